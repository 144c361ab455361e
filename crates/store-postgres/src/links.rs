//! Linking: codes, tries, and which person an account acts as.

use async_trait::async_trait;
use sqlx::{PgConnection, Postgres, Transaction, query, query_as, query_scalar};
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
use crate::moment::Moment;
use crate::standings::{lock, show_everywhere};
use crate::store::PostgresStore;

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
pub(crate) async fn end<T>(
    transaction: Transaction<'static, Postgres>,
    answer: T,
    changed: bool,
) -> Result<T, StoreError> {
    if changed { transaction.commit().await } else { transaction.rollback().await }.map_err(fault)?;
    Ok(answer)
}

#[async_trait]
impl Links for PostgresStore {
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
        lock_tries(&mut transaction).await?;
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
        lock_tries(&mut transaction).await?;
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
        query!("DELETE FROM link_code WHERE hash = $1", hash).execute(&mut *transaction).await.map_err(fault)?;
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
        query!(
            "DELETE FROM link_code WHERE number = $1 AND entered_platform = $2 AND entered_account = $3",
            i64::from(number),
            by.platform.code(),
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
        lock_seats(&mut transaction).await?;
        lock(&mut transaction).await?;
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
        lock_seats(&mut transaction).await?;
        lock(&mut transaction).await?;
        let unlinked = part(&mut transaction, of).await?;
        end(transaction, unlinked, unlinked == Unlinked::Done).await
    }
}

/// Lets nobody else count tries, or make or enter a code, until the transaction ends: what may be done depends on how
/// often it was done before.
pub(crate) async fn lock_tries(connection: &mut PgConnection) -> Result<(), StoreError> {
    query!("LOCK TABLE link_try IN SHARE ROW EXCLUSIVE MODE").execute(connection).await.map_err(fault)?;
    Ok(())
}

/// Lets nobody take or leave a seat, and nobody else link, until the transaction ends: who sits at an open table stays
/// the person that sits there. A press waits for that as it would for any other writer.
pub(crate) async fn lock_seats(connection: &mut PgConnection) -> Result<(), StoreError> {
    query!("LOCK TABLE seated IN SHARE ROW EXCLUSIVE MODE").execute(connection).await.map_err(fault)?;
    Ok(())
}

