### Общее для всех игр, по-русски. Строки, которые начинаются с help-, читаются без Fluent: одна строка, без подстановок.

help-contienda = Пять игр о противостоянии на одном движке: играть, смотреть, моделировать, воспроизводить, проверять.
help-commands = команды
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык всех текстов: es, ru или en (если не указан, берётся из окружения)
help-games = перечислить игры; с GAME — всё об одной: наборы и что они задают, настройки, сценарии
help-play = сыграть в терминале с людьми и ботами
help-watch = посмотреть, как играют боты, с паузой после каждого хода: 0.4 с или сколько задано в --pause
help-simulate = сыграть много партий и собрать статистику
help-tournament = свести ботов друг с другом на одних и тех же раздачах и вывести рейтинг
help-replay = проверить сохранённую партию и пересказать её
help-hint = что сделал бы бот в этом месте сохранённой партии и почему
help-check = проверить инварианты игры, её тексты и пункты правил
help-rules = показать правила игры по пунктам; без GAME — перечислить все правила
help-bench = измерить, как быстро играет эта сборка на этой машине
help-json = вывести JSON для скриптов
help-game = какая игра (см. contienda games)
help-games-game = показать всё об этой игре
help-rules-game = какая игра; без неё будет список правил
help-play-game = какая игра; если не указана, программа спросит
help-seats-play = кто где сидит, через запятую: human, bot:random, bot:greedy, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-seats-bots = какие боты играют, через запятую: bot:random, bot:greedy, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-preset = готовый набор настроек (см. contienda games GAME)
help-option = одна настройка игры; можно указать несколько раз
help-seed = целое число: одно и то же зерно даёт одну и ту же партию
help-dice = drawn — кубики бросает программа; physical — вы бросаете сами и вводите, что выпало
help-resume = продолжить сохранённую партию; без FILE — последнюю, из которой вы вышли
help-save = куда сохранить партию по окончании
help-pause = пауза после каждого хода в секундах, от 0 до 60 (без указания — 0.4)
help-games-count = сколько партий сыграть
help-jobs = сколько процессов запустить (по умолчанию — по числу ядер)
help-tournament-bots = боты через запятую: random, greedy, search:1000
help-tournament-deals = сколько раздач на каждую пару; каждая играется по разу для каждого места бота-одиночки (по умолчанию 100)
help-tournament-players = сколько мест; если больше двух, один бот играет против другого на всех остальных местах
help-tournament-out = хранить манифест, итоги и записи партий в этой папке; начатый в ней такой же турнир продолжается
help-tournament-again = сыграть то, что записано в манифесте (или в манифесте из папки), и ничего больше
help-replay-file = сохранённая партия
help-step = показать позицию после стольких шагов
help-hint-step = решение после K шагов (по умолчанию — последняя позиция)
help-hint-seed = целое число: с тем же зерном ответ будет тем же
help-hint-bot = какого бота спросить: bot:greedy, bot:search:5000, bot:search:2s
help-replay-verify = только проверить, что файл цел и не изменён
help-check-game = какая игра; если не указана, проверяются все
help-check-count = на скольких партиях проверять инварианты
help-tests = папка с тестами, которые ссылаются на пункты правил
help-trace = показать также, где упомянут каждый пункт
help-clause = один пункт или целый раздел по номеру (без указания — все правила)
help-bench-game = какая игра; если не указана, измеряются все
help-bench-seconds = сколько секунд измерять каждую игру
help-scenario = создать, проверить, объяснить или перечислить файлы сценариев
help-scenario-option = играть по этому сценарию: файл или название одного из наших (см. contienda scenario list)
help-scenario-new = записать небольшой готовый сценарий, с которого можно начать
help-scenario-check = указать каждую ошибку сценария: строку, ключ и причину
help-scenario-explain = показать, что есть в сценарии: сервисы, колоды и числа или узлы и плитки
help-scenario-list = перечислить сценарии, которые идут вместе с играми
help-scenario-file = файл сценария или название одного из наших
help-scenario-game = для какой игры файл, если это не видно ни по имени, ни по таблице [meta]
help-scenario-simulate = сыграть ещё и 1000 случайных партий и сообщить итоги
help-serve = открыть живые столы для браузеров — для класса или для друзей
help-verify = проверить файл стола или партию турнира: каждый исход случая по зерну
help-verify-file = файл стола, выгруженный после конца партии, или партия турнира
help-open = открыть страницу в браузере
help-host = адрес, на котором слушать; 0.0.0.0 — для всей сети
help-port = порт, на котором слушать
help-database = sqlite:///ФАЙЛ или postgresql://…; иначе файл в вашей папке данных
help-workers = сколько процессов обслуживают одни столы (нужен PostgreSQL)
help-password = придумать пароль, показать его здесь и спрашивать у всех
help-password-file = спрашивать у всех пароль из первой строки этого файла
help-metrics-token-file = разрешить другим машинам читать /metrics по токену из первой строки этого файла
help-proxy = доверять адресу в X-Forwarded-For, который присылает обратный прокси на этой машине
help-public-url = адрес, которым пользуются люди, если он другой (за прокси)
help-webhooks = разрешить ведущим слать уведомления о ходе в чаты
help-private-webhooks = и на адреса внутри своей сети
help-bot-processes = сколько процессов думают за ботов
help-bot-seconds = сколько секунд бот может думать над решением
help-log = насколько подробен журнал: debug, info, warning или error
help-tables = перечислить, выгрузить или удалить столы сервера
help-tables-list = перечислить все столы, начиная с самых недавних
help-tables-export = записать один стол в файл
help-tables-expire = записать в файлы и затем удалить столы, которых давно никто не трогал
help-tables-delete = удалить один стол и всё, что к нему относится
help-tables-id = идентификатор стола (см. contienda tables list)
help-tables-file = куда записать; такого файла ещё не должно быть
help-finished-days = столы, где партия окончена и записей нет больше N дней
help-idle-days = столы, где партия не окончена, но записей нет больше N дней
help-expire-export = папка, куда каждый стол записывается файлом перед удалением
help-dry-run = только показать, какие это столы
help-yes = действительно удалить
help-backup = записать все столы в один файл, даже при работающем сервере
help-backup-file = куда записать; такого файла ещё не должно быть
help-doctor = проверить базу данных и сказать, что делать; сервер может при этом работать
help-restore = заполнить пустую базу данных из резервной копии
help-restore-file = файл, записанный командой contienda backup
help-load = играет за многими столами через настоящие сокеты на этом компьютере и измеряет сервер
help-load-game = какая игра; если не указать, первая из `contienda games`
help-load-tables = сколько столов играет одновременно
help-load-viewers = сколько сокетов смотрит на каждый стол, считая игроков
help-load-pace = секунды между двумя ходами стола; 0 — так быстро, как может сервер
help-load-seconds = сколько времени измерять
help-load-seed = целое число: одно и то же зерно даёт те же решения; кости бросает сервер
help-load-connect = сервер, работающий на этом компьютере; без него запускается свой и потом убирается
help-say-usage = вызов:
help-say-choice = %(value)r не подходит (выберите из %(choices)s)
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
games-more = contienda games GAME покажет, что задаёт каждый набор, и все настройки.
games-preset-sets = задаёт { $values }
games-preset-plain = ничего не задаёт: все настройки по умолчанию
kind-rule = правило
kind-ruling = уточнение
kind-reconstructed = реконструкция
kind-info = примечание
build-compiled = скомпилированная сборка
build-interpreted = интерпретируемая сборка

