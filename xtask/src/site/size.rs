//! What a first visit downloads.

use std::io::Write;

use super::seal::Sealed;
use super::workers::Form;

/// What page, worker and styles may weigh, compressed: 350 KB, in bytes.
pub const LIMIT: usize = 350_000;

/// What the first load weighs with brotli's best compression where `form` of the worker is loaded:
/// (name, bytes) of `index.html` and every core script, style sheet and wasm module.
#[must_use]
pub fn first_load(site: &Sealed, form: Form) -> Vec<(String, usize)> {
    let counts = |name: &&str| [".html", ".js", ".css", ".wasm"].iter().any(|end| name.ends_with(end));
    site.precache
        .core(form)
        .filter(counts)
        .map(|name| (name.to_string(), compressed(&site.files[name])))
        .collect()
}

fn compressed(bytes: &[u8]) -> usize {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    // Writing into memory doesn't fail; were it to, an uncompressed size errs on the safe side.
    match writer.write_all(bytes) {
        Ok(()) => writer.into_inner().len(),
        Err(_) => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetition_compresses_well() {
        assert!(compressed(&[b'a'; 10_000]) < 50);
    }
}
