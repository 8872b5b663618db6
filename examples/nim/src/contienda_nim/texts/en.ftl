game-name = Nim
game-about = Four rows of sticks, two players: take as many as you like from one row. Can you take the last one?

row-first = first row
row-second = second row
row-third = third row
row-fourth = fourth row

step-take = Which sticks do you take?
verb-take = Take { NUMBER($count) } from the { $row }
verb-take-help = Take one or more sticks from one row; then it is the other player's turn (3.1).
event-took = { $seat } takes { NUMBER($count) } from the { $row }
event-won = { $seat } wins
ending-took_last = The player who took the last stick wins
ending-left_last = The player who took the last stick loses

option-misere = Misère
option-misere-help = The player who takes the last stick loses.
preset-standard = The last stick wins
preset-standard-help = The player who takes the last stick wins.
preset-misere = The last stick loses
preset-misere-help = Misère: the player who takes the last stick loses.

board-misere = The player who takes the last stick loses.
board-leaves = leaves { NUMBER($left) }

lesson-seat-1 = You
lesson-seat-2 = Nim
lesson-1 = The player who takes the last stick wins. Take as many as you like, but from one row only. Start with the single stick of the first row.
lesson-2 = Nim has taken the whole fourth row. Two rows are left: make them equal by taking two from the third.
lesson-3 = Whatever Nim does to one of two equal rows, you can do to the other. Take the last three sticks.
lesson-4 = You took the last stick and won. Two equal rows cancel each other out: leave them to your opponent, and you win.

help-nim = find the winning moves in a Nim position
help-nim-rows = number of sticks in each row
help-nim-misere = the player who takes the last stick loses
nim-move = Row { NUMBER($row) }: take { NUMBER($count) }
nim-lost = No move wins. Hope for a mistake.
error-nim-row = A row has { $low } to { $high } sticks. Give one number for each row.
