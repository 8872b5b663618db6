### Black Hat in English

game-name = Black Hat
game-about = A trick-taking race through a network for two to six hackers: get in, get out, and leave fewer traces than anybody else.
game-goal = reach the Critical Asset and leave the fewest traces: the lowest total wins. Your hand, the spaces of your pawns and the Black Hat count.
seat-robot = Robot

## Cards

rank-1 = 1
    .one = a 1
rank-2 = 2
    .one = a 2
rank-3 = 3
    .one = a 3
rank-4 = 4
    .one = a 4
rank-5 = 5
    .one = a 5
rank-6 = 6
    .one = a 6
rank-7 = 7
    .one = a 7
rank-8 = 8
    .one = an 8
rank-9 = 9
    .one = a 9
rank-10 = 10
    .one = a 10
rank-11 = 11
    .one = an 11
rank-12 = 12
    .one = a 12
rank-13 = 13
    .one = a 13
rank-wild = only wild cards (14)
    .one = a wild card (14)
card-1 = 1
    .one = a 1
card-2 = 2
    .one = a 2
card-3 = 3
    .one = a 3
card-4 = 4
    .one = a 4
card-5 = 5
    .one = a 5
card-6 = 6
    .one = a 6
card-7 = 7
    .one = a 7
card-8 = 8
    .one = an 8
card-9 = 9
    .one = a 9
card-10 = 10
    .one = a 10
card-11 = 11
    .one = an 11
card-12 = 12
    .one = a 12
card-13 = 13
    .one = a 13
card-joker = joker
    .one = a joker
card-hat = Black Hat
    .one = the Black Hat

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
asset-nsa-help = This round's scores are rounded to the nearest ten.
asset-evidence = FBI evidence room
asset-evidence-help = The pawn that revealed the tile scores 5.
asset-bank = Offshore bank
asset-bank-help = The pawn that revealed the tile scores −5.
asset-exchange = Stock exchange
asset-exchange-help = Cards left in hand count double.
asset-grid = Power grid
asset-grid-help = Spaces and the jail count 0; only cards score.
asset-decoy = Decoy server
asset-decoy-help = The game goes on: the pawn goes back to a start, and another tile is placed face down.

## Actions

verb-rank = Play { $rank }
verb-rank-help = Choose the rank of your cards; the number of cards and the wild cards come next. Wild cards alone count as 14.
verb-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
verb-count-help = The leader may play any number of cards of one rank. The other players match that number or throw a single card.
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
verb-wilds-help = Choose which wild cards to include; the rest are natural cards of the rank. The Black Hat also reverses the trick: the lowest rank wins, and the winner picks up cards.
verb-take_all = Pick up all the cards
verb-take_all-help = Take every card played in this trick, including the Black Hat, into your hand.
verb-take_some = Pick up the Black Hat and choose cards
verb-take_some-help = Take the Black Hat and as many cards as the leader played, but no jokers. The rest are discarded.
verb-take = Take { $card_one }
verb-take-help = Any card of the trick, no matter who played it.
verb-pawn = { $seat }: { $pawn }
verb-pawn-help = One of your own free pawns, or an opponent's pawn on a space with a negative value.
verb-move = To { $space }
verb-move-help = Follow a complete arrow. The pawn jumps over occupied spaces.
verb-host = { $space }
verb-host-help = The value of this Host changes by one.
verb-raise = +1
verb-raise-help = It costs one more token.
verb-lower = −1
verb-lower-help = It costs one token less. If the value is negative, opponents may push the pawn there.
verb-leave = Do nothing
verb-leave-help = Nothing changes.
verb-draw_tile = Draw a tile
verb-draw_tile-help = You draw a random tile, on a random side, and must lay it on one of the places.
verb-place = On { $place }
verb-place-help = The tile covers these four spaces. Pawns stay where they are, and the special spaces under them take effect.
verb-trace = Move the Tracer to { $space }
verb-trace-help = Move to an adjacent space, but no closer to the starts, unless the Tracer returns to the space it just left. Pawns there go to jail.
verb-deal = Dealt: { $card }
verb-deal-help = A card from the deck.
verb-turn_up = Turned up: { $card }
verb-turn_up-help = Count its number around the table to see who gets the Black Hat.
verb-dealer = Dealer: { $seat }
verb-dealer-help = This player deals first.
verb-hat_to = The Black Hat goes to { $seat }
verb-hat_to-help = Its position among the first cards of the deck decides who gets it.
verb-status = Status { $status }
verb-status-help = The total this player aims for.
verb-tile = Tile: { $tile }
verb-tile-help = A random tile, on a random side.
verb-lay = On { $place }
verb-lay-help = The place of the tile at setup.
verb-asset = Critical Asset: { $asset }
verb-asset-help = The tile that was face down.

