//! Counts SQL statements.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Registry};

/// The tracing target under which both database drivers log every statement.
const TOLD_AS: &str = "sqlx::query";

/// The number of statements executed while counting was on.
#[derive(Debug, Clone, Default)]
pub(super) struct Statements(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    counting: AtomicBool,
    all: AtomicU64,
    writing: AtomicU64,
}

impl Statements {
    /// Listens to the drivers, and writes warnings to standard error.
    pub(super) fn listen() -> Self {
        let statements = Self::default();
        let warnings =
            tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_filter(EnvFilter::new("warn"));
        let listening = Registry::default().with(Listener(statements.clone())).with(warnings).try_init();
        if let Err(error) = listening {
            tracing::warn!(%error, "somebody listens already: no statements are counted");
        }
        statements
    }

    pub(super) fn start(&self) {
        self.0.all.store(0, Ordering::Relaxed);
        self.0.writing.store(0, Ordering::Relaxed);
        self.0.counting.store(true, Ordering::Relaxed);
    }

    /// Stops counting. Returns all statements, and those that write.
    pub(super) fn stop(&self) -> (u64, u64) {
        self.0.counting.store(false, Ordering::Relaxed);
        (self.0.all.load(Ordering::Relaxed), self.0.writing.load(Ordering::Relaxed))
    }
}

struct Listener(Statements);

impl<S: Subscriber> Layer<S> for Listener {
    fn register_callsite(&self, metadata: &'static Metadata<'static>) -> tracing::subscriber::Interest {
        // Checked each time, because counting is switched on and off.
        if metadata.target() == TOLD_AS {
            tracing::subscriber::Interest::sometimes()
        } else {
            tracing::subscriber::Interest::always()
        }
    }

    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        metadata.target() != TOLD_AS || self.0.0.counting.load(Ordering::Relaxed)
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() == TOLD_AS {
            let mut summary = Summary { writes: false, frames: false };
            event.record(&mut summary);
            self.0.0.all.fetch_add(u64::from(!summary.frames), Ordering::Relaxed);
            self.0.0.writing.fetch_add(u64::from(summary.writes), Ordering::Relaxed);
        }
    }
}

/// The beginning of a statement.
struct Summary {
    writes: bool,
    /// Whether it begins or ends a transaction. Not every driver logs these.
    frames: bool,
}

impl Visit for Summary {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "summary" {
            let verb = value.split_whitespace().next().unwrap_or_default();
            self.writes = ["INSERT", "UPDATE", "DELETE", "WITH"].contains(&verb);
            self.frames = ["BEGIN", "COMMIT", "ROLLBACK"].contains(&verb);
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn Debug) {}
}
