//! Helpers that the tests share.

use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, ConnectOptions, PgConnection, query_scalar};
use talon_cluster::{Cluster, cluster};
use talon_conformance::databases::{Migration, Scratch};
pub(crate) use talon_conformance::numbered::{TABLE, commit, key};
use talon_store_postgres::{Address, Archive, PostgresStore};
use tokio::sync::OnceCell;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The address of a database of a test's own.
pub(crate) struct Own(pub(crate) String);

impl Scratch for Own {
    type Store = PostgresStore;
    type Archive = Archive;

    const CRATE: &str = env!("CARGO_MANIFEST_DIR");
    const COLUMNS: &str = "SELECT format('%s.%s', table_name, column_name) FROM information_schema.columns
                           WHERE table_schema = 'public'";
    const SHAPE: &str =
        "SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
                         FROM information_schema.columns WHERE table_schema = 'public'
                         UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
                         UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
                         WHERE connamespace = 'public'::regnamespace
                         ORDER BY 1";
    const ALONE: bool = false;

    fn migrations() -> Vec<Migration> {
        let migrations = MIGRATIONS.iter();
        let told =
            migrations.map(|of| Migration { version: of.version, checksum: of.checksum.to_vec(), whole: !of.no_tx });
        told.collect()
    }

    fn empty() -> Option<Self> {
        cluster().map(|cluster| Self(cluster.empty()))
    }

    async fn fresh() -> Option<Self> {
        Some(Self(fresh(cluster()?).await))
    }

    async fn migrate(&self, version: i64) {
        MIGRATIONS.run_to(version, &mut raw(&self.0).await).await.unwrap();
    }

    async fn sound(&self) {}

    async fn open(&self) -> PostgresStore {
        open(&self.0).await
    }

    async fn archive(&self) -> Archive {
        Archive::open(&address(&self.0)).await.unwrap()
    }

    async fn execute(&self, statements: &str) {
        let statements = AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&mut raw(&self.0).await).await.unwrap();
    }

    async fn texts(&self, query: &str) -> Vec<String> {
        query_scalar(AssertSqlSafe(query.to_owned())).fetch_all(&mut raw(&self.0).await).await.unwrap()
    }

    async fn rows(&self, table: &str) -> Vec<String> {
        self.texts(&format!("SELECT {table}::text AS told FROM {table} ORDER BY told")).await
    }
}

/// The address of a new database with the newest schema.
pub(crate) async fn fresh(cluster: &Cluster) -> String {
    static TEMPLATE: OnceCell<String> = OnceCell::const_new();
    let template = TEMPLATE.get_or_init(|| async {
        let url = cluster.empty();
        open(&url).await.close().await;
        url
    });
    cluster.copy_of(template.await)
}

pub(crate) fn address(url: &str) -> Address {
    url.parse().unwrap()
}

pub(crate) async fn open(url: &str) -> PostgresStore {
    PostgresStore::share(&address(url)).await.unwrap()
}

/// A connection past the store, as a foreign tool would make it.
pub(crate) async fn raw(url: &str) -> PgConnection {
    url.parse::<sqlx::postgres::PgConnectOptions>().unwrap().connect().await.unwrap()
}
