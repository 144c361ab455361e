//! Daily deals: who played today's, and what everybody made of it.

use talon_cards::fair::Commitment;
use talon_games::GameKind;
use talon_standings::Day;
use talon_table::{Holder, PersonId, TableId, TableView, Timestamp};

use crate::page::draft::Draft;
use crate::page::reader::cast;
use crate::pages::result;
use crate::shared::fair;
use crate::words::{Daily as Said, Date, Mentions, Menu, Moment, Phrase, Room, Sentence, Settings, Who, whole};
use crate::{
    Button, DailyGame, DailyVerb, Grid, Lapse, LocalTime, Locale, Look, Names, Page, PostTime, Row, Side, Style,
    Target, Text, Token, Verb, say,
};

/// How many lines the board of a day shows.
pub const DAILY_LINES: usize = 15;

/// How many results are told where there is no room for the board.
const BEST: usize = 3;

/// A day's deal, as one reader may know it.
#[derive(Clone, Debug)]
pub struct Daily {
    /// The day, as the chat's clock has it.
    pub day: Day,
    /// The game.
    pub game: GameKind,
    /// The reader, if the page is for one person.
    pub you: Option<PersonId>,
    /// The table at which that person played, where the page stands elsewhere than the deal.
    pub table: Option<TableId>,
    /// Who played, the best first; nobody's result is told unless it is open.
    pub lines: Vec<DailyLine>,
    /// Whether results are told: the day is over, or the reader has played.
    pub open: bool,
    /// Whether the day is over.
    pub over: bool,
    /// Whether the reader is playing it.
    pub playing: bool,
    /// The reader's own result.
    pub own: Option<DailyOwn>,
    /// Whether a button tells the chat of the reader's play. Otherwise there is a line to copy.
    pub can_share: bool,
    /// When its cards may be told; none where nobody else plays them, so that they may be at once.
    pub opens: Option<Timestamp>,
    /// The day before, if it had a deal.
    pub before: Option<Day>,
    /// The day after, if that has begun.
    pub after: Option<Day>,
    /// Whether the game can be chosen here.
    pub can_choose: bool,
}

/// What somebody made of a day's deal.
#[derive(Clone, Debug)]
pub struct DailyLine {
    /// Who.
    pub person: PersonId,
    /// What they made of it, in the game's points; none if they gave it up.
    pub made: Option<i32>,
    /// How exactly they played, in percent, as far as the coach has looked at it.
    pub accuracy: Option<u32>,
    /// How many days in a row they played, this one included.
    pub days: u32,
}

/// What only the reader is told of the reader's own play.
#[derive(Clone, Debug)]
pub struct DailyOwn {
    /// How good each decision was, in order; none as long as the coach looks at it, and a good one is no lapse.
    pub decisions: Option<Vec<Option<Lapse>>>,
}

/// What the bot tells a chat of the day's deal without being asked: for everybody there, so no card and nobody's own.
#[derive(Clone, Debug)]
pub struct DailyPost {
    /// The day, as the chat's clock has it.
    pub day: Day,
    /// The game.
    pub game: GameKind,
    /// The day before, if it had a deal.
    pub before: Option<Day>,
    /// What was made of that deal by those who played it to its end, the best first; nobody as long as that may not be told.
    pub results: Vec<(PersonId, Option<i32>)>,
    /// Who has played the deal of the day so far.
    pub played: Vec<PersonId>,
}

/// What came of somebody's play, for that person's own result page.
#[derive(Clone, Debug)]
pub struct DailyResult {
    /// The day, as the chat's clock has it.
    pub day: Day,
    /// Who played.
    pub you: PersonId,
    /// On how many days in a row, this one included.
    pub days: u32,
    /// What everybody made of it who has played so far, the best first; nothing who gave it up.
    pub results: Vec<(PersonId, Option<i32>)>,
}

impl DailyResult {
    /// The player's place and days in a row, and the best of the others.
    pub(crate) fn tell(&self, draft: &mut Draft, game: GameKind, names: &dyn Names, locale: Locale) {
        draft.title(&Said::Title { date: Date(self.day), game });
        let Some((_, made)) = self.results.iter().find(|(person, _)| *person == self.you) else { return };
        yours(draft, self.results.iter().map(|(_, other)| other), made, locale);
        streak(draft, self.days);
        if self.results.len() > 1 {
            draft.gap();
            best(draft, &self.results, Some(self.you), names, locale);
        }
        draft.gap();
    }
}

/// The [result](crate::result) of a daily deal: what its player asks first is how it compares.
#[must_use]
pub fn daily_result(view: &TableView, daily: &DailyResult, names: &dyn Names, locale: Locale) -> Page {
    result::page(view, names, locale, |draft, _, _| daily.tell(draft, view.kind, names, locale))
}

