//! The questions before decisions that may cost the deal: kept as people see them, and two presses away from the game.

use talon_games::{AnyAction, GameKind, santase, snaps, sznap};
use talon_table::{Command, DealView, PersonId, PhaseView, TableView};
use talon_view::{
    Button, Locale, Look, Names, Page, ShowVerb, Target, Token, Verb, hand, hint, question, questions, solo,
};

use crate::belot_table::{A, B, RUNS, played, showing, table};
use crate::family::{Member, can, lobby, when};
use crate::golden::check;
use crate::world::{ANA, Chance, plain_names, random_lobby};

/// Names of people who do not want to be asked.
struct Unasked;

impl Names for Unasked {
    fn name(&self, person: PersonId) -> String {
        plain_names(person)
    }

    fn is_asked_first(&self, _: PersonId) -> bool {
        false
    }
}

fn tokens(page: &Page) -> Vec<(&Button, &Token)> {
    let token = |button: &'_ Button| match &button.target {
        Target::Token(_) => true,
        Target::PrivateChat(_) | Target::Link(_) => false,
    };
    let buttons = page.buttons.iter().flatten().filter(|button| token(button));
    buttons
        .filter_map(|button| if let Target::Token(token) = &button.target { Some((button, token)) } else { None })
        .collect()
}

/// What is asked about each of these decisions.
fn asked(view: &TableView, locale: Locale, actions: &[&str]) -> String {
    let pages = actions.iter().map(|action| {
        let action = view.kind.parse_action(action).unwrap();
        question(view, &plain_names, locale, action).expect("it is asked").plain()
    });
    pages.collect::<Vec<_>>().join("\n")
}

/// A position in which Ana may close and claim.
fn choice<R: Member>(points: &'static str, options: &'static [(&str, &str)]) -> TableView {
    let lobby = |secret| lobby::<R>(secret, &[&[("show-points", points)], options].concat());
    when::<R>(lobby, |view| can(view, "close") && can(view, "claim")).seen_by(ANA)
}

#[test]
fn questions_of_every_game() {
    let declared: &[_] = &[("claim-mode", "declare")];
    let families = [
        ("Santase", choice::<santase::Rules>("off", &[]), choice::<santase::Rules>("own", &[])),
        ("66", choice::<sznap::Rules>("off", &[]), choice::<sznap::Rules>("own", &[])),
        ("Snaps", choice::<snaps::Rules>("off", declared), choice::<snaps::Rules>("own", declared)),
    ];
    let world = table();
    let contra = showing(&world, Some(B), &played(&[], RUNS, "H"));
    let recontra = showing(&world, Some(A), &played(&[], RUNS, "H contra pass"));
    check("questions", |locale| {
        let mut pages = Vec::new();
        for (game, hidden, shown) in &families {
            pages.push((*game, asked(hidden, locale, &["claim", "close"])));
            pages.push(("who sees the own points counts with them", asked(shown, locale, &["claim"])));
        }
        pages.push(("Belot", asked(&contra, locale, &["contra"]) + "\n" + &asked(&recontra, locale, &["recontra"])));
        pages
    });
}

/// What the seat may do now.
fn legal(view: &TableView) -> Vec<AnyAction> {
    match &view.phase {
        PhaseView::Playing { deal: DealView::Open(deal), .. } => deal.legal(),
        _ => Vec::new(),
    }
}

/// Every decision is on the hand's page once: at one press, or behind a question. How many questions there are.
fn check_hand(view: &TableView, locale: Locale) -> usize {
    let page = hand(view, &plain_names, locale);
    let mut asking = Vec::new();
    for action in legal(view) {
        let notation = action.to_string();
        let its = tokens(&page).into_iter().filter_map(|(button, token)| match &token.verb {
            Verb::Act(slug) | Verb::Ask(slug) if slug.as_str() == notation => Some((button.clone(), token.clone())),
            _ => None,
        });
        let its: Vec<(Button, Token)> = its.collect();
        let Some(asks) = question(view, &plain_names, locale, action) else {
            assert!(its.iter().all(|(_, token)| matches!(token.verb, Verb::Act(_))), "{notation} is made at once");
            continue;
        };
        assert!(action.card().is_none() || notation.ends_with('!'), "a card is played at once");
        let [(button, token)] = &its[..] else { panic!("{notation}: {its:?}") };
        assert!(
            matches!(token.verb, Verb::Ask(_)) && token.number == view.turn && token.to_string().len() <= Token::MAX
        );
        let act = Token::new(Some(view.id), view.turn, Verb::Act(notation.parse().unwrap()));
        let back = Token::new(Some(view.id), view.match_no, Verb::Show(ShowVerb::TablePage));
        let [(yes, made), (no, left)] = tokens(&asks)[..] else { panic!("{}", asks.plain()) };
        assert_eq!((made, left, yes.look, no.look), (&act, &back, Look::Danger, Look::Main));
        assert_eq!(yes.label, button.label, "the second press says what the first one said");
        assert!(
            hint(view, &plain_names, locale, action, None).plain().contains(&button.label.plain()),
            "so does a hint"
        );
        assert_eq!(question(view, &Unasked, locale, action), None);
        asking.push(asks);
    }
    let found = questions(view, &plain_names, locale);
    assert!(found.len() == asking.len() && found.iter().all(|page| asking.contains(page)));
    for own in [hand(view, &Unasked, locale), solo(view, &Unasked, locale, crate::golden::key(view.match_no, 1))] {
        assert!(
            tokens(&own).iter().all(|(_, token)| !matches!(token.verb, Verb::Ask(_))),
            "nobody is asked who said no"
        );
    }
    asking.len()
}

#[test]
fn every_costly_decision_reaches_the_game_by_two_presses() {
    let mut chance = Chance(54);
    for kind in GameKind::ALL {
        let mut asked = 0;
        for _ in 0..6 {
            let mut world = random_lobby(kind, &mut chance);
            world.must(&Command::Start { by: ANA });
            while world.table.is_playing() && world.public().sheet.len() < 3 {
                let locale = chance.locale();
                asked += world.views().iter().map(|view| check_hand(view, locale)).sum::<usize>();
                world.act_somehow(&mut chance);
            }
        }
        assert_eq!(asked > 0, kind != GameKind::Ristiseiska, "{kind}: {asked}");
    }
}
