### ¡Misiles, Ahora! по-русски

game-name = ¡Misiles, Ahora!
game-about = Холодная война с кубиками и карандашом для двух–четырёх игроков: собирайте части, завершайте элементы и станьте первой сверхдержавой.

## Элементы и способы их разыграть

element-missile = Ракета
    .acc = Ракету
    .gen = Ракеты
element-crisis = Ракетный кризис
    .acc = Ракетный кризис
    .gen = Ракетного кризиса
element-space = Космическая гонка
    .acc = Космическую гонку
    .gen = Космической гонки
element-wall = Берлинская стена
    .acc = Берлинскую стену
    .gen = Берлинской стены
element-propaganda = Пропаганда
    .acc = Пропаганду
    .gen = Пропаганды
element-spy = Шпионаж
    .acc = Шпионаж
    .gen = Шпионажа
element-counterspy = Контрразведка
    .acc = Контрразведку
    .gen = Контрразведки
element-hotline = Красный телефон
    .acc = Красный телефон
    .gen = Красного телефона
element-roulette = Русская рулетка
    .acc = Русскую рулетку
    .gen = Русской рулетки
element-clock = Часы Судного дня
    .acc = Часы Судного дня
    .gen = Часов Судного дня

way-missile = Ракета — сделать сбор, затем разыграть ещё один элемент
way-crisis = Ракетный кризис — стереть два готовых элемента ради Ракеты
way-space = Космическая гонка — завершить элемент и сразу разыграть его
way-wall = Берлинская стена — защита до вашего следующего хода
way-propaganda = Пропаганда — обменяться с соперником двумя готовыми элементами
way-spy_parts = Шпионаж — поменять местами части двух элементов на листе соперника
way-spy_complete = Шпионаж — обменяться с соперником одним готовым элементом
way-hotline_parts = Красный телефон — по одной части для трёх элементов
way-hotline_clock = Красный телефон — остановить запущенные Часы Судного дня
way-roulette_dice = Русская рулетка — стереть два готовых элемента ради двух сборов
way-roulette_missile = Русская рулетка — поставить Ракету на один сбор
way-clock_light = Часы Судного дня — запустить свои Часы
way-clock_add = Часы Судного дня — зажечь ещё одно деление на запущенных Часах
way-clock_remove = Часы Судного дня — погасить одно деление на запущенных Часах

cost-2 = 2 → { element-missile }
cost-3 = 3 → { element-crisis }
cost-4 = 4 → { element-space }
cost-5 = 5 → { element-wall }
cost-6 = 6 → { element-propaganda }
cost-7 = 7 → переброс пары
cost-8 = 8 → { element-spy }
cost-9 = 9 → { element-counterspy }
cost-10 = 10 → { element-hotline }
cost-11 = 11 → { element-roulette }
cost-12 = 12 → { element-clock }

## Что можно сделать

verb-collect = { $parts ->
    [6] { $cost }, переброс кубика частей
    [one] { $cost }, +{ $parts } часть
    [few] { $cost }, +{ $parts } части
    [many] { $cost }, +{ $parts } частей
   *[other] { $cost }, +{ $parts } части
}
verb-collect-help = Два кубика дают стоимость, третий — число частей. Пара с суммой 7 перебрасывается, шестёрка на кубике частей тоже.
verb-play = Разыграть: { $way }
verb-play-help = Сначала стирается одна отметка «Готово» этого элемента.
verb-search = Поиск: второй сбор
verb-search-help = Вместо атаки бросьте кубики и сделайте ещё один сбор.
verb-target = { $seat }
verb-target-help = Выбрать можно только того, кто не укрыт стеной и у кого есть всё нужное для этого эффекта.
verb-counter = Применить Контрразведку
verb-counter-help = Контрразведка тратится, эффект отменяется, а вы делаете сбор.
verb-let_pass = Не вмешиваться
verb-let_pass-help = Контрразведка остаётся у вас, эффект срабатывает.
verb-swap = { $element }
verb-swap-help = Два выбранных элемента обмениваются частями.
verb-give = Отдать { $element_acc }
verb-give-help = Этот готовый элемент переходит на лист соперника.
verb-take = Забрать { $element_acc }
verb-take-help = Этот готовый элемент переходит на ваш лист; если все его экземпляры у вас уже есть, он пропадает.
verb-erase = Стереть { $element_acc }
verb-erase-help = Пропадает одна отметка «Готово» этого элемента.
verb-mark = Одна часть { $element_gen }
verb-mark-help = Три части в трёх разных элементах.
verb-complete = Завершить { $element_acc }
verb-complete-help = Элемент становится готовым и сразу разыгрывается, если это возможно.
verb-roll = Кубики: { $first } { $second } { $third }
verb-roll-help = Три кубика для сбора.
verb-reroll_pair = Переброс пары: { $first } { $second }
verb-reroll_pair-help = Пара перебрасывается, пока в сумме выпадает 7.
verb-reroll_part = Переброс кубика частей: { $first }
verb-reroll_part-help = Кубик частей перебрасывается, пока на нём выпадает 6.

