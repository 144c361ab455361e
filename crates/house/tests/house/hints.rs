//! A hint is what the AI player would do, shown to the asker alone, if the table allows it.

use async_trait::async_trait;
use std::sync::Arc;
use std::sync::Mutex;

use talon_games::{AnyAction, AnyView, GameKind};
use talon_house::ports::compute::{Compute, Question, Standing, Weighed};
use talon_house::testing::InlineCompute;
use talon_house::{Answer, Intent, Settings};
use talon_players::decision_seed;
use talon_table::{DealView, PhaseView, TableId, Viewer};
use talon_view::{HouseVerb, Locale, Msg, TableVerb, Text, Token, Verb, say};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::coach_pages::{Slow, breathe};
use crate::common::{ANA, BOB, EVE, Human, World, asking, tokens};

fn en(message: &Msg) -> Text {
    say(Locale::EN, message)
}

/// Records every question, and the answer.
#[derive(Default)]
struct Asked {
    questions: Mutex<Vec<(AnyView, u64)>>,
    best: Mutex<Option<AnyAction>>,
}

#[async_trait]
impl Compute for Asked {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        self.questions.lock().unwrap().push((view.clone(), seed));
        let chosen = InlineCompute.choose(level, view, standing, seed).await;
        *self.best.lock().unwrap() = chosen;
        chosen
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        self.questions.lock().unwrap().push((question.view.clone(), question.seed));
        let weighed = InlineCompute.weigh(question).await;
        let mut best = self.best.lock().unwrap();
        let choices = weighed.iter().flat_map(|weighed| &weighed.choices);
        if choices.clone().any(|(action, _)| Some(*action) == *best) {
            *best = choices.clone().next().map(|(action, _)| *action);
        }
        weighed
    }
}

/// Ana's view of the deal and the seed of her decision.
async fn position(world: &World, table: TableId) -> (AnyView, u64) {
    let replayed = world.replay(table).await;
    let seat = replayed.seat_of(world.person(ANA).await).unwrap();
    let PhaseView::Playing { deal_no, deal: DealView::Open(deal), .. } = replayed.view(Viewer::Seat(seat)).phase else {
        panic!("a match is running");
    };
    (deal, decision_seed(replayed.chance_of_players().unwrap(), deal_no, replayed.turn(), seat))
}

/// Plays on until it is somebody's turn.
async fn turn_of(world: &mut World, somebody: Human, table: TableId) {
    while world.decision(table).await.is_none_or(|(human, _)| human != somebody) {
        if !world.play_on(table).await {
            world.settle().await;
        }
    }
    world.settle().await;
}

#[tokio::test]
async fn a_hint_is_what_the_ai_player_would_do_there() {
    for kind in GameKind::ALL {
        let asked = Arc::new(Asked::default());
        let mut world = World::thinking(1, Arc::clone(&asked) as Arc<dyn Compute>);
        let table = world.solo_of(ANA, kind).await;
        for _ in 0..6 {
            turn_of(&mut world, ANA, table).await;
            let (view, seed) = position(&world, table).await;
            let version = world.replay(table).await.version();
            asked.questions.lock().unwrap().clear();
            let Answer::Alert(hint) = world.say(ANA, World::private(ANA), Intent::Hint).await else {
                panic!("a hint");
            };
            assert_eq!(
                std::mem::take(&mut *asked.questions.lock().unwrap()),
                [(view.clone(), seed), (view, seed)],
                "{kind}: the seat's own view, and no other"
            );
            let best = asked.best.lock().unwrap().expect("a choice").to_string();
            let best = Verb::Act(best.parse().expect("notation fits a button"));
            let (message, token) = world.shown(ANA.0, |verb| *verb == best || *verb == asking(&best)).unwrap();
            let page = world.platform.messages(ANA.0).into_iter().find(|shown| shown.number == message).unwrap().page;
            let label = page
                .buttons
                .iter()
                .flatten()
                .find(|button| matches!(&button.target, talon_view::Target::Token(each) if *each == token));
            assert!(hint.plain().contains(&label.unwrap().label.plain()), "{kind}: {hint}");
            let hints =
                tokens(&page).into_iter().find(|token| token.verb == Verb::House(HouseVerb::Hint)).expect("a button");
            let pressed = world.press(ANA, World::private(ANA), Some(message), &hints).await;
            assert_eq!(pressed, Answer::Alert(hint), "{kind}: the button says the same");
            assert_eq!(*asked.questions.lock().unwrap(), [], "{kind}: what is known is not thought out again");
            assert_eq!(world.replay(table).await.version(), version, "asking changes nothing");
            if !world.play_on(table).await {
                break;
            }
            world.settle().await;
        }
    }
}

/// Begins to press for a hint at a table.
fn pressing(world: &mut World, human: Human, table: TableId) -> JoinHandle<Answer> {
    let button = Token::new(Some(table), 1, Verb::House(HouseVerb::Hint));
    let incoming = world.incoming(human, World::private(human), None, Intent::Press(button.to_string()));
    let house = Arc::clone(&world.house);
    tokio::spawn(async move { house.handle(incoming).await })
}

/// A match of a person alone, in which it is that person's turn.
async fn own_match(world: &mut World, human: Human) -> TableId {
    let table = world.solo_of(human, GameKind::Santase).await;
    turn_of(world, human, table).await;
    table
}

