### Black Hat in English

game-name = Black Hat
game-about = Tricks and a network for two to six hackers: get in, get out, and leave fewer traces than anybody else.
seat-robot = Robot

## Cards

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = 11
rank-12 = 12
rank-13 = 13
rank-wild = wild
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-13 = 13
card-joker = joker
card-hat = Black Hat

## Pieces

pawn-A = pawn A
pawn-B = pawn B
status-10 = 10
status-15 = 15
status-20 = 20
status-25 = 25
status-30 = 30
status-35 = 35
status-40 = 40
status-45 = 45
status-50 = 50
sign-raise = +1
sign-lower = −1
asset-nsa = NSA
asset-nsa-help = Scores of this round are rounded to the nearest ten.
asset-evidence = FBI evidence room
asset-evidence-help = The pawn that opened the tile scores 5.
asset-bank = Offshore bank
asset-bank-help = The pawn that opened the tile scores −5.
asset-exchange = Stock exchange
asset-exchange-help = Cards left in hand count double.
asset-grid = Power grid
asset-grid-help = Spaces and the jail count 0; only cards score.
asset-decoy = Decoy server
asset-decoy-help = No end: the pawn goes back to a start, and another tile waits face down.

## What can be done

verb-rank = Play { $rank }
verb-rank-help = The rank of your cards; how many and which wild cards comes next. Wild cards alone count 14.
verb-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
verb-count-help = A leader may play any number of one rank; the others play as many, or throw one card.
verb-wilds = { $hat ->
    [0] { $jokers ->
        [0] Without wild cards
        [one] With { $jokers } joker
       *[other] With { $jokers } jokers
    }
   *[1] { $jokers ->
        [0] With the Black Hat
        [one] With the Black Hat and { $jokers } joker
       *[other] With the Black Hat and { $jokers } jokers
    }
}
verb-wilds-help = Which wild cards are among them; the rest are natural cards of the rank. The Black Hat also turns the trick round: the lowest rank wins and picks cards up.
verb-take_all = Pick up all the cards
verb-take_all-help = Everything played in this trick, the Black Hat included, goes to your hand.
verb-take_some = Pick up the Black Hat and choose cards
verb-take_some-help = The Black Hat and as many cards that are no jokers as the leader played; the rest is discarded.
verb-take = Take a { $card }
verb-take-help = One card of the trick, whoever played it.
verb-pawn = { $seat }: { $pawn }
verb-pawn-help = Your own pawn that is free, or a rival's on a space below zero.
verb-move = To { $space }
verb-move-help = Along a complete arrow; occupied spaces are jumped.
verb-host = { $space }
verb-host-help = A Host whose value changes by one.
verb-raise = +1
verb-raise-help = It costs one token more.
verb-lower = −1
verb-lower-help = It costs one token less; below zero, rivals may push the pawn there.
verb-leave = Leave it
verb-leave-help = Nothing happens.
verb-draw_tile = Draw a tile
verb-draw_tile-help = A random tile, on a random side; it must then be laid on one of the places.
verb-place = On { $place }
verb-place-help = The tile covers these four spaces; pawns stay, and special spaces under them act.
verb-trace = The Tracer to { $space }
verb-trace-help = To a space beside it, never nearer the starts but back where it came from. Pawns there are jailed.
verb-deal = Dealt: { $card }
verb-deal-help = A card from the deck.
verb-turn_up = Turned up: { $card }
verb-turn_up-help = Its number counts out who gets the Black Hat.
verb-dealer = Dealer: { $seat }
verb-dealer-help = Who deals first.
verb-hat_to = The Black Hat goes to { $seat }
verb-hat_to-help = By its place among the first cards of the pack.
verb-status = Status { $status }
verb-status-help = The total this player wants to end with.
verb-tile = Tile: { $tile }
verb-tile-help = Tile and side at random.
verb-lay = On { $place }
verb-lay-help = Where the tile lies at set-up.
verb-asset = Critical Asset: { $asset }
verb-asset-help = The tile that lay face down.

