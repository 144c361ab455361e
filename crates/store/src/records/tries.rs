//! How often an account may do something.

use talon_table::Timestamp;

use crate::database::Unit;
use crate::links::{LinkTry, TryLimit, forgotten_name};
use crate::{AccountRef, StoreError};

/// When the account may try again; none if it may now. Tries from before its person was forgotten count too.
pub(super) async fn wait<U: Unit>(
    unit: &mut U,
    account: &AccountRef,
    what: LinkTry,
    limit: TryLimit,
    at: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let forgotten = forgotten_name(account);
    let (since, place) = (limit.forgotten(at), limit.place_of_deciding_try());
    let deciding = unit.try_in_place(account.platform, [&account.id, &forgotten], what, since, place).await?;
    Ok(deciding.map(|moment| moment.plus(limit.window)))
}

/// Counts a try, and forgets those of all accounts that no longer count.
pub(super) async fn count<U: Unit>(
    unit: &mut U,
    account: &AccountRef,
    what: LinkTry,
    limit: TryLimit,
    at: Timestamp,
) -> Result<(), StoreError> {
    unit.remove_tries(what, limit.forgotten(at)).await?;
    unit.add_try(account, what, at).await
}
