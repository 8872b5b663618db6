### Black Hat по-русски

game-name = Black Hat
game-about = Карточные взятки и сеть для двух–шести хакеров: войти, выйти и оставить меньше следов, чем другие.
game-goal = добраться до критической системы и оставить меньше всех следов: побеждает наименьший итог. Считаются карты в руке, узлы ваших пешек и Black Hat.
seat-robot = Робот

## Карты

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = 11
rank-12 = 12
rank-13 = 13
rank-wild = одни джокеры (14)
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-13 = 13
card-joker = джокер
card-hat = Black Hat

## Фигуры

pawn-A = пешка A
pawn-B = пешка B
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
asset-nsa = АНБ
asset-nsa-help = Очки этого раунда округляются до ближайшего десятка.
asset-evidence = Хранилище улик ФБР
asset-evidence-help = Пешка, вскрывшая плитку, приносит 5 жетонов.
asset-bank = Офшорный банк
asset-bank-help = Пешка, вскрывшая плитку, приносит −5.
asset-exchange = Фондовая биржа
asset-exchange-help = Карты, оставшиеся в руке, считаются вдвойне.
asset-grid = Энергосеть
asset-grid-help = Узлы и тюрьма дают 0; считаются только карты.
asset-decoy = Сервер-приманка
asset-decoy-help = Игра продолжается: пешка возвращается на старт, а лицом вниз ложится другая плитка.

## Что можно сделать

verb-rank = Сыграть: { $rank }
verb-rank-help = Достоинство ваших карт; сколько их и есть ли среди них джокеры — следующим шагом. Одни джокеры считаются за 14.
verb-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
verb-count-help = Заходящий кладёт любое число карт одного достоинства; остальные кладут столько же или сбрасывают одну.
verb-wilds = { $hat ->
    [0] { $jokers ->
        [0] Без джокеров
        [one] С { $jokers } джокером
        [few] С { $jokers } джокерами
       *[many] С { $jokers } джокерами
    }
   *[1] { $jokers ->
        [0] С Black Hat
        [one] С Black Hat и { $jokers } джокером
        [few] С Black Hat и { $jokers } джокерами
       *[many] С Black Hat и { $jokers } джокерами
    }
}
verb-wilds-help = Какие джокеры среди них; остальные — настоящие карты этого достоинства. Black Hat ещё и переворачивает взятку: побеждает младшая комбинация, и её владелец забирает карты.
verb-take_all = Забрать все карты
verb-take_all-help = Все карты этой взятки, включая Black Hat, вы берёте в руку.
verb-take_some = Забрать Black Hat и выбрать карты
verb-take_some-help = Black Hat и столько карт, кроме джокеров, сколько сыграл заходящий; остальное сбрасывается.
verb-take = Взять: { $card }
verb-take-help = Одна карта взятки, кто бы её ни сыграл.
verb-pawn = { $pawn } — { $seat }
verb-pawn-help = Своя свободная пешка или чужая на узле с отрицательным значением.
verb-move = На узел: { $space }
verb-move-help = По целой стрелке; занятые узлы перепрыгиваются.
verb-host = { $space }
verb-host-help = Хост, значение которого меняется на единицу.
verb-raise = +1
verb-raise-help = Стоит на жетон больше.
verb-lower = −1
verb-lower-help = Стоит на жетон меньше; ниже нуля противники смогут толкать пешку, которая там стоит.
verb-leave = Отказаться
verb-leave-help = Ничего не произойдёт.
verb-draw_tile = Взять плитку
verb-draw_tile-help = Случайная плитка случайной стороной; её придётся положить на одно из мест.
verb-place = На место { $place }
verb-place-help = Плитка накрывает эти четыре узла; пешки остаются, особые узлы под ними срабатывают.
verb-trace = Трассировщик на узел: { $space }
verb-trace-help = На соседний узел, но не ближе к стартам, разве что назад, откуда пришёл. Пешки на этом узле попадают в тюрьму.
verb-deal = Сдана карта: { $card }
verb-deal-help = Карта из колоды.
verb-turn_up = Открыта карта: { $card }
verb-turn_up-help = По её числу отсчитывают, кому достанется Black Hat.
verb-dealer = Сдаёт: { $seat }
verb-dealer-help = Кто сдаёт первым.
verb-hat_to = Black Hat достаётся: { $seat }
verb-hat_to-help = Это решает его место среди первых карт колоды.
verb-status = Статус { $status }
verb-status-help = Итог, к которому стремится этот игрок.
verb-tile = Плитка: { $tile }
verb-tile-help = Плитка и сторона случайны.
verb-lay = На место { $place }
verb-lay-help = Куда ложится плитка при подготовке.
verb-asset = Критическая система: { $asset }
verb-asset-help = Плитка, лежавшая лицом вниз.

