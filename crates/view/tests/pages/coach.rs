//! The coach's pages.

use talon_cards::{Card, Seat, Suit};
use talon_games::{GameKind, Reason};
use talon_table::{Command, Course};
use talon_view::{
    Coached, CoachedMoment, CoachedPlayer, Lapse, Locale, Page, ReplayVerb, Target, Verb, coach, coach_at_work,
    coach_moment, moment_of, replay,
};

use crate::golden;
use crate::world::{ANA, Chance, plain_names, random_lobby};

/// A random match of this game that is over.
fn course(kind: GameKind, seed: u64) -> Course {
    let mut chance = Chance(seed);
    let mut world = random_lobby(kind, &mut chance);
    world.must(&Command::Start { by: ANA });
    while world.table.is_playing() {
        world.act_somehow(&mut chance);
    }
    world.course(1)
}

/// As if the coach had thought so of the first decisions of the first deal's players.
fn found(course: &Course) -> Coached {
    let players = Seat::all(course.seats());
    let players = players.map(|seat| CoachedPlayer { seat, accuracy: 91, lapses: [1, 0, 3] }).collect();
    let deal = &course.deals()[0];
    let mut moments = Vec::new();
    let mut before = course.start(deal).expect("dealt");
    for (place, (seat, chosen)) in deal.actions.iter().enumerate() {
        let legal = before.legal_actions(*seat);
        if let Some(best) = legal.iter().find(|action| *action != chosen && action.card().is_some())
            && moments.len() < 3
        {
            let lapse = [Lapse::Blunder, Lapse::Mistake, Lapse::Inexact][moments.len()];
            let reason = match (moments.len(), chosen.card()) {
                (0, Some(card)) => Some(Reason::Beaten { card, of: 62 }),
                (1, _) => Some(Reason::Known),
                _ => None,
            };
            let (chosen, best) = ((*chosen, -0.94), (*best, 0.3));
            let hindsight = (moments.len() != 1).then_some([-1, 2]);
            moments.push(CoachedMoment {
                seat: *seat,
                deal: deal.deal_no,
                place,
                lapse,
                chosen,
                best,
                reason,
                hindsight,
            });
        }
        before.apply(*seat, *chosen).expect("legal");
    }
    Coached { players, moments }
}

#[test]
fn pages() {
    golden::check("coach", |locale| {
        let of = |page: Page| page.plain();
        let mut pages = Vec::new();
        for kind in GameKind::ALL {
            let course = course(kind, 3);
            let found = found(&course);
            pages.push((kind.name(), of(coach(&course, None, &found, &plain_names, locale))));
            let moment = coach_moment(&course, None, (&found, 0), &plain_names, locale);
            pages.push(("its first moment", of(moment.expect("a moment"))));
        }
        let course = course(GameKind::Santase, 3);
        let found = found(&course);
        let faultless = Coached { moments: Vec::new(), ..found.clone() };
        pages.push(("in private", of(coach(&course, Some(ANA), &found, &plain_names, locale))));
        pages.push(("faultless", of(coach(&course, Some(ANA), &faultless, &plain_names, locale))));
        pages.push(("at work", of(coach_at_work(&course, false, (7, 31), &plain_names, locale))));
        pages.push(("at work on another", of(coach_at_work(&course, true, (7, 31), &plain_names, locale))));
        pages
    });
}

