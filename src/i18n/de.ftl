### Deutsch. Wie ein Text oder eine Sprache dazukommt, steht am Anfang von en.ftl.
### Wörter: Stein, Phalanx (Phalangen), Kopf, Ende, schlagen, Grundreihe, gegnerische Grundreihe,
### Zug, ausgleichen, Hindernis, Unentschieden, Durchbruch (crossing). Angeredet wird mit du.

-language = Deutsch
    .direction = ltr
    .plural = one: n = 1

## Wörter

side = { $side ->
    [white] weiß
   *[black] schwarz
}
side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}
direction = { $direction ->
    [north] Nord
    [north-east] Nordost
    [east] Ost
    [south-east] Südost
    [south] Süd
    [south-west] Südwest
    [west] West
   *[north-west] Nordwest
}
square-name = { $square }
move-name = { $played }
verbatim = { $name }
list-separator = {", "}
list = { $items }
list-and = { $items } und { $last }
sentences = { $first-part } { $second-part }
yes = Ja
no = Nein
on = An
off = Aus
none = Keine
pieces = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

## Felder, wie ein Vorleseprogramm sie nennt

cell = { $items }
cell-empty = leer
cell-piece = { side }
cell-obstruction = Hindernis
cell-frozen = eingefroren
cell-locked = gesperrt
cell-home-row = { $side ->
    [white] weiße Grundreihe
   *[black] schwarze Grundreihe
}
cell-phalanx = Phalanx { $rays }
ray = { direction } { $length }
cell-target = Ziel
cell-target-capture = Ziel, schlägt { $count }
cell-target-crossing = Ziel, Durchbruch
cell-target-loses = verliert sofort
cell-last-from = hier begann der letzte Zug
cell-last-to = hier endete der letzte Zug

## Ein gewählter Stein und seine Züge

selected = { $square } gewählt. Phalanx { $rays }.
selected-single = { $square } gewählt, ein einzelner Stein.
deselected = Nichts gewählt.
preview = { $length ->
    [1] Einzelner Stein
   *[other] Phalanx aus { $length }
}, { direction } { $distance }{ $captures ->
    [0] .
   *[other] : schlägt { $captures }.
}
preview-path = { $square } → Kopf auf { $target }
preview-crossing = Das ist ein Durchbruch.
preview-stone = Hindernis auf { $square }.
more-behind = Noch { $count } dahinter: ab { $start } ziehen { $total }
no-move-from = Kein Zug von { $square }: { $reason }.
nothing-here = Auf { $square } steht kein Stein von dir.
refused = Geht nicht: { $reason }.
at-start = Das ist der Anfang.
at-present = Das ist der letzte Zug.
nothing-undone = Es wurde nichts zurückgenommen.
looking-back = Eine frühere Stellung. Geh zum letzten Zug, um weiterzuspielen.
looking-back-over = Eine frühere Stellung einer Partie, die zu Ende ist.
computers-turn = Der Computer ist am Zug.
choose-direction = Wähle zuerst eine Richtung.
warn-loses-unanswered = Das verliert: Der Durchbruch muss beantwortet werden.
    .again = Noch einmal drücken, um trotzdem so zu ziehen.
confirm-move = Ziel noch einmal drücken, um so zu ziehen.

## Warum ein Zug nicht geht; steht nach einem Doppelpunkt oder allein auf einem Schildchen

stop-game-over = die Partie ist zu Ende
stop-stones-first = { $count ->
    [one] erst muss noch { $count } Hindernis gesetzt werden
   *[other] erst müssen noch { $count } Hindernisse gesetzt werden
}
stop-stone-square = auf { $square } darf kein Hindernis
stop-no-own-piece = { $side ->
    [white] kein weißer Stein auf { $square }
   *[black] kein schwarzer Stein auf { $square }
}
stop-not-in-line = { $square } und { $target } liegen nicht auf einer Linie
stop-frozen = der Stein auf { $square } ist eingefroren
stop-locked = der Stein auf { $square } ist gesperrt
stop-too-far = { $length ->
    [1] ein einzelner Stein zieht 1 weit
   *[other] { $length } Steine ziehen höchstens { $length } weit
}
stop-edge = Rand
stop-obstruction = Hindernis auf { $square }
stop-own = eigener Stein auf { $square }
stop-enemy = am Gegner auf { $square } führt kein Weg vorbei
stop-single = ein einzelner Stein schlägt nicht
stop-not-stronger = { $length } gegen { $run }: du brauchst mehr
stop-symmetry-mirror = dieser Durchbruch machte links und rechts spiegelgleich
stop-symmetry-front-back = dieser Durchbruch machte beide Seiten spiegelgleich
stop-symmetry-rotation = dieser Durchbruch machte die Stellung drehgleich
stop-no-direction = keine Phalanx in dieser Richtung