#[tokio::test]
async fn asking_at_many_tables_holds_up_nobody_else() {
    let slow = Arc::new(Slow(Semaphore::new(0)));
    let settings = Settings { max_tables_per_place: 14, max_tables_per_person: 14, ..Settings::default() };
    let mut world = World::with(1, settings);
    world.think_with(Arc::clone(&slow) as Arc<dyn Compute>);
    let mut tables = Vec::new();
    for _ in 0..14 {
        tables.push(own_match(&mut world, ANA).await);
    }
    let bobs = own_match(&mut world, BOB).await;
    let mut anas = Vec::new();
    for table in tables {
        anas.push(pressing(&mut world, ANA, table));
        breathe().await;
    }
    let bob = pressing(&mut world, BOB, bobs);
    breathe().await;
    assert_eq!(
        anas.iter().filter(|press| press.is_finished()).count(),
        10,
        "one at work, three wait, the others must not"
    );
    for press in anas.extract_if(.., |press| press.is_finished()) {
        assert_eq!(press.await.unwrap(), Answer::Toast(en(&Msg::SlowDown)));
    }
    slow.0.add_permits(2);
    breathe().await;
    assert!(bob.is_finished(), "after one decision for the other, and not after four");
    assert!(matches!(bob.await.unwrap(), Answer::Alert(_)));
    assert_eq!(anas.iter().filter(|press| press.is_finished()).count(), 1);
    slow.0.add_permits(3);
    breathe().await;
    for press in anas {
        assert!(press.is_finished());
        assert!(matches!(press.await.unwrap(), Answer::Alert(_)), "those who wait get a hint as well");
    }
}

#[tokio::test]
async fn a_hint_that_many_presses_ask_for_is_thought_out_once() {
    let slow = Arc::new(Slow(Semaphore::new(0)));
    let mut world = World::thinking(1, Arc::clone(&slow) as Arc<dyn Compute>);
    let table = own_match(&mut world, ANA).await;
    let presses: Vec<_> = (0..14).map(|_| pressing(&mut world, ANA, table)).collect();
    breathe().await;
    slow.0.add_permits(1);
    breathe().await;
    let mut told = Vec::new();
    for press in presses {
        assert!(press.is_finished());
        told.push(press.await.unwrap());
    }
    told.dedup();
    assert!(matches!(told[..], [Answer::Alert(_)]), "{told:?}");
    // The next decision is another one.
    assert!(world.play_on(table).await);
    turn_of(&mut world, ANA, table).await;
    let press = pressing(&mut world, ANA, table);
    breathe().await;
    assert!(!press.is_finished());
    slow.0.add_permits(1);
    breathe().await;
    assert!(press.is_finished());
}

#[tokio::test]
async fn a_group_plays_without_hints_unless_it_agrees_otherwise() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, _) = world.decision(table).await.unwrap();
    let hints = Token::new(Some(table), 1, Verb::House(HouseVerb::Hint));
    let off = |locale| say(locale, &Msg::HintsOff);
    let locale = if human == ANA { Locale::EN } else { Locale::BG };
    assert_eq!(world.press(human, World::private(human), None, &hints).await, Answer::Alert(off(locale)));
    assert_eq!(world.say(human, World::private(human), Intent::Hint).await, Answer::Alert(off(locale)));
    assert_eq!(
        world.shown(human.0, |verb| *verb == Verb::House(HouseVerb::Hint)),
        None,
        "no button for what is not allowed"
    );
}

#[tokio::test]
async fn hints_are_told_to_the_asker_alone_and_in_turn() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    world.settle().await;
    let place = hints_option(&world, table).await;
    let set = Token::new(Some(table), 1, Verb::House(HouseVerb::Option("hints".parse().unwrap(), place)));
    world.press(ANA, World::group(), None, &set).await;
    world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world.settle().await;
    let (on_turn, _) = world.decision(table).await.unwrap();
    let waiting = if on_turn == ANA { BOB } else { ANA };
    let locale = |human| if human == BOB { Locale::BG } else { Locale::EN };
    let button = Token::new(Some(table), 1, Verb::House(HouseVerb::Hint));

    assert!(world.shown(on_turn.0, |verb| *verb == Verb::House(HouseVerb::Hint)).is_some());
    assert_eq!(world.shown(waiting.0, |verb| *verb == Verb::House(HouseVerb::Hint)), None);
    let in_group = world.say(on_turn, World::group(), Intent::Hint).await;
    assert_eq!(in_group, Answer::Alert(say(locale(on_turn), &Msg::HintInPrivate)), "everybody reads that answer");
    let early = world.press(waiting, World::private(waiting), None, &button).await;
    assert_eq!(early, Answer::Alert(say(locale(waiting), &Msg::NotYourTurn)));
    assert_eq!(world.press(EVE, World::group(), None, &button).await, Answer::Alert(en(&Msg::Spectator)));
    assert_eq!(world.say(EVE, World::private(EVE), Intent::Hint).await, Answer::Alert(en(&Msg::NoHandHere)));
    assert!(matches!(world.press(on_turn, World::group(), None, &button).await, Answer::Alert(_)));
}

async fn hints_option(world: &World, table: TableId) -> u8 {
    let view = world.replay(table).await.view(Viewer::Public);
    let options = view.terms().options(view.community);
    let hints = options.iter().find(|option| option.key == "hints").unwrap();
    u8::try_from(hints.values.iter().position(|value| *value == "on").unwrap()).unwrap()
}

#[tokio::test]
async fn there_is_no_hint_without_a_match() {
    let mut world = World::new(1);
    let table = world.open_at(ANA, World::private(ANA)).await;
    let button = Token::new(Some(table), 1, Verb::House(HouseVerb::Hint));
    assert_eq!(world.press(ANA, World::private(ANA), None, &button).await, Answer::Alert(en(&Msg::NotPlaying)));
    assert_eq!(world.say(ANA, World::private(ANA), Intent::Hint).await, Answer::Alert(en(&Msg::NoHandHere)));
}
