//! Replays of finished matches.
//!
//! A replay shows every hand. So a match under way has none, nor has one whose cards other tables still play. Only those who could read the
//! match's result see it: its players, and members of the chat in which it was played. Nobody sees it in another chat.

use std::cmp::Reverse;
use std::sync::Arc;

use talon_standings::Competitor;
use talon_store::privacy::FileKind;
use talon_store::results::{ResultFilter, ResultRow, Scope};
use talon_store::{StoreError, TableRow};
use talon_table::{Course, Event, Holder, PersonId, Recorded, TableId, Timestamp, transcript};
use talon_view::{Msg, Page, PastMatch, ReplayVerb};

use crate::core::Core;
use crate::duties::coach::pages::{CoachPages, CoachRequest};
use crate::error::HouseError;
use crate::handle::admission::Admission;
use crate::handle::asked::Asked;
use crate::handle::person::files::Files;
use crate::handle::screen::Screen;
use crate::leagues::Leagues;

use crate::input::intent::Answer;
use crate::people::People;
use crate::ports::platform::Document;

/// How many matches are listed: a button for each has room on a page.
const LISTED: usize = 10;

/// Who reads a page of a replay: one person alone, or everybody in this place.
struct Audience {
    you: Option<PersonId>,
    locale: talon_view::Locale,
    /// Whether it replaces the pressed message.
    turns: bool,
}

/// A page of a replay.
enum Scene {
    Step(u32, u32),
    Sheet,
    Proof,
    Points,
}

/// Shows replays.
pub(crate) struct ReplayAnswers {
    core: Arc<Core>,
    leagues: Arc<Leagues>,
    admission: Arc<Admission>,
    files: Arc<Files>,
    screen: Arc<Screen>,
    coach_pages: Arc<CoachPages>,
}

impl ReplayAnswers {
    /// On this core.
    pub(crate) const fn new(
        core: Arc<Core>,
        leagues: Arc<Leagues>,
        admission: Arc<Admission>,
        files: Arc<Files>,
        screen: Arc<Screen>,
        coach_pages: Arc<CoachPages>,
    ) -> Self {
        Self { core, leagues, admission, files, screen, coach_pages }
    }
}

impl ReplayAnswers {
    /// `/replay`: the finished matches of this chat, or in private one's own; or the match that is named.
    pub(in crate::handle) async fn replay(&self, asked: &Asked<'_>, which: Option<&str>) -> Result<Answer, HouseError> {
        match self.called(asked, which).await? {
            None => self.list_replays(asked).await,
            Some(Ok(course)) => self.show_replay(asked, &course, Scene::Step(1, 0)).await,
            Some(Err(message)) => Ok(asked.alert(&message)),
        }
    }

    /// `/coach`: what the coach says of the match that is named, or of the last one of this chat, in private of one's own.
    pub(in crate::handle) async fn ask_coach(
        &self,
        asked: &Asked<'_>,
        which: Option<&str>,
    ) -> Result<Answer, HouseError> {
        let called = match self.called(asked, which).await? {
            None => match self.last_match(asked).await? {
                Some((table, match_no)) => Some(self.course(asked, table, Some(match_no)).await?),
                None => None,
            },
            called => called,
        };
        match called {
            None => self.list_replays(asked).await,
            Some(Ok(course)) => self.show_coach(asked, course, None).await,
            Some(Err(message)) => Ok(asked.alert(&message)),
        }
    }

    /// The match that is named; none if none is.
    async fn called(&self, asked: &Asked<'_>, which: Option<&str>) -> Result<Option<Result<Course, Msg>>, HouseError> {
        let Some(which) = which.map(str::trim).filter(|which| !which.is_empty()) else {
            return Ok(None);
        };
        match named(which) {
            Some((table, match_no)) => self.course(asked, table, match_no).await.map(Some),
            None => Ok(Some(Err(Msg::ReplayUnknown))),
        }
    }

    /// The matches that can be replayed here, as buttons.
    pub(in crate::handle) async fn list_replays(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let matches = self.replayable(asked).await?;
        let persons = matches.iter().flat_map(|past| &past.players).filter_map(|(holder, _)| holder.person());
        let people = self.core.people_of(&persons.collect::<Vec<_>>(), asked.place().platform).await?;
        let audience = self.audience(asked, None).await?;
        let list = talon_view::replays(&matches, &people, audience.locale);
        Ok(Answer::Page { page: list, replace_pressed: audience.turns })
    }