play-hint = ? — пояснения, «подсказка» — мнение бота, «почему» — причины; ещё команды: отмена, сохранить, журнал, помощь
play-help = Введите номер варианта или команду. «?» и «? 3» поясняют варианты, «подсказка» показывает, как сыграл бы бот и чего он ждёт, «почему» показывает, что вызвало последние изменения, «отмена» отменяет ваш последний выбор, «сохранить ФАЙЛ» записывает партию, «журнал 30» выводит последние 30 строк, «поле» рисует поле заново и показывает всё остальное, что открыто, «правила» перечисляет разделы правил, «правила 7» показывает раздел, «правила 7.3» — пункт, «выход» сохраняет партию и закрывает программу.
play-which = Во что играем?
play-forced = Единственный вариант: { $action }
play-why = Почему?
play-nothing-yet = Пока ничего не произошло.
play-unknown = Нет ни варианта, ни команды «{ $answer }»: введите номер или слово «помощь».
play-near = Нет ни варианта, ни команды «{ $answer }»: возможно, вы имели в виду «{ $near }».
play-dice = Что выпало? Введите результат, например { $example }
play-curtain = { $seat }, ваш ход: нажмите Enter, когда на экран не смотрит никто другой
play-saved = Партия сохранена: { $path }.
play-not-saved = Партия не сохранена: не удалось записать { $path } ({ $reason }).
play-resume = Чтобы продолжить: { $command }
watch-pause = Пауза после каждого хода: { NUMBER($seconds) } с. Её меняет --pause SECONDS; выход — Ctrl+C.
play-no-undo = Этого уже не отменить: с тех пор бросали кубики или принял решение кто-то другой.
play-undone = Отменено.
hint-title = { $worlds ->
    [one] Мнение бота: просмотрен { $worlds } мир, совместимый с тем, что известно игроку на этом месте
    [few] Мнение бота: просмотрено { $worlds } мира, совместимых с тем, что известно игроку на этом месте
    [many] Мнение бота: просмотрено { $worlds } миров, совместимых с тем, что известно игроку на этом месте
   *[other] Мнение бота: просмотрено { $worlds } мира, совместимых с тем, что известно игроку на этом месте
}
hint-choice = вариант
hint-visits = пробы
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
command-hint = подсказка
command-why = почему
command-undo = отмена
command-save = сохранить
command-log = журнал
command-board = поле
command-rules = правила
command-quit = выход

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
simulate-lost = { $bot } (место { $seat }): решения, выбранные случайно из-за его ошибок: { NUMBER($count) }. Первое сообщение: { $first }.

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
tournament-version = Это было сыграно в contienda { $saved }, а сейчас играет contienda { $here }: её боты могут играть иначе.

replay-verified = { $steps ->
    [one] { $file }: файл цел и не изменён, { $steps } шаг.
    [few] { $file }: файл цел и не изменён, { $steps } шага.
    [many] { $file }: файл цел и не изменён, { $steps } шагов.
   *[other] { $file }: файл цел и не изменён, { $steps } шага.
}
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }

check-laws = инварианты
check-parts = дополнительные части: доски, команды, адреса
check-agree = интерпретируемая и скомпилированная сборки играют одинаково
check-texts = тексты на трёх языках
check-clauses = пункты правил
check-scenarios = прилагаемые сценарии
check-no-tests = (тестов здесь нет: ссылки на пункты не проверены)
check-trace = где упомянут каждый пункт
trace-clause = пункт
trace-kind = вид
trace-code = код правил
trace-tests = тесты
trace-unshown = игрой не проверить

bench-game = игра
bench-games_per_s = партий/с
bench-decisions_per_s = решений/с
bench-copy_ns = копирование, нс

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

scenario-where = { $file }, строка { $line }
scenario-count = Ошибок: { NUMBER($errors) }, предупреждений: { NUMBER($warnings) }.
scenario-new = Файл { $file } записан. Измените его, затем: contienda scenario check { $file }
scenario-side-red = Злые медведи (красные)
scenario-side-blue = Добрые медведи (синие)
scenario-side-event = События
scenario-draws = Без победителя: { $share }
scenario-falls = Сколько сервисов отказывает за партию в среднем: { NUMBER($mean, maximumFractionDigits: 1) }; как часто отказывал каждый:
scenario-map = Сервисы на карте { $map }
scenario-column-id = код
scenario-column-name = сервис
scenario-column-int = INT
scenario-column-criticality = критичность
scenario-column-kinds = вид
scenario-column-needs = зависит от
scenario-column-feeds = питает
scenario-kind-digital = цифровой
scenario-kind-physical = физический
scenario-kind-citizen = для граждан
scenario-deck = { $deck }: карт — { NUMBER($count) }
scenario-differs = Числа, которые отличаются от стандартного сценария
scenario-differs-nothing = нет
scenario-presets = Наборы настроек

## Что говорится о файле сценария

