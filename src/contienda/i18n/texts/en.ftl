### Texts shared by all games, in English. Keys that start with help- are read without Fluent: one line, no placeables.

help-contienda = Five games of conflict, one engine: play, watch, simulate, replay and check.
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
help-lang = language of all texts: es, ru or en (default: your environment's)
help-games = list the games; with GAME, show its presets, options and scenarios
help-play = play a game in the terminal, with people and bots
help-learn = play a game's lesson in the terminal, step by step, with a coach
help-watch = watch bots play, pausing after each move (0.4 seconds, or see --pause)
help-simulate = play many games and report statistics
help-tournament = run a round-robin of bots on identical deals and rate them
help-merge = put runs of the same job, played on different machines, together
help-balance = measure the balance of a game: wins, endings, length, choices, and what every card or unit is worth
help-experiment = answer whether a change of a game matters: variants against a base on the same deals
help-sweep = search for the smallest change of a game that meets a target, and save it as a preset
help-train = let a network learn a game by playing against itself; on an accelerator if there is one
help-report = draw the report on a run: an HTML page that needs no network, or a PDF
help-replay = verify a saved game and narrate it
help-hint = show what a bot would do at a point of a saved game, and why
help-debrief = explain a saved game: its course, its turning points and what other decisions would have changed
help-check = check a game's rules engine, texts and rulebook
help-rules = show a game's rules, clause by clause; without GAME, list the rulebooks
help-print = print the parts of a game as PDF: cards, maps, counters, sheets
help-bench = measure how fast this build plays on this machine
help-completion = print the script that completes commands, games and options in your shell
help-man = show the manual page, of everything or of one command
help-json = print JSON for scripts
help-game = name of the game (see: contienda games)
help-games-game = game to describe
help-rules-game = game whose rules to show; lists the rulebooks if omitted
help-play-game = game to play; asks if omitted
help-seats-play = players in seat order, separated by commas: human, bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-seats-bots = bots in seat order, separated by commas: bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-preset = a named set of options (see: contienda games GAME)
help-option = set one option of the game; can be repeated
help-seed = whole number; the same seed gives the same game
help-dice = drawn: the program draws; physical: you play with real dice and cards and type what came up
help-resume = continue a saved game; without FILE, the last one you quit
help-save = file to save the game to when it ends
help-micro-debrief = after each turn, ask every player the question of the micro-debrief and keep the answers
help-learn-game = game to learn (default: the first one)
help-learn-note = begin at this note of the coach
help-completion-shell = shell: bash, zsh or fish
help-man-command = command to describe (default: all)
help-man-roff = print the source of the page, to install it
help-color = use colours: auto, always or never (default: auto; NO_COLOR switches them off)
help-pause = seconds to pause after each move, from 0 to 60 (default: 0.4)
help-games-count = number of games
help-jobs = number of processes (default: one per core)
help-tournament-bots = bots, separated by commas: random, greedy, search:1000
help-tournament-deals = deals per pairing; bots change seats, so each deal is played once from every seat (default: 100)
help-tournament-players = number of seats; with more than two, one bot plays against copies of another
help-tournament-out = save the manifest, results and replays to this folder; if it holds the same tournament, continue it
help-run-out = keep every game as rows of Parquet in this folder; if it holds the same run, continue it
help-run-rows = tables to keep with --out: games, turns, decisions, pieces, or all (default: games)
help-run-first = number of the first game (default: 0)
help-run-shard = play only part I of N of the games, such as 2/8; merge the parts afterwards
help-run-engine = where to play with --out: local, ray, or ray:ADDRESS for a cluster that is running
help-merge-runs = folder that contienda simulate --out wrote
help-merge-out = new folder for all games
help-balance-games = games for each setup (default: 1000)
help-balance-bots = bots that play all seats in turn, such as random,level:2,greedy (default: random,greedy)
help-balance-presets = only these presets (default: all)
help-balance-vary = also play every one of these values of an option: NAME=VALUE,VALUE or NAME=all
help-balance-no-effects = do not play the games again without each card or unit
help-balance-all = list everything that was used, not only both ends
help-balance-pace = seconds a person needs for a decision, to estimate minutes (default: 15)
help-balance-out = keep all rows in this folder; if it holds the same balance, continue it
help-tournament-again = repeat the tournament of this manifest (or of the one in this folder)
help-replay-file = saved game
help-replay-game = play game N of a run again; FILE is then its folder
help-replay-out = save the game to this file
help-step = show the position after this many steps
help-hint-step = decision after K steps (default: the last position)
help-hint-seed = whole number; the same seed gives the same answer
help-hint-bot = bot to ask: bot:greedy, bot:search:5000, bot:search:2s
help-debrief-seed = whole number; the same seed gives the same report
help-debrief-quick = skip the what-ifs
help-debrief-format = text, markdown, csv (decisions), json or pdf (default: text)
help-debrief-nameless = hide the names of the players
help-debrief-paper = paper of the PDF: a4 or letter (default: a4)
help-debrief-out = file to write to (default: the output)
help-replay-verify = only check that the file is intact and unmodified
help-check-game = game to check (default: all)
help-check-count = number of games to play while checking the rules
help-tests = folder with the tests that cite the clauses
help-trace = also list where each clause is cited
help-clause = a clause, or the number of a section (default: the whole rulebook)
help-bench-game = game to measure (default: all)
help-bench-seconds = seconds to measure each game
help-scenario = create, check, explain and list scenario files
help-scenario-option = play on this scenario: a file, or the name of a built-in one (see: contienda scenario list)
help-scenario-new = write a small playable scenario to start from
help-scenario-check = list every error in a scenario with its line, key and reason
help-scenario-explain = show what a scenario contains: services, decks and numbers, or spaces and tiles
help-scenario-list = list the built-in scenarios
help-scenario-export = write built-in scenarios as files, to change them
help-scenario-export-names = names of built-in scenarios (default: all)
help-scenario-export-to = folder for the files (default: the current one)
help-scenario-file = scenario file, or the name of a built-in scenario
help-scenario-game = game the file is for, if neither its name nor [meta] says so
help-scenario-simulate = also play 1000 random games and report the results
help-serve = start a server for live tables in the browser, for a class or for friends
help-verify = check every chance outcome of a table or tournament file against its seed
help-verify-file = file of a table, exported after the end, or a game of a tournament
help-open = open the page in your browser
help-host = address to listen on; 0.0.0.0 for everyone on your network
help-port = port to listen on
help-database = database to use: sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-workers = number of server processes sharing the tables (needs PostgreSQL)
help-address = where servers on other machines reach this one, on a private network; they share one PostgreSQL database
help-worker-token-file = let “contienda worker” think for bots, with the token in the first line of this file
help-password = generate a password, show it here and require it from everyone
help-password-file = require the password in the first line of this file
help-metrics-token-file = let other machines read /metrics with the token in the first line of this file
help-proxy = trust the X-Forwarded-For address sent by a reverse proxy on this machine
help-proxy-network = trust the same from reverse proxies on this network, such as 10.0.7.0/24
help-public-url = address people use, if different (behind a proxy)
help-webhooks = let hosts send your-turn notices to chat rooms
help-private-webhooks = also allow webhook addresses on your private network
help-bot-processes = number of processes for bots
help-bot-seconds = longest time a bot may think about one decision
help-worker = think for the bots of servers, on this machine or another one
help-worker-servers = address of a server, such as https://play.example.org
help-worker-token = file whose first line is the token the server was given with --worker-token-file
help-worker-processes = decisions to think about at once (default: one per core)
help-log = log level: debug, info, warning or error
help-tables = list, export, expire or delete the server's tables
help-tables-list = list all tables, most recently active first
help-tables-export = export one table to a file
help-tables-expire = export tables that have been inactive for a long time, then delete them
help-tables-delete = delete one table and everything that belongs to it
help-tables-id = id of a table (see: contienda tables list)
help-tables-file = file to write; it must not exist yet
help-finished-days = finished tables inactive for more than N days
help-idle-days = unfinished tables inactive for more than N days
help-expire-export = folder that gets a file for each table before it is deleted
help-dry-run = only list the tables
help-yes = confirm the deletion
help-classes = list, export, expire or delete the server's classes
help-classes-list = list all classes, most recently active first
help-classes-export = export one class to a file, with its games
help-classes-expire = delete the classes whose stated days are over, with their tables
help-classes-delete = delete one class with its tables and everything that belongs to it
help-classes-id = id of a class (see: contienda classes list)
help-classes-dry-run = only list the classes
help-backup = back up all tables to one file, even while the server runs
help-backup-file = file to write; it must not exist yet
help-doctor = check a database and say what to do; the server may be running
help-restore = fill an empty database from a backup
help-restore-file = file written by contienda backup
help-load = play many tables through real sockets on this computer and measure the server
help-load-game = game to play (default: the first of `contienda games`)
help-load-tables = number of tables played at the same time
help-load-viewers = sockets watching each table, including the players'
help-load-pace = seconds between two moves at a table; 0 means as fast as the server can
help-load-seconds = seconds to measure
help-load-seed = whole number; the same seed makes the same choices, but the server rolls its own dice
help-load-connect = a server already running on this computer, once for each of several; if omitted, one is started and stopped afterwards
help-load-spread = let the viewers of a table connect to all servers in turn, not only to the one that owns it
help-print-what = parts to print, separated by commas (default: all; see: contienda print GAME --list)
help-print-list = list what can be printed
help-print-deck = deck to print: the name of a built-in one, or a file with a list of cards
help-print-library = file with your own library of cards
help-print-language = language of the parts (default: the language of all texts)
help-print-paper = paper: a4 or letter (default: a4)
help-print-ink = colour, or low to save ink: white ground, patterns instead of colour (default: colour)
help-print-bleed = for a print shop: one piece per page, with 3 mm bleed and a trim box
help-print-whole = put posters on one large page instead of tiles
help-print-out = file to write (default: a name made from the choices)
help-say-usage = usage:
help-say-choice = invalid choice: %(value)r (choose from %(choices)s)
help-say-near = invalid choice: %(value)r. Did you mean %(near)s?
help-say-argument = argument %(argument_name)s: %(message)s
help-say-type = invalid %(type)s value: %(value)r
help-say-unrecognized = unrecognized arguments: %s
help-say-required = missing arguments: %s
help-say-one = expected one argument
help-see = see

said = { $who }: { $what }
seat-human = Player { NUMBER($number) }
seat-bot = Bot { NUMBER($number) } ({ $style })
bot-random = random
bot-greedy = rules of thumb
bot-careless = careless
bot-search = search
bot-policy = network
bot-policy-search = network and search
bot-exec = program
bot-level-1 = beginner
bot-level-2 = easy
bot-level-3 = medium
bot-level-4 = strong
bot-level-5 = very strong
games-seats = { $fewest }–{ $most } players
games-seats-exact = { $fewest } players
games-more = contienda games GAME shows every option and what each preset sets.
games-preset-sets = sets { $values }
games-preset-plain = changes nothing: every option keeps its default
kind-rule = rule
kind-ruling = ruling
kind-reconstructed = reconstructed
kind-info = note
build-compiled = compiled build
build-interpreted = interpreted build

play-hint = Type a number to choose, ? to have things explained, help for the other commands. New here? contienda learn { $game }
play-you-are = Your side: { $side }. { $goal }
play-each-is = { $seat }, your side: { $side }. { $goal }
play-side-is = { $side }. { $goal }
play-who-is = { $seat } plays { $side }.
play-goal = Goal: { $goal }
play-more = “more” lists all { NUMBER($choices) } choices
play-no-thing = Nothing here is called “{ $name }”. Try the name or the number of a card, a place or a unit.
ready-place = place
ready-offer = Press Enter for a ready setup, or type { $place } to place everything yourself
ready-done = Your setup is ready. “undo” takes it back, “board” shows it in full.
play-help =
    Type the number of a choice to pick it. Other commands:
    ?, ? 3, ? NAME – explain the choices, one of them, or anything with a name: a card, a place, a unit, a term
    Enter – show the board and the question again
    board – everything you can see; details NAME – one thing in full
    more – all choices, if they do not fit on the screen
    goal – who you are and how you win
    hint – show what a bot would do, and what it expects to happen
    why – show what caused the last changes
    undo – take back your last choice
    save FILE – save the game
    log 30 – show the last 30 lines of the log
    rules, rules 7, rules 7.3 – list the sections of the rulebook, or show a section or a clause
    quit – save the game and exit
play-which = Which game?
play-forced = Only one choice: { $action }
play-why = Why?
play-nothing-yet = Nothing has happened yet.
play-unknown = “{ $answer }” is neither a choice nor a command. Type a number, or help.
play-near = “{ $answer }” is neither a choice nor a command. Did you mean { $near }?
play-dice = Type the result, for example { $example }
play-paper = { $count ->
    [one] Type what is printed on it or its name, for example { $example }
   *[other] Type all { $count }, for example { $example }
}
play-left-nothing = Nothing is drawn from a deck now.
play-keeper = You keep a real table: type what the dice and cards show. left – what is still in the deck, undo – correct anything
play-kept = The finished game is in { $path }. The whole debrief: { $command }
play-paper-help =
    On a real table you also have:
    left, left fire – list what is still in the deck, or what of it has this in its name
    undo or back – take back the last thing, a card or roll too, as often as you need
paper-open = Open on the table
play-curtain = { $seat }, it is your turn. Press Enter when nobody else is looking
play-saved = Saved to { $path }.
play-not-saved = Not saved: { $path } cannot be written ({ $reason }).
play-resume = Continue with: { $command }
watch-pause = Pause after each move: { NUMBER($seconds) } s. Change it with --pause SECONDS; stop with Ctrl+C.
play-no-undo = You cannot take that back: something was rolled, or another player has decided since.
play-undone = Taken back.
micro-title = Micro-debrief after turn { NUMBER($turn) }, { $seat }
micro-answer = Your answer (Enter to skip)
micro-question = What did your team try, and what changed the result?
hint-title = A bot's view, from { $worlds ->
    [one] one possible deal
   *[other] { $worlds } possible deals
} consistent with what you can see
hint-choice = choice
hint-visits = tries
hint-value = expected result
hint-nothing = There is nothing to decide now. Roll the dice first.
hint-rest = { $count ->
    [one] One more choice was tried less often.
   *[other] { $count } more choices were tried less often.
}
hint-line = Expected continuation:
hint-plain = A bot would choose: { $action }
play-drawn = A draw.
play-lost = Nobody won.
play-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
command-help = help
command-goal = goal
command-details = details
command-more = more
command-hint = hint
command-why = why
command-undo = undo
command-save = save
command-log = log
command-board = board
command-rules = rules
command-left = left
command-back = back
command-quit = quit

