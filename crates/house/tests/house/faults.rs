//! A failing store: people get a sentence, nothing is half done, and the pages become right again.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::{usual_or_long, waiting};
use talon_house::{Answer, Arrived, Clock, Intent};
use talon_store::shaky::{ShakyStore, Way};
use talon_store::{Place, PlatformKind, Store, SurfaceKey};
use talon_table::{Event, TableId};
use talon_view::{HouseVerb, Locale, Msg, ShowVerb, TableVerb, Token, Verb, say};
use tokio::sync::oneshot;

use crate::common::{ANA, BOB, GROUP, Human, SERVER, World, words};
use crate::guild::{Guild, On};
use crate::invariants::{everything_is_current, nobody_saw_too_much};

fn fault(human: Human) -> Answer {
    Answer::Alert(say(Locale::parse(human.2), &Msg::Fault))
}

/// The one call of the house that fails, after so many calls.
struct Trial {
    left: Option<usize>,
    way: Way,
}

impl Trial {
    /// Does something with the store set up for this trial; the test's own reads succeed.
    async fn run<T>(&mut self, store: &Arc<ShakyStore>, work: impl Future<Output = T>) -> T {
        let Some(left) = self.left else {
            return work.await;
        };
        store.take_calls();
        store.break_after(left, self.way);
        let output = work.await;
        let made = store.take_calls().len();
        self.left = if store.has_broken() { None } else { Some(left - made) };
        output
    }
}

/// People who press until they see what they want.
struct Session {
    guild: Guild,
    trial: Trial,
}

impl Session {
    fn new(left: Option<usize>, way: Way) -> Self {
        Self { guild: Guild::new(1), trial: Trial { left, way } }
    }

    /// One input, with its answer on the screen. Somebody without an answer must find it on a page or at the table.
    async fn tries(&mut self, human: Human, (place, on): (Place, Option<On>), intent: Intent) {
        let incoming = self.guild.asks(human, place, on, intent);
        loop {
            let before = self.saved().await;
            let (store, house) = (Arc::clone(&self.guild.store), Arc::clone(&self.guild.house));
            let answer = self.trial.run(&store, house.handle(incoming.clone())).await;
            let done = self.saved().await != before;
            let told = words(&answer).is_some() || answer == Answer::Dismiss;
            assert!(told || done, "silence for {incoming:?}");
            let lost = self.trial.way == Way::Back;
            assert!(!done || lost || answer != fault(human), "it is done, and told otherwise: {incoming:?}");
            self.guild.bring_to_screen(&incoming, &answer);
            if let Answer::Surface { receipt, .. } = &answer {
                self.trial.run(&store, house.confirm(receipt.clone(), Arrived::Shown)).await;
            }
            if answer != fault(human) {
                break;
            }
            // The same input once more, as a platform delivers it again.
        }
        // A failed step says nothing about the next, and is retried a moment later.
        for _ in 0..2 {
            let (store, world) = (Arc::clone(&self.guild.store), &*self.guild);
            self.trial.run(&store, world.settle()).await;
        }
    }

    /// How many decisions were saved.
    async fn saved(&self) -> u32 {
        let tables = self.guild.store.open_tables_in(PlatformKind::Discord, SERVER).await.unwrap();
        tables.iter().map(|table| table.version).sum()
    }

    async fn presses(&mut self, human: Human, (place, on, token): (Place, On, Token)) {
        self.tries(human, (place, Some(on)), Intent::Press(token.to_string())).await;
    }

    async fn sees(&mut self, verb: &Verb) -> (Place, On, Token) {
        let button = self.guild.sees_in(SERVER, |shown| shown == verb);
        button.unwrap_or_else(|| panic!("{verb:?} is there to press"))
    }

