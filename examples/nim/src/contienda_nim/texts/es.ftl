game-name = Nim
game-about = Cuatro filas de palitos, dos jugadores: quita cuantos quieras de una fila. ¿Te llevarás el último?

row-first = primera fila
row-second = segunda fila
row-third = tercera fila
row-fourth = cuarta fila

step-take = ¿Qué palitos quitas?
verb-take = Quitar { NUMBER($count) } de la { $row }
verb-take-help = Quita uno o más palitos de una fila; después le toca al otro (3.1).
event-took = { $seat } quita { NUMBER($count) } de la { $row }
event-won = { $seat } gana
ending-took_last = Se quitó el último palito, y con él se ganó la partida
ending-left_last = Se quitó el último palito, y con él se perdió la partida

option-misere = Miseria
option-misere-help = Quien quita el último palito pierde.
preset-standard = El último palito gana
preset-standard-help = Quien quita el último palito gana.
preset-misere = El último palito pierde
preset-misere-help = Miseria: quien quita el último palito pierde.

board-misere = Quien quita el último palito pierde.
board-leaves = deja { NUMBER($left) }

lesson-seat-1 = Tú
lesson-seat-2 = Nim
lesson-1 = Quien quita el último palito gana. Quita cuantos quieras, pero de una sola fila: empieza por el único palito de la primera.
lesson-2 = Nim quitó toda la cuarta fila. Quedan dos filas: iguálalas quitando dos de la tercera.
lesson-3 = Lo que Nim haga con una de dos filas iguales puedes hacerlo tú con la otra. Quita los tres últimos palitos.
lesson-4 = Quitaste el último palito y ganaste. Dos filas iguales se anulan: quien se las deja al otro gana.

help-nim = buscar las jugadas ganadoras de una posición de Nim
help-nim-rows = cuántos palitos hay en cada fila
help-nim-misere = quien quita el último palito pierde
nim-move = Fila { NUMBER($row) }: quita { NUMBER($count) }
nim-lost = Ninguna jugada gana: espera un error.
error-nim-row = Una fila tiene de { $low } a { $high } palitos. Escribe un número por cada fila.