## Wer am Zug ist und wie es steht

turn-of = { side-name } ist am Zug
your-turn = Du bist am Zug
turn-stones = { $count ->
    [one] { side-name } setzt das letzte Hindernis
   *[other] { side-name } setzt ein Hindernis, noch { $count }
}
must-answer = { side-name } muss antworten: jetzt ausgleichen oder verlieren.
must-cross = { side-name } muss mit einem Durchbruch antworten, sonst ist die Partie verloren.
crossings = Durchbrüche
crossings-balance = Durchbrüche: Weiß { $white }, Schwarz { $black }
crossings-short = { $white } : { $black }
crossings-level = Gleichstand
crossings-ahead = { side-name } liegt vorn
last-move = Letzter Zug
last-move-was = Letzter Zug: { $text }
no-moves-yet = Noch keine Züge
status-pieces = Weiß hat { $white ->
    [one] { $white } Stein
   *[other] { $white } Steine
}, Schwarz { $black }.
game-started = Die Partie beginnt.
flipped = { side-name } ist jetzt unten.
undone = Zurückgenommen.
redone = Wiederholt.

## Züge, wie sie gesprochen werden

move-played = { side-name }: { $length ->
    [1] einzelner Stein von { $square } nach { $target }, { direction }
   *[other] Phalanx aus { $length } von { $square }, { direction } { $distance }{ $captures ->
        [0] {""}
       *[other] , schlägt { $captures }
    }: Kopf auf { $target }
}.{ $crossing ->
    [yes] {" "}Ein Durchbruch.
   *[no] {""}
}
stone-placed = { side-name }: Hindernis auf { $square }.

## Ergebnisse

result-win = { side-name } gewinnt
result-win-name = { $name } gewinnt
result-you-win = Du gewinnst
result-you-lose = Du verlierst
result-draw = Unentschieden
result = { $headline }. { $cause }
cause-unanswered = { side-name } hat den Durchbruch nicht beantwortet.
cause-no-pieces = { side-name } hat keinen Stein mehr.
cause-crossers = { side-name } ist am Zug und hat mehr Steine auf der gegnerischen Grundreihe.
cause-no-moves = { side-name } kann nicht ziehen.
cause-repetition = { side-name } hat die Stellung zum dritten Mal herbeigeführt.
cause-resignation = { side-name } gibt auf.
cause-time = { side-name } hat keine Zeit mehr.
draw-no-moves = Wer am Zug ist, kann nicht ziehen.
draw-all-fixed = Kein Stein kann je wieder ziehen.
draw-repetition = Dieselbe Stellung stand zum dritten Mal auf dem Brett.
draw-agreement = Beide haben sich geeinigt.
draw-other = Niemand kann gewinnen.

## Spieler und Stufen

you = Du
computer = Computer
opponent = Gegner
level-number = Stufe { $level }
level-named = { $level } · { $rank }
level-1 = Psilos
    .hint = ohne Rüstung, zum ersten Mal im Feld
level-2 = Schleuderer
    .hint = wirft Steine und hofft
level-3 = Bogenschütze
    .hint = sieht das nächste Ziel
level-4 = Peltast
    .hint = schnell auf den Beinen, leichter Schild
level-5 = Hoplit
    .hint = hält die Linie
level-6 = Reiter
    .hint = sucht die offene Flanke
level-7 = Enomotarch
    .hint = führt eine Rotte von dreißig
level-8 = Lochagos
    .hint = führt eine Kompanie
level-9 = Taxiarch
    .hint = führt ein Regiment
level-10 = Polemarch
    .hint = befehligt einen Flügel
level-11 = Stratege
    .hint = befehligt ein Heer
level-12 = Böotarch
    .hint = der Rang des Epaminondas; denkt bis zu 10 Sekunden nach

## Der Computer bei der Arbeit

