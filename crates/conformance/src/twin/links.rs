//! Random requests about linked accounts.

use std::time::Duration;

use proptest::prelude::*;
use talon_store::Links as _;
use talon_store::links::{LinkCodeEntered, LinkCodeMade, NewLinkCode, TryLimit};
use talon_table::Timestamp;

use super::twins::{Twins, both};
use super::values::{KEYS, PERSONS, account, key, moment};

const LIMIT: TryLimit = TryLimit { most: 2, window: Duration::from_millis(4) };

#[derive(Debug, Clone)]
pub(super) enum LinkAsk {
    Make {
        account: usize,
        hash: u8,
        expires: i64,
        key: usize,
        at: i64,
    },
    Enter {
        account: usize,
        hash: u8,
        key: usize,
        at: i64,
    },
    Burn {
        hash: u8,
        key: usize,
        at: i64,
    },
    Decline {
        account: usize,
        number: u32,
        key: usize,
        at: i64,
    },
    Link {
        account: usize,
        number: u32,
        key: usize,
        at: i64,
    },
    /// Makes a code, enters it and confirms it. By chance these three requests rarely fit together.
    Whole {
        maker: usize,
        by: usize,
        keys: [usize; 3],
        at: i64,
    },
    Unlink {
        account: usize,
        key: usize,
        at: i64,
    },
}

pub(super) fn ask() -> impl Strategy<Value = LinkAsk> {
    let (accounts, hash, keys, numbers) = (0..PERSONS.len(), 0..3_u8, 0..4 * KEYS, 1..5_u32);
    let many = 100..10_000_usize;
    prop_oneof![
        3 => (accounts.clone(), hash.clone(), 3..9_i64, keys.clone(), moment())
            .prop_map(|(account, hash, expires, key, at)| LinkAsk::Make { account, hash, expires, key, at }),
        4 => (accounts.clone(), hash.clone(), keys.clone(), moment())
            .prop_map(|(account, hash, key, at)| LinkAsk::Enter { account, hash, key, at }),
        1 => (hash, keys.clone(), moment()).prop_map(|(hash, key, at)| LinkAsk::Burn { hash, key, at }),
        1 => (accounts.clone(), numbers.clone(), keys.clone(), moment())
            .prop_map(|(account, number, key, at)| LinkAsk::Decline { account, number, key, at }),
        3 => (accounts.clone(), numbers, keys, moment())
            .prop_map(|(account, number, key, at)| LinkAsk::Link { account, number, key, at }),
        5 => (accounts.clone(), accounts.clone(), [many.clone(), many.clone(), many.clone()], moment())
            .prop_map(|(maker, by, keys, at)| LinkAsk::Whole { maker, by, keys, at }),
        2 => (accounts, many, moment()).prop_map(|(account, key, at)| LinkAsk::Unlink { account, key, at }),
    ]
}

impl Twins<'_> {
    pub(super) async fn link(&self, ask: LinkAsk) {
        match ask {
            LinkAsk::Make { account: number, hash, expires, key: input, at } => {
                let code = NewLinkCode { maker: account(number), hash: [hash; 32], expires: Timestamp(expires) };
                both!(self, make_link_code(&code, LIMIT, &key(input), Timestamp(at)));
            }
            LinkAsk::Enter { account: number, hash, key: input, at } => {
                both!(self, enter_link_code(&account(number), &[hash; 32], LIMIT, &key(input), Timestamp(at)));
            }
            LinkAsk::Burn { hash, key: input, at } => {
                both!(self, burn_link_code(&[hash; 32], &key(input), Timestamp(at)));
            }
            LinkAsk::Decline { account: by, number, key: input, at } => {
                both!(self, decline_link(&account(by), number, &key(input), Timestamp(at)));
            }
            LinkAsk::Link { account: by, number, key: input, at } => {
                both!(self, link(&account(by), number, &key(input), Timestamp(at)));
            }
            LinkAsk::Whole { maker, by, keys, at } => self.link_whole(maker, by, keys, Timestamp(at)).await,
            LinkAsk::Unlink { account: number, key: input, at } => {
                both!(self, unlink(&account(number), &key(input), Timestamp(at)));
            }
        }
    }

    async fn link_whole(&self, maker: usize, by: usize, keys: [usize; 3], at: Timestamp) {
        let code = NewLinkCode { maker: account(maker), hash: [7; 32], expires: Timestamp(at.0 + 1) };
        let often = TryLimit { most: 100, ..LIMIT };
        let [make, enter, confirm] = keys.map(key);
        if both!(self, make_link_code(&code, often, &make, at)) != LinkCodeMade::Made {
            return;
        }
        let entered = both!(self, enter_link_code(&account(by), &code.hash, often, &enter, at));
        if let LinkCodeEntered::Found { number, .. } = entered {
            both!(self, link(&account(by), number, &confirm, at));
        }
    }
}
