### ¡Misiles, Ahora! in English

game-name = ¡Misiles, Ahora!
game-about = A Cold War dice game for two to four players: collect parts, complete elements and become the only superpower.
game-goal = be the first with three complete Missiles, or let your Doomsday Clock run out while you have one.

## Elements and ways to play them

element-missile = Missile
element-crisis = Missile Crisis
element-space = Space Race
element-wall = Berlin Wall
element-propaganda = Propaganda
element-spy = Espionage
element-counterspy = Counter-espionage
element-hotline = Red Telephone
element-roulette = Russian Roulette
element-clock = Doomsday Clock

way-missile = Missile: collect, then play one more element
way-missile-help = Make a collection. Then you must play one more complete element, if you can.
way-crisis = Missile Crisis: give up two complete elements for a Missile
way-crisis-help = Erase two more complete elements (Missiles count) to complete a Missile. You lose any parts on the open line of Missile.
way-space = Space Race: complete an element and play it at once
way-space-help = Choose an element with three or four parts, but not Missile, Space Race or Counter-espionage. If you cannot play it, it stays complete.
way-wall = Berlin Wall: protected until your next turn
way-wall-help = Until your next turn begins, nobody can target you or your clock.
way-propaganda = Propaganda: exchange two complete elements with an opponent
way-propaganda-help = You pick two of your complete elements. Your opponent sees them, then picks two of theirs.
way-spy_parts = Espionage: swap the parts of two elements on an opponent's sheet
way-spy_parts-help = Both elements need an open line with at least one part. Complete elements stay where they are.
way-spy_complete = Espionage: exchange a complete element with an opponent
way-spy_complete-help = You pick both elements: the one you give and the one you take. You can win by taking a third Missile.
way-hotline_parts = Red Telephone: mark one part in each of three elements
way-hotline_parts-help = Choose any three open lines, Missile included. You can choose each one only once.
way-hotline_clock = Red Telephone: darken a Doomsday Clock
way-hotline_clock-help = Choose any lit clock, even your own, unless its owner is behind a wall. This neither wins the game nor costs anybody a turn.
way-roulette_dice = Russian Roulette: give up two complete elements for two collections
way-roulette_dice-help = First erase two more complete elements, then make two collections.
way-roulette_missile = Russian Roulette: stake a Missile on one collection
way-roulette_missile-help = Erase a Missile and make one collection. If it completes a Missile, you win; otherwise your turn ends.
way-clock_light = Doomsday Clock: light your clock
way-clock_light-help = Light three boxes. One goes dark at the start of each of your turns. When the last one goes dark, you win if you have a Missile; otherwise you lose that turn.
way-clock_add = Doomsday Clock: light one more box of a clock
way-clock_add-help = Choose a clock with one or two lit boxes, even your own, unless its owner is behind a wall.
way-clock_remove = Doomsday Clock: darken one box of a clock
way-clock_remove-help = Choose a lit clock, even your own, unless its owner is behind a wall. Darkening the last box this way neither wins the game nor costs a turn.

cost-2 = 2 → { element-missile }
cost-3 = 3 → { element-crisis }
cost-4 = 4 → { element-space }
cost-5 = 5 → { element-wall }
cost-6 = 6 → { element-propaganda }
cost-7 = 7 → reroll the pair
cost-8 = 8 → { element-spy }
cost-9 = 9 → { element-counterspy }
cost-10 = 10 → { element-hotline }
cost-11 = 11 → { element-roulette }
cost-12 = 12 → { element-clock }

## Actions

