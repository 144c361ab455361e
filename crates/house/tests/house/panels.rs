//! Answers that show pages themselves, and the hand in a message for its player alone.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::{Call, Faults};
use talon_house::{Answer, Arrived, Intent};
use talon_store::{PrivateChat, Store, SurfaceKey};
use talon_table::TableId;
use talon_view::{HouseVerb, Locale, MenuVerb, Msg, ShowVerb, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, Human, SERVER, is_card, tokens, wish};
use crate::guild::{Guild, On};
use crate::invariants::{everything_is_current, nobody_saw_too_much};

fn other(human: Human) -> Human {
    if human == ANA { BOB } else { ANA }
}

/// The player on turn opens the hand as a panel; returns the player and the panel.
pub(crate) async fn opened(guild: &mut Guild) -> (TableId, Human, u64) {
    let table = guild.match_of_two().await;
    let (human, _) = guild.decision(table).await.expect("playing");
    let panel = guild.my_hand(human).await;
    guild.settle().await;
    (table, human, panel)
}

#[tokio::test]
async fn one_answer_shows_the_pressed_page() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.wait(Duration::from_secs(10)).await;
    guild.platform.forget_requests();
    let (human, _) = guild.decision(table).await.unwrap();
    assert!(guild.plays(table).await);
    guild.settle().await;
    let requests = guild.platform.requests();
    assert!(requests.iter().all(|request| request.place.chat != human.0), "nothing is left to write there");
    everything_is_current(&guild, table).await;
}

/// The answer shows the page: nobody waits for it, and later changes are not counted as late.
#[tokio::test]
async fn a_page_that_an_answer_shows_is_not_behind() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.wait(Duration::from_secs(10)).await;
    guild.waits.take();
    let (human, token) = guild.decision(table).await.expect("playing");
    let (place, on, token) = guild.buttons_for(human, &token).remove(0);
    let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(incoming.clone()).await;
    guild.house.run_due().await;
    assert_eq!(guild.waits.take(), [Duration::ZERO], "all other pages are there");
    guild.wait(Duration::from_secs(2)).await;
    guild.bring_to_screen(&incoming, &answer);
    let Answer::Surface { receipt, .. } = answer else { panic!("one answer shows the page: {answer:?}") };
    guild.house.confirm(receipt, Arrived::Shown).await;
    guild.wait(Duration::from_secs(1)).await;
    assert!(guild.plays(table).await);
    guild.settle().await;
    assert!(guild.waits.take().into_iter().all(|wait| wait < Duration::from_secs(2)));
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn one_tap_plays_on_the_panel_beside_the_private_chat() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    guild.platform.forget_requests();
    let (_, token) = guild.decision(table).await.unwrap();
    assert_eq!(guild.buttons_for(human, &token).len(), 2, "on the panel and in the private chat");
    assert!(guild.plays(table).await);
    assert!(!tokens(&guild.on_panel(human, panel)).contains(&token));
    guild.settle().await;
    assert_eq!(guild.buttons_for(human, &token), vec![], "the private chat follows");
    everything_is_current(&guild, table).await;
    let loud = guild.platform.requests().into_iter().any(|request| request.call == Call::Send { loud: true });
    assert!(!loud, "a panel rings nobody");
    nobody_saw_too_much(&guild, table).await;
}

#[tokio::test]
async fn the_panel_follows_the_others_while_it_can_be_reached() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    let watcher = other(human);
    let watching = guild.my_hand(watcher).await;
    let before = guild.on_panel(watcher, watching);
    assert!(guild.plays(table).await);
    guild.settle().await;
    assert_ne!(guild.on_panel(watcher, watching), before);
    everything_is_current(&guild, table).await;

    guild.wait(Duration::from_secs(16 * 60)).await;
    let stale = guild.on_panel(human, panel);
    for _ in 0..2 {
        let (human, token) = guild.decision(table).await.unwrap();
        let direct = guild.buttons_for(human, &token).pop().expect("in the private chat");
        guild.taps(human, direct).await;
        guild.settle().await;
    }
    assert_eq!(guild.on_panel(human, panel), stale, "it is out of reach");
    assert_eq!(guild.panel(table, human).await, None, "and forgotten");
    everything_is_current(&guild, table).await;
}

