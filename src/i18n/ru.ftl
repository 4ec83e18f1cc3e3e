### Русский. Как добавить текст или язык, написано в начале en.ftl.
### Слова: шашка, фаланга, голова, хвост, сбить, первый ряд, последний ряд, ход, уравнять,
### препятствие, ничья, прорыв (crossing), камень (stone). К игроку обращаемся на «вы».

-language = Русский
    .direction = ltr
    .plural = one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0,5..9 or n % 100 = 11..14

## Слова

side = { $side ->
    [white] белые
   *[black] чёрные
}
side-name = { $side ->
    [white] Белые
   *[black] Чёрные
}
direction = { $direction ->
    [north] север
    [north-east] северо-восток
    [east] восток
    [south-east] юго-восток
    [south] юг
    [south-west] юго-запад
    [west] запад
   *[north-west] северо-запад
}
square-name = { $square }
move-name = { $played }
size-name = { $size }
verbatim = { $name }
list-separator = {", "}
list = { $items }
list-and = { $items } и { $last }
sentences = { $first-part } { $second-part }
yes = Да
no = Нет
on = Вкл.
off = Выкл.
none = Нет
pieces = { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
moves-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

## Поля, как их называет программа чтения с экрана

cell = { $items }
cell-empty = пусто
cell-piece = { $side ->
    [white] белая
   *[black] чёрная
}
cell-obstruction = препятствие
cell-frozen = заморожена
cell-locked = заперта
cell-home-row = { $side ->
    [white] первый ряд белых
   *[black] первый ряд чёрных
}
cell-phalanx = фаланга: { $rays }
ray = { direction } { $length }
cell-target = цель
cell-target-capture = цель, сбивает { $count }
cell-target-crossing = цель, прорыв
cell-target-loses = сразу проигрывает
cell-last-from = отсюда сделан последний ход
cell-last-to = сюда сделан последний ход

## Выбранная шашка и её ходы

selected = Выбрана { $square }. Фаланга: { $rays }.
selected-single = Выбрана { $square }, одиночная шашка.
deselected = Ничего не выбрано.
preview = { $length ->
    [1] Одиночная шашка
   *[other] Фаланга из { $length }
}, на { direction } на { $distance }{ $captures ->
    [0] .
   *[other] : сбивает { $captures }.
}
preview-path = { $square } → голова на { $target }
preview-crossing = Это прорыв.
preview-stone = Камень на { $square }.
more-behind = Позади ещё { $count }: с { $start } пойдут { $total }
no-move-from = С { $square } хода нет: { $reason }.
nothing-here = На { $square } нет вашей шашки.
refused = Нельзя: { $reason }.
at-start = Это начало партии.
at-present = Это последний ход.
nothing-undone = Ни один ход не был взят назад.
looking-back = Это прежняя позиция. Чтобы играть дальше, вернитесь к последнему ходу.
looking-back-over = Одна из прежних позиций законченной партии.
computers-turn = Ходит компьютер.
choose-direction = Сначала выберите направление.
warn-loses-unanswered = Это проигрыш: на прорыв надо ответить.
    .again = Нажмите ещё раз, чтобы всё же пойти так.
confirm-move = Нажмите на цель ещё раз, чтобы сделать этот ход.

## Почему ход невозможен; стоит после двоеточия или отдельно на маленьком знаке

stop-game-over = партия окончена
stop-stones-first = { $count ->
    [one] сначала надо поставить { $count } камень
    [few] сначала надо поставить { $count } камня
    [many] сначала надо поставить { $count } камней
   *[other] сначала надо поставить { $count } камня
}
stop-stone-square = на { $square } камень ставить нельзя
stop-no-own-piece = { $side ->
    [white] на { $square } нет белой шашки
   *[black] на { $square } нет чёрной шашки
}
stop-not-in-line = { $square } и { $target } не на одной линии
stop-frozen = шашка на { $square } заморожена
stop-locked = шашка на { $square } заперта
stop-too-far = { $length ->
    [1] одиночная шашка ходит на 1
    [one] { $length } шашка ходит не дальше чем на { $length }
    [few] { $length } шашки ходят не дальше чем на { $length }
    [many] { $length } шашек ходят не дальше чем на { $length }
   *[other] { $length } шашки ходят не дальше чем на { $length }
}
stop-edge = край доски
stop-obstruction = препятствие на { $square }
stop-own = своя шашка на { $square }
stop-enemy = мимо шашки противника на { $square } не пройти
stop-single = одиночная шашка не бьёт
stop-not-stronger = { $length } против { $run }: нужно больше
stop-symmetry-mirror = после этого прорыва левая и правая половины стали бы зеркальны
stop-symmetry-front-back = после этого прорыва стороны стали бы зеркальны
stop-symmetry-rotation = после этого прорыва позиция совпала бы сама с собой при повороте на пол-оборота
stop-no-direction = в эту сторону фаланги нет

## Чей ход и как идут дела

turn-of = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}
your-turn = Ваш ход
turn-stones = { $count ->
    [1] { side-name } ставят последний камень
    [one] { side-name } ставят камень, осталось { $count }
    [few] { side-name } ставят камень, осталось { $count }
    [many] { side-name } ставят камень, осталось { $count }
   *[other] { side-name } ставят камень, осталось { $count }
}
must-answer = { side-name } должны ответить: уравнять прорывы сейчас же или проиграть.
must-cross = { side-name } должны ответить прорывом, иначе проиграют.
crossings = Прорывы
crossings-balance = Прорывы: белые { $white }, чёрные { $black }
crossings-short = { $white } : { $black }
crossings-level = поровну
crossings-ahead = { side-name } впереди
last-move = Последний ход
last-move-was = Последний ход: { $text }
move-number = Ход { $number }
no-moves-yet = Ходов ещё нет
status-pieces = У белых { $white ->
    [one] { $white } шашка
    [few] { $white } шашки
    [many] { $white } шашек
   *[other] { $white } шашки
}, у чёрных { $black }.
game-started = Партия началась.
flipped = { side-name } теперь внизу.
undone = Ход взят назад.
redone = Ход повторён.

