//! Edits the file with the tokens, and keeps everything in it that is not ours.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::config::EnvFile;

/// The text with these variables set: lines that set one are replaced, new ones are added at the end.
pub(super) fn with(text: &str, variables: &[(&str, String)]) -> String {
    let sets = |line: &str, name: &str| {
        let line = line.trim_start();
        let line = line.strip_prefix("export ").unwrap_or(line).trim_start();
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut left: Vec<&(&str, String)> = variables.iter().collect();
    let mut lines = Vec::new();
    for line in text.lines() {
        match variables.iter().find(|(name, _)| sets(line, name)) {
            None => lines.push(line.to_owned()),
            Some((name, value)) => {
                // A second line for the same variable would override the first.
                if left.iter().any(|(other, _)| other == name) {
                    lines.push(format!("{name}={}", quoted(value)));
                }
                left.retain(|(other, _)| other != name);
            }
        }
    }
    lines.extend(left.into_iter().map(|(name, value)| format!("{name}={}", quoted(value))));
    lines.join("\n") + "\n"
}

/// True if a value can be written: one line, without a character that any reader of these files treats specially within single
/// quotes.
pub(super) fn can_be_written(value: &str) -> bool {
    !value.chars().any(|letter| letter.is_control() || matches!(letter, '\'' | '\\'))
}

/// A value quoted for all readers of these files: the program, systemd and shells.
fn quoted(value: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_:/.@%?=+,-".contains(letter);
    if value.chars().all(is_plain) { value.to_owned() } else { format!("'{value}'") }
}

/// The file to write: the target, if its name is a link.
///
/// # Errors
/// The link is broken.
fn behind(path: &Path) -> io::Result<PathBuf> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_symlink() => fs::canonicalize(path),
        _ => Ok(path.to_owned()),
    }
}

fn directory_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn draft_beside(path: &Path) -> io::Result<tempfile::NamedTempFile> {
    tempfile::Builder::new().prefix(".talon-env-").tempfile_in(directory_of(path))
}

/// Checks before any question whether the file can be written.
///
/// # Errors
/// The directory or the disk refuses.
pub(super) fn try_to_write(path: &Path) -> io::Result<()> {
    draft_beside(&behind(path)?).map(drop)
}

/// Replaces the file atomically. A new file can be read by its owner alone, and by the installed bot; an existing one of ours keeps its
/// group and mode.
///
/// # Errors
/// The directory or the disk refuses.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    let path = behind(path)?;
    let mut draft = draft_beside(&path)?;
    draft.write_all(text.as_bytes())?;
    set_owner_and_mode(draft.as_file(), &path)?;
    draft.as_file().sync_all()?;
    draft.persist(&path).map_err(|failed| failed.error)?;
    fs::File::open(directory_of(&path))?.sync_all()
}

/// The group that may read this file because it is an installed bot's own.
#[cfg(unix)]
pub(crate) fn reading_group(path: &Path) -> Option<u32> {
    use std::os::unix::fs::MetadataExt as _;

    let state = fs::metadata("/var/lib/talon").ok()?;
    EnvFile::is_installed(path).then(|| state.gid())
}