## О чём спрашивается

step-dealer = Кто сдаёт первым?
step-setup_tile = Берётся плитка для поля
step-setup_place = На какое место она ложится?
step-status = Берётся карта статуса
step-turn_up = Открывается верхняя карта
step-hat_to = Кому достаётся Black Hat?
step-deal = Сдаётся карта
step-play = Чем ходите?
step-count = Сколько карт?
step-wilds = С какими джокерами?
step-pick_up = Какие карты заберёте?
step-take = Какую карту возьмёте?
step-hack = Какая пешка идёт вперёд?
step-path = Куда она идёт?
step-draw = Ходить нечем: берётся карта
step-denial = Отказ в обслуживании: какую пешку отправить назад?
step-send_back = На какой старт?
step-exploit = Эксплойт: какой хост изменить?
step-sign = Повысить или понизить?
step-marker = Все маркеры на поле: с какого хоста снять?
step-randomizer = Рандомизатор: берёте плитку?
step-tile = Берётся плитка
step-place = Какое место накроет плитка?
step-asset = Переворачивается плитка критической системы
step-tracer = Куда идёт трассировщик?

## Что произошло

event-tile_set = Плитка «{ $tile }» лежит на месте { $place }
event-status_drawn = { $seat }: взята карта статуса
event-status_shown = { $seat } открывает статус: { $status }
event-dealer_chosen = Первым сдаёт { $seat }
event-robot_beside_tracer = Правила не советуют сочетать Робота и трассировщика: силы могут оказаться неравны
event-round_began = Раунд { NUMBER($round) }: сдаёт { $seat }
event-turned_up = Для Black Hat открыта карта: { $card }
event-hat_dealt = Black Hat получает { $seat }
event-got_card = { $seat } получает карту: { $card }
event-dealt = { $seat }: в руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
event-trick_began = Взятка { NUMBER($trick) }: начинает { $seat }
event-led = { $seat } заходит: { $cards ->
    [one] { $rank }
    [few] { $rank } ×{ $cards }
   *[many] { $rank } ×{ $cards }
}
event-followed = { $seat } кладёт: { $cards ->
    [one] { $rank }
    [few] { $rank } ×{ $cards }
   *[many] { $rank } ×{ $cards }
}
event-joined_jokers = { $seat }: среди этих карт { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
}
event-hat_played = { $seat } играет Black Hat: побеждает младшее достоинство
event-passed = { $seat } пасует: в руке только Black Hat
event-trick_won = Взятку берёт { $seat }
event-hat_trick_won = Взятку с Black Hat берёт { $seat }
event-took_all = { $seat } забирает всё: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
event-took_hat = { $seat } забирает Black Hat
event-took = { $seat } берёт карту: { $card }
event-drew = { $seat } не может ходить и берёт карту
event-advanced = { $seat }: { $pawn } идёт на узел { $space }
event-pushed = { $seat } толкает чужую пешку: { $other }, { $pawn } идёт на узел { $space }
event-reached_asset = { $seat }: { $pawn } достигает критической системы
event-asset_turned = { $seat } вскрывает тайную плитку: { $asset }
event-locked = { $seat }: { $pawn } блокируется на узле { $space }
event-trapped = { $seat }: { $pawn } попадает в ханипот на узле { $space }
event-halved = Со следующей сдачи сдают по пять карт
event-denied = { $seat } проводит DoS-атаку: { $other }, { $pawn }
event-sent_back = { $seat }: { $pawn } возвращается на узел { $space }
event-marked = { $seat } кладёт { $sign } на узел { $space }
event-marker_taken = Маркер снят с узла { $space }
event-declined = { $seat } отказывается
event-tile_drawn = { $seat } берёт плитку «{ $tile }»
event-tile_laid = { $seat } кладёт «{ $tile }» на место { $place }
event-tracer_woken = Тревога: трассировщик активирован
event-tracer_approached = { $seat } двигает трассировщика по его дорожке
event-tracer_moved = { $seat } ведёт трассировщика на узел { $space }
event-jailed = { $seat }: { $pawn } попадает в тюрьму трассировщика
event-eliminated = { $seat } выбывает из игры: пешек не осталось
event-round_ended = Подсчёт за раунд { NUMBER($round) }
event-hand_counted = { $seat } получает за карты в руке { $points ->
    [one] { $points } жетон
    [few] { $points } жетона
   *[many] { $points } жетонов
}
event-pawns_counted = { $seat } получает за пешки { $points ->
    [one] { $points } жетон
    [few] { $points } жетона
   *[many] { $points } жетонов
}
event-pawns_saved = { $seat }: пешки снимают { $points ->
    [one] { $points } жетон
    [few] { $points } жетона
   *[many] { $points } жетонов
}
event-scored = { $seat }: за раунд { NUMBER($points) }, всего { NUMBER($total) }
event-won = { $seat } побеждает с итогом { NUMBER($total) }