## Ходы вслух

move-played = { side-name }: { $length ->
    [1] одиночная шашка, на { direction } с { $square } на { $target }
   *[other] фаланга из { $length } с { $square }, на { direction } на { $distance }{ $captures ->
        [0] {""}
       *[other] , сбито { $captures }
    }: голова на { $target }
}.{ $crossing ->
    [yes] {" "}Прорыв.
   *[no] {""}
}
stone-placed = { side-name }: камень на { $square }.

## Итоги

result-win = { side-name } выиграли
result-win-name = Победа: { $name }
result-you-win = Вы выиграли
result-you-lose = Вы проиграли
result-draw = Ничья
result = { $headline }. { $cause }
cause-unanswered = { side-name } не ответили на прорыв.
cause-no-pieces = { $side ->
    [white] У белых не осталось шашек.
   *[black] У чёрных не осталось шашек.
}
cause-crossers = { $side ->
    [white] Ход белых, и на последнем ряду у них больше шашек.
   *[black] Ход чёрных, и на последнем ряду у них больше шашек.
}
cause-no-moves = { $side ->
    [white] У белых нет ходов.
   *[black] У чёрных нет ходов.
}
cause-repetition = { side-name } повторили позицию в третий раз.
cause-resignation = { side-name } сдались.
cause-time = { $side ->
    [white] У белых вышло время.
   *[black] У чёрных вышло время.
}
draw-no-moves = У того, чей ход, ходов нет.
draw-all-fixed = Ни одна шашка больше не сможет пойти.
draw-repetition = Одна и та же позиция возникла в третий раз.
draw-agreement = Игроки договорились.
draw-other = Выиграть не может никто.

## Игроки и уровни

you = Вы
computer = Компьютер
opponent = Противник
computer-level = Компьютер: { $rank }, уровень { $level }
level-number = Уровень { $level }
level-named = { $level } · { $rank }
level-1 = Псил
    .hint = без доспехов и впервые в поле
level-2 = Пращник
    .hint = мечет камни и надеется
level-3 = Лучник
    .hint = видит ближайшую цель
level-4 = Пельтаст
    .hint = быстрые ноги, лёгкий щит
level-5 = Гоплит
    .hint = держит строй
level-6 = Всадник
    .hint = ищет открытый фланг
level-7 = Лохаг
    .hint = командир отряда
level-8 = Таксиарх
    .hint = командир полка