scenario-not-toml = это не TOML; на позиции { $column } программа чтения сообщает: { $reason }
scenario-too-long = файл слишком длинный: оставьте не больше { $most } знаков
scenario-too-deep = слишком глубокая вложенность списков или таблиц: не больше { $most } уровней
scenario-too-many-dots = в этой строке слишком много точек: оставьте не больше { $most }
scenario-too-many-digits = в файле слишком большое число: не больше { $most } цифр
scenario-too-many-values = в файле слишком много значений: оставьте не больше { $most }
scenario-too-many-members = в файле слишком длинный список или таблица: оставьте не больше { $most } элементов
scenario-too-many-tables = слишком много записей «{ $name }»: оставьте не больше { $most }
scenario-many-mistakes = в файле { $most } ошибок или больше: сначала исправьте эти и проверьте файл снова
scenario-unknown-key = здесь нет ключа «{ $name }»: возможны { $words }
scenario-unknown-key-near = здесь нет ключа «{ $name }»: может быть, { $near }?
scenario-missing-key = не хватает ключа «{ $name }»: добавьте его
scenario-not-table = здесь нужна таблица: { "{" } ключ = значение { "}" }
scenario-not-tables = записывается таблицами [[{ $name }]]
scenario-not-list = здесь нужен список: [ … ]
scenario-not-number = значение { $value } не подходит: нужно целое число от { $low } до { $high }
scenario-not-switch = значение { $value } не подходит: нужно true или false
scenario-not-text = здесь нужен текст в кавычках
scenario-not-word = значение { $value } не подходит: возможны { $words }
scenario-not-names = здесь нужно название на трёх языках: es, en и ru
scenario-translation = не хватает перевода: { $languages }
scenario-name-missing = нет текста на этих языках: { $languages }; вместо него показывается текст на языке { $shown }
scenario-unknown-service = сервиса «{ $service }» нет: в файле есть { $words }
scenario-unknown-card = карты «{ $card }» в файле нет
scenario-unknown-op = эффекта «{ $op }» нет: возможны { $words }
scenario-unknown-op-near = эффекта «{ $op }» нет: может быть, { $near }?
scenario-op-here = «{ $op }» требует чьего-то выбора: такому эффекту место на карте, а не здесь
scenario-bad-id = «{ $id }» здесь не годится: коды идут от { $first } до { $last }
scenario-twice = «{ $id }» встречается дважды: дайте одному из них другой код
scenario-self = { $service } зависит от самого себя: уберите его из списка
scenario-arrow-twice = { $service } зависит от { $dependency } дважды: оставьте одну запись
scenario-many-needs = у { $service } слишком много зависимостей: { $count }; оставьте не больше { $most }
scenario-few-needs = на карте { $map } у { $service } мало зависимостей: { $count }; хорошие каскады дают две–четыре
scenario-no-arrow = на этой карте нет стрелки от { $dependency } к { $service }, убирать нечего
scenario-pair = здесь нужна пара [сервис, зависимость]
scenario-empty = список пуст: впишите хотя бы одно значение
scenario-zero = 0 ничего не меняет: нужно число больше или меньше нуля
scenario-one-of = нужен ровно один из ключей: { $words }
scenario-option = { $reason }
scenario-no-preset = набора настроек «{ $preset }» в файле нет
scenario-preset-loop = набор настроек «{ $preset }» расширяет сам себя
scenario-refused = игра этого не принимает: { $reason }
scenario-cycles = карта { $map }: круговые зависимости между { $core } (циклов: { $count }), например { $example }
scenario-cycles-many = карта { $map }: круговые зависимости между { $core } (циклов: { $count } или больше), например { $example }
scenario-single = карта { $map }: { $service } — единая точка отказа; один его отказ сразу нарушает работу других сервисов ({ $count } из { $others })
scenario-ends = карта { $map }: ни один сервис не зависит от { $services }
scenario-provider-full = { $provider } не добавляет стрелку к { $service } на этих картах: { $maps }; там у сервиса уже { $most } зависимости
scenario-never-played = карту { $deck } в фазе { $phase } не играют: возможны { $phases }
scenario-never-dealt = { $card } убрана на всех картах: она никогда не попадёт в игру
scenario-never-nothing = карта ничего не делает: добавьте эффект
scenario-never-phase = никогда не выполнится: ни одна карта, которую можно сыграть, не отмечает фазу { $phase }
scenario-never-flag = никогда не выполнится: ни одна карта, которую можно сыграть, не включает «{ $flag }»
scenario-never-card = никогда не выполнится: карту { $card } сыграть нельзя
scenario-never-subtype = никогда не выполнится: ни одной карты подтипа { $subtype } сыграть нельзя
scenario-never-services = никогда не выполнится: нужно сервисов — { $count }, а на любой карте их не больше { $most }
scenario-never-secondary = никогда не случится: ни у одной красной карты, которую можно сыграть, нет эффекта с secondary = true
scenario-never-turn = никогда не случится: нужен ход { $turn }, а самая долгая партия длится ходов: { $turns }
scenario-never-on = никогда не случится: этих сервисов нет ни на одной карте, где есть эта карточка
scenario-never-arrow = никогда не случится: у { $service } уже { $most } зависимости, и { $provider } новой не добавит
scenario-never-mapped = { $service } нет ни на одной карте: добавьте его в список сервисов или уберите
scenario-never-service = никогда не случится: { $service } нет ни на одной из используемых здесь карт
scenario-never-stable = набор { $preset }: синим не победить, потому что стабильность начинается с { $start }, а в конце должна быть выше { $goal }
scenario-never-state = цели никогда не найдётся: эти состояния и вид целей исключают друг друга
scenario-never-target = цели никогда не найдётся: ни на одной карте нет нужного числа таких сервисов
scenario-never-edge = цели никогда не найдётся: ни один сервис не связан стрелкой с другим
scenario-no-target-in = в этих наборах настроек цели нет: { $presets }; уберите там карту через remove_cards
scenario-never-aimed = никогда не случится: эффект действует на цель, а цели нет
scenario-never-down = никогда не случится: вернуть можно только отказавший сервис, а такие не выбираются
scenario-never-up = никогда не случится: цели уже отказали, а нужен работающий сервис
scenario-never-worse = никогда не случится: любая возможная цель уже в состоянии { $state } или хуже
scenario-never-pair = никогда не случится: стрелку разрывают между двумя целями, поэтому нужно pick = "edge"
scenario-never-same = никогда не случится: оба состояния одинаковы
scenario-never-tag = никогда не случится: ни у одной карты с уроном нет метки «{ $tag }»
scenario-never-filter = никогда не случится: ни на одной карте нет сервисов вида { $filter }
scenario-never-provider = никогда не случится: в файле нет [[provider]]
scenario-never-about = никогда не случится: в колоде { $side } нет карт «{ $value }»
scenario-never-was = никогда не выполнится: то, на что действует эффект, в этих состояниях не бывает
scenario-never-fell = никогда не выполнится: ни один эффект до этого не наносит цели урона
scenario-never-late = слишком поздно: синие ходят после красных, поэтому нужно duration = "guard" или "game"
scenario-flag-idle = ни одна карта не требует «{ $flag }», так что это ни к чему не приведёт
scenario-unpayable = цену { $cost } никто не заплатит: ни один набор настроек не даёт бюджета больше { $budget }
scenario-above-maximum = INT { $int } выше максимума у { $services }: там она остановится на максимуме
scenario-deck-small = колода { $deck } слишком мала (набор { $preset }): карт { $count }, начальная рука { $hand }
scenario-deck-large = колода { $deck } слишком велика: карт { $count }, допустимо { $most }
scenario-no-events = карт событий нет: фаза 1 останется пустой
scenario-few-critical = набор { $preset }: сервисов критичности 5 — { $count }, поэтому красным не выиграть, обрушив { $needed }

