### What all games share, in English. Lines that begin with help- are read without Fluent: one line, no placeables.

help-contienda = Five games of conflict, one engine: play, watch, simulate, replay, check.
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and leave
help-version = show the version and leave
help-lang = language of all texts: es, ru or en (otherwise that of the environment)
help-games = list the games with their presets and options
help-play = play a game in the terminal, with people and bots
help-watch = watch bots play
help-simulate = play many games and measure them
help-replay = verify and tell a saved game
help-check = hold the laws, texts and clauses of a game against it
help-rules = show the rules of a game, clause by clause
help-bench = measure how fast this build plays here
help-json = print JSON for a script
help-game = which game (see: contienda games)
help-play-game = which game; without it you are asked
help-seats-play = who sits where, separated by commas: human, bot:random, bot:search, bot:search:1000
help-seats-bots = which bots play, separated by commas: bot:random, bot:search, bot:search:1000
help-preset = a named set of options (see: contienda games)
help-option = one option of the game; may be given several times
help-seed = a whole number: the same seed gives the same game
help-dice = drawn by the program, or physical: you roll and type what fell
help-resume = go on with a saved game
help-save = where to keep the game when it ends
help-pause = seconds between two moves
help-games-count = how many games
help-jobs = how many processes (all cores if left out)
help-replay-file = a saved game
help-step = show the position after this many steps
help-verify = only check that the file is whole and unchanged
help-check-game = which game; all of them if left out
help-check-count = how many games to play under the laws
help-tests = the folder whose tests cite the clauses
help-trace = also list which clause is cited where
help-clause = one clause, or a whole section by its number
help-bench-game = which game; all of them if left out
help-bench-seconds = how long to measure each
help-scenario = begin, check, explain and list scenario files
help-scenario-option = play on this scenario: a file, or the name of one of ours (see: contienda scenario list)
help-scenario-new = write a small playable scenario to begin with
help-scenario-check = name every mistake in a scenario by line, key and reason
help-scenario-explain = show services, decks, numbers and presets of a scenario
help-scenario-list = list the scenarios that come with the game
help-scenario-file = a scenario file, or the name of one of ours
help-scenario-simulate = also play 1000 random games and report
help-say-usage = usage:
help-say-choice = invalid choice: %(value)r (choose from %(choices)s)
help-say-argument = argument %(argument_name)s: %(message)s
help-say-type = invalid %(type)s value: %(value)r
help-say-unrecognized = unrecognized arguments: %s
help-say-required = the following arguments are required: %s
help-say-one = expected one argument
help-see = see

said = { $who }: { $what }
seat-human = Player { NUMBER($number) }
seat-bot = Bot { NUMBER($number) }
games-seats = { $fewest }–{ $most } players
kind-rule = rule
kind-ruling = ruling
kind-reconstructed = reconstructed
kind-info = note
build-compiled = compiled build
build-interpreted = interpreted build

play-hint = ? explains, why tells the causes, undo, save, log, help
play-help = A number picks that choice. ? or ? 3 explains, why shows what caused the last changes, undo takes back your last pick, save FILE keeps the game, log 30 shows the last lines, board draws the board again, rules 7.3 shows a clause, quit leaves and keeps the game.
play-which = Which game?
play-forced = Only one choice: { $action }
play-why = Why?
play-nothing-yet = Nothing has happened yet.
play-unknown = “{ $answer }” is neither a choice nor a command: type a number, or help.
play-dice = What did you roll? Write what fell, for example { $example }
play-curtain = { $seat }, it is your turn: press Enter when nobody else is looking
play-saved = Saved to { $path }.
play-not-saved = Not saved: { $path } cannot be written ({ $reason }).
play-resume = Go on with: { $command }
play-no-undo = That cannot be taken back: something was rolled, or somebody else has decided since.
play-undone = Taken back.
play-drawn = A draw.
play-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
command-help = help
command-why = why
command-undo = undo
command-save = save
command-log = log
command-board = board
command-rules = rules
command-quit = quit

