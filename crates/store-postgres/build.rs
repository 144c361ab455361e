//! Compiles the crate anew where something changes that sqlx's macros read and cargo does not see.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations/postgres");
    println!("cargo::rerun-if-changed=.sqlx");
    println!("cargo::rerun-if-changed=sqlx.toml");
    // `prepare.sh` names a new database each time, and so compiles every query again.
    println!("cargo::rerun-if-env-changed=POSTGRES_DATABASE_URL");
    println!("cargo::rerun-if-env-changed=SQLX_OFFLINE_DIR");
    println!("cargo::rerun-if-env-changed=SQLX_OFFLINE");
}