## Что говорится о файле поля Black Hat

scenario-board-cell = должна быть клетка: напишите [столбец, строка]
scenario-board-overlap = столбец { $column }, строка { $row } уже заняты узлом { $other }: передвиньте один из них
scenario-board-starts = на поле должно быть ровно два узла вида start, здесь их { $count }: исправьте
scenario-board-critical = на поле должен быть ровно один узел вида critical, здесь их { $count }: исправьте
scenario-board-large = поле слишком велико: оставьте не более { $places } мест и { $spaces } узлов всего
scenario-board-apart = { $one } и { $other } не соприкасаются, стрелка их соединить не может: передвиньте один узел или уберите стрелку
scenario-board-goal = для стрелки нет «{ $goal }»: укажите узел или край места, из { $words }
scenario-board-into-start = на старт { $start } стрелки вести не могут: уберите её
scenario-board-four = на стороне плитки четыре узла, по часовой стрелке с левого верхнего
scenario-board-space = «{ $value }» — не узел: напишите вид и значение, например «{ $example }»; виды: { $words }
scenario-board-sign = «{ $value }» не подходит: пишите так: «{ $example }»
scenario-board-tiles = слишком много плиток: оставьте не более { $most }, по две стороны у каждой
scenario-board-side = «{ $id }» стоит на месте стороны { $wanted }: у плитки идут подряд стороны a и b
scenario-board-cycle = пешки могут ходить по кругу: { $example } (плитки: { $tiles }); уберите одну из стрелок
scenario-board-end = нет пути дальше с узлов { $spaces } (плитки: { $tiles }): каждый узел должен вести к критической системе
scenario-board-forced = с узла { $space } все стрелки ведут в ловушки (плитки: { $tiles })
scenario-board-lost = узлы, которые плитки могут сделать недостижимыми: { $spaces }; проверено полей: { $boards }, из них один и тот же узел недоступен самое большее на { $most }
scenario-board-guarded = узлы, до которых иногда можно добраться, лишь перепрыгнув удержанную пешку: { $spaces }; проверено полей: { $boards }, из них один и тот же узел таков самое большее на { $most }
scenario-seat = место { NUMBER($number) }
scenario-endings = Чем кончались партии:
scenario-board-table = Узлы
scenario-column-kind = вид
scenario-column-value = значение
scenario-column-to = ведёт на
scenario-column-place = место или плитка

## Что пошло не так

