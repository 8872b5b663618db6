# Una clase: abrirla, la consola de quien facilita, una de sus mesas, sus datos.
class-new = Abrir una clase
class-new-title = Clase del { $date }
class-new-game = Juego
class-new-plan = Plan de clase
class-new-name = Nombre de la clase
class-new-tables = Mesas
class-new-per-table = Estudiantes por mesa
class-new-room = Hay lugar para { NUMBER($n) } estudiantes
class-new-seating = Cómo se sientan
class-new-decides = Quién decide por el equipo
class-new-same = El mismo reparto en todas las mesas
class-new-same-help = Todas las mesas roban las mismas cartas en el mismo orden; también las monedas y los dados. Así los resultados se comparan con justicia.
class-new-paper = Cartas y dados reales
class-new-paper-help = Los equipos juegan con cartas impresas. Un teléfono o portátil lleva cada mesa: anota lo que sale.
class-new-same-paper = Desactivado: los mazos reales se barajan a mano, así que ninguna mesa recibe las mismas cartas.
class-new-keepers = { $n ->
    [one] Una mesa: un dispositivo que la lleva
   *[other] { $n } mesas: un dispositivo que lleva cada una
}
class-choose-table = Elegir mesa
class-keeper = Llevas la mesa
class-keeper-help = Los dos equipos juegan con cartas reales. Tú anotas lo que roban, tiran y deciden, y lees en voz alta lo que resulta. Ten a mano las cartas impresas, los dados y una moneda.
class-new-keep = Borrar tras (días)
class-new-do = Abrir la clase
class-new-next = Después recibes un código para el grupo. Nada empieza hasta que tú lo digas.
class-seating-deal = El programa los reparte según llegan
class-seating-choose = Cada quien elige mesa y equipo
class-decides-captain = Su capitán o capitana
class-decides-majority = La mayoría cuando se acaba el tiempo
class-decides-rotation = Sus integrantes por turnos
class-plan-minutes = { NUMBER($n) } minutos
class-plan-about = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}, { $stops ->
    [0] sin pausas
    [one] { NUMBER($stops) } pausa para debatir
   *[other] { NUMBER($stops) } pausas para debatir
}
class-plan-estimated = { NUMBER($n) } min en partidas simuladas
class-plan-none = Sin plan
class-plan-none-help = Solo jugar: tú pones el tiempo y las pausas.
class-plan-edit = Editar el plan
class-plan-turns = Turnos
class-plan-full = Hasta { NUMBER($n) } minutos si se agota el tiempo de cada fase
class-plan-timeboxes = Tiempo de cada fase
class-plan-stops = Pausas para debatir
class-plan-stop-turn = Después de qué turno
class-plan-after = Tras el turno { NUMBER($turn) }
class-plan-stop-add = Agregar una pausa
class-plan-micro = Micro-debrief tras el turno
class-plan-objectives = Objetivos
class-plan-objective = Objetivo
class-plan-objective-add = Agregar un objetivo
class-plan-injects = Inyecciones
class-plan-drop = Quitar
class-closed = No estás en esta clase
class-refused = La clase ya terminó o tu enlace dejó de ser válido. Pide otro a quien facilita.
class-tables = Mesas
class-table = Mesa { NUMBER($number) }
class-tables-same = { $n ->
    [one] { NUMBER($n) } mesa
   *[other] { NUMBER($n) } mesas con el mismo reparto
}
class-tables-own = { $n ->
    [one] { NUMBER($n) } mesa
   *[other] { NUMBER($n) } mesas
}
class-open = Abrir
class-open-table = Abrir la mesa { NUMBER($number) }
class-turn-short = T{ NUMBER($turn) }
class-turn-of =
    { $turns ->
        [0] Turno { NUMBER($turn) }
       *[other] Turno { NUMBER($turn) } de { NUMBER($turns) }
    }
