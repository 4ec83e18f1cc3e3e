//! The sprites, the name as drawn, shields, and the bands of the Greek key.

use crate::rules::Side;
use yew::prelude::*;

/// All drawn parts, once at the top of the page; everything else refers to them by name.
pub fn sprites() -> Html {
    const PARTS: [&str; 3] =
        [include_str!("../board/pieces.svg"), include_str!("ornament.svg"), include_str!("icons.svg")];
    PARTS.iter().map(|part| Html::from_html_unchecked(AttrValue::Static(part))).collect()
}

/// The name for narrow places.
pub fn small_wordmark() -> Html {
    html! {
        <svg class="wordmark wordmark-small" viewBox="0 0 11.41 1.2" aria-hidden="true"><use href="#wordmark-small"/></svg>
    }
}

/// The name as a heading's content.
pub fn large_wordmark() -> Html {
    html! {
        <svg class="wordmark wordmark-large" viewBox="0 0 11.07 1.16" role="img" aria-label="Epaminondas">
            <use href="#wordmark-large"/>
        </svg>
    }
}

/// A side's shield.
pub fn badge(side: Side) -> Html {
    let side = side.to_string();
    html! {
        <svg class={classes!("badge", format!("is-{side}"))} viewBox="-.5 -.5 1 1" aria-hidden="true">
            <use href={format!("#{side}-shield")}/>
        </svg>
    }
}

/// The thin band under the name.
pub fn meander() -> Html {
    html! {
        <svg class="meander" aria-hidden="true"><rect width="100%" height="11" fill="url(#meander-rule)"/></svg>
    }
}

/// The picture of the start screen: a deep phalanx meets a thin line, between two bands.
pub fn poster() -> Html {
    let band = |place: &'static str| {
        html! {
            <div class={classes!("frieze", place)}>
                <svg class="frieze-small"><rect width="100%" height="14" fill="url(#meander-frieze-small)"/></svg>
                <svg class="frieze-large"><rect width="100%" height="26" fill="url(#meander-frieze)"/></svg>
            </div>
        }
    };
    html! {
        <div class="poster" aria-hidden="true">
            <svg class="poster-art" viewBox="0 0 5 5.92" preserveAspectRatio="xMidYMin slice">
                <use href="#poster"/>
            </svg>
            { band("is-top") }
            { band("is-bottom") }
        </div>
    }
}
