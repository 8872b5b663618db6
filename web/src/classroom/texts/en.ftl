# A class: opening it, the facilitator's console, one table of it, its data.
class-new = Open a class
class-new-title = Class of { $date }
class-new-game = Game
class-new-plan = Lesson plan
class-new-name = Name of the class
class-new-tables = Tables
class-new-per-table = Students per table
class-new-room = Room for { NUMBER($n) } students
class-new-seating = How students are seated
class-new-decides = Who decides for a team
class-new-same = The same deal at every table
class-new-same-help = Every table draws the same cards in the same order; coins and dice too. So results can be compared fairly.
class-new-paper = Real cards and dice
class-new-paper-help = The teams play on paper. One phone or laptop keeps each table: it enters what is drawn and rolled.
class-new-same-paper = Off: real decks are shuffled by hand, so no two tables get the same cards.
class-new-keepers = { $n ->
    [one] One table: one device that keeps it
   *[other] { $n } tables: one device that keeps each
}
class-choose-table = Choose a table
class-keeper = You keep the table
class-keeper-help = Both teams play with real cards. You enter what they draw, roll and decide, and read out what follows. Have the printed cards, the dice and a coin at hand.
class-new-keep = Delete after (days)
class-new-do = Open the class
class-new-next = Next you get a code for the students. Nothing starts before you say so.
class-seating-deal = Dealt evenly as students arrive
class-seating-choose = Students choose table and team
class-decides-captain = Its captain
class-decides-majority = The majority when time is up
class-decides-rotation = Its members in turn
class-plan-minutes = { NUMBER($n) } minutes
class-plan-about = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}, { $stops ->
    [0] no stops
    [one] { NUMBER($stops) } stop for discussion
   *[other] { NUMBER($stops) } stops for discussion
}
class-plan-estimated = { NUMBER($n) } min in simulated games
class-plan-none = No plan
class-plan-none-help = Just play; you set the time and the stops.
class-plan-edit = Edit the plan
class-plan-turns = Turns
class-plan-full = Up to { NUMBER($n) } minutes if every timebox is used up
class-plan-timeboxes = Time for each phase
class-plan-stops = Stops for discussion
class-plan-stop-turn = After which turn
class-plan-after = After turn { NUMBER($turn) }
class-plan-stop-add = Add a stop
class-plan-micro = Micro-debrief after turn
class-plan-objectives = Objectives
class-plan-objective = Objective
class-plan-objective-add = Add an objective
class-plan-injects = Injects
class-plan-drop = Remove
class-closed = You are not in this class
class-refused = This class has ended, or your link is no longer valid. Ask the facilitator for a new one.
class-tables = Tables
class-table = Table { NUMBER($number) }
class-tables-same = { $n ->
    [one] { NUMBER($n) } table
   *[other] { NUMBER($n) } tables on the same deal
}
class-tables-own = { $n ->
    [one] { NUMBER($n) } table
   *[other] { NUMBER($n) } tables
}
class-open = Open
class-open-table = Open table { NUMBER($number) }
class-turn-short = T{ NUMBER($turn) }
class-turn-of =
    { $turns ->
        [0] Turn { NUMBER($turn) }
       *[other] Turn { NUMBER($turn) } of { NUMBER($turns) }
    }
