//! What the house does without being asked: timers, AI players, reminders, daily deals, the coach, and its own upkeep.

pub(crate) mod clocks;
pub(crate) mod coach;
pub(crate) mod coach_pages;
pub(crate) mod daily;
pub(crate) mod daily_posts;
pub(crate) mod due;
pub(crate) mod greeting;
pub(crate) mod leased_work;
pub(crate) mod reminders;
pub(crate) mod serving;
pub mod table_health;
pub(crate) mod thinking;
pub(crate) mod timers;
pub(crate) mod upkeep;
pub(crate) mod wake_ups;
pub(crate) mod work;
