//! Journeys through the real site in a real browser.