## What is asked

step-dealer = Who deals first?
step-setup_tile = Draw a tile for the board
step-setup_place = Where does it lie?
step-status = Draw a status card
step-turn_up = Turn up the top card
step-hat_to = Who is dealt the Black Hat?
step-deal = Deal a card
step-play = Which rank do you play?
step-count = How many cards?
step-wilds = Which wild cards among them?
step-pick_up = Which cards do you pick up?
step-take = Which card do you take?
step-hack = Which pawn advances?
step-path = Where to?
step-draw = No pawn can advance: draw a card
step-denial = Denial-of-Service: which pawn is sent back?
step-send_back = To which start?
step-exploit = Exploit: which Host do you change?
step-sign = Up or down?
step-marker = All markers are out: from which Host do you take one?
step-randomizer = Randomizer: do you draw a tile?
step-tile = Draw a tile
step-place = Which place does the tile cover?
step-asset = Turn the Critical Asset's tile
step-tracer = Where does the Tracer go?

## What happened

event-tile_set = The tile { $tile } lies on { $place }
event-status_drawn = { $seat } draws a status card
event-status_shown = { $seat }: status { $status }
event-dealer_chosen = { $seat } deals first
event-robot_beside_tracer = The rulebook advises against Robot and Tracer together: games may be lopsided
event-round_began = Round { NUMBER($round) }: { $seat } deals
event-turned_up = Turned up for the Black Hat: { $card }
event-hat_dealt = { $seat } gets the Black Hat
event-got_card = { $seat }: { $card }
event-dealt = { $seat } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-trick_began = Trick { NUMBER($trick) }: { $seat } leads
event-led = { $seat } leads { $cards ->
    [one] { $rank }
   *[other] { $rank } ×{ $cards }
}
event-followed = { $seat } plays { $cards ->
    [one] { $rank }
   *[other] { $rank } ×{ $cards }
}
event-joined_jokers = { $seat }: among them { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
event-hat_played = { $seat } plays the Black Hat: the lowest wins
event-passed = { $seat } passes: only the Black Hat is left
event-trick_won = { $seat } wins the trick
event-hat_trick_won = { $seat } wins the Black Hat trick
event-took_all = { $seat } picks everything up: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-took_hat = { $seat } picks up the Black Hat
event-took = { $seat } takes a { $card }
event-drew = { $seat } cannot move and draws a card
event-advanced = { $seat } advances { $pawn } to { $space }
event-pushed = { $seat } pushes { $other }: { $pawn } to { $space }
event-reached_asset = { $seat } reaches the Critical Asset with { $pawn }
event-asset_turned = { $seat } turns the secret tile: { $asset }
event-locked = { $seat }: { $pawn } is locked on { $space }
event-trapped = { $seat }: { $pawn } is trapped in the Honeypot on { $space }
event-halved = From the next deal on, hands have five cards
event-denied = { $seat } strikes with Denial-of-Service: { $other }, { $pawn }
event-sent_back = { $seat }: { $pawn } is back on { $space }
event-marked = { $seat } puts { $sign } on { $space }
event-marker_taken = The marker of { $space } is taken off
event-declined = { $seat } leaves it
event-tile_drawn = { $seat } draws the tile { $tile }
event-tile_laid = { $seat } lays { $tile } on { $place }
event-tracer_woken = The alarm rings: the Tracer wakes
event-tracer_approached = { $seat } moves the Tracer along its track
event-tracer_moved = { $seat } moves the Tracer to { $space }
event-jailed = { $seat }: { $pawn } goes to the Tracer's jail
event-eliminated = { $seat } has no pawn left and is out
event-round_ended = Round { NUMBER($round) } is scored
event-hand_counted = { $seat }: cards in hand, { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}
event-pawns_counted = { $seat }: pawns, { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}
event-pawns_saved = { $seat }: pawns save { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}
event-scored = { $seat } scores { NUMBER($points) }, total { NUMBER($total) }
event-won = { $seat } wins with a total of { NUMBER($total) }

## How a game ends

ending-asset = A pawn reached the Critical Asset
ending-tracer = The Tracer reached the Critical Asset
ending-last = Only one hacker was left in the game
ending-stuck = No pawn could move any more

## Options and presets

option-tiles = Tiles at set-up
option-tiles-help = How many tiles lie on the five places when the game begins.
option-reduced_deck = Reduced deck
option-reduced_deck-help = One card of each rank and one joker fewer for each player below six, down to four and three: less luck.
option-hat_deal = Dealing the Black Hat
option-hat_deal-help = The top card counts out who gets it, or it is shuffled among the first thirty cards.
option-half_hands = Half hands after a Honeypot
option-half_hands-help = Once a pawn has entered a Honeypot, five cards are dealt instead of ten.
option-tracer = Tracer
option-tracer-help = Alarms lock pawns and set the Tracer on everybody; who loses both pawns is out.
option-secret_asset = Secret Critical Asset
option-secret_asset-help = One of six tiles lies face down on the Critical Asset and changes the end.
option-celebrity = Celebrity status
option-celebrity-help = Each draws a secret number from 10 to 50; whoever ends nearest to it wins.
option-six_copies = The shop's deck
option-six_copies-help = Six cards of each rank instead of seven.
option-hat_deal-count = counted out
option-hat_deal-first_thirty = among the first thirty cards
option-tracer-no = no
option-tracer-yes = yes, without the Robot
option-tracer-robot_too = yes, beside the Robot too
preset-first_game = First game
preset-first_game-help = The plain board and the basic rules.
preset-standard = Standard
preset-standard-help = Three tiles, a reduced deck, half hands after a Honeypot.
preset-everything = Everything
preset-everything-help = Five tiles, Tracer, secret asset, celebrity status: all optional rules.
preset-duel = Duel
preset-duel-help = For two and their Robot: two tiles, a reduced deck, a secret asset, no Tracer.

## The board in the terminal

board-trick = Trick
board-last_trick = Last trick
board-hand = Hand
board-total = Total
board-pawns = Pawns
board-tracer = Tracer
board-known = known
board-status = Status
board-passed = passed
board-locked = locked
board-trapped = trapped
board-jailed = jailed
board-out = out
board-track = on its track
board-legend = S start · C cache · ★ critical asset · D denial of service · A alarm · H honeypot · X exploit · R randomizer · the rest are hosts

## The first game

lesson-seat-1 = Learner
lesson-seat-2 = Vera
lesson-seat-3 = Iván
lesson-1 = You are a hacker still learning, with two pawns: one on Backdoor (BD), one on Public Server (PS). Whoever wins a trick advances a pawn. Cards left in hand and the spaces of your pawns cost tracer tokens: the lowest total wins.
lesson-2 = A 1 was turned up, so the count ends on you: the Black Hat is yours, and everybody knows it. You get nine more cards. The player to your right, Iván, leads.
lesson-3 = Iván leads a 6. Left in hand, the Black Hat costs 5 tokens. Play it now: alone it counts 14 and turns the trick round, so the lowest card wins and its player must pick cards up, the Hat included.
lesson-4 = Iván's 6 was the lowest: he took everything and now holds the Black Hat. As the winner he also advances a pawn along an arrow.
lesson-5 = Without the Hat the highest card wins. Iván leads a 3, and Vera is still to play. Not every trick is worth winning: get rid of the 6.
lesson-6 = Vera won with a 9 and jumped over Iván to S1↗. She leads a 5: take it with your 12. Then advance pawn A: S1↖ and S1↗ are occupied, so you jump over both to M1 – three spaces for one move.
lesson-7 = You lead, and a leader also says how many cards: one. Get rid of the 4.
lesson-8 = Vera won, jumped over you to U and leads a 7. Take the trick with your 11 and jump over her in turn, to N1.
lesson-9 = Now lead a set: all three eights. The others may play three cards of one rank too, or throw a single card – but only sets of three can win.
lesson-10 = Vera answered with two nines and a joker: a joker stands in for any card, so three nines beat your eights. She jumped over you to S4↖ and leads a 6. Take it with your 13.
lesson-11 = S4↗ is a Denial-of-Service: it would send a pawn back but lock yours for the rest of the game. Take the way below. Then lead your last card, the 10.
lesson-12 = S4↘ is a Cache worth −1: good for you, but on a space below zero rivals may push your pawn on.
lesson-13 = Your hand is empty: the round is scored. You 1, Vera 4, Iván 19 – the Black Hat was still in his hand. A new round is dealt.
lesson-14 = Iván has the Black Hat again, so Vera leads: a 12. Your hand is cheap, for ones and twos cost nothing. Throw the 4 and keep the 13.
lesson-15 = Vera won and pushed you off the Cache to K1, where you pay 2. But now only one move is left to the Critical Asset: take this trick with your 13 before anybody thinks of the Black Hat.
lesson-16 = You reached the Critical Asset and the game is over. You win with 5 tokens. In other games tiles, the Tracer and a secret asset wait for you.

## Glossary

glossary-trick = Trick
    .forms = trick, tricks
    .means = One round of plays: the leader, then everybody once, clockwise. Whoever wins it hacks and leads the next.
    .clause = 5.2
glossary-leader = Leader
    .forms = leader, leaders
    .means = Who opens a trick. How many cards he plays is the count the others must match to win it.
    .clause = 5.1
glossary-rank = Rank
    .forms = rank, ranks
    .means = The number on a card, 1 to 13. Several cards played together are all of one rank.
    .clause = 5.1
glossary-joker = Joker
    .forms = joker, jokers
    .means = A wild card: it counts as any rank, and as 14 when it is played alone.
    .clause = 6.1
glossary-hat = Black Hat
    .forms = Black Hat
    .means = A wild card that turns the trick round: the lowest rank wins, and the winner takes cards up.
    .clause = 7.2
glossary-hack = Hack
    .forms = hack, hacks, hacking
    .means = What the winner of a trick must do: advance a pawn along an arrow, or draw a card if no pawn can go.
    .clause = 5.7
glossary-host = Host
    .forms = Host, Hosts
    .means = An ordinary space of the network. Its value can be raised or lowered by an Exploit.
    .clause = 9.2
glossary-cache = Cache
    .forms = Cache, Caches
    .means = A valuable space: a pawn that stands there lowers your score.
    .clause = 9.3
glossary-asset = Critical Asset
    .forms = Critical Asset
    .means = The goal of the network. When a pawn enters it the game ends.
    .clause = 9.4
glossary-dos = Denial-of-Service
    .forms = Denial-of-Service
    .means = Who enters sends any other pawn back to a start; the pawn that entered is locked.
    .clause = 9.5a
glossary-honeypot = Honeypot
    .forms = Honeypot, Honeypots
    .means = A trap: the pawn that enters stays there for the rest of the game.
    .clause = 9.7a
glossary-exploit = Exploit
    .forms = Exploit, Exploits
    .means = Who enters may change the value of a Host by one, up or down.
    .clause = 9.8
glossary-randomizer = Randomizer
    .forms = Randomizer, Randomizers
    .means = Who enters may draw a tile at random and must then lay it on the board.
    .clause = 9.9a
glossary-tracer = Tracer
    .forms = Tracer, Tracer’s, Tracer's
    .means = Comes after the pawns once an Alarm has gone off: where it stops, a pawn goes to jail.
    .clause = 13.1
glossary-alarm = Alarm
    .forms = Alarm, Alarms
    .means = Locks the pawn that enters and wakes the Tracer, where that rule is used.
    .clause = 9.6a
