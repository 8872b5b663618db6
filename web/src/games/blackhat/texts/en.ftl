blackhat-credits = A game by Timo Multamäki, co-designed and edited by Thomas Klausner, published by Dragon Dawn Productions (2015). Names, numbers and mechanics are theirs; the wording and the drawings are ours. We do not have the printed board, tiles and card points: ours are original work, marked as reconstructed.

blackhat-network = Network
blackhat-network-help = Spaces and hats; arrow keys move between them
blackhat-kind-start = Start
blackhat-kind-host = Host
blackhat-kind-cache = Cache
blackhat-kind-critical = Critical Asset
blackhat-kind-dos = Denial-of-Service
blackhat-kind-alarm = Alarm
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Randomizer
blackhat-short-cache = Cache
blackhat-short-dos = DoS
blackhat-short-alarm = Alarm
blackhat-short-honeypot = Honeypot
blackhat-short-exploit = Exploit
blackhat-short-randomizer = Random
blackhat-kind-start-help = Pawns start here; any number can share it.
blackhat-kind-host-help = An ordinary part of the system. An Exploit can change its value.
blackhat-kind-cache-help = A valuable part: below zero it saves tokens, but opponents may push a pawn off it.
blackhat-kind-critical-help = The goal: when a pawn enters, the game ends with this trick.
blackhat-kind-dos-help = A player who enters sends another pawn back to a start; their own is locked here.
blackhat-kind-alarm-help = With the Tracer rule, the pawn is locked here and the Tracer wakes up; without it, this is an ordinary space.
blackhat-kind-honeypot-help = A pawn that enters is trapped for the rest of the game.
blackhat-kind-exploit-help = A player who enters may change the value of a Host by one.
blackhat-kind-randomizer-help = A player who enters may draw a tile and must then place it.
blackhat-value = worth { $value }
blackhat-marker = with a { $sign } marker
blackhat-face-down = a face-down tile is here
blackhat-leads-to = Arrows lead to:
blackhat-place = Tile place
blackhat-tile = tile { $tile }
blackhat-printed = no tile: as printed
blackhat-held-locked = locked
blackhat-held-trapped = trapped
blackhat-held-jailed = jailed
blackhat-players = Players
blackhat-score = Score track
blackhat-fewest = Fewest traces win
blackhat-more = more traces
blackhat-holder = holds the Black Hat
blackhat-leads = leads
blackhat-deals = deals
blackhat-controls = plays for the Robot
blackhat-last-round = last round:
blackhat-won = wins
blackhat-winning = winning now
blackhat-lead = { $count ->
    [one] led with { $count } card
   *[other] led with { $count } cards
}
blackhat-lowest = Black Hat: the lowest wins
blackhat-thrown = thrown away
blackhat-to-play = to play
blackhat-to-lead = to lead
blackhat-to-take = { $count ->
    [one] take { $count } more card
   *[other] take { $count } more cards
}
blackhat-counted = Score of round { NUMBER($round) }
blackhat-count-hand = Cards
blackhat-count-pawns = Pawns
blackhat-count-points = Round
blackhat-own-hand = Your hand
blackhat-robot-hand = Open hand: { $who }
blackhat-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
blackhat-if-left = { $count ->
    [one] trace if left in hand
   *[other] traces if left in hand
}
blackhat-held-by = { $who } holds it
blackhat-held-by-nobody = nobody holds it
blackhat-tokens = { $count ->
    [one] { $count } trace
   *[other] { $count } traces
}
blackhat-tokens-help = { $count ->
    [one] Left in hand it costs { $count } trace.
   *[other] Left in hand it costs { $count } traces.
}
blackhat-depot = Beside the board
blackhat-deck = in the deck
blackhat-discards = discarded
blackhat-supply = { $count ->
    [one] tile face left
   *[other] tile faces left
}
blackhat-markers = { $count ->
    [one] marker left
   *[other] markers left
}
blackhat-asleep = asleep
blackhat-jail = jail, { NUMBER($value) } each
blackhat-secret = { $count ->
    [one] secret asset: { $count } possible
   *[other] secret asset: one of { $count }
}
blackhat-halved = hands of { NUMBER($count) }
blackhat-setup = Setup
blackhat-round = Round { NUMBER($round) }
blackhat-trick = Trick { NUMBER($trick) }
blackhat-phase-deal = Deal
blackhat-phase-trick = Trick
blackhat-phase-pick = Pick up
blackhat-phase-hack = Hack
blackhat-phase-space = Space
blackhat-phase-tracer = Tracer
blackhat-why-wait = It is not your decision now.
blackhat-why-other = This is not one of the choices now.
blackhat-why-hat = When the leader plays several cards, you cannot throw the Black Hat as a single card.
blackhat-why-joker = You cannot choose jokers here.
blackhat-why-trapped = Trapped in a Honeypot: it cannot move any more.
blackhat-why-locked = Locked: only a Denial-of-Service frees it.
blackhat-why-jailed = In the Tracer's jail.
blackhat-why-rival = An opponent's pawn can be advanced only from a space below zero.
blackhat-why-denial = You cannot pick a pawn on a start, a trapped or jailed pawn, or the pawn that entered.
blackhat-why-arrow = No complete arrow leads there.
blackhat-why-tracer = The Tracer moves to an adjacent space, never closer to the starts.
blackhat-why-host = Only Hosts carry markers.

# What its view calls things, for the text table.
field-round = round
field-trick-number = trick
field-deciding-for = decides for
field-dealer = dealer
field-leader = leader
field-winner-of-trick = winner of the trick
field-robot = Robot
field-player = player
field-controller = controlled by
field-trick = trick
field-last-trick = last trick
field-plays = plays
field-picking = being played
field-subject = about
field-players = players
field-in = in the game
field-last-round = last round
field-status = status
field-pawns = pawns
field-held = state
field-discards = discarded
field-spaces = spaces
field-value = value
field-marker = marker
field-layout = network
field-to = arrows to
field-places = tile places
field-tile = tile
field-loose-halves = half arrows
field-supply = tiles left
field-markers-left = markers left
field-tracer = Tracer
field-asset = Critical Asset
field-about = options
field-half-hands = half hands
field-halved = halved now
field-secret-asset = secret asset
field-celebrity = celebrity
field-markers = markers
field-winners = winners
field-pawn = pawn
field-direction = direction
field-rank = rank
field-hat = with the Black Hat
field-came-from = came from
value-free = free
value-locked = locked
value-trapped = trapped
value-jailed = in jail
value-alarm = Alarm
value-cache = Cache
value-critical = Critical Asset
value-exploit = Exploit
value-honeypot = Honeypot
value-host = Host
value-randomizer = Randomizer
value-start = start
value-in = in
value-out = out
value-track-0 = on its track
value-track-1 = near the entrance
value-wild = wild
field-cells = cells
field-sign = sign
field-winning = winning now
