//! Playing the deal of the day: alone, once, in the private chat.

use std::num::NonZeroU32;
use std::sync::atomic::Ordering;

use talon_players::Level;
use talon_standings::Day;
use talon_store::daily::{DailyDeal, DailyPlay, begun_name};
use talon_store::{AccountRef, PlatformKind};
use talon_table::{Command, Home, TableId, Terms};
use talon_view::{Msg, Reach};

use super::DailyAnswers;
use crate::duties::daily::DailyHome;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::screen::panels::open_private_chat;
use crate::handle::tables::lobby::{alone, table_named};
use crate::handle::tables::presets::set_all;
use crate::input::intent::Answer;
use crate::tables::loading::Opens;
use crate::tables::steps::Step;

impl DailyAnswers {
    /// Opens the sender's table for today's deal, or shows the one that is open. `fixed` are the deals of today and tomorrow.
    pub(in crate::handle) async fn play(
        &self,
        asked: &Asked<'_>,
        home: &DailyHome,
        fixed: &[DailyDeal],
        day: Day,
    ) -> Result<Answer, HouseError> {
        let Some(deal) = fixed.first().filter(|deal| deal.day == day && asked.now < deal.ends_at) else {
            return Ok(asked.alert(&Msg::DailyOver));
        };
        let play = match self.begun(asked, home, day).await? {
            Some(play) => Some(play),
            None => {
                let person = asked.person();
                let table = table_named(&format!("daily:{}:{}:{day}:{person}", home.platform, home.chat));
                let (platform, chat) = (home.platform, home.chat.clone());
                let play = DailyPlay { platform, chat, day, person, table, ended: None };
                let account = begun_name(deal, &self.account_on(asked, platform).await?);
                self.core.store.begin_daily(&play, &account, asked.now).await?
            }
        };
        let Some(play) = play.filter(|play| play.ended.is_none()) else {
            return Ok(asked.alert(&Msg::DailyPlayed));
        };
        match self.core.tables.row(play.table).await? {
            Some(row) if row.home.platform == home.platform => {
                self.at_tables.pages.send_hand(&row, asked.person()).await?;
                Ok(self.led_to(asked, play.table))
            }
            Some(_) => Ok(asked.alert(&Msg::DailyPlayed)),
            None => self.open(asked, deal, play.table).await,
        }
    }

    /// The play of one of the sender's persons.
    async fn begun(&self, asked: &Asked<'_>, home: &DailyHome, day: Day) -> Result<Option<DailyPlay>, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let plays = self.core.store.daily_plays(home.platform, &home.chat, day).await?;
        Ok(plays.into_iter().find(|play| selves.contains(&play.person)))
    }

    /// The account with which the sender belongs to a platform's chat: a person has one at most.
    pub(super) async fn account_on(&self, asked: &Asked<'_>, platform: PlatformKind) -> Result<AccountRef, HouseError> {
        let accounts = self.core.store.accounts_of(&[asked.person()]).await?;
        let there = accounts.into_iter().find(|row| row.person == asked.person() && row.account.platform == platform);
        Ok(there.map_or_else(|| asked.account.account.clone(), |row| row.account))
    }

    async fn open(&self, asked: &Asked<'_>, deal: &DailyDeal, table: TableId) -> Result<Answer, HouseError> {
        let key = asked.key.counted()?;
        if let Some(message) = self.at_tables.quota_of_person(asked).await? {
            return Ok(asked.alert(&message));
        }
        let home = match asked.place().private {
            true => asked.place().clone(),
            false => self.core.served(asked.place().platform)?.private_place(&asked.account.account),
        };
        let opens = Opens { home, onto: None, fixture: None };
        match self.core.tables.open(table, &commands(asked, deal, table), opens, key, asked.now).await? {
            Step::Done(_) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                Ok(self.led_to(asked, table))
            }
            Step::Refused(_, refusal) => Ok(asked.alert(&Msg::refusal(&refusal, asked.now))),
            Step::Duplicate | Step::Unknown => Ok(asked.toast(&Msg::StaleDone)),
        }
    }

    /// Links the sender to the table. In the private chat it is in sight already.
    fn led_to(&self, asked: &Asked<'_>, table: TableId) -> Answer {
        match (asked.place().private, asked.account.reach()) {
            (true, _) if asked.panel.is_none() => Answer::Silent,
            (true, _) | (false, Reach::Open) => asked.toast(&Msg::DailyStarted),
            (false, Reach::Unopened) => page(open_private_chat(asked, table)),
            (false, Reach::Shut) => asked.alert(&Msg::OpenPrivateChat),
        }
    }
}

/// One deal from the day's secret, against the strongest AI players, without hints and undo: as everybody plays it.
fn commands(asked: &Asked<'_>, deal: &DailyDeal, table: TableId) -> Vec<Command> {
    let (host, rules) = (asked.person(), deal.game.default_rules());
    let terms = Terms { hints: false, undo: false, ..Terms::usual(deal.game, false) };
    let opened = [
        Command::Open { id: table, rules, host, secret: deal.secret.clone(), home: Home { community: false } },
        set_all(asked, &terms, false),
        Command::FixBoards { boards: NonZeroU32::MIN },
    ];
    opened.into_iter().chain(alone(host, deal.game, steps_to_the_strongest())).collect()
}

/// How many presses would take the usual AI player to the strongest.
fn steps_to_the_strongest() -> usize {
    let limits = talon_table::Limits::default();
    let place = |level: &str| limits.ai_levels.iter().position(|known| known == level).unwrap_or(0);
    (place(Level::Strong.code()) + limits.ai_levels.len() - place(&limits.ai_level)) % limits.ai_levels.len()
}
