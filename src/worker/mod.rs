//! The engine's desk in its web worker: takes orders, searches in slices, answers with ids.
//!
//! Pure but for the clock it is handed: `src/bin/worker.rs` wires it to the browser's messages.
//!
//! Invariants: between two slices it hears; a newer order silences the older one at once; every
//! order that starts a search ends in [`Tell::Done`] or [`Tell::Failed`], unless it was cancelled
//! or replaced; while the desk rests, no node is visited and no search's time runs. Slices are measured
//! in time; where they end makes no difference to what is found.

mod request;
mod words;

use crate::engine::{Control, Engine, Progress, Request, Step};
use crate::protocol::{Ask, Done, Order, Tell, VERSION};

/// The table: half of what a phone's browser grants a page's worker without asking.
pub const TABLE_BYTES: usize = 32 << 20;

/// Length of a slice in milliseconds: the worker stops within 20.
const SLICE_MS: f64 = 8.0;

/// The engine with the search it is at.
pub struct Desk {
    engine: Engine,
    job: Option<Job>,
    /// Since when it rests, in the clock's milliseconds, if it does.
    rests_since_ms: Option<f64>,
}

/// A search under way.
struct Job {
    id: u32,
    request: Request,
    arrived_ms: f64,
    movetime_ms: Option<f64>,
    /// Asked to end with what it has found.
    is_stopped: bool,
}

impl Desk {
    /// A desk whose engine has a table of about `table_bytes` bytes.
    #[must_use]
    pub fn new(table_bytes: usize) -> Desk {
        Desk { engine: Engine::new(table_bytes), job: None, rests_since_ms: None }
    }

    /// The first message: which build these files belong to.
    #[must_use]
    pub fn ready(build: &str) -> Tell {
        Tell::Ready { build: build.to_owned(), protocol: VERSION }
    }

    /// Is there a search to go on with?
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let is_resting = self.rests_since_ms.is_some();
        self.job.as_ref().is_some_and(|job| job.is_stopped || !is_resting)
    }

    /// The id of the running search.
    #[must_use]
    pub fn running(&self) -> Option<u32> {
        self.job.as_ref().map(|job| job.id)
    }

    /// Takes an order that arrived at `now_ms`; what there is to say at once.
    pub fn hear(&mut self, order: Order, now_ms: f64) -> Option<Tell> {
        match order {
            Order::Think(ask) => {
                self.job = None;
                match request::read(&ask) {
                    Ok(request) => self.begin(&ask, request, now_ms),
                    Err(error) => return Some(Tell::Failed { id: Some(ask.id), message: error.to_string() }),
                }
            }
            Order::Stop { id } => {
                if let Some(job) = self.job.as_mut().filter(|job| job.id == id) {
                    job.is_stopped = true;
                }
            }
            Order::Cancel { id } => {
                self.job.take_if(|job| job.id == id);
            }
            Order::Forget => {
                self.job = None;
                self.engine.forget();
            }
            Order::Pause => {
                self.rests_since_ms.get_or_insert(now_ms);
            }
            Order::Resume => {
                if let (Some(since), Some(job)) = (self.rests_since_ms.take(), &mut self.job) {
                    job.arrived_ms += now_ms - since.max(job.arrived_ms);
                }
            }
        }
        None
    }

    fn begin(&mut self, ask: &Ask, request: Request, now_ms: f64) {
        self.engine.begin(&request);
        self.job = Some(Job {
            id: ask.id,
            request,
            arrived_ms: now_ms,
            movetime_ms: ask.limits.movetime_ms.map(f64::from),
            is_stopped: false,
        });
    }

    /// Searches one slice of the running search, if any; `now_ms` reads the clock that
    /// [`Desk::hear`] was told. What there is to say of it.
    pub fn work(&mut self, now_ms: &dyn Fn() -> f64) -> Option<Tell> {
        if !self.is_busy() {
            return None;
        }
        let job = self.job.as_mut()?;
        let mut has_news = false;
        let mut last = Progress::default();
        let deadline = job.movetime_ms.map(|budget| job.arrived_ms + budget);
        let slice_end = now_ms() + SLICE_MS;
        let is_stopped = job.is_stopped;
        let step = self.engine.run(&mut |progress| {
            if progress.is_new {
                has_news = true;
                last = progress.clone();
            }
            let has_one_choice = progress.choices == 1 && progress.depth >= 2 && deadline.is_some();
            let now_ms = now_ms();
            if is_stopped || has_one_choice || deadline.is_some_and(|end| now_ms >= end) {
                Control::Stop
            } else if now_ms >= slice_end {
                Control::Pause
            } else {
                Control::Go
            }
        });
        let elapsed_ms = (now_ms() - job.arrived_ms).max(0.0) as u32;
        match step {
            Step::Paused => has_news.then(|| Tell::Progress(words::progress(job.id, &last, elapsed_ms))),
            Step::Done(report) => {
                let done = Done {
                    id: job.id,
                    best: report.best.map(|step| step.to_string()),
                    facts: words::facts(report.facts),
                    progress: words::progress(job.id, &report.progress, elapsed_ms),
                };
                self.job = None;
                Some(Tell::Done(done))
            }
        }
    }

    /// The position that is being searched, for reports of a breakdown.
    #[must_use]
    pub fn subject(&self) -> Option<String> {
        self.job.as_ref().map(|job| crate::notation::position::write(&job.request.position))
    }
}

#[cfg(test)]
mod tests;
