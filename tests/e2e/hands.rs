//! The harness's own hands reach the page as a person's would: what the other journeys rest on.

use serde_json::json;

use crate::harness::{Point, Viewport, Visit, journey};

/// Writes down what arrives from now on, as "type" and what made it.
async fn listen(visit: &Visit) {
    let kinds = json!(["pointerdown", "pointermove", "pointerup", "keydown"]);
    visit
        .page
        .ask(&format!(
            "(window.felt = [], document.body.style.touchAction = 'none', {kinds}.forEach(kind => addEventListener(kind,
                event => felt.push(`${{kind}} ${{event.pointerType ?? event.key}}`))))"
        ))
        .await;
}

const FROM: Point = Point { x: 40.0, y: 60.0 };
const TO: Point = Point { x: 200.0, y: 90.0 };

#[test]
fn a_mouse_drag_arrives_as_pointer_events_of_a_mouse() {
    journey("/", async |visit| {
        visit.open("").await;
        listen(visit).await;
        visit.page.mouse_drag(&[FROM, TO]).await;
        visit.page.until("felt.at(-1) === 'pointerup mouse'").await;
        let order =
            "['pointerdown mouse', 'pointermove mouse', 'pointerup mouse'].map(what => felt.indexOf(what))";
        let order = visit.page.ask(order).await;
        assert!(
            order.as_array().expect("three places").iter().all(|place| place.as_i64() >= Some(0)),
            "{order}"
        );
    });
}

#[test]
fn a_finger_arrives_as_pointer_events_of_touch() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport::PHONE).await;
        visit.open("").await;
        listen(visit).await;
        visit.page.touch_drag(&[FROM, TO]).await;
        visit.page.until("felt.at(0) === 'pointerdown touch' && felt.at(-1) === 'pointerup touch'").await;
        visit.page.ask("window.felt = []").await;
        let middle = visit.page.center_of("main").await;
        visit.page.tap(middle).await;
        visit.page.until("felt.join() === 'pointerdown touch,pointerup touch'").await;
    });
}

#[test]
fn clicks_and_keys_arrive() {
    journey("/", async |visit| {
        visit.open("").await;
        listen(visit).await;
        visit.page.click(TO).await;
        visit.page.press(['b', '4', char::from(fantoccini::key::Key::Enter)]).await;
        visit.page.until("felt.slice(-3).join() === 'keydown b,keydown 4,keydown Enter'").await;
    });
}
