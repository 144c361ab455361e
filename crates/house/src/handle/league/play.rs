//! Playing a match of a league.

use std::num::NonZeroU32;
use std::sync::atomic::Ordering;

use talon_cards::fair::Secret;
use talon_league::{FixtureRef, Season};
use talon_store::TableRow;
use talon_table::{Again, Command, Event, Home, PersonId, PhaseView, Reservation, TableId, Terms, Viewer};
use talon_view::Msg;

use super::{LeagueAnswers, terms_of};
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::tables::lobby::table_named;
use crate::handle::tables::presets::set_all;
use crate::input::intent::Answer;
use crate::leagues::LoadedLeague;
use crate::tables::loading::Opens;
use crate::tables::steps::Step;

/// A match that somebody can play now.
struct Match {
    fixture: FixtureRef,
    /// For whom the seats are reserved.
    kept: Reservation,
    /// The boards of the round, if all its tables play the same.
    boards: Option<Boards>,
}

/// The boards of a round.
struct Boards {
    number: NonZeroU32,
    secret: Secret,
}

impl Boards {
    /// The boards of a round, if it was drawn with some.
    fn of(season: &Season, round: u32) -> Option<Self> {
        let drawn = season.rounds().iter().find(|drawn| drawn.round.number == round)?;
        let number = season.plan().duplicate?.boards;
        Some(Self { number, secret: drawn.secret.clone()? })
    }
}

/// A fixture's next table, after so many others. If two people open it at once, one does, and the other sits down there.
fn next_table(fixture: &FixtureRef, before: usize) -> TableId {
    table_named(&format!("{fixture}:{before}"))
}

impl LeagueAnswers {
    /// Opens a table for the sender's match, or takes the seat at the one that is open.
    pub(super) async fn play_league(&self, asked: &Asked<'_>, kept: &LoadedLeague) -> Result<Answer, HouseError> {
        let Some(season) = kept.league.season() else {
            return Ok(asked.alert(&Msg::LeagueNotPlaying));
        };
        if !kept.league.has(asked.person()) {
            return Ok(asked.alert(&Msg::LeagueNotIn));
        }
        let Some(played) = self.match_for(asked.person(), kept, season).await? else {
            return Ok(asked.alert(&Msg::LeagueNoMatch));
        };
        // One look tells both whether a table waits and how many there were. Between two looks another table could be opened.
        let tables = self.tables_of(&played.fixture).await?;
        if let Some(answer) = self.sit_down(asked, &tables).await? {
            return Ok(answer);
        }
        if played.boards.is_some() && self.was_dealt(&tables).await? {
            return Ok(asked.alert(&Msg::LeagueBoardsDealt));
        }
        self.open_match(asked, kept, &played, &tables).await
    }

    /// Takes the seat at the one of these tables that waits, if any.
    async fn sit_down(&self, asked: &Asked<'_>, tables: &[TableRow]) -> Result<Option<Answer>, HouseError> {
        Ok(match self.waiting_table(asked.person(), tables).await? {
            Some((_, true)) => Some(asked.toast(&Msg::LeagueTableWaits)),
            Some((table, false)) => Some(self.at_tables.join(asked, table, &Msg::Joined).await?),
            None => None,
        })
    }

    /// The tables that were opened for a fixture.
    pub(in crate::handle) async fn tables_of(&self, fixture: &FixtureRef) -> Result<Vec<TableRow>, HouseError> {
        let mut tables = self.core.store.league_tables(fixture.league, fixture.season).await?;
        tables.retain(|row| row.fixture.as_ref() == Some(fixture));
        Ok(tables)
    }

