//! The costs of one press: calls of the store, and pages that are rendered for its answer.

use std::cell::RefCell;
use std::fmt::Debug;
use std::sync::Once;

use talon_games::GameKind;
use talon_house::{Answer, Arrived, Intent};
use talon_store::SurfaceKey;
use talon_view::{TableVerb, Verb};
use tracing::field::{Field, Visit};
use tracing::{Metadata, Subscriber, span};

use crate::common::{ANA, SERVER, World};
use crate::guild::{Guild, On};

thread_local! {
    static RENDERED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Records the keys of the pages that the house reports it renders.
struct Rendered;

impl Rendered {
    /// One listener for all threads, each of which sees its own events: tracing caches by call site whether an event is wanted, and
    /// listeners that come and go on other threads would change that.
    fn on_this_thread() -> Self {
        static LISTENING: Once = Once::new();
        LISTENING.call_once(|| tracing::subscriber::set_global_default(Self).expect("the only one"));
        RENDERED.take();
        Self
    }

    fn take(&self) -> Vec<String> {
        RENDERED.take()
    }
}

struct Key;

impl Visit for Key {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "key" {
            RENDERED.with_borrow_mut(|rendered| rendered.push(format!("{value:?}")));
        }
    }
}

impl Subscriber for Rendered {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        ["talon_house::deliver::plan", "talon_house::deliver::plan::public"].contains(&metadata.target())
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        event.record(&mut Key);
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[tokio::test]
async fn a_press_on_telegram_is_one_transaction() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.store.take_calls();
    assert!(world.play_on(table).await);
    let calls = world.store.take_calls();
    let at = calls.iter().position(|call| *call == "meet").expect("the press");
    assert_eq!(calls[at..], ["meet", "is_taken", "table", "commit"]);
}

#[tokio::test]
async fn a_press_on_discord_is_two_transactions_and_renders_its_own_page() {
    let rendered = Rendered::on_this_thread();
    for panel in [false, true] {
        let mut guild = Guild::new(1);
        // Three hands, and everybody has a panel.
        let table = guild.company(GameKind::Ristiseiska).await;
        assert!(rendered.take().len() > 3, "rendered pages are reported");
        let (human, token) = guild.decision(table).await.expect("playing");
        let watcher = if human == ANA { crate::common::BOB } else { ANA };
        guild.my_hand(watcher).await;
        if panel {
            guild.my_hand(human).await;
        }
        guild.settle().await;
        let buttons = guild.buttons_for(human, &token).into_iter();
        let mut buttons = buttons.filter(|(_, on, _)| matches!(on, On::Panel(_)) == panel);
        let (place, on, token) = buttons.next().expect("a button");
        let person = guild.person(human).await;
        let key = if panel { SurfaceKey::Panel { person } } else { SurfaceKey::Hand { person } };

        let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
        guild.store.take_calls();
        rendered.take();
        let answer = guild.house.handle(incoming.clone()).await;
        let Answer::Surface { receipt, .. } = &answer else { panic!("{answer:?}") };
        assert_eq!(rendered.take().len(), 1, "the pressed page alone: {key}");
        let mut calls = guild.store.take_calls();
        calls.retain(|call| *call != "community");
        let pressed: &[&str] = if panel { &[] } else { &["surfaces"] };
        let expected =
            [&["meet", "is_taken"], pressed, &["table", "commit", "table", "surfaces", "accounts_of"]].concat();
        assert_eq!(calls, expected);
        guild.bring_to_screen(&incoming, &answer);
        guild.house.confirm(receipt.clone(), Arrived::Shown).await;
        // Another message may have become the panel meanwhile, and another process may have decided what comes next.
        let confirmed: &[&str] = if panel { &["surfaces", "end_write", "table"] } else { &["end_write", "table"] };
        assert_eq!(guild.store.take_calls(), confirmed);
    }
}

#[tokio::test]
async fn a_press_on_a_board_renders_the_board() {
    let rendered = Rendered::on_this_thread();
    let mut guild = Guild::new(1);
    guild.lobby_of(GameKind::Ristiseiska, &[]).await;
    let add = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::AddAi)).expect("a button");
    rendered.take();
    guild.store.take_calls();
    let answer = guild.taps(ANA, add).await;
    assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
    assert_eq!(rendered.take(), [SurfaceKey::TablePage { match_no: 1, deal_no: 1 }.to_string()]);
    let writes: Vec<&str> = guild.store.take_calls();
    let writes: Vec<&str> = writes.into_iter().filter(|call| ["commit", "end_write"].contains(call)).collect();
    assert_eq!(writes, ["commit", "end_write"]);
}
