//! The stream of a tab: what the window shows, and then whatever changes.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt as _, StreamBody};
use hyper::body::{Bytes, Frame};
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio_util::sync::CancellationToken;

use crate::html::{Region, Shown};

/// After so long without a change, a comment says that the stream is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// A reader's place in the stream.
struct Reader {
    shown: watch::Receiver<Arc<Shown>>,
    stop: CancellationToken,
    /// What it has.
    has: Option<Arc<Shown>>,
    /// Its place among the streams.
    _place: OwnedSemaphorePermit,
}

/// What is sent: the state of the page, and the regions that changed.
#[derive(Serialize)]
struct Change<'a> {
    #[serde(flatten)]
    shown: &'a Shown,
    /// The regions that changed.
    changed: BTreeMap<&'static str, &'a str>,
}

/// The stream of what a window shows, until `stop`. A slow reader skips states: nothing is kept for it.
pub(super) fn of(
    mut shown: watch::Receiver<Arc<Shown>>,
    stop: CancellationToken,
    place: OwnedSemaphorePermit,
) -> UnsyncBoxBody<Bytes, Infallible> {
    shown.mark_changed();
    let reader = Reader { shown, stop, has: None, _place: place };
    let events = stream::unfold(reader, async |mut reader| {
        let event = reader.next().await?;
        Some((Ok(Frame::data(Bytes::from(event))), reader))
    });
    StreamBody::new(events).boxed_unsync()
}

impl Reader {
    /// The next event; `None` at the end.
    async fn next(&mut self) -> Option<String> {
        tokio::select! {
            () = self.stop.cancelled() => return None,
            changed = self.shown.changed() => changed.ok()?,
            () = tokio::time::sleep(ALIVE) => return Some(": here\n\n".to_owned()),
        }
        let now = Arc::clone(&self.shown.borrow_and_update());
        let event = event(self.has.as_deref(), &now);
        self.has = Some(now);
        Some(event)
    }
}

fn event(before: Option<&Shown>, now: &Shown) -> String {
    let had = |region: &Region| before.is_some_and(|before| before.regions.contains(region));
    let changed = now.regions.iter().filter(|region| !had(region));
    let change = Change { shown: now, changed: changed.map(|region| (region.id, region.html.as_str())).collect() };
    // A line of JSON has no line end; it always has a JSON form.
    format!("data: {}\n\n", serde_json::to_string(&change).unwrap_or_default())
}
