//! The text that is shipped.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cargo_metadata::Package;

/// How the names of files begin that hold a licence or a copyright.
const BEGINNINGS: [&str; 7] = ["license", "licence", "copying", "copyright", "notice", "unlicense", "authors"];

const NONE: &str = "its package has no text";
const BROKEN: &str = "its package has a broken link in the place of the text";

/// Libraries that come without the text of their licence, and how that is. They get the standard text.
const WITHOUT_TEXT: [(&str, &str); 16] = [
    ("aquamarine", NONE),
    ("erasable", NONE),
    ("fluent-langneg", NONE),
    ("include_dir", NONE),
    ("include_dir_macros", NONE),
    ("intl_pluralrules", NONE),
    ("maud", NONE),
    ("maud_macros", NONE),
    ("plotters", BROKEN),
    ("plotters-backend", BROKEN),
    ("rc-box", NONE),
    ("sqlx-core", BROKEN),
    ("sqlx-macros", BROKEN),
    ("sqlx-macros-core", BROKEN),
    ("sqlx-postgres", BROKEN),
    ("sqlx-sqlite", BROKEN),
];

/// No licence is shorter, in bytes; the names of authors are.
const SHORTEST: usize = 400;

const HEAD: &str = "\
The libraries in Talon, with their licences and copyrights. Talon's own licences are LICENSE-MIT and LICENSE-APACHE. Each text
stands once, after the libraries that come with it. Where a library may be used under one licence or another, all that it comes with
are here. Rust's own standard library, by The Rust Project Developers (https://thanks.rust-lang.org), is under MIT OR Apache-2.0, whose
texts are here too.
";

/// What stands above the libraries of each text.
const RULE: &str = "======== The text below comes with:";

/// The whole file.
///
/// # Errors
/// A library without a text that is not known for it, or one that is and has a text now; a file that cannot be read.
pub(crate) fn of(libraries: &[Package]) -> Result<String, Box<dyn Error>> {
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for library in libraries {
        let known = WITHOUT_TEXT.iter().find(|(name, _)| *name == library.name.as_str());
        let mut own = own_texts(library)?;
        if !own.iter().any(|text| text.len() >= SHORTEST) {
            own.clear();
        }
        let (texts, remark) = match known {
            None if own.is_empty() => {
                return Err(format!("{} comes without the text of a licence", library.name).into());
            }
            Some(_) if !own.is_empty() => {
                return Err(format!("{} has the text of its licence now", library.name).into());
            }
            None => (own, String::new()),
            Some((_, why)) => (standard_texts(library)?, format!(", by {}: {why}", authors(library))),
        };
        let licence = library.license.as_deref().unwrap_or("see the text");
        for text in texts {
            users.entry(text).or_default().push(format!("{} {} ({licence}){remark}", library.name, library.version));
        }
    }
    for (name, _) in WITHOUT_TEXT {
        if !libraries.iter().any(|library| library.name.as_str() == name) {
            return Err(format!("{name} is not in the program any more").into());
        }
    }
    written(users)
}

fn written(users: BTreeMap<String, Vec<String>>) -> Result<String, Box<dyn Error>> {
    let mut in_order: Vec<_> = users.into_iter().map(|(text, users)| (users, text)).collect();
    in_order.sort();
    let mut all = HEAD.to_owned();
    for (users, text) in in_order {
        write!(all, "\n\n{RULE}\n")?;
        for user in users {
            writeln!(all, "* {user}")?;
        }
        write!(all, "\n{text}\n")?;
    }
    Ok(all)
}

fn authors(library: &Package) -> String {
    if library.authors.is_empty() { format!("the authors of {}", library.name) } else { library.authors.join(", ") }
}

/// The texts that a library comes with.
fn own_texts(library: &Package) -> Result<Vec<String>, Box<dyn Error>> {
    let folder = library.manifest_path.parent().ok_or("a manifest is in a folder")?;
    let mut texts = in_folder(folder.as_std_path())?;
    if let Some(file) = &library.license_file {
        texts.push(text_of(folder.join(file).as_std_path())?);
    }
    // One word is what a broken link leaves behind: the path to where it led.
    texts.retain(|text| text.contains(char::is_whitespace));
    texts.sort();
    texts.dedup();
    Ok(texts)
}

fn in_folder(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_ascii_lowercase();
        let is_code = [".rs", ".sh", ".py", ".yml", ".yaml"].iter().any(|end| name.ends_with(end));
        if is_code || !BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) {
            continue;
        }
        if entry.path().is_dir() {
            for text in fs::read_dir(entry.path())? {
                texts.push(text_of(&text?.path())?);
            }
        } else {
            texts.push(text_of(&entry.path())?);
        }
    }
    Ok(texts)
}

/// A text, so that those which differ in the ends of their lines alone are one.
fn text_of(path: &Path) -> Result<String, Box<dyn Error>> {
    let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
    Ok(text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned())
}

/// The standard texts of a library's licences.
fn standard_texts(library: &Package) -> Result<Vec<String>, Box<dyn Error>> {
    let licence = library.license.as_deref().ok_or_else(|| format!("{} says no licence", library.name))?;
    let expression = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX)?;
    let ids = expression.requirements().filter_map(|required| required.req.license.id());
    let texts: Vec<_> = ids.map(|id| id.text().trim_matches('\n').to_owned()).collect();
    if texts.is_empty() { Err(format!("{}: no text of {licence} is known", library.name).into()) } else { Ok(texts) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree;

    /// It is written, so none lacks a text; and none is left out.
    #[test]
    fn every_library_of_the_program_has_its_place() {
        let libraries = tree::shipped().unwrap();
        assert!(libraries.len() > 200, "{}", libraries.len());
        let text = of(&libraries).unwrap();
        for library in &libraries {
            assert!(
                text.contains(&format!("\n* {} {} (", library.name, library.version)),
                "{} is missing",
                library.name
            );
        }
        for (name, _) in WITHOUT_TEXT {
            let parts = text.split(RULE).filter(|part| part.contains(&format!("\n* {name} ")));
            assert!(
                parts.filter(|part| part.contains("WITHOUT WARRANTY OF ANY KIND")).count() == 1,
                "{name} has no text"
            );
        }
        let apart: Vec<_> = text.split(RULE).filter_map(|part| part.split_once("\n\n")).map(|(_, text)| text).collect();
        let mut once = apart.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), apart.len(), "a text stands twice");
    }

    #[test]
    fn a_library_without_a_text_is_told() {
        let mut libraries = tree::shipped().unwrap();
        let first = libraries.first_mut().unwrap();
        let empty = std::env::temp_dir().join("talon-notices-without-a-text");
        fs::create_dir_all(&empty).unwrap();
        first.manifest_path = empty.join("Cargo.toml").try_into().unwrap();
        first.license_file = None;
        let said = of(&libraries).unwrap_err().to_string();
        assert!(said.contains("comes without the text of a licence"), "{said}");
    }
}