## О чём спрашивают

step-roll = Бросьте три кубика
step-reroll_pair = Перебрасывайте пару, пока в сумме выпадает 7
step-reroll_part = Перебрасывайте кубик частей, пока на нём выпадает 6
step-pairing = Части какого элемента собираете?
step-decision = Атака готовым элементом или поиск?
step-additional = Разыграйте ещё один готовый элемент
step-completed = Разыграйте только что завершённый элемент
step-target = Кого выбираете целью?
step-counter = Разыгран Шпионаж или Пропаганда: применить Контрразведку?
step-sacrifice = Какой готовый элемент стираете?
step-space_race = Какой элемент завершаете?
step-red_telephone = Куда идёт следующая часть?
step-swap = Части какого элемента меняете местами?
step-offer = Какой из своих готовых элементов выставляете на обмен?
step-answer = Пропаганда: какой из своих готовых элементов отдаёте?
step-exchange_give = Какой из своих готовых элементов отдаёте?
step-exchange_take = Какой готовый элемент забираете?
step-end = Готовых элементов больше семи: какой стираете?

## Что произошло

event-turn_began = Ход { NUMBER($turn, useGrouping: 0) }: { $seat }
event-wall_off = { $seat }: Берлинская стена падает
event-wall_on = { $seat }: Берлинская стена возведена
event-clock_ticked = { $seat }: на Часах гаснет деление, { $boxes ->
    [0] больше ни одно не горит
    [one] остаётся { $boxes } деление
    [few] остаётся { $boxes } деления
    [many] остаётся { $boxes } делений
   *[other] остаётся { $boxes } деления
}
event-clock_lit = { $seat }: Часы Судного дня запущены
event-clock_set = { $seat }: на Часах теперь { $boxes ->
    [0] не горит ни одно деление
    [one] горит { $boxes } деление
    [few] горят { $boxes } деления
    [many] горят { $boxes } делений
   *[other] горит { $boxes } деления
}
event-clock_dark = { $seat }: Часы Судного дня останавливаются
event-turn_lost = { $seat } теряет ход из-за Часов
event-rolled = { $seat } бросает кубики: { $first } { $second } { $third }
event-pairing_chosen = { $seat } выбирает { $cost }, на кубике частей { NUMBER($parts) }
event-pair_rerolled = { $seat } перебрасывает пару: { $first } { $second }
event-part_rerolled = { $seat } перебрасывает кубик частей: { $first }
event-parts_marked = { $seat }: { $element }, { $parts ->
    [one] +{ $parts } часть
    [few] +{ $parts } части
    [many] +{ $parts } частей
   *[other] +{ $parts } части
}
event-parts_lost = { $seat }: { $parts ->
    [one] пропадает { $parts } часть
    [few] пропадают { $parts } части
    [many] пропадают { $parts } частей
   *[other] пропадает { $parts } части
} { $element_gen }
event-completed = { $seat } завершает { $element_acc }
event-erased = { $seat } стирает { $element_acc }
event-searched = { $seat } выбирает поиск
event-played = { $seat } разыгрывает { $element_acc }
event-targeted = { $seat } выбирает цель: { $other }
event-countered = { $other } атакует, { $seat } отвечает Контрразведкой
event-parts_swapped = { $seat }: { $mine } и { $his } обмениваются частями
event-offered = { $seat } выставляет на обмен { $element_acc }
event-exchanged = Обмен: { $seat } отдаёт { $mine_acc }, { $other } — { $his_acc }
event-exchange_lost = { $seat }: для { $element_gen } нет места, элемент пропадает
event-line_closed = { $seat }: готов последний экземпляр { $element_gen }, части стёрты
event-gamble_lost = { $seat } проигрывает ставку в Русской рулетке
event-won = { $seat } побеждает

## Чем кончается игра

ending-missiles = Три Ракеты
ending-clock = Часы Судного дня пробили при готовой Ракете
ending-roulette = Русская рулетка принесла Ракету

## Настройки и наборы

option-first_seat = Первый игрок
option-first_seat-help = Место, которое ходит первым, считая с 0. В повторной партии — место прошлого победителя.
option-strict_clock = Строгие Часы
option-strict_clock-help = Ход заканчивается из-за любого деления, погасшего в его начале, а не только из-за последнего (M-R15).
preset-standard = Обычная игра
preset-standard-help = Изданные правила с нашими уточнениями.
preset-strict = Строгие Часы
preset-strict-help = Как обычная игра, но каждое погасшее деление Часов стоит их владельцу хода: запущенные Часы обходятся куда дороже.

## Лист

board-total = готово
board-wall = стена
board-clock = часы
board-one_step = { $seat }: до победы один шаг: { $how }
board-one_step-missiles = две Ракеты
board-one_step-clock = на Часах одно деление, Ракета готова