## Questions

step-dealer = Who deals first?
step-setup_tile = Draw a tile for the board
step-setup_place = Where does it go?
step-status = Draw a status card
step-turn_up = Turn up the top card
step-hat_to = Who gets the Black Hat?
step-deal = Deal a card
step-play = Which rank do you play?
step-count = How many cards?
step-wilds = Which wild cards do you include?
step-pick_up = Which cards do you pick up?
step-take = Which card do you take?
step-hack = Which pawn advances?
step-path = Where to?
step-draw = No pawn can advance: draw a card
step-denial = Denial-of-Service: which pawn is sent back?
step-send_back = Which start does it go to?
step-exploit = Exploit: which Host do you change?
step-sign = Up or down?
step-marker = All markers are in use: which Host do you take one from?
step-randomizer = Randomizer: draw a tile?
step-tile = Draw a tile
step-place = Which place does the tile cover?
step-asset = Turn over the Critical Asset tile
step-tracer = Where does the Tracer move?

## Events

event-tile_set = Tile { $tile } is placed on { $place }
event-status_drawn = { $seat } draws a status card
event-status_shown = { $seat } reveals status { $status }
event-dealer_chosen = { $seat } deals first
event-robot_beside_tracer = The rulebook advises against combining the Robot and the Tracer: the game may be unbalanced
event-round_began = Round { NUMBER($round) }: { $seat } deals
event-turned_up = The card turned up for the Black Hat is { $card_one }
event-hat_dealt = { $seat } gets the Black Hat
event-got_card = { $seat } gets { $card_one }
event-dealt = { $seat } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-trick_began = Trick { NUMBER($trick) }: { $seat } leads
event-led = { $seat } leads { $cards ->
    [one] { $rank_one }
   *[other] { $rank } ×{ $cards }
}
event-followed = { $seat } plays { $cards ->
    [one] { $rank_one }
   *[other] { $rank } ×{ $cards }
}
event-joined_jokers = { $seat }'s cards include { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
event-hat_played = { $seat } plays the Black Hat: the lowest rank wins
event-passed = { $seat } passes, with only the Black Hat left
event-trick_won = { $seat } wins the trick
event-hat_trick_won = { $seat } wins the Black Hat trick
event-took_all = { $seat } picks everything up: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-took_hat = { $seat } picks up the Black Hat
event-took = { $seat } takes { $card_one }
event-drew = { $seat } cannot move and draws a card
event-advanced = { $seat } advances { $pawn } to { $space }
event-pushed = { $seat } pushes { $other }: { $pawn } to { $space }
event-reached_asset = { $seat } reaches the Critical Asset with { $pawn }
event-asset_turned = { $seat } turns over the secret tile: { $asset }
event-locked = { $seat }: { $pawn } is locked on { $space }
event-trapped = { $seat }: { $pawn } is trapped in the Honeypot on { $space }
event-halved = From the next deal on, each player gets five cards
event-denied = { $seat } uses Denial-of-Service on { $other }: { $pawn }
event-sent_back = { $seat }: { $pawn } goes back to { $space }
event-marked = { $seat } puts { $sign } on { $space }
event-marker_taken = The marker on { $space } is removed
event-declined = { $seat } does nothing
event-tile_drawn = { $seat } draws tile { $tile }
event-tile_laid = { $seat } lays tile { $tile } on { $place }
event-tracer_woken = The Alarm goes off: the Tracer is active
event-tracer_approached = { $seat } moves the Tracer along its track
event-tracer_moved = { $seat } moves the Tracer to { $space }
event-jailed = { $seat }: { $pawn } goes to the Tracer's jail
event-eliminated = { $seat } has no pawns left and is out of the game
event-round_ended = Round { NUMBER($round) } is scored
event-hand_counted = { $seat } gets { $points ->
    [one] { $points } token
   *[other] { $points } tokens
} for cards in hand
event-pawns_counted = { $seat } gets { $points ->
    [one] { $points } token
   *[other] { $points } tokens
} for pawns
event-pawns_saved = { $seat }'s pawns save { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}
event-scored = { $seat } scores { NUMBER($points) }, total { NUMBER($total) }
event-won = { $seat } wins with a total of { NUMBER($total) }

