//! Ten style sheets become one: one request, and one run of text compresses better.

use super::SlimError;
use crate::site::files::Files;

/// How Trunk links a sheet, up to its name and after it.
const LINK: (&str, &str) = ("<link rel=\"stylesheet\" href=\"./", "\"/>");

/// The sheet that all become.
const JOINED: &str = "styles.css";

/// Joins the style sheets that `index.html` links, in their order.
///
/// # Errors
/// [`SlimError::Styles`] when anything but space stands between the links.
pub(super) fn join(raw: &mut Files) -> Result<(), SlimError> {
    let Some(page) = raw.get("index.html").and_then(|bytes| String::from_utf8(bytes.clone()).ok()) else {
        return Ok(());
    };
    let Some(start) = page.find(LINK.0) else { return Ok(()) };
    let (mut rest, mut names) = (&page[start..], Vec::new());
    while let Some(after) = rest.trim_start().strip_prefix(LINK.0) {
        let (name, after) = after.split_once(LINK.1).ok_or(SlimError::Styles)?;
        names.push(name.to_string());
        rest = after;
    }
    if rest.contains(LINK.0) {
        return Err(SlimError::Styles);
    }
    let page = format!("{}{}{JOINED}{}{rest}", &page[..start], LINK.0, LINK.1);
    let sheets: Vec<Vec<u8>> = names.iter().filter_map(|name| raw.remove(name)).collect();
    raw.insert("index.html".to_string(), page.into_bytes());
    raw.insert(JOINED.to_string(), sheets.join(&b'\n'));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(page: &str) -> Files {
        [("index.html", page), ("a.css", "a{}"), ("b.css", "b{}")]
            .map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()))
            .into()
    }

    #[test]
    fn sheets_are_joined_in_the_pages_order() {
        let mut raw = site(
            "<p><link rel=\"stylesheet\" href=\"./b.css\"/>\n  <link rel=\"stylesheet\" href=\"./a.css\"/>\n<p>",
        );
        join(&mut raw).expect("one run");
        assert_eq!(raw["index.html"], b"<p><link rel=\"stylesheet\" href=\"./styles.css\"/>\n<p>");
        assert_eq!(raw["styles.css"], b"b{}\na{}");
        assert_eq!(raw.len(), 2);
    }

    #[test]
    fn sheets_with_something_between_them_are_refused() {
        let mut raw = site(
            "<link rel=\"stylesheet\" href=\"./b.css\"/><script></script><link rel=\"stylesheet\" href=\"./a.css\"/>",
        );
        assert_eq!(join(&mut raw), Err(SlimError::Styles));
    }
}
