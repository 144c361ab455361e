//! Standings of somebody who is named: who sees them, and what everybody else learns.

use std::time::Duration;

use talon_house::{Answer, Intent, Named};
use talon_store::links::{LinkCodeEntered, Linked, NewLinkCode, TryLimit};
use talon_store::{AccountRef, InputKey, Links as _, Place, PlatformKind, Sender, Store as _};
use talon_table::PersonId;
use talon_view::{HouseVerb, Locale, Msg, PrivacyVerb, Scope, Setting, Standings, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, Human, World, tokens};
use crate::own_standings::{button, lines, lost_by_bob, resigned, shown};

fn named(human: Human) -> Option<Named> {
    Some(Named::Account(World::account(human)))
}

fn rating(human: Human) -> Intent {
    Intent::Rating { of: named(human) }
}

fn stats(human: Human) -> Intent {
    Intent::Stats { of: named(human) }
}

fn en(message: &Msg) -> Answer {
    Answer::Alert(say(Locale::EN, message))
}

fn elsewhere() -> Place {
    Place { chat: "-200".to_owned(), ..World::group() }
}

/// Somebody who never wrote to the bot.
const NOBODY: Human = Human("77", "Nobody", "en");

const PLAYED_TWICE: &str = "Among people: ? · 2 played, about 11 more until it is settled";

async fn shows_everywhere(world: &mut World, human: Human) {
    let yes = Token::new(None, 0, Verb::choose(Scope::Person, Setting::Everywhere(true)));
    shown(world.press(human, World::private(human), None, &yes).await);
}

#[tokio::test]
async fn a_group_sees_the_ratings_that_stand_on_its_board() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let alone = world.solo_without_help(ANA).await;
    resigned(&mut world, alone, 1, ANA).await;
    let own = shown(world.say(ANA, World::private(ANA), Intent::Rating { of: None }).await);
    assert!(own.text().contains("With AI players: ?"), "{}", own.plain());

    let page = shown(world.say(EVE, World::group(), rating(ANA)).await);
    assert_eq!(lines(&page)[..3], ["Ratings of Ana", "Santase", PLAYED_TWICE]);
    assert!(!page.text().contains("With AI players: ?"), "that was played elsewhere: {}", page.plain());
    assert_eq!(tokens(&page), [], "nothing leads to what is Ana's, or to meetings that never were");
    let page = shown(world.say(BOB, World::group(), rating(ANA)).await);
    assert_eq!(tokens(&page), [button(Standings::With(world.person(ANA).await))]);
}

#[tokio::test]
async fn what_may_not_be_seen_and_nobody_have_one_answer() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    world.say(EVE, World::group(), Intent::Help).await;
    let hidden = en(&Msg::RatingsHidden);
    assert_eq!(world.say(EVE, elsewhere(), rating(ANA)).await, hidden, "she has no line there");
    assert_eq!(world.say(ANA, World::group(), rating(EVE)).await, hidden, "she never played");
    assert_eq!(world.say(ANA, World::group(), rating(NOBODY)).await, hidden);
    assert_eq!(world.say(ANA, World::group(), Intent::Rating { of: Some(Named::Unknown) }).await, hidden);
    let token = button(Standings::RatingsOf(world.person(ANA).await));
    assert_eq!(world.press(EVE, elsewhere(), Some(901), &token).await, hidden, "a button changes nothing");
    let token = button(Standings::RatingsOf(PersonId(7)));
    assert_eq!(world.press(EVE, World::group(), Some(901), &token).await, hidden);
}

#[tokio::test]
async fn a_person_on_the_boards_of_everybody_is_seen_anywhere() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    shows_everywhere(&mut world, ANA).await;
    for place in [elsewhere(), World::private(EVE)] {
        let page = shown(world.say(EVE, place, rating(ANA)).await);
        assert!(lines(&page).contains(&PLAYED_TWICE.to_owned()), "{}", page.plain());
    }
    assert_eq!(world.say(EVE, elsewhere(), rating(BOB)).await, en(&Msg::RatingsHidden), "he did not choose it");
}

#[tokio::test]
async fn in_private_the_group_where_one_played_last_decides() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let page = shown(world.say(ANA, World::private(ANA), rating(BOB)).await);
    assert_eq!(lines(&page)[..2], ["Ratings of Боби", "Santase"]);
    let hidden = en(&Msg::RatingsHidden);
    assert_eq!(world.say(EVE, World::private(EVE), rating(BOB)).await, hidden, "she played nowhere");
    world.platform.make_stranger(ANA.0);
    assert_eq!(world.say(ANA, World::private(ANA), rating(BOB)).await, hidden, "she left the group");
    let page = shown(world.say(ANA, World::private(ANA), stats(BOB)).await);
    assert_eq!(lines(&page)[0], "You and Боби: 2–0", "what happened between two stays theirs");
}