thinking = Denkt nach …
engine-restarted = Der Computer musste neu starten und überlegt seinen Zug noch einmal.
engine-failed = Der Computer ließ sich nicht starten. Zu zweit könnt ihr an diesem Brett weiterspielen.
hint-best = Tipp: { $text }
hint-lost = Jeder Zug verliert. Dieser hält am längsten: { $text }

## Was aufgehoben wird, und die Seite selbst

saved = Gespeichert
not-saved = Nicht gespeichert
    .quota = Der Browser hat keinen Platz mehr: Diese Partie ist nicht gespeichert. Kopiere die Aufzeichnung, bevor du die Seite schließt.
    .blocked = Der Browser erlaubt kein Speichern: Diese Partie besteht nur, solange die Seite offen ist.
    .newer = Das Gespeicherte stammt von einer neueren Version dieser Seite. Es bleibt unberührt, und diese Partie wird nicht gespeichert.
stored-unreadable = Was hier gespeichert war, lässt sich nicht lesen. Es bleibt unberührt.
language-missing = { $name } lässt sich gerade nicht laden. Wähle die Sprache noch einmal, sobald wieder ein Netz da ist.
other-tab = Diese Partie ist in einem anderen Tab offen. Spiele dort weiter oder hol sie hierher.
    .take = Hier spielen
update-available = Eine neue Version ist bereit.
    .apply = Aktualisieren
offline-ready = Jetzt auch offline spielbar.
install = Installieren
copied = Kopiert
copy-failed = Der Browser hat das Kopieren verweigert. Markiere den Text und kopiere ihn selbst.
crashed = Auf dieser Seite ist etwas kaputtgegangen.
    .hint = Deine Partie steht unten. Kopiere sie, lade die Seite neu und füge sie wieder ein.
    .reload = Neu laden

## Links, Aufzeichnungen, Stellungen und getippte Züge, die sich nicht lesen lassen

link-wrong = Dieser Link lässt sich nicht öffnen: { $problem }. Nichts wurde verändert.
record-wrong = Diese Aufzeichnung lässt sich nicht lesen: { $problem }.
position-wrong = Diese Stellung geht nicht: { $problem }.
rules-wrong = Diese Regeln gehen nicht: { $problem }.
move-wrong = „{ $found }“ ist hier kein Zug: { $problem }.
bad-empty = da steht nichts
bad-move = „{ $found }“ ist kein Zug; ein Zug nennt Ende und Ziel, etwa d1-d4
bad-import = „{ $found }“ ist weder eine Aufzeichnung noch eine Stellung noch ein Link. Eine Aufzeichnung nennt Züge, etwa 1. d1-d4 k12-k9.
bad-square-missing = ein Feld fehlt
bad-square = „{ $found }“ ist kein Feld dieses Bretts
bad-column = eine Spalte „{ $found }“ gibt es nicht
bad-row = eine Reihe „{ $found }“ gibt es nicht
off-board-row = Dieses Brett hat keine Reihe { $found }: Es hat die Reihen 1 bis { $rows }.
off-board-column = Dieses Brett hat keine Spalte { $found }: Es hat die Spalten a bis { $last-column }.
bad-rest = „{ $found }“ gehört nicht hierher
bad-capture = es wird nichts geschlagen; der Zug heißt { $played }
bad-head = der Kopf dieser Phalanx steht auf { $square }
bad-preset = Regeln namens „{ $found }“ gibt es nicht
bad-preset-alone = „{ $found }“ muss allein stehen
bad-setting = eine Regel „{ $found }“ gibt es nicht
bad-twice = „{ $found }“ steht zweimal da
bad-value = „{ $found }“ ist kein Wert von { $name }
bad-known = { $problem }; möglich: { $name }
bad-content = „{ $found }“ steht für kein Feld; w b W B # und Zahlen tun es
bad-run = „{ $found }“ leere Felder: es müssen 1 bis 20 sein
bad-row-length = diese Reihe hat { $count } Felder statt { $columns }
bad-size = { $columns }×{ $rows } ist keine Brettgröße; 4 bis 20 Spalten und Reihen sind möglich
bad-turn = wer am Zug ist, muss dastehen: w oder b
bad-duty = „{ $found }“ sagt nichts über die Pflicht zum Durchbruch; - ! und x tun es
bad-stones = „{ $found }“ ist keine Zahl von Hindernissen zwischen 0 und 9
bad-tag = das Merkmal hat nicht die Form [Name "Wert"]
bad-comment = die Anmerkung ist nicht geschlossen
bad-variation = die Variante ist nicht geschlossen
bad-alone = vor „{ $found }“ steht nichts, wozu es gehören könnte
bad-glyph = „{ $found }“ ist kein Bewertungszeichen; $0 bis $255 sind es
bad-result-place = in einer Variante steht ein Ergebnis
bad-result = da steht { $found }, aber das Ergebnis der Partie ist { $name }
bad-ending = mit „{ $found }“ kann die Partie hier nicht enden
bad-ambiguous = von hier an lassen sich die Züge auf zwei Arten lesen: Auf dem zweiten Feld landet der Kopf, oder das Ende
bad-payload = der Inhalt ist beschädigt
bad-part = „{ $found }“ hat nicht die Form name=wert
bad-together = g und { $name } können nicht zusammen stehen
bad-encoding = „{ $found }“ ist falsch prozentkodiert
bad-length = die Partie ist abgeschnitten oder zu lang
bad-version = die Partie ist von der Version „{ $found }“, die diese Seite nicht kennt
bad-link-move = Zug { $count }: { $problem }
at-place = { $problem } (Zeile { $line }, Zeichen { $column })
at-column = { $problem } (Zeichen { $column })
fault-piece-off-board = der Stein auf { $square } steht neben dem Brett
fault-piece-on-obstruction = auf { $square } stehen ein Stein und ein Hindernis
fault-locked-off-far-row = der gesperrte Stein auf { $square } steht nicht auf der gegnerischen Grundreihe
fault-locked-in-free-rules = der Stein auf { $square } ist gesperrt, aber diese Regeln sperren keine Steine
fault-duty-without-rule = ein Durchbruch wird geschuldet, aber diese Regeln verlangen keinen
fault-stones-under-duty = solange ein Durchbruch geschuldet wird, kann kein Hindernis gesetzt werden
fault-stone-region = { $count } Hindernisse brauchen { $count } freie Felder zwischen den Heeren; da sind { $free }
fault-depth = ein Heer ist 1 bis 4 Reihen tief, nicht { $number }
fault-no-empty-row = { $rows } Reihen lassen keine frei, wenn beide Heere { $depth } tief stehen
fault-obstruction-off-board = das Hindernis { $square } liegt neben dem Brett
fault-obstruction-in-start = das Hindernis { $square } liegt in einer Aufstellung
fault-stones = höchstens 9 Hindernisse, nicht { $count }

