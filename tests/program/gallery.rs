//! `talon gallery` writes every page and picture that people see.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use talon_games::GameKind;
use talon_stage::usual_or_long;
use talon_view::{Language, Locale, Theme};
use unicode_width::UnicodeWidthStr as _;

/// The limit of a picture's size in a message.
const PICTURE_BYTES: u64 = 60_000;

fn gallery(out: &Path, languages: &[Locale]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.arg("gallery").arg("--out").arg(out).args(languages.iter().map(Locale::to_string));
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The names of files in a language's folder, without their leading numbers.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    entries.map(|name| name.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned()).collect()
}

/// Drawing takes long, so this happens once; usually in the language with another script, and in the one with the longest words.
#[test]
fn the_gallery_has_every_game_in_every_language_and_theme_and_at_the_terminal() {
    let usual = [Language::Bg, Language::De].map(Locale::of);
    let languages = usual_or_long(&usual[..], &Locale::ALL[..]);
    let directory = tempfile::tempdir().unwrap();
    let told = gallery(directory.path(), languages);
    assert_eq!(told.lines().count(), languages.len(), "{told}");
    has_every_game_in_every_language_and_theme(directory.path(), languages);
    has_screens_of_every_game_that_fit_a_usual_window(directory.path(), languages);
}

fn has_every_game_in_every_language_and_theme(gallery: &Path, languages: &[Locale]) {
    let languages: Vec<_> = languages.iter().map(|locale| gallery.join(locale.to_string())).collect();
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
        for document in ["index.html", "discord.html"] {
            let text = fs::read_to_string(folder.join(document)).unwrap();
            let pages = text.matches("<section>").count();
            assert_eq!(pages, names.iter().filter(|name| name.ends_with(".txt")).count(), "{document}: every page");
            let drawn = names.iter().filter(|name| name.ends_with("-dark.png")).count();
            assert_eq!(text.matches("<img ").count(), drawn, "{document}: every picture");
        }
        let rich = fs::read_to_string(folder.join("rich.html")).unwrap();
        let sheets = names.iter().filter(|name| name.ends_with("-score-sheet.txt")).count();
        assert!(
            rich.matches("score-sheet").count() == sheets && rich.contains("<table>") && rich.contains("<details>")
        );
        assert!(!rich.contains("-hand-0"), "people play there");
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

/// The terminal's screens in a language.
fn screens(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder.join("terminal")).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap()))
        .collect()
}

fn has_screens_of_every_game_that_fit_a_usual_window(gallery: &Path, languages: &[Locale]) {
    for locale in languages {
        let screens = screens(&gallery.join(locale.to_string()));
        for (name, screen) in &screens {
            assert!(screen.lines().count() <= 24, "{name}:\n{screen}");
            assert!(screen.lines().all(|line| line.width() <= 80), "{name}:\n{screen}");
            assert!(
                !screen.contains('\x1b') && !screen.contains(" /"),
                "no escape, no command with a slash: {name}:\n{screen}"
            );
        }
        for game in GameKind::ALL {
            let of_game: Vec<_> = screens.iter().filter(|(name, _)| name.contains(&format!("-{game}-"))).collect();
            for what in ["lobby", "hand-0", "hand-3", "deal-end", "result", "why", "table"] {
                assert!(
                    of_game.iter().any(|(name, _)| name.ends_with(&format!("-{game}-{what}.txt"))),
                    "{game} {what}"
                );
            }
            let boxes = |screen: &str| screen.lines().take(3).any(|line| line.contains("┌───┐"));
            let tricks = of_game.iter().filter(|(name, screen)| name.contains("-hand-") && boxes(screen)).count();
            assert_eq!(tricks > 0, game != GameKind::Ristiseiska, "{game}: a trick lies beside the text");
        }
    }
}
