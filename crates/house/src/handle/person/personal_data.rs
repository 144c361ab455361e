//! Everything that is stored about a person, in the form in which they get it. `docs/privacy.md` describes the format.
//!
//! Of finished matches it has the whole log, as `talon export` does. Of a match that is still to come or under way, here or with the same
//! cards at other tables, it has what the person may know: neither the secret nor a deck, and only the person's own decisions.

use serde::Serialize;
use serde_json::{Map, Value};
use talon_cards::Seat;
use talon_games::GameKind;
use talon_league::LeagueId;
use talon_standings::{Day, Pool};
use talon_store::daily::DailyPlay;
use talon_store::person_settings::PersonSettingsRow;
use talon_store::puzzles::PuzzleAnswer;
use talon_store::results::RatingLine;
use talon_store::{AccountRow, KeptOptions, PlatformKind, PresetRow, SurfaceRow, TableRow};
use talon_table::{Decider, Event, PersonId, Recorded, TableId, Timestamp};
use talon_view::{Chosen, Language, Scope};

use crate::leagues::LoadedLeague;

/// The version of the format: it grows whenever a field changes its meaning or goes.
pub(crate) const VERSION: u32 = 1;

/// The whole file.
#[derive(Serialize)]
pub(crate) struct PersonalData {
    /// Always `person`.
    talon: &'static str,
    version: u32,
    /// When it was made, in milliseconds since the Unix epoch, as all moments.
    at: Timestamp,
    person: PersonId,
    language: Option<&'static str>,
    settings: Map<String, Value>,
    accounts: Vec<Account>,
    presets: Vec<Preset>,
    ratings: Vec<Rating>,
    messages: Vec<Message>,
    leagues: Vec<InLeague>,
    daily: Vec<PlayedDaily>,
    puzzles: Vec<AnsweredPuzzle>,
    tables: Vec<Sat>,
    /// How many tables did not fit into the file: the oldest ones.
    tables_left_out: usize,
    /// The bytes of the file so far.
    #[serde(skip)]
    size: usize,
}

#[derive(Serialize)]
struct Account {
    platform: PlatformKind,
    id: String,
    name: String,
    language: Option<String>,
    private_chat: &'static str,
    own_person: PersonId,
}

#[derive(Serialize)]
struct Preset {
    platform: PlatformKind,
    game: String,
    name: String,
    options: KeptOptions,
    is_default: bool,
}

/// One of the person's ratings, in a game and a pool.
#[derive(Serialize)]
struct Rating {
    person: PersonId,
    game: GameKind,
    pool: Pool,
    rating: f64,
    deviation: f64,
    matches: u32,
    last_match_at: Timestamp,
}

#[derive(Serialize)]
struct Message {
    table: TableId,
    page: String,
    platform: PlatformKind,
    /// The message, if it is known by a number. A reference that lets others write there is left out.
    message: Option<i64>,
    shown_at: Option<Timestamp>,
}

/// A league that names the person.
#[derive(Serialize)]
struct InLeague {
    league: LeagueId,
    name: String,
    platform: PlatformKind,
    chat: String,
    open: bool,
    r#in: bool,
}

/// A daily deal that the person played or plays.
#[derive(Serialize)]
struct PlayedDaily {
    platform: PlatformKind,
    chat: String,
    day: Day,
    table: TableId,
    made: Option<i32>,
    ended_at: Option<Timestamp>,
}

/// The person's first answer to a puzzle.
#[derive(Serialize)]
struct AnsweredPuzzle {
    game: GameKind,
    number: u32,
    solved: bool,
    answered_at: Timestamp,
}

/// A table at which the person sat.
#[derive(Serialize)]
pub(crate) struct Sat {
    table: TableId,
    platform: PlatformKind,
    chat: String,
    opened_at: Timestamp,
    open: bool,
    /// The person's own page as it is now, where a match is being played.
    page: Option<String>,
    events: Vec<Value>,
    /// Whether the events cannot be read.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unreadable: bool,
}

/// What the file is made of, apart from the tables.
pub(crate) struct Sources {
    pub(crate) person: PersonId,
    pub(crate) accounts: Vec<AccountRow>,
    pub(crate) settings: PersonSettingsRow,
    pub(crate) presets: Vec<PresetRow>,
    pub(crate) ratings: Vec<RatingLine>,
    pub(crate) surfaces: Vec<SurfaceRow>,
    pub(crate) leagues: Vec<LoadedLeague>,
    pub(crate) daily: Vec<DailyPlay>,
    pub(crate) puzzles: Vec<PuzzleAnswer>,
    pub(crate) at: Timestamp,
}