    /// A button of a replay, or the one that leads to it.
    pub(in crate::handle) async fn press_replay(
        &self,
        asked: &Asked<'_>,
        (table, match_no): (TableId, u32),
        verb: ReplayVerb,
    ) -> Result<Answer, HouseError> {
        let course = match self.course(asked, table, Some(match_no)).await? {
            Ok(course) => course,
            Err(message) => return Ok(asked.alert(&message)),
        };
        match verb {
            ReplayVerb::Step(deal, step) => self.show_replay(asked, &course, Scene::Step(deal, step)).await,
            ReplayVerb::Sheet => self.show_replay(asked, &course, Scene::Sheet).await,
            ReplayVerb::Proof => self.show_replay(asked, &course, Scene::Proof).await,
            ReplayVerb::Points => self.show_replay(asked, &course, Scene::Points).await,
            ReplayVerb::Picture => self.send_points(asked, &course).await,
            ReplayVerb::Coach => self.show_coach(asked, course, None).await,
            ReplayVerb::Moment(deal, action) => self.show_coach(asked, course, Some((deal, action))).await,
            ReplayVerb::File => match self.files.no_file(asked, FileKind::Other).await? {
                Some(refused) => Ok(refused),
                None => self.files.send_privately(asked, &text_of(&course)).await,
            },
        }
    }

    /// The points of each deal as a picture, into the private chat.
    async fn send_points(&self, asked: &Asked<'_>, course: &Course) -> Result<Answer, HouseError> {
        let people: People = self.core.people(&course.view(), asked.place().platform).await?;
        match talon_view::replay_drawing(course, &people, asked.locale) {
            Some(drawing) => self.files.send_drawing(asked, drawing, name_of(course, "png")).await,
            None => self.show_replay(asked, course, Scene::Points).await,
        }
    }

    /// What the coach says: in private of the reader's own moments, else of everybody's. Or one of the moments, once all are found.
    async fn show_coach(
        &self,
        asked: &Asked<'_>,
        course: Course,
        moment: Option<(u32, u32)>,
    ) -> Result<Answer, HouseError> {
        let audience = self.audience(asked, Some(&course)).await?;
        let (person, account) = (asked.person(), asked.account.account.clone());
        let wanted = CoachRequest { person, account, you: audience.you, locale: audience.locale, course };
        if let Some(at) = moment
            && let Some(page) = self.coach_pages.moment(&wanted, at).await?
        {
            return self.shown(asked, &wanted.course, page, &audience).await;
        }
        let (page, is_complete) = self.coach_pages.look(&wanted).await?;
        Ok(match self.shown(asked, &wanted.course, page, &audience).await? {
            Answer::Page { page, replace_pressed } if !is_complete => {
                match self.coach_pages.await_message(wanted, &page) {
                    Some(pending) => Answer::Pending { page, replace_pressed, pending },
                    None => Answer::Page { page, replace_pressed },
                }
            }
            answer => answer,
        })
    }

    async fn show_replay(&self, asked: &Asked<'_>, course: &Course, scene: Scene) -> Result<Answer, HouseError> {
        let people: People = self.core.people(&course.view(), asked.place().platform).await?;
        let audience = self.audience(asked, Some(course)).await?;
        let Audience { you, locale, .. } = audience;
        let shown = match scene {
            Scene::Step(deal, step) => talon_view::replay(course, you, (deal, step), &people, locale),
            Scene::Points => talon_view::replay_points(course, you, &people, locale),
            Scene::Sheet => talon_view::replay_sheet(course, you, &people, locale),
            Scene::Proof => talon_view::replay_proof(course, you, &people, locale),
        };
        self.shown(asked, course, shown, &audience).await
    }

    async fn shown(
        &self,
        asked: &Asked<'_>,
        course: &Course,
        page: Page,
        audience: &Audience,
    ) -> Result<Answer, HouseError> {
        if asked.panel.is_some() {
            return self.screen.beside(asked, Some(course.table()), page).await;
        }
        Ok(Answer::Page { page, replace_pressed: audience.turns })
    }

    /// A page in answer to a command in a group is for the group, and so is one that turns there. A page that opens beside a table's page
    /// is for the person who pressed.
    async fn audience(&self, asked: &Asked<'_>, course: Option<&Course>) -> Result<Audience, HouseError> {
        let turns = self.screen.turns_in_place(asked, course.map(Course::table)).await?;
        let alone = asked.reads_alone() || (asked.incoming.message.is_some() && !turns);
        let you = match course.filter(|_| alone) {
            Some(course) => {
                self.admission.selves(asked).await?.into_iter().find(|person| course.seat_of(*person).is_some())
            }
            None => None,
        };
        Ok(Audience { you, locale: if alone { asked.locale } else { asked.here }, turns })
    }

