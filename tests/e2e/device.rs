//! What a device has beside a screen: sound, a motor, a lamp that goes out, a store that may
//! refuse, an app menu; and what is left when the page itself breaks.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Viewport, Visit, chromium_alone, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

async fn drag(visit: &Visit, from: &str, to: &str, ply: u32) {
    let board = visit.page.board(&quick()).await;
    visit.page.mouse_drag(&[board.named(from), board.named(to)]).await;
    visit.page.until(&format!("hands.board().dataset.ply === '{ply}'")).await;
}

/// Turns the switch of that id in the settings.
async fn turn(visit: &Visit, id: &str) {
    visit.page.act("settings").await;
    visit.page.until_dialog(true).await;
    visit.page.click_on(&format!("#{id}")).await;
    visit.page.act("done").await;
    visit.page.until_dialog(false).await;
}

/// Notes every audio context, and every sound that is started.
const LISTEN: &str = "window.contexts = []; window.sounds = 0;
    window.AudioContext = class extends AudioContext { constructor(...all) { super(...all); contexts.push(this); } };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...all) { sounds += 1; return start.apply(this, all); };";

#[test]
fn u040_sound_is_off_at_first_and_then_one_for_each_move() {
    journey("/", async |visit| {
        visit.page.before_all_else(LISTEN).await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        drag(visit, "c1", "c4", 1).await;
        assert_eq!(
            visit.page.ask("[contexts.length, sounds]").await,
            json!([0, 0]),
            "nobody asked for sound"
        );
        turn(visit, "set-sound").await;
        drag(visit, "c8", "c5", 2).await;
        assert_eq!(visit.page.ask("[contexts.length, sounds]").await, json!([1, 1]));
        visit.reload().await;
        visit.page.give_hands().await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '2'").await;
        drag(visit, "d1", "d4", 3).await;
        assert_eq!(visit.page.ask("sounds").await, json!(1), "the switch is remembered");
        turn(visit, "set-sound").await;
        drag(visit, "d8", "d5", 4).await;
        assert_eq!(visit.page.ask("sounds").await, json!(1), "and off is off");
    });
}

/// A refusal, a capture, a slide and an end: a sound for each.
async fn make_noise(visit: &Visit) {
    let text = "3b4/8/8/8/2wwb3/8/7w/w7 w";
    let here = position::read(text, &Preset::Quick.rules()).expect("a position");
    let board = visit.at_board(&here, "&mode=hotseat").await;
    visit.page.click(board.named("e4")).await;
    visit.page.until("document.querySelector('.sentence.is-refusal') !== null").await;
    visit.page.mouse_drag(&[board.named("c4"), board.named("e4")]).await;
    visit.page.until("hands.board().dataset.ply === '1'").await;
    visit.page.mouse_drag(&[board.named("d8"), board.named("c7")]).await;
    visit.page.until("hands.board().dataset.ply === '2'").await;
    visit.page.act("resign").await;
    visit.page.click_on("dialog [data-action=confirm]").await;
    visit.page.until("document.querySelector('dialog .result') !== null").await;
    visit.page.act("close").await;
    visit.page.until_dialog(false).await;
}

#[test]
fn u040_off_mutes_every_kind_of_sound() {
    journey("/", async |visit| {
        visit.page.before_all_else(LISTEN).await;
        visit.open("").await;
        visit.page.give_hands().await;
        make_noise(visit).await;
        assert_eq!(visit.page.ask("[contexts.length, sounds]").await, json!([0, 0]));
        turn(visit, "set-sound").await;
        make_noise(visit).await;
        assert_eq!(visit.page.ask("sounds").await, json!(4), "refusal, capture, slide, the end");
        turn(visit, "set-sound").await;
        make_noise(visit).await;
        assert_eq!(visit.page.ask("sounds").await, json!(4));
    });
}

#[test]
fn u040_a_suspended_voice_comes_back() {
    journey("/", async |visit| {
        visit.page.before_all_else(LISTEN).await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        turn(visit, "set-sound").await;
        drag(visit, "c1", "c4", 1).await;
        chromium_alone("a voice that runs where there is no sound card");
        visit.page.until("contexts[0].state === 'running'").await;
        // As a system does with a page in the background.
        visit.page.ask("contexts[0].suspend().then(() => true)").await;
        visit.page.until("contexts[0].state === 'suspended'").await;
        drag(visit, "c8", "c5", 2).await;
        visit.page.until("contexts[0].state === 'running'").await;
        assert_eq!(visit.page.ask("[contexts.length, sounds]").await, json!([1, 2]));
    });
}

