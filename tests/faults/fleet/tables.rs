//! The tables of both platforms.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::iter;
use talon_games::GameKind;
use talon_loopback::discord::{Guild, Person as Member};
use talon_loopback::{Group, Person};
use talon_stage::{Hand, Human, Languages, Plan, Policy, Sitting, Story, discord, draw, pages_show, telegram};
use talon_store::Store;
use talon_table::{Recorded, Table, TableId, Viewer};
use talon_view::Locale;

use super::replay::Played;
use super::running::Fleet;
use crate::crash::{Game, Pulse, Stubborn, presses_count_once};

/// How many tables are opened at a time.
const AT_ONCE: usize = 16;

const NAMES: [&str; 3] = ["Ana", "Boris", "Vera"];

/// How many matches a table plays.
const MATCHES: u32 = 1;

/// How eagerly 66 is claimed: matches are short, and there are many.
const HASTE: u64 = 400;

/// On each platform, one table in this many plays each of the longer games.
const RARE: usize = 20;

/// A table, its players, and their presses.
pub(crate) enum PlayedTable {
    Telegram(Game<Person>),
    Discord(Game<Member>),
}

/// Opens this many tables, alternating between the platforms, and starts their matches.
pub(crate) async fn gather(fleet: &Fleet, tables: usize, pulse: &Arc<Pulse>) -> Vec<PlayedTable> {
    iter(0..tables).map(|number| open(fleet, number, pulse)).buffer_unordered(AT_ONCE).collect().await
}

/// Opens the table with this number in its own group, and starts its match.
async fn open(fleet: &Fleet, number: usize, pulse: &Arc<Pulse>) -> PlayedTable {
    let order = Order::number(fleet, number);
    let names = NAMES.iter().take(order.people).map(|name| format!("{name} {number}"));
    if number.is_multiple_of(2) {
        let people: Vec<_> = iter(names)
            .then(async |name: String| telegram::befriend(&fleet.telegram, &name, "en").await)
            .collect()
            .await;
        let players: Vec<_> = people.iter().collect();
        let group = fleet.telegram.supergroup(&format!("Friday {number}"), &players);
        order.played_table(PlayedTable::Telegram, on_telegram(&order, &players, &group).await, pulse)
    } else {
        let people: Vec<_> = names.map(|name| fleet.discord.person(&name, "en-US")).collect();
        let players: Vec<_> = people.iter().collect();
        let guild = fleet.discord.guild(&format!("Saturday {number}"), &players);
        order.played_table(PlayedTable::Discord, on_discord(&order, &players, &guild).await, pulse)
    }
}

/// What to play at a table, and how.
pub(super) struct Order {
    plan: Plan,
    policy: Policy,
    /// The number of people, without AI players.
    pub(super) people: usize,
}

impl Order {
    /// For three, or for two and an AI player, if the game allows that; otherwise for two, or for one and an AI player.
    pub(super) fn number(fleet: &Fleet, number: usize) -> Self {
        let game = game(number);
        let seats = usize::from(*game.default_rules().seats().start());
        let ais = usize::from((number / 2).is_multiple_of(3));
        let policy = Policy { seed: draw(fleet.telegram.seed(), number), haste: HASTE };
        Self { plan: Plan::short(game).ais(ais), policy, people: seats - ais }
    }

    /// The people at an open table.
    pub(super) fn played_table<P: Stubborn>(
        &self,
        on: fn(Game<P>) -> PlayedTable,
        sitting: Sitting<P>,
        pulse: &Arc<Pulse>,
    ) -> PlayedTable {
        on(Game::new(sitting, self.policy, pulse))
    }
}

/// The game of the table with this number. Games whose matches are short only by an option are played on Telegram.
fn game(number: usize) -> GameKind {
    match number / 2 % RARE {
        0 if number.is_multiple_of(2) => GameKind::Belot,
        1 if number.is_multiple_of(2) => GameKind::Ristiseiska,
        number => [GameKind::Santase, GameKind::Sznap, GameKind::Snaps][number % 3],
    }
}

pub(super) async fn on_telegram(order: &Order, players: &[&Person], group: &Group) -> telegram::Sitting {
    let (mut sitting, lobby) = telegram::Sitting::gather(&order.plan, players, group).await;
    sitting.begin(&lobby).await;
    sitting
}

pub(super) async fn on_discord(order: &Order, players: &[&Member], guild: &Guild) -> discord::Sitting {
    let (mut sitting, lobby) = discord::Sitting::gather(&order.plan, players, &guild.channel("cards")).await;
    // All direct messages belong to one shard, so without panels a single process would get every decision.
    sitting.hands[1..].fill(Hand::Panel);
    sitting.begin(&lobby).await;
    sitting
}

impl PlayedTable {
    pub(crate) fn table(&self) -> TableId {
        match self {
            Self::Telegram(game) => game.sitting.table,
            Self::Discord(game) => game.sitting.table,
        }
    }

    /// Makes people think this long about each decision, on average.
    pub(crate) fn thinking(self, think: Duration) -> Self {
        match self {
            Self::Telegram(game) => Self::Telegram(game.thinking(think)),
            Self::Discord(game) => Self::Discord(game.thinking(think)),
        }
    }

    /// Plays all matches.
    pub(crate) async fn play(self) -> Self {
        match self {
            Self::Telegram(game) => Self::Telegram(game.play(MATCHES).await),
            Self::Discord(game) => Self::Discord(game.play(MATCHES).await),
        }
    }

    /// How the table was played, for the replay.
    pub(crate) async fn played(&self, log: &[Recorded], store: &dyn Store) -> Played {
        let accounts = match self {
            Self::Telegram(game) => accounts(&game.sitting.players),
            Self::Discord(game) => accounts(&game.sitting.players),
        };
        let row = store.table(self.table()).await.expect("it can be read").expect("the table is known");
        let result = store.result(row.table, 1).await.expect("it can be read").expect("the match is over");
        Played { table: row.table, home: row.home, result: result.fact.number, accounts, log: log.to_vec() }
    }

    /// The index of its platform: Telegram is first.
    pub(crate) fn platform(&self) -> usize {
        match self {
            Self::Telegram(_) => 0,
            Self::Discord(_) => 1,
        }
    }

    /// The presses agree with the log, and every page shows the table as it is in the log. Returns the table's story.
    pub(crate) async fn is_whole(&self, log: &[Recorded]) -> Story {
        let table = Table::replay(log.iter().cloned()).expect("the log can be replayed");
        match self {
            Self::Telegram(game) => is_whole(game, &table, log).await,
            Self::Discord(game) => is_whole(game, &table, log).await,
        }
    }
}

async fn is_whole<P: Stubborn>(game: &Game<P>, table: &Table, log: &[Recorded]) -> Story {
    let story = story(table, log, &game.sitting.players);
    presses_count_once(game, &story);
    pages_show(table, &game.sitting, Languages::all(Locale::EN)).await;
    story
}

fn accounts<P: Human>(players: &[P]) -> Vec<i64> {
    players.iter().map(Human::account).collect()
}

fn story<P: Human>(table: &Table, log: &[Recorded], players: &[P]) -> Story {
    let seats = players.iter().map(Some).chain(std::iter::repeat(None));
    Story::new(log, seats.take(table.view(Viewer::Public).seats.len()))
}
