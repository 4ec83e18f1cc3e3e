//! The one who answers: owns the table, keeps a search between slices.

use super::facts::Facts;
use super::net::Net;
use super::request::{Control, Progress, Report, Request, Step};
use super::root::Root;
use super::table::Table;
use crate::rules::{MAX_WORDS, RuleSet};
use std::sync::Arc;

/// An engine with its table; made once, asked many times.
///
/// ```
/// use epaminondas::engine::{Control, Engine, Limits, Request};
/// use epaminondas::rules::{Position, Preset};
/// let start = Position::start(&Preset::Quick.rules())?;
/// let mut engine = Engine::new(1 << 20);
/// let report = engine.think(&Request::new(start, Limits::nodes(2_000)), &mut |_| Control::Go);
/// assert!(report.best.is_some());
/// # Ok::<(), Vec<epaminondas::rules::RuleFault>>(())
/// ```
pub struct Engine {
    table: Table,
    judge: Judge,
    rules: Option<RuleSet>,
    running: Option<Box<dyn Running>>,
}

/// Who says what a position is worth.
#[derive(Clone, Debug, Default)]
pub enum Judge {
    /// The net that belongs to the board, or the hand-written evaluation where there is none.
    #[default]
    Best,
    /// The hand-written evaluation.
    Hand,
    /// This net, on boards that it fits; the hand-written evaluation elsewhere.
    Net(Arc<Net>),
}

impl Judge {
    /// The net that judges by `rules`, if one does.
    fn net(&self, rules: &RuleSet) -> Option<Arc<Net>> {
        match self {
            Judge::Best => Net::of(rules).map(Arc::new),
            Judge::Hand => None,
            Judge::Net(net) => net.shape.fits(rules).then(|| Arc::clone(net)),
        }
    }
}

/// A search of some width.
trait Running {
    fn run(&mut self, table: &mut Table, control: &mut dyn FnMut(&Progress) -> Control) -> Step;
}

struct Search<const N: usize> {
    root: Root<N>,
    request: Request,
}

impl Engine {
    /// An engine whose table takes at most `table_bytes` bytes.
    #[must_use]
    pub fn new(table_bytes: usize) -> Engine {
        Engine { table: Table::new(table_bytes), judge: Judge::Best, rules: None, running: None }
    }

    /// The same engine with another judge.
    #[must_use]
    pub fn judged_by(self, judge: Judge) -> Engine {
        Engine { judge, ..self }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// Takes up a request, in place of whatever was being searched. Only a request without node
    /// limit, depth limit and level starts from what earlier searches of the rule set left in the
    /// table: the others are to give the same answer each time.
    pub fn begin(&mut self, request: &Request) {
        let rules = request.position.rules();
        let is_repeatable =
            request.limits.nodes.is_some() || request.limits.depth.is_some() || request.level.is_some();
        if is_repeatable || request.style.is_some() || self.rules.as_ref() != Some(rules) {
            self.table.forget();
        } else {
            self.table.age();
        }
        // What a style likes mustn't be left in the table for others.
        self.rules = request.style.is_none().then(|| rules.clone());
        let net = self.judge.net(rules);
        let net = net.as_deref();
        self.running = Some(match request.position.layout().words() {
            0..=3 => search::<3>(request, net),
            _ => search::<MAX_WORDS>(request, net),
        });
    }

    /// Searches on until the end or a pause; `control` is asked about every thousand nodes and
    /// after every iteration. Without a request before it, or after the end, it reports nothing.
    pub fn run(&mut self, control: &mut dyn FnMut(&Progress) -> Control) -> Step {
        match &mut self.running {
            Some(running) => running.run(&mut self.table, control),
            None => Step::Done(Report { best: None, facts: Facts::default(), progress: Progress::default() }),
        }
    }

    /// Answers a request in one go; a pause is taken for going on.
    pub fn think(&mut self, request: &Request, control: &mut dyn FnMut(&Progress) -> Control) -> Report {
        self.begin(request);
        loop {
            if let Step::Done(report) = self.run(control) {
                return report;
            }
        }
    }
}

fn search<const N: usize>(request: &Request, net: Option<&Net>) -> Box<dyn Running> {
    let (layout, board) = (request.position.layout(), request.position.board());
    let root = Root::<N>::new(layout.resized(), board.resized(), request, net);
    Box::new(Search { root, request: request.clone() })
}

impl<const N: usize> Running for Search<N> {
    fn run(&mut self, table: &mut Table, control: &mut dyn FnMut(&Progress) -> Control) -> Step {
        if !self.root.run(table, control) {
            return Step::Paused;
        }
        let first = self.root.moves.first().map(|m| m.step);
        let chosen = self.request.level.and_then(|level| {
            let size = self.request.position.rules().size;
            level.choose(size, &self.root.choices(), self.request.position.hash(), self.request.seed)
        });
        let best = chosen.or(first);
        let progress = self.root.progress().clone();
        let facts = best.map(|step| self.root.facts(step, progress.choices)).unwrap_or_default();
        Step::Done(Report { best, facts, progress })
    }
}
