//! Existing communities: groups of people who play together now and then.

use std::sync::Arc;

use talon_loopback::discord::Guild;
use talon_loopback::{Group, Person, discord};
use talon_stage::telegram;
use tokio::sync::OnceCell;

use super::running::Fleet;
use super::tables::{Order, PlayedTable, on_discord, on_telegram};
use crate::crash::Pulse;

/// A group and its members.
struct Community<R, P> {
    room: R,
    people: Vec<(P, OnceCell<()>)>,
}

/// As many on Telegram as on Discord.
pub(crate) struct Communities {
    telegram: Vec<Community<Group, Person>>,
    discord: Vec<Community<Guild, discord::Person>>,
}

impl<R, P: Clone> Community<R, P> {
    fn new(people: Vec<P>, room: impl FnOnce(&[&P]) -> R) -> Self {
        let room = room(&people.iter().collect::<Vec<_>>());
        Self { room, people: people.into_iter().map(|person| (person, OnceCell::new())).collect() }
    }

    /// This many members, different ones each time.
    fn some(&self, count: usize, time: usize) -> Vec<&(P, OnceCell<()>)> {
        (0..count).map(|place| &self.people[(time * count + place) % self.people.len()]).collect()
    }
}

impl Communities {
    /// Creates communities of this many people each.
    pub(crate) fn found(fleet: &Fleet, communities: usize, people: usize) -> Self {
        let of = |community: usize| (0..people).map(move |person| format!("P{person} of {community}"));
        let on_telegram = |community| {
            let people = of(community).map(|name| fleet.telegram.person(&name, "en")).collect();
            Community::new(people, |people| fleet.telegram.supergroup(&format!("Friday {community}"), people))
        };
        let on_discord = |community| {
            let people = of(community).map(|name| fleet.discord.person(&name, "en-US")).collect();
            Community::new(people, |people| fleet.discord.guild(&format!("Saturday {community}"), people))
        };
        Self {
            telegram: (0..communities / 2).map(on_telegram).collect(),
            discord: (0..communities / 2).map(on_discord).collect(),
        }
    }

    /// Opens the table with this number in the community whose turn it is, and starts its match.
    pub(crate) async fn open(&self, fleet: &Fleet, number: usize, pulse: &Arc<Pulse>) -> PlayedTable {
        let order = Order::number(fleet, number);
        let nth = number / 2;
        if number.is_multiple_of(2) {
            let community = &self.telegram[nth % self.telegram.len()];
            let people = community.some(order.people, nth / self.telegram.len());
            for (person, met) in &people {
                met.get_or_init(|| telegram::meet(person)).await;
            }
            let players: Vec<_> = people.iter().map(|(person, _)| person).collect();
            order.played_table(PlayedTable::Telegram, on_telegram(&order, &players, &community.room).await, pulse)
        } else {
            let community = &self.discord[nth % self.discord.len()];
            let people = community.some(order.people, nth / self.discord.len());
            let players: Vec<_> = people.iter().map(|(person, _)| person).collect();
            order.played_table(PlayedTable::Discord, on_discord(&order, &players, &community.room).await, pulse)
        }
    }
}
