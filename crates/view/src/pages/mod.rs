//! The pages, each made by a function.

pub(crate) mod daily;
pub(crate) mod hand;
pub(crate) mod home;
pub(crate) mod league;
pub(crate) mod link;
pub(crate) mod menu;
pub(crate) mod panel;
pub(crate) mod person_settings;
pub(crate) mod presets;
pub(crate) mod privacy;
pub(crate) mod proof;
pub(crate) mod question;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod rules;
pub(crate) mod sign;
pub(crate) mod standing;
pub(crate) mod table_page;
pub(crate) mod why;