class-tile-micro = Micro-debrief: { NUMBER($answered) } de { NUMBER($asked) }
class-tile-frozen = En debate
class-tile-decides = Decide { $who }
class-tile-bot = Decide un bot
class-tile-empty = No hay nadie
class-tile-online = { NUMBER($online) } de { NUMBER($of) } en línea
class-tile-ended = Terminó con la clase
class-tile-won = Ganó { $who }
class-tile-drawn = Empate
class-tile-ready = Lista para empezar
class-tile-waits = Esperando estudiantes
class-tile-seated = { $n ->
    [one] { NUMBER($n) } estudiante
   *[other] { NUMBER($n) } estudiantes
}
class-clock-left = quedan { $time }
class-clock-since = lleva { $time }
class-bar = Para todas las mesas
class-start = Iniciar todas las mesas
class-start-empty = Esperando a la primera persona
class-go-on = Continuar
class-freeze = Congelar y debatir
class-freeze-help = El juego se detiene. Todo el grupo ve el tema hasta que continúes.
class-freeze-topic = Tema
class-freeze-planned = Temas del plan
class-freeze-all = Congelar todas las mesas
class-freeze-some = { $n ->
    [one] Congelar { NUMBER($n) } mesa
   *[other] Congelar { NUMBER($n) } mesas
}
class-pause-all = Pausar todas
class-resume-all = Reanudar todas
class-timebox = Tiempo por fase
class-timebox-less = Menos tiempo
class-timebox-more = Más tiempo
class-timebox-set = Fijar
class-extend-all = +1:00 a todas
class-inject = Inyectar
class-inject-new = Nueva inyección
class-inject-add = Nueva
class-inject-text = Lo que leen las mesas
class-inject-change = Cambio en el juego
class-inject-change-none = Ninguno
class-inject-what = Cuál
class-inject-by = Cuánto
class-inject-when = Cuándo
class-inject-when-now = Ahora
class-inject-when-turn = En un turno
class-inject-when-condition = Con una condición
class-inject-turn = Turno
class-inject-marker = Marcador
class-inject-below = baja de
class-inject-preview = Vista previa
class-inject-empty = Escribe un texto o elige un cambio.
class-inject-do = { $n ->
    [one] Inyectar en { NUMBER($n) } mesa
   *[other] Inyectar en { NUMBER($n) } mesas
}
class-inject-plan = Programar la inyección
class-inject-now = Ahora
class-inject-cancel = Cancelar
class-injects = Próximas inyecciones
class-injects-none = Nada programado
class-when-now = ahora
class-when-turn = turno { NUMBER($turn) }
class-when-below = { $marker } por debajo de { NUMBER($below) }
class-for = Para
class-for-all = Todas las mesas
class-for-tables = { $n ->
    [one] { NUMBER($n) } mesa
   *[other] { NUMBER($n) } mesas
}
class-message = Mensaje
class-message-text = Mensaje a las mesas
class-message-send = Enviar
class-seats = Lugares
class-seats-find = Buscar por nombre
class-seats-found = Coincidencias
class-seats-found-none = Nadie se llama así.
class-seats-waiting = Sin lugar: { NUMBER($n) }
class-seats-help = Elige a una persona para moverla, cambiarle el alias, darle la capitanía o quitarla de la clase.
class-seats-table = Mesa
class-seats-team = Equipo
class-seats-move = Mover
class-seats-alias = Alias
class-seats-rename = Cambiar el alias
class-seats-personal = Nuevo código personal
class-seats-personal-new = Dáselo:
class-seats-remove = Quitar de la clase
class-seats-bot = Que juegue un bot
class-seats-bot-now = Juega un bot
class-seats-bot-end = Retirar al bot
class-reason = Motivo
class-reason-maybe = Motivo (opcional)
class-notes = Notas
class-notes-all = Todas las notas y calificaciones
class-notes-none = Aún no hay notas. Solo las ve quien dirige o evalúa la clase.
class-notes-table = Sobre
class-note-new = Nota sobre la mesa { NUMBER($table) }, turno { NUMBER($turn) }
class-note-class = Nota sobre la clase
class-note-add = Guardar la nota
class-note-place = Mesa { NUMBER($table) }, turno { NUMBER($turn) }
class-marks = Calificaciones
class-marks-none = El plan no tiene objetivos que calificar.
class-mark-text = Evidencia para la próxima calificación (opcional)
class-level-1 = Débil
class-level-2 = Regular
class-level-3 = Bien
class-level-4 = Excelente
class-needs = Te necesitan
class-needs-none = Todas las mesas están jugando.
class-needs-nobody = Por ahora nadie te necesita.
class-needs-more = y { NUMBER($n) } más
class-need-unplaced = { $n ->
    [one] { NUMBER($n) } estudiante sin lugar
   *[other] { NUMBER($n) } estudiantes sin lugar
}
class-chart = La clase
class-chart-marker = Marcador
class-chart-limit = línea roja: hay que superar { NUMBER($limit) }
class-share = Cómo entrar
class-share-help = Los teléfonos deben estar en la misma red que esta computadora.
class-arrived = llegaron { NUMBER($arrived) } de { NUMBER($room) }
class-running = en curso
class-over = en total
class-online = en línea
class-projector = Proyector
class-projector-join = Proyector: cómo entrar
class-projector-overview = Proyector: todas las mesas
class-projector-table = Proyector: mesa { NUMBER($number) }
class-projector-steps = Recorrer la última cascada
class-projector-now = ahora
class-projector-to-now = Mostrar la mesa como está ahora
class-projector-open = Abrir la página del proyector
class-more = Clase
class-invite = Invitar
class-invite-help = Cada enlace sirve una vez y da exactamente este papel.
class-invite-lasts = Sirve durante { $time }.
class-role-cofacilitator = Facilitar en equipo
class-role-cofacilitator-help = Dirige la clase contigo, pero no puede terminarla ni borrarla.
class-role-evaluator = Evaluación
class-role-evaluator-help = Ve a todos los equipos, escribe notas y califica, sin cambiar nada.
class-role-observer = Observación
class-role-observer-help = Ve lo público de todas las mesas.
class-role-projector = Proyector
class-role-projector-help = Una pantalla que muestra lo que elijas, sin controles.
class-end = Terminar la clase
class-end-help = { $n ->
    [0] Todas las partidas terminaron. Las notas, calificaciones y partidas se conservan hasta que se borren.
    [one] { NUMBER($n) } mesa sigue jugando; su partida se detiene. Las notas, calificaciones y partidas se conservan hasta que se borren.
   *[other] { NUMBER($n) } mesas siguen jugando; sus partidas se detienen. Las notas, calificaciones y partidas se conservan hasta que se borren.
}
class-end-do = Terminar la clase
class-back = Volver a la clase
class-view-as = Ver como
class-view-public = Público
class-view-lobby = Esta mesa no ha empezado.
class-tab-act = Acciones
class-tab-notes = Notas
class-table-still = Esta mesa no está jugando.
class-micro-ask = Micro-debrief
class-micro-close = Cerrar el micro-debrief
class-rule = Aclaración de reglas
class-rule-text = Qué vale
class-rule-do = Anunciar la aclaración
class-back-pick = Elegir en el registro
class-debrief = Análisis
class-data = Datos de la clase
class-data-kept = Qué se guarda
class-data-alias = Los alias que eligió el grupo, su mesa, equipo y papel
class-data-play = Cada partida con sus decisiones y el momento en que se tomaron
class-data-written = Los mensajes, propuestas y micro-debriefs que escribió el grupo
class-data-notes = Las notas y calificaciones; solo las lee quien dirige o evalúa la clase
class-data-log = Cada acto de quienes dirigen, con autor y motivo
class-data-never = Qué nunca se guarda
class-data-no-account = Cuentas, correos o nombres reales, salvo que alguien escriba uno como alias
class-data-no-address = Direcciones de red o ubicaciones
class-data-no-device = Datos de dispositivos o navegadores
class-data-until = Se borra automáticamente el
class-data-until-help = { $days ->
    [one] { NUMBER($days) } día después de la clase, todo lo relativo a ella se borra de este servidor.
   *[other] { NUMBER($days) } días después de la clase, todo lo relativo a ella se borra de este servidor.
}
class-data-out = Exportar y borrar
class-data-out-help = La exportación es un archivo JSON con la clase, sus partidas, notas y calificaciones.
class-data-export = Exportar
class-data-erase = Borrar ahora
class-data-erase-sure = La clase, sus partidas, notas y calificaciones se borran para siempre. El grupo ya no podrá volver a ella.
class-data-export-first = Exportar antes
class-data-erase-do = Borrar todo

