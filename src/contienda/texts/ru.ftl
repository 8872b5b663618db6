### Общее для всех игр, по-русски. Строки, которые начинаются с help-, читаются без Fluent: одна строка, без подстановок.

help-contienda = Пять игр о противостоянии на одном движке: играть, смотреть, моделировать, воспроизводить, проверять.
help-commands = команды
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык всех текстов: es, ru или en (если не указан, берётся из окружения)
help-games = перечислить игры, их наборы настроек и сами настройки
help-play = сыграть в терминале с людьми и ботами
help-watch = посмотреть, как играют боты
help-simulate = сыграть много партий и собрать статистику
help-replay = проверить сохранённую партию и пересказать её
help-check = проверить инварианты игры, её тексты и пункты правил
help-rules = показать правила игры по пунктам
help-bench = измерить, как быстро играет эта сборка на этой машине
help-json = вывести JSON для скриптов
help-game = какая игра (см. contienda games)
help-play-game = какая игра; если не указана, программа спросит
help-seats-play = кто где сидит, через запятую: human, bot:random, bot:search, bot:search:1000
help-seats-bots = какие боты играют, через запятую: bot:random, bot:search, bot:search:1000
help-preset = готовый набор настроек (см. contienda games)
help-option = одна настройка игры; можно указать несколько раз
help-seed = целое число: одно и то же зерно даёт одну и ту же партию
help-dice = drawn — кубики бросает программа; physical — вы бросаете сами и вводите, что выпало
help-resume = продолжить сохранённую партию
help-save = куда сохранить партию по окончании
help-pause = пауза между ходами в секундах
help-games-count = сколько партий сыграть
help-jobs = сколько процессов запустить (по умолчанию — по числу ядер)
help-replay-file = сохранённая партия
help-step = показать позицию после стольких шагов
help-verify = только проверить, что файл цел и не изменён
help-check-game = какая игра; если не указана, проверяются все
help-check-count = на скольких партиях проверять инварианты
help-tests = папка с тестами, которые ссылаются на пункты правил
help-trace = показать также, где упомянут каждый пункт
help-clause = один пункт или целый раздел по номеру
help-bench-game = какая игра; если не указана, измеряются все
help-bench-seconds = сколько секунд измерять каждую игру
help-say-usage = вызов:
help-say-choice = %(value)r не подходит (выберите из %(choices)s)
help-say-argument = аргумент %(argument_name)s: %(message)s
help-say-type = %(value)r — не значение типа %(type)s
help-say-unrecognized = неизвестные аргументы: %s
help-say-required = не хватает аргументов: %s
help-say-one = нужно значение
help-see = см.

said = { $who }: { $what }
seat-human = Игрок { NUMBER($number) }
seat-bot = Бот { NUMBER($number) }
games-seats = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
    [many] { $fewest }–{ $most } игроков
   *[other] { $fewest }–{ $most } игрока
}
kind-rule = правило
kind-ruling = уточнение
kind-reconstructed = реконструкция
kind-info = примечание
build-compiled = скомпилированная сборка
build-interpreted = интерпретируемая сборка

play-hint = ? — пояснения, «почему» — причины; ещё команды: отмена, сохранить, журнал, помощь
play-help = Введите номер варианта или команду. «?» и «? 3» поясняют варианты, «почему» показывает, что вызвало последние изменения, «отмена» отменяет ваш последний выбор, «сохранить ФАЙЛ» записывает партию, «журнал 30» выводит последние 30 строк, «поле» рисует поле заново, «правила 7.3» показывает пункт правил, «выход» сохраняет партию и закрывает программу.
play-which = Во что играем?
play-forced = Единственный вариант: { $action }
play-why = Почему?
play-nothing-yet = Пока ничего не произошло.
play-unknown = Нет ни варианта, ни команды «{ $answer }»: введите номер или слово «помощь».
play-dice = Что выпало? Введите числа, например 1 3 5
play-curtain = { $seat }, ваш ход: нажмите Enter, когда на экран не смотрит никто другой
play-saved = Партия сохранена: { $path }.
play-not-saved = Партия не сохранена: не удалось записать { $path } ({ $reason }).
play-resume = Чтобы продолжить: { $command }
play-no-undo = Этого уже не отменить: с тех пор бросали кубики или принял решение кто-то другой.
play-undone = Отменено.
play-drawn = Ничья.
play-won = { $count ->
    [one] Побеждает { $winners }.
    [few] Побеждают { $winners }.
    [many] Побеждают { $winners }.
   *[other] Побеждают { $winners }.
}
command-help = помощь
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
simulate-interval = интервал 95 %
simulate-length = Длина партии в решениях: в среднем { NUMBER($mean, maximumFractionDigits: 0) }, медиана { NUMBER($median, maximumFractionDigits: 0) }, 90 % партий — от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }, самая длинная — { NUMBER($longest, maximumFractionDigits: 0) }
simulate-branching = Вариантов на одно решение: в среднем { NUMBER($mean, maximumFractionDigits: 1) }, максимум { NUMBER($widest, maximumFractionDigits: 0) }
simulate-speed = За секунду: партий — { NUMBER($games, maximumFractionDigits: 0) }, решений — { NUMBER($decisions, maximumFractionDigits: 0) }; время: { NUMBER($seconds, maximumFractionDigits: 1) } с, процессов: { NUMBER($jobs, maximumFractionDigits: 0) }, { $build }
simulate-unfinished = Партий, не законченных за отведённое число шагов: { NUMBER($games, maximumFractionDigits: 0) }

