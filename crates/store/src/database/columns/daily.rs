//! The stored forms of daily deals.

use talon_cards::fair::Secret;

use super::{Stored, coded, columns, person, table};
use crate::StoreError;
use crate::daily::{DailyChat, DailyDeal, DailyEnd, DailyPlay, DailyPosts};

columns! {
    /// The columns of a chat that has a daily deal, joined with its community and the last day that is fixed.
    DailyChatColumns {
        platform: String,
        chat: String,
        game: String,
        zone: Option<String>,
        fixed: Option<String>,
        post: String,
        thread: Option<String>,
    }
}

impl TryFrom<DailyChatColumns> for DailyChat {
    type Error = StoreError;

    fn try_from(columns: DailyChatColumns) -> Result<Self, StoreError> {
        Ok(Self {
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            game: coded(&columns.game)?,
            zone: columns.zone,
            fixed: columns.fixed.as_deref().map(coded).transpose()?,
            posts: DailyPosts { time: coded(&columns.post)?, thread: columns.thread },
        })
    }
}

columns! {
    /// The columns of a chat's choice of daily posts.
    DailyPostsColumns {
        post: String,
        thread: Option<String>,
    }
}

impl TryFrom<DailyPostsColumns> for DailyPosts {
    type Error = StoreError;

    fn try_from(columns: DailyPostsColumns) -> Result<Self, StoreError> {
        Ok(Self { time: coded(&columns.post)?, thread: columns.thread })
    }
}

columns! {
    /// The columns of a deal.
    DailyDealColumns<Moment> {
        platform: String,
        chat: String,
        day: String,
        game: String,
        secret: Vec<u8>,
        committed_at: Moment,
        ends_at: Moment,
        posted_at: Option<Moment>,
    }
}

impl<Moment: Into<Stored>> TryFrom<DailyDealColumns<Moment>> for DailyDeal {
    type Error = StoreError;

    fn try_from(columns: DailyDealColumns<Moment>) -> Result<Self, StoreError> {
        let secret = <[u8; 32]>::try_from(columns.secret);
        Ok(Self {
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            day: coded(&columns.day)?,
            game: coded(&columns.game)?,
            secret: Secret::new(secret.map_err(|_| StoreError::Corrupt("the secret of a daily deal".to_owned()))?),
            committed_at: columns.committed_at.into().0,
            ends_at: columns.ends_at.into().0,
            posted_at: columns.posted_at.map(|at| at.into().0),
        })
    }
}

columns! {
    /// The columns of a play.
    DailyPlayColumns<Moment> {
        platform: String,
        chat: String,
        day: String,
        person: i64,
        table_id: i64,
        made: Option<i64>,
        ended_at: Option<Moment>,
    }
}

impl<Moment: Into<Stored>> TryFrom<DailyPlayColumns<Moment>> for DailyPlay {
    type Error = StoreError;

    fn try_from(columns: DailyPlayColumns<Moment>) -> Result<Self, StoreError> {
        let made = columns.made.map(i32::try_from).transpose();
        let made = made.map_err(|_| StoreError::Corrupt("what somebody made of a daily deal".to_owned()))?;
        Ok(Self {
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            day: coded(&columns.day)?,
            person: person(columns.person),
            table: table(columns.table_id),
            ended: columns.ended_at.map(|at| DailyEnd { at: at.into().0, made }),
        })
    }
}
