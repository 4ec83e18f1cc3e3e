//! The project's own commands: `cargo xtask --help`.

use std::process::{Command, ExitCode};

use clap::{Parser, Subcommand};

use xtask::house::House;
use xtask::lighthouse;
use xtask::serve::{Content, Server};
use xtask::site::build::build;
use xtask::suites::{self, Suite, journeys, pictures};
use xtask::targets;
use xtask::tools::other_browsers::Make;
use xtask::tools::{Toolbox, stand_in};
use xtask::training::{self, Board};
use xtask::trouble::Trouble;

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    about = "From a bare clone to a running, tested site"
)]
struct Line {
    #[command(subcommand)]
    order: Order,
}

#[derive(Subcommand)]
enum Order {
    /// Build the release site into dist/
    Build {
        /// Make a site whose service worker removes every older one and itself
        #[arg(long)]
        kill_switch: bool,
    },
    /// Build the site and serve it on this machine
    Serve {
        /// Port to listen on; 0 lets the system choose
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Path to serve the site at
        #[arg(long, default_value = "/")]
        base: String,
        /// Open it in the browser
        #[arg(long)]
        open: bool,
        /// Serve what dist/ holds already
        #[arg(long)]
        no_build: bool,
    },
    /// Run every suite: host, components, wasm, browser
    Test {
        /// Run one kind of suite alone
        #[arg(long)]
        only: Option<Suite>,
        /// Run the journeys alone, all of them, in another browser
        #[arg(long, conflicts_with = "only")]
        browser: Option<Make>,
    },
    /// Make pictures of the page in every theme, on a phone, a tablet and a desktop
    Screenshots,
    /// Measure what the engine is to reach, natively and in the browser
    Targets,
    /// Let Lighthouse judge the site: points, and how fast it is there on a phone
    Lighthouse,
    /// Let the engine play itself: the games of one round of training
    Selfplay {
        /// Whose boards
        #[arg(long, value_enum, default_value_t = Board::Standard)]
        board: Board,
        /// The first round is judged by hand, each other one by the net of the round before
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        round: u32,
        /// Hundredths of the full number of games
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
        share: u32,
    },
    /// Fit a net to the games of all rounds so far
    Train {
        /// Whose net
        #[arg(long, value_enum, default_value_t = Board::Standard)]
        board: Board,
        /// The last round to learn from
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        round: u32,
        /// Make it the engine's
        #[arg(long)]
        keep: bool,
    },
    /// Fit the hand-written evaluation to the games of the first round
    Tune {
        /// Whose boards
        #[arg(long, value_enum, default_value_t = Board::Standard)]
        board: Board,
    },
}

fn main() -> ExitCode {
    if stand_in::is_played() {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        return report(stand_in::play(&arguments));
    }
    let house = House::find();
    report(match Line::parse().order {
        Order::Build { kill_switch } => make(&house, kill_switch),
        Order::Serve { port, base, open, no_build } => serve(&house, port, &base, open, no_build),
        Order::Test { browser: Some(make), .. } => journeys::run(&house, make),
        Order::Test { only, .. } => suites::run(&house, only),
        Order::Screenshots => pictures::make(&house),
        Order::Lighthouse => lighthouse::run(&house),
        Order::Targets => targets::run(&house),
        Order::Selfplay { board, round, share } => training::selfplay(&house, board, round, share),
        Order::Train { board, round, keep } => training::train(&house, board, round, keep),
        Order::Tune { board } => training::tune(&house, board),
    })
}

fn report(outcome: Result<(), Trouble>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The suites' last line is their total, which says it already.
        Err(Trouble::Suites { .. }) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn make(house: &House, kill_switch: bool) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    let built = build(house, &tools, kill_switch)?;
    println!("build {} is in {}", built.site.build, house.dist().display());
    Ok(())
}

fn serve(house: &House, port: u16, base: &str, open: bool, no_build: bool) -> Result<(), Trouble> {
    let inner = base.trim_matches('/');
    let base = if inner.is_empty() { "/".to_string() } else { format!("/{inner}/") };
    // Before the build, so that a taken port is known at once.
    let server = Server::start(Content { folder: house.dist(), base, ..Content::default() }, port)?;
    if !no_build {
        make(house, false)?;
    } else if !house.dist().join("index.html").is_file() {
        return Err(Trouble::NoSite { dist: house.dist() });
    }
    println!("Epaminondas is at {} (Ctrl-C ends it)", server.address());
    if open {
        show(&server.address());
    }
    server.wait();
    Ok(())
}

/// Opens `address` in the person's browser; where that can't be done, the printed address remains.
fn show(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    if Command::new(program).args(first).arg(address).spawn().is_err() {
        eprintln!("no browser could be opened: follow the address above");
    }
}
