//! Ratings: how strong somebody is, how certain that is, and how it developed.

use talon_games::GameKind;
use talon_standings::Pool;
use talon_table::{Holder, PersonId, Timestamp};

use super::Standings;
use super::chart::Chart;
use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::page::reader::{cast, level_word};
use crate::words::{Choice, Mentions, Menu, Moment, Name, Phrase, Sentence, Standing};
use crate::{Button, Drawing, DrawnLine, Locale, Look, Names, Page, Style, Target, Token, Verb, say};

/// A rating in a game and a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The rating, once it is settled.
    pub rating: Option<i32>,
    /// How uncertain it is: one standard deviation, in the rating's points.
    pub deviation: i32,
    /// How many matches went into it.
    pub matches: u32,
    /// About how many more it takes until it is settled.
    pub missing: u32,
    /// By how much the last match changed it.
    pub change: Option<i32>,
}

/// The ratings of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// Whose.
    pub person: PersonId,
    /// Whether they are the asker's own.
    pub of: RatingsOf,
    /// One for each game and pool.
    pub lines: Vec<Rated>,
    /// How strong AI players are, to compare with: one for each game.
    pub computers: Vec<Computers>,
}

/// How strong the AI players are at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computers {
    /// The game.
    pub game: GameKind,
    /// Levels, and the rating that was measured of each, the weakest first.
    pub levels: Vec<(String, i32)>,
}

/// Whose ratings a page shows, from the asker's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingsOf {
    /// The asker's own.
    Asking {
        /// Whether nobody else reads them.
        alone: bool,
    },
    /// Somebody else's, whose page links neither to a course nor to statistics.
    Other {
        /// Whether the two met in a match that counts.
        met: bool,
    },
}

/// What somebody's rating was after each of the last matches.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingCourse {
    /// Whose.
    pub person: PersonId,
    /// Whether that person alone reads it.
    pub you: bool,
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The ratings, settled or not, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// A rating after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// The rating.
    pub rating: i32,
    /// How uncertain it was: one standard deviation, in the rating's points.
    pub deviation: i32,
    /// When the match ended.
    pub ended: Timestamp,
}

impl RatingCourse {
    /// Whether there is a line to draw: a single value is only a dot.
    #[must_use]
    pub const fn can_be_drawn(&self) -> bool {
        self.points.len() > 1
    }

    fn chart(&self) -> Chart {
        Chart { values: self.points.iter().map(|point| point.rating).collect() }
    }

    fn uncertainty(&self) -> Option<Standing> {
        let (first, last) = (self.points.first()?.deviation, self.points.last()?.deviation);
        let count = u32::try_from(self.points.len()).unwrap_or(u32::MAX);
        Some(Standing::CourseUncertainty { count, first, last })
    }
}

/// A person's ratings, with those of AI players beside them.
#[must_use]
pub fn ratings(ratings: &Ratings, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&title(ratings.person, ratings.of == RatingsOf::Asking { alone: true }, names, locale));
    if ratings.lines.is_empty() {
        draft.body(&Standing::RatingsNone);
    }
    let mut game = None;
    for line in &ratings.lines {
        if game != Some(line.game) {
            draft.line(Style::Strong, say(locale, &Menu::ButtonGame { game: line.game }));
        }
        game = Some(line.game);
        draft.body(&told(line));
    }
    draft.gap();
    draft.fold(|more| {
        computers(more, &ratings.computers, locale);
        if ratings.lines.iter().any(|line| line.rating.is_none()) {
            more.dim(&Standing::Unsettled);
        }
    });
    match ratings.of {
        RatingsOf::Asking { .. } => {
            let courses = ratings.lines.iter().map(|line| course_button(line, locale)).collect();
            choices::list(&mut draft, courses, &Rows { usual: 3, after: 1, chosen: 0 });
            draft.row([button(locale, &Standing::ButtonStats, Standings::Stats, Look::Quiet)]);
        }
        RatingsOf::Other { met: true } => {
            draft.row([button(locale, &Standing::ButtonPair, Standings::With(ratings.person), Look::Quiet)]);
        }
        RatingsOf::Other { met: false } => {}
    }
    draft.for_reading();
    draft.finish()
}

