//! How high the kept pages are on a phone: `tests/golden/` measured in lines of [`COLUMNS`], without buttons and what unfolds. The table in
//! docs/performance.md has the figures; `TALON_BLESS=1` writes it anew, and cargo runs these tests after those that write the pages.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use talon_view::Locale;
use unicode_width::UnicodeWidthStr;

/// How many characters of a message a phone shows in a line.
const COLUMNS: usize = 38;

/// How many lines a phone shows above the buttons.
const LINES: usize = 20;

/// How many lines of what unfolds Telegram shows before it does.
const FOLDED: usize = 3;

/// The files of the ends of deals and matches, and how many lines they have at most. Score sheets grow with their match.
const ENDS: ([&str; 7], usize) =
    (["belot-deals", "deals", "ristiseiska-deals", "snaps-deals", "sznap-deals", "result", "presence-results"], 20);

/// How many lines the pages have at most on which people play: below them the rows of a hand need room.
const PLAYED: usize = 16;

/// The messages of buttons that are on every hand and every table’s page of a running deal, or in every lobby.
const PLAYED_ON: [&str; 2] = ["button-table", "button-cancel"];

const BEGIN: &str = "<!-- heights: written by `TALON_BLESS=1 cargo test -p talon-view` -->\n";
const END: &str = "<!-- heights end -->\n";

/// How many columns of a label a phone shows, by how many buttons share its row.
const LABELS: [usize; 5] = [38, 19, 12, 8, 6];

/// A kept page: what it is, its text, what unfolds of it, and its rows of buttons.
#[derive(Default)]
struct Kept {
    title: String,
    text: Vec<String>,
    fold: Vec<String>,
    rows: Vec<String>,
}

impl Kept {
    /// How many lines are seen before anything unfolds.
    fn height(&self) -> usize {
        let last = self.text.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        let folded: usize = self.fold.iter().map(|line| lines(line)).sum();
        self.text.iter().take(last).map(|line| lines(line)).sum::<usize>() + folded.min(FOLDED)
    }

    fn has(&self, label: &str) -> bool {
        self.rows.iter().any(|row| labels(row).any(|each| each == label))
    }
}

/// The labels of a row of buttons.
fn labels(row: &str) -> impl Iterator<Item = &str> {
    row.split(['[', ']']).filter(|label| !label.trim().is_empty())
}

/// How many lines a phone needs for a paragraph, which it breaks between words, and within a word only where that is wider than a line.
fn lines(paragraph: &str) -> usize {
    let (mut lines, mut used) = (1, 0);
    for word in paragraph.split(' ') {
        let width = word.width();
        if used > 0 && used + 1 + width <= COLUMNS {
            used += 1 + width;
        } else {
            lines += usize::from(used > 0) + width.saturating_sub(1) / COLUMNS;
            used = if width > COLUMNS { (width - 1) % COLUMNS + 1 } else { width };
        }
    }
    lines
}