## Knöpfe: kurz, sie stehen unter Zeichen

undo = Rücknahme
redo = Nochmal
hint = Tipp
flip = Drehen
draw = Remis
resign = Aufgeben
new-game = Neue Partie
start = Los
cancel = Abbrechen
close = Schließen
back = Zurück
ok = OK
retry = Noch einmal
confirm = Bestätigen
copy = Kopieren
paste = Einfügen
open = Öffnen
save = Speichern
reset = Zurücksetzen
share = Teilen
export = Exportieren
import = Importieren
settings = Einstellungen
rules = Regeln
about = Über das Spiel
keyboard = Tastatur
menu = Menü
help = Hilfe
pause = Pause
resume = Weiter
stop = Halt
rematch = Revanche
review = Rückschau
first = Anfang
previous = Vorheriger
next = Nächster
last = Ende

## Teile des Bildschirms, vorgelesen oder als kleine Überschrift

board = Brett
board-keys = Brett. Pfeiltasten bewegen, Eingabe wählt{ $has-keys ->
    [yes] , { $key } zeigt alle Tasten
   *[no] {""}
}.
question-mark = Fragezeichen
moves = Züge
preview-title = Vorschau
tools = Werkzeuge
status = Stand
typed-move = Zug tippen
    .hint = etwa d1-d4
    .play = Ziehen
language = Sprache
skip-to-board = Zum Brett

## Anfang

tagline = Ein Spiel der Linien. Die längere Phalanx schlägt die kürzere; wer unbeantwortet auf der gegnerischen Grundreihe steht, gewinnt.
credit = Robert Abbott, 1975
continue = Weiterspielen
continue-about = { $text } · Zug { $number }
against = Gegen { $name }
play-computer = Gegen den Computer
play-computer-levels = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
two-players = Zu zweit
    .hint = an einem Brett
watch = Dem Computer zusehen
    .hint = er spielt beide Seiten
analysis = Analyse
open-game = Partie öffnen
    .hint = Aufzeichnung, Stellung oder Link
