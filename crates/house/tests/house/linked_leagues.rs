//! Leagues of people who link their accounts meanwhile.

use std::time::Duration;

use talon_house::{Answer, Clock as _, Intent};
use talon_league::{Event, League, LeagueId};
use talon_store::leagues::{Leagues as _, PostKey};
use talon_store::shaky::cut_short;
use talon_store::{Decisions as _, Store as _};
use talon_table::TableId;
use talon_view::{HouseVerb, LeagueSetting, LeagueVerb, ManageVerb, PrivacyVerb, TableVerb, Token, Verb};

use crate::both::{ANA, ANA_D, BOB, BOB_D, Both, EVE, Owner, alone, group};
use crate::common::{tokens, words};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A group's pages turn at the group's pace.
const PACE: Duration = Duration::from_secs(10);

async fn press(both: &mut Both, who: Owner, league: LeagueId, verb: LeagueVerb) -> Answer {
    both.clock.advance(PACE);
    both.press(who, group(who), &Token::new(None, 0, Verb::League(league, verb))).await
}

/// A league that the first of these makes and the others join.
async fn league_of(both: &mut Both, people: &[Owner]) -> LeagueId {
    let create = Intent::League { create: Some("Winter".to_owned()) };
    let made = both.ask(people[0], group(people[0]), create).await;
    let Answer::Page { page, .. } = made else { panic!("no page: {made:?}") };
    let mut leagues = tokens(&page).into_iter().filter_map(|token| match token.verb {
        Verb::League(league, _) => Some(league),
        _ => None,
    });
    let league = leagues.next().unwrap();
    for who in &people[1..] {
        press(both, *who, league, LeagueVerb::Join).await;
    }
    league
}

async fn begun(both: &mut Both, people: &[Owner]) -> LeagueId {
    let league = league_of(both, people).await;
    press(both, people[0], league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    both.settle().await;
    league
}

/// From now on Ana on Telegram acts as the person that her account on Discord is.
async fn link(both: &mut Both) {
    both.private(ANA_D, Intent::Help).await;
    let joined = both.person(ANA_D).await;
    both.link(ANA_D, ANA).await;
    assert_eq!(both.person(ANA).await, joined);
}

async fn events(both: &Both, league: LeagueId) -> Vec<Event> {
    both.store.league_events(league, 0).await.unwrap().into_iter().map(|recorded| recorded.event).collect()
}

async fn now(both: &Both, league: LeagueId) -> League {
    League::replay(both.store.league_events(league, 0).await.unwrap()).unwrap().unwrap()
}

async fn last_table(both: &Both, league: LeagueId) -> TableId {
    both.store.league_tables(league, 1).await.unwrap().last().unwrap().table
}

/// Both sit down, the first begins, the second gives up, and both get up.
async fn play(both: &mut Both, league: LeagueId, winner: Owner, loser: Owner) {
    for who in [winner, loser] {
        press(both, who, league, LeagueVerb::Play).await;
    }
    finish(both, league, winner, loser).await;
}

async fn finish(both: &mut Both, league: LeagueId, winner: Owner, loser: Owner) {
    let table = last_table(both, league).await;
    both.settle().await;
    both.at_table(winner, table, Verb::Table(TableVerb::Start)).await;
    both.settle().await;
    both.press(loser, alone(loser), &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes))).await;
    for who in [winner, loser] {
        both.at_table(who, table, Verb::Table(TableVerb::Leave)).await;
    }
    both.settle().await;
}

async fn champion(both: &Both, league: LeagueId) -> Option<talon_table::PersonId> {
    let events = events(both, league).await;
    let ended = events.iter().rev().find_map(|event| match event {
        Event::SeasonEnded { champion, .. } => Some(*champion),
        _ => None,
    });
    ended.unwrap_or_else(|| panic!("{events:?}"))
}

fn links(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Linked { .. })).count()
}

#[tokio::test]
async fn a_place_and_the_owners_rights_go_along_before_the_season() {
    let mut both = Both::new();
    let league = league_of(&mut both, &[ANA, BOB]).await;
    let before = both.person(ANA).await;
    link(&mut both).await;
    both.settle().await;
    let to = both.person(ANA).await;
    let linked = Event::Linked { from: before, to };
    assert_eq!(events(&both, league).await.last(), Some(&linked));
    let managed = press(&mut both, ANA, league, LeagueVerb::Manage(ManageVerb::Show)).await;
    assert!(matches!(managed, Answer::Page { .. }), "{managed:?}");
    press(&mut both, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    assert!(now(&both, league).await.season().unwrap().plays(to));
    play(&mut both, league, ANA, BOB).await;
    assert_eq!(champion(&both, league).await, Some(to));
}

#[tokio::test]
async fn fixtures_are_played_in_the_middle_of_a_round_with_what_was_played_before() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB, EVE]).await;
    let mut linked = false;
    while now(&both, league).await.season().is_some() {
        let fixture = now(&both, league).await.season().unwrap().rounds().last().unwrap().round.fixtures[0].clone();
        let mut found = Vec::new();
        for who in [ANA, BOB, EVE] {
            if fixture.players.contains(&both.person(who).await.0) {
                found.push(who);
            }
        }
        let [winner, loser] = found[..] else { panic!("a fixture of two: {fixture:?}") };
        play(&mut both, league, winner, loser).await;
        if winner.1 == ANA.1 && !linked {
            link(&mut both).await;
            both.settle().await;
            linked = true;
        }
    }
    let to = both.person(ANA_D).await;
    assert_eq!(champion(&both, league).await, Some(to), "who won as two won as one");
    let crown =
        both.telegram.messages("-100").iter().map(|message| message.page.text()).find(|text| text.contains('👑'));
    assert!(crown.unwrap().contains("Ana"), "under the name of the platform");
    let events = events(&both, league).await;
    assert!(!events.iter().any(|event| matches!(event, Event::WalkedOver { .. })), "{events:?}");
}

