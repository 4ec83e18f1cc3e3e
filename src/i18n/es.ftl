### Español. Cómo se añade un texto o una lengua se explica al principio de en.ftl.
### Palabras: pieza, falange, cabeza, cola, capturar, primera fila, última fila, movimiento,
### igualar, obstáculo, empate, cruce (crossing). Se tutea; los bandos son «las blancas» y «las negras».

-language = Español
    .direction = ltr
    .plural = one: n = 1

## Palabras

side = { $side ->
    [white] blancas
   *[black] negras
}
side-name = { $side ->
    [white] Blancas
   *[black] Negras
}
direction = { $direction ->
    [north] norte
    [north-east] noreste
    [east] este
    [south-east] sureste
    [south] sur
    [south-west] suroeste
    [west] oeste
   *[north-west] noroeste
}
square-name = { $square }
move-name = { $played }
verbatim = { $name }
list-separator = {", "}
list = { $items }
list-and = { $items } y { $last }
sentences = { $first-part } { $second-part }
yes = Sí
no = No
on = Sí
off = No
none = Ninguno
pieces = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}

## Casillas, tal como las nombra un lector de pantalla

cell = { $items }
cell-empty = vacía
cell-piece = { $side ->
    [white] blanca
   *[black] negra
}
cell-obstruction = obstáculo
cell-frozen = congelada
cell-locked = bloqueada
cell-home-row = { $side ->
    [white] primera fila blanca
   *[black] primera fila negra
}
cell-phalanx = falange { $rays }
ray = { direction } { $length }
cell-target = destino
cell-target-capture = destino, captura { $count }
cell-target-crossing = destino, cruce
cell-target-loses = pierde en el acto
cell-last-from = aquí empezó el último movimiento
cell-last-to = aquí acabó el último movimiento

## Una pieza elegida y sus movimientos

selected = { $square } elegida. Falange { $rays }.
selected-single = { $square } elegida, una pieza suelta.
deselected = Nada elegido.
preview = { $length ->
    [1] Pieza suelta
   *[other] Falange de { $length }
}, { $distance } al { direction }{ $captures ->
    [0] .
   *[other] : captura { $captures }.
}
preview-path = { $square } → cabeza en { $target }
preview-crossing = Es un cruce.
preview-stone = Obstáculo en { $square }.
more-behind = { $count } más detrás: desde { $start } se mueven { $total }
no-move-from = Desde { $square } no hay movimiento: { $reason }.
nothing-here = No tienes ninguna pieza en { $square }.
refused = No se puede: { $reason }.
at-start = Este es el comienzo.
at-present = Este es el último movimiento.
nothing-undone = No se ha deshecho nada.
looking-back = Una posición anterior. Ve al último movimiento para seguir jugando.
looking-back-over = Una posición anterior de una partida ya terminada.
computers-turn = Le toca al ordenador.
choose-direction = Elige antes una dirección.
warn-loses-unanswered = Así se pierde: hay que responder al cruce.
    .again = Pulsa otra vez para jugarlo de todos modos.
confirm-move = Pulsa otra vez el destino para jugar.

## Por qué no se puede un movimiento; va tras dos puntos o solo, en un pequeño letrero

stop-game-over = la partida ha terminado
stop-stones-first = { $count ->
    [one] antes hay que colocar { $count } obstáculo
   *[other] antes hay que colocar { $count } obstáculos
}
stop-stone-square = en { $square } no se puede colocar un obstáculo
stop-no-own-piece = { $side ->
    [white] no hay pieza blanca en { $square }
   *[black] no hay pieza negra en { $square }
}
stop-not-in-line = { $square } y { $target } no están en línea
stop-frozen = la pieza de { $square } está congelada
stop-locked = la pieza de { $square } está bloqueada
stop-too-far = { $length ->
    [1] una pieza suelta se mueve 1
   *[other] { $length } piezas se mueven { $length } como mucho
}
stop-edge = borde
stop-obstruction = obstáculo en { $square }
stop-own = pieza propia en { $square }
stop-enemy = el enemigo de { $square } cierra el paso
stop-single = una pieza suelta no captura
stop-not-stronger = { $length } contra { $run }: necesitas más
stop-symmetry-mirror = este cruce haría simétricas la izquierda y la derecha
stop-symmetry-front-back = este cruce haría simétricos los dos bandos
stop-symmetry-rotation = este cruce dejaría la posición igual tras media vuelta
stop-no-direction = no hay falange en esta dirección

