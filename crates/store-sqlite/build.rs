//! Recompiles the crate when something changes that sqlx's macros read and cargo does not see.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations/sqlite");
    println!("cargo::rerun-if-changed=.sqlx");
    println!("cargo::rerun-if-changed=sqlx.toml");
    // `prepare.sh` names a new database each time, which recompiles every query.
    println!("cargo::rerun-if-env-changed=SQLITE_DATABASE_URL");
    println!("cargo::rerun-if-env-changed=SQLX_OFFLINE_DIR");
    println!("cargo::rerun-if-env-changed=SQLX_OFFLINE");
}
