//! Going through a finished match.

use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{Command, Course};
use talon_view::{Locale, Page, ReplayVerb, Style, Target, Verb, replay, replay_drawing, replay_points};

use crate::world::{ANA, BORIS, Chance, plain_names, random_lobby};

fn page(course: &Course, at: (u32, u32)) -> Page {
    replay(course, None, at, &plain_names, Locale::EN)
}

/// Where the button with this label leads.
fn leads_to(course: &Course, page: &Page, label: &str) -> Option<(u32, u32)> {
    let button = page.buttons.iter().flatten().find(|button| button.label.plain().contains(label))?;
    let Target::Token(token) = &button.target else { panic!("{label} is no button of ours") };
    assert_eq!((token.table, token.number), (Some(course.table()), course.finished().match_no));
    let Verb::Replay(ReplayVerb::Step(deal, step)) = token.verb else { panic!("{label} leads elsewhere") };
    Some((deal, step))
}

/// A random match of this game that is over.
fn course(kind: GameKind, seed: u64) -> Course {
    eprintln!("{kind}, seed {seed}");
    let mut chance = Chance(seed);
    let mut world = random_lobby(kind, &mut chance);
    world.must(&Command::Start { by: ANA });
    while world.table.is_playing() {
        world.act_somehow(&mut chance);
    }
    world.course(1)
}

/// All pages from the first to the last, one step after another.
fn forwards(course: &Course) -> Vec<Page> {
    let mut pages = vec![page(course, (1, 0))];
    while let Some(next) =
        pages.last().and_then(|shown| leads_to(course, shown, "▶").or_else(|| leads_to(course, shown, "⏭")))
    {
        pages.push(page(course, next));
    }
    pages
}

#[test]
fn forwards_and_backwards_are_the_same_pages() {
    for kind in GameKind::ALL {
        for seed in 0..3 {
            let course = course(kind, seed);
            let there = forwards(&course);
            assert!(there.len() > course.deals().len() * 3, "{kind}: {} steps", there.len());
            let mut back = vec![page(&course, (u32::MAX, u32::MAX))];
            while let Some(before) = back.last().and_then(|shown| leads_to(&course, shown, "◀")) {
                back.push(page(&course, before));
            }
            back.reverse();
            assert!(there == back, "{kind}: not the same way back");
            let starts = (2..=u32::try_from(course.deals().len()).unwrap()).map(|deal| (deal, 0));
            let jumps: Vec<_> = there.iter().filter_map(|shown| leads_to(&course, shown, "⏭")).collect();
            assert!(starts.clone().all(|start| jumps.contains(&start)), "{kind}: a deal cannot be reached");
        }
    }
}

/// The sentences of a deal that tell what happened, all steps together.
fn told(course: &Course, deal: u32) -> String {
    let mut told = String::new();
    let mut next = Some((deal, 0));
    while let Some(shown) = next.filter(|(at, _)| *at == deal).map(|at| page(course, at)) {
        for line in shown.lines().iter().filter(|line| line.style == Style::Strong) {
            told.push_str(&line.text.plain().replace(['\u{2068}', '\u{2069}'], ""));
            told.push('\n');
        }
        next = leads_to(course, &shown, "▶");
    }
    told
}

#[test]
fn every_card_that_is_played_or_given_is_told() {
    for kind in GameKind::ALL {
        let course = course(kind, 7);
        for deal in course.deals() {
            let told = told(&course, deal.deal_no);
            for card in deal.actions.iter().filter_map(|(_, action)| action.card()) {
                let symbol = format!("{}{}", card.suit().glyph(), card.rank()).replace('T', "10");
                assert!(told.contains(&symbol), "{kind}, deal {}: {symbol} is not told", deal.deal_no);
            }
        }
    }
}

/// Before the first card everything that is not in a talon lies in somebody's open hand.
#[test]
fn every_hand_is_open() {
    for kind in GameKind::ALL {
        let course = course(kind, 8);
        let shown = page(&course, (1, 0));
        let deal = course.start(&course.deals()[0]).unwrap();
        for seat in Seat::all(course.seats()) {
            let hand = deal.view(Some(seat)).hand();
            let cards = |text: &str| text.chars().filter(|char| char.is_ascii_alphanumeric()).count();
            let line =
                shown.lines().iter().filter(|line| line.text.plain().contains(['♣', '♦', '♥', '♠'])).any(|line| {
                    let listed = line.text.plain().split_once(": ").map_or("", |(_, listed)| listed).replace("10", "T");
                    cards(&listed) == hand.len() && hand.iter().all(|card| listed.contains(&card.rank().to_string()))
                });
            assert!(line, "{kind}: seat {seat}: {}", shown.plain());
        }
    }
}

#[test]
fn what_lies_beyond_the_last_is_the_last() {
    let course = course(GameKind::Santase, 1);
    let deals = u32::try_from(course.deals().len()).unwrap();
    assert_eq!(page(&course, (0, 0)), page(&course, (1, 0)));
    assert_eq!(page(&course, (deals + 1, 0)), page(&course, (deals, 0)));
    assert_eq!(page(&course, (u32::MAX, 1_000)), page(&course, (deals, u32::MAX)));
}

#[test]
fn a_player_reads_of_you() {
    let mut chance = Chance(4);
    let mut world = crate::world::World::open(chance.secret(), true);
    world.must(&Command::Join { person: BORIS });
    world.must(&Command::Start { by: ANA });
    world.must(&Command::Resign { person: ANA });
    let course = world.course(1);
    let own = replay(&course, Some(BORIS), (1, 0), &plain_names, Locale::EN).plain();
    assert!(own.contains("You: ") && own.contains("Ana"), "{own}");
    let everybody = page(&course, (1, 0)).plain();
    assert!(!everybody.contains("You"), "{everybody}");
}

#[test]
fn the_points_of_a_picture_are_those_of_the_sheet_and_of_the_page() {
    let mut drawn = 0;
    for (kind, seed) in GameKind::ALL.into_iter().flat_map(|kind| [0, 1, 2].map(|seed| (kind, seed))) {
        let course = course(kind, seed);
        let sheet = &course.finished().sheet;
        let page = replay_points(&course, None, &plain_names, Locale::EN).text();
        let Some(drawing) = replay_drawing(&course, &plain_names, Locale::EN) else {
            assert!(sheet.is_empty() && page.contains("No deal"), "{kind}: {page}");
            continue;
        };
        assert_eq!(drawing.lines.len(), usize::from(course.seats()), "{kind}");
        for (seat, line) in drawing.lines.iter().enumerate() {
            let (first, last) = (line.values[0], line.values[line.values.len() - 1]);
            assert_eq!(line.values.len(), sheet.len() + 1, "{kind}");
            assert!(page.contains(&line.name) && page.contains(&format!("from {first} to {last}")), "{kind}: {page}");
            // The points of Snaps begin anew with each Bummerl, and may be counted down.
            let after: Vec<i32> = sheet.iter().map(|record| record.points_after[seat]).collect();
            assert!(kind == GameKind::Snaps || (first == 0 && line.values[1..] == after), "{kind}: {:?}", line.values);
        }
        drawn += 1;
    }
    assert!(drawn >= 12, "{drawn} matches had a finished deal");
}
