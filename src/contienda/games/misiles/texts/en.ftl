### ¡Misiles, Ahora! in English

game-name = ¡Misiles, Ahora!
game-about = Cold-War dice and sheets for two to four: collect parts, complete elements, be the first superpower.

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
way-missile-help = You collect, and then have to play one more complete element if any can be played.
way-crisis = Missile Crisis: give up two completes for a Missile
way-crisis-help = You erase two more completes, Missiles too if you like, and a Missile is complete. Parts on the open line of Missile are lost.
way-space = Space Race: complete an element and play it at once
way-space-help = An element with three or four parts, but not Missile, Space Race or Counter-espionage. If it cannot be played, it stays complete.
way-wall = Berlin Wall: protected until your next turn
way-wall-help = Nobody can choose you or your clock as a target until your next turn begins.
way-propaganda = Propaganda: exchange two completes with an opponent
way-propaganda-help = You pick two of your completes, then the opponent picks two of theirs, knowing yours.
way-spy_parts = Espionage: swap the parts of two elements on an opponent's sheet
way-spy_parts-help = Two open lines with at least one part each; completes stay where they are.
way-spy_complete = Espionage: take one of an opponent's completes for one of yours
way-spy_complete-help = You pick both: one of yours to give, one of theirs to take. A third Missile taken this way wins.
way-hotline_parts = Red Telephone: one part in each of three elements
way-hotline_parts-help = Any open lines, Missile too, but each only once.
way-hotline_clock = Red Telephone: darken a Doomsday Clock
way-hotline_clock-help = Any lit clock whose owner is not behind a wall, yours too. It neither wins nor costs a turn.
way-roulette_dice = Russian Roulette: give up two completes for two collections
way-roulette_dice-help = First you erase two more completes, then you collect twice.
way-roulette_missile = Russian Roulette: stake a Missile on one collection
way-roulette_missile-help = A Missile is erased, and you collect once: if that completes a Missile you win, otherwise your turn ends.
way-clock_light = Doomsday Clock: light your clock
way-clock_light-help = Three boxes, one less at the start of each of your turns. When the last one goes you win if you have a Missile; without one that turn is lost.
way-clock_add = Doomsday Clock: one box more on a clock
way-clock_add-help = A clock with one or two lit boxes, yours too, whose owner is not behind a wall.
way-clock_remove = Doomsday Clock: one box less on a clock
way-clock_remove-help = A lit clock, yours too, whose owner is not behind a wall. A last box that goes this way neither wins nor costs a turn.

cost-2 = 2 → { element-missile }
cost-3 = 3 → { element-crisis }
cost-4 = 4 → { element-space }
cost-5 = 5 → { element-wall }
cost-6 = 6 → { element-propaganda }
cost-7 = 7 → roll the pair again
cost-8 = 8 → { element-spy }
cost-9 = 9 → { element-counterspy }
cost-10 = 10 → { element-hotline }
cost-11 = 11 → { element-roulette }
cost-12 = 12 → { element-clock }

## What can be done

verb-collect = { $parts ->
    [6] { $cost }, parts die rolled again
    [one] { $cost }, +{ $parts } part
   *[other] { $cost }, +{ $parts } parts
}
verb-collect-help = Two dice give the cost, the third the parts. A 7 is rolled again, and so is a 6 for the parts.
verb-play = Play { $way }
verb-play-help = Playing erases one complete mark of the element first.
verb-search = Search: a second collection
verb-search-help = Instead of attacking, roll and collect once more.
verb-target = { $seat }
verb-target-help = Only those who are not behind a wall and have what it takes can be chosen.
verb-counter = Counter it
verb-counter-help = Your Counter-espionage is spent, the effect is cancelled, and you make a collection.
verb-let_pass = Let it pass
verb-let_pass-help = You keep your Counter-espionage, and the effect goes on.
verb-swap = { $element }
verb-swap-help = The parts of the two elements you pick change places.
verb-give = Give { $element }
verb-give-help = This complete goes to the other sheet.
verb-take = Take { $element }
verb-take-help = This complete comes to your sheet; beyond its last copy it is lost.
verb-erase = Erase { $element }
verb-erase-help = One complete mark of this element goes.
verb-mark = One part of { $element }
verb-mark-help = Three parts in three different elements.
verb-complete = Complete { $element }
verb-complete-help = It becomes complete and is played at once, if it can be.
verb-roll = Dice: { $first } { $second } { $third }
verb-roll-help = Three dice for a collection.
verb-reroll_pair = Pair again: { $first } { $second }
verb-reroll_pair-help = The pair until it is not 7.
verb-reroll_part = Parts die again: { $first }
verb-reroll_part-help = The die for the parts until it is not 6.

## What is asked

