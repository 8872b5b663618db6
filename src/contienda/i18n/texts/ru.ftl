### Общее для всех игр, по-русски. Строки, которые начинаются с help-, читаются без Fluent: одна строка, без подстановок.

help-contienda = Пять игр о противостоянии на одном движке: играть, смотреть, моделировать, воспроизводить, проверять.
help-commands = команды
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык всех текстов: es, ru или en (по умолчанию — из окружения)
help-games = перечислить игры; с GAME — показать всё об одной: варианты игры, настройки, сценарии
help-play = сыграть в терминале с людьми и ботами
help-learn = пройти урок игры в терминале, шаг за шагом, с наставником
help-watch = посмотреть, как играют боты, с паузой после каждого хода (0.4 с или сколько задано в --pause)
help-simulate = сыграть много партий и собрать статистику
help-tournament = провести круговой турнир ботов на одних и тех же раскладах и вывести рейтинг
help-merge = объединить серии одного задания, сыгранные на разных машинах
help-balance = измерить баланс игры: победы, концовки, длину, выбор и чего стоит каждая карта или часть
help-experiment = выяснить, важно ли изменение в игре: варианты против исходной игры на одних и тех же раздачах
help-sweep = найти наименьшее изменение игры, достигающее цели, и записать его как вариант игры
help-train = обучить нейросеть игре, заставив её играть с собой; на ускорителе, если он есть
help-report = составить отчёт: страницу HTML, которой не нужна сеть, или PDF
help-replay = проверить сохранённую партию и пересказать её
help-hint = что сделал бы бот в этом месте сохранённой партии и почему
help-debrief = разобрать сохранённую партию: ход, переломы и что изменили бы другие решения
help-check = проверить движок игры, её тексты и пункты правил
help-rules = показать правила игры по пунктам; без GAME — перечислить правила всех игр
help-print = подготовить к печати части игры в PDF: карты, схемы, фишки, листы
help-bench = измерить, как быстро играет эта сборка на этой машине
help-completion = вывести скрипт, который дополняет команды, игры и ключи в вашей оболочке
help-man = показать страницу руководства, целиком или по одной команде
help-json = вывести JSON для скриптов
help-game = какая игра (см. contienda games)
help-games-game = игра, о которой нужно рассказать
help-rules-game = какая игра; если не указана, выводится список правил
help-play-game = какая игра; если не указана, программа спросит
help-seats-play = кто где сидит, через запятую: human, bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-seats-bots = какие боты играют, через запятую: bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-preset = вариант игры (см. contienda games GAME)
help-option = одна настройка игры; можно указать несколько раз
help-seed = целое число: одно и то же зерно даёт одну и ту же партию
help-dice = drawn — тянет программа; physical — вы играете настоящими кубиками и картами и вводите, что вышло
help-resume = продолжить сохранённую партию; без FILE — последнюю, из которой вы вышли
help-save = куда сохранить партию по окончании
help-micro-debrief = после каждого хода задавать игрокам вопрос краткого разбора и сохранять ответы
help-learn-game = игра, которую вы хотите освоить (по умолчанию первая)
help-learn-note = начать с этой подсказки наставника
help-completion-shell = оболочка: bash, zsh или fish
help-man-command = команда, которую нужно описать (по умолчанию все)
help-man-roff = вывести исходный текст страницы, чтобы установить её
help-color = цвета: auto, always или never (по умолчанию auto; NO_COLOR их отключает)
help-pause = пауза после каждого хода в секундах, от 0 до 60 (по умолчанию 0.4)
help-games-count = сколько партий сыграть
help-jobs = сколько процессов запустить (по умолчанию — по числу ядер)
help-tournament-bots = боты через запятую: random, greedy, search:1000
help-tournament-deals = сколько раскладов на каждую пару; каждый играется по разу для каждого места бота-одиночки (по умолчанию 100)
help-tournament-players = сколько мест; если больше двух, один бот играет против другого на всех остальных местах
help-tournament-out = хранить манифест, итоги и записи партий в этой папке; если в ней начат такой же турнир, он продолжится
help-run-out = записывать каждую партию строками Parquet в эту папку; если в ней та же серия, она продолжится
help-run-rows = какие таблицы хранить с --out: games, turns, decisions, pieces или all (по умолчанию games)
help-run-first = номер первой партии (по умолчанию 0)
help-run-shard = сыграть только часть I из N всех партий, например 2/8; потом части объединяет merge
help-run-engine = где играть с --out: local, ray или ray:АДРЕС для уже запущенного кластера
help-merge-runs = папка, которую записала contienda simulate --out
help-merge-out = новая папка для всех партий
help-balance-games = сколько партий сыграть в каждой раскладке (по умолчанию 1000)
help-balance-bots = боты, которые по очереди играют за всех, например random,level:2,greedy (по умолчанию random,greedy)
help-balance-presets = только эти варианты (по умолчанию все)
help-balance-vary = сыграть и с каждым из этих значений параметра: ИМЯ=ЗНАЧЕНИЕ,ЗНАЧЕНИЕ или ИМЯ=all
help-balance-no-effects = не повторять партии без каждой из карт и частей
help-balance-all = показать всё, что использовалось, а не только начало и конец списка
help-balance-pace = сколько секунд человек думает над решением — для оценки минут (по умолчанию 15)
help-balance-out = хранить все строки в этой папке; если в ней те же измерения, они продолжатся
help-tournament-again = повторить турнир по этому манифесту (или по манифесту из этой папки)
help-replay-file = сохранённая партия
help-replay-game = повторить партию N серии; FILE — тогда папка этой серии
help-replay-out = сохранить партию в этот файл
help-step = показать позицию после стольких шагов
help-hint-step = решение после K шагов (по умолчанию — последняя позиция)
help-hint-seed = целое число: с тем же зерном ответ будет тем же
help-hint-bot = какого бота спросить: bot:greedy, bot:search:5000, bot:search:2s
help-debrief-seed = целое число; с тем же числом отчёт будет тем же
help-debrief-quick = без раздела «что если»
help-debrief-format = text, markdown, csv (решения), json или pdf (по умолчанию: text)
help-debrief-nameless = не называть имён игроков
help-debrief-paper = бумага для PDF: a4 или letter (по умолчанию: a4)
help-debrief-out = файл для записи (по умолчанию: вывод)
help-replay-verify = только проверить, что файл цел и не изменён
help-check-game = какая игра; если не указана, проверяются все
help-check-count = сколько партий сыграть, проверяя правила
help-tests = папка с тестами, которые ссылаются на пункты правил
help-trace = показать также, где упомянут каждый пункт
help-clause = один пункт или целый раздел по номеру (по умолчанию — все правила)
help-bench-game = какая игра; если не указана, измеряются все
help-bench-seconds = сколько секунд измерять каждую игру
help-scenario = создать, проверить, объяснить или перечислить файлы сценариев
help-scenario-option = играть по этому сценарию: файл или название встроенного (см. contienda scenario list)
help-scenario-new = записать небольшой готовый сценарий, с которого можно начать
help-scenario-check = указать каждую ошибку сценария: строку, ключ и причину
help-scenario-explain = показать, что есть в сценарии: сервисы, колоды и числа или узлы и плитки
help-scenario-list = перечислить встроенные сценарии
help-scenario-export = записать встроенные сценарии в файлы, чтобы менять их
help-scenario-export-names = названия встроенных сценариев (по умолчанию: все)
help-scenario-export-to = папка для файлов (по умолчанию: текущая)
help-scenario-file = файл сценария или название встроенного
help-scenario-game = для какой игры файл, если это не видно ни по имени, ни по таблице [meta]
help-scenario-simulate = сыграть ещё и 1000 случайных партий и сообщить итоги
help-serve = запустить сервер: столы в браузере — для класса или для друзей
help-verify = проверить файл стола или партию турнира: каждый случайный исход — по зерну
help-verify-file = файл стола, выгруженный после конца партии, или партия турнира
help-open = открыть страницу в браузере
help-host = адрес, на котором принимать подключения; 0.0.0.0 — для всей сети
help-port = порт, на котором принимать подключения
help-database = база данных: sqlite:///ФАЙЛ или postgresql://… (по умолчанию — файл в вашей папке данных)
help-workers = сколько процессов обслуживают одни столы (нужен PostgreSQL)
help-address = по какому адресу частной сети этот сервер доступен серверам на других машинах; у них общая база PostgreSQL
help-worker-token-file = разрешить «contienda worker» думать за ботов по токену из первой строки этого файла
help-password = придумать пароль, показать его здесь и требовать у всех
help-password-file = требовать у всех пароль из первой строки этого файла
help-metrics-token-file = разрешить другим машинам читать /metrics по токену из первой строки этого файла
help-proxy = доверять адресу в X-Forwarded-For, который присылает обратный прокси на этой машине
help-proxy-network = доверять так же обратным прокси из этой сети, например 10.0.7.0/24
help-public-url = адрес, по которому заходят люди, если он другой (за прокси)
help-webhooks = разрешить хозяевам столов отправлять в чаты уведомления о ходе
help-private-webhooks = разрешить и адреса внутри своей сети
help-bot-processes = сколько процессов думают за ботов
help-bot-seconds = сколько секунд бот может думать над решением
help-worker = думать за ботов серверов — на этой машине или на другой
help-worker-servers = адрес сервера, например https://play.example.org
help-worker-token = файл, в первой строке которого токен, заданный серверу через --worker-token-file
help-worker-processes = над сколькими решениями думать одновременно (по умолчанию по одному на ядро)
help-log = насколько подробен журнал: debug, info, warning или error
help-tables = перечислить, выгрузить или удалить столы сервера
help-tables-list = перечислить все столы, начиная с самых недавних
help-tables-export = записать один стол в файл
help-tables-expire = выгрузить в файлы, а затем удалить столы, за которыми давно ничего не происходило
help-tables-delete = удалить один стол и всё, что к нему относится
help-tables-id = идентификатор стола (см. contienda tables list)
help-tables-file = куда записать; такого файла ещё не должно быть
help-finished-days = столы, где партия окончена и записей нет больше N дней
help-idle-days = столы, где партия не окончена, но записей нет больше N дней
help-expire-export = папка, куда каждый стол записывается файлом перед удалением
help-dry-run = только показать, какие это столы
help-yes = подтвердить удаление
help-classes = перечислить, выгрузить или удалить занятия сервера
help-classes-list = перечислить все занятия, начиная с самых недавних
help-classes-export = записать занятие в файл вместе с его партиями
help-classes-expire = удалить вместе со столами занятия, срок хранения которых истёк
help-classes-delete = удалить занятие со столами и всем, что к нему относится
help-classes-id = идентификатор занятия (см. contienda classes list)
help-classes-dry-run = только показать, какие это занятия
help-backup = записать все столы в один файл, даже при работающем сервере
help-backup-file = куда записать; такого файла ещё не должно быть
help-doctor = проверить базу данных и сказать, что делать; сервер может при этом работать
help-restore = заполнить пустую базу данных из резервной копии
help-restore-file = файл, записанный командой contienda backup
help-load = сыграть за многими столами через настоящие сокеты на этом компьютере и измерить сервер
help-load-game = какая игра; если не указать, первая из `contienda games`
help-load-tables = за сколькими столами играть одновременно
help-load-viewers = сколько сокетов смотрит за каждым столом, считая сокеты игроков
help-load-pace = секунды между двумя ходами за столом; 0 — так быстро, как может сервер
help-load-seconds = сколько времени измерять
help-load-seed = целое число: одно и то же зерно даёт те же решения; кубики бросает сервер
help-load-connect = сервер, уже работающий на этом компьютере (несколько серверов — несколько раз); если не указан, запускается свой и в конце останавливается
help-load-spread = подключать зрителей стола ко всем серверам по очереди, а не только к тому, который ведёт этот стол
help-print-what = что печатать, через запятую (по умолчанию всё; см.: contienda print GAME --list)
help-print-list = показать, что можно напечатать
help-print-deck = колода для печати: имя встроенной или файл со списком карт
help-print-library = файл со своей библиотекой карт
help-print-language = язык частей (по умолчанию язык всех текстов)
help-print-paper = бумага: a4 или letter (по умолчанию a4)
help-print-ink = colour (цвет) или low для экономии краски: белый фон, узоры вместо цвета (по умолчанию colour)
help-print-bleed = для типографии: по одному предмету на странице, вылеты 3 мм и рамка обрезки
help-print-whole = плакаты одной большой страницей, без деления на листы
help-print-out = файл для записи (по умолчанию имя составляется из выбранного)
help-say-usage = вызов:
help-say-choice = %(value)r не подходит (выберите одно из: %(choices)s)
help-say-near = %(value)r не подходит, возможно, вы имели в виду %(near)s
help-say-argument = аргумент %(argument_name)s: %(message)s
help-say-type = %(value)r — не значение типа %(type)s
help-say-unrecognized = неизвестные аргументы: %s
help-say-required = не хватает аргументов: %s
help-say-one = нужно значение
help-see = см.

