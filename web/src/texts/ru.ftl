# Слова самой страницы; у игр есть свои.
brand-line = Пять игр о противостоянии за одним столом
skip = Перейти к содержанию
nav-home = Главная
nav-rules = Правила
nav-about = О программе
settings = Настройки
language = Язык
theme = Тема
theme-auto = Как на устройстве
theme-dark = Тёмная
theme-light = Светлая
theme-contrast = Высокая контрастность
theme-projector = Проектор
sound = Звуки
motion = Анимация
text-table = Текстовый стол
answers-all = Все ответы списком под полем
notices = Уведомлять о моём ходе
close = Закрыть
copied = Скопировано
loading = Загрузка…
brand-ways = Одному против ботов, с друзьями или целым классом.
home-friends = С друзьями
home-continue = Продолжить
home-all = Все ({ NUMBER($count) })
home-fewer = Свернуть
home-new-here = Вы здесь впервые?
home-new-here-help = Без регистрации и установки. Когда вы вернётесь, ваши столы и занятия будут здесь.
home-first = { $game }: научиться за пять минут
home-which = С какой игры начать?
home-teams = 2 команды любого размера
home-minutes = { NUMBER($least) }–{ NUMBER($most) } мин
home-difficulty-1 = легко освоить
home-difficulty-2 = средняя сложность
home-difficulty-3 = сложная
home-class-code = Один код на всю аудиторию: участники входят с телефонов, без учётных записей
home-class-lead = До двенадцати столов на одном пульте: пауза, обсуждение, лимиты времени, вводные
home-class-after = Разбор сразу после последнего хода
home-learn-title = Учитесь играя
home-learn-help = Наставник рядом с настоящим полем проведёт вас через первые ходы.
home-lab = Лаборатория
home-lab-help = Тысячи партий на симуляторе, сравнение ботов, баланс сценария, выгрузка каждого решения: из командной строки.
home-lab-go = Как это сделать
choose-people = Сколько вас?
choose-people-1 = я один
choose-people-2 = двое
choose-people-4 = трое или четверо
choose-people-6 = пятеро или шестеро
choose-people-12 = больше шести
choose-minutes = Сколько времени?
choose-minutes-30 = полчаса
choose-minutes-60 = час
choose-minutes-120 = два часа
choose-purpose = Зачем?
choose-purpose-any = всё равно
choose-purpose-laugh = повеселиться
choose-purpose-think = поломать голову
choose-purpose-security = узнать об информационной безопасности
choose-purpose-crisis = отработать кризис
choose-because = { NUMBER($least) }–{ NUMBER($most) } минут,
choose-next = Ещё подойдут: { $games }
choose-none = Ни одна игра не подходит по всем трём условиям. Возьмите больше времени или другую цель.
play-side = Ваша сторона
play-bots = Сколько ботов играет против вас
play-level = Сила ботов
play-setup = Расстановка
play-go = Начать партию
play-cancel = Отмена
play-change = Выбрать сторону и уровень заново
play-remembered = В следующий раз «Играть сейчас» начнёт партию сразу. Кнопка рядом меняет выбор.
setup-ready = Готовая
setup-ready-help = Фишки обеих сторон уже расставлены: вы начинаете с первого хода.
setup-free = Расставить самому
setup-free-help = Вы ставите свои фишки по одной: около двадцати решений до первого хода.
home-new = Новый стол
home-play = Играть сейчас
home-learn = Первая партия за пять минут
home-join = Сесть за стол
home-code = Код
home-code-help = Шесть букв или цифр, которые вам дали
home-go = Войти
home-open = Открытые столы
home-class = Для занятия
home-class-new = Открыть занятие
home-class-lobby = не началось
home-class-running = идёт
home-class-ended = завершено
table-lobby = ждёт игроков
table-playing = идёт игра
table-over = окончена
name = Ваше имя
name-unknown = Игрок
name-help = Так вас увидят за этим столом
new-title = Новый стол: { $game }
new-preset = Вариант игры
new-seats = Кто играет
new-seat = Место { NUMBER($number) }
new-player = Игрок { NUMBER($number) }
new-called = Имя игрока { NUMBER($number) }
new-add-seat = Добавить место
new-remove-seat = Убрать место
seat-me = Здесь играю я
seat-real = Люди за столом
seat-open = Свободно для других
seat-team = Команда
seat-bot-level = Бот, уровень { NUMBER($level) }
seat-bot-named = Бот { NUMBER($number) } ({ $style })
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
dice-drawn = Бросает и сдаёт программа
dice-physical = Бросаем и сдаём сами
new-scenario = Сценарий
scenario-none = Стандартный
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
join-no-code = Стола с кодом { $code } нет. Проверьте код и попробуйте ещё раз.
lobby-share = Войти можно по коду, по ссылке или по QR-коду
lobby-wifi = Телефоны должны быть в одной сети с этим компьютером.
lobby-all-here = Все на месте
lobby-waits = ждём игрока
lobby-bot-here = Посадить бота
lobby-waiting =
    { $count ->
        [one] Ждём ещё { NUMBER($count) } игрока
       *[other] Ждём ещё { NUMBER($count) } игроков
    }