## Чем заканчивается игра

ending-asset = Пешка достигла критической системы
ending-tracer = Трассировщик достиг критической системы
ending-last = В игре остался один хакер
ending-stuck = Ни одна пешка больше не может ходить

## Настройки и варианты игры

option-tiles = Плитки при подготовке
option-tiles-help = Сколько плиток лежит на пяти местах в начале игры.
option-reduced_deck = Уменьшенная колода
option-reduced_deck-help = За каждого игрока, недостающего до шести, убирают по карте каждого достоинства и одному джокеру, но оставляют не меньше четырёх карт каждого достоинства и трёх джокеров. Везение значит меньше.
option-hat_deal = Сдача Black Hat
option-hat_deal-help = Либо его получателя отсчитывают по числу на верхней карте, либо его замешивают в первые тридцать карт.
option-half_hands = Половина карт после ханипота
option-half_hands-help = После того как пешка попала в ханипот, сдают по пять карт вместо десяти.
option-tracer = Трассировщик
option-tracer-help = Тревоги блокируют пешки и пускают трассировщика по следу; кто теряет обе пешки, выбывает.
option-secret_asset = Тайная критическая система
option-secret_asset-help = На критической системе лицом вниз лежит одна из шести плиток; она меняет финал.
option-celebrity = Статус знаменитости
option-celebrity-help = Каждый тайно берёт карту с числом от 10 до 50; побеждает тот, чей итог ближе всего к своему числу.
option-six_copies = Колода розничного издания
option-six_copies-help = Шесть карт каждого достоинства вместо семи.
option-hat_deal-count = отсчётом
option-hat_deal-first_thirty = среди первых тридцати карт
option-tracer-no = нет
option-tracer-yes = да, без Робота
option-tracer-robot_too = да, и вместе с Роботом
preset-first_game = Первая партия
preset-first_game-help = Поле без плиток и основные правила.
preset-standard = Стандартная
preset-standard-help = Три плитки, уменьшенная колода, половина карт после ханипота.
preset-everything = Всё сразу
preset-everything-help = Пять плиток, трассировщик, тайная система, статус: все дополнительные правила.
preset-duel = Дуэль
preset-duel-help = Для двоих с Роботом: две плитки, уменьшенная колода, тайная система, без трассировщика.

