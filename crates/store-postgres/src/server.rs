//! The server: where it is, what can be wrong with it, and how connections to it are set up.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection};

use crate::fault::{code, sentence, sql_state};

/// The oldest version that is supported, as Postgres numbers itself.
pub(crate) const OLDEST_SERVER: i32 = 150_000;

/// How long a statement may take, waiting for locks included. The house's own take milliseconds.
const STATEMENT_TIMEOUT: &str = "10s";

/// How long a transaction may stand still: a process that is frozen or cut off must not hold its locks for ever.
const IDLE_TIMEOUT: &str = "10s";

/// When the server checks whether a silent process is still there, in seconds; how often before it gives the process
/// up; and for how long sent data may stay without an acknowledgement, in milliseconds. At a socket of this machine
/// they mean nothing.
const KEEPALIVE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "20000"),
];

/// How long a call waits for a free connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(4);

/// How long a connection may take to prove that it is alive, before it is used and before it is returned. sqlx cannot ask the system to
/// watch its sockets, and a connection whose other side has vanished would block until the system gives up, after a quarter of an hour or
/// never.
pub(crate) const ALIVE_WITHIN: Duration = Duration::from_secs(1);

/// For how long a connection that answered is trusted. A busy program uses its connections again at once, and asking first would cost as
/// much as most queries.
const TRIED_FOR: Duration = Duration::from_millis(100);

/// How long it may take to open and prepare a connection outside of a pool.
pub(crate) const OPEN_WITHIN: Duration = Duration::from_secs(5);

/// How long an idle connection is kept, and how long any.
const KEPT_IDLE: Duration = Duration::from_secs(600);
const KEPT: Duration = Duration::from_secs(1800);

/// Where a database is: `postgres://user:password@host:port/database`, with libpq's parameters. Neither `Debug` nor
/// `Display` shows the password or the parameters.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    url: String,
    shown: String,
}

/// Why a text is not the address of a database. It does not repeat the text, which may contain a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It has the wrong beginning.
    #[error("the address of a Postgres database begins with “postgres://”")]
    Scheme,
    /// It cannot be parsed, or a value in it does not exist.
    #[error("it is not like postgres://user:password@host:5432/database")]
    Form,
    /// It names no database.
    #[error("the name of the database is missing at the end")]
    NoDatabase,
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(BadAddress::Scheme);
        }
        let options: PgConnectOptions = text.parse().map_err(|_| BadAddress::Form)?;
        let database = options.get_database().filter(|name| !name.is_empty()).ok_or(BadAddress::NoDatabase)?;
        let place = match options.get_socket() {
            Some(socket) => socket.display().to_string(),
            None => format!("{}:{}", options.get_host(), options.get_port()),
        };
        Ok(Self { url: text.to_owned(), shown: format!("{database} at {place}") })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.shown)
    }
}

impl Address {
    /// The settings of a connection that migrates the schema, which may take its time.
    pub(crate) fn patient(&self) -> Result<PgConnectOptions, OpenError> {
        let options: PgConnectOptions = self
            .url
            .parse()
            .map_err(|_| OpenError::Failed { database: self.clone(), why: BadAddress::Form.to_string() })?;
        let options = options.application_name("talon").options([
            // An acknowledged change survives a power cut, whatever the server's settings are otherwise.
            ("synchronous_commit", "on"),
            ("default_transaction_isolation", "read committed"),
        ]);
        Ok(options.options(KEEPALIVE))
    }

    /// The settings of the usual connections.
    pub(crate) fn daily(&self) -> Result<PgConnectOptions, OpenError> {
        Ok(self
            .patient()?
            .options([("statement_timeout", STATEMENT_TIMEOUT), ("idle_in_transaction_session_timeout", IDLE_TIMEOUT)]))
    }
}

/// A pool whose connections are tested before use, unless they answered a moment ago, so that callers do not notice a restart of the
/// server. They are tested before they are returned, too: a call that was given up may have left an answer outstanding.
pub(crate) fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .idle_timeout(KEPT_IDLE)
        .max_lifetime(KEPT)
        // sqlx's own test would wait for as long as the caller does.
        .test_before_acquire(false)
        .before_acquire(|connection, kept| match kept.idle_for {
            idle if idle < TRIED_FOR => Box::pin(std::future::ready(Ok(true))),
            _ => Box::pin(is_alive(connection)),
        })
        .after_release(|connection, _| Box::pin(is_alive(connection)))
}

/// Whether a connection answers. A failure closes it at once.
async fn is_alive(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    within(ALIVE_WITHIN, connection.ping()).await.map(|()| true)
}