/// Every reason beside the same choice, as many on a page as are told.
fn reasons(course: &Course) -> Vec<Coached> {
    let Coached { players, moments } = found(course);
    let card: Card = "AH".parse().expect("a card");
    let suit = Suit::Hearts;
    let better: Card = "7S".parse().expect("a card");
    let all = [
        Reason::Known,
        Reason::Beaten { card, of: 35 },
        Reason::Counted { points: 71 },
        Reason::MarriageWins { suit },
        Reason::MarriageUnshown { suit, points: 20 },
        Reason::MarriageBroken { card, points: 40 },
        Reason::ClosingMakes { of: 93 },
        Reason::ClosingFails { of: 21 },
        Reason::Void { suit, of: 93 },
        Reason::TrickLeft { points: 21 },
        Reason::TrickFed { card, points: 11 },
        Reason::TrickPoor { card, points: 0 },
        Reason::HigherOut { card, higher: 2 },
        Reason::TrumpsOut { trumps: 3 },
        Reason::Ruffed { suit, of: 44 },
        Reason::BelotUnsaid { card, points: 20 },
        Reason::CallWins { of: 71 },
        Reason::CallLoses { of: 38 },
        Reason::FewWait { card, own: 0, better, than: 4 },
        Reason::HelpsOthers { card, cards: 5 },
        Reason::FurtherCard { better },
        Reason::GivenFits { card },
        Reason::GivenAwaited { card, own: 2 },
        Reason::GivenCheap { card, points: 1, better, than: 13 },
    ];
    let moments = all.map(|reason| CoachedMoment { reason: Some(reason), hindsight: None, ..moments[0].clone() });
    moments.chunks(3).map(|some| Coached { players: players.clone(), moments: some.to_vec() }).collect()
}

#[test]
fn every_reason_in_words() {
    golden::check("coach-reasons", |locale| {
        let course = course(GameKind::Santase, 3);
        let page = |found: &Coached| coach(&course, Some(ANA), found, &plain_names, locale).plain();
        reasons(&course).iter().map(|found| ("some of them", page(found))).collect()
    });
}

/// What the replay's buttons on a page lead to.
fn verbs(page: &Page) -> Vec<ReplayVerb> {
    let buttons = page.buttons.iter().flatten();
    let verb = |target: &Target| match target {
        Target::Token(token) => match token.verb {
            Verb::Replay(verb) => Some(verb),
            _ => None,
        },
        _ => None,
    };
    buttons.filter_map(|button| verb(&button.target)).collect()
}

/// Each moment leads to the position before the decision, in which both cards are marked, and on into the replay, where the choice is
/// told.
#[test]
fn moments_lead_to_where_they_were_decided() {
    for kind in GameKind::ALL {
        let course = course(kind, 5);
        let found = found(&course);
        let told = coach(&course, None, &found, &plain_names, Locale::EN);
        for (number, moment) in found.moments.iter().enumerate() {
            let at = (moment.deal, u32::try_from(moment.place).unwrap());
            assert!(verbs(&told).contains(&ReplayVerb::Moment(at.0, at.1)), "{kind}: {}", told.plain());
            assert_eq!(moment_of(&found, at), Some(number));
            let page = coach_moment(&course, None, (&found, number), &plain_names, Locale::EN).expect("a moment");
            crate::limits::check(kind.name(), &page);
            let text = page.text();
            assert!(text.contains("Better: "), "{kind}: the coach's sentence: {text}");
            if let (Some(chosen), Some(best)) = (moment.chosen.0.card(), moment.best.0.card())
                && chosen != best
            {
                assert_eq!((text.matches('✗').count(), text.matches('✓').count()), (1, 1), "{kind}: {text}");
            }
            let verbs = verbs(&page);
            let next = found.moments.get(number + 1);
            let next = next.map(|next| ReplayVerb::Moment(next.deal, u32::try_from(next.place).unwrap()));
            assert!(next.is_none_or(|next| verbs.contains(&next)), "{kind}: {verbs:?}");
            assert!(verbs.contains(&ReplayVerb::Coach), "{kind}: {verbs:?}");
            let on = verbs.iter().find_map(|verb| match verb {
                ReplayVerb::Step(deal, step) => Some((*deal, *step)),
                _ => None,
            });
            let Some(card) = moment.chosen.0.card() else { continue };
            let there = replay(&course, None, on.expect("a step"), &plain_names, Locale::EN).plain();
            let symbol = format!("{}{}", card.suit().glyph(), card.rank()).replace('T', "10");
            let told: Vec<&str> = there.lines().filter(|line| line.starts_with("* ")).collect();
            assert!(told.concat().contains(&symbol), "{kind}: {symbol} is not told in {there}");
        }
        assert_eq!(coach_moment(&course, None, (&found, 9), &plain_names, Locale::EN), None);
    }
}