level-9 = Стратег
    .hint = командует войском
level-10 = Беотарх
    .hint = звание самого Эпаминонда

## Компьютер за работой

thinking = Думает …
thinking-name = { $name } думает …
engine-starting = Компьютер готовится …
engine-restarted = Компьютеру пришлось начать заново, он снова обдумывает ход.
engine-failed = Компьютер запустить не удалось. Вдвоём за этой доской играть можно.
engine-outdated = Компьютер от другой версии этой страницы. Он загружается заново.
hint-best = Подсказка: { $text }
draw-declined = Компьютер отказывается от ничьей.
draw-accepted = Компьютер согласен на ничью.

## Что хранится, и сама страница

saved = Сохранено
saving = Сохраняется …
not-saved = Не сохранено
    .quota = У браузера кончилось место: эта партия не сохранена. Скопируйте её запись, прежде чем закрыть страницу.
    .blocked = Браузер не разрешает ничего хранить: партия проживёт, пока открыта страница.
    .newer = Сохранённое сделано более новой версией этой страницы. Оно останется нетронутым, а эта партия не сохраняется.
restored = Ваша партия восстановлена.
stored-unreadable = Сохранённое здесь не читается. Оно останется нетронутым.
language-missing = { $name } сейчас не загрузить. Выберите язык ещё раз, когда будет сеть.
other-tab = Эта партия открыта в другой вкладке. Играйте там или перенесите её сюда.
    .take = Играть здесь
update-available = Готова новая версия.
    .apply = Обновить
    .later = Позже
offline-ready = Можно играть без сети.
offline-now = Вы без сети. Всё работает.
install = Установить
    .hint = Добавьте Epaminondas на главный экран.
copied = Скопировано
copy-failed = Браузер не дал скопировать. Выделите текст и скопируйте сами.
crashed = На этой странице что-то сломалось.
    .hint = Ваша партия ниже. Скопируйте её, перезагрузите страницу и вставьте обратно.
    .reload = Перезагрузить
engine-unsupported = В этом браузере игра не пойдёт: в нём нет WebAssembly.

## Ссылки, записи, позиции и набранные ходы, которые не читаются

link-wrong = Эту ссылку открыть нельзя: { $problem }. Ничего не изменилось.
record-wrong = Эту запись прочесть нельзя: { $problem }.
position-wrong = Эта позиция не годится: { $problem }.
rules-wrong = Эти правила не годятся: { $problem }.
move-wrong = «{ $found }» здесь не ход: { $problem }.
bad-empty = ничего не написано
bad-move = «{ $found }» не ход; ход — это хвост и цель, например d1-d4
bad-square-missing = не хватает поля
bad-square = на этой доске нет поля «{ $found }»
bad-column = столбца «{ $found }» нет
bad-row = ряда «{ $found }» нет
bad-rest = «{ $found }» здесь лишнее
bad-capture = ничего не сбито; ход записывается { $played }
bad-head = голова этой фаланги стоит на { $square }
bad-preset = правил с названием «{ $found }» нет
bad-preset-alone = «{ $found }» должно стоять отдельно
bad-setting = в правилах нет настройки «{ $found }»
bad-twice = «{ $found }» стоит дважды
bad-value = «{ $found }» не значение для { $name }
bad-known = { $problem }; возможно: { $name }
bad-content = «{ $found }» не обозначает поля; обозначают w b W B # и числа
bad-run = «{ $found }» пустых полей: должно быть от 1 до 20
bad-row-length = в этом ряду полей { $count } вместо { $columns }
bad-size = доски { $columns }×{ $rows } не бывает; столбцов и рядов от 4 до 20
bad-turn = должно быть сказано, чей ход: w или b
bad-duty = «{ $found }» ничего не говорит об обязанности прорваться; говорят - ! и x
bad-stones = «{ $found }» не число камней от 0 до 9
bad-tag = тег записан не в виде [Имя "значение"]
bad-comment = примечание не закрыто
bad-variation = вариант не закрыт
bad-alone = перед «{ $found }» нет ничего, к чему это могло бы относиться
bad-glyph = «{ $found }» не знак оценки; знаки — от $0 до $255
bad-result-place = результат стоит внутри варианта
bad-result = написано { $found }, но результат партии { $name }
bad-ending = партия не может здесь закончиться так: «{ $found }»
bad-ambiguous = отсюда ходы можно прочесть двояко: на второе поле встаёт голова или хвост
bad-end = текст обрывается
bad-payload = содержимое повреждено
bad-part = «{ $found }» не имеет вида имя=значение
bad-together = g и { $name } не могут стоять вместе
bad-encoding = «{ $found }» неверно закодировано знаками %
bad-length = партия обрезана или слишком длинная
bad-version = партия версии «{ $found }», которой эта страница не знает
bad-link-move = ход { $count }: { $problem }
too-long = текст слишком длинный
at-place = { $problem } (строка { $line }, знак { $column })
at-column = { $problem } (знак { $column })
at-move = ход { $number }: { $problem }
fault-piece-off-board = шашка { $square } стоит вне доски
fault-piece-on-obstruction = на { $square } сразу и шашка, и препятствие
fault-locked-off-far-row = запертая шашка { $square } стоит не на последнем ряду
fault-locked-in-free-rules = шашка на { $square } заперта, но в этих правилах шашки не запираются
fault-duty-without-rule = требуется прорыв, но в этих правилах отвечать не обязаны
fault-stones-under-duty = пока требуется прорыв, камни не ставят
fault-stone-region = чтобы поставить камни ({ $count }), нужно { $count } свободных полей между войсками; их { $free }
fault-depth = войско стоит в 1–4 ряда, а не в { $number }
fault-no-empty-row = рядов { $rows }: при глубине войск { $depth } между ними нет пустого ряда
fault-obstruction-off-board = препятствие { $square } вне доски
fault-obstruction-in-start = препятствие { $square } там, где строится войско
fault-stones = камней самое большее 9, а не { $count }

