"""A widget's own module on a blank page, with a stand-in for its model: no Jupyter, no kernel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import anywidget
    from playwright.sync_api import Locator, Page

    from tests.browser.chromium import Watch

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
NOT_STATE = ("layout", "tabbable", "tooltip")

# JupyterLab's own colours are variables; a widget that uses them shows here what it does there.
THEMES = {
    "light": {},
    "dark": {
        "--jp-layout-color0": "#111",
        "--jp-layout-color1": "#212121",
        "--jp-layout-color2": "#424242",
        "--jp-layout-color3": "#616161",
        "--jp-border-color1": "#616161",
        "--jp-border-color2": "#424242",
        "--jp-content-font-color1": "#fff",
        "--jp-content-font-color2": "rgba(255, 255, 255, 0.7)",
        "--jp-ui-font-color1": "rgba(255, 255, 255, 0.87)",
        "--jp-content-link-color": "#42a5f5",
    },
}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A widget</title>
<style>:root {{ {variables} }} body {{ background: {background}; margin: 1em }}</style>
<main></main></html>"""

MOUNT = """async ({esm, css, state}) => {
  document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
  const address = URL.createObjectURL(new Blob([esm], {type: 'text/javascript'}));
  const widget = (await import(address)).default;
  const handlers = {};
  const fire = (name, ...args) => (handlers[name] || []).forEach(handler => handler(...args));
  const model = {
    saved: 0,
    handlers: () => Object.values(handlers).flat().length,
    sent: [],
    get: key => state[key],
    set: (key, value) => {
      if (state[key] === value) return;
      state[key] = value;
      fire('change:' + key);
      fire('change');
    },
    save_changes: () => { model.saved += 1; },
    on: (name, handler) => { (handlers[name] ||= []).push(handler); },
    off: (name, handler) => { handlers[name] = (handlers[name] || []).filter(other => other !== handler); },
    send: message => { model.sent.push(message); },
    receive: message => fire('msg:custom', message, []),
  };
  window.model = model;
  const definition = typeof widget === 'function' ? await widget() : widget;
  await definition.initialize?.({model});
  window.cleanup = await definition.render({model, el: document.querySelector('main')});
}"""
VIOLATIONS = """async rules => {
  const found = (await axe.run('main', {runOnly: rules})).violations;
  return found.map(v =>
    `${v.impact} ${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map(node => node.html.slice(0, 200))}`);
}"""


class BlankPage:
    """Shows one widget at a time. `page.evaluate("model.saved")` says how often it saved its state."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page, self.watch = page, watch

    def show(self, widget: anywidget.AnyWidget, theme: str = "light") -> Locator:
        """Draw the widget with its own module, style and state; what it drew into."""
        keys = [k for k in widget.keys if not k.startswith("_") and k not in NOT_STATE]
        state = json.loads(json.dumps({key: getattr(widget, key) for key in keys}))
        return self.draw(str(widget._esm), str(getattr(widget, "_css", "")), state, theme)

    def draw(self, esm: str, css: str, state: dict[str, Any], theme: str = "light") -> Locator:
        """Draw a module with this style and state."""
        variables = ";".join(f"{name}: {value}" for name, value in THEMES[theme].items())
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        background = THEMES[theme].get("--jp-layout-color0", "#fff")
        self.page.set_content(PAGE.format(variables=variables, background=background))
        self.page.evaluate(MOUNT, {"esm": esm, "css": css, "state": state})
        return self.page.locator("main")

    def check_accessibility(self) -> None:
        """Fails with what axe-core finds wrong with the widget shown."""
        self.page.add_script_tag(path=AXE)
        found = self.page.evaluate(VIOLATIONS, RULES)
        assert not found, "\n".join(found)
