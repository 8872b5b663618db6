# Слова самой страницы; у игр есть свои.
brand-line = Пять игр о конфликтах за одним столом
skip = К содержанию
nav-home = Начало
nav-rules = Правила
nav-about = О программе
settings = Настройки
language = Язык
theme = Вид
theme-auto = Как на устройстве
theme-dark = Тёмный
theme-light = Светлый
theme-contrast = Высокий контраст
theme-projector = Проектор
sound = Звуки
motion = Движение
text-table = Текстовый стол
notices = Уведомлять о моём ходе
close = Закрыть
copied = Скопировано
loading = Минуту…
home-play = Играть сейчас
home-new = Новый стол
home-learn = Первая партия за пять минут
home-join = Сесть за стол
home-code = Код
home-code-help = Шесть букв или цифр, которые вам дали
home-go = Войти
home-mine = Ваши столы
home-none = Пока ни одного: сыграйте или откройте стол для других.
home-open = Открытые столы
table-lobby = ждёт игроков
table-playing = идёт игра
table-over = окончена
name = Ваше имя
name-unknown = Игрок
name-help = Так вас увидят за этим столом
new-title = Новый стол: { $game }
new-preset = Как играть
new-seats = Кто играет
new-seat = Место { NUMBER($number) }
new-player = Игрок { NUMBER($number) }
new-called = Имя игрока { NUMBER($number) }
new-add-seat = Добавить место
new-remove-seat = Убрать место
seat-me = Сажусь я
seat-open = Кто придёт
seat-team = Команда
seat-bot-level = Бот, уровень { NUMBER($level) }
seat-bot-named = Бот { NUMBER($number) }, { $level }
new-pace = Боты ходят
pace-instant = мгновенно
pace-quick = быстро
pace-normal = так, чтобы успевать следить
pace-slow = медленно
new-clock = Время на раздумье
clock-none = Без ограничения
clock-decision = На каждое решение
clock-bank = На всю партию
clock-seconds = Секунды
new-dice = Кубики и карты
dice-drawn = Бросает и сдаёт стол
dice-physical = Бросаем и сдаём сами
new-scenario = Сценарий
scenario-none = Свой у игры
new-chat = Чат за столом
new-listed = Любой может найти этот стол и смотреть
new-start = Начало
start-full = когда займут все места
start-host = когда скажу я
new-options = Все настройки игры
new-make = Открыть стол
join-title = Сесть за стол
join-any = Любое свободное место
join-watch = Только смотреть
lobby-title = Ждём игроков
lobby-share = Войти можно по коду, по ссылке или по картинке
lobby-wifi = Телефоны должны быть в одной сети с этим компьютером.
lobby-begin = Начать
lobby-begin-bots = Начать, пустые места займут боты
lobby-missing =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободны { $count } места
       *[many] Свободно { $count } мест
    }
