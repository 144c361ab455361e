//! The deal of the day: its page, its results, and the choice of its game.

pub(super) mod play;
pub(super) mod share;

use std::sync::Arc;

use talon_standings::Day;
use talon_store::daily::{DailyDeal, DailyPlay, DailyPosts, PostTime};
use talon_table::{Course, PersonId, TableId};
use talon_view::{
    DAILY_LINES, Daily, DailyGame, DailyLine, DailyOwn, DailyProof, DailyVerb, HereVerb, Lapse, Msg, Page,
};

use super::admission::Admission;
use super::asked::Asked;
use super::pace::Paces;
use super::screen::Screen;
use super::tables::TableAnswers;
use crate::core::Core;
use crate::duties::coach::{Coach, Decision, Look, lapses, summary};
use crate::duties::daily::posts::is_its_hour;
use crate::duties::daily::{DailyDeals, DailyHome, Played, days_in_a_row, played};
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::local_time::{day_in, hour_of_day};
use crate::people::People;

/// Answers requests about daily deals.
pub(crate) struct DailyAnswers {
    pub(super) core: Arc<Core>,
    pub(super) admission: Arc<Admission>,
    pub(super) screen: Arc<Screen>,
    pub(super) at_tables: Arc<TableAnswers>,
    coach: Arc<Coach>,
    pub(super) dailies: Arc<DailyDeals>,
    pub(super) paces: Arc<Paces>,
}

impl DailyAnswers {
    /// On this core.
    pub(crate) const fn new(
        core: Arc<Core>,
        admission: Arc<Admission>,
        screen: Arc<Screen>,
        at_tables: Arc<TableAnswers>,
        coach: Arc<Coach>,
        dailies: Arc<DailyDeals>,
        paces: Arc<Paces>,
    ) -> Self {
        Self { core, admission, screen, at_tables, coach, dailies, paces }
    }

    /// `/daily`, and the buttons of its pages in the chat whose deal it is.
    pub(super) async fn daily(&self, asked: &Asked<'_>, verb: DailyVerb) -> Result<Answer, HouseError> {
        let home = self.home_of(asked).await?;
        match verb {
            DailyVerb::Choose(game) => return self.choose(asked, &home, game).await,
            DailyVerb::Post(time) => return self.choose_post(asked, &home, time).await,
            DailyVerb::Share(day) => return self.share(asked, None, day).await,
            DailyVerb::Today | DailyVerb::On(_) | DailyVerb::Play(_) | DailyVerb::Results(_) | DailyVerb::Proof(_) => {}
            DailyVerb::Games | DailyVerb::Board => return self.games(asked, &home).await,
        }
        let Some(game) = self.game_of(&home).await? else {
            return self.screen.beside(asked, None, talon_view::daily_off(asked.here)).await;
        };
        let today = day_in(home.zone.as_deref(), asked.now);
        let fixed = self.dailies.fixed(&home, game, today).await?;
        match verb {
            DailyVerb::Play(day) => self.play(asked, &home, &fixed, day).await,
            DailyVerb::Results(day) => self.results(asked, &home, day).await,
            DailyVerb::Proof(day) => self.proof(asked, &home, day).await,
            DailyVerb::On(day) => self.show(asked, &home, day).await,
            _ => self.show(asked, &home, today).await,
        }
    }

    /// The chat in which the sender asks, as far as its daily deal is concerned.
    pub(super) async fn home_of(&self, asked: &Asked<'_>) -> Result<DailyHome, HouseError> {
        let place = asked.place();
        let zone = match place.private {
            true => self.core.settings_on(place.platform, asked.person()).await?.zone,
            false => self.core.store.community(place.platform, &place.chat).await?.and_then(|row| row.chosen.zone),
        };
        Ok(DailyHome { platform: place.platform, chat: place.chat.clone(), zone, private: place.private })
    }