class-tile-micro = Micro-debrief: { NUMBER($answered) } of { NUMBER($asked) }
class-tile-frozen = In discussion
class-tile-decides = { $who } decides
class-tile-bot = A bot decides
class-tile-empty = Nobody is there
class-tile-online = { NUMBER($online) } of { NUMBER($of) } online
class-tile-ended = Ended with the class
class-tile-won = { $who } won
class-tile-drawn = A draw
class-tile-ready = Ready to start
class-tile-waits = Waiting for students
class-tile-seated = { $n ->
    [one] { NUMBER($n) } student
   *[other] { NUMBER($n) } students
}
class-clock-left = { $time } left
class-clock-since = for { $time }
class-bar = For all tables
class-start = Start all tables
class-start-empty = Waiting for the first student
class-go-on = Go on
class-freeze = Freeze and discuss
class-freeze-help = Play stops. Everybody sees the topic until you go on.
class-freeze-topic = Topic
class-freeze-planned = Topics of the plan
class-freeze-all = Freeze all tables
class-freeze-some = { $n ->
    [one] Freeze { NUMBER($n) } table
   *[other] Freeze { NUMBER($n) } tables
}
class-pause-all = Pause all
class-resume-all = Resume all
class-timebox = Phase timebox
class-timebox-less = Less time
class-timebox-more = More time
class-timebox-set = Set
class-extend-all = +1:00 to all
class-inject = Inject
class-inject-new = New inject
class-inject-add = New
class-inject-text = What the tables read
class-inject-change = Change in the game
class-inject-change-none = None
class-inject-what = Which
class-inject-by = How much
class-inject-when = When
class-inject-when-now = Now
class-inject-when-turn = At a turn
class-inject-when-condition = On a condition
class-inject-turn = Turn
class-inject-marker = Marker
class-inject-below = falls below
class-inject-preview = Preview
class-inject-empty = Write a text or choose a change.
class-inject-do = { $n ->
    [one] Inject at { NUMBER($n) } table
   *[other] Inject at { NUMBER($n) } tables
}
class-inject-plan = Plan the inject
class-inject-now = Now
class-inject-cancel = Cancel
class-injects = Next injects
class-injects-none = Nothing planned
class-when-now = now
class-when-turn = turn { NUMBER($turn) }
class-when-below = { $marker } below { NUMBER($below) }
class-for = For
class-for-all = All tables
class-for-tables = { $n ->
    [one] { NUMBER($n) } table
   *[other] { NUMBER($n) } tables
}
class-message = Message
class-message-text = Message to the tables
class-message-send = Send
class-seats = Seats
class-seats-find = Find by name
class-seats-found = Matches
class-seats-found-none = Nobody has this name.
class-seats-waiting = Without a seat: { NUMBER($n) }
class-seats-help = Choose a person to move them, rename them, make them captain or remove them.
class-seats-table = Table
class-seats-team = Team
class-seats-move = Move
class-seats-alias = Alias
class-seats-rename = Rename
class-seats-personal = New personal code
class-seats-personal-new = Tell them:
class-seats-remove = Remove from the class
class-seats-bot = Let a bot play
class-seats-bot-now = A bot plays
class-seats-bot-end = Withdraw the bot
class-reason = Reason
class-reason-maybe = Reason (optional)
class-notes = Notes
class-notes-all = All notes and marks
class-notes-none = No notes yet. Only those who lead or evaluate the class see them.
class-notes-table = About
class-note-new = Note on table { NUMBER($table) }, turn { NUMBER($turn) }
class-note-class = Note on the class
class-note-add = Save the note
class-note-place = Table { NUMBER($table) }, turn { NUMBER($turn) }
class-marks = Marks
class-marks-none = The plan has no objectives to mark.
class-mark-text = Evidence for the next mark (optional)
class-level-1 = Weak
class-level-2 = Fair
class-level-3 = Good
class-level-4 = Excellent
class-needs = Needs you
class-needs-none = All tables are playing.
class-needs-nobody = Nothing to do for you.
class-needs-more = and { NUMBER($n) } more
class-need-unplaced = { $n ->
    [one] { NUMBER($n) } student has no seat
   *[other] { NUMBER($n) } students have no seat
}
class-chart = The class
class-chart-marker = Marker
class-chart-limit = red line: stay above { NUMBER($limit) }
class-share = How to join
class-share-help = Phones must be in the same network as this computer.
class-arrived = { NUMBER($arrived) } of { NUMBER($room) } have arrived
class-running = running
class-over = in all
class-online = online
class-projector = Projector
class-projector-join = Projector: how to join
class-projector-overview = Projector: all tables
class-projector-table = Projector: table { NUMBER($number) }
class-projector-steps = Step through the last cascade
class-projector-now = now
class-projector-to-now = Show the table as it is now
class-projector-open = Open the projector page
class-more = Class
class-invite = Invite
class-invite-help = Each link works once and gives exactly this role.
class-invite-lasts = It works for { $time }.
class-role-cofacilitator = Co-facilitator
class-role-cofacilitator-help = Leads the class with you, but cannot end or erase it.
class-role-evaluator = Evaluator
class-role-evaluator-help = Sees every team, writes notes and marks, changes nothing.
class-role-observer = Observer
class-role-observer-help = Sees the public tiles of all tables.
class-role-projector = Projector
class-role-projector-help = A screen that shows what you choose, without controls.
class-end = End the class
class-end-help = { $n ->
    [0] All games are over. Notes, marks and games stay until they are deleted.
    [one] { NUMBER($n) } table is still playing; its game stops. Notes, marks and games stay until they are deleted.
   *[other] { NUMBER($n) } tables are still playing; their games stop. Notes, marks and games stay until they are deleted.
}
class-end-do = End the class
class-back = Back to the class
class-view-as = See it as
class-view-public = Everybody
class-view-lobby = This table has not started.
class-tab-act = Act
class-tab-notes = Notes
class-table-still = This table is not playing.
class-micro-ask = Micro-debrief
class-micro-close = Close the micro-debrief
class-rule = Ruling
class-rule-text = What applies
class-rule-do = Announce the ruling
class-back-pick = Choose in the log
class-debrief = Debrief
class-data = Data of the class
class-data-kept = What is kept
class-data-alias = The aliases students chose, their table, team and role
class-data-play = Every game with its decisions, and when they were made
class-data-written = Messages, proposals and micro-debriefs students wrote
class-data-notes = Notes and marks; only those who lead or evaluate the class read them
class-data-log = Every act of the staff, with author and reason
class-data-never = What is never kept
class-data-no-account = Accounts, e-mail addresses or real names, unless somebody types one as an alias
class-data-no-address = Network addresses or places
class-data-no-device = Anything about devices or browsers
class-data-until = Deleted automatically on
class-data-until-help = { $days ->
    [one] { NUMBER($days) } day after the class, everything about it is deleted from this server.
   *[other] { NUMBER($days) } days after the class, everything about it is deleted from this server.
}
class-data-out = Export and erase
class-data-out-help = The export is one JSON file with the class, its games, notes and marks.
class-data-export = Export
class-data-erase = Erase now
class-data-erase-sure = The class, its games, notes and marks are deleted for good. Students can no longer return to it.
class-data-export-first = Export it first
class-data-erase-do = Erase everything

