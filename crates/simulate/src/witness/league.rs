//! Leagues according to their logs, and what must hold for them at rest.

use std::collections::BTreeSet;
use std::sync::Arc;

use talon_house::Platform;
use talon_house::testing::ScriptedPlatform;
use talon_league::{League, LeagueId, Outcome, Recorded, Season};
use talon_standings::league::Score;
use talon_store::leagues::{LeagueCommit, Leagues as _, PostKey, PostRow};
use talon_store::results::ResultRow;
use talon_store::{MemoryStore, MessageRef, Store, SurfaceState, TableRow};
use talon_table::{PersonId, TableId, Timestamp, Viewer};
use talon_view::{LeaguePage, Locale, Page};

use super::chronicle::Chronicle;
pub(super) use super::chronicle::LeagueChronicle;
use super::{PLATFORMS, Witness, at_once};

impl Witness {
    /// The number of leagues in which anything can still happen.
    pub(crate) fn open_leagues(&self) -> usize {
        self.leagues.values().filter(|chronicle| chronicle.now.as_ref().is_some_and(League::is_open)).count()
    }

    /// Checks a saved decision about a league. `log` is the league's log since the version that the decision saw.
    pub(crate) fn league_saved(&mut self, commit: &LeagueCommit, version: u32, log: &[Recorded]) {
        self.seen.decisions += 1;
        let league = commit.league;
        if commit.events != log || log.last().map(|last| last.seq) != Some(version) {
            self.accuse(format!("league {league}: the log does not hold what was decided at {}", commit.expected));
            return;
        }
        if let Some(key) = &commit.key
            && !self.saved.insert(key.clone())
        {
            self.accuse(format!("league {league}: the input {key:?} counted twice"));
        }
        if let Err(bad) = self.leagues.entry(league).or_default().goes_on(log) {
            self.accuse(format!("league {league}: the log does not replay: {bad}"));
        }
    }

    /// True if other tables still play this table's cards, so that nobody may review them.
    pub(super) fn are_cards_in_play(&self, store: &MemoryStore, table: TableId) -> bool {
        let Some(fixture) = at_once(store.table(table)).flatten().and_then(|row| row.fixture) else { return false };
        let boards = |chronicle: &Chronicle| chronicle.now().view(Viewer::Public).boards;
        if self.tables.get(&table).and_then(boards).is_none() {
            return false;
        }
        let league = self.leagues.get(&fixture.league).and_then(|chronicle| chronicle.now.as_ref());
        let of_round = tables_of(store, fixture.league, fixture.season);
        let of_round = of_round.iter().filter(|row| row.fixture.is_some_and(|other| other.round == fixture.round));
        let mut played = of_round.filter_map(|row| self.tables.get(&row.table)).map(|chronicle| chronicle.now());
        !league.is_some_and(|league| league.is_round_over(fixture.season, fixture.round))
            || played.any(|table| table.is_open() && table.just_finished().is_none())
    }

    /// Compares the leagues and their messages with what was saved.
    pub(super) fn check_leagues(
        &mut self,
        store: &MemoryStore,
        screens: &[Arc<ScriptedPlatform>],
        now: Timestamp,
    ) -> Result<(), String> {
        let due = at_once(store.next_due(&PLATFORMS)).ok_or("the store does not answer")?.league;
        if let Some(due) = due.filter(|due| *due <= now) {
            return Err(format!("a league is behind, to be looked at {due:?}"));
        }
        let (mut seasons, mut fixtures, mut current) = (0, 0, 0);
        for (id, chronicle) in &self.leagues {
            let log = at_once(store.league_events(*id, 0)).ok_or("the store does not answer")?;
            if log != chronicle.log {
                return Err(format!("league {id}: the log is not what was saved"));
            }
            let Some(league) = &chronicle.now else { continue };
            let looking = Looking { witness: self, store, screens, league };
            let looked = looking.look().map_err(|what| format!("league {id}: {what}"))?;
            seasons += league.past().len() as u64;
            fixtures += looked.0;
            current += looked.1;
        }
        self.seen.seasons = seasons;
        self.seen.fixtures = fixtures;
        self.seen.current += current;
        Ok(())
    }
}

fn tables_of(store: &MemoryStore, league: LeagueId, season: u32) -> Vec<TableRow> {
    at_once(store.league_tables(league, season)).unwrap_or_default()
}

/// The check of one league.
struct Looking<'a> {
    witness: &'a Witness,
    store: &'a MemoryStore,
    screens: &'a [Arc<ScriptedPlatform>],
    league: &'a League,
}