lobby-bots-ask =
    { $count ->
        [one] Бот займёт свободное место. Кто ещё в пути, сможет только смотреть.
       *[other] Боты займут свободные места ({ NUMBER($count) }). Кто ещё в пути, сможет только смотреть.
    }
lobby-bots-yes = Начать с ботами
lobby-bots-no = Подождать
sending = Отправляется…
sending-later = Отправляется: ваш выбор уйдёт, как только восстановится связь.
toast-lost = Связь потеряна
toast-lost-help = Страница подключится сама. Место остаётся за вами.
toast-back = Связь восстановлена
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
turn-table = За настоящим столом
turn-over = Партия окончена
paused = Пауза
pause = Пауза
resume = Продолжить
undo = Отменить ход
undo-ask = Попросить об отмене
undo-asked = { $who } просит отменить решение.
undo-agree = Согласиться
undo-refuse = Отказать
undo-waiting = Ждём согласия остальных
status-connecting = подключение
status-live = на связи
status-polling = на связи (медленное соединение)
status-lost = связь потеряна, пробуем снова
status-refused = нет доступа к столу
status-crowded = Этот стол открыт в слишком многих окнах браузера. Закройте лишние и обновите страницу.
status-removed = Хозяин стола исключил вас. Попросите его пустить вас обратно.
read-only = Правила с тех пор изменились: этот стол можно только читать.
share-copy = Скопировать ссылку
table-tab = Стол
view-from = Точка зрения
view-public = зритель: только открытое
view-all = Партия окончена: посмотреть с любого места
screen-big = Этот экран — общий стол: крупно и только открытое
screen-big-help = Для телевизора или проектора; карты у каждого в своём телефоне.
show-seat = Зрителям можно видеть то же, что мне
share-title = Пригласить
share-code = Код для входа
share-device = Моё место на другом устройстве
share-host = Ссылка для хозяина стола
share-code-help = По нему занимают свободное место или смотрят.
share-play-help = Одноразовая ссылка, срок действия — { $time }. Никому её не показывайте.
share-watch-help = По ней видно только открытое.
share-facilitate-help = Одноразовая ссылка, срок действия — { $time }. Кто её откроет, будет вести стол вместе с вами.
standin-now = пока играет { $bot }
standin = Пока пусть играет бот
standin-end = Убрать бота
seat-captain = капитан
captain-make = Назначить капитаном
seat-remove = Исключить
seat-consent = Разрешить место тому, кто видел чужие карты
seat-consent-help = Все за столом увидят, что вы это разрешили и кто занял место.
seat-consent-end = Отменить разрешение
seat-consent-now = Место открыто и для того, кто видел чужие карты
seat-removed = Исключены
seat-readmit = Пустить обратно
seat-leave = Освободить место
seat-open-up = Отдать человеку
seat-to-bot = Отдать боту
host-title = Хозяин стола
host-locked = Больше никого не пускать за стол
host-extend = Ещё минута
host-back = Вернуться к одному из прошлых шагов
host-back-step = Шаг (сейчас { NUMBER($steps) })
host-back-reason = Причина — её увидят все
host-back-do = Вернуться
rulings = Решения хозяина стола
ruling-consent = Хозяин стола разрешает занять место { $seat } тому, кто видел чужие карты.
ruling-withdrawn = Хозяин стола отменяет это разрешение для места { $seat }.
ruling-seen = { $name } занимает место { $seat } с разрешения хозяина стола. Чьи карты знает: { $seen }.
peek-now = Показан шаг { NUMBER($step) } из { NUMBER($steps) }.
peek-back = К текущему моменту
log-new = новое
log-peek = Показать стол на тот момент
lobby-others = Экраны и зрители
meet-apart = Каждый на своём устройстве
meet-apart-help = Остальные входят по коду, ссылке или QR-коду.
meet-device = Все на этом устройстве
meet-device-help = Передаём устройство по кругу; занавес скрывает то, что видно не всем.
meet-kitchen = За кухонным столом
meet-kitchen-help = На этом экране общее поле, карты — в телефонах.
meet-paper = Настоящие карты и кубики
meet-paper-help = Игра идёт за настоящим столом, сюда записывают, что вытянули и выбросили; программа ведёт правила, каскады и разбор.
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
rivals = Соперники
table-views = Что показать
choices = Что можно сделать
choice-filter = Найти
choice-board = Выберите на поле
choice-all = Все ответы: { NUMBER($count) }
command = Команда
command-help = Введите номер или часть того, что хотите сделать, и нажмите Enter
command-none = Ничего не подходит к «{ $text }».
command-several = Подходит вариантов: { NUMBER($count) }. Печатайте дальше.
text-position = Позиция
text-choices = Варианты
over-title = Партия окончена
over-winner = Победа: { $who }
over-shared = Общая победа: { $who }
over-draw = Никто не победил
over-another = Другая партия
over-more = Выгрузка партии и проверка случайности
rematch = Реванш
see-debrief = Открыть разбор
see-replay = Просмотреть партию
export = Скачать файл
fair = Проверка честности
fair-help = Хеш зерна был показан до первого хода: { $commitment }
hint = Подсказка
hint-says = Бот выбрал бы: { $what }
hint-worlds = Возможных раскладов, совместимых с тем, что вам известно: { NUMBER($worlds) }
hint-expects = ожидаемый итог: { NUMBER($value) } %
hint-then = дальше: { $what }
hint-thinking = Думаю…
replay-title = Запись партии
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-stop = Стоп
replay-branch = Продолжить отсюда против ботов
replay-view = Точка зрения
replay-link = Ссылка на этот шаг
replay-spectator = зритель
help = Справка
help-title = Справка: { $game }
help-you-are = Ваша сторона: { $side }
help-search = Найти слово или правило
help-more = Ещё правил с этими словами: { NUMBER($count) }. Добавьте слово.
help-rules = Все правила
rules-contents = Содержание
rules-board = Поле во время игры, как в уроке.
rules-found =
    { $count ->
        [one] { NUMBER($count) } пункт
        [few] { NUMBER($count) } пункта
       *[other] { NUMBER($count) } пунктов
    }
