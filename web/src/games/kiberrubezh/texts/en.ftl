kiberrubezh-credits = A card duel from cyberborder.ru. The rules are theirs in our words. The published cards are not documented, so the 120 cards of our library, their texts and the decks are our own and marked as reconstructed.

kiberrubezh-turn = Turn { NUMBER($turn) }: { $who }
kiberrubezh-side = Side of { $who }
kiberrubezh-middle = Between the two sides
kiberrubezh-deck = Deck
kiberrubezh-deck-of = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kiberrubezh-deck-help = The deck is its owner's life. Click to see the list; both lists are open
kiberrubezh-list = Deck list of { $who }
kiberrubezh-discard = Discard
kiberrubezh-hand = hand
kiberrubezh-hand-empty = No cards in hand
kiberrubezh-known-hand = Known in hand
kiberrubezh-known-deck = Known in the deck: { NUMBER($n) }
kiberrubezh-seen = the opponent has seen it
kiberrubezh-assets = Assets
kiberrubezh-measures = Measures
kiberrubezh-attacks = Attack cards
kiberrubezh-power-attack = Attack power: { NUMBER($used) } used of { NUMBER($active) } active, { NUMBER($total) } in all
kiberrubezh-power-defence = Defence power: { NUMBER($used) } used of { NUMBER($active) } active, { NUMBER($total) } in all
kiberrubezh-boost = damage +{ NUMBER($n) }
kiberrubezh-more-blocks = blocks +{ NUMBER($n) }
kiberrubezh-wave = Wave { NUMBER($n) }
kiberrubezh-window = Reaction window: { $who }
kiberrubezh-asking = Asking now
kiberrubezh-asked = { NUMBER($n) } more
kiberrubezh-assets-left = Assets you may still play: { NUMBER($n) }
kiberrubezh-attack-over = No more waves this turn
kiberrubezh-waiting = Then:
kiberrubezh-won = { $who } wins
kiberrubezh-looked = Seen in the deck
kiberrubezh-looks = { $who } looks at the top of { $owner }'s deck: { NUMBER($n) }
kiberrubezh-blocks = { $n ->
    [one] Blocks { $n } attack.
   *[other] Blocks { $n } attacks.
}
kiberrubezh-floor = Machine room
kiberrubezh-floor-own = Your machine room
kiberrubezh-floor-empty = Assets stand here
kiberrubezh-wall = Defence wall
kiberrubezh-wall-own = Your wall
kiberrubezh-wall-empty = Room for measures
kiberrubezh-wall-against = against this attack
kiberrubezh-lane = Attack lane
kiberrubezh-lane-own = Your attack lane
kiberrubezh-lane-empty = Room for attack cards
kiberrubezh-lane-waits = waits for its turn
kiberrubezh-gives = gives attack { NUMBER($attack) }, defence { NUMBER($defence) }
kiberrubezh-wave-of = wave { NUMBER($n) }: { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
kiberrubezh-attack = Attack
kiberrubezh-defence = Defence
kiberrubezh-becomes = becomes { $n }
kiberrubezh-holds = holds { NUMBER($n) }
kiberrubezh-holds-of = holds { NUMBER($n) } of { NUMBER($of) }
kiberrubezh-doomed-one = will be destroyed
kiberrubezh-discard-short = discard
kiberrubezh-deck-short = known
kiberrubezh-dock = Point at a card to read it here
kiberrubezh-fate-declared = attacks
kiberrubezh-fate-open = open
kiberrubezh-fate-stopped = stopped
kiberrubezh-fate-through = through
kiberrubezh-fate-dealing = strikes
kiberrubezh-fate-done = has struck
kiberrubezh-count-stopped = stopped
kiberrubezh-count-through = { $n ->
    [one] gets through
   *[other] get through
}
kiberrubezh-count-open = not stopped yet
kiberrubezh-lying-turned = turned
kiberrubezh-lying-frozen = frozen
kiberrubezh-why = Why you cannot use it now
kiberrubezh-why-wait = It is not your decision now.
kiberrubezh-why-other = The current decision is about something else.
kiberrubezh-why-now = Not now: it is the wrong phase, or free power or a target is missing.
kiberrubezh-why-target = You cannot pick it for this.
kiberrubezh-do-lay = Play
kiberrubezh-do-play = Play
kiberrubezh-do-activate = Use
kiberrubezh-do-attack = Attack
kiberrubezh-do-block = Block
kiberrubezh-do-stop = Stop
kiberrubezh-do-strike = Its card
kiberrubezh-do-drain = System
kiberrubezh-do-discard = Discard
kiberrubezh-do-target = Pick
kiberrubezh-do-target_asset = Pick
kiberrubezh-do-give_up = Discard
kiberrubezh-do-take_out = Discard
kiberrubezh-do-find = Take
kiberrubezh-do-recover = Recover
kiberrubezh-do-under = Under the deck
kiberrubezh-do-dump = Discard
kiberrubezh-do-on_top = Next from the top
kiberrubezh-do-resolve = This first
new-own-decks = Playing with your own decks?
new-own-decks-help = Build them and play at once, or open a room for sealed play or a draft.
join-room = A Kiberrubezh room
join-room-help = Players prepare their decks in a room; then the table opens.
join-room-enter = Enter the room
cards-ways = Kiberrubezh cards
cards-way-decks = Decks
cards-way-collection = Collection
cards-way-rooms = Rooms
decks-title = Kiberrubezh decks
decks-own = Your decks
decks-shipped = Built-in decks
decks-none = None yet. Start a new one, copy a built-in one, or paste a list.
deck-new = New deck
deck-new-title = New deck
deck-random = Random
deck-best = Best from my collection
deck-best-none = Open a booster in your collection first.
deck-edit = Open
deck-copy = Duplicate
deck-copy-title = { $title } (copy)
deck-copy-own = Copy to my decks
deck-delete = Delete
deck-delete-sure = Yes, delete
deck-keep = No
deck-list = Cards
deck-cards = cards
deck-unknown = That deck is not in this browser. Decks are stored in the browser where they were built.
deck-name = Deck name
deck-library = Library
deck-pool = Your cards
deck-side = Deck
deck-sides = Show
deck-empty = No cards yet.
deck-add = Add to the deck: { $card }
deck-more = One more: { $name }
deck-less = One less: { $name }
deck-in = In the deck:
deck-stock = You have { NUMBER($n) }
deck-legal = This deck is legal and ready to play.
deck-illegal = Not legal yet:
deck-line = Line { NUMBER($line) }:
deck-lacks-collection = Not in your collection: { $cards }
deck-lacks-pool = Not among your cards: { $cards }
deck-play = Play this deck
deck-against = The opponent's deck
deck-play-bot = Against the bot
deck-play-person = Invite somebody
deck-export-copy = Copy the list
deck-export-file = Download the list
deck-import = Paste or open a list
deck-import-text = Deck list
deck-import-help = Write one card per line: how many, then its number and name in any of the three languages, for example “3 024 Network worm”. The number or the name alone is enough. The first line can be a [Title].
deck-import-read = Read
deck-import-file = Open a file
deck-import-anyway = Import the readable cards anyway ({ NUMBER($n) })
filter-kind = Kind
filter-all = All
filter-words = Search by name, text or number
filter-category = Category
filter-power = Power
filter-power-of = Requires { NUMBER($n) }
filter-rarity = Rarity
filter-own = Only cards I own
filter-none = No cards match.
filter-clear = Clear filters
curve = Power required by the cards
curve-told = requiring { NUMBER($power) }: { NUMBER($attack) } attack, { NUMBER($defence) } defence
curve-attack = Attack
curve-defence = Defence
curve-sum = assets give { NUMBER($gives) }, required { NUMBER($needs) }
collection-title = Your collection
collection-different = different cards
collection-filter = Show
collected-all = All
collected-have = Cards I have
collected-miss = Cards I am missing
collection-gap = You do not have this card
collection-openings = Opened boosters
collection-openings-help = Every opening comes from a seed. With the seed, anyone gets the same cards and can verify them, here or with “contienda cards verify”.
collection-verify = Verify
collection-unexplained = Not from these openings: { $cards }
collection-export = Download the file
collection-import = Open a file
collection-replace-do = Yes, replace it
collection-empty = Empty the collection
collection-empty-sure = Yes, empty it
collection-show = See again
booster-many = Number of boosters
booster-own-seed = Seed
booster-any-seed = random
booster-help = A booster holds eleven different cards: seven common, three uncommon and one rare. In one booster out of eight the rare is a special. Base assets are free.
booster-open-title = Opening boosters
booster-of = Booster { NUMBER($n) } of { NUMBER($count) }
booster-turn = Card { NUMBER($n) } of { NUMBER($count) }, face down: turn it over
booster-turn-all = Turn all over
booster-next = Next booster
booster-skip = Skip the rest
booster-done = Go to the collection
booster-seed = Seed of this opening:
rooms-title = Kiberrubezh rooms
rooms-kind = Format
rooms-opponent = Opponent
rooms-owned = Only with cards from the player's own collection
rooms-make = Open a room
rooms-join = Enter a room
rooms-mine = Your rooms
room-kind-duel = Duel with your own decks
room-kind-duel-help = Each player brings a deck of sixty cards.
room-kind-sealed = Sealed play
room-kind-sealed-help = Each player opens six boosters and builds a deck from them and free base assets.
room-kind-draft = Draft
room-kind-draft-help = Four boosters each: take a card and swap boosters until they are empty; then build.
room-opponent-person = Another person
room-opponent-person-help = They join with a code, a link or a QR code.
room-opponent-bot = A bot
room-opponent-bot-help = Starts at once.
room-stage-waiting = Waiting for your opponent.
room-stage-picking = Take cards.
room-stage-building = Prepare your deck.
room-stage-ready = Everything is ready.
room-waiting = Share the code. Play starts as soon as your opponent joins.
room-deck-in = You have submitted your deck.
room-ready = The table is open.
room-go = Go to the table
room-other = Your opponent: { $who }
room-other-building = { $who } is still building.
room-other-ready = { $who } has submitted a deck.
room-build = Build the deck
room-submit = Submit the deck
room-suggest = Suggest a deck
room-clear = Clear
room-choose = Which deck will you play?
room-choose-this = Play this one
room-build-first = Build another deck first; you can come back to this room.
room-seed = Seed of the boosters:
room-commitment = Hash of the seed, fixed before the start:
draft-pack = Your booster
draft-round = Booster { NUMBER($n) } of { NUMBER($count) }
draft-pick = Take a card; the rest go to your opponent.
draft-wait = Taken. { $who } is choosing now.
draft-take = Take { $card }
draft-taken = Yours so far
draft-have = you have { NUMBER($n) }
windows = Reaction windows
windows-ask = Always ask
windows-ask-help = You are asked in every wave, even if you can only pass.
windows-alone = Pass if I can do nothing else
windows-alone-help = If you can only pass, the page passes for you after one to three seconds. The delay varies, so that it tells your opponent little.
windows-turn = Pass until my turn
windows-turn-help = You block nothing and react to nothing until your next turn starts. Then your previous setting returns.
windows-short-ask = Reactions: ask me
windows-short-alone = Reactions: automatic
windows-short-turn = Passing until my turn
windows-passing = Passing for you…
windows-stop = Stop and ask me
collection-replace = Replace your collection (boosters: { NUMBER($now) }) with the one in the file (boosters: { NUMBER($n) })?
filter-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
collection-sum = { $n ->
    [one] { $n } card in all
   *[other] { $n } cards in all
}
collection-count = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
draft-left = { $n ->
    [one] { $n } pick left
   *[other] { $n } picks left
}
booster-open = { $n ->
    [one] Open a booster
   *[other] Open { $n } boosters
}
booster-tear = { $n ->
    [one] Tear open: { $n } card
   *[other] Tear open: { $n } cards
}
collection-verified = { $n ->
    [one] Verified: every card comes from this { $n } booster.
   *[other] Verified: every card comes from these { $n } boosters.
}
collection-imported = { $n ->
    [one] Imported { $n } booster.
   *[other] Imported { $n } boosters.
}
collection-opened = { $n ->
    [one] { $n } booster, from number { NUMBER($first) }
   *[other] { $n } boosters, from number { NUMBER($first) }
}

# What its view calls things, for the text table.
field-list = deck list
field-first = first player
field-assets-left = assets still to play
field-wave = wave
field-attack-over = attack over
field-asked = how many more
field-looker = who looks
field-looking = looking at
field-pending = effects to come
field-waiting = waiting effects
field-hit = dealt damage this turn
field-lessened = damage reduced by
field-top = known on top
field-bottom = known at the bottom
field-seen = seen by the opponent
field-doomed = about to be destroyed
field-assets = assets
field-card = card
field-condition = condition
field-measures = measures
field-attacks = attack cards
field-attack-power = attack power
field-extra = extra
field-used = used
field-defence-power = defence power
field-boost = boost
field-more-blocks = more blocks
field-redeals = redeals
field-redeal-free = redeal is free
field-copy = copy
field-category = category
field-turned = turned
field-points = points
field-needs = points needed
field-blocked = blocked
field-done = resolved
field-strikes = cards lost by its own damage
field-drains = cards lost by system damage
field-stopped = stopped
field-effect = effect
value-ready = ready
value-turned = turned
value-frozen = frozen
