//! Leagues of a community: their tables, rounds and seasons.

mod manage;
mod people;
mod round;

use talon_games::GameKind;
use talon_league::{League, Stage};
use talon_standings::TWELFTHS;
use talon_standings::league::{Line, MATCH_POINT, Score};
use talon_table::{Holder, LeagueId, PersonId};

use crate::page::draft::Draft;
use crate::page::reader::cast;
use crate::words::{Choice, Leagues, Mentions, Moment, Name, Sentence, Who, quotient, signed_quotient};
use crate::{
    Button, Grid, LeagueVerb, Locale, Look, ManageVerb, MenuVerb, Names, Page, Row, Side, Style, Target, Text, Token,
    Verb, say,
};

pub use manage::{ask_close, ask_finish, league_manage};
pub use people::{ask_leave, ask_remove, league_people};
pub use round::{league_proof, league_reminder, league_round};
pub use talon_standings::league::Format;

/// How many names, or lines of a table, a page shows.
const LINES: usize = 20;

/// How many leagues a list shows.
pub const LEAGUES_LISTED: usize = LINES;

/// A league in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueListed {
    /// The league.
    pub league: LeagueId,
    /// Its name.
    pub name: String,
    /// Its game.
    pub game: GameKind,
    /// How many are in it.
    pub people: u32,
    /// Whether a season is played.
    pub playing: bool,
    /// Whether anything can still happen in it.
    pub open: bool,
}

/// A league, for one reader or for everybody in a place.
#[derive(Clone, Copy)]
pub struct LeaguePage<'a> {
    /// The league.
    pub league: &'a League,
    /// What the matches of its season came to.
    pub scores: &'a [Score],
    /// The table of its season.
    pub lines: &'a [Line],
    /// The only reader, if the page is for one person.
    pub you: Option<PersonId>,
    /// The names of its people.
    pub names: &'a (dyn Names + Sync),
    /// The language.
    pub locale: Locale,
}

impl LeaguePage<'_> {
    fn button(&self, label: &impl Sentence, verb: LeagueVerb, look: Look) -> Button {
        self.labelled(say(self.locale, label), verb, look)
    }

    fn labelled(&self, label: Text, verb: LeagueVerb, look: Look) -> Button {
        let token = Token::new(None, 0, Verb::League(self.league.id(), verb));
        Button { label, target: Target::Token(token), look }
    }

    /// The way to what has a lower number: a round, a season, a page.
    fn earlier(&self, number: u32, verb: LeagueVerb) -> Button {
        self.labelled(format!("◀ {number}").into(), verb, Look::Quiet)
    }

    /// The way to what has a higher number.
    fn later(&self, number: u32, verb: LeagueVerb) -> Button {
        self.labelled(format!("{number} ▶").into(), verb, Look::Quiet)
    }

    fn quiet(&self, label: &impl Sentence, verb: LeagueVerb) -> Button {
        self.button(label, verb, Look::Quiet)
    }

    fn name(&self) -> Name {
        shown(self.league.name())
    }

    /// These people, in the given order, with distinct names.
    fn people(&self, persons: &[PersonId]) -> Vec<Who> {
        let holders: Vec<_> = persons.iter().map(|person| Some(Holder::Person { person: *person })).collect();
        let names = cast(&holders, self.names, self.locale);
        names.into_iter().zip(persons).map(|(name, person)| Who { you: self.you == Some(*person), name }).collect()
    }

    fn mentions(&self, persons: &[PersonId]) -> Mentions {
        let people = self.people(persons).into_iter();
        Mentions::of(self.locale, people.map(|player| Leagues::FixtureOther { player }))
    }

    /// How it is played, and that all tables of a round play the same cards, if they do.
    fn how(&self, draft: &mut Draft) {
        draft.body(&self.format());
        if let Some(duplicate) = self.league.plan().duplicate {
            draft.body(&Leagues::Boards { boards: duplicate.boards.get() });
        }
    }

    /// How it is played, in a sentence.
    fn format(&self) -> Leagues {
        format_of(&self.league.plan().format)
    }
}

/// A name as a page shows it.
fn shown(name: &str) -> Name {
    Name::new(name).unwrap_or_else(|| Name::own("…".to_owned()))
}

/// The code by which texts select a format, and how many rounds it has.
const fn code_of(format: &Format) -> (Choice, u32) {
    match format {
        Format::Ladder { .. } => (Choice("ladder"), 0),
        Format::RoundRobin { meetings, .. } => (Choice("round-robin"), *meetings),
        Format::Swiss { rounds } => (Choice("swiss"), *rounds),
        Format::Knockout { .. } => (Choice("knockout"), 0),
        Format::Rotating { rounds, .. } => (Choice("rotating"), *rounds),
    }
}

const fn format_of(format: &Format) -> Leagues {
    let (format, rounds) = code_of(format);
    Leagues::Format { format, rounds }
}

