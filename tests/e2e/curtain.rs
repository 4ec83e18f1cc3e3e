//! What a first look shows while the program still arrives.

use serde_json::json;

use crate::harness::journey;

/// The words and strokes of the start screen's head, in the curtain and on the screen.
const HEADS: &str = "(([curtain, screen]) => {
    const strokes = root => [...root.querySelectorAll('[d], circle, [transform]')].map(part => part.cloneNode().outerHTML);
    const words = root => [...root.querySelectorAll('.start-tag, .start-by')].map(part => part.outerHTML);
    return [
        [words(curtain), strokes(curtain.querySelector('.wordmark'))],
        [words(screen), strokes(document.querySelector('#wordmark-large'))],
    ];
})([document.querySelector('template').content, document.querySelector('main.start')])";

/// Keeps in `seen` whether the curtain was ever drawn.
const WATCHING: &str =
    "new MutationObserver(() => { window.seen ||= document.querySelector('.curtain') !== null; })
    .observe(document, { childList: true, subtree: true }); window.seen = false;";

#[test]
fn the_curtain_says_word_for_word_what_the_start_screen_says() {
    journey("/", async |visit| {
        // Before the first visit: afterwards its template is empty.
        visit.open("#pos=nonsense").await;
        let heads = visit.page.ask(HEADS).await;
        assert_eq!(heads[0], heads[1]);
        assert!(heads[0][1].as_array().is_some_and(|strokes| strokes.len() > 11), "{heads}");
    });
}

#[test]
fn the_curtain_is_drawn_where_the_start_screen_follows_and_nowhere_else() {
    journey("/", async |visit| {
        visit.page.before_all_else(WATCHING).await;
        for (rest, is_drawn) in [("", true), ("#m=c1-c4&rules=quick&mode=hotseat", false)] {
            visit.page.go("about:blank").await;
            visit.open(rest).await;
            assert_eq!(visit.page.ask("window.seen").await, json!(is_drawn), "{rest}");
            assert_eq!(visit.page.ask("document.querySelector('.curtain')").await, json!(null), "{rest}");
        }
        visit.page.go("about:blank").await;
        visit.open("").await;
        visit.set(&[("set-language", "2")]).await;
        visit.page.go("about:blank").await;
        visit.open("").await;
        assert_eq!(visit.page.ask("window.seen").await, json!(false), "settings may say anything");
    });
}