impl Looking<'_> {
    /// The number of counted matches and of current messages, or the fault.
    fn look(&self) -> Result<(u64, u64), String> {
        let mut fixtures = 0;
        for season in self.league.past().iter().map(|past| &past.season).chain(self.league.season()) {
            let results = self.results(season)?;
            for result in &results {
                belongs(season, result)?;
            }
            fixtures += results.len() as u64;
            self.one_table_each(season)?;
        }
        for past in self.league.past() {
            let mut results = self.results(&past.season)?;
            results.retain(|result| past.is_in_time(&result.fact));
            if past.season.table(&outcomes(&results)) != past.table {
                return Err(format!("the table of season {} is not what its results give", past.season.number()));
            }
        }
        Ok((fixtures, self.posts()?))
    }

    fn results(&self, season: &Season) -> Result<Vec<ResultRow>, String> {
        let results = at_once(self.store.league_results(self.league.id(), season.number()));
        results.ok_or_else(|| "the store does not answer".to_owned())
    }

    /// No fixture is played at two tables at once.
    fn one_table_each(&self, season: &Season) -> Result<(), String> {
        let rows = tables_of(self.store, self.league.id(), season.number());
        let is_played =
            |row: &TableRow| self.witness.tables.get(&row.table).is_some_and(|chronicle| chronicle.now().is_playing());
        let mut played: BTreeSet<(u32, u32)> = BTreeSet::new();
        for fixture in rows.into_iter().filter(is_played).filter_map(|row| row.fixture) {
            if !season.is_ladder() && !played.insert((fixture.round, fixture.table)) {
                return Err(format!("{fixture} is played at two tables"));
            }
        }
        Ok(())
    }

    /// The messages of the current season and of the one before are each there once, and correct.
    fn posts(&self) -> Result<u64, String> {
        let posts = at_once(self.store.posts(self.league.id())).ok_or("the store does not answer")?;
        let mut wanted = self.wanted()?;
        if let Some(past) = self.league.past().last() {
            // A round that ended as soon as it was drawn has no message of its own.
            let told = self
                .rounds(&past.season, &past.scores(&outcomes(&self.results(&past.season)?)))?
                .into_iter()
                .filter(|(key, _)| posts.iter().any(|post| post.key == *key));
            wanted.extend(told);
        }
        for (key, pages) in &wanted {
            let post = posts.iter().find(|post| post.key == *key).ok_or_else(|| format!("{key} is not told"))?;
            if post.state == SurfaceState::Refused {
                continue;
            }
            let shown = self.on_screen(post).ok_or_else(|| format!("{key} is not on the screen"))?;
            if post.hash != Some(shown.hash()) {
                return Err(format!("{key}: what is shown is not what is noted"));
            }
            if !pages.contains(&shown) {
                let wanted = pages.first().map(Page::text).unwrap_or_default();
                return Err(format!("{key} is not current: it says “{}” and not “{wanted}”", shown.text()));
            }
        }
        Ok(wanted.len() as u64)
    }

    /// The required messages, in any language.
    fn wanted(&self) -> Result<Vec<(PostKey, Vec<Page>)>, String> {
        let league = self.league;
        let mut wanted = Vec::new();
        if let Some(past) = league.past().last() {
            let season = past.season.number();
            let key = PostKey::Crown { season };
            wanted.push((key, self.pages(|page| talon_view::league_crown(page, season))?));
        }
        if let Some(season) = league.season() {
            let (number, people) = (season.number(), u32::try_from(season.people()).unwrap_or(u32::MAX));
            let mut began = Vec::new();
            // The message that the season has begun does not count people who joined later.
            for people in 1..=people {
                began.extend(
                    self.pages(|page| Some(talon_view::league_began(page, number, people, season.is_ladder())))?,
                );
            }
            wanted.push((PostKey::Season { season: number }, began));
            wanted.extend(self.rounds(season, &season.scores(&outcomes(&self.results(season)?)))?);
        }
        Ok(wanted)
    }

    fn rounds(&self, season: &Season, scores: &[Score]) -> Result<Vec<(PostKey, Vec<Page>)>, String> {
        let number = season.number();
        let mut rounds = Vec::new();
        for drawn in season.rounds() {
            let round = drawn.round.number;
            let pages = self.pages(|page| talon_view::league_round(page, number, round, scores))?;
            rounds.extend((!pages.is_empty()).then_some((PostKey::Round { season: number, round }, pages)));
        }
        Ok(rounds)
    }

    /// A page of the league in every language.
    fn pages(&self, make: impl Fn(&LeaguePage<'_>) -> Option<Page>) -> Result<Vec<Page>, String> {
        let names = self.witness.known(self.store, PLATFORMS[0]);
        let (scores, lines) = match self.league.season() {
            Some(season) => {
                let results = self.results(season)?;
                (season.scores(&outcomes(&results)), season.table(&outcomes(&results)))
            }
            None => Default::default(),
        };
        let page = |locale| LeaguePage {
            league: self.league,
            scores: &scores,
            lines: &lines,
            you: None,
            names: &names,
            locale,
        };
        Ok(Locale::every().filter_map(|locale| make(&page(locale))).collect())
    }

    fn on_screen(&self, post: &PostRow) -> Option<Page> {
        let screen = self.screens.iter().find(|screen| screen.kind() == post.place.platform)?;
        let number = post.message.as_ref().and_then(MessageRef::number)?;
        screen.message(&post.place.chat, number).map(|message| message.page)
    }
}

fn outcomes(results: &[ResultRow]) -> Vec<Outcome<'_>> {
    results.iter().filter_map(|row| Some(Outcome { fixture: row.fixture?, fact: &row.fact })).collect()
}

/// Only people drawn for a fixture played in it; on a ladder, anybody in the league may.
fn belongs(season: &Season, result: &ResultRow) -> Result<(), String> {
    let Some(fixture) = result.fixture else { return Ok(()) };
    let Some(drawn) = season.players(fixture.round, fixture.table) else { return Ok(()) };
    let strangers = result.fact.players.iter().filter_map(|player| player.who.person());
    match strangers.map(PersonId).find(|person| !drawn.contains(person)) {
        Some(_) => Err(format!("somebody played for {fixture} who was not drawn for it")),
        None => Ok(()),
    }
}