import-text = Aufzeichnung, Stellung oder Link
    .hint = Text einfügen oder eine Datei irgendwo auf der Seite ablegen.
import-file = Datei wählen
share-link = Link
share-record = Aufzeichnung
share-position = Stellung
first-move = Fass eine Linie am Ende: Drücke einen Stein, dann das Feld, auf dem ihr Kopf landen soll.

## Fragen

resign-question = Diese Partie aufgeben?
    .white = Weiß gibt auf.
    .black = Schwarz gibt auf.
draw-two-players = Nur zwei Menschen können sich auf ein Unentschieden einigen.
draw-question = Auf Unentschieden einigen?
    .hint = Beide müssen es wollen.
    .agree = Einigen
pass-over = { side-name } ist am Zug: Brett weitergeben.
leave-question = Die laufende Partie verlassen?
    .leave = Verlassen
leave-what = { $text }. Sie endet dann ohne Ergebnis.
reset-question = Alles wieder auf den Anfangsstand setzen?

## Neue Partie

opponent-kind = Gegner
your-side = Du spielst
side-white = Weiß
side-black = Schwarz
side-random = Das Los
level = Stufe
style = Spielweise
style-none = Ausgewogen
    .hint = spielt das Beste und hat keine Vorlieben
style-builder = Baumeister
    .hint = mag lange Phalangen, Schulter an Schulter
style-raider = Plünderer
    .hint = mag das Schlagen und deine Hälfte des Bretts
style-wall = Mauer
    .hint = hält seine Steine zusammen und bewacht die Grundreihen
style-gambler = Hasardeur
    .hint = gibt Steine, um einen nahe an die gegnerische Grundreihe zu bringen
level-white = Stufe von Weiß
level-black = Stufe von Schwarz
rule-set = Regeln
obstructions-place = Drücke Felder, um Hindernisse zu setzen oder wegzunehmen.
    .clear = Alle weg

## Einstellungen: Name, Werte, ein erklärender Satz

settings-play = Spielen
settings-look = Aussehen
settings-sound = Ton und Vibration
settings-data = Daten
settings-read = Diese Einstellungen gelten jetzt.
settings-unreadable = „{ $found }“ enthält keine lesbaren Einstellungen. Nichts wurde geändert.
target-marks = Zielmarken
    .head = Der Kopf
    .head-hint = Das Feld, auf dem der Kopf der Phalanx landet.
    .rear = Der Stein in der Hand
    .rear-hint = Das Feld, auf dem der angefasste Stein landet.
move-entry = Zugeingabe
    .hint = Wie du mit Maus oder Finger ziehst.
    .both = Klicken und ziehen
    .drag = Nur ziehen
    .drag-hint = Ein Klick wählt nur und kann nie versehentlich ziehen.
    .click = Nur klicken
confirm-moves = Züge bestätigen
    .hint = Wann ein Zug auf ein zweites Drücken wartet.
    .never = Nie
    .touch = Auf Touchscreens
    .sharp = Beim Schlagen und Durchbrechen
    .always = Immer
hurry = Keine Bestätigung bei knapper Zeit
    .hint = Wird die Zeit knapp, gilt ein Zug sofort.
warn-losing = Vor Verlustzügen warnen
    .hint = Nachfragen, bevor ein Zug einen Durchbruch unbeantwortet lässt.
theme = Farben
    .system = Wie das Gerät
    .terracotta = Terrakotta
    .night = Nacht
    .marble = Marmor
    .contrast = Hoher Kontrast
piece-set = Steine
    .shields = Schilde
    .discs = Scheiben
    .letters = Buchstaben
coordinates = Koordinaten
    .inside = Innen
    .outside = Außen
board-lines = Linien zwischen den Feldern
board-size = Größe des Bretts
    .full = Größtmöglich
    .large = Groß
    .medium = Mittel
motion = Bewegung
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
sound = Ton
haptics = Vibration
turn-board = Brett drehen
    .hint = Für zwei Spieler an einem Gerät.
    .never = Nie
    .flip = Nach jedem Zug
    .pass = Nach jedem Zug, wenn das Gerät weitergereicht ist
    .opposite = Steine schauen zum Spieler
shortcuts = Einzelne Tasten
shortcuts-hint = Die des Bretts gelten, solange es den Fokus hat. „{ $key }“ zeigt alle.
stored = Auf diesem Gerät gespeichert

