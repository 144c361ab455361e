//! Which person an account acts as.

use async_trait::async_trait;
use sqlx::{query, query_scalar};
use talon_store::database::{Identity, PersonRows};
use talon_store::{AccountRef, PlatformKind, PrivateChat, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{coded, person, person_id};
use crate::dialect::{Moment, SqlUnit, execute};
use crate::fault::fault;

#[async_trait]
impl PersonRows for SqlUnit {
    async fn identity(&mut self, account: &AccountRef) -> Result<Option<Identity>, StoreError> {
        let platform = account.platform.code();
        let found =
            query!("SELECT person, own_person FROM account WHERE platform = $1 AND id = $2", platform, account.id)
                .fetch_optional(self.connection())
                .await
                .map_err(fault)?;
        Ok(found.map(|row| Identity { person: person(row.person), own_person: person(row.own_person) }))
    }

    async fn set_private_chat(&mut self, account: &AccountRef, chat: PrivateChat) -> Result<(), StoreError> {
        let platform = account.platform.code();
        execute!(
            self,
            "UPDATE account SET chat = $1 WHERE platform = $2 AND id = $3",
            chat.code(),
            platform,
            account.id
        )
        .map(drop)
    }

    async fn mark_tables_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE card_table SET generation = generation + 1, behind_at = CASE WHEN behind_at < $1 THEN behind_at ELSE $1 END
             WHERE open = true AND id IN (SELECT table_id FROM seated WHERE person = $2)",
            Moment(at),
            person_id(person)
        )
        .map(drop)
    }

    async fn mark_tables_in(&mut self, platform: PlatformKind, chat: &str, at: Timestamp) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE card_table SET generation = generation + 1, behind_at = CASE WHEN behind_at < $1 THEN behind_at ELSE $1 END
             WHERE open = true AND platform = $2 AND chat = $3",
            Moment(at),
            platform.code(),
            chat
        )
        .map(drop)
    }

    async fn accounts_acting_as(&mut self, person: PersonId) -> Result<Vec<AccountRef>, StoreError> {
        let person = person_id(person);
        let accounts = query!("SELECT platform, id FROM account WHERE person = $1", person)
            .fetch_all(self.connection())
            .await
            .map_err(fault)?;
        accounts.into_iter().map(|row| Ok(AccountRef { platform: coded(&row.platform)?, id: row.id })).collect()
    }

    async fn own_persons(&mut self, of: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let of = person_id(of);
        let own = query_scalar!("SELECT own_person FROM account WHERE person = $1", of);
        Ok(own.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(person).collect())
    }

    async fn share_a_platform(&mut self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let (one, other) = (person_id(one), person_id(other));
        let shared = query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM account
                              JOIN account AS others ON others.person = $1 AND others.platform = account.platform
                              WHERE account.person = $2) AS "shared!: bool""#,
            other,
            one
        );
        shared.fetch_one(self.connection()).await.map_err(fault)
    }

    async fn sits(&mut self, person: PersonId) -> Result<bool, StoreError> {
        let seat = query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM seated JOIN card_table ON card_table.id = seated.table_id
                              WHERE seated.person = $1 AND card_table.open = true) AS "sits!: bool""#,
            person_id(person)
        );
        seat.fetch_one(self.connection()).await.map_err(fault)
    }

    async fn act_as(&mut self, from: PersonId, to: PersonId) -> Result<(), StoreError> {
        let (from, to) = (person_id(from), person_id(to));
        execute!(self, "UPDATE account SET person = $1 WHERE person = $2", to, from).map(drop)
    }

    async fn part(&mut self, person: PersonId, alone: Option<&AccountRef>) -> Result<bool, StoreError> {
        let person = person_id(person);
        let (platform, id) = (alone.map(|account| account.platform.code()), alone.map(|account| &*account.id));
        let one = alone.is_some();
        let parted = execute!(
            self,
            "UPDATE account SET person = own_person
             WHERE person = $1 AND own_person <> $1 AND (NOT $2 OR (platform = $3 AND id = $4))",
            person,
            one,
            platform,
            id
        )?;
        Ok(parted > 0)
    }
}
