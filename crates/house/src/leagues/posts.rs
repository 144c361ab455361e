//! The messages about a league in its chat: that a season has begun, its rounds, and how it ended.

use talon_league::{League, Season};
use talon_standings::league::{Line, Score};
use talon_store::leagues::{LeagueRow, PostKey, PostRow};
use talon_store::{Place, SurfaceState};
use talon_table::Timestamp;
use talon_view::{Dress, LeaguePage, Locale, Page};

use super::deciding::{SeasonResults, named};
use super::keep::LeagueKeeper;
use crate::deliver::courier::{MessageState, Unshown, Verdict};
use crate::duties::leased_work::LeasedWork;
use crate::error::HouseError;
use crate::people::People;
use crate::ports::platform::Onto;

/// A message that the league's chat should have.
pub(super) struct DesiredPost {
    pub(super) key: PostKey,
    pub(super) place: Place,
    pub(super) page: Page,
    /// Whether it is final.
    pub(super) finished: bool,
    pub(super) loud: bool,
}

/// The outcome of posting a message.
pub(super) enum Posted {
    /// It is current, or never will be.
    Done,
    /// It is retried then.
    Later(Timestamp),
}

/// What pages about a league are made of.
struct Material<'a> {
    league: &'a League,
    people: &'a People,
    locale: Locale,
    /// The form that the league's chat chose.
    dress: Dress,
    scores: &'a [Score],
    lines: &'a [Line],
}

impl Material<'_> {
    fn page(&self) -> LeaguePage<'_> {
        LeaguePage {
            league: self.league,
            scores: self.scores,
            lines: self.lines,
            you: None,
            names: self.people,
            locale: self.locale,
        }
    }
}

impl LeagueKeeper {
    /// Brings the messages in the league's chat up to date; returns when to go on if that is not possible now.
    pub(super) async fn show_posts(
        &self,
        row: &LeagueRow,
        league: &League,
        results: &SeasonResults,
        work: &LeasedWork,
    ) -> Result<Option<Timestamp>, HouseError> {
        let community = self.core.store.community(row.home.platform, &row.home.chat).await?;
        if community.as_ref().is_some_and(|community| !community.present) {
            return Ok(None);
        }
        let people = self.core.people_of(&named(league), row.home.platform).await?;
        let (scores, lines) = league.season().map_or_else(Default::default, |season| results.standings(season));
        let locale = self.core.community_locale(community.as_ref());
        let dress = self.core.dress_in(row.home.platform, community.as_ref());
        let material = Material { league, people: &people, locale, dress, scores: &scores, lines: &lines };
        let known = self.core.store.posts(row.league).await?;
        for wanted in self.wanted(row, &material, &known).await? {
            let now = self.core.clock.now();
            if !work.may_go_on(now) {
                return Ok(Some(now));
            }
            let post = known.iter().find(|post| post.key == wanted.key);
            if let Posted::Later(at) = self.show_post(row, &wanted, post, now).await? {
                // Messages that people are to read after this one wait too.
                return Ok(Some(at));
            }
        }
        Ok(None)
    }

    /// The messages that the chat should have, in reading order: the last ones of the past season, then those of the present one.
    async fn wanted(
        &self,
        row: &LeagueRow,
        material: &Material<'_>,
        known: &[PostRow],
    ) -> Result<Vec<DesiredPost>, HouseError> {
        let mut wanted = Vec::new();
        let post = |key, page, finished| DesiredPost { key, place: row.home.clone(), page, finished, loud: false };
        let page = material.page();
        if let Some(past) = material.league.past().last() {
            let season = &past.season;
            let open = |round: u32| {
                let key = PostKey::Round { season: season.number(), round };
                known.iter().any(|post| post.key == key && post.state != SurfaceState::Finished)
            };
            if season.rounds().iter().any(|drawn| open(drawn.round.number)) {
                let scores = self.leagues.past_scores(row.league, past).await?;
                for round in season.rounds().iter().map(|drawn| drawn.round.number).filter(|round| open(*round)) {
                    let shown = talon_view::league_round(&page, season.number(), round, &scores);
                    let key = PostKey::Round { season: season.number(), round };
                    wanted.extend(shown.map(|page| post(key, page, true)));
                }
            }
            let crown = talon_view::league_crown(&page, season.number());
            let crown = crown.map(|page| page.dressed(material.dress));
            wanted.extend(crown.map(|page| post(PostKey::Crown { season: season.number() }, page, true)));
        }
        if let Some(season) = material.league.season() {
            let number = season.number();
            let people = u32::try_from(season.people()).unwrap_or(u32::MAX);
            let began = talon_view::league_began(&page, number, people, season.is_ladder());
            wanted.push(post(PostKey::Season { season: number }, began, true));
            wanted.extend(rounds(season, &page, material.scores).map(|(key, page)| post(key, page, false)));
        }
        Ok(wanted)
    }