impl PersonalData {
    /// Without any table.
    pub(crate) fn new(sources: Sources) -> Self {
        let Sources { person, accounts, settings, presets, ratings, surfaces, leagues, daily, puzzles, at } = sources;
        let file = Self {
            talon: "person",
            version: VERSION,
            at,
            person,
            language: settings.chosen.language.map(Language::code),
            settings: settings_by_name(&settings),
            accounts: accounts.into_iter().map(Account::from).collect(),
            presets: presets.into_iter().map(Preset::from).collect(),
            ratings: ratings.into_iter().filter_map(Rating::of).collect(),
            messages: surfaces.into_iter().map(Message::from).collect(),
            leagues: leagues.into_iter().map(|kept| InLeague::of(kept, person)).collect(),
            daily: daily.into_iter().map(PlayedDaily::from).collect(),
            puzzles: puzzles.into_iter().map(AnsweredPuzzle::from).collect(),
            tables: Vec::new(),
            tables_left_out: 0,
            size: 0,
        };
        Self { size: size_of_file(&file), ..file }
    }

    /// Adds a table, unless that would make the file larger than `most` bytes; returns whether it was added. Tables are added newest first,
    /// and none after one that did not fit.
    pub(crate) fn add(&mut self, table: Sat, most: usize) -> bool {
        let size = self.size.saturating_add(size_of_file(&table)).saturating_add(1);
        let fits = self.tables_left_out == 0 && size <= most;
        if fits {
            self.size = size;
            self.tables.push(table);
        } else {
            self.leave_out(1);
        }
        fits
    }

    /// Counts tables that are not even looked at.
    pub(crate) fn leave_out(&mut self, tables: usize) {
        self.tables_left_out += tables;
    }
}

/// The settings by their names, with the defaults of those that nobody chose. Some have had other names in this file from the beginning.
fn settings_by_name(row: &PersonSettingsRow) -> Map<String, Value> {
    let settings = serde_json::to_value(Chosen { language: None, ..row.chosen.whole(Scope::Person) });
    let Ok(Value::Object(mut settings)) = settings else { return Map::new() };
    let quiet = [settings.remove("quiet_from"), settings.remove("quiet_until")].into_iter().collect::<Option<Value>>();
    settings.insert("quiet_hours".to_owned(), quiet.unwrap_or_default());
    for (name, here) in [("zone", "time_zone"), ("everywhere", "boards_everywhere")] {
        let value = settings.remove(name).unwrap_or_default();
        settings.insert(here.to_owned(), value);
    }
    settings.insert("reminded_at".to_owned(), row.reminded_at.map(|at| at.0).into());
    settings
}

/// The size of the value as JSON; the maximum if it cannot be written.
fn size_of_file(value: &impl Serialize) -> usize {
    serde_json::to_vec(value).map_or(usize::MAX, |bytes| bytes.len())
}

impl InLeague {
    fn of(kept: LoadedLeague, person: PersonId) -> Self {
        let LoadedLeague { row, league } = kept;
        Self {
            league: row.league,
            name: league.name().to_owned(),
            platform: row.home.platform,
            chat: row.home.chat,
            open: row.open,
            r#in: league.has(person),
        }
    }
}

impl Rating {
    fn of(line: RatingLine) -> Option<Self> {
        let RatingLine { game, pool, who, row } = line;
        Some(Self {
            person: PersonId(who.person()?),
            game,
            pool,
            rating: row.mean,
            deviation: row.deviation,
            matches: row.matches,
            last_match_at: Timestamp(row.last_ms),
        })
    }
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        Self {
            platform: row.account.platform,
            id: row.account.id,
            name: row.name,
            language: row.platform_language,
            private_chat: row.chat.code(),
            own_person: row.own_person,
        }
    }
}

impl From<DailyPlay> for PlayedDaily {
    fn from(play: DailyPlay) -> Self {
        let DailyPlay { platform, chat, day, person: _, table, ended } = play;
        Self { platform, chat, day, table, made: ended.and_then(|end| end.made), ended_at: ended.map(|end| end.at) }
    }
}