## Кнопки: короткие, под значками

undo = Ход назад
redo = Ход вперёд
hint = Подсказка
flip = Поворот
draw = Ничья
resign = Сдаться
new-game = Новая партия
start = Начать
cancel = Отмена
close = Закрыть
back = Назад
ok = ОК
retry = Ещё раз
confirm = Подтвердить
copy = Копировать
paste = Вставить
open = Открыть
save = Сохранить
delete = Удалить
reset = Сбросить
share = Поделиться
export = Экспорт
import = Импорт
settings = Настройки
rules = Правила
about = Об игре
keyboard = Клавиатура
menu = Меню
help = Помощь
pause = Пауза
resume = Дальше
stop = Стоп
rematch = Реванш
review = Разбор
analyse = Анализ
editor = Редактор
first = В начало
previous = Предыдущий
next = Следующий
last = В конец
play-here = Играть отсюда

## Части экрана: для чтения вслух или как подзаголовки

board = Доска
board-keys = Доска. Стрелки ведут по полям, Enter выбирает, вопросительный знак показывает все клавиши.
moves = Ходы
preview-title = Что получится
players = Игроки
tools = Инструменты
status = Положение
typed-move = Наберите ход
    .hint = например, d1-d4
    .play = Пойти
language = Язык
skip-to-board = К доске
loading = Загрузка …

## Начало

tagline = Игра линий. Длинная фаланга бьёт короткую; кто встал на последнем ряду и не получил ответа, тот выиграл.
credit = Роберт Эбботт, 1975
continue = Продолжить
continue-about = { $text } · ход { $number }
against = Против: { $name }
play-computer = С компьютером
play-computer-levels = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
    [many] { $count } уровней
   *[other] { $count } уровня
}
two-players = Вдвоём
    .hint = за одной доской
watch = Смотреть на компьютер
    .hint = он играет за обе стороны
lessons = Уроки
puzzles = Задачи
library = Библиотека
analysis = Анализ
open-game = Открыть партию
    .hint = запись, позиция или ссылка
import-text = Запись, позиция или ссылка
    .hint = Вставьте текст или перетащите файл в любое место страницы.
import-file = Выбрать файл
share-link = Ссылка
share-record = Запись
share-position = Позиция
first-move = Возьмите линию за хвост: нажмите на шашку, а потом на поле, куда должна встать голова.

## Вопросы

resign-question = Сдать эту партию?
    .side = Кто сдаётся?
    .white = Белые сдаются
    .black = Чёрные сдаются
