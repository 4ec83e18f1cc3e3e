//! What `dist/` holds, read as files.

use std::collections::BTreeSet;

use xtask::house::House;
use xtask::site::files::{self, Files};
use xtask::site::seal::{FIXED, hash};

use crate::harness::sealed;

fn dist() -> Files {
    files::read(&House::find().dist()).expect("a site in dist/")
}

fn text(files: &Files, name: &str) -> String {
    String::from_utf8(files[name].clone()).expect("UTF-8")
}

/// The names in a list of the service worker.
fn list(worker: &str, name: &str) -> BTreeSet<String> {
    let start = worker.split_once(&format!("const {name} = [")).expect("the list").1;
    let body = start.split_once(']').expect("its end").0;
    body.split(',')
        .map(|entry| entry.trim().trim_matches('"').to_string())
        .filter(|entry| !entry.is_empty())
        .collect()
}

#[test]
fn u075_page_and_worker_files_are_named_after_their_bytes() {
    let dist = dist();
    for (name, bytes) in dist.iter().filter(|(name, _)| !FIXED.contains(&name.as_str())) {
        assert!(name.contains(&format!("-{}.", hash(bytes))), "{name}");
    }
    let starts = ["app-", "app_bg-", "engine-", "worker-", "worker_bg-", "worker_plain-", "worker_plain_bg-"];
    for start in starts {
        assert!(dist.keys().any(|name| name.starts_with(start)), "no {start}…");
    }
}

#[test]
fn u073_the_precache_list_is_what_dist_holds() {
    let dist = dist();
    let worker = text(&dist, "sw.js");
    let expected: BTreeSet<String> = dist.keys().filter(|name| *name != "sw.js").cloned().collect();
    assert_eq!(list(&worker, "precache"), expected);
    assert!(list(&worker, "extras").is_subset(&expected));
    for name in ["vectors", "plain"] {
        let form = list(&worker, name);
        assert!(form.len() == 2 && form.is_subset(&expected), "{form:?}");
    }
}

#[test]
fn one_build_id_stands_in_page_worker_service_worker_and_version_file() {
    let dist = dist();
    let version: serde_json::Value = serde_json::from_slice(&dist["version.json"]).expect("JSON");
    let version = version["version"].as_str().expect("a version");
    let engine = dist.keys().find(|name| name.starts_with("engine-")).expect("the worker's loader");
    for name in ["index.html", "sw.js", engine] {
        assert!(text(&dist, name).contains(&format!("\"{version}\"")), "{name}");
    }
}

#[test]
fn sealing_again_gives_the_same_site() {
    assert_eq!(sealed().files, dist());
}

/// The most pages of 64 KiB that a module's own memory may grow to.
fn most_pages(module: &[u8]) -> Option<u64> {
    fn number(bytes: &mut &[u8]) -> u64 {
        let (mut value, mut shift) = (0, 0);
        while let Some((first, rest)) = bytes.split_first() {
            *bytes = rest;
            value |= u64::from(first & 127) << shift;
            shift += 7;
            if first & 128 == 0 {
                break;
            }
        }
        value
    }
    const MEMORY: u8 = 5;
    let mut rest = module.strip_prefix(b"\0asm\x01\0\0\0").expect("a module");
    while let Some((id, mut body)) = rest.split_first() {
        let length = usize::try_from(number(&mut body)).expect("a length");
        let (mut section, after) = body.split_at(length);
        rest = after;
        if *id == MEMORY {
            assert_eq!(number(&mut section), 1, "one memory");
            let has_most = number(&mut section) & 1 == 1;
            let _least = number(&mut section);
            return has_most.then(|| number(&mut section));
        }
    }
    None
}

#[test]
fn u042_the_engines_memory_is_64_megabytes_at_most() {
    let dist = dist();
    for start in ["worker_bg-", "worker_plain_bg-"] {
        let module = dist.iter().find(|(name, _)| name.starts_with(start)).expect("a module").1;
        assert_eq!(most_pages(module), Some(1024), "{start}");
    }
}

#[test]
fn u077_the_manifest_is_relative() {
    let manifest: serde_json::Value = serde_json::from_slice(&dist()["manifest.webmanifest"]).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"./".into(), &"./".into()));
    assert!(manifest.get("id").is_none(), "an id resolves against the origin, not against the sub-path");
    let mut addresses = Vec::new();
    collect_addresses(&manifest, &mut addresses);
    assert!(addresses.len() > 4);
    for address in addresses {
        assert!(!address.starts_with('/') && !address.contains("://"), "{address}");
    }
}

fn collect_addresses(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(entries) => {
            for (key, value) in entries {
                match value.as_str() {
                    Some(address)
                        if ["src", "url", "action", "start_url", "scope"].contains(&key.as_str()) =>
                    {
                        found.push(address.to_string());
                    }
                    _ => collect_addresses(value, found),
                }
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| collect_addresses(value, found)),
        _ => {}
    }
}
