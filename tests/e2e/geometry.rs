//! The board is where it is seen, sharp, and never mirrored (ACCEPTANCE C, D, L).

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Board, Point, Viewport, Visit, journey};

fn standard() -> Position {
    Position::start(&Preset::Standard.rules()).expect("a preset")
}

/// Squares whose middle belongs to another one.
const STRAYED: &str = "[...document.querySelectorAll('#board .square')].filter(square => {
    const { left, top, width, height } = square.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return isSeen && document.elementFromPoint(x, y) !== square && !document.elementFromPoint(x, y)?.closest('.tools');
}).map(square => square.dataset.square)";

#[test]
fn u032_a_click_means_the_square_under_it_after_scrolling_turning_and_dialogs() {
    journey("/", async |visit| {
        let phone = Viewport::PHONE;
        let lying = Viewport { width: phone.height, height: phone.width, ..phone };
        visit.page.become_like(&phone).await;
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        assert_eq!(visit.page.ask(STRAYED).await, json!([]), "upright");
        visit.page.become_like(&lying).await;
        visit.page.until("innerWidth > innerHeight").await;
        assert_eq!(visit.page.ask(STRAYED).await, json!([]), "lying");
        visit.page.become_like(&phone).await;
        visit.page.until("innerWidth < innerHeight").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        visit.page.press([char::from(fantoccini::key::Key::Escape)]).await;
        visit.page.until_dialog(false).await;
        visit
            .page
            .ask("(document.querySelector('main').style.paddingBottom = '900px', scrollTo(0, 120))")
            .await;
        visit.page.until("scrollY === 120").await;
        assert_eq!(visit.page.ask(STRAYED).await, json!([]), "scrolled");
        let board = visit.page.board(&standard()).await;
        visit.page.tap(board.named("e1")).await;
        visit.page.tap(board.named("e4")).await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        assert_eq!(visit.page.ask("hands.cell('e4').dataset.piece").await, json!("white"));
    });
}

#[test]
fn u034_the_board_is_drawn_in_vectors_alone_at_every_density() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        let rasters = "[...document.querySelectorAll('.board-frame *')].filter(part => {
            const { backgroundImage, maskImage } = getComputedStyle(part);
            return ['image', 'img', 'canvas', 'video'].includes(part.tagName.toLowerCase())
                || backgroundImage !== 'none' || ![undefined, 'none'].includes(maskImage);
        }).length";
        for scale in [1.0, 2.0, 3.0] {
            visit.page.become_like(&Viewport { scale, ..Viewport::DESKTOP }).await;
            visit.page.until(&format!("devicePixelRatio === {scale}")).await;
            assert_eq!(visit.page.ask(rasters).await, json!(0), "{scale}");
        }
    });
}

#[test]
fn u039_pieces_are_plain_shapes_and_all_56_are_seen() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        let tricks = "[...document.querySelectorAll(`.board-frame *, symbol[id^=white-] *, symbol[id^=black-] *,
            g[id^=white-] *, g[id^=black-] *`)].filter(part => {
            const { filter, maskImage, mask, mixBlendMode } = getComputedStyle(part);
            return ['foreignobject', 'filter', 'mask'].includes(part.tagName.toLowerCase()) || filter !== 'none'
                || mixBlendMode !== 'normal' || part.hasAttribute('mask') || part.hasAttribute('filter');
        }).map(part => part.outerHTML.slice(0, 80))";
        assert_eq!(visit.page.ask(tricks).await, json!([]));
        let seen = "[...document.querySelectorAll('#board .piece')].filter(piece => {
            const { width, height } = piece.getBoundingClientRect();
            return width > 20 && height > 20;
        }).length";
        assert_eq!(visit.page.ask(seen).await, json!(56));
    });
}

/// A board in a page that runs from right to left, as Arabic and Hebrew do.
async fn mirrored(visit: &Visit) -> Board {
    visit.open("").await;
    visit
        .page
        .ask("(document.documentElement.dataset.dir = 'rtl', document.documentElement.dir = 'rtl', true)")
        .await;
    visit.at_board(&standard(), "&mode=hotseat").await
}

#[test]
fn u037_from_right_to_left_the_panel_is_mirrored_and_the_board_is_not() {
    journey("/", async |visit| {
        let board = mirrored(visit).await;
        let (a1, n1, a12) = (board.named("a1"), board.named("n1"), board.named("a12"));
        let under = |at: Point| format!("document.elementFromPoint({}, {}).dataset.square", at.x, at.y);
        assert_eq!(visit.page.ask_text(&under(a1)).await, "a1");
        assert!(a1.x < n1.x && a1.y > a12.y);
        let is_mirrored = "document.querySelector('.moves').getBoundingClientRect().right
            <= document.querySelector('.board-frame').getBoundingClientRect().left";
        assert_eq!(visit.page.ask(is_mirrored).await, json!(true), "the panel stands at the left");
        visit.page.mouse_drag(&[board.named("c1"), board.named("f4")]).await;
        visit.page.until("document.querySelector('.move[data-ply]')?.textContent.trim() === 'c1-f4'").await;
        visit.page.ask("hands.cell('c11').focus()").await;
        visit.page.press([char::from(fantoccini::key::Key::Right)]).await;
        visit.page.until("document.activeElement.dataset.square === 'd11'").await;
    });
}

#[test]
fn u103_notation_keeps_its_direction_inside_text_that_runs_from_right_to_left() {
    journey("/", async |visit| {
        let board = mirrored(visit).await;
        visit.page.mouse_drag(&[board.named("c1"), board.named("c4")]).await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        let direction =
            |selector: &str| format!("getComputedStyle(document.querySelector('{selector}')).direction");
        for selector in [".move[data-ply]", ".move-list", ".crossings-figures bdi", ".board-frame"] {
            assert_eq!(visit.page.ask_text(&direction(selector)).await, "ltr", "{selector}");
        }
        assert_eq!(visit.page.ask_text(&direction(".sentence")).await, "rtl");
        visit.page.choose_in_menu("share").await;
        visit.page.until_dialog(true).await;
        let fields = "[...document.querySelectorAll('dialog :is(input, textarea)')].map(field => getComputedStyle(field).direction)
            .filter(direction => direction !== 'ltr')";
        assert_eq!(visit.page.ask(fields).await, json!([]));
    });
}
