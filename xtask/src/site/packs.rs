//! The languages that the page fetches when they are wanted: `packs/<tag>.txt`, each named in the
//! page's head as `<meta name="texts-<tag>">`.

use super::files::Files;
use crate::house::House;
use crate::trouble::Trouble;

// The very code that compiled the page's own texts: their messages have the same numbers.
#[expect(dead_code, reason = "of the build script, only the compiled texts are wanted here")]
#[path = "../../../src/i18n/build/main.rs"]
mod texts;

/// Adds every language but the built-in first one.
///
/// # Errors
/// [`Trouble::Texts`] with the first fault of a language's file.
pub(super) fn add(house: &House, raw: &mut Files) -> Result<(), Trouble> {
    let folder = house.root().join("src/i18n");
    let compiled = texts::sources(&folder).and_then(|sources| texts::compile(&sources));
    let compiled = compiled
        .map_err(|faults| Trouble::Texts(faults.first().map(ToString::to_string).unwrap_or_default()))?;
    let packs = compiled.tables.into_iter().skip(1).map(|(tag, table)| (tag, table.into_bytes()));
    put(raw, packs.collect());
    Ok(())
}

fn put(raw: &mut Files, packs: Vec<(String, Vec<u8>)>) {
    let names: String = packs
        .iter()
        .map(|(tag, _)| format!("<meta name=\"texts-{tag}\" content=\"packs/{tag}.txt\">"))
        .collect();
    if let Some(page) = raw.get_mut("index.html") {
        // `seal` has the say on a page that isn't text.
        let page_text = String::from_utf8_lossy(page).replacen("</head>", &format!("{names}</head>"), 1);
        *page = page_text.into_bytes();
    }
    raw.extend(packs.into_iter().map(|(tag, table)| (format!("packs/{tag}.txt"), table)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_every_language_but_english() {
        let mut raw: Files = [("index.html".to_string(), b"<head></head>".to_vec())].into();
        add(&House::find(), &mut raw).expect("the languages are sound");
        let page = String::from_utf8_lossy(&raw["index.html"]).into_owned();
        let named: Vec<&str> =
            page.split("content=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let there: Vec<&str> = raw.keys().map(String::as_str).filter(|name| *name != "index.html").collect();
        assert_eq!(named, there);
        assert!(there.contains(&"packs/de.txt") && !there.contains(&"packs/en.txt"), "{there:?}");
    }
}
