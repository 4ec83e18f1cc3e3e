//! What some sentences are, word for word.

use crate::i18n::{Language, Text, say, words};
use crate::rules::{Direction, Illegal, Move, Outcome, Reason, Side, Square};
use expect_test::{Expect, expect};

/// Sentences that show a language's grammar.
fn key_sentences(language: Language) -> String {
    let square = Square::new(1, 0);
    let step = Move::march(square, Direction::NorthEast, 4, 3, 2);
    let single = Move::march(Square::new(1, 1), Direction::South, 1, 1, 0);
    let rays = [(Direction::North, 3), (Direction::East, 1), (Direction::NorthEast, 4)];
    let texts = [
        words::preview(step, 2),
        words::played(Side::White, step, 2, false),
        words::played(Side::Black, single, 0, true),
        words::selected(square, &rays),
        Text::MoreBehind { count: 2, start: square, total: 6 },
        Text::Refused { reason: Box::new(Illegal::NotStronger { length: 4, run: 4 }.into()) },
        Text::Refused { reason: Box::new(Illegal::BlockedEnemy { at: square }.into()) },
        Text::TurnOf { side: Side::Black },
        Text::MustAnswer { side: Side::White },
        Text::CrossingsBalance { white: 1, black: 0 },
        words::result(Outcome::win(Side::White, Reason::Crossers), None),
        words::result(Outcome::win(Side::Black, Reason::Resignation), None),
        words::result(Outcome::draw(Reason::Repetition), None),
        words::and(Side::BOTH.map(|side| Text::SideName { side }).to_vec()),
        Text::Pieces { count: 1 },
        Text::Pieces { count: 5 },
    ];
    texts.iter().map(|text| say(language, text) + "\n").collect()
}

fn sentences_are(language: Language, expected: Expect) {
    expected.assert_eq(&key_sentences(language));
}

