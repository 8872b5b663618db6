kiberrubezh-credits = Карточная дуэль с сайта cyberborder.ru. Правила — авторов, пересказанные нашими словами; изданные карты нигде не описаны, поэтому 120 карт нашей библиотеки, их тексты и колоды — наша реконструкция, и это отмечено.

kiberrubezh-turn = Ход { NUMBER($turn) }: { $who }
kiberrubezh-side = Сторона: { $who }
kiberrubezh-middle = Между полями
kiberrubezh-deck = Колода
kiberrubezh-deck-of = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
kiberrubezh-deck-help = Колода — жизнь своей стороны. Нажмите, чтобы увидеть её состав: составы обеих колод открыты
kiberrubezh-list = Состав колоды: { $who }
kiberrubezh-discard = Сброс
kiberrubezh-hand = на руке
kiberrubezh-hand-empty = В руке нет карт
kiberrubezh-known-hand = Известно в руке
kiberrubezh-known-deck = Известно в колоде: { NUMBER($n) }
kiberrubezh-seen = противник её видел
kiberrubezh-assets = Активы
kiberrubezh-measures = Меры защиты
kiberrubezh-attacks = Средства нападения
kiberrubezh-power-attack = Мощность атаки: занято { NUMBER($used) } из { NUMBER($active) } действующей, всего { NUMBER($total) }
kiberrubezh-power-defence = Мощность защиты: занято { NUMBER($used) } из { NUMBER($active) } действующей, всего { NUMBER($total) }
kiberrubezh-boost = ущерб +{ NUMBER($n) }
kiberrubezh-more-blocks = блоки +{ NUMBER($n) }
kiberrubezh-wave = Волна { NUMBER($n) }
kiberrubezh-window = Окно реакции: { $who }
kiberrubezh-asking = Спрашивает карта
kiberrubezh-asked = ещё { NUMBER($n) }
kiberrubezh-assets-left = Можно выложить активов: { NUMBER($n) }
kiberrubezh-attack-over = Волн в этом ходу больше не будет
kiberrubezh-waiting = Затем:
kiberrubezh-won = Победа: { $who }
kiberrubezh-looked = Увидено в колоде
kiberrubezh-looks = { $who } смотрит верхние карты колоды ({ $owner }): { NUMBER($n) }
kiberrubezh-blocks = { $n ->
    [one] Блокирует { $n } атаку.
    [few] Блокирует { $n } атаки.
   *[many] Блокирует { $n } атак.
}
kiberrubezh-floor = Машинный зал
kiberrubezh-floor-own = Ваш машинный зал
kiberrubezh-floor-empty = Место для активов
kiberrubezh-wall = Стена защиты
kiberrubezh-wall-own = Ваша стена
kiberrubezh-wall-empty = Место для мер защиты
kiberrubezh-wall-against = против этой атаки
kiberrubezh-lane = Рубеж атаки
kiberrubezh-lane-own = Ваш рубеж атаки
kiberrubezh-lane-empty = Место для средств атаки
kiberrubezh-lane-waits = ждёт своего хода
kiberrubezh-gives = даёт: атака { NUMBER($attack) }, защита { NUMBER($defence) }
kiberrubezh-wave-of = волна { NUMBER($n) }: { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[many] { $count } атак
}
kiberrubezh-attack = Атака
kiberrubezh-defence = Защита
kiberrubezh-becomes = станет { $n }
kiberrubezh-holds = держит { NUMBER($n) }
kiberrubezh-holds-of = держит { NUMBER($n) } из { NUMBER($of) }
kiberrubezh-doomed-one = будет уничтожен
kiberrubezh-discard-short = сброс
kiberrubezh-deck-short = известны
kiberrubezh-dock = Наведите на карту, чтобы прочитать её здесь
kiberrubezh-fate-declared = атакует
kiberrubezh-fate-open = открыта
kiberrubezh-fate-stopped = остановлена
kiberrubezh-fate-through = проходит
kiberrubezh-fate-dealing = бьёт
kiberrubezh-fate-done = нанесла ущерб
kiberrubezh-count-stopped = { $n ->
    [one] остановлена
    [few] остановлены
   *[many] остановлено
}
kiberrubezh-count-through = { $n ->
    [one] проходит
    [few] проходят
   *[many] проходят
}
kiberrubezh-count-open = { $n ->
    [one] ещё не остановлена
    [few] ещё не остановлены
   *[many] ещё не остановлено
}
kiberrubezh-lying-turned = повёрнут
kiberrubezh-lying-frozen = заморожен
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
kiberrubezh-do-strike = С карты
kiberrubezh-do-drain = Система
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
new-own-decks = Хотите играть своими колодами?
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
decks-shipped = Встроенные колоды
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
deck-against = Колода противника
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
collection-openings = Вскрытые бустеры
collection-openings-help = Каждое вскрытие идёт от зерна: по нему любой получит те же карты и может их проверить — здесь или командой «contienda cards verify».
collection-verify = Проверить
collection-unexplained = Не из этих бустеров: { $cards }
collection-export = Скачать файл
collection-import = Открыть файл
collection-replace-do = Да, заменить
collection-empty = Очистить коллекцию
collection-empty-sure = Да, очистить
collection-show = Посмотреть
booster-many = Бустеров
booster-own-seed = Зерно
booster-any-seed = случайное
booster-help = В каждом бустере одиннадцать разных карт: семь обычных, три необычные и одна редкая, вместо которой в одном бустере из восьми лежит особая. Базовые активы бесплатны.
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
room-kind-sealed-help = Каждый вскрывает шесть бустеров и собирает колоду из них и бесплатных базовых активов.
room-kind-draft = Драфт
room-kind-draft-help = По четыре бустера: берёте карту, меняетесь бустерами, и так до конца; затем собираете колоду.
room-opponent-person = Другой человек
room-opponent-person-help = Войдёт по коду, ссылке или QR-коду.
room-opponent-bot = Бот
room-opponent-bot-help = Начинается сразу.
room-stage-waiting = Ждём второго игрока.
room-stage-picking = Выбирайте карты.
room-stage-building = Подготовьте колоду.
room-stage-ready = Всё готово.
room-waiting = Поделитесь кодом; начнёте, как только противник войдёт.
room-deck-in = Ваша колода сдана.
room-ready = Стол открыт.
room-go = К столу
room-other = Ваш противник: { $who }
room-other-building = { $who } ещё собирает колоду.
room-other-ready = Противник ({ $who }) уже сдал колоду.
room-build = Собрать колоду
room-submit = Сдать колоду
room-suggest = Предложите колоду
room-clear = Очистить
room-choose = Какой колодой играете?
room-choose-this = Играть этой
room-build-first = Сначала собрать другую колоду; в комнату можно будет вернуться.
room-seed = Зерно бустеров:
room-commitment = Хеш зерна, зафиксированный до начала:
draft-pack = Ваш бустер
draft-round = Бустер { NUMBER($n) } из { NUMBER($count) }
draft-pick = Возьмите карту; остальное уйдёт противнику.
draft-wait = Взято. Теперь выбирает { $who }.
draft-take = Взять: { $card }
draft-taken = Уже у вас
draft-have = есть { NUMBER($n) }
windows = Окна реакции
windows-ask = Всегда спрашивать
windows-ask-help = Вопрос задаётся при каждой волне, даже если можно только пасовать.
windows-alone = Пас, если больше нечего делать
windows-alone-help = Если можно только пасовать, страница пасует за вас через одну–три секунды, каждый раз по-разному: поспешность почти ничего не скажет противнику.
windows-turn = Пас до моего хода
windows-turn-help = До начала вашего следующего хода вы ничего не блокируете и ни на что не отвечаете; потом всё как раньше.
windows-short-ask = Реакции: спрашивать
windows-short-alone = Реакции: автоматически
windows-short-turn = Пас до моего хода
windows-passing = Пасуем за вас…
windows-stop = Стоп, спросите меня
collection-replace = Заменить вашу коллекцию (бустеров: { NUMBER($now) }) той, что в файле (бустеров: { NUMBER($n) })?
filter-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
collection-sum = { $n ->
    [one] всего { $n } карта
    [few] всего { $n } карты
   *[many] всего { $n } карт
}
collection-count = { $n ->
    [one] { $n } копия
    [few] { $n } копии
   *[many] { $n } копий
}
draft-left = { $n ->
    [one] осталось взять { $n } карту
    [few] осталось взять { $n } карты
   *[many] осталось взять { $n } карт
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
    [1] Проверено: все карты — из этого бустера.
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

# Как называется то, что есть в её виде, для текстового стола.
field-list = состав колоды
field-first = начинал
field-assets-left = активов можно выложить
field-wave = волна
field-attack-over = атака окончена
field-asked = сколько ещё
field-looker = кто смотрит
field-looking = просмотр
field-pending = свойства впереди
field-waiting = свойства ждут порядка
field-hit = нанесли ущерб в этот ход
field-lessened = ущерб уменьшен на
field-top = известны сверху
field-bottom = известны снизу
field-seen = видел противник
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
field-strikes = потери колоды от ущерба на карте
field-drains = потери колоды от ущерба системе
field-stopped = остановлены
field-effect = свойство
value-ready = не повёрнут
value-turned = повёрнут
value-frozen = заморожен