teach-title = { $game } in five minutes
teach-how = Press Enter to go on, or type the number of your choice. back – one step back; ? – explain; board – everything; quit – leave
teach-note = { NUMBER($number) } of { NUMBER($notes) }
teach-next = Enter to go on
teach-do = Your turn: { $what }
teach-not = Not yet: the coach asks for { $what }. You can try the other choices in a real game.
teach-back-none = This is the beginning.
teach-back-done = One step back.
teach-left = You stopped at note { NUMBER($number) }. Go on with: { $command }
teach-done = That was your first game. Now play a real one: { $command }
man-name = name
man-synopsis = synopsis
man-description = description
man-commands = commands
man-options = options
man-environment = environment
man-files = files
man-exit = exit status
man-examples = examples
man-manual = Contienda manual
man-lang = the language, if --lang is not given: the first two letters are es, ru or en
man-no-color = if set, no colours
man-pager = the program that shows long output (default: less -R)
man-data = where your games are kept, in the folder contienda (default: ~/.local/share)
man-last = the last game of each kind that you quit
man-exit-0 = the command did what you asked
man-exit-1 = a check failed
man-exit-2 = an error that you can fix
man-example-play = play with two bots, in Spanish
man-example-learn = learn the game first
man-example-completion = complete commands in bash
error-no-lesson = { $game } has no lesson. Games with one: { $names }.
error-lesson = The lesson of { $game } does not fit this version: { $reason }
error-lesson-note = The lesson has notes 1 to { $notes }, not { $number }.
error-man-command = There is no command { $name }. Look at “contienda --help”.

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
simulate-branching = Choices per decision: mean { NUMBER($mean, maximumFractionDigits: 1) }, maximum { NUMBER($widest, maximumFractionDigits: 0) }
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions per second; { NUMBER($seconds, maximumFractionDigits: 1) } s, processes: { NUMBER($jobs, maximumFractionDigits: 0) }, { $build }
simulate-unfinished = Games stopped at the length limit: { NUMBER($games, maximumFractionDigits: 0) }
run-saved = Saved in { $folder }
merge-done = { $games ->
    [one] { $games } game is now in { $folder }
   *[other] { $games } games are now in { $folder }
}
merge-missing = Games asked for but not played yet: { NUMBER($games) }. Repeat contienda simulate with this folder to play them.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-title = { $setups ->
    [one] { NUMBER($games) } games
   *[other] { NUMBER($games) } games in each of { NUMBER($setups) } setups
}
balance-setup = setup
balance-nobody = nobody
balance-length = Length: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns ({ NUMBER($fewest, maximumFractionDigits: 0) }–{ NUMBER($most, maximumFractionDigits: 0) } in 90 % of games), { NUMBER($decisions, maximumFractionDigits: 0) } decisions ({ NUMBER($least, maximumFractionDigits: 0) }–{ NUMBER($longest, maximumFractionDigits: 0) }), about { NUMBER($minutes, maximumFractionDigits: 0) } min
balance-choices = Choices per decision: { NUMBER($options, minimumFractionDigits: 1, maximumFractionDigits: 1) }, at most { NUMBER($widest, maximumFractionDigits: 0) }; { $forced } of decisions leave no choice
balance-course = The lead changes { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } times a game; the leader at half time wins { $won }
balance-item = item
balance-seat = seat
balance-drawn = drawn
balance-used = used
balance-wins-used = with
balance-wins-kept = without
balance-effect = worth  
balance-worth = drawn and used: share of games. with: wins of games in which it was used; without: of games in which it could have been and was not. These two prove no cause. worth does: the percentage points of wins that this seat loses in the same games if it may not use it, with a 95 % interval. ● is not chance, even for so long a list (Holm).
balance-cut = { NUMBER($shown) } of { NUMBER($items) } shown: --all lists the rest
balance-stopped = Stopped. Nothing is shown because setups would not be comparable; with --out, the same command continues.
simulate-lost = { $bot } (seat { $seat }) failed. Decisions replaced by random actions: { NUMBER($count) }. First report: { $first }.

