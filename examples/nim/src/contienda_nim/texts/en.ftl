game-name = Nim
game-about = Four rows of sticks, two players: take as many as you like of one row. Can you take the last one?

row-first = first row
row-second = second row
row-third = third row
row-fourth = fourth row

step-take = Which sticks do you take?
verb-take = Take { NUMBER($count) } of the { $row }
verb-take-help = Take one or more sticks of one row; then it is the other's turn (3.1).
event-took = { $seat } takes { NUMBER($count) } of the { $row }
event-won = { $seat } wins
ending-took_last = The last stick was taken, and won the game
ending-left_last = The last stick was taken, and lost the game

option-misere = Misère
option-misere-help = Whoever takes the last stick loses.
preset-standard = The last stick wins
preset-standard-help = Whoever takes the last stick wins.
preset-misere = The last stick loses
preset-misere-help = Misère: whoever takes the last stick loses.

board-misere = Whoever takes the last stick loses.
board-leaves = leaves { NUMBER($left) }

lesson-seat-1 = You
lesson-seat-2 = Nim
lesson-1 = Whoever takes the last stick wins. Take as many as you like, but of one row only: begin with the single stick of the first row.
lesson-2 = Nim has taken the whole fourth row. Two rows are left: make them alike by taking two of the third.
lesson-3 = Whatever Nim does to one of two equal rows, you can do to the other. Take the last three sticks.
lesson-4 = You took the last stick and have won. Two equal rows cancel each other out: whoever leaves them to the other wins.

help-nim = find the winning moves of a position of Nim
help-nim-rows = how many sticks are in each row
help-nim-misere = whoever takes the last stick loses
nim-move = Row { NUMBER($row) }: take { NUMBER($count) }
nim-lost = No move wins: hope for a mistake.
error-nim-row = a row has { $low } to { $high } sticks: give as many numbers as there are rows