/// A wish is made in the private chat and withdrawn, and the panel's own request in between was in vain.
#[tokio::test]
async fn a_panel_that_may_have_been_shown_is_shown_over() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    let before = guild.on_panel(human, panel);
    let (place, on, _) = guild.sees_in(human.0, is_card).expect("a hand");
    guild.platform.set_faults(Faults { answer_lost: 1000, ..Faults::default() });
    guild.taps(human, (place.clone(), on, wish(table, true))).await;
    guild.house.run_due().await;
    guild.wait(Duration::from_secs(2)).await;
    assert!(guild.on_panel(human, panel) != before, "it was shown");
    guild.platform.set_faults(Faults::default());
    guild.taps(human, (place, on, wish(table, false))).await;
    guild.settle().await;
    assert!(guild.on_panel(human, panel) == before);
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn every_press_makes_the_panel_last_longer() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    for wanted in [true, false, true] {
        guild.wait(Duration::from_secs(10 * 60)).await;
        let answer = guild.taps(human, (Guild::channel(), On::Panel(panel), wish(table, wanted))).await;
        assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "{answer:?}");
        guild.settle().await;
    }
    let (_, token) = guild.decision(table).await.unwrap();
    assert!(guild.buttons_for(human, &token).iter().any(|(_, on, _)| *on == On::Panel(panel)));
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn what_is_asked_on_the_panel_takes_its_place_and_back_brings_the_hand() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    for ask in [ShowVerb::Why, ShowVerb::Panel] {
        let asks = Token::new(Some(table), 1, Verb::Show(ask));
        let answer = guild.taps(human, (Guild::channel(), On::Panel(panel), asks)).await;
        assert!(matches!(answer, Answer::Page { replace_pressed: true, .. }), "{answer:?}");
        let page = guild.on_panel(human, panel);
        guild.settle().await;
        assert_eq!(guild.on_panel(human, panel), page, "delivery leaves it alone");
        let back = guild.sees(human, human.0, |verb| *verb == Verb::Show(ShowVerb::TablePage)).expect("a way back");
        assert_eq!(back.1, On::Panel(panel));
        let answer = guild.taps(human, back).await;
        assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
        guild.settle().await;
        everything_is_current(&guild, table).await;
    }
    assert!(guild.plays(table).await);
}

#[tokio::test]
async fn a_page_beside_the_hand_goes_when_it_has_done_its_duty() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    let Answer::Page { page, .. } = guild.types(human, Guild::channel(), Intent::Table).await else { panic!("a page") };
    assert_eq!(guild.platform.seen_alone(human.0).len(), 2);
    let beside = guild.platform.seen_alone(human.0).pop().unwrap().number;
    let back = tokens(&page).into_iter().find(|token| token.verb == Verb::Show(ShowVerb::TablePage)).unwrap();
    assert!(guild.panel(table, human).await.is_some(), "the hand is open");
    assert_eq!(guild.taps(human, (Guild::channel(), On::Panel(beside), back)).await, Answer::Dismiss);
    guild.settle().await;
    let left: Vec<u64> = guild.platform.seen_alone(human.0).iter().map(|panel| panel.number).collect();
    assert_eq!(left, [panel]);
    assert!(guild.plays(table).await);
    guild.settle().await;
    everything_is_current(&guild, table).await;
}