    /// The game of a chat's deals. In private everybody has a deal of their own.
    pub(super) async fn game_of(&self, home: &DailyHome) -> Result<Option<DailyGame>, HouseError> {
        let chosen = self.core.store.daily_game(home.platform, &home.chat).await?;
        Ok(chosen.or_else(|| home.private.then(DailyGame::default)))
    }

    /// The games to choose from.
    async fn games(&self, asked: &Asked<'_>, home: &DailyHome) -> Result<Answer, HouseError> {
        let chosen = self.game_of(home).await?;
        let posted = match home.private {
            true => None,
            false => Some(self.core.store.daily_posts(home.platform, &home.chat).await?.time),
        };
        self.screen.beside(asked, None, talon_view::daily_games(chosen, posted, asked.here)).await
    }

    /// An administrator of a group chooses when the day's deal is posted, in the place where they choose it. If the hour has just begun,
    /// the first post is tomorrow's: they have today's deal before them.
    async fn choose_post(&self, asked: &Asked<'_>, home: &DailyHome, time: PostTime) -> Result<Answer, HouseError> {
        if home.private {
            return self.games(asked, home).await;
        }
        if let Some(message) = self.admission.not_admin(asked, asked.place(), Msg::AdminsOnly).await? {
            return Ok(asked.alert(&message));
        }
        let zone = home.zone.as_deref();
        let today = day_in(zone, asked.now);
        let has_begun = |hour: &u8| is_its_hour(hour_of_day(zone, today, *hour), asked.now);
        let begun = time.hour().filter(has_begun).map(|_| today);
        let posts = DailyPosts { time, thread: asked.place().thread.clone() };
        let key = Some(asked.key.counted()?);
        if !self.core.store.choose_daily_posts(home.platform, &home.chat, &posts, begun, key, asked.now).await? {
            return Ok(asked.toast(&Msg::StaleDone));
        }
        self.games(asked, home).await
    }

    /// The administrators of a group choose the game.
    async fn choose(&self, asked: &Asked<'_>, home: &DailyHome, game: Option<DailyGame>) -> Result<Answer, HouseError> {
        if let Some(message) = self.admission.not_admin(asked, asked.place(), Msg::AdminsOnly).await? {
            return Ok(asked.alert(&message));
        }
        if !self.core.store.choose_daily(home.platform, &home.chat, game, asked.key.counted()?, asked.now).await? {
            return Ok(asked.toast(&Msg::StaleDone));
        }
        match game {
            Some(game) => {
                let today = day_in(home.zone.as_deref(), asked.now);
                self.dailies.fixed(home, game, today).await?;
                self.show(asked, home, today).await
            }
            None => self.screen.beside(asked, None, talon_view::daily_off(asked.here)).await,
        }
    }

    async fn show(&self, asked: &Asked<'_>, home: &DailyHome, day: Day) -> Result<Answer, HouseError> {
        match self.page(asked, home, day, None).await? {
            Some(page) => self.screen.beside_with_here(asked, page, HereVerb::Daily(day)).await,
            None => Ok(asked.alert(&Msg::DailyNone)),
        }
    }

    /// The commitments to the cards of a day and the next. Anybody may see them, at any time.
    async fn proof(&self, asked: &Asked<'_>, home: &DailyHome, day: Day) -> Result<Answer, HouseError> {
        let Some((deal, _, next)) = self.around(home, day).await? else { return Ok(asked.alert(&Msg::DailyNone)) };
        let today = day_in(home.zone.as_deref(), asked.now);
        let shown = DailyProof {
            day,
            game: deal.game,
            promise: (deal.secret.commitment(), deal.committed_at),
            next: next.filter(|_| day >= today).map(|next| next.secret.commitment()),
        };
        self.screen.beside(asked, None, talon_view::daily_proof(&shown, asked.here)).await
    }

