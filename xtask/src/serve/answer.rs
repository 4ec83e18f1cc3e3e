//! Chooses a file and the headers that it is sent with.

use std::fs;
use std::io::{self, Write};

use super::Content;
use super::request::Request;
use crate::site::seal::FIXED;

/// A response.
pub(super) struct Answer {
    status: &'static str,
    kind: &'static str,
    caching: &'static str,
    location: Option<String>,
    is_brotli: bool,
    body: Vec<u8>,
}

/// The answer to `request`.
pub(super) fn to(request: &Request, content: &Content) -> Answer {
    let Some(name) = request.path.strip_prefix(content.base.as_str()) else {
        // The base without its last slash is what people type.
        if format!("{}/", request.path) == content.base {
            return Answer { location: Some(content.base.clone()), ..plain("301 Moved Permanently") };
        }
        return plain("404 Not Found");
    };
    let name = if name.is_empty() { "index.html" } else { name };
    if content.broken.iter().any(|start| name.starts_with(start.as_str())) {
        return plain("500 Internal Server Error");
    }
    if !is_inside(name) {
        return plain("404 Not Found");
    }
    // A folder may hold files compressed ahead of time beside those that they are made from.
    let small = request.takes_brotli.then(|| fs::read(content.folder.join(format!("{name}.br"))).ok());
    let small = small.flatten();
    let is_brotli = small.is_some();
    match small.map_or_else(|| fs::read(content.folder.join(name)), Ok) {
        Ok(body) => Answer {
            status: "200 OK",
            kind: kind(name),
            caching: caching(name),
            location: None,
            is_brotli,
            body,
        },
        Err(_) => plain("404 Not Found"),
    }
}

impl Answer {
    /// Sends the answer and closes the connection.
    pub(super) fn write(&self, stream: &mut impl Write, wants_body: bool) -> io::Result<()> {
        let Answer { status, kind, caching, location, is_brotli, body } = self;
        let location = location.as_ref().map_or_else(String::new, |to| format!("Location: {to}\r\n"));
        let encoding = if *is_brotli { "Content-Encoding: br\r\nVary: Accept-Encoding\r\n" } else { "" };
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: {caching}\r\n\
             X-Content-Type-Options: nosniff\r\n{encoding}{location}Connection: close\r\n\r\n",
            length = body.len(),
        )?;
        if wants_body {
            stream.write_all(body)?;
        }
        stream.flush()
    }
}

fn plain(status: &'static str) -> Answer {
    Answer {
        status,
        kind: "text/plain; charset=utf-8",
        caching: "no-store",
        location: None,
        is_brotli: false,
        body: status.into(),
    }
}

/// Whether `name` stays inside the site's folder on every system.
fn is_inside(name: &str) -> bool {
    name.split('/').all(|part| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':']))
}

fn caching(name: &str) -> &'static str {
    if FIXED.contains(&name) { "no-cache" } else { "public, max-age=31536000, immutable" }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(path: &str, base: &str) -> &'static str {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src").into();
        let content = Content { folder, base: base.to_string(), broken: vec!["site/".to_string()] };
        to(&Request { path: path.to_string(), wants_body: true, takes_brotli: true }, &content).status
    }

    #[test]
    fn a_sub_path_is_served_and_nothing_beside_it() {
        assert_eq!(status("/a/b/lib.rs", "/a/b/"), "200 OK");
        assert_eq!(status("/lib.rs", "/a/b/"), "404 Not Found");
        assert_eq!(status("/a/b", "/a/b/"), "301 Moved Permanently");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        assert_eq!(status("/../Cargo.toml", "/"), "404 Not Found");
        assert_eq!(status("//etc/passwd", "/"), "404 Not Found");
    }

    #[test]
    fn broken_files_answer_with_an_error() {
        assert_eq!(status("/site/mod.rs", "/"), "500 Internal Server Error");
    }

    #[test]
    fn only_hashed_names_may_be_kept_by_browsers() {
        assert_eq!(caching("index.html"), "no-cache");
        assert!(caching("app-0123456789abcdef.js").contains("immutable"));
    }
}
