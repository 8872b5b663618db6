blackhat-credits = Автор игры — Тимо Мултамяки, соавтор и редактор — Томас Клаузнер, издатель — Dragon Dawn Productions (2015). Названия, числа и механика — их; слова и рисунки — наши. Печатного поля, плиток и очков карт мы не знали: здесь они — наша реконструкция, и это отмечено.

blackhat-network = Сеть
blackhat-network-help = Узлы и шляпы; переходите между ними клавишами со стрелками
blackhat-kind-start = Старт
blackhat-kind-host = Хост
blackhat-kind-cache = Кэш
blackhat-kind-critical = Критическая система
blackhat-kind-dos = Отказ в обслуживании
blackhat-kind-alarm = Тревога
blackhat-kind-honeypot = Ханипот
blackhat-kind-exploit = Эксплойт
blackhat-kind-randomizer = Рандомизатор
blackhat-short-cache = Кэш
blackhat-short-dos = DoS
blackhat-short-alarm = Тревога
blackhat-short-honeypot = Ханипот
blackhat-short-exploit = Эксплойт
blackhat-short-randomizer = Рандом
blackhat-kind-start-help = Отсюда начинают пешки; здесь их может стоять сколько угодно.
blackhat-kind-host-help = Обычный узел сети. Эксплойт может изменить его значение.
blackhat-kind-cache-help = Ценный узел: ниже нуля он сберегает жетоны, но противники могут столкнуть с него пешку.
blackhat-kind-critical-help = Цель: когда сюда входит пешка, игра заканчивается с этой взяткой.
blackhat-kind-dos-help = Вошедший отправляет другую пешку на старт, а его собственная заблокирована.
blackhat-kind-alarm-help = С правилом трассировщика пешка блокируется и трассировщик просыпается; без него — обычный узел.
blackhat-kind-honeypot-help = Вошедшая пешка остаётся в ловушке до конца игры.
blackhat-kind-exploit-help = Вошедший может изменить значение хоста на единицу.
blackhat-kind-randomizer-help = Вошедший может взять плитку и тогда должен её выложить.
blackhat-value = значение { $value }
blackhat-marker = с маркером { $sign }
blackhat-face-down = здесь плитка лицом вниз
blackhat-leads-to = Стрелки ведут:
blackhat-place = Место для плиток
blackhat-tile = плитка { $tile }
blackhat-printed = без плитки: как напечатано
blackhat-held-locked = заблокирована
blackhat-held-trapped = в ловушке
blackhat-held-jailed = в тюрьме
blackhat-players = Игроки
blackhat-score = Счётная дорожка
blackhat-fewest = Побеждает тот, кто наследил меньше
blackhat-more = больше следов
blackhat-holder = держит Black Hat
blackhat-leads = заходит
blackhat-deals = сдаёт
blackhat-controls = управляет Роботом
blackhat-last-round = прошлый раунд:
blackhat-won = побеждает
blackhat-winning = пока впереди
blackhat-lead = { $count ->
    [one] заход: { $count } карта
    [few] заход: { $count } карты
   *[many] заход: { $count } карт
}
blackhat-lowest = Black Hat: побеждает младшая
blackhat-thrown = сброс
blackhat-to-play = ходит
blackhat-to-lead = заходит
blackhat-to-take = { $count ->
    [one] взять ещё { $count } карту
    [few] взять ещё { $count } карты
   *[many] взять ещё { $count } карт
}
blackhat-counted = Раунд { NUMBER($round) }, подсчёт
blackhat-count-hand = Карты
blackhat-count-pawns = Пешки
blackhat-count-points = Раунд
blackhat-own-hand = Ваша рука
blackhat-robot-hand = Открытая рука: { $who }
blackhat-hand-size = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
blackhat-if-left = { $count ->
    [one] след, если останется в руке
    [few] следа, если останутся в руке
   *[many] следов, если останутся в руке
}
blackhat-held-by = у игрока { $who }
blackhat-held-by-nobody = ни у кого
blackhat-tokens = { $count ->
    [one] { $count } след
    [few] { $count } следа
   *[many] { $count } следов
}
blackhat-tokens-help = { $count ->
    [one] Оставшись в руке, стоит { $count } след.
    [few] Оставшись в руке, стоит { $count } следа.
   *[many] Оставшись в руке, стоит { $count } следов.
}
blackhat-depot = Рядом с полем
blackhat-deck = в колоде
blackhat-discards = в сбросе
blackhat-supply = { $count ->
    [one] сторона плитки
    [few] стороны плиток
   *[many] сторон плиток
}
blackhat-markers = { $count ->
    [one] маркер остался
    [few] маркера осталось
   *[many] маркеров осталось
}
blackhat-asleep = спит
blackhat-jail = тюрьма, по { NUMBER($value) }
blackhat-secret = { $count ->
    [one] тайная система: { $count } вариант
    [few] тайная система: одна из { $count }
   *[many] тайная система: одна из { $count }
}
blackhat-halved = сдают по { NUMBER($count) }
blackhat-setup = Подготовка
blackhat-round = Раунд { NUMBER($round) }
blackhat-trick = Взятка { NUMBER($trick) }
blackhat-phase-deal = Сдача
blackhat-phase-trick = Взятка
blackhat-phase-pick = Подбор
blackhat-phase-hack = Взлом
blackhat-phase-space = Узел
blackhat-phase-tracer = Трассировщик
blackhat-why-wait = Сейчас решаете не вы.
blackhat-why-other = На этом шаге это выбрать нельзя.
blackhat-why-hat = Black Hat нельзя сбросить отдельно, если заходящий сыграл несколько карт.
blackhat-why-joker = Джокеров здесь выбирать нельзя.
blackhat-why-trapped = В ловушке ханипота: больше не ходит.
blackhat-why-locked = Заблокирована: сдвинет её только отказ в обслуживании.
blackhat-why-jailed = В тюрьме трассировщика.
blackhat-why-rival = Чужую пешку можно двинуть только с узла ниже нуля.
blackhat-why-denial = Не со старта, не из ловушки, не из тюрьмы и не вошедшая.
blackhat-why-arrow = Туда не ведёт целая стрелка.
blackhat-why-tracer = Трассировщик идёт на соседний узел, но не ближе к стартам.
blackhat-why-host = Маркеры лежат только на хостах.

