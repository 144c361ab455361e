//! The HTTP side: listening, taking requests, failing on demand.

pub(crate) mod buckets;
pub(crate) mod call;
mod dispatch;
mod handle;
pub(crate) mod routes;
mod shared;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;

pub(crate) use shared::Shared;

/// Everything that the server answers, gateway included. It serves plain and encrypted listeners alike.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new().fallback(dispatch::answer).layer(DefaultBodyLimit::max(call::MAX_BODY)).with_state(shared)
}
