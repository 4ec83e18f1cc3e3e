### Français. Comment ajouter un texte ou une langue : voir le début de en.ftl.
### Mots : pièce, phalange, tête, queue, capturer, ligne de départ, dernière ligne, coup, égaliser,
### obstacle, nulle, percée (crossing). On vouvoie ; les camps sont « les Blancs » et
### « les Noirs ». Espaces insécables devant : ; ! ? et dans les guillemets.

-language = Français
    .direction = ltr
    .plural = one: n = 0..1

## Mots

side = { $side ->
    [white] blancs
   *[black] noirs
}
side-name = { $side ->
    [white] Blancs
   *[black] Noirs
}
direction = { $direction ->
    [north] nord
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
   *[north-west] nord-ouest
}
square-name = { $square }
move-name = { $played }
verbatim = { $name }
list-separator = {", "}
list = { $items }
list-and = { $items } et { $last }
sentences = { $first-part } { $second-part }
yes = Oui
no = Non
on = Oui
off = Non
none = Aucun
pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## Cases, telles que les nomme un lecteur d'écran

cell = { $items }
cell-empty = vide
cell-piece = { $side ->
    [white] blanche
   *[black] noire
}
cell-obstruction = obstacle
cell-frozen = figée
cell-locked = bloquée
cell-home-row = { $side ->
    [white] ligne de départ blanche
   *[black] ligne de départ noire
}
cell-phalanx = phalange { $rays }
ray = { direction } { $length }
cell-target = cible
cell-target-capture = cible, capture { $count }
cell-target-crossing = cible, percée
cell-target-loses = perd aussitôt
cell-last-from = départ du dernier coup
cell-last-to = arrivée du dernier coup

## Une pièce choisie et ses coups

selected = { $square } choisie. Phalange { $rays }.
selected-single = { $square } choisie, une pièce seule.
deselected = Rien de choisi.
preview = { $length ->
    [1] Pièce seule
   *[other] Phalange de { $length }
}, { direction } { $distance }{ $captures ->
    [0] .
   *[other] {"\u00A0"}: capture { $captures }.
}
preview-path = { $square } → tête en { $target }
preview-crossing = C’est une percée.
preview-stone = Obstacle en { $square }.
more-behind = Encore { $count } derrière : depuis { $start }, { $total } avancent
no-move-from = Pas de coup depuis { $square } : { $reason }.
nothing-here = Vous n’avez pas de pièce en { $square }.
refused = Impossible : { $reason }.
at-start = C’est le début.
at-present = C’est le dernier coup.
nothing-undone = Aucun coup n’a été repris.
looking-back = Une position antérieure. Revenez au dernier coup pour continuer.
looking-back-over = Une position antérieure d’une partie terminée.
computers-turn = C’est à l’ordinateur de jouer.
choose-direction = Choisissez d’abord une direction.
warn-loses-unanswered = Ce coup perd : il faut répondre à la percée.
    .again = Appuyez encore une fois pour le jouer quand même.
confirm-move = Appuyez encore une fois sur la cible pour jouer ce coup.

## Pourquoi un coup est impossible ; après deux-points ou seul sur un petit panneau

stop-game-over = la partie est finie
stop-stones-first = { $count ->
    [one] il faut d’abord poser { $count } obstacle
   *[other] il faut d’abord poser { $count } obstacles
}
stop-stone-square = pas d’obstacle possible en { $square }
stop-no-own-piece = { $side ->
    [white] pas de pièce blanche en { $square }
   *[black] pas de pièce noire en { $square }
}
stop-not-in-line = { $square } et { $target } ne sont pas alignés
stop-frozen = la pièce en { $square } est figée
stop-locked = la pièce en { $square } est bloquée
stop-too-far = { $length ->
    [1] une pièce seule avance de 1
   *[other] { $length } pièces avancent de { $length } au plus
}
stop-edge = bord
stop-obstruction = obstacle en { $square }
stop-own = pièce à vous en { $square }
stop-enemy = l’ennemi en { $square } barre le passage
stop-single = une pièce seule ne capture pas
stop-not-stronger = { $length } contre { $run } : il en faut plus
stop-symmetry-mirror = cette percée rendrait la gauche et la droite symétriques
stop-symmetry-front-back = cette percée rendrait les deux camps symétriques
stop-symmetry-rotation = cette percée rendrait la position identique après un demi-tour
stop-no-direction = pas de phalange dans cette direction

