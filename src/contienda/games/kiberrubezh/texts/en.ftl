### Киберрубеж in English

game-name = Kiberrubezh
game-about = A cyber exercise as a card duel: build up assets, deploy measures and attacks, and exhaust your opponent's deck. A player who cannot draw two cards at the start of their turn loses.
game-goal = exhaust your opponent's deck: a player who cannot draw two cards at the start of their turn loses.

## Terms of the table

category-malware = Malware
category-dos = Denial of service
category-intrusion = Intrusion
category-tempest = TEMPEST
category-crypto = Cryptography
category-any = any category

rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-special = special

kind_of_card-base_asset = Base asset
kind_of_card-asset = Asset
kind_of_card-attack = Attack
kind_of_card-defence = Defence
kind_of_card-event = Event

condition-ready = ready
condition-turned = turned
condition-frozen = turned and frozen

copy-1 = {""}
copy-2 = {" "}(no. 2)
copy-3 = {" "}(no. 3)
copy-4 = {" "}(no. 4)

phase-setup = Setup
phase-draw = Draw
phase-assets = Asset build-up
phase-deployment = Deployment
phase-attack = Attack
phase-defence = Defence
phase-end = End of turn

card-blocks = { $n ->
    [one] blocks { $n } attack: { $categories }
   *[other] blocks { $n } attacks: { $categories }
}
card-gives-attack = gives attack power { NUMBER($n) }
card-gives-defence = gives defence power { NUMBER($n) }
card-needs-attack = requires attack power { NUMBER($n) }
card-needs-defence = requires defence power { NUMBER($n) }

## Card texts, built from the effects

