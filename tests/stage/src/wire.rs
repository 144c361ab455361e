//! The connection between one process and the database, which a test can cut.

use std::future::pending;
use std::path::PathBuf;
use std::sync::Arc;

use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The name of Postgres's socket in its directory.
const SOCKET: &str = ".s.PGSQL.5432";

/// More than a page of a database's answer.
const CHUNK: usize = 16 * 1024;

/// The state of the connections.
#[derive(Debug, Clone, Copy)]
struct Line {
    /// Whether data passes. If not, it is held back, and neither side notices.
    open: bool,
    /// How often all connections were broken.
    breaks: u32,
    /// How often all connections were forgotten.
    forgotten: u32,
}

/// A socket that forwards everything to the database's own.
#[derive(Debug)]
pub struct Wire {
    /// The address of the database behind this socket.
    pub url: String,
    line: Arc<watch::Sender<Line>>,
    serving: JoinHandle<()>,
    _directory: TempDir,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl Wire {
    /// A wire to the database with this address, which is a socket.
    pub fn to(url: &str) -> Self {
        let (user, place) = url.split_once('@').expect("a user");
        let (directory, database) = place.split_once('/').expect("a database");
        let socket = PathBuf::from(directory.replace("%2F", "/")).join(SOCKET);
        let own = tempfile::tempdir().expect("a directory");
        let escaped = own.path().to_str().expect("UTF-8").replace('/', "%2F");
        let listener = UnixListener::bind(own.path().join(SOCKET)).expect("a socket");
        let line = Arc::new(watch::Sender::new(Line { open: true, breaks: 0, forgotten: 0 }));
        let serving = tokio::spawn(serve(listener, socket, Arc::clone(&line)));
        Self { url: format!("{user}@{escaped}/{database}"), line, serving, _directory: own }
    }

    /// Stops forwarding: neither side receives anything, not even an error.
    pub fn cut(&self) {
        self.line.send_modify(|line| line.open = false);
    }

    /// Resumes forwarding on the same connections, with everything that was held back.
    pub fn heal(&self) {
        self.line.send_modify(|line| line.open = true);
    }

    /// Breaks all connections, and accepts new ones.
    pub fn mend(&self) {
        self.line.send_modify(|line| *line = Line { open: true, breaks: line.breaks + 1, ..*line });
    }

    /// Forgets all connections, as a router may: the database drops them, the program never receives anything on them again, and new ones
    /// are accepted.
    pub fn forget(&self) {
        self.line.send_modify(|line| line.forgotten += 1);
    }
}

async fn serve(listener: UnixListener, socket: PathBuf, line: Arc<watch::Sender<Line>>) {
    while let Ok((client, _)) = listener.accept().await {
        tokio::spawn(connect(client, socket.clone(), line.subscribe()));
    }
}

/// Forwards data between both sides until one of them ends the connection, or it breaks.
async fn connect(client: UnixStream, socket: PathBuf, line: watch::Receiver<Line>) {
    let Line { breaks, forgotten, .. } = *line.borrow();
    let (mut from_client, mut to_client) = client.into_split();
    let mut broken = line.clone();
    let mut gone = line.clone();
    let passing = async {
        let mut opened = line.clone();
        let _ = opened.wait_for(|line| line.open).await;
        let Ok(server) = UnixStream::connect(socket).await else { return };
        let (mut from_server, mut to_server) = server.into_split();
        tokio::select! {
            biased;
            () = async { drop(gone.wait_for(|line| line.forgotten > forgotten).await) } => {
                drop((from_server, to_server));
                pending::<()>().await;
            }
            () = pass(&mut from_client, &mut to_server, line.clone()) => {}
            () = pass(&mut from_server, &mut to_client, line.clone()) => {}
        }
    };
    tokio::select! {
        biased;
        _ = broken.wait_for(|line| line.breaks > breaks) => {}
        () = passing => {}
    }
}

async fn pass(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    mut line: watch::Receiver<Line>,
) {
    let mut chunk = vec![0; CHUNK];
    while let Ok(length @ 1..) = from.read(&mut chunk).await {
        let open = line.wait_for(|line| line.open).await.is_ok();
        if !open || to.write_all(&chunk[..length]).await.is_err() {
            return;
        }
    }
}
