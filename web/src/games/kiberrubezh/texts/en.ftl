kiberrubezh-credits = A card duel from cyberborder.ru. The rules are theirs in our words; the published cards are not documented, so the 120 cards of our library, their texts and the decks are our own and marked as reconstructed.

kiberrubezh-turn = Turn { NUMBER($turn) }: { $who }
kiberrubezh-side = Side of { $who }
kiberrubezh-middle = Between the fields
kiberrubezh-deck = Deck
kiberrubezh-deck-of = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kiberrubezh-deck-help = The deck is the life of its side. Click to see its list: both lists are open
kiberrubezh-list = Deck list of { $who }
kiberrubezh-discard = Discard
kiberrubezh-hand = in hand
kiberrubezh-hand-of = In hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kiberrubezh-hand-empty = No card in hand
kiberrubezh-known-hand = Known in hand
kiberrubezh-known-deck = Known in the deck: { NUMBER($n) }
kiberrubezh-seen = the opponent has seen it
kiberrubezh-assets = Assets
kiberrubezh-measures = Measures
kiberrubezh-attacks = Attack means
kiberrubezh-power-attack = Attack power: { NUMBER($used) } used of { NUMBER($active) } active, { NUMBER($total) } in all
kiberrubezh-power-defence = Defence power: { NUMBER($used) } used of { NUMBER($active) } active, { NUMBER($total) } in all
kiberrubezh-boost = damage +{ NUMBER($n) }
kiberrubezh-more-blocks = blocks +{ NUMBER($n) }
kiberrubezh-doomed = To be destroyed:
kiberrubezh-wave = Wave { NUMBER($n) }
kiberrubezh-window = Reaction window: { $who }
kiberrubezh-asking = Asks now
kiberrubezh-asked = { NUMBER($n) } more
kiberrubezh-assets-left = Assets that may still be laid: { NUMBER($n) }
kiberrubezh-attack-over = No further wave in this turn
kiberrubezh-waiting = Then:
kiberrubezh-won = { $who } has won
kiberrubezh-looked = Seen in the deck
kiberrubezh-looks = { $who } looks at the top of the deck of { $owner }: { NUMBER($n) }
kiberrubezh-blocked = blocked
kiberrubezh-done = carried out
kiberrubezh-through = gets through
kiberrubezh-stopped = stopped
kiberrubezh-left = { NUMBER($n) } more to block
kiberrubezh-blocks = blocks attacks: { NUMBER($n) }
kiberrubezh-why = Why it cannot be used now
kiberrubezh-why-wait = It is not your decision now.
kiberrubezh-why-other = Something else is asked now.
kiberrubezh-why-now = Not now: its phase, free power or a target is missing.
kiberrubezh-why-target = It cannot be picked for this.
kiberrubezh-do-lay = Lay
kiberrubezh-do-play = Play
kiberrubezh-do-activate = Use
kiberrubezh-do-attack = Attack
kiberrubezh-do-block = Block
kiberrubezh-do-stop = Stop
kiberrubezh-do-strike = Damage on the card
kiberrubezh-do-drain = Two cards
kiberrubezh-do-discard = Discard
kiberrubezh-do-target = Pick
kiberrubezh-do-target_asset = Pick
kiberrubezh-do-give_up = Discard
kiberrubezh-do-take_out = Discard
kiberrubezh-do-find = Take
kiberrubezh-do-recover = Recover
kiberrubezh-do-under = Under the deck
kiberrubezh-do-dump = Discard
kiberrubezh-do-on_top = Next from above
kiberrubezh-do-resolve = First this
kiberrubezh-letter-malware = MW
kiberrubezh-letter-dos = DoS
kiberrubezh-letter-intrusion = IN
kiberrubezh-letter-tempest = TE
kiberrubezh-letter-crypto = CR
kiberrubezh-letter-any = any
kiberrubezh-letter-attack = A
kiberrubezh-letter-defence = D
kiberrubezh-letter-turned = T
kiberrubezh-letter-frozen = F
new-own-decks = With decks of your own?
new-own-decks-help = Build them and play them at once, or open a room for sealed play or a draft.
join-room = A Kiberrubezh room
join-room-help = In a room decks are made ready; then the table of the duel opens.
join-room-enter = Enter the room
cards-ways = Cards of Kiberrubezh
cards-way-decks = Decks
cards-way-collection = Collection
cards-way-rooms = Rooms
decks-title = Decks of Kiberrubezh
decks-own = Your decks
decks-shipped = Decks that come with the game
decks-none = None yet: begin a new one, copy one of the game's, or paste a list.
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
deck-list = The cards
deck-cards = cards
deck-unknown = That deck is not in this browser: decks are kept where they are built.
deck-name = Name of the deck
deck-library = Library
deck-pool = Your cards
deck-side = Deck
deck-sides = What is shown
deck-empty = No cards yet.
deck-add = Add to the deck: { $card }
deck-more = One more: { $name }
deck-less = One fewer: { $name }
deck-in = In the deck:
deck-stock = You have { NUMBER($n) }
deck-legal = A legal deck: it can be played.
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
deck-import-text = The list of the deck
deck-import-help = Each line: how many, number and name in any of the three languages, for instance “3 024 Network worm”; the number or the name is enough. The first may be [Title].
deck-import-read = Read
deck-import-file = Open a file
deck-import-anyway = Take what could be read all the same (cards: { NUMBER($n) })
filter-kind = Kind
filter-all = All
filter-words = Search name, text or number
filter-category = Category
filter-power = Power
filter-power-of = Requires { NUMBER($n) }
filter-rarity = Rarity
filter-own = Only what I own
filter-none = No card fits.
filter-clear = Clear the filters
curve = Power the cards require
curve-told = requiring { NUMBER($power) }: { NUMBER($attack) } of attack, { NUMBER($defence) } of defence
curve-attack = Attack
curve-defence = Defence
curve-sum = assets give { NUMBER($gives) }, required { NUMBER($needs) }
collection-title = Your collection
collection-different = different cards
collection-filter = What is shown
collected-all = All
collected-have = What I have
collected-miss = What is missing
collection-gap = You do not have this card
collection-openings = Where it comes from
collection-openings-help = Every opening comes from a seed: with it anybody gets the same cards and can verify them, here or with “contienda cards verify”.
collection-verify = Verify
collection-unexplained = Not explained by the openings: { $cards }
collection-export = Download the file
collection-import = Open a file
collection-replace-do = Yes, replace it
collection-empty = Empty the collection
collection-empty-sure = Yes, empty it
collection-show = See again
booster-many = Boosters
booster-own-seed = Seed
booster-any-seed = random
booster-help = Each booster holds eleven different cards: seven common, three uncommon and a rare, which in one of eight is a special. Base assets are free.
booster-open-title = Opening boosters
booster-of = Booster { NUMBER($n) } of { NUMBER($count) }
booster-turn = Card { NUMBER($n) } of { NUMBER($count) }, face down: turn it
booster-turn-all = Turn all
booster-next = Next booster
booster-skip = Skip the rest
booster-done = To the collection
booster-seed = Seed of this opening:
rooms-title = Rooms of Kiberrubezh
rooms-kind = What is played
rooms-opponent = Against whom
rooms-owned = Only with cards of one's own collection
rooms-make = Open the room
rooms-join = Enter a room
rooms-mine = Your rooms
room-kind-duel = Duel with own decks
room-kind-duel-help = Each brings a deck of sixty cards.
room-kind-sealed = Sealed play
room-kind-sealed-help = Each opens six boosters and builds a deck from them and free base assets.
room-kind-draft = Draft
room-kind-draft-help = Four boosters each: take a card, exchange the boosters, until they are empty; then build.
room-opponent-person = Another person
room-opponent-person-help = Comes by a code, a link or a QR code.
room-opponent-bot = The bot
room-opponent-bot-help = Begins at once.
room-stage-waiting = Somebody is missing.
room-stage-picking = Take cards.
room-stage-building = Make your deck ready.
room-stage-ready = All is ready.
room-waiting = Share the code; it begins as soon as the other comes.
room-deck-in = Your deck is in.
room-ready = The table is open.
room-go = Go to the table
room-other = Your opponent: { $who }
room-other-building = { $who } is still building.
room-other-ready = { $who } has handed in a deck already.
room-build = Build the deck
room-submit = Hand in the deck
room-suggest = Suggest one
room-clear = Clear
room-choose = Which deck do you play?
room-choose-this = Play this one
room-build-first = Build another first; the room stays among your rooms.
room-seed = Seed of the boosters:
room-commitment = Hash of the seed, fixed before it began:
draft-pack = The booster you hold
draft-round = Booster { NUMBER($n) } of { NUMBER($count) }
draft-pick = Take a card; the rest goes to your opponent.
draft-wait = Taken. Now { $who } chooses.
draft-take = Take { $card }
draft-taken = Yours so far
draft-have = have { NUMBER($n) }
windows = Reaction windows
windows-about = What the choices mean
windows-ask = Always ask
windows-ask-help = You are asked in every wave, also when you can only pass.
windows-alone = Pass if there is nothing else
windows-alone-help = When passing is all you can do, the page passes for you after a wait of one to three seconds, different each time, so that haste tells your opponent little.
windows-turn = Pass until my turn
windows-turn-help = You block nothing and react to nothing until your next turn begins; then it is as it was before.
windows-passing = Passing for you…
windows-stop = Stop, ask me
collection-replace = Replace your collection (boosters: { NUMBER($now) }) by that of the file (boosters: { NUMBER($n) })?
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
    [one] Read: { $n } booster.
   *[other] Read: { $n } boosters.
}
collection-opened = { $n ->
    [one] { $n } booster, from number { NUMBER($first) }
   *[other] { $n } boosters, from number { NUMBER($first) }
}

# What its view calls things, for the text table.
field-list = Deck list
field-first = who began
field-assets-left = assets still to lay
field-wave = wave
field-attack-over = attack over
field-asked = how many more
field-looker = who looks
field-looking = looking at
field-pending = effects to come
field-waiting = effects in waiting
field-hit = dealt damage this turn
field-lessened = damage lessened by
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
field-done = done
field-stopped = stopped
field-effect = effect
value-ready = ready
value-turned = turned
value-frozen = frozen