## Qui joue, et où en est la partie

turn-of = { $side ->
    [white] Aux Blancs de jouer
   *[black] Aux Noirs de jouer
}
your-turn = À vous de jouer
turn-stones = { $count ->
    [1] { side-name } : dernier obstacle à poser
    [one] { side-name } : un obstacle à poser, reste { $count }
   *[other] { side-name } : un obstacle à poser, restent { $count }
}
must-answer = { $side ->
    [white] Les Blancs doivent répondre : égaliser les percées maintenant, ou perdre.
   *[black] Les Noirs doivent répondre : égaliser les percées maintenant, ou perdre.
}
must-cross = { $side ->
    [white] Les Blancs doivent répondre par une percée, sinon ils perdent.
   *[black] Les Noirs doivent répondre par une percée, sinon ils perdent.
}
crossings = Percées
crossings-balance = Percées : Blancs { $white }, Noirs { $black }
crossings-short = { $white } : { $black }
crossings-level = à égalité
crossings-ahead = { $side ->
    [white] les Blancs en tête
   *[black] les Noirs en tête
}
last-move = Dernier coup
last-move-was = Dernier coup : { $text }
no-moves-yet = Aucun coup pour l’instant
status-pieces = Les Blancs ont { $white ->
    [one] { $white } pièce
   *[other] { $white } pièces
}, les Noirs { $black }.
game-started = La partie commence.
flipped = { $side ->
    [white] Les Blancs sont maintenant en bas.
   *[black] Les Noirs sont maintenant en bas.
}
undone = Coup repris.
redone = Coup rejoué.

## Les coups à voix haute

move-played = { side-name } : { $length ->
    [1] pièce seule de { $square } à { $target }, { direction }
   *[other] phalange de { $length } depuis { $square }, { direction } { $distance }{ $captures ->
        [0] {""}
       *[other] , capture { $captures }
    } : tête en { $target }
}.{ $crossing ->
    [yes] {" "}Une percée.
   *[no] {""}
}
stone-placed = { side-name } : obstacle en { $square }.

## Résultats

