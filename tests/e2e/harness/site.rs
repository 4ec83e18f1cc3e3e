//! The site as a host deploys it: served at a path, replaced, cut off, damaged.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::net::TcpSocket;
use xtask::house::House;
use xtask::serve::{Content, Server};
use xtask::site::build::{prepared, retire};
use xtask::site::files::{self, Files};
use xtask::site::seal::{Sealed, seal};

/// A served site.
pub(crate) struct Site {
    server: Option<Server>,
    content: Content,
    port: u16,
    // Keeps the port while nobody listens there.
    _held: Option<TcpSocket>,
}

impl Site {
    /// Serves `dist/` at `base`.
    pub(crate) fn serve(base: &str) -> Self {
        let house = House::find();
        assert!(house.dist().join("index.html").is_file(), "no site in dist/: run `cargo xtask build`");
        let content = Content { folder: house.dist(), base: base.to_string(), broken: Vec::new() };
        let held = held_port();
        let port = held.as_ref().map_or(0, |held| held.local_addr().expect("an address").port());
        let mut site = Site { server: None, content, port, _held: held };
        site.restore();
        site
    }

    /// The site's address, with its base path.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.content.base)
    }

    /// The address of the same site as another origin.
    pub(crate) fn foreign_address(&self) -> String {
        self.address().replace("127.0.0.1", "localhost")
    }

    /// Cuts the network: nobody listens any more.
    pub(crate) fn cut(&mut self) {
        self.server = None;
    }

    /// Mends the network, at the same port.
    pub(crate) fn restore(&mut self) {
        let server = Server::start(self.content.clone(), self.port).expect("a server");
        self.port = server.port();
        self.server = Some(server);
    }

    /// Replaces what is served by `files`, from the next request on.
    pub(crate) fn deploy(&mut self, files: &Files) {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("e2e/site-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder: PathBuf = House::find().target().join(name);
        files::write(&folder, files).expect("a writable target folder");
        self.change(|content| content.folder = folder);
    }

    /// Lets every file whose name begins so fail from the next request on.
    pub(crate) fn damage(&mut self, names: impl IntoIterator<Item = String>) {
        self.change(|content| content.broken = names.into_iter().collect());
    }

    /// The paths asked for since the last call.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.server.as_ref().map(Server::requests).unwrap_or_default()
    }

    fn change(&mut self, change: impl FnOnce(&mut Content)) {
        change(&mut self.content);
        if let Some(server) = &self.server {
            server.content(|served| *served = self.content.clone());
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if self.content.folder != House::find().dist() {
            // What stays behind lies in the target folder and hurts nobody.
            let _ = std::fs::remove_dir_all(&self.content.folder);
        }
    }
}

/// A port at which nobody listens until its owner does: no other program is given it by chance, as it
/// might be between two servers. `None` where a port can't be both held and listened at.
pub(super) fn held_port() -> Option<TcpSocket> {
    let socket = cfg!(unix).then(|| TcpSocket::new_v4().expect("a socket"))?;
    socket.set_reuseaddr(true).expect("a socket");
    socket.bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
    Some(socket)
}

/// The build in `dist/`, sealed again from what Trunk made.
pub(crate) fn sealed() -> Sealed {
    seal(&raw()).expect("a sound site")
}

/// A build that differs from the one in `dist/` in the page's script and so in its build id.
pub(crate) fn another_build() -> Sealed {
    let mut raw = raw();
    raw.get_mut("app.js").expect("the page's script").extend_from_slice(b"\n// Another build.\n");
    seal(&raw).expect("a sound site")
}

/// The site, with something more at the end of the worker's loader.
pub(crate) fn with_engine(more: &[u8]) -> Files {
    let mut files = sealed().files;
    let engine = files.keys().find(|name| name.starts_with("engine-")).cloned().expect("the worker's loader");
    files.get_mut(&engine).expect("the worker's loader").extend_from_slice(more);
    files
}

/// The build in `dist/` with the kill switch in the service worker's place.
pub(crate) fn killed_build() -> Sealed {
    let mut raw = raw();
    retire(&House::find(), &mut raw).expect("the kill switch");
    seal(&raw).expect("a sound site")
}

fn raw() -> Files {
    prepared(&House::find()).expect("what Trunk made: run `cargo xtask build`")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_port_stays_the_sites_own_while_the_network_is_cut() {
        let held = held_port().expect("a port of our own");
        let port = held.local_addr().expect("an address").port();
        for _ in 0..2 {
            let server = Server::start(Content::default(), port).expect("a server");
            assert_eq!(server.port(), port);
        }
        let other = TcpSocket::new_v4().expect("a socket");
        assert!(other.bind((Ipv4Addr::LOCALHOST, port).into()).is_err(), "somebody else was given {port}");
    }
}