#[tokio::test]
async fn what_is_pressed_right_after_the_link_finds_the_place() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    link(&mut both).await;
    press(&mut both, ANA, league, LeagueVerb::Play).await;
    press(&mut both, BOB, league, LeagueVerb::Play).await;
    finish(&mut both, league, ANA, BOB).await;
    assert_eq!(champion(&both, league).await, Some(both.person(ANA).await));
    assert_eq!(links(&events(&both, league).await), 1);

    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    link(&mut both).await;
    let to = both.person(ANA).await;
    press(&mut both, ANA, league, LeagueVerb::LeaveYes(to)).await;
    assert!(events(&both, league).await.contains(&Event::Left { person: to }));
    assert_eq!(champion(&both, league).await, Some(both.person(BOB).await));
}

#[tokio::test]
async fn a_kept_seat_is_kept_for_the_person_who_acts_now() {
    for settles in [true, false] {
        let mut both = Both::new();
        let league = begun(&mut both, &[ANA, BOB]).await;
        press(&mut both, BOB, league, LeagueVerb::Play).await;
        let table = last_table(&both, league).await;
        both.settle().await;
        link(&mut both).await;
        if settles {
            both.settle().await;
            both.at_table(ANA, table, Verb::House(HouseVerb::Join)).await;
        } else {
            press(&mut both, ANA, league, LeagueVerb::Play).await;
        }
        assert_eq!(both.store.league_tables(league, 1).await.unwrap().len(), 1, "one table is enough");
        let guest = both.at_table(EVE, table, Verb::House(HouseVerb::Join)).await;
        assert!(words(&guest).unwrap().contains("league match"), "{guest:?}");
        finish(&mut both, league, ANA, BOB).await;
        assert_eq!(champion(&both, league).await, Some(both.person(ANA).await));
    }
}

#[tokio::test]
async fn the_account_that_plays_stays_and_takes_what_the_other_has() {
    let mut both = Both::new();
    let elsewhere = league_of(&mut both, &[ANA_D, BOB_D]).await;
    let league = begun(&mut both, &[ANA, BOB]).await;
    for who in [ANA, BOB] {
        press(&mut both, who, league, LeagueVerb::Play).await;
    }
    let table = last_table(&both, league).await;
    both.settle().await;
    both.at_table(ANA, table, Verb::Table(TableVerb::Start)).await;
    both.settle().await;
    let (sits, joins) = (both.person(ANA).await, both.person(ANA_D).await);
    both.link(ANA_D, ANA).await;
    assert_eq!(both.person(ANA_D).await, sits);
    both.press(BOB, alone(BOB), &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes))).await;
    both.settle().await;
    assert_eq!(champion(&both, league).await, Some(sits));
    assert_eq!(links(&events(&both, league).await), 0, "nobody there is somebody else");
    let followed = now(&both, elsewhere).await;
    assert_eq!(followed.owner(), sits);
    assert!(followed.has(sits) && !followed.has(joins));
}