/// The leagues of a chat, or `own`: those that the only reader is in. Those that are open come first.
#[must_use]
pub fn leagues(list: &[LeagueListed], own: bool, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Leagues::ListTitle { own });
    if list.is_empty() {
        draft.body(&Leagues::ListEmpty { own });
    }
    let mut buttons = Vec::new();
    for listed in list.iter().take(LEAGUES_LISTED) {
        let stage = match (listed.open, listed.playing) {
            (false, _) => Choice("closed"),
            (true, true) => Choice("playing"),
            (true, false) => Choice("gathering"),
        };
        let name = shown(&listed.name);
        buttons.push(Button {
            label: Text::foreign(name.as_str()),
            target: Target::Token(Token::new(None, 0, Verb::League(listed.league, LeagueVerb::Show))),
            look: Look::Main,
        });
        draft.body(&Leagues::Listed { name, game: listed.game, people: listed.people, stage });
    }
    draft.gap();
    if !own {
        draft.dim(&Leagues::ListHow);
    }
    draft.rows(buttons, 4);
    draft.finish()
}

/// A league: who is in it, how they stand, and what can be done.
#[must_use]
pub fn league(page: &LeaguePage<'_>) -> Page {
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::Title { name: page.name(), game: page.league.plan().game });
    match page.league.stage() {
        Stage::Gathering { resumes } => {
            page.how(&mut draft);
            draft.gap();
            match resumes {
                Some(moment) => draft.body(&Leagues::Resumes { moment: Moment(*moment) }),
                None => draft.body(&Leagues::Gathering),
            }
            members(page, &mut draft);
            missing(page, &mut draft);
        }
        Stage::Playing(season) => {
            own_fixture(page, &mut draft);
            draft.strong(&Leagues::Season { season: season.number() });
            if let Some(until) = season.due() {
                let round = u32::try_from(season.rounds().len()).unwrap_or(u32::MAX);
                let until = Moment(until);
                let ladder = season.is_ladder();
                draft.body(&if ladder { Leagues::LadderUntil { until } } else { Leagues::RoundUntil { round, until } });
            }
            draft.gap();
            standings(page, page.lines, &mut draft);
            draft.fold(|how| page.how(how));
        }
        Stage::Closed => draft.body(&Leagues::Closed),
    }
    buttons(page, &mut draft);
    draft.for_reading();
    draft.finish()
}

fn members(page: &LeaguePage<'_>, draft: &mut Draft) {
    let members = page.league.members();
    let first = members.get(..members.len().min(LINES)).unwrap_or_default();
    if !first.is_empty() {
        let names = Mentions::of(page.locale, page.people(first).into_iter().map(|player| Leagues::Member { player }));
        draft.line(Style::Body, say(page.locale, &Leagues::Members { players: names }));
    }
    let more = members.len().saturating_sub(LINES);
    if more > 0 {
        draft.dim(&Leagues::MoreMembers { count: u32::try_from(more).unwrap_or(u32::MAX) });
    }
}

/// How many more people a season needs, if it does.
fn missing(page: &LeaguePage<'_>, draft: &mut Draft) {
    let count = u32::try_from(page.league.missing()).unwrap_or(u32::MAX);
    if count > 0 {
        draft.strong(&Leagues::Missing { count });
    }
}

/// The next match of the only reader.
fn own_fixture(page: &LeaguePage<'_>, draft: &mut Draft) {
    let (Some(you), Some(season)) = (page.you, page.league.season()) else { return };
    if season.is_ladder() || !season.plays(you) {
        return;
    }
    let fixtures = season.rounds().last().into_iter().flat_map(|drawn| &drawn.round.fixtures);
    let Some(own) = fixtures.into_iter().find(|fixture| fixture.players.contains(&you.0)) else {
        return draft.strong(&Leagues::YourBye);
    };
    if season.settled(own, page.scores).is_some() {
        return draft.strong(&Leagues::YourDone);
    }
    let others: Vec<_> = own.players.iter().copied().map(PersonId).filter(|person| *person != you).collect();
    draft.strong(&Leagues::YourFixture { others: page.mentions(&others) });
}