## Поле в терминале

board-trick = Взятка
board-last_trick = Последняя взятка
board-hand = В руке
board-total = Итог
board-pawns = Пешки
board-tracer = Трассировщик
board-known = известны
board-status = Статус
board-passed = пас
board-locked = заблокирована
board-trapped = в ловушке
board-jailed = в тюрьме
board-out = вне игры
board-track = на своей дорожке
board-legend = S старт · C кэш · ★ критическая система · D отказ в обслуживании · A тревога · H ханипот · X эксплойт · R рандомизатор · прочие — хосты
board-heading = Раунд { NUMBER($round) }, взятка { NUMBER($trick) }
board-wins-lowest = побеждает наименьший итог
board-wins-celebrity = побеждает итог, ближайший к тайному числу
board-your_hand = Ваша рука
board-picking = Достоинство: { $rank }
board-still = осталось взять: { NUMBER($cards) }
board-space = { $kind }, значение { $value }.
board-space-to = стрелки ведут к
board-space-from = стрелки идут от
spot-start = Старт
spot-host = Хост
spot-cache = Кэш
spot-critical = Критическая система
spot-dos = Отказ в обслуживании
spot-alarm = Тревога
spot-honeypot = Ханипот
spot-exploit = Эксплойт
spot-randomizer = Рандомизатор
spot-start-help = Отсюда начинают пешки; здесь их может стоять сколько угодно.
spot-host-help = Обычный узел сети. Эксплойт может изменить его значение.
spot-cache-help = Ценный узел: ниже нуля он сберегает жетоны, но противники могут столкнуть с него пешку.
spot-critical-help = Цель: когда сюда входит пешка, игра заканчивается с этой взяткой.
spot-dos-help = Вошедший отправляет другую пешку на старт, а его собственная заблокирована.
spot-alarm-help = С правилом трассировщика пешка блокируется и трассировщик просыпается; без него — обычный узел.
spot-honeypot-help = Вошедшая пешка остаётся в ловушке до конца игры.
spot-exploit-help = Вошедший может изменить значение хоста на единицу.
spot-randomizer-help = Вошедший может взять плитку и тогда должен её выложить.

## Первая игра

lesson-seat-1 = Новичок
lesson-seat-2 = Вера
lesson-seat-3 = Иван
lesson-1 = Вы — хакер-новичок с двумя пешками: одна на «Бэкдоре» (BD), другая на «Публичном сервере» (PS). Кто берёт взятку, двигает пешку. Карты в руке и узлы под пешками приносят жетоны трассировки: побеждает наименьший итог.
lesson-2 = Открылась единица, и счёт закончился на вас: Black Hat ваш, и это видят все. Вам сдают ещё девять карт. Начинает сосед справа, Иван.
lesson-3 = Иван заходит с шестёрки. Оставшись в руке, Black Hat стоит 5 жетонов. Сыграйте его сейчас: без других карт он считается за 14 и переворачивает взятку — побеждает младшая карта, и сыгравший её обязан забрать карты вместе с Black Hat.
lesson-4 = Шестёрка Ивана была младшей: он забрал всё, и Black Hat теперь у него. Как победитель он ещё и двигает пешку по стрелке.
lesson-5 = Без Black Hat побеждает старшая карта. Иван заходит с тройки, а Вера ещё не ходила. Не всякую взятку стоит брать: избавьтесь от шестёрки.
lesson-6 = Вера взяла взятку девяткой и перепрыгнула через Ивана на S1↗. Она заходит с пятёрки: побейте двенадцаткой. Затем двигайте пешку A: узлы S1↖ и S1↗ заняты, и вы перепрыгиваете через оба на M1 — три узла за один ход.
lesson-7 = Заходите вы, а заходящий решает и сколько карт положить: здесь одну. Избавьтесь от четвёрки.
lesson-8 = Вера взяла взятку, перепрыгнула через вас на U и заходит с семёрки. Возьмите взятку одиннадцаткой и сами перепрыгните через Веру на N1.
lesson-9 = Теперь зайдите комбинацией — тремя восьмёрками. Остальные могут ответить тремя картами одного достоинства или сбросить одну карту, но победить могут только тройки карт.
lesson-10 = Вера ответила двумя девятками и джокером: он заменяет любую карту, и три девятки старше ваших восьмёрок. Она перепрыгнула через вас на S4↖ и заходит с шестёрки. Побейте её тринадцаткой.
lesson-11 = S4↗ — отказ в обслуживании: он отправит чью-то пешку назад, но вашу заблокирует до конца игры. Идите низом. Затем сыграйте последнюю карту — десятку.
lesson-12 = S4↘ — кэш со значением −1: это выгодно, но с отрицательного узла вашу пешку могут столкнуть противники.
lesson-13 = У вас кончились карты — идёт подсчёт: вы 1, Вера 4, Иван 19, ведь Black Hat остался у него. Сдаётся новый раунд.
lesson-14 = Black Hat опять у Ивана, поэтому начинает Вера — с двенадцатки. Карты у вас дешёвые: единицы и двойки ничего не стоят. Сбросьте четвёрку, а тринадцатку приберегите.
lesson-15 = Вера взяла взятку и столкнула вас с кэша на K1, а он стоит 2. Зато до критической системы остался один ход: возьмите взятку тринадцаткой, пока никто не вспомнил о Black Hat.
lesson-16 = Вы достигли критической системы, игра окончена. Вы побеждаете с 5 жетонами. В других партиях вас ждут плитки, трассировщик и тайная система.