step-roll = Roll three dice
step-reroll_pair = Roll the pair again, until it is not 7
step-reroll_part = Roll the parts die again, until it is not 6
step-pairing = Which element do you collect?
step-decision = Attack with a complete element, or search?
step-additional = Play one more complete element
step-completed = Play the element you have just completed
step-target = At whom?
step-counter = Do you cancel it with Counter-espionage?
step-sacrifice = Two completes have to go, one by one: which one now?
step-space_race = Which element do you complete?
step-red_telephone = Where does the next part go?
step-swap = Two elements swap their parts: pick them one by one
step-offer = Two of your completes go into the exchange: which one now?
step-answer = Propaganda takes two of your completes: which one do you give now?
step-exchange_give = Which of your completes do you give?
step-exchange_take = Which complete do you take?
step-end = More than seven completes: which one do you erase?

## What happened

event-turn_began = Turn { NUMBER($turn, useGrouping: 0) }: { $seat }
event-wall_off = { $seat }: the Berlin Wall comes down
event-wall_on = { $seat }: the Berlin Wall stands
event-clock_ticked = { $seat }: the clock loses a box, { $boxes ->
    [0] none is lit
    [one] { $boxes } box is lit
   *[other] { $boxes } boxes are lit
}
event-clock_lit = { $seat }: the Doomsday Clock is lit
event-clock_set = { $seat }: the clock now shows { $boxes ->
    [0] no box
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
event-clock_dark = { $seat }: the Doomsday Clock goes dark
event-turn_lost = { $seat } loses the turn to the clock
event-rolled = { $seat } rolls { $first } { $second } { $third }
event-pairing_chosen = { $seat } takes { $cost }, parts die { NUMBER($parts) }
event-pair_rerolled = { $seat } rolls the pair again: { $first } { $second }
event-part_rerolled = { $seat } rolls the parts die again: { $first }
event-parts_marked = { $seat }: { $element } +{ $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
event-parts_lost = { $seat }: { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} of { $element } lost
event-completed = { $seat } completes { $element }
event-erased = { $seat } erases { $element }
event-searched = { $seat } searches
event-played = { $seat } plays { $element }
event-targeted = { $seat } aims at { $other }
event-countered = { $seat } answers { $other } with Counter-espionage
event-parts_swapped = { $seat }: { $mine } and { $his } swap their parts
event-offered = { $seat } puts { $element } into the exchange
event-exchanged = { $seat } gives { $mine } to { $other } for { $his }
event-handed_over = { $seat } gives { $mine } and { $also } to { $other }
event-exchange_lost = { $seat } has no room for { $element }: it is lost
event-line_closed = { $seat }: the last { $element } is complete, its parts are erased
event-gamble_lost = { $seat } loses the gamble of Russian Roulette
event-won = { $seat } wins

## How it ends

ending-missiles = Three Missiles
ending-clock = The Doomsday Clock ran out with a Missile ready
ending-roulette = Russian Roulette completed a Missile

## Options and presets

option-first_seat = First player
option-first_seat-help = The seat that takes the first turn, counted from 0. In a rematch it is the last winner's.
option-strict_clock = Strict clock
option-strict_clock-help = Every box the clock loses at the start of a turn ends that turn, not only the last one (M-R15).
preset-standard = Standard
preset-standard-help = The rules as published, with our rulings.
preset-strict = Strict clock
preset-strict-help = As standard, but each lost clock box ends its owner's turn: a lit clock costs much more.

## The sheet

board-total = complete
board-wall = wall
board-clock = clock
board-threat-clock = { $seat } wins at the start of their next turn unless stopped: the clock has one box, and a Missile is ready
board-threat-turn_lost = { $seat } will lose their next turn to the clock
board-threat-crisis = { $seat } can win: two Missiles, and a Missile Crisis for the third
board-threat-spy = { $seat } can win: two Missiles, and an Espionage to take the third unless it is countered
board-threat-hotline = { $seat } can win: two Missiles, and a Red Telephone for the last part of the third
board-threat-space_crisis = { $seat } can win: two Missiles, and a Space Race to complete a Missile Crisis
board-threat-space_hotline = { $seat } can win: two Missiles, and a Space Race to complete a Red Telephone for the last part of the third
board-threat-space_spy = { $seat } can win: two Missiles, and a Space Race to complete an Espionage, unless that is countered
board-threat-propaganda = { $seat } can win: a Propaganda makes an opponent hand over what is missing for three Missiles, unless it is countered
board-threat-space_propaganda = { $seat } can win: a Space Race to complete a Propaganda that makes an opponent hand over what is missing for three Missiles, unless that is countered
board-threat-missiles = { $seat } has two Missiles of three
board-promise-completes = { $lost ->
    [0] completes it
    [one] completes it, { $lost } part lost
   *[other] completes it, { $lost } parts lost
}
board-promise-full = all its copies are complete: the parts are lost

## The first game, told by a coach

lesson-seat-1 = North
lesson-seat-2 = South
lesson-1 = You are North, South sits across the table, and each of you has a sheet of ten elements. Whoever first has three complete Missiles is the superpower; one is complete from the start.
lesson-2 = To collect, two of the dice, added up, name an element, and the third says how many of its five parts you mark. 1 and 4 make 5: the Berlin Wall, 4 parts.
lesson-3 = The Wall lacks one part. Take 2 and 3 for it: the die that is left shows a 1, and with its fifth part an element is complete.
lesson-4 = That was the set-up, and South has an Espionage ready. Every turn begins with a collection: 4 and 5 make 9, Counter-espionage. (3 and 4 would make 7, which names nothing and is rolled again.)
lesson-5 = After the collection you decide: attack, by playing a complete element, or search, which is a second collection. You have nothing yet that would hurt South, so search.
lesson-6 = 3 and 6 make 9 again, and the 2 brings the two parts you lack. A 6 for the parts would have to be rolled again.
lesson-7 = South plays Espionage to exchange one of its elements for one of yours, and surely wants your Missile. Counter-espionage is the one element you play in somebody else's turn: counter it.
lesson-8 = The effect is cancelled, and for your Counter-espionage you collect at once. Only two 1s make 2, the Missile: mark 4 of its parts.
lesson-9 = Your turn. 4 and 6 make 10, the Red Telephone, and the 5 completes it in one go.
lesson-10 = Now attack. The element you play loses its Complete mark and does what it can: the Red Telephone marks one part in each of three elements. First the Missile, then Espionage and Missile Crisis, for what is to come.
lesson-11 = Two Missiles! But South has lit the Doomsday Clock. It loses a box at the start of each of South's turns; if the last one goes while South has a Missile, South wins.
lesson-12 = 1 and 2 make 3, Missile Crisis, and the part you marked by telephone makes it complete. Now you will have something to give away in an exchange.
lesson-13 = Two Missiles are worth stealing. Behind the Berlin Wall nobody can aim at you until your next turn.
lesson-14 = South has completed another Espionage, but could not aim it at you over the Wall. It is your turn, the Wall is down, so be quick: 2 and 6 make 8 and complete your own Espionage.
lesson-15 = Espionage exchanges one complete element of yours for one of South's. Give the Missile Crisis and take the Missile.
lesson-16 = Three Missiles: you win! You also win if your Doomsday Clock runs out while you have a Missile, or if the one collection of Russian Roulette completes a Missile. And mind the end of your turn: no more than seven complete elements are kept.

## Glossary: how a term is recognised (* stands for an ending), what it means, and where the rules define it

glossary-element = Element
    .forms = element, elements
    .means = One of the ten things printed on a sheet, each with a cost and an effect of its own. When it is complete it can be played.
    .clause = 3.1
glossary-part = Part
    .forms = part, parts
    .means = A fifth of an element. Parts are marked in pencil, and the fifth one completes the element.
    .clause = 3.2
glossary-complete = Complete
    .forms = complete, completes
    .means = An element with all five parts: it has a mark of its own and can be played, exchanged or given up.
    .clause = 3.3
glossary-copy = Copy
    .forms = copy, copies
    .means = How often one and the same element may be complete on a sheet at once.
    .clause = 3.1
glossary-line = Open line
    .forms = open line
    .means = The place on the sheet where an element gets its next parts. When all its copies are complete, there is none.
    .clause = 3.4
glossary-collection = Collection
    .forms = collection, collections
    .means = A roll of three dice: two of them name an element, the third says how many of its parts you mark.
    .clause = 7.1
glossary-pair = Pair
    .forms = pair
    .means = The two dice you add up. Their sum is the cost of the element you collect; a 7 names none and is rolled again.
    .clause = 7.2
glossary-attack = Attack
    .forms = attack, attacks
    .means = One of the two decisions after the collection: play a complete element, which is used up by it.
    .clause = 8.1
glossary-search = Search
    .forms = search, searches
    .means = The other decision after the collection: roll and collect a second time instead of attacking.
    .clause = 8.5
glossary-wall = Wall
    .forms = Berlin Wall, wall, walls
    .means = While your Berlin Wall stands, nobody can aim at you. It comes down when your next turn begins.
    .clause = 11.4a
glossary-clock = Clock
    .forms = Doomsday Clock, clock, clocks
    .means = Once lit it loses a box at the start of each of your turns. If the last one goes while you have a Missile, you win.
    .clause = 11.10a
glossary-reaction = Counter-espionage
    .forms = Counter-espionage
    .means = The only reaction in the game: the one element played in somebody else's turn. It stops Espionage or Propaganda and brings you a collection.
    .clause = 11.7
glossary-exchange = Exchange
    .forms = exchange, exchanges
    .means = Completes of two players change places at the same moment. What finds no room on the new sheet is lost.
    .clause = M-R23
