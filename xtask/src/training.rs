//! Self-play, training and tuning: the engine's own numbers, made anew by commands.
//!
//! A round plays games in files of some hundreds, each with the net of the round before as judge
//! (the first round with the hand-written evaluation), and fits a net to the samples of all rounds so
//! far. Files that are there already are kept: whatever is broken off goes on where it stopped.
//! Nothing of it is kept in the repository but the nets, with how they came about in
//! `src/engine/nets/README.md`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;

use crate::house::House;
use crate::trouble::Trouble;

/// Which net is meant.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Board {
    /// 14 columns by 12 rows, and with it all other boards but 8 by 8, with obstructions or without
    #[value(name = "14x12")]
    Standard,
    /// 8 by 8
    #[value(name = "8x8")]
    Quick,
}

/// One kind of game that a net is trained on.
struct Kind {
    rules: &'static str,
    obstructions: u8,
    /// Games in a round: fewer on large boards, where they take long.
    games: u32,
}

const fn kind(rules: &'static str, obstructions: u8, games: u32) -> Kind {
    Kind { rules, obstructions, games }
}

/// The most games in a file.
const FILE: u32 = 500;

const QUICK: [Kind; 1] = [kind("quick", 0, 10_000)];
/// The usual board; then small, middling and large ones, square and long, bare and obstructed.
const STANDARD: [Kind; 16] = [
    kind("standard", 0, 10_000),
    kind("columns=10,rows=10", 0, 1_000),
    kind("columns=10,rows=8", 6, 1_000),
    kind("columns=12,rows=10", 0, 500),
    kind("columns=14,rows=12", 10, 1_000),
    kind("columns=8,rows=8", 6, 500),
    kind("columns=6,rows=8", 0, 1_000),
    kind("columns=9,rows=12", 4, 500),
    kind("columns=16,rows=14", 8, 250),
    kind("columns=20,rows=20", 0, 100),
    kind("columns=20,rows=12", 12, 200),
    kind("columns=12,rows=18", 0, 200),
    kind("columns=5,rows=6", 0, 500),
    kind("columns=7,rows=7,depth=1", 2, 500),
    kind("columns=12,rows=14,depth=3", 0, 250),
    kind("columns=4,rows=8", 0, 500),
];

impl Board {
    fn name(self) -> &'static str {
        match self {
            Board::Standard => "14x12",
            Board::Quick => "8x8",
        }
    }

    fn kinds(self) -> &'static [Kind] {
        match self {
            Board::Standard => &STANDARD,
            Board::Quick => &QUICK,
        }
    }

    /// Columns and rows told apart, and kinds of things seen.
    fn shape(self) -> &'static str {
        match self {
            Board::Standard => "14,12,3",
            Board::Quick => "8,8,2",
        }
    }
}

/// Where the samples and nets of a round lie.
fn folder(house: &House, board: Board, round: u32) -> PathBuf {
    house.target().join("training").join(board.name()).join(round.to_string())
}

/// The net that a round's games are judged by; in the first round there is none.
fn judge(house: &House, board: Board, round: u32) -> Option<PathBuf> {
    let before = round.checked_sub(1).filter(|before| *before > 0)?;
    Some(folder(house, board, before).join("trained.net"))
}

/// Plays the games of a round, `share` hundredths of their full number.
///
/// # Errors
/// When the program can't be built, a game can't be played or a file can't be written.
pub fn selfplay(house: &House, board: Board, round: u32, share: u32) -> Result<(), Trouble> {
    let program = program(house)?;
    let folder = folder(house, board, round);
    fs::create_dir_all(&folder).map_err(Trouble::file(&folder))?;
    for (number, kind) in (0..).zip(board.kinds()) {
        let games = (kind.games * share).div_ceil(100);
        for file in 0..games.div_ceil(FILE) {
            let seed = round * 10_000 + number * 100 + file;
            let path = folder.join(format!("{seed}.samples"));
            if path.exists() {
                continue;
            }
            let mut command = Command::new(&program);
            command.arg("selfplay").args(["--rules", kind.rules]).arg("--to").arg(&path);
            command.args([
                "--games",
                &FILE.min(games - file * FILE).to_string(),
                "--seed",
                &seed.to_string(),
            ]);
            command.args(["--obstructions", &kind.obstructions.to_string()]);
            command.arg("--judge");
            match judge(house, board, round) {
                Some(net) => command.arg(format!("net={}", net.display())),
                None => command.arg("hand"),
            };
            run(command)?;
        }
    }
    Ok(())
}

/// Fits a net to the samples of all rounds up to `round`, and puts it where the engine is built from
/// if `keep` says so.
///
/// # Errors
/// When the program can't be built, there are no samples, or a file can't be written.
pub fn train(house: &House, board: Board, round: u32, keep: bool) -> Result<(), Trouble> {
    let program = program(house)?;
    let net = folder(house, board, round).join("trained.net");
    let mut command = Command::new(program);
    command.arg("train").args(["--shape", board.shape()]).arg("--to").arg(&net);
    command.args(samples(house, board, round)?);
    run(command)?;
    if keep {
        let kept = house.root().join(format!("src/engine/nets/{}.net", board.name()));
        fs::copy(&net, &kept).map_err(Trouble::file(&kept))?;
        println!("{} is now the engine's: build it anew", kept.display());
    }
    Ok(())
}

/// Fits the hand-written evaluation's numbers to the samples of the first round, and prints them.
///
/// # Errors
/// When the program can't be built or there are no samples.
pub fn tune(house: &House, board: Board) -> Result<(), Trouble> {
    let mut command = Command::new(program(house)?);
    command.arg("tune").args(samples(house, board, 1)?);
    run(command)
}

/// The files of samples of all rounds up to `round`, in order.
fn samples(house: &House, board: Board, round: u32) -> Result<Vec<PathBuf>, Trouble> {
    let mut files = Vec::new();
    for round in 1..=round {
        let folder = folder(house, board, round);
        for entry in fs::read_dir(&folder).map_err(Trouble::file(&folder))? {
            let path = entry.map_err(Trouble::file(&folder))?.path();
            files.extend(is_samples(&path).then_some(path));
        }
    }
    files.sort();
    Ok(files)
}

fn is_samples(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "samples")
}

/// The command line program, built for speed.
fn program(house: &House) -> Result<PathBuf, Trouble> {
    let mut command = Command::new("cargo");
    command.args(["build", "--release", "--bin", "epaminondas"]).current_dir(house.root());
    run(command)?;
    Ok(house.target().join("release/epaminondas"))
}

/// Runs a program whose words the person is to see.
fn run(mut command: Command) -> Result<(), Trouble> {
    let program = command.get_program().to_string_lossy().to_string();
    let status = command.status().map_err(Trouble::file(Path::new(&program)))?;
    if status.success() { Ok(()) } else { Err(Trouble::Failed { program }) }
}
