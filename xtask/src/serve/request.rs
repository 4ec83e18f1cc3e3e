//! Reads the little of HTTP that a static site needs.

use std::io::Read;

/// A `GET` or `HEAD` request.
pub(super) struct Request {
    /// The path, without its query, as sent.
    pub(super) path: String,
    /// Whether the body is wanted (`GET`), or the head alone.
    pub(super) wants_body: bool,
    /// Whether the body may come in brotli.
    pub(super) takes_brotli: bool,
}

/// Reads one request's head; `None` for anything that isn't a short `GET` or `HEAD`.
pub(super) fn read(stream: &mut impl Read) -> Option<Request> {
    const LONGEST: usize = 64 * 1024;
    let mut head = Vec::new();
    let mut part = [0; 4096];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let length = stream.read(&mut part).ok().filter(|length| *length > 0)?;
        head.extend_from_slice(&part[..length]);
        if head.len() > LONGEST {
            return None;
        }
    }
    let head = String::from_utf8_lossy(&head);
    let mut words = head.lines().next()?.split(' ');
    let wants_body = match words.next()? {
        "GET" => true,
        "HEAD" => false,
        _ => return None,
    };
    let path = words.next()?.split(['?', '#']).next()?.to_string();
    Some(Request { path, wants_body, takes_brotli: takes_brotli(&head) })
}

fn takes_brotli(head: &str) -> bool {
    let headers = head.lines().skip(1).filter_map(|line| line.split_once(':'));
    let mut accepted = headers.filter(|(name, _)| name.eq_ignore_ascii_case("accept-encoding"));
    accepted.any(|(_, all)| all.split(',').any(|one| one.trim() == "br"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_query_is_no_part_of_the_path() {
        let request = read(&mut "GET /a/?x=1 HTTP/1.1\r\nHost: x\r\n\r\n".as_bytes()).expect("a request");
        assert_eq!((request.path.as_str(), request.wants_body), ("/a/", true));
    }

    #[test]
    fn brotli_is_for_those_who_ask() {
        let takes = |header: &str| {
            let head = format!("GET / HTTP/1.1\r\n{header}\r\n\r\n");
            read(&mut head.as_bytes()).expect("a request").takes_brotli
        };
        assert!(takes("accept-encoding: gzip, br"));
        assert!(!takes("Accept-Encoding: gzip"));
        assert!(!takes("Accept: br"));
    }

    #[test]
    fn other_methods_and_cut_heads_are_nothing() {
        assert!(read(&mut "POST / HTTP/1.1\r\n\r\n".as_bytes()).is_none());
        assert!(read(&mut "GET / HTTP/1.1\r\n".as_bytes()).is_none());
    }
}
