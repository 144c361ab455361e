//! Invariants that always hold.

use std::collections::{BTreeMap, BTreeSet};

use talon_house::Platform as _;
use talon_store::{PlatformKind, Room, Store, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::{Event, PersonId, PhaseView, Table, TableId, TableView, Viewer};
use talon_view::{
    Block, Button, Line, Locale, Look, Msg, Names, Page, Pictures, Scope, Style, TablePageKey, Target, say,
};

use crate::common::{ANA, BOB, EVE, GROUP, World};

/// A chat, who reads there, and in which language.
struct Reader {
    chat: &'static str,
    person: Option<PersonId>,
    locale: Locale,
    /// The pictures that there should be.
    pictures: Pictures,
    /// Whether the bot may write there.
    open: bool,
}

/// The readers of the tests' tables: the group speaks as Ana, who spoke first.
async fn readers(world: &World) -> Vec<Reader> {
    let chat = world.public_chat();
    let community = world.store.community(world.platform.kind(), chat).await.unwrap();
    let pictures = community.map(|row| row.chosen).unwrap_or_default().pictures(Scope::Chat);
    let mut readers = vec![Reader { chat, person: None, locale: Locale::parse(ANA.2), pictures, open: true }];
    for human in [ANA, BOB, EVE] {
        if let Some(row) = world.store.account(&world.account_here(human)).await.unwrap() {
            let (person, open) = (Some(row.person), row.chat.may_write());
            let (locale, pictures) = (Locale::parse(human.2), row.chosen.pictures(Scope::Person));
            readers.push(Reader { chat: human.0, person, locale, pictures, open });
        }
    }
    readers
}

/// The pages that a reader may see of a table in this state.
fn pages(view: &TableView, names: &dyn Names, reader: &Reader, older_deals: bool) -> Vec<Page> {
    let Reader { locale, pictures, .. } = *reader;
    let result = talon_view::result(view, names, locale);
    let mut pages = vec![Page { picture: pictures.of_result(view, names, locale), ..result }];
    let newest = u32::try_from(view.sheet.len()).unwrap() + 1;
    // The end of the previous deal stays in private when the next one comes.
    let first = if older_deals { 1 } else { newest.saturating_sub(1).max(1) };
    for deal_no in first..=newest {
        let key = TablePageKey { match_no: view.match_no, deal_no };
        let picture = pictures.of_table(view, names, locale, key);
        pages.push(Page { picture: picture.clone(), ..talon_view::table_page(view, names, locale, key) });
        if reader.person.is_some() {
            pages.push(Page { picture, ..talon_view::solo(view, names, locale, key) });
        }
    }
    if reader.person.is_some() {
        let (hand, panel) = (hand(view, names, reader), panel(view, names, reader));
        let asked = talon_view::questions(view, names, locale);
        for beside in [&hand, &panel] {
            pages.extend(asked.iter().map(|question| question.clone().with_picture_of(beside)));
        }
        pages.extend([hand_instead(panel.clone(), reader), hand_for_now(panel.clone(), view.id, reader), panel, hand]);
        pages.extend(asked);
    } else {
        pages.push(talon_view::sign(view, names, locale));
        pages.push(talon_view::sign_lost(view, names, locale));
    }
    pages
}

fn hand(view: &TableView, names: &dyn Names, reader: &Reader) -> Page {
    let picture = reader.pictures.of_hand(view, names, reader.locale);
    Page { picture, ..talon_view::hand(view, names, reader.locale) }
}

/// The hand beside the table's own message.
fn panel(view: &TableView, names: &dyn Names, reader: &Reader) -> Page {
    let picture = reader.pictures.of_panel(view, names, reader.locale);
    Page { picture, below: None, ..talon_view::hand(view, names, reader.locale) }
}

/// The hand for somebody who cannot be written to in private.
fn hand_instead(mut hand: Page, reader: &Reader) -> Page {
    hand.push(Line { style: Style::Dim, text: say(reader.locale, &Msg::PanelInstead) });
    hand
}

/// The hand for somebody who has not opened the private chat, in a group where it may vanish.
fn hand_for_now(mut hand: Page, table: TableId, reader: &Reader) -> Page {
    hand.push(Line { style: Style::Dim, text: say(reader.locale, &Msg::PanelForNow) });
    let label = say(reader.locale, &Msg::ButtonPrivateChat);
    hand.push_button(Button { label, target: Target::PrivateChat(table), look: Look::Quiet });
    hand
}

/// Every page that ever left the house was one that its reader could see at some past moment of the table: it is compared with the view of
/// that reader's seat after each event.
pub(crate) async fn nobody_saw_too_much(world: &World, id: TableId) {
    Lawful::of(world, id).await.covers(world);
}

/// Everything that each reader may ever have seen of a table. It follows from the events alone, so that worlds with the same events and
/// people share it.
pub(crate) struct Lawful {
    seen: BTreeMap<&'static str, BTreeSet<[u8; 32]>>,
}

impl Lawful {
    pub(crate) async fn of(world: &World, id: TableId) -> Self {
        let known = world.known().await.however_reached();
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
                // With a new deal the previous one becomes a sheet, and with the match's end the last.
                let dealt = matches!(recorded.event, Event::Dealt { .. });
                let older_deals = dealt || !matches!(view.phase, PhaseView::Playing { .. });
                let seen = lawful.entry(reader.chat).or_default();
                // Only lobbies show whom the bot could write to then.
                let known = if matches!(view.phase, PhaseView::Lobby { .. }) { &known[..] } else { &known[..1] };
                for page in known.iter().flat_map(|names| pages(&view, names, reader, older_deals)) {
                    let page = timeless(page);
                    // Pictures may be chosen later.
                    for picture in [None, page.picture.clone()] {
                        let page = Page { picture, ..page.clone() };
                        seen.insert(page.hash());
                        seen.insert(Page { buttons: Vec::new(), ..page }.hash());
                    }
                }
            }
        }
        Self { seen: lawful }
    }

    /// Nothing else was delivered or shown by an answer in this world.
    pub(crate) fn covers(&self, world: &World) {
        let requests = world.platform.requests().into_iter();
        let delivered = requests.filter_map(|request| Some((request.place.chat, request.page?)));
        for (reader, page) in delivered.chain(world.answered.iter().cloned()) {
            let lawful = self.seen.get(reader.as_str()).expect("a known reader");
            let page = timeless(page);
            assert!(lawful.contains(&page.hash()), "not for {reader}: {}", page.plain());
        }
    }
}

