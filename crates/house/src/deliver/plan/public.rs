//! The pages of a table that everybody at its home reads, or the one reader of a private home.

use std::collections::BTreeSet;

use talon_cards::Seat;
use talon_store::{AccountRow, PlatformKind, Room, SurfaceKey, SurfaceRow, TableRow};
use talon_table::{PersonId, PhaseView, Table, TableView, Timestamp, Turn, Viewer};
use talon_view::{DailyResult, Locale, Page, Picture, Pictures, Reach, TablePageKey};

use super::desired::{Call, DesiredPage};
use crate::people::People;

/// The readers of the pages at a table's home.
pub(super) struct Readers {
    /// The one reader of a private home.
    pub(in crate::deliver) reader: Option<AccountRow>,
    pub(in crate::deliver) reachable: bool,
    pub(in crate::deliver) locale: Locale,
    pub(in crate::deliver) pictures: Pictures,
    pub(in crate::deliver) people: People,
    /// The result of the daily deal that was played there.
    pub(in crate::deliver) daily: Option<DailyResult>,
}

/// Boards, results and the sign: the pages for everybody at home, or for the one reader of a private home.
pub(super) struct PublicPages<'a> {
    row: &'a TableRow,
    public: &'a TableView,
    readers: &'a Readers,
    /// The view of the one reader of a private home.
    own: Option<(Seat, TableView)>,
    /// That reader's turn.
    turn: Option<Turn>,
    /// When that reader last did something at the table.
    read_at: Timestamp,
    calls: Vec<Call>,
    /// The pages of the present match, in the order in which people read them.
    match_pages: Vec<SurfaceKey>,
}

impl<'a> PublicPages<'a> {
    pub(in crate::deliver) fn new(
        row: &'a TableRow,
        table: &Table,
        public: &'a TableView,
        readers: &'a Readers,
        surfaces: &[SurfaceRow],
    ) -> Self {
        let seat = if row.home.private { table.seat_of(public.host) } else { None };
        let own = seat.map(|seat| (seat, table.view(Viewer::Seat(seat))));
        let turn = seat.and_then(|seat| table.turn_of(seat));
        let read_at = seat.map_or(Timestamp(i64::MIN), |seat| table.active_at(seat));
        let calls = if row.home.private { Vec::new() } else { calls(table, &readers.people, row.home.platform) };
        let match_pages = public_keys(public, surfaces, row.home.private);
        Self { row, public, readers, turn, read_at, calls, own, match_pages }
    }

    pub(in crate::deliver) fn all(&self) -> Vec<DesiredPage> {
        self.keys().into_iter().filter_map(|key| self.wanted(key)).collect()
    }

    /// In the order in which people read them.
    pub(super) fn keys(&self) -> Vec<SurfaceKey> {
        let has_sign = self.row.room == Room::Lost || self.row.room.thread().is_some();
        let sign = has_sign.then_some(SurfaceKey::Sign);
        sign.into_iter().chain(self.match_pages.iter().copied()).collect()
    }

    /// The table page that follows the match.
    fn board(&self) -> Option<SurfaceKey> {
        let is_of_match = |key: &&SurfaceKey| matches!(key, SurfaceKey::TablePage { match_no, .. } if *match_no == self.public.match_no);
        self.match_pages.iter().rfind(is_of_match).copied()
    }

    /// Which deal a table page shows: in private its own, in a group the newest.
    fn shown_on(&self, key: SurfaceKey, match_no: u32, deal_no: u32) -> TablePageKey {
        match !self.row.home.private && Some(key) == self.board() {
            true => TablePageKey::newest(self.public),
            false => TablePageKey { match_no, deal_no },
        }
    }

    pub(in crate::deliver) fn wanted(&self, key: SurfaceKey) -> Option<DesiredPage> {
        let Self { row, readers, .. } = self;
        let is_running = is_under_way(self.public) && Some(key) == self.board();
        let closed = matches!(self.public.phase, PhaseView::Closed { .. });
        let in_room = key != SurfaceKey::Sign && row.room.thread().is_some();
        Some(DesiredPage {
            key,
            place: if key == SurfaceKey::Sign { row.home.clone() } else { row.stage() },
            in_room,
            page: self.page(key)?,
            finished: closed || !is_running && is_past(key, &row.room),
            turn: self.turn.filter(|_| is_running),
            call: None,
            left: None,
            calls: if is_running { self.calls.clone() } else { Vec::new() },
            reader: readers.reader.clone(),
            read_at: self.read_at,
            reachable: readers.reachable,
        })
    }