#[tokio::test]
async fn naming_somebody_shows_how_it_went_between_the_two() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let page = shown(world.say(ANA, World::private(ANA), stats(BOB)).await);
    assert_eq!(lines(&page), ["You and Боби: 2–0", "Santase: 2–0", "The last 2 were won."]);
    let page = shown(world.say(BOB, World::group(), stats(ANA)).await);
    assert_eq!(lines(&page)[0], "Боби and Ana: 0–2", "others read along there");
    let never = en(&Msg::NeverMet);
    for of in [named(BOB), named(NOBODY), Some(Named::Unknown)] {
        assert_eq!(world.say(EVE, World::group(), Intent::Stats { of: of.clone() }).await, never, "{of:?}");
    }
}

#[tokio::test]
async fn the_page_of_two_leads_to_ratings_that_may_be_seen_and_back() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let (ana, bob) = (world.person(ANA).await, world.person(BOB).await);
    let (ratings, back) = (button(Standings::RatingsOf(ana)), button(Standings::With(ana)));
    let pair = shown(world.say(BOB, World::group(), stats(ANA)).await);
    assert!(tokens(&pair).contains(&ratings), "{}", pair.plain());
    let page = shown(world.press(BOB, World::group(), Some(901), &ratings).await);
    assert!(lines(&page)[0] == "Ratings of Ana" && tokens(&page) == [back.clone()], "{}", page.plain());
    let page = shown(world.press(BOB, World::group(), Some(901), &back).await);
    assert_eq!(page, pair);
    // Where they may not be seen, nothing links to them.
    let page = shown(world.say(BOB, elsewhere(), stats(ANA)).await);
    assert!(!tokens(&page).contains(&ratings), "{}", page.plain());
    shows_everywhere(&mut world, BOB).await;
    let page = shown(world.say(ANA, elsewhere(), stats(BOB)).await);
    assert!(tokens(&page).contains(&button(Standings::RatingsOf(bob))), "{}", page.plain());
}

#[tokio::test]
async fn statistics_tell_whom_it_goes_best_against_once_that_says_something() {
    let mut world = World::new(1);
    let table = lost_by_bob(&mut world, 4).await;
    let page = shown(world.say(ANA, World::private(ANA), Intent::Stats { of: None }).await);
    assert!(!page.text().contains("Best against"), "{}", page.plain());
    let again = Token::new(Some(table), 4, Verb::House(HouseVerb::Rematch));
    for human in [ANA, BOB] {
        world.press(human, World::private(human), None, &again).await;
    }
    world.settle().await;
    resigned(&mut world, table, 5, BOB).await;
    let page = shown(world.say(ANA, World::private(ANA), Intent::Stats { of: None }).await);
    assert!(lines(&page).contains(&"Best against Боби: 5–0".to_owned()), "{}", page.plain());
    let page = shown(world.say(BOB, World::private(BOB), Intent::Stats { of: None }).await);
    assert!(lines(&page).contains(&"Най-зле върви срещу Ana: 0–5".to_owned()), "{}", page.plain());
}

#[tokio::test]
async fn naming_oneself_is_asking_without_a_name() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 1).await;
    for (plain, own) in [(Intent::Rating { of: None }, rating(ANA)), (Intent::Stats { of: None }, stats(ANA))] {
        for place in [World::private(ANA), elsewhere()] {
            let plain = world.say(ANA, place.clone(), plain.clone()).await;
            assert_eq!(world.say(ANA, place, own.clone()).await, plain);
        }
    }
    let ana = world.person(ANA).await;
    let page = shown(world.press(ANA, World::group(), Some(901), &button(Standings::With(ana))).await);
    assert_eq!(lines(&page)[0], "Matches of Ana", "on the page that Bob turned to");
    let page = shown(world.press(ANA, World::group(), Some(901), &button(Standings::RatingsOf(ana))).await);
    assert!(tokens(&page).contains(&button(Standings::Stats)), "{}", page.plain());
}

