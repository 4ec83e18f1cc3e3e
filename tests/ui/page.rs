//! A rendered page that can be asked about its elements.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Unpark>) {
        self.0.unpark();
    }
}

/// Waits for `future` on this thread; Yew renders on threads of its own.
pub(crate) fn finish<T>(future: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(value) => return value,
            Poll::Pending => std::thread::park(),
        }
    }
}

/// One start tag: its name and its attributes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: BTreeMap<String, String>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    pub(crate) fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|word| word == class))
    }
}

/// Every start tag of a rendered document, in order.
///
/// It reads what Yew writes: double-quoted attributes, no `>` inside of them.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    html.split('<').skip(1).filter(|part| !part.starts_with(['/', '!'])).map(tag).collect()
}

fn tag(part: &str) -> Tag {
    let head = part.split('>').next().unwrap_or_default().trim_end_matches('/');
    let (name, rest) = head.split_once(' ').unwrap_or((head, ""));
    let attributes = rest.split("\" ").filter_map(|pair| {
        let (name, value) = pair.split_once("=\"")?;
        Some((name.trim().to_owned(), value.trim_end_matches('"').to_owned()))
    });
    Tag { name: name.to_owned(), attributes: attributes.collect() }
}