error-game-near = нет игры «{ $game }»: возможно, имелась в виду { $near }?
error-no-game = нет игры «{ $game }»: есть { $names }
error-no-preset = у { $game } нет набора настроек «{ $preset }»: выберите из { $names }
error-no-option = у { $game } нет настройки «{ $option }»: есть { $names }
error-choice = { $option } не может быть «{ $value }»: выберите из { $choices }
error-number = { $option } не может быть { $value }: нужно целое число от { $low } до { $high }
error-process-ended = система завершила один из играющих процессов, возможно, из-за нехватки памяти: уменьшите их число в --jobs; турнир с --out продолжится, если повторить команду
error-seconds = --seconds не может быть { $value }: нужно больше 0 и не больше { $most }
error-games-count = -n не может быть { $value }: нужна хотя бы одна партия
error-no-folder = { $option } { $folder }: такой папки нет
error-no-bot = нет бота «{ $bot }»: выберите из { $names }
error-bot-iterations = { $bot }: укажите число симуляций от 1 до { $most } или время до 600 секунд и, если нужно, число процессов от 1 до 64, например bot:search:1000, bot:search:2s или bot:search:20000x4
error-hint-nobody = после шага { $step } в { $file } решать некому: выберите другой шаг через --step
error-bot-program = { $bot } запустил бы программу на этой машине, а это может только её хозяин из командной строки: contienda play, watch, simulate или tournament; выберите здесь другого бота
error-bot-command = { $bot }: программа не указана, допишите команду, например bot:exec:./mybot
error-bot-quotes = { $bot }: кавычка не закрыта или в конце стоит обратная косая черта, запишите команду так же, как в командной строке
error-bot-seconds = { $bot }: укажите предел времени больше 0 и не больше { $most } с, например bot:exec:2.5:./mybot
error-bot-missing = { $bot } не запускается: программы «{ $program }» нет или её нельзя выполнить; проверьте путь, он считается от текущей папки
error-bot-start = { $bot } не запускается: { $reason }; проверьте, что этот файл — программа, которую машина может выполнить
fault-bot = { $bot } (место { $seat }): { $reason }; вместо этого сыграно случайное допустимое действие
fault-bot-start = программу не удалось запустить ({ $reason })
fault-bot-ended = программа завершилась с кодом { $code }, не ответив
fault-bot-closed = программа закрыла вывод, не ответив
fault-bot-silent = нет ответа за { $seconds } с
fault-bot-huge = строка длиннее { $most } байт
fault-bot-garbage = строка «{ $line }» — не ответ
fault-bot-illegal = действия { $action } нет среди предложенных
fault-bot-given-up = { $bot } (место { $seat }) ошибается слишком часто и больше не запускается: дальше его действия выбираются случайно
error-seats = { $game }: мест должно быть от { $fewest } до { $most }, а указано { $given }: перечислите места заново
error-seats-exact = { $game }: мест должно быть { $fewest }, а указано { $given }: перечислите места заново
error-players = { $option } не может быть { $given }: число игроков в { $game } — от { $fewest } до { $most }
error-players-exact = { $option } не может быть { $given }: число игроков в { $game } — { $fewest }
error-seat-human = место { $seat } отдано человеку, но здесь играют только боты: укажите bot:random
error-seat-word = место { $seat }: «{ $word }» — неизвестное слово, напишите human или bot:random
error-saved-seats = мест в сохранённой партии: { $saved }, а указано { $given }: напишите --seats заново
error-resume-program = { $file } называет игроком программу, а сохранённая игра не вправе запускать программы: если вы ей доверяете, укажите её сами: --seats { $seats }
error-option-without-value = --option «{ $option }»: нет значения, пишите имя=значение
error-illegal = действие { $action } здесь недопустимо: выберите из { $listed }
error-no-action = нет действия { $action }: коды — от 0 до { $last }
error-no-verb = нет глагола «{ $verb }»: выберите из { $names }
error-arguments = { $verb }: аргументов должно быть { $wanted }, а дано { $given }: напишите заново
error-no-file = нет файла { $file }: проверьте имя
error-no-last = вы ещё не выходили ни из одной партии: начните новую командой contienda play
error-no-last-game = вы ещё не выходили из партии { $game }: начните новую командой contienda play { $game }
error-unreadable = не удаётся прочитать { $file }: { $reason }
error-in-file = { $file }: { $error }
error-no-step = в { $file } нет шага { $step }: шаги — от 0 до { $steps }
error-replay-version = партия сыграна по версии { $saved } игры { $game }, а здесь правила версии { $here }: возьмите тот выпуск contienda, которым её сохранили
error-replay-cut = { $file } обрывается после шага { $step }: получите файл целиком
error-replay-short = { $file } обрывается после шага { $step } из { $steps }: получите файл целиком
error-replay-json = { $file } — не запись партии: строка { $line }, столбец { $column } — не JSON
error-replay-format = { $file } — не запись партии: "format" должен быть "{ $format }"
error-replay-key = { $file }: "{ $field }" нет или он не того типа: см. docs/replays.md
error-replay-start = { $file } изменён: заголовок (игра, настройки, места, число шагов, итог) не тот, что был сохранён
error-replay-illegal = { $file } не проходит на шаге { $step }: { $error }
error-replay-more = { $file } изменён на шаге { $step }: действий больше, чем было сохранено
error-replay-changed = { $file } изменён на шаге { $step }: действие { $action } — не то, что было сохранено
error-replay-number = { $file } не проходит на шаге { $step }: { $action } — не целое число
error-replay-long = в { $file } действий: { $steps }, а в партии может быть не больше { $most }: выберите другой файл
error-no-clause = в правилах нет пункта «{ $clause }»: есть { $names }
error-no-section = в правилах нет ни пункта, ни раздела «{ $clause }»: выберите из { $names }
error-rules-game = «{ $clause }» — не игра: сначала назовите игру, например contienda rules { $game } { $clause }
rules-more = Чтобы открыть раздел или пункт, введите «правила» и номер: правила { $section }, правила { $clause }
rules-books = contienda rules GAME покажет все правила игры, contienda rules GAME 7 — один их раздел.
error-no-rulebook = у { $game } нет правил: обратитесь к автору игры
error-no-scenarios = у { $game } нет сценариев: уберите --scenario
error-no-scenario = файла сценария { $file } нет: укажите путь или одно из названий: { $names }
error-scenario = по { $file } играть нельзя: строка { $line }, { $place }: { $reason } (contienda scenario check укажет всё)
error-scenario-game = --scenario требует игры: укажите и её название
error-file-exists = файл { $file } уже есть: выберите другое имя
error-unwritable = не удалось записать { $file }: { $reason }
reason-full = диск заполнен
reason-denied = нет прав доступа
reason-file = на месте папки стоит файл
reason-folder = на месте файла стоит папка
reason-missing = такой папки нет, и создать её нельзя
error-broken-game = игра «{ $game }» повреждена и пропущена ({ $reason }): исправьте или удалите пакет, в котором она идёт
error-broken-part = часть «{ $part }» игры «{ $game }» повреждена и пропущена ({ $reason }): исправьте или удалите пакет, в котором она идёт
error-route-place = { $address } не начинается с { $place }: игра из другого пакета занимает только свои адреса
error-not-a-game = игра «{ $game }» зарегистрирована, но её точка входа — не Game с таким именем: сообщите автору
error-game-twice = игра «{ $game }» уже есть, поэтому игра точки входа { $entry } пропущена: удалите один из двух пакетов
error-no-texts = в { $folder } нет текстов на «{ $language }»: напишите их хотя бы на английском
error-no-text = нет текста «{ $text }» на «{ $language }»
error-text = текст «{ $text }» на «{ $language }» не удаётся заполнить: { $reason }
error-replay-scores = { $file } изменён: конец или счёт не соответствуют партии
error-resume-fixed = { $file } — сохранённая партия со своей игрой, настройками и сценарием: уберите GAME, --preset, --option и --scenario
error-again-program = { $file } называет ботом программу, а манифест не вправе запускать программы: если вы ей доверяете, повторите команду с GAME и --bots "{ $bots }"
error-tournament-what = укажите, что играть: GAME и --bots или --again с манифестом
error-tournament-few = для турнира нужны хотя бы два бота: напишите, например, --bots random,greedy
error-tournament-twice = бот «{ $bot }» указан в { $option } дважды: уберите повтор
error-tournament-neutral = { $option } не может быть { $given }: место { $seat } в { $game } не побеждает и не проигрывает, а турнир считает победы; укажите { $players }
error-tournament-out = в --out не указана папка: впишите её или уберите --out
error-tournament-disk = не удалось записать { $file }: { $reason }; устраните причину и повторите команду, чтобы продолжить, или укажите другую папку в --out; уже записанные партии сохранены
error-tournament-foreign = { $folder } уже есть, и { $manifest } там нет: укажите новую или пустую папку
error-tournament-other = в папке { $folder } хранится другой турнир: «{ $name }» там не то, что запрошено; укажите другую папку или повторите команду, с которой он начат
error-tournament-line = { $file }: строка { $line } — не партия этого турнира: удалите строку, и партия будет сыграна снова
error-tournament-busy = в папке { $folder } сейчас идёт турнир: дождитесь конца или укажите другую папку
error-manifest-format = { $file } — не манифест турнира: "format" должен быть "{ $format }"
error-manifest-json = { $file } — не манифест турнира: строка { $line }, столбец { $column } — не JSON; возьмите файл в том виде, в каком его записала contienda
error-manifest-utf8 = { $file } — не манифест турнира: это не текст в UTF-8; возьмите файл в том виде, в каком его записала contienda
error-manifest-key = { $file }: "{ $field }" нет или значение не того типа: см. docs/tournament.md
error-manifest-version = этот турнир — по версии { $saved } игры { $game }, а здесь правила версии { $here }: возьмите тот выпуск contienda, которым его играли
error-again-fixed = в { $file } уже записано, что играть: уберите GAME, --bots, -n, --players, --preset, --option, --scenario и --seed
error-no-extra = { $package } не установлен: установите contienda с дополнением «{ $extra }», contienda[{ $extra }]
error-replay-outcome = { $file }: шаг { $step } — не то, что даёт зерно: этот исход получен нечестно
error-replay-no-seed = в { $file } не указано зерно, по которому получены исходы: целостность файла проверит contienda replay --verify
error-verify-manifest = { $file } — манифест турнира, партий в нём нет: проверьте файлы в папке { $folder }
check-one-build = (здесь только одна сборка: сравнивать не с чем)