## Словарь

glossary-trick = Взятка
    .forms = взятк*, взяток
    .means = Один круг: заходящий и за ним каждый по разу, по часовой стрелке. Кто взял её, взламывает и первым заходит в следующей.
    .clause = 5.2
glossary-leader = Заходящий
    .forms = заходящ*
    .means = Тот, кто открывает взятку. Сколько карт сыграл он, столько нужно и остальным, чтобы её взять.
    .clause = 5.1
glossary-rank = Достоинство
    .forms = достоинств*
    .means = Число на карте, от 1 до 13. Несколько карт, сыгранных вместе, — все одного достоинства.
    .clause = 5.1
glossary-joker = Джокер
    .forms = джокер*
    .means = Заменяет любую карту; сыгранный отдельно, считается за 14.
    .clause = 6.1
glossary-hat = Black Hat
    .forms = Black Hat
    .means = Джокер, который переворачивает взятку: побеждает младшее достоинство, а победитель берёт карты в руку.
    .clause = 7.2
glossary-hack = Взлом
    .forms = взлом*, взламыва*
    .means = Что обязан сделать взявший взятку: провести пешку по стрелке, а если ни одна не может — взять карту.
    .clause = 5.7
glossary-host = Хост
    .forms = хост*
    .means = Обычный узел сети. Эксплойт может поднять или опустить его значение.
    .clause = 9.2
glossary-cache = Кэш
    .forms = кэш*
    .means = Ценный узел: пешка на нём уменьшает ваш счёт.
    .clause = 9.3
glossary-asset = Критическая система
    .forms = критическ* систем*
    .means = Цель взлома. Когда туда входит пешка, игра заканчивается.
    .clause = 9.4
glossary-dos = Отказ в обслуживании
    .forms = отказ* в обслуживании
    .means = Вошедший отправляет любую другую пешку на старт, а его пешка блокируется.
    .clause = 9.5a
glossary-honeypot = Ханипот
    .forms = ханипот*
    .means = Ловушка: вошедшая пешка остаётся там до конца игры.
    .clause = 9.7a
glossary-exploit = Эксплойт
    .forms = эксплойт*
    .means = Вошедший может изменить значение хоста на единицу вверх или вниз.
    .clause = 9.8
