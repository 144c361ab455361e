//! Who is in a league: leaving it, being removed from it, and being readmitted.

use talon_house::{Answer, Intent};
use talon_league::{Event, LeagueId};
use talon_table::PersonId;
use talon_view::{LeagueSetting, LeagueVerb, ManageVerb, Verb};

use crate::common::{ANA, BOB, EVE, World, tokens, words};
use crate::leagues::{begin, league_of_two, names, page, press, text};

/// What the buttons of an answer ask of a league.
fn verbs(answer: &Answer) -> Vec<LeagueVerb> {
    let Answer::Page { page, .. } = answer else { panic!("no page: {answer:?}") };
    let verb = |verb| if let Verb::League(_, verb) = verb { Some(verb) } else { None };
    tokens(page).into_iter().filter_map(|token| verb(token.verb)).collect()
}

/// How often somebody has left or was removed.
async fn left(world: &World, league: LeagueId, who: PersonId) -> usize {
    let is_end = |event: &Event| matches!(event, Event::Left { person } | Event::Removed { person } if *person == who);
    names(world, league).await.iter().filter(|event| is_end(event)).count()
}

#[tokio::test]
async fn leaving_asks_first_says_what_it_costs_and_is_for_the_person_who_was_asked() {
    let mut world = World::new(21);
    let league = league_of_two(&mut world).await;
    let bob = world.person(BOB).await;
    let asked = press(&mut world, BOB, league, LeagueVerb::Leave).await;
    assert!(text(&page(asked)).contains("It costs nothing"));
    begin(&mut world, league).await;
    let asked = press(&mut world, BOB, league, LeagueVerb::Leave).await;
    let yes = LeagueVerb::LeaveYes(bob);
    assert_eq!(verbs(&asked), [yes, LeagueVerb::Show]);
    let asked = text(&page(asked));
    assert!(asked.contains("do you want to leave Winter cup?") && asked.contains("for good"), "{asked}");
    assert_eq!(left(&world, league, bob).await, 0, "only asked");
    let other = press(&mut world, ANA, league, yes).await;
    assert_eq!(words(&other).unwrap(), "That question is for somebody else.");
    assert_eq!(left(&world, league, bob).await, 0);
    press(&mut world, BOB, league, yes).await;
    assert_eq!(left(&world, league, bob).await, 1);
    let again = press(&mut world, BOB, league, LeagueVerb::Leave).await;
    assert!(words(&again).is_some(), "{again:?}");
}

#[tokio::test]
async fn a_member_leaves_in_private() {
    let mut world = World::new(22);
    let league = league_of_two(&mut world).await;
    let bob = world.person(BOB).await;
    let list = world.say(BOB, World::private(BOB), Intent::League { create: None }).await;
    assert_eq!(verbs(&list), [LeagueVerb::Show]);
    assert!(text(&page(list)).contains("Winter cup"));
    let own = |verb| talon_view::Token::new(None, 0, Verb::League(league, verb));
    let shown = world.press(BOB, World::private(BOB), None, &own(LeagueVerb::Show)).await;
    assert!(verbs(&shown).contains(&LeagueVerb::Leave));
    let asked = world.press(BOB, World::private(BOB), None, &own(LeagueVerb::Leave)).await;
    assert_eq!(verbs(&asked)[0], LeagueVerb::LeaveYes(bob));
    let gone = world.press(BOB, World::private(BOB), None, &own(LeagueVerb::LeaveYes(bob))).await;
    assert_eq!(left(&world, league, bob).await, 1);
    assert!(verbs(&gone).is_empty(), "the list of the leagues that are left: {gone:?}");
    let stranger = world.say(EVE, World::private(EVE), Intent::League { create: None }).await;
    assert!(verbs(&stranger).is_empty());
}

#[tokio::test]
async fn the_owner_and_admins_take_people_out_and_put_them_in_again() {
    let mut world = World::new(23);
    let league = league_of_two(&mut world).await;
    let bob = world.person(BOB).await;
    let manage = LeagueVerb::Manage;
    for verb in [ManageVerb::People(0), ManageVerb::RemoveYes(bob), ManageVerb::Readmit(bob)] {
        let refused = press(&mut world, EVE, league, manage(verb)).await;
        assert!(words(&refused).is_some(), "{verb:?}");
    }
    let people = press(&mut world, ANA, league, manage(ManageVerb::People(0))).await;
    assert!(verbs(&people).contains(&manage(ManageVerb::Remove(bob))));
    let asked = press(&mut world, ANA, league, manage(ManageVerb::Remove(bob))).await;
    assert!(verbs(&asked).contains(&manage(ManageVerb::RemoveYes(bob))));
    assert_eq!(left(&world, league, bob).await, 0, "only asked");
    let people = press(&mut world, ANA, league, manage(ManageVerb::RemoveYes(bob))).await;
    assert_eq!(left(&world, league, bob).await, 1);
    assert!(verbs(&people).contains(&manage(ManageVerb::Readmit(bob))), "{people:?}");
    let refused = press(&mut world, BOB, league, LeagueVerb::Join).await;
    assert!(words(&refused).is_some_and(|words| !words.is_empty()), "{refused:?}");
    assert_eq!(names(&world, league).await.last(), Some(&Event::Removed { person: bob }));
    world.platform.make_admin(EVE.0);
    press(&mut world, EVE, league, manage(ManageVerb::Readmit(bob))).await;
    assert_eq!(names(&world, league).await.last(), Some(&Event::Joined { person: bob }));
    let stale = press(&mut world, ANA, league, manage(ManageVerb::People(9))).await;
    assert!(words(&stale).is_some(), "there is no such page");
}

#[tokio::test]
async fn nobody_is_drawn_who_was_thrown_out_of_the_group() {
    let mut world = World::new(24);
    let league = league_of_two(&mut world).await;
    press(&mut world, EVE, league, LeagueVerb::Join).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(2)))).await;
    let (bob, eve) = (world.person(BOB).await, world.person(EVE).await);
    world.platform.make_stranger(BOB.0);
    begin(&mut world, league).await;
    let events = names(&world, league).await;
    let Some(Event::SeasonBegun { entries, .. }) = events.iter().find(|event| event.draws()) else {
        panic!("{events:?}")
    };
    assert!(!entries.contains(&bob) && entries.contains(&eve) && entries.len() == 2, "{events:?}");
    assert!(events.contains(&Event::Left { person: bob }));
}
