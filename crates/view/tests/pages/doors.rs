//! What stands under every hand, and what stands behind its door.

use std::collections::BTreeSet;

use talon_games::GameKind;
use talon_table::{Command, DealView, Limits, PersonId, PhaseView, Pref};
use talon_view::{Button, Locale, Look, Page, ShowVerb, TableVerb, Target, Verb, hand, table_panel};

use crate::golden::secret;
use crate::world::{ANA, BORIS, Chance, PEOPLE, World, pages, plain_names};

/// The buttons of a page with their verbs.
fn verbs(page: &Page) -> Vec<(Verb, &Button)> {
    let verb = |button: &&Button| match &button.target {
        Target::Token(token) => Some(token.verb.clone()),
        Target::PrivateChat(_) | Target::Link(_) => None,
    };
    page.buttons.iter().flatten().filter_map(|button| Some((verb(&button)?, button))).collect()
}

fn offered(page: &Page) -> Vec<Verb> {
    verbs(page).into_iter().map(|(verb, _)| verb).collect()
}

fn panel(world: &World, person: PersonId) -> Page {
    table_panel(&world.seen_by(person), &plain_names, Locale::EN)
}

/// A match in its first deal: of people in a group, or of Ana and AI players.
fn begun(kind: GameKind, community: bool) -> World {
    let mut world = World::open_game(kind, secret(), community);
    for person in &PEOPLE[1..usize::from(*kind.default_rules().seats().start())] {
        world.must(&if community { Command::Join { person: *person } } else { Command::AddAi { by: ANA } });
    }
    world.must(&Command::Start { by: ANA });
    world
}

#[test]
fn a_switch_stands_behind_the_door_and_says_how_it_is() {
    let mut held = BTreeSet::new();
    for kind in GameKind::ALL {
        let mut world = begun(kind, true);
        for on in [false, true] {
            let own = hand(&world.seen_by(ANA), &plain_names, Locale::EN);
            let is_switch = |verb: &Verb| matches!(verb, Verb::Table(TableVerb::Hold(_) | TableVerb::Forced(_)));
            assert!(!offered(&own).iter().any(is_switch), "{kind}: {}", own.plain());
            assert!(offered(&own).contains(&Verb::Show(ShowVerb::Panel)));
            let panel = panel(&world, ANA);
            let switches: Vec<_> = verbs(&panel).into_iter().filter(|(verb, _)| is_switch(verb)).collect();
            assert!(switches.iter().any(|(verb, _)| *verb == Verb::Table(TableVerb::Forced(!on))), "{kind}");
            for (verb, button) in switches {
                assert_eq!(button.label.plain().starts_with('✓'), on, "{kind}: {}", button.label);
                if verb == Verb::Table(TableVerb::Hold(!on)) {
                    held.insert(kind);
                }
            }
            for pref in [Pref::HoldDraw, Pref::PlayForced] {
                world.try_to(&Command::Prefer { person: ANA, pref, on: true });
            }
        }
        let everybody = offered(&table_panel(&world.public(), &plain_names, Locale::EN));
        assert!(!everybody.iter().any(|verb| matches!(verb, Verb::Table(TableVerb::Forced(_)))), "{kind}: Ana’s own");
    }
    assert_eq!(held.into_iter().collect::<Vec<_>>(), [GameKind::USUAL], "elsewhere nobody waits before drawing");
}

#[test]
fn nothing_is_offered_that_cannot_matter() {
    let for_others = [TableVerb::ProposeEnd, TableVerb::EndAbandoned, TableVerb::ProposePause, TableVerb::StandDown]
        .map(Verb::Table);
    for kind in GameKind::ALL {
        let alone = offered(&panel(&begun(kind, false), ANA));
        assert!(!alone.iter().any(|verb| for_others.contains(verb)), "{kind}: {alone:?}");
        assert!(alone.contains(&Verb::Show(ShowVerb::Resign)), "{kind}");

        let mut world = begun(kind, true);
        let has_abandoned = |world: &World| offered(&panel(world, ANA)).contains(&for_others[1]);
        let together = offered(&panel(&world, ANA));
        assert!(for_others.iter().all(|verb| *verb == for_others[1] || together.contains(verb)), "{kind}");
        assert!(!has_abandoned(&world), "{kind}: everybody has time");
        // Somebody is late. That may be Ana, who returns.
        while !world
            .public()
            .seats
            .iter()
            .any(|seat| seat.away.is_some() && Some(seat.seat) != world.table.seat_of(ANA))
        {
            world.try_to(&Command::Return { person: ANA });
            match world.choices() {
                Some((seat, _)) if Some(seat) == world.table.seat_of(ANA) => world.act_somehow(&mut Chance(1)),
                _ => {
                    let (at, command) = world.table.due(&Limits::default()).unwrap();
                    world.now = at;
                    world.must(&command);
                }
            }
        }
        assert!(has_abandoned(&world), "{kind}: somebody is away");
    }
}

/// Without a clock nobody is ever late, and the other may have left.
#[test]
fn without_a_clock_the_one_on_turn_may_have_left() {
    let mut world = World::open(secret(), true);
    world.must(&Command::Join { person: BORIS });
    world.must(&Command::SetOption { by: ANA, key: "clock".to_owned(), value: "off".to_owned() });
    world.must(&Command::Start { by: ANA });
    let (turn, _) = world.choices().unwrap();
    for person in [ANA, BORIS] {
        let waits = world.table.seat_of(person) != Some(turn);
        assert_eq!(offered(&panel(&world, person)).contains(&Verb::Table(TableVerb::EndAbandoned)), waits);
    }
}

#[test]
fn why_stands_under_a_hand_with_a_card_that_may_not_be_played() {
    let (mut with, mut without) = (0, 0);
    for kind in GameKind::ALL {
        let mut chance = Chance(3);
        let mut world = begun(kind, true);
        while let Some((turn, _)) = world.choices() {
            for person in world.table.persons() {
                let view = world.seen_by(person);
                let page = hand(&view, &plain_names, Locale::EN);
                let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else { panic!("{kind}") };
                let playable = page.buttons.iter().flatten().filter(|button| button.look == Look::Card).count();
                let wanted = playable < deal.hand().len() && world.table.seat_of(person) == Some(turn);
                assert_eq!(offered(&page).contains(&Verb::Show(ShowVerb::Why)), wanted, "{}", page.plain());
                *if wanted { &mut with } else { &mut without } += 1;
            }
            world.act_somehow(&mut chance);
        }
    }
    assert!(with > 100 && without > 100, "{with} and {without}");
}

#[test]
fn nothing_is_red_once_a_match_is_over() {
    for kind in GameKind::ALL {
        let mut world = begun(kind, true);
        world.must(&Command::Resign { person: ANA });
        for view in world.views() {
            for (name, page) in pages(&world, &view, &plain_names, Locale::EN) {
                let is_red = page.buttons.iter().flatten().any(|button| button.look == Look::Danger);
                assert!(!is_red || ["resign", "stop"].contains(&&*name), "{kind} {name}: {}", page.plain());
            }
        }
    }
}