/// The course of a rating.
#[must_use]
pub fn rating_course(course: &RatingCourse, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&title(course.person, course.you, names, locale));
    draft.dim(&Standing::CourseOf { game: course.game, pool: Choice(course.pool.name()) });
    draft.gap();
    let chart = course.chart();
    match chart.figures(locale) {
        Some(Phrase(figures)) => {
            draft.line(Style::Code, chart.line());
            draft.line(Style::Body, figures);
        }
        None => draft.body(&Standing::RatingsNone),
    }
    if let Some(uncertainty) = course.uncertainty() {
        draft.dim(&uncertainty);
    }
    if course.can_be_drawn() {
        let picture = Standings::Picture(course.game, course.pool);
        draft.row([button(locale, &Standing::ButtonPicture, picture, Look::Quiet)]);
    }
    draft.row([button(locale, &Standing::ButtonRatings, Standings::Ratings, Look::Quiet)]);
    draft.for_reading();
    draft.finish()
}

/// The same course, to be drawn.
#[must_use]
pub fn rating_drawing(course: &RatingCourse, names: &dyn Names, locale: Locale) -> Drawing {
    let chart = course.chart();
    let ends: Vec<Moment> = course.points.iter().map(|point| Moment(point.ended)).collect();
    Drawing {
        title: say(locale, &Standing::CourseTitle { game: course.game, pool: Choice(course.pool.name()) }).plain(),
        note: chart.figures(locale).map_or_else(String::new, |Phrase(figures)| figures.plain()),
        band: course.uncertainty().map(|uncertainty| say(locale, &uncertainty).plain()),
        days: Moment::days(&ends, locale),
        lines: vec![DrawnLine {
            name: named(course.person, names, locale).as_str().to_owned(),
            otherwise: String::new(),
            values: chart.values,
            spread: course.points.iter().map(|point| point.deviation.unsigned_abs()).collect(),
        }],
    }
}

/// Whose standings these are, in the second person where nobody else reads them.
pub(super) fn title(person: PersonId, you: bool, names: &dyn Names, locale: Locale) -> Standing {
    Standing::RatingsTitle { player: crate::Who { you, name: named(person, names, locale) } }
}

pub(super) fn named(person: PersonId, names: &dyn Names, locale: Locale) -> Name {
    let mut cast = cast(&[Some(Holder::Person { person })], names, locale);
    cast.pop().unwrap_or_else(|| Name::own(String::new()))
}

fn told(line: &Rated) -> Standing {
    let (pool, matches) = (Choice(line.pool.name()), line.matches);
    match line.rating {
        Some(rating) => {
            let change = Phrase::from(line.change.map_or_else(|| "0".to_owned(), signed));
            Standing::Rating { pool, rating, deviation: line.deviation, matches, change }
        }
        None => Standing::RatingOpen { pool, matches, missing: line.missing },
    }
}

fn signed(change: i32) -> String {
    match change {
        1.. => format!("+{change}"),
        0 => "0".to_owned(),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// How strong the AI players are, a line for each game.
fn computers(draft: &mut Draft, computers: &[Computers], locale: Locale) {
    if computers.is_empty() {
        return;
    }
    draft.dim(&Standing::Computers);
    for Computers { game, levels } in computers {
        let levels = levels.iter().map(|(level, rating)| {
            let level = Phrase::from(level_word(level, locale));
            Standing::Level { level, rating: *rating }
        });
        draft.dim(&Standing::Computer { game: *game, levels: Mentions::of(locale, levels) });
    }
}

fn course_button(line: &Rated, locale: Locale) -> Button {
    let label = Standing::ButtonCourse { game: line.game, pool: Choice(line.pool.name()) };
    button(locale, &label, Standings::Course(line.game, line.pool), Look::Quiet)
}

/// A button that leads to a page of standings.
pub(super) fn button(locale: Locale, label: &impl Sentence, to: Standings, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, Verb::Standings(to))), look }
}