# Как называется то, что есть в её виде, для текстового стола.
field-round = раунд
field-trick-number = взятка
field-deciding-for = решает за
field-dealer = сдаёт
field-leader = заходящий
field-winner-of-trick = взял взятку
field-robot = Робот
field-player = игрок
field-controller = решает за него
field-trick = взятка
field-last-trick = прошлая взятка
field-plays = ходы
field-picking = ход составляется
field-subject = о чём
field-players = игроки
field-in = в игре
field-last-round = прошлый раунд
field-status = статус
field-pawns = пешки
field-held = состояние
field-discards = сброс
field-spaces = узлы
field-value = значение
field-marker = маркер
field-layout = сеть
field-to = стрелки к
field-places = места плиток
field-tile = плитка
field-loose-halves = половины стрелок
field-supply = плитки в запасе
field-markers-left = маркеров осталось
field-tracer = трассировщик
field-asset = критическая система
field-about = настройки
field-half-hands = половина карт
field-halved = уже половина
field-secret-asset = тайная система
field-celebrity = знаменитость
field-markers = маркеры
field-winners = победили
field-pawn = пешка
field-direction = направление
field-rank = достоинство
field-hat = с Black Hat
field-came-from = пришёл с
value-free = свободна
value-locked = заблокирована
value-trapped = в ловушке
value-jailed = в тюрьме
value-alarm = тревога
value-cache = кэш
value-critical = критическая система
value-exploit = эксплойт
value-honeypot = ханипот
value-host = хост
value-randomizer = рандомизатор
value-start = старт
value-in = входит
value-out = выходит
value-track-0 = на своей дорожке
value-track-1 = у входа
value-wild = джокер
field-cells = ячейки
field-sign = знак
field-winning = пока впереди
