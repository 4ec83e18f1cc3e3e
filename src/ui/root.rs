//! The one component that owns the state: messages go through `store::update`, effects to their
//! interpreter, and the page follows from the state.

use super::board::{FOCUS, build::Memory};
use super::effects::Effects;
use super::page;
use super::panels::arrangement::Window;
use super::panels::typed_move;
use super::platform::{Listener, dom, hand, link, place, shortcuts, timers, viewport};
use super::shortcuts::{command, meaning};
use crate::store::msg::{AppMsg, PlayMsg};
use crate::store::settings::keys::Keys;
use crate::store::{Msg, State, update};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// The page.
pub struct Root {
    state: State,
    is_started: bool,
    window: Window,
    is_typing: bool,
    address: String,
    build: String,
    effects: Effects,
    /// Hears messages for the store; always the same one, so that parts of the page stay equal.
    send: Callback<Msg>,
    /// Hears whether the field for a typed move is wanted.
    ontyping: Callback<bool>,
    /// What the board remembers between two views.
    memory: RefCell<Memory>,
    /// The single-character keys, unless they are off. Shared with the listener.
    keys: Rc<Cell<Option<Keys>>>,
    _listeners: Vec<Listener>,
}

/// What the root hears.
pub enum RootMsg {
    /// Something for the store.
    Store(Msg),
    /// The window has another size.
    Resized(Window),
    /// The field for a typed move was asked for, or put away.
    TypingSet(bool),
}

impl Component for Root {
    type Message = RootMsg;
    type Properties = ();

    fn create(ctx: &Context<Root>) -> Root {
        let scope = ctx.link();
        let keys = Rc::new(Cell::new(Some(Keys::default())));
        let resized = scope.callback(RootMsg::Resized);
        let send = scope.callback(RootMsg::Store);
        let (told, active) = (send.clone(), Rc::clone(&keys));
        let pressed = shortcuts::listen(move |key, code, has_shift| {
            let command = active.get().and_then(|keys| command(&keys, key, code, has_shift));
            let meant = command.and_then(meaning);
            let is_meant = meant.is_some();
            meant.into_iter().for_each(|msg| told.emit(msg));
            is_meant
        });
        let mut listeners = Vec::from(hand::listen());
        listeners.extend([viewport::listen(move |size| resized.emit(size.into())), pressed]);
        Root {
            state: State::default(),
            is_started: false,
            window: viewport::size().into(),
            is_typing: false,
            address: link::page(),
            build: place::build(),
            effects: Effects::start(send.clone()),
            send,
            ontyping: scope.callback(RootMsg::TypingSet),
            memory: RefCell::default(),
            keys,
            _listeners: listeners,
        }
    }

    fn update(&mut self, _: &Context<Root>, msg: RootMsg) -> bool {
        match msg {
            RootMsg::Store(msg) => return self.advance(msg),
            RootMsg::Resized(window) => self.window = window,
            RootMsg::TypingSet(is_typing) => {
                self.is_typing = is_typing;
                dom::focus_soon(if is_typing { typed_move::FIELD } else { FOCUS });
            }
        }
        true
    }

    fn view(&self, _: &Context<Root>) -> Html {
        page::view(
            &page::Shown {
                state: &self.state,
                is_started: self.is_started,
                window: self.window,
                is_typing: self.is_typing,
                address: &self.address,
                build: &self.build,
            },
            &mut self.memory.borrow_mut(),
            &self.send,
            &self.ontyping,
        )
    }
}

impl Root {
    fn advance(&mut self, msg: Msg) -> bool {
        if matches!(msg, Msg::App(AppMsg::Started { .. })) {
            self.is_started = true;
            dom::remove(".curtain");
        }
        // A game with clocks hears first how late it is.
        if self.state.play.clocks.is_set() {
            self.tell(Msg::Play(PlayMsg::TimePassed { now_ms: timers::now_ms() }));
        }
        self.tell(msg);
        self.keys.set(self.state.settings.active_keys());
        true
    }

    fn tell(&mut self, msg: Msg) {
        for effect in update(&mut self.state, msg) {
            self.effects.run(effect, &self.state);
        }
    }
}
