//! Every known page of the house fits into a message, whatever names people have.

use std::fs;
use std::path::Path;

use serenity::all::UserId;
use talon_games::GameKind;
use talon_view::{Block, Line, Locale, Page, Style};

use super::{Rendered, message};
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
            match text.strip_prefix("> ") {
                Some(folded) => page.blocks.push(Block::Aside(vec![line(folded)])),
                None => page.push(line(text)),
            }
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

/// The rendered text of a page.
fn shown(page: &Page) -> String {
    let rendered = message(page, &all(), UserId::new(77)).unwrap_or_else(|error| panic!("{error}\n{}", page.plain()));
    let Rendered::Page { layout, .. } = rendered else { panic!("a page is no sentence") };
    layout.title.into_iter().chain(layout.parts).collect::<Vec<_>>().join("\n")
}

/// The texts of the pages in the golden files, with every name replaced by this one.
fn with_name(name: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for file in fs::read_dir(Path::new(KEPT)).unwrap() {
        let mut kept = fs::read_to_string(file.unwrap().path()).unwrap();
        for other in NAMES {
            kept = kept.replace(other, name);
        }
        texts.extend(pages(&kept).iter().map(shown));
    }
    assert!(texts.len() > 500, "only {} pages", texts.len());
    texts
}

fn is_whole(text: &str) -> bool {
    !text.ends_with('…')
}

#[test]
fn pages_of_matches_are_whole_with_any_usual_name() {
    for name in ["Ana", &"Анабел Ц. ".repeat(3)] {
        for text in with_name(name) {
            assert!(is_whole(&text), "{text}");
        }
    }
}

#[test]
fn pages_of_matches_fit_with_any_name() {
    let texts = with_name(&awful());
    // A golden file has lines between its pages, too. They are the same in every language.
    let cut = texts.iter().filter(|text| !is_whole(text)).count();
    assert!(cut <= Locale::ALL.len(), "the ends of {cut} pages are left out");
}

#[test]
fn pages_without_a_table_are_whole() {
    for locale in Locale::ALL {
        let nobody = |_: talon_table::PersonId| String::new();
        let first = |own| talon_view::home(&talon_view::Home { own, ..talon_view::Home::default() }, &nobody, locale);
        let mut pages = vec![first(true), first(false), talon_view::help(locale)];
        for kind in GameKind::ALL {
            pages.extend((0..=9).map(|section| talon_view::rules(kind, section, locale)));
        }
        for page in pages {
            assert!(is_whole(&shown(&page)), "{}", page.plain());
        }
    }
}
