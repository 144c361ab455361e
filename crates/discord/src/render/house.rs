//! Every known page of the house fits into a message, whatever names people have.

use std::fs;
use std::path::Path;

use serenity::all::UserId;
use talon_games::GameKind;
use talon_view::{Line, Locale, Page, Style};

use super::{RenderError, message};
use crate::emojis::tests::all;

/// The pages in the golden files of the view's tests, and the names in them.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../view/tests/golden");
const NAMES: [&str; 3] = ["Ana", "Борис", "Vera"];

/// A name of the greatest length in which every character needs a backslash.
fn awful() -> String {
    "*_`~|<@>".repeat(4)
}

/// Reads the pages back from their text: a heading and [`Page::plain`].
fn pages(kept: &str) -> Vec<Page> {
    let mut pages = vec![Page::default()];
    for text in kept.lines() {
        let is_heading = text.starts_with("--- ") || text.starts_with("=== ");
        if is_heading || text.starts_with("# ") {
            pages.push(Page::default());
        }
        if let Some(page) = pages.last_mut()
            && !is_heading
        {
            page.push(line(text));
        }
    }
    pages.retain(|page| !page.text().trim().is_empty());
    pages
}

fn line(text: &str) -> Line {
    let styles = [("# ", Style::Title), ("* ", Style::Strong), ("~ ", Style::Dim), ("` ", Style::Code)];
    let styled = styles.iter().find_map(|(mark, style)| Some((*style, text.strip_prefix(mark)?)));
    let (style, text) = styled.unwrap_or((Style::Body, text));
    Line { style, text: text.into() }
}

fn check(page: &Page) -> Result<(), RenderError> {
    message(page, &all(), UserId::new(77)).map(drop)
}

#[test]
fn pages_of_matches_fit_with_any_name() {
    let mut count = 0;
    for file in fs::read_dir(Path::new(KEPT)).unwrap() {
        let path = file.unwrap().path();
        let mut kept = fs::read_to_string(&path).unwrap();
        for name in NAMES {
            kept = kept.replace(name, &awful());
        }
        for page in pages(&kept) {
            assert_eq!(check(&page), Ok(()), "{}\n{}", path.display(), page.plain());
            count += 1;
        }
    }
    assert!(count > 500, "only {count} pages");
}

#[test]
fn pages_without_a_table_fit() {
    for &locale in Locale::ALL {
        let mut pages = vec![talon_view::menu_play(locale), talon_view::help(locale), talon_view::welcome(locale)];
        for kind in GameKind::ALL {
            pages.extend((0..=9).map(|section| talon_view::rules(kind, section, locale)));
        }
        for page in pages {
            assert_eq!(check(&page), Ok(()), "{}", page.plain());
        }
    }
}
