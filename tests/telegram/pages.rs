//! Every word on a page follows from what its reader lawfully knows: whatever a player, or the group, was shown in a match
//! is a page made of that reader's own view of the table, at a moment that had come. So nobody reads what a declared run
//! is before it is shown, a card that was drawn or given to somebody else, or points that the table keeps to itself.

use std::collections::BTreeMap;

use talon_games::AnyView;
use talon_games::belot::Combination;
use talon_loopback::{Entry, Person};
use talon_table::{Event, PhaseView, Recorded, Table, TableView, Viewer};
use talon_view::{BoardKey, Locale, Page};

use super::current::{Known, text_of};
use super::secrecy::{Followed, Pressed};
use super::story::Story;

/// Who reads in a chat.
struct Reader {
    chat: i64,
    viewer: Viewer,
    locale: Locale,
    /// The texts of this reader's pages, each with the first step after which it is one.
    lawful: BTreeMap<String, usize>,
}

/// The pages of every reader of a table, as its log has them.
pub(crate) struct Pages<'a> {
    story: &'a Story,
    readers: Vec<Reader>,
    /// For Belot: what was declared and is not shown to everybody yet, after each step, by whom.
    declared: Vec<Vec<(usize, Combination)>>,
}

impl<'a> Pages<'a> {
    /// The pages of a sitting: in the group `home` in one language, with each player in another.
    pub(crate) fn new(
        story: &'a Story,
        log: &[Recorded],
        players: &[(&Person, Locale)],
        home: (i64, Locale),
    ) -> Self {
        let table = Table::replay(log.iter().cloned()).expect("the log can be replayed");
        let names = Known::new(&table, players.iter().map(|(person, _)| *person));
        let reader = |chat, viewer, locale| Reader { chat, viewer, locale, lawful: BTreeMap::new() };
        let mut readers = vec![reader(home.0, Viewer::Public, home.1)];
        for (person, locale) in players {
            let seat = story.seats.iter().position(|seat| *seat == Some(person.id())).expect("a seat");
            let seat = talon_cards::Seat::all(8).nth(seat).expect("a seat");
            readers.push(reader(person.id(), Viewer::Seat(seat), *locale));
        }
        let mut pages = Self { story, readers, declared: Vec::new() };
        let mut table = Table::new();
        for (step, recorded) in log.iter().enumerate() {
            table.evolve(recorded).expect("the log can be replayed");
            pages.declared.push(undisclosed(&table));
            for reader in &mut pages.readers {
                for page in pages_of(&table.view(reader.viewer), &names, reader.locale, &recorded.event) {
                    reader.lawful.entry(text_of(&page)).or_insert(step);
                }
            }
        }
        pages
    }

    /// Goes through a transcript and stops at the first page of the match that is not its reader's; how many there were.
    pub(crate) fn search(&self, transcript: &[Entry]) -> Result<usize, String> {
        let (mut pressed, mut followed) = (Pressed::default(), Followed::new(self.story));
        let (mut begun, mut pages) = (false, 0);
        for entry in transcript {
            if entry.method == "getUpdates" {
                pressed.take(entry);
                begun |= followed.advance(&pressed) > 0;
                continue;
            }
            let reader = self.readers.iter().find(|reader| begun && Some(reader.chat) == entry.chat());
            let (Some(reader), Some(text)) = (reader, shown(entry)) else { continue };
            if reader.lawful.get(text).is_none_or(|step| *step >= followed.upto) {
                return Err(format!("{} is shown what is not for these eyes: {text}", reader.chat));
            }
            pages += 1;
        }
        Ok(pages)
    }

    /// Every page of the match is its reader's.
    pub(crate) fn are_lawful(&self, transcript: &[Entry]) -> usize {
        self.search(transcript).unwrap_or_else(|leak| panic!("{leak}"))
    }