verb-collect = { $parts ->
    [6] { $cost }, reroll the parts die
    [one] { $cost }, +{ $parts } part
   *[other] { $cost }, +{ $parts } parts
}
verb-collect-help = Two dice add up to the cost of an element; the third gives the number of parts. Roll the pair again on a 7 and the parts die again on a 6.
verb-play = Play { $way }
verb-play-help = First erase one Complete mark of the element.
verb-search = Search: make a second collection
verb-search-help = Roll and collect again instead of attacking.
verb-target = { $seat }
verb-target-help = You can choose only a player who is not behind a wall and who has what the effect needs.
verb-counter = Counter it
verb-counter-help = Spend your Counter-espionage to cancel the effect, then make a collection.
verb-let_pass = Let it pass
verb-let_pass-help = Keep your Counter-espionage and let the effect happen.
verb-swap = { $element }
verb-swap-help = The two elements you pick swap their parts.
verb-give = Give { $element }
verb-give-help = This complete element goes to the other sheet.
verb-take = Take { $element }
verb-take-help = This complete element comes to your sheet. If you already have all its copies, it is lost.
verb-erase = Erase { $element }
verb-erase-help = Erase one Complete mark of this element.
verb-mark = One part of { $element }
verb-mark-help = You mark three parts, each in a different element.
verb-complete = Complete { $element }
verb-complete-help = Complete it and play it at once, if you can.
verb-roll = Dice: { $first } { $second } { $third }
verb-roll-help = Roll three dice for a collection.
verb-reroll_pair = Reroll the pair: { $first } { $second }
verb-reroll_pair-help = Reroll the pair until it does not add up to 7.
verb-reroll_part = Reroll the parts die: { $first }
verb-reroll_part-help = Reroll the parts die until it does not show a 6.

## Questions

step-roll = Roll three dice
step-reroll_pair = Reroll the pair until it does not add up to 7
step-reroll_part = Reroll the parts die until it does not show a 6
step-pairing = Which element do you collect?
step-decision = Attack with a complete element, or search?
step-additional = Play one more complete element
step-completed = Play the element you have just completed
step-target = Who is the target?
step-counter = Cancel it with Counter-espionage?
step-sacrifice = Give up two complete elements: which one now?
step-space_race = Which element do you complete?
step-red_telephone = Where do you mark the next part?
step-swap = Pick two elements to swap parts: which one now?
step-offer = Exchange two of your complete elements: which one now?
step-answer = Propaganda takes two of your complete elements: which one do you give now?
step-exchange_give = Which of your complete elements do you give?
step-exchange_take = Which complete element do you take?
step-end = You have more than seven complete elements: which one do you erase?

## Events

