//! Words for the shuffle: given under a whole commitment, and read by nobody else before the match begins.

use data_encoding::HEXLOWER;
use talon_house::{Answer, Intent};
use talon_table::{Event, PhaseView, TableId, Viewer};
use talon_view::{HouseVerb, Locale, Msg, Page, PrivacyVerb, ReplayVerb, ShowVerb, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World};

const WORDS: &str = "лунна светлина";

fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, replace_pressed: false } => page,
        other => panic!("no page: {other:?}"),
    }
}

async fn code(world: &World, table: TableId) -> String {
    match world.replay(table).await.view(Viewer::Public).phase {
        PhaseView::Lobby { commitment, .. } | PhaseView::Playing { commitment, .. } => commitment.grouped(),
        other => panic!("no promise: {other:?}"),
    }
}

async fn given(world: &World, table: TableId) -> usize {
    world.events(table).await.iter().filter(|event| matches!(event, Event::WordsGiven { .. })).count()
}

async fn word(world: &mut World, human: Human, words: &str) -> Answer {
    world.say(human, World::private(human), Intent::Words(words.to_owned())).await
}

/// Everything that is on the screens of the group and of everybody else than Bob.
fn seen_by_others(world: &World) -> String {
    let messages = [GROUP, ANA.0, EVE.0].into_iter().flat_map(|chat| world.platform.messages(chat));
    messages.map(|message| message.page.text()).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn the_whole_code_stands_wherever_words_are_asked_for() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    world.settle().await;
    let code = code(&world, table).await;
    assert_eq!(code.split(' ').map(str::len).collect::<Vec<_>>(), [8; 8]);
    assert!(!world.newest(GROUP).page.text().contains(&code[..8]), "behind the lobby's buttons");
    let proof = Token::new(Some(table), 1, Verb::Show(ShowVerb::Proof));
    let words = Token::new(Some(table), 1, Verb::Show(ShowVerb::Words));
    for token in [&proof, &words] {
        let stranger = page(world.press(EVE, World::group(), None, token).await).text();
        assert!(stranger.contains(&code) && !stranger.contains("/word"), "anybody can keep it: {stranger}");
    }
    let asked = page(word(&mut world, BOB, " ").await);
    assert!(asked.text().contains(&code), "where somebody asks how: {}", asked.text());
    let pressed = Token::new(Some(table), 1, Verb::Show(ShowVerb::Words));
    let asked = page(world.press(BOB, World::private(BOB), None, &pressed).await);
    assert!(asked.text().contains(&code));
    let kept = page(word(&mut world, BOB, "лунна  светлина").await);
    assert!(kept.text().contains(&code) && kept.text().contains(WORDS), "{}", kept.text());
    assert_eq!(given(&world, table).await, 1);
}

#[tokio::test]
async fn words_are_given_where_nobody_else_reads() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    world.settle().await;
    let in_private = Answer::Alert(say(Locale::BG, &Msg::WordsInPrivate));
    let answer = world.say(BOB, World::group(), Intent::Words(WORDS.to_owned())).await;
    assert_eq!(answer, in_private, "the group has read them");
    assert_eq!(given(&world, table).await, 0);
    let button = world.press_shown(BOB, World::group(), |verb| *verb == Verb::Show(ShowVerb::Words)).await;
    let asked = page(button.expect("a button in the lobby"));
    assert!(asked.text().contains("/word"), "to him alone, as every page that a press asks for: {}", asked.text());
    let stranger = word(&mut world, EVE, WORDS).await;
    assert_eq!(stranger, Answer::Alert(say(Locale::EN, &Msg::NoTableHere)));
}

#[tokio::test]
async fn nobody_reads_another_s_words_before_the_match_begins() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    word(&mut world, BOB, WORDS).await;
    world.settle().await;
    assert!(world.newest(GROUP).page.text().contains("has given a word"));
    assert!(!seen_by_others(&world).contains(WORDS), "{}", seen_by_others(&world));
    for verb in [
        Verb::Show(ShowVerb::Panel),
        Verb::Show(ShowVerb::Proof),
        Verb::Show(ShowVerb::People),
        Verb::Show(ShowVerb::Words),
        Verb::Show(ShowVerb::Why),
        Verb::Show(ShowVerb::Score),
        Verb::Show(ShowVerb::Hand),
    ] {
        for place in [World::group(), World::private(ANA)] {
            let answer = world.press(ANA, place, None, &Token::new(Some(table), 1, verb.clone())).await;
            assert!(!format!("{answer:?}").contains(WORDS), "{verb:?}");
            if let Answer::Page { page, .. } = answer {
                assert!(!page.text().contains(WORDS), "{verb:?}: {}", page.text());
            }
        }
    }
    let copy = Token::new(None, 0, Verb::Privacy(PrivacyVerb::Copy));
    world.press(ANA, World::private(ANA), None, &copy).await;
    let (_, document) = world.platform.documents().pop().expect("a copy of what is stored");
    let copied = String::from_utf8(document.bytes).unwrap();
    assert!(copied.contains("words-given") && !copied.contains(WORDS), "{copied}");

    world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world.settle().await;
    let code = code(&world, table).await;
    let proof = |verb| Token::new(Some(table), 1, verb);
    let shown = page(world.press(EVE, World::group(), None, &proof(Verb::Show(ShowVerb::Proof))).await).text();
    assert!(shown.contains(WORDS) && shown.contains(&code), "now everybody may: {shown}");
    world.press(ANA, World::private(ANA), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes))).await;
    world.settle().await;
    let result = world.newest(GROUP).page.text();
    assert!(!result.contains(&code[..8]), "behind “Proof”: {result}");
    // The proof stays that of this match when another is prepared.
    for verb in [Verb::House(HouseVerb::Rematch), Verb::Replay(ReplayVerb::Proof)] {
        match world.press(BOB, World::group(), None, &proof(verb)).await {
            Answer::Page { page, .. } => {
                let secret =
                    world.replay(table).await.view(Viewer::Public).finished.and_then(|past| past.secret).unwrap();
                let shown = page.text();
                assert!(shown.contains(WORDS) && shown.contains(&code), "{shown}");
                assert!(shown.contains(&HEXLOWER.encode(secret.bytes())), "{shown}");
            }
            other => assert!(matches!(other, Answer::Toast(_) | Answer::Silent), "{other:?}"),
        }
    }
    let next = self::code(&world, table).await;
    assert_ne!(next, code, "another lobby, another secret");
    let shown = page(world.press(EVE, World::group(), None, &proof(Verb::Show(ShowVerb::Proof))).await).text();
    assert!(shown.contains(&next) && !shown.contains(WORDS), "{shown}");
}