/// The page without its deadline: worlds with the same events have different ones.
fn timeless(mut page: Page) -> Page {
    page.blocks.retain(|block| !matches!(block, Block::Line(line) if line.text.plain().starts_with('⏳')));
    page
}

/// At rest, every message that delivery keeps current shows the newest state, and nothing is left to do.
pub(crate) async fn everything_is_current(world: &World, id: TableId) {
    assert_eq!(world.store.next_due(PlatformKind::ALL).await.unwrap().mark, None, "nothing is behind");
    let table = world.replay(id).await;
    let names = world.known().await;
    let readers = readers(world).await;
    let surfaces = world.store.surfaces(id).await.unwrap();
    let is_lost = world.store.table(id).await.unwrap().is_some_and(|row| row.room == Room::Lost);
    assert!(!surfaces.is_empty());
    for surface in surfaces {
        let reader = readers.iter().find(|reader| reader.chat == surface.place.chat).expect("a reader");
        let view = match reader.person {
            None => table.view(Viewer::Public),
            Some(person) => table.view(Viewer::Seat(table.seat_of(person).expect("seated"))),
        };
        let mut wanted = match surface.key {
            SurfaceKey::Sign if is_lost => talon_view::sign_lost(&view, &names, reader.locale),
            _ => wanted(&view, &names, reader, &surface),
        };
        if !reader.open && surface.message.is_none() && matches!(surface.key, SurfaceKey::Hand { .. }) {
            continue;
        }
        let Some(shown) = shown(world, &surface) else {
            assert!(matches!(surface.key, SurfaceKey::Panel { .. }), "{} is there", surface.key);
            // It can no longer be reached, which is found out when there is something to write.
            continue;
        };
        assert_eq!(Some(shown.hash()), surface.hash, "{}: what is shown is what is noted", surface.key);
        if surface.state == SurfaceState::Finished {
            // It stays as it was, with what its reader had missed then.
            continue;
        }
        if reader.person.is_some() {
            // A question stays until it is answered.
            let asked = talon_view::questions(&view, &names, reader.locale).into_iter();
            let mut asked = asked.map(|question| question.with_picture_of(&wanted));
            wanted = asked.find(|question| *question == shown).unwrap_or(wanted);
        }
        assert_eq!(shown.plain(), wanted.plain(), "{} is current", surface.key);
        assert!(shown == wanted, "{} is current in what its buttons do", surface.key);
    }
}

/// The page on the message of a surface.
fn shown(world: &World, surface: &SurfaceRow) -> Option<Page> {
    let message = surface.message.as_ref()?;
    match (surface.key, message.number()) {
        (SurfaceKey::Panel { .. }, _) => world.platform.reached_alone(message).map(|message| message.page),
        (_, number) => {
            let messages = world.platform.messages(&surface.place.chat);
            let shown = messages.into_iter().find(|shown| Some(shown.number) == number)?;
            assert!(world.public_chat() == GROUP || shown.place == surface.place, "{} is in its place", surface.key);
            Some(shown.page)
        }
    }
}

fn wanted(view: &TableView, names: &dyn Names, reader: &Reader, surface: &SurfaceRow) -> Page {
    let Reader { locale, pictures, .. } = *reader;
    match surface.key {
        SurfaceKey::TablePage { match_no, deal_no } => {
            let key = match reader.person.is_none() && match_no == view.match_no {
                true => TablePageKey::newest(view),
                false => TablePageKey { match_no, deal_no },
            };
            let page = match reader.person {
                None => talon_view::table_page(view, names, locale, key),
                Some(_) => talon_view::solo(view, names, locale, key),
            };
            Page { picture: pictures.of_table(view, names, locale, key), ..page }
        }
        SurfaceKey::Result { .. } => {
            let page = talon_view::result(view, names, locale);
            Page { picture: pictures.of_result(view, names, locale), ..page }
        }
        SurfaceKey::Panel { .. } if !reader.open && surface.place.platform == PlatformKind::Telegram => {
            hand_for_now(panel(view, names, reader), view.id, reader)
        }
        SurfaceKey::Panel { .. } if !reader.open => hand_instead(panel(view, names, reader), reader),
        SurfaceKey::Panel { .. } => panel(view, names, reader),
        SurfaceKey::Hand { .. } => hand(view, names, reader),
        SurfaceKey::Sign => talon_view::sign(view, names, locale),
    }
}