rules-title = Правила
rules-search = Поиск по правилам
rules-none = Ни в одном пункте нет этих слов.
rules-ruling = уточнение
rules-reconstructed = реконструкция
about-title = О программе
entry = Что выпало за столом
entry-enter = Записать
entry-enter-some = Записать { $n } из { $count }
entry-find = Номер или название
entry-picked = Будет записано
entry-left = Осталось в колоде: { $count }
entry-copies = Осталось: { $n }
entry-remove = Не записывать: { $card }
entry-die = Кубик { $n }
entry-die-away = Кубик { $n }, выпало { $face }: изменить
entry-back = Отменить запись
entry-roll = { $rolled } здесь выпасть не может. Проверьте кубики или перебросьте, если так сказано в вопросе.
entry-out = { $card }: этого сейчас нет в колоде. Либо уже вышло, либо из другой колоды.
entry-unknown = Ничего с названием «{ $word }» здесь нет.
entry-several = Под «{ $word }» подходит несколько: { $some }. Коснитесь нужного.
entry-many = { $count ->
    [1] Здесь нужна только одна.
    [one] Здесь нужно только { $count }. Сначала уберите лишнее.
    [few] Здесь нужно только { $count }. Сначала уберите лишнее.
   *[many] Здесь нужно только { $count }. Сначала уберите лишнее.
}
curtain-title = Передайте устройство: { $who }
curtain-show = Это я, { $who }: показать мою сторону
lost-title = Страница не найдена
lost-help = По этому адресу ничего нет. Проверьте, нет ли в нём опечатки; возможно, ссылка устарела.
lost-home = На главную
error = Что-то пошло не так
password-title = Этот сервер требует пароль
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
about-what = Contienda — один стол для пяти игр о противостоянии: программа знает правила, играет против вас, помогает преподавать и показывает статистику партий. Она работает на вашем компьютере, без учётных записей, и ничего не запрашивает у других серверов.
about-docs = Документация (на английском): учебники, руководства и справочник
about-changes = тексты переписаны и переведены, карты превращены в эффекты, добавлены наши уточнения и варианты; они помечены.
about-ours = Что здесь наше
about-reconstructed = Там, где правила молчат, решили мы, и у пункта стоит «уточнение»; то, чего у нас не было, мы восстановили сами, и у пункта стоит «реконструкция».
about-licence = Программа свободна, лицензия Apache 2.0.
about-privacy = Стол знает имена, которые вы ему назвали, и ход партии. Cookie помнит, какие места ваши. Больше ничего не хранится, и ничего не уходит с сервера.
learn-title = { $game } за пять минут
learn-next = Дальше
learn-back = Назад
learn-do = Теперь вы: { $what }
learn-not = Не сейчас. Сначала сделайте то, что подсказано.
learn-done = Это была первая партия. Теперь — настоящая.
learn-start = Начнём
field-active = в действии
field-active-player = ходит игрок
field-actor = кто решает
field-deck = в колоде
field-discard = сброс
field-ending = исход
field-events = события
field-hand = рука
field-hand-size = карт в руке
field-id = код
field-known = известно
field-n = число
field-phase = фаза
field-playing = разыгрывается
field-price = стоимость
field-step = шаг
field-target = цель
field-targets = цели
field-total = итого
field-turn = ход
field-winner = победитель
field-cards = карты
field-space = узел
field-kind = вид
field-place = место
field-side = сторона
field-count = сколько
field-left = осталось
field-asking = спрашивает карта
field-sides = стороны
field-frozen = заморожена
value-turn = этот ход
value-guard = следующий ответ синих
value-chance = случай
value-over = окончена
value-dos = отказ в обслуживании