fn buttons(page: &LeaguePage<'_>, draft: &mut Draft) {
    let league = page.league;
    let main = |label: &Leagues, verb| page.button(label, verb, Look::Main);
    if let Some(season) = league.season() {
        draft.row([main(&Leagues::ButtonPlay, LeagueVerb::Play)]);
        let round = u32::try_from(season.rounds().len()).unwrap_or(u32::MAX);
        let rounds = page.quiet(&Leagues::ButtonRounds, LeagueVerb::Round(season.number(), round));
        draft.row((round > 0).then_some(rounds));
    }
    // Everybody in a group reads the same page, so it has the buttons of those who are in it and of those who are not.
    let is_in = page.you.map(|you| league.has(you));
    let join = league.is_open() && is_in != Some(true);
    draft.row(join.then(|| main(&Leagues::ButtonJoin, LeagueVerb::Join)));
    let may_begin = page.you.is_none_or(|you| you == league.owner());
    draft.row(begin(page).filter(|_| may_begin));
    let leave = league.is_open() && is_in != Some(false);
    let leave = leave.then(|| page.quiet(&Leagues::ButtonLeave, LeagueVerb::Leave));
    let past =
        league.past().last().map(|past| page.quiet(&Leagues::ButtonPast, LeagueVerb::Past(past.season.number())));
    let manage = league.is_open().then(|| page.quiet(&Leagues::ButtonManage, LeagueVerb::Manage(ManageVerb::Show)));
    let list = Button {
        label: say(page.locale, &Leagues::ButtonList),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Leagues))),
        look: Look::Quiet,
    };
    draft.rows(leave.into_iter().chain(past).chain(manage).chain([list]).collect(), 2);
}

/// The button that begins a season, where one can begin.
fn begin(page: &LeaguePage<'_>) -> Option<Button> {
    let can = page.league.is_open() && page.league.season().is_none() && page.league.has_enough();
    can.then(|| page.button(&Leagues::ButtonBegin, LeagueVerb::Manage(ManageVerb::Begin), Look::Main))
}

/// Tells the group that a season has begun.
#[must_use]
pub fn league_began(page: &LeaguePage<'_>, season: u32, people: u32, ladder: bool) -> Page {
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::Began { name: page.name(), season });
    page.how(&mut draft);
    draft.body(&Leagues::BeganPeople { people });
    if ladder {
        draft.body(&Leagues::BeganLadder);
    }
    draft.row([page.button(&Leagues::ButtonShow, LeagueVerb::Show, Look::Main)]);
    draft.finish()
}

/// How a season ended; none if it is not over.
#[must_use]
pub fn league_crown(page: &LeaguePage<'_>, season: u32) -> Option<Page> {
    let past = page.league.past().iter().find(|past| past.season.number() == season)?;
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::SeasonPast { name: page.name(), season });
    match past.champion.map(|champion| page.people(&[champion])) {
        Some(champion) => {
            for player in champion {
                draft.strong(&Leagues::Champion { player });
            }
        }
        None => draft.strong(&Leagues::NoChampion),
    }
    draft.gap();
    standings(page, &past.table, &mut draft);
    let mut others = page.league.past().iter().map(|past| past.season.number());
    let earlier =
        others.clone().rfind(|other| *other < season).map(|other| page.earlier(other, LeagueVerb::Past(other)));
    let later = others.find(|other| *other > season).map(|other| page.later(other, LeagueVerb::Past(other)));
    let rounds =
        (!past.season.rounds().is_empty()).then(|| page.quiet(&Leagues::ButtonRounds, LeagueVerb::Round(season, 1)));
    let show = page.quiet(&Leagues::ButtonShow, LeagueVerb::Show);
    draft.row(earlier.into_iter().chain(rounds).chain([show]).chain(later));
    draft.for_reading();
    Some(draft.finish())
}

/// A sentence as a label.
fn label(locale: Locale, sentence: &impl Sentence) -> Text {
    say(locale, sentence)
}

/// The lines of a table, as many as have room.
fn standings(page: &LeaguePage<'_>, lines: &[Line], draft: &mut Draft) {
    let persons: Vec<PersonId> = lines.iter().map(|line| PersonId(line.who)).collect();
    let people = page.people(&persons);
    let head = |head: &Leagues| (say(page.locale, head), Side::Right);
    let mut grid = Grid::new([
        (Text::default(), Side::Right),
        (Text::default(), Side::Left),
        head(&Leagues::HeadPoints),
        head(&Leagues::HeadMatches),
        head(&Leagues::HeadDifference),
    ]);
    let mut decided = Vec::new();
    for (line, player) in lines.iter().zip(people).take(LINES) {
        // Before the first match a line stands where it does for no reason.
        if let Some(by) = line.decided_by.filter(|_| line.matches > 0) {
            let said = Leagues::DecidedBy { player: player.clone(), by: Choice(by.code()) };
            decided.push(crate::Line { style: Style::Dim, text: say(page.locale, &said) });
        }
        let figures = [
            quotient(line.points, MATCH_POINT, 2, page.locale),
            line.matches.to_string(),
            signed_quotient(line.difference, TWELFTHS, 2, page.locale),
        ];
        let named = [line.rank.to_string().into(), say(page.locale, &Leagues::Player { player })];
        let cells = named.into_iter().chain(figures.map(Text::from)).collect();
        grid.rows.push(Row { cells, is_own: page.you == Some(PersonId(line.who)) });
    }
    draft.grid(grid);
    draft.aside(decided);
    let more = lines.len().saturating_sub(LINES);
    if more > 0 {
        draft.dim(&Leagues::MoreLines { count: u32::try_from(more).unwrap_or(u32::MAX) });
    }
}
