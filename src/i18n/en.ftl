### Every text of the game, in English: the reference for all other languages.
###
### How to add a text: write it here and in every other .ftl file, in the same group. A text without
### variables becomes `Label::ItsName`; one with variables becomes `Text::ItsName { … }`. Each variable
### is declared in the comment above the text, here and only here:
###
###     # What the text is for.
###     # $name: type. What the variable means.
###
### Types: number (u32), flag (bool: [yes] [no]), side ([white] [black]), direction ([north]
### [north-east] …), square, move, string (a person's or file's name), text (another Text),
### list (Texts, joined by `list-separator`). Words of the program (flag, side, direction) are
### never shown as they are: select on them, or place a message that does, such as { side } or
### { direction }. `# $name: type, optional.` lets a language do without the variable.
### An attribute (`.hint`) is a label of its own: `Label::ItsNameHint`.
###
### How to add a language: one file `xx.ftl` with the same texts. Its term -language says the
### language's name in itself, its direction, and its plural rules in CLDR's notation
### (`one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14`; what fits none is `other`).
### Nothing else changes. Missing and surplus texts and variables stop the build, by name.
###
### Terms (`-phalanx`) keep the vocabulary in one place; their arguments are the translator's own.

-language = English
    .direction = ltr
    .plural = one: n = 1

## Words