    /// Shows that the search would notice a page that says of which cards a declared combination is, in words and without
    /// naming a card; in how many cases that was tried.
    pub(crate) fn disclosures_would_be_noticed(&self, transcript: &[Entry]) -> usize {
        let (mut pressed, mut followed) = (Pressed::default(), Followed::new(self.story));
        let mut tried = 0;
        for (at, entry) in transcript.iter().enumerate() {
            if entry.method == "getUpdates" {
                pressed.take(entry);
                followed.advance(&pressed);
            }
            let reader = self.readers.iter().find(|reader| Some(reader.chat) == entry.chat());
            let (Some(reader), Some(text), true) = (reader, shown(entry), tried < 20) else { continue };
            let now = &self.declared[followed.upto - 1];
            let others = now.iter().find(|(seat, _)| reader.viewer.seat() != Some(*seat));
            if let Some((_, combination)) = others {
                let mut tampered = transcript.to_vec();
                let text = format!("{text}\n{}", in_words(*combination));
                if let Ok(answer) = &mut tampered[at].answer {
                    answer["text"] = text.into();
                }
                assert!(self.search(&tampered).is_err(), "{combination:?} is told to {} unnoticed", reader.chat);
                tried += 1;
            }
        }
        tried
    }
}

/// The seat of a viewer.
trait Seated {
    fn seat(&self) -> Option<usize>;
}

impl Seated for Viewer {
    fn seat(&self) -> Option<usize> {
        match self {
            Self::Public => None,
            Self::Seat(seat) => Some(seat.index()),
        }
    }
}

/// The text that a message shows after a request.
fn shown(entry: &Entry) -> Option<&str> {
    match entry.method.as_str() {
        "sendMessage" | "editMessageText" => entry.answer.as_ref().ok()?["text"].as_str(),
        _ => None,
    }
}

/// A combination as a slip of the tongue would tell it.
fn in_words(combination: Combination) -> String {
    match combination {
        Combination::Run { suit, top, .. } => format!("{} up to {}", suit.glyph(), top.letter()),
        Combination::Carre(rank) => format!("four of {}", rank.letter()),
    }
}

/// The pages that somebody may be looking at after an event.
fn pages_of(view: &TableView, names: &Known, locale: Locale, event: &Event) -> Vec<Page> {
    let mut pages = vec![match view.viewer {
        Viewer::Public => talon_view::result(view, names, locale),
        Viewer::Seat(_) => talon_view::hand(view, names, locale),
    }];
    if view.viewer == Viewer::Public {
        let newest = match (&view.phase, event) {
            (PhaseView::Playing { deal_no, .. }, _) | (_, Event::DealEnded { deal_no, .. }) => *deal_no,
            _ => u32::try_from(view.sheet.len()).expect("few deals").max(1),
        };
        // The message of the deal before stays behind as its sheet; an unfinished one says that it was not played out.
        let deals = newest.saturating_sub(1).max(1)..=newest + 1;
        let keys = deals.map(|deal_no| BoardKey { match_no: view.match_no, deal_no });
        pages.extend(keys.map(|key| talon_view::board(view, names, locale, key)));
    }
    pages
}

/// What lies declared at a Belot table and only its owner may know.
fn undisclosed(table: &Table) -> Vec<(usize, Combination)> {
    let deal = |viewer| match table.view(viewer).phase {
        PhaseView::Playing { deal: AnyView::Belot(view), .. } => Some(view),
        _ => None,
    };
    let Some(public) = deal(Viewer::Public) else { return Vec::new() };
    if public.announced.iter().all(|declared| declared.combination.is_some()) {
        return Vec::new();
    }
    let own = |seat: talon_cards::Seat| {
        let view = deal(Viewer::Seat(seat)).expect("a view");
        view.announced.into_iter().filter(move |declared| declared.seat == seat)
    };
    let all = talon_cards::Seat::all(3).flat_map(own);
    all.filter_map(|declared| Some((declared.seat.index(), declared.combination?))).collect()
}