/// From when on the account may try again; none where it may now.
pub(crate) async fn wait(
    connection: &mut PgConnection,
    account: &AccountRef,
    what: LinkTry,
    tries: TryLimit,
    at: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let deciding = query_scalar!(
        "SELECT at FROM link_try WHERE platform = $1 AND account IN ($2, $3) AND what = $4 AND at > $5
         ORDER BY at DESC LIMIT 1 OFFSET $6",
        account.platform.code(),
        account.id,
        forgotten_name(account),
        what.code(),
        Moment(tries.forgotten(at)),
        limit(tries.place_of_deciding_try())
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    Ok(deciding.map(|moment| moment.0.plus(tries.window)))
}

/// Counts a try, and forgets those of all accounts that no longer count.
pub(crate) async fn note_try(
    connection: &mut PgConnection,
    account: &AccountRef,
    what: LinkTry,
    tries: TryLimit,
    at: Timestamp,
) -> Result<(), StoreError> {
    let (platform, what) = (account.platform.code(), what.code());
    query!("DELETE FROM link_try WHERE what = $1 AND at <= $2", what, Moment(tries.forgotten(at)))
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!(
        "INSERT INTO link_try (platform, account, what, at) VALUES ($1, $2, $3, $4)",
        platform,
        account.id,
        what,
        Moment(at)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Keeps the tries of the accounts that act as this person under names that tell nobody whose they are.
pub(crate) async fn hide_tries(connection: &mut PgConnection, person: i64) -> Result<(), StoreError> {
    let accounts = query!("SELECT platform, id FROM account WHERE person = $1", person)
        .fetch_all(&mut *connection)
        .await
        .map_err(fault)?;
    for row in accounts {
        let account = AccountRef { platform: coded(&row.platform)?, id: row.id };
        query!(
            "UPDATE link_try SET account = $1 WHERE platform = $2 AND account = $3",
            forgotten_name(&account),
            row.platform,
            account.id
        )
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    }
    Ok(())
}

/// Adds a code in place of the maker's earlier one, and of those that have expired.
async fn add_code(connection: &mut PgConnection, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError> {
    let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
    query!(
        "DELETE FROM link_code WHERE (platform = $1 AND account = $2) OR hash = $3 OR expires <= $4",
        platform,
        code.maker.id,
        hash,
        Moment(at)
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "INSERT INTO link_code (platform, account, hash, expires) VALUES ($1, $2, $3, $4)",
        platform,
        code.maker.id,
        hash,
        Moment(code.expires)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn enter(
    connection: &mut PgConnection,
    by: &AccountRef,
    hash: &[u8; 32],
    at: Timestamp,
) -> Result<LinkCodeEntered, StoreError> {
    let (platform, hash) = (by.platform.code(), &hash[..]);
    let code = query_as!(
        CodeColumns,
        "SELECT number, platform, account FROM link_code WHERE hash = $1 AND expires > $2
             AND (entered_platform IS NULL OR (entered_platform = $3 AND entered_account = $4))
         FOR UPDATE",
        hash,
        Moment(at),
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
    query!(
        "UPDATE link_code SET entered_platform = $1, entered_account = $2 WHERE number = $3",
        platform,
        by.id,
        number
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(LinkCodeEntered::Found { number: count(number)?, maker })
}

/// The account that made the code of this number, which `by` has entered.
async fn entered(
    connection: &mut PgConnection,
    by: &AccountRef,
    number: u32,
    at: Timestamp,
) -> Result<Option<AccountRef>, StoreError> {
    let code = query_as!(
        CodeColumns,
        "SELECT number, platform, account FROM link_code
         WHERE number = $1 AND expires > $2 AND entered_platform = $3 AND entered_account = $4
         FOR UPDATE",
        i64::from(number),
        Moment(at),
        by.platform.code(),
        by.id
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    code.map(CodeColumns::maker).transpose()
}

async fn acts_as(connection: &mut PgConnection, account: &AccountRef) -> Result<Option<i64>, StoreError> {
    query_scalar!("SELECT person FROM account WHERE platform = $1 AND id = $2", account.platform.code(), account.id)
        .fetch_optional(connection)
        .await
        .map_err(fault)
}

/// Whether a person sits at an open table.
async fn sits(connection: &mut PgConnection, person: i64) -> Result<bool, StoreError> {
    query_scalar!(
        r#"SELECT EXISTS (SELECT FROM seated JOIN card_table ON card_table.id = seated.table_id
                          WHERE seated.person = $1 AND card_table.open) AS "sits!""#,
        person
    )
    .fetch_one(connection)
    .await
    .map_err(fault)
}

/// Lets both accounts, and all others of their persons, act as one person; its code is used up.
async fn join(
    connection: &mut PgConnection,
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
    query!("UPDATE account SET person = $1 WHERE person = $2", to, from)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM link_code WHERE platform = $1 AND account = $2", maker.platform.code(), maker.id)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    show_everywhere(&mut *connection, person(to)).await?;
    wake_leagues_of(connection, person(from), at).await?;
    Ok(Linked::Done(person(to)))
}

/// Whether two persons have accounts on the same platform.
async fn share_a_platform(connection: &mut PgConnection, one: i64, other: i64) -> Result<bool, StoreError> {
    query_scalar!(
        r#"SELECT EXISTS (SELECT FROM account
                          JOIN account AS others ON others.person = $1 AND others.platform = account.platform
                          WHERE account.person = $2) AS "shared!""#,
        other,
        one
    )
    .fetch_one(connection)
    .await
    .map_err(fault)
}

/// Gives the account its own person back, or theirs to those that joined it.
async fn part(connection: &mut PgConnection, of: &AccountRef) -> Result<Unlinked, StoreError> {
    let platform = of.platform.code();
    let account = query!("SELECT person, own_person FROM account WHERE platform = $1 AND id = $2", platform, of.id)
        .fetch_optional(&mut *connection)
        .await
        .map_err(fault)?;
    let Some(account) = account else {
        return Ok(Unlinked::Nothing);
    };
    let before = query_scalar!("SELECT own_person FROM account WHERE person = $1", account.person)
        .fetch_all(&mut *connection)
        .await
        .map_err(fault)?;
    let alone = account.person != account.own_person;
    let parted = query!(
        "UPDATE account SET person = own_person
         WHERE person = $1 AND own_person <> $1 AND (NOT $2 OR (platform = $3 AND id = $4))",
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
