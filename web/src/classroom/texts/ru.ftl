# Занятие: открыть его, пульт ведущего, один из столов, данные занятия.
class-new = Открыть занятие
class-new-title = Занятие { $date }
class-new-game = Игра
class-new-plan = План занятия
class-new-name = Название занятия
class-new-tables = Столы
class-new-per-table = Учеников за столом
class-new-room = { $n ->
    [one] Место для { NUMBER($n) } ученика
   *[other] Места для { NUMBER($n) } учеников
}
class-new-seating = Рассадка
class-new-decides = Кто решает за команду
class-new-same = Один расклад за всеми столами
class-new-same-help = За всеми столами выходят одни и те же карты в одном порядке, монеты и кубики тоже. Поэтому результаты можно честно сравнивать.
class-new-paper = Настоящие карты и кубики
class-new-paper-help = Команды играют напечатанными картами. Каждый стол ведёт один телефон или ноутбук: в него записывают, что вышло.
class-new-same-paper = Недоступно: настоящие колоды тасуют руками, и одинаковых карт за столами не будет.
class-new-keepers = { $n ->
    [1] Один стол: его ведёт одно устройство
    [one] { $n } стол: по одному устройству на стол
    [few] { $n } стола: по одному устройству на стол
   *[many] { $n } столов: по одному устройству на стол
}
class-choose-table = Выбрать стол
class-keeper = Вы ведёте стол
class-keeper-help = Обе команды играют настоящими картами. Вы записываете, что они тянут, бросают и решают, и читаете вслух, что из этого вышло. Держите под рукой напечатанные карты, кубики и монету.
class-new-keep = Хранить дней
class-new-do = Открыть занятие
class-new-next = Дальше вы получите код для учеников. Пока вы не дадите команду, ничего не начнётся.
class-seating-deal = Программа рассаживает поровну, по мере прихода
class-seating-choose = Ученики сами выбирают стол и команду
class-decides-captain = Капитан
class-decides-majority = Большинство, когда выйдет время
class-decides-rotation = Участники по очереди
class-plan-minutes = { $n ->
    [one] { NUMBER($n) } минута
    [few] { NUMBER($n) } минуты
   *[many] { NUMBER($n) } минут
}
class-plan-about = { $turns ->
    [one] { NUMBER($turns) } ход
    [few] { NUMBER($turns) } хода
   *[many] { NUMBER($turns) } ходов
}, { $stops ->
    [0] без остановок
    [one] { NUMBER($stops) } остановка для обсуждения
    [few] { NUMBER($stops) } остановки для обсуждения
   *[many] { NUMBER($stops) } остановок для обсуждения
}
class-plan-estimated = { NUMBER($n) } мин в пробных партиях ботов
class-plan-none = Без плана
class-plan-none-help = Просто играть: время и остановки задаёте вы.
class-plan-edit = Изменить план
class-plan-turns = Ходы
class-plan-full = { $n ->
    [one] До { NUMBER($n) } минуты, если использовать всё время каждой фазы
   *[other] До { NUMBER($n) } минут, если использовать всё время каждой фазы
}
class-plan-timeboxes = Время на каждую фазу
class-plan-stops = Остановки для обсуждения
class-plan-stop-turn = После какого хода
class-plan-after = После хода { NUMBER($turn) }
class-plan-stop-add = Добавить остановку
class-plan-micro = Краткий разбор после хода
class-plan-objectives = Цели
class-plan-objective = Цель
class-plan-objective-add = Добавить цель
class-plan-injects = Вводные
class-plan-drop = Убрать
class-closed = Вы не участвуете в этом занятии
class-refused = Занятие закончилось, или ваша ссылка больше не действует. Попросите у ведущего новую.
class-tables = Столы
class-table = Стол { NUMBER($number) }
class-tables-same = { $n ->
    [one] { NUMBER($n) } стол
    [few] { NUMBER($n) } стола, один расклад
   *[many] { NUMBER($n) } столов, один расклад
}
class-tables-own = { $n ->
    [one] { NUMBER($n) } стол
    [few] { NUMBER($n) } стола
   *[many] { NUMBER($n) } столов
}
class-open = Открыть
class-open-table = Открыть стол { NUMBER($number) }
class-turn-short = Х{ NUMBER($turn) }
class-turn-of =
    { $turns ->
        [0] Ход { NUMBER($turn) }
       *[other] Ход { NUMBER($turn) } из { NUMBER($turns) }
    }
