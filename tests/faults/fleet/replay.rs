//! A single house in memory repeats the decisions that several processes recorded.
//!
//! Every event that needs somebody is caused by the same input at the same moment: a press, or an AI player that thinks again. The house
//! must derive everything else by itself. Random draws are in the log, and the house repeats them. Matches end in the order in which their
//! results were numbered, because ratings depend on it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use talon_games::GameKind;
use talon_house::testing::{InlineCompute, ScriptedPlatform, VirtualClock};
use talon_house::{Clock, Entropy, House, HouseParts, Incoming, Intent, Platform, Settings};
use talon_store::intercept::Intercepted;
use talon_store::{AccountRef, MemoryStore, Place, PlatformKind, Sender, Store};
use talon_table::{Decider, Event, PersonId, Recorded, Table, TableId, Terms, Timestamp, Viewer};
use talon_view::{HouseVerb, TableVerb, Token, Verb};

use super::standings::Standings;
use super::turn::InTurn;

/// How a table was played.
pub(crate) struct Played {
    pub(crate) table: TableId,
    /// Where it was opened.
    pub(crate) home: Place,
    /// The number of its result.
    pub(crate) result: u64,
    /// The people, in the order in which they sat down.
    pub(crate) accounts: Vec<i64>,
    pub(crate) log: Vec<Recorded>,
}

/// Repeats the random draws in the logs.
#[derive(Default)]
struct Recalled(HashMap<(String, String), [u8; 32]>);

impl Recalled {
    fn learn(&mut self, played: &Played) {
        let (table, platform) = (played.table, played.home.platform);
        self.know("table", format!("{platform}:{}", key_of(played, 0)), number(table.0));
        let mut accounts = played.accounts.iter();
        for recorded in &played.log {
            match &recorded.event {
                Event::Prepared { match_no, secret, .. } => {
                    self.know("secret", format!("{table}:{match_no}"), *secret.bytes());
                }
                Event::Joined { person, .. } => {
                    let account = accounts.next().expect("everybody who joined is known");
                    self.know("person", format!("{platform}:{account}"), number(person.0));
                }
                _ => {}
            }
        }
    }

    fn know(&mut self, label: &str, context: String, bytes: [u8; 32]) {
        self.0.insert((label.to_owned(), context), bytes);
    }
}

impl Entropy for Recalled {
    fn draw(&self, label: &str, context: &str) -> [u8; 32] {
        // A person's number is drawn at their first input of any kind.
        let context = match label {
            "person" => context.rsplit_once(':').map_or(context, |(account, _)| account),
            _ => context,
        };
        self.0.get(&(label.to_owned(), context.to_owned())).copied().unwrap_or_default()
    }
}

/// Bytes whose first eight are this number.
fn number(number: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    bytes
}

fn key_of(played: &Played, event: usize) -> String {
    format!("{}-{event}", played.table)
}

/// The single house.
pub(crate) struct Replay {
    house: Arc<House>,
    store: Arc<MemoryStore>,
    clock: Arc<VirtualClock>,
    turn: InTurn,
}

impl Replay {
    /// Plays all tables at once, in the order in which things happened.
    pub(crate) async fn of(tables: &[Played]) -> Self {
        let mut entropy = Recalled::default();
        tables.iter().for_each(|played| entropy.learn(played));
        let order = order(tables);
        let clock = Arc::new(VirtualClock::new(order.first().expect("something happened").moment));
        let (store, turn) = (Arc::new(MemoryStore::new()), InTurn::default());
        let platform = |kind| -> Arc<dyn Platform> {
            Arc::new(ScriptedPlatform::new(kind, Arc::clone(&clock) as Arc<dyn Clock>, 0))
        };
        let house = House::new(HouseParts {
            store: Arc::new(Intercepted::by(Arc::clone(&store) as Arc<dyn Store>, turn.clone())),
            platforms: PlatformKind::ALL.iter().copied().map(platform).collect(),
            clock: Arc::clone(&clock) as Arc<dyn Clock>,
            entropy: Arc::new(entropy),
            compute: Arc::new(InlineCompute),
            // Everything that was recorded took longer.
            settings: Settings { ai_delay: std::time::Duration::from_millis(1), ..Settings::default() },
            observer: Arc::new(()),
        });
        let replay = Self { house, store, clock, turn };
        for step in order {
            let played = &tables[step.table];
            // Events of one table are in order; those of other tables may have been recorded a little later than they happened.
            replay.clock.set(played.log[step.event].at);
            replay.turn.give_to(played.table);
            replay.bring_about(played, step.event).await;
        }
        replay
    }

    /// Causes an event, unless it has already followed from an earlier one.
    async fn bring_about(&self, played: &Played, event: usize) {
        if self.version(played.table).await > event {
            return;
        }
        let recorded = &played.log[event];
        let answer = match input(played, event) {
            Some((by, private, intent)) => Some(self.house.handle(incoming(played, event, by, private, intent)).await),
            None => {
                self.house.run_due().await;
                None
            }
        };
        let version = self.version(played.table).await;
        assert!(version > event, "{recorded:?} did not come about: {answer:?}");
    }