timing-own_turn = Only on your turn.
timing-blocking = Only while blocking.
when-deploy = When it enters play:
when-activate-own_turn = Turn this card on your turn:
when-activate-blocking = Turn this card while blocking:
when-sacrifice-own_turn = Discard this card on your turn:
when-sacrifice-blocking = Discard this card while blocking:
when-attack = When declared:
when-hit = Damage:
when-blocked = If blocked:
when-block = When it blocks:
when-destroyed = When destroyed:
op-or = ; or{" "}
op-and = {" "}and{" "}
op-mill-opponent = { $n ->
    [one] your opponent discards the top card of their deck
   *[other] your opponent discards the top { $n } cards of their deck
}
op-mill-self = { $n ->
    [one] discard the top card of your deck
   *[other] discard the top { $n } cards of your deck
}
op-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
op-discard-opponent-random = { $n ->
    [one] your opponent discards { $n } card at random from their hand
   *[other] your opponent discards { $n } cards at random from their hand
}
op-discard-opponent-owner = { $n ->
    [one] your opponent discards { $n } card of their choice from their hand
   *[other] your opponent discards { $n } cards of their choice from their hand
}
op-discard-opponent-you = { $n ->
    [one] look at your opponent's hand and discard { $n } card from it
   *[other] look at your opponent's hand and discard { $n } cards from it
}
op-discard-self-random = { $n ->
    [one] discard { $n } card at random from your hand
   *[other] discard { $n } cards at random from your hand
}
op-discard-self-owner = { $n ->
    [one] discard { $n } card from your hand
   *[other] discard { $n } cards from your hand
}
op-peek_hand = look at your opponent's hand
op-peek_deck-self-bottom_any = { $n ->
    [one] look at the top card of your deck; you may put it on the bottom
   *[other] look at the top { $n } cards of your deck; put any of them on the bottom and the rest back in any order
}
op-peek_deck-opponent-bottom_any = { $n ->
    [one] look at the top card of your opponent's deck; you may put it on the bottom
   *[other] look at the top { $n } cards of your opponent's deck; put any of them on the bottom and the rest back in any order
}
op-peek_deck-self-mill_some = { $n ->
    [one] look at the top card of your deck and discard it
   *[other] look at the top { $n } cards of your deck, discard { NUMBER($m) } of your choice and put the rest back in any order
}
op-peek_deck-opponent-mill_some = { $n ->
    [one] look at the top card of your opponent's deck and discard it
   *[other] look at the top { $n } cards of your opponent's deck, discard { NUMBER($m) } of your choice and put the rest back in any order
}
op-search-base_asset = { $n ->
    [one] search your deck for { $n } base asset, show it and put it into your hand; then shuffle
   *[other] search your deck for up to { $n } base assets, show them and put them into your hand; then shuffle
}
op-search-asset = { $n ->
    [one] search your deck for { $n } asset, show it and put it into your hand; then shuffle
   *[other] search your deck for up to { $n } assets, show them and put them into your hand; then shuffle
}
op-search-attack = { $n ->
    [one] search your deck for { $n } attack card, show it and put it into your hand; then shuffle
   *[other] search your deck for up to { $n } attack cards, show them and put them into your hand; then shuffle
}
op-search-defence = { $n ->
    [one] search your deck for { $n } defence card, show it and put it into your hand; then shuffle
   *[other] search your deck for up to { $n } defence cards, show them and put them into your hand; then shuffle
}
op-recover-hand = { $n ->
    [one] return { $n } attack or defence card from your discard pile to your hand
   *[other] return { $n } attack and defence cards from your discard pile to your hand
}
op-recover-deck_bottom = { $n ->
    [one] put up to { $n } attack or defence card from your discard pile on the bottom of your deck
   *[other] put up to { $n } attack and defence cards from your discard pile on the bottom of your deck
}
op-recover-deck_shuffle = { $n ->
    [one] shuffle up to { $n } attack or defence card from your discard pile into your deck
   *[other] shuffle up to { $n } attack and defence cards from your discard pile into your deck
}
op-destroy-asset-opponent = { $n ->
    [one] destroy { $n } opposing asset
   *[other] destroy { $n } opposing assets
}
op-destroy-defence-opponent = { $n ->
    [one] destroy { $n } opposing measure
   *[other] destroy { $n } opposing measures
}
op-destroy-asset-choice = your opponent destroys { NUMBER($n) } of their own assets (their choice)
op-destroy-defence-choice = your opponent destroys { NUMBER($n) } of their own measures (their choice)
op-destroy-asset-self = { $n ->
    [one] destroy { $n } of your assets
   *[other] destroy { $n } of your assets
}
op-destroy-defence-self = { $n ->
    [one] destroy { $n } of your measures
   *[other] destroy { $n } of your measures
}
op-destroy_self = discard this card
op-turn-asset-opponent = { $n ->
    [one] turn { $n } opposing asset
   *[other] turn up to { $n } opposing assets
}
op-turn-defence-opponent = { $n ->
    [one] turn { $n } opposing measure
   *[other] turn up to { $n } opposing measures
}
op-turn-asset-choice = { $n ->
    [one] your opponent turns { $n } of their own assets (their choice)
   *[other] your opponent turns up to { $n } of their own assets (their choice)
}
op-turn-defence-choice = { $n ->
    [one] your opponent turns { $n } of their own measures (their choice)
   *[other] your opponent turns up to { $n } of their own measures (their choice)
}
op-turn-asset-self = { $n ->
    [one] turn { $n } of your assets
   *[other] turn up to { $n } of your assets
}
op-turn-defence-self = { $n ->
    [one] turn { $n } of your measures
   *[other] turn up to { $n } of your measures
}
op-turn_all-asset-opponent = turn all opposing assets
op-turn_all-defence-opponent = turn all opposing measures
op-turn_all-asset-self = turn all your assets
op-turn_all-defence-self = turn all your measures
op-freeze = { $n ->
    [one] (it does not ready on its owner's next turn)
   *[other] (they do not ready on their owner's next turn)
}
op-unturn-defence = { $n ->
    [one] ready { $n } of your measures
   *[other] ready up to { $n } of your measures
}
op-unturn-attack = { $n ->
    [one] ready { $n } of your attack cards with a different library number (it may attack again in a later wave)
   *[other] ready up to { $n } of your attack cards with a different library number (they may attack again in a later wave)
}
op-return_hand-asset-opponent = { $n ->
    [one] return { $n } opposing asset to its owner's hand
   *[other] return { $n } opposing assets to their owner's hand
}
op-return_hand-defence-opponent = { $n ->
    [one] return { $n } opposing measure to its owner's hand
   *[other] return { $n } opposing measures to their owner's hand
}
op-return_hand-asset-choice = your opponent returns { NUMBER($n) } of their own assets to their hand (their choice)
op-return_hand-defence-choice = your opponent returns { NUMBER($n) } of their own measures to their hand (their choice)
op-return_hand-asset-self = { $n ->
    [one] return { $n } of your assets to your hand
   *[other] return { $n } of your assets to your hand
}
op-return_hand-defence-self = { $n ->
    [one] return { $n } of your measures to your hand
   *[other] return { $n } of your measures to your hand
}
op-return_hand-asset-other = { $n ->
    [one] return another of your assets to your hand
   *[other] return { $n } of your other assets to your hand
}
op-return_hand-defence-other = { $n ->
    [one] return another of your measures to your hand
   *[other] return { $n } of your other measures to your hand
}
op-return_hand-wave-opponent = { $n ->
    [one] return { $n } attack card of the current wave to your opponent's hand
   *[other] return { $n } attack cards of the current wave to your opponent's hand
}
op-return_self = return this card to your hand
op-power = { $given } until end of turn
op-power-attack = +{ NUMBER($n) } attack power
op-power-defence = +{ NUMBER($n) } defence power
op-extra_assets = { $n ->
    [one] you may play { $n } more asset this turn
   *[other] you may play { $n } more assets this turn
}
op-block = { $n ->
    [one] block { $n } attack of the current wave
   *[other] block up to { $n } attacks of the current wave
}
op-add_blocks = { $n ->
    [one] until end of turn, each of your measures blocks { $n } more attack
   *[other] until end of turn, each of your measures blocks { $n } more attacks
}
op-end_attack = there are no more waves after this one this turn
op-unblockable-no_category = cannot be blocked by measures without a category
op-unblockable-category = can be blocked only by measures without a category
op-unblockable-multi = cannot be blocked by measures that block 2 or more attacks
op-unblockable-any = cannot be blocked by measures
op-grant_unblockable-no_category = your { $category } attacks cannot be blocked by measures without a category
op-grant_unblockable-category = your { $category } attacks can be blocked only by measures without a category
op-grant_unblockable-multi = your { $category } attacks cannot be blocked by measures that block 2 or more attacks
op-grant_unblockable-any = your { $category } attacks cannot be blocked by measures
op-tough = counts as { NUMBER($n) } attacks for blocking
op-persist = is not discarded at end of turn and readies at the start of your turn
op-boost-static = { $n ->
    [one] your first unblocked { $category } attack each turn discards { $n } more card from your opponent's deck
   *[other] your first unblocked { $category } attack each turn discards { $n } more cards from your opponent's deck
}
op-boost-turn = { $n ->
    [one] this turn, each of your unblocked attacks discards { $n } more card from your opponent's deck
   *[other] this turn, each of your unblocked attacks discards { $n } more cards from your opponent's deck
}
op-absorb = { $n ->
    [one] the first unblocked attack each turn discards { $n } fewer card from your deck
   *[other] the first unblocked attack each turn discards { $n } fewer cards from your deck
}
op-recategorise = choose the attack's category until end of turn
op-protect-self-destroy = opposing effects cannot destroy this card
op-protect-self-turn = opposing effects cannot turn this card
op-protect-self-both = opposing effects cannot destroy or turn this card
op-protect-your_assets-destroy = opposing effects cannot destroy your assets
op-protect-your_assets-turn = opposing effects cannot turn your assets
op-protect-your_assets-both = opposing effects cannot destroy or turn your assets
op-enters_turned = enters play turned
op-choose_one-you = choose one: { $options }
op-choose_one-opponent = your opponent chooses one: { $options }

## Actions

verb-keep = Keep this hand
verb-keep-help = Continue the game with these cards.
verb-redeal = Redeal
verb-redeal-help = Shuffle all your cards and take seven. If your hand has fewer than two assets, or only assets, the redeal is free and you show your hand. Otherwise, you then put as many cards under your deck as the redeals you have made.
verb-next = Continue
verb-next-help = End this phase or this moment. You cannot return to it.
verb-clear = Discard one of your cards from the table
verb-clear-help = At any moment of your turn, you may discard your own measures and attack cards, for instance to free power.
verb-go = Send the wave
verb-go-help = The wave is complete. Your opponent may now block it.
verb-pass = Done
verb-pass-help = You are done defending. The wave is resolved.
verb-enough = That is enough
verb-enough-help = You choose no more cards.
verb-lay = Play { $card_label }
verb-lay-help = Put the card from your hand into play. Measures and attack cards need free power from active assets.
verb-play = Play { $card_label }
verb-play-help = The event takes effect at once and occupies its power until the end of the turn.
verb-activate = Use { $card_label }
verb-activate-help = Turn or discard the card to use its effect.
verb-resolve = First { $card_label }
verb-resolve-help = Several of your effects happen at the same time. Choose which comes next.
verb-give_up = Discard { $card_label }
verb-give_up-help = The card goes from your hand to your discard pile.
verb-take_out = Discard { $card_label } from your opponent's hand
verb-take_out-help = You have seen the hand; choose which card your opponent loses.
verb-find = Take { $card_label } from the deck
verb-find-help = Both players see the card. Then the deck is shuffled.
verb-recover = Recover { $card_label }
verb-recover-help = The card leaves your discard pile.
verb-under = Put { $card_label } under the deck
verb-under-help = Only you know which card it is.
verb-dump = Discard { $card_label } from the deck
verb-dump-help = The card goes to its owner's discard pile.
verb-on_top = Next from the top: { $card_label }
verb-on_top-help = The cards go back on top of the deck in the order you choose.
verb-name = { $category }
verb-name-help = The attack belongs to this category until the end of the turn.
verb-choose = { $choice }
verb-choose-help = Only this option happens.
verb-attack = Attack with { $card_label }{ $copy }
verb-attack-help = The card joins the wave and turns.
verb-block = Block with { $card_label }{ $copy }
verb-block-help = The measure turns and gives its block points.
verb-stop = Stop { $card_label }{ $copy }
verb-stop-help = Give one block point to this attack.
verb-strike = { $card_label }{ $copy }: the damage on the card
verb-strike-help = Everything after “Damage” happens, in that order.
verb-drain = { $card_label }{ $copy }: two cards from the deck
verb-drain-help = Your opponent discards the top two cards of their deck.
verb-discard = Discard { $card_label }{ $copy }
verb-discard-help = The card goes from the table to your discard pile. This does not count as destruction.
verb-target = { $card_label }{ $copy }
verb-target-help = The effect applies to this card.
verb-target_asset = { $card_label } ({ $condition })
verb-target_asset-help = The effect applies to this asset.
verb-lot = { $seat } goes first
verb-lot-help = The first player is chosen at random.
verb-draw = Drawn: { $card_label }
verb-draw-help = The next card of the deck.
verb-reveal = From the deck: { $card_label }
verb-reveal-help = The next card of the deck goes to the discard pile.
verb-look = Seen: { $card_label }
verb-look-help = The next card of the deck, seen only by the player who looks.
verb-lose = Discarded at random: { $card_label }
verb-lose-help = A card picked at random from the hand.

## Questions

step-lot = Who goes first?
step-draw = Which card is drawn?
step-redeal = Keep your starting hand?
step-under = Which card do you put under your deck?
step-assets = Asset build-up: what do you play?
step-deployment = Deployment: which measures and attack cards do you play?
step-attack = Attack: which card starts the wave?
step-clear = Which of your cards do you discard from the table?
step-wave = Which other cards join this wave?
step-defence = Defence: how do you respond to the wave?
step-points = Which attack does this measure stop?
step-moment = The blocks are set: anything before the damage?
step-damage = Which attack deals damage now, and which damage?
step-overload = Not enough power: which card do you discard?
step-order = Which of your effects comes first?
step-mill = Which card comes off the deck?
step-lose = Which card is discarded at random?
step-give_up = Which card do you discard from your hand?
step-take_out = Which card do you discard from your opponent's hand?
step-look = Which card is seen?
step-sort_under = Which of these cards go under the deck?
step-dump = Which of these cards are discarded?
step-sort_top = Which card is next from the top?
step-search = Which card do you take from your deck?
step-recover = Which card do you recover from your discard pile?
step-destroy = Which card is destroyed?
step-turn = Which card is turned?
step-unturn_some = Which card is readied?
step-return = Which card returns to its owner's hand?
step-stop = Which attack does the event stop?
step-name = Which category does the attack belong to?
step-choose = Which option?

## Events

event-lot_fell = { $seat } goes first, chosen at random
event-kept = { $seat } keeps their hand
event-redealt = { $seat } redeals (no. { NUMBER($n) })
event-showed = { $seat } shows { $card_label }
event-drew = { $seat } draws a card
event-drew_card = You draw { $card_label }
event-put_under = A card goes under { $seat }'s deck
event-put_under_card = You put { $card_label } under the deck
event-turn_began = Turn { NUMBER($turn) }: { $seat }
event-unturned_all = { $seat } readies their turned cards
event-phase_began = { $phase }
event-laid = { $seat } plays { $card_label }
event-laid_turned = { $seat } plays { $card_label }, turned
event-played = { $seat } plays { $card_label }
event-activated = { $seat } uses { $card_label }
event-took_effect = { $card_label } takes effect
event-cleared = { $seat } discards { $card_label } from the table
event-wave_began = { $seat } attacks: wave { NUMBER($n) }
event-attacked = { $card_label } joins the wave
event-named = { $card_label } now belongs to: { $category }
event-passed = { $seat } is done defending
event-blocked_with = { $seat } blocks with { $card_label }
event-stopped = { $card_label } gives a block point against { $attack_label }
event-attack_blocked = { $attack_label } is blocked
event-attack_through = { $attack_label } gets through
event-struck = { $attack_label } deals the damage on its card
event-drained = { $attack_label } damages the whole system
event-boosted = { $n ->
    [one] The deck loses { $n } more card
   *[other] The deck loses { $n } more cards
}
event-absorbed = { $n ->
    [one] { $seat } absorbs { $n } card of the damage
   *[other] { $seat } absorbs { $n } cards of the damage
}
event-milled = { $card_label } goes from { $seat }'s deck to the discard pile
event-wave_ended = Wave { NUMBER($n) } is over
event-attack_ends = { $seat } cannot attack again this turn
event-discarded = { $seat } discards { $card_label }
event-hand_seen = { $seat } looks at { $owner }'s hand
event-saw = You see { $card_label }
event-looked = { $n ->
    [one] { $seat } looks at the top card of { $owner }'s deck
   *[other] { $seat } looks at the top { $n } cards of { $owner }'s deck
}
event-saw_top = You see { $card_label } on the deck
event-put_back = { $n ->
    [one] { $seat } puts { $n } card back on { $owner }'s deck
   *[other] { $seat } puts { $n } cards back on { $owner }'s deck
}
event-found = { $seat } takes { $card_label } from the deck
event-shuffled = { $seat }'s deck is shuffled
event-recovered = { $seat } returns { $card_label } to hand
event-recovered_under = { $seat } puts { $card_label } under the deck
event-recovered_deck = { $seat } shuffles { $card_label } into the deck
event-destroyed = { $seat }'s { $card_label } is destroyed
event-turned = { $seat }'s { $card_label } is turned
event-frozen = { $seat }'s { $card_label } is turned and frozen
event-unturned = { $seat }'s { $card_label } is readied
event-returned = { $card_label } returns to { $seat }'s hand
event-dropped = Not enough power: { $seat } discards { $card_label }
event-power_added = { $attack ->
    [0] { $seat } gets defence power +{ NUMBER($defence) } until end of turn
   *[more] { $defence ->
        [0] { $seat } gets attack power +{ NUMBER($attack) } until end of turn
       *[more] { $seat } gets attack power +{ NUMBER($attack) } and defence power +{ NUMBER($defence) } until end of turn
    }
}
event-assets_added = { $n ->
    [one] { $seat } may play { $n } more asset this turn
   *[other] { $seat } may play { $n } more assets this turn
}
event-blocks_added = { $n ->
    [one] Each of { $seat }'s measures blocks { $n } more attack this turn
   *[other] Each of { $seat }'s measures blocks { $n } more attacks this turn
}
event-boost_added = { $n ->
    [one] Each of { $seat }'s unblocked attacks discards { $n } more card this turn
   *[other] Each of { $seat }'s unblocked attacks discards { $n } more cards this turn
}
event-chose = { $seat } chooses: { $choice }
event-put_away = { $card_label } goes to the discard pile
event-turn_ended = End of turn { NUMBER($turn) }
event-lost = { $n ->
    [0] { $seat } loses: no cards are left in their deck
   *[more] { $seat } loses: only one card is left in their deck
}

## Endings

ending-attack = Opposing cards exhausted the deck
ending-drawing = The deck ran out through drawing
ending-own_cards = The deck ran out through its owner's own cards

## Decks to play

option-deck_a = First seat's deck
option-deck_a-help = The sixty cards the first seat plays with. Both deck lists are open.
option-deck_a-red_team = Red Team (starter)
option-deck_a-blue_team = Blue Team (starter)
option-deck_a-blitz = Blitz (aggression)
option-deck_a-bastion = Bastion (control)
option-deck_a-shadow = Shadow (TEMPEST stealth)
option-deck_a-sabotage = Sabotage (asset denial)
option-deck_a-sampler_a = Sampler A (a third of the library)
option-deck_a-sampler_b = Sampler B (a third of the library)
option-deck_a-sampler_c = Sampler C (a third of the library)
option-deck_a-own_1 = Custom deck 1
option-deck_a-own_2 = Custom deck 2
option-deck_b = Second seat's deck
option-deck_b-help = The sixty cards the second seat plays with. Both deck lists are open.
option-deck_b-red_team = { option-deck_a-red_team }
option-deck_b-blue_team = { option-deck_a-blue_team }
option-deck_b-blitz = { option-deck_a-blitz }
option-deck_b-bastion = { option-deck_a-bastion }
option-deck_b-shadow = { option-deck_a-shadow }
option-deck_b-sabotage = { option-deck_a-sabotage }
option-deck_b-sampler_a = { option-deck_a-sampler_a }
option-deck_b-sampler_b = { option-deck_a-sampler_b }
option-deck_b-sampler_c = { option-deck_a-sampler_c }
option-deck_b-own_1 = { option-deck_a-own_1 }
option-deck_b-own_2 = { option-deck_a-own_2 }

preset-starters = Starter decks
preset-starters-help = Red Team against Blue Team: the two starter decks.
preset-storm = Storm
preset-storm-help = Blitz against Bastion: fast attacks against a wall of measures.
preset-covert = Covert
preset-covert-help = Shadow against Sabotage: stealth attacks against asset denial.
preset-own = Custom decks
preset-own-help = The decks in the scenario file.

plan-red_team = Broad pressure with malware, denial of service and intrusion; minimal defence.
plan-blue_team = Strong defence with precise TEMPEST, cryptography and intrusion attacks; deck recovery.
plan-blitz = Many cheap attacks at once, more than your opponent can block; boosts make one great wave decisive.
plan-bastion = Measures of every category, blocking events and recovery outlast your opponent, while cryptography wears down their deck.
plan-shadow = TEMPEST attacks slip past measures without a category; looking at hand and deck lets you choose what your opponent loses.
plan-sabotage = Destroy and freeze assets until your opponent can no longer support measures and attacks.
plan-sampler_a = One copy of every third card, plus extra cards that destroy assets and ready measures, to try them out.
plan-sampler_b = One copy of every third card, plus extra cards that destroy assets and ready measures, to try them out.
plan-sampler_c = One copy of every third card, plus extra cards that destroy assets and ready measures, to try them out.

## The board

board-turn = Turn { NUMBER($turn) } · { $phase }
board-numbers = deck { NUMBER($deck) }, hand { NUMBER($hand) }, attack power { $attack }, defence power { $defence }
board-assets = assets: { $cards }
board-measures = measures: { $cards }
board-attacks = attack cards: { $cards }
board-events = events this turn: { $cards }
board-known = known in hand: { $cards }
board-discard = discard pile: { $cards }
board-pile-discard = { $seat }'s discard pile, cards: { NUMBER($count) }
board-pile-list = { $seat }'s deck list, cards: { NUMBER($count) }
board-looking = You see: { $cards }
board-hand = Your hand

## The lesson

lesson-seat-1 = Red Team
lesson-seat-2 = Blue Team
lesson-1 = Two information systems face each other. Your deck is your life: a player with fewer than two cards in their deck at the start of their turn loses. You play Red Team, your opponent Blue Team. The first player is chosen at random.
lesson-2 = This is your starting hand of seven cards. With fewer than two assets, you could redeal for free. You have two: a laptop and a tablet. Keep this hand.
lesson-3 = You go first, so you drew one card instead of two. In asset build-up you may play two assets per turn. The all-in-one PC gives attack and defence power, but it enters play turned: it counts from your next turn.
lesson-4 = The tablet gives attack power 1 at once. When it enters play, you look at the top two cards of your deck.
lesson-5 = Only you see these cards: a firewall and a trusted hardware platform. You may put any of them under your deck. Both are good measures, so keep them on top, then choose which comes first.
lesson-6 = You can play events at any moment of your turn, and they take effect at once. Social engineering needs attack power 1, which the tablet gives: your opponent discards two cards at random from hand. Play it.
lesson-7 = Your opponent has played two workstations. You drew the two cards you left on top, and your cards were readied. Play the laptop to raise your attack power to 3.
lesson-8 = Deployment. Power is not spent: it is capacity. All your cards on the table together must not require more than your ready assets give. The worm requires 2 and the virus 1: together exactly your 3.
lesson-9 = The all-in-one PC also gives defence power 1. That is enough for the firewall, which can block one intrusion on each of your opponent's turns.
lesson-10 = Attack: you choose which cards go in which wave. Your opponent blocks a wave with measures on the table, but has none. Start with the worm.
lesson-11 = The virus joins the same wave. Attack cards turn when they attack and are discarded at the end of your turn.
lesson-12 = Nobody blocked. For each unblocked attack, you choose: deal the damage on its card, or discard two cards from your opponent's deck. The worm's own damage is better: three cards. The virus has none, so it discards two.
lesson-13 = Now your opponent attacks. Phishing is an intrusion, and your firewall blocks intrusions. The measure turns and is ready again on your next turn.
lesson-14 = The duel continues like this: assets, measures, waves, blocks. The next rounds go by quickly, and both decks grow thin.
lesson-15 = The last round. Your opponent has few cards left. You drew two worms: play both, attack with both in one wave and choose the damage on the cards.
lesson-16 = Your opponent cannot draw two cards and loses: you win! There are four more decks to play, and you can build your own. The text of a card always tells you what it does.

## Glossary

glossary-deck = Deck
    .forms = deck, decks
    .means = Your own sixty cards, and your life: if fewer than two are left in it at the start of your turn, you lose.
    .clause = 1.3
glossary-asset = Asset
    .forms = asset, assets
    .means = A card that gives computing power. You may play at most two per turn.
    .clause = 3.2
glossary-power = Power
    .forms = power
    .means = Assets give it, and other cards occupy it for as long as they are on the table. There is attack power and defence power.
    .clause = 3.4
glossary-measure = Measure
    .forms = measure, measures
    .means = A defence card: it blocks a number of attacks of its categories, or of any category if it names none.
    .clause = 3.9
glossary-category = Category
    .forms = category, categories
    .means = Malware, denial of service, intrusion, TEMPEST or cryptography: the kind of an attack, and what a measure can block.
    .clause = 3.5
glossary-event = Event
    .forms = event, events
    .means = A card that takes effect at once: on your own turn, or while you block.
    .clause = 3.11
glossary-wave = Wave
    .forms = wave, waves
    .means = Attack cards sent together. Another wave may follow once this one has been blocked and its damage dealt.
    .clause = 8.4
glossary-turned = Turned
    .forms = turned
    .means = Used: the card lies on its side and has no effect until its owner's next turn begins.
    .clause = 4.1
glossary-block = Block
    .forms = block, blocks, blocked
    .means = To stop an attack with a matching measure. The measure turns.
    .clause = 10.2
glossary-redeal = Redeal
    .forms = redeal, redeals, redealt
    .means = Replacing your starting hand, at most three times.
    .clause = 5.3
glossary-rarity = Rarity
    .forms = rarity, rarities
    .means = How often a card appears in boosters: common, uncommon, rare or special.
    .clause = 12.2
glossary-booster = Booster
    .forms = booster, boosters
    .means = Eleven cards, drawn by the odds of their rarity from a seed that you can verify.
    .clause = L.5

## Help for the commands of this game: one line each, no placeables

help-cards = sets, boosters and collections of Kiberrubezh
help-cards-check = list every error in a card set by line, or print its cards
help-cards-show = show cards by number or name
help-cards-open = open boosters from a seed
help-cards-verify = check that a collection matches its opened boosters
help-cards-sealed = open six boosters per seat and build two decks to play
help-cards-draft = draft boosters against a bot and build two decks to play; run the same command again to resume
help-cards-file = a file with [[card]] entries
help-cards-card = card numbers, or parts of names in any language
help-cards-count = number of boosters
help-cards-collection = collection file
help-cards-decks = output file for both decks
help-cards-bots = let bots pick for both seats
help-deck = check, show, build and compare decks of Kiberrubezh
help-deck-check = list every error in a deck by line
help-deck-show = print a deck and its plan; lists the built-in decks if omitted
help-deck-random = print a random legal deck
help-deck-best = print the deck from a collection that wins most against the built-in decks
help-deck-balance = let the six built-in decks play each other, with the same bot on both sides
help-deck-file = deck file with count, number and name on each line
help-deck-deck = name of a built-in deck, or a file
help-deck-set = also use the cards in this set

## Rooms

document-room = room
error-code-of-room = { $code } is the code of a room, not of a table. Use it to enter the room.
error-room-gone = This room does not exist or has closed. Check the link, or create a new room.
error-room-no-seat = You have no seat in this room. Join it with its code, in the browser you will play in.
error-room-full = Both seats in this room are taken. Create your own room.
error-room-busy = The room is receiving too many requests. Try again in a moment.
error-room-stale = The room has changed since your last view. Check it and decide again.
error-room-ready = Both decks are in and the table is open. Go to the table.
error-room-not-picking = There is nothing to pick in this room now. Check the room again.
error-room-chosen = You have already picked a card. Wait for the other player.
error-room-not-in-pack = Card { $card } is not in your booster. Pick a card from it.
error-room-not-building = You can submit a deck after the draft. Pick your cards first.
error-room-deck = The deck was not accepted. { $reason }
error-room-deck-line = The deck was not accepted, line { $line }. { $reason }
error-room-pool = The deck has more copies of { $no } { $name } than you drafted or opened (missing: { $count }). Use only your own cards and base assets.
error-room-owned = The deck has more copies of { $no } { $name } than your collection (missing: { $count }). Use only cards you have opened.
error-no-room-code = There is no room with the code { $code }. Check the letters.
room-player = Player { NUMBER($number) }

## Cards and decks: commands, pages and errors

cards-fine = { $file } has no errors. Cards: { NUMBER($count) }
cards-opened = Boosters from seed { $seed }
cards-kept = { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-unexplained = { $no }: { $difference } compared with the opened boosters
cards-verified = { $file } matches its opened boosters exactly: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-seat = Seat { NUMBER($number) }
cards-left = not in the deck of seat 1:
cards-play = Both decks are in { $file } (seed { $seed }). You may change the first one; contienda deck check { $file } checks that it is legal and uses only your cards. Then run: contienda play { $game } --scenario { $file }
cards-booster = Booster { NUMBER($number) } of { NUMBER($all) }, card { NUMBER($pick) } of { NUMBER($picks) }
cards-taken-so-far = You have taken { $count ->
    [one] { $count } card:
   *[other] { $count } cards:
}
cards-which = Which card do you take? 1–{ NUMBER($most) }
cards-not-here = “{ $answer }” is not a card in this booster. Type a number from 1 to { NUMBER($most) }.
cards-resumed = Resuming the draft in { $file }. Cards taken: { NUMBER($count) }.
cards-draft-kept = Your picks are saved in { $file }. To resume the draft, run: { $command }
deck-ranking = Ranking: share of all games each deck won, with its 95% confidence interval
deck-overlap = If intervals overlap, the order may be due to chance. Play more games with -n.
deck-ranked = The best of { NUMBER($tried) } decks, by share of { NUMBER($games) } games won each; the 95% confidence interval is in brackets
deck-close = The top intervals overlap. Play more games with -n to separate the decks.
deck-fine = { $file }: the deck { $title } is legal
deck-untitled = (untitled)
deck-lacks = { $no } { $name }: { NUMBER($count) } missing from the collection
deck-balance = Share of games won by the deck in each row; { NUMBER($games) } games per pair, bot greedy on both sides, seed { NUMBER($seed, useGrouping: 0) }
error-cards = { $file }, line { $line }, card { $place }: { $reason }
error-draft = { $file } is not a draft that can be resumed. Move the file to start again, or choose another name.
error-draft-seed = { $file } contains a draft with seed { $seed }. Omit --seed to resume it, or move the file to start again.
error-no-card = No card is called “{ $card }”. Use a number from 1 to 120 or part of a name.
error-deck = { $file }: { $reason }
error-deck-line = { $file }, line { $line }: { $reason }
error-no-deck = There is no deck or file “{ $deck }”. Built-in decks: { $names }.
error-collection = { $file } is not a collection. Use a file written by contienda cards open --collection.
error-deck-title = A deck title cannot contain brackets, # or line breaks, and needs at least one letter. Change the title.
error-no-collection = This is not a collection. Use a file written by this page or by contienda cards open --collection.
error-collection-long = This page accepts at most { $openings } openings and { $boosters } boosters per collection. Check yours with contienda cards verify.
error-seed = The seed { $seed } is too large. Use a number below 9223372036854775808.
cards-not-toml = The file is not valid TOML (column { $column }). Check quotes, brackets and commas.
cards-format = The key format must be { $wanted }. Write format = { $wanted } on the first line.
cards-key = Unknown key “{ $field }”. Remove it.
cards-missing = The key “{ $field }” is missing. Add it.
cards-no-list = This must be a list of tables. Write it as in docs/reference/decks.md.
cards-word = “{ $word }” is not a valid value for { $field }. Use one of { $words }.
cards-number = { $field } must be a whole number from { $low } to { $high }. Correct it.
cards-taken = Number { $no } already belongs to { $name }. Choose another.
cards-id = An id may contain only lower-case letters, digits and _. Change it.
cards-id-taken = The id { $id } is already in use. Choose another.
cards-name = The name in { $language } is missing. Add it.
cards-name-taken = Another card is already called “{ $name }”. Choose another name.
cards-power = { $field } must give attack and defence, as in {"{"} attack = 1, defence = 0 {"}"}.
cards-list = { $field } must be a list without duplicates. Correct it.
cards-trigger = A card of kind { $kind } cannot have “{ $when }” effects. Remove this one.
cards-op-here = A card of kind { $kind } cannot have { $op } at “{ $when }”. Remove it.
cards-boost = A boost with scope static must name a category; one with scope turn must not.
cards-peek = mill_some needs m, the number of cards to discard; bottom_any must not have it.
cards-blocking-only = { $op } works only while blocking. Use it on an event or ability whose only timing is blocking.
cards-own-pick = Players choose among their own cards themselves. Write pick = "you" for the table and "owner" for the hand.
cards-other = “other” can be used only for your own cards, on a card that stays on the table. Remove it.
cards-options = choose_one needs two to { $most } options, each a list of effects with the same “when”.
cards-one-ability = All activate effects of a card must have the same timing and cost.
cards-twice = { $op } appears twice. Keep only one.
cards-endless = { $op } could make a game endless here. Remove this effect; docs/architecture/kiberrubezh.md explains why.
deck-not-a-line = “{ $found }” is not a deck line. Write count, number and name, as in 4 022 Computer virus.
deck-count = The count { $found } is too small. Use 1 or more.
deck-no-name = No card is called “{ $name }”. Check the name, or use the number.
deck-no-number = There is no card with the number { $no }. Check the number.
deck-name-unknown = { $no } is called { $told }, not “{ $name }”. Correct the name or the number.
deck-name-other = “{ $name }” has the number { $told }, not { $no }. Correct the name or the number.
deck-copies = { $no } { $name } appears { $count } times. Use at most four of each number, except base assets.
deck-size = The deck has { $size } cards. It must have { $wanted }: add or remove cards.
deck-long = The text has more than { $most } lines. Paste only one deck.
deck-empty = There is no deck in the text. Write count, number and name of each card.
deck-no-list = [[deck]] number { $number } has no list. Write list = """…""".
deck-pool = “{ $found }” is not a valid pool entry. Write count and number, as in pool: 1 024, 2 100.
deck-not-in-pool = { $no } { $name }: the deck has { $count }, but your boosters contained { $owned }. Use only cards you opened.
deck-several = The text contains { $count } decks. Submit only one.
deck-suggested-random = Random deck { NUMBER($seed, useGrouping: 0) }
deck-suggested-best = Suggested deck { NUMBER($seed, useGrouping: 0) }

## A table at a glance, for a class

marker-deck-1 = Deck of team 1
marker-deck-2 = Deck of team 2
tile-deck-short = The deck of team { NUMBER($team) } runs low: { NUMBER($n) } left
tile-deck-last = The deck of team { NUMBER($team) } is almost empty: { NUMBER($n) } left

marker-deck = Cards in the deck

# --- debrief

stat-laid = Cards laid
stat-played = Events played
stat-activated = Cards used
stat-attacked = Attacks
stat-blocked_with = Blocks
stat-milled = Cards lost from the deck
debrief-waves = The waves
debrief-waves-lead = What each wave met, and how many cards the other deck lost to it.
debrief-no_waves = Nobody attacked.
debrief-waves-turn = Turn
debrief-waves-who = Attacker
debrief-waves-attacks = Attacks
debrief-waves-blocked = Blocked
debrief-waves-through = Through
debrief-waves-milled = Cards lost
debrief-verb-pass = Block no more
debrief-verb-next = Go on without doing more

# On a real table: what to draw or roll
enter-lot = Draw lots: who goes first?
enter-draw = { $who }: { $count ->
    [one] one card from the deck. Which one is it?
   *[other] { $count } cards from the deck. Which ones are they?
}
enter-reveal = Turn over { $count ->
    [one] the top card of the deck. Which one is it?
   *[other] the top { $count } cards of the deck. Which ones are they, from the top?
}
enter-look = { $who }: look at { $count ->
    [one] the top card of the deck. Which one is it?
   *[other] the top { $count } cards of the deck. Which ones are they, from the top?
}
enter-lose = One card from the hand, at random. Which one is discarded?

## Print

print-deck = Decks
print-library = Library
print-playmat = Playmat
print-counters = Counters
print-aids = Player aid
print-rules = Rules
print-aid = Your turn
print-work = Kiberrubezh, a card game from cyberborder.ru; its names, numbers and mechanics belong to its creators.
print-ours = Cards, card texts, decks and pictures are our own reconstruction, since the published cards are not documented. Contienda, Apache-2.0.
print-zone-attack = Attacks
print-zone-defence = Measures
print-zone-assets = Assets
print-zone-deck = Deck
print-zone-discard = Discard
print-zone-events = Events
print-power-attack = Attack power
print-power-defence = Defence power
print-frozen = Frozen
print-first = First player