#[test]
fn english_sentences() {
    sentences_are(
        Language::En,
        expect![[r#"
            Phalanx of 4, north-east 3: captures 2.
            White: phalanx of 4 from b1, north-east 3, captures 2: head on h7.
            Black: single piece, south from b2 to b1. A crossing.
            b1 selected. Phalanx north 3, north-east 4.
            2 more behind: start at b1 to move 6
            Not possible: 4 against 4: you need more.
            Not possible: can’t pass the enemy at b1.
            Black to move
            White must answer: equalise the crossings now, or lose.
            Crossings: White 1, Black 0
            White wins. White has more pieces on the far row, and it is White’s turn.
            Black wins. White resigned.
            Draw. The same position stood on the board for the third time.
            White and Black
            1 piece
            5 pieces
        "#]],
    );
}

#[test]
fn german_sentences() {
    sentences_are(
        Language::De,
        expect![[r#"
            Phalanx aus 4, Nordost 3: schlägt 2.
            Weiß: Phalanx aus 4 von b1, Nordost 3, schlägt 2: Kopf auf h7.
            Schwarz: einzelner Stein von b2 nach b1, Süd. Ein Durchbruch.
            b1 gewählt. Phalanx Nord 3, Nordost 4.
            Noch 2 dahinter: ab b1 ziehen 6
            Geht nicht: 4 gegen 4: du brauchst mehr.
            Geht nicht: am Gegner auf b1 führt kein Weg vorbei.
            Schwarz ist am Zug
            Weiß muss antworten: jetzt ausgleichen oder verlieren.
            Durchbrüche: Weiß 1, Schwarz 0
            Weiß gewinnt. Weiß ist am Zug und hat mehr Steine auf der gegnerischen Grundreihe.
            Schwarz gewinnt. Weiß gibt auf.
            Unentschieden. Dieselbe Stellung stand zum dritten Mal auf dem Brett.
            Weiß und Schwarz
            1 Stein
            5 Steine
        "#]],
    );
}

#[test]
fn spanish_sentences() {
    sentences_are(
        Language::Es,
        expect![[r#"
            Falange de 4, 3 al noreste: captura 2.
            Blancas: falange de 4 desde b1, 3 al noreste, captura 2: cabeza en h7.
            Negras: pieza suelta, al sur de b2 a b1. Es un cruce.
            b1 elegida. Falange norte 3, noreste 4.
            2 más detrás: desde b1 se mueven 6
            No se puede: 4 contra 4: necesitas más.
            No se puede: el enemigo de b1 cierra el paso.
            Juegan las negras
            Las blancas deben responder: igualar ahora los cruces o perder.
            Cruces: blancas 1, negras 0
            Ganan las blancas. Les toca a las blancas y tienen más piezas en la última fila.
            Ganan las negras. Las blancas abandonan.
            Empate. La misma posición se ha dado por tercera vez.
            Blancas y Negras
            1 pieza
            5 piezas
        "#]],
    );
}

#[test]
fn russian_sentences() {
    sentences_are(
        Language::Ru,
        expect![[r#"
            Фаланга из 4, на северо-восток на 3: сбивает 2.
            Белые: фаланга из 4 с b1, на северо-восток на 3, сбито 2: голова на h7.
            Чёрные: одиночная шашка, на юг с b2 на b1. Прорыв.
            Выбрана b1. Фаланга: север 3, северо-восток 4.
            Позади ещё 2: с b1 пойдут 6
            Нельзя: 4 против 4: нужно больше.
            Нельзя: мимо шашки противника на b1 не пройти.
            Ход чёрных
            Белые должны ответить: уравнять прорывы сейчас же или проиграть.
            Прорывы: белые 1, чёрные 0
            Белые выиграли. Ход белых, и на последнем ряду у них больше шашек.
            Чёрные выиграли. Белые сдались.
            Ничья. Одна и та же позиция возникла в третий раз.
            Белые и Чёрные
            1 шашка
            5 шашек
        "#]],
    );
}

#[test]
fn french_sentences() {
    sentences_are(
        Language::Fr,
        expect![[r#"
            Phalange de 4, nord-est 3 : capture 2.
            Blancs : phalange de 4 depuis b1, nord-est 3, capture 2 : tête en h7.
            Noirs : pièce seule de b2 à b1, sud. Une percée.
            b1 choisie. Phalange nord 3, nord-est 4.
            Encore 2 derrière : depuis b1, 6 avancent
            Impossible : 4 contre 4 : il en faut plus.
            Impossible : l’ennemi en b1 barre le passage.
            Aux Noirs de jouer
            Les Blancs doivent répondre : égaliser les percées maintenant, ou perdre.
            Percées : Blancs 1, Noirs 0
            Les Blancs gagnent. C’est aux Blancs, et ils ont plus de pièces sur la dernière ligne.
            Les Noirs gagnent. Les Blancs abandonnent.
            Partie nulle. La même position est apparue une troisième fois.
            Blancs et Noirs
            1 pièce
            5 pièces
        "#]],
    );
}

#[test]
fn accented_sentences() {
    sentences_are(
        Language::Accented,
        expect![[r#"
            Pháálááñx óóf 4, ñóórţh-ééáášţ 3: çáápţúúrééš 2.
            Whííţéé: pháálááñx óóf 4 fróóm b1, ñóórţh-ééáášţ 3, çáápţúúrééš 2: hééáád óóñ h7.
            Blááçk: šííñgléé pííééçéé, šóóúúţh fróóm b2 ţóó b1. Á çróóššííñg.
            b1 šéélééçţééd. Pháálááñx ñóórţh 3, ñóórţh-ééáášţ 4.
            2 móóréé bééhííñd: šţáárţ ááţ b1 ţóó móóvéé 6
            Ñóóţ póóššííbléé: 4 áágááííñšţ 4: yóóúú ñééééd móóréé.
            Ñóóţ póóššííbléé: çááñ’ţ páášš ţhéé ééñéémy ááţ b1.
            Blááçk ţóó móóvéé
            Whííţéé múúšţ ááñšwéér: ééqúúáálííšéé ţhéé çróóššííñgš ñóów, óór lóóšéé.
            Çróóššííñgš: Whííţéé 1, Blááçk 0
            Whííţéé wííñš. Whííţéé hááš móóréé pííééçééš óóñ ţhéé fáár róów, ááñd ííţ ííš Whííţéé’š ţúúrñ.
            Blááçk wííñš. Whííţéé rééšíígñééd.
            Drááw. Ţhéé šááméé póóšííţííóóñ šţóóóód óóñ ţhéé bóóáárd fóór ţhéé ţhíírd ţííméé.
            Whííţéé ááñd Blááçk
            1 pííééçéé
            5 pííééçééš
        "#]],
    );
}