said = { $who }: { $what }
seat-human = Игрок { NUMBER($number) }
seat-bot = Бот { NUMBER($number) } ({ $style })
bot-random = наугад
bot-greedy = простые правила
bot-careless = рассеянный
bot-search = перебор
bot-policy = нейросеть
bot-policy-search = нейросеть с поиском
bot-exec = программа
bot-level-1 = новичок
bot-level-2 = лёгкий
bot-level-3 = средний
bot-level-4 = сильный
bot-level-5 = очень сильный
games-seats = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
    [many] { $fewest }–{ $most } игроков
   *[other] { $fewest }–{ $most } игрока
}
games-seats-exact = { $fewest ->
    [one] { $fewest } игрок
    [few] { $fewest } игрока
    [many] { $fewest } игроков
   *[other] { $fewest } игрока
}
games-more = contienda games GAME покажет все настройки и что задаёт каждый вариант игры.
games-preset-sets = задаёт { $values }
games-preset-plain = ничего не задаёт: все настройки по умолчанию
kind-rule = правило
kind-ruling = уточнение
kind-reconstructed = реконструкция
kind-info = примечание
build-compiled = скомпилированная сборка
build-interpreted = интерпретируемая сборка

play-hint = Введите номер, чтобы выбрать, ? — чтобы получить пояснения, «помощь» — чтобы узнать остальные команды. Играете впервые? contienda learn { $game }
play-you-are = Ваша сторона — { $side }. { $goal }
play-each-is = { $seat }, ваша сторона — { $side }. { $goal }
play-side-is = { $side }. { $goal }
play-who-is = { $seat } играет за сторону «{ $side }».
play-goal = Цель: { $goal }
play-more = «все» — показать все варианты ({ NUMBER($choices) })
play-no-thing = Здесь нет ничего с названием «{ $name }». Введите название или номер карты, места или отряда.
ready-place = расставить
ready-offer = Нажмите Enter, чтобы взять готовую расстановку, или введите «{ $place }», чтобы расставить всё самостоятельно
ready-done = Расстановка готова. «отмена» вернёт её, «поле» покажет целиком.
play-help =
    Введите номер варианта, чтобы выбрать его. Другие команды:
    ?, ? 3, ? НАЗВАНИЕ — пояснить варианты, один из них или всё, что имеет название: карту, место, отряд, термин
    Enter — ещё раз показать поле и вопрос
    поле — всё, что вам открыто; подробно НАЗВАНИЕ — одна вещь целиком
    все — все варианты, если они не помещаются на экране
    цель — за кого вы играете и как победить
    подсказка — показать, как сыграл бы бот и чего он ждёт
    почему — показать, что вызвало последние изменения
    отмена — отменить ваш последний выбор
    сохранить ФАЙЛ — записать партию
    журнал 30 — вывести последние 30 строк журнала
    правила, правила 7, правила 7.3 — перечислить разделы правил, показать раздел или пункт
    выход — сохранить партию и выйти
play-which = Во что играем?
play-forced = Единственный вариант: { $action }
play-why = Почему?
play-nothing-yet = Пока ничего не произошло.
play-unknown = Нет ни варианта, ни команды «{ $answer }». Введите номер или слово «помощь».
play-near = Нет ни варианта, ни команды «{ $answer }». Возможно, вы имели в виду «{ $near }».
play-dice = Введите результат, например { $example }
play-paper = { $count ->
    [1] Введите, что напечатано, или название, например { $example }
    [one] Введите все { $count }, например { $example }
    [few] Введите все { $count }, например { $example }
   *[many] Введите все { $count }, например { $example }
}
play-left-nothing = Сейчас из колоды ничего не тянут.
play-keeper = Вы ведёте настоящий стол: вводите, что выпало и что вытянули. осталось — что ещё в колоде, отмена — исправить что угодно
play-kept = Сыгранная партия: { $path }. Полный разбор: { $command }
play-paper-help =
    За настоящим столом есть ещё:
    осталось, осталось канал — что ещё в колоде или что в ней с таким словом в названии
    отмена или назад — отменить последнее, даже карту или бросок, сколько угодно раз
paper-open = В открытую на стол
play-curtain = { $seat }, ваш ход. Нажмите Enter, когда на экран не смотрит никто другой
play-saved = Партия сохранена: { $path }.
play-not-saved = Партия не сохранена: не удалось записать { $path } ({ $reason }).
play-resume = Чтобы продолжить: { $command }
watch-pause = Пауза после каждого хода: { NUMBER($seconds) } с. Её меняет --pause SECONDS; выход — Ctrl+C.
play-no-undo = Отменить это уже нельзя: с тех пор бросали кубики или решение принял кто-то другой.
play-undone = Отменено.
micro-title = Краткий разбор хода { NUMBER($turn) }, { $seat }
micro-answer = Ваш ответ (Enter — пропустить)
micro-question = Чего добивалась ваша команда и что изменило исход?
hint-title = { $worlds ->
    [one] Мнение бота: просмотрен { $worlds } расклад, совместимый с тем, что известно игроку на этом месте
    [few] Мнение бота: просмотрено { $worlds } расклада, совместимых с тем, что известно игроку на этом месте
    [many] Мнение бота: просмотрено { $worlds } раскладов, совместимых с тем, что известно игроку на этом месте
   *[other] Мнение бота: просмотрено { $worlds } расклада, совместимых с тем, что известно игроку на этом месте
}
hint-choice = вариант
hint-visits = просмотров
hint-value = ожидаемый итог
hint-nothing = Сейчас решать нечего: сначала бросьте кубики.
hint-rest = { $count ->
    [one] Ещё { $count } вариант проверялся реже.
    [few] Ещё { $count } варианта проверялись реже.
    [many] Ещё { $count } вариантов проверялись реже.
   *[other] Ещё { $count } варианта проверялись реже.
}
hint-line = Ожидаемое продолжение:
hint-plain = Бот выбрал бы: { $action }
play-drawn = Ничья.
play-lost = Никто не победил.
play-won = { $count ->
    [one] Побеждает { $winners }.
    [few] Побеждают { $winners }.
    [many] Побеждают { $winners }.
   *[other] Побеждают { $winners }.
}
command-help = помощь
command-goal = цель
command-details = подробно
command-more = все
command-hint = подсказка
command-why = почему
command-undo = отмена
command-save = сохранить
command-log = журнал
command-board = поле
command-rules = правила
command-left = осталось
command-back = назад
command-quit = выход

teach-title = { $game } за пять минут
teach-how = Нажмите Enter, чтобы продолжить, или введите номер варианта. назад — на шаг назад; ? — пояснить; поле — показать всё; выход — закончить
teach-note = { NUMBER($number) } из { NUMBER($notes) }
teach-next = Enter — дальше
teach-do = Теперь вы: { $what }
teach-not = Не сейчас: наставник ждёт другого — «{ $what }». Остальные варианты можно испробовать в настоящей партии.
teach-back-none = Это самое начало.
teach-back-done = На шаг назад.
teach-left = Вы остановились на подсказке { NUMBER($number) }. Чтобы продолжить: { $command }
teach-done = Это была первая партия. Теперь — настоящая: { $command }
man-name = название
man-synopsis = синтаксис
man-description = описание
man-commands = команды
man-options = ключи
man-environment = переменные окружения
man-files = файлы
man-exit = код завершения
man-examples = примеры
man-manual = Руководство по Contienda
man-lang = язык, если не указан --lang: первые две буквы — es, ru или en
man-no-color = если задана, цвета отключены
man-pager = программа для просмотра длинных текстов (по умолчанию less -R)
man-data = где хранятся ваши партии, в папке contienda (по умолчанию ~/.local/share)
man-last = последняя незаконченная партия каждой игры
man-exit-0 = команда выполнила то, о чём вы просили
man-exit-1 = проверка не пройдена
man-exit-2 = ошибка, которую можно исправить
man-example-play = играть с двумя ботами, по-испански
man-example-learn = сначала освоить игру
man-example-completion = дополнять команды в bash
error-no-lesson = У игры { $game } нет урока. Урок есть у игр: { $names }.
error-lesson = Урок игры { $game } не подходит к этой версии: { $reason }
error-lesson-note = В уроке подсказки с 1 по { $notes }, а не { $number }.
error-man-command = Команды { $name } нет. Смотрите «contienda --help».

simulate-progress = идут партии: { $game }
simulate-interrupted = { $games ->
    [one] Остановлено после { $games } партии.
    [few] Остановлено после { $games } партий.
    [many] Остановлено после { $games } партий.
   *[other] Остановлено после { $games } партии.
}
simulate-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
simulate-seat = место
simulate-player = игрок
simulate-wins = победы
simulate-share = доля
simulate-interval = 95%-й интервал
simulate-length = Длина партии в решениях: в среднем { NUMBER($mean, maximumFractionDigits: 0) }, медиана { NUMBER($median, maximumFractionDigits: 0) }, 90 % партий — от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }, самая длинная — { NUMBER($longest, maximumFractionDigits: 0) }
simulate-branching = Вариантов на одно решение: в среднем { NUMBER($mean, maximumFractionDigits: 1) }, максимум { NUMBER($widest, maximumFractionDigits: 0) }
simulate-speed = За секунду: партий — { NUMBER($games, maximumFractionDigits: 0) }, решений — { NUMBER($decisions, maximumFractionDigits: 0) }; время: { NUMBER($seconds, maximumFractionDigits: 1) } с, процессов: { NUMBER($jobs, maximumFractionDigits: 0) }, { $build }
simulate-unfinished = Партий, не законченных за отведённое число шагов: { NUMBER($games, maximumFractionDigits: 0) }
run-saved = Сохранено в { $folder }
merge-done = { $games ->
    [one] Теперь в { $folder } { $games } партия
    [few] Теперь в { $folder } { $games } партии
    [many] Теперь в { $folder } { $games } партий
   *[other] Теперь в { $folder } { $games } партии
}
merge-missing = Заказано, но ещё не сыграно: { NUMBER($games) }. Чтобы сыграть остальное, повторите contienda simulate с этой папкой.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-title = { $setups ->
    [one] { $setups } раскладка, партий в каждой: { $games }
    [few] { $setups } раскладки, партий в каждой: { $games }
    [many] { $setups } раскладок, партий в каждой: { $games }
   *[other] { $setups } раскладки, партий в каждой: { $games }
}
balance-setup = раскладка
balance-nobody = никто
balance-length = Длина: ходов { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($fewest, maximumFractionDigits: 0) }–{ NUMBER($most, maximumFractionDigits: 0) } в 90 % партий), решений { NUMBER($decisions, maximumFractionDigits: 0) } ({ NUMBER($least, maximumFractionDigits: 0) }–{ NUMBER($longest, maximumFractionDigits: 0) }), примерно { NUMBER($minutes, maximumFractionDigits: 0) } мин
balance-choices = Вариантов на решение: { NUMBER($options, minimumFractionDigits: 1, maximumFractionDigits: 1) }, самое большее { NUMBER($widest, maximumFractionDigits: 0) }; { $forced } решений без выбора
balance-course = Смен лидера за партию: { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) }; лидер середины игры побеждает в { $won }
balance-item = что
balance-seat = место
balance-drawn = пришло
balance-used = сыграно
balance-wins-used = с ней
balance-wins-kept = без неё
balance-effect = ценность  
balance-worth = Пришло, сыграно — доля партий. С ней — победы в партиях, где её сыграли; без неё — где могли, но не сыграли. Причины эти два числа не доказывают. Её доказывает ценность: столько процентных пунктов побед место теряет в тех же партиях, если играть этим нельзя, с интервалом 95 %. ● — не случайность даже для такого длинного списка (Холм).
balance-cut = Показано { NUMBER($shown) } из { NUMBER($items) }: остальное покажет --all
balance-stopped = Остановлено. Итогов нет: раскладки было бы нельзя сравнить. Если указана --out, та же команда продолжит.
simulate-lost = { $bot } (место { $seat }) давал сбои; вместо него случайно выбрано решений: { NUMBER($count) }. Первое сообщение: { $first }.