    /// Sends or edits a message that is not current.
    pub(super) async fn show_post(
        &self,
        row: &LeagueRow,
        wanted: &DesiredPost,
        known: Option<&PostRow>,
        now: Timestamp,
    ) -> Result<Posted, HouseError> {
        let mut post = known.cloned().unwrap_or_else(|| fresh(row, wanted));
        if post.state == SurfaceState::Finished {
            return Ok(Posted::Done);
        }
        if post.hash == Some(wanted.page.hash()) {
            if wanted.finished && post.state == SurfaceState::Live {
                post.state = SurfaceState::Finished;
                self.core.store.save_post(&post).await?;
            }
            return Ok(Posted::Done);
        }
        if let Err(until) = self.courier.turn(&post.place, post.message.as_ref(), post.not_before, now).await? {
            return Ok(Posted::Later(until));
        }
        self.begin_post(&mut post, now).await?;
        let onto = match &post.message {
            Some(message) => Onto::Known(message),
            // A league's message is sent again only if it is gone.
            None => Onto::first(wanted.loud),
        };
        match self.courier.show(&post.place, &wanted.page, onto, now).await? {
            Ok(message) => {
                let is_new = post.message.is_none();
                MessageState::from(&mut post).shows(message, wanted.page.hash());
                if wanted.finished {
                    post.state = SurfaceState::Finished;
                }
                self.save_shown_post(&mut post, is_new).await?;
                Ok(Posted::Done)
            }
            Err(verdict) => self.not_posted(wanted, post, verdict, now).await,
        }
    }

    /// Notes a pending edit or new message. While an edit is pending, nobody else edits the message, so that the newer of two arrives last,
    /// even if this process ends. A new message can be pressed before its number is noted.
    async fn begin_post(&self, post: &mut PostRow, now: Timestamp) -> Result<(), HouseError> {
        if post.message.is_some() {
            (post.hash, post.not_before) = (None, now.plus(self.core.settings.lease));
        }
        Ok(self.core.store.save_post(post).await?)
    }

    /// Notes what is shown. If a new message cannot be noted, it is deleted: nobody would know of it, and it would stay beside the next
    /// attempt's.
    async fn save_shown_post(&self, post: &mut PostRow, is_new: bool) -> Result<(), HouseError> {
        let Err(first) = self.core.store.save_post(post).await else {
            return Ok(());
        };
        if !is_new {
            return Err(first.into());
        }
        let Err(error) = self.core.store.save_post(post).await else {
            return Ok(());
        };
        self.core.store.remove_post(post.league, post.key).await?;
        self.courier.take_back(post.into()).await?;
        Err(error.into())
    }

    async fn not_posted(
        &self,
        wanted: &DesiredPost,
        mut post: PostRow,
        verdict: Verdict,
        now: Timestamp,
    ) -> Result<Posted, HouseError> {
        let begun = std::mem::replace(&mut post.not_before, Timestamp(i64::MIN));
        let posted = match self.courier.not_shown((&mut post).into(), wanted.page.hash(), verdict, now).await? {
            Unshown::Later(at) => Posted::Later(at),
            Unshown::Unheard(at) => {
                post.not_before = at.max(begun);
                Posted::Later(post.not_before)
            }
            Unshown::Moved(free) => return Ok(Posted::Later(free)),
            Unshown::Refused => Posted::Done,
            Unshown::Forbidden => {
                if post.message.is_none() {
                    // Nothing was sent, so the row must not wait for a message.
                    self.core.store.remove_post(post.league, post.key).await?;
                }
                return Ok(Posted::Done);
            }
        };
        self.core.store.save_post(&post).await?;
        Ok(posted)
    }
}

/// The rounds of the current season. Any of them may still change: a match may be played after its walk-over.
fn rounds(season: &Season, page: &LeaguePage<'_>, scores: &[Score]) -> impl Iterator<Item = (PostKey, Page)> {
    season.rounds().iter().filter_map(move |drawn| {
        let round = drawn.round.number;
        let shown = talon_view::league_round(page, season.number(), round, scores)?;
        Some((PostKey::Round { season: season.number(), round }, shown))
    })
}

fn fresh(row: &LeagueRow, wanted: &DesiredPost) -> PostRow {
    PostRow {
        league: row.league,
        key: wanted.key,
        place: wanted.place.clone(),
        message: None,
        hash: None,
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(i64::MIN),
    }
}