/// Gives up waiting for a server that does not answer. The work may have been done or not.
pub(crate) async fn within<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(limit, work).await.unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::TimedOut).into()))
}

/// Why a database cannot be used. Each is a sentence about the database; none of them changed it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The server cannot be reached.
    #[error("the database {database} cannot be reached: {why}")]
    Unreachable {
        /// The database.
        database: Address,
        /// The message of the system or Postgres.
        why: String,
    },
    /// The server refuses us.
    #[error("the database {database} refuses: {why}")]
    Refused {
        /// The database.
        database: Address,
        /// Postgres's message.
        why: String,
    },
    /// There is no such database.
    #[error("there is no database {database}; create it with createdb")]
    Missing {
        /// The database.
        database: Address,
    },
    /// The server is older than those that are supported.
    #[error("the server of the database {database} is too old: it is Postgres {found}, and 15 is needed")]
    OldServer {
        /// The database.
        database: Address,
        /// The server's main version.
        found: i32,
    },
    /// Another process owns the database.
    #[error("the database {database} is in use by another process")]
    InUse {
        /// The database.
        database: Address,
    },
    /// A newer version of the program wrote the database.
    #[error(
        "the database {database} was written by a newer version: it has schema {found}, this version knows {known}; install that version again, or go back to a backup from before it"
    )]
    Newer {
        /// The database.
        database: Address,
        /// The number of its newest migration.
        found: i64,
        /// The number of the newest migration that this build knows.
        known: i64,
    },
    /// The database must be migrated first.
    #[error(
        "the database {database} was written by an older version: it has schema {found}, this version needs {known}"
    )]
    Older {
        /// The database.
        database: Address,
        /// The number of its newest migration; 0 for none.
        found: i64,
        /// The number of the newest migration that this build knows.
        known: i64,
    },
    /// The database has had a migration that this build lacks, or has in another form.
    #[error("the database {database} was changed by another migration {version} than this version's")]
    OtherHistory {
        /// The database.
        database: Address,
        /// The migration's number.
        version: i64,
    },
    /// The database holds another program's tables.
    #[error("the database {database} holds another program's tables")]
    NotOurs {
        /// The database.
        database: Address,
    },
    /// Anything else.
    #[error("the database {database} cannot be opened: {why}")]
    Failed {
        /// The database.
        database: Address,
        /// Postgres's message.
        why: String,
    },
}

impl OpenError {
    /// What Postgres's error, or a lost connection, means for the database.
    pub(crate) fn from_sqlx(database: &Address, error: &sqlx::Error) -> Self {
        let (database, why) = (database.clone(), sentence(error));
        match sql_state(error).as_deref() {
            Some(code::NO_DATABASE) => Self::Missing { database },
            Some(code::PRIVILEGE) => Self::Refused { database, why },
            Some(state) if state.starts_with(code::AUTHORIZATION) => Self::Refused { database, why },
            Some(_) => Self::Failed { database, why },
            None => Self::Unreachable { database, why },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_that_never_answers_is_given_up() {
        let work = within(Duration::from_millis(1), std::future::pending::<Result<(), sqlx::Error>>());
        let ended = tokio::time::timeout(Duration::from_secs(20), work).await.expect("it is given up");
        assert!(matches!(ended, Err(sqlx::Error::Io(error)) if error.kind() == io::ErrorKind::TimedOut));
        assert!(matches!(within(ALIVE_WITHIN, async { Ok(7) }).await, Ok(7)));
    }

    #[test]
    fn an_address_never_shows_its_password() {
        for text in [
            "postgres://talon:hunter2@db.example.org:5433/cards?sslmode=require",
            "postgresql://talon@db.example.org:5433/cards?password=hunter2",
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), "cards at db.example.org:5433");
            assert!(!format!("{address:?}").contains("hunter2"), "{address:?}");
            let error = OpenError::from_sqlx(&address, &sqlx::Error::PoolTimedOut);
            assert!(!format!("{error:?} {error}").contains("hunter2"), "{error:?}");
        }
        for (text, bad) in [
            ("mysql://talon:hunter2@h/d", BadAddress::Scheme),
            ("postgres://talon:hunter2@h:port/d", BadAddress::Form),
            ("postgres://talon:hunter2@h/d?sslmode=hunter2", BadAddress::Form),
            ("postgres://talon:hunter2@h/", BadAddress::NoDatabase),
        ] {
            assert_eq!(text.parse::<Address>(), Err(bad));
        }
    }

    #[test]
    fn a_socket_is_a_place_too() {
        let address: Address = "postgres://talon@%2Frun%2Fpostgresql/cards".parse().unwrap();
        assert_eq!(address.to_string(), "cards at /run/postgresql");
    }
}
