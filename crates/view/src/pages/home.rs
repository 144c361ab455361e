//! The way in: the tables that are open, the deal of the day, and the games.

use std::cmp::Reverse;

use talon_games::GameKind;
use talon_table::{LeagueId, Occupant, PersonId, PhaseView, TableId, TableView, Viewer};

use crate::games::game;
use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::page::reader::{Reader, cast};
use crate::words::{Choice, Daily as Days, Leagues, Mentions, Menu, Name, Phrase, Puzzle, Replay, Room, Sentence, Who};
use crate::{
    Button, DailyVerb, LeagueVerb, Locale, Look, MenuVerb, Msg, Names, Page, PuzzleVerb, ReplayVerb, ShowVerb, Target,
    Text, Token, Verb, say,
};

/// How many tables the list has at most: those that wait come first.
const MOST: usize = 8;

/// How many people are named who have played the deal of the day.
const NAMED: usize = 6;

/// How many characters of a label Discord shows.
const LABEL: usize = 34;

/// What a person finds on coming in, or a group where somebody asks what to play.
#[derive(Clone, Copy, Default)]
pub struct Home<'a> {
    /// Whether one person alone reads it, and sits at these tables.
    pub own: bool,
    /// The tables at which a match is played or prepared, in any order.
    pub tables: &'a [HomeTable],
    /// The deal of the day, where there is one.
    pub daily: Option<&'a HomeDaily>,
    /// A match of a league that the reader can play now.
    pub league: Option<&'a HomeLeague>,
    /// The only reader's last match, of which the coach can tell: its table and its number there.
    pub last: Option<(TableId, u32)>,
}

/// A table in the list.
#[derive(Clone)]
pub struct HomeTable {
    /// As the reader sees it.
    pub view: TableView,
    /// The address of its room, where it has one elsewhere.
    pub door: Option<String>,
}

/// Who has played the deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HomeDaily {
    /// The only reader has not.
    New,
    /// The only reader has begun it.
    Begun,
    /// The only reader has.
    Played,
    /// These people of a group have.
    By(Vec<PersonId>),
}

/// A match of a league that waits for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeLeague {
    /// The league.
    pub league: LeagueId,
    /// Its name.
    pub name: String,
    /// The others who are to play in it.
    pub others: Vec<PersonId>,
}

/// The page from which everything begins: on every platform the same.
#[must_use]
pub fn home(home: &Home<'_>, names: &dyn Names, locale: Locale) -> Page {
    let mut tables: Vec<Listed<'_>> = home.tables.iter().map(|table| Listed::of(table, names, locale)).collect();
    tables.sort_by_key(|listed| Reverse(listed.waits));
    let mut draft = Draft::new(locale);
    head(&mut draft, home, tables.len());
    tables.truncate(MOST);
    for (listed, number) in tables.iter().zip(1..) {
        if listed.waits {
            draft.strong(&listed.line(number));
        } else {
            draft.body(&listed.line(number));
        }
    }
    news(&mut draft, home, names, locale);
    buttons(&mut draft, home, &tables, locale);
    draft.finish()
}

fn head(draft: &mut Draft, home: &Home<'_>, tables: usize) {
    match (home.own, tables) {
        (true, 0) => {
            draft.title(&Menu::HomeHello);
            draft.body(&Menu::HomeHow);
        }
        (true, _) => draft.title(&Msg::MyGames { count: u32::try_from(tables).unwrap_or(u32::MAX) }),
        (false, _) => {
            draft.title(&Menu::PlayTitle);
            draft.body(&Menu::PlayBody);
        }
    }
}