lobby-watch = Ссылка для зрителей
seat-empty = свободно
seat-here = на связи
seat-away = не на связи
seat-you = вы
turn-yours = Решаете вы
turn-of = Решает { $who }
turn-chance = Решает случай
turn-over = Партия окончена
paused = Пауза
pause = Пауза
resume = Продолжить
undo = Отменить ход
undo-ask = Попросить отмены
undo-asked = { $who } просит отменить решение.
undo-agree = Согласиться
undo-refuse = Нет
undo-waiting = Ждём согласия остальных
status-connecting = подключение
status-live = на связи
status-polling = на связи (медленным путём)
status-lost = связь потеряна, пробуем снова
status-refused = нет права на этот стол
status-crowded = Этот стол открыт в слишком многих окнах браузера. Закройте лишние и обновите страницу.
status-removed = Ведущий убрал вас из-за этого стола. Попросите его пустить вас обратно.
read-only = Правила с тех пор изменились: этот стол можно только читать.
share-copy = Скопировать ссылку
table-tab = Стол
view-from = Глазами
view-public = зрителей: только открытое
view-all = Партия окончена: посмотреть с любого места
screen-big = Этот экран — общий стол: крупно и только открытое
screen-big-help = Для телевизора или проектора; карты у каждого в телефоне.
show-seat = Зрителям можно видеть то же, что мне
share-title = Пригласить
share-code = Код для входа
share-device = Моё место на другом устройстве
share-host = Ссылка для ведущего
share-code-help = По нему занимают свободное место или смотрят.
share-play-help = Действует один раз и четверть часа: никому не показывайте.
share-watch-help = По ней видно только открытое.
share-facilitate-help = Действует один раз и четверть часа: кто откроет, будет вести стол вместе с вами.
standin-now = пока играет { $bot }
standin = Пока пусть играет бот
standin-end = Убрать бота
seat-captain = капитан
captain-make = Назначить капитаном
seat-remove = Убрать
seat-consent = Разрешить место тому, кто видел чужие карты
seat-consent-help = Все за столом увидят, что вы это разрешили и кто занял место.
seat-consent-end = Отменить разрешение
seat-consent-now = Место открыто и для того, кто видел чужие карты
seat-removed = Убраны из-за стола
seat-readmit = Пустить обратно
seat-leave = Освободить место
seat-open-up = Отдать человеку
seat-to-bot = Отдать боту
host-title = Ведущий
host-locked = Больше никого не сажать
host-extend = Ещё минута
host-back = Вернуться на шаг назад
host-back-step = Шаг (сейчас { NUMBER($steps) })
host-back-reason = Причина — её увидят все
host-back-do = Вернуть
rulings = Решения ведущего
ruling-consent = Ведущий разрешает занять место { $seat } тому, кто видел чужие карты.
ruling-withdrawn = Ведущий отменяет это разрешение для места { $seat }.
ruling-seen = { $name } занимает место { $seat } с разрешения ведущего. Чьи карты знает: { $seen }.
peek-now = Показан шаг { NUMBER($step) } из { NUMBER($steps) }.
peek-back = К текущему моменту
log-new = новое
log-peek = Показать стол на тот момент
lobby-others = Экраны и зрители
meet-apart = Каждый на своём устройстве
meet-apart-help = Остальные приходят по коду, ссылке или QR.
meet-device = Все на этом устройстве
meet-device-help = Передаём по кругу; занавес прячет чужое.
meet-kitchen = За кухонным столом
meet-kitchen-help = На этом экране общее поле, карты — в телефонах.
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
log = Журнал
log-older = Раньше
log-why = Почему?
log-empty = Пока ничего не произошло.
why-title = Почему?
why-clause = Правило { $clause }
chat = Чат
chat-table = Стол
chat-team = Команда
chat-send = Отправить
chat-say = Напишите что-нибудь
players = Игроки
board = Поле
choices = Что можно сделать
choice-filter = Найти
choice-more = Показать все: { NUMBER($count) }
command = Команда
command-help = Введите номер или часть того, что хотите сделать, и нажмите Enter
command-none = Ничего не подходит к «{ $text }».
command-several = Подходит { NUMBER($count) }: печатайте дальше.
text-position = Позиция
text-choices = Варианты
over-title = Партия окончена
over-winner = Победа: { $who }
over-shared = Общая победа: { $who }
over-draw = Не победил никто
rematch = Реванш
see-replay = Просмотреть партию
export = Сохранить файл
fair = Честный случай
fair-help = Хеш зерна был показан до первого хода: { $commitment }
hint = Подсказка
hint-says = Бот выбрал бы: { $what }
hint-worlds = По { NUMBER($worlds) } воображаемым мирам, совместимым с тем, что вам известно
hint-expects = ожидаемый итог: { NUMBER($value) } %
hint-then = дальше: { $what }
hint-thinking = Думаю…
replay-title = Запись партии
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Показывать
replay-stop = Стоп
replay-branch = Продолжить отсюда против ботов
replay-view = Глазами
replay-link = Ссылка на этот шаг
replay-spectator = зрителей
rules-title = Правила
rules-search = Поиск по правилам
rules-none = Ни в одном пункте нет этих слов.
rules-ruling = толкование
rules-reconstructed = восстановлено
about-title = О программе
dice-typed = Введите, что выпало
type-outcome = Записать
curtain-title = Передайте устройство: { $who }
curtain-show = Это я, { $who }: показать мою сторону
error = Что-то сломалось
password-title = У этого сервера есть пароль
password = Пароль
password-enter = Войти
game-people =
    { $most ->
        [few] { NUMBER($fewest) }–{ $most } игрока
       *[many] { NUMBER($fewest) }–{ $most } игроков
    }
game-people-only =
    { $count ->
        [one] { NUMBER($count) } игрок
        [few] { NUMBER($count) } игрока
       *[many] { NUMBER($count) } игроков
    }