## Regeln: Name, Werte, ein erklärender Satz

rule-columns = Spalten
rule-rows = Reihen
rule-depth = Reihen aus Steinen
rule-obstructions = Hindernisse
rule-capture = Schlagen
    .line = Die ganze Linie
    .line-hint = Alle gegnerischen Steine in Linie fallen, wenn es weniger sind als deine.
    .head = Nur der erste Stein
    .head-hint = Deine Linie muss trotzdem die längere sein, schlägt aber nur den getroffenen Stein.
rule-crossers = Durchgebrochene Steine
    .free = Frei
    .free-hint = Sie ziehen weiter, schlagen und können geschlagen werden.
    .frozen = Eingefroren
    .frozen-hint = Sie ziehen nicht mehr, können aber geschlagen werden.
    .locked = Gesperrt
    .locked-hint = Sie können weder ziehen noch geschlagen werden.
    .answered = Gesperrt nach der Antwort
    .answered-hint = Ein Durchbruch und seine Antwort sperren einander.
rule-answer = Gewinnen
    .balance = Mehr Durchbrüche
    .balance-hint = Wer am Zug ist und mehr Steine auf der gegnerischen Grundreihe hat, gewinnt.
    .must-cross = Sofort antworten
    .must-cross-hint = Auf einen Durchbruch muss im nächsten Zug ein Durchbruch folgen, sonst ist die Partie verloren.
rule-symmetry = Symmetrieregel
    .mirror = Links und rechts
    .mirror-hint = Kein Durchbruch darf die linke Hälfte zum Spiegelbild der rechten machen.
    .front-back = Vorn und hinten
    .front-back-hint = Kein Durchbruch darf die weiße Hälfte zum Spiegelbild der schwarzen machen.
    .rotation = Halbe Drehung
    .rotation-hint = Kein Durchbruch darf eine Stellung ergeben, die gedreht und mit vertauschten Farben dieselbe ist.
    .off = Keine
    .off-hint = Jeder Durchbruch ist erlaubt.
rule-repetition = Dritte Wiederholung
    .draw = Unentschieden
    .draw-hint = Dieselbe Stellung zum dritten Mal ist unentschieden.
    .loses = Verliert
    .loses-hint = Wer dieselbe Stellung zum dritten Mal herbeiführt, verliert.
    .off = Nichts
    .off-hint = Stellungen dürfen sich endlos wiederholen.
rule-no-move = Kein Zug möglich
    .loses = Verliert
    .loses-hint = Wer nicht ziehen kann, verliert.
    .draw = Unentschieden
    .draw-hint = Kann nicht ziehen, wer am Zug ist, hat niemand gewonnen.
rule-stones = Zu setzende Hindernisse
rule-first = Erster Zug

preset-standard = Standard
    .hint = Das Spiel von 1975: 28 Steine je Seite auf 14×12.
preset-quick = Schnell
    .hint = Dieselben Regeln auf 8×8: eine kürzere Partie.
preset-igfip = igfip
    .hint = Durchgebrochene Steine frieren ein; ein Durchbruch muss sofort beantwortet werden.
preset-locked = Gesperrte Durchbrüche
    .hint = Ein Durchbruch und seine Antwort sperren einander für immer.
preset-crossings = Crossings
    .hint = Der Vorläufer von 1963 auf 8×8: Nur der getroffene Stein fällt, durchgebrochene Steine sind gesperrt.
preset-stones = Stolpersteine
    .hint = Erst werden drei Hindernisse gesetzt, dann muss alles um sie herum.
preset-boardspace = Boardspace
    .hint = Kein Durchbruch darf die Stellung drehgleich machen.
preset-abstractplay = AbstractPlay
    .hint = Ohne Symmetrieregel, und Stellungen dürfen sich wiederholen.
preset-everyboard = EveryBoard
    .hint = Wie AbstractPlay, aber Schwarz beginnt.
preset-custom = Eigene
    .hint = Dein Brett und deine Regeln.

## Tastatur: was die Tasten tun

