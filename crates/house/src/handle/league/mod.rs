//! Leagues: their pages, and what people decide about them.

pub(super) mod play;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use moka::sync::Cache;
use talon_games::GameKind;
use talon_league::{Command, League, LeagueId, Options, Plan, Refusal};
use talon_standings::league::Duplicate;
use talon_store::leagues::{LeagueRow, PostRow};
use talon_table::Terms;
use talon_view::{Format, HereVerb, LeagueListed, LeaguePage, LeagueSetting, LeagueVerb, ManageVerb, Msg, Name, Page};

use super::admission::Admission;
use super::asked::{Asked, page};
use super::pace::Paces;
use super::screen::Screen;
use super::tables::TableAnswers;
use super::tables::presets::{LONGEST_NAME, apply};
use crate::core::Core;
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::leagues::{LeagueStep, Leagues, LoadedLeague, named};

/// How many leagues of a chat may be open.
const MOST: usize = 8;

/// The longest round or ladder, in days.
const MOST_DAYS: u16 = 92;

/// Answers questions about leagues.
pub(crate) struct LeagueAnswers {
    pub(super) core: Arc<Core>,
    pub(super) leagues: Arc<Leagues>,
    admission: Arc<Admission>,
    paces: Arc<Paces>,
    screen: Arc<Screen>,
    pub(super) at_tables: Arc<TableAnswers>,
    /// List entries of closed leagues. They may be lost with the process.
    closed_leagues: Cache<LeagueId, LeagueListed>,
}

impl LeagueAnswers {
    /// With nothing remembered. Matches of leagues are played at tables.
    pub(crate) fn new(
        core: Arc<Core>,
        leagues: Arc<Leagues>,
        admission: Arc<Admission>,
        paces: Arc<Paces>,
        screen: Arc<Screen>,
        at_tables: Arc<TableAnswers>,
    ) -> Self {
        let closed_leagues = Cache::new(core.settings.cached_tables);
        Self { core, leagues, admission, paces, screen, at_tables, closed_leagues }
    }
}

impl LeagueAnswers {
    /// `/league`: the leagues of this chat, in private the sender's own; or a new one.
    pub(super) async fn league(&self, asked: &Asked<'_>, create: Option<&str>) -> Result<Answer, HouseError> {
        match create {
            Some(_) if asked.place().private => Ok(asked.alert(&Msg::LeagueInGroup)),
            Some(name) => self.create_league(asked, name).await,
            None => self.league_list(asked).await,
        }
    }

    pub(super) async fn league_list(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let place = asked.place();
        let mut rows = if place.private {
            self.own_leagues(asked).await?
        } else {
            self.core.store.leagues_in(place.platform, &place.chat).await?
        };
        // Open ones first, and the newest of these at the top.
        rows.reverse();
        rows.sort_by_key(|row| !row.open);
        let mut list = Vec::new();
        for row in rows.iter().take(talon_view::LEAGUES_LISTED) {
            list.extend(self.listed(row).await?);
        }
        let page = talon_view::leagues(&list, place.private, asked.here);
        self.screen.beside_with_here(asked, page, HereVerb::Leagues).await
    }

    /// The open leagues that the sender is in, oldest first.
    pub(super) async fn own_leagues(&self, asked: &Asked<'_>) -> Result<Vec<LeagueRow>, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let mut own = Vec::new();
        for row in self.core.store.leagues_of(&selves).await?.into_iter().filter(|row| row.open) {
            let Some(kept) = self.leagues.league_now(row.league).await? else { continue };
            let kept = self.leagues.as_acting(kept, asked.person(), asked.now).await?;
            own.extend(kept.league.has(asked.person()).then_some(kept.row));
        }
        Ok(own)
    }

    /// The list's entry for a league. A closed league never changes, so its log is not read for every list.
    async fn listed(&self, row: &LeagueRow) -> Result<Option<LeagueListed>, HouseError> {
        if let Some(known) = self.closed_leagues.get(&row.league) {
            return Ok(Some(known));
        }
        let Some(LoadedLeague { league, .. }) = self.leagues.league_now(row.league).await? else { return Ok(None) };
        let listed = LeagueListed {
            league: row.league,
            name: league.name().to_owned(),
            game: league.plan().game,
            people: u32::try_from(league.members().len()).unwrap_or(u32::MAX),
            playing: league.season().is_some(),
            open: row.open,
        };
        if !row.open {
            self.closed_leagues.insert(row.league, listed.clone());
        }
        Ok(Some(listed))
    }