    /// Whether a card was dealt at one of these tables.
    async fn was_dealt(&self, tables: &[TableRow]) -> Result<bool, HouseError> {
        for row in tables {
            let log = self.core.store.events(row.table, 0).await?;
            if log.iter().any(|recorded| matches!(recorded.event, Event::Dealt { .. })) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn match_for(
        &self,
        person: PersonId,
        kept: &LoadedLeague,
        season: &Season,
    ) -> Result<Option<Match>, HouseError> {
        let league = kept.row.league;
        if season.is_ladder() {
            let fixture = FixtureRef { league, season: season.number(), round: 0, table: 0 };
            let persons = kept.league.members().to_vec();
            let kept = Reservation { persons, all: false, again: Again::Always };
            return Ok(Some(Match { fixture, kept, boards: None }));
        }
        let (scores, _) = self.leagues.season_results(&kept.league).await?.standings(season);
        let open = season.open_fixtures(&scores);
        let own = open.into_iter().find(|fixture| fixture.players.contains(&person.0));
        Ok(own.map(|own| Match {
            fixture: FixtureRef { league, season: season.number(), round: own.round, table: own.table },
            kept: Reservation {
                persons: own.players.iter().copied().map(PersonId).collect(),
                all: true,
                // The first match of a fixture counts; in a knock-out, the first that is won. No other match is offered.
                again: if season.is_knockout() { Again::UntilWon } else { Again::UntilPlayed },
            },
            boards: Boards::of(season, own.round),
        }))
    }

    /// The fixture that somebody has to play now, and for whom its seats are reserved.
    pub(in crate::handle) async fn fixture_of(
        &self,
        person: PersonId,
        kept: &LoadedLeague,
        season: &Season,
    ) -> Result<Option<(FixtureRef, Vec<PersonId>)>, HouseError> {
        let own = self.match_for(person, kept, season).await?;
        Ok(own.map(|own| (own.fixture, own.kept.persons)))
    }

    /// The table of a fixture at which a match can be played, and whether the person sits there. On a ladder, a table with a free seat.
    pub(in crate::handle) async fn waiting_table(
        &self,
        person: PersonId,
        tables: &[TableRow],
    ) -> Result<Option<(TableId, bool)>, HouseError> {
        let mut free = None;
        for row in tables.iter().filter(|row| row.open) {
            let Some(table) = self.core.tables.of(row).await?.readable() else { continue };
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

    /// Closes those tables of a fixture at which a match is over: otherwise another match could be played there beside the new table's. If
    /// a match is being played or prepared there by now, returns why there is no new table.
    async fn close_finished(&self, asked: &Asked<'_>, tables: &[TableRow]) -> Result<Option<Answer>, HouseError> {
        for row in tables.iter().filter(|row| row.open) {
            if self.core.tables.of(row).await?.readable().is_none() {
                continue;
            }
            let step = self.core.tables.step(row.table, &Command::GiveWay, None, asked.now).await?;
            if matches!(step, Step::Refused(table, _) if table.is_open()) {
                let waits = self.sit_down(asked, tables).await?;
                return Ok(Some(waits.unwrap_or_else(|| asked.alert(&Msg::LeagueNoMatch))));
            }
        }
        Ok(None)
    }

    /// Opens a table for the match, for which there were these before.
    async fn open_match(
        &self,
        asked: &Asked<'_>,
        kept: &LoadedLeague,
        played: &Match,
        before: &[TableRow],
    ) -> Result<Answer, HouseError> {
        let key = asked.key.counted()?;
        if let Some(message) = self.at_tables.quota(asked).await? {
            return Ok(asked.alert(&message));
        }
        if played.kept.all
            && let Some(answer) = self.close_finished(asked, before).await?
        {
            return Ok(answer);
        }
        let plan = kept.league.season().map_or_else(|| kept.league.plan(), Season::plan);
        let terms = terms_of(plan);
        let id = next_table(&played.fixture, before.len());
        let secret =
            played.boards.as_ref().map_or_else(|| self.at_tables.secret(id, 1), |boards| boards.secret.clone());
        let open = Command::Open {
            id,
            rules: plan.game.default_rules(),
            host: asked.person(),
            secret,
            home: Home { community: true },
        };
        let options = (terms != Terms::usual(plan.game, true)).then(|| set_all(asked, &terms, true));
        let reserve = Command::Reserve(played.kept.clone());
        let fix = played.boards.as_ref().map(|boards| Command::FixBoards { boards: boards.number });
        let commands: Vec<Command> = [open].into_iter().chain(options).chain(fix).chain([reserve]).collect();
        let opens = Opens { home: kept.row.home.clone(), onto: None, fixture: Some(played.fixture) };
        match self.core.tables.open(id, &commands, opens, key, asked.now).await? {
            Step::Done(_) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                Ok(asked.toast(&Msg::LeagueTableOpened))
            }
            Step::Refused(_, refusal) => Ok(asked.alert(&Msg::refusal(&refusal, asked.now))),
            // If somebody else has just opened the table, it waits.
            Step::Duplicate | Step::Unknown => {
                let tables = self.tables_of(&played.fixture).await?;
                Ok(self.sit_down(asked, &tables).await?.unwrap_or_else(|| asked.toast(&Msg::StaleDone)))
            }
        }
    }
}
