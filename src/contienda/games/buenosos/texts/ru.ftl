### BuenOsos vs MalOsos по-русски

game-name = BuenOsos vs MalOsos
game-about = Кризисное управление для двух команд: красные (MalOsos) атакуют критически важные сервисы страны, синие (BuenOsos) поддерживают их работу, а сбои переходят с сервиса на сервис.

## Слова игрового поля

phase-recon = Разведка
phase-access = Доступ
phase-persistence = Закрепление
phase-lateral = Горизонтальное перемещение
phase-impact = Воздействие

state-ok = Норма
state-degraded = Деградация
state-intermittent = Перебои
state-down = Отказ

toss-holds = сбой не распространяется
    .typed = орёл о
toss-spreads = сбой распространяется
    .typed = решка р

deck-red = Колода красных
deck-blue = Колода синих
deck-event = Колода событий

side-red = Красные
    .nom = красные
    .gen = красных
side-blue = Синие
    .nom = синие
    .gen = синих
side-0 = MalOsos
side-0-goal =
    Вы побеждаете, { $victory_check ->
        [immediate] как только
       *[closing] если в конце хода
    } стабильность равна 0 или { $crit5 ->
        [cumulative] за игру { $red_crit5_needed ->
            [one] отказал { $red_crit5_needed } сервис критичности 5
            [few] отказали { $red_crit5_needed } сервиса критичности 5
            [many] отказали { $red_crit5_needed } сервисов критичности 5
           *[other] отказали { $red_crit5_needed } сервиса критичности 5
        }
       *[simultaneous] { $red_crit5_needed ->
            [one] в отказе { $red_crit5_needed } сервис критичности 5
            [few] в отказе одновременно { $red_crit5_needed } сервиса критичности 5
            [many] в отказе одновременно { $red_crit5_needed } сервисов критичности 5
           *[other] в отказе одновременно { $red_crit5_needed } сервиса критичности 5
        }
    }{ $unresolved ->
        [red] , а также если BuenOsos не достигли цели к концу хода { NUMBER($turns) }
        [stability] , а также если стабильность не выше { NUMBER($blue_min_stability) } в конце хода { NUMBER($turns) }
       *[draw] {""}
    }.
side-1 = BuenOsos
side-1-goal =
    Вы побеждаете, если стабильность выше { NUMBER($blue_min_stability) } в конце хода { NUMBER($turns) }{ $unresolved ->
        [stability] {""}
       *[needed] { $blue_recovery_goal ->
            [none] {""}
            [up_to_fallen] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}и восстановлены все отказавшие сервисы или хотя бы { $blue_min_recovered } из них
                [few] {" "}и восстановлены все отказавшие сервисы или хотя бы { $blue_min_recovered } из них
                [many] {" "}и восстановлены все отказавшие сервисы или хотя бы { $blue_min_recovered } из них
               *[other] {" "}и восстановлены все отказавшие сервисы или хотя бы { $blue_min_recovered } из них
            }
           *[always] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}и из отказа возвращён хотя бы { $blue_min_recovered } сервис
                [few] {" "}и из отказа возвращены хотя бы { $blue_min_recovered } сервиса
                [many] {" "}и из отказа возвращены хотя бы { $blue_min_recovered } сервисов
               *[other] {" "}и из отказа возвращены хотя бы { $blue_min_recovered } сервиса
            }
        }
    }.
side-2 = Ведущий
side-2-goal =
    { $facilitator ->
        [no] Вы наблюдаете за игрой: не выигрываете и не проигрываете.
       *[yes] Вы принимаете решения, которые правила оставляют ведущему: не выигрываете и не проигрываете.
    }

subtype-recon = разведка
    .gen = разведки
subtype-access = доступ
    .gen = доступа
subtype-persistence = закрепление
    .gen = закрепления
subtype-lateral = горизонтальное перемещение
    .gen = горизонтального перемещения
subtype-impact = воздействие
    .gen = воздействия
subtype-high_impact = сильное воздействие
    .gen = сильного воздействия
subtype-social = социальное воздействие
    .gen = социального воздействия
subtype-resource = ресурс
    .gen = ресурсов
subtype-prevention = предотвращение
    .gen = предотвращения
subtype-detection = обнаружение и реагирование
    .gen = обнаружения и реагирования
subtype-drp = DRP
    .gen = DRP
subtype-bcp = BCP
    .gen = BCP
subtype-event = событие
    .gen = событий

effect-damage = урон
effect-worsen = ухудшение состояния
effect-mark_phase = фаза кампании
effect-unmark_phase = стёртая фаза кампании
effect-trust = доверие
effect-stability = стабильность
effect-discard = сброс карт
effect-tax = надбавка к цене карт
effect-limit_plays = ограничение числа карт
effect-ban = запрет карт
effect-activate = гибридная операция
effect-boost = усиление атак
effect-pierce = работа инсайдера
effect-guard = защита от урона
effect-attack_tax = надбавка к цене атаки
effect-shield_state = защита состояния
effect-save_from_fall = резервирование
effect-mute = локализация
effect-cut_edge = изоляция связи
effect-cancel_secondary = отмена побочных эффектов
effect-set_flag = проверка восстановления
effect-heal = возврат INT
effect-recover = восстановление
effect-discount = скидка на карты
effect-count_as = работа в аварийном режиме
effect-halve_penalty = половинный штраф
effect-ignore_trust_zero = защита от штрафа за нулевое доверие
effect-free_play = бесплатная карта
effect-hit_provider = удар по поставщику
effect-repair_provider = ремонт поставщика

## Что можно сделать

verb-play = Сыграть карту: { $card_label }
verb-play-help = Вы платите её стоимость, называете цели, и эффекты применяются в том порядке, в каком записаны.
verb-play_free = Сыграть карту бесплатно: { $card_label }
verb-play_free-help = Тратит бесплатную карту этого хода; условия и ограничения остаются в силе.
verb-basic = Выполнить бесплатное базовое действие
verb-basic-help = Раз в ход, без карты. Красные: «Разведка» считается пройденной в этом ходу. Синие: первый урон одному сервису меньше на 1.
verb-pass = Больше ничего
verb-pass-help = На этом вы заканчиваете; неистраченные очки бюджета сгорают.
verb-target = { $service_label }
verb-target-help = Становится целью карты.
verb-repair = Починить: { $provider_label }
verb-repair-help = Состояние этого поставщика улучшается на столько ступеней, сколько указано на карте.
verb-spread = Передать сбой: { $service_label }
verb-spread-help = Сервис с перебоями передаёт сбой этому зависимому сервису, и тот получает урон.
verb-leftover = Провести изменение: { $service_label }
verb-leftover-help = После последней волны проводится только одно изменение; остальные ждут следующего хода.
verb-discard = Сбросить карту: { $card_label }
verb-discard-help = Карта уходит в ваш сброс лицом вверх.
verb-cancel = Отменить побочные эффекты карты: { $card_label }
verb-cancel-help = Возвращается то, что они на самом деле изменили в этом ходу: INT, состояние, доверие, стабильность, карта или её цена.
verb-erase = Стереть фазу «{ $phase }»
verb-erase-help = Красным придётся заново пройти эту фазу линии кампании.
verb-take_half = Восстановить с меньшим запасом INT
verb-take_half-help = Проверки не было: сервис возвращается лишь с частью INT.
verb-pay_more = Доплатить за всю INT
verb-pay_more-help = Проверки не было: за всю INT нужно доплатить очками бюджета.
verb-draw = Взята карта: { $card_label }
verb-draw-help = Следующая карта колоды.
verb-lose = Случайно потеряна карта: { $card_label }
verb-lose-help = Карта из руки, выбранная наугад.
verb-reveal = Открыто событие: { $event_label }
verb-reveal-help = Следующая карта колоды событий.
verb-supply = Вытянут поставщик: { $provider_label }
verb-supply-help = Поставщиков открывают до первого хода.
verb-toss = Монета: { $outcome }
verb-toss-help = За каждый сервис с перебоями монету бросают раз в ход.
verb-scatter = Случай передаёт сбой: { $service_label }
verb-scatter-help = Случайный зависимый сервис, который не в отказе.
verb-raise_stability = Стабильность +{ NUMBER($points) }
verb-raise_stability-help = Ведущий повышает стабильность, но не выше начального значения.
verb-lower_stability = Стабильность −{ NUMBER($points) }
verb-lower_stability-help = Ведущий понижает стабильность; предел потерь за ход не действует.
verb-raise_trust = Доверие +{ NUMBER($points) }
verb-raise_trust-help = Ведущий повышает доверие, но не выше предела.
verb-lower_trust = Доверие −{ NUMBER($points) }
verb-lower_trust-help = Ведущий понижает доверие; предел потерь за ход не действует.
verb-raise_integrity = { $service_label }: INT +{ NUMBER($points) }
verb-raise_integrity-help = Ведущий повышает INT сервиса, который не в отказе, но не выше начального значения.
verb-lower_integrity = { $service_label }: INT −{ NUMBER($points) }
verb-lower_integrity-help = Ведущий понижает INT сервиса; карты его не защищают, а при 0 он отказывает.
verb-choose_event = Следующее событие: { $event_label }
verb-choose_event-help = Ведущий выбирает следующее событие. Какое именно, не знает никто, пока его не откроют.
adjust-raise_stability = Повысить стабильность
adjust-lower_stability = Понизить стабильность
adjust-raise_trust = Повысить доверие
adjust-lower_trust = Понизить доверие
adjust-raise_integrity = Повысить INT сервиса
adjust-lower_integrity = Понизить INT сервиса
adjust-choose_event = Следующее событие

