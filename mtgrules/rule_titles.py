"""What the rules are called, in our own words: `number title`, one a line.

A rule that has no line here is called like the nearest one above it, so every section has a line.
"""

from __future__ import annotations

TITLES: dict[str, str] = dict(
    line.split(" ", 1)
    for line in """\
100 how a game is set up at all
101 the golden rules of the game
101.2 an effect that forbids wins over one that allows
101.3 what cannot be done is simply skipped
102 players, opponents and teammates
103 how a game begins
104 how a game ends
104.4b a loop that nobody can stop is a draw
105 the five colors
106 mana and how it is made
106.1 mana pays for costs
106.1a mana has five colors
106.1b six types: five colors plus colorless
106.2 mana is written with mana symbols
106.3 where mana comes from
106.4 mana waits in the pool, then is lost
106.4a say which mana is left after paying
106.4b say which mana you hold when passing priority
106.5 undefined mana is not made at all
106.6 strings attached to mana follow it
106.6a extra mana carries the same strings
106.7 which types a permanent could produce, costs ignored
106.8 adding hybrid mana: pick one half
106.9 adding Phyrexian mana gives its color
106.10 adding generic mana gives colorless
106.11 adding snow mana gives colorless
106.12 tapped for mana: a mana ability costing {T}
106.12a tapped-for-mana triggers wait until mana is really made
106.12b tapped-for-mana replacements change what gets made
106.13 one player's unspent mana moves to another
107 numbers and symbols
107.3 X stands for a number found later
107.3a X in a cost is chosen while casting
107.3b cast without paying: X can only be 0
107.3c the text fixes X, nobody chooses
107.3d X for a special action is chosen when paying
107.3e asking for another object's X uses its number
107.3f X only in the text: its controller chooses
107.3g off the stack, a card's {X} is 0
107.3h mana costs paid for effects: X is usually 0
107.3i every X on one object is the same number
107.3j a gained ability has its own X, else 0
107.3k each activation picks a fresh X
107.3m enter abilities still know X; the permanent's is 0
107.3n a delayed trigger keeps the X of its maker
107.3p Y works just as X does
107.4 the mana symbols and what each means
107.5 {T} taps this permanent; new creatures must wait
107.6 {Q} untaps this permanent; new creatures must wait
108 what a card is
108.3 the owner: whose deck the card came from
108.4 only permanents and spells have a controller
109 what an object is
109.1 the things that count as objects
109.3 characteristics: name to defense, and nothing else
109.5 whom "you" means in a text
110 permanents on the battlefield
110.1 any card or token while on the battlefield
110.2 who owns and who controls a permanent
110.2a the player told to put it there controls it
110.5 tapped, flipped, face down, phased: the status
110.5b how a permanent's status starts out
110.5c status stays until something changes it
111 tokens and how they are made
111.1 a token stands for a permanent without a card
111.2 whoever creates a token owns and controls it
111.3 the token's maker defines its original, copiable values
111.4 a token's name comes from its subtypes
111.5 a token that could not enter is not made
111.6 tokens act like permanents but are no cards
111.7 a token elsewhere vanishes, after triggers saw it
111.8 a token that left never comes back
111.9 making a legendary token with a given name
111.10 predefined tokens, known by name alone
111.10a what a Treasure token is
111.10b what a Food token is
111.10c what a Gold token is
111.10d what a Walker token is
111.10e what a Shard token is
111.10f what a Clue token is
111.10g what a Blood token is
111.10h what a Powerstone token is
111.10i an Incubator token has two faces
111.10j what the Cursed Role does
111.10k what the Monster Role does
111.10m what the Royal Role does
111.10n what the Sorcerer Role does
111.10p what the Virtuous Role does
111.10q what the Wicked Role does
111.10r what the Young Hero Role does
111.10s what a Map token is
111.10t what a Junk token is
111.10u what a Lander token is
111.10v what a Mutagen token is
111.10w what a Vibranium token is
111.10x what a Heartwood token is
111.11 a token named after a card is like it
111.12 copying nothing makes no token
111.13 a copied permanent spell becomes a token, never created
112 what a spell is
113 what an ability is
113.3 the four kinds of ability
113.6 where abilities work
113.6g uncounterable and uncopyable work on the stack
113.7 where an ability comes from
113.7a an ability outlives its source
114 emblems in the command zone
115 targets and how they are chosen
115.1 targets are chosen going onto the stack
116 special actions that skip the stack
117 who may act, and when
117.3 who gets priority next
117.3b after a resolution the active player acts first
117.5 before priority: state-based actions, then triggers
118 what costs are and how they're paid
118.8 additional costs, paid with the rest
119 life totals, gains and losses
119.4 you can't pay life you don't have
120 how damage works
120.8 zero damage is no damage
121 drawing a card
122 counters on objects and players
122.1 what a counter is
122.1a counters that change power and toughness
122.1b keyword counters give their keyword
122.1c what shield counters do
122.1d what stun counters do
122.1e loyalty counters show a planeswalker's loyalty
122.1f ten poison counters lose the game
122.1g defense counters show a battle's defense
122.1h what finality counters do
122.1i what rad counters do
122.1j what a hone counter does
122.2 counters vanish when the object moves zones
123 stickers on objects
123.1 stickers change an object but aren't copied
200 parts of a card in general
201 names of cards and objects
201.2 names are compared in English
201.2a one shared name makes the same name
201.5 its own name in the text means itself
201.5b a gained ability speaks of its new owner
202 mana cost and color
202.1 the mana cost stands in the top corner
202.1a what paying a mana cost takes
202.1b some objects, like lands, have no mana cost
202.2 the cost's mana symbols give the color
202.2a the symbols of the five colors
202.2b no colored symbols means colorless
202.2c several colors in the cost, several colors
202.2d hybrid and Phyrexian symbols give all their colors
202.2e a color indicator also gives color
202.2f effects may change a color
202.3 mana value: the cost counted as a number
202.3a no mana cost means mana value 0
202.3b nonmodal backs borrow the front's cost; copies get 0
202.3c a meld adds its fronts; a copy gets 0
202.3d how split cards are counted
202.3e X counts only on the stack, else 0
202.3f hybrid symbols count their bigger half
202.3g each Phyrexian symbol counts 1
203 the picture on a card
204 the color indicator
204.2 the indicator's colors are the object's colors
205 the type line
205.1 what the type line tells
205.1a setting a type replaces the old ones
205.1b "in addition" keeps the old types
205.2 which card types there are
205.2a the list of all card types
205.2b several card types count as each of them
205.2c tokens and copies have card types too
205.3 subtypes and which type they belong to
205.3a how subtypes are printed
205.3b subtypes come after the dash
205.3c each subtype belongs to one card type
205.3d no subtype without its card type
205.4 supertypes like legendary and basic
205.4d legendary permanents obey the legend rule
206 the expansion symbol
207 the text box
208 power and toughness
208.2 a star instead of a number
208.2b sizes chosen on entering can be copied
208.3 noncreature permanents have no power or toughness
209 printed loyalty of planeswalkers
209.1 the printed loyalty number and what it does
210 printed defense of battles
210.1 the printed defense number and what it does
211 the hand modifier of vanguards
212 the life modifier of vanguards
213 small print below the text box
300 card types in general
301 artifacts and Equipment
301.5 Equipment goes on creatures only
301.5a the creature wearing it is equipped
301.5b Equipment enters unattached and is moved later
301.5c when Equipment can't stay attached
301.5e Equipment that can't attach enters unattached
302 creatures and what limits them
302.6 summoning sickness: no attack, no {T}, no {Q}
303 enchantments and Auras
303.4 Auras are always attached to something
303.4b the thing an Aura sits on is enchanted
303.4c an Aura without legal host goes to the graveyard
303.4f an Aura not cast: its controller picks a host
303.4g an Aura with no possible host stays put
303.4i no attaching to an impossible host
304 instants and when they're cast
304.4 an instant never enters the battlefield
305 lands and land types
305.1 playing a land skips the stack
305.2 one land each turn, unless effects allow more
305.2a counting the land plays you have left
305.2b no land plays left, no land
305.3 lands only on your own turn
305.4 putting a land in isn't playing it
305.5 how land types are written
305.6 basic land types bring their own mana ability
305.7 set to a basic land type: old abilities go
305.8 basic is a supertype, not a land type
305.9 a land with other types is never cast
306 planeswalkers and loyalty
306.1 when a planeswalker can be cast
306.2 a resolved planeswalker enters under its caster
306.3 how planeswalker types are written
306.4 planeswalkers follow only the legend rule now
306.5 loyalty belongs to planeswalkers alone
306.5a off the battlefield, loyalty is the printed number
306.5b planeswalkers enter with loyalty counters
306.5c on the battlefield, loyalty is its counters
306.5d one loyalty ability each turn, at sorcery speed
306.6 creatures may attack planeswalkers
306.7 damage to players no longer goes to planeswalkers
306.8 damage takes loyalty counters off
306.9 without loyalty a planeswalker dies
307 sorceries and when they're cast
307.4 a sorcery never enters the battlefield
308 kindred cards and their subtypes
309 dungeons and venturing
310 battles, defense and protectors
310.4 battles have defense
310.4b battles enter with defense counters
310.7 a defeated Siege waits for its trigger
310.8 other battles die as their defense runs out
310.9 each battle has a protector
310.9a choosing a battle's protector as it enters
310.12 Sieges and their special rules
310.12a only an opponent protects a Siege
310.12b a defeated Siege is exiled, then cast transformed
311 plane cards of Planechase
312 phenomenon cards of Planechase
313 vanguard cards of the variant
314 scheme cards of Archenemy
315 conspiracy cards of the draft variant
400 zones and moving between them
400.1 the seven zones and who has them
400.3 cards go to their owner's piles
400.7 a new zone makes a new object
400.7d a permanent remembers how its spell was paid
400.11 outside the game is no zone
401 the library and its order
402 the hand and its size
403 the battlefield and its permanents
403.4 a permanent that comes back is a stranger
404 the graveyard and its order
405 the stack and its order
405.2 new on top: the stack keeps its order
405.3 objects put on the stack together: the order
405.5 the topmost resolves first
406 the exile zone
407 the ante zone, rarely used
408 the command zone
500 turns, phases and steps
501 the beginning phase of a turn
502 the untap step
502.1 first, permanents phase in and out
502.2 second, day and night may change
502.2a day and night with shared team turns
502.3 third, the active player untaps
503 the upkeep step
504 the draw step
504.1 drawing a card, first of all
505 the main phases
506 the combat phase
506.4 what takes a permanent out of combat
506.4a once attacking, attack limits no longer matter
506.4c a lost target of attack leaves the attacker attacking
506.6 what attacking a player alone means
507 the beginning of combat
508 declaring the attackers
508.1 how attackers are declared, step by step
508.1a choosing untapped, ready creatures to attack
508.1b saying whom or what each attacks
508.1c obeying what forbids an attack
508.1d obeying what forces an attack
508.1e announcing bands of attackers
508.1f tapping the attackers
508.1g choosing optional attack costs
508.1h adding up what attacking costs
508.1i making mana for attack costs
508.1j paying the attack costs
508.1k now the chosen creatures are attacking
508.1m attack triggers trigger here
508.2 then players may act
508.2a attack triggers look only at the declaration
508.3 the kinds of attack trigger
508.3a "whenever this attacks" means declared as attacker
508.4 put in attacking, but never "attacked"
508.4c put in attacking ignores attack limits
509 declaring the blockers
510 dealing combat damage
510.1 how combat damage is shared out
510.1a combat damage is as much as the power
511 the end of combat
512 the ending phase of a turn
513 the end step
513.2 too late for this end step's triggers
514 the cleanup step
514.2 damage and "until end of turn" wear off
600 spells, abilities and effects in general
601 how a spell is cast
601.2a the card goes onto the stack first
601.2b modes, halves and ways are announced
601.2f working out what the whole spell costs
601.2h every cost of the spell is paid
601.5 targets may look ahead to later choices
602 how an ability is activated
602.5 abilities that may not be activated
602.5a summoning-sick creatures can't use {T} or {Q}
602.5b "once each turn" stays when control changes
603 triggered abilities, from trigger to stack
603.1 how triggered abilities are written
603.1a limits written after a trigger's effect
603.1b a trigger that needs all its conditions
603.2 an event that matches makes an ability trigger
603.2a triggers don't care when you may act
603.2b beginning-of-step triggers happen as the step begins
603.2c once for each matching thing that happens
603.2d effects that make abilities trigger more often
603.2e "becomes" needs a real change
603.2f a hidden source never triggers
603.2g a prevented or replaced event triggers nothing
603.2h "only once each turn" on a trigger
603.3 triggers wait until someone would get priority
603.3a whoever controlled the source controls the trigger
603.3b the order of triggers waiting together
603.3c a trigger's mode is chosen going on the stack
603.3d targets of triggers are chosen as for spells
603.4 "if" is checked twice: triggering and resolving
603.5 "may" is decided on resolution
603.6 triggers about moving between zones
603.6a enter triggers see everything that entered
603.6b effects apply as it enters, never before
603.6c leave triggers watch things going away
603.6d "enters with" and "as enters" are no triggers
603.6e Auras may follow what they enchanted
603.7 delayed triggers wait for a later moment
603.7a a delayed trigger misses what came before it
603.7b a delayed trigger fires once, unless it says longer
603.7c a delayed trigger follows that one object only
603.7d delayed by a spell: whose trigger it is
603.7e delayed by an ability: whose trigger it is
603.7f delayed by a replacement: whose trigger it is
603.7g delayed by an allowed action: whose trigger it is
603.7h a delayed trigger counting resolutions
603.8 state triggers watch how things are
603.9 triggers on a player losing
603.10 most triggers look at the game just afterwards
603.10a leave triggers look at the game before
603.10b phasing-out triggers look back
603.10c unattached triggers look back
603.10d lost-control triggers look back
603.10e countered-spell triggers look back
603.10f losing-the-game triggers look back
603.10g planeswalking-away triggers look back
603.11 a trigger tied to a static ability
603.12 reflexive triggers: "when you do"
603.12a reflexive triggers count each time it happened
604 static abilities and what they do
604.3 characteristic-defining abilities tell what an object is
605 mana abilities and why they are special
605.1 what makes an ability a mana ability
605.1a the test for activated mana abilities
605.1b the test for triggered mana abilities
605.2 still a mana ability when it makes none
605.3 how mana abilities are activated
605.3a when mana abilities may be activated
605.3b mana abilities skip the stack
605.3c a mana ability finishes before its next use
605.4 mana abilities that trigger
605.4a triggered mana abilities skip the stack too
605.5 abilities that fail the mana ability test
605.5a with a target it's no mana ability
606 loyalty abilities of planeswalkers
606.3 one loyalty ability for each permanent each turn
606.4 loyalty costs add or remove counters
607 linked abilities that refer to each other
607.1 two printed abilities that refer to each other
607.1a granted by its own text still counts as printed
607.1b both faces' abilities count as printed
607.1c an ability can be linked to itself
607.1d links between an object and what it made
607.2 the kinds of links
607.2a linked: exile, then the exiled cards
607.2b linked: exiled by a replacement, then used
607.2c linked: put onto the battlefield, then used
607.2d linked: choose something, then the chosen thing
607.2e linked: note something, then use it
607.2f linked: choose a word, then use it
607.2g linked: pay on entering, then ask what was paid
607.2h linked: a static ability and its triggers
607.2i linked: optional extra cost, then was it paid
607.2j linked: variable extra cost, then its value
607.2k linked: the two halves of champion
607.2m linked: an anchor word and its choice
607.2n linked: exiled before the game, then used
607.2p linked: chosen before the game, then defined
607.2q linked: exiled to pay, then used
607.3 "the exiled card" when several were exiled
607.4 one ability may belong to several links
607.5 abilities gained together are linked together
607.5a a choice never made is undefined
608 how spells and abilities resolve
608.2 resolving an instant, sorcery or ability
608.2a the "if" of a trigger is checked again
608.2b targets are checked once more
608.2c instructions are followed in written order
608.2d choices are made while the effect happens
608.2e several players choose in turn order
608.2f many objects are usually handled at once
608.2g paying or casting in mid-resolution
608.2h facts are looked up once; else last known
608.2i effects that look back at the past
608.2j only the characteristic asked for is checked
608.2k it stays the same object whatever it becomes
608.2m once resolving, it finishes
608.2n last, the spell goes to the graveyard
608.2p resolution triggers come at the very end
608.3 resolving a permanent spell
608.3b a bad target: bestow and mutate become creatures
608.3f a permanent spell's copy enters as a token
609 effects in general
610 one-shot effects, done at once
610.3 exiled until something happens, then returned
611 continuous effects and how long they last
611.1 what continuous effects change
611.2 effects that come from something resolving
611.2a it lasts as stated, else forever
611.2b "for as long as" ends once and for all
611.2c which objects it affects is fixed at the start
611.2d its X is fixed on resolution
611.2e effects on what the same spell puts in
611.2f effects waiting for the next spell
611.3 effects of static abilities
611.3a static effects always follow the current board
611.3b static effects last while their source is there
611.3c static effects apply at the moment of entering
611.3d abilities granted for casting stay on the permanent
612 effects that change text
612.1 effects may change words or symbols
612.2 words used as such change, names never
612.2a token names made of creature types change, too
613 which effect applies in which order
613.1 start with the object, then the seven layers
613.1a layer 1: copying and face down
613.1b layer 2: who controls it
613.1c layer 3: changed text
613.1d layer 4: changed types
613.1e layer 5: changed colors
613.1f layer 6: abilities gained and lost
613.1g layer 7: power and toughness
613.2 inside layer 1: copying, then face down
613.2a copy effects and merging come first
613.2b then face-down objects hide everything
613.2c after layer 1: the copiable values
613.3 characteristic-defining abilities first, then timestamps
613.4 inside layer 7: define, set, change, switch
613.4a 7a: power and toughness that are defined
613.4b 7b: power and toughness set to numbers
613.4c 7c: pluses, minuses and counters
613.4d 7d: power and toughness switched
613.5 the layers are always being applied
613.6 an effect once started goes on through all layers
613.7 within a layer, the older timestamp goes first
613.7a a static effect dates from its object, or later
613.7b other effects date from their creation
613.7c counters date from being put on
613.7d objects date from entering their zone
613.7e attaching gives a new timestamp
613.7f turning face up or down: a new timestamp
613.7g transforming gives a new timestamp
613.7h planes and schemes date from turning up
613.7i vanguards date from the game's start
613.7j conspiracies date from start or turning up
613.7k stickers date from being put on
613.7m same moment: timestamps in turn order
613.7n static or resolved at once: which is older
613.8 dependency beats timestamps
613.8a when one effect depends on another
613.8b a dependent effect waits; loops use timestamps
613.8c the order is worked out anew after each effect
613.9 one effect may undo another
613.10 effects on players come after objects
613.11 effects on the rules come last
614 replacement effects and how they work
614.1 something else happens instead
614.1a "instead" marks a replacement
614.1c "enters with" and "as enters" are replacements
614.1d static "enters" effects are replacements too
614.5 each replacement gets one chance per event
614.6 a replaced event never happened
614.12 look at the permanent as it will be
614.12a choices come before it enters
614.12b no choices you couldn't pay for together
614.12c anchor words: choose one of two abilities
614.16 effects that double tokens or counters
615 prevention effects, which stop damage
616 several replacements for one event
616.1 the affected player picks, in a fixed order
616.1a first: an effect that replaces part of itself
616.1b second: under whose control it enters
616.1c third: entering as a copy
616.1d fourth: entering back face up
616.1e then any other one may be picked
616.1f then look again at what still applies
616.1g outer events first, inner events after
700 general extra rules
700.2 modal spells and abilities
700.2g a copy keeps the chosen modes
700.4 "dies": from the battlefield to the graveyard
700.5 devotion counts colored mana symbols
700.5a devotion is counted partway through the layers
700.7 "this creature" stays that object, creature or not
700.15 "enters" is short for entering the battlefield
700.16 which creatures are worthy
701 keyword actions in general
701.2 the keyword action activate
701.3 the keyword action attach
701.3d what unattaching means
701.4 the keyword action behold
701.5 the keyword action cast
701.6 the keyword action counter
701.7 the keyword action create
701.8 the keyword action destroy
701.9 the keyword action discard
701.10 the keyword action double
701.11 the keyword action triple
701.12 the keyword action exchange
701.13 the keyword action exile
701.14 the keyword action fight
701.15 the keyword action goad
701.15b goaded is a mark, and isn't copied
701.16 the keyword action investigate
701.17 the keyword action mill
701.18 the keyword action play
701.19 the keyword action regenerate
701.20 the keyword action reveal
701.21 the keyword action sacrifice
701.22 the keyword action scry
701.23 the keyword action search
701.24 the keyword action shuffle
701.25 the keyword action surveil
701.26 the keyword action tap and untap
701.26a a tapped permanent can't be tapped again
701.27 the keyword action transform
701.27a transform: turn over to the other face
701.27c without two faces nothing transforms
701.27e "transforms into" checks the new face
701.28 the keyword action convert
701.29 the keyword action fateseal
701.30 the keyword action clash
701.31 the keyword action planeswalk
701.32 the keyword action set in motion
701.33 the keyword action abandon
701.34 the keyword action proliferate
701.35 the keyword action detain
701.36 the keyword action populate
701.36a populate copies one of your creature tokens
701.37 the keyword action monstrosity
701.37b monstrous is a mark, and isn't copied
701.38 the keyword action vote
701.39 the keyword action bolster
701.40 the keyword action manifest
701.41 the keyword action support
701.42 the keyword action meld
701.42a meld: two cards enter as one permanent
701.42b only a matching pair of cards melds
701.42c what can't meld stays where it is
701.43 the keyword action exert
701.44 the keyword action explore
701.45 the keyword action assemble
701.46 the keyword action adapt
701.47 the keyword action amass
701.48 the keyword action learn
701.49 the keyword action venture into the dungeon
701.50 the keyword action connive
701.51 the keyword action open an attraction
701.52 the keyword action roll to visit your Attractions
701.53 the keyword action incubate
701.53a incubate makes an Incubator token with counters
701.53b the Incubator token and its two faces
701.54 the keyword action the Ring tempts you
701.54b Ring-bearer is a mark, and isn't copied
701.55 the keyword action face a villainous choice
701.56 the keyword action time travel
701.57 the keyword action discover
701.58 the keyword action cloak
701.59 the keyword action collect evidence
701.60 the keyword action suspect
701.60b suspected is a mark, and isn't copied
701.61 the keyword action forage
701.62 the keyword action manifest dread
701.63 the keyword action endure
701.64 the keyword action harness
701.64b harnessed is a mark, and isn't copied
701.65 the keyword action airbend
701.66 the keyword action earthbend
701.67 the keyword action waterbend
701.68 the keyword action blight
701.69 the keyword action heal
701.70 the keyword action recruit
701.71 empower a Jace, making one if needed
701.71a the Jace token starts with no loyalty
702 keyword abilities in general
702.2 the keyword ability deathtouch
702.3 the keyword ability defender
702.3c more than one defender adds nothing
702.4 the keyword ability double strike
702.5 the keyword ability enchant
702.6 the keyword ability equip
702.7 the keyword ability first strike
702.8 the keyword ability flash
702.9 the keyword ability flying
702.10 the keyword ability haste
702.10b haste lets it attack at once
702.10c haste lets {T} and {Q} work at once
702.11 the keyword ability hexproof
702.12 the keyword ability indestructible
702.13 the keyword ability intimidate
702.14 the keyword ability landwalk
702.15 the keyword ability lifelink
702.16 the keyword ability protection
702.17 the keyword ability reach
702.18 the keyword ability shroud
702.19 the keyword ability trample
702.20 the keyword ability vigilance
702.21 the keyword ability ward
702.22 the keyword ability banding
702.23 the keyword ability rampage
702.24 the keyword ability cumulative upkeep
702.25 the keyword ability flanking
702.26 the keyword ability phasing
702.26a phasing: out and in, before untapping
702.26b phased out: as though it didn't exist
702.26c phased in: it counts again
702.26d phasing is no change of zones
702.26e new effects pass over the phased-out
702.26f "for as long as" ends on phasing out
702.26g attachments phase out with their host
702.26h phasing out both ways is indirect
702.26i a phased-out attachment comes back attached
702.27 the keyword ability buyback
702.28 the keyword ability shadow
702.29 the keyword ability cycling
702.30 the keyword ability echo
702.31 the keyword ability horsemanship
702.32 the keyword ability fading
702.33 the keyword ability kicker
702.34 the keyword ability flashback
702.35 the keyword ability madness
702.36 the keyword ability fear
702.37 the keyword ability morph
702.37a morph: may be cast face down for three
702.37e morph: turn it face up for its cost
702.38 the keyword ability amplify
702.39 the keyword ability provoke
702.40 the keyword ability storm
702.40a storm copies once per earlier spell
702.41 the keyword ability affinity
702.42 the keyword ability entwine
702.43 the keyword ability modular
702.44 the keyword ability sunburst
702.45 the keyword ability bushido
702.46 the keyword ability soulshift
702.47 the keyword ability splice
702.48 the keyword ability offering
702.49 the keyword ability ninjutsu
702.50 the keyword ability epic
702.51 the keyword ability convoke
702.52 the keyword ability dredge
702.53 the keyword ability transmute
702.54 the keyword ability bloodthirst
702.55 the keyword ability haunt
702.56 the keyword ability replicate
702.57 the keyword ability forecast
702.58 the keyword ability graft
702.59 the keyword ability recover
702.60 the keyword ability ripple
702.61 the keyword ability split second
702.62 the keyword ability suspend
702.63 the keyword ability vanishing
702.64 the keyword ability absorb
702.65 the keyword ability aura swap
702.66 the keyword ability delve
702.67 the keyword ability fortify
702.68 the keyword ability frenzy
702.69 the keyword ability gravestorm
702.70 the keyword ability poisonous
702.71 the keyword ability transfigure
702.72 the keyword ability champion
702.73 the keyword ability changeling
702.74 the keyword ability evoke
702.75 the keyword ability hideaway
702.76 the keyword ability prowl
702.77 the keyword ability reinforce
702.78 the keyword ability conspire
702.79 the keyword ability persist
702.80 the keyword ability wither
702.81 the keyword ability retrace
702.82 the keyword ability devour
702.83 the keyword ability exalted
702.84 the keyword ability unearth
702.85 the keyword ability cascade
702.86 the keyword ability annihilator
702.87 the keyword ability level up
702.88 the keyword ability rebound
702.89 the keyword ability umbra armor
702.90 the keyword ability infect
702.91 the keyword ability battle cry
702.92 the keyword ability living weapon
702.93 the keyword ability undying
702.94 the keyword ability miracle
702.95 the keyword ability soulbond
702.96 the keyword ability overload
702.97 the keyword ability scavenge
702.98 the keyword ability unleash
702.99 the keyword ability cipher
702.99a cipher: cast copies of the encoded card
702.99b encoded: bound to the chosen creature
702.99c encoded as long as both stay put
702.100 the keyword ability evolve
702.101 the keyword ability extort
702.102 the keyword ability fuse
702.102a fuse: cast both halves from the hand
702.102b fused, the spell has both halves
702.102d fused: left half first, then the right
702.103 the keyword ability bestow
702.103a bestow: cast it as an Aura instead
702.103b cast with bestow it is an Aura
702.103c a copied bestowed spell is bestowed too
702.103e bestow without its target: a creature after all
702.103f an unattached bestowed Aura becomes a creature
702.104 the keyword ability tribute
702.105 the keyword ability dethrone
702.106 the keyword ability hidden agenda
702.107 the keyword ability outlast
702.108 the keyword ability prowess
702.109 the keyword ability dash
702.110 the keyword ability exploit
702.111 the keyword ability menace
702.112 the keyword ability renown
702.112b renowned is a mark, and isn't copied
702.113 the keyword ability awaken
702.114 the keyword ability devoid
702.115 the keyword ability ingest
702.116 the keyword ability myriad
702.116a myriad makes attacking token copies
702.117 the keyword ability surge
702.118 the keyword ability skulk
702.119 the keyword ability emerge
702.120 the keyword ability escalate
702.121 the keyword ability melee
702.122 the keyword ability crew
702.122a crewing taps others, whatever their age
702.123 the keyword ability fabricate
702.124 the keyword ability partner
702.125 the keyword ability undaunted
702.126 the keyword ability improvise
702.127 the keyword ability aftermath
702.128 the keyword ability embalm
702.129 the keyword ability eternalize
702.130 the keyword ability afflict
702.131 the keyword ability ascend
702.132 the keyword ability assist
702.133 the keyword ability jump-start
702.134 the keyword ability mentor
702.135 the keyword ability afterlife
702.136 the keyword ability riot
702.137 the keyword ability spectacle
702.138 the keyword ability escape
702.139 the keyword ability companion
702.140 the keyword ability mutate
702.141 the keyword ability encore
702.141a encore makes a token copy per opponent
702.142 the keyword ability boast
702.143 the keyword ability foretell
702.144 the keyword ability demonstrate
702.145 the keyword ability daybound and nightbound
702.145b daybound: enters and transforms with the night
702.145c by night, daybound permanents transform at once
702.145d the first daybound permanent brings the day
702.145e nightbound: turns to its front by day
702.145f by day, nightbound permanents transform at once
702.145g nightbound alone brings the night
702.146 the keyword ability disturb
702.147 the keyword ability decayed
702.148 the keyword ability cleave
702.149 the keyword ability training
702.150 the keyword ability compleated
702.151 the keyword ability reconfigure
702.152 the keyword ability blitz
702.153 the keyword ability casualty
702.154 the keyword ability enlist
702.155 the keyword ability read ahead
702.156 the keyword ability ravenous
702.157 the keyword ability squad
702.157a squad: pay extra, get token copies
702.158 the keyword ability space sculptor
702.158b a sector is a mark, and isn't copied
702.159 the keyword ability visit
702.160 the keyword ability prototype
702.161 the keyword ability living metal
702.162 the keyword ability more than meets the eye
702.163 the keyword ability For Mirrodin!
702.164 the keyword ability toxic
702.165 the keyword ability backup
702.166 the keyword ability bargain
702.167 the keyword ability craft
702.168 the keyword ability disguise
702.169 the keyword ability solved
702.170 the keyword ability plot
702.171 the keyword ability saddle
702.171b saddled is a mark, and isn't copied
702.172 the keyword ability spree
702.173 the keyword ability freerunning
702.174 the keyword ability gift
702.175 the keyword ability offspring
702.176 the keyword ability impending
702.176a impending: time counters first, a creature later
702.177 the keyword ability exhaust
702.178 the keyword ability max speed
702.179 the keyword ability start your engines!
702.180 the keyword ability harmonize
702.181 the keyword ability mobilize
702.182 the keyword ability job select
702.183 the keyword ability tiered
702.184 the keyword ability station
702.185 the keyword ability warp
702.186 the keyword ability infinity
702.187 the keyword ability mayhem
702.188 the keyword ability web-slinging
702.189 the keyword ability firebending
702.190 the keyword ability sneak
702.191 the keyword ability increment
702.192 the keyword ability paradigm
702.192a paradigm: a free copy every turn
702.193 the keyword ability power-up
702.194 the keyword ability teamwork
702.195 the keyword ability storied
703 actions that come with steps and phases
704 state-based actions: what the game does by itself
704.3 checked again and again before anyone acts
704.5 the list of state-based actions
704.5a no life left: that player loses
704.5b drawing from an empty library loses
704.5c ten poison counters lose
704.5d tokens outside the battlefield vanish
704.5e stray copies of spells and cards vanish
704.5f toughness 0: the creature dies
704.5g lethal damage destroys a creature
704.5h damage from deathtouch destroys a creature
704.5i loyalty 0: the planeswalker dies
704.5j the legend rule: keep only one
704.5k the world rule: keep only the newest
704.5m an Aura without legal host goes to the graveyard
704.5n illegally attached Equipment falls off
704.5p other attached things fall off
704.5q plus and minus counters cancel out
704.5r too many counters of a limited kind go
704.5s a finished Saga is sacrificed
704.5t a finished dungeon leaves the game
704.5u creatures are given their missing sectors
704.5v Siege without defense dies, once its trigger is gone
704.5w any other battle without defense dies
704.5x a battle without a protector gets one
704.5y a battle with a wrong protector gets another
704.5z only the newest Role per player stays
704.5aa speed starts at 1
704.6c 21 damage from one commander: that player loses
704.8 died together: remembered as just before
705 flipping a coin
706 rolling a die
707 copying objects: what a copy gets
707.1 what copying covers
707.2 only copiable values are copied, nothing added later
707.2a color and abilities come along with the copy
707.2b the original may change later, the copy doesn't
707.2c a static copy effect fixes its values once
707.3 a copy of a copy gets the copied values
707.4 becoming a copy: nothing enters or leaves
707.5 entering as a copy: its enter abilities work
707.6 choices made for the original are not copied
707.7 linked abilities stay linked on the copy
707.8 only the face that is up gets copied
707.8a a token copy of two faces has both
707.9 copies with exceptions
707.9a an ability added while copying is copiable
707.9b a value changed while copying is copiable
707.9c values the copy keeps instead of copying
707.9d an ability defining a kept value isn't copied
707.9e a later copy effect cancels an extra effect
707.9f "if it's a creature": judged by the result
707.9g a later copy effect silences the linked trigger
707.10 a copied spell keeps choices, and isn't cast
707.10a copies in the wrong zone vanish
707.10b a copied ability comes from the same source
707.10c new targets for the copy may be chosen
707.10d one copy for each possible target
707.10e copies with a given new target
707.10f a permanent spell's copy turns into a token
707.10g a two-faced spell's copy has both faces
707.11 tracked by name, whatever it becomes
707.12 when a copy of something is cast
707.12a several copies: cast each or leave it
707.13 copying a card known only by name
707.14 copying a card as noted earlier
708 being face down, on stack or battlefield
708.2 face down, only the listed values exist
708.2a face down is a plain 2/2 by default
708.7 who may turn a permanent face up
708.8 turned face up: its own values are back
708.9 face-down cards are shown on leaving
708.10 face down it stays hidden, even as a copy
709 split cards and Rooms
709.3 choose which half you cast
709.3b on the stack the half not cast is absent
709.3c a split card's copy keeps both halves
709.4 off the stack both halves count together
709.4a a split card has two names
709.4b costs, colors and mana value: both halves
709.4c types and abilities of either half
709.4d fused: both halves on the stack, too
709.5 Rooms: a locked half doesn't count
709.5a both halves of a Room share its types
709.5d casting a half unlocks that door
709.5e paying to unlock a door
710 flip cards, upright and flipped
710.1 how a flip card is laid out
710.1c flipping keeps color and mana cost
710.2 flipped, the other half's values count
711 leveler cards and their levels
711.2 what a level symbol means
711.2a level counters in range switch a level on
711.5 below the first level: the top box
712 double-faced cards and their faces
712.1 three kinds of cards with two faces
712.2 nonmodal cards can transform to their back
712.2a how nonmodal fronts are marked
712.2b how nonmodal backs are marked
712.2c the back's size in gray is a reminder
712.3 modal cards: pick a face to play
712.3a how modal fronts are marked
712.3b how modal backs are marked
712.3c the hint bar is only a reminder
712.4 meld cards: half of a big back
712.4a melding makes one permanent from two cards
712.4b a meld back counts only when melded
712.4c meld cards never transform
712.5 the list of meld pairs
712.5a the meld pair of Chittering Host
712.5b the meld pair of Hanweir
712.5c the meld pair of Brisela
712.5d the meld pair of Mishra
712.5e the meld pair of Urza
712.5f the meld pair of Titania
712.5g the meld pair of Ragnarok
712.6 looking at both sides is allowed
712.7 both faces must stay secret in hidden zones
712.8 each face has values of its own
712.8a in other zones only the front counts
712.8b on the stack a meld card is its front
712.8c a nonmodal spell is normally its front
712.8d front up: only the front counts
712.8e back up: the back counts, with front's mana value
712.8f modal: only the face that's up counts
712.8g melded: the big back, both costs added
712.9 only real double-faced objects can transform
712.10 never transforms into an instant or sorcery
712.11 double-faced spells are normally cast front up
712.11a cast transformed: back up on the stack
712.11b a modal card's caster picks the face
712.11c only the chosen face must be castable
712.11d permission to cast transformed counts too
712.12 playing a modal land: pick a land face
712.13 a spell's face stays up as it enters
712.13a entering transformed although cast front up
712.14 from other zones it enters front up
712.14a put in transformed: back up, if it has one
712.14b a front that's no permanent stays where it is
712.14c melding cards enter as one, backs up
712.15 face-down double-faced cards hide both faces
712.15a face down it can't transform
712.16 double-faced permanents can't turn face down
712.17 exiled face down it stays hidden
712.18 transforming makes no new object
712.19 naming a card: either face's name
712.20 "as this transforms" happens while transforming
712.21 a melded permanent leaves as two cards
712.21a putting a melded pair's two cards in order
712.21b which half of an exiled meld is older
712.21c what finds a meld finds both cards
712.21d one replacement moves both halves
712.21e one permanent moved, but two cards
713 substitute cards for hidden faces
714 Sagas and their chapters
714.2 chapters are triggered abilities
714.2b a chapter triggers when lore reaches its number
714.3 lore counters show the progress
714.3a Sagas enter with one lore counter
714.3c each turn adds a lore counter
714.4 a Saga past its last chapter is sacrificed
715 adventurer cards and their Adventures
715.2 the inset: another set of values
715.2a having an Adventure, used or not
715.2b the Adventure half is copied along
715.3 normally or as an Adventure: you choose
715.3b as an Adventure it is only that
715.3c a copied Adventure is an Adventure
715.3d resolved Adventures wait in exile
715.4 elsewhere it's only the normal card
716 Classes and their levels
716.2 what a class level bar means
716.2b a Class's level isn't copied
716.2d no level counts as level 1
717 Attractions and visiting them
718 prototype cards and their smaller version
718.2 the inset: smaller cost and size
718.2a the prototype values are copied along
718.3 cast normally or as a prototype
718.3d a prototype's copy is a prototype too
719 Cases and solving them
719.3 how a Case is solved
719.3b solved is a mark, and isn't copied
720 omen cards, two spells in one
720.2a having an Omen, used or not
720.2b the Omen is copied along
720.3 normally or as an Omen: you choose
720.3b as an Omen it is only that
720.3c a copied Omen is an Omen
720.3d a resolved Omen is shuffled away
720.4 elsewhere it's only the normal card
721 Station cards and their charge counters
721.2 what a station symbol means
721.2b enough charge counters make it a creature
722 preparation cards and their prepared spells
722.2 the inset: a second set of values
722.2a having a prepare spell, used or not
722.2b the prepare spell is copied along
722.3 its small spell is cast only as a copy
722.3a prepared is a mark a permanent can have
722.3b unprepared: the mark is taken away
722.3c becoming prepared makes a castable copy
722.3d a copied prepare spell is one, too
722.4 everywhere it's only the normal card
723 controlling another player
724 ending turns and phases early
725 the monarch and the extra card
726 the initiative and Undercity
727 restarting the game
728 rad counters on players
729 a game within the game
730 merging with permanents
730.2 what a merged permanent consists of
730.2a the top component gives the values
730.2d on top decides whether it's a token
730.2j merged double-faced permanents can't turn face down
731 day and night
731.1 the game can have day or night
731.2 day or night may change as a turn begins
732 shortcuts and endless loops
732.4 a loop of what must happen is a draw
733 undoing what wasn't legal
800 games with more than two players
801 limited range of influence
802 attacking several players at once
803 attacking only left or right
804 handing creatures to teammates
805 teams that share their turns
806 everyone for themselves
807 very big games with several turns
808 team against team
809 emperors and their generals
810 two against two with shared life
811 teams seated alternately
900 casual variants in general
901 playing with planes
902 playing with vanguards
903 the Commander variant
903.3 being a commander belongs to the card, uncopied
903.8 casting a commander, with its tax
903.9 how a commander gets back
903.9a from graveyard or exile to the command zone
903.10 how Commander games are lost
903.10a 21 combat damage from one commander loses
904 one archenemy against all
905 drafting with conspiracies
""".splitlines()
)
