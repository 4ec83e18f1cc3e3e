//! Messages as bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why bytes are no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WireFault {
    /// The bytes aren't a message of this version.
    #[error("{0} bytes are no message of protocol version {version}", version = super::VERSION)]
    Unreadable(usize),
    /// A message too large to write.
    #[error("the message cannot be written")]
    Unwritable,
}

/// A message as bytes.
///
/// # Errors
/// When the message can't be written.
pub fn encode<T: Serialize>(message: &T) -> Result<Vec<u8>, WireFault> {
    postcard::to_allocvec(message).map_err(|_| WireFault::Unwritable)
}

/// The message that `bytes` stand for.
///
/// # Errors
/// When the bytes aren't such a message.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireFault> {
    postcard::from_bytes(bytes).map_err(|_| WireFault::Unreadable(bytes.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Ask, Limits, Order, Tell};

    #[test]
    fn a_message_survives_the_wire() {
        let ask = Ask {
            id: 7,
            rules: "quick".to_owned(),
            start: None,
            moves: vec!["a1-a3".to_owned()],
            limits: Limits { nodes: Some(1000), ..Limits::default() },
            level: Some(3),
            style: Some("raider".to_owned()),
            seed: 42,
            lines: 1,
        };
        let order = Order::Think(ask);
        let bytes = encode(&order).expect("plain data");
        assert_eq!(decode::<Order>(&bytes), Ok(order));
    }

    #[test]
    fn foreign_bytes_are_refused() {
        assert_eq!(decode::<Tell>(&[250, 1, 2]), Err(WireFault::Unreadable(3)));
        assert_eq!(decode::<Tell>(&[]), Err(WireFault::Unreadable(0)));
    }
}