event-turn_began = Turn { NUMBER($turn, useGrouping: 0) }: { $seat }
event-wall_off = { $seat }: the Berlin Wall comes down
event-wall_on = { $seat }: the Berlin Wall stands
event-clock_ticked = { $seat }: the clock loses a box, { $boxes ->
    [0] none is left
    [one] { $boxes } box is left
   *[other] { $boxes } boxes are left
}
event-clock_lit = { $seat }: the Doomsday Clock is lit
event-clock_set = { $seat }: the clock now shows { $boxes ->
    [0] no box
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
event-clock_dark = { $seat }: the Doomsday Clock goes dark
event-turn_lost = { $seat } loses this turn to the clock
event-rolled = { $seat } rolls { $first } { $second } { $third }
event-pairing_chosen = { $seat } takes { $cost }, parts die { NUMBER($parts) }
event-pair_rerolled = { $seat } rerolls the pair: { $first } { $second }
event-part_rerolled = { $seat } rerolls the parts die: { $first }
event-parts_marked = { $seat } marks { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} of { $element }
event-parts_lost = { $seat } loses { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} of { $element }
event-completed = { $seat } completes { $element }
event-erased = { $seat } erases { $element }
event-searched = { $seat } searches
event-played = { $seat } plays { $element }
event-targeted = { $seat } targets { $other }
event-countered = { $seat } counters { $other } with Counter-espionage
event-let_pass = { $seat } keeps Counter-espionage and lets the effect pass
event-parts_swapped = { $seat }: { $mine } and { $theirs } swap parts
event-offered = { $seat } offers { $element } in the exchange
event-exchanged = { $seat } gives { $mine } to { $other } for { $theirs }
event-handed_over = { $seat } gives { $mine } and { $also } to { $other }
event-exchange_lost = { $seat } has no room for { $element }, so it is lost
event-line_closed = { $seat }: all copies of { $element } are complete, so its remaining parts are erased
event-gamble_lost = { $seat } loses the Russian Roulette gamble
event-won = { $seat } wins

## Endings

ending-missiles = Three Missiles
ending-clock = The Doomsday Clock ran out with a Missile ready
ending-roulette = Russian Roulette completed a Missile

## Options and presets

option-first_seat = First player
option-first_seat-help = The seat that takes the first turn, counted from 0. In a rematch, the last winner goes first.
option-strict_clock = Strict clock
option-strict_clock-help = You lose your turn for every box your clock loses at the start of it, not only for the last one (M-R15).
preset-standard = Standard
preset-standard-help = The rules as published, with our rulings.
preset-strict = Strict clock
preset-strict-help = Like Standard, but each box the clock loses ends its owner's turn, so a lit clock costs much more.

## The sheet

board-total = complete
board-wall = wall
board-clock = clock
board-bottom = complete · wall · clock
board-element = Costs { NUMBER($cost) }; copies on each sheet: { NUMBER($copies) }.
board-threat-clock = { $seat } wins at the start of their next turn unless stopped: one box is lit on the clock, and they have a Missile
board-threat-turn_lost = { $seat } will lose their next turn to the clock
board-threat-crisis = { $seat } can win: they have two Missiles, and a Missile Crisis for the third
board-threat-spy = { $seat } can win: they have two Missiles, and an Espionage to take the third unless it is countered
board-threat-hotline = { $seat } can win: they have two Missiles, and a Red Telephone for the last part of the third
board-threat-space_crisis = { $seat } can win: they have two Missiles, and a Space Race to complete a Missile Crisis
board-threat-space_hotline = { $seat } can win: they have two Missiles, and a Space Race to complete a Red Telephone for the last part of the third
board-threat-space_spy = { $seat } can win: they have two Missiles, and a Space Race to complete an Espionage, unless it is countered
board-threat-propaganda = { $seat } can win: a Propaganda forces an opponent to hand over the missing Missiles, unless it is countered
board-threat-space_propaganda = { $seat } can win: a Space Race completes a Propaganda, which forces an opponent to hand over the missing Missiles unless it is countered
board-threat-missiles = { $seat } has two Missiles of three
board-promise-completes = { $lost ->
    [0] completes it
    [one] completes it, { $lost } part lost
   *[other] completes it, { $lost } parts lost
}
board-promise-full = all copies are complete, so the parts are lost

## The lesson

lesson-seat-1 = North
lesson-seat-2 = South
lesson-1 = You are North; South sits across the table. Each of you has a sheet with ten elements. The first player with three complete Missiles becomes the superpower. You both start with one.
lesson-2 = In a collection, you add up two of the dice to choose an element. The third die tells you how many of its five parts to mark. 1 and 4 make 5: the Berlin Wall, 4 parts.
lesson-3 = The Berlin Wall still needs one part. Take 2 and 3 for it: the remaining die shows a 1, and the fifth part completes the element.
lesson-4 = The setup is over, and South already has an Espionage. Every turn starts with a collection: 4 and 5 make 9, Counter-espionage. (3 and 4 would make 7, which matches no element: you would reroll the pair.)
lesson-5 = After the collection you decide. Attack: play a complete element. Search: make a second collection. You have nothing that would hurt South yet, so search.
lesson-6 = 3 and 6 make 9 again, and the 2 gives you the two parts you need. You would have to reroll a 6 on the parts die.
lesson-7 = South plays Espionage to exchange a complete element with you, and is surely after your Missile. Counter-espionage is the only element you play on somebody else's turn: counter it.
lesson-8 = You have cancelled the effect, and Counter-espionage gives you a collection at once. Only two 1s make 2, the Missile: mark 4 of its parts.
lesson-9 = Your turn. 4 and 6 make 10, the Red Telephone, and the 5 completes it in one go.
lesson-10 = Now attack. Erase the Complete mark of the element you play, then carry out its effect: the Red Telephone marks one part in each of three elements. Choose Missile first, then Espionage and Missile Crisis, which you will need soon.
lesson-11 = Two Missiles! But South has lit the Doomsday Clock. It loses a box at the start of each of South's turns. If it loses its last box while South has a Missile, South wins.
lesson-12 = 1 and 2 make 3, Missile Crisis, and the part you marked with the Red Telephone completes it. Now you have something to give away in an exchange.
lesson-13 = Two Missiles are worth stealing. Behind the Berlin Wall, nobody can target you until your next turn.
lesson-14 = South has completed another Espionage but could not target you behind the Wall. It is your turn and the Wall is down, so be quick: 2 and 6 make 8 and complete your own Espionage.
lesson-15 = Espionage exchanges one of your complete elements for one of South's. Give the Missile Crisis and take the Missile.
lesson-16 = Three Missiles: you win! You also win if your Doomsday Clock runs out while you have a Missile, or if your Russian Roulette collection completes a Missile. And remember: you can keep only seven complete elements at the end of your turn.

## Glossary: the forms of a term (* stands for any ending), its meaning, and the clause that defines it

glossary-element = Element
    .forms = element, elements
    .means = One of the ten items on a sheet, each with its own cost and effect. You can play it once it is complete.
    .clause = 3.1
glossary-part = Part
    .forms = part, parts
    .means = One fifth of an element. You mark parts in pencil; the fifth one completes the element.
    .clause = 3.2
glossary-complete = Complete
    .forms = complete
    .means = An element with all five parts. It gets a Complete mark; you can play it, exchange it or give it up.
    .clause = 3.3
glossary-copy = Copy
    .forms = copy, copies
    .means = The copies of an element are the number of times it can be complete on one sheet at the same time.
    .clause = 3.1
glossary-line = Open line
    .forms = open line
    .means = The line of a sheet where an element gets its next parts. An element has none once all its copies are complete.
    .clause = 3.4
glossary-collection = Collection
    .forms = collection, collections
    .means = A roll of three dice: two of them choose an element, and the third tells you how many of its parts to mark.
    .clause = 7.1
glossary-pair = Pair
    .forms = pair
    .means = The two dice you add up. Their sum is the cost of the element you collect. A 7 matches no element: reroll the pair.
    .clause = 7.2
glossary-attack = Attack
    .forms = attack, attacks
    .means = One of your two choices after the collection: play a complete element, which uses it up.
    .clause = 8.1
glossary-search = Search
    .forms = search, searches
    .means = The other choice after the collection: roll and collect a second time instead of attacking.
    .clause = 8.5
glossary-wall = Wall
    .forms = Berlin Wall, wall, walls
    .means = While your Berlin Wall stands, nobody can target you. It comes down when your next turn begins.
    .clause = 11.4a
glossary-clock = Clock
    .forms = Doomsday Clock, clock, clocks
    .means = A lit clock loses a box at the start of each of your turns. If it loses its last box while you have a Missile, you win.
    .clause = 11.10a
glossary-reaction = Counter-espionage
    .forms = Counter-espionage
    .means = The only reaction in the game: an element you play on somebody else's turn. It stops Espionage or Propaganda and gives you a collection.
    .clause = 11.7
glossary-exchange = Exchange
    .forms = exchange, exchanges
    .means = Complete elements of two players change places at the same time. Any that have no room on the new sheet are lost.
    .clause = M-R23

## A table at a glance, for a class

marker-missiles = Most Missiles
marker-elements = Most complete elements
tile-phase-collection = Collecting parts
tile-phase-action = Decision
tile-phase-reaction = Reaction
tile-can-win = Team { NUMBER($team) } can win on its next turn
tile-two-missiles = Team { NUMBER($team) } has two Missiles

marker-completes = Completes

# --- debrief

stat-completed = Elements completed
stat-played = Effects played
stat-countered = Effects countered
stat-searched = Searches
stat-turn_lost = Turns lost to the clock
debrief-race = The arms race
debrief-race-lead = What was completed, lost and exchanged in each round.
debrief-race-round = Round
debrief-race-events = What happened
debrief-turn = Round
debrief-facts = { $names } · { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
  }
debrief-course-lead = Each flag marks what mattered in a round; each point shows the end of one.
debrief-spread-from = the end of round { $turn }

# On a real table: what to draw or roll
enter-roll = Roll the three dice. What came up?
enter-reroll_pair = Reroll the pair until it does not add up to 7. What came up?
enter-reroll_part = Reroll the parts die until it does not show a 6. What came up?

## Print

print-sheets = Players’ sheets
print-aids = Help sheets
print-rules = Rules
print-sheet = Player’s sheet
print-help = What the elements do
print-turn = The turn
print-player = Power
print-secret = Top secret
print-parts = Parts
print-complete = Complete
print-wall = The wall stands
print-clock = The clock runs
print-limit = At most 7 complete at the end of your turn.
print-credits = ¡Misiles, Ahora!: a game by Byron Retana, illustrated by Josué González, Bearded Guy Games (San José, Costa Rica, 2019). Names, numbers and mechanics are theirs.
print-ours = Words and drawings: Contienda. Boxes as in the text of the rules: five parts, one wall, three of the clock.