    /// A table from its opening to the third card, on a panel.
    async fn plays(&mut self) -> TableId {
        let santase = Intent::Play { game: Some(GameKind::Santase.to_string()) };
        self.tries(ANA, (Guild::channel(), None), santase).await;
        let tables = self.guild.store.open_tables_in(PlatformKind::Discord, SERVER).await.unwrap();
        assert_eq!(tables.len(), 1, "one table was asked for");
        let table = tables[0].table;
        self.sets_an_option().await;
        let lobby = self.guild.newest(SERVER);
        let join = Token::new(Some(table), 1, Verb::House(HouseVerb::Join));
        self.presses(BOB, (lobby.place, On::Message(lobby.number), join)).await;
        for (human, verb) in [(ANA, Verb::Table(TableVerb::Start)), (ANA, Verb::Show(ShowVerb::Hand))] {
            let button = self.sees(&verb).await;
            self.presses(human, button).await;
        }
        for _ in 0..3 {
            let (human, token) = self.guild.decision(table).await.expect("playing");
            let button = self.guild.buttons_for(human, &token).into_iter().next();
            let button = button.unwrap_or_else(|| panic!("{human:?} has no button for {token}"));
            self.presses(human, button).await;
        }
        table
    }

    async fn sets_an_option(&mut self) {
        let shown: [fn(&Verb) -> bool; 3] = [
            |verb| *verb == Verb::Show(ShowVerb::Options),
            |verb| matches!(verb, Verb::House(HouseVerb::Option(..))),
            |verb| *verb == Verb::Show(ShowVerb::OptionsDone),
        ];
        for fits in shown {
            let button = self.guild.sees(ANA, SERVER, fits).expect("a button");
            self.presses(ANA, button).await;
        }
    }

    /// How many messages each chat has.
    fn messages(&self) -> [usize; 3] {
        [SERVER, ANA.0, BOB.0].map(|chat| self.guild.platform.messages(chat).len())
    }
}

#[tokio::test]
async fn any_one_call_may_fail() {
    // In the usual edition each call fails in one of the two ways.
    let is_long = usual_or_long(false, true);
    let mut calm = Session::new(None, Way::There);
    let table = calm.plays().await;
    let events: Vec<Event> = calm.guild.events(table).await;
    everything_is_current(&calm.guild, table).await;
    for way in [Way::There, Way::Back] {
        for call in 0.. {
            if !is_long && (call % 2 == 0) != matches!(way, Way::There) {
                continue;
            }
            // Printed where the test fails.
            println!("call {call}, {way:?}");
            let mut session = Session::new(Some(call), way);
            let table = session.plays().await;
            assert_eq!(session.guild.events(table).await, events, "call {call}, {way:?}");
            everything_is_current(&session.guild, table).await;
            nobody_saw_too_much(&session.guild, table).await;
            assert_eq!(session.messages(), calm.messages(), "call {call}, {way:?}: no message is forgotten");
            if session.trial.left.is_some() {
                assert!(call > 100, "every call was tried, and there were {call}");
                break;
            }
        }
    }
}

/// Steps after a decision are only for display: a failure there does not make the decision a fault.
#[tokio::test]
async fn what_is_done_is_told_so() {
    for call in 0.. {
        let mut world = World::new(1);
        let table = world.lobby(ANA).await;
        world.settle().await;
        let (message, token) = world.shown(GROUP, |verb| *verb == Verb::Table(TableVerb::AddAi)).expect("a button");
        world.platform.chatter(GROUP, 20);
        let mut incoming = world.incoming(ANA, World::group(), Some(message), Intent::Press(token.to_string()));
        incoming.now_message = Some(world.platform.newest(GROUP));
        let before = world.events(table).await.len();
        let mut trial = Trial { left: Some(call), way: Way::There };
        let (store, house) = (Arc::clone(&world.store), Arc::clone(&world.house));
        let answer = trial.run(&store, house.handle(incoming)).await;
        let done = world.events(table).await.len() > before;
        assert_eq!(answer, if done { Answer::Silent } else { fault(ANA) }, "call {call}");
        if trial.left.is_some() {
            assert!(done && call > 6, "{call} calls");
            break;
        }
    }
}

/// A press that was answered with a fault of ours works when it is repeated; until then the store is left in peace.
#[tokio::test]
async fn a_store_that_is_away_for_a_minute_is_waited_for() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let before = guild.events(table).await;
    let (human, token) = guild.decision(table).await.unwrap();
    let button = guild.buttons_for(human, &token).pop().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let house = Arc::clone(&guild.house);
    let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
    guild.store.cut(true);
    guild.store.take_calls();
    for second in 0..60 {
        if second % 20 == 0 {
            assert_eq!(guild.taps(human, button.clone()).await, fault(human));
            let hand = guild.types(BOB, Guild::channel(), Intent::Hand).await;
            assert_eq!(hand, fault(BOB), "in the language of the app");
        }
        guild.clock.advance(Duration::from_secs(1));
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
    }
    let calls = guild.store.take_calls().len();
    assert!((60..400).contains(&calls), "{calls} calls in a minute");
    guild.store.cut(false);
    assert_eq!(guild.events(table).await, before);
    let answer = guild.taps(human, button).await;
    assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
    stop.send(()).unwrap();
    guild.clock.advance(Duration::from_secs(10));
    running.await.unwrap();
    guild.settle().await;
    everything_is_current(&guild, table).await;
}

