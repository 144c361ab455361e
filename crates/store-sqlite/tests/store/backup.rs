//! Copies of a database in use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use talon_house::Store;
use talon_store_sqlite::{Archive, BackupError};

use crate::common::{TABLE, assert_sound, commit, contents, numbers, open, raw, scratch};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_writing_is_whole() {
    let (directory, path) = scratch();
    let store = Arc::new(open(&path).await);
    let done = Arc::new(AtomicBool::new(false));
    store.commit(&commit(0)).await.unwrap();
    let writer = tokio::spawn({
        let (store, done) = (store.clone(), done.clone());
        async move {
            let mut version = 1;
            while !done.load(Ordering::Relaxed) {
                store.commit(&commit(version)).await.unwrap();
                version += 1;
            }
            version
        }
    });
    let archive = Archive::open(&path).await.unwrap();
    let mut copies = Vec::new();
    for copy in 0..6 {
        let to = directory.path().join(format!("copy-{copy}.db"));
        if copy % 2 == 0 {
            store.backup(&to).await.unwrap();
        } else {
            archive.backup(&to).await.unwrap();
        }
        copies.push(to);
    }
    done.store(true, Ordering::Relaxed);
    let written = writer.await.unwrap();

    let mut last = 1;
    for to in &copies {
        let copy = Archive::open(to).await.unwrap();
        let log = numbers(&copy.events(TABLE).await.unwrap());
        let version = copy.tables().await.unwrap()[0].version;
        assert_eq!(log, (1..=version).collect::<Vec<_>>());
        assert!((last..=written).contains(&version), "{version} is not between {last} and {written}");
        last = version;
        copy.close().await;
        assert_sound(&mut raw(to).await).await;
    }
    // A copy is a database like any other.
    let restored = open(&copies[0]).await;
    let version = restored.table(TABLE).await.unwrap().unwrap().version;
    restored.commit(&commit(version)).await.unwrap();
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_half_is_left() {
    let (directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let taken = directory.path().join("taken");
    std::fs::write(&taken, "precious").unwrap();
    let empty = directory.path().join("empty");
    std::fs::write(&empty, "").unwrap();
    let before: Vec<_> = contents(directory.path()).into_keys().collect();
    for to in [&taken, &empty, &path] {
        let refused = store.backup(to).await.unwrap_err();
        assert!(matches!(&refused, BackupError::Exists { path } if path == to), "{refused:?}");
    }
    let refused = store.backup(&directory.path().join("nowhere/copy.db")).await.unwrap_err();
    assert!(matches!(refused, BackupError::Unwritable { .. }), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&taken).unwrap(), "precious");
    assert_eq!(contents(directory.path()).into_keys().collect::<Vec<_>>(), before);
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_is_private_too() {
    use std::os::unix::fs::PermissionsExt;
    let (directory, path) = scratch();
    let store = open(&path).await;
    let to = directory.path().join("copy.db");
    store.backup(&to).await.unwrap();
    assert_eq!(std::fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
}