## Термины и карты крупно

rules-glossary = Словарь
zoom = Рассмотреть: { $what }
zoom-before = Назад
zoom-next = Вперёд

bot-random = наугад
bot-greedy = простые правила
bot-careless = рассеянный
bot-search = перебор

field-code = действие

## Команды за столом: кто решает, голоса, обсуждения, краткий разбор

code-spelled = Код { $code }
team-name =
    { $number ->
        [1] Красная команда
        [2] Синяя команда
        [3] Зелёная команда
        [4] Жёлтая команда
        [5] Фиолетовая команда
       *[other] Команда { NUMBER($number) }
    }
team-with = Вы играете за { $team }
team-lead = Вы капитан { $team }
team-majority = { $team }: решает большинство
team-decides-for = { $who } решает за { $team }
team-vote-with = Вы голосуете за { $team }
team-happened = Что произошло
team-code = Ваш код для возвращения
team-code-help = По нему вы вернётесь на своё место с другого устройства.
vote-count = Голоса: { NUMBER($voted) } из { NUMBER($of) }
vote-votes =
    { $votes ->
        [one] голос
        [few] голоса
       *[many] голосов
    }
vote-free = Коснитесь карты или кнопки «Предложить»
vote-free-more = Есть место для ещё одного предложения
vote-foot = Ваш голос
vote-yours = Ваш голос:
vote-change = Его можно изменить.
vote-none = Вы ещё не голосовали.
vote-outcome = Решено (голосов: { NUMBER($votes) } из { NUMBER($of) }): { $what }
vote-wait = Сейчас решает не ваша команда.
vote-bot = Сейчас за вашу команду играет бот.
vote-other = Предложить
vote-word = Пояснить
vote-word-why = Почему?
vote-word-label = Пара слов команде: почему { $what }?
vote-word-said = «{ $text }» — { $name }
vote-take-back = Отозвать
vote-map = Поле
vote-back = Голоса
vote-lead-ready = Решаете вы. Команда сразу увидит решение.
vote-lead-none = Решаете вы. Сначала выберите строку или карту.
vote-lead-pick = Ничего не выбрано
discuss-title = Пауза для обсуждения
discuss-open = Что произошло и что вы будете делать?
discuss-help = Игра остановлена. Её продолжит ведущий.
discuss-look = Посмотреть на поле
discuss-topic = Показать тему
inject-title = От ведущего
inject-read = Понятно
inject-all = Сообщения ведущего
micro-title = Краткий разбор
micro-turn = Краткий разбор · ход { NUMBER($turn) }
micro-time = Осталось времени
micro-facts = Что произошло
micro-write = Ответ команды { $team }
micro-private = Его прочтут только ваша команда и ведущий.
micro-sent = Отправлено. Ответ можно изменить, пока идёт время.
micro-send = Отправить ответ
micro-done = Отправлено
micro-others = Команды записывают, чему научились за этот ход.
micro-answered = { $team }: ответ отправлен
micro-writes = { $team }: пишет ответ
ruling-ruling = { $text } ({ $reason })