draw-two-players = О ничьей могут договориться только два человека.
draw-question = Согласиться на ничью?
    .hint = Её должны хотеть оба.
    .agree = Ничья
draw-offer-question = Предложить компьютеру ничью?
    .offer = Предложить
pass-over = Ход { $side ->
    [white] белых
   *[black] чёрных
}: передайте доску.
leave-question = Начать новую партию?
    .hint = Текущая закончится без результата.
reset-question = Вернуть всё, как было вначале?
rules-change-question = Для этих правил нужна новая партия.

## Новая партия

opponent-kind = Противник
opponent-computer = Компьютер
opponent-person = Человек рядом
opponent-both = Компьютер с компьютером
your-side = Вы играете
side-white = Белыми
side-black = Чёрными
side-random = По жребию
level = Уровень
level-white = Уровень белых
level-black = Уровень чёрных
think-time = Время на ход
rule-set = Правила
board-size = Доска
more-rules = Другие правила
obstructions-place = Нажимайте на поля, чтобы поставить или убрать препятствие.
    .clear = Убрать все
    .mirror = Отразить
game-summary = { $text }, { $size }

## Настройки: название, значения, строка пояснения

settings-play = Игра
settings-look = Вид
settings-sound = Звук и отклик
settings-keys = Клавиатура
settings-data = Данные
target-marks = Метки целей
    .hint = На какое поле хода вы указываете.
    .head = Голова
    .head-hint = Поле, на которое встанет голова фаланги.
    .rear = Шашка в руке
    .rear-hint = Поле, на которое встанет взятая шашка.
move-entry = Как ходить
    .hint = Как сделать ход мышью или пальцем.
    .both = Оба способа
    .drag = Только тянуть
    .drag-hint = Нажатие лишь выбирает: случайно не пойти.
    .click = Только нажимать
confirm-moves = Подтверждать ходы
    .hint = Когда ход ждёт второго нажатия.
    .never = Никогда
    .touch = На сенсорном экране
    .sharp = При взятии и прорыве
    .always = Всегда
warn-losing = Предупреждать о проигрыше
    .hint = Переспрашивать, если ход оставляет прорыв без ответа.
theme = Оформление
    .system = Как на устройстве
    .terracotta = Терракота
    .night = Ночь
    .marble = Мрамор
    .contrast = Высокий контраст
piece-set = Шашки
    .shields = Щиты
    .discs = Кружки
    .letters = Буквы
board-lines = Линии на доске
coordinates = Координаты
    .inside = Внутри
    .outside = Снаружи
motion = Движение
    .slow = Медленно
    .normal = Обычно
    .fast = Быстро
sound = Звук
haptics = Вибрация
turn-board = Поворот доски
    .hint = Для двух игроков за одним устройством.
    .never = Никогда
    .flip = После каждого хода
    .pass = После каждого хода, когда устройство передано
    .opposite = Шашки лицом к своему игроку
shortcuts = Клавиши из одной буквы
    .hint = Клавиши доски действуют, когда она выбрана. «?» показывает все.
show-legal = Показывать, куда может пойти шашка
stored = Хранится на этом устройстве
    .persistent = Браузер обещал это сохранить.
    .fragile = Браузер может это стереть, если не хватит места.
export-all = Экспорт всего
import-all = Импорт всего

## Правила: название, значения, строка пояснения

rule-columns = Столбцы
rule-rows = Ряды
rule-depth = Рядов шашек
    .hint = Во сколько рядов стоит каждое войско вначале.
rule-obstructions = Препятствия
    .hint = Поля, на которые нельзя встать и через которые нельзя пройти.
rule-capture = Взятие
    .line = Вся линия
    .line-hint = Сбиваются все шашки противника на линии, если их меньше, чем ваших.
    .head = Только первая шашка
    .head-hint = Ваша линия всё равно должна быть длиннее, но сбивается лишь та шашка, на которую встали.
rule-crossers = Шашки на последнем ряду
    .free = Свободны
    .free-hint = Ходят дальше, бьют, и их можно сбить.
    .frozen = Заморожены
    .frozen-hint = Больше не ходят, но их можно сбить.
    .locked = Заперты
    .locked-hint = Не ходят, и сбить их нельзя.
    .answered = Заперты после ответа
    .answered-hint = Прорыв и ответный прорыв запирают шашки друг друга.