class-tile-micro = Краткий разбор: { NUMBER($answered) } из { NUMBER($asked) }
class-tile-frozen = Обсуждение
class-tile-decides = Решает { $who }
class-tile-bot = Решает бот
class-tile-empty = Никого нет
class-tile-online = На связи { NUMBER($online) } из { NUMBER($of) }
class-tile-ended = Закончено вместе с занятием
class-tile-won = Победа: { $who }
class-tile-drawn = Ничья
class-tile-ready = Можно начинать
class-tile-waits = Ждём учеников
class-tile-seated = { $n ->
    [one] { NUMBER($n) } ученик
    [few] { NUMBER($n) } ученика
   *[many] { NUMBER($n) } учеников
}
class-clock-left = осталось { $time }
class-clock-since = уже { $time }
class-bar = Для всех столов
class-start = Начать за всеми столами
class-start-empty = Ждём первого ученика
class-go-on = Продолжить
class-freeze = Остановить и обсудить
class-freeze-help = Игра останавливается. Все видят тему, пока вы не продолжите.
class-freeze-topic = Тема
class-freeze-planned = Темы из плана
class-freeze-all = Остановить все столы
class-freeze-some = { $n ->
    [one] Остановить { NUMBER($n) } стол
    [few] Остановить { NUMBER($n) } стола
   *[many] Остановить { NUMBER($n) } столов
}
class-pause-all = Пауза всем
class-resume-all = Снять паузу
class-timebox = Время на фазу
class-timebox-less = Меньше времени
class-timebox-more = Больше времени
class-timebox-set = Задать
class-extend-all = +1:00 всем
class-inject = Вводная
class-inject-new = Новая вводная
class-inject-add = Новая
class-inject-text = Что прочтут за столами
class-inject-change = Изменение в игре
class-inject-change-none = Нет
class-inject-what = Что именно
class-inject-by = На сколько
class-inject-when = Когда
class-inject-when-now = Сейчас
class-inject-when-turn = В заданный ход
class-inject-when-condition = По условию
class-inject-turn = Ход
class-inject-marker = Показатель
class-inject-below = ниже
class-inject-preview = Как это будет выглядеть
class-inject-empty = Напишите текст или выберите изменение.
class-inject-do = { $n ->
    [one] Дать вводную { NUMBER($n) } столу
   *[other] Дать вводную { NUMBER($n) } столам
}
class-inject-plan = Запланировать вводную
class-inject-now = Сейчас
class-inject-cancel = Отменить
class-injects = Следующие вводные
class-injects-none = Ничего не запланировано
class-when-now = сейчас
class-when-turn = ход { NUMBER($turn) }
class-when-below = { $marker } ниже { NUMBER($below) }
class-for = Кому
class-for-all = Все столы
class-for-tables = { $n ->
    [one] { NUMBER($n) } стол
    [few] { NUMBER($n) } стола
   *[many] { NUMBER($n) } столов
}
class-message = Сообщение
class-message-text = Сообщение столам
class-message-send = Отправить
class-seats = Места
class-seats-find = Найти по имени
class-seats-found = Найденные
class-seats-found-none = Такого имени здесь нет.
class-seats-waiting = Без места: { NUMBER($n) }
class-seats-help = Выберите участника, чтобы пересадить его, переименовать, сделать капитаном или удалить.
class-seats-table = Стол
class-seats-team = Команда
class-seats-move = Пересадить
class-seats-alias = Псевдоним
class-seats-rename = Переименовать
class-seats-personal = Новый личный код
class-seats-personal-new = Сообщите его:
class-seats-remove = Удалить из занятия
class-seats-bot = Посадить бота
class-seats-bot-now = Играет бот
class-seats-bot-end = Убрать бота
class-reason = Причина
class-reason-maybe = Причина (необязательно)
class-notes = Заметки
class-notes-all = Все заметки и оценки
class-notes-none = Заметок пока нет. Их видят только те, кто ведёт или оценивает занятие.
class-notes-table = О чём
class-note-new = Заметка: стол { NUMBER($table) }, ход { NUMBER($turn) }
class-note-class = Заметка о занятии
class-note-add = Сохранить заметку
class-note-place = Стол { NUMBER($table) }, ход { NUMBER($turn) }
class-marks = Оценки
class-marks-none = В плане нет целей для оценки.
class-mark-text = Основание для следующей оценки (необязательно)
class-level-1 = Слабо
class-level-2 = Средне
class-level-3 = Хорошо
class-level-4 = Отлично
class-needs = Ждут вас
class-needs-none = За всеми столами играют.
class-needs-nobody = Пока ничего не нужно.
class-needs-more = и ещё { NUMBER($n) }
class-need-unplaced = { $n ->
    [one] { NUMBER($n) } ученик без места
    [few] { NUMBER($n) } ученика без места
   *[many] { NUMBER($n) } учеников без места
}
class-chart = Группа
class-chart-marker = Показатель
class-chart-limit = красная линия: нужно больше { NUMBER($limit) }
class-share = Как войти
class-share-help = Телефоны должны быть в той же сети, что и этот компьютер.
class-arrived = пришли { NUMBER($arrived) } из { NUMBER($room) }
class-running = идёт
class-over = всего
class-online = на связи
class-projector = Проектор
class-projector-join = Проектор: как войти
class-projector-overview = Проектор: все столы
class-projector-table = Проектор: стол { NUMBER($number) }
class-projector-steps = Пройти последний каскад по шагам
class-projector-now = сейчас
class-projector-to-now = Показать стол как сейчас
class-projector-open = Открыть страницу для проектора
class-more = Занятие
class-invite = Пригласить
class-invite-help = Каждая ссылка действует один раз и даёт именно эту роль.
class-invite-lasts = Она действует { $time }.
class-role-cofacilitator = Второй ведущий
class-role-cofacilitator-help = Ведёт занятие вместе с вами, но не может завершить или стереть его.
class-role-evaluator = Эксперт
class-role-evaluator-help = Видит все команды, пишет заметки и ставит оценки, ничего не меняет.
class-role-observer = Наблюдатель
class-role-observer-help = Видит открытые данные всех столов.
class-role-projector = Проектор
class-role-projector-help = Экран, который показывает то, что вы выберете, без кнопок.
class-end = Завершить занятие
class-end-help = { $n ->
    [0] Все партии закончены. Заметки, оценки и партии хранятся, пока их не удалят.
    [one] { NUMBER($n) } стол ещё играет, его партия остановится. Заметки, оценки и партии хранятся, пока их не удалят.
    [few] { NUMBER($n) } стола ещё играют, их партии остановятся. Заметки, оценки и партии хранятся, пока их не удалят.
   *[many] { NUMBER($n) } столов ещё играют, их партии остановятся. Заметки, оценки и партии хранятся, пока их не удалят.
}
class-end-do = Завершить занятие
class-back = Назад к занятию
class-view-as = Смотреть как
class-view-public = Зрители
class-view-lobby = Этот стол ещё не начал.
class-tab-act = Действия
class-tab-notes = Заметки
class-table-still = Этот стол сейчас не играет.
class-micro-ask = Краткий разбор
class-micro-close = Закончить краткий разбор
class-rule = Разъяснение правил
class-rule-text = Как играем
class-rule-do = Объявить
class-back-pick = Выбрать в журнале
class-debrief = Разбор
class-data = Данные занятия
class-data-kept = Что хранится
class-data-alias = Псевдонимы учеников, их стол, команда и роль
class-data-play = Каждая партия с её решениями и временем, когда они приняты
class-data-written = Сообщения, предложения и краткие разборы, которые написали ученики
class-data-notes = Заметки и оценки; их читают только те, кто ведёт или оценивает занятие
class-data-log = Каждое действие ведущих с автором и причиной
class-data-never = Что не хранится никогда
class-data-no-account = Учётные записи, почта и настоящие имена, если только кто-то не взял имя псевдонимом
class-data-no-address = Сетевые адреса и местоположение
class-data-no-device = Сведения об устройствах и браузерах
class-data-until = Будет удалено автоматически
class-data-until-help = { $days ->
    [one] Через { NUMBER($days) } день после занятия все его данные удаляются с этого сервера.
    [few] Через { NUMBER($days) } дня после занятия все его данные удаляются с этого сервера.
   *[many] Через { NUMBER($days) } дней после занятия все его данные удаляются с этого сервера.
}
class-data-out = Выгрузить и стереть
class-data-out-help = Выгрузка – один файл JSON: занятие, его партии, заметки и оценки.
class-data-export = Выгрузить
class-data-erase = Стереть сейчас
class-data-erase-sure = Занятие, его партии, заметки и оценки будут удалены навсегда. Ученики не смогут в него вернуться.
class-data-export-first = Сначала выгрузить
class-data-erase-do = Стереть всё

