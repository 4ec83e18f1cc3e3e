//! A static server for one site: the standard library only, so that a test can cut its
//! connections in the middle, which no server crate lets it do.

mod answer;
mod request;

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::trouble::Trouble;

/// What is served, changeable while it is being served.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// The folder that holds the site.
    pub folder: PathBuf,
    /// The path the site lies at, such as `/` or `/a/b/`.
    pub base: String,
    /// Files, by the start of their path from the folder, that are answered with status 500.
    pub broken: Vec<String>,
}

/// A running server on the loopback address. It stops when dropped.
pub struct Server {
    port: u16,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

struct Shared {
    content: Mutex<Content>,
    log: Mutex<Vec<String>>,
    stopped: AtomicBool,
}

impl Server {
    /// Serves `content` at `port`; port 0 lets the system choose.
    ///
    /// # Errors
    /// [`Trouble::PortTaken`], or the system's reason.
    pub fn start(content: Content, port: u16) -> Result<Self, Trouble> {
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|source| match source.kind() {
                io::ErrorKind::AddrInUse => Trouble::PortTaken { port },
                _ => Trouble::File { path: format!("port {port}").into(), source },
            })?;
        let address =
            listener.local_addr().map_err(|source| Trouble::File { path: "loopback".into(), source })?;
        let shared = Arc::new(Shared {
            content: Mutex::new(content),
            log: Mutex::default(),
            stopped: AtomicBool::new(false),
        });
        let accepting = thread::spawn({
            let shared = Arc::clone(&shared);
            move || accept(&listener, &shared)
        });
        Ok(Server { port: address.port(), shared, accepting: Some(accepting) })
    }

    /// The site's address, with its base path.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.content(|content| content.base.clone()))
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Reads or changes what is served, from the next request on.
    pub fn content<T>(&self, change: impl FnOnce(&mut Content) -> T) -> T {
        change(&mut self.shared.content.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The paths asked for since the last call, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        std::mem::take(&mut self.shared.log.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits as long as the server runs, which is until the process is ended.
    pub fn wait(mut self) {
        if let Some(accepting) = self.accepting.take() {
            // It only ends by a panic, which has been printed.
            let _ = accepting.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::SeqCst);
        // Wakes the accepting thread; if it is gone already, so much the better.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopped.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let shared = Arc::clone(shared);
        thread::spawn(move || converse(stream, &shared));
    }
}

/// One request a connection: nothing outlives the server.
fn converse(mut stream: TcpStream, shared: &Shared) {
    const PATIENCE: Duration = Duration::from_secs(10);
    // A browser that goes away in mid-answer is no news.
    let _ = stream.set_read_timeout(Some(PATIENCE));
    let Some(request) = request::read(&mut stream) else { return };
    shared.log.lock().unwrap_or_else(PoisonError::into_inner).push(request.path.clone());
    let content = shared.content.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let _ = answer::to(&request, &content).write(&mut stream, request.wants_body);
}
