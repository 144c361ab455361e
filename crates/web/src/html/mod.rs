//! A window's page as HTML, in regions.
//!
//! A region is a part of the document with a name. Its content is sent whole when it changes.

mod ends;
mod page;
mod parts;
mod pen;
mod scene;
mod text;

use maud::{DOCTYPE, Markup, html};
use serde::Serialize;
use talon_house::commands::Command;
use talon_scene::{CourtLetters, Scene};
use talon_view::{Locale, Msg, Page};
use talon_window::{Typing, Window, asks};

use pen::{Pen, unmarked};

use crate::assets;

/// The commands that stand on every page.
const COMMANDS: [&str; 6] = ["play", "daily", "puzzle", "stats", "settings", "help"];

/// What a window shows, for every tab of its person.
#[derive(PartialEq, Eq, Serialize)]
pub(crate) struct Shown {
    /// The language, as browsers name it.
    pub(crate) lang: &'static str,
    /// What stands in the tab: the page's first line.
    pub(crate) title: String,
    /// Whether its person is to decide something.
    pub(crate) asks: bool,
    /// How often another page was turned to: then a tab begins at the top.
    pub(crate) turns: u64,
    /// The regions, from above. A stream sends those that changed.
    #[serde(skip)]
    pub(crate) regions: Vec<Region>,
}

/// A part of the document.
#[derive(PartialEq, Eq)]
pub(crate) struct Region {
    /// Its name in the document.
    pub(crate) id: &'static str,
    /// What is in it.
    pub(crate) html: String,
}

/// What a window shows now.
pub(crate) fn draw(window: &Window, typing: Option<Typing>) -> Shown {
    let page = window.page();
    let letters = page.picture.as_ref().map_or_else(CourtLetters::default, |picture| picture.letters.court);
    let pen = Pen { locale: window.locale(), letters };
    let scene = page.picture.as_ref().map(|picture| &*picture.scene);
    let (table, hand) = match scene {
        Some(Scene::Table(table)) => (Some(table), table.hand.as_ref()),
        Some(Scene::Hand(hand)) => (None, Some(&hand.held)),
        Some(Scene::DealEnd(_) | Scene::MatchEnd(_)) | None => (None, None),
    };
    let content = [
        (
            "table",
            table.map_or_else(Markup::default, |table| {
                scene::table(pen, table, &scene.map(Scene::trick).unwrap_or_default())
            }),
        ),
        ("hand", hand.map_or_else(Markup::default, |held| scene::hand(pen, held, &page))),
        ("note", window.message().map_or_else(Markup::default, |note| text::text(pen, note))),
        ("ends", scene.map_or_else(Markup::default, |scene| ends::ends(pen, scene))),
        ("words", page::words(pen, &page)),
        ("ways", page::buttons(pen, &page, hand)),
        ("typing", typing.map_or_else(Markup::default, |typing| typed(pen, typing))),
        ("foot", foot(pen, window)),
    ];
    Shown {
        lang: window.locale().code(),
        title: title(&page),
        asks: asks(&page),
        turns: window.turns(),
        regions: content.into_iter().map(|(id, html)| Region { id, html: html.into_string() }).collect(),
    }
}

fn title(page: &Page) -> String {
    let line = page.lines().into_iter().map(|line| unmarked(&line.text.plain())).find(|line| !line.is_empty());
    line.unwrap_or_else(|| "Talon".to_owned())
}

/// Where something that was asked for is typed.
fn typed(pen: Pen, typing: Typing) -> Markup {
    html! {
        form {
            label for="typed" { (pen.say(&typing.prompt())) }
            input id="typed" maxlength=(Typing::LONGEST) autocomplete="off" autofocus;
        }
    }
}

/// What stands below every page: the ways on and back, and the commands.
fn foot(pen: Pen, window: &Window) -> Markup {
    let on = match window.is_covered() {
        true => Some((Msg::TerminalBack, "quiet")),
        false => window.has_newer().then_some((Msg::TerminalGoOn, "main")),
    };
    let commands = COMMANDS.into_iter().filter_map(Command::named);
    html! {
        @if let Some((label, look)) = on {
            button class=(look) data-on data-key="on" { (pen.say(&label)) }
        }
        nav {
            @for command in commands {
                button data-command=(command.name) data-key=(command.name) { (pen.say(&command.label)) }
            }
        }
    }
}

/// The whole document, for somebody who has come in.
pub(crate) fn document(shown: &Shown) -> String {
    let pen = Pen { locale: Locale::parse(shown.lang), letters: CourtLetters::default() };
    let body = html! {
        main data-turns=(shown.turns) {
            @for region in &shown.regions {
                section id=(region.id) aria-live=[live(region.id)] { (maud::PreEscaped(&region.html)) }
            }
        }
        noscript { p { (pen.say(&Msg::WebScript)) } }
    };
    frame(shown.lang, &shown.title, &body)
}

/// What is read aloud when it changes.
fn live(id: &str) -> Option<&'static str> {
    matches!(id, "words" | "note").then_some("polite")
}

/// The document for somebody who has not come in: the script looks for the key in the address.
pub(crate) fn entrance(locale: Locale) -> String {
    let pen = Pen { locale, letters: CourtLetters::default() };
    let body = html! {
        main { section id="words" { p { (pen.say(&Msg::WebEntrance)) } } }
        noscript { p { (pen.say(&Msg::WebScript)) } }
    };
    frame(locale.code(), "Talon", &body)
}

fn frame(lang: &str, title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="dark light";
                title { (title) }
                link rel="stylesheet" href=(assets::STYLE.address());
                link rel="icon" href=(assets::ICON.address()) type="image/svg+xml";
                script src=(assets::SCRIPT.address()) defer {}
            }
            body { (body) }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests;