nav-print = Печать
print-title = Печать: { $game }
print-about = Карты, схемы, фишки и листы, чтобы вырезать и играть за настоящим столом. Печатайте в масштабе 100 % на плотной бумаге; обороты отражены для двусторонней печати.
print-what = Что печатать
print-how = Как печатать
print-lang = Язык
print-paper = Бумага
print-a4 = A4
print-letter = Letter
print-ink = Краска
print-colour = Цвет
print-low = Экономия краски: белый фон, узоры
print-bleed = Для типографии: по одному предмету на странице, вылеты 3 мм
print-whole = Плакаты одной большой страницей
print-deck = Колода
print-usual = Обычные колоды
print-own = Свой список
print-list = Список карт
print-preview = Первые листы
print-sheet = Лист { NUMBER($number) }
print-pages = { $pages ->
    [one] Всего { NUMBER($pages) } страница
    [few] Всего { NUMBER($pages) } страницы
   *[many] Всего { NUMBER($pages) } страниц
  }
print-pages-least = { $pages ->
    [one] Не меньше { NUMBER($pages) } страницы: правила занимают несколько
    [few] Не меньше { NUMBER($pages) } страниц: правила занимают несколько
   *[many] Не меньше { NUMBER($pages) } страниц: правила занимают несколько
  }
print-make = Скачать PDF
print-making = Верстаем листы…
print-none = У этой игры печатать нечего.
print-nothing = Выберите, что печатать.
print-file = Свой файл
print-scenario-file = Файл сценария
