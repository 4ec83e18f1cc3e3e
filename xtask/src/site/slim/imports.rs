//! Short names for the functions that JavaScript lends to wasm.
//!
//! wasm-bindgen names each with a hash of 16 digits, which no compression makes smaller, and it
//! stands in the module and in the script: 5 KB of the first load for nothing.

use std::collections::BTreeMap;

use super::SlimError;
use crate::site::files::Files;

/// How wasm-bindgen calls the module that belongs to `<name>.js`.
const MODULE: &str = "_bg.wasm";

/// The section of imports, by the number of the format.
const IMPORTS: u8 = 2;

/// Renames the imports of every module that lies beside its script.
///
/// # Errors
/// When a module can't be read.
pub(super) fn shorten(raw: &mut Files) -> Result<(), SlimError> {
    let stems: Vec<String> =
        raw.keys().filter_map(|name| name.strip_suffix(MODULE)).map(str::to_string).collect();
    for stem in stems {
        let (module, script) = (format!("{stem}{MODULE}"), format!("{stem}.js"));
        let Some(text) = raw.get(&script).and_then(|bytes| String::from_utf8(bytes.clone()).ok()) else {
            continue;
        };
        let mut names = BTreeMap::new();
        let bytes = rename(&module, &raw[&module], &mut names)?;
        raw.insert(script, renamed(&text, &names).into_bytes());
        raw.insert(module, bytes);
    }
    Ok(())
}

/// The module with its imports renamed; who is called what goes to `names`.
fn rename(module: &str, bytes: &[u8], names: &mut BTreeMap<String, String>) -> Result<Vec<u8>, SlimError> {
    let mut reader = Reader { module, rest: bytes };
    let mut out = reader.take(8)?.to_vec();
    while !reader.rest.is_empty() {
        let kind = reader.take(1)?[0];
        let length = reader.number()?;
        let section = reader.take(length)?;
        let section = match kind {
            IMPORTS => imports(Reader { module, rest: section }, names)?,
            _ => section.to_vec(),
        };
        out.push(kind);
        put_number(&mut out, section.len());
        out.extend(section);
    }
    Ok(out)
}

fn imports(mut reader: Reader, names: &mut BTreeMap<String, String>) -> Result<Vec<u8>, SlimError> {
    let count = reader.number()?;
    let mut out = Vec::new();
    put_number(&mut out, count);
    for nth in 0..count {
        let from = reader.name()?;
        let import = reader.name()?;
        if reader.take(1)?[0] != 0 {
            return Err(SlimError::Import { module: reader.module.to_string(), import });
        }
        let short = names.entry(import).or_insert_with(|| short(nth)).clone();
        put_name(&mut out, &from);
        put_name(&mut out, &short);
        out.push(0);
        put_number(&mut out, reader.number()?);
    }
    Ok(out)
}

/// `a`, `b` … `z`, `aa`, `ab` …
fn short(nth: usize) -> String {
    let last = char::from(b'a' + (nth % 26) as u8);
    let first = if nth < 26 { String::new() } else { short(nth / 26 - 1) };
    format!("{first}{last}")
}

/// `text` with every whole word that is in `names` replaced.
fn renamed(text: &str, names: &BTreeMap<String, String>) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let end = rest[start..].find(|c| !is_part(c)).map_or(rest.len(), |length| start + length);
        let word = &rest[start..end];
        out.push_str(&rest[..start]);
        out.push_str(names.get(word).map_or(word, String::as_str));
        rest = &rest[end..];
    }
    out + rest
}

struct Reader<'a> {
    /// For errors.
    module: &'a str,
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], SlimError> {
        let (taken, rest) =
            self.rest.split_at_checked(length).ok_or_else(|| SlimError::Module(self.module.to_string()))?;
        self.rest = rest;
        Ok(taken)
    }

    /// An unsigned LEB128 number of at most 32 bits.
    fn number(&mut self) -> Result<usize, SlimError> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.take(1)?[0];
            number |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(SlimError::Module(self.module.to_string()))
    }

    fn name(&mut self) -> Result<String, SlimError> {
        let length = self.number()?;
        let bytes = self.take(length)?.to_vec();
        String::from_utf8(bytes).map_err(|_| SlimError::Module(self.module.to_string()))
    }
}

fn put_number(out: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn put_name(out: &mut Vec<u8>, name: &str) {
    put_number(out, name.len());
    out.extend(name.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(imports: &[u8]) -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.extend([IMPORTS, imports.len() as u8]);
        bytes.extend(imports);
        bytes.extend([10, 1, 0]);
        bytes
    }

    #[test]
    fn module_and_script_agree_on_the_short_names() {
        let long = module(b"\x02\x01m\x04new1\x00\x05\x01m\x04new2\x00\x06");
        let script = "({ new1: () => new11, new2: () => 2 })";
        let mut raw: Files = [("app.js", script.as_bytes().to_vec()), ("app_bg.wasm", long)]
            .map(|(name, bytes)| (name.to_string(), bytes))
            .into();
        shorten(&mut raw).expect("sound");
        assert_eq!(raw["app.js"], b"({ a: () => new11, b: () => 2 })");
        assert_eq!(raw["app_bg.wasm"], module(b"\x02\x01m\x01a\x00\x05\x01m\x01b\x00\x06"));
    }

    #[test]
    fn names_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 701, 702].map(short), ["a", "z", "aa", "ab", "zz", "aaa"]);
    }

    #[test]
    fn a_module_cut_short_and_a_lent_memory_are_refused() {
        let mut names = BTreeMap::new();
        let cut = rename("x.wasm", &module(b"\x02\x01m")[..12], &mut names);
        assert_eq!(cut, Err(SlimError::Module("x.wasm".to_string())));
        let memory = rename("x.wasm", &module(b"\x01\x01m\x03mem\x02\x00\x01"), &mut names);
        let refused = SlimError::Import { module: "x.wasm".to_string(), import: "mem".to_string() };
        assert_eq!(memory, Err(refused));
    }
}
