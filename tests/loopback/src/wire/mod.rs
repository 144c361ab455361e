//! From an HTTP request to typed parameters: every body kind that the Bot API accepts, and the published schema.

pub(crate) mod body;
pub(crate) mod html;
pub(crate) mod keyboard;
pub(crate) mod params;
pub(crate) mod schema;