rule-answer = Победа
    .balance = Больше прорывов
    .balance-hint = Если ваш ход и на последнем ряду у вас больше шашек, вы выиграли.
    .must-cross = Отвечать сразу
    .must-cross-hint = На прорыв надо ответить прорывом следующим же ходом, иначе проигрыш.
rule-symmetry = Правило симметрии
    .mirror = Слева направо
    .mirror-hint = После прорыва левая половина не должна зеркально повторять правую.
    .front-back = Спереди назад
    .front-back-hint = После прорыва половина белых не должна зеркально повторять половину чёрных.
    .rotation = Пол-оборота
    .rotation-hint = После прорыва позиция не должна совпадать сама с собой, если повернуть доску и поменять цвета.
    .off = Нет
    .off-hint = Разрешён любой прорыв.
rule-repetition = Третье повторение
    .draw = Ничья
    .draw-hint = Одна и та же позиция в третий раз — ничья.
    .loses = Проигрыш
    .loses-hint = Кто в третий раз создал ту же позицию, проиграл.
    .off = Ничего
    .off-hint = Позиции могут повторяться без конца.
rule-no-move = Ходов нет
    .loses = Проигрыш
    .loses-hint = Кому нечем пойти, тот проиграл.
    .draw = Ничья
    .draw-hint = Если пойти нечем, не выиграл никто.
rule-stones = Камни
    .hint = Ничьи препятствия, которые игроки ставят до первого хода.
rule-first = Первый ход
    .hint = Кто начинает.

preset-standard = Стандарт
    .hint = Игра 1975 года: по 28 шашек на доске 14×12.
preset-quick = Быстрая
    .hint = Те же правила на доске 8×8: партия короче.
preset-igfip = igfip
    .hint = На последнем ряду шашки замерзают; на прорыв надо ответить сразу.
preset-locked = Запертые прорывы
    .hint = Прорыв и ответ на него навсегда запирают шашки друг друга.
preset-crossings = Crossings
    .hint = Предшественница 1963 года на 8×8: сбивается только одна шашка, прорвавшиеся заперты.
preset-stones = Камни преткновения
    .hint = Сначала ставят три камня, и всем приходится их обходить.
preset-boardspace = Boardspace
    .hint = После прорыва позиция не должна совпадать сама с собой при повороте.
preset-abstractplay = AbstractPlay
    .hint = Без правила симметрии, позиции могут повторяться.
preset-everyboard = EveryBoard
    .hint = Как AbstractPlay, но начинают чёрные.
preset-custom = Своя
    .hint = Ваша доска и ваши правила.

## Клавиатура: что делают клавиши

keys-on-board = На доске
keys-everywhere = Везде
key-arrows = от поля к полю
key-row-ends = первое и последнее поле ряда
key-board-ends = первое и последнее поле доски
key-pages = верх и низ столбца
key-select = выбрать; сделать показанный ход
key-cancel = отпустить
key-direction = выбрать направление; ещё раз — на поле дальше
key-distance = задать дальность
key-phalanxes = фаланги через это поле
key-moves = ходы отсюда
key-blocked = почему закрыты другие пути
key-last = последний ход
key-threats = чем грозит противник
key-status = чей ход и как идут дела
key-own = следующая ваша шашка; с Shift — шашка противника
key-type = набрать ход
key-help = показать все клавиши
key-undo = взять назад
key-redo = повторить
key-history = по ходам вперёд и назад
key-flip = перевернуть доску
say-phalanxes = Через { $square }: { $items }.
say-moves = С { $square }: { $items }.
say-blocked = { direction }: { $reason }
say-no-threats = Ни взятие, ни прорыв не грозят.
say-threats = Угрозы: { $items }.
say-capture-on = { $square }, сбивает { $count }
say-crossing-on = { $square }, прорыв

## Время

seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
ago-now = только что
ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}

## Правила на одной странице

rules-title = Правила
rules-aim = Цель
    .text = Прорваться через доску. Вы выиграли, если сейчас ваш ход и на последнем ряду, то есть на первом ряду противника, у вас больше шашек, чем у него на вашем.
