//! Linking: codes, tries, and which person an account acts as.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query, query_as, query_scalar};
use talon_house::ports::links::{
    LinkCodeEntered, LinkCodeMade, LinkTry, Linked, Links, NewLinkCode, TryLimit, Unlinked, forgotten_name,
};
use talon_house::ports::store::InputKey;
use talon_house::{AccountRef, StoreError};
use talon_table::Timestamp;

use crate::columns::{coded, count, limit, person};
use crate::commit::take;
use crate::fault::fault;
use crate::leagues::wake_leagues_of;
use crate::standings::show_everywhere;
use crate::store::SqliteStore;
use crate::transaction::Transaction;

/// A code that an account may use: its number, and the account that made it.
struct CodeColumns {
    number: i64,
    platform: String,
    account: String,
}

impl CodeColumns {
    fn maker(self) -> Result<AccountRef, StoreError> {
        Ok(AccountRef { platform: coded(&self.platform)?, id: self.account })
    }
}

/// Ends a transaction: what changed nothing leaves nothing behind, the input's key neither.
pub(crate) async fn end<T>(transaction: Transaction, answer: T, changed: bool) -> Result<T, StoreError> {
    if changed { transaction.commit().await } else { transaction.rollback().await }.map_err(fault)?;
    Ok(answer)
}

#[async_trait]
impl Links for SqliteStore {
    async fn make_link_code(
        &self,
        code: &NewLinkCode,
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<LinkCodeMade, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, LinkCodeMade::Duplicate, false).await;
        }
        if let Some(until) = wait(&mut transaction, &code.maker, LinkTry::Code, limit, at).await? {
            return end(transaction, LinkCodeMade::TooMany { until }, false).await;
        }
        note_try(&mut transaction, &code.maker, LinkTry::Code, limit, at).await?;
        add_code(&mut transaction, code, at).await?;
        end(transaction, LinkCodeMade::Made, true).await
    }

    async fn enter_link_code(
        &self,
        by: &AccountRef,
        hash: &[u8; 32],
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<LinkCodeEntered, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, LinkCodeEntered::Duplicate, false).await;
        }
        if let Some(until) = wait(&mut transaction, by, LinkTry::Guess, limit, at).await? {
            return end(transaction, LinkCodeEntered::TooMany { until }, false).await;
        }
        let entered = enter(&mut transaction, by, hash, at).await?;
        if matches!(entered, LinkCodeEntered::Unknown | LinkCodeEntered::SamePlatform) {
            note_try(&mut transaction, by, LinkTry::Guess, limit, at).await?;
        }
        let changed = !matches!(entered, LinkCodeEntered::Own | LinkCodeEntered::Already);
        end(transaction, entered, changed).await
    }

    async fn burn_link_code(&self, hash: &[u8; 32], key: &InputKey, at: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        take(&mut transaction, key, at).await?;
        let hash = &hash[..];
        query!("DELETE FROM link_code WHERE hash = ?", hash).execute(&mut *transaction).await.map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }

    async fn decline_link(
        &self,
        by: &AccountRef,
        number: u32,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        take(&mut transaction, key, at).await?;
        let platform = by.platform.code();
        query!(
            "DELETE FROM link_code WHERE number = ? AND entered_platform = ? AND entered_account = ?",
            number,
            platform,
            by.id
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }

    async fn link(&self, by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> Result<Linked, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, Linked::Duplicate, false).await;
        }
        let linked = match entered(&mut transaction, by, number, at).await? {
            Some(maker) => join(&mut transaction, by, &maker, at).await?,
            None => Linked::Unknown,
        };
        end(transaction, linked, matches!(linked, Linked::Done(_))).await
    }

    async fn unlink(&self, of: &AccountRef, key: &InputKey, at: Timestamp) -> Result<Unlinked, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, Unlinked::Duplicate, false).await;
        }
        let unlinked = part(&mut transaction, of).await?;
        end(transaction, unlinked, unlinked == Unlinked::Done).await
    }
}