/// The deal of the day and the match of a league. A newcomer reads nothing of a deal that can be played on any day.
fn news(draft: &mut Draft, home: &Home<'_>, names: &dyn Names, locale: Locale) {
    let called = |persons: &[PersonId]| {
        let holders: Vec<_> =
            persons.iter().map(|person| Some(talon_table::Holder::Person { person: *person })).collect();
        let named = cast(&holders, names, locale).into_iter();
        Mentions::of(locale, named.map(|name| Room::SheetPlayer { player: Who { you: false, name } }))
    };
    if home.daily.is_some() || home.league.is_some() {
        draft.gap();
    }
    match home.daily {
        None => {}
        Some(HomeDaily::New) if home.tables.is_empty() => {}
        Some(HomeDaily::New) => draft.body(&Menu::HomeDaily { state: Choice("new") }),
        Some(HomeDaily::Begun) => draft.body(&Menu::HomeDaily { state: Choice("begun") }),
        Some(HomeDaily::Played) => draft.body(&Menu::HomeDaily { state: Choice("played") }),
        Some(HomeDaily::By(persons)) if persons.is_empty() => draft.body(&Menu::HomeDailyNobody),
        Some(HomeDaily::By(persons)) => {
            let (named, more) = persons.split_at(persons.len().min(NAMED));
            draft.body(&Menu::HomeDailyPlayers { players: called(named) });
            if !more.is_empty() {
                draft.body(&Days::MorePlayers { count: u32::try_from(more.len()).unwrap_or(u32::MAX) });
            }
        }
    }
    if let Some(HomeLeague { name, others, .. }) = home.league {
        let league = Name::new(name).unwrap_or_else(|| Name::own("…".to_owned()));
        draft.strong(&Menu::HomeLeague { league, players: called(others) });
    }
}

fn buttons(draft: &mut Draft, home: &Home<'_>, tables: &[Listed<'_>], locale: Locale) {
    let button = |label: &dyn Fn() -> Text, verb, look| Button {
        label: label(),
        target: Target::Token(Token::new(None, 0, verb)),
        look,
    };
    let quiet = |label: &Menu, verb| button(&|| say(locale, label), Verb::Menu(verb), Look::Quiet);
    let (below, usual) = if home.own && tables.is_empty() { (2, 2) } else { (1, 3) };
    // Two rows are for the games.
    let list = tables.iter().zip(1..).map(|(listed, number)| listed.button(number)).collect();
    choices::list(draft, list, &Rows { usual: 1, after: below + 2, chosen: 0 });
    let one_waits = tables.iter().any(|listed| listed.waits);
    let look = if one_waits { Look::Quiet } else { Look::Main };
    let game = |game: GameKind| {
        let label = Menu::ButtonNewGame { game, seats: Phrase::range(&game.default_rules().seats()) };
        button(&|| say(locale, &label), Verb::Menu(MenuVerb::NewGame(game)), look)
    };
    choices::list(draft, GameKind::ALL.map(game).to_vec(), &Rows { usual, after: below, chosen: 0 });
    let league = home.league.map(|waiting| {
        let verb = Verb::League(waiting.league, LeagueVerb::Play);
        button(&|| say(locale, &Leagues::ButtonPlay), verb, look)
    });
    let today = button(&|| say(locale, &Days::Button), Verb::Daily(DailyVerb::Today), Look::Quiet);
    let puzzles = button(&|| say(locale, &Puzzle::ButtonPuzzles), Verb::Puzzle(PuzzleVerb::Games), Look::Quiet);
    let help = home.own.then(|| quiet(&Menu::ButtonHelp, MenuVerb::Help));
    if below == 2 {
        draft.row([today, puzzles]);
        // Who has played has found the language.
        let last = match home.last {
            Some((table, match_no)) => {
                let token = Token::new(Some(table), match_no, Verb::Replay(ReplayVerb::Coach));
                Button { label: say(locale, &Replay::ButtonCoach), target: Target::Token(token), look: Look::Quiet }
            }
            None => quiet(&Menu::ButtonLanguages, MenuVerb::Languages),
        };
        draft.row(league.into_iter().chain(help).chain([last]));
    } else {
        // Four labels have no room on a phone.
        let puzzles = league.is_none().then_some(puzzles);
        draft.row(league.into_iter().chain([today]).chain(puzzles).chain(help));
    }
}