simulate-progress = playing { $game }
simulate-interrupted = { $games ->
    [one] Stopped after { $games } game.
   *[other] Stopped after { $games } games.
}
simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-seat = seat
simulate-player = player
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-length = Length in decisions: mean { NUMBER($mean, maximumFractionDigits: 0) }, median { NUMBER($median, maximumFractionDigits: 0) }, 90 % from { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, longest { NUMBER($longest, maximumFractionDigits: 0) }
simulate-branching = Choices at a decision: mean { NUMBER($mean, maximumFractionDigits: 1) }, most { NUMBER($widest, maximumFractionDigits: 0) }
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second; { NUMBER($seconds, maximumFractionDigits: 1) } s, processes: { NUMBER($jobs, maximumFractionDigits: 0) }, { $build }
simulate-unfinished = Not finished within the bound: { NUMBER($games, maximumFractionDigits: 0) }

replay-verified = { $steps ->
    [one] { $file } is whole and unchanged: { $steps } step.
   *[other] { $file } is whole and unchanged: { $steps } steps.
}
replay-step = Step { NUMBER($step) } of { NUMBER($steps) }

check-laws = laws
check-agree = interpreted and compiled agree
check-texts = texts in three languages
check-clauses = clauses
check-scenarios = scenarios that come with it
check-no-tests = (no tests here: citations not checked)
check-trace = which clause is cited where
trace-clause = clause
trace-kind = kind
trace-code = rules
trace-tests = tests

bench-game = game
bench-games_per_s = games/s
bench-decisions_per_s = decisions/s
bench-copy_ns = copy, ns

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

scenario-where = { $file } line { $line }
scenario-count = Mistakes: { NUMBER($errors) }, warnings: { NUMBER($warnings) }.
scenario-new = { $file } is written. Change it, then: contienda scenario check { $file }
scenario-side-red = MalOsos (Red)
scenario-side-blue = BuenOsos (Blue)
scenario-side-event = Events
scenario-draws = Undecided: { $share }
scenario-falls = Services that fell in a game, on average: { NUMBER($mean, maximumFractionDigits: 1) }; how often each of them did:
scenario-map = Services on the map { $map }
scenario-column-id = id
scenario-column-name = service
scenario-column-int = INT
scenario-column-criticality = criticality
scenario-column-kinds = kind
scenario-column-needs = needs
scenario-column-feeds = feeds
scenario-kind-digital = digital
scenario-kind-physical = physical
scenario-kind-citizen = citizen-facing
scenario-deck = { $deck }: cards { NUMBER($count) }
scenario-differs = Numbers that differ from the standard scenario
scenario-differs-nothing = none
scenario-presets = Presets

## What a scenario file is told

scenario-not-toml = this is not TOML; in column { $column } its reader says: { $reason }
scenario-unknown-key = there is no key “{ $name }” here: the keys are { $words }
scenario-unknown-key-near = there is no key “{ $name }” here: did you mean { $near }?
scenario-missing-key = the key “{ $name }” is missing: add it
scenario-not-table = must be a table: write { "{" } key = value { "}" }
scenario-not-tables = must be written as tables [[{ $name }]]
scenario-not-list = must be a list: write [ … ]
scenario-not-number = { $value } does not fit: write a whole number from { $low } to { $high }
scenario-not-switch = { $value } does not fit: write true or false
scenario-not-text = must be a text in quotes
scenario-not-word = “{ $value }” does not fit: use one of { $words }
scenario-not-names = must be a name in three languages: es, en and ru
scenario-translation = the translation is missing: { $languages }
scenario-unknown-service = there is no service “{ $service }”: the file has { $words }
scenario-unknown-card = there is no card “{ $card }” in the file
scenario-unknown-op = there is no effect “{ $op }”: the effects are { $words }
scenario-unknown-op-near = there is no effect “{ $op }”: did you mean { $near }?
scenario-op-here = “{ $op }” asks somebody to choose, so it belongs on a card, not here
scenario-bad-id = “{ $id }” is no id for this: use { $first } to { $last }
scenario-twice = “{ $id }” stands twice: give one of them another id
scenario-self = { $service } depends on itself: take it out of the list
scenario-arrow-twice = { $service } depends on { $dependency } twice: leave one
scenario-many-needs = { $service } has too many dependencies: { $count }; leave at most { $most }
scenario-few-needs = on the map { $map } { $service } has few dependencies: { $count }; two to four make good cascades
scenario-no-arrow = there is no arrow from { $dependency } to { $service } on this map, so it cannot be taken away
scenario-pair = must be a pair [service, dependency]
scenario-empty = the list is empty: write at least one
scenario-zero = 0 changes nothing: write a number above or below it
scenario-one-of = write exactly one of { $words }
scenario-option = { $reason }
scenario-no-preset = there is no preset “{ $preset }” in the file
scenario-preset-loop = the preset “{ $preset }” extends itself
scenario-refused = the game does not take it: { $reason }
scenario-cycles = map { $map }: circular dependencies among { $core } (cycles: { $count }), for example { $example }
scenario-cycles-many = map { $map }: circular dependencies among { $core } (cycles: { $count } or more), for example { $example }
scenario-single = map { $map }: { $service } is a single point of failure; its fall alone disturbs { $count } of the { $others } others at once
scenario-ends = map { $map }: nobody depends on { $services }
scenario-never-played = a { $deck } card is never played in phase { $phase }: use { $phases }
scenario-never-dealt = { $card } is removed on every map, so it is never dealt
scenario-never-nothing = the card does nothing: give it an effect
scenario-never-phase = can never hold: no card that can be played marks the phase { $phase }
scenario-never-flag = can never hold: no card that can be played activates “{ $flag }”
scenario-never-card = can never hold: the card { $card } can never be played
scenario-never-subtype = can never hold: no card of the subtype { $subtype } can be played
scenario-never-services = can never hold: it asks for { $count } services, and no map has more than { $most }
scenario-never-secondary = can never happen: no Red card that can be played has an effect with secondary = true
scenario-never-turn = can never happen: it waits for turn { $turn }, and no preset is longer than { $turns }
scenario-never-on = can never happen: none of these services is on a map where the card is
scenario-never-state = can never be aimed: these states and the kind of targets exclude each other
scenario-never-target = can never be aimed: no map has enough such services
scenario-never-edge = can never be aimed: no two services are joined by an arrow
scenario-no-target-in = without a target in these presets: { $presets }; take the card out there with remove_cards
scenario-never-aimed = can never happen: the effect is on the target, but there is no target
scenario-never-down = can never happen: only a service that is down can be recovered, and none is targeted
scenario-never-up = can never happen: the targets are down, and this needs a service that is up
scenario-never-worse = can never happen: every possible target is { $state } or worse already
scenario-never-pair = can never happen: an arrow is cut between two targets, so write pick = "edge"
scenario-never-same = can never happen: both states are the same
scenario-never-tag = can never happen: no card that damages has the tag “{ $tag }”
scenario-never-filter = can never happen: no service on any map is { $filter }
scenario-never-provider = can never happen: the file has no [[provider]]
scenario-never-about = can never happen: the { $side } deck has no card “{ $value }”
scenario-never-was = can never hold: what the effect is on is never in these states
scenario-never-fell = can never hold: no effect before it damages the target
scenario-never-late = comes too late: Blue acts after Red, so write duration = "guard" or "game"
scenario-flag-idle = no card asks for “{ $flag }”, so nothing comes of it
scenario-unpayable = nobody can pay { $cost }: no preset gives a budget above { $budget }
scenario-deck-small = the { $deck } deck is too small (preset { $preset }): cards { $count }, opening hand { $hand }
scenario-deck-large = the { $deck } deck is too large: cards { $count }, at most { $most }
scenario-no-events = there are no event cards: phase 1 stays empty
scenario-few-critical = preset { $preset }: services of criticality 5: { $count }, so Red cannot win by felling { $needed }

## What went wrong

error-game-near = there is no game “{ $game }”: did you mean { $near }?
error-no-game = there is no game “{ $game }”: the games are { $names }
error-no-preset = { $game } has no preset “{ $preset }”: use one of { $names }
error-no-option = { $game } has no option “{ $option }”: its options are { $names }
error-choice = { $option } cannot be “{ $value }”: use one of { $choices }
error-number = { $option } cannot be { $value }: use a whole number from { $low } to { $high }
error-seconds = --seconds cannot be { $value }: use more than 0 and at most { $most }
error-games-count = -n cannot be { $value }: play at least one game
error-no-folder = { $option } { $folder }: there is no such folder
error-no-bot = there is no bot “{ $bot }”: use one of { $names }
error-bot-iterations = { $bot } needs a number of iterations from 1 to { $most }, like bot:search:1000
error-seats = { $game } is for { $fewest } to { $most } seats, but there are { $given }: write the seats again
error-seat-human = seat { $seat } is human, but here only bots play: use bot:random
error-seat-word = seat { $seat } is “{ $word }”: write human or bot:random
error-saved-seats = the saved game has { $saved } seats, but there are { $given }: write --seats again
error-option-without-value = --option “{ $option }” has no value: write it as name=value
error-illegal = action { $action } is not legal here: choose one of { $listed }
error-no-action = there is no action { $action }: codes go from 0 to { $last }
error-no-verb = there is no verb “{ $verb }”: use one of { $names }
error-arguments = { $verb } takes { $wanted } arguments, but there are { $given }: write it again
error-no-file = there is no file { $file }: look at its name
error-unreadable = { $file } cannot be read: { $reason }
error-in-file = { $file }: { $error }
error-no-step = { $file } has no step { $step }: steps go from 0 to { $steps }
error-replay-version = this replay was played with version { $saved } of { $game }, but the rules here are version { $here }: use the release of contienda it was saved with
error-replay-cut = { $file } is cut off after step { $step }: get the whole file again
error-replay-short = { $file } is cut off after step { $step } of { $steps }: get the whole file again
error-replay-json = { $file } is no replay: line { $line }, column { $column } is not JSON
error-replay-format = { $file } is no replay: its "format" must be "{ $format }"
error-replay-key = { $file }: "{ $field }" is missing or not of its type: see docs/replays.md
error-replay-start = { $file } was changed: its head (game, options, seats, steps, result) is not what was saved
error-replay-illegal = { $file } fails at step { $step }: { $error }
error-replay-more = { $file } was changed at step { $step }: it has more actions than were saved
error-replay-changed = { $file } was changed at step { $step }: action { $action } is not what was saved there
error-replay-number = { $file } fails at step { $step }: { $action } is no whole number
error-no-clause = the rulebook has no clause “{ $clause }”: there are { $names }
error-no-rulebook = { $game } has no rulebook in “{ $language }”: use es, ru or en
error-no-scenarios = { $game } has no scenarios: leave --scenario out
error-no-scenario = there is no scenario file { $file }: give a path, or one of { $names }
error-scenario = { $file } cannot be played: line { $line }, { $place }: { $reason } (contienda scenario check names everything)
error-scenario-game = --scenario needs a game: write its name too
error-file-exists = { $file } is already there: choose another name
error-unwritable = { $file } cannot be written: { $reason }
error-broken-game = the game “{ $game }” cannot be loaded ({ $reason }): mend or remove the package that brings it
error-not-a-game = the game “{ $game }” is registered, but its entry point is no Game of that name: tell whoever wrote it
error-replay-scores = { $file } was changed: ending or scores do not belong to this game
error-resume-fixed = { $file } is a saved game with its own game, options and scenario: leave GAME, --preset, --option and --scenario out
check-one-build = (only one build here: nothing to compare)