/// What was played, measured; the recorder noted the samples at 24,000 a second.
const MEASURED: &str = "played.map(samples => {
    const loudest = Math.max(...samples.map(Math.abs)), seconds = samples.length / 24000;
    const ends = Math.max(Math.abs(samples[0]), Math.abs(samples.at(-1)));
    return loudest > 0.05 && loudest < 0.71 && seconds > 0.05 && seconds < 1.2 && ends < 0.01;
})";

#[test]
fn what_is_played_is_short_begins_and_ends_in_silence_and_never_clips() {
    journey("/", async |visit| {
        let recorder = "window.played = [];
            const { start } = AudioBufferSourceNode.prototype;
            AudioBufferSourceNode.prototype.start = function (...all) {
                played.push([...this.buffer.getChannelData(0)]);
                return start.apply(this, all);
            };";
        visit.page.before_all_else(recorder).await;
        visit.open("").await;
        visit.page.give_hands().await;
        turn(visit, "set-sound").await;
        make_noise(visit).await;
        assert_eq!(visit.page.ask(MEASURED).await, json!([true, true, true, true]));
    });
}

#[test]
fn u040_a_device_without_sound_plays_on() {
    journey("/", async |visit| {
        visit
            .page
            .before_all_else(
                "window.AudioContext = class { constructor() { throw new Error('no device'); } };",
            )
            .await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        turn(visit, "set-sound").await;
        drag(visit, "c1", "c4", 1).await;
        drag(visit, "c8", "c5", 2).await;
    });
}

#[test]
fn u041_the_audio_of_the_page_mixes_with_music_and_nothing_loops() {
    journey("/", async |visit| {
        let session = "Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
            window.loops = 0;
            const { start } = AudioBufferSourceNode.prototype;
            AudioBufferSourceNode.prototype.start = function (...all) { loops += this.loop; return start.apply(this, all); };";
        visit.page.before_all_else(session).await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        turn(visit, "set-sound").await;
        drag(visit, "c1", "c4", 1).await;
        visit.page.until("navigator.audioSession.type === 'ambient'").await;
        assert_eq!(
            visit.page.ask("[loops, document.querySelectorAll('audio, video').length]").await,
            json!([0, 0])
        );
    });
}

#[test]
fn u038_two_quick_taps_do_not_zoom_and_the_page_can_be_zoomed() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport::PHONE).await;
        visit.open("").await;
        let board = visit.at_board(&quick(), "&mode=hotseat").await;
        for _ in 0..2 {
            visit.page.tap(board.named("d4")).await;
        }
        assert_eq!(visit.page.ask("visualViewport.scale").await, json!(1));
        let zoomable = "[...document.querySelectorAll('button, #board, .square')].map(part => getComputedStyle(part).touchAction)
            .filter(action => !['manipulation', 'none', 'auto'].includes(action) && !action.includes('pinch')).length";
        assert_eq!(visit.page.ask(zoomable).await, json!(0));
        let doubles = "[...document.querySelectorAll('button')].filter(part => getComputedStyle(part).touchAction !== 'manipulation').length";
        assert_eq!(visit.page.ask(doubles).await, json!(0), "buttons");
        let meta = visit.page.ask_text("document.querySelector('meta[name=viewport]').content").await;
        assert!(!meta.contains("user-scalable") && !meta.contains("maximum-scale"), "{meta}");
    });
}

#[test]
fn u042_twenty_reloads_leave_no_error() {
    journey("/", async |visit| {
        for _ in 0..20 {
            visit.open("").await;
        }
        visit.at_board(&quick(), "&mode=play&side=black&level=1").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
    });
}

#[test]
fn the_motor_buzzes_once_for_each_move_when_it_is_wanted() {
    journey("/", async |visit| {
        visit
            .page
            .before_all_else("window.buzzes = 0; navigator.vibrate = () => { buzzes += 1; return true; };")
            .await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        drag(visit, "c1", "c4", 1).await;
        assert_eq!(visit.page.ask("buzzes").await, json!(0));
        turn(visit, "set-haptics").await;
        drag(visit, "c8", "c5", 2).await;
        assert_eq!(visit.page.ask("buzzes").await, json!(1));
    });
}

