//! What the page's main thread does, in its own time: its processor's, not the time that passes, which
//! other work on the machine decides.

use serde_json::{Value, json};

use super::{Wire, chromium_alone};

/// What the browser has written down of itself.
#[derive(Debug)]
pub(crate) struct Trace(Vec<Value>);

impl Wire {
    /// Writes down from now on what the browser does.
    pub(crate) fn trace(&mut self) {
        chromium_alone("a trace of the main thread");
        let categories = "disabled-by-default-devtools.timeline,toplevel,blink.user_timing,__metadata";
        let parameters = json!({ "categories": categories, "transferMode": "ReportEvents" });
        let begun = self.tell("Tracing.start", parameters);
        self.answer(begun);
    }

    /// What was written down since [`Wire::trace`].
    pub(crate) fn traced(&mut self) -> Trace {
        self.tell("Tracing.end", json!({}));
        let mut events = Vec::new();
        loop {
            let text = self.socket.read().expect("a trace");
            let message: Value = serde_json::from_str(text.to_text().expect("text")).expect("JSON");
            match message["method"].as_str() {
                Some("Tracing.dataCollected") => {
                    events.extend(message["params"]["value"].as_array().cloned().unwrap_or_default());
                }
                Some("Tracing.tracingComplete") => return Trace(events),
                _ => assert!(message["error"].is_null(), "{message}"),
            }
        }
    }
}

impl Trace {
    /// What each task of the main thread took that began between the page's first and last mark
    /// `measured`, in milliseconds.
    pub(crate) fn tasks_ms(&self) -> Vec<f64> {
        let at = |event: &Value| event["ts"].as_f64().unwrap_or(0.0);
        let marks = || self.0.iter().filter(|event| event["name"] == "measured").map(at);
        let (first, last) = (marks().fold(f64::INFINITY, f64::min), marks().fold(0.0, f64::max));
        let tasks = self.0.iter().filter(|event| event["name"] == "RunTask" && self.is_main(event));
        let own = |task: &Value| Some(task["tdur"].as_f64()? / 1000.0);
        tasks.filter(|task| at(task) > first && at(task) < last).filter_map(own).collect()
    }

    fn is_main(&self, event: &Value) -> bool {
        self.0.iter().any(|other| {
            other["name"] == "thread_name"
                && other["args"]["name"] == "CrRendererMain"
                && (&other["pid"], &other["tid"]) == (&event["pid"], &event["tid"])
        })
    }
}