    async fn version(&self, table: TableId) -> usize {
        let row = self.store.table(table).await.expect("memory never fails");
        row.map_or(0, |row| usize::try_from(row.version).expect("a short log"))
    }

    /// The log of this house.
    pub(crate) async fn log(&self, table: TableId) -> Vec<Recorded> {
        self.store.events(table, 0).await.expect("memory never fails")
    }

    /// The standings of this house.
    pub(crate) async fn standings(&self) -> Standings {
        Standings::of(&*self.store).await
    }
}

/// An event with its sort key: the time, then, if it ended a match, the number of the result.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    moment: Timestamp,
    result: u64,
    table: usize,
    event: usize,
}

/// Every event of every table, in the order in which they are caused.
fn order(tables: &[Played]) -> Vec<Step> {
    let mut numbered: Vec<(usize, &Played)> = tables.iter().enumerate().collect();
    numbered.sort_by_key(|(_, played)| played.result);
    let (mut order, mut ended) = (Vec::new(), Timestamp(i64::MIN));
    for (table, played) in numbered {
        let (ends, mut latest) = (ends(&played.log), Timestamp(i64::MIN));
        for (event, recorded) in played.log.iter().enumerate() {
            let over = event >= ends;
            // Of two simultaneous decisions, the later one may be saved first.
            latest = latest.max(recorded.at).max(if over { ended } else { recorded.at });
            order.push(Step { moment: latest, result: if over { played.result } else { 0 }, table, event });
        }
        ended = latest;
    }
    order.sort_unstable();
    order
}

/// The index in the log of the decision that ended the match; forced actions follow from it.
fn ends(log: &[Recorded]) -> usize {
    let over =
        log.iter().position(|recorded| matches!(recorded.event, Event::MatchEnded { .. })).expect("it was played");
    let decided = |event: &Event| matches!(event, Event::Acted { by: Decider::Person(_) | Decider::Ai(_), .. });
    log[..over].iter().rposition(|recorded| decided(&recorded.event)).expect("somebody decided")
}

/// The person, whether in private, and the intent that caused an event; `None` if an AI player did.
fn input(played: &Played, event: usize) -> Option<(PersonId, bool, Intent)> {
    if let Event::Opened { rules, host, .. } = &played.log[event].event {
        let game: GameKind = rules.kind();
        return Some((*host, false, Intent::Play { game: Some(game.to_string()) }));
    }
    let table = Table::replay(played.log[..event].iter().cloned()).expect("the log can be replayed");
    let view = table.view(Viewer::Public);
    let press = |number: u32, verb: Verb| Intent::Press(Token::new(Some(played.table), number, verb).to_string());
    let holder = |seat| *table.persons().iter().find(|person| table.seat_of(**person) == Some(seat)).expect("a person");
    Some(match &played.log[event].event {
        Event::Joined { person, .. } => (*person, false, press(view.match_no, Verb::House(HouseVerb::Join))),
        Event::AiJoined { .. } => (view.host, false, press(view.match_no, Verb::Table(TableVerb::AddAi))),
        Event::OptionSet { key, value } => (view.host, true, press(view.match_no, option(&view.terms(), key, value))),
        Event::Started { match_no: 1, .. } => (view.host, false, press(1, Verb::Table(TableVerb::Start))),
        Event::Prepared { match_no, .. } => {
            let ready = played.log[event..].iter().find_map(|recorded| match recorded.event {
                Event::Ready { seat } => Some(seat),
                _ => None,
            });
            (holder(ready.expect("somebody is ready")), false, press(match_no - 1, Verb::House(HouseVerb::Rematch)))
        }
        Event::Ready { seat } => (holder(*seat), false, press(view.match_no, Verb::House(HouseVerb::Rematch))),
        Event::Acted { by: Decider::Person(person), action, .. } => {
            (*person, true, press(table.turn(), Verb::Act(action.parse().expect("a decision"))))
        }
        Event::Acted { by: Decider::Ai(_), .. } => return None,
        other => panic!("{} follows from what was decided", other.name()),
    })
}

/// The button that sets an option.
fn option(terms: &Terms, key: &str, value: &str) -> Verb {
    let options = terms.options(true);
    let values = options.iter().find(|option| option.key == key).expect("an option").values;
    let place = values.iter().position(|known| *known == value).expect("a value");
    Verb::House(HouseVerb::Option(key.parse().expect("an option's name"), u8::try_from(place).expect("few values")))
}

fn incoming(played: &Played, event: usize, by: PersonId, private: bool, intent: Intent) -> Incoming {
    let joined = played.log.iter().filter_map(|recorded| match recorded.event {
        Event::Joined { person, .. } => Some(person),
        _ => None,
    });
    let accounts: BTreeMap<PersonId, i64> = joined.zip(played.accounts.iter().copied()).collect();
    let account = accounts.get(&by).expect("somebody of the table").to_string();
    let direct = || Place { chat: account.clone(), thread: None, private, ..played.home.clone() };
    Incoming {
        key: key_of(played, event),
        from: Sender {
            account: AccountRef { platform: played.home.platform, id: account.clone() },
            name: format!("Person {}", by.0),
            language: Some("en".to_owned()),
        },
        place: if private { direct() } else { played.home.clone() },
        message: None,
        intent,
        panel: None,
        now_message: None,
    }
}
