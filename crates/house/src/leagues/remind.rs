//! Reminds those who have not played their match, a day before the end of the round.

use std::time::Duration;

use talon_league::{Drawn, League};
use talon_standings::league::Fixture;
use talon_store::leagues::{LeagueRow, PostKey, PostRow};
use talon_table::{PersonId, Timestamp};
use talon_view::LeaguePage;

use super::deciding::{SeasonResults, named};
use super::keep::LeagueKeeper;
use super::posts::{DesiredPost, Posted};
use crate::error::HouseError;
use crate::local_time;
use crate::people::People;

/// How long before its end a round's players are reminded.
const BEFORE: Duration = Duration::from_secs(24 * 3600);

impl LeagueKeeper {
    /// Reminds the players who are due, each once; returns when the next reminder is due.
    pub(super) async fn remind_players(
        &self,
        row: &LeagueRow,
        league: &League,
        results: &SeasonResults,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, HouseError> {
        let Some((season, drawn)) = league.season().and_then(|season| Some((season, season.rounds().last()?))) else {
            return Ok(None);
        };
        let before = i64::try_from(BEFORE.as_millis()).unwrap_or(i64::MAX);
        let usual = Timestamp(drawn.deadline.0.saturating_sub(before));
        if drawn.at >= usual || drawn.deadline <= now {
            // With a day or less to play, the announcement of the round is the reminder.
            return Ok(None);
        }
        if usual > now {
            return Ok(Some(usual));
        }
        let (scores, _) = results.standings(season);
        let people = self.core.people_of(&named(league), row.home.platform).await?;
        let known = self.core.store.posts(row.league).await?;
        let mut next: Option<Timestamp> = None;
        for fixture in season.open_fixtures(&scores) {
            for person in fixture.players.iter().copied().map(PersonId).filter(|person| league.has(*person)) {
                let key = |person| PostKey::Reminder { season: season.number(), round: fixture.round, person };
                let is_reminder =
                    |post: &PostRow| post.message.is_some() && season.names_of(person).any(|of| key(of) == post.key);
                if known.iter().any(is_reminder) {
                    continue;
                }
                let key = key(person);
                let reminder = Reminder { row, league, people: &people, known: &known, fixture, drawn, person, key };
                if let Some(at) = self.remind_player(&reminder, usual, now).await? {
                    next = Some(next.map_or(at, |next| next.min(at)));
                }
            }
        }
        Ok(next)
    }

    async fn remind_player(
        &self,
        reminder: &Reminder<'_>,
        usual: Timestamp,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, HouseError> {
        let settings = self.core.store.person_settings(reminder.person).await?;
        match local_time::remind_at(&settings.chosen, usual, reminder.drawn.deadline) {
            None => return Ok(None),
            Some(at) if at > now => return Ok(Some(at)),
            Some(_) if local_time::is_enough(&settings.chosen, settings.reminded_at, now) => return Ok(None),
            Some(_) => {}
        }
        let Some(account) = reminder.people.account(reminder.person).filter(|account| account.chat.may_write()) else {
            return Ok(None);
        };
        let Some(platform) = self.core.platform(account.account.platform) else {
            return Ok(None);
        };
        let wanted = DesiredPost {
            key: reminder.key,
            place: platform.private_place(&account.account),
            page: reminder.page(self.core.locale_of(account)),
            finished: true,
            loud: local_time::quiet_until(&settings.chosen, now).is_none(),
        };
        let known = reminder.known.iter().find(|post| post.key == reminder.key);
        match self.show_post(reminder.row, &wanted, known, now).await? {
            Posted::Later(at) => Ok(Some(at)),
            Posted::Done => {
                self.core.store.note_reminded(reminder.person, now).await?;
                Ok(None)
            }
        }
    }
}

/// The players to remind of a fixture.
struct Reminder<'a> {
    row: &'a LeagueRow,
    league: &'a League,
    people: &'a People,
    known: &'a [PostRow],
    fixture: &'a Fixture,
    drawn: &'a Drawn,
    person: PersonId,
    key: PostKey,
}

impl Reminder<'_> {
    fn page(&self, locale: talon_view::Locale) -> talon_view::Page {
        let page = LeaguePage {
            league: self.league,
            scores: &[],
            lines: &[],
            you: Some(self.person),
            names: self.people,
            locale,
        };
        let others: Vec<PersonId> =
            self.fixture.players.iter().copied().map(PersonId).filter(|person| *person != self.person).collect();
        talon_view::league_reminder(&page, &others, self.drawn)
    }
}