/// Tells who has played.
fn played_by(draft: &mut Draft, persons: &[PersonId], you: Option<PersonId>, names: &dyn Names, locale: Locale) {
    let shown = persons.get(..DAILY_LINES).unwrap_or(persons);
    let holders: Vec<_> = shown.iter().map(|person| Some(Holder::Person { person: *person })).collect();
    let players = shown.iter().zip(cast(&holders, names, locale)).map(|(person, name)| {
        let player = Who { you: you == Some(*person), name };
        Said::Player { player }
    });
    draft.body(&Said::Players { players: Mentions::of(locale, players) });
    more(draft, persons.len(), |count| Said::MorePlayers { count });
}

/// The message with the day's deal.
#[must_use]
pub fn daily_post(shown: &DailyPost, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::Title { date: Date(shown.day), game: shown.game });
    draft.dim(&Said::How);
    if !shown.results.is_empty() {
        draft.gap();
        draft.strong(&Said::PostBefore);
    }
    best(&mut draft, &shown.results, None, names, locale);
    if !shown.played.is_empty() {
        draft.gap();
        played_by(&mut draft, &shown.played, None, names, locale);
    }
    draft.row([play(&Said::ButtonPlay, shown.day, locale), results(shown.day, locale)]);
    draft.row(shown.before.map(|day| before(day, locale)));
    draft.finish()
}

/// The page of a day's deal.
#[must_use]
pub fn daily(shown: &Daily, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::Title { date: Date(shown.day), game: shown.game });
    if shown.own.is_none() {
        draft.dim(&Said::How);
        draft.gap();
    }
    if shown.open && !shown.lines.is_empty() {
        shown.own_result(&mut draft, locale);
        shown.board(&mut draft, names, locale);
    } else {
        shown.who_played(&mut draft, names, locale);
    }
    draft.gap();
    fair::sealed(&mut draft);
    if let Some(opens) = shown.opens.filter(|_| shown.own.is_some() && !shown.over) {
        draft.dim(&Said::Opens { until: Moment(opens) });
    }
    shown.buttons(&mut draft, locale);
    draft.finish()
}

/// The message with which the reader of this page tells everybody there of having played; none as long as it is not known how exactly.
#[must_use]
pub fn daily_shared(shown: &Daily, names: &dyn Names, locale: Locale) -> Option<Page> {
    let shared = shown.shared()?;
    let mut draft = Draft::new(locale);
    for name in cast(&[Some(Holder::Person { person: shown.you? })], names, locale) {
        draft.title(&Said::Line { player: Who { you: false, name } });
    }
    draft.body(&shared);
    draft.row([play(&Said::ButtonPlay, shown.day, locale), results(shown.day, locale)]);
    Some(draft.finish())
}

/// Under which promises the cards of a day, and of the day after, are sealed.
#[derive(Clone, Debug)]
pub struct DailyProof {
    /// The day, as the chat's clock has it.
    pub day: Day,
    /// The game.
    pub game: GameKind,
    /// The promise, and when it was fixed.
    pub promise: (Commitment, Timestamp),
    /// The promise of the day after, if that has not begun.
    pub next: Option<Commitment>,
}

/// The page with a day's promises, to copy.
#[must_use]
pub fn daily_proof(shown: &DailyProof, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::Title { date: Date(shown.day), game: shown.game });
    let (commitment, fixed) = &shown.promise;
    draft.body(&Said::Proof { fixed: Moment(*fixed) });
    fair::promise(&mut draft, commitment);
    if let Some(next) = &shown.next {
        draft.body(&Said::ProofNext);
        fair::promise(&mut draft, next);
    }
    draft.dim(&Said::ProofLater);
    draft.row([button(locale, None, &Room::ButtonBack, DailyVerb::On(shown.day), Look::Quiet)]);
    draft.finish()
}

/// The page of a chat that has no daily deal, with the games of which it can have one.
#[must_use]
pub fn daily_off(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::OffTitle);
    draft.body(&Said::OffHow);
    choices(&mut draft, None, locale);
    draft.finish()
}

/// The games of which a chat's daily deals can be; `chosen` is what it has. A group can have none, and be told of each day's deal without
/// asking: `told` is when.
#[must_use]
pub fn daily_games(chosen: Option<DailyGame>, told: Option<PostTime>, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::GamesTitle);
    draft.body(&Said::GamesHow);
    choices(&mut draft, chosen, locale);
    if let Some(told) = told.filter(|_| chosen.is_some()) {
        draft.gap();
        draft.body(&Said::PostHow);
        draft.row(PostTime::ALL.iter().map(|time| post_time(*time, told, locale)));
    }
    let none = button(locale, None, &Said::ButtonNone, DailyVerb::Choose(None), Look::Danger);
    let today = button(locale, None, &Said::Button, DailyVerb::Today, Look::Quiet);
    draft.row(told.map(|_| none).into_iter().chain([today]));
    draft.finish()
}