/// Gives a file the owner and mode that it should have under this name.
#[cfg(unix)]
fn set_owner_and_mode(file: &fs::File, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};

    // Somebody else may have put a file there meanwhile; they must not get the token.
    let ours = |old: &fs::Metadata| [0, rustix::process::geteuid().as_raw()].contains(&old.uid());
    if let Some(old) = fs::metadata(path).ok().filter(ours) {
        fchown(file, None, Some(old.gid()))?;
        // Others may at most read it as its group.
        return file.set_permissions(fs::Permissions::from_mode(old.mode() & 0o640));
    }
    if let Some(group) = reading_group(path) {
        fchown(file, None, Some(group))?;
        return file.set_permissions(fs::Permissions::from_mode(0o640));
    }
    file.set_permissions(fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn set_owner_and_mode(_file: &fs::File, _path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn both() -> [(&'static str, String); 2] {
        [("TALON_TELEGRAM_TOKEN", "1:new".to_owned()), ("TALON_DISCORD_TOKEN", "x.y.z".to_owned())]
    }

    fn read(text: &str) -> Vec<(String, String)> {
        dotenvy::from_read_iter(text.as_bytes()).map(Result::unwrap).collect()
    }

    #[test]
    fn what_is_set_is_replaced_and_the_rest_stays() {
        let text = "# mine\nTALON_LANGUAGE=pl\n\nexport TALON_TELEGRAM_TOKEN = '1:old'\nTALON_TELEGRAM_TOKEN=2:older\n#TALON_DISCORD_TOKEN=no\n";
        let expected = "# mine\nTALON_LANGUAGE=pl\n\nTALON_TELEGRAM_TOKEN=1:new\n#TALON_DISCORD_TOKEN=no\nTALON_DISCORD_TOKEN=x.y.z\n";
        assert_eq!(with(text, &both()), expected);
        assert_eq!(with("", &both()), "TALON_TELEGRAM_TOKEN=1:new\nTALON_DISCORD_TOKEN=x.y.z\n");
        assert_eq!(with("A=1", &both()[..1]), "A=1\nTALON_TELEGRAM_TOKEN=1:new\n");
    }

    proptest! {
        #[test]
        fn a_value_is_read_as_it_was_written(value in "[ -~\u{e9}]{0,30}") {
            prop_assume!(can_be_written(&value));
            let text = with("", &[("TALON_DATABASE_URL", value.clone())]);
            prop_assert_eq!(read(&text), [("TALON_DATABASE_URL".to_owned(), value)]);
        }

        #[test]
        fn readers_of_any_file_find_the_new_values_and_all_others(
            others in proptest::collection::vec(("OTHER_[A-Z]{1,4}", "[a-z0-9:._-]{0,12}", "( = |=)"), 0..6),
            old in proptest::option::of("[0-9]{1,4}:[a-z]{1,8}"),
        ) {
            let mut text: String = others.iter().map(|(name, value, sign)| format!("{name}{sign}{value}\n")).collect();
            if let Some(old) = old {
                text.push_str(&format!("TALON_TELEGRAM_TOKEN={old}\n"));
            }
            let before: Vec<_> = read(&text).into_iter().filter(|(name, _)| name.starts_with("OTHER")).collect();
            let after = read(&with(&text, &both()));
            let (ours, rest): (Vec<_>, Vec<_>) = after.into_iter().partition(|(name, _)| name.starts_with("TALON"));
            prop_assert_eq!(rest, before);
            let mut expected = both().map(|(name, value)| (name.to_owned(), value)).to_vec();
            expected.sort();
            let mut ours = ours;
            ours.sort();
            prop_assert_eq!(ours, expected);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_is_its_owner_s_alone_and_an_old_one_never_becomes_more_open() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join(".env");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        write(&path, "A=1\n").unwrap();
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o646)).unwrap();
        write(&path, "A=2\n").unwrap();
        assert_eq!((mode(), &*fs::read_to_string(&path).unwrap()), (0o640, "A=2\n"));
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "nothing is left behind");
    }

    /// Only root can give the file to somebody else here.
    #[cfg(unix)]
    #[test]
    fn a_file_that_somebody_put_there_meanwhile_gets_no_token() {
        use std::os::unix::fs::{MetadataExt as _, chown};
        if !rustix::process::geteuid().is_root() {
            return;
        }
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join(".env");
        fs::write(&path, "TALON_TELEGRAM_API_URL=http://127.0.0.1:9\n").unwrap();
        chown(&path, Some(65_534), Some(65_534)).unwrap();
        assert!(EnvFile::text_of(&path).unwrap_err().to_string().contains("number 65534"));
        write(&path, "A=1\n").unwrap();
        let written = fs::metadata(&path).unwrap();
        assert_eq!((written.uid(), written.gid(), written.mode() & 0o777), (0, 0, 0o600));
    }
}
