//! This program as a person types it.

use std::env;
use std::path::{Path, PathBuf};

/// A command of this program that works in the current shell: by name if the program is on the path, otherwise by its file.
pub fn command(arguments: &str) -> String {
    let called = env::args_os().next().map_or_else(|| PathBuf::from("talon"), PathBuf::from);
    let here = env::current_dir().unwrap_or_default();
    format!("{} {arguments}", typed(&called, &here)).trim_end().to_owned()
}

fn typed(called: &Path, here: &Path) -> String {
    let beside = called.strip_prefix(here).ok().filter(|path| path.components().count() > 1);
    beside.unwrap_or(called).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_called_as_it_was() {
        let typed = |called: &str| typed(Path::new(called), Path::new("/home/ana/talon"));
        assert_eq!(typed("talon"), "talon");
        assert_eq!(typed("target/debug/talon"), "target/debug/talon");
        assert_eq!(typed("/home/ana/talon/target/debug/talon"), "target/debug/talon");
        assert_eq!(typed("/home/ana/talon/talon"), "/home/ana/talon/talon", "the bare name would be another program");
        assert_eq!(typed("/usr/bin/talon"), "/usr/bin/talon");
    }
}