replay-verified = { $steps ->
    [one] { $file }: файл цел и не изменён, { $steps } шаг.
    [few] { $file }: файл цел и не изменён, { $steps } шага.
    [many] { $file }: файл цел и не изменён, { $steps } шагов.
   *[other] { $file }: файл цел и не изменён, { $steps } шага.
}
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }

check-laws = инварианты
check-agree = интерпретируемая и скомпилированная сборки играют одинаково
check-texts = тексты на трёх языках
check-clauses = пункты правил
check-no-tests = (тестов здесь нет: ссылки на пункты не проверены)
check-trace = где упомянут каждый пункт
trace-clause = пункт
trace-kind = вид
trace-code = код правил
trace-tests = тесты

bench-game = игра
bench-games_per_s = партий/с
bench-decisions_per_s = решений/с
bench-copy_ns = копирование, нс

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Что пошло не так

error-game-near = нет игры «{ $game }»: возможно, имелась в виду { $near }?
error-no-game = нет игры «{ $game }»: есть { $names }
error-not-a-game = игра «{ $game }» зарегистрирована, но её точка входа — не Game: сообщите автору
error-no-preset = у { $game } нет набора настроек «{ $preset }»: выберите из { $names }
error-no-option = у { $game } нет настройки «{ $option }»: есть { $names }
error-choice = { $option } не может быть «{ $value }»: выберите из { $choices }
error-number = { $option } не может быть { $value }: нужно целое число от { $low } до { $high }
error-seconds = --seconds не может быть { $value }: нужно больше 0 и не больше { $most }
error-games-count = -n не может быть { $value }: нужна хотя бы одна партия
error-no-folder = { $option } { $folder }: такой папки нет
error-no-bot = нет бота «{ $bot }»: выберите из { $names }
error-bot-iterations = { $bot }: укажите число итераций от 1 до { $most }, например bot:search:1000
error-seats = { $game }: мест должно быть от { $fewest } до { $most }, а указано { $given }: перечислите места заново
error-seat-human = место { $seat } отдано человеку, но здесь играют только боты: укажите bot:random
error-seat-word = место { $seat }: «{ $word }» — неизвестное слово, напишите human или bot:random
error-saved-seats = мест в сохранённой партии: { $saved }, а указано { $given }: напишите --seats заново
error-option-without-value = --option «{ $option }»: нет значения, пишите имя=значение
error-illegal = действие { $action } здесь недопустимо: выберите из { $listed }
error-no-action = нет действия { $action }: коды — от 0 до { $last }
error-no-verb = нет глагола «{ $verb }»: выберите из { $names }
error-arguments = { $verb }: аргументов должно быть { $wanted }, а дано { $given }: напишите заново
error-no-file = нет файла { $file }: проверьте имя
error-unreadable = не удаётся прочитать { $file }: { $reason }
error-in-file = { $file }: { $error }
error-no-step = в { $file } нет шага { $step }: шаги — от 0 до { $steps }
error-replay-version = партия сыграна по версии { $saved } игры { $game }, а здесь правила версии { $here }: возьмите тот выпуск contienda, которым её сохранили
error-replay-cut = { $file } обрывается после шага { $step }: получите файл целиком
error-replay-short = { $file } обрывается после шага { $step } из { $steps }: получите файл целиком
error-replay-json = { $file } — не запись партии: строка { $line }, столбец { $column } — не JSON
error-replay-format = { $file } — не запись партии: "format" должен быть "{ $format }"
error-replay-key = { $file }: "{ $field }" нет или он не того типа: см. docs/replays.md
error-replay-start = { $file } изменён: параметры или места не дают сохранённой начальной позиции
error-replay-illegal = { $file } не проходит на шаге { $step }: { $error }
error-replay-more = { $file } изменён на шаге { $step }: действий больше, чем было сохранено
error-replay-changed = { $file } изменён на шаге { $step }: действие { $action } — не то, что было сохранено
error-replay-ending = { $file } изменён: конец «{ $ending }» не соответствует партии
error-replay-number = { $file } не проходит на шаге { $step }: { $action } — не целое число
error-no-clause = в правилах нет пункта «{ $clause }»: есть { $names }
error-no-rulebook = у { $game } нет правил на «{ $language }»: выберите es, ru или en
error-no-scenarios = у { $game } нет сценариев: уберите --scenario