## О чём спрашивают

step-supply = Какой поставщик приходит на стол?
step-draw = Какую карту берут?
step-trim = В руке слишком много карт: какую сбрасываете?
step-event = Какое событие открыто?
step-preparation = Подготовка: какую карту разведки или ресурсов играете?
step-attack = Атака: какую карту играете?
step-response = Ответ: какую карту играете?
step-cycle = Сбросить карту, чтобы обновить руку?
step-target = Какой сервис — цель?
step-second = А вторая цель?
step-payment = Первое восстановление без проверки: меньше INT или выше цена?
step-hunt = Какую фазу стираете с линии кампании?
step-cancel = Побочные эффекты какой карты красных отменяете?
step-repair = Какого поставщика чините?
step-lose = Какая карта случайно потеряна?
step-give_up = Какую из самых дорогих карт сбрасываете?
step-intermittency = Сервис с перебоями: сбой распространяется или нет?
step-spread = Какой зависимый сервис пострадает?
step-leftover = Волны закончились: какое единственное изменение ещё проводится?

## Что произошло

event-supplied = В игру входит поставщик: { $service_label }
event-turn_began = Ход { NUMBER($turn) }
event-budgets_set = Бюджет красных — { NUMBER($red) }, синих — { NUMBER($blue) }
event-drew = { $side } берёт карту
event-drew_card = Вы берёте карту: { $card_label }
event-reshuffled = { $deck } собрана заново из сброса
event-event_revealed = Событие: { $source_label }
event-event_waits = Событие отложено: { $source_label }
event-event_idle = Событие не действует и уходит в сброс: { $source_label }
event-acted = Действует { $source_label }
event-played = Сыграна карта: { $card_label }, стоимость { NUMBER($cost) }
event-played_free = Сыграна бесплатно карта: { $card_label }
event-basic_taken = { $side } выполняет базовое действие
event-passed = { $side } больше ничего не делает
event-targeted = { $source_label }: цель — { $service_label }
event-attack_taxed = { $service_label }: усиленный мониторинг, атака дороже на { NUMBER($points) }
event-untested = { $card_label }: первое восстановление, а проверки не было
event-laid = Вступает в силу: { $source_label } — { $effect }
event-lifted = Больше не действует: { $source_label } — { $effect }
event-card_left = В сброс уходит карта: { $card_label }
event-discarded = Сброшена карта: { $card_label }
event-phase_marked = Линия кампании: фаза «{ $phase }» пройдена
event-phase_not_marked = Линия кампании: фаза «{ $phase }» не отмечена, в этом ходу новая фаза уже была
event-phase_counts = Фаза «{ $phase }» считается пройденной в этом ходу
event-phase_erased = Линия кампании: фаза «{ $phase }» стёрта
event-flag_set = { $flag ->
    [0] Отныне восстановление считается проверенным
   *[more] Выполнено условие (№ { NUMBER($flag) })
}
event-boosted = { $service_label }: урон больше на { NUMBER($points) }, причина — { $source_label }
event-lessened = { $service_label }: урон меньше на { NUMBER($points) }, помогает { $source_label }
event-pierced = { $service_label }: не сработала защита — { $source_label }
event-damaged = { $service_label }: −{ NUMBER($points) } INT, осталось { NUMBER($left) }
event-worsened = { $service_label }: хуже, теперь «{ $state }»
event-shielded = { $service_label }: смену состояния отменяет { $source_label }
event-saved = { $service_label }: INT { NUMBER($left) }, от отказа спасает { $source_label }
event-fell = { $service_label }: отказ
event-healed = { $service_label }: +{ NUMBER($points) } INT, стало { NUMBER($left) }
event-improved = { $service_label }: лучше, теперь «{ $state }»
event-recovered = { $service_label }: работа восстановлена, «{ $state }», INT { NUMBER($left) }
event-repaired = { $service_label }: поставщик в ремонте
event-trust_fell = { $points ->
    [0] Доверие не меняется:
   *[more] Доверие падает на { NUMBER($points) }, остаётся
} { NUMBER($left) }
event-trust_rose = { $points ->
    [0] Доверие не меняется:
   *[more] Доверие растёт на { NUMBER($points) }, теперь
} { NUMBER($left) }
event-trust_capped = Предел потери доверия за ход: сбережено { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-loss_entered = Потеря стабильности к итогам хода: { $points ->
    [0] исправлена
   *[more] +{ NUMBER($points) }
}, всего { NUMBER($total) }
event-cancelled = Отменены побочные эффекты карты: { $card_label }
event-card_returned = Возвращается карта: { $card_label }
event-tax_lifted = { $card_label }: надбавка к цене снята
event-refunded = { $side }: бюджету возвращено { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-muted = { $service_label }: перебои локализованы, сбой не распространяется
event-tossed = { $service_label }, перебои: { $outcome }
event-spread = Сбой передаётся: { $service_label } → { $dependent_label }
event-wave_began = Каскад, волна { NUMBER($wave) }
event-arrow_hit = Зависимость { $dependency_label } → { $service_label }: влияние { NUMBER($points) } (волна { NUMBER($wave) })
event-left_over = Волны закончились; из оставшегося проводится только одно изменение: { $service_label }
event-closing = Итоги хода { NUMBER($turn) }
event-penalised = { $service_label }: штраф { NUMBER($points) }{ $surcharge ->
    [0] {""}
   *[more] {" "}+ { NUMBER($surcharge) } за критичность
}
event-panic = Доверие на нуле: штраф стабильности { NUMBER($points) }
event-capped = Предел потери стабильности за ход: сбережено { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-relieved = { $service_label }: штраф меньше на { NUMBER($points) }, помогает { $source_label }
event-stability_fell = { $points ->
    [0] Стабильность не меняется:
   *[more] Стабильность падает на { NUMBER($points) }, остаётся
} { NUMBER($left) }
event-economy_rose = Экономические потери растут на { NUMBER($points) }, всего { NUMBER($total) }
event-debrief_due = Краткий разбор: красные называют фазу и замысел, синие — меру DRP или BCP, которая решила дело
event-turn_ended = Ход { NUMBER($turn) } окончен
event-ended = Игра окончена. { $ending }
event-ruled = Решает ведущий
event-stability_rose = Стабильность растёт на { NUMBER($points) }, теперь { NUMBER($left) }
event-event_chosen = Ведущий выбрал следующее событие

micro-malosos = Какую фазу кампании вы прошли и чего добивались атакой?
micro-buenosos = Какая мера DRP или BCP изменила исход, а какая нет?
micro-no-phase = В этом ходу новых фаз кампании не пройдено
micro-no-control = В этом ходу карты DRP и BCP ничего не изменили
micro-plan = { $card_label }: без этой карты ход обошёлся бы дороже (стабильность { NUMBER($stability) }, доверие { NUMBER($trust) }, INT { NUMBER($integrity) })

## Чем заканчивается игра

ending-stability_zero = Стабильность страны упала до 0
ending-three_critical = Отказало слишком много сервисов критичности 5
ending-blue_victory = Синие выстояли: стабильности хватило, отказавшие сервисы восстановлены
ending-draw = Никто не достиг цели
ending-unresolved_red = Синие не достигли цели, и это победа красных
ending-unresolved_blue = Синие восстановили мало сервисов, но стабильность решила дело в их пользу

## Уточнения правил

option-strict_timing = «В этом ходу» буквально
option-strict_timing-help = Защита «в этом ходу» заканчивается вместе с ходом, а не действует до следующего ответа синих, так что четыре карты предотвращения и обнаружения никогда не встретят атаку (R1; приближённое моделирование: красные +1 п. п.).
option-cascade = Волны каскада
option-cascade-help = Каждая волна заново применяет всё влияние зависимостей или только то, что ухудшилось за ход (R10; приближённое моделирование варианта «только ухудшения»: красные −2,5 п. п., а за игру отказывает в среднем 0,7 сервиса вместо 2,7).
option-cascade-all = каждая волна полностью
option-cascade-changes = только ухудшения
option-stability_cap_scope = Что ограничивает предел стабильности
option-stability_cap_scope-help = Предел за ход действует на всю потерю или только на основные штрафы, а надбавка за критичность идёт сверх него (R20; приближённое моделирование варианта «только основные»: красные +9 п. п., игры короче).
option-stability_cap_scope-total = всю потерю
option-stability_cap_scope-base = только основные штрафы
option-crit5 = Три сервиса критичности 5
option-crit5-help = Красным нужны три отказа одновременно или достаточно трёх разных за всю игру (R30; приближённое моделирование: меньше 0,5 п. п.).
option-crit5-simultaneous = в отказе одновременно
option-crit5-cumulative = отказали за всю игру
option-victory_check = Когда проверяется победа красных
option-victory_check-help = При подведении итогов, после ответа синих, или сразу (R31; приближённое моделирование: заметного эффекта нет).
option-victory_check-closing = при подведении итогов
option-victory_check-immediate = сразу
option-blue_recovery_goal = Сколько сервисов восстанавливают синие
option-blue_recovery_goal-help = Столько, сколько отказало, но не больше заданного ниже числа; всегда это число, даже если ничего не отказало; или ни одного (R33; приближённое моделирование по букве правил: при «всегда» синие выигрывают 0 % игр, при «сколько отказало» — 16–19 %).
option-blue_recovery_goal-up_to_fallen = сколько отказало, но не больше двух
option-blue_recovery_goal-two = всегда два
option-blue_recovery_goal-none = ни одного
option-unresolved = Если цели не достиг никто
option-unresolved-help = Ничья, победа красных, или решает одна стабильность (R32; приближённое моделирование варианта «победа красных»: красные +19 п. п. — ровно все ничьи).
option-unresolved-draw = ничья
option-unresolved-red = победа красных
option-unresolved-stability = решает стабильность
option-crit_extra = Надбавка за критичность
option-crit_extra-help = Начиная с какого состояния критичный сервис обходится дороже (R22; приближённое моделирование варианта «только отказ»: синие +12 п. п., красные −12).
option-crit_extra-affected = всё, что не в норме
option-crit_extra-intermittent_up = перебои и отказ
option-crit_extra-down = только отказ
option-repair = Как улучшаются состояния
option-repair-help = Карта DRP, возвращающая INT, заодно улучшает состояние цели на ступень; или ничто не улучшает; или полная INT возвращает норму; или помогает ход без урона (R35; приближённое моделирование: «никогда» даёт красным +15 п. п., «ход без урона» — синим +4).
option-repair-drp_step = ступень за карту DRP
option-repair-never = никогда
option-repair-full_int = норма при полной INT
option-repair-rest_step = ступень за ход без урона
option-trust_fall = Потеря доверия из-за сервисов для граждан
option-trust_fall-help = Один раз, в момент отказа, или в итогах каждого хода, пока длится отказ (R24; приближённое моделирование: заметного эффекта нет).
option-trust_fall-once = один раз, при отказе
option-trust_fall-each_turn = каждый ход, пока длится отказ
option-intermittency = Перебои
option-intermittency-help = Сервисы с перебоями передают сбой по броску монеты, в каждый нечётный ход или никогда — тогда перебои считаются деградацией (R14; приближённое моделирование нечётных ходов вместе с другими правилами без случайности: синие +2 п. п., красные −1).
option-intermittency-coin = по броску монеты
option-intermittency-odd_turns = в нечётные ходы
option-intermittency-none = без перебоев
option-intermittency_target = Кому передаётся сбой
option-intermittency_target-help = Самому критичному зависимому сервису (или по выбору ведущего), случайному или по выбору красных (R15; приближённое моделирование варианта «случайному»: красные −1 п. п.).
option-intermittency_target-criticality = самому критичному
option-intermittency_target-random = случайному
option-intermittency_target-red = по выбору красных
option-basic_recon = Где засчитывается базовая разведка
option-basic_recon-help = Для любой карты, которой нужна разведка, или только там, где это указано на карте (R5; приближённое моделирование варианта «только где указано»: синие +37 п. п., красные −36).
option-basic_recon-any = для любой карты, которой нужна разведка
option-basic_recon-card_only = только где указано на карте
option-untested = Восстановление без проверки
option-untested-help = Штраф за первое восстановление без проверки — только при восстановлении из копии, чего с этими картами не бывает, или также при переходе на резервную площадку (R36; приближённое моделирование: заметного эффекта нет).
option-untested-restore_only = только из копии
option-untested-any_recovery = любое восстановление
option-random_discard = Вынужденный сброс
option-random_discard-help = Случайная карта или самая дорогая, из равных — по выбору владельца (R42; отдельно не моделировалось).
option-random_discard-random = случайная карта
option-random_discard-highest_cost = самая дорогая карта
option-high_impact = Что такое сильное воздействие
option-high_impact-help = По определению (несколько сервисов либо прямой урон стабильности или доверию) или только по надписи на карте; важно для одной карты предотвращения (R7; не моделировалось).
option-high_impact-definition = по определению
option-high_impact-printed = по надписи на карте
option-map = Схема зависимостей
option-map-help = Все стрелки, мягкая схема без двух из них или шесть сервисов быстрой игры (R50, R52; приближённое моделирование мягкой схемы: красные −5 п. п., синие +2).
option-map-standard = стандартная
option-map-soft = мягкая
option-map-quick = быстрая
option-expansion = Дополнительные сервисы
option-expansion-help = Добавляет железную дорогу, водоснабжение или и то и другое; не для быстрой схемы (R51; приближённое моделирование на «сбалансированной»: вода — красные +16 п. п., оба сервиса — +20; железная дорога отдельно не моделировалась).
option-expansion-none = нет
option-expansion-railway = железная дорога
option-expansion-water = вода
option-expansion-both = оба сервиса
option-providers = Поставщики
option-providers-help = Сколько внешних поставщиков открывается; сервисы зависят и от них, а пока поставщик в норме, он помогает (R54; приближённое моделирование трёх на «сбалансированной»: красные +15 п. п.).
option-extra_copies = Дополнительные копии
option-extra_copies-help = Сколько ещё копий каждой отмеченной для этого карты лежит в колоде; в стандартном сценарии это проверенные резервные копии (R55; приближённое моделирование одной копии: синие +7 п. п., красные −9).
option-economy = Экономические потери
option-economy-help = Счётчик растёт от дорогих восстановлений и отнимает у синих бюджет и стабильность (R53; приближённое моделирование продвинутой игры: до первого порога доходит 65 % игр, до второго — 21 %).
option-cycle = Сброс для обновления руки
option-cycle-help = Сколько карт команда может сбросить в конце своей фазы (R41; приближённое моделирование одной карты: красные +24 п. п., синие −22).
option-facilitator = Решает ведущий
option-facilitator-help = Третье место делает выбор, который правила оставляют ведущему; без него берётся самый критичный сервис (R73; при двух местах не действует).

## Числа правил

option-turns = Число ходов
option-turns-help = Сколько ходов должны продержаться синие (приближённое моделирование 7 вместо 8: красные −20 п. п., синие +13).
option-budget_red = Бюджет красных
option-budget_red-help = Сколько очков красные могут потратить за ход (приближённое моделирование 6 вместо 8: красные −9 п. п., синие +5).
option-budget_blue = Бюджет синих
option-budget_blue-help = Сколько очков синие могут потратить за ход (приближённое моделирование 10 вместо 8: синие +1 п. п.).
option-hand_target = Рука после добора
option-hand_target-help = До этого числа карт обе команды добирают в начале хода (не моделировалось).
option-hand_max = Предел руки
option-hand_max-help = Лишние карты сразу сбрасываются (приближённое моделирование: со стандартными картами предел не достигается).
option-stability_start = Начальная стабильность
option-stability_start-help = Стабильность страны в начале игры (приближённое моделирование быстрой игры со 100 вместо 40 и целью выше 30: синие 83 %, красные 3 %).
option-trust_start = Начальное доверие
option-trust_start-help = Доверие общества в начале игры (приближённое моделирование: оно почти не меняется, в конце около 40 из 50).
option-trust_max = Предел доверия
option-trust_max-help = Выше этого доверие не поднимается (не моделировалось).
option-stability_cap = Предел потери стабильности
option-stability_cap-help = Больше этого стабильность за ход не теряет, до вычета BCP (отдельно не моделировалось).
option-trust_cap = Предел потери доверия
option-trust_cap-help = Больше этого доверие за ход не теряет (не моделировалось).
option-penalty_degraded = Штраф за деградацию
option-penalty_degraded-help = Сколько стабильности стоит каждый сервис в деградации при подведении итогов (не моделировалось).
option-penalty_intermittent = Штраф за перебои
option-penalty_intermittent-help = Сколько стабильности стоит каждый сервис с перебоями при подведении итогов (не моделировалось).
option-penalty_down = Штраф за отказ
option-penalty_down-help = Сколько стабильности стоит каждый отказавший сервис при подведении итогов (не моделировалось).
option-crit_factor = Вес критичности
option-crit_factor-help = Дополнительный штраф за каждый уровень критичности сверх порога (приближённое моделирование 1 вместо 2: красные −7 п. п., синие +8).
option-crit_floor = Порог критичности
option-crit_floor-help = До этого уровня критичность надбавки не даёт (не моделировалось).
option-blue_min_stability = Стабильность, которую синие должны превысить
option-blue_min_stability-help = В конце последнего хода стабильность должна быть выше этого числа (отдельно не моделировалось).
option-blue_min_recovered = Восстановленные сервисы для победы синих
option-blue_min_recovered-help = Сколько разных сервисов синие должны вернуть из отказа (об эффекте см. «Сколько сервисов восстанавливают синие»).
option-red_crit5_needed = Критичные сервисы для победы красных
option-red_crit5_needed-help = Сколько отказов сервисов критичности 5 приносит красным победу (не моделировалось).
option-wave_limit = Волн за ход
option-wave_limit-help = После этого числа волн каскад останавливается (не моделировалось).
option-dep_damage_degraded = Влияние деградации
option-dep_damage_degraded-help = Сколько INT сервис теряет за волну из-за каждой зависимости в деградации (не моделировалось).
option-dep_damage_intermittent = Влияние перебоев
option-dep_damage_intermittent-help = Сколько INT сервис теряет за волну из-за каждой зависимости с перебоями (не моделировалось).
option-dep_damage_down = Влияние отказа
option-dep_damage_down-help = Сколько INT сервис теряет за волну из-за каждой отказавшей зависимости (не моделировалось).
option-affected_for_intermittent = Зависимости для перебоев
option-affected_for_intermittent-help = При скольких зависимостях не в норме у сервиса начинаются перебои (не моделировалось).
option-intermittency_damage = Урон от перебоев
option-intermittency_damage-help = Сколько INT теряет зависимый сервис, которому передан сбой (не моделировалось).
option-intermittency_percent = Вероятность передачи сбоя
option-intermittency_percent-help = С какой вероятностью, в процентах, сервис с перебоями передаёт сбой (не моделировалось).
option-upkeep_degraded = Износ при деградации
option-upkeep_degraded-help = Сколько INT каждый сервис в деградации теряет в начале хода (не моделировалось).
option-trust_loss_fall = Потеря доверия при отказе
option-trust_loss_fall-help = Сколько доверия стоит отказ сервиса для граждан (не моделировалось).
option-trust_zero_penalty = Штраф за нулевое доверие
option-trust_zero_penalty-help = Сколько стабильности стоит каждый следующий ход с нулевым доверием (приближённое моделирование: до нуля не доходило ни разу).
option-marks_per_turn = Новых фаз за ход
option-marks_per_turn-help = Сколько новых фаз линии кампании красные могут отметить за ход (не моделировалось).
option-untested_percent = INT без проверки
option-untested_percent-help = Какую часть INT, в процентах, даёт первое восстановление без проверки (приближённое моделирование: заметного эффекта нет).
option-untested_extra_cost = Доплата без проверки
option-untested_extra_cost-help = За сколько очков можно получить всю INT при восстановлении без проверки (приближённое моделирование: заметного эффекта нет).
option-economy_start = Начальные экономические потери
option-economy_start-help = С чего начинает счётчик (не моделировалось).
option-economy_max = Предел экономических потерь
option-economy_max-help = Здесь счётчик останавливается (не моделировалось).

## Варианты игры

preset-standard = Стандартная
preset-standard-help = Рекомендуемые уточнения (приближённое моделирование: красные 55 %, синие 26 %, ничья 19 %).
preset-rulebook = Строго по правилам
preset-rulebook-help = Правила ровно как написаны; синие практически не могут победить (приближённое моделирование: красные 78 %, синие 0 %, ничья 22 %).
preset-balanced = Сбалансированная
preset-balanced-help = Как стандартная, но надбавка за критичность — только для отказавших сервисов; для состязаний и занятий (приближённое моделирование: красные 43 %, синие 38 %, ничья 19 %).
preset-soft = Мягкая схема
preset-soft-help = Как стандартная, но без двух стрелок (приближённое моделирование: красные 50 %, синие 28 %, ничья 22 %).
preset-quick = Быстрая
preset-quick-help = Шесть сервисов, пять ходов, без перебоев: 30–40 минут (приближённое моделирование: красные 40 %, синие 44 %, ничья 16 %).
preset-quick_rulebook = Быстрая, строго по правилам
preset-quick_rulebook-help = Быстрая игра с числами из правил (приближённое моделирование: красные 10,5 %, синие 0 %, ничья 89,5 %).
preset-advanced = Продвинутая
preset-advanced-help = Десять ходов, экономические потери и три поставщика: 90 минут (приближённое моделирование: красные 45 %, синие 40 %, ничья 15 %).
preset-advanced_rulebook = Продвинутая, числа из правил
preset-advanced_rulebook-help = Продвинутая игра строго по правилам (приближённое моделирование: красные 89 %, синие 0 %, ничья 11 %).
preset-deterministic = Без случайности, кроме тасовки
preset-deterministic-help = Как сбалансированная, но перебои — в нечётные ходы, а сбрасывается самая дорогая карта (приближённое моделирование: красные 42 %, синие 41 %, ничья 18 %).

## Тексты карт, составленные по их эффектам

list-and = { $left } и { $right }
list-or = { $left } или { $right }
list-state = «{ $state }»
list-phase = «{ $phase }»

card-help = { $kind }, стоимость { NUMBER($cost) }. { $text }
card-attack = MITRE ATT&CK { $tactics }: { $techniques }
card-csf = NIST CSF 2.0 { $categories }
card-fall = { $service } (эффект при отказе)
service-about = Сервис критичности { NUMBER($criticality) }, INT { NUMBER($int) }
service-digital = цифровой
service-physical = физический
service-citizen = для граждан
services-digital = цифровые сервисы
services-physical = физические сервисы
services-citizen = сервисы для граждан
services-all = все сервисы
provider-about = INT { NUMBER($int) }; обслуживает: { $services }
provider-perk = если в начале хода поставщик в норме — { $perk }

requires-line = условие: { $what }
requires-phase = фаза «{ $phase }» пройдена
requires-active = действует { $cards }
requires-services_affected = не в норме хотя бы { $n ->
    [one] { $n } сервис
    [few] { $n } сервиса
    [many] { $n } сервисов
   *[other] { $n } сервиса
}
requires-services = хотя бы { $n ->
    [one] { $n } сервис
    [few] { $n } сервиса
    [many] { $n } сервисов
   *[other] { $n } сервиса
} в состоянии { $states }
requires-played = ранее сыграна карта { $card }
requires-subtype = ранее сыграна карта { $subtype_gen }
requires-subtype_before = в одном из прошлых ходов сыграна карта { $subtype_gen }
requires-secondary = в этом ходу карта красных дала побочный эффект

activation-latent = с { NUMBER($turn) }-го хода; до этого событие отложено
activation-from = с { NUMBER($turn) }-го хода; до этого уходит в сброс без последствий
activation-if = только если { $condition }

target-one = { $kind ->
    [digital] один цифровой сервис
   *[any] один сервис
}
target-two = { $kind ->
    [digital] два цифровых сервиса
   *[any] два сервиса
}
target-edge = { $kind ->
    [digital] два связанных цифровых сервиса
   *[any] два связанных сервиса
}
target-one_of = { $services }
target-two_of = два сервиса из списка ({ $services })
target-edge_of = два связанных сервиса из списка ({ $services })
target-one_or_provider = { $target } либо поставщик
target-two_or_provider = { $target } либо поставщики
target-edge_or_provider = { $target } либо сервис и его поставщик
target-limits = { $target } ({ $limits })
target-up = не в отказе
target-state = в состоянии { $states }
target-never = раз за игру для каждого сервиса
target-each = { $target }, для каждого
target-again = цель
target-again_each = каждая цель
target-line = цель: { $target }

duration-turn = в этом ходу
duration-guard = до следующего ответа синих
duration-game = до конца игры

if-was = до этой карты состояние было { $states }
if-fell = из-за этой карты цель отказала
if-in = { $services } в состоянии { $states }
if-affected = { $services } не в норме

op-on = { $subject }: { $effect }
op-if = { $effect }, если { $condition }
op-lasting = { $effect } ({ $duration })
op-secondary = { $effect } [побочный эффект]

op-damage = −{ NUMBER($n) } INT
op-worsen = состояние «{ $state }»
op-mark_phase = отмечает фазу «{ $phase }» на линии кампании
op-mark_phase_now = фаза «{ $phase }» считается пройденной в этом ходу
op-unmark_phase = стирает с линии кампании фазу { $phases }
op-trust_up = доверие +{ NUMBER($n) }
op-trust_down = доверие −{ NUMBER($n) }
op-stability_up = потеря стабильности в этом ходу меньше на { NUMBER($n) }
op-stability_down = стабильность −{ NUMBER($n) } при подведении итогов
op-discard = { $side_nom } сбрасывают { $n ->
    [one] { $n } случайную карту
    [few] { $n } случайные карты
    [many] { $n } случайных карт
   *[other] { $n } случайной карты
}
op-tax = { $uses ->
    [0] каждая карта { $subtype_gen } у { $side_gen }
    [one] следующая карта { $subtype_gen } у { $side_gen }
    [few] следующие { $uses } карты { $subtype_gen } у { $side_gen }
    [many] следующие { $uses } карт { $subtype_gen } у { $side_gen }
   *[other] следующие { $uses } карты { $subtype_gen } у { $side_gen }
} дороже на { NUMBER($n) }
op-tax_card = { $card }: дороже на { NUMBER($n) }{ $uses ->
    [0] {""}
    [one] {" "}в следующий раз
    [few] {" "}в следующие { $uses } раза
    [many] {" "}в следующие { $uses } раз
   *[other] {" "}в следующие { $uses } раза
}
op-limit_plays = { $side_nom } могут сыграть не более { $n ->
    [one] { $n } карты
    [few] { $n } карт
    [many] { $n } карт
   *[other] { $n } карты
} { $subtype_gen }
op-limit_plays_card = { $side_nom } могут сыграть карту { $card } не более { $n ->
    [one] { $n } раза
    [few] { $n } раз
    [many] { $n } раз
   *[other] { $n } раза
}
op-ban = { $side_nom } не могут играть карты { $subtype_gen }
op-ban_card = { $side_nom } не могут играть карту { $card }
op-activate = засчитывается в условие карт: { $cards }
op-boost = { $services }: урон от карт красных больше на { NUMBER($n) }
op-pierce = { $uses ->
    [0] снижение урона от синих не действует
    [one] первое снижение урона от синих не действует
    [few] первые { $uses } снижения урона от синих не действуют
    [many] первые { $uses } снижений урона от синих не действуют
   *[other] первые { $uses } снижения урона от синих не действуют
}
op-guard_first = { $uses ->
    [0] первый урон
    [one] первый урон
    [few] урон первые { $uses } раза
    [many] урон первые { $uses } раз
   *[other] урон первые { $uses } раза
} меньше на { NUMBER($n) }
op-guard_pool = суммарный урон меньше на { NUMBER($n) }
op-guard_attack = { $uses ->
    [0] урон каждой атаки на этот сервис
    [one] урон следующей атаки на этот сервис
    [few] урон следующих { $uses } атак на этот сервис
    [many] урон следующих { $uses } атак на этот сервис
   *[other] урон следующих { $uses } атак на этот сервис
} меньше на { NUMBER($n) }
op-guard_next_attack = { $uses ->
    [0] урон каждой атаки
    [one] урон следующей атаки
    [few] урон следующих { $uses } атак
    [many] урон следующих { $uses } атак
   *[other] урон следующих { $uses } атак
} меньше на { NUMBER($n) }{ $high ->
    [-1] {""}
   *[more] , при сильном воздействии — на { NUMBER($high) }
}
op-guard_class = { $cards }: урон меньше на { NUMBER($n) }
op-attack_tax = { $uses ->
    [0] каждая атака на этот сервис
    [one] следующая атака на этот сервис
    [few] следующие { $uses } атаки на этот сервис
    [many] следующие { $uses } атак на этот сервис
   *[other] следующие { $uses } атаки на этот сервис
} дороже на { NUMBER($n) }
op-shield_state = { $uses ->
    [1] первый переход в состояние «{ $state }» отменяется
   *[more] каждый переход в состояние «{ $state }» отменяется
}
op-save_from_fall = вместо первого отказа — состояние «{ $state }» и INT { NUMBER($int) }
op-mute = при перебоях сбой не распространяется
op-cut_edge = каскад между ними не действует
op-cancel_secondary = отменяет побочные эффекты одной карты, сыгранной красными в этом ходу
op-set_flag = { $flag ->
    [tested] засчитывается как проверка восстановления
   *[own] ставит отметку «{ $flag }»
}
op-heal = +{ NUMBER($n) } INT, но не выше максимума
op-heal_drp = +{ NUMBER($n) } INT, но не выше максимума, и состояние лучше на ступень (по обычному правилу ремонта)
op-recover = возвращение в состояние «{ $state }» с INT { NUMBER($int) }
op-discount = { $uses ->
    [0] каждая карта { $subtype_gen } у { $side_gen }
    [one] первая за ход карта { $subtype_gen } у { $side_gen }
    [few] первые { $uses } карты { $subtype_gen } за ход у { $side_gen }
    [many] первые { $uses } карт { $subtype_gen } за ход у { $side_gen }
   *[other] первые { $uses } карты { $subtype_gen } за ход у { $side_gen }
} дешевле на { NUMBER($n) }{ $least ->
    [0] {""}
   *[more] , минимум { NUMBER($least) }
}
op-discount_card = { $card }: { $uses ->
    [0] {""}
    [one] один раз за ход{" "}
    [few] { $uses } раза за ход{" "}
    [many] { $uses } раз за ход{" "}
   *[other] { $uses } раза за ход{" "}
}дешевле на { NUMBER($n) }{ $least ->
    [0] {""}
   *[more] , минимум { NUMBER($least) }
}
op-count_as = состояние «{ $state }» при расчёте стабильности считается как «{ $other }»
op-halve_penalty = штраф стабильности вдвое меньше, с округлением вниз
op-ignore_trust_zero = нет штрафа стабильности за нулевое доверие
op-free_play = { $side_nom } могут сыграть { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} бесплатно
op-hit_provider = поставщик, который обслуживает больше всего сервисов: −{ NUMBER($n) } INT
op-repair_provider = состояние одного поставщика, который не в норме, лучше на { $n ->
    [one] { $n } ступень
    [few] { $n } ступени
    [many] { $n } ступеней
   *[other] { $n } ступени
}{ $cost ->
    [0] {""}
   *[more] {" "}(экономические потери +{ NUMBER($cost) })
}

## Поле

board-red = Красные
board-blue = Синие
board-turn = Ход { $turn } из { $turns }
board-turn_short = Ход
board-phase-0 = Начало
board-phase-1 = Событие
board-phase-2 = Подготовка
board-phase-3 = Атака
board-phase-4 = Ответ
board-phase-5 = Итоги
board-stability = Стабильность
board-trust = Доверие
board-economic_cost = Экономические потери
board-red_goal = Красным для победы: стабильность 0 или отказ { $needed ->
    [one] { $needed } сервиса
    [few] { $needed } сервисов
    [many] { $needed } сервисов
   *[other] { $needed } сервиса
} критичности 5 (сейчас { $now })
board-blue_goal = Синим для победы: после последнего хода стабильность выше { $goal }{ $needed ->
    [0] {""}
   *[more] , восстановлено { NUMBER($needed) } (сейчас { NUMBER($now) })
}
board-due = При таком положении итоги хода отнимут { $points } стабильности (предел { $cap })
board-campaign = Кампания
board-card-cost = { $kind }, стоимость { $cost }
board-service-now = INT { $now } из { $most }, { $state }.
board-service-price = При подведении итогов это состояние отнимет { $points } стабильности.
board-service = Сервис
board-int = INT
board-state = Состояние
board-criticality = Крит
board-needs = зависит от
board-feeds = нужен для
board-providers = Поставщики
board-letter-ok = Н
board-letter-degraded = Д
board-letter-intermittent = П
board-letter-down = О
board-in_force = В силе
board-until-turn = этот ход
board-until-guard = до следующего ответа синих
board-until-game = до срабатывания или до конца игры
board-latent = отложено, ждёт своего хода
board-budget = Бюджет
board-hand = Рука
board-known = известны:
board-deck = Колода
board-discard = Сброс
board-basic-free = базовое действие доступно
board-basic-used = базовое действие выполнено
board-your_hand = Ваши карты
board-end-why = Почему игра закончилась так
board-end-stability = Стабильность { $stability }: синим нужно больше { $goal }
board-end-critical = Отказавших сервисов критичности 5: { $now }; красным для победы нужно { $needed }
board-end-recovered = Восстановлено сервисов: { $now }; синим нужно { $needed }
board-end-fell = { $service }: отказ с хода { $turn }
board-end-through = из-за зависимости: { $service }
board-end-upkeep = износ при деградации
board-end-dear = Дороже всего стабильности обошлись (до предела и смягчений): { $services }
board-end-cascade = Самый длинный каскад
board-end-no_cascade = Ни один сервис не пострадал из-за другого.
board-end-turn = ход { $turn }
board-end-wave = ход { $turn }, волна { $wave }
board-end-spread = ход { $turn }, передача сбоя
board-end-turns = Ход за ходом
board-end-falls = Отказы ✖ и восстановления ↑
board-end-measures = Самые полезные карты DRP и BCP
board-end-measure = { $plan }, сберегла стабильности { $stability }, доверия { $trust }{ $integrity ->
    [0] {""}
   *[more] , вернула { NUMBER($integrity) } INT
}, { $plays ->
    [one] сыграна { $plays } раз
    [few] сыграна { $plays } раза
   *[many] сыграна { $plays } раз
}
board-end-no_measure = Ни одна карта DRP или BCP ничего не вернула и не сберегла.

## Первая партия с наставником

lesson-seat-1 = MalOsos
lesson-seat-2 = BuenOsos
lesson-1 = Вы играете за синих, BuenOsos: ваше дело — чтобы критически важные сервисы страны работали. Красные, MalOsos, хотят обрушить страну; продержитесь три хода.
lesson-2 = Каждый блок — это сервис. INT показывает, сколько он ещё выдержит, критичность (до 5) — насколько он нужен стране, а стрелки от него ведут к тем, кто от него зависит: по ним и расходятся сбои.
lesson-3 = У каждой команды пять карт и 8 очков бюджета на ход. Ход открывает событие — маловероятное, но тяжёлое.
lesson-4 = Красные проникли в платёжный сервис: теперь он в деградации и будет терять 1 INT за ход. Вдобавок они отметили «Доступ» на линии кампании; для самых тяжёлых ударов нужны следующие клетки, а за ход можно отметить только одну новую.
lesson-5 = DDoS-атака вызвала перебои на магистрали: каждый раз при подведении итогов монета решает, передастся ли сбой дальше. Норма, деградация, перебои, отказ: сервис отказывает, когда его INT доходит до 0.
lesson-6 = Теперь ваш ответ. У каждой карты есть цена, у этой — 3 из ваших 8 очков. «Проверенные резервные копии» — карта DRP, такие карты восстанавливают: выберите платежи, и они снова будут в норме.
lesson-7 = Раз в ход можно бесплатно взять один сервис под наблюдение: первый урон по нему будет меньше на 1. Выберите облако, ведь оно зависит от магистрали.
lesson-8 = Пока хватит; неистраченные очки сгорают. При подведении итогов — сначала монета, потом каскад: в каждой волне сервис получает урон от своих затронутых зависимостей.
lesson-9 = Монета подвела: платежи потеряли 2 INT. В первой волне все, кто зависит от магистрали, потеряли ещё по 1 — кроме облака, за которым вы наблюдали. Ни одно состояние не изменилось, поэтому второй волны не было, а стабильность снизилась со 100 до 93.
lesson-10 = Событие не сработало, зато дороги теперь в деградации, а красные отметили «Закрепление» — теперь у них две клетки. Думайте наперёд: с картой «Автоматизированный регламент» первая карта DRP в каждом следующем ходу обойдётся на 1 дешевле.
lesson-11 = Карты BCP ничего не чинят, зато позволяют жить дальше, пока идёт ремонт. «Приоритизация» вдвое снижает штраф стабильности за два сервиса в этом ходу: выберите магистраль и платежи — до них вот-вот дойдёт. Затем закончите ответ.
lesson-12 = Три волны! Облако зависит от магистрали и дорог, а когда затронуты две зависимости, у сервиса начинаются перебои; во второй волне то же случилось с платежами. За волной, изменившей чьё-то состояние, идёт ещё одна — всего не больше трёх.
lesson-13 = Платежи отказали, и люди это заметили: доверие упало до 38. Красные победят, если одновременно откажут три сервиса критичности 5 или стабильность дойдёт до 0.
lesson-14 = Чтобы победить, нужно вернуть в строй всё, что отказало, а если отказало больше двух сервисов — любые два. «Переход на резервную площадку» делает это сразу, а благодаря регламенту стоит 4 очка вместо 5.
lesson-15 = Потратьте остаток. «Кризисные коммуникации» поднимут доверие (на нуле оно каждый ход отнимало бы стабильность), а «Усиление защищённости» избавит платежи от 2 единиц урона; затем закончите ответ.
lesson-16 = Победа! После последнего хода стабильность равна 55 — больше нужных 30, и платежи снова работают. В обычной игре двенадцать сервисов и восемь ходов, и там красные будут не столь любезны.

## Словарь: как узнать термин в тексте (* вместо окончания), что он значит и где определён в правилах

glossary-int = INT
    .forms = INT, целостност*
    .means = Целостность: сколько сервис ещё выдержит. Урон её уменьшает; при 0 наступает отказ.
    .clause = 2.1a
glossary-criticality = Критичность
    .forms = критичност*
    .means = Насколько сервис нужен стране, от 1 до 5. Чем она выше, тем дороже обходится сбой: падает стабильность.
    .clause = 8.2a
glossary-dependency = Зависимость
    .forms = зависимост*
    .means = Сервис, без которого другой работать не может. Зависимости показаны стрелками на схеме, и по стрелкам расходятся сбои.
    .clause = 7.1a
glossary-ok = Норма
    .forms = норма, норме, нормы, норму
    .means = Лучшее из четырёх состояний: сервис работает и не отнимает стабильности.
    .clause = 4.1a
glossary-degraded = Деградация
    .forms = деградаци*
    .means = Второе из четырёх состояний: сервис работает кое-как. Каждый ход он теряет INT, снижает стабильность и вредит тем, кто от него зависит.
    .clause = 4.1b
glossary-intermittent = Перебои
    .forms = перебо*
    .means = Третье из четырёх состояний: сервис то работает, то нет. При подведении итогов он может передать сбой одному из тех, кто от него зависит.
    .clause = 4.1c
glossary-down = Отказ
    .forms = отказ, отказа, отказе, отказом, отказы, отказал*, отказавш*, отказыва*
    .means = Худшее из четырёх состояний: INT равна 0, ничего не работает. Вернуть сервис может только карта DRP.
    .clause = 4.1d
glossary-cascade = Каскад
    .forms = каскад*
    .means = То, что происходит в конце хода, когда беда идёт по стрелкам: каждый сервис получает урон от затронутых сервисов, от которых зависит.
    .clause = 7.1b
glossary-wave = Волна
    .forms = волн*
    .means = Один шаг каскада: все стрелки действуют разом. Если чьё-то состояние изменилось, идёт ещё одна волна, но число волн ограничено.
    .clause = 7.2a
glossary-closing = Итоги хода
    .forms = подведени* итогов, итоги хода
    .means = Конец хода, после каскада: сдвигаются счётчики, и за всё, что не в порядке, страна платит стабильностью.
    .clause = 5.5b
glossary-stability = Стабильность
    .forms = стабильност*
    .means = Насколько держится страна в целом. При 0 побеждают красные; синим нужно до конца сохранить её выше своей цели.
    .clause = 2.2a
glossary-trust = Доверие
    .forms = доверие, доверия, доверию, доверием, доверии
    .means = Насколько люди верят, что всё под контролем. Когда доверие исчерпано, каждый ход отнимает стабильность.
    .clause = 8.3b
glossary-economic_cost = Экономические потери
    .forms = экономическ* потер*
    .means = Третий счётчик продвинутого варианта: во что стране обходится дорогое восстановление. Он только растёт.
    .clause = 14c
glossary-budget = Бюджет
    .forms = бюджет*
    .means = Очки, которые команда может потратить на карты за ход. Неистраченное сгорает, к следующему ходу бюджет снова полон.
    .clause = 4.2b
glossary-campaign = Линия кампании
    .forms = лини* кампании
    .means = Путь красных внутрь: пять клеток от «Разведки» до «Воздействия». Карты требуют уже отмеченных клеток, а за ход отмечается не больше одной новой.
    .clause = 4.3a
glossary-recon = Разведка
    .forms = разведк*
    .means = Первая клетка линии кампании: красные выясняют, что есть и что от чего зависит. Их базовое действие заменяет её на один ход.
    .clause = 4.4b
glossary-access = Доступ
    .forms = Доступ, Доступа, карт* доступа
    .means = Вторая клетка линии кампании: красные уже внутри — например, с чужими учётными данными или через поставщика.
    .clause = 4.3a
glossary-persistence = Закрепление
    .forms = Закреплени*
    .means = Третья клетка линии кампании: красные остаются внутри, даже если первый вход закрыли.
    .clause = 4.3a
glossary-lateral = Горизонтальное перемещение
    .forms = горизонтальн* перемещени*
    .means = Четвёртая клетка линии кампании: из одной системы красные идут в соседние. Она нужна для самых тяжёлых ударов.
    .clause = 4.3a
glossary-impact = Воздействие
    .forms = Воздействи*
    .means = Последняя клетка линии кампании: сам удар, когда сервисам вредят намеренно.
    .clause = 4.3a
glossary-high_impact = Сильное воздействие
    .forms = сильн* воздействи*
    .means = Тяжёлая карта красных: может одним ударом привести сервис к отказу, бьёт сразу по нескольким или прямо вредит стране.
    .clause = B.1a
glossary-secondary = Побочный эффект
    .forms = побочн* эффект*
    .means = Всё, что карта красных делает помимо главного удара по цели. Синие могут отменить это картой CSIRT.
    .clause = 11.2a
glossary-prevention = Предотвращение
    .forms = предотвращени*
    .means = Вид карт синих: они ослабляют будущие атаки или делают их невозможными.
    .clause = 5.4b
glossary-detection = Обнаружение и реагирование
    .forms = обнаружени* и реагировани*
    .means = Вид карт синих: они находят идущую атаку, локализуют её и не дают сбою распространиться.
    .clause = 5.4b
glossary-drp = DRP
    .forms = DRP
    .means = План аварийного восстановления: карты, которые чинят техническими средствами. Они возвращают INT и поднимают отказавшие сервисы.
    .clause = 9.1a
glossary-bcp = BCP
    .forms = BCP
    .means = План непрерывности деятельности: карты, с которыми жизнь идёт дальше, пока что-то сломано. Они ничего не чинят, но берегут стабильность и доверие.
    .clause = 9.2a
glossary-hardening = Усиление защищённости
    .forms = усилени* защищённости
    .means = Закрыть слабые места, пока ими никто не воспользовался. В игре — карта, которая избавляет сервис от части урона.
    .clause = B.3.4
glossary-redundancy = Резервирование
    .forms = резервировани*
    .means = Запасное, которое включается, когда основное подвело. В игре — карта, которая один раз спасает сервис от отказа.
    .clause = B.3.3
glossary-provider = Поставщик
    .forms = поставщик*
    .means = Внешняя организация, не из сервисов страны. Сервисы, которые она обслуживает, зависят и от неё, так что красные могут ударить и туда.
    .clause = 14d
glossary-latent = Отложенное событие
    .forms = отложенн* событи*, отложено
    .means = Событие, которое вышло слишком рано: оно лежит в стороне и срабатывает само, когда приходит его ход.
    .clause = 5.1c
glossary-basic = Базовое действие
    .forms = базов* действи*
    .means = То, что команда может сделать раз в ход без карты и без оплаты: красные разведывают, синие наблюдают за одним сервисом.
    .clause = 4.4a
glossary-debrief = Краткий разбор
    .forms = кратк* разбор*
    .means = По полминуты каждой команде в конце хода: красные говорят, чего добивались, синие — какая мера помогла или какой не хватило.
    .clause = 5.5c

## Стол одним взглядом, для класса

marker-stability = Стабильность
marker-trust = Доверие
marker-critical-down = Критичность 5: отказы
marker-economic-cost = Экономические потери
tile-critical-reached = Отказы сервисов критичности 5: { NUMBER($n) }. В конце хода победят MalOsos
tile-critical-last = Отказы сервисов критичности 5: { NUMBER($n) }. Ещё один — и игра окончена
tile-stability-ends = Стабильность: { NUMBER($n) }. В конце хода она упадёт до 0
tile-stability-low = Стабильность: { NUMBER($n) }. BuenOsos нужно больше { NUMBER($goal) }
tile-stability-fell = Стабильность за ход: −{ NUMBER($n) }
tile-stability-due = В конце хода стабильность: −{ NUMBER($n) }
tile-trust-zero = Доверие упало до 0

## Планы уроков

plan-40 = Короткий урок
plan-40-about = Пять ходов и шесть сервисов: как один отказ превращается во множество и что тем временем держит страну.
plan-60 = Один урок
plan-60-about = Стандартная игра на восемь ходов, два обсуждения и итоговый разбор.
plan-90 = Сдвоенный урок
plan-90-about = Десять ходов с поставщиками и экономическими потерями: цепочки поставок, цена восстановления и три обсуждения.
plan-stop-dependencies = Отказ какого сервиса сейчас ударит сильнее всего и через какие зависимости?
plan-stop-continuity = Что до сих пор держало страну: восстановление (DRP) или непрерывность (BCP)? Чего не хватило?
plan-stop-providers = Какого поставщика вы заменили бы первым и во сколько это обошлось бы?
plan-objective-cascade = Объясняет каскад из четырёх–шести шагов: от сервиса через зависимые до страны
plan-objective-campaign = Называет фазы атаки и объясняет их порядок
plan-objective-drp-bcp = Различает DRP и BCP и обосновывает выбор между ними
plan-objective-tail-risk = Объясняет маловероятное событие и барьер, который смягчил бы его
plan-objective-providers = Объясняет зависимость от поставщика и цену её защиты
plan-objective-decide = Решает командой, вовремя и с доводами
plan-inject-queues = Срочно: длинные очереди к банкоматам. Люди боятся, что платежи перестанут работать.
plan-inject-priorities = Правительство спрашивает BuenOsos: какие два сервиса вы защищаете первыми и почему?
plan-inject-supplier = Крупный поставщик сообщает о проблемах, но без подробностей.
plan-inject-rumours = Слухи в соцсетях: говорят, что перебои продлятся несколько недель.
plan-inject-cabinet = Собирается кабинет министров. BuenOsos за минуту объясняют, что им нужно; MalOsos записывают, что атаковали бы дальше.
plan-inject-update = Неудачное обновление вывело из строя часть серверов DNS.
plan-inject-outage = Оператор сети предупреждает о перегрузке в ближайшие дни.
plan-inject-help = Соседние страны предлагают помощь, новости успокаивают людей.


# --- разбор

stat-played = Сыграно карт
stat-played_free = Сыграно карт бесплатно
debrief-recovered = Восстановлено сервисов: { $now } из { $of } отказавших
debrief-threshold = BuenOsos должны закончить выше { $goal }
debrief-figures-title = Страна
debrief-from = { $change } с начала ({ $start })
debrief-cost-most = Что отняло больше всего Стабильности, до ограничений и смягчений
debrief-country = Не в норме в конце: { $services }.
debrief-country-ok = В конце все сервисы в норме.
debrief-cascade = Самый длинный каскад
debrief-cascade-lead = От причины до страны: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }.
debrief-hit = прямой удар
debrief-wave = Ход { $turn }, волна { $wave }
debrief-spread_in = Ход { $turn }, распространение
debrief-through = через { $service }: { $points } INT
debrief-the_country = Страна
debrief-pays = платит за это { $points }; ход отнимает { $lost } Стабильности, остаётся { $left }
debrief-cut = Здесь его можно было прервать: **{ $card }** в ходу { $turn } — { $where }. В этой партии осталось бы на { $points } Стабильности больше.
debrief-no_cut = Ни одна карта защитников, сыгранная в эти ходы, его бы не прервала.
debrief-never = ни разу
debrief-erased = стёрто в ходу { $turn }
debrief-campaign = Линия кампании MalOsos
debrief-campaign-lead = Отмечено фаз в конце: { $done } из 5.
debrief-campaign-turn = Ход
debrief-campaign-cards = Карты и цели
debrief-campaign-phases = Новые фазы
debrief-measures = Решения DRP и BCP: что они дали
debrief-measures-lead = Польза: Стабильность, Доверие и INT, которые были бы потеряны без карты по тем же правилам.
debrief-no_measures = Карт DRP и BCP не играли.
debrief-measure-plan = План
debrief-measure-card = Карта
debrief-measure-plays = Сыграна
debrief-measure-stability = Стабильность
debrief-measure-trust = Доверие
debrief-measure-integrity = INT
debrief-tail = Редкий риск
debrief-tail-event = **{ $event }** вышло в ходу { $turn }; столь же вероятных событий было { $one_in }. Ударило в ходу { $struck } и отняло { $points } INT: { $services }.
debrief-no_tail = Редкие события в этой партии ущерба не нанесли.
debrief-barrier = Барьер: **{ $card }** в ходу { $turn } предотвратил бы { $prevented } из { $points } INT. Карта была { $where }.
debrief-no_barrier = Ни одна карта защитников его бы не смягчила.
debrief-strong-measure = **{ $card }** сберегла { $points } Стабильности.
debrief-weak-cost = **{ $service }** отнял { $points } Стабильности, больше любого другого сервиса.
debrief-weak-latent = **{ $event }** лежало открытым ходов: { $turns }. Потом ударило.
debrief-cut-hand = карта была на руке и по средствам
debrief-cut-dear = карта была на руке, но не по средствам или без нужного условия
debrief-cut-deck = карта была ещё в колоде
debrief-cut-discard = карта уже была в сбросе
debrief-cut-table = карта уже лежала на столе
debrief-barrier-hand = на руке
debrief-barrier-deck = ещё в колоде
debrief-barrier-discard = в сбросе
debrief-barrier-table = на столе
debrief-verb-pass = Больше не играть карт

# За настоящим столом: что тянуть и что бросать
enter-draw = { $who }: { $count ->
    [1] одна карта из колоды. Какая?
    [one] { $count } карта из колоды. Какие?
    [few] { $count } карты из колоды. Какие?
   *[many] { $count } карт из колоды. Какие?
}
enter-lose = Одна карта из руки, наугад. Какая потеряна?
enter-reveal = Откройте следующее событие. Какое это событие?
enter-supply = { $count ->
    [1] Вытяните поставщика. Какой это поставщик?
    [one] Вытяните { $count } поставщика. Какие это поставщики?
    [few] Вытяните { $count } поставщиков. Какие это поставщики?
   *[many] Вытяните { $count } поставщиков. Какие это поставщики?
}
enter-toss = Бросьте монету. Орёл: сбой не распространяется. Решка: распространяется.
enter-scatter = Бросьте жребий: какому сервису передаётся сбой?

## Печать

print-red = Карты MalOsos
print-blue = Карты BuenOsos
print-events = Карты событий
print-ours = Цифровая адаптация Contienda.
print-services = Сервисы
print-providers = Поставщики
print-map = Схема зависимостей
print-trackers = Шкалы
print-counters = Фишки
print-aids = Памятки игроков
print-facilitator = Ведущий
print-rules = Правила
print-provider = Поставщик
print-needs = Зависит от
print-feeds = Нужен для
print-fall = При отказе:
print-serves = Обслуживает
print-criticality = Критичность
print-map-about = Стрелка ведёт от сервиса к тем, кто от него зависит.
print-state-ok = без штрафа
print-state-degraded = 1 урон зависимым
print-state-intermittent = 1 урон; сбой может перейти дальше
print-state-down = 2 урона зависимым
print-track-turn = Ход
print-track-stability = Стабильность страны
print-track-trust = Доверие общества
print-track-economy = Экономические потери (продвинутая игра)
print-track-red = MalOsos: бюджет
print-track-blue = BuenOsos: бюджет
print-track-campaign = Линия кампании
print-track-goal = BuenOsos нужно
print-track-recovered = Восстановлено сервисов
print-track-start = начало
print-marker-recovered = Восстановлен
print-marker-resists = Держится
print-marker-spreads = Переходит
print-marker-stability = Стабильность
print-marker-trust = Доверие
print-marker-turn = Ход
print-marker-economy = Потери
print-marker-budget = Бюджет
print-marker-test = Проверено
print-micro = Микроразбор
print-debrief = Итоговый разбор
print-form-turn = Ход
print-form-stability = Стабильность
print-form-trust = Доверие
print-form-actions = Что мы сделаем
print-form-action = Действие
print-form-owner = Кто
print-form-date = Срок

