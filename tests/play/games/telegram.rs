//! What only Telegram has: the hand in an alert.

use talon_cards::{CardSet, Seat};
use talon_games::GameKind;
use talon_loopback::Person;
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong, page_with, press_verb};
use talon_stage::{Knowledge, Mentions, Plan, log_of};
use talon_table::{DealView, PhaseView, Table, Viewer};
use talon_view::{Locale, ShowVerb, Verb};

/// Somebody who never opened the private chat presses “My hand” in a group without ephemeral messages: the alert shows the whole hand.
async fn hand_at_a_glance(game: GameKind, language: &str, players: usize) {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", language);
    let mut guests = Vec::new();
    for name in ["Boris", "Vera"].into_iter().take(players - 1) {
        guests.push(room.friend(name, "en").await);
    }
    let people: Vec<&Person> = std::iter::once(&ana).chain(&guests).collect();
    let group = room.telegram.group("Friday", &people);
    group.forbid_ephemerals(true);
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(game), &people, &group).await;
    sitting.begin(&lobby).await;
    let table_page =
        page_with(&ana, sitting.home, "table page", |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
    let answer = press_verb(&ana, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await.unwrap();
    let glance = answer.text.filter(|_| answer.alert).expect("the hand at a glance");
    assert!(glance.encode_utf16().count() <= 200, "{glance}");
    let log = log_of(&room, sitting.table).await;
    let view = Table::replay(log).unwrap().view(Viewer::Seat(Seat::FIRST));
    let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else { panic!("the match goes on") };
    let mut knowledge = Knowledge::default();
    knowledge.learn(deal);
    let told = Mentions::of([&glance]).cards;
    assert_eq!(knowledge.own.difference(told), CardSet::EMPTY, "{game}: every card is there: {glance}");
    assert!(glance.starts_with(&talon_view::hand_alert(&view, Locale::parse(language)).plain()), "{glance}");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_hand_can_be_seen_at_a_glance() {
    for language in ["en", "bg"] {
        hand_at_a_glance(GameKind::Sznap, language, 2).await;
        hand_at_a_glance(GameKind::Snaps, language, 2).await;
        hand_at_a_glance(GameKind::Belot, language, 3).await;
        hand_at_a_glance(GameKind::Ristiseiska, language, 3).await;
    }
}
