//! Every word on a page follows from what its reader lawfully knows: whatever a player, or the group, was shown in a match
//! is a page made of that reader's own view of the table, at a moment that had come. So nobody reads what a declared run
//! is before it is shown, a card that was drawn or given to somebody else, or points that the table keeps to itself.

use std::collections::BTreeMap;

use talon_cards::Seat;
use talon_games::AnyView;
use talon_games::belot::Combination;
use talon_table::{DealView, PhaseView, Recorded, Table, TableView, Viewer};
use talon_view::{Locale, Page, TablePageKey};

use super::current::texts_of;
use super::people::{Human, Known};
use super::secrecy::{Followed, Pressed};
use super::story::Story;
use super::traffic::{Deed, Passed, Saying, tampered};

/// Who reads in a chat.
struct Reader {
    chat: i64,
    viewer: Viewer,
    locale: Locale,
    /// The texts of this reader's pages, each with the first step after which it is one.
    lawful: BTreeMap<String, usize>,
}

/// The pages of every reader of a table, as its log has them.
pub struct Pages<'a> {
    story: &'a Story,
    readers: Vec<Reader>,
    /// For Belot: what was declared and is not shown to everybody yet, after each step, by whom.
    declared: Vec<Vec<(Seat, Combination)>>,
}

impl<'a> Pages<'a> {
    /// The pages of a table: of its players, and of its group where it stands in one, each with its language.
    pub fn new<P: Human>(
        story: &'a Story,
        log: &[Recorded],
        players: &[(&P, Locale)],
        group: Option<(i64, Locale)>,
    ) -> Self {
        let table = Table::replay(log.iter().cloned()).expect("the log can be replayed");
        let names = Known::new(&table, players.iter().map(|(person, _)| *person));
        let reader = |chat, viewer, locale| Reader { chat, viewer, locale, lawful: BTreeMap::new() };
        let group = group.map(|(chat, locale)| reader(chat, Viewer::Public, locale));
        let seated = Seat::all(Seat::COUNT).zip(players);
        let seated = seated.map(|(seat, (person, locale))| reader(person.account(), Viewer::Seat(seat), *locale));
        let readers = group.into_iter().chain(seated).collect();
        let mut pages = Self { story, readers, declared: Vec::new() };
        let mut table = Table::new();
        for (step, recorded) in log.iter().enumerate() {
            table.evolve(recorded).expect("the log can be replayed");
            pages.declared.push(undisclosed(&table));
            for reader in &mut pages.readers {
                for page in pages_of(&table.view(reader.viewer), &names, reader.locale) {
                    for text in texts_of(&page) {
                        reader.lawful.entry(text).or_insert(step);
                    }
                }
            }
        }
        pages
    }

    /// Goes through a traffic and stops at the first page of the match that is not its reader's; how many there were.
    fn search<'t>(&self, traffic: impl IntoIterator<Item = &'t Passed>) -> Result<usize, String> {
        let (mut pressed, mut followed) = (Pressed::default(), Followed::new(self.story));
        let (mut begun, mut pages) = (false, 0);
        for passed in traffic {
            let saying = match passed {
                Passed::Asked(question) => {
                    pressed.take(question);
                    begun |= followed.advance(&pressed) > 0;
                    continue;
                }
                Passed::Said(saying) => saying,
            };
            let reader = self.readers.iter().find(|reader| begun && Some(reader.chat) == saying.chat);
            let (Some(reader), Some(text)) = (reader, shown(saying)) else { continue };
            if reader.lawful.get(text).is_none_or(|step| *step >= followed.upto) {
                return Err(format!("{} is shown what is not for these eyes: {text}", reader.chat));
            }
            pages += 1;
        }
        Ok(pages)
    }

    /// Every page of the match is its reader's.
    pub fn are_lawful(&self, traffic: &[Passed]) -> usize {
        self.search(traffic).unwrap_or_else(|leak| panic!("{leak}"))
    }

    /// Whether somebody declared a combination at all.
    pub fn has_declarations(&self) -> bool {
        self.declared.iter().any(|declared| !declared.is_empty())
    }

    /// Shows that the search would notice a page that says of which cards a declared combination is, in words and without
    /// naming a card; in how many cases that was tried.
    pub fn disclosures_would_be_noticed(&self, traffic: &[Passed]) -> usize {
        let (mut pressed, mut followed) = (Pressed::default(), Followed::new(self.story));
        let mut tried = 0;
        for (at, passed) in traffic.iter().enumerate() {
            let saying = match passed {
                Passed::Asked(question) => {
                    pressed.take(question);
                    followed.advance(&pressed);
                    continue;
                }
                Passed::Said(saying) => saying,
            };
            let reader = self.readers.iter().find(|reader| Some(reader.chat) == saying.chat);
            let (Some(reader), Some(_), true) = (reader, shown(saying), tried < 20) else { continue };
            let now = &self.declared[followed.upto - 1];
            let others = now.iter().find(|(seat, _)| reader.viewer != Viewer::Seat(*seat));
            if let Some((_, combination)) = others {
                let slip = Passed::Said(saying.and(&in_words(*combination)));
                let leaky = self.search(tampered(traffic, at, &slip));
                assert!(leaky.is_err(), "{combination:?} is told to {} unnoticed", reader.chat);
                tried += 1;
            }
        }
        tried
    }
}

/// The text of the page that a message shows after a request.
fn shown(saying: &Saying) -> Option<&str> {
    matches!(saying.deed, Deed::Send | Deed::Edit).then_some(saying.shown.as_deref()).flatten()
}

/// A combination as a slip of the tongue would tell it.
fn in_words(combination: Combination) -> String {
    match combination {
        Combination::Run { suit, top, .. } => format!("{} up to {}", suit.glyph(), top.letter()),
        Combination::Carre { rank } => format!("four of {}", rank.letter()),
    }
}

/// The pages that somebody may be looking at, made of one view.
fn pages_of(view: &TableView, names: &Known, locale: Locale) -> Vec<Page> {
    let newest = match &view.phase {
        PhaseView::Playing { deal_no, .. } => *deal_no,
        _ => u32::try_from(view.sheet.len()).expect("few deals").max(1),
    };
    // The message of the deal before stays behind as its sheet.
    let keys =
        (newest.saturating_sub(1).max(1)..=newest).map(|deal_no| TablePageKey { match_no: view.match_no, deal_no });
    let page = |key| match view.viewer {
        Viewer::Public => talon_view::table_page(view, names, locale, key),
        Viewer::Seat(_) => talon_view::solo(view, names, locale, key),
    };
    let mut pages: Vec<Page> = keys.map(page).collect();
    pages.push(talon_view::result(view, names, locale));
    if view.viewer != Viewer::Public {
        pages.push(talon_view::hand(view, names, locale));
        pages.extend(talon_view::questions(view, names, locale));
    }
    pages
}

/// What lies declared at a Belot table and only its owner may know.
fn undisclosed(table: &Table) -> Vec<(Seat, Combination)> {
    let deal = |viewer| match table.view(viewer).phase {
        PhaseView::Playing { deal: DealView::Open(AnyView::Belot(view)), .. } => Some(view),
        _ => None,
    };
    let Some(public) = deal(Viewer::Public) else { return Vec::new() };
    if public.announced.iter().all(|declared| declared.combination.is_some()) {
        return Vec::new();
    }
    let own = |seat: Seat| {
        let view = deal(Viewer::Seat(seat)).expect("a view");
        view.announced.into_iter().filter(move |declared| declared.seat == seat)
    };
    let all = Seat::all(3).flat_map(own);
    all.filter_map(|declared| Some((declared.seat, declared.combination?))).collect()
}
