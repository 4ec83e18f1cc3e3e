//! Who judges positions, as the command line names them.

use super::CliError;
use crate::engine::Judge;
use crate::engine::net::Net;
use std::io;
use std::path::Path;

/// The judge that `text` names: `best`, `hand` or `net=FILE`.
pub(super) fn read(text: &str) -> Result<Judge, String> {
    match (text, text.strip_prefix("net=")) {
        ("best", _) => Ok(Judge::Best),
        ("hand", _) => Ok(Judge::Hand),
        (_, Some(path)) => {
            read_net(path.as_ref()).map(|net| Judge::Net(net.into())).map_err(|e| e.to_string())
        }
        _ => Err(format!("'{text}' is no judge: say best, hand or net=FILE")),
    }
}

/// The net in a file.
pub(super) fn read_net(path: &Path) -> Result<Net, CliError> {
    let failed = |error| CliError::Input { name: path.display().to_string(), error };
    let bytes = std::fs::read(path).map_err(failed)?;
    let wrong = || failed(io::Error::new(io::ErrorKind::InvalidData, "this is no net"));
    Net::read(&bytes).ok_or_else(wrong)
}