bot-level-1 = новичок
bot-level-2 = лёгкий
bot-level-3 = средний
bot-level-4 = сильный
bot-level-5 = очень сильный
about-what = Contienda — один стол для пяти игр о конфликтах: он знает правила, играет против вас, помогает учить и измеряет. Он работает на вашем компьютере, без учётных записей, и ничего не просит у других серверов.
about-misiles = Игра Байрона Ретаны, иллюстрации Хосуэ Гонсалеса, издательство Bearded Guy Games (Сан-Хосе, Коста-Рика, 2019). Названия, числа и механика принадлежат им; формулировки и рисунки здесь наши.
about-buenosos = Учебная игра о страновом риске, каскадных отказах, восстановлении и непрерывности.
about-blackhat = Автор игры — Тимо Мултамяки, соавтор и редактор — Томас Клауснер, издатель — Dragon Dawn Productions (2015). Названия, числа и механика — их; слова и рисунки наши. Печатного поля, плиток и очков карт мы не знали: у нас они свои и отмечены как воссозданные.
about-kiberrubezh = Карточная дуэль с сайта cyberborder.ru. Правила — авторов, пересказанные нашими словами; изданные карты не описаны, поэтому 120 карт нашей библиотеки, их тексты и колоды — наши и отмечены как воссозданные.
about-maracas = Автор игры — Брайан Трейн, издатель — Hollandspiele (2019), серия District Commander. Особые правила — авторские, пересказанные нашими словами; основной текст стандартных правил нам не был известен. Карта, рейтинги фишек, жетоны случая и всё, о чём правила молчат, воссозданы нами и отмечены как воссозданные.
about-changes = тексты переписаны и переведены, карты превращены в эффекты, добавлены наши толкования и варианты, они помечены.
about-ours = Что здесь наше
about-reconstructed = Там, где правила молчат, решили мы, и в пункте стоит «толкование»; то, чего у нас не было, мы восстановили сами, и в пункте стоит «восстановлено».
about-licence = Программа свободна, лицензия Apache 2.0.
about-privacy = Стол знает имена, которые вы ему назвали, и ход партии. Cookie помнит, какие места ваши. Больше ничего не хранится, и ничего не уходит с сервера.
learn-title = { $game } за пять минут
learn-next = Дальше
learn-back = Назад
learn-do = Теперь вы: { $what }
learn-not = Пока нет: сначала выполните подсказку.
learn-done = Это была первая партия. Теперь — настоящая.
learn-start = Начнём
field-active = в действии
field-active-player = ходит игрок
field-actor = кто решает
field-basic-used = базовое действие использовано (красные, синие)
field-budgets = бюджеты (красные, синие)
field-campaign = линия кампании
field-chosen = выбрано
field-clock = Часы Судного дня
field-complete = готово
field-cost = пара
field-critical-down = критических сервисов отказало
field-criticality = критичность
field-deck = в колоде
field-depends-on = зависит от
field-dice = кубики
field-discard = сброс
field-economic-cost = экономические потери
field-ending = исход
field-events = события
field-fallen = отказывали
field-feeds = питает
field-hand = рука
field-hand-size = карт на руках
field-id = код
field-integrity = целостность
field-kinds = виды
field-known = известно
field-latent = отложено
field-limits = пределы
field-marked = отмечено
field-maximum = максимум
field-n = число
field-new = новых отметок
field-offered = предложено
field-op = эффект
field-parts = части
field-pending-loss = потеря в конце хода
field-phase = фаза
field-picked = взято
field-playing = разыгрывается
field-price = цена восстановления
field-provider = поставщик
field-recovered = восстановлено
field-recovery-goal = нужно восстановить
field-secondary = побочный эффект
field-services = сервисы
field-sheets = листы
field-source = от
field-stability = стабильность
field-stability-cap = наибольшая потеря за ход
field-stability-goal = удержать стабильность
field-standing = действующие эффекты
field-state = состояние
field-step = шаг
field-table = на столе
field-target = цель
field-targets = цели
field-teams = команды
field-this-turn = в этом ходу
field-tossing = под угрозой
field-total = итого
field-trust = доверие
field-trust-lost = потеряно доверия
field-turn = ход
field-turns = ходов
field-until = до
field-uses = применений
field-wall = стена
field-winner = победитель
field-round = раунд
field-trick-number = взятка
field-deciding-for = решает за
field-dealer = сдаёт
field-leader = ведущий
field-winner-of-trick = взял взятку
field-robot = Робот
field-player = игрок
field-controller = решает за него
field-trick = взятка
field-last-trick = прошлая взятка
field-plays = ходы
field-cards = карты
field-picking = ход составляется
field-subject = речь о
field-players = игроки
field-in = в игре
field-last-round = прошлый раунд
field-status = статус
field-pawns = пешки
field-space = узел
field-held = состояние
field-discards = сброс
field-spaces = узлы
field-kind = вид
field-value = значение
field-marker = маркер
field-layout = сеть
field-place = место
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
field-side = сторона
field-direction = направление
field-rank = достоинство
field-count = сколько
field-hat = с Black Hat
field-came-from = пришёл с
field-left = осталось
field-first = начинал
field-assets-left = активов можно выложить
field-wave = волна
field-attack-over = атака окончена
field-asking = спрашивает карта
field-asked = сколько ещё
field-looker = кто смотрит
field-looking = просмотр
field-pending = свойства впереди
field-waiting = свойства ждут порядка
field-hit = нанесли ущерб в этот ход
field-lessened = ущерб уменьшен на
field-sides = стороны
field-top = известны сверху
field-bottom = известны снизу
field-seen = видел соперник
field-doomed = будут уничтожены
field-assets = активы
field-card = карта
field-condition = состояние
field-measures = меры защиты
field-attacks = средства нападения
field-attack-power = мощность атаки
field-extra = дополнительно
field-used = занято
field-defence-power = мощность защиты
field-boost = усиление
field-more-blocks = ещё блоков
field-redeals = пересдачи
field-redeal-free = пересдача бесплатна
field-copy = экземпляр
field-category = категория
field-turned = повёрнута
field-points = очки
field-needs = нужно очков
field-blocked = заблокирована
field-done = разыграна
field-frozen = заморожена
field-stopped = остановлены
field-effect = свойство
field-lost = пропадёт
field-outcome = итог
field-promises = что дают сборы
field-threat = предупреждение
value-physical = физический
value-digital = цифровой
value-citizen = для граждан
value-turn = этот ход
value-game = конец игры
value-guard = следующий ответ синих
value-chance = случай
value-over = окончена
value-free = свободна
value-locked = заблокирована
value-trapped = в ловушке
value-jailed = в тюрьме
value-alarm = тревога
value-cache = кэш
value-critical = критическая система
value-dos = отказ в обслуживании
value-exploit = эксплойт
value-honeypot = ханипот
value-host = хост
value-randomizer = рандомизатор
value-start = старт
value-in = входит
value-out = выходит
value-completes = элемент будет готов
value-full = все экземпляры готовы
value-turn_lost = ход пропадёт из-за Часов
value-space_crisis = победа Космической гонкой и Ракетным кризисом
value-space_spy = победа Космической гонкой и Шпионажем
value-missiles = две Ракеты из трёх
value-track-0 = на своей дорожке
value-track-1 = у входа
value-ready = не повёрнут
value-turned = повёрнут
value-frozen = заморожен
value-wild = джокер
misiles-line = { NUMBER($cost) } { $element }: частей { NUMBER($parts) } из { NUMBER($of) }, готово { NUMBER($complete) } из { NUMBER($copies) }
misiles-setup = Подготовка
misiles-collection = Сбор
misiles-decision = Решение
misiles-effect = Эффект
misiles-end = Конец хода
buenosos-markers = Показатели и команды
buenosos-map = Карта зависимостей
buenosos-cascade = Каскад хода { NUMBER($turn) }
buenosos-turn = Этот ход
buenosos-dear = Стоит { NUMBER($cost) }, бюджет { NUMBER($budget) }
buenosos-not-now = сейчас нельзя
buenosos-not-now-help = Не та фаза, не выполнено условие или нет цели.