# A side inside a sentence.
# $side: side. The side.
side = { $side ->
    [white] white
   *[black] black
}
# A side at the beginning of a sentence, or alone.
# $side: side. The side.
side-name = { $side ->
    [white] White
   *[black] Black
}
# A compass direction inside a sentence, as the way a phalanx goes. It is absolute: north is towards the higher rows.
# $direction: direction. The direction.
direction = { $direction ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
# A square alone.
# $square: square. The square.
square-name = { $square }
# A move alone, as in records.
# $played: move. The move.
move-name = { $played }
# Words that are in no language's file: a name, a file's text.
# $name: string. The words.
verbatim = { $name }
# Between the items of a list.
list-separator = {", "}
# Texts in a row.
# $items: list. The texts.
list = { $items }
# Texts in a row, the last joined by "and".
# $items: list. All but the last.
# $last: text. The last.
list-and = { $items } and { $last }
# Two sentences that belong together.
# $first-part: text. The first.
# $second-part: text. The second.
sentences = { $first-part } { $second-part }
yes = Yes
no = No
on = On
off = Off
none = None
# $count: number. How many.
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

## Squares, as a screen reader names them

# Joined by commas: "c1, white, phalanx north 3, north-east 4".
# $items: list. The square, what stands on it, and what else is to be said.
cell = { $items }
cell-empty = empty
# $side: side. Whose piece.
cell-piece = { side }
cell-obstruction = obstruction
cell-frozen = frozen
cell-locked = locked
# $side: side. Whose home row.
cell-home-row = { $side ->
    [white] white home row
   *[black] black home row
}
# $rays: list. Directions with lengths.
cell-phalanx = phalanx { $rays }
# One direction in which a phalanx can be moved, and its length.
# $direction: direction. The direction.
# $length: number. Number of pieces.
ray = { direction } { $length }
cell-target = target
# $count: number. Pieces captured.
cell-target-capture = target, captures { $count }
cell-target-crossing = target, crossing
cell-target-loses = loses at once
cell-last-from = last move began here
cell-last-to = last move ended here

## A selected piece and its moves

# $square: square. The rear.
# $rays: list. Directions with lengths.
selected = { $square } selected. Phalanx { $rays }.
# $square: square. The piece's square.
selected-single = { $square } selected, a single piece.
deselected = Nothing selected.
# $length: number. Number of pieces that move.
# $direction: direction. Where to.
# $distance: number. How far.
# $captures: number. Pieces captured.
preview = { $length ->
    [1] Single piece
   *[other] Phalanx of { $length }
}, { direction } { $distance }{ $captures ->
    [0] .
   *[other] : captures { $captures }.
}
# $square: square. The rear.
# $target: square. Where the head lands.
preview-path = { $square } → head on { $target }
preview-crossing = This is a crossing.
# $square: square. Where the stone goes.
preview-stone = Obstruction on { $square }.
# $count: number. Own pieces behind the selected one.
# $start: square. The last of them.
# $total: number. Length from there.
more-behind = { $count } more behind: start at { $start } to move { $total }
# $square: square. The piece's square.
# $reason: text. Why not.
no-move-from = No move from { $square }: { $reason }.
# $square: square. A square without an own piece.
nothing-here = Nothing of yours on { $square }.
# Spoken and shown when a move is refused.
# $reason: text. Why not.
refused = Not possible: { $reason }.
at-start = This is the beginning.
at-present = This is the last move.
nothing-undone = Nothing has been taken back.
looking-back = An earlier position. Go to the last move to play on.
looking-back-over = An earlier position of a game that is over.
computers-turn = It is the computer’s turn.
choose-direction = Choose a direction first.
warn-loses-unanswered = This loses: the crossing must be answered.
    .again = Press again to play it all the same.
confirm-move = Press the target again to play this move.

## Why a move isn't possible; each stands after a colon or alone on a small sign

stop-game-over = the game is over
# $count: number. Stones left to place.
stop-stones-first = { $count ->
    [one] { $count } obstruction has to be placed first
   *[other] { $count } obstructions have to be placed first
}
# $square: square. The square.
stop-stone-square = no obstruction may be placed on { $square }
# $square: square. The square.
# $side: side. The side to move.
stop-no-own-piece = { $side ->
    [white] no white piece on { $square }
   *[black] no black piece on { $square }
}
# $square: square. The rear.
# $target: square. The target.
stop-not-in-line = { $square } and { $target } are not in line
# $square: square. The piece's square.
stop-frozen = the piece on { $square } is frozen
# $square: square. The piece's square.
stop-locked = the piece on { $square } is locked
# $length: number. Number of pieces that move.
stop-too-far = { $length ->
    [1] a single piece moves 1
   *[other] { $length } pieces move at most { $length }
}
stop-edge = edge
# $square: square. The obstruction's square.
stop-obstruction = obstruction at { $square }
# $square: square. The piece's square.
stop-own = own piece at { $square }
# $square: square. The piece's square.
stop-enemy = can’t pass the enemy at { $square }
stop-single = a single piece can’t capture
# $length: number. Number of pieces that move.
# $run: number. Enemy pieces in line.
stop-not-stronger = { $length } against { $run }: you need more
stop-symmetry-mirror = this crossing would make left and right mirror images
stop-symmetry-front-back = this crossing would make both sides mirror images, front to back
stop-symmetry-rotation = this crossing would make the position the same after half a turn
stop-no-direction = no phalanx in this direction

## Whose turn, and how things stand

# $side: side. The side to move.
turn-of = { side-name } to move
your-turn = Your turn
# $side: side. The side to move.
# $count: number. Stones left to place.
turn-stones = { $count ->
    [one] { side-name } places the last obstruction
   *[other] { side-name } places an obstruction, { $count } to go
}
# $side: side. The side to move, which is behind.
must-answer = { side-name } must answer: equalise the crossings now, or lose.
# $side: side. The side that owes a crossing.
must-cross = { side-name } must answer with a crossing, or loses.
crossings = Crossings
# $white: number. White's crossers.
# $black: number. Black's crossers.
crossings-balance = Crossings: White { $white }, Black { $black }
# $white: number. White's crossers.
# $black: number. Black's crossers.
crossings-short = { $white } : { $black }
crossings-level = level
# $side: side. The side with more crossers.
crossings-ahead = { side-name } ahead
last-move = Last move
# $text: text. The move in words.
last-move-was = Last move: { $text }
no-moves-yet = No moves yet
# $white: number. White's pieces.
# $black: number. Black's pieces.
status-pieces = White has { $white ->
    [one] { $white } piece
   *[other] { $white } pieces
}, Black { $black }.
game-started = The game begins.
# $side: side. The side at the bottom.
flipped = { side-name } is at the bottom now.
undone = Taken back.
redone = Played again.

## Moves as they are spoken

# "White: phalanx of 4 from b1, north-east 3, captures 2: head on h7."
# $side: side. Who moved.
# $length: number. Number of pieces that moved.
# $square: square. The rear before the move.
# $direction: direction. Where to.
# $distance: number. How far.
# $captures: number. Pieces captured.
# $target: square. Where the head stands now.
# $crossing: flag. Was it a crossing?
move-played = { side-name }: { $length ->
    [1] single piece, { direction } from { $square } to { $target }
   *[other] phalanx of { $length } from { $square }, { direction } { $distance }{ $captures ->
        [0] {""}
       *[other] , captures { $captures }
    }: head on { $target }
}.{ $crossing ->
    [yes] {" "}A crossing.
   *[no] {""}
}
# $side: side. Who placed it.
# $square: square. Where.
stone-placed = { side-name }: obstruction on { $square }.

## Results

# $side: side. The winner.
result-win = { side-name } wins
# $name: string. The winner's name.
result-win-name = { $name } wins
result-you-win = You win
result-you-lose = You lose
result-draw = Draw
# $headline: text. Who has won.
# $cause: text. Why: a sentence.
result = { $headline }. { $cause }
# $side: side. The loser.
cause-unanswered = { side-name } left the crossing unanswered.
# $side: side. The loser.
cause-no-pieces = { side-name } has no pieces left.
# $side: side. The winner.
cause-crossers = { side-name } has more pieces on the far row, and it is { side-name }’s turn.
# $side: side. The loser.
cause-no-moves = { side-name } has no legal move.
# $side: side. The loser.
cause-repetition = { side-name } repeated the position for the third time.
# $side: side. The loser.
cause-resignation = { side-name } resigned.
# $side: side. The loser.
cause-time = { side-name } ran out of time.
draw-no-moves = The side to move has no legal move.
draw-all-fixed = No piece can ever move again.
draw-repetition = The same position stood on the board for the third time.
draw-agreement = Both players agreed.
draw-other = Nobody can win.

## Players and levels

you = You
computer = Computer
opponent = Opponent
# $level: number. From 1.
level-number = Level { $level }
# $rank: text. The level's name.
# $level: number. From 1.
level-named = { $level } · { $rank }
level-1 = Psilos
    .hint = unarmoured, first time in the field
level-2 = Slinger
    .hint = throws stones and hopes
level-3 = Archer
    .hint = sees the nearest target
level-4 = Peltast
    .hint = quick feet, light shield
level-5 = Hoplite
    .hint = holds the line
level-6 = Rider
    .hint = looks for the open flank
level-7 = Enomotarch
    .hint = leads a file of thirty
level-8 = Lochagos
    .hint = captain of a company
level-9 = Taxiarch
    .hint = leads a regiment
level-10 = Polemarch
    .hint = commands a wing
level-11 = Strategos
    .hint = commands an army
level-12 = Boeotarch
    .hint = the rank of Epaminondas himself; takes up to 10 seconds

## The computer at work

thinking = Thinking …
engine-restarted = The computer had to start again; it thinks about its move anew.
engine-failed = The computer could not be started. Two players can still play on this board.
# $text: text. The move in words.
hint-best = Hint: { $text }
# Every move loses; this one puts it off.
# $text: text. The move in words.
hint-lost = Every move loses. This one holds longest: { $text }

## What is kept, and the page itself

saved = Saved
not-saved = Not saved
    .quota = The browser has no room left: this game is not saved. Copy its record before you close the page.
    .blocked = The browser allows no storage: this game lasts only as long as the page is open.
    .newer = What is stored comes from a newer version of this page. It is left untouched, and this game is not saved.
stored-unreadable = What was stored here can’t be read. It is left untouched.
# The texts of a language aren’t on this device and there is no network.
# $name: string. The language, in itself.
language-missing = { $name } can’t be fetched now. Choose it again once there is a network.
other-tab = This game is open in another tab. Play there, or take it over here.
    .take = Play here
update-available = A new version is ready.
    .apply = Update
offline-ready = Ready to play offline.
install = Install
copied = Copied
copy-failed = The browser refused to copy. Mark the text and copy it yourself.
crashed = Something broke in this page.
    .hint = Your game is below. Copy it, reload the page and paste it in again.
    .reload = Reload

## Links, records, positions and typed moves that can't be read

# $problem: text. What is wrong.
link-wrong = This link can’t be opened: { $problem }. Nothing was changed.
# $problem: text. What is wrong.
record-wrong = This record can’t be read: { $problem }.
# $problem: text. What is wrong.
position-wrong = This position can’t be used: { $problem }.
# $problem: text. What is wrong.
rules-wrong = These rules don’t work: { $problem }.
# $found: string. The text found.
# $problem: text. What is wrong.
move-wrong = “{ $found }” is not a move here: { $problem }.
bad-empty = nothing is written
# $found: string. The text found.
bad-move = “{ $found }” is no move; a move is rear and target, such as d1-d4
# $found: string. The text found.
bad-import = “{ $found }” is neither a record, nor a position, nor a link. A record lists moves, such as 1. d1-d4 k12-k9.
bad-square-missing = a square is missing
# $found: string. The text found.
bad-square = “{ $found }” is no square of this board
# $found: string. The text found.
bad-column = there is no column “{ $found }”
# $found: string. The text found.
bad-row = there is no row “{ $found }”
# $found: string. The row asked for.
# $rows: number. The rows there are.
off-board-row = This board has no row { $found }: its rows are 1 to { $rows }.
# $found: string. The column asked for.
# $last-column: string. The last column there is.
off-board-column = This board has no column { $found }: its columns are a to { $last-column }.
# $found: string. The text found.
bad-rest = “{ $found }” doesn’t belong here
# $played: move. The move as it is.
bad-capture = nothing is captured; the move is { $played }
# $square: square. The phalanx's head.
bad-head = the head of this phalanx is on { $square }
# $found: string. The text found.
bad-preset = there are no rules called “{ $found }”
# $found: string. The text found.
bad-preset-alone = “{ $found }” has to stand alone
# $found: string. The text found.
bad-setting = the rules have no setting “{ $found }”
# $found: string. The text found.
bad-twice = “{ $found }” stands there twice
# $found: string. The text found.
# $name: string. The setting.
bad-value = “{ $found }” is no value of { $name }
# $problem: text. What is wrong.
# $name: string. What could stand there instead.
bad-known = { $problem }; possible: { $name }
# $found: string. The text found.
bad-content = “{ $found }” stands for no square; w b W B # and numbers do
# $found: string. The text found.
bad-run = “{ $found }” empty squares: it must be 1 to 20
# $count: number. The row's squares.
# $columns: number. The squares it should have.
bad-row-length = this row has { $count } squares instead of { $columns }
# $columns: number. Columns.
# $rows: number. Rows.
bad-size = { $columns }×{ $rows } is no board size; columns and rows go from 4 to 20
bad-turn = it must say whose turn it is: w or b
# $found: string. The text found.
bad-duty = “{ $found }” says nothing about a duty to cross; - ! and x do
# $found: string. The text found.
bad-stones = “{ $found }” is no number of obstructions to place; 0 to 9 are
bad-tag = the tag is not of the form [Name "value"]
bad-comment = the comment is not closed
bad-variation = the variation is not closed
# $found: string. The text found.
bad-alone = nothing stands before “{ $found }” that it could belong to
# $found: string. The text found.
bad-glyph = “{ $found }” is no glyph; $0 to $255 are
bad-result-place = a result stands inside a variation
# $found: string. The result as written.
# $name: string. The result of the game.
bad-result = it says { $found }, but the game’s result is { $name }
# $found: string. The ending as written.
bad-ending = the game can’t end here with “{ $found }”
bad-ambiguous = from here on the moves can be read in two ways: the second square is where the head lands, or where the rear lands
bad-payload = it is damaged
# $found: string. The text found.
bad-part = “{ $found }” is not of the form name=value
# $name: string. The other part's name.
bad-together = g and { $name } can’t stand together
# $found: string. The text found.
bad-encoding = “{ $found }” is wrongly percent-encoded
bad-length = the game is cut off, or too long
# $found: string. The version's character.
bad-version = the game is of version “{ $found }”, which this page doesn’t know
# $count: number. The move's place, from 1.
# $problem: text. What is wrong with it.
bad-link-move = move { $count }: { $problem }
# $problem: text. What is wrong.
# $line: number. From 1.
# $column: number. From 1.
at-place = { $problem } (line { $line }, character { $column })
# $problem: text. What is wrong.
# $column: number. From 1.
at-column = { $problem } (character { $column })
# $square: square. The square.
fault-piece-off-board = the piece on { $square } is off the board
# $square: square. The square.
fault-piece-on-obstruction = { $square } holds both a piece and an obstruction
# $square: square. The square.
fault-locked-off-far-row = the locked piece on { $square } is not on its far row
# $square: square. The square.
fault-locked-in-free-rules = the piece on { $square } is locked, but these rules lock no piece
fault-duty-without-rule = a crossing is owed, but these rules demand none
fault-stones-under-duty = no obstructions can be placed while a crossing is owed
# $count: number. Stones to place.
# $free: number. Squares for them.
fault-stone-region = { $count } obstructions to place need { $count } free squares between the armies; there are { $free }
# $number: number. The depth asked for.
fault-depth = armies are 1 to 4 rows deep, not { $number }
# $rows: number. Rows of the board.
# $depth: number. Rows of pieces.
fault-no-empty-row = { $rows } rows leave no empty row between armies { $depth } deep
# $square: square. The square.
fault-obstruction-off-board = the obstruction { $square } is off the board
# $square: square. The square.
fault-obstruction-in-start = the obstruction { $square } stands where an army starts
# $count: number. Stones asked for.
fault-stones = at most 9 obstructions to place, not { $count }

## Buttons: short, they stand under icons

undo = Undo
redo = Redo
hint = Hint
flip = Flip
draw = Draw
resign = Resign
new-game = New game
start = Start
cancel = Cancel
close = Close
back = Back
ok = OK
retry = Try again
confirm = Confirm
copy = Copy
paste = Paste
open = Open
save = Save
reset = Reset
share = Share
export = Export
import = Import
settings = Settings
rules = Rules
about = About
keyboard = Keyboard
menu = Menu
help = Help
pause = Pause
resume = Go on
stop = Stop
rematch = Rematch
review = Review
first = First
previous = Previous
next = Next
last = Last

## Parts of the screen, for a screen reader or as small headings

board = Board
# $key: string. The key that shows all keys.
# $has-keys: flag. Are single-key shortcuts on?
board-keys = Board. Arrow keys move, Enter selects{ $has-keys ->
    [yes] , { $key } shows all keys
   *[no] {""}
}.
question-mark = question mark
moves = Moves
preview-title = Preview
tools = Tools
status = Status
typed-move = Type a move
    .hint = for example d1-d4
    .play = Play
language = Language
skip-to-board = Skip to the board

## Start

tagline = A game of lines. The longer phalanx takes the shorter; the first to stand unanswered on the far row wins.
credit = Robert Abbott, 1975
continue = Continue
# $text: text. Against whom.
# $number: number. The full move's number.
continue-about = { $text } · move { $number }
# $name: string. The opponent.
against = Against { $name }
play-computer = Play the computer
# $count: number. How many levels.
play-computer-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
two-players = Two players
    .hint = one board
watch = Watch the computer
    .hint = it plays both sides
analysis = Analysis
open-game = Open a game
    .hint = record, position or link
import-text = Record, position or link
    .hint = Paste a text, or drop a file anywhere on the page.
import-file = Choose a file
share-link = Link
share-record = Record
share-position = Position
first-move = Take a line by its tail: press a piece, then the square where its head shall land.

## Questions

resign-question = Resign this game?
    .white = White resigns.
    .black = Black resigns.
draw-two-players = Only two people can agree on a draw.
draw-question = Draw by agreement?
    .hint = Both players have to want it.
    .agree = Agree
# Between the moves of two people on one device.
# $side: side. Whose turn it is.
pass-over = It is { side-name }’s turn: hand over the board.
leave-question = Leave the running game?
    .leave = Leave it
# $text: text. The running game: against whom, which move.
leave-what = { $text }. It would end without a result.
reset-question = Set everything back to the way it was at first?

## New game

opponent-kind = Opponent
your-side = You play
side-white = White
side-black = Black
side-random = By lot
level = Level
style = Style
style-none = Balanced
    .hint = plays what is best and likes nothing beyond it
style-builder = Builder
    .hint = likes long phalanxes, shoulder to shoulder
style-raider = Raider
    .hint = likes captures, and your half of the board
style-wall = Wall
    .hint = likes to keep its pieces and guard its home rows
style-gambler = Gambler
    .hint = gives pieces to bring one near the far row
level-white = White’s level
level-black = Black’s level
rule-set = Rules
obstructions-place = Press squares to place or remove obstructions.
    .clear = Remove all

## Settings: name, values, one line of explanation

settings-play = Playing
settings-look = Looks
settings-sound = Sound and touch
settings-data = Data
settings-read = These settings are in effect now.
# $found: string. The file's name.
settings-unreadable = “{ $found }” holds no settings that can be read. Nothing was changed.
target-marks = Target marks
    .head = The head
    .head-hint = The square where the head of the phalanx lands.
    .rear = The piece you hold
    .rear-hint = The square where the piece you picked up lands.
move-entry = Move entry
    .hint = How a move is made with mouse or finger.
    .both = Click and drag
    .drag = Drag only
    .drag-hint = A click only selects, so it can never move by mistake.
    .click = Click only
confirm-moves = Confirm moves
    .hint = When a move waits for a second press.
    .never = Never
    .touch = On touch screens
    .sharp = Captures and crossings
    .always = Always
hurry = No confirming when time is short
    .hint = With little time on the clock a move is played at once.
warn-losing = Warn of losing moves
    .hint = Ask before a move that leaves a crossing unanswered.
theme = Theme
    .system = As the device
    .terracotta = Terracotta
    .night = Night
    .marble = Marble
    .contrast = High contrast
piece-set = Pieces
    .shields = Shields
    .discs = Discs
    .letters = Letters
coordinates = Coordinates
    .inside = Inside
    .outside = Outside
board-lines = Lines between the squares
board-size = Size of the board
    .full = Largest
    .large = Large
    .medium = Medium
motion = Motion
    .slow = Slow
    .normal = Normal
    .fast = Fast
sound = Sound
haptics = Vibration
turn-board = Turn the board
    .hint = For two players on one device.
    .never = Never
    .flip = After each move
    .pass = After each move, once the device is passed on
    .opposite = Pieces face their player
shortcuts = Single-key shortcuts
# $key: string. The key that shows all keys.
shortcuts-hint = Those of the board work while it has the focus. “{ $key }” lists them all.
stored = Stored on this device

## Rules: settings, values, one line of explanation

rule-columns = Columns
rule-rows = Rows
rule-depth = Rows of pieces
rule-obstructions = Obstructions
rule-capture = Capture
    .line = The whole line
    .line-hint = All enemy pieces in line, fewer than yours, are taken.
    .head = The first piece only
    .head-hint = Your line must still be the longer one, but it takes only the piece it hits.
rule-crossers = Pieces on the far row
    .free = Free
    .free-hint = They move on, capture and can be captured.
    .frozen = Frozen
    .frozen-hint = They can’t move any more, but can be captured.
    .locked = Locked
    .locked-hint = They can neither move nor be captured.
    .answered = Locked when answered
    .answered-hint = A crossing and the one that answers it lock each other’s pieces.
rule-answer = Winning
    .balance = More crossers
    .balance-hint = If your turn begins and you have more pieces on the far row, you win.
    .must-cross = Answer at once
    .must-cross-hint = A crossing must be answered with a crossing on the very next move, or the game is lost.
rule-symmetry = Symmetry rule
    .mirror = Left and right
    .mirror-hint = No crossing may make the left half mirror the right.
    .front-back = Front to back
    .front-back-hint = No crossing may make White’s half mirror Black’s.
    .rotation = Half a turn
    .rotation-hint = No crossing may make the position the same when the board is turned round and the colours are swapped.
    .off = None
    .off-hint = Every crossing is allowed.
rule-repetition = Third repetition
    .draw = Draw
    .draw-hint = The same position for the third time is a draw.
    .loses = Loses
    .loses-hint = Whoever brings about the same position for the third time loses.
    .off = Nothing
    .off-hint = Positions may repeat without end.
rule-no-move = No move left
    .loses = Loses
    .loses-hint = Whoever can’t move loses.
    .draw = Draw
    .draw-hint = If the side to move can’t move, nobody has won.
rule-stones = Obstructions to place
rule-first = First move

preset-standard = Standard
    .hint = The game of 1975: 28 pieces a side on 14×12.
preset-quick = Quick
    .hint = The same rules on 8×8: a shorter game.
preset-igfip = igfip
    .hint = Pieces freeze on the far row; a crossing must be answered at once.
preset-locked = Locked crossers
    .hint = A crossing and its answer lock each other’s pieces for good.
preset-crossings = Crossings
    .hint = The forerunner of 1963, on 8×8: only the piece that is hit is taken, crossers are locked.
preset-stones = Stumbling Blocks
    .hint = Three obstructions are placed first, and everything has to go round them.
preset-boardspace = Boardspace
    .hint = No crossing may make the position the same after half a turn.
preset-abstractplay = AbstractPlay
    .hint = No symmetry rule, and positions may repeat.
preset-everyboard = EveryBoard
    .hint = As AbstractPlay, but Black begins.
preset-custom = Custom
    .hint = Your own board and your own rules.

## Keyboard: what the keys do

keys-on-board = On the board
keys-everywhere = Everywhere
key-arrows = go from square to square
key-row-ends = first and last square of the row
key-board-ends = first and last square of the board
key-pages = top and bottom of the column
key-select = select; play the move shown
key-cancel = let go
key-direction = choose a direction; again: one square farther
key-distance = set the distance
key-change = To change a key, press it here, then the new one.
key-wait = Press the new key, or Esc.
# $text: text. What the command does that had the key.
key-swapped = It belonged to “{ $text }”, which has the old key now.
key-unfit = Digits and named keys keep their meaning.
key-square = this square
key-row = pieces on this row
key-column = pieces on this column
key-own-pieces = all your pieces
key-enemy-pieces = all pieces of the opponent’s
key-phalanxes = phalanxes through this square
key-moves = moves from here
key-blocked = why other ways are blocked
key-last = last move
key-threats = what the opponent threatens
key-status = whose turn, and how things stand
key-clock = both clocks
key-next-own = next piece of yours
key-next-enemy = next piece of the opponent’s
key-type = type a move
key-help = show all keys
key-undo = take back
key-redo = play again
key-back = back through the moves
key-forth = forth through the moves
key-flip = flip the board
# $side: side. Whose pieces.
# $items: list. Their squares.
say-pieces = { $side ->
    [white] White: { $items }.
   *[black] Black: { $items }.
}
# $items: list. Their squares.
say-obstructions = Obstructions: { $items }.
say-nothing = Nothing stands here.
# $square: square. The square.
# $items: list. Phalanxes: lengths with directions.
say-phalanxes = Through { $square }: { $items }.
# $square: square. The square.
# $items: list. Moves.
say-moves = From { $square }: { $items }.
# $direction: direction. The direction.
# $reason: text. Why it stops.
say-blocked = { direction }: { $reason }
say-no-threats = No capture threatens, and no crossing.
# $items: list. Moves.
say-threats = Threatened: { $items }.
# $square: square. The target.
# $count: number. Pieces captured.
say-capture-on = { $square }, captures { $count }
# $square: square. The target.
say-crossing-on = { $square }, crossing

## Time

paused = The game is paused.
    .hint = The board is covered until you go on.
# Spoken once when a clock is about to run out.
# $side: side. Whose clock.
# $count: number. Seconds.
time-low = { side-name }: { $count } seconds left.
# What a clock shows, as it is spoken.
# $side: side. Whose clock.
# $minutes: number. Minutes.
# $seconds: number. Seconds beyond them.
# $periods: number. Byo-yomi periods left, with the one that runs; 0 before and without byo-yomi.
say-clock = { side-name }: { $minutes } min { $seconds } s{ $periods ->
    [0] {""}
    [one] , last period
   *[other] , { $periods } periods
}
say-no-clock = This game has no clock.
time = Time
time-none = No clock
time-per-move = 1 min per move
    .hint = Each move has its own time.
time-sudden = 30 min
    .hint = All moves share one time.
time-fischer = Minutes for the game; each move adds seconds.
time-byo-yomi = 10 min + 3 × 30 s
    .hint = After the main time each move has a period of its own. A period that runs out is lost.
time-custom = Custom
time-minutes = Minutes
time-seconds = Seconds per move
time-periods = Byo-yomi periods
time-odds = Another time for Black


## The rules, on one page

rules-title = The rules
rules-aim = The aim
    .text = Cross the board. You win if your turn begins and more of your pieces stand on the far row, your opponent’s home row, than enemy pieces on yours.
rules-start = The start
    .text = The board has 14 columns and 12 rows. Each side fills its first two rows with 28 pieces. White begins, then the players take turns; nobody may pass.
rules-phalanx = The phalanx
    .text = A phalanx is one piece, or several pieces of one side in an unbroken straight line: along a row, a column or a diagonal. A piece can be part of several phalanxes.
rules-move = Moving
    .text = A turn moves one phalanx along its own line, forwards or backwards, by at most as many squares as it has pieces. A single piece takes one step in any direction. The way must be clear: a phalanx neither jumps nor turns nor moves sideways.
    .split = You may leave the tail of a line behind and move only its front. Then only the pieces that move count, for distance and for strength.
    .figure = Three pieces move up to three squares.
rules-capture = Capturing
    .text = The head may land on an enemy piece if the phalanx is longer than the line of enemy pieces it runs into, counted from that square straight on. That whole enemy line is removed, and the head stays where its first piece stood.
    .limits = Against equals nothing is captured, and a single piece never captures. Enemy pieces beside the line, or behind a gap, neither count nor fall. Nobody has to capture.
    .figure = Three take two; the head lands on the first of them.
rules-crossing = Crossing and winning
    .text = Once you are ahead on the far rows, your opponent has one move to make up for it: capture your piece or cross as well. Whoever is still ahead when their own turn begins has won.
    .free = Pieces on the far row stay ordinary pieces. They may move away, capture and be captured.
    .figure = White has crossed; Black crosses in answer, and nobody is ahead.
rules-symmetry = The symmetry rule
    .text = A crossing is forbidden if afterwards the left half of the board is the mirror image of the right half. Copying the other side is no defence.
rules-end = Other endings
    .text = If it is your turn and you have no piece or no legal move, you lose. When a position stands on the board for the third time with the same side to move, the game is a draw. A player may resign, and two may agree to a draw.
rules-hand = How to move here
    .text = Press the last piece of the line, its rear, then the square where the head shall land; or take the rear and drag along the line. Rear and direction choose the phalanx, the target says how far.
    .marks = A dot is a move, a cross a capture, a flag a crossing. A triangle warns that the move loses at once. Where a line stops, a small sign says why.
rules-others = Other rules
    .text = A new game can have another board and other rules; each is explained where you choose it.

## About

about-title = About Epaminondas
about-man = The general
    .text = Epaminondas of Thebes was born about 418 BC. Lysis the Pythagorean was his teacher; in 385 he saved the life of Pelopidas in battle. In 371 BC, at Leuctra, his phalanx, deep on one wing and advancing at a slant, beat the Spartans.
    .after = He gave the helots of Messenia their freedom, and fell in battle in 362 BC. The phalanx was older than he; he showed what could be made of it.
about-game = The game
    .text = Robert Abbott invented it in 1963 and called it Crossings. Sid Sackson printed it in 1969 in A Gamut of Games: a board of 8×8, and captures that take one piece. In 1975 Epaminondas followed, with a larger board and whole lines captured, published by Philmar in London and a year later by Abbott himself in the United States.
    .after = Bütehorn brought it to Germany in 1979. In 1980 it stood on the list of the Spiel des Jahres and among the hundred best of GAMES magazine. Abstract Games wrote about it in 2000, nestorgames made a new edition in 2010, and King’s thesis of 2014 at the Air Force Institute of Technology was the first academic study.
about-clarity = Clarity
    .text = Abbott asked of a game that it be clear: it is only as deep as a person can see ahead. Here the force is in plain sight: how long each phalanx is, and which way it points.
about-program = This program
    .text = It runs in your browser alone: no account, nothing sent anywhere, and it works offline. Its source is free, under the MIT or the Apache 2.0 licence.
# $name: string. The build's name.
about-version = Version { $name }
