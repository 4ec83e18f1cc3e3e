//! A browser's driver: started anew when it doesn't come to listen, and quoted when it never does.
//!
//! Drivers choose their port, or are told one, and find out later that another program has just
//! taken it. That says nothing about the game, so it isn't what a journey fails by.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a driver or a browser is started before a journey fails by it.
pub(super) const TRIES: usize = 4;

/// How long a driver may take to listen.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long nothing is heard before the port is tried.
const PAUSE: Duration = Duration::from_millis(20);

/// The lines kept of what a driver says.
const KEPT_LINES: usize = 100;

/// A driver that listens. It ends when dropped.
pub(super) struct Driver {
    process: Child,
    said: Said,
    port: u16,
}

impl Driver {
    /// Starts what `call` gives: a command, and the port that the driver is told or 0 if it names one
    /// itself, in a line that `port_in` finds it in. Each try asks `call` again.
    pub(super) fn start(
        mut call: impl FnMut() -> (Command, u16),
        port_in: impl Fn(&str) -> Option<u16>,
    ) -> Driver {
        let mut failures = Vec::new();
        for _ in 0..TRIES {
            let (command, told) = call();
            match Driver::begin(command, told, &port_in) {
                Ok(driver) => return driver,
                Err(failure) => failures.push(failure),
            }
        }
        panic!("no driver came to listen:\n{}", failures.join("\n"));
    }

    fn begin(mut command: Command, told: u16, port_in: impl Fn(&str) -> Option<u16>) -> Result<Self, String> {
        let program = command.get_program().to_string_lossy().to_string();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().map_err(|error| format!("{program}: {error}"))?;
        let (said, lines) = Said::by(&mut process);
        let mut driver = Driver { process, said, port: told };
        match driver.until_heard(&lines, port_in) {
            Some(port) => driver.port = port,
            None => return Err(format!("{program}, {}", driver.state())),
        }
        Ok(driver)
    }

    /// The port that it comes to listen at, or nothing once it has ended.
    fn until_heard(&self, lines: &Receiver<String>, port_in: impl Fn(&str) -> Option<u16>) -> Option<u16> {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            match lines.recv_timeout(PAUSE).map(|line| port_in(&line)) {
                Ok(None) => {}
                Ok(named) => return named,
                Err(RecvTimeoutError::Disconnected) => return None,
                // One that says nothing at all is heard at the port itself.
                Err(RecvTimeoutError::Timeout) if self.port == 0 => {}
                Err(RecvTimeoutError::Timeout) => {
                    if TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
                        return Some(self.port);
                    }
                }
            }
        }
        None
    }

    /// The port that it listens at.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Whether it still runs, and what it has said, for whoever reads why a journey failed.
    pub(super) fn state(&mut self) -> String {
        let state = match self.process.try_wait() {
            Ok(Some(status)) => format!("ended ({status})"),
            Ok(None) => "still running".to_string(),
            Err(error) => error.to_string(),
        };
        format!("{state}, said:\n{}", self.said.text())
    }

    /// Ends it, if it still runs.
    pub(super) fn end(&mut self) {
        // What can't be tidied up any more doesn't change what happened.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.end();
    }
}

/// The last lines of what a process writes to both of its outputs.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<VecDeque<String>>>);

impl Said {
    /// Listens to `process`; also gives its lines as they come, until both outputs are closed.
    fn by(process: &mut Child) -> (Said, Receiver<String>) {
        let said = Said::default();
        let (send, lines) = channel();
        if let Some(output) = process.stdout.take() {
            said.hear(output, send.clone());
        }
        if let Some(output) = process.stderr.take() {
            said.hear(output, send);
        }
        (said, lines)
    }

    /// Listens to the end: geckodriver ends when nobody does.
    fn hear(&self, output: impl Read + Send + 'static, send: Sender<String>) {
        let said = self.clone();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line).trim_end().to_string();
                said.keep(line.clone());
                // Once the port is known, nobody waits for lines.
                let _ = send.send(line);
            }
        });
    }

    fn keep(&self, line: String) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == KEPT_LINES {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    fn text(&self) -> String {
        let lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().map(|line| format!("  {line}\n")).collect()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::net::TcpListener;
    use std::panic::catch_unwind;

    use super::super::site::held_port;
    use super::*;

    /// A program that behaves as `script` says.
    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn port_in(line: &str) -> Option<u16> {
        line.strip_prefix("port ")?.parse().ok()
    }

    #[test]
    fn a_driver_that_ends_without_naming_its_port_is_started_anew() {
        let mut scripts = ["echo 'no port for me' >&2; exit 1", "echo hello; echo port 4321"].into_iter();
        let driver = Driver::start(|| (shell(scripts.next().expect("two tries")), 0), port_in);
        assert_eq!(driver.port(), 4321);
    }

    #[test]
    fn a_driver_that_ends_without_listening_where_it_is_told_is_started_anew() {
        let silent = held_port().expect("a port of our own");
        let silent = silent.local_addr().expect("an address").port();
        let heard = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let heard = heard.local_addr().expect("an address").port();
        let mut tries = [("exit 1", silent), ("exec tail -f /dev/null", heard)].into_iter();
        let call = || {
            let (script, port) = tries.next().expect("two tries");
            (shell(script), port)
        };
        assert_eq!(Driver::start(call, port_in).port(), heard);
    }

    #[test]
    fn a_driver_that_never_listens_is_quoted() {
        let start = || Driver::start(|| (shell("echo 'bind failed' >&2; exit 3"), 0), port_in).port();
        let panic = catch_unwind(start).expect_err("no driver");
        let message = panic.downcast_ref::<String>().expect("a message");
        assert_eq!(message.matches("bind failed").count(), TRIES, "{message}");
        assert!(message.contains("exit status: 3"), "{message}");
    }

    #[test]
    fn a_driver_that_is_missing_is_named() {
        let start = || Driver::start(|| (Command::new("no-such-driver"), 0), port_in).port();
        let panic = catch_unwind(start).expect_err("no driver");
        assert!(panic.downcast_ref::<String>().expect("a message").contains("no-such-driver: "));
    }
}
