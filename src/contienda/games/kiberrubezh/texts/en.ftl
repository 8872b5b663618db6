### Киберрубеж in English

game-name = Kiberrubezh
game-about = A cyber exercise as a card duel: build assets, deploy measures and attacks, and empty the opponent's deck. Whoever cannot draw two cards at the start of a turn has lost.

## Words of the table

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

phase-setup = Set-up
phase-draw = Drawing
phase-assets = Building up assets
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

## The text of cards, told from their effects

timing-own_turn = Only in your turn.
timing-blocking = Only while blocking.
when-deploy = When laid:
when-activate-own_turn = Turn in your turn:
when-activate-blocking = Turn while blocking:
when-sacrifice-own_turn = Discard in your turn:
when-sacrifice-blocking = Discard while blocking:
when-attack = When declared:
when-hit = Damage:
when-blocked = If blocked:
when-block = When it blocks:
when-destroyed = When destroyed:
op-or = {" "}– or{" "}
op-and = {" "}and{" "}
op-mill-opponent = { $n ->
    [one] opponent discards the top card of their deck
   *[other] opponent discards the top { $n } cards of their deck
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
    [one] opponent discards { $n } card at random from hand
   *[other] opponent discards { $n } cards at random from hand
}
op-discard-opponent-owner = { $n ->
    [one] opponent discards { $n } card of their choice from hand
   *[other] opponent discards { $n } cards of their choice from hand
}
op-discard-opponent-you = { $n ->
    [one] look at opponent's hand and discard { $n } card from it
   *[other] look at opponent's hand and discard { $n } cards from it
}
op-discard-self-random = { $n ->
    [one] discard { $n } card at random from your hand
   *[other] discard { $n } cards at random from your hand
}
op-discard-self-owner = { $n ->
    [one] discard { $n } card from your hand
   *[other] discard { $n } cards from your hand
}
op-peek_hand = look at opponent's hand
op-peek_deck-self-bottom_any = { $n ->
    [one] look at the top card of your deck; you may put it on the bottom
   *[other] look at the top { $n } cards of your deck; put any of them on the bottom and the rest back in any order
}
op-peek_deck-opponent-bottom_any = { $n ->
    [one] look at the top card of opponent's deck; you may put it on the bottom
   *[other] look at the top { $n } cards of opponent's deck; put any of them on the bottom and the rest back in any order
}
op-peek_deck-self-mill_some = { $n ->
    [one] look at the top card of your deck and discard it
   *[other] look at the top { $n } cards of your deck, discard { NUMBER($m) } of your choice and put the rest back in any order
}
op-peek_deck-opponent-mill_some = { $n ->
    [one] look at the top card of opponent's deck and discard it
   *[other] look at the top { $n } cards of opponent's deck, discard { NUMBER($m) } of your choice and put the rest back in any order
}
op-search-base_asset = { $n ->
    [one] search your deck for { $n } base asset, show it and take it to hand; shuffle
   *[other] search your deck for up to { $n } base assets, show them and take them to hand; shuffle
}
op-search-asset = { $n ->
    [one] search your deck for { $n } asset, show it and take it to hand; shuffle
   *[other] search your deck for up to { $n } assets, show them and take them to hand; shuffle
}
op-search-attack = { $n ->
    [one] search your deck for { $n } attack card, show it and take it to hand; shuffle
   *[other] search your deck for up to { $n } attack cards, show them and take them to hand; shuffle
}
op-search-defence = { $n ->
    [one] search your deck for { $n } defence card, show it and take it to hand; shuffle
   *[other] search your deck for up to { $n } defence cards, show them and take them to hand; shuffle
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
op-destroy-asset-choice = opponent destroys { NUMBER($n) } of their own assets (their choice)
op-destroy-defence-choice = opponent destroys { NUMBER($n) } of their own measures (their choice)
op-destroy-asset-self = { $n ->
    [one] destroy { $n } asset of yours
   *[other] destroy { $n } assets of yours
}
op-destroy-defence-self = { $n ->
    [one] destroy { $n } measure of yours
   *[other] destroy { $n } measures of yours
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
    [one] opponent turns { $n } of their own assets (their choice)
   *[other] opponent turns up to { $n } of their own assets (their choice)
}
op-turn-defence-choice = { $n ->
    [one] opponent turns { $n } of their own measures (their choice)
   *[other] opponent turns up to { $n } of their own measures (their choice)
}
op-turn-asset-self = { $n ->
    [one] turn { $n } asset of yours
   *[other] turn up to { $n } assets of yours
}
op-turn-defence-self = { $n ->
    [one] turn { $n } measure of yours
   *[other] turn up to { $n } measures of yours
}
op-turn_all-asset-opponent = turn all opposing assets
op-turn_all-defence-opponent = turn all opposing measures
op-turn_all-asset-self = turn all your assets
op-turn_all-defence-self = turn all your measures
op-freeze = { $n ->
    [one] (it does not unturn in its owner's next turn)
   *[other] (they do not unturn in their owner's next turn)
}
op-unturn-defence = { $n ->
    [one] unturn { $n } measure of yours
   *[other] unturn up to { $n } measures of yours
}
op-unturn-attack = { $n ->
    [one] unturn { $n } attack card of yours with a different library number (it may attack again in a later wave)
   *[other] unturn up to { $n } attack cards of yours with a different library number (they may attack again in a later wave)
}
op-return_hand-asset-opponent = { $n ->
    [one] return { $n } opposing asset to its owner's hand
   *[other] return { $n } opposing assets to their owner's hand
}
op-return_hand-defence-opponent = { $n ->
    [one] return { $n } opposing measure to its owner's hand
   *[other] return { $n } opposing measures to their owner's hand
}
op-return_hand-asset-choice = opponent returns { NUMBER($n) } of their own assets to hand (their choice)
op-return_hand-defence-choice = opponent returns { NUMBER($n) } of their own measures to hand (their choice)
op-return_hand-asset-self = { $n ->
    [one] return { $n } asset of yours to your hand
   *[other] return { $n } assets of yours to your hand
}
op-return_hand-defence-self = { $n ->
    [one] return { $n } measure of yours to your hand
   *[other] return { $n } measures of yours to your hand
}
op-return_hand-asset-other = { $n ->
    [one] return another asset of yours to your hand
   *[other] return { $n } other assets of yours to your hand
}
op-return_hand-defence-other = { $n ->
    [one] return another measure of yours to your hand
   *[other] return { $n } other measures of yours to your hand
}
op-return_hand-wave-opponent = { $n ->
    [one] return { $n } attack card of the current wave to opponent's hand
   *[other] return { $n } attack cards of the current wave to opponent's hand
}
op-return_self = return this card to your hand
op-power = { $given } until end of turn
op-power-attack = +{ NUMBER($n) } attack power
op-power-defence = +{ NUMBER($n) } defence power
op-extra_assets = { $n ->
    [one] you may lay { $n } more asset this turn
   *[other] you may lay { $n } more assets this turn
}
op-block = { $n ->
    [one] block { $n } attack of the current wave
   *[other] block up to { $n } attacks of the current wave
}
op-add_blocks = { $n ->
    [one] until end of turn each measure of yours blocks { $n } more attack
   *[other] until end of turn each measure of yours blocks { $n } more attacks
}
op-end_attack = after this wave the attack ends for this turn
op-unblockable-no_category = cannot be blocked by measures without category
op-unblockable-category = can be blocked only by measures without category
op-unblockable-multi = cannot be blocked by measures that block 2 or more attacks
op-unblockable-any = cannot be blocked by measures
op-grant_unblockable-no_category = your { $category } attacks cannot be blocked by measures without category
op-grant_unblockable-category = your { $category } attacks can be blocked only by measures without category
op-grant_unblockable-multi = your { $category } attacks cannot be blocked by measures that block 2 or more attacks
op-grant_unblockable-any = your { $category } attacks cannot be blocked by measures
op-tough = counts as { NUMBER($n) } attacks for blocking
op-persist = is not discarded at end of turn and unturns at the start of your turn
op-boost-static = { $n ->
    [one] your first unblocked { $category } attack each turn discards { $n } more card from opponent's deck
   *[other] your first unblocked { $category } attack each turn discards { $n } more cards from opponent's deck
}
op-boost-turn = { $n ->
    [one] this turn each unblocked attack of yours discards { $n } more card from opponent's deck
   *[other] this turn each unblocked attack of yours discards { $n } more cards from opponent's deck
}
op-absorb = { $n ->
    [one] the first unblocked attack each turn discards { $n } fewer card from your deck
   *[other] the first unblocked attack each turn discards { $n } fewer cards from your deck
}
op-recategorise = name the category the attack belongs to until end of turn
op-protect-self-destroy = this card cannot be destroyed by opposing effects
op-protect-self-turn = this card cannot be turned by opposing effects
op-protect-self-both = this card cannot be destroyed or turned by opposing effects
op-protect-your_assets-destroy = your assets cannot be destroyed by opposing effects
op-protect-your_assets-turn = your assets cannot be turned by opposing effects
op-protect-your_assets-both = your assets cannot be destroyed or turned by opposing effects
op-enters_turned = is laid turned
op-choose_one-you = choose: { $options }
op-choose_one-opponent = opponent chooses: { $options }

## What can be done

verb-keep = Keep this hand
verb-keep-help = The game goes on with these cards.
verb-redeal = Redeal
verb-redeal-help = All your cards are shuffled and you take seven. With fewer than two assets, or nothing but assets, it is free and your hand is shown; otherwise you then put as many cards under your deck as you have redealt.
verb-next = Go on
verb-next-help = You are done with this phase or this moment; there is no way back to it.
verb-clear = Discard a card of mine from the table
verb-clear-help = At any moment of your turn you may discard your own measures and attack cards, for instance to free power.
verb-go = Send the wave
verb-go-help = The wave is complete; the opponent may block it.
verb-pass = Nothing more
verb-pass-help = You are done defending; the wave is resolved.
verb-enough = That is enough
verb-enough-help = You leave the rest of what you could still choose.
verb-lay = Lay { $card_label }
verb-lay-help = The card goes from your hand to the table. A measure or an attack card needs free power of active assets.
verb-play = Play { $card_label }
verb-play-help = The event acts at once and occupies its power until the end of the turn.
verb-activate = Use { $card_label }
verb-activate-help = The card turns, or is discarded, and its effect happens.
verb-resolve = First { $card_label }
verb-resolve-help = Several of your effects come at once; you say which is next.
verb-give_up = Discard { $card_label }
verb-give_up-help = The card goes from your hand to your discard pile.
verb-take_out = Discard { $card_label } from the opponent's hand
verb-take_out-help = You have seen the hand and choose what is lost.
verb-find = Take { $card_label } from the deck
verb-find-help = Both see the card; then the deck is shuffled.
verb-recover = Recover { $card_label }
verb-recover-help = The card leaves your discard pile.
verb-under = Put { $card_label } under the deck
verb-under-help = Only you know what lies there.
verb-dump = Discard { $card_label } from the deck
verb-dump-help = The card goes to the discard pile of its owner.
verb-on_top = Next from above: { $card_label }
verb-on_top-help = The cards go back on the deck in the order in which you name them.
verb-name = { $category }
verb-name-help = Until end of turn the attack belongs to this category.
verb-choose = { $choice }
verb-choose-help = This option happens, the others do not.
verb-attack = Attack with { $card_label }{ $copy }
verb-attack-help = The card joins the wave and turns.
verb-block = Block with { $card_label }{ $copy }
verb-block-help = The measure turns and gives its block points.
verb-stop = Stop { $card_label }{ $copy }
verb-stop-help = One block point for this attack.
verb-strike = { $card_label }{ $copy }: the damage on the card
verb-strike-help = Everything written behind “Damage” happens in that order.
verb-drain = { $card_label }{ $copy }: two cards from the deck
verb-drain-help = The opponent discards the top two cards of the deck.
verb-discard = Discard { $card_label }{ $copy }
verb-discard-help = The card goes from the table to your discard pile. That is not destruction.
verb-target = { $card_label }{ $copy }
verb-target-help = The effect is applied to this card.
verb-target_asset = { $card_label } ({ $condition })
verb-target_asset-help = The effect is applied to this asset.
verb-lot = { $seat } begins
verb-lot-help = The lot decides who begins.
verb-draw = Drawn: { $card_label }
verb-draw-help = The next card of the deck.
verb-reveal = Off the deck: { $card_label }
verb-reveal-help = The next card of the deck goes to the discard pile.
verb-look = Seen: { $card_label }
verb-look-help = The next card of the deck, seen by the one who looks.
verb-lose = Lost at random: { $card_label }
verb-lose-help = A card of the hand, picked by chance.

## What is asked

step-lot = Who begins?
step-draw = Which card is drawn?
step-redeal = Do you keep your starting hand?
step-under = Which card do you put under your deck?
step-assets = Building up assets: what do you lay?
step-deployment = Deployment: which measures and attack cards do you lay?
step-attack = Attack: with which card does the wave begin?
step-clear = Which of your cards do you discard from the table?
step-wave = Who else is in this wave?
step-defence = Defence: how do you meet the wave?
step-points = Which attack does this measure stop?
step-moment = The blocks are made: anything before the damage?
step-damage = Which attack deals damage now, and which damage?
step-overload = Too little power: which card do you discard?
step-order = Which of your effects comes first?
step-mill = Which card comes off the deck?
step-lose = Which card is lost at random?
step-give_up = Which card do you discard from your hand?
step-take_out = Which card of the opponent's hand do you discard?
step-look = Which card is seen?
step-sort_under = Which of these cards go under the deck?
step-dump = Which of these cards are discarded?
step-sort_top = Which card comes next from above?
step-search = Which card do you take from your deck?
step-recover = Which card do you recover from your discard pile?
step-destroy = Which card is destroyed?
step-turn = Which card is turned?
step-unturn_some = Which card is unturned?
step-return = Which card returns to its owner's hand?
step-stop = Which attack does the event stop?
step-name = Which category does the attack belong to?
step-choose = Which option?

## What happened

event-lot_fell = The lot falls: { $seat } begins
event-kept = { $seat } keeps the hand
event-redealt = { $seat } redeals (no. { NUMBER($n) })
event-showed = { $seat } shows { $card_label }
event-drew = { $seat } draws a card
event-drew_card = You draw { $card_label }
event-put_under = A card goes under { $seat }’s deck
event-put_under_card = You put { $card_label } under the deck
event-turn_began = Turn { NUMBER($turn) }: { $seat }
event-unturned_all = { $seat } unturns the cards that were turned
event-phase_began = { $phase }
event-laid = { $seat } lays { $card_label }
event-laid_turned = { $seat } lays { $card_label }, turned
event-played = { $seat } plays { $card_label }
event-activated = { $seat } uses { $card_label }
event-took_effect = { $card_label } takes effect
event-cleared = { $seat } discards { $card_label } from the table
event-wave_began = { $seat } attacks: wave { NUMBER($n) }
event-attacked = { $card_label } joins the wave
event-named = { $card_label } now belongs to: { $category }
event-passed = { $seat } is done defending
event-blocked_with = { $seat } blocks with { $card_label }
event-stopped = { $card_label } against { $attack_label }
event-attack_blocked = { $attack_label } is blocked
event-attack_through = { $attack_label } gets through
event-struck = { $attack_label } deals the damage on the card
event-drained = { $attack_label } hits the whole system
event-boosted = { $n ->
    [one] { $n } more card from the deck
   *[other] { $n } more cards from the deck
}
event-absorbed = { $n ->
    [one] { $seat } absorbs { $n } card of the damage
   *[other] { $seat } absorbs { $n } cards of the damage
}
event-milled = Off { $seat }’s deck: { $card_label }
event-wave_ended = Wave { NUMBER($n) } is over
event-attack_ends = { $seat } may attack no further this turn
event-discarded = { $seat } discards { $card_label }
event-hand_seen = { $seat } looks at the hand of { $owner }
event-saw = You see { $card_label }
event-looked = { $n ->
    [one] { $seat } looks at the top card of { $owner }’s deck
   *[other] { $seat } looks at the top { $n } cards of { $owner }’s deck
}
event-saw_top = You see { $card_label } on the deck
event-put_back = { $n ->
    [one] { $seat } puts { $n } card back on { $owner }’s deck
   *[other] { $seat } puts { $n } cards back on { $owner }’s deck
}
event-found = { $seat } takes { $card_label } from the deck
event-shuffled = { $seat }’s deck is shuffled
event-recovered = { $seat } takes { $card_label } back to hand
event-recovered_under = { $seat } puts { $card_label } under the deck
event-recovered_deck = { $seat } returns { $card_label } to the deck
event-destroyed = { $card_label } of { $seat } is destroyed
event-turned = { $card_label } of { $seat } is turned
event-frozen = { $card_label } of { $seat } is turned and frozen
event-unturned = { $card_label } of { $seat } is unturned
event-returned = { $card_label } returns to the hand of { $seat }
event-dropped = Too little power: { $seat } discards { $card_label }
event-power_added = { $attack ->
    [0] { $seat } has defence power +{ NUMBER($defence) } until end of turn
   *[more] { $defence ->
        [0] { $seat } has attack power +{ NUMBER($attack) } until end of turn
       *[more] { $seat } has attack power +{ NUMBER($attack) } and defence power +{ NUMBER($defence) } until end of turn
    }
}
event-assets_added = { $n ->
    [one] { $seat } may lay { $n } more asset this turn
   *[other] { $seat } may lay { $n } more assets this turn
}
event-blocks_added = { $n ->
    [one] Each measure of { $seat } blocks { $n } more attack this turn
   *[other] Each measure of { $seat } blocks { $n } more attacks this turn
}
event-boost_added = { $n ->
    [one] Each unblocked attack of { $seat } discards { $n } more card this turn
   *[other] Each unblocked attack of { $seat } discards { $n } more cards this turn
}
event-chose = { $seat } chooses: { $choice }
event-put_away = { $card_label } goes to the discard pile
event-turn_ended = End of turn { NUMBER($turn) }
event-lost = { $n ->
    [0] { $seat } has lost: no card is left in the deck
   *[more] { $seat } has lost: a single card is left in the deck
}

## How it ends

ending-attack = The opponent's cards have emptied the deck
ending-drawing = The deck has run out by drawing
ending-own_cards = The deck was used up by its owner's own cards

## Decks to play

option-deck_a = Deck of the first seat
option-deck_a-help = With which sixty cards the first seat plays. Both lists are open to everybody.
option-deck_a-red_team = Red Team (starter)
option-deck_a-blue_team = Blue Team (starter)
option-deck_a-blitz = Blitz (aggression)
option-deck_a-bastion = Bastion (control)
option-deck_a-shadow = Shadow (TEMPEST stealth)
option-deck_a-sabotage = Sabotage (asset denial)
option-deck_a-sampler_a = Sampler A (a third of the library)
option-deck_a-sampler_b = Sampler B (a third of the library)
option-deck_a-sampler_c = Sampler C (a third of the library)
option-deck_a-own_1 = Own deck 1
option-deck_a-own_2 = Own deck 2
option-deck_b = Deck of the second seat
option-deck_b-help = With which sixty cards the second seat plays. Both lists are open to everybody.
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
preset-starters-help = Red Team against Blue Team: the two decks to begin with.
preset-storm = Storm
preset-storm-help = Blitz against Bastion: fast attacks against a wall.
preset-covert = Covert
preset-covert-help = Shadow against Sabotage: unseen attacks against the loss of assets.
preset-own = Own decks
preset-own-help = The decks of the file.

plan-red_team = Wide pressure with malware, denial of service and intrusion; minimal defence.
plan-blue_team = Defence with precise TEMPEST, cryptography and intrusion strikes; deck recovery.
plan-blitz = Many cheap attacks at once, more than the opponent can block; boosts turn one great wave into the end.
plan-bastion = Measures of every category, block events and recovery outlast the opponent, while cryptography wears the deck down.
plan-shadow = TEMPEST attacks slip past measures without category, and looks at hand and deck choose what is lost.
plan-sabotage = Assets are destroyed and frozen until the opponent can no longer pay for measures and attacks.
plan-sampler_a = One copy of every third card and some more of what destroys assets and unturns measures, to try them out.
plan-sampler_b = One copy of every third card and some more of what destroys assets and unturns measures, to try them out.
plan-sampler_c = One copy of every third card and some more of what destroys assets and unturns measures, to try them out.

## The board

board-turn = Turn { NUMBER($turn) } · { $phase }
board-numbers = deck { NUMBER($deck) }, hand { NUMBER($hand) }, attack power { $attack }, defence power { $defence }
board-assets = assets: { $cards }
board-measures = measures: { $cards }
board-attacks = attack cards: { $cards }
board-events = events of this turn: { $cards }
board-known = known in hand: { $cards }
board-discard = discard pile: { $cards }
board-pile-discard = Discard pile of { $seat }, cards: { NUMBER($count) }
board-pile-list = Deck list of { $seat }, cards: { NUMBER($count) }
board-looking = You see: { $cards }
board-hand = Your hand

## The first game

lesson-seat-1 = Red Team
lesson-seat-2 = Blue Team
lesson-1 = Two information systems face each other. Your deck is your life: whoever has fewer than two cards in the deck at the start of a turn has lost. You play Red Team, your rival Blue Team. The lot decides who begins.
lesson-2 = This is your starting hand of seven cards. With fewer than two assets you could redeal for free; you have two: a laptop and a tablet. Keep it.
lesson-3 = You begin, so you drew one card instead of two. Building up assets: two assets a turn. The all-in-one PC gives attack and defence power, but it is laid turned: it counts from your next turn on.
lesson-4 = The tablet gives attack power 1 at once. When it is laid you look at the top two cards of your deck.
lesson-5 = Only you see these cards: a firewall and a trusted hardware platform. You may put some under the deck. Both are good measures: keep them on top, then say which comes first.
lesson-6 = Events act at once, at any moment of your turn. Social engineering needs attack power 1, which the tablet gives: your rival loses two cards of the hand at random. Play it.
lesson-7 = Your rival has laid two workstations. You drew the two cards you left on top, and your cards were unturned. Lay the laptop: then your attack power is 3.
lesson-8 = Deployment. Power is not spent: it is capacity. What all your cards on the table require must not exceed what your unturned assets give. The worm requires 2, the virus 1: together exactly your 3.
lesson-9 = The all-in-one PC also gives defence power 1. That is enough for the firewall: it can block one intrusion in each of your rival's turns.
lesson-10 = Attack: you choose who goes in which wave. A wave is met by measures on the table, and your rival has none. Begin with the worm.
lesson-11 = The virus joins the same wave. Attack cards turn when they attack and leave at the end of your turn.
lesson-12 = Nobody blocked. Each unblocked attack deals the damage on its card or takes two cards from the deck, as you choose. The worm's own damage is better: three cards. The virus has none, so it takes two.
lesson-13 = Now your rival attacks: phishing is an intrusion, and your firewall blocks intrusions. The measure turns and is ready again in your next turn.
lesson-14 = The duel goes on like this: assets, measures, waves, blocks. Watch the next rounds fast; both decks grow thin.
lesson-15 = The last round. Your rival has few cards left. You drew two worms: lay both, attack with both in one wave and choose the damage on the cards.
lesson-16 = Your rival cannot draw two cards and has lost: you have won. There are four more decks to play, and you can build your own; what a card does is always written on it.

## Glossary

glossary-deck = Deck
    .forms = deck, decks
    .means = Sixty cards of a player's own, and his life: whoever has fewer than two at the start of his turn has lost.
    .clause = 1.3
glossary-asset = Asset
    .forms = asset, assets
    .means = A card that gives computing power. At most two are laid in a turn.
    .clause = 3.2
glossary-power = Power
    .forms = power
    .means = What assets give and other cards on the table take up, for as long as they lie there. There is power of attack and power of defence.
    .clause = 3.4
glossary-measure = Measure
    .forms = measure, measures
    .means = A card of defence: it blocks so many attacks of its categories, or of any if it names none.
    .clause = 3.9
glossary-category = Category
    .forms = category, categories
    .means = Malware, denial of service, intrusion, TEMPEST or cryptography: what an attack is, and what a measure can stop.
    .clause = 3.5
glossary-event = Event
    .forms = event, events
    .means = A card that acts at once: in one's own turn, or while one blocks.
    .clause = 3.11
glossary-wave = Wave
    .forms = wave, waves
    .means = Attack cards sent together. After it has been blocked and its damage dealt another may follow.
    .clause = 8.4
glossary-turned = Turned
    .forms = turned
    .means = Used: it lies on its side and does nothing until its owner's turn begins.
    .clause = 4.1
glossary-block = Block
    .forms = block, blocks, blocked
    .means = To stop an attack with a fitting measure; the measure turns.
    .clause = 10.2
glossary-redeal = Redeal
    .forms = redeal, redeals, redealt
    .means = A new starting hand; three times at most.
    .clause = 5.3
glossary-rarity = Rarity
    .forms = rarity, rarities
    .means = How seldom a card comes out of a booster: common, uncommon, rare or special.
    .clause = 12.2
glossary-booster = Booster
    .forms = booster, boosters
    .means = Eleven cards, drawn by the odds of their rarity from a seed that can be verified.
    .clause = L.5

## Help for the commands of this game: one line each, no placeables

help-cards = sets, boosters and collections of Киберрубеж
help-cards-check = name every mistake in a set of cards by line, or print its cards
help-cards-show = show cards by number or name
help-cards-open = open boosters from a seed
help-cards-verify = check that a collection holds what its openings gave
help-cards-sealed = open six boosters a seat and build two decks to play
help-cards-draft = draft boosters against a bot and build two decks to play; repeat the call to go on after an interruption
help-cards-file = a file with [[card]] entries
help-cards-card = numbers, or parts of names in any language
help-cards-count = how many boosters
help-cards-collection = the file of a collection
help-cards-decks = the file to write, with both decks
help-cards-bots = let bots pick for both seats
help-deck = decks of Киберрубеж: check, show, build and compare them
help-deck-check = name every mistake in a deck by line
help-deck-show = print a deck with its plan; all decks of ours if none is named
help-deck-random = print a random legal deck
help-deck-best = print the deck of a collection that wins most against ours
help-deck-balance = let our six decks play each other, the same bot on both sides
help-deck-file = a deck: count, number and name in each line
help-deck-deck = the name of one of ours, or a file
help-deck-set = also use the cards of this set

## Rooms

document-room = room
error-code-of-room = { $code } is the code of a room, not of a table: enter the room with it
error-room-gone = there is no such room, or no longer: check the link, or make a new room
error-room-no-seat = you have no seat in this room: join it with its code, in the browser you will play in
error-room-full = both seats of this room are taken: make a room of your own
error-room-busy = the room is too busy: try again
error-room-stale = the room has moved on since you looked: look again and decide
error-room-ready = both decks are in and the duel has its table: go there
error-room-not-picking = there is nothing to pick in this room now: look again
error-room-chosen = you have picked already: wait until the other has picked too
error-room-not-in-pack = card { $card } is not in the booster you hold: pick one of its cards
error-room-not-building = decks are handed in after the draft: pick your cards first
error-room-deck = the deck was not accepted: { $reason }
error-room-deck-line = the deck was not accepted, line { $line }: { $reason }
error-room-pool = the deck needs more of { $no } { $name } than your cards hold (missing: { $count }): build it of your own cards and base assets
error-room-owned = the deck needs more of { $no } { $name } than your collection holds (missing: { $count }): play only what you have opened
error-no-room-code = there is no room with the code { $code }: check the letters
room-player = Player { NUMBER($number) }

## Cards and decks: commands, pages and mistakes

cards-fine = { $file } is fine. Cards in it: { NUMBER($count) }
cards-opened = Boosters of seed { $seed }
cards-kept = { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-unexplained = { $no }: { $difference } compared with the openings
cards-verified = { $file } holds exactly what its openings gave: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-seat = Seat { NUMBER($number) }
cards-left = not in the deck of seat 1:
cards-play = Both decks are in { $file } (seed { $seed }). You may change the first: contienda deck check { $file } tells whether it is legal and made of your cards. Then: contienda play { $game } --scenario { $file }
cards-booster = Booster { NUMBER($number) } of { NUMBER($all) }, card { NUMBER($pick) } of { NUMBER($picks) }
cards-taken-so-far = You have taken { $count ->
    [one] { $count } card:
   *[other] { $count } cards:
}
cards-which = Which card do you take? 1–{ NUMBER($most) }
cards-not-here = “{ $answer }” is no card of this booster: type a number from 1 to { NUMBER($most) }.
cards-resumed = Going on with the draft in { $file }. Cards you have taken: { NUMBER($count) }.
cards-draft-kept = Your picks are kept in { $file }. To go on with the draft: { $command }
deck-ranking = Ranking: share of all games a deck won, with its 95 % interval
deck-overlap = Where intervals overlap the order may be chance: play more games with -n.
deck-ranked = Of { NUMBER($tried) } decks these won most, in { NUMBER($games) } games each; in brackets the 95 % interval
deck-close = The first intervals overlap: play more games with -n to tell the decks apart.
deck-fine = { $file }: the deck { $title } is legal
deck-lacks = { $no } { $name }: { NUMBER($count) } missing in the collection
deck-balance = Share of games the deck of the row wins, { NUMBER($games) } games a pair, bot greedy on both sides, seed { NUMBER($seed, useGrouping: 0) }
error-cards = { $file } line { $line }, card { $place }: { $reason }
error-draft = { $file } is not a draft that can be continued: move it away to begin anew, or choose another name
error-draft-seed = { $file } keeps a draft of seed { $seed }: leave out --seed to go on with it, or move it away to begin anew
error-no-card = no card is called “{ $card }”: give a number from 1 to 120 or a part of a name
error-deck = { $file }: { $reason }
error-deck-line = { $file } line { $line }: { $reason }
error-no-deck = there is no deck and no file “{ $deck }”: ours are { $names }
error-collection = { $file } is no collection: give a file that contienda cards open --collection wrote
error-deck-title = a title has letters, no brackets, no # and no line breaks: write another
error-no-collection = this is no collection: give a file that this page or contienda cards open --collection wrote
error-collection-long = a collection may have at most { $openings } openings and { $boosters } boosters here: check it with contienda cards verify
error-seed = the seed { $seed } is too large: use a number below 9223372036854775808
cards-not-toml = this is not TOML (column { $column }): check quotes, brackets and commas
cards-format = the key format must be { $wanted }: write format = { $wanted } in the first line
cards-key = there is no key “{ $field }” here: remove it
cards-missing = the key “{ $field }” is missing: add it
cards-no-list = must be a list of tables
cards-word = “{ $word }” is not known for { $field }: use one of { $words }
cards-number = { $field } must be a whole number from { $low } to { $high }
cards-taken = number { $no } already belongs to { $name }: choose another
cards-id = id must be a word of small letters, digits and _
cards-id-taken = the id { $id } is taken: choose another
cards-name = the name in { $language } is missing
cards-name-taken = another card is already called “{ $name }”: choose another name
cards-power = { $field } must say attack and defence, as in {"{"} attack = 1, defence = 0 {"}"}
cards-list = { $field } must be a list without doubles
cards-trigger = a card of kind { $kind } has no effects of “{ $when }”
cards-op-here = { $op } cannot stand at “{ $when }” of a card of kind { $kind }
cards-boost = a boost of scope static names a category, one of scope turn does not
cards-peek = mill_some says with m how many cards are discarded, bottom_any does not
cards-blocking-only = { $op } only makes sense while blocking: give it to an event or ability with the timing blocking alone
cards-own-pick = of one’s own cards the owner picks himself: write pick = "you" for the table and "owner" for the hand
cards-other = “other” belongs to own cards of a card that lies on the table
cards-options = choose_one has two to { $most } options, each a list of effects with the same “when”
cards-one-ability = all activate effects of a card have the same timing and cost
cards-twice = { $op } stands twice: a card has it once
cards-endless = { $op } here could make a game endless: see docs/kiberrubezh.md
deck-not-a-line = “{ $found }” is no line of a deck: write count, number, name, as in 4 022 Computer virus
deck-count = the count { $found } is too small
deck-no-name = no card is called “{ $name }”: check the name, or give the number
deck-no-number = there is no card with the number { $no }
deck-name-unknown = { $no } is called { $told }, not “{ $name }”
deck-name-other = “{ $name }” has the number { $told }, not { $no }
deck-copies = { $no } { $name } stands there { $count } times: at most four of a number, base assets apart
deck-size = the deck has { $size } cards: it must have { $wanted }
deck-long = the text has more than { $most } lines: paste one deck only
deck-empty = there is no deck in it: write count, number and name of each card
deck-no-list = [[deck]] number { $number } has no list: write list = """…"""
deck-pool = “{ $found }” cannot be read: write a pool as count and number, as in pool: 1 024, 2 100
deck-not-in-pool = { $no } { $name } stands there { $count } times, but your boosters gave you { $owned }
deck-several = there are { $count } decks in it: hand in one
deck-suggested-random = Random deck { NUMBER($seed, useGrouping: 0) }
deck-suggested-best = Suggested deck { NUMBER($seed, useGrouping: 0) }
