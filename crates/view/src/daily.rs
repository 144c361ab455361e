//! Daily deals: who played today's, and what everybody made of it.

use talon_games::GameKind;
use talon_standings::Day;
use talon_table::{Holder, PersonId, TableId, Timestamp};

use crate::draft::Draft;
use crate::hand::whole;
use crate::reader::cast;
use crate::words::{Daily as Said, Date, Mentions, Menu, Moment, Phrase, Sentence, Settings, Who};
use crate::{
    Button, DailyGame, DailyVerb, Grid, Lapse, Locale, Look, Names, Page, Row, Side, Style, Target, Text, Token, Verb,
    say,
};

/// How many lines the board of a day shows.
pub const DAILY_LINES: usize = 15;

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
    /// The first digits of its commitment, and when that was fixed.
    pub fair: (String, Timestamp),
    /// The first digits of the next day's commitment.
    pub next: Option<String>,
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

/// The page of a day's deal.
#[must_use]
pub fn daily(shown: &Daily, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::Title { date: Date(shown.day), game: shown.game });
    draft.dim(&Said::How);
    draft.gap();
    if shown.open && !shown.lines.is_empty() {
        shown.own_result(&mut draft, locale);
        shown.board(&mut draft, names, locale);
    } else {
        shown.who_played(&mut draft, names, locale);
    }
    draft.gap();
    let (code, fixed) = &shown.fair;
    draft.dim(&Said::Fair { code: Phrase::from(code.clone()), fixed: Moment(*fixed) });
    if let Some(code) = &shown.next {
        draft.dim(&Said::FairNext { code: Phrase::from(code.clone()) });
    }
    if let Some(opens) = shown.opens.filter(|_| shown.own.is_some() && !shown.over) {
        draft.dim(&Said::Opens { until: Moment(opens) });
    }
    shown.buttons(&mut draft, locale);
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

/// The games of which a chat's daily deals can be; `chosen` is what it has. A chat that `may_stop` can have none.
#[must_use]
pub fn daily_games(chosen: Option<DailyGame>, may_stop: bool, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Said::GamesTitle);
    draft.body(&Said::GamesHow);
    choices(&mut draft, chosen, locale);
    if may_stop {
        draft.row([button(locale, None, &Said::ButtonNone, DailyVerb::Choose(None), Look::Danger)]);
    }
    draft.row([button(locale, None, &Said::ButtonToday, DailyVerb::Today, Look::Quiet)]);
    draft.finish()
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
            let shown = self.lines.iter().take(DAILY_LINES);
            let holders: Vec<_> = shown.map(|line| Some(Holder::Person { person: line.person })).collect();
            let people = cast(&holders, names, locale);
            let players = self.lines.iter().zip(people).map(|(line, name)| {
                let player = Who { you: self.you == Some(line.person), name };
                Said::Player { player }
            });
            draft.body(&Said::Players { players: Mentions::of(locale, players) });
            more(draft, &self.lines, |count| Said::MorePlayers { count });
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
        match line.made {
            Some(made) => {
                let better = self.lines.iter().filter(|other| other.made > Some(made)).count();
                let (place, of) = (count(better + 1), count(self.lines.len()));
                draft.strong(&Said::Yours { made: Phrase::from(whole(made, locale)), place, of });
            }
            None => draft.strong(&Said::YoursGone),
        }
        match line.accuracy {
            Some(accuracy) => draft.body(&Said::Exact { accuracy }),
            None if own.decisions.is_none() => draft.body(&Said::ExactSoon),
            None => {}
        }
        if line.days > 1 {
            draft.body(&Said::Streak { days: line.days });
        }
        self.share(draft, own, line, locale);
        draft.gap();
    }

    /// A line to send to others, which tells how exactly somebody played and nothing of the cards.
    fn share(&self, draft: &mut Draft, own: &DailyOwn, line: &DailyLine, locale: Locale) {
        let (Some(decisions), Some(accuracy)) = (&own.decisions, line.accuracy) else { return };
        let marks = Phrase::from(decisions.iter().map(|lapse| mark(*lapse)).collect::<String>());
        let (date, game, days) = (Date(self.day), self.game, line.days);
        draft.dim(&Said::Share);
        draft.line(Style::Code, say(locale, &Said::Shared { date, game, marks, accuracy, days }));
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
            let better = self.lines.iter().filter(|other| other.made > line.made).count();
            let made = line.made.map_or_else(|| say(locale, &Said::GaveUp), |made| Text::from(whole(made, locale)));
            let exact = line.accuracy.map_or_else(|| "–".to_owned(), |accuracy| format!("{accuracy} %"));
            let player = say(locale, &Said::Line { player: Who { you: is_own, name } });
            let cells =
                [Text::from((better + 1).to_string()), player, made, exact.into(), line.days.to_string().into()];
            grid.rows.push(Row { cells: cells.to_vec(), is_own });
        }
        draft.grid(grid);
        more(draft, &self.lines, |count| Said::MoreLines { count });
        draft.dim(&Said::Note);
    }

    fn buttons(&self, draft: &mut Draft, locale: Locale) {
        let own = |label: &Said, verb, look| button(locale, self.table, label, verb, look);
        let alone = self.you.is_some();
        let plays = !self.over && self.own.is_none() && self.table.is_none();
        let play = if self.playing { &Said::ButtonGoOn } else { &Said::ButtonPlay };
        let play = plays.then(|| own(play, DailyVerb::Play(self.day), Look::Main));
        let results =
            (!alone && !self.over).then(|| own(&Said::ButtonResults, DailyVerb::Results(self.day), Look::Quiet));
        let again = (self.own.as_ref().is_some_and(|own| own.decisions.is_none()))
            .then(|| own(&Said::ButtonBoard, self.again(), Look::Main));
        draft.row([play, results, again].into_iter().flatten());
        if self.table.is_some() {
            return;
        }
        let before =
            self.before.map(|day| own(&Said::ButtonBefore { date: Date(day) }, DailyVerb::On(day), Look::Quiet));
        let after = self.after.map(|day| own(&Said::ButtonAfter { date: Date(day) }, DailyVerb::On(day), Look::Quiet));
        let games = self.can_choose.then(|| own(&Said::ButtonGames, DailyVerb::Games, Look::Quiet));
        draft.row([before, after, games].into_iter().flatten());
    }

    /// The same page once more.
    const fn again(&self) -> DailyVerb {
        match self.table {
            Some(_) => DailyVerb::Board,
            None => DailyVerb::On(self.day),
        }
    }
}

fn more(draft: &mut Draft, lines: &[DailyLine], said: impl Fn(u32) -> Said) {
    let left = lines.len().saturating_sub(DAILY_LINES);
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
