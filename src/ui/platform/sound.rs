//! Plays one short sound at a time through Web Audio.

use super::{js, waves};
use crate::store::effect::Sound;
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{AudioBufferSourceNode, AudioContext, AudioContextState};

/// Samples per second: enough for short knocks, and cheap to compute.
const RATE: f32 = 24_000.0;

/// How quickly a sound makes room for the next, in seconds: the time constant of its fading.
const FADE_S: f64 = 0.006;

/// The page's voice. No audio exists before the first gesture, as browsers demand, nor before the
/// first sound is wanted.
pub struct Speaker {
    has_gesture: Rc<Cell<bool>>,
    context: RefCell<Option<AudioContext>>,
    playing: RefCell<Option<Playing>>,
    _gestures: [EventListener; 2],
}

/// A sound on its way to the ear, through a gain that can end it softly.
struct Playing {
    source: AudioBufferSourceNode,
    gain: JsValue,
}

impl Default for Speaker {
    fn default() -> Speaker {
        let has_gesture = Rc::new(Cell::new(false));
        let gestures = ["pointerdown", "keydown"].map(|kind| {
            let known = Rc::clone(&has_gesture);
            EventListener::new(&gloo_utils::window(), kind, move |_| known.set(true))
        });
        Speaker { has_gesture, context: RefCell::default(), playing: RefCell::default(), _gestures: gestures }
    }
}

impl Speaker {
    /// Plays `sound` in place of the one playing. Failing to play is harmless.
    pub fn play(&self, sound: Sound) {
        if self.has_gesture.get() {
            // Without a sound device there is silence, and nothing else is different.
            let _ = self.try_play(sound);
        }
    }

    fn try_play(&self, sound: Sound) -> Result<(), JsValue> {
        let context = self.context()?;
        // Suspended by the system after backgrounding, for instance.
        if context.state() != AudioContextState::Running {
            let _ = context.resume()?;
        }
        let samples = waves::wave(sound, RATE);
        let buffer = context.create_buffer(1, samples.len() as u32, RATE)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        let gain = js::call(&context, "createGain", &[]).ok_or(JsValue::UNDEFINED)?;
        js::call(&source, "connect", std::slice::from_ref(&gain));
        js::call(&gain, "connect", &[context.destination().into()]);
        source.start()?;
        if let Some(earlier) = self.playing.replace(Some(Playing { source, gain })) {
            earlier.fade(context.current_time());
        }
        Ok(())
    }

    fn context(&self) -> Result<AudioContext, JsValue> {
        if let Some(context) = self.context.borrow().as_ref() {
            return Ok(context.clone());
        }
        mix_with_others();
        let context = AudioContext::new()?;
        self.context.replace(Some(context.clone()));
        Ok(context)
    }
}

impl Playing {
    /// Ends it without the click of a cut.
    fn fade(&self, now_s: f64) {
        if let Some(gain) = js::property(&self.gain, "gain") {
            js::call(&gain, "setTargetAtTime", &[0.into(), now_s.into(), FADE_S.into()]);
        }
        js::call(&self.source, "stop", &[(now_s + 8.0 * FADE_S).into()]);
    }
}

/// Music in the background goes on (`navigator.audioSession`, where there is one).
fn mix_with_others() {
    if let Some(session) = js::property(&gloo_utils::window().navigator(), "audioSession") {
        // A browser that refuses keeps its own default.
        let _ = js_sys::Reflect::set(&session, &JsValue::from_str("type"), &JsValue::from_str("ambient"));
    }
}