keys-on-board = Auf dem Brett
keys-everywhere = Überall
key-arrows = von Feld zu Feld gehen
key-row-ends = erstes und letztes Feld der Reihe
key-board-ends = erstes und letztes Feld des Bretts
key-pages = oberes und unteres Ende der Spalte
key-select = wählen; den gezeigten Zug ausführen
key-cancel = loslassen
key-direction = Richtung wählen; noch einmal: ein Feld weiter
key-distance = Weite festlegen
key-change = Um eine Taste zu ändern, drücke sie hier und dann die neue.
key-wait = Drücke die neue Taste oder Esc.
key-swapped = Sie gehörte zu „{ $text }“, das jetzt die alte hat.
key-unfit = Ziffern und benannte Tasten behalten ihre Bedeutung.
key-square = dieses Feld
key-row = Steine auf dieser Reihe
key-column = Steine auf dieser Spalte
key-own-pieces = alle deine Steine
key-enemy-pieces = alle Steine des Gegners
key-phalanxes = Phalangen durch dieses Feld
key-moves = Züge von hier
key-blocked = warum andere Wege versperrt sind
key-last = letzter Zug
key-threats = was der Gegner droht
key-status = wer am Zug ist und wie es steht
key-clock = beide Uhren
key-next-own = dein nächster Stein
key-next-enemy = nächster Stein des Gegners
key-type = einen Zug tippen
key-help = alle Tasten zeigen
key-undo = zurücknehmen
key-redo = wiederholen
key-back = in den Zügen zurück
key-forth = in den Zügen vor
key-flip = Brett drehen
say-pieces = { $side ->
    [white] Weiß: { $items }.
   *[black] Schwarz: { $items }.
}
say-obstructions = Hindernisse: { $items }.
say-nothing = Hier steht nichts.
say-phalanxes = Durch { $square }: { $items }.
say-moves = Von { $square }: { $items }.
say-blocked = { direction }: { $reason }
say-no-threats = Es droht weder Schlagen noch Durchbruch.
say-threats = Es droht: { $items }.
say-capture-on = { $square }, schlägt { $count }
say-crossing-on = { $square }, Durchbruch

## Zeit

paused = Die Partie ist angehalten.
    .hint = Das Brett ist verdeckt, bis es weitergeht.
time-low = { side-name }: noch { $count } Sekunden.
say-clock = { side-name }: { $minutes } min { $seconds } s{ $periods ->
    [0] {""}
    [one] , letzte Periode
   *[other] , { $periods } Perioden
}
say-no-clock = Diese Partie hat keine Uhr.
time = Bedenkzeit
time-none = Ohne Uhr
time-per-move = 1 min pro Zug
    .hint = Jeder Zug hat seine eigene Zeit.
time-sudden = 30 min
    .hint = Alle Züge teilen sich eine Zeit.
time-fischer = Minuten für die Partie; jeder Zug bringt Sekunden dazu.
time-byo-yomi = 10 min + 3 × 30 s
    .hint = Nach der Hauptzeit hat jeder Zug eine Periode für sich. Läuft sie ab, ist sie verloren.
time-custom = Eigene
time-minutes = Minuten
time-seconds = Sekunden pro Zug
time-periods = Byoyomi-Perioden
time-odds = Andere Zeit für Schwarz


## Die Regeln auf einer Seite

rules-title = Die Regeln
rules-aim = Das Ziel
    .text = Brich durch. Du gewinnst, wenn du am Zug bist und mehr deiner Steine auf der gegnerischen Grundreihe stehen als gegnerische auf deiner.
rules-start = Der Anfang
    .text = Das Brett hat 14 Spalten und 12 Reihen. Jede Seite füllt ihre ersten beiden Reihen mit 28 Steinen. Weiß beginnt, dann wird abwechselnd gezogen. Es herrscht Zugpflicht: Passen gibt es nicht.
rules-phalanx = Die Phalanx
    .text = Eine Phalanx ist ein einzelner Stein oder eine lückenlose gerade Linie aus Steinen einer Farbe, waagerecht, senkrecht oder schräg. Ein Stein kann zu mehreren Phalangen gehören.
rules-move = Ziehen
    .text = Wer am Zug ist, bewegt eine Phalanx auf ihrer Linie vor oder zurück, höchstens so viele Felder weit, wie sie Steine hat. Ein einzelner Stein geht einen Schritt in beliebiger Richtung. Der Weg muss frei sein: Eine Phalanx springt nicht, schwenkt nicht und geht nicht seitwärts.
    .split = Du darfst das Ende einer Linie stehen lassen und nur den vorderen Teil ziehen. Dann zählen für Weite und Stärke nur die Steine, die ziehen.
    .figure = Drei Steine ziehen bis zu drei Felder weit.