/// A page beside the hand may have a decision's button too, such as the one that passes.
#[tokio::test]
async fn a_page_beside_the_hand_does_not_become_a_second_hand() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    guild.types(human, Guild::channel(), Intent::Why).await;
    let beside = guild.platform.seen_alone(human.0).pop().unwrap().number;
    assert_ne!(beside, panel);
    let (_, token) = guild.decision(table).await.unwrap();
    assert_eq!(guild.taps(human, (Guild::channel(), On::Panel(beside), token)).await, Answer::Dismiss);
    guild.settle().await;
    let left: Vec<u64> = guild.platform.seen_alone(human.0).iter().map(|panel| panel.number).collect();
    assert_eq!(left, [panel]);
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn what_is_asked_on_a_page_beside_the_hand_leaves_the_hand_alone() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    guild.types(human, Guild::channel(), Intent::Table).await;
    let beside = guild.platform.seen_alone(human.0).pop().unwrap().number;
    let why = Token::new(Some(table), 1, Verb::Show(ShowVerb::Why));
    let answer = guild.taps(human, (Guild::channel(), On::Panel(beside), why)).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: true, .. }), "{answer:?}");
    let before = guild.on_panel(human, panel);
    let (_, token) = guild.decision(table).await.unwrap();
    let direct = guild.sees_in(human.0, |verb| *verb == token.verb).expect("in the private chat");
    guild.taps(human, direct).await;
    guild.settle().await;
    assert_ne!(guild.on_panel(human, panel), before, "the hand is kept up to date");
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_second_panel_takes_the_first_away() {
    let mut guild = Guild::new(1);
    let (table, human, first) = opened(&mut guild).await;
    let answer = guild.types(human, Guild::channel(), Intent::Hand).await;
    assert!(matches!(answer, Answer::Surface { replace_pressed: false, .. }), "{answer:?}");
    let panels = guild.platform.seen_alone(human.0);
    assert_eq!(panels.len(), 1);
    assert_ne!(panels[0].number, first);
    guild.settle().await;
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_player_without_direct_messages_plays_on_the_panel() {
    let mut guild = Guild::new(1);
    for human in [ANA, BOB] {
        guild.platform.forbid(human.0, true);
    }
    let (table, human, panel) = opened(&mut guild).await;
    let instead = |human: Human| say(Locale::parse(human.2), &Msg::PanelInstead).plain();
    assert!(guild.on_panel(human, panel).text().contains(&instead(human)));
    assert_eq!(guild.store.account(&guild.account_here(human)).await.unwrap().unwrap().chat, PrivateChat::Closed);
    guild.my_hand(other(human)).await;
    guild.settle().await;
    for _ in 0..6 {
        assert!(guild.plays(table).await);
        guild.settle().await;
        everything_is_current(&guild, table).await;
    }
    let public = guild.platform.messages(SERVER).into_iter().map(|message| message.page.text());
    assert!(public.into_iter().all(|text| !text.contains(&instead(ANA))), "only the player learns it");
    nobody_saw_too_much(&guild, table).await;

    // Once they are allowed, the next panel finds out.
    guild.platform.forbid(human.0, false);
    guild.my_hand(human).await;
    guild.settle().await;
    assert_eq!(guild.store.account(&guild.account_here(human)).await.unwrap().unwrap().chat, PrivateChat::Open);
    assert_eq!(guild.platform.messages(human.0).len(), 1);
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_refused_private_chat_is_told_on_a_panel_that_was_open_before() {
    let mut guild = Guild::new(1);
    guild.platform.forbid(ANA.0, true);
    let table = guild.lobby_of(GameKind::Santase, &[BOB]).await;
    let start = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).unwrap();
    guild.taps(ANA, start.clone()).await;
    let answer = guild.types(ANA, Guild::channel(), Intent::Hand).await;
    assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
    guild.settle().await;
    let page = guild.platform.seen_alone(ANA.0).pop().unwrap().page;
    assert!(page.text().contains(&say(Locale::EN, &Msg::PanelInstead).plain()));
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn the_host_sets_options_on_a_panel() {
    let mut guild = Guild::new(1);
    let table = guild.lobby_of(GameKind::Santase, &[BOB]).await;
    let options = guild.sees_in(SERVER, |verb| *verb == Verb::Show(ShowVerb::Options)).unwrap();
    let answer = guild.taps(BOB, options.clone()).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::NotHost)));
    let answer = guild.taps(ANA, options).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: false, .. }), "{answer:?}");
    let set = guild.sees(ANA, ANA.0, |verb| matches!(verb, Verb::House(HouseVerb::Option(..)))).expect("an option");
    let On::Panel(panel) = set.1 else { panic!("on the panel") };
    let before = guild.on_panel(ANA, panel);
    let answer = guild.taps(ANA, set).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: true, .. }), "{answer:?}");
    assert_ne!(guild.on_panel(ANA, panel), before);
    guild.settle().await;
    let done = guild.sees(ANA, ANA.0, |verb| *verb == Verb::Show(ShowVerb::OptionsDone)).expect("a way out");
    assert_eq!(guild.taps(ANA, done).await, Answer::Dismiss);
    assert_eq!(guild.platform.seen_alone(ANA.0), vec![]);
    guild.settle().await;
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_player_who_leaves_loses_the_panel() {
    let mut guild = Guild::new(1);
    let (table, human, _) = opened(&mut guild).await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    let direct = guild.sees_in(human.0, |_| true).map(|(place, on, _)| (place, on, resign)).unwrap();
    guild.taps(human, direct).await;
    guild.settle().await;
    everything_is_current(&guild, table).await;
    assert!(guild.panel(table, human).await.is_some(), "it shows the result");
    guild.types(human, Guild::channel(), Intent::Leave).await;
    guild.settle().await;
    assert_eq!(guild.panel(table, human).await, None);
    assert_eq!(guild.platform.seen_alone(human.0), vec![]);
    assert_eq!(guild.platform.messages(human.0), vec![], "nor is the hand left in the private chat");
}

