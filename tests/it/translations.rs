//! The build script that compiles the translations names everything that is wrong with them.

#[expect(dead_code, reason = "a build script's main is nobody's callee here")]
#[path = "../../src/i18n/build/main.rs"]
mod build;

const ENGLISH: &str = "\
-language = English
    .direction = ltr
    .plural = one: n = 1

undo = Undo
    .hint = Take back
# $count: number. How many.
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
# $side: side. Whose turn.
turn = { $side ->
    [white] White
   *[black] Black
} to move
";

const RUSSIAN: &str = "\
-language = Русский
    .direction = ltr
    .plural = one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n >= 0

undo = Назад
    .hint = Взять ход назад
pieces = { $count } шт.
turn = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}
";

/// What the build says of English with `from` replaced by `to`, as another language.
fn faults_of_copy(from: &str, to: &str) -> String {
    assert!(ENGLISH.contains(from));
    faults(&[("en", ENGLISH), ("xx", &ENGLISH.replace(from, to))])
}

fn faults(sources: &[(&str, &str)]) -> String {
    let sources: Vec<_> = sources.iter().map(|(tag, text)| ((*tag).to_owned(), (*text).to_owned())).collect();
    match build::compile(&sources) {
        Ok(_) => String::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    }
}

#[test]
fn a_faithful_copy_has_no_faults() {
    assert_eq!(faults_of_copy("Undo", "Back"), "");
}

#[test]
fn a_missing_message_is_named() {
    assert_eq!(faults_of_copy("    .hint = Take back\n", ""), "src/i18n/xx.ftl: undo-hint: is missing");
}

#[test]
fn a_surplus_message_is_named() {
    let said = faults_of_copy("undo = Undo\n", "undo = Undo\nredo = Redo\n    .hint = X\nx = y\n");
    assert!(said.contains("xx.ftl: redo: is surplus"), "{said}");
}

#[test]
fn a_missing_variable_is_named() {
    let said = faults_of_copy("{ $count } pieces", "pieces");
    assert_eq!(said, "", "one of the two variants still shows it");
    let said = faults(&[("en", ENGLISH), ("xx", &cut_select("pieces"))]);
    assert_eq!(said, "src/i18n/xx.ftl: pieces: variable $count is missing");
}

/// English whose message `id` is the bare word "Some".
fn cut_select(id: &str) -> String {
    let start = ENGLISH.find(&format!("{id} = ")).expect("the message is there");
    let end = start + ENGLISH[start..].find("}\n").expect("it ends with a select") + 2;
    format!("{}{id} = Some\n{}", &ENGLISH[..start], &ENGLISH[end..])
}

#[test]
fn a_surplus_variable_is_named() {
    let said = faults_of_copy("undo = Undo", "undo = Undo { $count }");
    assert_eq!(
        said,
        "src/i18n/xx.ftl: undo: variable $count is surplus: English declares no such variable here"
    );
    let said = faults_of_copy("undo = Undo", "undo = Undo { $many }");
    assert_eq!(said, "src/i18n/xx.ftl: undo: variable $many is surplus: English declares no such variable");
}

#[test]
fn a_word_of_the_program_is_never_shown() {
    let said = faults_of_copy("} to move", "} to move ({ $side })");
    assert!(said.contains("turn: $side is a word of the program"), "{said}");
}

#[test]
fn a_select_knows_all_keys_and_no_others() {
    let said = faults_of_copy("[one] { $count } piece\n", "[1] { $count } piece\n    [few] Few\n");
    assert!(said.contains("pieces: the select on $count"), "{said}");
    let said = faults_of_copy("    [white] White\n", "    [red] Red\n");
    assert!(said.contains("turn: the select on $side has no [white]"), "{said}");
}

#[test]
fn a_plural_rule_that_is_not_understood_is_quoted() {
    let said = faults(&[("en", ENGLISH), ("ru", RUSSIAN)]);
    assert_eq!(said, "src/i18n/ru.ftl: -language.plural: plural relation 'n >= 0' is not understood");
}

#[test]
fn a_text_that_is_no_fluent_is_named_by_its_line() {
    let said = faults_of_copy("undo = Undo", "undo = { Undo");
    assert!(said.starts_with("src/i18n/xx.ftl: line "), "{said}");
}

#[test]
fn plural_rules_become_rust() {
    let rules = RUSSIAN.replace("n >= 0", "n % 10 = 0,5..9 or n % 100 = 11..14");
    let sources = [("ru".to_owned(), rules), ("en".to_owned(), ENGLISH.to_owned())];
    let compiled = build::compile(&sources).expect("both languages are right");
    assert_eq!(compiled.tables.iter().map(|(tag, _)| tag.as_str()).collect::<Vec<_>>(), ["en", "ru"]);
    let few = "if matches!(n % 10, 2..=4) && !matches!(n % 100, 12..=14) { \"few\" }";
    assert!(compiled.rust.contains(few), "{}", compiled.rust);
}
