//! Playing a match of a league.

use std::sync::atomic::Ordering;

use talon_league::{FixtureRef, Season};
use talon_table::{Command, Home, PersonId, PhaseView, TableId, Terms, Viewer};
use talon_view::Msg;

use super::Asked;
use super::league::terms_of;
use super::presets::set_all;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::leagues::Kept;
use crate::tables::Step;

/// A match that somebody can play now.
struct Match {
    fixture: FixtureRef,
    /// For whom the seats are kept.
    persons: Vec<PersonId>,
    /// Whether all of them must be there.
    all: bool,
}

impl House {
    /// Opens a table for the sender's match, or takes the seat at the one that is open.
    pub(super) async fn play_league(&self, asked: &Asked<'_>, kept: &Kept) -> Result<Answer, HouseError> {
        let Some(season) = kept.league.season() else {
            return Ok(asked.alert(&Msg::LeagueNotPlaying));
        };
        if !kept.league.has(asked.person()) {
            return Ok(asked.alert(&Msg::LeagueNotIn));
        }
        let Some(played) = self.match_for(asked.person(), kept, season).await? else {
            return Ok(asked.alert(&Msg::LeagueNoMatch));
        };
        match self.waiting_table(asked.person(), &played.fixture).await? {
            Some((_, true)) => Ok(asked.toast(&Msg::LeagueTableWaits)),
            Some((table, false)) => self.join(asked, table, &Msg::Joined).await,
            None => self.open_match(asked, kept, &played).await,
        }
    }

    async fn match_for(&self, person: PersonId, kept: &Kept, season: &Season) -> Result<Option<Match>, HouseError> {
        let league = kept.row.league;
        if season.is_ladder() {
            let fixture = FixtureRef { league, season: season.number(), round: 0, table: 0 };
            return Ok(Some(Match { fixture, persons: kept.league.members().to_vec(), all: false }));
        }
        let (scores, _) = self.season_results(&kept.league).await?.standings(season);
        let open = season.open_fixtures(&scores);
        let own = open.into_iter().find(|fixture| fixture.players.contains(&person.0));
        Ok(own.map(|own| Match {
            fixture: FixtureRef { league, season: season.number(), round: own.round, table: own.table },
            persons: own.players.iter().copied().map(PersonId).collect(),
            all: true,
        }))
    }

    /// The table at which a match can be played, and whether the person sits there. On a ladder, one with a free seat.
    async fn waiting_table(
        &self,
        person: PersonId,
        fixture: &FixtureRef,
    ) -> Result<Option<(TableId, bool)>, HouseError> {
        let mut free = None;
        for row in self.store.league_tables(fixture.league, fixture.season).await? {
            if !row.open || row.fixture.as_ref() != Some(fixture) {
                continue;
            }
            let Some(table) = self.tables.at_least(row.table, row.version).await? else { continue };
            let view = table.view(Viewer::Public);
            let sits = table.seat_of(person).is_some();
            match view.phase {
                PhaseView::Lobby { .. } | PhaseView::Playing { .. } if sits => return Ok(Some((row.table, true))),
                PhaseView::Lobby { .. } if view.seats.iter().any(|seat| seat.occupant.is_none()) => {
                    free = free.or(Some((row.table, false)));
                }
                PhaseView::Lobby { .. }
                | PhaseView::Playing { .. }
                | PhaseView::Over { .. }
                | PhaseView::Closed { .. } => {}
            }
        }
        Ok(free)
    }

    async fn open_match(&self, asked: &Asked<'_>, kept: &Kept, played: &Match) -> Result<Answer, HouseError> {
        if let Some(message) = self.quota(asked).await? {
            return Ok(asked.alert(&message));
        }
        let plan = kept.league.season().map_or_else(|| kept.league.plan(), Season::plan);
        let terms = terms_of(plan);
        let id = TableId(self.fresh_id("table", &format!("{}:{}", asked.key.platform, asked.key.key)));
        let open = Command::Open {
            id,
            rules: plan.game.default_rules(),
            host: asked.person(),
            secret: self.secret(id, 1),
            home: Home { community: true },
        };
        let options = (terms != Terms::usual(plan.game, true)).then(|| set_all(asked, &terms, true));
        let reserve = Command::Reserve { persons: played.persons.clone(), all: played.all };
        let commands: Vec<Command> = [open].into_iter().chain(options).chain([reserve]).collect();
        let home = kept.row.home.clone();
        match self.tables.open(id, &commands, home, Some(played.fixture), &asked.key, asked.now).await? {
            Step::Done(_) => {
                asked.done.store(true, Ordering::Relaxed);
                self.wake();
                Ok(asked.toast(&Msg::LeagueTableOpened))
            }
            Step::Refused(_, refusal) => Ok(asked.alert(&Msg::refusal(&refusal, asked.now))),
            Step::Duplicate | Step::Unknown => Ok(asked.toast(&Msg::StaleDone)),
        }
    }
}