    fn page(&self, key: SurfaceKey) -> Option<Page> {
        tracing::trace!(table = %self.row.table, %key, "a page is rendered");
        let (people, locale) = (&self.readers.people, self.readers.locale);
        let page = match (key, &self.own) {
            (SurfaceKey::TablePage { match_no, deal_no }, Some((_, own))) => {
                talon_view::solo(own, people, locale, self.shown_on(key, match_no, deal_no))
            }
            (SurfaceKey::TablePage { match_no, deal_no }, None) => {
                talon_view::table_page(self.public, people, locale, self.shown_on(key, match_no, deal_no))
            }
            (SurfaceKey::Result { .. }, Some((_, own))) => match &self.readers.daily {
                Some(daily) => talon_view::daily_result(own, daily, people, locale),
                None => talon_view::result(own, people, locale),
            },
            (SurfaceKey::Result { .. }, None) => talon_view::result(self.public, people, locale),
            (SurfaceKey::Sign, _) if self.row.room == Room::Lost => talon_view::sign_lost(self.public, people, locale),
            (SurfaceKey::Sign, _) => talon_view::sign(self.public, people, locale),
            (SurfaceKey::Hand { .. } | SurfaceKey::Panel { .. }, _) => return None,
        };
        Some(Page { picture: self.picture(key), ..page })
    }

    /// The picture of the page, made from the view of the page's own readers.
    fn picture(&self, key: SurfaceKey) -> Option<Picture> {
        let Readers { people, locale, pictures, .. } = self.readers;
        let view = self.own.as_ref().map_or(self.public, |(_, own)| own);
        match key {
            SurfaceKey::TablePage { match_no, deal_no } => {
                pictures.of_table(view, people, *locale, self.shown_on(key, match_no, deal_no))
            }
            SurfaceKey::Result { .. } => pictures.of_result(view, people, *locale),
            SurfaceKey::Hand { .. } | SurfaceKey::Panel { .. } | SurfaceKey::Sign => None,
        }
    }
}

/// Whether a page of an ended match is final, whatever happens at the table.
fn is_past(key: SurfaceKey, room: &Room) -> bool {
    matches!(key, SurfaceKey::TablePage { .. }) || (key == SurfaceKey::Sign && *room == Room::Lost)
}

/// The turns of players whom the bot may not write to in private on this platform.
fn calls(table: &Table, people: &People, platform: PlatformKind) -> Vec<Call> {
    let persons = table.persons();
    let turns = persons.into_iter().filter_map(|person| Some((person, table.seat_of(person)?)));
    let turns = turns.flat_map(|(person, seat)| {
        table.calls_for(seat).into_iter().chain(table.turn_of(seat)).map(move |turn| (person, turn))
    });
    let call = |(person, turn): (PersonId, Turn)| {
        let account = people.account(person).filter(|account| account.account.platform == platform)?;
        (account.reach() == Reach::Shut).then(|| Call { person, account: account.clone(), turn })
    };
    turns.filter_map(call).collect()
}

/// The live table page of somebody's own table.
pub(super) fn running_board(public: &TableView) -> Option<SurfaceKey> {
    let TablePageKey { match_no, deal_no } = TablePageKey::newest(public);
    is_under_way(public).then_some(SurfaceKey::TablePage { match_no, deal_no })
}

/// Whether a match is played, or prepared.
fn is_under_way(public: &TableView) -> bool {
    matches!(public.phase, PhaseView::Lobby { .. } | PhaseView::Playing { .. })
}

/// The public pages of the table's present match, in the order in which people read them. In private each deal has a table page of its
/// own; in a group one page follows the match, which keeps the key that it had first.
fn public_keys(public: &TableView, surfaces: &[SurfaceRow], is_private: bool) -> Vec<SurfaceKey> {
    let match_no = public.match_no;
    let key = |deal_no| SurfaceKey::TablePage { match_no, deal_no };
    let shown: BTreeSet<SurfaceKey> = surfaces.iter().map(|surface| surface.key).collect();
    let deals = TablePageKey::newest(public).deal_no;
    let mut keys: Vec<SurfaceKey> = (1..=deals).map(key).filter(|key| is_private || shown.contains(key)).collect();
    if keys.is_empty() && deals > 0 {
        keys.push(key(1));
    }
    match &public.phase {
        PhaseView::Lobby { .. } | PhaseView::Playing { .. } => {}
        PhaseView::Over { .. } => keys.push(SurfaceKey::Result { match_no }),
        PhaseView::Closed { last, .. } => {
            keys.extend(last.iter().map(|_| SurfaceKey::Result { match_no }));
            // A lobby that was given up: its message is on the screen, but the table remembers no match.
            let is_left = |key: &SurfaceKey| matches!(key, SurfaceKey::TablePage { .. }) && !keys.contains(key);
            let left: Vec<SurfaceKey> = shown.iter().filter(|key| is_left(key)).copied().collect();
            keys.extend(left);
        }
    }
    keys
}