rules-start = Начало
    .text = На доске 14 столбцов и 12 рядов. Каждая сторона заполняет два своих ряда: 28 шашек. Начинают белые, дальше ходят по очереди; пропускать ход нельзя.
rules-phalanx = Фаланга
    .text = Фаланга — это одна шашка или несколько шашек одного цвета, стоящих подряд на прямой: по ряду, по столбцу или по диагонали. Шашка может входить сразу в несколько фаланг.
rules-move = Ход
    .text = За ход одна фаланга идёт вдоль своей линии, вперёд или назад, не дальше чем на столько полей, сколько в ней шашек. Одиночная шашка делает шаг в любую сторону. Путь должен быть свободен: фаланга не прыгает, не поворачивает и не ходит боком.
    .split = Хвост линии можно оставить на месте и пойти только передней частью. Тогда и дальность, и силу считают лишь по тем шашкам, которые идут.
rules-capture = Взятие
    .text = Голова может встать на шашку противника, если фаланга длиннее вражеской линии, на которую она наступает, считая от этого поля прямо вперёд. Вся эта линия снимается с доски, а голова стоит там, где была её первая шашка.
    .limits = Равных не бьют, и одиночная шашка не бьёт никогда. Шашки сбоку от линии или за промежутком не считаются и не снимаются. Бить не обязательно.
rules-crossing = Прорыв и победа
    .text = Если вы впереди по прорывам, у противника есть один ход, чтобы уравнять: сбить вашу шашку или прорваться самому. Кто к началу своего следующего хода всё ещё впереди, тот выиграл.
    .free = Прорвавшиеся шашки остаются обычными: могут уйти, бить и быть сбитыми.
rules-symmetry = Правило симметрии
    .text = Прорыв запрещён, если после него левая половина доски станет зеркальным отражением правой. Поэтому одним копированием не спастись.
rules-end = Другие концовки
    .text = Если ваш ход, а у вас нет шашек или ходов, вы проиграли. Если одна и та же позиция при ходе той же стороны возникла в третий раз, это ничья. Можно сдаться, а вдвоём — договориться о ничьей.
rules-hand = Как ходить здесь
    .text = Нажмите на последнюю шашку линии, её хвост, а потом на поле, куда должна встать голова; или возьмите хвост и тяните вдоль линии. Хвост и направление определяют фалангу, цель — насколько она пойдёт.
    .marks = Точка — ход, крест — взятие, флажок — прорыв. Треугольник предупреждает: ход сразу проигрывает. Там, где дальше нельзя, маленький знак скажет почему.
rules-others = Другие правила
    .text = У новой партии могут быть другая доска и другие правила; каждое объяснено там, где его выбирают.

## Об игре

about-title = Об игре Epaminondas
about-man = Полководец
    .text = Эпаминонд из Фив родился около 418 года до н. э. Его учил пифагореец Лисид; в 385 году он спас в бою жизнь Пелопиду. В 371 году до н. э. при Левктрах он разбил спартанцев: его фаланга была глубока на одном крыле и наступала наискось.
    .after = Он дал свободу илотам Мессении и пал в бою в 362 году до н. э. Фаланга была старше его; он показал, что из неё можно сделать.
about-game = Игра
    .text = Роберт Эбботт придумал её в 1963 году под названием Crossings. В 1969 году её напечатал Сид Саксон в книге A Gamut of Games: доска 8×8, за раз сбивают одну шашку. В 1975 году появилась Epaminondas, с большей доской и взятием целых линий: её издала лондонская фирма Philmar, а через год в США сам Эбботт.
    .after = В 1979 году игру выпустил в Германии Bütehorn. В 1980 году она была в списке Spiel des Jahres и среди ста лучших по журналу GAMES. Журнал Abstract Games писал о ней в 2000 году, nestorgames переиздала её в 2010, а диссертация Кинга 2014 года в Технологическом институте ВВС США стала первым научным исследованием.
about-clarity = Ясность
    .text = Эбботт хотел от игры ясности: она глубока лишь настолько, насколько человек видит вперёд. Здесь сила на виду: какой длины каждая фаланга и куда она смотрит.
about-program = Эта программа
    .text = Она работает только в вашем браузере: без учётной записи, ничего никуда не отправляет, и сеть ей не нужна. Исходный код свободен, по лицензии MIT или Apache 2.0.
about-version = Версия { $name }
