//! The community whose standings are asked for.

use talon_store::results::{ResultFilter, Scope};
use talon_store::{Place, TableRow};
use talon_table::TableId;
use talon_view::Whose;

use super::answers::StandingsAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;

/// How many of somebody's last matches are searched for a community.
const LOOKED_THROUGH: usize = 50;

/// For how many communities the platforms are asked whether somebody still belongs to them.
const ASKED_ABOUT: usize = 3;

/// A community, or everybody, as somebody may look at it.
pub(super) struct Community {
    /// Its results.
    pub(super) scope: Scope,
    /// The time zone of its days, as IANA names it.
    pub(super) zone: Option<String>,
    /// One of its tables, which buttons name when it is read elsewhere.
    pub(super) table: Option<TableId>,
}

impl StandingsAnswers {
    /// Where a leaderboard is kept: days of the global one begin by UTC.
    pub(super) async fn board_kept(
        &self,
        asked: &Asked<'_>,
        table: Option<TableId>,
        whose: Whose,
    ) -> Result<Option<Community>, HouseError> {
        match whose {
            Whose::Community => self.community_asked(asked, table).await,
            Whose::Everywhere => Ok(Some(Community { scope: Scope::Everywhere, zone: None, table: None })),
        }
    }

    /// The community of a table. Without a table: the community in which the sender asks, or in private the one in which the sender played
    /// last. None if there is none, or if the sender does not belong to it.
    pub(super) async fn community_asked(
        &self,
        asked: &Asked<'_>,
        table: Option<TableId>,
    ) -> Result<Option<Community>, HouseError> {
        let place = asked.place();
        if let Some(table) = table {
            let row = self.core.store.table(table).await?;
            return match row {
                Some(row) => self.community_of(asked, &row).await,
                None => Ok(None),
            };
        }
        if place.private {
            self.community_played_in(asked).await
        } else {
            self.community_at(place, None).await.map(Some)
        }
    }

    async fn community_played_in(&self, asked: &Asked<'_>) -> Result<Option<Community>, HouseError> {
        let mut played: Vec<(Scope, TableId)> = Vec::new();
        for person in self.admission.selves(asked).await? {
            let filter = ResultFilter { with: vec![person], ..ResultFilter::default() };
            for result in self.core.store.results(&filter, None, LOOKED_THROUGH).await? {
                if result.scope != Scope::Everywhere && played.iter().all(|(scope, _)| *scope != result.scope) {
                    played.push((result.scope, result.table));
                }
            }
        }
        for (_, table) in played.into_iter().take(ASKED_ABOUT) {
            if let Some(row) = self.core.store.table(table).await?
                && let Some(community) = self.community_of(asked, &row).await?
            {
                return Ok(Some(community));
            }
        }
        Ok(None)
    }

    /// The community in which a table stands.
    async fn community_of(&self, asked: &Asked<'_>, row: &TableRow) -> Result<Option<Community>, HouseError> {
        let home = &row.home;
        if home.private {
            return Ok(None);
        }
        if asked.is_in(home) {
            return self.community_at(home, None).await.map(Some);
        }
        // Standings of another community are not shown where others read along.
        if !asked.reads_alone() || !self.admission.belongs(asked, home).await? {
            return Ok(None);
        }
        self.community_at(home, Some(row.table)).await.map(Some)
    }

    async fn community_at(&self, home: &Place, table: Option<TableId>) -> Result<Community, HouseError> {
        let row = self.core.store.community(home.platform, &home.chat).await?;
        Ok(Community { scope: Scope::of(home), zone: row.and_then(|row| row.chosen.zone), table })
    }
}