rules-capture = Schlagen
    .text = Der Kopf darf auf einem gegnerischen Stein landen, wenn die Phalanx länger ist als die gegnerische Linie, auf die sie trifft, von diesem Feld an geradeaus gezählt. Diese ganze Linie kommt vom Brett, und der Kopf steht dann dort, wo ihr erster Stein stand.
    .limits = Gegen gleich viele wird nicht geschlagen, und ein einzelner Stein schlägt nie. Steine neben der Linie oder hinter einer Lücke zählen nicht und fallen nicht. Niemand muss schlagen.
    .figure = Drei schlagen zwei; der Kopf landet auf dem ersten.
rules-crossing = Durchbrechen und gewinnen
    .text = Liegst du bei den Durchbrüchen vorn, hat dein Gegner einen Zug, um auszugleichen: deinen Stein schlagen oder selbst durchbrechen. Wer immer noch vorn liegt, wenn er selbst an den Zug kommt, hat gewonnen.
    .free = Durchgebrochene Steine bleiben gewöhnliche Steine. Sie dürfen wieder wegziehen, schlagen und geschlagen werden.
    .figure = Weiß ist durchgebrochen; Schwarz antwortet mit einem Durchbruch, und keiner liegt vorn.
rules-symmetry = Die Symmetrieregel
    .text = Ein Durchbruch ist verboten, wenn danach die linke Hälfte des Bretts das Spiegelbild der rechten ist. Bloßes Nachmachen rettet also niemanden.
rules-end = Andere Enden
    .text = Wer am Zug ist und keinen Stein oder keinen erlaubten Zug hat, verliert. Steht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal auf dem Brett, ist die Partie unentschieden. Man darf aufgeben oder sich auf Unentschieden einigen.
rules-hand = So ziehst du hier
    .text = Drücke den hintersten Stein der Linie, ihr Ende, und dann das Feld, auf dem der Kopf landen soll; oder fass das Ende an und zieh die Linie entlang. Ende und Richtung bestimmen die Phalanx, das Ziel sagt, wie weit.
    .marks = Ein Punkt ist ein Zug, ein Kreuz ein Schlag, eine Fahne ein Durchbruch. Ein Dreieck warnt: Der Zug verliert sofort. Wo es nicht weitergeht, sagt ein Schildchen, warum.
rules-others = Andere Regeln
    .text = Eine neue Partie kann ein anderes Brett und andere Regeln haben; erklärt wird jede dort, wo du sie wählst.

## Über

about-title = Über Epaminondas
about-man = Der Feldherr
    .text = Epaminondas aus Theben wurde um 418 v. Chr. geboren. Der Pythagoreer Lysis war sein Lehrer; 385 rettete er Pelopidas in der Schlacht das Leben. 371 v. Chr. schlug er bei Leuktra die Spartaner mit einer Phalanx, die auf einem Flügel tief gestaffelt war und schräg vorrückte.
    .after = Er befreite die Heloten Messeniens und fiel 362 v. Chr. in der Schlacht. Die Phalanx war älter als er; er zeigte, was sich aus ihr machen ließ.
about-game = Das Spiel
    .text = Robert Abbott erfand es 1963 und nannte es Crossings. Sid Sackson druckte es 1969 in A Gamut of Games ab: ein Brett von 8×8, und geschlagen wird immer nur ein Stein. 1975 folgte Epaminondas mit größerem Brett, auf dem ganze Linien fallen, bei Philmar in London und ein Jahr darauf in den USA in Abbotts eigenem Verlag.
    .after = 1979 brachte Bütehorn es nach Deutschland. 1980 stand es auf der Liste zum Spiel des Jahres und unter den hundert besten der Zeitschrift GAMES. Abstract Games schrieb 2000 darüber, nestorgames legte es 2010 neu auf, und 2014 erschien mit Kings Arbeit am Air Force Institute of Technology die erste akademische Untersuchung.
about-clarity = Klarheit
    .text = Abbott verlangte von einem Spiel, dass es klar ist: Es reicht nur so tief, wie ein Mensch vorausschauen kann. Hier liegt die Kraft offen da: wie lang jede Phalanx ist und wohin sie zeigt.
about-program = Dieses Programm
    .text = Es läuft allein in deinem Browser: ohne Konto, ohne etwas zu verschicken, auch offline. Sein Quelltext ist frei, unter der MIT- oder der Apache-2.0-Lizenz.
about-version = Version { $name }
