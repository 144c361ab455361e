//! `talon gallery` writes every page and picture that people get.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use talon_games::GameKind;
use talon_view::{Locale, Theme};

/// The most that a picture in a message may weigh.
const PICTURE_BYTES: u64 = 60_000;

fn gallery(out: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_talon")).arg("gallery").arg("--out").arg(out).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The names of files in a language's folder, without the numbers before them.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    entries.map(|name| name.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned()).collect()
}

#[test]
fn the_gallery_has_every_game_in_every_language_and_theme() {
    let directory = tempfile::tempdir().unwrap();
    let told = gallery(directory.path());
    assert_eq!(told.lines().count(), Locale::ALL.len(), "{told}");
    let languages: Vec<_> = Locale::ALL.iter().map(|locale| directory.path().join(locale.to_string())).collect();
    for folder in &languages {
        let names = names(folder);
        for game in GameKind::ALL {
            for text in ["lobby", "options", "hand-0", "hand-3", "why", "table", "hand-after-deal", "score-sheet"] {
                assert!(names.contains(&format!("-{game}-{text}.txt")), "{}: {game} {text}", folder.display());
            }
            for drawn in ["group-0", "hand-0", "hand-3", "deal-end", "result"] {
                for theme in Theme::ALL {
                    let name = format!("-{game}-{drawn}-{}.png", theme.code());
                    assert!(names.contains(&name), "{}: {name}", folder.display());
                }
            }
        }
        for command in ["help", "settings", "privacy", "leaderboard", "history"] {
            assert!(names.contains(&format!("-command-{command}.txt")), "{}: {command}", folder.display());
        }
        assert!(names.contains("index.html"), "{}", folder.display());
    }
    for entry in fs::read_dir(&languages[0]).unwrap().map(|entry| entry.unwrap()) {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "png") {
            let bytes = fs::read(&path).unwrap();
            assert!(bytes.starts_with(b"\x89PNG"), "{}", path.display());
            assert!(bytes.len() as u64 <= PICTURE_BYTES, "{}: {} bytes", path.display(), bytes.len());
        }
    }
}