/// A table of the list, and whether it waits for the reader.
struct Listed<'a> {
    reader: Reader<'a>,
    door: Option<&'a str>,
    waits: bool,
}

impl<'a> Listed<'a> {
    fn of(table: &'a HomeTable, names: &dyn Names, locale: Locale) -> Self {
        let reader = Reader::now(&table.view, names, locale);
        Self { reader, door: table.door.as_deref(), waits: table.waits() }
    }

    /// The names of the others who sit there.
    fn others(&self) -> Vec<Name> {
        let view = self.reader.view;
        let others = self.reader.seats().into_iter().filter(|seat| !self.reader.is_you(*seat));
        let taken = others.filter(|seat| view.seats.get(seat.index()).is_some_and(|seat| seat.occupant.is_some()));
        taken.map(|seat| self.reader.name(seat)).collect()
    }

    fn line(&self, number: u32) -> impl Sentence {
        let (view, others) = (self.reader.view, self.others());
        let game = view.kind;
        let alone = others.is_empty();
        let named = others.into_iter().map(|name| Room::SheetPlayer { player: Who { you: false, name } });
        let players = Mentions::of(self.reader.locale, named);
        match &view.phase {
            PhaseView::Playing { paused, waiting_for, .. } => {
                let score = self.score();
                match waiting_for.into_iter().next().filter(|_| !paused) {
                    Some(seat) => Menu::HomeTable { number, game, players, score, turn: self.reader.who(seat) },
                    None => Menu::HomeTablePaused { number, game, players, score },
                }
            }
            PhaseView::Lobby { .. } if alone => Menu::HomeTableEmpty { number, game },
            PhaseView::Lobby { rematch, .. } => Menu::HomeTableOpen { number, game, players, again: *rematch },
            PhaseView::Over { .. } | PhaseView::Closed { .. } => {
                Menu::HomeTableOpen { number, game, players, again: true }
            }
        }
    }

    /// The points of the match, the reader's first.
    fn score(&self) -> Phrase {
        let view = self.reader.view;
        let total = view.score.as_ref().map(talon_games::AnyScore::points).unwrap_or_default();
        let points = game::shown_points(&self.reader, None, &total);
        let of = |seat: talon_cards::Seat| points.get(seat.index()).copied().unwrap_or_default().to_string();
        let each: Vec<String> = self.reader.seats().into_iter().map(of).collect();
        Phrase::from(each.join(" : "))
    }

    /// The button that brings the table: its place in the list, its game, and who else sits there.
    fn button(&self, number: u32) -> Button {
        let game = say(self.reader.locale, &Menu::ButtonGame { game: self.reader.view.kind });
        let mut label = Text::join([Text::from(format!("{number}. ")), game], "");
        let others: Vec<String> = self.others().iter().map(|name| name.as_str().to_owned()).collect();
        let room = LABEL.saturating_sub(label.plain().chars().count() + 3);
        if let Some(named) = Name::new(&others.join(", ")).and_then(|name| name.within(room)) {
            label = Text::join([label, Text::foreign(named.as_str())], " · ");
        }
        let target = match self.door {
            Some(door) => Target::Link(door.to_owned()),
            None => Target::Token(self.reader.token(Verb::Show(ShowVerb::Bring))),
        };
        // The first of those that wait is what the reader most likely wants.
        Button { label, target, look: if self.waits && number == 1 { Look::Main } else { Look::Quiet } }
    }
}

impl HomeTable {
    /// Whether nothing happens there before the reader does something.
    fn waits(&self) -> bool {
        let Viewer::Seat(you) = self.view.viewer else { return false };
        match &self.view.phase {
            PhaseView::Playing { waiting_for, paused, .. } => !paused && waiting_for.contains(you),
            PhaseView::Lobby { .. } => {
                let yours = self.view.seats.get(you.index()).and_then(|seat| seat.occupant.as_ref());
                matches!(yours, Some(Occupant::Person { ready: false, .. }))
            }
            PhaseView::Over { .. } | PhaseView::Closed { .. } => false,
        }
    }
}