## Endings

ending-asset = A pawn reached the Critical Asset
ending-tracer = The Tracer reached the Critical Asset
ending-last = Only one hacker was left in the game
ending-stuck = No pawn could move

## Options and presets

option-tiles = Tiles at setup
option-tiles-help = The number of tiles on the five places when the game begins.
option-reduced_deck = Reduced deck
option-reduced_deck-help = For each player fewer than six, remove one card of each rank and one joker, down to four of each rank and three jokers. This reduces luck.
option-hat_deal = Dealing the Black Hat
option-hat_deal-help = Count the number of the top card around the table to see who gets the Black Hat, or shuffle the Black Hat into the first thirty cards.
option-half_hands = Half hands after a Honeypot
option-half_hands-help = Once a pawn has entered a Honeypot, each player gets five cards instead of ten.
option-tracer = Tracer
option-tracer-help = Alarms lock pawns and wake the Tracer, who hunts every pawn. A player who loses both pawns is out.
option-secret_asset = Secret Critical Asset
option-secret_asset-help = One of six tiles lies face down on the Critical Asset and changes how the game ends.
option-celebrity = Celebrity status
option-celebrity-help = Each player draws a secret number from 10 to 50. The player whose total is closest to it wins.
option-six_copies = Retail deck
option-six_copies-help = Six cards of each rank instead of seven.
option-hat_deal-count = counted out
option-hat_deal-first_thirty = in the first thirty cards
option-tracer-no = no
option-tracer-yes = yes, without the Robot
option-tracer-robot_too = yes, even with the Robot
preset-first_game = First game
preset-first_game-help = The bare board and the basic rules.
preset-standard = Standard
preset-standard-help = Three tiles, the reduced deck, and half hands after a Honeypot.
preset-everything = Everything
preset-everything-help = Five tiles, the Tracer, a secret Critical Asset and celebrity status: all optional rules.
preset-duel = Duel
preset-duel-help = For two players and the Robot: two tiles, the reduced deck, a secret Critical Asset, no Tracer.

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
board-heading = Round { NUMBER($round) }, trick { NUMBER($trick) }
board-wins-lowest = the lowest total wins
board-wins-celebrity = the total closest to the secret number wins
board-your_hand = Your hand
board-picking = Rank: { $rank }
board-still = still to take: { NUMBER($cards) }
board-space = { $kind }, value { $value }.
board-space-to = arrows lead to
board-space-from = arrows come from
spot-start = Start
spot-host = Host
spot-cache = Cache
spot-critical = Critical Asset
spot-dos = Denial-of-Service
spot-alarm = Alarm
spot-honeypot = Honeypot
spot-exploit = Exploit
spot-randomizer = Randomizer
spot-start-help = Pawns start here; any number can share it.
spot-host-help = An ordinary part of the system. An Exploit can change its value.
spot-cache-help = A valuable part: below zero it saves tokens, but opponents may push a pawn off it.
spot-critical-help = The goal: when a pawn enters, the game ends with this trick.
spot-dos-help = A player who enters sends another pawn back to a start; their own is locked here.
spot-alarm-help = With the Tracer rule, the pawn is locked here and the Tracer wakes up; without it, this is an ordinary space.
spot-honeypot-help = A pawn that enters is trapped for the rest of the game.
spot-exploit-help = A player who enters may change the value of a Host by one.
spot-randomizer-help = A player who enters may draw a tile and must then place it.

## The lesson

