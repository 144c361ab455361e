//! Puzzles: asked and answered in private, one press each, and explained step by step.

use talon_games::GameKind;
use talon_house::{Answer, Intent};
use talon_players::puzzle;
use talon_store::Puzzles as _;
use talon_view::{Locale, Msg, Page, PuzzleVerb, Token, Verb, say};

use crate::common::{ANA, EVE, Human, World, tokens};

fn button(verb: PuzzleVerb) -> Token {
    Token::new(None, 0, Verb::Puzzle(verb))
}

fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

fn bare(page: &Page) -> String {
    page.plain().replace(['\u{2068}', '\u{2069}'], "")
}

async fn press(world: &mut World, human: Human, verb: PuzzleVerb) -> Page {
    page(world.press(human, World::private(human), Some(900), &button(verb)).await)
}

/// The places of the best choice and of another one.
fn answers(game: GameKind, number: u32) -> (u8, u8) {
    let puzzle = puzzle::puzzle(game, number).unwrap();
    let best = puzzle.proof().unwrap().best().unwrap();
    let legal = puzzle.position.legal_actions(puzzle.seat);
    let place = |wanted: bool| legal.iter().position(|action| (*action == best) == wanted).unwrap();
    (u8::try_from(place(true)).unwrap(), u8::try_from(place(false)).unwrap())
}

#[tokio::test]
async fn a_puzzle_is_answered_with_one_press_in_every_game() {
    let mut world = World::new(1);
    let games = page(world.say(ANA, World::private(ANA), Intent::Puzzle).await);
    for game in GameKind::ALL {
        let next = button(PuzzleVerb::Next(game));
        assert!(tokens(&games).contains(&next), "{game}");
        let shown = press(&mut world, ANA, PuzzleVerb::Next(game)).await;
        let (best, other) = answers(game, 1);
        for choice in [best, other] {
            assert!(tokens(&shown).contains(&button(PuzzleVerb::Answer(game, 1, choice))), "{game}: {}", bare(&shown));
        }
        let wrong = bare(&press(&mut world, ANA, PuzzleVerb::Answer(game, 1, other)).await);
        assert!(wrong.contains("Not the best: ") && wrong.contains("Right at once: 0 of 1"), "{game}: {wrong}");
        let right = bare(&press(&mut world, ANA, PuzzleVerb::Answer(game, 1, best)).await);
        assert!(right.contains("Right: ") && right.contains("Only your first answer"), "{game}: {right}");
        let second = bare(&press(&mut world, ANA, PuzzleVerb::Next(game)).await);
        assert!(second.contains("puzzle 2 "), "{game}: {second}");
        let solved = bare(&press(&mut world, ANA, PuzzleVerb::Answer(game, 2, answers(game, 2).0)).await);
        assert!(solved.contains("Right at once: 1 of 2"), "{game}: {solved}");
    }
    let person = world.person(ANA).await;
    let kept = world.store.puzzle_answers(&[person]).await.unwrap();
    assert_eq!(kept.len(), 2 * GameKind::ALL.len(), "the first answers alone");
    assert_eq!(kept.iter().filter(|answer| answer.solved).count(), GameKind::ALL.len());
}

#[tokio::test]
async fn the_proof_is_walked_through_to_the_end() {
    let mut world = World::new(1);
    for game in GameKind::ALL {
        let (best, other) = answers(game, 7);
        for choice in [best, other] {
            let mut step = 0;
            loop {
                let shown = press(&mut world, ANA, PuzzleVerb::Line(game, 7, choice, step)).await;
                let on = button(PuzzleVerb::Line(game, 7, choice, step + 1));
                assert!(bare(&shown).contains(&format!("Step {step} of")), "{game}: {}", bare(&shown));
                if !tokens(&shown).contains(&on) {
                    break;
                }
                step += 1;
            }
            let last = bare(&press(&mut world, ANA, PuzzleVerb::Line(game, 7, choice, u32::MAX)).await);
            assert!(last.contains(&format!("Step {step} of {step}")), "{game}: {last}");
        }
    }
}

#[tokio::test]
async fn a_group_reads_no_puzzle() {
    let mut world = World::new(1);
    let refused = Answer::Alert(say(Locale::EN, &Msg::PuzzleInPrivate));
    assert_eq!(world.say(EVE, World::group(), Intent::Puzzle).await, refused);
    let answer = button(PuzzleVerb::Answer(GameKind::Belot, 1, 0));
    assert_eq!(world.press(EVE, World::group(), None, &answer).await, refused);
}

#[tokio::test]
async fn what_does_not_exist_is_no_puzzle() {
    let mut world = World::new(1);
    let unknown = Answer::Alert(say(Locale::EN, &Msg::PuzzleUnknown));
    for verb in [
        PuzzleVerb::Show(GameKind::Belot, 0),
        PuzzleVerb::Show(GameKind::Belot, u32::MAX),
        PuzzleVerb::Answer(GameKind::Snaps, 1, u8::MAX),
        PuzzleVerb::Line(GameKind::Snaps, 1, 31, 0),
    ] {
        assert_eq!(world.press(ANA, World::private(ANA), None, &button(verb)).await, unknown, "{verb:?}");
    }
    let person = world.person(ANA).await;
    assert_eq!(world.store.puzzle_answers(&[person]).await.unwrap(), vec![]);
}
