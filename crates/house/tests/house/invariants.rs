//! What holds in every weather.

use std::collections::{BTreeMap, BTreeSet};

use talon_house::Store;
use talon_house::ports::store::{SurfaceKey, SurfaceRow};
use talon_table::{Event, PersonId, PhaseView, Table, TableId, TableView, Viewer};
use talon_view::{BoardKey, Locale, Names, Page};

use crate::common::{ANA, BOB, EVE, GROUP, World};

/// A chat, who reads there, and in which language.
struct Reader {
    chat: &'static str,
    person: Option<PersonId>,
    locale: Locale,
}

/// The readers of the tests' tables: the group speaks as Ana, who spoke first.
async fn readers(world: &World) -> Vec<Reader> {
    let mut readers = vec![Reader { chat: GROUP, person: None, locale: Locale::parse(ANA.2) }];
    for human in [ANA, BOB, EVE] {
        if let Some(row) = world.store.account(&World::account(human)).await.unwrap() {
            readers.push(Reader { chat: human.0, person: Some(row.person), locale: Locale::parse(human.2) });
        }
    }
    readers
}

/// The pages that a reader may see of a table in this state.
fn pages(view: &TableView, names: &dyn Names, reader: &Reader, older_deals: bool) -> Vec<Page> {
    let mut pages = vec![talon_view::result(view, names, reader.locale)];
    let newest = u32::try_from(view.sheet.len()).unwrap() + 1;
    let first = if older_deals { 1 } else { newest };
    for deal_no in first..=newest {
        let key = BoardKey { match_no: view.match_no, deal_no };
        pages.push(talon_view::board(view, names, reader.locale, key));
        if reader.person.is_some() {
            pages.push(talon_view::solo(view, names, reader.locale, key));
        }
    }
    if reader.person.is_some() {
        pages.push(talon_view::hand(view, names, reader.locale));
    }
    pages
}

/// Every page that ever left the house was one that its reader may see at some moment of the table, and that some moment
/// had come: it is compared with the view of that reader's seat after each event.
pub(crate) async fn nobody_saw_too_much(world: &World, id: TableId) {
    let names = world.names().await;
    let names = |person: PersonId| names.get(&person).cloned().unwrap_or_default();
    let readers = readers(world).await;
    let mut lawful: BTreeMap<&str, BTreeSet<[u8; 32]>> = BTreeMap::new();
    let mut table = Table::new();
    for recorded in world.log(id).await {
        table.evolve(&recorded).unwrap();
        for reader in &readers {
            let seat = reader.person.map(|person| table.seat_of(person));
            let viewer = match seat {
                None => Viewer::Public,
                Some(Some(seat)) => Viewer::Seat(seat),
                Some(None) => continue,
            };
            let view = table.view(viewer);
            // With a new deal the one before becomes a sheet, and with the match's end the last.
            let dealt = matches!(recorded.event, Event::Dealt { .. });
            let older_deals = dealt || !matches!(view.phase, PhaseView::Playing { .. });
            let seen = lawful.entry(reader.chat).or_default();
            for page in pages(&view, &names, reader, older_deals) {
                seen.insert(page.hash());
                seen.insert(Page { buttons: Vec::new(), ..page }.hash());
            }
        }
    }
    for request in world.platform.requests() {
        if let Some(page) = &request.page {
            let lawful = lawful.get(request.place.chat.as_str()).expect("a known chat");
            assert!(lawful.contains(&page.hash()), "not for {}: {}", request.place.chat, page.plain());
        }
    }
}

/// At rest, every message that delivery looks after shows the newest state, and nothing is left to do.
pub(crate) async fn everything_is_current(world: &World, id: TableId) {
    assert_eq!(world.store.next_due().await.unwrap().mark, None, "nothing is behind");
    let table = world.replay(id).await;
    let names = world.names().await;
    let names = |person: PersonId| names.get(&person).cloned().unwrap_or_default();
    let readers = readers(world).await;
    let surfaces = world.store.surfaces(id).await.unwrap();
    assert!(!surfaces.is_empty());
    for surface in surfaces {
        let reader = readers.iter().find(|reader| reader.chat == surface.place.chat).expect("a reader");
        let view = match reader.person {
            None => table.view(Viewer::Public),
            Some(person) => table.view(Viewer::Seat(table.seat_of(person).expect("seated"))),
        };
        let wanted = wanted(&view, &names, reader, &surface);
        let number = surface.message.as_ref().and_then(talon_house::MessageRef::number).expect("shown");
        let messages = world.platform.messages(&surface.place.chat);
        let shown = messages.iter().find(|shown| shown.number == number).expect("the message is there");
        assert_eq!(Some(shown.page.hash()), surface.hash, "{}: what is shown is what is noted", surface.key);
        assert_eq!(shown.page.plain(), wanted.plain(), "{} is current", surface.key);
        assert!(shown.page == wanted, "{} is current in what its buttons do", surface.key);
    }
}

fn wanted(view: &TableView, names: &dyn Names, reader: &Reader, surface: &SurfaceRow) -> Page {
    match surface.key {
        SurfaceKey::Board { match_no, deal_no } => {
            let key = BoardKey { match_no, deal_no };
            match reader.person {
                None => talon_view::board(view, names, reader.locale, key),
                Some(_) => talon_view::solo(view, names, reader.locale, key),
            }
        }
        SurfaceKey::Result { .. } => talon_view::result(view, names, reader.locale),
        SurfaceKey::Hand { .. } => talon_view::hand(view, names, reader.locale),
    }
}