## Students: joining, waiting, returning
pupil-alias = Your name in this class
pupil-alias-help = A nickname is enough. Everybody in the class sees it.
pupil-join = Join the class
pupil-any = Wherever there is room
pupil-choose = Choose a team
pupil-closed = This class no longer takes new people.
pupil-return = I was here before: return with my code
pupil-return-code = Your personal code
pupil-return-help = You got it when you joined. The facilitator can give you a new one.
pupil-return-do = Return to my seat
pupil-new = I am new here
pupil-hello = Hello, { $alias }
pupil-you-are = { $alias } · table { NUMBER($table) }
pupil-team =
    { $n ->
        [one] Only you so far
       *[other] { NUMBER($n) } in your team
    }
pupil-nobody = nobody yet
pupil-no-seat = You are in. The facilitator gives you a seat in a moment.
pupil-code-title = Your code to return
pupil-code-help = Write it down or take a picture. With it you come back to your seat, even on another device.
pupil-code-noted = I have it
pupil-code-again = My code to return
pupil-wait = Wait here. The facilitator starts play.
pupil-to-table = To the table
pupil-ended = The class is over. Thank you for playing.
pupil-see-table = See your table

## The projector
screen-turns =
    { $n ->
        [one] { NUMBER($n) } turn
       *[other] { NUMBER($n) } turns
    }
screen-minutes = { NUMBER($n) } min
screen-enter = Go to
screen-and-type = and type
screen-step-scan = Scan or type
screen-step-name = Enter your name
screen-step-deal = Get a team
screen-step-table = Get a table
screen-step-choose = Choose a team
screen-arrived = { NUMBER($n) } of { NUMBER($of) } have arrived · the facilitator starts
screen-late = { NUMBER($n) } of { NUMBER($of) } have arrived · you can still join
screen-team =
    { $n ->
        [one] { NUMBER($n) } in the team
       *[other] { NUMBER($n) } in the team
    }
screen-more = and { NUMBER($n) } who came earlier
screen-ended = The class is over
screen-free = free
screen-same = every table has the same deal
screen-not-started = Not started yet
