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
        .map(|name| (name.to_string(), compressed(&site.files[name]).len()))
        .collect()
}

/// Whether compressing a file of that name is worth it: pictures and fonts are small already.
#[must_use]
pub fn is_compressible(name: &str) -> bool {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    ["html", "js", "css", "wasm", "svg", "txt", "json", "webmanifest"].contains(&end)
}

/// `bytes` in brotli's best compression.
#[must_use]
pub fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    // Writing into memory doesn't fail; were it to, what doesn't get smaller errs on the safe side.
    match writer.write_all(bytes) {
        Ok(()) => writer.into_inner(),
        Err(_) => bytes.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetition_compresses_well() {
        assert!(compressed(&[b'a'; 10_000]).len() < 50);
    }
}