glossary-randomizer = Рандомизатор
    .forms = рандомизатор*
    .means = Вошедший может взять случайную плитку и тогда обязан положить её на поле.
    .clause = 9.9a
glossary-tracer = Трассировщик
    .forms = трассировщик*
    .means = Идёт за пешками, когда сработала тревога: пешка на узле, где он остановится, попадает в тюрьму.
    .clause = 13.1
glossary-alarm = Тревога
    .forms = тревог*
    .means = Если играют с трассировщиком, блокирует вошедшую пешку и активирует его.
    .clause = 9.6a

## Стол одним взглядом, для класса

marker-players = Хакеров в игре
marker-jailed = Пешек в тюрьме
marker-leader = Лучший счёт
tile-phase-deal = Раздача
tile-phase-trick = Взятка
tile-phase-network = Сеть
tile-near-asset = { $n ->
    [1] Хакер { NUMBER($team) } в одном шаге от критической системы
   *[more] В одном шаге от критической системы — хакеры, всего: { NUMBER($n) }
}
tile-tracer-near = Трассировщик в одном шаге от критической системы
tile-tracer-awake = Трассировщик активен
tile-two-left = Осталось двое хакеров

marker-points = Очки

# --- разбор

stat-trick_won = Взяток взято
stat-hat_trick_won = Взяток Black Hat взято
stat-took_all = Взяток забрано целиком
stat-jailed = Пешек в тюрьме
stat-pushed = Пешек сдвинуто
stat-denied = Отказов в обслуживании
debrief-scores = Очки по раундам
debrief-scores-lead = Откуда взялся каждый счёт. Побеждает наименьшая сумма.
debrief-scores-round = Раунд
debrief-scores-who = Хакер
debrief-scores-hand = Рука
debrief-scores-pawns = Пешки
debrief-scores-saved = Сбережено
debrief-scores-sum = Счёт
debrief-turn = Раунд
debrief-facts = { $names } · { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }
debrief-course-lead = Флажок говорит, что было важно в этом раунде; каждая точка — конец раунда.
debrief-spread-from = с конца раунда { $turn }

# За настоящим столом: что тянуть и что бросать
enter-deal = { $who }: { $count ->
    [1] одна карта из колоды. Какая?
    [one] { $count } карта из колоды. Какие?
    [few] { $count } карты из колоды. Какие?
   *[many] { $count } карт из колоды. Какие?
}
enter-turn_up = Откройте верхнюю карту колоды. Какая это карта?
enter-dealer = Бросьте жребий: кто сдаёт первым?
enter-hat_to = К кому с картами пришёл Black Hat?
enter-status = { $who }: карта статуса. Какая?
enter-tile = Вытяните плитку для поля. Какая это плитка?
enter-lay = Бросьте жребий: на какое место ложится плитка?
enter-asset = Вытяните критическую систему. Какая это система?

## Печать

label-cache = Кэш
label-dos = DoS
label-alarm = Тревога
label-honeypot = Ханипот
label-exploit = Эксплойт
label-randomizer = Рандомизатор
print-board = Поле
print-tiles = Плитки поля
print-assets = Плитки критической системы
print-cards = Карты
print-status = Карты статуса
print-pawns = Наклейки на пешки
print-markers = Маркеры
print-aids = Памятка
print-rules = Правила
print-fewest = Побеждает тот, кто наследил меньше
print-tracer-track = Путь Трассировщика
print-jail = Тюрьма Трассировщика
print-jail-each = Каждая пешка здесь стоит 5 при каждом подсчёте.
print-score = Счёт
print-score-on = После 59: снова с нуля, прибавляя 60
print-points = Сколько следов стоит карта, оставшаяся в руке
print-pawn = Пешка
print-credits = Black Hat: авторы игры Тимо Мултамяки и Томас Клаузнер, художники Юха Салмиярви и Джон Льюис, Dragon Dawn Productions (2015).
print-ours = Слова и рисунки: Contienda. Поле, плитки (кроме АНБ), часть очков карт и дорожки — наша реконструкция.