lesson-seat-1 = Learner
lesson-seat-2 = Vera
lesson-seat-3 = Iván
lesson-1 = You are a hacker in training with two pawns: one on Backdoor (BD), one on Public Server (PS). The winner of a trick advances a pawn. Cards left in your hand and the spaces of your pawns cost tracer tokens. The lowest total wins.
lesson-2 = A 1 was turned up, so the count ends on you: you get the Black Hat, and everybody knows it. You get nine more cards. The player to your right, Iván, leads.
lesson-3 = Iván leads a 6. The Black Hat costs 5 tokens if it stays in your hand. Play it now: alone it counts as 14 and reverses the trick, so the lowest card wins. The winner must pick up cards, including the Black Hat.
lesson-4 = Iván's 6 was the lowest card. Iván took everything and now has the Black Hat. The winner of a trick also advances a pawn along an arrow.
lesson-5 = Without the Black Hat, the highest card wins. Iván leads a 3, and Vera is still to play. Not every trick is worth winning: get rid of the 6.
lesson-6 = Vera won with a 9, jumped over Iván to S1↗ and now leads a 5. Win the trick with your 12. Then advance pawn A: S1↖ and S1↗ are occupied, so you jump over both to M1, three spaces in one move.
lesson-7 = You lead, so you also choose how many cards to play: one. Get rid of the 4.
lesson-8 = Vera won, jumped over you to U and leads a 7. Win the trick with your 11, then jump over Vera to N1.
lesson-9 = Now lead a set: all three eights. The others may also play three cards of one rank, or throw a single card. Only sets of three can win.
lesson-10 = Vera answered with two nines and a joker. A joker stands in for any card, so three nines beat your eights. Vera jumped over you to S4↖ and leads a 6. Win the trick with your 13.
lesson-11 = S4↗ is a Denial-of-Service: it would send another pawn back, but lock yours for the rest of the game. Take the lower route. Then lead your last card, the 10.
lesson-12 = S4↘ is a Cache worth −1. That is good for you, but opponents may push your pawn off a space with a negative value.
lesson-13 = Your hand is empty, so the round is scored. You have 1, Vera 4 and Iván 19: the Black Hat was still in Iván's hand. A new round is dealt.
lesson-14 = Iván has the Black Hat again, so Vera leads: a 12. Your hand is cheap, because ones and twos cost nothing. Throw the 4 and keep the 13.
lesson-15 = Vera won and pushed you off the Cache to K1, which costs you 2. But the Critical Asset is now only one move away. Win this trick with your 13 before anybody plays the Black Hat.
lesson-16 = You have reached the Critical Asset, so the game is over. You win with 5 tokens. Other games add tiles, the Tracer and a secret Critical Asset.

## Glossary

glossary-trick = Trick
    .forms = trick, tricks
    .means = The leader plays, then each other player plays once, clockwise. The winner hacks and leads the next trick.
    .clause = 5.2
glossary-leader = Leader
    .forms = leader, leaders
    .means = The player who opens a trick. The others must match the number of cards the leader plays to win it.
    .clause = 5.1
glossary-rank = Rank
    .forms = rank, ranks
    .means = The number on a card, 1 to 13. Cards played together must all have the same rank.
    .clause = 5.1
glossary-joker = Joker
    .forms = joker, jokers
    .means = A wild card: it stands in for any rank, and counts as 14 when played alone.
    .clause = 6.1
glossary-hat = Black Hat
    .forms = Black Hat
    .means = A wild card that reverses the trick: the lowest rank wins, and the winner picks up cards.
    .clause = 7.2
glossary-hack = Hack
    .forms = hack, hacks, hacking
    .means = What you must do when you win a trick: advance a pawn along an arrow, or draw a card if no pawn can move.
    .clause = 5.7
glossary-host = Host
    .forms = Host, Hosts
    .means = An ordinary space of the network. An Exploit can raise or lower its value.
    .clause = 9.2
glossary-cache = Cache
    .forms = Cache, Caches
    .means = A valuable space: a pawn on it lowers your score.
    .clause = 9.3
glossary-asset = Critical Asset
    .forms = Critical Asset
    .means = The goal of the network. The game ends when a pawn enters it.
    .clause = 9.4