# --- live tables -----------------------------------------------------------------------------------------------------

error-table-name = В этом имени ничего не видно, или в нём есть управляющие символы либо знаки смены направления письма. Выберите другое, до 40 знаков.
error-table-text = В этом тексте ничего не видно, или в нём есть управляющие символы либо знаки смены направления письма. Напишите его заново.
error-table-reason = чтобы вернуться назад, нужна причина, которую прочтут все: напишите её
error-table-seat = места { $seat } нет: места — от 1 до { $most }
error-table-seat-bot = место { $seat } — не для бота, уровень ему не нужен: уберите его
error-table-reseat = место можно открыть, отдать команде или боту: выберите одно из трёх
error-table-member = этого человека нет на месте { $seat }: посмотрите ещё раз, кто там
error-table-is-bot = место { $seat } и так занимает бот: сначала откройте его
error-table-locked = за стол больше не пускают: попросите ведущего открыть его
error-table-full = все места заняты: попросите место у ведущего или смотрите партию
error-table-taken = место { $seat } занято: выберите другое
error-table-already = вы уже на этом месте
error-table-one-seat = партия идёт, и место у вас есть: второго сейчас не занять
error-table-seen = В этой партии вы уже видели чужие карты, поэтому место { $seat } вам не занять. Вернитесь на своё место или попросите разрешения у ведущего.
error-table-barred = Ведущий убрал вас из-за этого стола. Попросите его пустить вас обратно.
error-table-not-removed = Этого человека из-за стола не убирали. Посмотрите ещё раз список тех, кого убрали.
error-table-not-yours = это не ваше место: действуйте за своё
error-table-watching = вы смотрите партию: чтобы участвовать, займите место
error-table-captain = за это место решает капитан: напишите ему в командный чат
error-table-facilitator = это может только ведущий: попросите его
error-table-command = такой команды нет: посмотрите список команд
error-table-lobby = партия ещё не началась: дождитесь, пока займут все места или ведущий начнёт
error-table-over = партия окончена: просмотрите её, сыграйте реванш или продолжите с любого шага
error-table-paused = стол на паузе: дождитесь продолжения
error-table-not-paused = стол не на паузе
error-table-resume = продолжить может тот, кто поставил паузу, или ведущий: попросите их
error-table-stale = стол уже ушёл вперёд (вы видели { $expected }, сейчас { $position }): посмотрите ещё раз и решите
error-table-not-your-turn = сейчас решаете не вы: дождитесь своего хода
error-table-bot-plays = за это место играет бот: сначала отзовите его
error-table-illegal = действия { $action } сейчас нет среди возможных: выберите из предложенных
error-table-outcome = исход { $action } сейчас невозможен: введите то, что действительно выпало
error-table-no-chance = сейчас нечего бросать или тянуть
error-table-not-typist = этот исход вводит тот, кто его видит
error-table-started = партия уже началась
error-table-nothing-to-undo = вы ещё ничего не решили, отменять нечего
error-table-asked = стол уже спросили: дождитесь ответов
error-table-no-request = никто не просил ничего отменить
error-table-not-asked = этот вопрос не к вам, или вы уже ответили
error-table-no-clock = за этим столом нет часов
error-table-chat-off = этот чат выключен
error-table-busy = стол слишком занят: попробуйте ещё раз
error-table-gone = стола { $table } нет или больше нет: проверьте ссылку
error-table-version = за этим столом играли по версии { $saved } игры { $game }, а здесь правила версии { $here }: его можно читать и выгрузить, но не продолжить
error-table-step = за этим столом нет шага { $step }: шаги — от 0 до { $steps }
error-server-full = на сервере уже столько столов, сколько можно: попробуйте позже
error-no-right = за этим столом у вас нет на это права: откройте ссылку, которую вам дали
error-no-view = с этого места вам смотреть нельзя: смотрите как зритель или со своего
error-no-ticket = эта ссылка или код не подходит к столу или уже использована: попросите новую
error-no-code = стола с кодом { $code } нет: проверьте буквы
error-not-over = это выдаётся только после конца партии: сначала доиграйте
error-origin = этот запрос пришёл с другого сайта: откройте страницу самого стола
error-password = сервер сначала просит пароль: введите его
error-wrong-password = это не пароль этого сервера: попробуйте ещё раз
error-metrics = Отсюда метрики недоступны. Запросите их на машине сервера или пришлите токен метрик.
error-too-much = слишком много сразу: подождите немного и попробуйте снова
error-intake-time = Сервер слишком долго читал этот файл. Ничего не создано. Сократите или упростите файл.
error-intake-memory = Для чтения этого файла серверу не хватает памяти. Ничего не создано. Сократите или упростите файл.
error-intake-lost = Серверу не удалось дочитать файл. Ничего не создано. Попробуйте ещё раз.
error-intake-heavy = Подготовка этого файла занимает слишком много времени. Ничего не создано. Сократите или упростите файл.
error-too-many-viewers = у этого стола уже столько зрителей, сколько можно: попробуйте позже
error-message = это сообщение не прочесть: { $reason }
error-workers = нескольким процессам нужна общая база PostgreSQL: укажите --database postgresql://…
error-webhook-off = этот сервер не шлёт уведомлений: владелец может разрешить их через --webhooks
error-webhook-address = этот адрес не подходит: напишите полный существующий адрес https://
error-webhook-private = Этот адрес ведёт не в открытый интернет, а другие на этом сервере запрещены. Укажите другой.
error-http-400 = запрос составлен неверно: { $reason }
error-http-401 = сервер сначала просит пароль: введите его
error-http-403 = это не для того, кто просит
error-http-404 = по этому адресу ничего нет: проверьте его
error-http-405 = не этим методом: посмотрите список операций
error-http-408 = Запрос не пришёл вовремя. Отправьте его ещё раз.
error-http-409 = стол уже ушёл вперёд: посмотрите ещё раз
error-http-413 = это слишком много: пришлите меньше
error-http-414 = Этот адрес слишком длинный. Сократите его.
error-http-415 = сюда присылают JSON
error-http-429 = слишком много сразу: подождите немного и попробуйте снова
error-http-431 = Заголовков или файлов cookie в этом запросе слишком много, или они слишком большие. Удалите cookie этого сайта и попробуйте снова.
error-storage = Сейчас сервер не может сохранять. Ничего из сделанного не пропало, и сервер продолжает попытки: повторите последнее действие чуть позже.
error-table-damaged = Запись стола { $table } повреждена, и играть за ним дальше нельзя. Другие столы не затронуты: сообщите тому, кто ведёт сервер.
error-http-500 = на нашей стороне что-то сломалось, ничего не изменилось: попробуйте ещё раз
error-http-503 = сервер останавливается: вернитесь через минуту
error-bundle-read = { $file } — не файл стола: { $reason }
error-bundle-format = { $file } — не файл стола: "format" должен быть "{ $format }"
error-bundle-seed = зерно в { $file } — не то, чей хеш показали в начале: этому файлу верить нельзя
error-bundle-gap = { $file }: записи { $entry } нет или она не на месте: получите файл целиком
error-bundle-entry = { $file }: записи { $entry } быть не могло: { $reason }
error-bundle-outcome = { $file }: в записи { $entry } шаг { $step } — не то, что даёт зерно: этот исход получен нечестно
notify-turn = { $game }: ходит { $who }.
verify-fair = { $file } в порядке: каждый исход — тот, что даёт зерно.
verify-drawn = получено столом: { NUMBER($count) }
verify-seed = получено по зерну { $seed }, раздача { $deal }: { NUMBER($count) }
verify-typed = введено с настоящих кубиков и карт (проверить нельзя): { NUMBER($count) }
verify-decided = решено игроками: { NUMBER($count) }
verify-opening = сыграно до начала стола (не проверено): { NUMBER($count) }
verify-back = раз партия возвращалась назад: { NUMBER($count) }
verify-commitment = хеш зерна; сравните с тем, что показали в начале: { $commitment }
verify-open = когда файл сделали, партия ещё не кончилась
serve-open = Contienda открыта: { $address } — остановить: Ctrl-C
serve-everybody = ОТКРЫТО ДЛЯ ВСЕЙ ВАШЕЙ СЕТИ: { $address }
    Играть может любой, пароль не нужен. Чтобы спрашивать пароль, остановите сервер и запустите его с --password.