## Термины и карты крупно

rules-glossary = Словарь
zoom = Рассмотреть: { $what }
zoom-before = Назад
zoom-next = Вперёд
buenosos-why-not = Почему сейчас её нельзя сыграть
buenosos-frameworks = В каталогах защитников
buenosos-frameworks-ours = Отнесено нами, а не автором игры.

## Black Hat

blackhat-network = Сеть
blackhat-network-help = Узлы и шляпы; между ними переходят стрелками
blackhat-legend = Виды узлов
blackhat-loose = половина стрелки: пути нет
blackhat-kind-start = Старт
blackhat-kind-host = Хост
blackhat-kind-cache = Кэш
blackhat-kind-critical = Критическая система
blackhat-kind-dos = Отказ в обслуживании
blackhat-kind-alarm = Тревога
blackhat-kind-honeypot = Ханипот
blackhat-kind-exploit = Эксплойт
blackhat-kind-randomizer = Рандомизатор
blackhat-kind-start-help = Отсюда начинают пешки; здесь их может стоять сколько угодно.
blackhat-kind-host-help = Обычный узел сети. Эксплойт может изменить его значение.
blackhat-kind-cache-help = Ценный узел: ниже нуля он сберегает жетоны, но соперники могут столкнуть с него пешку.
blackhat-kind-critical-help = Цель: когда входит пешка, игра кончается с этой взяткой.
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
blackhat-holder = держит Black Hat
blackhat-leads = ведущий
blackhat-deals = сдаёт
blackhat-controls = управляет Роботом
blackhat-last-round = прошлый раунд
blackhat-cards = карт на руках:
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
blackhat-to-lead = ведёт
blackhat-lay = { $count ->
    [one] Сыграть эту карту
    [few] Сыграть эти { $count } карты
   *[many] Сыграть эти { $count } карт
}
blackhat-to-take = { $count ->
    [one] взять ещё { $count } карту
    [few] взять ещё { $count } карты
   *[many] взять ещё { $count } карт
}
blackhat-counted = Раунд { NUMBER($round) }, подсчёт
blackhat-count-hand = Карты
blackhat-count-pawns = Пешки
blackhat-count-points = Раунд
blackhat-count-total = Итог
blackhat-own-hand = Ваша рука
blackhat-robot-hand = Открытая рука: { $who }
blackhat-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} · { $points ->
    [one] { $points } жетон
    [few] { $points } жетона
   *[many] { $points } жетонов
}
blackhat-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
blackhat-tokens-help = { $count ->
    [one] Оставшись на руках, стоит { $count } жетон.
    [few] Оставшись на руках, стоит { $count } жетона.
   *[many] Оставшись на руках, стоит { $count } жетонов.
}
blackhat-depot = Рядом с полем
blackhat-deck = в колоде
blackhat-discards = в сбросе
blackhat-supply = { $count ->
    [one] сторона плиток осталась
    [few] стороны плиток осталось
   *[many] сторон плиток осталось
}
blackhat-markers = { $count ->
    [one] маркер остался
    [few] маркера осталось
   *[many] маркеров осталось
}
blackhat-asleep = спит
blackhat-jail = тюрьма, по { NUMBER($value) }
blackhat-secret = { $count ->
    [one] тайная система: одна из { $count }
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
blackhat-why-other = Это не входит в выбор на этом шаге.
blackhat-why-hat = Black Hat нельзя сбросить отдельно, если ведущий зашёл несколькими картами.
blackhat-why-joker = Джокеров здесь выбирать нельзя.
blackhat-why-trapped = В ловушке ханипота: больше не ходит.
blackhat-why-locked = Заблокирована: сдвинет её только отказ в обслуживании.
blackhat-why-jailed = В тюрьме трассировщика.
blackhat-why-rival = Чужую пешку можно двинуть только с узла ниже нуля.
blackhat-why-denial = Не со старта, не из ловушки, не из тюрьмы и не вошедшая.
blackhat-why-arrow = Туда не ведёт целая стрелка.
blackhat-why-tracer = Трассировщик идёт на соседний узел, но не ближе к стартам.
blackhat-why-host = Маркеры лежат только на хостах.
field-cells = ячейки
field-sign = знак
field-winning = пока впереди

## Киберрубеж

kiberrubezh-turn = Ход { NUMBER($turn) }: { $who }
kiberrubezh-side = Сторона: { $who }
kiberrubezh-middle = Между полями
kiberrubezh-deck = Колода
kiberrubezh-deck-of = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
kiberrubezh-deck-help = Колода — жизнь своей стороны
kiberrubezh-discard = Сброс
kiberrubezh-hand = на руке
kiberrubezh-hand-of = На руке: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
kiberrubezh-hand-empty = На руке нет карт
kiberrubezh-known-hand = Известно на руке
kiberrubezh-known-deck = Известно в колоде: { NUMBER($n) }
kiberrubezh-seen = соперник её видел
kiberrubezh-assets = Активы
kiberrubezh-measures = Меры защиты
kiberrubezh-attacks = Нападение
kiberrubezh-power-attack = Мощность атаки: занято { NUMBER($used) } из { NUMBER($active) } действующей, всего { NUMBER($total) }
kiberrubezh-power-defence = Мощность защиты: занято { NUMBER($used) } из { NUMBER($active) } действующей, всего { NUMBER($total) }
kiberrubezh-boost = ущерб +{ NUMBER($n) }
kiberrubezh-more-blocks = блоки +{ NUMBER($n) }
kiberrubezh-doomed = Будут уничтожены:
kiberrubezh-wave = Волна { NUMBER($n) }
kiberrubezh-window = Окно реакции: { $who }
kiberrubezh-asking = Сейчас спрашивает
kiberrubezh-asked = ещё { NUMBER($n) }
kiberrubezh-assets-left = Можно выложить активов: { NUMBER($n) }
kiberrubezh-attack-over = Волн в этом ходу больше не будет
kiberrubezh-waiting = Затем:
kiberrubezh-won = Победа: { $who }
kiberrubezh-looked = Увидено в колоде
kiberrubezh-looks = { $who } смотрит верхние карты колоды ({ $owner }): { NUMBER($n) }
kiberrubezh-blocked = заблокирована
kiberrubezh-done = выполнена
kiberrubezh-through = проходит
kiberrubezh-stopped = остановлена
kiberrubezh-left = ещё { $n ->
    [one] { $n } блок
    [few] { $n } блока
   *[other] { $n } блоков
}
kiberrubezh-blocks = блокирует атак: { NUMBER($n) }
kiberrubezh-why = Почему сейчас её нельзя использовать
kiberrubezh-why-wait = Сейчас решаете не вы.
kiberrubezh-why-other = Сейчас спрашивают о другом.
kiberrubezh-why-now = Не сейчас: не та фаза, нет свободной мощности или цели.
kiberrubezh-why-target = Для этого её выбрать нельзя.
kiberrubezh-do-lay = Выложить
kiberrubezh-do-play = Сыграть
kiberrubezh-do-activate = Использовать
kiberrubezh-do-attack = В атаку
kiberrubezh-do-block = Блокировать
kiberrubezh-do-stop = Остановить
kiberrubezh-do-strike = Ущерб с карты
kiberrubezh-do-drain = Две карты
kiberrubezh-do-discard = Сбросить
kiberrubezh-do-target = Выбрать
kiberrubezh-do-target_asset = Выбрать
kiberrubezh-do-give_up = Сбросить
kiberrubezh-do-take_out = Сбросить
kiberrubezh-do-find = Взять
kiberrubezh-do-recover = Вернуть
kiberrubezh-do-under = Под колоду
kiberrubezh-do-dump = Сбросить
kiberrubezh-do-on_top = Следующая
kiberrubezh-do-resolve = Сначала эта
kiberrubezh-letter-malware = ВП
kiberrubezh-letter-dos = ОО
kiberrubezh-letter-intrusion = ВТ
kiberrubezh-letter-tempest = ПЭ
kiberrubezh-letter-crypto = КР
kiberrubezh-letter-any = все
kiberrubezh-letter-attack = А
kiberrubezh-letter-defence = Щ
kiberrubezh-letter-turned = П
kiberrubezh-letter-frozen = ПЗ

# Колоды, коллекция и комнаты «Киберрубежа».
home-decks = Колоды и коллекция
home-rooms = Закрытый формат и драфт
new-own-decks = Играть своими колодами?
new-own-decks-help = Соберите их и играйте сразу или откройте комнату для закрытого формата или драфта.
join-room = Комната «Киберрубежа»
join-room-help = В комнате готовят колоды, затем открывается стол для дуэли.
join-room-enter = Войти в комнату
cards-ways = Карты «Киберрубежа»
cards-way-decks = Колоды
cards-way-collection = Коллекция
cards-way-rooms = Комнаты
decks-title = Колоды «Киберрубежа»
decks-own = Ваши колоды
decks-shipped = Колоды из комплекта
decks-none = Пока ни одной: начните новую, скопируйте готовую или вставьте список.
deck-new = Новая колода
deck-new-title = Новая колода
deck-random = Случайная
deck-best = Лучшая из моей коллекции
deck-best-none = Сначала вскройте бустер в коллекции.
deck-edit = Открыть
deck-copy = Дублировать
deck-copy-title = { $title } (копия)
deck-copy-own = Скопировать себе
deck-delete = Удалить
deck-delete-sure = Да, удалить
deck-keep = Нет
deck-list = Список карт
deck-cards = карт
deck-unknown = В этом браузере такой колоды нет: колоды хранятся там, где их собирали.
deck-name = Название колоды
deck-library = Библиотека
deck-pool = Ваши карты
deck-side = Колода
deck-sides = Что показать
deck-empty = Карт пока нет.
deck-add = Добавить в колоду: { $card }
deck-more = Ещё одну: { $name }
deck-less = Убрать одну: { $name }
deck-in = В колоде:
deck-stock = У вас { NUMBER($n) }
deck-legal = Колода по правилам: можно играть.
deck-illegal = Пока не по правилам:
deck-line = Строка { NUMBER($line) }:
deck-lacks-collection = Нет в вашей коллекции: { $cards }
deck-lacks-pool = Нет среди ваших карт: { $cards }
deck-play = Сыграть этой колодой
deck-against = Колода соперника
deck-play-bot = Против бота
deck-play-person = Пригласить человека
deck-export-copy = Скопировать список
deck-export-file = Скачать список
deck-import = Вставить или открыть список
deck-import-text = Список колоды
deck-import-help = В каждой строке: сколько, номер и название на любом из трёх языков, например «3 024 Сетевой червь»; достаточно номера или названия. Первой может быть [Название].
deck-import-read = Прочитать
deck-import-file = Открыть файл
deck-import-anyway = Всё равно взять прочитанное (карт: { NUMBER($n) })
filter-kind = Вид
filter-all = Все
filter-words = Искать по названию, тексту, номеру
filter-category = Категория
filter-power = Мощность
filter-power-of = Требует { NUMBER($n) }
filter-rarity = Редкость
filter-own = Только мои
filter-none = Ни одна карта не подходит.
filter-clear = Сбросить фильтры
curve = Требуемая мощность
curve-told = требуют { NUMBER($power) }: атаки — { NUMBER($attack) }, защиты — { NUMBER($defence) }
curve-attack = Атака
curve-defence = Защита
curve-sum = активы дают { NUMBER($gives) }, требуется { NUMBER($needs) }
collection-title = Ваша коллекция
collection-different = разных карт
collection-filter = Что показать
collected-all = Все
collected-have = Есть
collected-miss = Не хватает
collection-gap = Этой карты у вас нет
collection-openings = Откуда карты
collection-openings-help = Каждое вскрытие идёт от зерна: по нему любой получит те же карты и может их проверить — здесь или командой «contienda cards verify».
collection-verify = Проверить
collection-unexplained = Вскрытиями не объясняется: { $cards }
collection-export = Скачать файл
collection-import = Открыть файл
collection-replace-do = Да, заменить
collection-empty = Очистить коллекцию
collection-empty-sure = Да, очистить
collection-show = Посмотреть
booster-many = Бустеров
booster-own-seed = Зерно
booster-any-seed = случайное
booster-help = В каждом бустере одиннадцать разных карт: семь обычных, три необычные и редкая, вместо которой в одном из восьми — особая. Базовые активы берут свободно.
booster-open-title = Вскрытие бустеров
booster-of = Бустер { NUMBER($n) } из { NUMBER($count) }
booster-turn = Карта { NUMBER($n) } из { NUMBER($count) } рубашкой вверх: перевернуть
booster-turn-all = Перевернуть все
booster-next = Следующий бустер
booster-skip = Пропустить остальные
booster-done = В коллекцию
booster-seed = Зерно этого вскрытия:
rooms-title = Комнаты «Киберрубежа»
rooms-kind = Что играем
rooms-opponent = С кем
rooms-owned = Только картами из своей коллекции
rooms-make = Открыть комнату
rooms-join = Войти в комнату
rooms-mine = Ваши комнаты
room-kind-duel = Дуэль своими колодами
room-kind-duel-help = Каждый приносит колоду из шестидесяти карт.
room-kind-sealed = Закрытый формат
room-kind-sealed-help = Каждый вскрывает шесть бустеров и собирает колоду из них и свободных базовых активов.
room-kind-draft = Драфт
room-kind-draft-help = По четыре бустера: берёте карту, меняетесь бустерами, и так до конца; затем собираете колоду.
room-opponent-person = Другой человек
room-opponent-person-help = Войдёт по коду, ссылке или QR-коду.
room-opponent-bot = Бот
room-opponent-bot-help = Начинается сразу.
room-stage-waiting = Кого-то не хватает.
room-stage-picking = Выбирайте карты.
room-stage-building = Подготовьте колоду.
room-stage-ready = Всё готово.
room-waiting = Поделитесь кодом; начнёте, как только соперник войдёт.
room-deck-in = Ваша колода сдана.
room-ready = Стол открыт.
room-go = К столу
room-other = Ваш соперник: { $who }
room-other-building = { $who } ещё собирает свою.
room-other-ready = Соперник ({ $who }) уже сдал колоду.
room-build = Собрать колоду
room-submit = Сдать колоду
room-suggest = Предложить
room-clear = Очистить
room-choose = Какой колодой играете?
room-choose-this = Играть этой
room-build-first = Сначала собрать другую; комната останется в списке ваших.
room-seed = Зерно бустеров:
room-commitment = Хеш зерна, назначенного до начала:
bot-greedy = Бот с простыми правилами
draft-pack = Бустер у вас в руках
draft-round = Бустер { NUMBER($n) } из { NUMBER($count) }
draft-pick = Возьмите карту; остальное уйдёт сопернику.
draft-wait = Взято. Теперь выбирает { $who }.
draft-take = Взять: { $card }
draft-taken = Уже у вас
draft-have = есть { NUMBER($n) }
windows = Окна реакции
windows-about = Что это значит
windows-ask = Всегда спрашивать
windows-ask-help = Вопрос задаётся при каждой волне, даже если можно только пропустить.
windows-alone = Пас, если больше нечего
windows-alone-help = Если можно только пасовать, страница пасует за вас через одну–три секунды, каждый раз по-разному: поспешность почти ничего не скажет сопернику.
windows-turn = Пас до моего хода
windows-turn-help = До начала вашего следующего хода вы ничего не блокируете и ни на что не отвечаете; потом всё как раньше.
windows-passing = Пасуем за вас…
windows-stop = Стоп, спросите меня
collection-replace = Заменить вашу коллекцию (бустеров: { NUMBER($now) }) той, что в файле (бустеров: { NUMBER($n) })?
filter-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
collection-sum = { $n ->
    [one] { $n } карта всего
    [few] { $n } карты всего
   *[many] { $n } карт всего
}
collection-count = { $n ->
    [one] { $n } копия
    [few] { $n } копии
   *[many] { $n } копий
}
draft-left = { $n ->
    [one] { $n } выбор впереди
    [few] { $n } выбора впереди
   *[many] { $n } выборов впереди
}
booster-open = { $n ->
    [one] Вскрыть { $n } бустер
    [few] Вскрыть { $n } бустера
   *[many] Вскрыть { $n } бустеров
}
booster-tear = { $n ->
    [one] Вскрыть: { $n } карта
    [few] Вскрыть: { $n } карты
   *[many] Вскрыть: { $n } карт
}
collection-verified = { $n ->
    [one] Проверено: все карты — из { $n } бустера.
   *[other] Проверено: все карты — из этих { $n } бустеров.
}
collection-imported = { $n ->
    [one] Прочитано: { $n } бустер.
    [few] Прочитано: { $n } бустера.
   *[many] Прочитано: { $n } бустеров.
}
collection-opened = { $n ->
    [one] { $n } бустер, начиная с { NUMBER($first) }-го
    [few] { $n } бустера, начиная с { NUMBER($first) }-го
   *[many] { $n } бустеров, начиная с { NUMBER($first) }-го
}

## Maracas

maracas-gov = Правительство
maracas-ins = Повстанцы
maracas-letter-gov = П
maracas-letter-ins = В
maracas-letter-terror = Т
maracas-letter-criminal = Б
maracas-letter-nsm = С
maracas-letter-dispersed = Р
maracas-letter-trained = О
maracas-short-mil = ОПЛ
maracas-short-pol = ПОЛ
maracas-short-cbt = АРМ
maracas-short-fcbt = ИН
maracas-short-gr = ПАР
maracas-short-mf = ГС
maracas-short-hw = ТВ
maracas-short-ateam = СГ
maracas-short-eng = ИНЖ
maracas-short-cadre = АГТ
maracas-short-sensor = НБЛ
maracas-short-cit = ОРГ
maracas-short-informant = ОСВ
maracas-short-double = ДВА
maracas-short-ied = СВУ
maracas-short-bomber = СМР
maracas-short-node = УЗЕЛ
maracas-short-dummy = –
maracas-ir = IR
maracas-tr = TR
maracas-cmr = CMR
maracas-ir-long = Разведка (IR)
maracas-tr-long = Войска (TR)
maracas-cmr-long = Военно-гражданский (CMR)
maracas-map = Карта города; стрелки ведут от зоны к зоне и к группам
maracas-sides = Обе стороны и ход
maracas-sheet = Ход, событие и запасы
maracas-turn = Ход { NUMBER($turn) } из { NUMBER($last) }
maracas-setup = Подготовка
maracas-phase-event = Событие
maracas-phase-planning = Планирование
maracas-phase-deployment = Развёртывание
maracas-phase-intelligence = Разведка
maracas-phase-operations = Операции
maracas-phase-redeployment = Отвод
maracas-phase-appeal = Обращение
maracas-event = Событие:
maracas-cup = Жетонов в мешке: { NUMBER($n) }
maracas-iu-left = Инфраструктурных единиц в запасе: { NUMBER($n) }
maracas-last-chit = Последний открытый жетон
maracas-pool = Фонд разведданных
maracas-tp = ОЗ
maracas-tp-help = Остаток очков задач из лимита
maracas-tp-of = Очки задач: { NUMBER($n) } из { NUMBER($most) }
maracas-vp = ПО
maracas-advantages = Разведывательные преимущества: { NUMBER($n) }
maracas-wait = Ходов до нового обращения: { NUMBER($n) }
maracas-strategy = Тайная стратегия
maracas-price = Цена сил: { NUMBER($n) } ПО противнику
maracas-recruits = Ополчение для набора: { NUMBER($n) }
maracas-box-available = Резерв
maracas-box-qrf = Силы быстрого реагирования
maracas-box-disrupted = Расстроенные
maracas-secret = тайна
maracas-hand = Жетонов на руке: { NUMBER($n) }
maracas-hand-empty = На руке нет жетонов
maracas-chit = Жетон { $chit }
maracas-stack = Группа { NUMBER($n) }
maracas-hits = попаданий: { NUMBER($n) }
maracas-down = лицом вниз
maracas-face-down = Фишек лицом вниз: { NUMBER($n) }
maracas-dispersed = рассредоточено
maracas-trained = обучено
maracas-acted = Уже действовала в этом ходу
maracas-moved = Переместилась
maracas-ambushed = Попала в засаду
maracas-barred = В этом ходу без задач
maracas-pn = Число населения
maracas-tm = Модификатор местности
maracas-pn-is = Число населения { NUMBER($n) }
maracas-tm-is = Модификатор местности { NUMBER($n) }
maracas-loc = Линия коммуникаций
maracas-objective = Объект
maracas-objective-is = Объект: { $name }
maracas-iu-gov = Инфраструктура правительства: { NUMBER($n) }
maracas-iu-ins = Инфраструктура повстанцев: { NUMBER($n) }
maracas-sabotage = Саботаж: { NUMBER($n) }
maracas-terror = Террор
maracas-new-terror = Террор с этой фазы
maracas-criminals = Банд: { NUMBER($n) }
maracas-nsm = Отрядов самообороны: { NUMBER($n) }
maracas-informants = Осведомителей: { NUMBER($n) }
maracas-frozen = Закрыта в этом ходу
maracas-ug = Подполье
maracas-against = Против
maracas-underground-of = Фишек повстанцев в подполье: { NUMBER($n) }
maracas-active = Сейчас активна
maracas-activated = Уже была активна в этом ходу
maracas-adjacent = Соседние зоны: { $areas }
maracas-looked-at = Открытая зона
maracas-open-area = Коснитесь зоны, чтобы увидеть её фишки.
maracas-why-wait = Сейчас решаете не вы.
maracas-why-other = Сейчас вопрос о другом.
maracas-why-place = Это место сейчас выбрать нельзя.
maracas-why-stack = Эту группу сейчас выбрать нельзя.
maracas-why-chit = Этот жетон сейчас выбрать нельзя.
maracas-nsm-attack = Нападает отряд самообороны
maracas-target-criminal = банда
maracas-target-nsm = отряд самообороны
maracas-target-objective = объект
maracas-bombers = Смертников: { NUMBER($n) }
maracas-totals = Сумма { $own } против { $against }
maracas-total = Сумма { $n }
maracas-to-draw = и жетон, который ещё не вытянут
maracas-hits-left = Группа { NUMBER($stack) }: попаданий к распределению: { NUMBER($n) }
maracas-at-hand = Нужно разместить
maracas-left = осталось: { NUMBER($n) }
maracas-to-discard = Осталось сбросить: { NUMBER($n) }
maracas-planned = Задумано, ещё тайна
maracas-last-mission = Последняя задача
maracas-counted = Победные очки хода
maracas-result = Итог
maracas-won = Победа: { $side }
maracas-draw = Ничья
maracas-legend = Значки
maracas-key-pn = Число населения
maracas-key-tm = Модификатор местности
maracas-key-loc = Линия коммуникаций
maracas-key-objective = Объект
maracas-key-iu = Инфраструктурная единица
maracas-key-sabotage = Саботаж
maracas-key-terror = Террор
maracas-key-criminal = Банда
maracas-key-nsm = Отряд самообороны
maracas-key-informant = Осведомитель
maracas-key-acted = Уже действовала
maracas-key-moved = Переместилась
maracas-key-ambushed = Попала в засаду
maracas-key-barred = Без задач
maracas-key-told = Кое-что известно, хотя лицом вниз
maracas-deed-para = За каждую расстроенную иррегулярную единицу противника
maracas-deed-reg = За каждую расстроенную регулярную единицу противника
maracas-deed-foreign = За каждую расстроенную иностранную единицу
maracas-deed-iu = За каждую снятую инфраструктурную единицу противника
maracas-deed-criminal = За каждую устранённую банду
maracas-deed-nsm = За каждый устранённый отряд самообороны
maracas-deed-population = За каждую зону, где население за вами
maracas-deed-loc = За каждую линию коммуникаций под вашим контролем
maracas-deed-terror = За каждую зону, где вы вызвали террор
maracas-deed-objective = За каждый поражённый объект
maracas-deed-idle = За ход без ваших атак и засад
maracas-own-strategy = ваша сейчас
maracas-deeds-help = Победные очки тайно подсчитываются в конце каждого хода.
maracas-points-1 = 1
maracas-points-iu = свои ИЕ там
maracas-points-pn = число населения
maracas-points-less-1 = −1
maracas-points-less-pn = − число населения
field-absent = известно, что не на руке
field-acted = действовала
field-activated = активировалась
field-advantages = разведывательные преимущества
field-against = против
field-ambushed = попала в засаду
field-areas = зоны
field-back = другой стороной вверх
field-barred = без задач
field-bombers = применено смертников
field-bought = куплено
field-boxes = планшет
field-cadres = сумма CMR вместе с агитаторами
field-chit = последний открытый жетон
field-code = действие
field-column = столбец таблицы сил
field-counter = фишка
field-counters = фишки (в зонах: правительство, повстанцы)
field-cover-least = наименьший IR с двойными агентами, не менее
field-criminals = банды
field-cup = жетонов в мешке
field-declared = объявлена
field-event = событие
field-hidden = лицом вниз
field-hits = попадания
field-hq-chit = жетон командования
field-informants = осведомители
field-ir-least = наименьший IR, не менее
field-ir-most = наименьший IR, не более
field-irregulars-left = банд и отрядов самообороны в запасе
field-iu = инфраструктура (правительство, повстанцы)
field-iu-left = инфраструктурных единиц в запасе
field-last-turn = последний ход
field-level = нужно победных очков
field-loc = линия коммуникаций
field-loser = проигравшая
field-mission = задача
field-moved = переместилась
field-new-terror = террор с этой фазы
field-no-agent = двойного агента лицом вниз нет
field-no-arms = лицом вниз нет ничего, что усиливает атаку
field-nsm = отряды самообороны
field-objective = объект
field-offers = что сравнивает каждый выбор
field-own = своя сумма
field-own-chit = свой жетон
field-passes = пасов подряд
field-plan = задумано, ещё тайна
field-played = сыгранные жетоны
field-pn = число населения
field-pool = фонд разведданных
field-prospects = возможные задачи групп
field-random = случайный жетон
field-recruit = одно ополчение
field-recruits = ополчение для набора
field-remembered = известно, что лежит лицом вниз здесь или в группах отсюда
field-rewarded = объект уже поражён в этом ходу
field-spent = потрачено
field-stack = группа
field-stacks = группы
field-strategy = стратегия
field-sum-least = сумма CMR, не менее
field-sum-most = сумма CMR, не более
field-taken = взято
field-tens = первая цифра
field-terror = террор
field-tm = модификатор местности
field-told = известно о ней
field-totals = суммы
field-tp = остаток очков задач
field-tp-max = лимит очков задач
field-tr-least = TR одного из подразделений, не менее
field-tr-most = TR одного из подразделений, не более
field-tries = попыток набора (правительство, повстанцы)
field-type = тип
field-unit = единица
field-up = лицом вверх
field-uses-advantage = применяет преимущество
field-vp = победные очки
field-wait = ходов до нового обращения
field-where = где
value-ir = IR
value-tr = TR
value-cmr = CMR
value-nsm = отряд самообороны
value-criminal = банда
value-objective = объект