    async fn create_league(&self, asked: &Asked<'_>, raw: &str) -> Result<Answer, HouseError> {
        let Some(name) = Name::new(raw).filter(|name| name.as_str().chars().count() <= LONGEST_NAME) else {
            return Ok(asked.alert(&Msg::LeagueNameMissing));
        };
        let place = asked.place();
        let rows = self.core.store.leagues_in(place.platform, &place.chat).await?;
        if rows.iter().filter(|row| row.open).count() >= MOST {
            return Ok(asked.alert(&Msg::LeaguesFull { limit: u32::try_from(MOST).unwrap_or(u32::MAX) }));
        }
        let id = LeagueId(self.core.fresh_id("league", &asked.key.context()));
        let events = League::create(id, name.as_str().to_owned(), asked.person(), first_plan());
        match self.leagues.make_league(id, events, place.clone(), asked.key.counted()?, asked.now).await? {
            LeagueStep::Done(kept) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                // The page is an invitation; one of its buttons leads to the settings.
                self.show_league(asked, &kept).await
            }
            LeagueStep::Refused(..) | LeagueStep::Duplicate | LeagueStep::Unknown => Ok(asked.toast(&Msg::StaleDone)),
        }
    }

    /// A button of a league. It works where the league is at home, and in private for its people.
    pub(super) async fn press_league(
        &self,
        asked: &Asked<'_>,
        id: LeagueId,
        verb: LeagueVerb,
    ) -> Result<Answer, HouseError> {
        let Some(kept) = self.leagues.league_now(id).await? else {
            return Ok(asked.alert(&Msg::LeagueGone));
        };
        let kept = self.leagues.as_acting(kept, asked.person(), asked.now).await?;
        let is_own = asked.place().private && kept.league.has(asked.person());
        if !asked.is_in(&kept.row.home) && !is_own {
            return Ok(asked.alert(&Msg::LeagueElsewhere));
        }
        match verb {
            LeagueVerb::Show => self.show_league(asked, &kept).await,
            LeagueVerb::Play => self.play_league(asked, &kept).await,
            LeagueVerb::Round(season, round) => self.show_round(asked, &kept, season, round).await,
            LeagueVerb::Proof(season, round) => {
                let shown = self.with_page(asked, &kept, |page| talon_view::league_proof(page, season, round)).await?;
                self.shown_or_gone(asked, id, shown).await
            }
            LeagueVerb::Past(season) => {
                let shown = self.with_page(asked, &kept, |page| talon_view::league_crown(page, season)).await?;
                self.shown_or_gone(asked, id, shown).await
            }
            LeagueVerb::Join => self.decide_league(asked, id, &Command::Join(asked.person())).await,
            LeagueVerb::Leave if !kept.league.has(asked.person()) => Ok(asked.alert(&Msg::LeagueNotIn)),
            LeagueVerb::Leave => {
                let asks = self.with_page(asked, &kept, |page| talon_view::ask_leave(page, asked.person())).await?;
                self.shown_or_gone(asked, id, asks).await
            }
            LeagueVerb::LeaveYes(person) if person != asked.person() => Ok(asked.alert(&Msg::LeagueAskedOther)),
            LeagueVerb::LeaveYes(person) => self.decide_league(asked, id, &Command::Leave(person)).await,
            LeagueVerb::Manage(verb) => self.manage_league(asked, &kept, verb).await,
        }
    }

    /// Commands for the league's owner and for admins.
    async fn manage_league(
        &self,
        asked: &Asked<'_>,
        kept: &LoadedLeague,
        verb: ManageVerb,
    ) -> Result<Answer, HouseError> {
        let id = kept.row.league;
        if kept.league.owner() != asked.person()
            && let Some(refused) = self.admission.not_admin(asked, &kept.row.home, Msg::LeagueOwnerOrAdmin).await?
        {
            return Ok(asked.alert(&refused));
        }
        match verb {
            ManageVerb::Set(setting) => match self.changed_plan(kept, setting).await? {
                Some(plan) => self.decide_league(asked, id, &Command::Plan(plan)).await,
                None => Ok(asked.alert(&Msg::BadButton)),
            },
            ManageVerb::Begin => self.decide_league(asked, id, &Command::Begin).await,
            ManageVerb::FinishYes => self.decide_league(asked, id, &Command::Finish).await,
            ManageVerb::CloseYes => self.decide_league(asked, id, &Command::Close).await,
            ManageVerb::Finish => {
                let asks = self.with_page(asked, kept, talon_view::ask_finish).await?;
                self.league_beside(asked, id, asks, None).await
            }
            ManageVerb::Close => {
                let asks = self.with_page(asked, kept, talon_view::ask_close).await?;
                self.league_beside(asked, id, asks, None).await
            }
            ManageVerb::Show => {
                let page = self.manage_page(asked, kept).await?;
                self.league_beside(asked, id, page, None).await
            }
            ManageVerb::People(number) => self.show_people(asked, kept, number).await,
            ManageVerb::Remove(person) if !kept.league.has(person) => Ok(asked.alert(&Msg::StaleDone)),
            ManageVerb::Remove(person) => {
                let asks = self.with_page(asked, kept, |page| talon_view::ask_remove(page, person)).await?;
                self.shown_or_gone(asked, id, asks).await
            }
            ManageVerb::RemoveYes(person) => self.decide_league(asked, id, &Command::Remove(person)).await,
            ManageVerb::Readmit(person) => self.decide_league(asked, id, &Command::Readmit(person)).await,
        }
    }

    async fn show_people(&self, asked: &Asked<'_>, kept: &LoadedLeague, number: u8) -> Result<Answer, HouseError> {
        let shown = self.with_page(asked, kept, |page| talon_view::league_people(page, number)).await?;
        self.shown_or_gone(asked, kept.row.league, shown).await
    }

    /// Carries out a decision, and shows the league afterwards.
    async fn decide_league(&self, asked: &Asked<'_>, id: LeagueId, command: &Command) -> Result<Answer, HouseError> {
        let key = asked.key.counted()?;
        if let Some(later) = self.paces.turn_taken(asked).await? {
            return Ok(later);
        }
        match self.leagues.league_step(id, command, Some(key), asked.now).await? {
            LeagueStep::Done(kept) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                self.show_decided(asked, &kept, command).await
            }
            LeagueStep::Refused(Refusal::Done, _) | LeagueStep::Duplicate => Ok(asked.toast(&Msg::StaleDone)),
            LeagueStep::Refused(refusal, _) => Ok(asked.alert(&Msg::from(refusal))),
            LeagueStep::Unknown => Ok(asked.alert(&Msg::LeagueGone)),
        }
    }

    /// The page that people expect after a decision.
    async fn show_decided(
        &self,
        asked: &Asked<'_>,
        kept: &LoadedLeague,
        command: &Command,
    ) -> Result<Answer, HouseError> {
        match command {
            Command::Plan(_) => {
                let page = self.manage_page(asked, kept).await?;
                self.league_beside(asked, kept.row.league, page, None).await
            }
            Command::Remove(_) | Command::Readmit(_) => self.show_people(asked, kept, 0).await,
            // In private the list has only the sender's own leagues.
            Command::Leave(_) if asked.place().private => self.league_list(asked).await,
            Command::Leave(_)
            | Command::Join(_)
            | Command::Begin
            | Command::Finish
            | Command::Close
            | Command::Advance => self.show_league(asked, kept).await,
        }
    }

    async fn show_league(&self, asked: &Asked<'_>, kept: &LoadedLeague) -> Result<Answer, HouseError> {
        let shown = self.with_page(asked, kept, talon_view::league).await?;
        self.league_beside(asked, kept.row.league, shown, Some(HereVerb::League(kept.row.league))).await
    }

    async fn show_round(
        &self,
        asked: &Asked<'_>,
        kept: &LoadedLeague,
        season: u32,
        round: u32,
    ) -> Result<Answer, HouseError> {
        let past = kept.league.past().iter().find(|past| past.season.number() == season);
        let over = match past {
            Some(past) => Some(self.leagues.past_scores(kept.row.league, past).await?),
            None => None,
        };
        let shown = self.with_page(asked, kept, |page| {
            talon_view::league_round(page, season, round, over.as_deref().unwrap_or(page.scores))
        });
        let shown = shown.await?;
        self.shown_or_gone(asked, kept.row.league, shown).await
    }

    async fn shown_or_gone(&self, asked: &Asked<'_>, id: LeagueId, page: Option<Page>) -> Result<Answer, HouseError> {
        match page {
            Some(page) => self.league_beside(asked, id, page, None).await,
            None => Ok(asked.alert(&Msg::LeagueGone)),
        }
    }

    /// A page that turns in place, unless the pressed message is, or may be, a post for everybody.
    async fn league_beside(
        &self,
        asked: &Asked<'_>,
        id: LeagueId,
        shown: Page,
        here: Option<HereVerb>,
    ) -> Result<Answer, HouseError> {
        let pressed = asked.incoming.message.as_ref();
        let posts = self.core.store.posts(id).await?;
        let may_be = |post: &PostRow| post.place.chat == asked.place().chat && post.may_be(pressed);
        if pressed.is_some() && !asked.on_panel() && posts.iter().any(may_be) {
            return Ok(page(shown));
        }
        match here {
            Some(here) => self.screen.beside_with_here(asked, shown, here).await,
            None => self.screen.beside(asked, None, shown).await,
        }
    }

    /// Makes a page of a league, for the sender alone or for everybody here.
    async fn with_page<T>(
        &self,
        asked: &Asked<'_>,
        kept: &LoadedLeague,
        make: impl FnOnce(&LeaguePage<'_>) -> T + Send,
    ) -> Result<T, HouseError> {
        let people = self.core.people_of(&named(&kept.league), asked.place().platform).await?;
        let results = self.leagues.season_results(&kept.league).await?;
        let season = kept.league.season();
        let (scores, lines) = season.map_or_else(Default::default, |season| results.standings(season));
        Ok(make(&LeaguePage {
            league: &kept.league,
            scores: &scores,
            lines: &lines,
            you: asked.reads_alone().then(|| asked.person()),
            names: &people,
            locale: asked.here,
        }))
    }

    async fn manage_page(&self, asked: &Asked<'_>, kept: &LoadedLeague) -> Result<Page, HouseError> {
        let plan = kept.league.plan();
        let presets = self.presets_for(kept, plan.game).await?;
        let presets: Vec<_> = presets.into_iter().map(|preset| (preset.number, preset.name)).collect();
        let terms = terms_of(plan);
        self.with_page(asked, kept, |page| talon_view::league_manage(page, &presets, &terms)).await
    }

    async fn presets_for(
        &self,
        kept: &LoadedLeague,
        game: GameKind,
    ) -> Result<Vec<talon_store::PresetRow>, HouseError> {
        let home = &kept.row.home;
        let rows = self.core.store.presets(home.platform, &home.chat).await?;
        Ok(rows.into_iter().filter(|row| row.game == game).collect())
    }

    /// The plan with something else chosen; none if there is no such choice.
    async fn changed_plan(&self, kept: &LoadedLeague, setting: LeagueSetting) -> Result<Option<Plan>, HouseError> {
        let plan = kept.league.plan().clone();
        Ok(match setting {
            LeagueSetting::Game(game) => Some(plan_for(game, &plan)),
            LeagueSetting::Format(at) => {
                let format = Plan::formats(plan.game).into_iter().nth(usize::from(at));
                format.map(|format| Plan { format, ..plan }.suited())
            }
            LeagueSetting::Rounds(rounds) => with_rounds(plan, rounds),
            LeagueSetting::Days(days) => (1..=MOST_DAYS).contains(&days).then_some(Plan { days, ..plan }),
            LeagueSetting::Again(again) => Some(Plan { again, ..plan }),
            LeagueSetting::Boards(boards) => with_boards(plan, boards),
            LeagueSetting::Preset(0) => Some(Plan { options: Options::new(), preset: None, ..plan }),
            LeagueSetting::Preset(number) => {
                let presets = self.presets_for(kept, plan.game).await?;
                let preset = presets.into_iter().find(|preset| preset.number == number);
                preset.map(|preset| Plan { options: preset.options, preset: Some(number), ..plan })
            }
        })
    }
}

