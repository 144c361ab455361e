//! `talon check` about this machine: the disk, file permissions, and missing files.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use talon_disk::SmallDisk;
use talon_stage::without_settings;
use tempfile::TempDir;

/// A user without any rights.
const NOBODY: u32 = 65_534;

/// The program in a directory, with no settings of this environment.
fn talon(program: &Path, directory: &Path) -> Command {
    let mut command = without_settings(program);
    command.current_dir(directory);
    command
}

/// The exit code, and the whole output.
fn told(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// A directory and a program for a user who is not root: root may read and write everything.
struct Unprivileged {
    directory: TempDir,
    program: PathBuf,
}

impl Unprivileged {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let mut program = PathBuf::from(env!("CARGO_BIN_EXE_talon"));
        if is_root() {
            // The build directory may be closed to other users.
            let copy = directory.path().join("talon");
            fs::copy(&program, &copy).unwrap();
            program = copy;
            chown(directory.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        }
        Self { directory, program }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn told(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let mut command = talon(&self.program, self.directory.path());
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        told(command.args(arguments))
    }

    fn close(&self, name: &str, mode: u32) {
        fs::set_permissions(self.path(name), Permissions::from_mode(mode)).unwrap();
    }
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

#[test]
fn a_database_of_somebody_else_is_told_as_what_it_is() {
    let home = Unprivileged::new();
    assert_eq!(home.told(&["migrate"]).0, Some(0));
    for mode in [0o400, 0o000] {
        home.close("talon.db", mode);
        let (code, said) = home.told(&["check"]);
        assert_eq!(code, Some(1), "{said}");
        let denied = "this user may not read and write the database ";
        let line = said.lines().find(|line| line.starts_with("to do database: ")).expect("a line on the database");
        assert!(line.contains(denied) && line.contains("give the command as their owner"), "{said}");
        let (code, said) = home.told(&["tables", "close", "aaaaaaaaaaaaa"]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(denied) && !said.contains("a valid example"), "{said}");
    }
}

#[test]
fn settings_that_may_not_be_read_are_told_in_a_sentence() {
    let home = Unprivileged::new();
    fs::create_dir(home.path("config")).unwrap();
    fs::set_permissions(home.path("config"), Permissions::from_mode(0o755)).unwrap();
    fs::write(home.path("config/talon.toml"), "language = \"bg\"\n").unwrap();
    home.close("config/talon.toml", 0o000);
    for arguments in [&["check"][..], &["--config", "config/talon.toml", "check"]] {
        let (code, said) = home.told(arguments);
        let told = "talon: config/talon.toml: the file cannot be read (permission denied); run the command as a user who can \
                    read it, or choose another one with --config config/talon.toml\n";
        assert_eq!((code, &*said), (Some(2), told));
    }
}

#[test]
fn a_full_disk_is_told() {
    let home = tempfile::tempdir().unwrap();
    let small = home.path().join("small");
    fs::create_dir(&small).unwrap();
    let Some(disk) = SmallDisk::over(&small, "check::a_full_disk_is_told") else { return };
    let database = format!("sqlite:{}", small.join("talon.db").display());
    let on = |arguments: &[&str]| {
        told(
            talon(Path::new(env!("CARGO_BIN_EXE_talon")), home.path())
                .env("TALON_DATABASE_URL", &database)
                .args(arguments),
        )
    };
    assert_eq!(on(&["migrate"]).0, Some(0));
    let disks =
        |said: &str| said.lines().filter(|line| line.contains(" disk: ")).map(str::to_owned).collect::<Vec<_>>();
    let (place, enough) = (small.display(), "free at least 64 MB");
    let (code, said) = on(&["check"]);
    let [line] = &disks(&said)[..] else { panic!("one line for one disk: {said}") };
    assert!(
        line.starts_with("to do disk: only 2")
            && line.ends_with(&format!(" MB are free where the database is, in “{place}”; {enough}")),
        "{said}"
    );
    assert_eq!(code, Some(1));
    disk.fill();
    let (_, said) = on(&["check"]);
    let full = format!("to do disk: less than a megabyte is free where the database is, in “{place}”; {enough}");
    assert_eq!(disks(&said), [full], "{said}");
}

/// Somebody else has put settings into a directory in which the administrator works.
#[test]
fn settings_that_somebody_else_could_have_written_are_not_believed() {
    let directory = tempfile::tempdir().unwrap();
    let lure = "TALON_TELEGRAM_API_URL=http://127.0.0.1:9\nTALON_LANGUAGE=tlh\n";
    fs::write(directory.path().join(".env"), lure).unwrap();
    fs::create_dir(directory.path().join("config")).unwrap();
    let settings = directory.path().join("config/talon.toml");
    fs::write(&settings, "language = \"tlh\"\n").unwrap();
    let spoil = |file: &Path| match is_root() {
        true => chown(file, Some(NOBODY), None).unwrap(),
        false => fs::set_permissions(file, Permissions::from_mode(0o666)).unwrap(),
    };
    let why = if is_root() { "another account on this machine (number 65534)" } else { "(mode 666)" };
    for (file, option) in [(&settings, "--config"), (&directory.path().join(".env"), "--env-file")] {
        spoil(file);
        let before = fs::read_to_string(file).unwrap();
        for arguments in [&["check"][..], &["setup", "--yes"], &["tables", "list"], &["serve"]] {
            let mut command = talon(Path::new(env!("CARGO_BIN_EXE_talon")), directory.path());
            let command = command.env("TALON_TELEGRAM_TOKEN", "123456789:AAfake").args(arguments);
            let (code, said) = told(command);
            assert_eq!(code, Some(2), "{arguments:?}: {said}");
            assert!(said.contains(why) && said.contains(option) && !said.contains("tlh"), "{arguments:?}: {said}");
        }
        assert_eq!(fs::read_to_string(file).unwrap(), before, "nothing was written into it");
        fs::remove_file(file).unwrap();
    }
}