## A quién le toca y cómo está la partida

turn-of = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
your-turn = Te toca
turn-stones = { $count ->
    [one] { side-name }: colocar el último obstáculo
   *[other] { side-name }: colocar un obstáculo; quedan { $count }
}
must-answer = { $side ->
    [white] Las blancas deben responder: igualar ahora los cruces o perder.
   *[black] Las negras deben responder: igualar ahora los cruces o perder.
}
must-cross = { $side ->
    [white] Las blancas deben responder con un cruce, o pierden.
   *[black] Las negras deben responder con un cruce, o pierden.
}
crossings = Cruces
crossings-balance = Cruces: blancas { $white }, negras { $black }
crossings-short = { $white } : { $black }
crossings-level = igualados
crossings-ahead = { side-name } por delante
last-move = Último movimiento
last-move-was = Último movimiento: { $text }
no-moves-yet = Aún no hay movimientos
status-pieces = Las blancas tienen { $white ->
    [one] { $white } pieza
   *[other] { $white } piezas
}; las negras, { $black }.
game-started = Empieza la partida.
flipped = { side-name } ahora abajo.
undone = Movimiento deshecho.
redone = Movimiento rehecho.

## Los movimientos, de viva voz

move-played = { side-name }: { $length ->
    [1] pieza suelta, al { direction } de { $square } a { $target }
   *[other] falange de { $length } desde { $square }, { $distance } al { direction }{ $captures ->
        [0] {""}
       *[other] , captura { $captures }
    }: cabeza en { $target }
}.{ $crossing ->
    [yes] {" "}Es un cruce.
   *[no] {""}
}
stone-placed = { side-name }: obstáculo en { $square }.

## Resultados