tournament-bot = бот
tournament-rating = рейтинг ± 2σ
tournament-least = не ниже
tournament-against = Бот в строке против бота в столбце: доля побед и 95%-й интервал; партий в клетке: { $games }
tournament-around = { NUMBER($middle, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-chance = Мест: { NUMBER($seats) }. Один бот играет против другого на всех остальных местах; при равной силе его доля побед — { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tournament-time = Сыграно сейчас: { $games }, время: { NUMBER($seconds, maximumFractionDigits: 1) } с, процессов: { NUMBER($jobs) }, { $build }
tournament-kept = Сохранено в { $folder }
tournament-lost = { $count ->
    [1] bot:{ $bot } дал сбой: вместо него сыграно случайное допустимое действие.
    [one] bot:{ $bot } дал сбой { $count } раз: вместо него сыграны случайные допустимые действия.
    [few] bot:{ $bot } дал сбой { $count } раза: вместо него сыграны случайные допустимые действия.
    [many] bot:{ $bot } дал сбой { $count } раз: вместо него сыграны случайные допустимые действия.
   *[other] bot:{ $bot } дал сбой { $count } раза: вместо него сыграны случайные допустимые действия.
}
tournament-first = Первое сообщение: { $first }.
tournament-version = Турнир сыгран в contienda { $saved }, а сейчас работает contienda { $here }: её боты могут играть иначе.

replay-verified = { $steps ->
    [one] { $file }: файл цел и не изменён, { $steps } шаг.
    [few] { $file }: файл цел и не изменён, { $steps } шага.
    [many] { $file }: файл цел и не изменён, { $steps } шагов.
   *[other] { $file }: файл цел и не изменён, { $steps } шага.
}
replay-more = Что изменили бы другие решения: contienda debrief { $file }
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
replay-saved = Сохранено в { $file }

check-laws = движок игры
check-parts = дополнительные части: поля, команды, адреса
check-agree = интерпретируемая и скомпилированная сборки играют одинаково
check-texts = тексты на трёх языках
check-clauses = пункты правил
check-scenarios = встроенные сценарии
check-no-tests = (тестов здесь нет: ссылки на пункты не проверены)
check-trace = где упомянут каждый пункт
trace-clause = пункт
trace-kind = вид
trace-code = код правил
trace-tests = тесты
trace-unshown = в игре не проверить

bench-game = игра
bench-games_per_s = партий/с
bench-decisions_per_s = решений/с
bench-copy_ns = копирование, нс

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

scenario-where = { $file }, строка { $line }
scenario-count = Ошибок: { NUMBER($errors) }, предупреждений: { NUMBER($warnings) }.
scenario-new = Файл { $file } записан. Измените его, затем: contienda scenario check { $file }
scenario-exported = Записано: { $file }
scenario-side-red = MalOsos (красные)
scenario-side-blue = BuenOsos (синие)
scenario-side-event = События
scenario-draws = Ничьих: { $share }
scenario-falls = Сколько сервисов в среднем отказывает за партию: { NUMBER($mean, maximumFractionDigits: 1) }; как часто отказывал каждый:
scenario-map = Сервисы на схеме { $map }
scenario-column-id = код
scenario-column-name = сервис
scenario-column-int = INT
scenario-column-criticality = критичность
scenario-column-kinds = вид
scenario-column-needs = зависит от
scenario-column-feeds = нужен для
scenario-kind-digital = цифровой
scenario-kind-physical = физический
scenario-kind-citizen = для граждан
scenario-deck = { $deck }: карт — { NUMBER($count) }
scenario-differs = Числа, которые отличаются от стандартного сценария
scenario-differs-nothing = нет
scenario-presets = Варианты игры

## Ошибки и предупреждения о файлах сценариев

scenario-not-toml = Это не TOML. Ошибка на позиции { $column }: { $reason }.
scenario-too-long = Файл слишком длинный. Оставьте не больше { $most } знаков.
scenario-too-deep = Слишком глубокая вложенность списков или таблиц. Оставьте не больше { $most } уровней.
scenario-too-many-dots = В этой строке слишком много точек. Оставьте не больше { $most }.
scenario-too-many-digits = В файле слишком большое число. Оставьте не больше { $most } цифр.
scenario-too-many-values = В файле слишком много значений. Оставьте не больше { $most }.
scenario-too-many-members = В файле слишком длинный список или таблица. Оставьте не больше { $most } элементов.
scenario-too-many-tables = Слишком много таблиц «{ $name }». Оставьте не больше { $most }.
scenario-many-mistakes = В файле ошибок: { $most } или больше. Сначала исправьте эти и проверьте файл снова.
scenario-unknown-key = Неизвестный ключ «{ $name }». Возможны: { $words }.
scenario-unknown-key-near = Неизвестный ключ «{ $name }». Возможно, имелся в виду { $near }?
scenario-missing-key = Не хватает ключа «{ $name }». Добавьте его.
scenario-not-table = Здесь нужна таблица. Напишите { "{" } ключ = значение { "}" }.
scenario-not-tables = Это записывается таблицами [[{ $name }]].
scenario-not-list = Здесь нужен список. Напишите [ … ].
scenario-not-number = Значение { $value } не подходит. Нужно целое число от { $low } до { $high }.
scenario-not-switch = Значение { $value } не подходит. Нужно true или false.
scenario-not-text = Здесь нужен текст в кавычках.
scenario-not-word = Значение { $value } не подходит. Возможны: { $words }.
scenario-not-names = Здесь нужно название на трёх языках: es, en и ru.
scenario-translation = Не хватает перевода: { $languages }. Добавьте его.
scenario-name-missing = Нет текста на этих языках: { $languages }; вместо него показывается текст на языке { $shown }.
scenario-unknown-service = Неизвестный сервис «{ $service }». В файле есть { $words }.
scenario-unknown-card = Неизвестная карта «{ $card }»: в файле её нет.
scenario-unknown-op = Неизвестный эффект «{ $op }». Возможны: { $words }.
scenario-unknown-op-near = Неизвестный эффект «{ $op }». Возможно, имелся в виду { $near }?
scenario-op-here = «{ $op }» требует выбора игрока, поэтому такому эффекту место на карте. Уберите его отсюда.
scenario-bad-id = Код «{ $id }» здесь не годится. Коды идут от { $first } до { $last }.
scenario-twice = «{ $id }» встречается дважды. Дайте одному из них другой код.
scenario-self = { $service } зависит от самого себя. Уберите его из списка.
scenario-arrow-twice = { $service } зависит от { $dependency } дважды. Оставьте одну запись.
scenario-many-needs = У { $service } слишком много зависимостей: { $count }. Оставьте не больше { $most }.
scenario-few-needs = На схеме { $map } у { $service } мало зависимостей: { $count }. Для хороших каскадов нужно от двух до четырёх.
scenario-no-arrow = На этой схеме нет стрелки от { $dependency } к { $service }: убирать нечего.
scenario-pair = Здесь нужна пара [сервис, зависимость].
scenario-empty = Список пуст. Впишите хотя бы одно значение.
scenario-zero = 0 ничего не меняет. Нужно число больше или меньше нуля.
scenario-one-of = Нужен ровно один из ключей: { $words }.
scenario-option = { $reason }.
scenario-no-preset = Варианта игры «{ $preset }» в файле нет. Добавьте его или исправьте название.
scenario-preset-loop = Вариант игры «{ $preset }» расширяет сам себя. Разорвите этот круг.
scenario-refused = Игра этого не принимает: { $reason }.
scenario-cycles = Схема { $map }: циклические зависимости между { $core } (циклов: { $count }), например { $example }.
scenario-cycles-many = Схема { $map }: циклические зависимости между { $core } (циклов: { $count } или больше), например { $example }.
scenario-single = Схема { $map }: { $service } — единая точка отказа. Его отказ сразу нарушает работу других сервисов: { $count } из { $others }.
scenario-ends = Схема { $map }: ни один сервис не зависит от { $services }.
scenario-provider-full = { $provider } не добавляет стрелку к { $service } на этих схемах: { $maps }. Там зависимостей у сервиса уже { $most }.
scenario-never-played = Карту { $deck } в фазе { $phase } не играют. Возможны: { $phases }.
scenario-never-dealt = { $card } убрана на всех схемах, поэтому никогда не попадёт в игру.
scenario-never-nothing = Карта ничего не делает. Добавьте эффект.
scenario-never-phase = Условие никогда не выполнится: ни одна карта, которую можно сыграть, не отмечает фазу { $phase }.
scenario-never-flag = Условие никогда не выполнится: ни одна карта, которую можно сыграть, не включает «{ $flag }».
scenario-never-card = Условие никогда не выполнится: карту { $card } сыграть нельзя.
scenario-never-subtype = Условие никогда не выполнится: ни одной карты подтипа { $subtype } сыграть нельзя.
scenario-never-services = Условие никогда не выполнится: нужно сервисов: { $count }, а на любой схеме их не больше { $most }.
scenario-never-secondary = Это никогда не случится: ни у одной красной карты, которую можно сыграть, нет эффекта с secondary = true.
scenario-never-turn = Это никогда не случится: нужен ход { $turn }, а в самой долгой партии ходов: { $turns }.
scenario-never-on = Это никогда не случится: этих сервисов нет ни на одной схеме, где используется карта.
scenario-never-arrow = Это никогда не случится: зависимостей у { $service } уже { $most }, и { $provider } новой не добавит.
scenario-never-mapped = { $service } нет ни на одной схеме. Добавьте его в список сервисов или уберите.
scenario-never-service = Это никогда не случится: { $service } нет ни на одной из используемых здесь схем.
scenario-never-stable = Вариант игры { $preset }: синим не победить, потому что стабильность начинается с { $start }, а в конце должна быть выше { $goal }.
scenario-never-state = Цели никогда не найдётся: такие состояния и вид цели исключают друг друга.
scenario-never-target = Цели никогда не найдётся: ни на одной схеме нет нужного числа таких сервисов.
scenario-never-edge = Цели никогда не найдётся: ни одна стрелка не соединяет два таких сервиса.
scenario-no-target-in = В этих вариантах игры цели нет: { $presets }. Уберите там карту через remove_cards.
scenario-never-aimed = Это никогда не случится: эффект действует на цель, а цели нет.
scenario-never-down = Это никогда не случится: вернуть можно только отказавший сервис, а такие не выбираются.
scenario-never-up = Это никогда не случится: цели уже отказали, а нужен работающий сервис.
scenario-never-worse = Это никогда не случится: любая возможная цель уже в состоянии { $state } или хуже.
scenario-never-pair = Это никогда не случится: стрелку разрывают между двумя целями. Напишите pick = "edge".
scenario-never-same = Это никогда не случится: оба состояния одинаковы.
scenario-never-tag = Это никогда не случится: ни у одной карты с уроном нет метки «{ $tag }».
scenario-never-filter = Это никогда не случится: ни на одной схеме нет сервисов вида { $filter }.
scenario-never-provider = Это никогда не случится: в файле нет [[provider]].
scenario-never-about = Это никогда не случится: в колоде { $side } нет карт «{ $value }».
scenario-never-was = Условие никогда не выполнится: сервис, на который действует эффект, в этих состояниях не бывает.
scenario-never-fell = Условие никогда не выполнится: ни один из предыдущих эффектов не наносит цели урона.
scenario-never-late = Слишком поздно: синие ходят после красных. Напишите duration = "guard" или "game".
scenario-flag-idle = Ни одна карта не требует «{ $flag }», поэтому эта отметка ни на что не влияет.
scenario-unpayable = Цену { $cost } никто не заплатит: ни один вариант игры не даёт бюджета больше { $budget }.
scenario-above-maximum = INT { $int } выше максимума у { $services }: там она остановится на максимуме.
scenario-deck-small = Колода { $deck } слишком мала для варианта игры { $preset }. Карт: { $count }, начальная рука: { $hand }.
scenario-deck-large = Колода { $deck } слишком велика: { $count }. Оставьте не больше { $most } карт.
scenario-no-events = Карт событий нет, поэтому фаза 1 останется пустой.
scenario-few-critical = Вариант игры { $preset }: сервисов критичности 5 только { $count }, поэтому красным не выиграть, обрушив { $needed }.

## Ошибки и предупреждения о полях Black Hat

scenario-board-cell = Здесь нужна клетка. Напишите [столбец, строка].
scenario-board-overlap = Столбец { $column }, строка { $row }: клетка уже занята узлом { $other }. Передвиньте один из них.
scenario-board-starts = На поле должно быть ровно два узла вида start, а здесь их { $count }.
scenario-board-critical = На поле должен быть ровно один узел вида critical, а здесь их { $count }.
scenario-board-large = Поле слишком велико. Оставьте не больше { $places } мест и { $spaces } узлов.
scenario-board-apart = { $one } и { $other } не соприкасаются, поэтому стрелка их не соединит. Передвиньте один узел или уберите стрелку.
scenario-board-goal = Стрелка не может вести на «{ $goal }». Укажите узел или край места, одно из: { $words }.
scenario-board-into-start = Стрелка не может вести на старт { $start }. Уберите её.
scenario-board-four = На стороне плитки нужны четыре узла, по часовой стрелке с левого верхнего.
scenario-board-space = «{ $value }» — не узел. Напишите вид и значение, например «{ $example }». Виды: { $words }.
scenario-board-sign = «{ $value }» не подходит. Напишите так: «{ $example }».
scenario-board-tiles = Слишком много плиток. Оставьте не больше { $most }, по две стороны у каждой.
scenario-board-side = «{ $id }» стоит на месте стороны { $wanted }. Запишите стороны a и b одной плитки подряд.
scenario-board-cycle = Пешки могут ходить по кругу: { $example } (плитки: { $tiles }). Уберите одну из стрелок.
scenario-board-end = С узлов { $spaces } (плитки: { $tiles }) нет пути дальше. Каждый узел должен вести к критической системе.
scenario-board-forced = С узла { $space } все стрелки ведут туда, где пешка останется обездвиженной (плитки: { $tiles }).
scenario-board-lost = Узлы, которые плитки могут сделать недостижимыми: { $spaces }. Проверено полей: { $boards }; один и тот же узел недостижим не больше чем на { $most } из них.
scenario-board-guarded = Узлы, до которых иногда можно добраться, лишь перепрыгнув обездвиженную пешку: { $spaces }. Проверено полей: { $boards }; с одним и тем же узлом так не больше чем на { $most } из них.
scenario-seat = место { NUMBER($number) }
scenario-endings = Чем заканчивались партии:
scenario-board-table = Узлы
scenario-column-kind = вид
scenario-column-value = значение
scenario-column-to = ведёт на
scenario-column-place = место или плитка

## Что пошло не так

error-game-near = Нет игры «{ $game }». Возможно, имелась в виду { $near }?
error-no-game = Нет игры «{ $game }». Есть { $names }.
error-no-preset = У { $game } нет варианта игры «{ $preset }». Выберите из { $names }.
error-no-option = У { $game } нет настройки «{ $option }». Есть { $names }.
error-choice = { $option } не может быть «{ $value }». Выберите из { $choices }.
error-number = { $option } не может быть { $value }. Нужно целое число от { $low } до { $high }.
error-process-ended = Система завершила один из процессов с играми, вероятно, из-за нехватки памяти. Уменьшите их число в --jobs. Турнир с --out продолжится, если повторить команду.
error-seconds = --seconds не может быть { $value }. Нужно число больше 0 и не больше { $most }.
error-games-count = -n не может быть { $value }. Нужна хотя бы одна партия.
error-no-folder = { $option }: папки { $folder } нет. Проверьте путь.
error-no-bot = Нет бота «{ $bot }». Выберите из { $names }.
error-bot-iterations = Для { $bot } укажите число симуляций от 1 до { $most } или время до 600 секунд. Можно добавить число процессов от 1 до 64. Примеры: bot:search:1000, bot:search:2s, bot:search:20000x4.
error-bot-processes = { $bot } ищет в одном процессе. Уберите число процессов.
error-no-policy = Для игры { $game } нет обученной сети. Её создаёт команда «contienda train { $game }».
error-policy-game = { $file } — сеть для другой игры или для другой версии её наблюдений; к { $game } она не подходит.
error-policy-file = { $file } — не файл сети этой версии Contienda.
error-hint-nobody = После шага { $step } в { $file } решать некому. Выберите другой шаг через --step.
error-bot-program = { $bot } запустил бы программу на этой машине, а это может только её владелец из командной строки: contienda play, watch, simulate или tournament. Выберите здесь другого бота.
error-bot-command = { $bot }: программа не указана. Допишите команду, например bot:exec:./mybot.
error-bot-quotes = { $bot }: кавычка не закрыта или в конце стоит обратная косая черта. Запишите команду так же, как в командной строке.
error-bot-seconds = Для { $bot } укажите предел времени больше 0 и не больше { $most } с, например bot:exec:2.5:./mybot.
error-bot-missing = { $bot } не запускается: программы «{ $program }» нет или её нельзя выполнить. Проверьте путь: он считается от текущей папки.
error-bot-start = { $bot } не запускается: { $reason }. Проверьте, что этот файл — программа, которую машина может выполнить.
fault-bot = { $bot } (место { $seat }): { $reason }. Вместо этого сыграно случайное допустимое действие.
fault-bot-start = программу не удалось запустить ({ $reason })
fault-bot-ended = программа завершилась с кодом { $code }, не ответив
fault-bot-closed = программа закрыла вывод, не ответив
fault-bot-silent = нет ответа за { $seconds } с
fault-bot-huge = строка длиннее { $most } байт
fault-bot-garbage = строка «{ $line }» — не ответ
fault-bot-illegal = действия { $action } нет среди предложенных
fault-bot-given-up = { $bot } (место { $seat }) ошибается слишком часто и больше не запускается. Дальше его действия выбираются случайно.
error-seats = { $game }: мест должно быть от { $fewest } до { $most }, а указано { $given }. Исправьте список мест.
error-seats-exact = { $game }: мест должно быть { $fewest }, а указано { $given }. Исправьте список мест.
error-players = { $option } не может быть { $given }. Игроков в { $game } — от { $fewest } до { $most }.
error-players-exact = { $option } не может быть { $given }. Игроков в { $game } — { $fewest }.
error-seat-human = Место { $seat } отдано человеку, но здесь играют только боты. Укажите бота, например bot:random.
error-seat-word = Место { $seat } не может быть «{ $word }». Напишите human или бота, например bot:random.
error-saved-seats = Мест в сохранённой партии: { $saved }, а указано { $given }. Исправьте --seats.
error-resume-program = { $file } называет игроком программу, а сохранённая партия не вправе запускать программы. Если вы ей доверяете, укажите её сами: --seats { $seats }
error-option-without-value = --option «{ $option }»: нет значения. Пишите имя=значение.
error-illegal = Действие { $action } здесь недопустимо. Выберите из { $listed }.
error-no-action = Нет действия { $action }. Коды — от 0 до { $last }.
error-no-adjustments = В игре { $game } нет поправок, поэтому изменить позицию вручную нельзя. Вернитесь к более раннему шагу.
error-no-observations = У игры { $game } нет числовых наблюдений, поэтому она не может служить средой для обучения. Как их описать, сказано в справочнике наблюдений.
error-batch = В пакете из { $count } партий обучаемый не может занять каждое из { $seats } мест одинаковое число раз. Возьмите число, кратное { $seats }.
error-adjustment-later = Сейчас ничего изменить нельзя. Дождитесь, пока карта или событие сыграет.
error-adjustment = Изменение { $action } сейчас невозможно или ничего не изменит. Выберите другое.
error-no-verb = Нет глагола «{ $verb }». Выберите из { $names }.
error-arguments = { $verb }: аргументов должно быть { $wanted }, а дано { $given }. Исправьте их.
error-no-file = Нет файла { $file }. Проверьте имя.
error-no-last = У вас нет неоконченной партии. Начните новую командой contienda play.
error-no-last-game = У вас нет неоконченной партии в { $game }. Начните новую командой contienda play { $game }.
error-unreadable = Не удаётся прочитать { $file }: { $reason }. Проверьте путь и право на чтение.
error-in-file = { $file }: { $error }.
error-no-step = В { $file } нет шага { $step }. Шаги — от 0 до { $steps }.
error-replay-version = Партия сыграна по правилам версии { $saved } игры { $game }, а здесь правила версии { $here }. Возьмите тот выпуск contienda, которым её сохранили.
error-replay-cut = Файл { $file } обрывается после шага { $step }. Получите его целиком.
error-replay-short = Файл { $file } обрывается после шага { $step } из { $steps }. Получите его целиком.
error-replay-json = { $file } — не запись партии: строка { $line }, столбец { $column } — не JSON. Возьмите файл, сохранённый contienda.
error-replay-format = { $file } — не запись партии: "format" должен быть "{ $format }". Возьмите файл, сохранённый contienda.
error-replay-key = { $file }: ключа "{ $field }" нет или он не того типа. Формат описан в docs/reference/replay-file.md.
error-replay-start = Файл { $file } изменён: заголовок (игра, настройки, места, число шагов, итог) не тот, что был сохранён. Возьмите исходную копию.
error-replay-illegal = { $file }: ошибка на шаге { $step }. { $error }. Возьмите исходную копию.
error-replay-more = Файл { $file } изменён на шаге { $step }: действий больше, чем было сохранено. Возьмите исходную копию.
error-replay-changed = Файл { $file } изменён на шаге { $step }: действие { $action } — не то, что было сохранено. Возьмите исходную копию.
error-replay-number = { $file }: ошибка на шаге { $step }: { $action } — не целое число. Возьмите исходную копию.
error-replay-long = В { $file } действий: { $steps }, а в партии может быть не больше { $most }. Выберите другой файл.
error-no-clause = В правилах нет пункта «{ $clause }». Ближайшие: { $names }.
error-no-section = В правилах нет ни пункта, ни раздела «{ $clause }». Выберите из { $names }.
error-rules-game = «{ $clause }» — не игра. Сначала назовите игру, например contienda rules { $game } { $clause }.
rules-more = Чтобы открыть раздел или пункт, введите «правила» и номер: правила { $section }, правила { $clause }
rules-books = contienda rules GAME покажет все правила игры, contienda rules GAME 7 — один их раздел.
error-no-rulebook = У { $game } нет правил. Обратитесь к автору игры.
error-no-scenarios = У { $game } нет сценариев. Уберите --scenario.
error-no-scenario = Файла сценария { $file } нет. Укажите путь или одно из названий: { $names }.
error-scenario = По { $file } играть нельзя. Строка { $line }, { $place }: { $reason }. Все ошибки покажет contienda scenario check.
error-scenario-game = Для --scenario нужна игра. Укажите её название.
error-file-exists = Файл { $file } уже есть. Выберите другое имя.
error-unwritable = Не удалось записать { $file }: { $reason }. Устраните причину или выберите другой путь.
reason-full = диск заполнен
reason-denied = нет прав доступа
reason-file = на месте папки стоит файл
reason-folder = на месте файла стоит папка
reason-missing = такой папки нет, и создать её нельзя
error-broken-game = Игра «{ $game }» повреждена и пропущена ({ $reason }). Исправьте или удалите её пакет.
error-broken-part = Часть «{ $part }» игры «{ $game }» повреждена и пропущена ({ $reason }). Исправьте или удалите её пакет.
error-route-place = { $address } не начинается с { $place }. Игра из другого пакета может занимать только свои адреса.
error-not-a-game = Игра «{ $game }» зарегистрирована, но её точка входа — не Game с таким именем. Сообщите автору.
error-game-twice = Игра «{ $game }» уже есть, поэтому игра точки входа { $entry } пропущена. Удалите один из двух пакетов.
error-no-texts = В { $folder } нет текстов на «{ $language }». Напишите их хотя бы на английском.
error-no-text = Нет текста «{ $text }» на «{ $language }».
error-text = Текст «{ $text }» на «{ $language }» не удаётся заполнить: { $reason }.
error-replay-scores = Файл { $file } изменён: конец или счёт не соответствуют партии. Возьмите исходную копию.
error-resume-fixed = { $file } — сохранённая партия со своей игрой, настройками и сценарием. Уберите GAME, --preset, --option и --scenario.
error-again-program = { $file } называет ботом программу, а манифест не вправе запускать программы. Если вы ей доверяете, повторите команду с GAME и --bots "{ $bots }".
error-tournament-what = Не указано, что играть. Добавьте GAME и --bots или --again с манифестом.
error-tournament-few = Для турнира нужны хотя бы два бота. Перечислите их, например: --bots random,greedy.
error-tournament-twice = Бот «{ $bot }» указан в { $option } дважды. Уберите повтор.
error-tournament-neutral = { $option } не может быть { $given }: место { $seat } в { $game } не побеждает и не проигрывает, а турнир считает победы. Укажите { $players }.
error-tournament-out = В --out не указана папка. Впишите её или уберите --out.
error-tournament-disk = Не удалось записать { $file }: { $reason }. Устраните причину и повторите команду, чтобы продолжить, или укажите другую папку в --out. Уже записанные партии сохранены.
error-tournament-foreign = Папка { $folder } уже есть, но { $manifest } в ней нет. Укажите новую или пустую папку.
error-tournament-other = В папке { $folder } хранится другой турнир: в нём другое «{ $name }». Укажите другую папку или повторите команду, с которой он начат.
error-tournament-line = { $file }: строка { $line } — не партия этого турнира. Удалите строку, и партия будет сыграна снова.
error-tournament-busy = В папке { $folder } сейчас идёт другой турнир. Дождитесь конца или укажите другую папку.
error-no-run = { $folder } — не серия: в папке нет { $manifest }. Укажите папку, которую записала contienda simulate --out.
error-run-format = { $file } — не описание серии: в "format" должно стоять "{ $format }". Возьмите файл в том виде, в каком его записала contienda.
error-run-key = { $file }: нет поля "{ $field }" или у него не тот тип. Формат описан в docs/reference/run-folder.md.
error-run-other = В { $folder } другая серия: отличается «{ $name }». Выберите другую папку или повторите исходную команду.
error-run-exists = В { $folder } уже есть серия. Выберите новую или пустую папку.
error-run-overlap = Партии с { $first } по { $last } встречаются дважды. Уберите одну из серий, в которых они есть.
error-run-part = { $file } не читается: { $reason }. Удалите файл и повторите contienda simulate: его партии будут сыграны заново.
error-run-no-game = В { $folder } нет партии { $number }; всего их { $games }. Партии нумеруются с 0 или с --first.
error-run-no-decisions = Партию { $number } из { $folder } не повторить: её боты каждый раз решают по-своему, а решения не записаны. Сыграйте серию с --rows decisions.
error-run-differs = Партия { $number } из { $folder } при повторе кончается иначе. Её файлы изменены, или её играла другая версия бота.
error-shard = --shard не может быть «{ $value }». Укажите часть и число частей, например 2/8.
error-rows = Таблицы «{ $value }» нет. Выберите из { $names } или all.
error-engine = Движка «{ $value }» нет. Укажите local, ray или ray:АДРЕС.
error-balance-many = Получается раскладок: { $setups }; сравнить можно не больше { $most }. Назовите меньше вариантов, ботов или значений.
error-ray = Ray не отвечает по адресу { $address }: { $reason }. Запустите кластер или уберите адрес, чтобы запустить Ray на этой машине.
error-workers-died = Процессы, которые играют партии с { $first } по { $last }, раз за разом гибнут, вероятно, из-за нехватки памяти. Уменьшите их число в --jobs. Записанное сохранено.
error-only-with-out = { $option } работает только с --out ПАПКА: без неё строки не записываются.
error-manifest-format = { $file } — не манифест турнира: "format" должен быть "{ $format }". Возьмите файл в том виде, в каком его записала contienda.
error-manifest-json = { $file } — не манифест турнира: строка { $line }, столбец { $column } — не JSON. Возьмите файл в том виде, в каком его записала contienda.
error-manifest-utf8 = { $file } — не манифест турнира: это не текст в UTF-8. Возьмите файл в том виде, в каком его записала contienda.
error-manifest-key = { $file }: ключа "{ $field }" нет или он не того типа. Формат описан в docs/reference/tournament-folder.md.
error-manifest-version = Этот турнир — по правилам версии { $saved } игры { $game }, а здесь правила версии { $here }. Возьмите тот выпуск contienda, которым его играли.
error-again-fixed = В { $file } уже записано, что играть. Уберите GAME, --bots, -n, --players, --preset, --option, --scenario и --seed.
error-no-extra = { $package } не установлен. Установите contienda[{ $extra }] — с дополнением «{ $extra }».
error-replay-outcome = { $file }: шаг { $step } не совпадает с тем, что даёт зерно: этот исход получен нечестно. Этому файлу верить нельзя.
error-replay-no-seed = В { $file } не указано зерно, по которому получены исходы. Целостность файла проверит contienda replay --verify.
error-verify-manifest = { $file } — манифест турнира, партий в нём нет. Проверьте файлы в папке { $folder }.
check-one-build = (здесь только одна сборка: сравнивать не с чем)

# --- live tables -----------------------------------------------------------------------------------------------------

error-table-name = Это имя пусто или содержит невидимые управляющие символы. Выберите другое, до 40 знаков.
error-table-text = Этот текст пуст или содержит невидимые управляющие символы. Напишите его заново.
error-table-reason = Чтобы вернуться назад, нужна причина, которую увидят все. Напишите её.
error-table-seat = Места { $seat } нет. Места — от 1 до { $most }.
error-table-seat-bot = Место { $seat } занимает не бот, и уровня у него быть не может. Уберите уровень.
error-table-reseat = Место можно открыть, отдать команде или боту. Выберите одно из трёх.
error-table-member = Этого человека нет на месте { $seat }. Посмотрите ещё раз, кто там.
error-table-is-bot = Место { $seat } и так занимает бот. Сначала откройте его.
error-table-locked = Новых людей за этот стол не пускают. Попросите хозяина стола открыть его.
error-table-full = Все места заняты. Попросите место у хозяина стола или смотрите партию.
error-table-taken = Место { $seat } занято. Выберите другое.
error-table-already = Вы уже на этом месте.
error-table-one-seat = Партия уже идёт, и место у вас есть. Второе сейчас занять нельзя.
error-table-seen = В этой партии вы уже видели чужие карты, поэтому место { $seat } вам не занять. Вернитесь на своё место или попросите разрешения у хозяина стола.
error-table-barred = Хозяин стола исключил вас. Попросите его пустить вас обратно.
error-table-not-removed = Этого человека не исключали. Посмотрите ещё раз список исключённых.
error-table-not-yours = Это не ваше место. Действуйте со своего.
error-table-watching = Вы смотрите партию. Чтобы участвовать, займите место.
error-table-captain = За это место решает капитан. Напишите ему в командный чат.
error-table-facilitator = Это может только хозяин стола. Попросите его.
error-table-command = Такой команды нет. Посмотрите список команд.
error-table-lobby = Партия ещё не началась. Дождитесь, пока займут все места или хозяин стола начнёт партию.
error-table-over = Партия окончена. Просмотрите запись, сыграйте реванш или продолжите с любого шага.
error-table-paused = Партия на паузе. Дождитесь продолжения.
error-table-not-paused = Партия не на паузе.
error-table-resume = Продолжить может тот, кто поставил паузу, или хозяин стола. Попросите их.
error-table-stale = Партия уже продвинулась (вы видели запись { $expected }, сейчас { $position }). Посмотрите ещё раз и решите.
error-table-not-your-turn = Сейчас решаете не вы. Дождитесь своего хода.
error-table-bot-plays = За это место играет бот. Сначала уберите его.
error-table-illegal = Действия { $action } сейчас нет среди возможных. Выберите из предложенных.
error-table-outcome = Исход { $action } сейчас невозможен. Введите то, что действительно выпало.
error-table-no-chance = Сейчас нечего бросать или тянуть.
error-table-not-typist = Этот исход может ввести только тот, кто его видит.
error-paper-nothing = Введите хотя бы одну карту.
error-paper-dice = Здесь бросают кубиков: { $wanted }. Введено: { $given }.
error-paper-roll = { $rolled } здесь выпасть не может. Проверьте кубики или перебросьте, если так сказано в вопросе.
error-paper-several = Под «{ $word }» подходит несколько: { $some }. Введите номер или больше букв названия.
error-paper-out = { $card }: этого сейчас нет в колоде. Либо уже вышло, либо из другой колоды.
error-paper-unknown = Ничего с названием «{ $word }» здесь нет. Введите «осталось», чтобы увидеть колоду.
error-paper-many = Здесь нужно карт или жетонов: { $count }. Введено: { $given }.
error-table-started = Партия уже началась.
error-table-nothing-to-undo = Вы ещё ничего не решили, отменять нечего.
error-table-asked = Игроков уже спросили. Дождитесь ответов.
error-table-no-request = Никто не просил ничего отменить.
error-table-not-asked = Этот вопрос не к вам, или вы уже ответили.
error-table-no-clock = За этим столом нет часов.
error-table-chat-off = Этот чат выключен.
error-table-busy = Слишком много запросов к этому столу. Попробуйте ещё раз чуть позже.
error-table-gone = Стола { $table } нет: возможно, его удалили. Проверьте ссылку.
error-table-version = За этим столом играли по правилам версии { $saved } игры { $game }, а здесь правила версии { $here }. Стол можно читать и выгрузить, но нельзя продолжить.
error-table-step = За этим столом нет шага { $step }. Шаги — от 0 до { $steps }.
error-table-majority = Ваша команда решает голосованием. Проголосуйте за нужное действие.
error-table-no-vote = В этом решении вы не голосовали, отзывать нечего.
error-table-ruling = Решению ведущего нужна причина, которую увидят все. Напишите её.
error-table-no-timebox = Для этой фазы время не ограничено. Сначала задайте ограничение.
error-table-adjust-reason = Чтобы изменить позицию, нужна причина, которую увидят все. Напишите её.
error-table-micro = Идёт краткий разбор. Ответьте на вопрос, и партия продолжится.
error-table-no-micro = Сейчас краткого разбора нет.
error-table-nobody-asked = Спросить некого: нет места, где есть и человек, и вопрос.
error-table-micro-game = В игре { $game } нет вопросов для краткого разбора. Играйте без него.
error-table-oversees = Вы наблюдаете за этим столом и видите все карты, поэтому сесть за него нельзя.
error-server-full = На сервере нет места для новых столов. Попробуйте позже.
error-no-right = За этим столом у вас нет на это права. Откройте ссылку, которую вам дали.
error-no-view = С этого места вам смотреть нельзя. Смотрите со своего или как зритель.
error-no-ticket = Эта ссылка или код не подходят к столу или уже использованы. Попросите новые.
error-no-code = Стола с кодом { $code } нет. Проверьте код.
error-not-over = Это доступно только после конца партии. Сначала доиграйте.
error-origin = Этот запрос пришёл с другого сайта. Откройте страницу самого стола.
error-password = Этот сервер требует пароль. Введите его.
error-wrong-password = Пароль неверен. Попробуйте ещё раз.
error-metrics = Отсюда метрики недоступны. Запросите их на машине сервера или пришлите токен метрик.
error-too-much = Слишком много запросов подряд. Подождите немного и попробуйте снова.
error-intake-time = Сервер слишком долго читал этот файл. Ничего не создано. Сократите или упростите файл.
error-intake-memory = Для чтения этого файла серверу не хватает памяти. Ничего не создано. Сократите или упростите файл.
error-intake-lost = Серверу не удалось дочитать файл. Ничего не создано. Попробуйте ещё раз.
error-intake-heavy = Подготовка этого файла занимает слишком много времени. Ничего не создано. Сократите или упростите файл.
error-too-many-viewers = За этим столом нет места для новых зрителей. Попробуйте позже.
error-message = Сообщение не удалось прочитать: { $reason }.
error-workers = Нескольким процессам нужна общая база PostgreSQL. Укажите --database postgresql://…
error-worker-server = { $server } — не адрес сервера. Укажите адрес вроде https://play.example.org.
error-address = Сервер не может принимать другие серверы по адресу { $address }: { $reason }. Укажите в --address адрес этой машины.
error-proxy-network = «{ $value }» — не сеть для --proxy-network. Укажите, например, 10.0.7.0/24.
error-webhook-off = Этот сервер не отправляет уведомлений. Разрешить их может его администратор: --webhooks.
error-webhook-address = Этот адрес не подходит. Напишите полный и существующий адрес https://…
error-webhook-private = Этот адрес ведёт в частную сеть, а на этом сервере такие запрещены. Укажите общедоступный.
error-http-400 = Запрос составлен неверно: { $reason }.
error-http-401 = Этот сервер требует пароль. Введите его.
error-http-403 = У вас нет доступа.
error-http-404 = По этому адресу ничего нет. Проверьте его.
error-http-405 = Этот метод здесь не поддерживается. Посмотрите список операций.
error-http-408 = Запрос не пришёл вовремя. Отправьте его ещё раз.
error-http-409 = Партия уже продвинулась. Посмотрите ещё раз.
error-http-413 = Запрос слишком велик. Пришлите меньше.
error-http-414 = Этот адрес слишком длинный. Сократите его.
error-http-415 = Здесь принимается только JSON. Пришлите JSON.
error-http-429 = Слишком много запросов подряд. Подождите немного и попробуйте снова.
error-http-431 = Заголовки или файлы cookie этого запроса слишком велики. Удалите cookie этого сайта и попробуйте снова.
error-storage = Сейчас сервер не может сохранять. Ничего не пропало, и сервер продолжает попытки. Повторите последнее действие чуть позже.
error-table-moved = Этот стол переезжает на другой сервер. Попробуйте ещё раз чуть позже.
error-table-damaged = Журнал стола { $table } повреждён, и играть за ним дальше нельзя. Другие столы не затронуты. Сообщите администратору сервера.
error-http-500 = На сервере что-то пошло не так. Ничего не изменилось. Попробуйте ещё раз.
error-http-503 = Сервер останавливается. Вернитесь через минуту.
error-bundle-read = { $file } — не файл стола: { $reason }. Возьмите файл, выгруженный contienda.
error-bundle-format = { $file } — не файл стола: "format" должен быть "{ $format }". Возьмите файл, выгруженный contienda.
error-bundle-seed = Зерно в { $file } не соответствует хешу, который показали в начале. Этому файлу верить нельзя.
error-bundle-sealed = В { $file } пока нет зерна: другие столы класса играют с той же раздачей. Сохраните файл снова, когда занятие закончится.
error-bundle-gap = { $file }: записи { $entry } нет или она не на месте. Получите файл целиком.
error-bundle-entry = { $file }: записи { $entry } быть не могло: { $reason }. Возьмите исходную копию.
error-bundle-outcome = { $file }: в записи { $entry } шаг { $step } не совпадает с тем, что даёт зерно: этот исход получен нечестно. Этому файлу верить нельзя.
notify-turn = { $game }: ходит { $who }.
verify-fair = { $file } в порядке: каждый исход — тот, что даёт зерно.
verify-drawn = разыграно сервером: { NUMBER($count) }
verify-seed = разыграно по зерну { $seed }, расклад { $deal }: { NUMBER($count) }
verify-typed = введено с настоящих кубиков и карт (проверить нельзя): { NUMBER($count) }
verify-decided = решено игроками и ботами: { NUMBER($count) }
verify-opening = сыграно до открытия стола (не проверено): { NUMBER($count) }
verify-back = возвратов назад: { NUMBER($count) }
verify-commitment = хеш зерна (сравните с тем, что показали в начале): { $commitment }
verify-open = файл выгружен до конца партии
serve-open = Contienda работает: { $address } — остановить: Ctrl+C
serve-everybody = ОТКРЫТО ДЛЯ ВСЕЙ ВАШЕЙ СЕТИ: { $address }
    Играть может любой, пароль не нужен. Чтобы спрашивать пароль, остановите сервер и запустите его с --password.
serve-guarded = ДОСТУПНО ИЗ ВСЕЙ ВАШЕЙ СЕТИ, ПО ПАРОЛЮ: { $address }
serve-password = Пароль: { $password }
serve-store = Столы хранятся в { $place }
error-no-password = В первой строке { $file } нет пароля. Напишите его туда.
tables-none = Таких столов нет.
tables-id = идентификатор
tables-code = код
tables-game = игра
tables-state = состояние
tables-created = создан
tables-touched = последняя запись
tables-state-open = открыт
tables-state-over = окончен
tables-exported = Стол { $table } записан в { $file }.
tables-expired = Стол { $table } удалён; он сохранён в { $file }.
tables-kept = Стол { $table } остаётся: { $reason }.
tables-expired-count = Удалено столов и комнат: { NUMBER($count) }
tables-deleted = Стол { $table } удалён.
classes-none = Таких занятий нет.
classes-id = идентификатор
classes-code = код
classes-title = название
classes-game = игра
classes-state = состояние
classes-touched = последняя запись
classes-deleted = Занятие { $id } удалено вместе со столами.
classes-deletes = хранится до
classes-state-open = открыто
classes-state-over = окончено
classes-exported = Занятие { $id } записано в { $file }.
classes-expired-count = Удалено занятий: { NUMBER($count) }
backup-written = Файл { $file } записан. Столов: { NUMBER($tables) }, записей: { NUMBER($entries) }.
restore-done = Файл { $file } восстановлен. Столов: { NUMBER($tables) }, записей: { NUMBER($entries) }.
doctor-database = База данных: { $database }
doctor-good = Проблем не найдено.
doctor-bad = Найдено проблем: { NUMBER($count) }.
doctor-none = В { $database } нет столов contienda. Проверьте адрес, указанный в --database.
doctor-foreign = База данных { $database } принадлежит другой программе. Дайте contienda пустую.
doctor-unusable = Базой данных { $database } нельзя воспользоваться: { $reason }. Проверьте её адрес, работает ли она и есть ли у вас право чтения.
doctor-damaged = База данных { $database } повреждена: { $reason }. Остановите сервер, сохраните копию файла и восстановите последнюю резервную копию в новую базу.
doctor-permissions = Читать и менять файл может только владелец.
doctor-read-only = Этот пользователь не может писать в { $database } или в папку { $folder }. Запустите команду от имени пользователя сервера или смените владельца.
doctor-readable = Другие пользователи этой машины могут читать { $database }, а там карты всех игроков и зёрна. Выполните: chmod 600 { $database }
doctor-disk = Места на диске достаточно: свободно { $free } МБ, база занимает { $size } МБ.
doctor-disk-little = В { $folder } осталось мало места: свободно { $free } МБ, база занимает { $size } МБ. Освободите место, иначе резервная копия не поместится.
doctor-disk-full = Диск почти заполнен: в { $folder } свободно { $free } МБ. Освободите место сейчас, иначе сервер скоро не сможет сохранять.
doctor-server = С базой работает сервер (процесс { $process }).
doctor-no-server = С базой не работает ни один сервер.
doctor-revision = Схема базы соответствует этой версии ({ $revision }).
doctor-older = Схема базы устарела ({ $revision } вместо { $newest }). Сделайте резервную копию; при следующем запуске сервер обновит схему.
doctor-newer = Базу { $database } записала более новая версия contienda (схема { $revision }). Возьмите ту версию.
doctor-integrity = Проверка целостности SQLite пройдена.
doctor-orphans = Строк в { $name }, которые не относятся ни к какому столу: { $count }. С ними нельзя сделать резервную копию. Остановите сервер и выполните этот SQL: { $sql }
doctor-no-orphans = Каждая строка относится к какому-нибудь столу.
doctor-log = Журнал стола { $table } повреждён, начиная с записи { $entry }. Восстановите его из резервной копии или удалите стол: contienda tables delete { $table } --yes
doctor-class = Журнал занятия { $name } повреждён, начиная с записи { $entry }. Восстановите его из резервной копии.
doctor-classes = Журналы всех занятий читаются ({ $count }).
doctor-class-tables = { $count ->
    [one] Не хватает { $count } стола занятия { $name }. Восстановите его из резервной копии.
    [few] Не хватает { $count } столов занятия { $name }. Восстановите их из резервной копии.
    [many] Не хватает { $count } столов занятия { $name }. Восстановите их из резервной копии.
   *[other] Не хватает { $count } стола занятия { $name }. Восстановите их из резервной копии.
}
doctor-logs = Журналы всех столов целы. Столов: { NUMBER($tables) }.
doctor-logs-more = Ещё столов с повреждённым журналом: { NUMBER($count) }. Восстановите последнюю резервную копию в новую базу.
doctor-document = { $document } игры { $game } нельзя прочитать. Восстановите последнюю резервную копию или удалите через contienda tables expire.
doctor-part = { $reason }
doctor-versions = Все неоконченные партии можно продолжить.
doctor-version = Столы { $game } версии { $version }: { $count }. У этой программы версия { $here }, поэтому на них можно только смотреть. Доиграйте их в прежней версии или удалите через contienda tables expire.
doctor-game = Столы { $game }: { $count }. В этой программе нет такой игры. Установите её снова или удалите столы через contienda tables expire.
error-backup-unverified = Резервная копия { $file } не записана: при пробном восстановлении в ней { $found } строк вместо { $expected } ({ $name }). Повторите и запустите contienda doctor.
backup-broken = Столов с повреждённым журналом в копии: { NUMBER($count) }. Запустите contienda doctor, чтобы узнать какие, и сохраните прежние копии.
error-database-url = База данных «{ $url }» не поддерживается. Напишите sqlite:///путь или postgresql://пользователь@сервер/имя.
error-database-open = Базой данных { $database } нельзя воспользоваться ({ $reason }). Проверьте адрес и право записи.
error-database-taken = С базой данных { $database } уже работает сервер. Сначала остановите его или выберите другую базу через --database.
error-database-damaged = База данных { $database } повреждена ({ $reason }). Остановите сервер, запустите contienda doctor и восстановите последнюю резервную копию в новую базу.
error-database-newer = Базу данных { $database } записала более новая версия contienda. Возьмите ту версию или другую базу.
error-database-foreign = База данных { $database } принадлежит другой программе. Дайте contienda пустую.
error-database-none = В { $database } нет столов contienda. Проверьте адрес.
error-database-full = В базе данных { $database } уже есть столы. Восстанавливайте в пустую.
error-backup-not = { $file } — не резервная копия. Укажите файл, записанный командой contienda backup.
error-backup-damaged = Резервная копия { $file } повреждена. Возьмите другой её экземпляр.
error-backup-newer = Резервную копию { $file } записала более новая версия contienda. Восстановите её той версией.
error-no-table = Нет стола «{ $table }». Все столы покажет contienda tables list.
error-tables-yes = Стол { $table } будет удалён навсегда. Добавьте --yes, чтобы подтвердить.
error-no-class = Нет занятия «{ $id }». Все занятия покажет contienda classes list.
error-classes-yes = Занятие { $id } и его столы будут удалены навсегда. Добавьте --yes, чтобы подтвердить.
error-expire-days = Не задан срок. Добавьте --finished-days N, --idle-days N или оба.
error-expire-export = Перед удалением столы выгружаются в файлы. Добавьте --export ПАПКА или --dry-run, чтобы только посмотреть.
error-load-host = { $url } — не этот компьютер. Нагрузка создаётся только по местным адресам вроде http://127.0.0.1:8000.
error-load-pace = --pace не может быть { $value }. 0 — как можно быстрее, иначе не больше { $most } с.
error-load-files = Для стольких сокетов нужно открытых файлов: { $need }, а система разрешает { $most }. Возьмите меньше столов или зрителей.
error-load-server = Сервер { $url } отвечает не так, как должен: { $reason }. Проверьте, что он запущен и что это та же версия contienda.
error-load-slow = Вовремя закончено только { $done } из { $total }. Возьмите меньше столов.
load-doing-start = запускается сервер
load-doing-make = создаются столы
load-doing-connect = подключение
load-doing-play = идёт игра
load-doing-check = проверка
load-doing-tidy = завершение
load-every = ход за каждым столом раз в { NUMBER($seconds, maximumFractionDigits: 2) } с
load-flat-out = так быстро, как может сервер
load-tables = столы
load-sockets = сокеты
load-moves = ходы
load-moves-per-s = ходов в секунду
load-p50 = от действия до последнего зрителя, p50
load-p95 = p95
load-p99 = p99
load-longest = дольше всего
load-frame = сообщение зрителю после хода, медиана
load-bytes = всё, что отправляет сервер, на ход
load-memory = память на стол, в игре
load-memory-rest = память на только что созданный стол без сокетов
load-server-cpu = время процессора у сервера, на ход
load-client-cpu = время процессора у этой программы, на ход
load-each-server = Каждый сервер и столы, созданные на нём
load-server-url = сервер
load-server-tables = столы
load-server-moves = ходы
load-server-p50 = p50
load-server-p99 = p99
load-server-time = время процессора
load-server-stored = сохранено записей
load-server-passed = передано другим
load-server-memory = память
load-server-errors = ошибки
load-ms = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
load-s = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
load-b = { NUMBER($value, maximumFractionDigits: 0) } Б
load-kb = { NUMBER($value, maximumFractionDigits: 0) } кБ
load-unknown = неизвестно
load-checked = Партий сыграно до конца: { NUMBER($games) }; документов сверено: { NUMBER($documents) }; журналов прочитано: { NUMBER($logs) }; { $build }
load-held = Ходов отложено из-за ограничений сервера: { NUMBER($moves) }
load-moved = Столов, перешедших на другой сервер: { NUMBER($tables) }
load-clean = Ни один ход не потерян, не продублирован и не передан неверно.
load-violations = Ошибок: { NUMBER($count) }
load-violation-gap = Стол { $table }: зритель на записи { $own } получил изменение от записи { $since }.
load-violation-unasked = Стол { $table }: запись { $entry } появилась без нашего хода.
load-violation-twice = Стол { $table }: ход { $move } подтверждён дважды или не был отправлен.
load-violation-refused = Стол { $table }: допустимый ход отклонён ({ $error }).
load-violation-document = Стол { $table }: на записи { $entry } документ зрителя не тот, что получает новый зритель.
load-violation-count = Стол { $table }: ходов подтверждено: { NUMBER($moves) }, в журнале: { NUMBER($stored) }.
load-violation-silent = Стол { $table }: после хода { $entry } ответа ждали дольше { NUMBER($seconds) } с.
load-violation-closed = Стол { $table }: сокет закрыт ({ $reason }).
load-violation-frame = Стол { $table }: сообщение не читается ({ $reason }).
load-violation-stuck = Стол { $table }: на записи { $entry } решать некому, а партия не окончена.

docs-unbuilt-title = Документация здесь не собрана
docs-unbuilt-build = В рабочей копии выполните `make docs` и запустите сервер снова.
docs-unbuilt-files = Те же страницы — текстовые файлы в папке `docs` репозитория. Начните с `docs/index.md`.

# --- занятия ---
class-ended = Занятие окончено.
class-inject-reason = Так решил ведущий.
class-alert-late = Время вышло
class-alert-slow = Решение затянулось
class-alert-captain = Капитан не в сети: { $name }
class-alert-empty = В команде, которая решает, никого нет
class-alert-away = За этим столом никого нет в сети
class-alert-over = Партия окончена
error-class-role = Ваша роль на этом занятии этого не позволяет. Обратитесь к ведущему.
error-class-stranger = Вас нет на этом занятии. Войдите по его коду или введите свой личный код.
error-class-removed = Ведущий удалил вас с этого занятия. Обратитесь к нему.
error-class-gone = Занятия { $id } нет: возможно, его удалили. Проверьте ссылку.
error-class-damaged = Журнал занятия { $id } повреждён, и открыть его нельзя. Сообщите администратору сервера.
error-class-ended = Это занятие окончено. Войти или что-либо изменить уже нельзя.
error-class-code = Это не код этого занятия. Посмотрите на экран ещё раз.
error-class-personal = На этом занятии ни у кого нет такого личного кода. Проверьте его или попросите у ведущего новый.
error-class-ticket = Эта ссылка уже использована или устарела. Попросите у ведущего новую.
error-class-has-role = У этого браузера уже есть роль на занятии. Откройте ссылку в другом браузере.
error-class-full = На этом занятии уже { $most } человек, больше нельзя. Попросите ведущего кого-нибудь удалить.
error-class-table = Стола { $table } нет. Столы — от 1 до { $most }.
error-class-table-full = За столом { $table } мест нет. Есть место за столом { $free }.
error-class-table-stays = Этот стол относится к занятию и удаляется вместе с ним. Удалите занятие.
error-class-links = Этот стол относится к занятию. Пригласите людей на занятие.
error-class-no-table = Сейчас нет стола, за которым это можно сделать.
error-class-dealt = На этом занятии места распределяет ведущий. Попросите его пересадить вас.
error-class-begun = За вашим столом уже играют, сменить место нельзя. Попросите ведущего пересадить вас.
error-class-started = За этими столами партия уже началась.
error-class-nobody = За этими столами пока никого нет. Дождитесь первого участника.
error-class-member = Такого участника на занятии нет. Выберите из списка.
error-class-nowhere = У этого участника нет места. Сначала посадите его за стол.
error-class-facilitator = Ведущего удалить с занятия нельзя.
error-class-objective = В плане нет цели «{ $objective }». Выберите цель из плана.
error-class-notes = На этом занятии уже { $most } заметок и оценок, больше нельзя. Выгрузите его и откройте новое.
error-class-inject = Вводной «{ $inject }» нет. Выберите из списка.
error-class-inject-done = Эта вводная уже была за всеми столами, для которых она предназначена.
error-class-inject-empty = Вводной нужен текст или изменение в партии. Добавьте что-нибудь.
error-class-inject-turn = Укажите, на каком ходу будет вводная, начиная с 1.
error-class-inject-marker = Укажите, от какого показателя зависит условие.
error-class-injects = На занятии может быть { $most } вводных. Сначала отмените одну.
error-class-title = Название занятия содержит невидимые управляющие символы. Напишите его заново.
error-class-plan = У каждой цели, вводной и ограничения времени в плане занятия должен быть свой идентификатор. Задайте каждой свой.
error-class-plan-file = Не удалось прочитать план занятия { $file }: { $reason }. Исправьте файл.

# --- разбор

debrief-title = Разбор партии
debrief-course = Как шла игра
debrief-turn = Ход
debrief-start = начало
debrief-chance = Шансы: { $seat }
debrief-turning = Переломы
debrief-turned = { debrief-turn } { $turn }: шансы выросли с { $before } % до { $after } % — { $seat }.
debrief-no_turning = Шансы ни разу не изменились сильнее, чем на величину погрешности.
debrief-what_if = Что если?
debrief-what_if-about = Из каждого решения равные боты с одинаковым везением доиграли до { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
  }; проверено { $tried ->
    [one] { $tried } другое решение
    [few] { $tried } других решения
   *[many] { $tried } других решений
  }. В скобках — 95-процентный интервал.
debrief-no_what_if = Других решений для проверки не нашлось.
debrief-known = По тому, что можно было знать ({ $seat })
debrief-hindsight = Задним числом
debrief-played = Решения
debrief-player = Игрок { $number }
debrief-working = Доигрываем партии
debrief-running = Партия ещё не окончена.
debrief-course-lead = Флажок говорит, что было важно в этом ходу; каждая точка — конец хода.
debrief-chart = Показатели и шансы на победу по ходам; числа — в таблице под графиком.
debrief-chance-of = Шансы на победу, %: { $seat }
debrief-chances = Шансы на победу, %
debrief-turning-point = перелом
debrief-at_start = До начала
debrief-in_turn = { debrief-turn } { $turn }
debrief-facts = { $names } · { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
debrief-over = Партия окончена
debrief-nobody = Никто не победил
debrief-winner = Победа: { $who }
debrief-winners = Общая победа: { $who }
debrief-instead-of = вместо: { $chosen }
debrief-percent = п. п. шансов
debrief-interval = 95 %: от { $low } до { $high }
debrief-win-chance = Шансы на победу { $before } → { $after } %
debrief-points = { $change } п. п., от { $low } до { $high }
debrief-games-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }
debrief-costs = Чего стоили решения
debrief-costs-lead = Лучшее из просмотренных решений и сколько шансов оно бы прибавило. Цифры первого взгляда опираются на малое число партий.
debrief-cost-turn = { debrief-turn }
debrief-cost-seat = Кто
debrief-cost-chosen = Решение
debrief-cost-better = Лучше
debrief-cost-gain = Шансы
debrief-cost-how = Партии
debrief-measured = { $games }, измерено
debrief-looked = { $games }, первый взгляд
debrief-spread = Куда могла пойти партия
debrief-spread-lead = { $games ->
    [one] { $games } партия доиграна
    [few] { $games } партии доиграны
   *[many] { $games } партий доиграно
  } равными ботами { $position }; каждая сторона знала только то, что знала.
debrief-spread-start = с самого начала
debrief-spread-from = с конца хода { $turn }
debrief-spread-chart = Чем закончились { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }; линия — эта партия.
debrief-this = эта партия: { $value }
debrief-or_less = заканчиваются на { $value } или ниже
debrief-tenth = каждая десятая партия — не выше
debrief-middle = половина партий — не выше
debrief-games = Партии
debrief-stat = Статистика
debrief-stat-decisions = Решения с выбором
debrief-stat-options = Вариантов в среднем
debrief-rubric = Критерии
debrief-rubric-lead = Уровни от 1 до 4, их отмечают ведущие.
debrief-answers = Что ответили команды
debrief-rulings = Решения ведущего и изменения
debrief-injects = Вводные
debrief-notes = Заметки
debrief-strengths = Что получилось
debrief-weaknesses = Что стоило дороже всего
debrief-good = { debrief-turn } { $turn }, { $seat }: **{ $chosen }**. Все остальные просмотренные решения были хуже: даже лучшее из них отняло бы { $change } п. п. шансов.
debrief-bad = { debrief-turn } { $turn }, { $seat }: **{ $instead }** — вместо: { $chosen } — прибавило бы { $change } п. п. шансов.
debrief-todos = Что берём с собой
debrief-todos-lead = Заполните вместе: таблица сохраняется и попадает в PDF.
debrief-todo-seen = В игре
debrief-todo-action = У нас
debrief-todo-control = Мера защиты
debrief-todo-owner = Ответственный
debrief-todo-due = Срок
debrief-todo-done = Сделано
debrief-how = Шансы и «что если» получены из партий, доигранных равными ботами по простым правилам. Боты — не люди: читайте цифры как направление. Зерно { $seed }.
debrief-again = Та же запись и то же зерно дают тот же отчёт.
debrief-csv = шаг,ход,место,решение,варианты,лучше,пункты,от,до,партии

## Печать

print-written = { $file }: { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
    [many] { $pages } страниц
   *[other] { $pages } страницы
 } ({ $size } кБ).
print-working = Верстаем: { $game }…
print-list-line = { $group }: { $name }
press-sheet = { $name } { $number }/{ $of }
press-front = лицо
press-back = оборот
press-single = Печатайте в масштабе 100 %, с одной стороны.
press-duplex = Печатайте в масштабе 100 %, с двух сторон, с переворотом по длинному краю.
press-scale = 50 мм
error-press-missing = Для файлов PDF нужен пакет «typst». Установите его командой «pip install contienda[press]».
error-press-overfull = Текст не помещается на своём месте даже самым мелким шрифтом: { $what }. Сократите его.
error-press-nothing = У игры { $game } печатать нечего.
error-press-empty = В этом выборе печатать нечего.
error-press-group = «{ $group }» напечатать нельзя. Выберите из списка: { $names }.
error-press-paper = Нет бумаги «{ $paper }». Выберите из списка: { $names }.
error-press-ink = Нет режима краски «{ $ink }». Выберите из списка: { $names }.
error-press-too-large = Предмет { $width } × { $height } мм не помещается на лист { $paper }.
error-press-deck = Нет колоды { $deck }. Укажите файл или одну из этих: { $names }.
error-press-many = Карт больше { $most }. Печатайте по одной колоде.

debrief-rolled_back = Возврат к более ранней позиции: { $reason }
error-debrief-running = Разбор идущей партии показал бы скрытое. Его можно прочитать, когда партия закончится.
error-debrief-deal = Другие столы занятия ещё играют ту же раздачу. Разбор откроется, когда они закончат.
error-debrief-stopped = Анализ остановлен. Откройте разбор ещё раз.
error-debrief-failed = Анализ не удался. Попробуйте ещё раз; если ошибка повторяется, сообщите тому, кто ведёт сервер.
error-debrief-changed = Таблицу действий уже изменил кто-то другой. Загрузите её заново и внесите изменение.
debrief-class-title = Разбор занятия
debrief-class-about = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, закончили: { $over }
debrief-class-table = Стол { $number }
debrief-class-at = Столы { $numbers }
debrief-class-which = Стол
debrief-class-result = Итог
debrief-class-dearest = Что стоило дороже всего
debrief-class-playing = { $tables ->
    [one] { $tables } стол ещё играет и не учтён.
    [few] { $tables } стола ещё играют и не учтены.
   *[many] { $tables } столов ещё играют и не учтены.
  }
debrief-class-stopped = Партия прервана концом занятия.
debrief-class-tables = Столы рядом
debrief-class-chart = { $marker } и шансы на победу по столам; числа — в таблице под графиком.
debrief-class-course-lead = Каждая линия — стол со своим номером. Ниже — шансы на победу.
debrief-class-turns = Ход за ходом
debrief-class-turns-lead = Что было важно за каждым столом; число — изменение первого показателя.
debrief-class-deal = Одна раздача, ход за ходом
debrief-class-deal-lead = У всех столов были одни и те же карты и кости: всё, что здесь различается, — решения. Число — изменение первого показателя.
debrief-class-criterion = Критерий
error-debrief-class = Пока занятие не окончено, его разбор доступен только ведущим.
error-debrief-class-csv = У занятия нет своего списка решений. Возьмите CSV каждого стола.

## Эксперименты

help-experiment-question = игра или файл с вопросом (.toml)
help-experiment-vary = менять настройку, вариант игры или значение сценария: turns=7..9, preset=balanced, service.S1.int=+2; можно повторять
help-experiment-card = карта, у которой меняется цена или которую убирают; несколько — через запятую, все — all
help-experiment-cost = другие цены карты: 3..5 или относительно напечатанной: ±1
help-experiment-remove = сыграть и без этой карты
help-experiment-bots = кто играет, каждый бот на всех местах: greedy,level:4 (по умолчанию: greedy,careless:30)
help-experiment-deals = сколько раздач играть самое большее; эксперимент кончается, как только ответ ясен (по умолчанию: 2000)
help-experiment-within = эффект меньше стольких процентных пунктов побед не важен (по умолчанию: 3)
help-experiment-out = сохранять каждую партию в эту папку в формате Parquet; если там тот же эксперимент, продолжить его

experiment-variant = вариант
experiment-players = боты
experiment-side = победы
experiment-deals = раздачи
experiment-shares = было → стало
experiment-effect = эффект и 95%-й интервал
experiment-chance = p
experiment-table = Победы по сравнению с исходной игрой, в процентных пунктах
experiment-clear = { $variant } ({ $players }): это важно. { $seat }: побед { $changed } вместо { $base }, то есть { $effect } п. п., от { $low } до { $high }; раздач: { NUMBER($deals) }.
experiment-small = { $variant } ({ $players }): заметного эффекта нет. { $seat }: побед { $changed } вместо { $base }, то есть { $effect } п. п., заведомо меньше ±{ NUMBER($within, maximumFractionDigits: 1) }; раздач: { NUMBER($deals) }.
experiment-open = { $variant } ({ $players }): пока неясно. { $seat }: побед { $changed } вместо { $base }, то есть { $effect } п. п., от { $low } до { $high }; раздач: { NUMBER($deals) }.
experiment-also = { $variant } ({ $players }), кроме того: { $changes }
experiment-change = { $measure } — { $changed } вместо { $base }
experiment-more = { $first } и ещё { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
experiment-footnote = Интервалы таблицы верны все вместе (сравнений: { NUMBER($count) }; p — по Холму), сколько бы раз на них ни смотреть. Партий: { NUMBER($games) }.
experiment-kept = Все партии — в папке { $folder }. Отчёт: contienda report { $folder }
experiment-lost = Решений, выбранных случайно из-за сбоев бота: { NUMBER($count) }. Этим цифрам верить нельзя.

measure-wins = победы, { $seat }
measure-length = решения
measure-turns = ходы
measure-ending = исход «{ $ending }»
measure-taken = «{ $action }», раз за партию
measure-mean = { NUMBER($value, maximumFractionDigits: 2) }
measure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

change-preset = вариант игры «{ $after }» вместо «{ $before }»
change-option = { $option }: { $after } вместо { $before }
change-key = { $entry }: { $what } { $after } вместо { $before }
change-removed = без карты или объекта «{ $entry }»
change-key-cost = цена
change-key-int = INT
change-key-criticality = критичность
change-key-copies = экземпляры
change-key-value = значение
change-yes = да
change-no = нет

error-key = В сценарии нет «{ $path }». Назовите значение вроде card.B14.cost или params.turns; все они есть в файле, который пишет «contienda scenario export».
error-key-game = У игры { $game } нет файла сценария, поэтому «{ $path }» изменить нельзя. Меняйте её настройки.
error-key-toml = Изменённый сценарий — неверный TOML: { $reason }.
error-values = { $name } не принимает значения «{ $values }». Пишите 3..5, 3,5 или ±1.
error-no-such-card = В игре { $game } нет карты «{ $card }». Есть: { $names }.
error-experiment-nothing = Сравнивать нечего: ни одно значение не отличается от исходного. Укажите --vary, --card с --cost или --remove либо файл с вопросом.
error-experiment-many = Вариантов { $count } — слишком много для одного эксперимента. Самое большее — { $most }.
error-experiment-bots = Назовите ботов, которые играют на всех местах, или список с ботом для каждого места (мест: { $seats }).
error-experiment-players = Укажите --bots или --seats, но не оба ключа.
error-experiment-card = Что изменить в карте { $card }? Добавьте --cost или --remove.
error-experiment-no-card = Для --cost и --remove нужен ключ --card.
error-experiment-fixed = В { $file } уже сказано, что сравнивать. Добавить можно только -n, --within, --jobs, --out и --json.
error-experiment-other = В папке { $folder } другой эксперимент. Выберите другую папку или повторите исходную команду.
error-question-toml = { $file } — неверный TOML: { $reason }.
error-question-key = { $file }: «{ $name }» отсутствует или имеет не тот тип. См. docs/guides/experiments.md.
error-question-unknown = { $file }: неизвестно «{ $name }». Известны: { $names }.

## Отчёты лаборатории

help-report-run = папка с партиями: эксперимент, перебор, симуляция или отчёт о балансе
help-report-out = файл отчёта: .html (интерактивный, сеть не нужна) или .pdf (по умолчанию: report.html в той же папке)

experiment-measure = показатель
experiment-base-name = исходная игра
report-kind = Лаборатория Contienda
report-experiment = { $game }: { $question }
report-effects = Влияние на победы
report-effects-note = Процентные пункты относительно исходной игры, с 95%-ми интервалами, верными все вместе. Левее нуля сторона побеждает реже. Внутри серой полосы (±{ NUMBER($within, maximumFractionDigits: 1) }) эффект не важен.
report-outcomes = Кто побеждает
report-outcomes-note = Доли всех партий: в исходной игре и в вариантах с наибольшим эффектом.
report-settling = Как прояснялся ответ
report-settling-note = Эффект после каждой серии раздач. С каждой партией интервал сужается; игра прекращается, когда он не содержит нуля или лежит внутри полосы.
report-other-note = Отличие от исходной игры на тех же раздачах; у каждого свой 95%-й интервал.
report-taken = Как часто играют то, что изменено, раз за партию
report-length = Решений за партию
report-turns = Ходов за партию
report-ending = Чем кончаются партии
report-points = процентные пункты
report-difference = отличие от исходной игры
report-share = доля партий
report-deals = раздачи
report-nobody = никто
report-about = Что сыграно
report-numbers = Числа
report-rows = Остальные строки — в отчёте HTML: { NUMBER($count) }
report-click = Щёлкните по отметке, чтобы увидеть партии, стоящие за ней.
report-copy = Скопировать
report-copied = Скопировано
report-no-games = Ни одна раздача не кончилась иначе.
report-game-base = Раздача { NUMBER($deal) }, исходная игра: { $result }
report-game-variant = Раздача { NUMBER($deal) }, { $variant }: { $result }
report-result = победа: { $winner } ({ $ending })
report-result-nobody = не победил никто ({ $ending })
report-more = { $count ->
    [one] В таблице есть ещё { $count } ответ.
    [few] В таблице есть ещё { $count } ответа.
    [many] В таблице есть ещё { $count } ответов.
   *[other] В таблице есть ещё { $count } ответа.
}
report-fact-game = Игра и версия правил
report-fact-preset = Вариант игры
report-fact-bots = Боты
report-fact-seed = Зерно
report-fact-deals = Раздач, самое большее
report-fact-version = Играла программа
report-footnote = Интервалы для побед верны все вместе (сравнений: { NUMBER($count) }), сколько бы раз на них ни смотрели по ходу игры (доверительные последовательности; p с поправкой Холма). Партий: { NUMBER($games) }.
report-paired = На каждой раздаче исходная игра и вариант получают одни и те же карты и кости, насколько это возможно.
report-bots = Боты — не люди. То, что помогает боту, классу может помочь меньше или больше.

error-report-kind = { $file }: отчёт — это файл .html или .pdf.
error-run-empty = В папке { $folder } ещё нет ни одной законченной серии.

## Перебор

help-sweep-vary = что можно менять: настройку, вариант игры или значение сценария, как в «contienda experiment»; all — все правила с выбором
help-sweep-toward = каждой настройке разрешить значение из этого варианта игры
help-sweep-changes = сколько изменений самое большее сразу (по умолчанию: 2)
help-sweep-optuna = не пробовать всё, а дать Optuna предложить столько настроек
help-sweep-target = чего добиваться: fair (равные победы), wins:2=45 (процент побед места 2), length=60 (решений), turns=8 (по умолчанию: fair)
help-sweep-draws = кроме того, самое большее такой процент партий без победителя
help-sweep-within = на сколько процентных пунктов можно отклониться от цели (по умолчанию: 10)
help-sweep-deals = сколько раздач самое большее на каждую настройку (по умолчанию: 3000)
help-sweep-save = записать лучшую настройку как вариант игры для --preset; если варианты хранятся в сценариях, то и как сценарий

sweep-trials = идёт поиск
sweep-setting = настройка
sweep-size = размер изменения
sweep-miss = отклонение, п. п.
sweep-shares = победы
sweep-frontier = Лучшая настройка для каждого размера изменения
sweep-between = { $miss } (от { $low } до { $high })
sweep-target-fair = равные победы
sweep-target-wins = { $seat } побеждает в { $share }
sweep-target-length = решений за партию: { NUMBER($value, maximumFractionDigits: 1) }
sweep-target-turns = ходов за партию: { NUMBER($value, maximumFractionDigits: 1) }
sweep-target-draws = { $target }, без победителя не больше { NUMBER($draws, maximumFractionDigits: 1) } %
sweep-found = Цель: { $target }. Наименьшее изменение, которое заведомо отклоняется не больше чем на { NUMBER($within, maximumFractionDigits: 1) } п. п.: { $setting }. Отклонение { $miss }: { $shares }.
sweep-closest = Цель: { $target }. Ни одна настройка заведомо не отклоняется меньше чем на { NUMBER($within, maximumFractionDigits: 1) } п. п. Ближе всех: { $setting }. Отклонение { $miss }: { $shares }.
sweep-footnote = Интервалы верны сразу для всех настроек ({ NUMBER($count) }), сколько бы раз на них ни смотреть. Партий: { NUMBER($games) }. Каждое изменение считается за единицу; у числа к ней добавляется доля, на которую оно сдвинулось.
sweep-about = Найдено командой contienda sweep. Цель: { $target }. Изменение: { $setting }. Измерено: { $shares }; раздач: { NUMBER($deals) }, боты: { $bots }.
sweep-unsaved = Ничего не записано: ни одна настройка не лучше исходной.

report-sweep = { $game }: { $target }
report-frontier = Сколько нужно изменить
report-frontier-note = Каждая точка — настройка: насколько она меняет игру и на сколько пунктов не достигает цели. Линия соединяет настройки, которых не превосходит ни одно меньшее изменение. Далёкие точки отброшены рано.
report-kind-base = исходная игра
report-kind-frontier = лучшая для своего размера
report-kind-other = другие настройки
report-miss = отклонение от цели, п. п.
report-sweep-outcomes = Доли всех партий — от исходной игры до лучшей настройки.
report-sweep-footnote = Интервалы верны сразу для всех настроек ({ NUMBER($count) }), сколько бы раз на них ни смотрели по ходу игры. Партий: { NUMBER($games) }.
report-fact-target = Цель

error-sweep-target = «{ $target }» — не цель. Пишите fair, wins:2=45, length=60 или turns=8.
error-sweep-nothing = Менять нечего. Укажите --vary или --toward.
error-sweep-large = Настроек больше { $most }. Уменьшите --changes, дайте меньше значений или используйте --optuna.
error-sweep-save = { $file }: вариант игры — это файл .toml.
error-preset-file = { $file } — не файл варианта игры. В нём может быть: { $names }.
error-preset-game = { $file } — вариант игры { $given }, а не { $game }.
report-run-title = { $game }: { $bots }
report-run-lead = { $wins }. Партий: { NUMBER($games) }.
report-game = Партия { NUMBER($number, useGrouping: 0) }: { $result }
report-fact-games = Партии
report-fact-setups = Наборы условий
report-percent = процент всех партий
report-seat = место
report-wins = победы
report-reason = исход
report-wins-note = Доли всех партий с 95%-ми интервалами.
report-length-note = Сколько партий потребовали скольких решений.
report-used = Победы с тем, что сыграно
report-used-axis = победы сыгравшего, в процентах
report-used-note = Как часто побеждает место в партиях, где оно что-то применило. Это не эффект: кто впереди, может позволить себе больше. Эффекты измеряет «contienda balance».
report-wilson = У долей — 95%-е интервалы Уилсона.
report-balance-title = { $game }: баланс
report-fairest = Самые равные условия: { $setup } ({ $wins }).
report-unfairest = Самые неравные: { $setup } ({ $wins }).
report-balance-wins = Доли всех партий при разных условиях: вариант игры и бот.
report-balance-length = Медиана и пределы девяти партий из десяти. Минуты оценены по решениям, где был выбор.
report-balance-endings = Чем кончаются партии при разных условиях.
report-column-turns = ходы
report-column-decisions = решения
report-column-minutes = минуты, оценка
report-column-options = вариантов на решение
report-column-forced = решения без выбора
report-column-changes = смены лидера
report-worth = Чего что стоит: { $setup }
report-worth-note = На сколько меняются победы места, если ему это доступно, по сравнению с теми же партиями без этого. Показаны оба конца списка; всё — в числах.
error-report-format = { $file } — не результат команд simulate, balance, experiment или sweep.
report-holm = p исправлено по Холму на число предметов и мест: если оно меньше 0,05, случайностью эффект не объяснить.


## Обучение

help-train-players = число игроков (по умолчанию — обычное для игры)
help-train-minutes = сколько минут учить вместе с проверками (по умолчанию 10)
help-train-config = файл настроек; чего в нём нет, остаётся обычным
help-train-out = новая папка обучения (по умолчанию train-ИГРА-ВАРИАНТ)
help-train-resume = продолжить обучение из этой папки
help-train-jobs = сколько процессов играет (по умолчанию все ядра, кроме одного)
help-train-seed = целое число, от которого зависит случай при обучении

train-start = Обучение на { $device }: играющих процессов — { NUMBER($processes) }, весов — { NUMBER($weights) }.
train-update = решений: { NUMBER($decisions) }, в секунду: { NUMBER($rate) }
train-evaluation-net = Решений: { NUMBER($decisions) }. Сеть выигрывает у greedy { $share } % (от { $low } до { $high }; партий: { NUMBER($games) }).
train-evaluation-magnet = В среднем за последние обновления она выигрывает { $share } % (от { $low } до { $high }).
train-done = Обучение сохранено в { $folder }: policy.bin — чтобы играть, report.html — кривые, checkpoint.pt — чтобы продолжить.

error-packed = Для обучения в игре слишком много действий: { $given }; возможно не больше { $most }.
error-train-file = { $file } не читается как файл настроек: { $reason }.
error-train-setting = В { $file } есть неизвестная настройка «{ $name }». Известны { $names }.
error-train-kind = { $file }: «{ $name }» должно быть типа { $kind }.
error-train-range = { $file }: «{ $name }» должно лежать между { $low } и { $high }.
error-train-folder = В { $folder } уже есть обучение. Продолжите его с --resume или выберите другую папку с --out.
error-train-resume = В { $folder } нет обучения. Начните новое без --resume.
error-train-other = Обучение в { $folder } относится к игре { $game }. Укажите эту игру или другую папку.
error-train-process = Играющий процесс неожиданно завершился. Последнее сохранение цело; продолжите с --resume.

train-report-title = { $game }: обучение
train-fact-decisions = Решения
train-fact-updates = Обновления
train-time = На что ушло время: { $parts }.
train-part-thinking = сеть
train-part-waiting = ожидание партий
train-part-learning = обучение
train-part-evaluating = проверка
train-part-starting = запуск
train-net = сеть
train-magnet = среднее
train-who = кто
train-millions = решения, миллионы
train-tip = Решений: { NUMBER($decisions) }; побед: { $share } %
train-strength = Победы над greedy
train-strength-note = Каждое место по очереди на тех же раздачах; 95-процентные интервалы по раздачам.
train-rate = Решений в секунду
train-rate-note = В каждом обновлении, игра вместе с обучением.
train-entropy = Энтропия
train-entropy-note = Насколько сеть в среднем колеблется; 0 — всегда уверена.
train-magnet-note = Как далеко сеть от магнита, дивергенция Кульбака — Лейблера.
train-value = Неожиданность ожидаемого результата
train-value-note = Логарифмическая ошибка ожидаемого результата; 0,69 — всегда отвечать «половина».
train-moved = Сдвиг
train-moved-note = Насколько одно обновление сдвинуло стратегию, по оценке.
