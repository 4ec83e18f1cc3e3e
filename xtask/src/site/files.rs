//! A folder's files in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::trouble::Trouble;

/// Files by their path from the folder, `/` between the parts, in the order of the paths.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Reads every file below `folder`; names that begin with a dot are left out.
///
/// # Errors
/// When the folder or a file can't be read.
pub fn read(folder: &Path) -> Result<Files, Trouble> {
    let mut files = Files::new();
    read_below(folder, "", &mut files)?;
    Ok(files)
}

fn read_below(folder: &Path, prefix: &str, files: &mut Files) -> Result<(), Trouble> {
    for entry in fs::read_dir(folder).map_err(Trouble::file(folder))? {
        let path = entry.map_err(Trouble::file(folder))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if name.starts_with('.') {
            continue;
        }
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            read_below(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path).map_err(Trouble::file(&path))?);
        }
    }
    Ok(())
}

/// Makes `folder` hold exactly `files`, in one step: it is written beside and then renamed.
///
/// # Errors
/// When something can't be written.
pub fn write(folder: &Path, files: &Files) -> Result<(), Trouble> {
    let fresh = folder.with_extension("new");
    remove(&fresh)?;
    for (name, bytes) in files {
        let path = fresh.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(Trouble::file(parent))?;
        }
        fs::write(&path, bytes).map_err(Trouble::file(&path))?;
    }
    remove(folder)?;
    fs::rename(&fresh, folder).map_err(Trouble::file(folder))
}

fn remove(folder: &Path) -> Result<(), Trouble> {
    if folder.exists() { fs::remove_dir_all(folder).map_err(Trouble::file(folder)) } else { Ok(()) }
}