impl From<PuzzleAnswer> for AnsweredPuzzle {
    fn from(answer: PuzzleAnswer) -> Self {
        let PuzzleAnswer { person: _, game, number, solved, at } = answer;
        Self { game, number, solved, answered_at: at }
    }
}

impl From<PresetRow> for Preset {
    fn from(row: PresetRow) -> Self {
        Self {
            platform: row.platform,
            game: row.game.to_string(),
            name: row.name,
            options: row.options,
            is_default: row.is_default,
        }
    }
}

impl From<SurfaceRow> for Message {
    fn from(row: SurfaceRow) -> Self {
        Self {
            table: row.table,
            page: row.key.to_string(),
            platform: row.place.platform,
            message: row.message.and_then(|message| message.number()),
            shown_at: (row.shown_at.0 > i64::MIN).then_some(row.shown_at),
        }
    }
}

impl Sat {
    /// The table as one of `persons` may know it, without a log if that cannot be read. `page` is what they see of a match under way.
    /// `cards_in_play` says whether other tables still play these cards.
    pub(crate) fn new(
        row: TableRow,
        log: Option<&[Recorded]>,
        persons: &[PersonId],
        page: Option<String>,
        cards_in_play: bool,
    ) -> Self {
        Self {
            table: row.table,
            platform: row.home.platform,
            chat: row.home.chat,
            opened_at: row.opened_at,
            open: row.open,
            page,
            events: visible_events(log.unwrap_or_default(), persons, cards_in_play),
            unreadable: log.is_none(),
        }
    }
}

/// The events of the matches in which the persons took part.
fn visible_events(log: &[Recorded], persons: &[PersonId], cards_in_play: bool) -> Vec<Value> {
    let mut events = Vec::new();
    let mut seat = None;
    for part in log.chunk_by(|_, next| !matches!(next.event, Event::Prepared { .. })) {
        let over = !cards_in_play && part.iter().any(|recorded| matches!(recorded.event, Event::MatchEnded { .. }));
        let mut took_part = seat.is_some();
        let mut facts = Vec::with_capacity(part.len());
        for recorded in part {
            // Each event concerns the seat as it is at that moment; leaving concerns the seat as it was.
            let before = seat;
            seat = seat_after(seat, &recorded.event, persons);
            took_part |= seat.is_some();
            facts.push((before.or(seat), recorded));
        }
        if took_part || part.iter().any(|recorded| opened_by(&recorded.event, persons)) {
            events.extend(facts.into_iter().filter_map(|(seat, recorded)| fact(recorded, seat, over, persons)));
        }
    }
    events
}

fn opened_by(event: &Event, persons: &[PersonId]) -> bool {
    matches!(event, Event::Opened { host, .. } if persons.contains(host))
}

fn seat_after(seat: Option<Seat>, event: &Event, persons: &[PersonId]) -> Option<Seat> {
    match event {
        Event::Joined { seat, person } | Event::Replaced { seat, person } if persons.contains(person) => Some(*seat),
        Event::Left { person, .. } if persons.contains(person) => None,
        Event::Replaced { seat: taken, .. } if seat == Some(*taken) => None,
        _ => seat,
    }
}

/// An event as the person may know it; none if it is only about others.
fn fact(recorded: &Recorded, seat: Option<Seat>, over: bool, persons: &[PersonId]) -> Option<Value> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(&recorded.event) else {
        return None;
    };
    if !over {
        veil(&mut fields, &recorded.event, seat, persons)?;
    }
    fields.insert("seq".to_owned(), recorded.seq.into());
    fields.insert("at".to_owned(), recorded.at.0.into());
    Some(Value::Object(fields))
}

/// Removes from an event what is hidden until its match is over; none if nothing is left.
fn veil(fields: &mut Map<String, Value>, event: &Event, own: Option<Seat>, persons: &[PersonId]) -> Option<()> {
    match event {
        Event::Prepared { .. } => drop(fields.remove("secret")),
        Event::Dealt { .. } => drop(fields.remove("deck")),
        Event::Acted { by: Decider::Person(person), .. } if persons.contains(person) => {}
        Event::Acted { .. } => drop(fields.remove("action")),
        Event::WordsGiven { seat, .. } if own != Some(*seat) => drop(fields.remove("words")),
        Event::Preferred { seat, .. } if own != Some(*seat) => return None,
        _ => {}
    }
    Some(())
}

#[cfg(test)]
mod tests;