/// Screens that are kept on, counted.
const LAMP: &str = "window.lamps = 0;
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        lamps += 1;
        return window.lamp = { released: false, async release() { if (!this.released) { this.released = true; lamps -= 1; } } };
    } } });";

#[test]
fn u108_the_screen_stays_on_during_a_game_with_the_computer_and_no_longer() {
    journey("/", async |visit| {
        visit.page.before_all_else(LAMP).await;
        visit.open("").await;
        assert_eq!(visit.page.ask("lamps").await, json!(0));
        visit.at_board(&quick(), "&mode=hotseat").await;
        assert_eq!(visit.page.ask("lamps").await, json!(0), "two people keep their device awake");
        visit.at_board(&quick(), "&mode=play&side=white&level=1").await;
        visit.page.until("lamps === 1").await;
        // The system puts it out with a page that is hidden; seen again, the page asks again.
        visit.page.ask("(lamp.release(), lamps)").await;
        visit.page.ask("document.dispatchEvent(new Event('visibilitychange'))").await;
        visit.page.until("lamps === 1").await;
        visit.page.act("resign").await;
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("lamps === 0").await;
    });
}

#[test]
fn u108_a_device_whose_screen_cannot_be_kept_on_plays_on() {
    journey("/", async |visit| {
        visit
            .page
            .before_all_else("Object.defineProperty(navigator, 'wakeLock', { value: undefined });")
            .await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=play&side=white&level=1").await;
        drag(visit, "c1", "c4", 2).await;
    });
}

#[test]
fn the_browsers_offer_to_install_is_kept_until_somebody_wants_it() {
    journey("/", async |visit| {
        // Nor does a page of Firefox see what its driver adds to an event.
        chromium_alone("an offer to install");
        visit.open("").await;
        let offer = "(() => {
            const offer = new Event('beforeinstallprompt', { cancelable: true });
            window.asked = 0;
            offer.prompt = async () => { asked += 1; };
            dispatchEvent(offer);
            return offer.defaultPrevented;
        })()";
        assert_eq!(visit.page.ask(offer).await, json!(true), "the page asks when it is asked");
        visit.page.act("install").await;
        visit.page.until("asked === 1 && document.querySelector('[data-action=install]') === null").await;
    });
}

#[test]
fn a_browser_that_stores_nothing_says_so_and_plays_on() {
    journey("/", async |visit| {
        visit.page.before_all_else(
            "for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
                Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
            }",
        )
        .await;
        visit.open("").await;
        visit.page.until("document.querySelectorAll('.notice').length === 1").await;
        visit.at_board(&quick(), "&mode=play&side=white&level=1").await;
        drag(visit, "c1", "c4", 2).await;
        visit.set(&[("set-theme", "2")]).await;
        assert_eq!(visit.page.ask("document.documentElement.dataset.theme").await, json!("night"));
        assert_eq!(
            visit.page.ask("document.querySelectorAll('.notice').length").await,
            json!(1),
            "said once"
        );
    });
}

#[test]
fn u083_a_full_store_is_told_and_the_game_goes_on() {
    journey("/", async |visit| {
        visit.page.before_all_else(
            "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        )
        .await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        drag(visit, "c1", "c4", 1).await;
        visit.page.until("document.querySelector('.notice p')?.textContent.includes('no room')").await;
        drag(visit, "c8", "c5", 2).await;
    });
}

#[test]
fn a_page_that_breaks_gives_the_game_back() {
    journey("/", async |visit| {
        visit.expect_complaint("panicked");
        visit.expect_complaint("unreachable");
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        drag(visit, "c1", "c4", 1).await;
        visit.page.ask("document.createElementNS = () => { throw new Error('broken'); }").await;
        let board = visit.page.board(&quick()).await;
        visit.page.click(board.named("c8")).await;
        visit.page.until("document.querySelector('main.recovery [role=alert]') !== null").await;
        visit.page.screenshot("recovery").await;
        let record = visit.page.ask_text("document.querySelector('textarea').value").await;
        assert!(record.contains("c1-c4"), "{record}");
        visit.page.click_on("main.recovery a").await;
        // Not every browser takes a link to the page's own address for a reload, which stays on the board.
        let again = "(document.querySelector('[data-action=continue]')?.click(), document.querySelector('#board')?.dataset.ply === '1')";
        visit.page.until(again).await;
    });
}