/// From when on the account may try again; none where it may now.
pub(crate) async fn wait(
    connection: &mut SqliteConnection,
    account: &AccountRef,
    what: LinkTry,
    tries: TryLimit,
    at: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let (platform, what, gone) = (account.platform.code(), what.code(), forgotten_name(account));
    let (since, newer) = (tries.forgotten(at).0, limit(tries.place_of_deciding_try()));
    let deciding = query_scalar!(
        "SELECT at FROM link_try WHERE platform = ? AND account IN (?, ?) AND what = ? AND at > ?
         ORDER BY at DESC LIMIT 1 OFFSET ?",
        platform,
        account.id,
        gone,
        what,
        since,
        newer
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    Ok(deciding.map(|moment| Timestamp(moment).plus(tries.window)))
}

/// Counts a try, and forgets those of all accounts that no longer count.
pub(crate) async fn note_try(
    connection: &mut SqliteConnection,
    account: &AccountRef,
    what: LinkTry,
    tries: TryLimit,
    at: Timestamp,
) -> Result<(), StoreError> {
    let (platform, what, forgotten) = (account.platform.code(), what.code(), tries.forgotten(at).0);
    query!("DELETE FROM link_try WHERE what = ? AND at <= ?", what, forgotten)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("INSERT INTO link_try (platform, account, what, at) VALUES (?, ?, ?, ?)", platform, account.id, what, at.0)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

/// Keeps the tries of the accounts that act as this person under names that tell nobody whose they are.
pub(crate) async fn hide_tries(connection: &mut SqliteConnection, person: i64) -> Result<(), StoreError> {
    let accounts = query!("SELECT platform, id FROM account WHERE person = ?", person)
        .fetch_all(&mut *connection)
        .await
        .map_err(fault)?;
    for row in accounts {
        let account = AccountRef { platform: coded(&row.platform)?, id: row.id };
        let gone = forgotten_name(&account);
        query!("UPDATE link_try SET account = ? WHERE platform = ? AND account = ?", gone, row.platform, account.id)
            .execute(&mut *connection)
            .await
            .map_err(fault)?;
    }
    Ok(())
}

/// Adds a code in place of the maker's earlier one, and of those that have expired.
async fn add_code(connection: &mut SqliteConnection, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError> {
    let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
    query!(
        "DELETE FROM link_code WHERE (platform = ? AND account = ?) OR hash = ? OR expires <= ?",
        platform,
        code.maker.id,
        hash,
        at.0
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "INSERT INTO link_code (platform, account, hash, expires) VALUES (?, ?, ?, ?)",
        platform,
        code.maker.id,
        hash,
        code.expires.0
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn enter(
    connection: &mut SqliteConnection,
    by: &AccountRef,
    hash: &[u8; 32],
    at: Timestamp,
) -> Result<LinkCodeEntered, StoreError> {
    let (platform, hash) = (by.platform.code(), &hash[..]);
    let code = query_as!(
        CodeColumns,
        "SELECT number, platform, account FROM link_code WHERE hash = ? AND expires > ?
             AND (entered_platform IS NULL OR (entered_platform = ? AND entered_account = ?))",
        hash,
        at.0,
        platform,
        by.id
    )
    .fetch_optional(&mut *connection)
    .await
    .map_err(fault)?;
    let Some(code) = code else {
        return Ok(LinkCodeEntered::Unknown);
    };
    let number = code.number;
    let maker = code.maker()?;
    if maker == *by {
        return Ok(LinkCodeEntered::Own);
    }
    if maker.platform == by.platform {
        return Ok(LinkCodeEntered::SamePlatform);
    }
    if acts_as(&mut *connection, &maker).await? == acts_as(&mut *connection, by).await? {
        return Ok(LinkCodeEntered::Already);
    }
    query!("UPDATE link_code SET entered_platform = ?, entered_account = ? WHERE number = ?", platform, by.id, number)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(LinkCodeEntered::Found { number: count(number)?, maker })
}

/// The account that made the code of this number, which `by` has entered.
async fn entered(
    connection: &mut SqliteConnection,
    by: &AccountRef,
    number: u32,
    at: Timestamp,
) -> Result<Option<AccountRef>, StoreError> {
    let platform = by.platform.code();
    let code = query_as!(
        CodeColumns,
        "SELECT number, platform, account FROM link_code
         WHERE number = ? AND expires > ? AND entered_platform = ? AND entered_account = ?",
        number,
        at.0,
        platform,
        by.id
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    code.map(CodeColumns::maker).transpose()
}

async fn acts_as(connection: &mut SqliteConnection, account: &AccountRef) -> Result<Option<i64>, StoreError> {
    let platform = account.platform.code();
    query_scalar!("SELECT person FROM account WHERE platform = ? AND id = ?", platform, account.id)
        .fetch_optional(connection)
        .await
        .map_err(fault)
}

/// Whether a person sits at an open table.
async fn sits(connection: &mut SqliteConnection, person: i64) -> Result<bool, StoreError> {
    let seat = query_scalar!(
        r#"SELECT 1 AS "one!: i64" FROM seated JOIN card_table ON card_table.id = seated.table_id
           WHERE seated.person = ? AND card_table.open = 1 LIMIT 1"#,
        person
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    Ok(seat.is_some())
}

/// Lets both accounts, and all others of their persons, act as one person; its code is used up.
async fn join(
    connection: &mut SqliteConnection,
    by: &AccountRef,
    maker: &AccountRef,
    at: Timestamp,
) -> Result<Linked, StoreError> {
    let makes = acts_as(&mut *connection, maker).await?;
    let enters = acts_as(&mut *connection, by).await?;
    let (Some(makes), Some(enters)) = (makes, enters) else {
        return Ok(Linked::Unknown);
    };
    if makes == enters {
        return Ok(Linked::Already);
    }
    if share_a_platform(&mut *connection, makes, enters).await? {
        return Ok(Linked::Taken);
    }
    let sit = (sits(&mut *connection, makes).await?, sits(&mut *connection, enters).await?);
    let (from, to) = match sit {
        (true, true) => return Ok(Linked::Seated),
        (false, true) => (makes, enters),
        (_, false) => (enters, makes),
    };
    query!("UPDATE account SET person = ? WHERE person = ?", to, from)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    let platform = maker.platform.code();
    query!("DELETE FROM link_code WHERE platform = ? AND account = ?", platform, maker.id)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    show_everywhere(&mut *connection, person(to)).await?;
    wake_leagues_of(connection, person(from), at).await?;
    Ok(Linked::Done(person(to)))
}

/// Whether two persons have accounts on the same platform.
async fn share_a_platform(connection: &mut SqliteConnection, one: i64, other: i64) -> Result<bool, StoreError> {
    let shared = query_scalar!(
        r#"SELECT 1 AS "one!: i64" FROM account
           JOIN account AS others ON others.person = ? AND others.platform = account.platform
           WHERE account.person = ? LIMIT 1"#,
        other,
        one
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    Ok(shared.is_some())
}

/// Gives the account its own person back, or theirs to those that joined it.
async fn part(connection: &mut SqliteConnection, of: &AccountRef) -> Result<Unlinked, StoreError> {
    let platform = of.platform.code();
    let account = query!("SELECT person, own_person FROM account WHERE platform = ? AND id = ?", platform, of.id)
        .fetch_optional(&mut *connection)
        .await
        .map_err(fault)?;
    let Some(account) = account else {
        return Ok(Unlinked::Nothing);
    };
    let before = query_scalar!("SELECT own_person FROM account WHERE person = ?", account.person)
        .fetch_all(&mut *connection)
        .await
        .map_err(fault)?;
    let alone = account.person != account.own_person;
    let parted = query!(
        "UPDATE account SET person = own_person
         WHERE person = ?1 AND own_person != ?1 AND (NOT ?2 OR (platform = ?3 AND id = ?4))",
        account.person,
        alone,
        platform,
        of.id
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    if parted.rows_affected() == 0 {
        return Ok(Unlinked::Nothing);
    }
    for own in before {
        show_everywhere(&mut *connection, person(own)).await?;
    }
    // Undone with the transaction, where the person may not part now.
    let sits = sits(&mut *connection, account.person).await?;
    Ok(if sits { Unlinked::Seated } else { Unlinked::Done })
}