/// The pages of a golden file: each begins with its title, a heading or a rule apart from the one before.
fn pages(file: &str) -> Vec<Kept> {
    let mut pages: Vec<Kept> = Vec::new();
    let (mut title, mut part, mut open, mut titled) = (String::new(), String::new(), false, false);
    for line in file.lines() {
        if let Some(heading) = line.strip_prefix("=== ") {
            (title, part, open) = (heading.to_owned(), String::new(), false);
        } else if let Some(heading) = line.strip_prefix("--- ") {
            (part, open) = (heading.to_owned(), false);
        } else if line.starts_with("# ") && !titled {
            pages.push(Kept { title: format!("{title} {part}"), ..Kept::default() });
            open = true;
        }
        titled = line.starts_with("# ");
        let Some(page) = pages.last_mut().filter(|_| open) else { continue };
        if line.starts_with('[') {
            page.rows.push(line.to_owned());
        } else {
            let folded = line.strip_prefix("> ");
            let line = folded.unwrap_or(line);
            let mark = ["# ", "* ", "~ ", "` "].into_iter().find_map(|mark| line.strip_prefix(mark));
            let lines = if folded.is_some() { &mut page.fold } else { &mut page.text };
            lines.push(mark.unwrap_or(line).to_owned());
        }
    }
    pages
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The pages of every golden file by its name, in a language. Scenes are no pages.
fn kept(locale: Locale) -> BTreeMap<String, Vec<Kept>> {
    let ending = format!(".{locale}.txt");
    let files = fs::read_dir(here("tests/golden")).unwrap().map(|file| file.unwrap().path());
    let named = files.filter_map(|path| {
        let name = path.file_name()?.to_str()?.strip_suffix(&ending)?.to_owned();
        (!name.starts_with("scenes-")).then(|| (name, pages(&fs::read_to_string(&path).unwrap())))
    });
    named.filter(|(_, pages)| !pages.is_empty()).collect()
}

/// The label of a button.
fn label(locale: Locale, message: &str) -> String {
    let texts = fs::read_to_string(here(&format!("locales/{locale}/room.ftl"))).unwrap();
    let start = format!("{message} = ");
    let text = texts.lines().find_map(|line| line.strip_prefix(&start));
    text.expect("a label of one line").to_owned()
}

#[test]
fn paragraphs_break_as_on_a_phone() {
    let word = "x".repeat(COLUMNS);
    assert_eq!(lines(""), 1);
    assert_eq!(lines(&word), 1);
    assert_eq!(lines(&format!("{word}y")), 2);
    assert_eq!(lines(&format!("a {word}")), 2);
    assert_eq!(lines(&format!("{word}y {}", "z".repeat(COLUMNS - 2))), 2);
    assert_eq!(lines(&format!("{word}y {}", "z".repeat(COLUMNS - 1))), 3);
    assert_eq!(lines("\u{2068}Ana\u{2069} won e\u{301}\u{301}\u{301}"), 1);
}

#[test]
fn what_people_play_on_fits_a_screen() {
    for locale in Locale::ALL {
        let kept = kept(locale);
        for button in PLAYED_ON {
            let label = label(locale, button);
            let all = kept.iter().flat_map(|(name, pages)| pages.iter().map(move |page| (name, page)));
            let of_group: Vec<_> = all.filter(|(_, page)| page.has(&label)).collect();
            assert!(of_group.len() > 5, "{locale}: {} pages with {label} were found", of_group.len());
            let over = of_group.iter().filter(|(_, page)| page.height() > PLAYED);
            let over: Vec<_> =
                over.map(|(name, page)| format!("{} lines: {name}.{locale}: {}", page.height(), page.title)).collect();
            assert!(over.is_empty(), "{}", over.join("\n"));
        }
    }
}

#[test]
fn ends_of_deals_and_matches_are_no_higher_than_they_may_be() {
    let (files, most) = ENDS;
    for locale in Locale::ALL {
        let kept = kept(locale);
        let pages = files.iter().flat_map(|file| kept.get(*file).into_iter().flatten().map(move |page| (file, page)));
        let over = pages.filter(|(_, page)| !page.title.contains("score sheet") && page.height() > most);
        let over: Vec<_> =
            over.map(|(file, page)| format!("{} lines: {file}.{locale}: {}", page.height(), page.text[0])).collect();
        assert!(over.is_empty(), "{}", over.join("\n"));
    }
}

#[test]
fn no_label_of_a_hand_is_cut() {
    let mut cut = BTreeSet::new();
    for locale in Locale::ALL {
        let table = label(locale, "button-table");
        for page in kept(locale).into_values().flatten().filter(|page| page.has(&table)) {
            for row in &page.rows {
                let room = LABELS[labels(row).count() - 1];
                let long = labels(row).filter(|label| label.width() > room);
                cut.extend(long.map(|label| format!("{locale}: {row}: [{label}]")));
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn every_button_has_a_word_a_number_or_a_suit() {
    for locale in Locale::ALL {
        for (name, page) in kept(locale).iter().flat_map(|(name, pages)| pages.iter().map(move |page| (name, page))) {
            for label in page.rows.iter().flat_map(|row| labels(row)) {
                let is_told = label.chars().any(|sign| sign.is_alphanumeric() || "♣♦♥♠".contains(sign));
                assert!(is_told, "{name}.{locale}: {}: [{label}]", page.title);
            }
        }
    }
}

#[test]
fn the_help_fits_a_screen() {
    for locale in Locale::ALL {
        let kept = kept(locale);
        let help = kept["menus"].iter().filter(|page| page.title.starts_with("help"));
        let heights: Vec<usize> = help.map(Kept::height).collect();
        assert!(heights.len() > 1 && heights.iter().all(|height| *height <= LINES), "{locale}: {heights:?}");
    }
}

/// One row for each golden file: how many pages it has, and from how many lines to how many, in each language.
fn table() -> String {
    let mut table = String::from("| pages | how many |");
    let languages: Vec<_> = Locale::ALL.iter().map(|&locale| (locale, kept(locale))).collect();
    languages.iter().for_each(|(locale, _)| table.push_str(&format!(" lines, `{locale}` |")));
    table.push_str("\n|---|---|");
    table.push_str(&"---|".repeat(languages.len()));
    table.push('\n');
    for (name, pages) in &languages[0].1 {
        table.push_str(&format!("| `{name}` | {} |", pages.len()));
        for (_, kept) in &languages {
            let Some(pages) = kept.get(name) else {
                table.push_str(" |");
                continue;
            };
            let heights: Vec<usize> = pages.iter().map(Kept::height).collect();
            let (least, most) = (heights.iter().min().unwrap(), heights.iter().max().unwrap());
            let range = if least == most { most.to_string() } else { format!("{least} to {most}") };
            table.push_str(&format!(" {range} |"));
        }
        table.push('\n');
    }
    table
}

#[test]
fn the_document_has_the_heights_of_all_pages() {
    let path = here("../../docs/performance.md");
    let document = fs::read_to_string(&path).unwrap();
    let (before, rest) = document.split_once(BEGIN).expect("the table's beginning");
    let (written, after) = rest.split_once(END).expect("the table's end");
    let measured = table();
    if std::env::var_os("TALON_BLESS").is_some() {
        fs::write(&path, format!("{before}{BEGIN}{measured}{END}{after}")).unwrap();
    } else {
        assert!(written == measured, "docs/performance.md has other heights than the pages:\n{measured}");
    }
}