result-win = { $side ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
result-win-name = Gana { $name }
result-you-win = Has ganado
result-you-lose = Has perdido
result-draw = Empate
result = { $headline }. { $cause }
cause-unanswered = { $side ->
    [white] Las blancas no respondieron al cruce.
   *[black] Las negras no respondieron al cruce.
}
cause-no-pieces = { $side ->
    [white] A las blancas no les quedan piezas.
   *[black] A las negras no les quedan piezas.
}
cause-crossers = { $side ->
    [white] Les toca a las blancas y tienen más piezas en la última fila.
   *[black] Les toca a las negras y tienen más piezas en la última fila.
}
cause-no-moves = { $side ->
    [white] Las blancas no pueden mover.
   *[black] Las negras no pueden mover.
}
cause-repetition = { $side ->
    [white] Las blancas repitieron la posición por tercera vez.
   *[black] Las negras repitieron la posición por tercera vez.
}
cause-resignation = { $side ->
    [white] Las blancas abandonan.
   *[black] Las negras abandonan.
}
cause-time = { $side ->
    [white] A las blancas se les acabó el tiempo.
   *[black] A las negras se les acabó el tiempo.
}
draw-no-moves = El bando al que le toca no puede mover.
draw-all-fixed = Ninguna pieza podrá volver a moverse.
draw-repetition = La misma posición se ha dado por tercera vez.
draw-agreement = Los dos jugadores lo acordaron.
draw-other = Nadie puede ganar.

## Jugadores y niveles

you = Tú
computer = Ordenador
opponent = Rival
level-number = Nivel { $level }
level-named = { $level } · { $rank }
level-1 = Psilos
    .hint = sin armadura, su primera campaña
level-2 = Hondero
    .hint = lanza piedras y confía en la suerte
level-3 = Arquero
    .hint = ve el blanco más cercano
level-4 = Peltasta
    .hint = pies ligeros, escudo pequeño
level-5 = Hoplita
    .hint = mantiene la línea
level-6 = Jinete
    .hint = busca el flanco abierto
level-7 = Enomotarca
    .hint = manda una fila de treinta
level-8 = Locago
    .hint = manda una compañía
level-9 = Taxiarco
    .hint = manda un regimiento
level-10 = Polemarca
    .hint = manda un ala
level-11 = Estratego
    .hint = manda un ejército
level-12 = Beotarca
    .hint = el rango del propio Epaminondas; piensa hasta 10 segundos

## El ordenador, trabajando

thinking = Pensando …
engine-restarted = El ordenador ha tenido que reiniciarse y vuelve a pensar su movimiento.
engine-failed = No se ha podido poner en marcha el ordenador. Dos jugadores sí pueden seguir en este tablero.
hint-best = Pista: { $text }
hint-lost = Todos los movimientos pierden. Este es el que más aguanta: { $text }

## Lo que se guarda, y la propia página

saved = Guardado
not-saved = Sin guardar
    .quota = El navegador no tiene más espacio: esta partida no está guardada. Copia su registro antes de cerrar la página.
    .blocked = El navegador no permite guardar nada: esta partida durará mientras la página esté abierta.
    .newer = Lo guardado procede de una versión más nueva de esta página. No se toca, y esta partida no se guarda.
stored-unreadable = Lo que había guardado aquí no se puede leer. No se toca.
language-missing = Ahora no se puede cargar { $name }. Elige el idioma de nuevo cuando haya conexión.
other-tab = Esta partida está abierta en otra pestaña. Juega allí o tráela aquí.
    .take = Jugar aquí
update-available = Hay una versión nueva.
    .apply = Actualizar
offline-ready = Ya se puede jugar sin conexión.
install = Instalar
copied = Copiado
copy-failed = El navegador no ha dejado copiar. Selecciona el texto y cópialo tú.
crashed = Algo se ha roto en esta página.
    .hint = Tu partida está aquí abajo. Cópiala, recarga la página y vuelve a pegarla.
    .reload = Recargar

## Enlaces, registros, posiciones y movimientos escritos que no se pueden leer

link-wrong = Este enlace no se puede abrir: { $problem }. No se ha cambiado nada.
record-wrong = Este registro no se puede leer: { $problem }.
position-wrong = Esta posición no sirve: { $problem }.
rules-wrong = Estas reglas no sirven: { $problem }.
move-wrong = «{ $found }» no es un movimiento aquí: { $problem }.
bad-empty = no hay nada escrito
bad-move = «{ $found }» no es un movimiento; se escriben la cola y el destino, como d1-d4
bad-import = «{ $found }» no es un registro, ni una posición, ni un enlace. Un registro enumera movimientos, como 1. d1-d4 k12-k9.
bad-square-missing = falta una casilla
bad-square = «{ $found }» no es una casilla de este tablero
bad-column = no hay columna «{ $found }»
bad-row = no hay fila «{ $found }»
off-board-row = Este tablero no tiene fila { $found }: van de la 1 a la { $rows }.
off-board-column = Este tablero no tiene columna { $found }: van de la a a la { $last-column }.
bad-rest = «{ $found }» sobra aquí
bad-capture = no se captura nada; el movimiento es { $played }
bad-head = la cabeza de esta falange está en { $square }
bad-preset = no hay reglas llamadas «{ $found }»
bad-preset-alone = «{ $found }» tiene que ir solo
bad-setting = las reglas no tienen ningún ajuste «{ $found }»
bad-twice = «{ $found }» aparece dos veces
bad-value = «{ $found }» no es un valor de { $name }
bad-known = { $problem }; valen: { $name }
bad-content = «{ $found }» no representa ninguna casilla; valen w b W B # y números
bad-run = «{ $found }» casillas vacías: han de ser de 1 a 20
bad-row-length = esta fila tiene { $count } casillas en vez de { $columns }
bad-size = { $columns }×{ $rows } no es un tamaño de tablero; ha de haber de 4 a 20 columnas y filas
bad-turn = ha de decir a quién le toca: w o b
bad-duty = «{ $found }» no dice si hay que cruzar; valen - ! y x
bad-stones = «{ $found }» no es un número de obstáculos de 0 a 9
bad-tag = la etiqueta no tiene la forma [Nombre "valor"]
bad-comment = el comentario no está cerrado
bad-variation = la variante no está cerrada
bad-alone = delante de «{ $found }» no hay nada a lo que pueda pertenecer
bad-glyph = «{ $found }» no es un signo de valoración; lo son de $0 a $255
bad-result-place = hay un resultado dentro de una variante
bad-result = dice { $found }, pero el resultado de la partida es { $name }
bad-ending = la partida no puede acabar aquí con «{ $found }»
bad-ambiguous = desde aquí los movimientos se pueden leer de dos maneras: la segunda casilla es donde llega la cabeza, o donde llega la cola
bad-payload = está dañado
bad-part = «{ $found }» no tiene la forma nombre=valor
bad-together = g y { $name } no pueden ir juntos
bad-encoding = «{ $found }» está mal codificado con %
bad-length = la partida está cortada o es demasiado larga
bad-version = la partida es de la versión «{ $found }», que esta página no conoce
bad-link-move = jugada { $count }: { $problem }
at-place = { $problem } (línea { $line }, carácter { $column })
at-column = { $problem } (carácter { $column })
fault-piece-off-board = la pieza de { $square } está fuera del tablero
fault-piece-on-obstruction = en { $square } hay a la vez una pieza y un obstáculo
fault-locked-off-far-row = la pieza bloqueada de { $square } no está en su última fila
fault-locked-in-free-rules = la pieza de { $square } está bloqueada, pero estas reglas no bloquean ninguna
fault-duty-without-rule = se debe un cruce, pero estas reglas no lo exigen
fault-stones-under-duty = no se pueden colocar obstáculos mientras se deba un cruce
fault-stone-region = para { $count } obstáculos hacen falta { $count } casillas libres entre los ejércitos; hay { $free }
fault-depth = un ejército ocupa de 1 a 4 filas, no { $number }
fault-no-empty-row = { $rows } filas no dejan ninguna libre entre ejércitos de { $depth } en fondo
fault-obstruction-off-board = el obstáculo { $square } está fuera del tablero
fault-obstruction-in-start = el obstáculo { $square } está donde empieza un ejército
fault-stones = 9 obstáculos por colocar como mucho, no { $count }

## Botones: cortos, van debajo de un dibujo

undo = Deshacer
redo = Rehacer
hint = Pista
flip = Girar
draw = Empate
resign = Abandonar
new-game = Partida nueva
start = Empezar
cancel = Cancelar
close = Cerrar
back = Volver
ok = Vale
retry = Reintentar
confirm = Confirmar
copy = Copiar
paste = Pegar
open = Abrir
save = Guardar
reset = Restablecer
share = Compartir
export = Exportar
import = Importar
settings = Ajustes
rules = Reglas
about = Acerca de
keyboard = Teclado
menu = Menú
help = Ayuda
pause = Pausa
resume = Seguir
stop = Parar
rematch = Revancha
review = Repaso
first = Primero
previous = Anterior
next = Siguiente
last = Último

## Partes de la pantalla, para un lector o como rótulo

board = Tablero
board-keys = Tablero. Las flechas mueven, Intro elige{ $has-keys ->
    [yes] , { $key } muestra todas las teclas
   *[no] {""}
}.
question-mark = el signo de interrogación
moves = Movimientos
preview-title = Así quedaría
tools = Herramientas
status = Situación
typed-move = Escribe un movimiento
    .hint = por ejemplo d1-d4
    .play = Jugar
language = Idioma
skip-to-board = Ir al tablero

## Inicio

tagline = Un juego de líneas. La falange más larga captura a la más corta; gana quien llega a la última fila sin respuesta.
credit = Robert Abbott, 1975
continue = Continuar
continue-about = { $text } · movimiento { $number }
against = Contra { $name }
play-computer = Contra el ordenador
play-computer-levels = { $count ->
    [one] { $count } nivel
   *[other] { $count } niveles
}
two-players = Dos jugadores
    .hint = un tablero
watch = Mirar al ordenador
    .hint = juega con los dos bandos
analysis = Análisis
open-game = Abrir una partida
    .hint = registro, posición o enlace
import-text = Registro, posición o enlace
    .hint = Pega un texto o suelta un archivo en cualquier parte de la página.
import-file = Elegir un archivo
share-link = Enlace
share-record = Registro
share-position = Posición
first-move = Coge una línea por la cola: pulsa una pieza y luego la casilla donde debe quedar la cabeza.

## Preguntas

resign-question = ¿Abandonar esta partida?
    .white = Abandonan las blancas.
    .black = Abandonan las negras.
draw-two-players = Solo dos personas pueden acordar un empate.
draw-question = ¿Empate de común acuerdo?
    .hint = Tienen que quererlo los dos.
    .agree = De acuerdo
pass-over = Le toca mover a { $side ->
    [white] las blancas
   *[black] las negras
}: pasa el tablero.
leave-question = ¿Dejar la partida en curso?
    .leave = Dejarla
leave-what = { $text }. Acabaría sin resultado.
reset-question = ¿Dejarlo todo como al principio?

## Partida nueva

opponent-kind = Rival
your-side = Juegas con
side-white = Blancas
side-black = Negras
side-random = A suertes
level = Nivel
style = Estilo
style-none = Equilibrado
    .hint = juega lo mejor, sin preferencias
style-builder = Constructor
    .hint = prefiere falanges largas, hombro con hombro
style-raider = Saqueador
    .hint = prefiere capturar, y tu mitad del tablero
style-wall = Muralla
    .hint = conserva sus piezas y guarda sus primeras filas
style-gambler = Apostador
    .hint = entrega piezas para acercar una a la última fila
level-white = Nivel de las blancas
level-black = Nivel de las negras
rule-set = Reglas
obstructions-place = Pulsa casillas para poner o quitar obstáculos.
    .clear = Quitar todos

## Ajustes: nombre, valores, una línea de explicación

settings-play = Juego
settings-look = Aspecto
settings-sound = Sonido y tacto
settings-data = Datos
settings-read = Estos ajustes ya están en vigor.
settings-unreadable = «{ $found }» no contiene ajustes legibles. No se ha cambiado nada.
target-marks = Marcas de destino
    .head = La cabeza
    .head-hint = La casilla a la que llega la cabeza de la falange.
    .rear = La pieza que coges
    .rear-hint = La casilla a la que llega la pieza que has cogido.
move-entry = Cómo se mueve
    .hint = Cómo haces un movimiento con el ratón o el dedo.
    .both = Pulsar y arrastrar
    .drag = Solo arrastrar
    .drag-hint = Un clic solo elige: nunca mueve por error.
    .click = Solo pulsar
confirm-moves = Confirmar movimientos
    .hint = Cuándo un movimiento espera una segunda pulsación.
    .never = Nunca
    .touch = En pantallas táctiles
    .sharp = Capturas y cruces
    .always = Siempre
hurry = Sin confirmar con poco tiempo
    .hint = Cuando queda poco tiempo, el movimiento se hace enseguida.
warn-losing = Avisar si se pierde
    .hint = Preguntar antes de dejar un cruce sin respuesta.
theme = Tema
    .system = Como el dispositivo
    .terracotta = Terracota
    .night = Noche
    .marble = Mármol
    .contrast = Alto contraste
piece-set = Piezas
    .shields = Escudos
    .discs = Discos
    .letters = Letras
coordinates = Coordenadas
    .inside = Dentro
    .outside = Fuera
board-lines = Líneas entre las casillas
board-size = Tamaño del tablero
    .full = Máximo
    .large = Grande
    .medium = Mediano
motion = Movimiento
    .slow = Lento
    .normal = Normal
    .fast = Rápido
sound = Sonido
haptics = Vibración
turn-board = Girar el tablero
    .hint = Para dos jugadores en un mismo dispositivo.
    .never = Nunca
    .flip = Tras cada movimiento
    .pass = Tras cada movimiento, al pasar el dispositivo
    .opposite = Las piezas miran a su jugador
shortcuts = Atajos de una tecla
shortcuts-hint = Los del tablero valen mientras tiene el foco. «{ $key }» los muestra todos.
stored = Guardado en este dispositivo

## Reglas: nombre, valores, una línea de explicación

rule-columns = Columnas
rule-rows = Filas
rule-depth = Filas de piezas
rule-obstructions = Obstáculos
rule-capture = Captura
    .line = Toda la línea
    .line-hint = Caen todas las piezas enemigas en línea, si son menos que las tuyas.
    .head = Solo la primera pieza
    .head-hint = Tu línea ha de ser la más larga, pero solo captura la pieza con la que choca.
rule-crossers = Piezas en la última fila
    .free = Libres
    .free-hint = Siguen moviéndose, capturan y pueden ser capturadas.
    .frozen = Congeladas
    .frozen-hint = Ya no se mueven, pero pueden ser capturadas.
    .locked = Bloqueadas
    .locked-hint = Ni se mueven ni pueden ser capturadas.
    .answered = Bloqueadas al responder
    .answered-hint = Un cruce y el que le responde se bloquean mutuamente.
rule-answer = Victoria
    .balance = Más cruces
    .balance-hint = Si te toca y tienes más piezas en la última fila, ganas.
    .must-cross = Responder enseguida
    .must-cross-hint = A un cruce hay que responder con otro en el movimiento siguiente, o se pierde.
rule-symmetry = Regla de simetría
    .mirror = Izquierda y derecha
    .mirror-hint = Ningún cruce puede dejar la mitad izquierda como reflejo de la derecha.
    .front-back = Delante y detrás
    .front-back-hint = Ningún cruce puede dejar el lado blanco como reflejo del negro.
    .rotation = Media vuelta
    .rotation-hint = Ningún cruce puede dejar una posición igual al girar el tablero y cambiar los colores.
    .off = Ninguna
    .off-hint = Se permite cualquier cruce.
rule-repetition = Tercera repetición
    .draw = Empate
    .draw-hint = La misma posición por tercera vez es empate.
    .loses = Pierde
    .loses-hint = Pierde quien provoca la misma posición por tercera vez.
    .off = Nada
    .off-hint = Las posiciones pueden repetirse sin fin.
rule-no-move = Sin movimientos
    .loses = Pierde
    .loses-hint = Quien no puede mover, pierde.
    .draw = Empate
    .draw-hint = Si a quien le toca no puede mover, nadie gana.
rule-stones = Obstáculos por colocar
rule-first = Salida

preset-standard = Estándar
    .hint = El juego de 1975: 28 piezas por bando en 14×12.
preset-quick = Rápido
    .hint = Las mismas reglas en 8×8: una partida más corta.
preset-igfip = igfip
    .hint = Las piezas se congelan en la última fila; a un cruce se responde enseguida.
preset-locked = Cruces bloqueados
    .hint = Un cruce y su respuesta se bloquean para siempre.
preset-crossings = Crossings
    .hint = El precursor de 1963, en 8×8: solo cae la pieza alcanzada y las que cruzan quedan bloqueadas.
preset-stones = Piedras de tropiezo
    .hint = Primero se colocan tres obstáculos, y todo tiene que rodearlos.
preset-boardspace = Boardspace
    .hint = Ningún cruce puede dejar la posición igual tras media vuelta.
preset-abstractplay = AbstractPlay
    .hint = Sin regla de simetría, y las posiciones pueden repetirse.
preset-everyboard = EveryBoard
    .hint = Como AbstractPlay, pero empiezan las negras.
preset-custom = A medida
    .hint = Tu tablero y tus reglas.

## Teclado: qué hacen las teclas

keys-on-board = En el tablero
keys-everywhere = En todas partes
key-arrows = ir de casilla en casilla
key-row-ends = primera y última casilla de la fila
key-board-ends = primera y última casilla del tablero
key-pages = extremo superior e inferior de la columna
key-select = elegir; jugar el movimiento mostrado
key-cancel = soltar
key-direction = elegir dirección; otra vez: una casilla más
key-distance = fijar la distancia
key-change = Para cambiar una tecla, púlsala aquí y después la nueva.
key-wait = Pulsa la tecla nueva, o Esc.
key-swapped = Era la de «{ $text }», que ahora tiene la antigua.
key-unfit = Las cifras y las teclas con nombre conservan su función.
key-square = esta casilla
key-row = piezas de esta fila
key-column = piezas de esta columna
key-own-pieces = todas tus piezas
key-enemy-pieces = todas las piezas del rival
key-phalanxes = falanges por esta casilla
key-moves = movimientos desde aquí
key-blocked = por qué están cerrados los otros caminos
key-last = último movimiento
key-threats = qué amenaza el rival
key-status = a quién le toca y cómo está la partida
key-clock = los dos relojes
key-next-own = tu siguiente pieza
key-next-enemy = la siguiente pieza del rival
key-type = escribir un movimiento
key-help = mostrar todas las teclas
key-undo = deshacer
key-redo = rehacer
key-back = atrás por los movimientos
key-forth = adelante por los movimientos
key-flip = girar el tablero
say-pieces = { $side ->
    [white] Blancas: { $items }.
   *[black] Negras: { $items }.
}
say-obstructions = Obstáculos: { $items }.
say-nothing = Aquí no hay nada.
say-phalanxes = Por { $square }: { $items }.
say-moves = Desde { $square }: { $items }.
say-blocked = { direction }: { $reason }
say-no-threats = No hay amenaza de captura ni de cruce.
say-threats = Amenazas: { $items }.
say-capture-on = { $square }, captura { $count }
say-crossing-on = { $square }, cruce

## Tiempo

paused = La partida está en pausa.
    .hint = El tablero queda cubierto hasta seguir.
time-low = { side-name }: quedan { $count } segundos.
say-clock = { side-name }: { $minutes } min { $seconds } s{ $periods ->
    [0] {""}
    [one] , último periodo
   *[other] , { $periods } periodos
}
say-no-clock = Esta partida no tiene reloj.
time = Tiempo
time-none = Sin reloj
time-per-move = 1 min por movimiento
    .hint = Cada movimiento tiene su propio tiempo.
time-sudden = 30 min
    .hint = Todos los movimientos comparten un tiempo.
time-fischer = Minutos para la partida; cada movimiento añade segundos.
time-byo-yomi = 10 min + 3 × 30 s
    .hint = Tras el tiempo principal, cada movimiento tiene un periodo propio. El periodo que se agota se pierde.
time-custom = A medida
time-minutes = Minutos
time-seconds = Segundos por movimiento
time-periods = Periodos de byo-yomi
time-odds = Otro tiempo para las negras


## Las reglas, en una página

rules-title = Las reglas
rules-aim = El objetivo
    .text = Cruzar el tablero. Ganas si te toca y tienes más piezas en la última fila, que es la primera de tu rival, que tu rival en la tuya.
rules-start = El comienzo
    .text = El tablero tiene 14 columnas y 12 filas. Cada bando llena sus dos primeras filas con 28 piezas. Empiezan las blancas y luego se juega por turnos; nadie puede pasar.
rules-phalanx = La falange
    .text = Una falange es una pieza sola o varias piezas del mismo bando en línea recta y sin huecos: en fila, en columna o en diagonal. Una pieza puede formar parte de varias falanges.
rules-move = Mover
    .text = En cada turno se mueve una falange por su propia línea, hacia delante o hacia atrás, tantas casillas como piezas tenga, o menos. Una pieza suelta da un paso en cualquier dirección. El camino ha de estar libre: una falange ni salta, ni gira, ni se mueve de lado.
    .split = Puedes dejar atrás la cola de una línea y mover solo la parte delantera. Entonces cuentan solo las piezas que se mueven, para la distancia y para la fuerza.
    .figure = Tres piezas avanzan hasta tres casillas.
rules-capture = Capturar
    .text = La cabeza puede caer sobre una pieza enemiga si la falange es más larga que la línea enemiga con la que choca, contada en línea recta desde esa casilla. Toda esa línea se retira, y la cabeza queda donde estaba su primera pieza.
    .limits = Contra un número igual no se captura nada, y una pieza suelta no captura nunca. Las piezas que están al lado de la línea o tras un hueco ni cuentan ni caen. Capturar no es obligatorio.
    .figure = Tres capturan dos; la cabeza cae en la primera.
rules-crossing = Cruzar y ganar
    .text = Si te adelantas en los cruces, tu rival tiene un movimiento para igualar: capturar tu pieza o cruzar también. Gana quien sigue por delante cuando le vuelve a tocar.
    .free = Las piezas de la última fila siguen siendo piezas corrientes: pueden irse, capturar y ser capturadas.
    .figure = Las blancas han cruzado; las negras responden cruzando, y nadie va por delante.
rules-symmetry = La regla de simetría
    .text = Un cruce está prohibido si deja la mitad izquierda del tablero como reflejo de la derecha. Copiar al rival no sirve de defensa.
rules-end = Otros finales
    .text = Si te toca y no tienes piezas o no puedes mover, pierdes. Si la misma posición se da por tercera vez y le toca al mismo bando, hay empate. Un jugador puede abandonar, y los dos pueden acordar el empate.
rules-hand = Cómo se mueve aquí
    .text = Pulsa la última pieza de la línea, la cola, y luego la casilla donde debe quedar la cabeza; o coge la cola y arrástrala por la línea. La cola y la dirección fijan la falange; el destino dice cuánto.
    .marks = Un punto es un movimiento; una cruz, una captura; una bandera, un cruce. Un triángulo avisa de que la jugada pierde en el acto. Donde la línea se detiene, un pequeño letrero dice por qué.
rules-others = Otras reglas
    .text = Una partida nueva puede tener otro tablero y otras reglas; cada una se explica donde la eliges.

## Acerca de

about-title = Acerca de Epaminondas
about-man = El general
    .text = Epaminondas de Tebas nació hacia el 418 a. C. Fue su maestro el pitagórico Lisis; en 385 salvó en combate la vida de Pelópidas. En 371 a. C., en Leuctra, venció a los espartanos con una falange muy profunda en un ala, que avanzaba en oblicuo.
    .after = Dio la libertad a los ilotas de Mesenia y cayó en combate en 362 a. C. La falange era más vieja que él; él mostró lo que se podía hacer con ella.
about-game = El juego
    .text = Robert Abbott lo inventó en 1963 con el nombre de Crossings. Sid Sackson lo publicó en 1969 en A Gamut of Games: un tablero de 8×8 y capturas de una sola pieza. En 1975 llegó Epaminondas, con un tablero mayor y capturas de líneas enteras, editado por Philmar en Londres y un año después por el propio Abbott en Estados Unidos.
    .after = Bütehorn lo llevó a Alemania en 1979. En 1980 estuvo en la lista del Spiel des Jahres y entre los cien mejores de la revista GAMES. Abstract Games escribió sobre él en 2000, nestorgames lo reeditó en 2010, y la tesis de King de 2014, en el Air Force Institute of Technology, fue el primer estudio académico.
about-clarity = Claridad
    .text = Abbott pedía a un juego que fuera claro: solo es tan profundo como lo que una persona alcanza a prever. Aquí la fuerza está a la vista: cuánto mide cada falange y hacia dónde apunta.
about-program = Este programa
    .text = Funciona solo en tu navegador: sin cuenta, sin enviar nada a ninguna parte, también sin conexión. Su código es libre, con licencia MIT o Apache 2.0.
about-version = Versión { $name }