## Ученики: вход, ожидание, возвращение
pupil-alias = Ваше имя на этом занятии
pupil-alias-help = Достаточно прозвища. Его увидят все на занятии.
pupil-join = Войти
pupil-any = Где есть место
pupil-choose = Выбрать команду
pupil-closed = На это занятие больше нельзя войти.
pupil-return = У меня есть личный код: вернуться
pupil-return-code = Ваш личный код
pupil-return-help = Вы получили его при входе. Ведущий может выдать новый.
pupil-return-do = Вернуться на своё место
pupil-new = Я здесь впервые
pupil-hello = Здравствуйте, { $alias }
pupil-you-are = { $alias } · стол { NUMBER($table) }
pupil-team =
    { $n ->
        [1] Пока только вы
        [one] В команде { NUMBER($n) } человек
        [few] В команде { NUMBER($n) } человека
       *[many] В команде { NUMBER($n) } человек
    }
pupil-nobody = пока никого
pupil-no-seat = Вы вошли. Ведущий сейчас назначит вам место.
pupil-code-title = Ваш код для возвращения
pupil-code-help = Запишите или сфотографируйте его. По нему вы вернётесь на своё место, даже с другого устройства.
pupil-code-noted = Записано
pupil-code-again = Мой код для возвращения
pupil-wait = Подождите здесь. Игру начнёт ведущий.
pupil-to-table = К столу
pupil-ended = Занятие окончено. Спасибо за игру.
pupil-see-table = Посмотреть свой стол

## Проектор
screen-turns =
    { $n ->
        [one] { NUMBER($n) } ход
        [few] { NUMBER($n) } хода
       *[many] { NUMBER($n) } ходов
    }
screen-minutes = { NUMBER($n) } мин
screen-enter = Откройте
screen-and-type = и введите
screen-step-scan = Сканируйте или введите
screen-step-name = Укажите имя
screen-step-deal = Получите команду
screen-step-table = Получите стол
screen-step-choose = Выберите команду
screen-arrived = Пришли { NUMBER($n) } из { NUMBER($of) } · начинает ведущий
screen-late = Пришли { NUMBER($n) } из { NUMBER($of) } · ещё можно войти
screen-team = { NUMBER($n) } в команде
screen-more = и ещё { NUMBER($n) }, кто пришёл раньше
screen-ended = Занятие окончено
screen-free = свободно
screen-same = расклад одинаков за всеми столами
screen-not-started = Ещё не начали