    /// The finished match, the last one if none is named; or the answer if there is none for this person.
    async fn course(
        &self,
        asked: &Asked<'_>,
        table: TableId,
        match_no: Option<u32>,
    ) -> Result<Result<Course, Msg>, HouseError> {
        let Some(row) = self.core.tables.row(table).await? else {
            return Ok(Err(Msg::ReplayUnknown));
        };
        let log = match self.core.store.events(table, 0).await {
            Err(StoreError::Corrupt(why)) => {
                tracing::warn!(%table, why, "a finished match cannot be shown again");
                return Ok(Err(Msg::ReplayUnreadable));
            }
            log => log?,
        };
        let wanted = match_no.or_else(|| ended(&log).last().map(|(number, _)| number));
        let Ok(course) = wanted.map(|number| Course::of(&log, number)).transpose() else {
            return Ok(Err(Msg::ReplayUnreadable));
        };
        let course = course.flatten();
        if !self.may_look(asked, &row, course.as_ref()).await? {
            return Ok(Err(Msg::ReplayUnknown));
        }
        match course {
            Some(_) if self.leagues.are_cards_in_play(&row).await? => {
                Ok(Err(if row.fixture.is_some() { Msg::ReplaySealed } else { Msg::DailySealed }))
            }
            Some(course) => Ok(Ok(course)),
            None if is_running(&log, wanted) => Ok(Err(Msg::ReplayRunning)),
            None => Ok(Err(Msg::ReplayUnknown)),
        }
    }

    async fn may_look(&self, asked: &Asked<'_>, row: &TableRow, course: Option<&Course>) -> Result<bool, HouseError> {
        if asked.is_in(&row.home) {
            return Ok(true);
        }
        // Matches from elsewhere are not shown where others read along.
        if !asked.reads_alone() {
            return Ok(false);
        }
        let selves = self.admission.selves(asked).await?;
        let sat = match course {
            Some(course) => selves.iter().any(|person| course.seat_of(*person).is_some()),
            None => {
                let table = self.core.tables.of(row).await?.readable();
                table.is_some_and(|table| selves.iter().any(|person| table.seat_of(*person).is_some()))
            }
        };
        Ok(sat || self.admission.belongs(asked, &row.home).await?)
    }

    /// The sender's last finished match, or in a group the group's.
    pub(in crate::handle) async fn last_match(&self, asked: &Asked<'_>) -> Result<Option<(TableId, u32)>, HouseError> {
        Ok(self.replayable(asked).await?.first().map(|last| (last.table, last.match_no)))
    }

    /// The newest finished matches of this chat, or in private one's own.
    async fn replayable(&self, asked: &Asked<'_>) -> Result<Vec<PastMatch>, HouseError> {
        let place = asked.place();
        let filters: Vec<ResultFilter> = if place.private {
            let selves = self.admission.selves(asked).await?.into_iter();
            selves.map(|person| ResultFilter { with: vec![person], ..ResultFilter::default() }).collect()
        } else {
            vec![ResultFilter { scope: Some(Scope::of(place)), ..ResultFilter::default() }]
        };
        let mut results = Vec::new();
        for filter in &filters {
            results.extend(self.core.store.results(filter, None, LISTED).await?);
        }
        results.sort_by_key(|result| Reverse(result.fact.number));
        results.dedup();
        results.truncate(LISTED);
        Ok(results.iter().filter_map(past_match).collect())
    }
}

/// The match as a text that names nobody.
fn text_of(course: &Course) -> Document {
    Document { name: name_of(course, "txt"), mime: "text/plain", bytes: transcript::write(course).into_bytes() }
}

fn name_of(course: &Course, extension: &str) -> String {
    format!("talon-match-{}-{}.{extension}", course.table(), course.finished().match_no)
}

/// The ends of a log's matches, with their numbers.
fn ended(log: &[Recorded]) -> impl DoubleEndedIterator<Item = (u32, &Recorded)> {
    log.iter().filter_map(|recorded| match &recorded.event {
        Event::MatchEnded { match_no, .. } => Some((*match_no, recorded)),
        _ => None,
    })
}

/// Whether the given match, or any if none is given, has begun and not ended.
fn is_running(log: &[Recorded], wanted: Option<u32>) -> bool {
    let begun = log.iter().filter_map(|recorded| match &recorded.event {
        Event::Started { match_no, .. } => Some(*match_no),
        _ => None,
    });
    let fits = |number: &u32| wanted.is_none_or(|wanted| wanted == *number);
    begun.filter(fits).any(|number| ended(log).all(|(over, _)| over != number))
}

/// The match as a line of a list; none if its game is no longer played.
pub(in crate::handle) fn past_match(result: &ResultRow) -> Option<PastMatch> {
    let fact = &result.fact;
    let holder = |who: &Competitor| match who {
        Competitor::Person(person) => Holder::Person { person: PersonId(*person) },
        Competitor::Ai(level) => Holder::Ai { level: level.clone() },
    };
    let won = |place: u8| fact.ending.has_result() && place == 1;
    Some(PastMatch {
        table: result.table,
        match_no: result.match_no,
        game: fact.game.parse().ok()?,
        ended: Timestamp(fact.ended_at_ms),
        players: fact.players.iter().map(|player| (holder(&player.who), won(player.place))).collect(),
    })
}

/// `<table>` or `<table>/<match>`.
fn named(which: &str) -> Option<(TableId, Option<u32>)> {
    match which.split_once('/') {
        Some((table, number)) => Some((table.parse().ok()?, Some(number.parse().ok()?))),
        None => Some((which.parse().ok()?, None)),
    }
}