#[tokio::test]
async fn pages_beside_the_board_are_the_reader_s_own() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let table_page = guild.newest(SERVER);
    let asks = [Verb::Show(ShowVerb::Why), Verb::Show(ShowVerb::Panel), Verb::Show(ShowVerb::Score)];
    let mut asked = 0;
    for verb in asks {
        let Some(button) = guild.sees_in(SERVER, |shown| *shown == verb) else { continue };
        asked += 1;
        let answer = guild.taps(BOB, button).await;
        let Answer::Page { page, replace_pressed: false } = answer else { panic!("{answer:?}") };
        assert!(page.text().chars().any(|char| ('а'..='я').contains(&char)), "in Bulgarian: {}", page.text());
    }
    assert!(asked > 0, "the board offers something to ask");
    guild.settle().await;
    assert_eq!(guild.newest(SERVER).page, table_page.page);
    assert!(guild.surface(table, SurfaceKey::Sign).await.is_some());
}

#[tokio::test]
async fn from_the_score_sheet_there_is_a_way_back() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    while guild.plays(table).await {
        guild.settle().await;
    }
    let result = guild.on_panel(human, panel);
    for verb in [Verb::Show(ShowVerb::Score), Verb::Show(ShowVerb::TablePage)] {
        let button = guild.sees(human, human.0, |shown| *shown == verb).expect("a button");
        assert_eq!(button.1, On::Panel(panel));
        guild.taps(human, button).await;
        guild.settle().await;
    }
    assert_eq!(guild.on_panel(human, panel), result);
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn what_belongs_to_no_table_leaves_the_hand_where_it_is() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    let rules = Verb::Menu(MenuVerb::Rules(GameKind::Santase, 0));
    let hand = guild.on_panel(human, panel);
    let answer = guild.taps(human, (Guild::channel(), On::Panel(panel), Token::new(Some(table), 1, rules))).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: false, .. }), "{answer:?}");
    guild.settle().await;
    assert_eq!(guild.on_panel(human, panel), hand);
    assert_eq!(guild.platform.seen_alone(human.0).len(), 2);
    everything_is_current(&guild, table).await;
}
