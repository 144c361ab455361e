//! The first page: my tables or those of a group, the deal of the day, a match that waits, and the games.

use talon_store::TableRow;
use talon_table::{Mistake, PersonId, Table, Viewer};
use talon_view::{Home, HomeDaily, HomeLeague, HomeTable, Locale, Msg, Page, Platform};

use super::answers::Answers;
use super::asked::Asked;
use super::daily::DailyAnswers;
use super::league::LeagueAnswers;
use super::person::find::{Found, is_busy, viewer};
use super::tables::TableAnswers;
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::local_time::day_in;
use crate::people::named;

impl Answers {
    /// `/play`: a table for the game or the preset that was named, or else the first page.
    pub(super) async fn play(&self, asked: &Asked<'_>, named: Option<&str>) -> Result<Answer, HouseError> {
        match named.map(str::trim).filter(|named| !named.is_empty()) {
            Some(named) => self.at_tables.play(asked, named).await,
            None => self.home(asked).await,
        }
    }

    /// The private chat was opened, perhaps by a link to a table.
    pub(super) async fn start(&self, asked: &Asked<'_>, payload: Option<&str>) -> Result<Answer, HouseError> {
        let led = match payload {
            Some(payload) => self.at_tables.start_private(asked, payload).await?,
            None => None,
        };
        match led {
            Some(answer) => Ok(answer),
            None => self.home(asked).await,
        }
    }

    async fn home(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let page = self.home_page(asked, asked.here).await?;
        self.screen.beside(asked, None, page).await
    }

    /// The first page: in private the sender's own, and in a group the group's.
    pub(super) async fn home_page(&self, asked: &Asked<'_>, locale: Locale) -> Result<Page, HouseError> {
        let own = asked.place().private;
        let tables = self.at_tables.listed(asked).await?;
        let daily = self.about_days.at_home(asked).await?;
        let league = if own { self.about_leagues.match_waiting(asked).await? } else { None };
        let mut persons: Vec<PersonId> = tables.iter().flat_map(|table| named(&table.view)).collect();
        if let Some(HomeDaily::By(played)) = &daily {
            persons.extend(played);
        }
        persons.extend(league.iter().flat_map(|league| &league.others));
        let people = self.core.people_of(&persons, asked.place().platform).await?;
        let last = if own && tables.is_empty() { self.replays.last_match(asked).await? } else { None };
        let shown = Home { own, tables: &tables, daily: daily.as_ref(), league: league.as_ref(), last };
        Ok(talon_view::home(&shown, &people, locale))
    }

    /// `/table`: reposts the table that is meant; of several, one page lists them.
    pub(super) async fn tables(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match self.at_tables.show_table(asked).await? {
            Some(answer) => Ok(answer),
            None => self.home(asked).await,
        }
    }
}

impl TableAnswers {
    /// The tables here at which a match is being played or prepared: in private those of the sender.
    async fn listed(&self, asked: &Asked<'_>) -> Result<Vec<HomeTable>, HouseError> {
        let own = asked.place().private;
        let mut here = self.admission.tables_here(asked).await?;
        here.retain(|found| is_busy(&found.table));
        let listed = |found: &Found| {
            let reader = if own { viewer(&found.table, asked) } else { Viewer::Public };
            Ok(HomeTable { view: found.table.view(reader), door: self.door_address(asked, found)? })
        };
        here.iter().map(listed).collect()
    }

    /// The button of a table in such a list. Brings the hand if no group reads here, otherwise the table's page.
    pub(super) async fn bring_back(
        &self,
        asked: &Asked<'_>,
        row: &TableRow,
        table: &Table,
    ) -> Result<Answer, HouseError> {
        let (place, home) = (asked.place(), &row.home);
        if asked.is_in(home) {
            self.bring_here(asked, row).await?;
            return Ok(Answer::Silent);
        }
        if home.platform != place.platform {
            return Ok(asked.alert(&Msg::HandElsewhere { platform: Platform(home.platform.code()) }));
        }
        match (place.private, table.seat_of(asked.person())) {
            (true, Some(_)) => self.bring(asked, row.table).await,
            _ => Ok(asked.alert(&Msg::TableNotFound)),
        }
    }

    /// The tables that somebody is most likely to mean: those at which the sender sits before others, and those in use before those whose
    /// match is over.
    pub(super) fn meant<'a>(asked: &Asked<'_>, here: &'a [Found]) -> Vec<&'a Found> {
        let sits = |found: &&Found| found.table.seat_of(asked.person()).is_some();
        let goes_on = |found: &&Found| is_busy(&found.table);
        let mut meant: Vec<&Found> = here.iter().collect();
        if meant.iter().any(sits) {
            meant.retain(sits);
        }
        if meant.iter().any(goes_on) {
            meant.retain(goes_on);
            return meant;
        }
        meant.pop().into_iter().collect()
    }

    /// The answer to somebody who sits at no table here: that there is none, or that it is not theirs.
    pub(super) async fn none_of_mine(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if self.admission.tables_here(asked).await?.is_empty() {
            return self.admission.no_table_here(asked, &Msg::NoTableHere).await;
        }
        Ok(asked.alert(&Msg::from(Mistake::NotSeated)))
    }
}

impl DailyAnswers {
    /// The state of the day's deal: for the sender, or in a group for everybody. None if there is no daily deal.
    async fn at_home(&self, asked: &Asked<'_>) -> Result<Option<HomeDaily>, HouseError> {
        let home = self.home_of(asked).await?;
        if self.game_of(&home).await?.is_none() {
            return Ok(None);
        }
        let today = day_in(home.zone.as_deref(), asked.now);
        let plays = self.core.store.daily_plays(home.platform, &home.chat, today).await?;
        if !home.private {
            let played = plays.iter().filter(|play| play.ended.is_some()).map(|play| play.person);
            return Ok(Some(HomeDaily::By(played.collect())));
        }
        let selves = self.admission.selves(asked).await?;
        let own = plays.iter().find(|play| selves.contains(&play.person));
        Ok(Some(match own.map(|play| play.ended.is_some()) {
            None => HomeDaily::New,
            Some(false) => HomeDaily::Begun,
            Some(true) => HomeDaily::Played,
        }))
    }
}

impl LeagueAnswers {
    /// The sender's next league match, unless the sender already sits there. On a ladder none waits: everybody plays when they like.
    async fn match_waiting(&self, asked: &Asked<'_>) -> Result<Option<HomeLeague>, HouseError> {
        let you = asked.person();
        for row in self.own_leagues(asked).await? {
            let Some(kept) = self.leagues.league_now(row.league).await? else { continue };
            let kept = self.leagues.as_acting(kept, you, asked.now).await?;
            let Some(season) = kept.league.season().filter(|season| !season.is_ladder()) else { continue };
            let Some((fixture, mut others)) = self.fixture_of(you, &kept, season).await? else { continue };
            let tables = self.tables_of(&fixture).await?;
            if matches!(self.waiting_table(you, &tables).await?, Some((_, true))) {
                continue;
            }
            others.retain(|person| *person != you);
            return Ok(Some(HomeLeague { league: row.league, name: kept.league.name().to_owned(), others }));
        }
        Ok(None)
    }
}