/// The terms of a league's tables, as far as today's rules know them.
pub(super) fn terms_of(plan: &Plan) -> Terms {
    apply(&plan.options, Terms::usual(plan.game, true)).0
}

fn first_plan() -> Plan {
    let game = GameKind::USUAL;
    let format = Format::RoundRobin { meetings: 1, places: 0 };
    Plan { game, options: Options::new(), preset: None, format, days: 7, again: false, duplicate: None }
}

/// The plan for another game, which has its own rules and may not have every format.
fn plan_for(game: GameKind, plan: &Plan) -> Plan {
    let formats = Plan::formats(game);
    let format = if formats.contains(&plan.format) { Some(plan.format.clone()) } else { formats.into_iter().next() };
    let format = format.unwrap_or(Format::Ladder { per_day: 3 });
    Plan { game, options: Options::new(), preset: None, format, ..plan.clone() }.suited()
}

/// The plan with so many boards in a round, or none; nothing if that number does not suit it.
fn with_boards(plan: Plan, boards: u32) -> Option<Plan> {
    let duplicate = NonZeroU32::new(boards).map(|boards| Duplicate { boards });
    let suits = duplicate.is_none() || plan.boards().contains(&boards);
    suits.then_some(Plan { duplicate, ..plan })
}

fn with_rounds(plan: Plan, rounds: u8) -> Option<Plan> {
    let number = u32::from(rounds);
    let format = match plan.format.clone() {
        Format::RoundRobin { places, .. } if (1..=2).contains(&rounds) => {
            Format::RoundRobin { meetings: number, places }
        }
        Format::Swiss { .. } if (1..=9).contains(&rounds) => Format::Swiss { rounds: number },
        Format::Rotating { seats, .. } if (1..=9).contains(&rounds) => Format::Rotating { seats, rounds: number },
        _ => return None,
    };
    Some(Plan { format, ..plan })
}