#[tokio::test]
async fn of_two_places_of_one_person_one_remains() {
    let mut both = Both::new();
    let league = league_of(&mut both, &[BOB, EVE]).await;
    link(&mut both).await;
    press(&mut both, ANA, league, LeagueVerb::Join).await;
    both.private(ANA, Intent::Unlink).await;
    press(&mut both, ANA, league, LeagueVerb::Join).await;
    press(&mut both, BOB, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    both.settle().await;
    assert_eq!(now(&both, league).await.members().len(), 4);
    let gone = both.person(ANA).await;
    link(&mut both).await;
    both.settle().await;
    let after = now(&both, league).await;
    assert!(!after.has(gone) && after.has(both.person(ANA).await));
    let events = events(&both, league).await;
    assert_eq!(events.iter().filter(|event| matches!(event, Event::WalkedOver { .. })).count(), 1, "{events:?}");
}

#[tokio::test]
async fn a_season_that_is_over_keeps_its_names_and_seeds_the_next() {
    let mut both = Both::new();
    let league = begun(&mut both, &[BOB, ANA]).await;
    play(&mut both, league, ANA, BOB).await;
    let before = both.person(ANA).await;
    assert_eq!(champion(&both, league).await, Some(before));
    link(&mut both).await;
    both.settle().await;
    let Answer::Page { page, .. } = press(&mut both, BOB, league, LeagueVerb::Past(1)).await else { panic!("no page") };
    assert!(page.text().contains("Ana"), "{}", page.text());
    press(&mut both, BOB, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    let events = events(&both, league).await;
    let entries = events.iter().rev().find_map(|event| match event {
        Event::SeasonBegun { season: 2, entries, .. } => Some(entries.clone()),
        _ => None,
    });
    assert_eq!(entries, Some(vec![both.person(ANA).await, both.person(BOB).await]), "the best of the last season");
}

#[tokio::test]
async fn a_place_stays_where_it_is_when_a_link_is_undone() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    link(&mut both).await;
    both.settle().await;
    both.private(ANA, Intent::Unlink).await;
    both.settle().await;
    let refused = press(&mut both, ANA, league, LeagueVerb::Play).await;
    assert!(words(&refused).unwrap().contains("not in this league"), "{refused:?}");
    both.link(ANA, ANA_D).await;
    both.settle().await;
    let own = both.person(ANA).await;
    assert!(now(&both, league).await.has(own), "a link the other way round brings it back");
    play(&mut both, league, ANA, BOB).await;
    assert_eq!(champion(&both, league).await, Some(own));
}

#[tokio::test]
async fn a_person_forgotten_right_after_the_link_has_left() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    link(&mut both).await;
    let person = both.person(ANA).await;
    both.press(ANA, alone(ANA), &Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes))).await;
    both.settle().await;
    let events = events(&both, league).await;
    assert!(events.contains(&Event::Left { person }), "{events:?}");
    assert_eq!(champion(&both, league).await, Some(both.person(BOB).await));
}

#[tokio::test]
async fn a_seat_on_a_ladder_is_kept_for_the_person_who_acts_now() {
    let mut both = Both::new();
    let league = league_of(&mut both, &[ANA, BOB, EVE]).await;
    press(&mut both, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(0)))).await;
    press(&mut both, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    play(&mut both, league, ANA, EVE).await;
    press(&mut both, BOB, league, LeagueVerb::Play).await;
    both.settle().await;
    link(&mut both).await;
    both.settle().await;
    let table = last_table(&both, league).await;
    both.at_table(ANA, table, Verb::House(HouseVerb::Join)).await;
    finish(&mut both, league, ANA, BOB).await;
    press(&mut both, ANA, league, LeagueVerb::Manage(ManageVerb::FinishYes)).await;
    let to = both.person(ANA).await;
    assert_eq!(champion(&both, league).await, Some(to), "with what was won under either name");
}

#[tokio::test]
async fn a_reminded_person_is_not_reminded_again_under_another_account() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    both.clock.advance(6 * DAY);
    both.settle().await;
    let reminded = async |both: &Both| {
        let posts = both.store.posts(league).await.unwrap();
        posts.iter().filter(|post| matches!(post.key, PostKey::Reminder { .. })).count()
    };
    assert_eq!(reminded(&both).await, 2);
    link(&mut both).await;
    both.settle().await;
    assert_eq!((reminded(&both).await, links(&events(&both, league).await)), (2, 1));
}

#[tokio::test]
async fn a_place_goes_along_once_wherever_the_process_ends() {
    let mut cuts = 0;
    for waits in 0.. {
        let mut both = Both::new();
        let league = begun(&mut both, &[ANA, BOB]).await;
        press(&mut both, BOB, league, LeagueVerb::Play).await;
        both.settle().await;
        let table = last_table(&both, league).await;
        link(&mut both).await;
        let whole = cut_short(both.house.run_due(), waits).await.is_some();
        both.restart();
        both.settle().await;
        assert_eq!(links(&events(&both, league).await), 1, "after {waits} steps");
        both.at_table(ANA, table, Verb::House(HouseVerb::Join)).await;
        assert!(both.store.open_tables_of(both.person(ANA).await).await.unwrap().len() == 1, "after {waits} steps");
        if whole {
            break;
        }
        cuts += 1;
    }
    assert!(cuts > 20, "the look has so many steps at least: {cuts}");
}

#[tokio::test]
async fn a_look_without_need_reads_a_league_once() {
    let mut both = Both::new();
    let league = begun(&mut both, &[ANA, BOB]).await;
    both.store.wake_league(league, both.clock.now()).await.unwrap();
    both.store.take_calls();
    both.house.run_due().await;
    let calls = both.store.take_calls();
    let times = |what: &str| calls.iter().filter(|call| **call == what).count();
    assert_eq!((times("league"), times("league_events")), (1, 1), "{calls:?}");
    assert_eq!(times("accounts_of"), 2, "for whom they act, and for the names: {calls:?}");
    assert_eq!((times("commit_league"), times("commit")), (0, 0), "{calls:?}");
}