## Estudiantes: entrar, esperar, volver
pupil-alias = Tu nombre en esta clase
pupil-alias-help = Basta un apodo. Lo ve toda la clase.
pupil-join = Entrar a la clase
pupil-any = Donde haya lugar
pupil-choose = Elegir equipo
pupil-closed = Esta clase ya no admite a más personas.
pupil-return = Ya estuve aquí: volver con mi código
pupil-return-code = Tu código personal
pupil-return-help = Lo recibiste al entrar. Quien facilita puede darte uno nuevo.
pupil-return-do = Volver a mi lugar
pupil-new = Es mi primera vez aquí
pupil-hello = Hola, { $alias }
pupil-you-are = { $alias } · mesa { NUMBER($table) }
pupil-team =
    { $n ->
        [one] Por ahora solo tú
       *[other] { NUMBER($n) } en tu equipo
    }
pupil-nobody = nadie todavía
pupil-no-seat = Ya entraste. En un momento te asignan un lugar.
pupil-code-title = Tu código para volver
pupil-code-help = Escríbelo o toma una foto. Con él vuelves a tu lugar, también desde otro dispositivo.
pupil-code-noted = Ya lo tengo
pupil-code-again = Mi código para volver
pupil-wait = Espera aquí. Empieza quien facilita.
pupil-to-table = Ir a la mesa
pupil-ended = La clase terminó. Gracias por jugar.
pupil-see-table = Ver tu mesa

## El proyector
screen-turns =
    { $n ->
        [one] { NUMBER($n) } turno
       *[other] { NUMBER($n) } turnos
    }
screen-minutes = { NUMBER($n) } min
screen-enter = Entra en
screen-and-type = y escribe
screen-step-scan = Escanea o escribe
screen-step-name = Pon tu nombre
screen-step-deal = Te toca un equipo
screen-step-table = Te toca una mesa
screen-step-choose = Elige un equipo
screen-arrived =
    { $n ->
        [one] Ha llegado { NUMBER($n) } de { NUMBER($of) } · empieza quien facilita
       *[other] Han llegado { NUMBER($n) } de { NUMBER($of) } · empieza quien facilita
    }
screen-late =
    { $n ->
        [one] Ha llegado { NUMBER($n) } de { NUMBER($of) } · todavía puedes entrar
       *[other] Han llegado { NUMBER($n) } de { NUMBER($of) } · todavía puedes entrar
    }
screen-team = { NUMBER($n) } en el equipo
screen-more = y { NUMBER($n) } que llegaron antes
screen-ended = La clase terminó
screen-free = libre
screen-same = el mismo reparto en todas las mesas
screen-not-started = Aún no empieza
