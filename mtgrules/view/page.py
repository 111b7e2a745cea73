"""How is a page of rulings kept: one file that opens in any browser, prints, and needs nothing from elsewhere?"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mtgrules.view import walk_html
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.rulings.playing import PlayedPage, PlayedParagraph

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; border-top: 2px solid #0072B2; padding-top: .5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { border: 1px solid #888; padding: .2rem .5rem; text-align: left; vertical-align: top; }
details { margin: .4rem 0; }
summary { cursor: pointer; }
small { color: GrayText; }
@media print { h2 { break-after: avoid; } table { break-inside: avoid; } a { color: inherit; } }
"""
NOTICE = (
    "Made with mtgrules, unofficial fan content. Magic: The Gathering, its cards and its rules are the property of Wizards of the "
    "Coast, which has neither approved nor endorsed it. Everything here is said in the project's own words."
)


def page_html(page: PlayedPage) -> str:
    """The whole page as one HTML document: each ruling with every step, both boards and every reason, all of it
    open.
    """
    title = f"{page.page.card or 'Rules'}: the rulings, played"
    body = "".join(_paragraph(entry) for entry in page.paragraphs)
    beyond = "".join(
        f"<h2>Beyond the page: {escape(one.scenario.id)}</h2>{walk_html.scenario(one)}" for one in page.beyond
    )
    skipped = "".join(f"<p><small>Skipped: {escape(words)}</small></p>" for words in page.page.skipped)
    html = (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1>{body}{beyond}{skipped}<hr><p><small>{escape(NOTICE)}</small></p></body></html>\n"
    )
    return html.replace("<details", "<details open").replace("<details open open", "<details open")


def _paragraph(entry: PlayedParagraph) -> str:
    ruling = entry.paragraph.ruling
    if ruling is None:
        pointed = ", ".join(rule.number for rule in entry.paragraph.pointers)
        return f"<h2>Not recognised</h2><blockquote>{text(entry.paragraph.text)}</blockquote><p>Its words point to: {pointed or 'no rule'}</p>"
    not_played = f"<p>Not played: {escape(entry.not_played)}</p>" if entry.not_played else ""
    return f"<h2>{escape(ruling.id)}</h2>{walk_html.twin(ruling.card or 'The rules', ruling, entry.played)}{not_played}"