fn post_time(time: PostTime, told: PostTime, locale: Locale) -> Button {
    let (chosen, verb) = (time == told, DailyVerb::Post(time));
    let label = match time.hour() {
        Some(hour) => Text::from(LocalTime { hour, minute: 0 }.text(locale)),
        None => say(locale, &Said::ButtonPostNever),
    };
    let look = if chosen { Look::Main } else { Look::Quiet };
    button(locale, None, &Settings::ButtonChoice { label: Phrase(label), chosen }, verb, look)
}

fn choices(draft: &mut Draft, chosen: Option<DailyGame>, locale: Locale) {
    let choice = |game: DailyGame| {
        let label = match game {
            DailyGame::Turns => say(locale, &Said::ButtonTurns),
            DailyGame::Always(game) => say(locale, &Menu::ButtonGame { game }),
        };
        let label = Settings::ButtonChoice { label: Phrase(label), chosen: chosen == Some(game) };
        button(locale, None, &label, DailyVerb::Choose(Some(game)), Look::Main)
    };
    draft.rows(DailyGame::all().map(choice).collect(), 2);
}

impl Daily {
    /// Who played, without what they made of it.
    fn who_played(&self, draft: &mut Draft, names: &dyn Names, locale: Locale) {
        if self.lines.is_empty() {
            draft.body(&Said::Nobody { over: self.over });
        } else {
            let persons: Vec<PersonId> = self.lines.iter().map(|line| line.person).collect();
            played_by(draft, &persons, self.you, names, locale);
        }
        if self.playing {
            draft.body(&Said::Playing);
        } else if !self.open {
            draft.dim(&Said::Hidden);
        }
    }

    fn own_result(&self, draft: &mut Draft, locale: Locale) {
        let (Some(own), Some(line)) = (&self.own, self.lines.iter().find(|line| self.you == Some(line.person))) else {
            return;
        };
        yours(draft, self.lines.iter().map(|other| &other.made), &line.made, locale);
        streak(draft, line.days);
        match line.accuracy {
            Some(accuracy) => draft.body(&Said::Exact { accuracy }),
            None if own.decisions.is_none() => draft.body(&Said::ExactSoon),
            None => {}
        }
        if let Some(shared) = self.shared().filter(|_| !self.can_share) {
            draft.dim(&Said::Share);
            draft.line(Style::Code, say(locale, &shared));
        }
        draft.gap();
    }

    /// A line for others, which tells how exactly the reader played and nothing of the cards; none as long as that is not known.
    fn shared(&self) -> Option<Said> {
        let line = self.lines.iter().find(|line| self.you == Some(line.person))?;
        let marks = self.own.as_ref()?.decisions.as_ref()?.iter().map(|lapse| mark(*lapse)).collect::<String>();
        let (date, game, days, accuracy) = (Date(self.day), self.game, line.days, line.accuracy?);
        Some(Said::Shared { date, game, marks: Phrase::from(marks), accuracy, days })
    }

    fn board(&self, draft: &mut Draft, names: &dyn Names, locale: Locale) {
        let shown: Vec<&DailyLine> = self.lines.iter().take(DAILY_LINES).collect();
        let holders: Vec<_> = shown.iter().map(|line| Some(Holder::Person { person: line.person })).collect();
        let people = cast(&holders, names, locale);
        let head = |head: &Said| (say(locale, head), Side::Right);
        let mut grid = Grid::new([
            (Text::default(), Side::Right),
            (Text::default(), Side::Left),
            head(&Said::HeadMade),
            head(&Said::HeadExact),
            head(&Said::HeadStreak),
        ]);
        for (line, name) in shown.iter().zip(people) {
            let is_own = self.you == Some(line.person);
            let place = place(self.lines.iter().map(|other| &other.made), &line.made);
            let made = told(line.made, locale);
            let exact = line.accuracy.map(|accuracy| say(locale, &Said::Accuracy { accuracy }));
            let exact = exact.unwrap_or_else(|| "–".into());
            let player = say(locale, &Said::Line { player: Who { you: is_own, name } });
            let cells = [Text::from(place.to_string()), player, made, exact, line.days.to_string().into()];
            grid.rows.push(Row { cells: cells.to_vec(), is_own });
        }
        draft.grid(grid);
        more(draft, self.lines.len(), |count| Said::MoreLines { count });
        draft.fold(|note| note.dim(&Said::Note));
    }