    /// The results of the deal that the sender played at a table, whichever chat it belongs to.
    pub(super) async fn board(&self, asked: &Asked<'_>, table: TableId) -> Result<Answer, HouseError> {
        let Some((home, day)) = self.home_at(asked, table).await? else { return Ok(asked.alert(&Msg::TableNotFound)) };
        match self.page(asked, &home, day, Some(table)).await? {
            Some(page) => self.screen.beside(asked, Some(table), page).await,
            None => Ok(asked.alert(&Msg::DailyNone)),
        }
    }

    /// The chat whose deal the sender played at a table, and its day; none if it is none of the sender's business.
    pub(super) async fn home_at(
        &self,
        asked: &Asked<'_>,
        table: TableId,
    ) -> Result<Option<(DailyHome, Day)>, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let play = self.core.store.daily_play_at(table).await?.filter(|play| selves.contains(&play.person));
        let Some(play) = play.filter(|_| asked.reads_alone()) else { return Ok(None) };
        let community = self.core.store.community(play.platform, &play.chat).await?;
        let private = community.is_none();
        let zone = match community {
            Some(row) => row.chosen.zone,
            None => self.core.settings_on(play.platform, asked.person()).await?.zone,
        };
        Ok(Some((DailyHome { platform: play.platform, chat: play.chat, zone, private }, play.day)))
    }

    /// The button in a group: the board, to the sender alone; or in a sentence if the platform can show the sender alone no more.
    async fn results(&self, asked: &Asked<'_>, home: &DailyHome, day: Day) -> Result<Answer, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let plays = self.core.store.daily_plays(home.platform, &home.chat, day).await?;
        let Some(own) = plays.iter().filter(|play| selves.contains(&play.person)).find_map(|play| play.ended) else {
            return Ok(asked.alert(&Msg::DailyFirst));
        };
        if asked.reads_alone() {
            return self.show(asked, home, day).await;
        }
        let Some(made) = own.made else { return Ok(asked.alert(&Msg::DailyResultGone)) };
        let ends = || plays.iter().filter_map(|play| play.ended);
        let place = count(ends().filter(|end| end.made > Some(made)).count() + 1);
        Ok(asked.alert(&Msg::DailyResult { place, of: count(ends().count()) }))
    }

    /// The page of a day; none if it had no deal. `table` is where the sender played, on a page in another chat.
    async fn page(
        &self,
        asked: &Asked<'_>,
        home: &DailyHome,
        day: Day,
        table: Option<TableId>,
    ) -> Result<Option<Page>, HouseError> {
        let Some((shown, people)) = self.shown(asked, home, day, table).await? else { return Ok(None) };
        let locale = if asked.reads_alone() { asked.locale } else { asked.here };
        Ok(Some(talon_view::daily(&shown, &people, locale)))
    }

    /// A day's deal as its reader may know it, and the people whom the page names.
    pub(super) async fn shown(
        &self,
        asked: &Asked<'_>,
        home: &DailyHome,
        day: Day,
        table: Option<TableId>,
    ) -> Result<Option<(Daily, People)>, HouseError> {
        let Some(deals) = self.around(home, day).await? else { return Ok(None) };
        let (deal, before, next) = deals;
        let today = day_in(home.zone.as_deref(), asked.now);
        let plays = self.core.store.daily_plays(home.platform, &home.chat, day).await?;
        let selves = self.admission.selves(asked).await?;
        let own = plays.iter().find(|play| asked.reads_alone() && selves.contains(&play.person)).cloned();
        let over = deal.ends_at <= asked.now;
        let open = over || own.as_ref().is_some_and(|own| own.ended.is_some());
        let decisions = self.own_decisions(asked, own.as_ref()).await?;
        let lines = self.lines(plays, open).await?;
        let you = own.as_ref().map(|own| own.person).or_else(|| asked.reads_alone().then(|| asked.person()));
        let shown = Daily {
            day,
            game: deal.game,
            you,
            table,
            open,
            over,
            playing: own.as_ref().is_some_and(|own| own.ended.is_none()),
            own: own.filter(|own| own.ended.is_some()).map(|_| DailyOwn { decisions }),
            can_share: self.share_place(asked, home, table).await?.is_some(),
            opens: (!home.private).then_some(deal.ends_at),
            before: before.map(|before| before.day),
            after: next.map(|next| next.day).filter(|next| *next <= today),
            can_choose: day == today,
            lines,
        };
        let persons: Vec<PersonId> = shown.lines.iter().map(|line| line.person).collect();
        let people = self.core.people_of(&persons, asked.place().platform).await?;
        Ok(Some((shown, people)))
    }

    /// The deal of a day, with those of the day before and the day after.
    pub(super) async fn around(
        &self,
        home: &DailyHome,
        day: Day,
    ) -> Result<Option<(DailyDeal, Option<DailyDeal>, Option<DailyDeal>)>, HouseError> {
        let (from, to) = (day.minus_days(1), day.plus_days(1));
        let deals = self.core.store.daily_deals(home.platform, &home.chat, from, to).await?;
        let on = |day: Day| deals.iter().find(|deal| deal.day == day).cloned();
        Ok(on(day).map(|deal| (deal, on(from).filter(|before| before.day != day), on(to))))
    }

    /// How good the sender's decisions were; none until the coach has judged them.
    async fn own_decisions(
        &self,
        asked: &Asked<'_>,
        own: Option<&DailyPlay>,
    ) -> Result<Option<Vec<Option<Lapse>>>, HouseError> {
        let Some(own) = own.filter(|own| own.ended.is_some()) else { return Ok(None) };
        let Some(course) = self.course(own.table).await? else { return Ok(None) };
        let Some(seat) = course.seat_of(own.person) else { return Ok(None) };
        Ok(match self.coach.look(asked.person(), &course).await {
            Look::Found(decisions) => Some(lapses(course.view().kind, &decisions, seat)),
            Look::AtWork { .. } => None,
        })
    }

    async fn course(&self, table: TableId) -> Result<Option<Course>, HouseError> {
        let log = self.core.store.events(table, 0).await?;
        Course::of(&log, 1).map_err(|bad| HouseError::Log { table, bad })
    }

    /// Who has played, the best first; if results are open, with the accuracy of those shown.
    async fn lines(&self, plays: Vec<DailyPlay>, open: bool) -> Result<Vec<DailyLine>, HouseError> {
        let played = played(plays, open);
        let persons: Vec<PersonId> = played.iter().take(DAILY_LINES).map(|played| played.play.person).collect();
        let history = if open { self.core.store.daily_plays_of(&persons).await? } else { Vec::new() };
        let mut lines = Vec::with_capacity(played.len());
        for (place, Played { play, end }) in played.into_iter().enumerate() {
            let is_shown = open && place < DAILY_LINES;
            let accuracy = if is_shown { self.accuracy(&play).await? } else { None };
            let days = days_in_a_row(&play, &history);
            lines.push(DailyLine { person: play.person, made: end.made.filter(|_| open), accuracy, days });
        }
        Ok(lines)
    }

    /// How exactly somebody played, if the coach knows. Otherwise the play is queued for the coach.
    async fn accuracy(&self, play: &DailyPlay) -> Result<Option<u32>, HouseError> {
        let found = self.coach.found(play.table, 1).await;
        let Some(course) = self.course(play.table).await? else { return Ok(None) };
        let Some(found) = found else {
            self.coach.look_some_time(play.person, &course).await;
            return Ok(None);
        };
        Ok(accuracy_of(&course, &found, play.person))
    }
}

fn accuracy_of(course: &Course, found: &[Decision], person: PersonId) -> Option<u32> {
    let seat = course.seat_of(person)?;
    let summary = summary(course.view().kind, found, Some(seat));
    summary.players.iter().find(|player| player.seat == seat).map(|player| player.accuracy)
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
