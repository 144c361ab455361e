//! What is logged in this process, by us and by the libraries.

use std::io;
use std::sync::{LazyLock, Mutex};

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// A process has one subscriber. The lines of other tests are held to the same.
static CATCHING: LazyLock<()> = LazyLock::new(|| {
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).with_writer(|| Writer).init();
});

struct Writer;

impl io::Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Catches everything that is logged from now on.
pub(crate) fn catch() {
    LazyLock::force(&CATCHING);
}

/// The lines of the client. The loopback server runs in this process too, and logs what a web server logs.
pub(crate) fn caught() -> Vec<String> {
    let lines = String::from_utf8(LINES.lock().unwrap().clone()).unwrap();
    let ours = |line: &&str| [" talon_discord", " serenity::", " reqwest::"].iter().any(|target| line.contains(target));
    lines.lines().filter(ours).map(str::to_owned).collect()
}
