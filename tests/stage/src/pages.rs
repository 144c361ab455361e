//! Every word on a page follows from what its reader may know. Whatever a player, or the group, sees in a match is a page made from that
//! reader's own view of the table, at a moment that had come. So nobody reads what a declared sequence is before it is shown, a card that
//! was drawn by or given to somebody else, or points that the table keeps secret.

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

/// The reader of a chat.
struct Reader {
    chat: i64,
    viewer: Viewer,
    locale: Locale,
    /// The texts of this reader's pages, each with the first step after which it is valid.
    lawful: BTreeMap<String, usize>,
}

/// The pages of every reader of a table, according to its log.
pub struct Pages<'a> {
    story: &'a Story,
    readers: Vec<Reader>,
    /// For Belot: the combinations declared but not yet shown to everybody, after each step, with their seats.
    declared: Vec<Vec<(Seat, Combination)>>,
}

impl<'a> Pages<'a> {
    /// The pages of a table: its players', and its group's if it is in one, each in its language.
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

    /// Checks traffic up to the first page of the match that is not its reader's. Returns how many there were.
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

    /// Checks that every page of the match is its reader's.
    pub fn are_lawful(&self, traffic: &[Passed]) -> usize {
        self.search(traffic).unwrap_or_else(|leak| panic!("{leak}"))
    }

    /// True if somebody declared a combination.
    pub fn has_declarations(&self) -> bool {
        self.declared.iter().any(|declared| !declared.is_empty())
    }

    /// Tests that the search notices a page that describes a declared combination without naming a card. Returns the number of cases.
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
                assert!(leaky.is_err(), "{combination:?} reached {} unnoticed", reader.chat);
                tried += 1;
            }
        }
        tried
    }
}

/// The text of a message's page after a request.
fn shown(saying: &Saying) -> Option<&str> {
    matches!(saying.deed, Deed::Send | Deed::Edit).then_some(saying.shown.as_deref()).flatten()
}

/// A combination in words.
fn in_words(combination: Combination) -> String {
    match combination {
        Combination::Run { suit, top, .. } => format!("{} up to {}", suit.glyph(), top.letter()),
        Combination::Carre { rank } => format!("four of {}", rank.letter()),
    }
}

/// The pages made from one view that somebody may be looking at.
fn pages_of(view: &TableView, names: &Known, locale: Locale) -> Vec<Page> {
    let newest = match &view.phase {
        PhaseView::Playing { deal_no, .. } => *deal_no,
        _ => u32::try_from(view.sheet.len()).expect("few deals").max(1),
    };
    // The previous deal's message stays behind as its sheet.
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

/// Combinations at a Belot table that are declared and that only their owner may know.
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