serve-guarded = ДОСТУПНО ИЗ ВСЕЙ ВАШЕЙ СЕТИ, ПО ПАРОЛЮ: { $address }
serve-password = Пароль: { $password }
serve-store = столы хранятся в { $place }
error-no-password = в первой строке { $file } нет пароля: напишите его туда
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
tables-kept = Стол { $table } остаётся: { $reason }
tables-expired-count = Удалено столов и комнат: { NUMBER($count) }
tables-deleted = Стол { $table } удалён.
backup-written = Файл { $file } записан. Столов: { NUMBER($tables) }, записей: { NUMBER($entries) }.
restore-done = Файл { $file } восстановлен. Столов: { NUMBER($tables) }, записей: { NUMBER($entries) }.
doctor-database = База данных: { $database }
doctor-good = Всё в порядке.
doctor-bad = Нужно кое-что сделать. Замечаний: { NUMBER($count) }.
doctor-none = В { $database } нет столов contienda. Проверьте адрес, указанный в --database.
doctor-foreign = База данных { $database } принадлежит другой программе. Дайте contienda пустую.
doctor-unusable = Базой данных { $database } нельзя воспользоваться: { $reason }. Проверьте, что она запущена, её адрес и право чтения.
doctor-damaged = База данных { $database } повреждена: { $reason }. Остановите сервер, сохраните копию файла и восстановите последнюю резервную копию в новую базу.
doctor-permissions = Читать файл может только владелец, и он может в него писать.
doctor-read-only = Этот пользователь не может писать в { $database } или в папку { $folder }. Запустите команду от имени пользователя сервера или смените владельца.
doctor-readable = Другие пользователи этой машины могут читать { $database }, а там все руки и зёрна случайности. Выполните: chmod 600 { $database }
doctor-disk = Места на диске достаточно: свободно { $free } МБ, база занимает { $size } МБ.
doctor-disk-little = В { $folder } осталось мало места: свободно { $free } МБ, база занимает { $size } МБ. Освободите место, иначе резервная копия не поместится.
doctor-disk-full = Диск почти заполнен: в { $folder } свободно { $free } МБ. Освободите место сейчас: скоро сохранять будет некуда.
doctor-server = С ней работает сервер (процесс { $process }).
doctor-no-server = С ней не работает ни один сервер.
doctor-revision = База имеет вид, который использует эта версия ({ $revision }).
doctor-older = База имеет прежний вид ({ $revision } вместо { $newest }). Сделайте резервную копию; при следующем запуске сервер обновит базу.
doctor-newer = Базу { $database } записала более новая версия contienda (вид { $revision }). Возьмите ту версию.
doctor-integrity = SQLite считает файл целым.
doctor-orphans = Строки в { $name }, которые не относятся ни к какому столу: { $count }. С ними нельзя сделать резервную копию. Остановите сервер и выполните этот SQL: { $sql }
doctor-no-orphans = Каждая строка относится к какому-нибудь столу.
doctor-log = Запись стола { $table } испорчена, начиная с шага { $entry }. Восстановите её из резервной копии или удалите стол: contienda tables delete { $table } --yes
doctor-logs = Записи всех столов целы. Столов: { NUMBER($tables) }.
doctor-logs-more = Ещё столов с испорченными записями: { NUMBER($count) }. Восстановите последнюю резервную копию в новую базу.
doctor-document = { $document } игры { $game } нельзя прочитать. Восстановите последнюю резервную копию или удалите через tables expire.
doctor-part = { $reason }
doctor-versions = За всеми незаконченными столами можно играть дальше.
doctor-version = Столы { $game } версии { $version }: { $count }. У этой программы версия { $here }, поэтому на них можно только смотреть. Доиграйте их в прежней версии или дайте им истечь.
doctor-game = Столы { $game }: { $count }. В этой программе нет такой игры. Установите её снова или дайте столам истечь.
error-backup-unverified = Резервная копия { $file } не записана: при пробном восстановлении в ней { $found } строк вместо { $expected } ({ $name }). Повторите и запустите contienda doctor.
backup-broken = Столов с испорченными записями в ней: { NUMBER($count) }. Запустите contienda doctor, чтобы узнать какие, и сохраните прежние копии.
error-database-url = «{ $url }» — неизвестная база данных: напишите sqlite:///путь или postgresql://пользователь@сервер/имя
error-database-open = базой данных { $database } нельзя воспользоваться ({ $reason }): проверьте адрес и право записи
error-database-taken = С базой данных { $database } уже работает сервер. Сначала остановите его или выберите другую базу через --database.
error-database-damaged = База данных { $database } повреждена ({ $reason }). Остановите сервер, запустите contienda doctor и восстановите последнюю резервную копию в новую базу.
error-database-newer = базу данных { $database } записала более новая версия contienda: возьмите эту версию или другую базу
error-database-foreign = база данных { $database } принадлежит другой программе: дайте contienda пустую
error-database-none = в { $database } нет столов contienda: проверьте адрес
error-database-full = в базе данных { $database } уже есть столы: восстанавливайте в пустую
error-backup-not = { $file } — не резервная копия: укажите файл, записанный командой contienda backup
error-backup-damaged = резервная копия { $file } повреждена: возьмите другой её экземпляр
error-backup-newer = резервную копию { $file } записала более новая версия contienda: восстановите её этой версией
error-no-table = нет стола «{ $table }»: contienda tables list покажет все
error-tables-yes = стол { $table } исчезнет навсегда: добавьте --yes, если так и нужно
error-expire-days = не задан срок: добавьте --finished-days N, --idle-days N или оба
error-expire-export = перед удалением столы записываются в файлы: добавьте --export ПАПКА или --dry-run, чтобы только посмотреть
error-load-host = { $url } — не этот компьютер: нагрузка даётся только по адресам вроде http://127.0.0.1:8000
error-load-pace = --pace не может быть { $value }: 0 — как можно быстрее, иначе не больше { $most } с
error-load-files = для стольких сокетов нужно открытых файлов: { $need }, а система разрешает { $most }; возьмите меньше столов или зрителей
error-load-server = сервер { $url } отвечает не так, как должен: { $reason }
error-load-slow = вовремя сделано только { $done } из { $total }: возьмите меньше столов
load-doing-start = запускается сервер
load-doing-make = готовятся столы
load-doing-connect = подключение
load-doing-play = идёт игра
load-doing-check = проверка
load-doing-tidy = уборка
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
load-bytes = всё, что шлёт сервер, на ход
load-memory = память на стол, в игре
load-memory-rest = память на стол, только что созданный, без сокетов
load-server-cpu = время процессора у сервера, на ход
load-client-cpu = время процессора у этой программы, на ход
load-ms = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
load-b = { NUMBER($value, maximumFractionDigits: 0) } Б
load-kb = { NUMBER($value, maximumFractionDigits: 0) } кБ
load-unknown = здесь неизвестно
load-checked = Партий сыграно до конца: { NUMBER($games) }; документов сверено: { NUMBER($documents) }; журналов прочитано: { NUMBER($logs) }; { $build }
load-held = Ходов отложено из-за ограничений сервера: { NUMBER($moves) }
load-clean = Ни один ход не потерян, не удвоен и не передан неверно.
load-violations = Ошибок: { NUMBER($count) }
load-violation-gap = стол { $table }: зрителю у записи { $own } прислан шаг от записи { $since }
load-violation-unasked = стол { $table }: запись { $entry } появилась без нашего хода
load-violation-twice = стол { $table }: ход { $move } подтверждён дважды или не был отправлен
load-violation-refused = стол { $table }: законный ход отклонён ({ $error })
load-violation-document = стол { $table }: у записи { $entry } документ зрителя не тот, что получает новый зритель
load-violation-count = стол { $table }: ходов подтверждено: { NUMBER($moves) }, в журнале: { NUMBER($stored) }
load-violation-silent = стол { $table }: после хода { $entry } что-то длилось дольше { NUMBER($seconds) } с
load-violation-closed = стол { $table }: сокет закрыт ({ $reason })
load-violation-frame = стол { $table }: сообщение не читается ({ $reason })
load-violation-stuck = стол { $table }: у записи { $entry } решать некому, а партия не окончена