#[tokio::test]
async fn bots_and_riddles_are_told_apart_from_people() {
    let mut world = World::new(1);
    let own_words = |of: Named| [Intent::Rating { of: Some(of.clone()) }, Intent::Stats { of: Some(of) }];
    for intent in own_words(Named::Bot) {
        assert_eq!(world.say(BOB, World::group(), intent).await, Answer::Alert(say(Locale::BG, &Msg::NamedBot)));
    }
    for intent in own_words(Named::Unclear) {
        assert_eq!(world.say(EVE, World::group(), intent).await, en(&Msg::NamedNobody));
    }
}

#[tokio::test]
async fn a_forgotten_person_is_nobody() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    shows_everywhere(&mut world, BOB).await;
    let bob = world.person(BOB).await;
    world.press(BOB, World::private(BOB), None, &Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes))).await;
    world.settle().await;
    assert_eq!(world.say(ANA, World::group(), rating(BOB)).await, en(&Msg::RatingsHidden));
    assert_eq!(world.say(ANA, World::group(), stats(BOB)).await, en(&Msg::NeverMet));
    for (ask, answer) in [(Standings::RatingsOf(bob), Msg::RatingsHidden), (Standings::With(bob), Msg::NeverMet)] {
        assert_eq!(world.press(ANA, World::group(), Some(901), &button(ask)).await, en(&answer));
    }
    // A forgotten person who writes again is a new person.
    world.say(BOB, World::group(), Intent::Help).await;
    assert_eq!(world.say(ANA, World::group(), rating(BOB)).await, en(&Msg::RatingsHidden));
}

/// Makes a person's account act as that of another platform, which exists only for this.
async fn linked(world: &World, human: Human) -> PersonId {
    let there = AccountRef { platform: PlatformKind::Discord, id: "901".to_owned() };
    let sender = Sender { account: there.clone(), name: "ana.cards".to_owned(), language: None };
    let person = PersonId(901);
    world.store.meet(&sender, person).await.unwrap();
    let key = |key: &str| InputKey { platform: PlatformKind::Discord, key: key.to_owned() };
    let (here, now) = (World::account(human), world.now());
    let limit = TryLimit { most: 5, window: Duration::from_secs(60) };
    let new = NewLinkCode { maker: there, hash: [7; 32], expires: now.plus(Duration::from_secs(60)) };
    world.store.make_link_code(&new, limit, &key("made"), now).await.unwrap();
    let entered = world.store.enter_link_code(&here, &[7; 32], limit, &key("entered"), now).await.unwrap();
    let LinkCodeEntered::Found { number, .. } = entered else { panic!("{entered:?}") };
    assert_eq!(world.store.link(&here, number, &key("linked"), now).await.unwrap(), Linked::Done(person));
    person
}

#[tokio::test]
async fn linked_accounts_are_the_person_as_whom_they_act() {
    let mut world = World::new(1);
    let table = lost_by_bob(&mut world, 2).await;
    let before = world.person(ANA).await;
    let leave = Token::new(Some(table), 2, Verb::Table(TableVerb::Leave));
    for human in [ANA, BOB] {
        world.press(human, World::private(human), None, &leave).await;
    }
    world.settle().await;
    let person = linked(&world, ANA).await;
    // Her former rating stands on the group's board as it did.
    let page = shown(world.say(BOB, World::group(), rating(ANA)).await);
    assert_eq!(lines(&page)[..3], ["Ratings of Ana", "Santase", PLAYED_TWICE]);
    assert_eq!(tokens(&page), [button(Standings::With(person))]);
    assert_eq!(world.say(EVE, elsewhere(), rating(ANA)).await, en(&Msg::RatingsHidden));

    lost_by_bob(&mut world, 1).await;
    let page = shown(world.say(EVE, World::group(), rating(ANA)).await);
    assert!(lines(&page)[2].starts_with("Among people: ? · 1 played"), "what is played for: {}", page.plain());
    for other in [Standings::With(before), Standings::With(person)] {
        let page = shown(world.press(BOB, World::private(BOB), None, &button(other)).await);
        assert_eq!(lines(&page)[0], "Ти и Ana: 0–3", "both of her");
    }
    let page = shown(world.say(BOB, World::private(BOB), Intent::Stats { of: None }).await);
    assert!(lines(&page).contains(&"1. Ana · 0–3".to_owned()), "{}", page.plain());
    shows_everywhere(&mut world, ANA).await;
    shown(world.say(EVE, elsewhere(), rating(ANA)).await);
    let there = AccountRef { platform: PlatformKind::Discord, id: "901".to_owned() };
    shown(world.say(EVE, World::group(), Intent::Rating { of: Some(Named::Account(there)) }).await);
}