/// The answer is on the screen but cannot be noted: it is shown once more when the store is back.
#[tokio::test]
async fn an_answer_that_cannot_be_noted_is_shown_again() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let (human, token) = guild.decision(table).await.unwrap();
    let (place, on, token) = guild.buttons_for(human, &token).pop().unwrap();
    let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(incoming.clone()).await;
    guild.bring_to_screen(&incoming, &answer);
    let Answer::Surface { receipt, .. } = answer else { panic!("a page") };
    guild.store.cut(true);
    guild.house.confirm(receipt, Arrived::Shown).await;
    guild.store.cut(false);
    let key = SurfaceKey::Hand { person: guild.person(human).await };
    assert_eq!(guild.surface(table, key).await.unwrap().hash, None, "nobody knows what is shown");
    guild.settle().await;
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_slow_store_makes_people_wait_but_not_for_ever() {
    for (each, in_time) in [(500, true), (4000, false), (3_600_000, false)] {
        let mut guild = Guild::new(1);
        let table = guild.match_of_two().await;
        let (human, token) = guild.decision(table).await.unwrap();
        let (place, on, token) = guild.buttons_for(human, &token).pop().unwrap();
        let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
        let clock = Arc::clone(&guild.clock) as Arc<dyn Clock>;
        guild.store.slow_down(Some(waiting(clock, Duration::from_millis(each))));
        let house = Arc::clone(&guild.house);
        let asked = incoming.clone();
        let press = tokio::spawn(async move { house.handle(asked).await });
        let begun = guild.now();
        while !press.is_finished() {
            tokio::task::yield_now().await;
            guild.clock.advance(Duration::from_millis(20));
            assert!(guild.now() < begun.plus(Duration::from_secs(11)), "people have waited long enough");
        }
        let answer = press.await.unwrap();
        guild.bring_to_screen(&incoming, &answer);
        assert_eq!(answer == fault(human), !in_time, "{each}: {answer:?}");
        guild.store.slow_down(None);
        if let Answer::Surface { receipt, .. } = answer {
            guild.house.confirm(receipt, Arrived::Shown).await;
        } else {
            // Pressed again.
            guild.taps(human, (incoming.place.clone(), on, token)).await;
        }
        guild.settle().await;
        everything_is_current(&guild, table).await;
        assert_eq!(guild.platform.repeats(), []);
    }
}

/// Whichever call fails while the house runs by itself, the AI player's card is there before somebody wonders.
#[tokio::test]
async fn no_failure_makes_a_running_house_sleep() {
    for (call, way) in (0..60).flat_map(|call| [(call, Way::There), (call, Way::Back)]) {
        let mut world = World::new(1);
        let table = world.solo(ANA).await;
        while world.decision(table).await.is_none() {
            world.wait(Duration::from_secs(2)).await;
        }
        assert!(world.play_on(table).await);
        let mut trial = Trial { left: Some(call), way };
        let (stop, stopped) = oneshot::channel::<()>();
        let house = Arc::clone(&world.house);
        let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
        let pressed = world.now();
        loop {
            let (clock, store) = (Arc::clone(&world.clock), Arc::clone(&world.store));
            trial
                .run(&store, async move {
                    for _ in 0..40 {
                        tokio::task::yield_now().await;
                    }
                    clock.advance(Duration::from_millis(200));
                })
                .await;
            let decision = world.decision(table).await;
            if decision
                .is_some_and(|(human, token)| world.button_for(human, &token).is_some_and(|(_, shown)| shown == token))
            {
                break;
            }
            assert!(
                world.now() < pressed.plus(Duration::from_secs(30)),
                "call {call}, lost {way:?}: the match stands still"
            );
        }
        stop.send(()).unwrap();
        world.clock.advance(Duration::from_secs(10));
        running.await.unwrap();
    }
}