result-win = { $side ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
result-win-name = Victoire : { $name }
result-you-win = Vous gagnez
result-you-lose = Vous perdez
result-draw = Partie nulle
result = { $headline }. { $cause }
cause-unanswered = { $side ->
    [white] Les Blancs n’ont pas répondu à la percée.
   *[black] Les Noirs n’ont pas répondu à la percée.
}
cause-no-pieces = { $side ->
    [white] Les Blancs n’ont plus de pièce.
   *[black] Les Noirs n’ont plus de pièce.
}
cause-crossers = { $side ->
    [white] C’est aux Blancs, et ils ont plus de pièces sur la dernière ligne.
   *[black] C’est aux Noirs, et ils ont plus de pièces sur la dernière ligne.
}
cause-no-moves = { $side ->
    [white] Les Blancs n’ont plus de coup possible.
   *[black] Les Noirs n’ont plus de coup possible.
}
cause-repetition = { $side ->
    [white] Les Blancs ont répété la position une troisième fois.
   *[black] Les Noirs ont répété la position une troisième fois.
}
cause-resignation = { $side ->
    [white] Les Blancs abandonnent.
   *[black] Les Noirs abandonnent.
}
cause-time = { $side ->
    [white] Les Blancs n’ont plus de temps.
   *[black] Les Noirs n’ont plus de temps.
}
draw-no-moves = Le camp au trait n’a plus de coup possible.
draw-all-fixed = Plus aucune pièce ne pourra bouger.
draw-repetition = La même position est apparue une troisième fois.
draw-agreement = Les deux joueurs sont d’accord.
draw-other = Personne ne peut gagner.

## Joueurs et niveaux

you = Vous
computer = Ordinateur
opponent = Adversaire
level-number = Niveau { $level }
level-named = { $level } · { $rank }
level-1 = Psile
    .hint = sans armure, première campagne
level-2 = Frondeur
    .hint = lance des pierres et espère
level-3 = Archer
    .hint = voit la cible la plus proche
level-4 = Peltaste
    .hint = pieds agiles, bouclier léger
level-5 = Hoplite
    .hint = tient la ligne
level-6 = Cavalier
    .hint = cherche le flanc découvert
level-7 = Énomotarque
    .hint = mène une file de trente hommes
level-8 = Lochage
    .hint = mène une compagnie
level-9 = Taxiarque
    .hint = mène un régiment
level-10 = Polémarque
    .hint = commande une aile
level-11 = Stratège
    .hint = commande une armée
level-12 = Béotarque
    .hint = le rang d’Épaminondas lui-même ; réfléchit jusqu’à 10 secondes

## L'ordinateur au travail

thinking = Réfléchit …
engine-restarted = L’ordinateur a dû redémarrer ; il réfléchit de nouveau à son coup.
engine-failed = L’ordinateur n’a pas pu démarrer. À deux, vous pouvez continuer sur ce plateau.
hint-best = Indice : { $text }
hint-lost = Tous les coups perdent. Celui-ci tient le plus longtemps : { $text }

## Ce qui est gardé, et la page elle-même

saved = Enregistré
not-saved = Non enregistré
    .quota = Le navigateur n’a plus de place : cette partie n’est pas enregistrée. Copiez-en la notation avant de fermer la page.
    .blocked = Le navigateur interdit d’enregistrer : cette partie dure tant que la page reste ouverte.
    .newer = Ce qui est enregistré vient d’une version plus récente de cette page. On n’y touche pas, et cette partie n’est pas enregistrée.
stored-unreadable = Ce qui était enregistré ici est illisible. On n’y touche pas.
language-missing = Impossible de charger { $name } pour le moment. Choisissez la langue à nouveau quand il y aura du réseau.
other-tab = Cette partie est ouverte dans un autre onglet. Jouez là-bas, ou reprenez-la ici.
    .take = Jouer ici
update-available = Une nouvelle version est prête.
    .apply = Mettre à jour
offline-ready = Prêt à jouer hors ligne.
install = Installer
copied = Copié
copy-failed = Le navigateur a refusé de copier. Sélectionnez le texte et copiez-le vous-même.
crashed = Quelque chose s’est cassé dans cette page.
    .hint = Votre partie est ci-dessous. Copiez-la, rechargez la page et collez-la.
    .reload = Recharger

## Liens, notations, positions et coups tapés qu'on ne peut pas lire

link-wrong = Ce lien ne s’ouvre pas : { $problem }. Rien n’a changé.
record-wrong = Cette notation est illisible : { $problem }.
position-wrong = Cette position ne convient pas : { $problem }.
rules-wrong = Ces règles ne vont pas : { $problem }.
move-wrong = « { $found } » n’est pas un coup ici : { $problem }.
bad-empty = il n’y a rien d’écrit
bad-move = « { $found } » n’est pas un coup ; on écrit la queue et la cible, par exemple d1-d4
bad-import = « { $found } » n’est ni une notation, ni une position, ni un lien. Une notation énumère des coups, comme 1. d1-d4 k12-k9.
bad-square-missing = il manque une case
bad-square = « { $found } » n’est pas une case de ce plateau
bad-column = il n’y a pas de colonne « { $found } »
bad-row = il n’y a pas de rangée « { $found } »
off-board-row = Ce plateau n’a pas de rangée { $found } : elles vont de 1 à { $rows }.
off-board-column = Ce plateau n’a pas de colonne { $found } : elles vont de a à { $last-column }.
bad-rest = « { $found } » est de trop
bad-capture = rien n’est capturé ; le coup s’écrit { $played }
bad-head = la tête de cette phalange est en { $square }
bad-preset = il n’y a pas de règles nommées « { $found } »
bad-preset-alone = « { $found } » doit être seul
bad-setting = les règles n’ont pas de réglage « { $found } »
bad-twice = « { $found } » apparaît deux fois
bad-value = « { $found } » n’est pas une valeur de { $name }
bad-known = { $problem } ; possible : { $name }
bad-content = « { $found } » ne désigne aucune case ; w b W B # et les nombres, si
bad-run = « { $found } » cases vides : il en faut de 1 à 20
bad-row-length = cette rangée a { $count } cases au lieu de { $columns }
bad-size = { $columns }×{ $rows } n’est pas une taille de plateau ; il faut de 4 à 20 colonnes et rangées
bad-turn = il faut dire qui joue : w ou b
bad-duty = « { $found } » ne dit pas s’il faut percer ; - ! et x le disent
bad-stones = « { $found } » n’est pas un nombre d’obstacles de 0 à 9
bad-tag = l’étiquette n’a pas la forme [Nom "valeur"]
bad-comment = le commentaire n’est pas fermé
bad-variation = la variante n’est pas fermée
bad-alone = rien devant « { $found } » à quoi le rattacher
bad-glyph = « { $found } » n’est pas un signe d’appréciation ; ce sont $0 à $255
bad-result-place = il y a un résultat dans une variante
bad-result = il est écrit { $found }, mais le résultat de la partie est { $name }
bad-ending = la partie ne peut pas finir ici par « { $found } »
bad-ambiguous = à partir d’ici, les coups se lisent de deux façons : la seconde case est celle où arrive la tête, ou celle où arrive la queue
bad-payload = le contenu est abîmé
bad-part = « { $found } » n’a pas la forme nom=valeur
bad-together = g et { $name } ne vont pas ensemble
bad-encoding = « { $found } » est mal encodé avec %
bad-length = la partie est tronquée ou trop longue
bad-version = la partie est de la version « { $found } », que cette page ne connaît pas
bad-link-move = coup { $count } : { $problem }
at-place = { $problem } (ligne { $line }, caractère { $column })
at-column = { $problem } (caractère { $column })
fault-piece-off-board = la pièce en { $square } est hors du plateau
fault-piece-on-obstruction = { $square } porte à la fois une pièce et un obstacle
fault-locked-off-far-row = la pièce bloquée en { $square } n’est pas sur sa dernière ligne
fault-locked-in-free-rules = la pièce en { $square } est bloquée, mais ces règles n’en bloquent aucune
fault-duty-without-rule = une percée est due, mais ces règles n’en exigent pas
fault-stones-under-duty = on ne pose pas d’obstacle tant qu’une percée est due
fault-stone-region = { $count } obstacles demandent { $count } cases libres entre les armées ; il y en a { $free }
fault-depth = une armée occupe de 1 à 4 rangées, pas { $number }
fault-no-empty-row = { $rows } rangées n’en laissent aucune de libre entre deux armées de { $depth } en profondeur
fault-obstruction-off-board = l’obstacle { $square } est hors du plateau
fault-obstruction-in-start = l’obstacle { $square } est là où une armée se range
fault-stones = 9 obstacles à poser au plus, pas { $count }

## Boutons : courts, sous des icônes

undo = Annuler
redo = Rejouer
hint = Indice
flip = Tourner
draw = Nulle
resign = Abandon
new-game = Nouvelle partie
start = Commencer
cancel = Annuler
close = Fermer
back = Retour
ok = OK
retry = Réessayer
confirm = Confirmer
copy = Copier
paste = Coller
open = Ouvrir
save = Enregistrer
reset = Rétablir
share = Partager
export = Exporter
import = Importer
settings = Réglages
rules = Règles
about = À propos
keyboard = Clavier
menu = Menu
help = Aide
pause = Pause
resume = Reprendre
stop = Arrêter
rematch = Revanche
review = Relecture
first = Début
previous = Précédent
next = Suivant
last = Fin

## Parties de l'écran, lues à voix haute ou en petits titres

board = Plateau
board-keys = Plateau. Les flèches déplacent, Entrée choisit{ $has-keys ->
    [yes] , { $key } montre toutes les touches
   *[no] {""}
}.
question-mark = le point d’interrogation
moves = Coups
preview-title = Aperçu
tools = Outils
status = Situation
typed-move = Tapez un coup
    .hint = par exemple d1-d4
    .play = Jouer
language = Langue
skip-to-board = Aller au plateau

## Accueil

tagline = Un jeu de lignes. La phalange la plus longue prend la plus courte ; qui tient la dernière ligne sans réponse gagne.
credit = Robert Abbott, 1975
continue = Continuer
continue-about = { $text } · coup { $number }
against = Contre { $name }
play-computer = Contre l’ordinateur
play-computer-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
two-players = À deux
    .hint = un plateau
watch = Regarder l’ordinateur
    .hint = il joue les deux camps
analysis = Analyse
open-game = Ouvrir une partie
    .hint = notation, position ou lien
import-text = Notation, position ou lien
    .hint = Collez un texte ou déposez un fichier n’importe où sur la page.
import-file = Choisir un fichier
share-link = Lien
share-record = Notation
share-position = Position
first-move = Prenez une ligne par la queue : appuyez sur une pièce, puis sur la case où sa tête doit arriver.

## Questions

resign-question = Abandonner cette partie ?
    .white = Les Blancs abandonnent.
    .black = Les Noirs abandonnent.
draw-two-players = Seules deux personnes peuvent convenir d’une partie nulle.
draw-question = Nulle d’un commun accord ?
    .hint = Il faut que les deux la veuillent.
    .agree = D’accord
pass-over = C’est { $side ->
    [white] aux blancs
   *[black] aux noirs
} de jouer : passez le plateau.
leave-question = Quitter la partie en cours ?
    .leave = La quitter
leave-what = { $text }. Elle s’arrêterait sans résultat.
reset-question = Tout remettre comme au début ?

## Nouvelle partie

opponent-kind = Adversaire
your-side = Vous jouez
side-white = Les Blancs
side-black = Les Noirs
side-random = Au hasard
level = Niveau
style = Style
style-none = Équilibré
    .hint = joue au mieux, sans préférence
style-builder = Bâtisseur
    .hint = aime les longues phalanges, coude à coude
style-raider = Pillard
    .hint = aime capturer, et votre moitié du plateau
style-wall = Rempart
    .hint = garde ses pièces et protège ses lignes de départ
style-gambler = Flambeur
    .hint = donne des pièces pour en amener une près de la dernière ligne
level-white = Niveau des Blancs
level-black = Niveau des Noirs
rule-set = Règles
obstructions-place = Appuyez sur des cases pour poser ou ôter des obstacles.
    .clear = Tout ôter

## Réglages : nom, valeurs, une ligne d'explication

settings-play = Jeu
settings-look = Apparence
settings-sound = Son et vibration
settings-data = Données
settings-read = Ces réglages sont maintenant en vigueur.
settings-unreadable = « { $found } » ne contient pas de réglages lisibles. Rien n’a été changé.
target-marks = Marques de cible
    .head = La tête
    .head-hint = La case où arrive la tête de la phalange.
    .rear = La pièce tenue
    .rear-hint = La case où arrive la pièce que vous avez prise.
move-entry = Saisie des coups
    .hint = Comment on joue à la souris ou au doigt.
    .both = Cliquer et glisser
    .drag = Glisser seulement
    .drag-hint = Un clic ne fait que choisir : il ne joue jamais par erreur.
    .click = Cliquer seulement
confirm-moves = Confirmer les coups
    .hint = Quand un coup attend un second appui.
    .never = Jamais
    .touch = Sur écran tactile
    .sharp = Captures et percées
    .always = Toujours
hurry = Sans confirmation si le temps presse
    .hint = Quand il reste peu de temps, un coup se joue aussitôt.
warn-losing = Avertir des coups perdants
    .hint = Demander avant de laisser une percée sans réponse.
theme = Thème
    .system = Comme l’appareil
    .terracotta = Terre cuite
    .night = Nuit
    .marble = Marbre
    .contrast = Contraste élevé
piece-set = Pièces
    .shields = Boucliers
    .discs = Disques
    .letters = Lettres
coordinates = Coordonnées
    .inside = Dedans
    .outside = Dehors
board-lines = Lignes entre les cases
board-size = Taille du plateau
    .full = Maximale
    .large = Grande
    .medium = Moyenne
motion = Mouvement
    .slow = Lent
    .normal = Normal
    .fast = Rapide
sound = Son
haptics = Vibration
turn-board = Tourner le plateau
    .hint = Pour deux joueurs sur un appareil.
    .never = Jamais
    .flip = Après chaque coup
    .pass = Après chaque coup, une fois l’appareil passé
    .opposite = Pièces face à leur joueur
shortcuts = Raccourcis à une touche
shortcuts-hint = Ceux du plateau agissent quand il est actif. « { $key } » les montre tous.
stored = Enregistré sur cet appareil

## Règles : nom, valeurs, une ligne d'explication

rule-columns = Colonnes
rule-rows = Rangées
rule-depth = Rangées de pièces
rule-obstructions = Obstacles
rule-capture = Capture
    .line = Toute la ligne
    .line-hint = Toutes les pièces ennemies alignées tombent, si elles sont moins nombreuses que les vôtres.
    .head = La première pièce
    .head-hint = Votre ligne doit rester la plus longue, mais ne prend que la pièce heurtée.
rule-crossers = Pièces sur la dernière ligne
    .free = Libres
    .free-hint = Elles bougent encore, capturent et peuvent être capturées.
    .frozen = Figées
    .frozen-hint = Elles ne bougent plus, mais peuvent être capturées.
    .locked = Bloquées
    .locked-hint = Elles ne bougent plus et ne peuvent être capturées.
    .answered = Bloquées par la réponse
    .answered-hint = Une percée et celle qui lui répond se bloquent l’une l’autre.
rule-answer = Victoire
    .balance = Plus de percées
    .balance-hint = Si c’est à vous et que vous avez plus de pièces sur la dernière ligne, vous gagnez.
    .must-cross = Répondre aussitôt
    .must-cross-hint = À une percée, il faut répondre par une percée au coup suivant, sinon on perd.
rule-symmetry = Règle de symétrie
    .mirror = Gauche et droite
    .mirror-hint = Aucune percée ne peut faire de la moitié gauche le reflet de la droite.
    .front-back = Avant et arrière
    .front-back-hint = Aucune percée ne peut faire du côté blanc le reflet du noir.
    .rotation = Demi-tour
    .rotation-hint = Aucune percée ne peut donner une position identique une fois le plateau tourné et les couleurs échangées.
    .off = Aucune
    .off-hint = Toute percée est permise.
rule-repetition = Troisième répétition
    .draw = Nulle
    .draw-hint = La même position pour la troisième fois : partie nulle.
    .loses = Perd
    .loses-hint = Qui amène la même position pour la troisième fois perd.
    .off = Rien
    .off-hint = Les positions peuvent se répéter sans fin.
rule-no-move = Plus de coup
    .loses = Perd
    .loses-hint = Qui ne peut plus jouer perd.
    .draw = Nulle
    .draw-hint = Si le camp au trait ne peut plus jouer, personne n’a gagné.
rule-stones = Obstacles à poser
rule-first = Premier coup

preset-standard = Standard
    .hint = Le jeu de 1975 : 28 pièces par camp sur 14×12.
preset-quick = Rapide
    .hint = Les mêmes règles sur 8×8 : une partie plus courte.
preset-igfip = igfip
    .hint = Les pièces se figent sur la dernière ligne ; à une percée, on répond aussitôt.
preset-locked = Percées bloquées
    .hint = Une percée et sa réponse se bloquent pour de bon.
preset-crossings = Crossings
    .hint = L’ancêtre de 1963, sur 8×8 : seule la pièce heurtée tombe, les pièces qui ont percé sont bloquées.
preset-stones = Pierres d’achoppement
    .hint = On pose d’abord trois obstacles, et tout doit les contourner.
preset-boardspace = Boardspace
    .hint = Aucune percée ne peut rendre la position identique après un demi-tour.
preset-abstractplay = AbstractPlay
    .hint = Sans règle de symétrie, et les positions peuvent se répéter.
preset-everyboard = EveryBoard
    .hint = Comme AbstractPlay, mais les Noirs commencent.
preset-custom = Sur mesure
    .hint = Votre plateau et vos règles.

## Clavier : ce que font les touches

keys-on-board = Sur le plateau
keys-everywhere = Partout
key-arrows = aller de case en case
key-row-ends = première et dernière case de la rangée
key-board-ends = première et dernière case du plateau
key-pages = haut et bas de la colonne
key-select = choisir ; jouer le coup montré
key-cancel = lâcher
key-direction = choisir une direction ; encore : une case de plus
key-distance = fixer la distance
key-change = Pour changer une touche, pressez-la ici, puis la nouvelle.
key-wait = Pressez la nouvelle touche, ou Échap.
key-swapped = C’était celle de « { $text } », qui a désormais l’ancienne.
key-unfit = Les chiffres et les touches nommées gardent leur rôle.
key-square = cette case
key-row = pièces de cette rangée
key-column = pièces de cette colonne
key-own-pieces = toutes vos pièces
key-enemy-pieces = toutes les pièces de l’adversaire
key-phalanxes = phalanges par cette case
key-moves = coups depuis cette case
key-blocked = pourquoi les autres voies sont fermées
key-last = dernier coup
key-threats = ce que menace l’adversaire
key-status = qui joue, et où en est la partie
key-clock = les deux pendules
key-next-own = votre pièce suivante
key-next-enemy = pièce suivante de l’adversaire
key-type = taper un coup
key-help = montrer toutes les touches
key-undo = reprendre
key-redo = rejouer
key-back = reculer dans les coups
key-forth = avancer dans les coups
key-flip = tourner le plateau
say-pieces = { $side ->
    [white] Blancs : { $items }.
   *[black] Noirs : { $items }.
}
say-obstructions = Obstacles : { $items }.
say-nothing = Rien ici.
say-phalanxes = Par { $square } : { $items }.
say-moves = Depuis { $square } : { $items }.
say-blocked = { direction } : { $reason }
say-no-threats = Ni capture ni percée ne menace.
say-threats = Menaces : { $items }.
say-capture-on = { $square }, capture { $count }
say-crossing-on = { $square }, percée

## Temps

paused = La partie est en pause.
    .hint = Le plateau reste couvert jusqu’à la reprise.
time-low = { side-name } : plus que { $count } secondes.
say-clock = { side-name } : { $minutes } min { $seconds } s{ $periods ->
    [0] {""}
    [one] , dernière période
   *[other] , { $periods } périodes
}
say-no-clock = Cette partie se joue sans pendule.
time = Cadence
time-none = Sans pendule
time-per-move = 1 min par coup
    .hint = Chaque coup a son propre temps.
time-sudden = 30 min
    .hint = Tous les coups se partagent un même temps.
time-fischer = Des minutes pour la partie ; chaque coup ajoute des secondes.
time-byo-yomi = 10 min + 3 × 30 s
    .hint = Après le temps principal, chaque coup a une période à lui. Une période écoulée est perdue.
time-custom = Sur mesure
time-minutes = Minutes
time-seconds = Secondes par coup
time-periods = Périodes de byo-yomi
time-odds = Autre cadence pour les Noirs


## Les règles sur une page

rules-title = Les règles
rules-aim = Le but
    .text = Traverser le plateau. Vous gagnez si c’est à vous de jouer et que vous avez plus de pièces sur la dernière ligne, la ligne de départ adverse, que l’adversaire n’en a sur la vôtre.
rules-start = Le départ
    .text = Le plateau a 14 colonnes et 12 rangées. Chaque camp remplit ses deux premières rangées de 28 pièces. Les Blancs commencent, puis on joue à tour de rôle ; on ne passe jamais.
rules-phalanx = La phalange
    .text = Une phalange est une pièce seule, ou plusieurs pièces d’un même camp alignées sans trou : en rangée, en colonne ou en diagonale. Une pièce peut appartenir à plusieurs phalanges.
rules-move = Le coup
    .text = À son tour, on déplace une phalange le long de sa propre ligne, en avant ou en arrière, d’autant de cases au plus qu’elle a de pièces. Une pièce seule fait un pas dans n’importe quelle direction. La voie doit être libre : une phalange ne saute pas, ne tourne pas et ne va pas de côté.
    .split = On peut laisser la queue d’une ligne sur place et n’avancer que l’avant. Alors seules les pièces qui bougent comptent, pour la distance et pour la force.
    .figure = Trois pièces avancent de trois cases au plus.
rules-capture = La capture
    .text = La tête peut arriver sur une pièce ennemie si la phalange est plus longue que la ligne ennemie qu’elle heurte, comptée tout droit à partir de cette case. Toute cette ligne est retirée, et la tête reste là où était sa première pièce.
    .limits = À égalité on ne capture rien, et une pièce seule ne capture jamais. Les pièces à côté de la ligne ou derrière un trou ne comptent pas et ne tombent pas. On n’est pas obligé de capturer.
    .figure = Trois en capturent deux ; la tête arrive sur la première.
rules-crossing = Percer et gagner
    .text = Si vous êtes en tête aux percées, l’adversaire a un coup pour égaliser : capturer votre pièce ou percer à son tour. Qui est encore en tête quand vient son propre tour a gagné.
    .free = Les pièces de la dernière ligne restent des pièces ordinaires : elles peuvent repartir, capturer et être capturées.
    .figure = Les Blancs ont percé ; les Noirs percent en réponse, et personne n’est en tête.
rules-symmetry = La règle de symétrie
    .text = Une percée est interdite si elle fait de la moitié gauche du plateau le reflet de la droite. Imiter l’adversaire n’est donc pas une défense.
rules-end = Autres fins
    .text = Si c’est à vous et que vous n’avez plus de pièce ou plus de coup possible, vous perdez. Quand la même position apparaît pour la troisième fois avec le même camp au trait, la partie est nulle. On peut abandonner, et à deux convenir de la nulle.
rules-hand = Comment jouer ici
    .text = Appuyez sur la dernière pièce de la ligne, sa queue, puis sur la case où la tête doit arriver ; ou prenez la queue et glissez le long de la ligne. La queue et la direction fixent la phalange, la cible dit de combien.
    .marks = Un point est un coup, une croix une capture, un drapeau une percée. Un triangle avertit que le coup perd aussitôt. Là où une ligne s’arrête, un petit panneau dit pourquoi.
rules-others = D’autres règles
    .text = Une nouvelle partie peut avoir un autre plateau et d’autres règles ; chacune est expliquée là où on la choisit.

## À propos

about-title = À propos d’Epaminondas
about-man = Le général
    .text = Épaminondas de Thèbes naquit vers 418 av. J.-C. Il eut pour maître le pythagoricien Lysis ; en 385, il sauva au combat la vie de Pélopidas. En 371 av. J.-C., à Leuctres, il battit les Spartiates avec une phalange épaisse à une aile, qui avançait en oblique.
    .after = Il rendit la liberté aux hilotes de Messénie et tomba au combat en 362 av. J.-C. La phalange était plus vieille que lui ; il montra ce qu’on pouvait en faire.
about-game = Le jeu
    .text = Robert Abbott l’inventa en 1963 sous le nom de Crossings. Sid Sackson le publia en 1969 dans A Gamut of Games : un plateau de 8×8, et des captures d’une seule pièce. En 1975 vint Epaminondas, au plateau plus grand et aux captures de lignes entières, édité par Philmar à Londres, puis un an plus tard aux États-Unis par Abbott lui-même.
    .after = Bütehorn l’édita en Allemagne en 1979. En 1980, il figurait sur la liste du Spiel des Jahres et parmi les cent meilleurs du magazine GAMES. Abstract Games en parla en 2000, nestorgames le réédita en 2010, et la thèse de King, en 2014, à l’Air Force Institute of Technology, fut la première étude universitaire.
about-clarity = La clarté
    .text = Abbott demandait à un jeu d’être clair : il n’est profond qu’autant qu’on peut voir loin. Ici, la force est sous les yeux : la longueur de chaque phalange, et la direction où elle pointe.
about-program = Ce programme
    .text = Il tourne dans votre seul navigateur : sans compte, sans rien envoyer nulle part, et même hors ligne. Son code est libre, sous licence MIT ou Apache 2.0.
about-version = Version { $name }
