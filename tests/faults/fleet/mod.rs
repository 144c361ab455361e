//! Several processes on one database; a single house then repeats what they did.

mod communities;
mod replay;
mod running;
mod standings;
mod tables;
mod turn;

pub(crate) use communities::Communities;
pub(crate) use replay::Replay;
pub(crate) use running::{Fleet, Shape, free_address};
pub(crate) use standings::Standings;
pub(crate) use tables::{PlayedTable, gather};