glossary-dos = Denial-of-Service
    .forms = Denial-of-Service
    .means = When your pawn enters, you send any other pawn back to a start. Your pawn is locked.
    .clause = 9.5a
glossary-honeypot = Honeypot
    .forms = Honeypot, Honeypots
    .means = A trap: a pawn that enters stays there for the rest of the game.
    .clause = 9.7a
glossary-exploit = Exploit
    .forms = Exploit, Exploits
    .means = When your pawn enters, you may change the value of a Host by one, up or down.
    .clause = 9.8
glossary-randomizer = Randomizer
    .forms = Randomizer, Randomizers
    .means = When your pawn enters, you may draw a random tile; if you do, you must lay it on the board.
    .clause = 9.9a
glossary-tracer = Tracer
    .forms = Tracer, Tracer's
    .means = It hunts pawns once an Alarm has gone off: a pawn on the space where it stops goes to jail.
    .clause = 13.1
glossary-alarm = Alarm
    .forms = Alarm, Alarms
    .means = With the Tracer rule, it locks the pawn that enters and activates the Tracer.
    .clause = 9.6a

## A table at a glance, for a class

marker-players = Hackers in the game
marker-jailed = Pawns in jail
marker-leader = Highest score
tile-phase-deal = Deal
tile-phase-trick = Trick
tile-phase-network = Network
tile-near-asset = { $n ->
    [1] Hacker { NUMBER($team) } is one move from the Critical Asset
   *[more] { NUMBER($n) } hackers are one move from the Critical Asset
}
tile-tracer-near = The Tracer is one move from the Critical Asset
tile-tracer-awake = The Tracer is active
tile-two-left = Only two hackers are left

marker-points = Points

# --- debrief

stat-trick_won = Tricks won
stat-hat_trick_won = Black Hat tricks won
stat-took_all = Tricks picked up whole
stat-jailed = Pawns jailed
stat-pushed = Pawns pushed
stat-denied = Denial-of-Service uses
debrief-scores = Points, round by round
debrief-scores-lead = Where each score came from. The lowest total wins.
debrief-scores-round = Round
debrief-scores-who = Hacker
debrief-scores-hand = Hand
debrief-scores-pawns = Pawns
debrief-scores-saved = Saved
debrief-scores-sum = Score
debrief-turn = Round
debrief-facts = { $names } · { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
  }
debrief-course-lead = Each flag marks what mattered in a round; each point shows the end of one.
debrief-spread-from = the end of round { $turn }

# On a real table: what to draw or roll
enter-deal = { $who }: { $count ->
    [one] one card from the deck. Which one is it?
   *[other] { $count } cards from the deck. Which ones are they?
}
enter-turn_up = Turn up the top card of the deck. Which one is it?
enter-dealer = Draw lots: who deals first?
enter-hat_to = Who finds the Black Hat among their cards?
enter-status = { $who }: a Status card. Which one is it?
enter-tile = Draw a tile for the board. Which one is it?
enter-lay = Draw lots: on which space does the tile go?
enter-asset = Draw the Critical Asset. Which one is it?

## Print

label-cache = Cache
label-dos = DoS
label-alarm = Alarm
label-honeypot = Honeypot
label-exploit = Exploit
label-randomizer = Randomizer
print-board = Board
print-tiles = Board tiles
print-assets = Critical Asset tiles
print-cards = Cards
print-status = Status cards
print-pawns = Stickers for pawns
print-markers = Markers
print-aids = Player aid
print-rules = Rules
print-fewest = Fewest traces win
print-tracer-track = The Tracer’s track
print-jail = The Tracer’s jail
print-jail-each = Each pawn here costs 5 at every scoring.
print-score = Score track
print-score-on = From 60 on: start again at 0 and add 60
print-points = Traces a card costs if it is left in your hand
print-pawn = Pawn
print-credits = Black Hat: a game by Timo Multamäki with Thomas Klausner, art by Juha Salmijärvi and John Lewis, Dragon Dawn Productions (2015).
print-ours = Words and drawings: Contienda. Board, tiles, asset tiles except NSA, some card points and the tracks are our reconstruction.
