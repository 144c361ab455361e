//! The coach: it works when nobody waits for anything else, for those who may look at the match, and gives the same answer again.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::Answer;
use talon_house::ports::compute::{Compute, Question, Standing, Weighed};
use talon_house::testing::InlineCompute;
use talon_table::TableId;
use talon_view::{Locale, Msg, Page, ReplayVerb, Token, Verb, say};

use crate::common::{ANA, EVE, World, tokens};

pub(crate) fn coach_of(table: TableId, match_no: u32) -> Token {
    Token::new(Some(table), match_no, Verb::Replay(ReplayVerb::Coach))
}

fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } | Answer::Pending { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

/// The page's text, without the marks that isolate names.
pub(crate) fn bare(page: &Page) -> String {
    page.plain().replace(['\u{2068}', '\u{2069}'], "")
}

/// A match of Ana and Bob, played to its end.
pub(crate) async fn played(world: &mut World) -> TableId {
    let table = world.match_of_two().await;
    while world.play_on(table).await {
        world.settle().await;
    }
    world.settle().await;
    table
}

#[tokio::test]
async fn a_match_is_weighed_for_each_of_its_players() {
    let mut world = World::new(1);
    let table = played(&mut world).await;
    let button = world.shown(crate::common::GROUP, |verb| *verb == Verb::Replay(ReplayVerb::Coach));
    assert_eq!(button.map(|(_, token)| token), Some(coach_of(table, 1)), "the result leads to it");
    let own = page(world.press(ANA, World::private(ANA), Some(900), &coach_of(table, 1)).await);
    let text = bare(&own);
    assert!(text.contains("the coach") && text.contains("You: ") && text.contains("% accurate"), "{text}");
    assert!(!text.contains("Боби ·"), "in private the moments are one's own: {text}");
    // Every moment leads to the position before the decision, and on to the next one.
    let moments = |page: &Page| -> Vec<Token> {
        tokens(page).into_iter().filter(|token| matches!(token.verb, Verb::Replay(ReplayVerb::Moment(..)))).collect()
    };
    let all = moments(&own);
    assert!((1..=3).contains(&all.len()), "{text}");
    for (place, moment) in all.iter().enumerate() {
        let there = page(world.press(ANA, World::private(ANA), Some(900), moment).await);
        assert!(there.text().contains('✗'), "{}", there.plain());
        assert_eq!(moments(&there), all.get(place + 1).cloned().into_iter().collect::<Vec<_>>());
        assert!(tokens(&there).contains(&coach_of(table, 1)), "back to all of it");
    }
    // A button of no moment leads to all of them.
    let none = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Moment(1, 9999)));
    assert_eq!(page(world.press(ANA, World::private(ANA), Some(900), &none).await), own);
    // A repeated request, or another process that reads the same log, gives the same.
    assert_eq!(page(world.press(ANA, World::private(ANA), Some(900), &coach_of(table, 1)).await), own);
    let mut other = World::new(1);
    let same = played(&mut other).await;
    assert_eq!(page(other.press(ANA, World::private(ANA), Some(900), &coach_of(same, 1)).await).plain(), own.plain());
    // In the group everybody's decisions count, and nobody is “you”.
    let all = bare(&page(world.press(EVE, World::group(), None, &coach_of(table, 1)).await));
    assert!(all.contains("Ana: ") && !all.contains("You: "), "{all}");
}

#[tokio::test]
async fn a_match_that_runs_has_no_coach() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let running = Answer::Alert(say(Locale::EN, &Msg::ReplayRunning));
    assert_eq!(world.press(ANA, World::private(ANA), None, &coach_of(table, 1)).await, running);
    while world.play_on(table).await {
        world.settle().await;
    }
    let unknown = Answer::Alert(say(Locale::EN, &Msg::ReplayUnknown));
    assert_eq!(world.press(ANA, World::private(ANA), None, &coach_of(table, 7)).await, unknown);
    assert_eq!(world.press(ANA, World::private(ANA), None, &coach_of(TableId(5), 1)).await, unknown);
}

/// Plays at once, and never finishes an analysis.
struct Ponders;

#[async_trait]
impl Compute for Ponders {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        InlineCompute.choose(level, view, standing, seed).await
    }

    async fn weigh(&self, _: &Question) -> Option<Weighed> {
        pending().await
    }
}

#[tokio::test]
async fn a_person_who_waits_is_told_how_far_it_is() {
    let mut world = World::thinking(1, Arc::new(Ponders));
    let table = played(&mut world).await;
    let told = asked_and_waited(&mut world, &coach_of(table, 1)).await;
    assert!(told.text().contains("every decision: 0 of "), "{}", told.plain());
    assert!(tokens(&told).contains(&coach_of(table, 1)), "a way to look again");
    // One match a person at a time: the other waits until the first is done.
    let second = played(&mut world).await;
    let told = asked_and_waited(&mut world, &coach_of(second, 1)).await;
    assert!(told.text().contains("another match for you: 0 of "), "{}", told.plain());
}

/// The answer to a press that takes as long as answers may.
async fn asked_and_waited(world: &mut World, token: &Token) -> Page {
    let clock = Arc::clone(&world.clock);
    let ticking = tokio::spawn(async move {
        loop {
            tokio::task::yield_now().await;
            clock.advance(Duration::from_millis(100));
        }
    });
    let told = page(world.press(ANA, World::private(ANA), Some(900), token).await);
    ticking.abort();
    told
}
