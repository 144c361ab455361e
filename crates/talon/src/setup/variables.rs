//! The file with the tokens, edited: what is not ours in it stays as it is.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Where an installed bot's tokens are.
const INSTALLED: &str = "/etc/talon/talon.env";

/// Where they are otherwise: in the working directory.
const USUAL: &str = ".env";

/// The file to write to: the one that was read, that of the installed package, or the usual one.
pub(super) fn place(read: Option<&Path>) -> PathBuf {
    let installed = Path::new(INSTALLED);
    let is_installed = installed.parent().is_some_and(Path::is_dir);
    read.map_or_else(|| if is_installed { installed } else { Path::new(USUAL) }.to_owned(), Path::to_owned)
}

/// The text with these variables set: a line that sets one is replaced, the others are added at the end.
pub(super) fn with(text: &str, variables: &[(&str, &str)]) -> String {
    let sets = |line: &str, name: &str| {
        let line = line.trim_start();
        let line = line.strip_prefix("export ").unwrap_or(line).trim_start();
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut left: Vec<&(&str, &str)> = variables.iter().collect();
    let mut lines = Vec::new();
    for line in text.lines() {
        match variables.iter().find(|(name, _)| sets(line, name)) {
            None => lines.push(line.to_owned()),
            Some((name, value)) => {
                // A second line that sets it would win over the first.
                if left.iter().any(|(other, _)| other == name) {
                    lines.push(format!("{name}={value}"));
                }
                left.retain(|(other, _)| other != name);
            }
        }
    }
    lines.extend(left.into_iter().map(|(name, value)| format!("{name}={value}")));
    lines.join("\n") + "\n"
}

/// Replaces the file at once, or leaves it as it is. A new file can be read by its owner alone, and by the bot where it is
/// installed; an old one keeps its owner and mode.
///
/// # Errors
/// The directory or the disk refuses.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    // Where the name is a link, the file behind it is meant.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = tempfile::Builder::new().prefix(".talon-env-").tempfile_in(directory)?;
    draft.write_all(text.as_bytes())?;
    dress(draft.as_file(), &path)?;
    draft.as_file().sync_all()?;
    draft.persist(&path).map_err(|failed| failed.error)?;
    fs::File::open(directory)?.sync_all()
}

/// Gives a file the owner and the mode that it is to have under this name.
#[cfg(unix)]
fn dress(file: &fs::File, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};

    if let Ok(old) = fs::metadata(path) {
        fchown(file, Some(old.uid()), Some(old.gid()))?;
        // What others may do with it is never more than to read it as its group.
        return file.set_permissions(fs::Permissions::from_mode(old.mode() & 0o640));
    }
    let state = fs::metadata("/var/lib/talon");
    if let (true, Ok(state)) = (path == Path::new(INSTALLED), state) {
        fchown(file, None, Some(state.gid()))?;
        return file.set_permissions(fs::Permissions::from_mode(0o640));
    }
    file.set_permissions(fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn dress(_file: &fs::File, _path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BOTH: [(&str, &str); 2] = [("TALON_TELEGRAM_TOKEN", "1:new"), ("TALON_DISCORD_TOKEN", "x.y.z")];

    fn read(text: &str) -> Vec<(String, String)> {
        dotenvy::from_read_iter(text.as_bytes()).map(Result::unwrap).collect()
    }

    #[test]
    fn what_is_set_is_replaced_and_the_rest_stays() {
        let text = "# mine\nTALON_LANGUAGE=pl\n\nexport TALON_TELEGRAM_TOKEN = '1:old'\nTALON_TELEGRAM_TOKEN=2:older\n#TALON_DISCORD_TOKEN=no\n";
        let expected = "# mine\nTALON_LANGUAGE=pl\n\nTALON_TELEGRAM_TOKEN=1:new\n#TALON_DISCORD_TOKEN=no\nTALON_DISCORD_TOKEN=x.y.z\n";
        assert_eq!(with(text, &BOTH), expected);
        assert_eq!(with("", &BOTH), "TALON_TELEGRAM_TOKEN=1:new\nTALON_DISCORD_TOKEN=x.y.z\n");
        assert_eq!(with("A=1", &BOTH[..1]), "A=1\nTALON_TELEGRAM_TOKEN=1:new\n");
    }

    proptest! {
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
            let after = read(&with(&text, &BOTH));
            let (ours, rest): (Vec<_>, Vec<_>) = after.into_iter().partition(|(name, _)| name.starts_with("TALON"));
            prop_assert_eq!(rest, before);
            let mut expected = BOTH.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
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
}