tournament-bot = bot
tournament-rating = rating ± 2σ
tournament-least = at least
tournament-against = Row bot against column bot: share of wins and 95 % interval; games per cell: { $games }
tournament-around = { NUMBER($middle, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-chance = { NUMBER($seats) } seats: one bot against copies of another. A bot of equal strength wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tournament-time = Played now: { $games } in { NUMBER($seconds, maximumFractionDigits: 1) } s, processes: { NUMBER($jobs) }, { $build }
tournament-kept = Saved in { $folder }
tournament-lost = { $count ->
    [one] bot:{ $bot } failed once. A random legal action was played instead.
   *[other] bot:{ $bot } failed { $count } times. Random legal actions were played instead.
}
tournament-first = First report: { $first }.
tournament-version = This tournament was played with contienda { $saved }. You are running { $here }, whose bots may play differently.

replay-verified = { $steps ->
    [one] { $file } is intact and unmodified: { $steps } step.
   *[other] { $file } is intact and unmodified: { $steps } steps.
}
replay-more = What other decisions would have changed: contienda debrief { $file }
replay-step = Step { NUMBER($step) } of { NUMBER($steps) }
replay-saved = Saved as { $file }

check-laws = rules engine
check-parts = optional parts: boards, commands, routes
check-agree = interpreted and compiled builds agree
check-texts = texts in three languages
check-clauses = rulebook clauses
check-scenarios = built-in scenarios
check-no-tests = (no tests here: citations not checked)
check-trace = where each clause is cited
trace-clause = clause
trace-kind = kind
trace-code = rules
trace-tests = tests
trace-unshown = cannot be demonstrated in play

bench-game = game
bench-games_per_s = games/s
bench-decisions_per_s = decisions/s
bench-copy_ns = copy, ns

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

scenario-where = { $file }, line { $line }
scenario-count = Errors: { NUMBER($errors) }, warnings: { NUMBER($warnings) }.
scenario-new = Created { $file }. Edit it, then run: contienda scenario check { $file }
scenario-exported = Written: { $file }
scenario-side-red = MalOsos (Red)
scenario-side-blue = BuenOsos (Blue)
scenario-side-event = Events
scenario-draws = Draws: { $share }
scenario-falls = Services down per game, on average: { NUMBER($mean, maximumFractionDigits: 1) }; how often each one went down:
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
scenario-deck = { $deck } (cards: { NUMBER($count) })
scenario-differs = Numbers that differ from the standard scenario
scenario-differs-nothing = none
scenario-presets = Presets

## Errors and warnings about scenario files

scenario-not-toml = The file is not valid TOML. The parser reports, in column { $column }: { $reason }.
scenario-too-long = The file is too long. Shorten it to { $most } characters or fewer.
scenario-too-deep = Lists or tables are nested too deeply. Use at most { $most } levels.
scenario-too-many-dots = This line has too many dots. Use at most { $most }.
scenario-too-many-digits = A number in the file is too large. Use at most { $most } digits.
scenario-too-many-values = The file contains too many values. Use at most { $most }.
scenario-too-many-members = A list or table in the file is too long. Use at most { $most } entries.
scenario-too-many-tables = There are too many “{ $name }” tables. Use at most { $most }.
scenario-many-mistakes = The file has { $most } errors or more. Fix these first, then check it again.
scenario-unknown-key = Unknown key “{ $name }”. Use one of { $words }.
scenario-unknown-key-near = Unknown key “{ $name }”. Did you mean { $near }?
scenario-missing-key = The key “{ $name }” is missing. Add it.
scenario-not-table = This must be a table. Write { "{" } key = value { "}" }.
scenario-not-tables = This must be written as tables [[{ $name }]].
scenario-not-list = This must be a list. Write [ … ].
scenario-not-number = { $value } is not valid here. Write a whole number from { $low } to { $high }.
scenario-not-switch = { $value } is not valid here. Write true or false.
scenario-not-text = This must be text in quotes.
scenario-not-word = { $value } is not valid here. Use one of { $words }.
scenario-not-names = This must be a name in three languages: es, en and ru.
scenario-translation = The translation is missing for { $languages }. Add it.
scenario-name-missing = There is no text in { $languages }. Readers see the one in { $shown } instead.
scenario-unknown-service = Unknown service “{ $service }”. The file has { $words }.
scenario-unknown-card = Unknown card “{ $card }”. Use a card from the file.
scenario-unknown-op = Unknown effect “{ $op }”. Use one of { $words }.
scenario-unknown-op-near = Unknown effect “{ $op }”. Did you mean { $near }?
scenario-op-here = “{ $op }” asks a player to choose, so it belongs on a card. Remove it here.
scenario-bad-id = “{ $id }” is not a valid id here. Use { $first } to { $last }.
scenario-twice = “{ $id }” appears twice. Give one of them another id.
scenario-self = { $service } depends on itself. Remove it from the list.
scenario-arrow-twice = { $service } depends on { $dependency } twice. Remove one.
scenario-many-needs = { $service } has too many dependencies: { $count }. Use at most { $most }.
scenario-few-needs = On the map { $map }, { $service } has few dependencies: { $count }. Two to four make good cascades.
scenario-no-arrow = This map has no arrow from { $dependency } to { $service }, so it cannot be removed.
scenario-pair = This must be a pair: [service, dependency].
scenario-empty = The list is empty. Add at least one entry.
scenario-zero = 0 changes nothing. Write a positive or negative number.
scenario-one-of = Write exactly one of { $words }.
scenario-option = { $reason }.
scenario-no-preset = The file has no preset “{ $preset }”. Add it, or correct the name.
scenario-preset-loop = The preset “{ $preset }” extends itself. Remove the loop.
scenario-refused = The game rejects this: { $reason }.
scenario-cycles = Map { $map }: circular dependencies among { $core } (cycles: { $count }), for example { $example }.
scenario-cycles-many = Map { $map }: circular dependencies among { $core } (cycles: { $count } or more), for example { $example }.
scenario-single = Map { $map }: { $service } is a single point of failure. If it goes down, it hits { $count } of the { $others } others at once.
scenario-ends = Map { $map }: nothing depends on { $services }.
scenario-provider-full = { $provider } adds no arrow to { $service } on these maps: { $maps }. It already has { $most } dependencies there.
scenario-never-played = A { $deck } card is never played in phase { $phase }. Use { $phases }.
scenario-never-dealt = { $card } is removed on every map, so it is never dealt.
scenario-never-nothing = The card does nothing. Give it an effect.
scenario-never-phase = This condition is never met: no playable card marks the phase { $phase }.
scenario-never-flag = This condition is never met: no playable card activates “{ $flag }”.
scenario-never-card = This condition is never met: the card { $card } can never be played.
scenario-never-subtype = This condition is never met: no card of the subtype { $subtype } can be played.
scenario-never-services = This condition is never met: it requires { $count } services, and no map has more than { $most }.
scenario-never-secondary = This never happens: no playable Red card has an effect with secondary = true.
scenario-never-turn = This never happens: it waits for turn { $turn }, and no preset lasts longer than { $turns } turns.
scenario-never-on = This never happens: none of these services is on a map where the card is used.
scenario-never-arrow = This never happens: { $service } already has { $most } dependencies, so { $provider } adds none.
scenario-never-mapped = { $service } is on no map. Add it to a list of services, or remove it.
scenario-never-service = This never happens: { $service } is on no map used here.
scenario-never-stable = Preset { $preset }: Blue can never win, because Stability starts at { $start } and must end above { $goal }.
scenario-never-state = This never has a target: these states and the kind of target exclude each other.
scenario-never-target = This never has a target: no map has enough such services.
scenario-never-edge = This never has a target: no arrow joins two such services.
scenario-no-target-in = There is no target in these presets: { $presets }. Remove the card there with remove_cards.
scenario-never-aimed = This never happens: the effect applies to the target, but there is no target.
scenario-never-down = This never happens: only a service that is down can be recovered, and none is targeted.
scenario-never-up = This never happens: the targets are down, and the effect needs a service that is up.
scenario-never-worse = This never happens: every possible target is already { $state } or worse.
scenario-never-pair = This never happens: an arrow is cut between two targets. Write pick = "edge".
scenario-never-same = This never happens: both states are the same.
scenario-never-tag = This never happens: no damaging card has the tag “{ $tag }”.
scenario-never-filter = This never happens: no service on any map is { $filter }.
scenario-never-provider = This never happens: the file has no [[provider]].
scenario-never-about = This never happens: the { $side } deck has no card “{ $value }”.
scenario-never-was = This condition is never met: the service affected is never in these states.
scenario-never-fell = This condition is never met: no earlier effect damages the target.
scenario-never-late = This comes too late: Blue acts after Red. Write duration = "guard" or "game".
scenario-flag-idle = No card requires “{ $flag }”, so it has no effect.
scenario-unpayable = Nobody can pay { $cost }: no preset gives a budget above { $budget }.
scenario-above-maximum = INT { $int } is above the maximum of { $services }, where it is capped.
scenario-deck-small = The { $deck } deck is too small for preset { $preset }. Cards: { $count }, opening hand: { $hand }.
scenario-deck-large = The { $deck } deck has too many cards: { $count }. Use at most { $most }.
scenario-no-events = There are no event cards, so phase 1 is empty.
scenario-few-critical = Preset { $preset }: Red cannot win by bringing down { $needed } services of criticality 5, because the scenario has only { $count }.

## Errors and warnings about Black Hat boards

scenario-board-cell = This must be a cell. Write [column, row].
scenario-board-overlap = Column { $column }, row { $row } is already occupied by { $other }. Move one of them.
scenario-board-starts = A board needs exactly two spaces of kind start; this one has { $count }.
scenario-board-critical = A board needs exactly one space of kind critical; this one has { $count }.
scenario-board-large = The board is too large. Use at most { $places } places and { $spaces } spaces in all.
scenario-board-apart = { $one } and { $other } do not touch, so no arrow can join them. Move one, or remove the arrow.
scenario-board-goal = An arrow cannot lead to “{ $goal }”. Use a space or the border of a place, one of { $words }.
scenario-board-into-start = No arrow may lead to the start { $start }. Remove it.
scenario-board-four = A face needs four spaces, clockwise from the upper left.
scenario-board-space = “{ $value }” is not a space. Write a kind and a value, like “{ $example }”; the kinds are { $words }.
scenario-board-sign = “{ $value }” is not valid here. Write it like “{ $example }”.
scenario-board-tiles = There are too many tiles. Use at most { $most }, with two faces each.
scenario-board-side = “{ $id }” is in the place of face { $wanted }. List the faces a and b of a tile one after the other.
scenario-board-cycle = Pawns can go in circles: { $example } (tiles: { $tiles }). Remove one of these arrows.
scenario-board-end = No arrow leads on from { $spaces } (tiles: { $tiles }). Every space must lead to the Critical Asset.
scenario-board-forced = Every arrow from { $space } leads to a lock (tiles: { $tiles }).
scenario-board-lost = Tiles can make these spaces unreachable: { $spaces }. Boards tried: { $boards }; each space was unreachable on at most { $most } of them.
scenario-board-guarded = These spaces may be reachable only by jumping over a held pawn: { $spaces }. Boards tried: { $boards }; this affected each space on at most { $most } of them.
scenario-seat = seat { NUMBER($number) }
scenario-endings = How the games ended:
scenario-board-table = Spaces
scenario-column-kind = kind
scenario-column-value = value
scenario-column-to = leads to
scenario-column-place = place or tile

## Errors

error-game-near = Unknown game “{ $game }”. Did you mean { $near }?
error-no-game = Unknown game “{ $game }”. Use one of { $names }.
error-no-preset = { $game } has no preset “{ $preset }”. Use one of { $names }.
error-no-option = { $game } has no option “{ $option }”. Use one of { $names }.
error-choice = { $option } cannot be “{ $value }”. Use one of { $choices }.
error-number = { $option } cannot be { $value }. Use a whole number from { $low } to { $high }.
error-process-ended = The system stopped one of the game processes, probably because it ran out of memory. Use fewer processes with --jobs. To continue a tournament with --out, repeat the command.
error-seconds = --seconds cannot be { $value }. Use a number above 0, at most { $most }.
error-games-count = -n cannot be { $value }. Play at least one game.
error-no-folder = No such folder for { $option }: { $folder }. Check the path.
error-no-bot = Unknown bot “{ $bot }”. Use one of { $names }.
error-bot-iterations = { $bot } needs a number of simulations from 1 to { $most }, or a time up to 600 seconds. You can add a number of processes from 1 to 64. Examples: bot:search:1000, bot:search:2s, bot:search:20000x4.
error-bot-processes = { $bot } searches in one process. Remove the number of processes.
error-no-policy = { $game } has no trained policy. The command “contienda train { $game }” makes one.
error-policy-game = { $file } is a policy for another game, or for another version of its observations; it does not fit { $game }.
error-policy-file = { $file } is not a policy file of this version of Contienda.
error-hint-nobody = Nobody has a decision to make after step { $step } of { $file }. Choose another step with --step.
error-bot-program = { $bot } would start a program on this machine. Only its owner can do that, on the command line with contienda play, watch, simulate or tournament. Choose another bot here.
error-bot-command = { $bot } names no program. Add the command, as in bot:exec:./mybot.
error-bot-quotes = { $bot } has an unclosed quotation mark or ends with a backslash. Write the command as you would in a shell.
error-bot-seconds = { $bot } needs a time limit above 0 and at most { $most } seconds, as in bot:exec:2.5:./mybot.
error-bot-missing = { $bot } cannot start: there is no program “{ $program }”, or it is not executable. Check its path, relative to the current folder.
error-bot-start = { $bot } cannot start: { $reason }. Check that the file is a program this machine can run.
fault-bot = { $bot } (seat { $seat }) failed: { $reason }. A random legal action was played instead.
fault-bot-start = it could not be started ({ $reason })
fault-bot-ended = it exited with code { $code } before answering
fault-bot-closed = it closed its output before answering
fault-bot-silent = it did not answer within { $seconds } s
fault-bot-huge = it wrote a line longer than { $most } bytes
fault-bot-garbage = its line “{ $line }” is not a valid answer
fault-bot-illegal = its action { $action } is not one of those offered
fault-bot-given-up = { $bot } (seat { $seat }) failed too often and will not be restarted. From here on it plays random actions.
error-seats = { $game } is for { $fewest } to { $most } seats, not { $given }. Change the list of seats.
error-seats-exact = { $game } is for { $fewest } seats, not { $given }. Change the list of seats.
error-players = { $option } cannot be { $given }: { $game } is for { $fewest } to { $most } players. Change the number.
error-players-exact = { $option } cannot be { $given }: { $game } is for { $fewest } players. Change the number.
error-seat-human = Seat { $seat } is human, but only bots can play here. Use a bot, such as bot:random.
error-seat-word = Seat { $seat } cannot be “{ $word }”. Write human or a bot, such as bot:random.
error-saved-seats = The saved game has { $saved } seats, but --seats names { $given }. Change --seats.
error-resume-program = { $file } names a program as a player, and a saved game may not start programs. If you trust it, name it yourself: --seats { $seats }
error-option-without-value = --option “{ $option }” has no value. Write it as name=value.
error-illegal = Action { $action } is not legal here. Choose one of { $listed }.
error-no-action = There is no action { $action }. The codes are 0 to { $last }.
error-no-adjustments = { $game } has no adjustments, so its position cannot be changed by hand. Go back to an earlier step instead.
error-no-observations = { $game } has no observations as numbers, so it cannot be used as an environment for learning. The reference of observations shows how to write them.
error-batch = A batch of { $count } games cannot give each of { $seats } seats equally often to the learner. Use a multiple of { $seats }.
error-adjustment-later = Nothing can be changed at this moment. Wait until the current card or event is resolved.
error-adjustment = Change { $action } is not possible now, or it would change nothing. Choose another one.
error-no-verb = Unknown verb “{ $verb }”. Use one of { $names }.
error-arguments = { $verb } takes { $wanted } arguments, but { $given } were given. Change them.
error-no-file = No such file: { $file }. Check the name.
error-no-last = There is no game to resume. Start one with contienda play.
error-no-last-game = There is no game of { $game } to resume. Start one with contienda play { $game }.
error-unreadable = { $file } cannot be read: { $reason }. Check the path, and that you may read the file.
error-in-file = { $file }: { $error }.
error-no-step = { $file } has no step { $step }. Use a step from 0 to { $steps }.
error-replay-version = This replay was played with version { $saved } of { $game }, but the rules here are version { $here }. Use the release of contienda that saved it.
error-replay-cut = { $file } is truncated after step { $step }. Get a complete copy.
error-replay-short = { $file } is truncated after step { $step } of { $steps }. Get a complete copy.
error-replay-json = { $file } is not a replay: line { $line }, column { $column } is not valid JSON. Use a file that contienda saved.
error-replay-format = { $file } is not a replay: its "format" must be "{ $format }". Use a file that contienda saved.
error-replay-key = { $file }: "{ $field }" is missing or has the wrong type. See docs/reference/replay-file.md for the format.
error-replay-start = { $file } was modified: its header (game, options, seats, steps, result) does not match what was saved. Get an unmodified copy.
error-replay-illegal = { $file } fails at step { $step }: { $error }. Get an unmodified copy.
error-replay-more = { $file } was modified at step { $step }: it has more actions than were saved. Get an unmodified copy.
error-replay-changed = { $file } was modified at step { $step }: action { $action } does not match what was saved. Get an unmodified copy.
error-replay-number = { $file } fails at step { $step }: { $action } is not a whole number. Get an unmodified copy.
error-replay-long = { $file } has { $steps } actions, but a game can have at most { $most }. Choose another file.
error-no-clause = The rulebook has no clause “{ $clause }”. It has { $names }.
error-no-section = The rulebook has no clause or section “{ $clause }”. Use one of { $names }.
error-rules-game = “{ $clause }” is not a game. Name the game first, as in contienda rules { $game } { $clause }.
rules-more = Type rules and the number of a section or clause: rules { $section }, rules { $clause }
rules-books = contienda rules GAME shows the rulebook, contienda rules GAME 7 one section of it.
error-no-rulebook = { $game } has no rulebook. Ask its author.
error-no-scenarios = { $game } has no scenarios. Remove --scenario.
error-no-scenario = No such scenario: { $file }. Give the path of a file, or one of { $names }.
error-scenario = { $file } cannot be played. Line { $line }, { $place }: { $reason }. To list all errors, run contienda scenario check.
error-scenario-game = --scenario needs a game. Add its name.
error-file-exists = { $file } already exists. Choose another name.
error-unwritable = { $file } cannot be written: { $reason }. Fix this, or choose another path.
reason-full = the disk is full
reason-denied = permission denied
reason-file = there is a file where a folder is needed
reason-folder = there is a folder where a file is needed
reason-missing = there is no such folder, and it cannot be created
error-broken-game = The game “{ $game }” is broken and was skipped ({ $reason }). Fix or uninstall its package.
error-broken-part = The part “{ $part }” of the game “{ $game }” is broken and was skipped ({ $reason }). Fix or uninstall its package.
error-route-place = { $address } does not start with { $place }. A game from another package can only use addresses of its own.
error-not-a-game = The game “{ $game }” is registered, but its entry point is not a Game of that name. Report this to its author.
error-game-twice = The game “{ $game }” already exists, so the one of entry point { $entry } was skipped. Uninstall one of the two packages.
error-no-texts = There are no texts in “{ $language }” under { $folder }. Add them, at least in English.
error-no-text = There is no text “{ $text }” in “{ $language }”.
error-text = The text “{ $text }” in “{ $language }” cannot be filled in: { $reason }.
error-replay-scores = { $file } was modified: its ending or scores do not match this game. Get an unmodified copy.
error-resume-fixed = { $file } is a saved game with its own game, options and scenario. Remove GAME, --preset, --option and --scenario.
error-again-program = { $file } names a program as a bot, and a manifest may not start programs. If you trust it, repeat the command with GAME and --bots "{ $bots }".
error-tournament-what = There is nothing to play. Give GAME and --bots, or --again with a manifest.
error-tournament-few = A tournament needs at least two bots. List them, as in --bots random,greedy.
error-tournament-twice = The bot “{ $bot }” appears twice in { $option }. Remove one.
error-tournament-neutral = { $option } cannot be { $given }: seat { $seat } of { $game } neither wins nor loses, and a tournament counts wins. Use { $players }.
error-tournament-out = --out names no folder. Name one, or remove --out.
error-tournament-disk = { $file } cannot be written: { $reason }. Fix this and repeat the command to continue, or choose another folder with --out. Games already saved are kept.
error-tournament-foreign = { $folder } exists but has no { $manifest }. Choose a new or empty folder.
error-tournament-other = { $folder } holds another tournament: its “{ $name }” is different. Choose another folder, or repeat the original command.
error-tournament-line = { $file }: line { $line } is not a game of this tournament. Delete the line, and the game will be played again.
error-tournament-busy = Another process is playing in { $folder }. Wait until it finishes, or choose another folder.
error-no-run = { $folder } is not a run: it has no { $manifest }. Name a folder that contienda simulate --out wrote.
error-run-format = { $file } is not the description of a run: its "format" must be "{ $format }". Use the file as contienda wrote it.
error-run-key = { $file }: "{ $field }" is missing or has the wrong type. See docs/reference/run-folder.md for the format.
error-run-other = { $folder } holds another run: its “{ $name }” is different. Choose another folder, or repeat the original command.
error-run-exists = { $folder } already holds a run. Choose a new or empty folder.
error-run-overlap = Games { $first } to { $last } are there twice. Merge only one of the runs that hold them.
error-run-part = { $file } cannot be read: { $reason }. Delete it and repeat contienda simulate: its games will be played again.
error-run-no-game = { $folder } has no game { $number }; it holds { $games }. Games are numbered from 0, or from --first.
error-run-no-decisions = Game { $number } of { $folder } cannot be played again: its bots do not repeat themselves, and their decisions were not kept. Play the run with --rows decisions.
error-run-differs = Game { $number } of { $folder } ends differently when it is played again. Its files were changed, or another build of a bot played it.
error-shard = --shard cannot be “{ $value }”. Write part and number of parts, as in 2/8.
error-rows = There is no table “{ $value }”. Choose among { $names }, or all.
error-engine = There is no engine “{ $value }”. Use local, ray, or ray:ADDRESS.
error-balance-many = That makes { $setups } setups; at most { $most } can be compared. Name fewer presets, bots or values.
error-ray = Ray does not answer at { $address }: { $reason }. Start the cluster, or remove the address to start Ray on this machine.
error-workers-died = The processes that play games { $first } to { $last } keep dying, probably because memory runs out. Use fewer processes with --jobs. Games already saved are kept.
error-only-with-out = { $option } needs --out FOLDER: without it no rows are kept.
error-manifest-format = { $file } is not a tournament manifest: its "format" must be "{ $format }". Use the file as contienda wrote it.
error-manifest-json = { $file } is not a tournament manifest: line { $line }, column { $column } is not valid JSON. Use the file as contienda wrote it.
error-manifest-utf8 = { $file } is not a tournament manifest: it is not UTF-8 text. Use the file as contienda wrote it.
error-manifest-key = { $file }: "{ $field }" is missing or has the wrong type. See docs/reference/tournament-folder.md for the format.
error-manifest-version = This tournament is for version { $saved } of { $game }, but the rules here are version { $here }. Use the release of contienda that played it.
error-again-fixed = { $file } already says what to play. Remove GAME, --bots, -n, --players, --preset, --option, --scenario and --seed.
error-no-extra = { $package } is not installed. Install contienda[{ $extra }], which includes the extra “{ $extra }”.
error-replay-outcome = { $file }: step { $step } does not match the seed, so this outcome was not drawn fairly. Do not trust this file.
error-replay-no-seed = { $file } names no seed for its outcomes. To check that the file is intact, use contienda replay --verify.
error-verify-manifest = { $file } is a tournament manifest and contains no games. Verify the files in { $folder }.
check-one-build = (only one build here: nothing to compare)

# --- live tables -----------------------------------------------------------------------------------------------------

error-table-name = This name is empty or contains invisible control characters. Choose another, of up to 40 characters.
error-table-text = This text is empty or contains invisible control characters. Write it again.
error-table-reason = Going back needs a reason that everyone can read. Write one.
error-table-seat = There is no seat { $seat }. The seats are 1 to { $most }.
error-table-seat-bot = Seat { $seat } is not a bot, so it cannot have a level. Remove the level.
error-table-reseat = A seat can be opened, assigned to a team or given to a bot. Choose one of these.
error-table-member = This person is not in seat { $seat }. Check who is.
error-table-is-bot = Seat { $seat } already belongs to a bot. Open it first.
error-table-locked = The table is closed to newcomers. Ask the host to open it.
error-table-full = Every seat is taken. Ask the host for one, or watch.
error-table-taken = Seat { $seat } is taken. Choose another.
error-table-already = You already have this seat.
error-table-one-seat = The game has started and you have a seat. You cannot take a second one now.
error-table-seen = You have seen another hand in this game, so you cannot take seat { $seat }. Go back to your own seat, or ask the host to allow it.
error-table-barred = The host has removed you from this table. Ask the host to let you back in.
error-table-not-removed = Nobody of that name was removed from this table. Check the list of removed people.
error-table-not-yours = This is not your seat. Act from your own.
error-table-watching = You are watching. Take a seat to join in.
error-table-captain = The captain decides for this seat. Talk to them in the team chat.
error-table-facilitator = Only the host can do this. Ask the host.
error-table-command = Unknown command. See the list of commands.
error-table-lobby = The game has not started. Wait until every seat is taken or the host starts it.
error-table-over = The game is over. Watch the replay, play a rematch, or continue from an earlier step.
error-table-paused = The table is paused. Wait until play continues.
error-table-not-paused = The table is not paused.
error-table-resume = Only the host, or the person who paused the table, can resume play. Ask them.
error-table-stale = The game has moved on (you saw position { $expected }, it is now at { $position }). Look again and decide.
error-table-not-your-turn = It is not your decision now. Wait for your turn.
error-table-bot-plays = A bot is playing for this seat. Remove the bot first.
error-table-illegal = You cannot take action { $action } now. Choose one that is offered.
error-table-outcome = The outcome { $action } is not possible now. Type what the dice or cards show.
error-table-no-chance = There is nothing to roll or draw now.
error-table-not-typist = Only a player who can see this outcome can type it in.
error-paper-nothing = Type at least one card.
error-paper-dice = Dice rolled here: { $wanted }. You typed { $given }.
error-paper-roll = { $rolled } cannot come up here. Check the dice, or roll again if the question asks for it.
error-paper-several = “{ $word }” fits several: { $some }. Type the number or more of the name.
error-paper-out = { $card } is not in this deck now: it has already been drawn, or it belongs to another deck.
error-paper-unknown = Nothing here is called “{ $word }”. Type left to see the deck.
error-paper-many = Drawn here: { $count }. You typed { $given }.
error-table-started = The game has already started.
error-table-nothing-to-undo = You have no decision to take back yet.
error-table-asked = The other players have already been asked. Wait for their answers.
error-table-no-request = Nobody has asked to take back a decision.
error-table-not-asked = This question is not for you, or you have already answered it.
error-table-no-clock = This table has no clock.
error-table-chat-off = This chat is switched off.
error-table-busy = There are too many requests to this table. Try again in a moment.
error-table-gone = There is no table { $table }; it may have been deleted. Check the link.
error-table-version = This table was played with version { $saved } of { $game }, but the rules here are version { $here }. You can read and export it, but not continue it.
error-table-step = This table has no step { $step }. The steps are 0 to { $steps }.
error-table-majority = Your team decides by vote. Vote for the action you want.
error-table-no-vote = You have not voted on this decision, so there is no vote to withdraw.
error-table-ruling = A ruling needs a reason that everyone can read. Write one.
error-table-no-timebox = No time limit is set for this phase. Set one first.
error-table-adjust-reason = A change of the position needs a reason that everyone can read. Write one.
error-table-micro = The micro-debrief is open. Answer the question; then play continues.
error-table-no-micro = There is no micro-debrief open now.
error-table-nobody-asked = There is nobody to ask: no seat has both a person and a question.
error-table-micro-game = { $game } has no questions for a micro-debrief. Play it without one.
error-table-oversees = You oversee this table and see every hand, so you cannot take a seat here.
error-server-full = The server has no room for more tables. Try again later.
error-no-right = You don't have permission to do this at this table. Use the link you were given.
error-no-view = You cannot look from this seat. Use your own, or watch.
error-no-ticket = This link or code is not valid for this table, or has already been used. Ask for a new one.
error-no-code = No table has the code { $code }. Check the code.
error-not-over = This is available only after the game ends. Finish it first.
error-origin = This request comes from another site. Open the table's own page.
error-password = This server requires a password. Enter it first.
error-wrong-password = The password is wrong. Try again.
error-metrics = You cannot read the metrics from here. Read them on the server machine, or send the metrics token.
error-too-much = Too many requests. Wait a moment and try again.
error-intake-time = The server took too long to read this. Nothing was created. Make the file shorter or simpler.
error-intake-memory = The server needs too much memory to read this. Nothing was created. Make the file shorter or simpler.
error-intake-lost = The server could not finish reading this. Nothing was created. Try again.
error-intake-heavy = This file takes too long to set up. Nothing was created. Make it shorter or simpler.
error-too-many-viewers = This table has no room for more viewers. Try again later.
error-message = The server cannot read this message: { $reason }.
error-workers = Several server processes need a shared PostgreSQL database. Add --database postgresql://…
error-worker-server = { $server } is not the address of a server. Give one such as https://play.example.org.
error-address = The server cannot listen at { $address } for other servers: { $reason }. Give an address of this machine with --address.
error-proxy-network = “{ $value }” is not a network for --proxy-network. Write one such as 10.0.7.0/24.
error-webhook-off = This server does not send notices. Its administrator can allow them with --webhooks.
error-webhook-address = This address cannot be used. Write a complete https:// address that exists.
error-webhook-private = This address is on a private network, and this server does not allow those. Use a public address.
error-http-400 = The request is not valid: { $reason }.
error-http-401 = This server requires a password. Enter it first.
error-http-403 = You don't have permission to do this.
error-http-404 = There is nothing at this address. Check it.
error-http-405 = This method is not allowed here. See the list of operations.
error-http-408 = The request did not arrive in time. Send it again.
error-http-409 = The game has moved on. Look again.
error-http-413 = This request is too large. Send less.
error-http-414 = This address is too long. Shorten it.
error-http-415 = Only JSON is accepted here. Send JSON.
error-http-429 = Too many requests. Wait a moment and try again.
error-http-431 = The headers or cookies of this request are too large. Delete the cookies of this site and try again.
error-storage = The server cannot save right now. Nothing is lost, and the server keeps trying. Repeat your last action in a moment.
error-table-moved = This table is moving to another server. Try again in a moment.
error-table-damaged = The record of table { $table } is damaged, so nobody can continue there. Other tables are not affected. Please tell the administrator of the server.
error-http-500 = Something went wrong on the server. Nothing was changed. Try again.
error-http-503 = The server is stopping. Come back in a moment.
error-bundle-read = { $file } is not a table file: { $reason }. Use a file that contienda exported.
error-bundle-format = { $file } is not a table file: "format" must be "{ $format }". Use a file that contienda exported.
error-bundle-seed = The seed in { $file } does not match the hash shown at the start. Do not trust this file.
error-bundle-sealed = { $file } has no seed yet: other tables of the class play with the same deal. Export it again when the class has ended.
error-bundle-gap = { $file }: entry { $entry } is missing or out of order. Get a complete copy.
error-bundle-entry = { $file }: entry { $entry } is impossible: { $reason }. Get an unmodified copy.
error-bundle-outcome = { $file }: in entry { $entry }, step { $step } does not match the seed, so this outcome was not drawn fairly. Do not trust this file.
notify-turn = { $game }: it is { $who }'s turn.
verify-fair = { $file } is intact: every outcome matches its seed.
verify-drawn = drawn by the server: { NUMBER($count) }
verify-seed = drawn from seed { $seed }, deal { $deal }: { NUMBER($count) }
verify-typed = typed in from real dice or cards (cannot be checked): { NUMBER($count) }
verify-decided = decided by players and bots: { NUMBER($count) }
verify-opening = played before the table opened (not checked): { NUMBER($count) }
verify-back = times play went back: { NUMBER($count) }
verify-commitment = hash of the seed (compare it with the one shown at the start): { $commitment }
verify-open = the game was not over when the file was exported
serve-open = Contienda is running at { $address } – stop it with Ctrl+C
serve-everybody = OPEN TO EVERYONE ON YOUR NETWORK: { $address }
    Anyone there can play without a password. To require one, stop the server and start it again with --password.
serve-guarded = OPEN TO YOUR NETWORK, WITH A PASSWORD: { $address }
serve-password = Password: { $password }
serve-store = Tables are stored in { $place }
error-no-password = { $file } has no password in its first line. Write one there.
tables-none = No tables found.
tables-id = id
tables-code = code
tables-game = game
tables-state = state
tables-created = created
tables-touched = last entry
tables-state-open = open
tables-state-over = over
tables-exported = Exported table { $table } to { $file }.
tables-expired = Deleted { $table }; a copy is in { $file }.
tables-kept = Kept { $table }: { $reason }.
tables-expired-count = Tables and rooms deleted: { NUMBER($count) }
tables-deleted = Deleted table { $table }.
classes-none = No classes found.
classes-id = id
classes-code = code
classes-title = title
classes-game = game
classes-state = state
classes-touched = last entry
classes-deleted = Deleted class { $id } with its tables.
classes-deletes = kept until
classes-state-open = open
classes-state-over = ended
classes-exported = Exported class { $id } to { $file }.
classes-expired-count = Classes deleted: { NUMBER($count) }
backup-written = Wrote { $file }. Tables: { NUMBER($tables) }, entries: { NUMBER($entries) }.
restore-done = Restored { $file }. Tables: { NUMBER($tables) }, entries: { NUMBER($entries) }.
doctor-database = Database: { $database }
doctor-good = No problems found.
doctor-bad = Problems found: { NUMBER($count) }.
doctor-none = There are no contienda tables in { $database }. Check the address you gave with --database.
doctor-foreign = The database { $database } belongs to another program. Give contienda an empty one.
doctor-unusable = The database { $database } cannot be used: { $reason }. Check its address, that it is running, and that you may read it.
doctor-damaged = The database { $database } is damaged: { $reason }. Stop the server, keep a copy of the file, and restore the last backup into a new database.
doctor-permissions = Only the owner can read and write the file.
doctor-read-only = You cannot write to { $database } or its folder { $folder }. Run the command as the server's user, or change the owner.
doctor-readable = Other users of this machine can read { $database }, including all hands and seeds. Run: chmod 600 { $database }
doctor-disk = There is enough disk space: { $free } MB free, the database takes { $size } MB.
doctor-disk-little = Disk space is low in { $folder }: { $free } MB free, the database takes { $size } MB. Free some space, or a backup will not fit.
doctor-disk-full = The disk is almost full: { $free } MB free in { $folder }. Free some space now, or the server will soon be unable to save.
doctor-server = A server is using the database (process { $process }).
doctor-no-server = No server is using the database.
doctor-revision = The database schema is up to date ({ $revision }).
doctor-older = The database schema is out of date ({ $revision } instead of { $newest }). Take a backup; the server updates the schema when it next starts.
doctor-newer = A newer version of contienda has written { $database } (schema { $revision }). Use that version.
doctor-integrity = The SQLite integrity check passed.
doctor-orphans = Rows of { $name } that belong to no table: { $count }. You cannot take a backup until they are removed. Stop the server and run this SQL: { $sql }
doctor-no-orphans = Every row belongs to a table.
doctor-log = The record of table { $table } is broken from entry { $entry } on. Restore it from a backup, or delete it: contienda tables delete { $table } --yes
doctor-class = The record of class { $name } is broken from entry { $entry } on. Restore it from a backup.
doctor-classes = All records of classes can be read ({ $count }).
doctor-class-tables = { $count ->
    [one] { $count } table of class { $name } is missing. Restore it from a backup.
   *[other] { $count } tables of class { $name } are missing. Restore them from a backup.
}
doctor-logs = The records of all tables are intact. Tables: { NUMBER($tables) }.
doctor-logs-more = Other tables with broken records: { NUMBER($count) }. Restore the last backup into a new database.
doctor-document = { $document } of the game { $game } cannot be read. Restore the last backup, or delete it with contienda tables expire.
doctor-part = { $reason }
doctor-versions = All unfinished tables can be continued.
doctor-version = Tables of { $game } version { $version }: { $count }. This program has version { $here }, so they are read-only. Finish them with the older version, or let them expire.
doctor-game = Tables of { $game }: { $count }. This program does not have that game. Install it again, or let the tables expire.
error-backup-unverified = The backup { $file } was not written: a test restore had { $found } rows instead of { $expected } ({ $name }). Try again, and run contienda doctor.
backup-broken = Tables with broken records in the backup: { NUMBER($count) }. Run contienda doctor to see which, and keep your older backups.
error-database-url = “{ $url }” is not a supported database. Write sqlite:///path or postgresql://user@host/name.
error-database-open = The database { $database } cannot be used ({ $reason }). Check its address, and that you may write to it.
error-database-taken = A server is already using the database { $database }. Stop it first, or choose another database with --database.
error-database-damaged = The database { $database } is damaged ({ $reason }). Stop the server, run contienda doctor, and restore the last backup into a new database.
error-database-newer = The database { $database } was written by a newer version of contienda. Use that version or another database.
error-database-foreign = The database { $database } belongs to another program. Give contienda an empty one.
error-database-none = There are no contienda tables in { $database }. Check its address.
error-database-full = The database { $database } already contains tables. Restore into an empty one.
error-backup-not = { $file } is not a backup. Give a file written by contienda backup.
error-backup-damaged = The backup { $file } is damaged. Use another copy.
error-backup-newer = The backup { $file } was written by a newer version of contienda. Restore it with that version.
error-no-table = There is no table “{ $table }”. To list all tables, run contienda tables list.
error-tables-yes = This deletes table { $table } permanently. Add --yes to confirm.
error-no-class = There is no class “{ $id }”. To list all classes, run contienda classes list.
error-classes-yes = This deletes class { $id } with its tables permanently. Add --yes to confirm.
error-expire-days = There is no limit. Add --finished-days N, --idle-days N, or both.
error-expire-export = Tables are exported before they are deleted. Add --export FOLDER, or --dry-run to list them.
error-load-host = { $url } is not on this computer. The load test only uses local addresses, such as http://127.0.0.1:8000.
error-load-pace = --pace cannot be { $value }. Use 0 for as fast as possible, or up to { $most } seconds.
error-load-files = These sockets need { $need } open files, and this system allows { $most }. Use fewer tables or viewers.
error-load-server = The server at { $url } does not respond as expected: { $reason }. Check that it runs this version of contienda.
error-load-slow = Only { $done } of { $total } finished in time. Use fewer tables.
load-doing-start = starting a server
load-doing-make = creating tables
load-doing-connect = connecting
load-doing-play = playing
load-doing-check = checking
load-doing-tidy = cleaning up
load-every = a move every { NUMBER($seconds, maximumFractionDigits: 2) } s at each table
load-flat-out = as fast as the server can
load-tables = tables
load-sockets = sockets
load-moves = moves
load-moves-per-s = moves per second
load-p50 = from an action to its last viewer, p50
load-p95 = p95
load-p99 = p99
load-longest = longest
load-frame = frame sent to a viewer after a move, median
load-bytes = bytes sent by the server per move
load-memory = memory per table, in play
load-memory-rest = memory per table, just created, no sockets
load-server-cpu = server CPU time per move
load-client-cpu = CPU time of this program per move
load-each-server = Each server, with the tables created there
load-server-url = server
load-server-tables = tables
load-server-moves = moves
load-server-p50 = p50
load-server-p99 = p99
load-server-time = CPU time
load-server-stored = entries stored
load-server-passed = passed on
load-server-memory = memory
load-server-errors = errors
load-ms = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
load-s = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
load-b = { NUMBER($value, maximumFractionDigits: 0) } B
load-kb = { NUMBER($value, maximumFractionDigits: 0) } kB
load-unknown = unknown
load-checked = Games finished: { NUMBER($games) }; documents compared: { NUMBER($documents) }; logs read: { NUMBER($logs) }; { $build }
load-held = Moves delayed by the server's limits: { NUMBER($moves) }
load-moved = Tables that moved to another server: { NUMBER($tables) }
load-clean = No move was lost, duplicated or shown incorrectly.
load-violations = Errors: { NUMBER($count) }
load-violation-gap = Table { $table }: a viewer at entry { $own } received a change that starts at entry { $since }.
load-violation-unasked = Table { $table }: entry { $entry } appeared without a move of ours.
load-violation-twice = Table { $table }: move { $move } was acknowledged twice, or without having been sent.
load-violation-refused = Table { $table }: a legal move was refused ({ $error }).
load-violation-document = Table { $table }: at entry { $entry } a viewer's document differs from what a new viewer gets.
load-violation-count = Table { $table }: moves acknowledged: { NUMBER($moves) }, in the log: { NUMBER($stored) }.
load-violation-silent = Table { $table }: after move { $entry } an answer took more than { NUMBER($seconds) } s.
load-violation-closed = Table { $table }: a socket was closed ({ $reason }).
load-violation-frame = Table { $table }: a frame cannot be read ({ $reason }).
load-violation-stuck = Table { $table }: at entry { $entry } nobody can decide, and the game is not over.

docs-unbuilt-title = The documentation is not built here
docs-unbuilt-build = In a working copy, run `make docs`, then start the server again.
docs-unbuilt-files = The same pages are text files in the folder `docs` of the repository. Start with `docs/index.md`.

# --- classes ---
class-ended = The class is over.
class-inject-reason = Decided by the facilitator.
class-alert-late = Time is up
class-alert-slow = This decision is taking long
class-alert-captain = Captain offline: { $name }
class-alert-empty = Nobody sits in the team that decides
class-alert-away = Nobody at this table is online
class-alert-over = The game is over
error-class-role = Your role in this class does not allow this. Ask the facilitator.
error-class-stranger = You are not in this class. Join with its code, or enter your personal code.
error-class-removed = The facilitator removed you from this class. Talk to the facilitator.
error-class-gone = There is no class { $id }; it may have been deleted. Check the link.
error-class-damaged = The record of class { $id } is damaged, so it cannot be opened. Please tell the administrator of the server.
error-class-ended = This class has ended. Nobody can join or change anything any more.
error-class-code = This is not the code of this class. Check it on the projector.
error-class-personal = No student in this class has this personal code. Check it, or ask the facilitator for a new one.
error-class-ticket = This link has been used or is too old. Ask the facilitator for a new one.
error-class-has-role = This browser already has a role in the class. Open the link in another browser.
error-class-full = This class has { $most } people, which is the most. Ask the facilitator to remove somebody.
error-class-table = There is no table { $table }. The tables are 1 to { $most }.
error-class-table-full = Table { $table } is full. There is room at table { $free }.
error-class-table-stays = This table belongs to a class and is deleted together with it. Erase the class instead.
error-class-links = This table belongs to a class. Invite people to the class instead.
error-class-no-table = There is no table where this can be done now.
error-class-dealt = In this class the facilitator seats people. Ask to be moved.
error-class-begun = Your table has started, so you cannot change your place. Ask the facilitator to move you.
error-class-started = These tables have already started.
error-class-nobody = Nobody sits at these tables yet. Wait for the first student.
error-class-member = There is no such student in this class. Choose one from the list.
error-class-nowhere = This student has no seat. Give them one first.
error-class-facilitator = The facilitator cannot be removed from the class.
error-class-objective = The plan has no objective “{ $objective }”. Choose one of the plan.
error-class-notes = This class has { $most } notes and marks, which is the most. Export it and open another.
error-class-inject = There is no inject “{ $inject }”. Choose one from the list.
error-class-inject-done = This inject has already happened at every table it is meant for.
error-class-inject-empty = An inject needs a text or a change in the game. Add one.
error-class-inject-turn = Say at which turn the inject happens, from 1 on.
error-class-inject-marker = Say which marker the condition is about.
error-class-injects = A class can have { $most } injects. Cancel one first.
error-class-title = The name of the class contains invisible control characters. Write it again.
error-class-plan = Every objective, inject and timebox of a lesson plan needs an id of its own. Give each a different one.
error-class-plan-file = The lesson plan { $file } cannot be read: { $reason }. Correct the file.

# --- debrief

debrief-title = Debrief
debrief-course = How it went
debrief-turn = Turn
debrief-start = start
debrief-chance = Chance of { $seat }
debrief-turning = Turning points
debrief-turned = { debrief-turn } { $turn }: the chance of { $seat } rises from { $before } % to { $after } %.
debrief-no_turning = The chances never changed by more than their uncertainty.
debrief-what_if = What if?
debrief-what_if-about = Up to { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played on from each decision by equal bots with the same luck; { $tried ->
    [one] { $tried } alternative
   *[other] { $tried } alternatives
  } tried. In brackets: the 95 % interval.
debrief-no_what_if = No alternative was found to examine.
debrief-known = By what { $seat } could know
debrief-hindsight = With hindsight
debrief-played = Decisions
debrief-player = Player { $number }
debrief-working = Playing on
debrief-running = The game is not over yet.
debrief-course-lead = Each flag marks what mattered in a turn; each point shows the end of one.
debrief-chart = The markers and the chances to win, turn by turn; the table below the chart has the numbers.
debrief-chance-of = Chance of { $seat } to win, %
debrief-chances = Chances to win, %
debrief-turning-point = turning point
debrief-at_start = Before the start
debrief-in_turn = { debrief-turn } { $turn }
debrief-facts = { $names } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
debrief-over = The game is over
debrief-nobody = Nobody won
debrief-winner = { $who } wins
debrief-winners = Shared win: { $who }
debrief-instead-of = instead of: { $chosen }
debrief-percent = points of chance
debrief-interval = 95 %: { $low } to { $high }
debrief-win-chance = Chance to win { $before } → { $after } %
debrief-points = { $change } { $number ->
    [one] point
   *[other] points
  }, { $low } to { $high }
debrief-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
debrief-costs = What decisions cost
debrief-costs-lead = The best alternative looked at, and how much more chance it would have given. Figures of a first look stand on few games.
debrief-cost-turn = { debrief-turn }
debrief-cost-seat = Who
debrief-cost-chosen = Decision
debrief-cost-better = Better
debrief-cost-gain = Chance
debrief-cost-how = Games
debrief-measured = { $games }, measured
debrief-looked = { $games }, first look
debrief-spread = Where games went
debrief-spread-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played on from { $position } by equal bots, each seat knowing only what it knew.
debrief-spread-start = the start
debrief-spread-from = the end of turn { $turn }
debrief-spread-chart = Where { $games ->
    [one] { $games } game
   *[other] { $games } games
  } ended; the line is this game.
debrief-this = this game: { $value }
debrief-or_less = end at { $value } or less
debrief-tenth = one game in ten ends at or below
debrief-middle = half of the games end at or below
debrief-games = Games
debrief-stat = Statistics
debrief-stat-decisions = Decisions with a choice
debrief-stat-options = Options on average
debrief-rubric = Rubric
debrief-rubric-lead = Levels from 1 to 4, marked by the facilitators.
debrief-answers = What the teams answered
debrief-rulings = Rulings and changes
debrief-injects = Injects
debrief-notes = Notes
debrief-strengths = What went well
debrief-weaknesses = What cost most
debrief-good = { debrief-turn } { $turn }, { $seat }: **{ $chosen }**. Every alternative looked at was worse: even the best would have cost { $change } points of chance.
debrief-bad = { debrief-turn } { $turn }, { $seat }: **{ $instead }** instead of { $chosen } would have given { $change } points of chance.
debrief-todos = What we take back
debrief-todos-lead = Fill it in together; it is kept and goes into the PDF.
debrief-todo-seen = In the game
debrief-todo-action = At our place
debrief-todo-control = Control
debrief-todo-owner = Owner
debrief-todo-due = By
debrief-todo-done = Done
debrief-how = Chances and what-ifs: games played on by equal bots that follow rules of thumb. Bots are not people: read the figures as a direction. Seed { $seed }.
debrief-again = The same log and seed give the same report.
debrief-csv = step,turn,seat,decision,options,better,points,low,high,games

## Print

print-written = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
 } ({ $size } kB).
print-working = Setting { $game }…
print-list-line = { $group }: { $name }
press-sheet = { $name } { $number }/{ $of }
press-front = front
press-back = back
press-single = Print at 100 %, one-sided.
press-duplex = Print at 100 %, double-sided, flipped on the long edge.
press-scale = 50 mm
error-press-missing = PDF files need the package “typst”. Install it with “pip install contienda[press]”.
error-press-overfull = This text does not fit its place, even in the smallest type: { $what }. Shorten it.
error-press-nothing = { $game } has nothing to print.
error-press-empty = There is nothing to print in this choice.
error-press-group = “{ $group }” cannot be printed. Choose from: { $names }.
error-press-paper = There is no paper “{ $paper }”. Choose from: { $names }.
error-press-ink = There is no ink “{ $ink }”. Choose from: { $names }.
error-press-too-large = A piece of { $width } × { $height } mm does not fit on { $paper }.
error-press-deck = No such deck: { $deck }. Name a file, or one of: { $names }.
error-press-many = That is more than { $most } cards. Print one deck at a time.

debrief-rolled_back = Back to an earlier position: { $reason }
error-debrief-running = The debrief of a running game would show what is hidden. You can read it when the game is over.
error-debrief-deal = Other tables of the class still play the same deal. You can read the debrief when they are done.
error-debrief-stopped = The analysis was stopped. Open the debrief again.
error-debrief-failed = The analysis failed. Try again, and tell the operator if it keeps failing.
error-debrief-changed = Somebody else has changed the action table. Load it again, then make your change.
debrief-class-title = Debrief of the class
debrief-class-about = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $over } of them finished
debrief-class-table = Table { $number }
debrief-class-at = Tables { $numbers }
debrief-class-which = Table
debrief-class-result = Result
debrief-class-dearest = What cost most
debrief-class-playing = { $tables ->
    [one] { $tables } table is still playing and is left out.
   *[other] { $tables } tables are still playing and are left out.
  }
debrief-class-stopped = Stopped by the end of the class.
debrief-class-tables = The tables side by side
debrief-class-chart = { $marker } and the chance to win, table by table; the table below the chart has the numbers.
debrief-class-course-lead = Each line is a table, with its number. Below it, the chance to win.
debrief-class-turns = Turn by turn
debrief-class-turns-lead = What mattered at each table; the number is the change of the first marker.
debrief-class-deal = The same deal, turn by turn
debrief-class-deal-lead = All tables had the same cards and dice: what differs here was decided. The number is the change of the first marker.
debrief-class-criterion = Criterion
error-debrief-class = The debrief of a class is for those who lead it until the class is over.
error-debrief-class-csv = A class has no list of decisions of its own. Take the CSV of each table.

## Experiments

help-experiment-question = the game, or a question file (.toml)
help-experiment-vary = vary an option, the preset or a value of the scenario: turns=7..9, preset=balanced, service.S1.int=+2; repeat it for more
help-experiment-card = the card whose cost changes or that is removed; several with commas, or all
help-experiment-cost = other costs of the card: 3..5, or relative to the printed one: ±1
help-experiment-remove = also play without the card
help-experiment-bots = who plays, each bot in all seats: greedy,level:4 (default: greedy,careless:30)
help-experiment-deals = most deals to play; the experiment stops as soon as the answer is clear (default: 2000)
help-experiment-within = an effect smaller than this many percentage points of wins does not matter (default: 3)
help-experiment-out = keep every game in this folder as Parquet; if it holds the same experiment, continue it

experiment-variant = variant
experiment-players = bots
experiment-side = wins of
experiment-deals = deals
experiment-shares = base → variant
experiment-effect = effect and 95 % interval
experiment-chance = p
experiment-table = Wins against the base, in percentage points
experiment-clear = { $variant } ({ $players }): it matters. { $seat } wins { $changed } instead of { $base }: { $effect } points, { $low } to { $high } after { NUMBER($deals) } deals.
experiment-small = { $variant } ({ $players }): no effect that matters. { $seat } wins { $changed } instead of { $base }: { $effect } points, surely less than ±{ NUMBER($within, maximumFractionDigits: 1) } after { NUMBER($deals) } deals.
experiment-open = { $variant } ({ $players }): not clear after { NUMBER($deals) } deals. { $seat } wins { $changed } instead of { $base }: { $effect } points, { $low } to { $high }.
experiment-also = { $variant } ({ $players }), also: { $changes }
experiment-change = { $measure } { $changed } instead of { $base }
experiment-more = { $first }, and { $count ->
    [one] one more variant
   *[other] { NUMBER($count) } more variants
}
experiment-footnote = { $count ->
    [one] The interval holds
   *[other] The intervals of the table hold together for { NUMBER($count) } comparisons (p: Holm),
} however often you look. Games: { NUMBER($games) }.
experiment-kept = Every game is in { $folder }. Draw the report with: contienda report { $folder }
experiment-lost = Decisions drawn at random because a bot failed: { NUMBER($count) }. Do not trust the figures.

measure-wins = wins of { $seat }
measure-length = decisions
measure-turns = turns
measure-ending = ending “{ $ending }”
measure-taken = “{ $action }”, times per game
measure-mean = { NUMBER($value, maximumFractionDigits: 2) }
measure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

change-preset = preset “{ $after }” instead of “{ $before }”
change-option = { $option }: { $after } instead of { $before }
change-key = { $entry }: { $what } { $after } instead of { $before }
change-removed = without { $entry }
change-key-cost = cost
change-key-int = INT
change-key-criticality = criticality
change-key-copies = copies
change-key-value = value
change-yes = yes
change-no = no

error-key = The scenario has no “{ $path }”. Name a value like card.B14.cost or params.turns; “contienda scenario export” shows them all.
error-key-game = { $game } has no scenario file, so “{ $path }” cannot be changed. Vary one of its options instead.
error-key-toml = The changed scenario is not valid TOML: { $reason }.
error-values = { $name } cannot take the values “{ $values }”. Write 3..5, 3,5 or ±1.
error-no-such-card = { $game } has no card “{ $card }”. It has: { $names }.
error-experiment-nothing = There is nothing to compare: no value differs from the base. Use --vary, --card with --cost or --remove, or a question file.
error-experiment-many = { $count } variants are too many for one experiment. The most is { $most }.
error-experiment-bots = Name bots that play in all seats, or a list with one bot for each of the { $seats } seats.
error-experiment-players = Give --bots or --seats, not both.
error-experiment-card = What should change about the card { $card }? Add --cost or --remove.
error-experiment-no-card = --cost and --remove need --card.
error-experiment-fixed = { $file } already says what to compare. Only -n, --within, --jobs, --out and --json can be added.
error-experiment-other = { $folder } holds another experiment. Choose another folder, or repeat the original command.
error-question-toml = { $file } is not valid TOML: { $reason }.
error-question-key = { $file }: “{ $name }” is missing or has the wrong type. See docs/guides/experiments.md.
error-question-unknown = { $file }: “{ $name }” is unknown. Known: { $names }.

## Reports of the laboratory

help-report-run = folder of a run: an experiment, a sweep, a simulation or a balance report
help-report-out = file to write: .html (interactive, needs no network) or .pdf (default: report.html in the folder)

experiment-measure = measure
experiment-base-name = base
report-kind = Contienda laboratory
report-experiment = { $game }: { $question }
report-effects = Effect on wins
report-effects-note = Percentage points against the base, with 95 % intervals that hold together. Left of zero the side wins less. Inside the grey band (±{ NUMBER($within, maximumFractionDigits: 1) }) an effect does not matter.
report-outcomes = Who wins
report-outcomes-note = Shares of all games, in the base and in the variants with the largest effects.
report-settling = How the answer settled
report-settling-note = The effect after each round of deals. The interval narrows as games come in; play stops when it clears zero or stays inside the band.
report-other-note = Difference from the base on the same deals, each with its own 95 % interval.
report-taken = Use of what was changed, times per game
report-length = Decisions per game
report-turns = Turns per game
report-ending = How games end
report-points = percentage points
report-difference = difference from the base
report-share = share of games
report-deals = deals
report-nobody = nobody
report-about = What was played
report-numbers = The numbers
report-rows = Further rows are in the HTML report: { NUMBER($count) }
report-click = Click a mark to list games behind it.
report-copy = Copy
report-copied = Copied
report-no-games = No deal ended differently.
report-game-base = Deal { NUMBER($deal) }, base: { $result }
report-game-variant = Deal { NUMBER($deal) }, { $variant }: { $result }
report-result = { $winner } wins ({ $ending })
report-result-nobody = nobody wins ({ $ending })
report-more = { $count ->
    [one] One more answer is in the table.
   *[other] { NUMBER($count) } more answers are in the table.
}
report-fact-game = Game and rules version
report-fact-preset = Preset
report-fact-bots = Bots
report-fact-seed = Seed
report-fact-deals = Deals, at most
report-fact-version = Played by
report-footnote = { $count ->
    [one] The interval of the effect on wins holds
   *[other] The intervals of the effects on wins hold together for { NUMBER($count) } comparisons,
} however often somebody looks while games are played (confidence sequences; p corrected by Holm). Games: { NUMBER($games) }.
report-paired = Base and variant meet the same cards and dice on each deal, as far as play allows.
report-bots = Bots are not people. A change that helps a bot may matter less, or more, to a class.

error-report-kind = { $file }: a report is an .html or a .pdf file.
error-run-empty = { $folder } holds no finished round yet.

## Sweeps

help-sweep-vary = what may change: an option, the preset or a value of the scenario, as in “contienda experiment”; or all, for every ruling that is a choice
help-sweep-toward = let every option change to its value in this preset
help-sweep-changes = at most so many changes at once (default: 2)
help-sweep-optuna = let Optuna propose so many settings instead of trying all
help-sweep-target = what to look for: fair (equal wins), wins:2=45 (percent of seat 2), length=60 (decisions), turns=8 (default: fair)
help-sweep-draws = also at most this percentage of games without a winner
help-sweep-within = how many percentage points a setting may miss the target (default: 10)
help-sweep-deals = most deals for each setting (default: 3000)
help-sweep-save = write the best setting as a preset for --preset; where scenarios hold presets, also as a scenario

sweep-trials = searching
sweep-setting = setting
sweep-size = size of the change
sweep-miss = miss, points
sweep-shares = wins
sweep-frontier = The best setting for each size of change
sweep-between = { $miss } ({ $low } to { $high })
sweep-target-fair = equal wins
sweep-target-wins = { $seat } wins { $share }
sweep-target-length = { NUMBER($value, maximumFractionDigits: 1) } decisions per game
sweep-target-turns = { NUMBER($value, maximumFractionDigits: 1) } turns per game
sweep-target-draws = { $target }, nobody wins at most { NUMBER($draws, maximumFractionDigits: 1) }%
sweep-found = Target: { $target }. The smallest change that surely comes within { NUMBER($within, maximumFractionDigits: 1) } points: { $setting }. It misses by { $miss }: { $shares }.
sweep-closest = Target: { $target }. No setting surely comes within { NUMBER($within, maximumFractionDigits: 1) } points. The closest: { $setting }. It misses by { $miss }: { $shares }.
sweep-footnote = The intervals hold together for all { NUMBER($count) } settings, however often you look. Games: { NUMBER($games) }. A change counts one for each thing changed, and for a number also the part of itself by which it moves.
sweep-about = Found by contienda sweep. Target: { $target }. Change: { $setting }. Measured: { $shares }; { NUMBER($deals) } deals, bots { $bots }.
sweep-unsaved = Nothing was saved: no setting is better than the base.

report-sweep = { $game }: { $target }
report-frontier = How much has to change
report-frontier-note = Each dot is a setting: how much it changes, and by how many points it misses the target. The line joins the settings that no smaller change beats. Dots far from the line were dropped early.
report-kind-base = base
report-kind-frontier = best for its size
report-kind-other = other settings
report-miss = misses the target by, points
report-sweep-outcomes = Shares of all games, from the base to the best setting.
report-sweep-footnote = The intervals hold together for all { NUMBER($count) } settings, however often somebody looks while games are played. Games: { NUMBER($games) }.
report-fact-target = Target

error-sweep-target = “{ $target }” is not a target. Use fair, wins:2=45, length=60 or turns=8.
error-sweep-nothing = Nothing may change. Use --vary or --toward.
error-sweep-large = There are more than { $most } settings. Use a smaller --changes, fewer values, or --optuna.
error-sweep-save = { $file }: a preset is a .toml file.
error-preset-file = { $file } is not a preset file. It may hold: { $names }.
error-preset-game = { $file } is a preset for { $given }, not for { $game }.
report-run-title = { $game }: { $bots }
report-run-lead = { $wins }. Games: { NUMBER($games) }.
report-game = Game { NUMBER($number, useGrouping: 0) }: { $result }
report-fact-games = Games
report-fact-setups = Setups
report-percent = per cent of all games
report-seat = seat
report-wins = wins
report-reason = ending
report-wins-note = Shares of all games with 95 % intervals.
report-length-note = How many games took how many decisions.
report-used = Wins with what was used
report-used-axis = wins of a seat that used it, per cent
report-used-note = How often a seat wins in games in which it uses an item. That is not an effect: who is ahead can afford more. “contienda balance” measures effects.
report-wilson = Shares have Wilson's 95 % intervals.
report-balance-title = { $game }: balance
report-fairest = The fairest setup: { $setup } ({ $wins }).
report-unfairest = The least fair: { $setup } ({ $wins }).
report-balance-wins = Shares of all games, setup by setup: preset and bot.
report-balance-length = The median, and the range of nine games in ten. Minutes are estimated from decisions with a choice.
report-balance-endings = Why games end, setup by setup.
report-column-turns = turns
report-column-decisions = decisions
report-column-minutes = minutes, estimated
report-column-options = choices of a decision
report-column-forced = decisions without a choice
report-column-changes = changes of the lead
report-worth = What items are worth: { $setup }
report-worth-note = The change of a seat's wins if it may use the item, against the same games without it. The items at either end; all are in the numbers.
error-report-format = { $file } is not a run of simulate, balance, experiment or sweep.
report-holm = p is corrected for the number of items and seats (Holm): below 0.05, chance does not explain the effect.


## Training

help-train-players = number of players (default: as usual in the game)
help-train-minutes = how long to train, evaluations included (default: 10)
help-train-config = file with settings; what it does not name stays as usual
help-train-out = new folder for the run (default: train-GAME-PRESET)
help-train-resume = go on with the run in this folder
help-train-jobs = processes that play (default: one for each core but one)
help-train-seed = whole number that chance in training depends on

train-start = Training on { $device } with { NUMBER($processes) } playing { $processes ->
    [one] process
   *[other] processes
} and { NUMBER($weights) } weights.
train-update = { NUMBER($decisions) } decisions, { NUMBER($rate) } a second
train-evaluation-net = After { NUMBER($decisions) } decisions the network wins { $share } % against greedy ({ $low } to { $high }; { NUMBER($games) } games).
train-evaluation-magnet = Averaged over its last updates it wins { $share } % ({ $low } to { $high }).
train-done = The run is in { $folder }: policy.bin for playing, report.html with the curves, checkpoint.pt to go on.

error-packed = A game with { $given } actions is too large for training; at most { $most } are possible.
error-train-file = { $file } cannot be read as settings: { $reason }.
error-train-setting = { $file } has an unknown setting, “{ $name }”. Known are { $names }.
error-train-kind = { $file }: “{ $name }” must be of the type { $kind }.
error-train-range = { $file }: “{ $name }” must be between { $low } and { $high }.
error-train-folder = { $folder } already holds a run. Go on with --resume, or choose another folder with --out.
error-train-resume = { $folder } holds no training run. Start one without --resume.
error-train-other = The run in { $folder } trains { $game }. Name that game, or another folder.
error-train-process = A playing process has ended unexpectedly. The last checkpoint is kept; go on with --resume.

train-report-title = { $game }: training
train-fact-decisions = Decisions
train-fact-updates = Updates
train-time = Where the time went: { $parts }.
train-part-thinking = network
train-part-waiting = waiting for games
train-part-learning = learning
train-part-evaluating = evaluation
train-part-starting = start
train-net = network
train-magnet = average
train-who = who
train-millions = decisions, millions
train-tip = After { NUMBER($decisions) } decisions: { $share } %
train-strength = Games won against greedy
train-strength-note = Every seat in turn on the same deals; 95 % intervals over deals.
train-rate = Decisions a second
train-rate-note = In each update, playing and learning together.
train-entropy = Entropy
train-entropy-note = How undecided the network is, on average; 0 means always certain.
train-magnet-note = How far the network is from its magnet, as Kullback-Leibler divergence.
train-value = Surprise of the expected score
train-value-note = Log-loss of the expected score; 0.69 is a guess of one half.
train-moved = Movement
train-moved-note = How far one update moved the policy, estimated.