    fn buttons(&self, draft: &mut Draft, locale: Locale) {
        let quiet = |label: &Said, verb| button(locale, None, label, verb, Look::Quiet);
        let alone = self.you.is_some();
        let plays = !self.over && self.own.is_none() && self.table.is_none();
        let label = if self.playing { &Said::ButtonGoOn } else { &Said::ButtonPlay };
        let play = plays.then(|| play(label, self.day, locale));
        let results = (!alone && !self.over).then(|| results(self.day, locale));
        let again = (self.own.as_ref().is_some_and(|own| own.decisions.is_none()))
            .then(|| button(locale, self.table, &Said::ButtonBoard, self.again(), Look::Main));
        let share = (self.can_share && self.shared().is_some())
            .then(|| button(locale, self.table, &Said::ButtonShare, DailyVerb::Share(self.day), Look::Main));
        draft.row([play, results, again, share].into_iter().flatten());
        if self.table.is_some() {
            return;
        }
        let before = self.before.map(|day| before(day, locale));
        let after = self.after.map(|day| quiet(&Said::ButtonAfter { date: Date(day) }, DailyVerb::On(day)));
        let games = self.can_choose.then(|| quiet(&Said::ButtonGames, DailyVerb::Games));
        let proof = button(locale, None, &Room::ButtonProof, DailyVerb::Proof(self.day), Look::Quiet);
        draft.row([before, after, games, Some(proof)].into_iter().flatten());
    }

    /// The same page once more.
    const fn again(&self) -> DailyVerb {
        match self.table {
            Some(_) => DailyVerb::Board,
            None => DailyVerb::On(self.day),
        }
    }
}

fn play(label: &Said, day: Day, locale: Locale) -> Button {
    button(locale, None, label, DailyVerb::Play(day), Look::Main)
}

/// Shows everybody their own result, and the board where one person alone can see it.
fn results(day: Day, locale: Locale) -> Button {
    button(locale, None, &Said::ButtonResults, DailyVerb::Results(day), Look::Quiet)
}

fn before(day: Day, locale: Locale) -> Button {
    button(locale, None, &Said::ButtonBefore { date: Date(day) }, DailyVerb::On(day), Look::Quiet)
}

/// The reader's own place among all.
fn yours<'a>(
    draft: &mut Draft,
    all: impl Iterator<Item = &'a Option<i32>> + Clone,
    made: &Option<i32>,
    locale: Locale,
) {
    if made.is_none() {
        return draft.strong(&Said::YoursGone);
    }
    let (place, of) = (place(all.clone(), made), count(all.count()));
    draft.strong(&Said::Yours { made: Phrase(told(*made, locale)), place, of });
}

fn streak(draft: &mut Draft, days: u32) {
    if days > 1 {
        draft.strong(&Said::Streak { days });
    }
}

/// The first of these results, each with its place among all; `but` is told elsewhere.
fn best(draft: &mut Draft, all: &[(PersonId, Option<i32>)], but: Option<PersonId>, names: &dyn Names, locale: Locale) {
    let shown: Vec<_> = all.iter().filter(|(person, _)| but != Some(*person)).take(BEST).collect();
    let holders: Vec<_> = shown.iter().map(|(person, _)| Some(Holder::Person { person: *person })).collect();
    for ((_, made), player) in shown.into_iter().zip(cast(&holders, names, locale)) {
        let place = place(all.iter().map(|(_, other)| other), made);
        draft.body(&Said::PostPlace { place, player, made: Phrase(told(*made, locale)) });
    }
}

/// What somebody made of a deal.
fn told(made: Option<i32>, locale: Locale) -> Text {
    made.map_or_else(|| say(locale, &Said::GaveUp), |made| Text::from(whole(made, locale)))
}

/// The place of a result: equal ones have the same.
fn place<'a, T: Ord + 'a>(all: impl Iterator<Item = &'a T>, own: &T) -> u32 {
    count(all.filter(|other| *other > own).count() + 1)
}

fn more(draft: &mut Draft, lines: usize, said: impl Fn(u32) -> Said) {
    let left = lines.saturating_sub(DAILY_LINES);
    if left > 0 {
        draft.dim(&said(count(left)));
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How good a decision was, as a mark.
const fn mark(lapse: Option<Lapse>) -> char {
    match lapse {
        None => '🟩',
        Some(Lapse::Inexact) => '🟨',
        Some(Lapse::Mistake) => '🟧',
        Some(Lapse::Blunder) => '🟥',
    }
}

fn button(locale: Locale, table: Option<TableId>, label: &impl Sentence, verb: DailyVerb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(table, 0, Verb::Daily(verb))), look }
}
