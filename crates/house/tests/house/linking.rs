//! Linking: one person's accounts on two platforms, and others who would like to be that person.

use std::time::Duration;

use talon_house::{Answer, Intent};
use talon_view::{HouseVerb, Language, LinkVerb, Locale, Msg, Scope, Setting, TableVerb, Token, Verb, say};

use crate::both::{ANA, ANA_D, BOB, BOB_D, Both, EVE, EVE_D, alone, build, code_on, group};
use crate::common::{minutes, tokens, words};

fn en(message: &Msg) -> Answer {
    Answer::Alert(say(Locale::EN, message))
}

fn bad_code() -> Answer {
    en(&Msg::LinkCodeBad { valid: minutes(10) })
}

#[tokio::test]
async fn a_code_makes_two_accounts_one_person() {
    let mut both = Both::new();
    let (question, yes, _) = both.asked_to_confirm(ANA, ANA_D).await;
    assert!(question.contains("\u{2068}Ana\u{2069} on \u{2068}Telegram\u{2069}"), "{question}");
    assert!(!both.are_one(ANA, ANA_D).await, "entering a code links nothing yet");
    assert!(yes.to_string().len() <= Token::MAX);
    let done = words(&both.press(ANA_D, alone(ANA_D), &yes).await).unwrap();
    assert!(done.contains("\u{2068}Ana\u{2069}") && done.contains("\u{2068}ana.cards\u{2069}"), "{done}");
    assert!(both.are_one(ANA, ANA_D).await);

    both.open(ANA).await;
    let tables = both.private(ANA_D, Intent::Table).await;
    assert!(matches!(tables, Answer::Page { .. }), "the tables of one are the tables of both");
    let again = both.code(ANA).await;
    assert_eq!(both.enter(ANA_D, &again).await, en(&Msg::LinkAlready));
}

#[tokio::test]
async fn a_code_is_read_however_it_is_typed_and_each_has_its_own() {
    let mut both = Both::new();
    let (first, second) = (both.code(ANA).await, both.code(ANA).await);
    let other = both.code(BOB).await;
    assert!(first != second && second != other && first != other);
    assert_eq!(both.enter(ANA_D, &first).await, bad_code(), "the newer one took its place");
    let typed = format!("  {} ", second.to_lowercase().replace('-', " "));
    assert!(matches!(both.enter(ANA_D, &typed).await, Answer::Page { .. }));
}

#[tokio::test]
async fn the_question_is_asked_in_the_language_of_the_person_who_entered_the_code() {
    let mut both = Both::new();
    let (question, _, no) = both.asked_to_confirm(EVE_D, BOB).await;
    assert!(question.contains("Кодът идва от \u{2068}eve\u{2069} в \u{2068}Discord\u{2069}"), "{question}");
    let declined = words(&both.press(BOB, alone(BOB), &no).await).unwrap();
    assert_eq!(declined, say(Locale::BG, &Msg::LinkDeclined).plain());
}

#[tokio::test]
async fn nothing_about_links_is_said_where_others_read() {
    let mut both = Both::new();
    let made = both.ask(ANA, group(ANA), Intent::Link { code: None }).await;
    assert_eq!(made, en(&Msg::LinkInPrivate));
    let code = both.code(ANA).await;
    for typed in [code.as_str(), "0000-0000", "no code at all"] {
        let answer = both.ask(ANA_D, group(ANA_D), Intent::Link { code: Some(typed.to_owned()) }).await;
        assert_eq!(answer, en(&Msg::LinkCodeBurnt), "whether it was a code is not told");
    }
    assert_eq!(both.enter(ANA_D, &code).await, bad_code(), "the code is burnt");

    let (_, yes, no) = both.asked_to_confirm(ANA, ANA_D).await;
    for token in [&yes, &no] {
        assert_eq!(both.press(ANA_D, group(ANA_D), token).await, en(&Msg::LinkInPrivate));
    }
    assert!(!both.are_one(ANA, ANA_D).await);
    both.press(ANA_D, alone(ANA_D), &yes).await;
    assert!(both.are_one(ANA, ANA_D).await, "it is still asked in private");
    assert_eq!(both.ask(ANA, group(ANA), Intent::Unlink).await, en(&Msg::LinkInPrivate));
    assert!(both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn only_who_entered_a_code_confirms_it_and_only_once() {
    let mut both = Both::new();
    both.private(EVE_D, Intent::Help).await;
    both.private(EVE, Intent::Help).await;
    let (_, yes, no) = both.asked_to_confirm(ANA, ANA_D).await;
    for thief in [EVE_D, EVE, ANA] {
        assert_eq!(both.press(thief, alone(thief), &yes).await, bad_code());
        both.press(thief, alone(thief), &no).await;
    }
    let forged = Token::new(None, 0, Verb::Link(LinkVerb::Yes(u32::MAX)));
    assert_eq!(both.press(ANA_D, alone(ANA_D), &forged).await, bad_code());

    let confirm = both.incoming(ANA_D, alone(ANA_D), Intent::Press(yes.to_string()));
    assert!(matches!(both.house.handle(confirm.clone()).await, Answer::Page { .. }));
    both.restart();
    assert_eq!(both.house.handle(confirm).await, Answer::Toast(say(Locale::EN, &Msg::StaleDone)));
    both.private(ANA_D, Intent::Unlink).await;
    assert!(!both.are_one(ANA, ANA_D).await);
    assert_eq!(both.press(ANA_D, alone(ANA_D), &yes).await, bad_code(), "a code works once");
    assert!(!both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn a_code_that_was_entered_is_nobody_elses_and_a_refused_one_is_void() {
    let mut both = Both::new();
    let code = both.code(ANA).await;
    assert!(matches!(both.enter(ANA_D, &code).await, Answer::Page { .. }));
    assert_eq!(both.enter(EVE_D, &code).await, bad_code());
    let again = both.enter(ANA_D, &code).await;
    let Answer::Page { page, .. } = &again else { panic!("the question once more") };
    let no = tokens(page).into_iter().find(|token| matches!(token.verb, Verb::Link(LinkVerb::No(_)))).unwrap();
    let yes = tokens(page).into_iter().find(|token| matches!(token.verb, Verb::Link(LinkVerb::Yes(_)))).unwrap();
    both.press(ANA_D, alone(ANA_D), &no).await;
    assert_eq!(both.press(ANA_D, alone(ANA_D), &yes).await, bad_code());
    assert_eq!(both.enter(ANA_D, &code).await, bad_code());
    assert!(!both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn a_code_expires() {
    let mut both = Both::new();
    let (_, yes, _) = both.asked_to_confirm(ANA, ANA_D).await;
    let code = both.code(BOB).await;
    both.clock.advance(Duration::from_secs(600));
    assert_eq!(both.press(ANA_D, alone(ANA_D), &yes).await, bad_code());
    assert_eq!(both.enter(EVE_D, &code).await, bad_code(), "as if there had never been one");
    assert!(!both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn guessing_is_limited_across_restarts() {
    let mut both = Both::new();
    let guess = |number: u32| format!("0000-{number:04}");
    for number in 0..5 {
        both.clock.advance(Duration::from_secs(60));
        assert_eq!(both.enter(EVE_D, &guess(number)).await, bad_code());
    }
    both.restart();
    let code = both.code(ANA).await;
    assert_eq!(both.enter(EVE_D, &code).await, en(&Msg::LinkGuesses { wait: minutes(56) }), "even the right one");
    assert!(matches!(both.enter(ANA_D, &code).await, Answer::Page { .. }), "others are not hindered");
    both.clock.advance(Duration::from_secs(56 * 60));
    assert_eq!(both.enter(EVE_D, &guess(5)).await, bad_code(), "one guess is forgotten, and one is free");
    let code = both.code(ANA).await;
    assert_eq!(both.enter(EVE_D, &code).await, en(&Msg::LinkGuesses { wait: minutes(1) }));
    both.clock.advance(Duration::from_secs(60));
    assert!(matches!(both.enter(EVE_D, &code).await, Answer::Page { .. }));
}

#[tokio::test]
async fn a_guess_that_is_delivered_twice_counts_once() {
    let mut both = Both::new();
    for number in 0..4 {
        let wrong = Intent::Link { code: Some(format!("0000-{number:04}")) };
        let incoming = both.incoming(EVE_D, alone(EVE_D), wrong);
        assert_eq!(both.house.handle(incoming.clone()).await, bad_code());
        both.house.handle(incoming).await;
    }
    let code = both.code(ANA).await;
    assert!(matches!(both.enter(EVE_D, &code).await, Answer::Page { .. }));
}

#[tokio::test]
async fn making_codes_is_limited() {
    let mut both = Both::new();
    for _ in 0..10 {
        both.code(ANA).await;
    }
    let refused = both.private(ANA, Intent::Link { code: None }).await;
    assert_eq!(refused, en(&Msg::LinkCodes { wait: minutes(60) }));
    both.code(ANA_D).await;
    both.clock.advance(Duration::from_secs(3600));
    both.code(ANA).await;
}

#[tokio::test]
async fn codes_are_for_another_platform() {
    let mut both = Both::new();
    let code = both.code(ANA).await;
    assert_eq!(both.enter(ANA, &code).await, en(&Msg::LinkCodeOwn));
    assert_eq!(both.enter(EVE, &code).await, en(&Msg::LinkSamePlatform));
    both.house = build(&both.clock, &both.store, &[&both.telegram]);
    assert_eq!(both.private(ANA, Intent::Link { code: None }).await, en(&Msg::LinkNowhere));
}

#[tokio::test]
async fn a_person_has_one_account_on_each_platform() {
    let mut both = Both::new();
    both.link(ANA, ANA_D).await;
    assert_eq!(both.link(EVE, ANA_D).await, en(&Msg::LinkTaken));
    assert_eq!(both.link(ANA_D, EVE).await, en(&Msg::LinkTaken));
    assert!(both.are_one(ANA, ANA_D).await && !both.are_one(EVE, ANA).await);
    both.private(ANA, Intent::Unlink).await;
    assert!(matches!(both.link(EVE, ANA_D).await, Answer::Page { .. }), "after the link before is undone");
    assert!(both.are_one(EVE, ANA_D).await && !both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn the_side_without_a_seat_joins_the_other() {
    let mut both = Both::new();
    both.private(ANA, Intent::Help).await;
    let table = both.open(ANA_D).await;
    let sits = both.person(ANA_D).await;
    both.link(ANA, ANA_D).await;
    assert_eq!((both.person(ANA).await, both.person(ANA_D).await), (sits, sits));
    assert_eq!(both.private(ANA, Intent::Unlink).await, en(&Msg::UnlinkSeated));
    both.at_table(ANA_D, table, Verb::Table(TableVerb::Cancel)).await;
    assert!(matches!(both.private(ANA, Intent::Unlink).await, Answer::Page { .. }));
    assert!(!both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn two_who_both_sit_must_get_up_first() {
    let mut both = Both::new();
    let table = both.open(ANA).await;
    both.open(ANA_D).await;
    let (_, yes, _) = both.asked_to_confirm(ANA, ANA_D).await;
    assert_eq!(both.press(ANA_D, alone(ANA_D), &yes).await, en(&Msg::LinkSeated));
    assert!(!both.are_one(ANA, ANA_D).await);
    both.at_table(ANA, table, Verb::Table(TableVerb::Cancel)).await;
    assert!(matches!(both.press(ANA_D, alone(ANA_D), &yes).await, Answer::Page { .. }), "the same button works then");
    assert!(both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn either_side_undoes_a_link() {
    let mut both = Both::new();
    both.private(ANA, Intent::Help).await;
    both.private(ANA_D, Intent::Help).await;
    let own = (both.person(ANA).await, both.person(ANA_D).await);
    for side in [ANA, ANA_D] {
        both.link(ANA, ANA_D).await;
        let undone = words(&both.private(side, Intent::Unlink).await).unwrap();
        assert!(undone.contains("\u{2068}ana.cards\u{2069}"), "{undone}");
        assert!(undone.ends_with("stay with \u{2068}Ana\u{2069} on \u{2068}Telegram\u{2069}."), "{undone}");
        assert_eq!((both.person(ANA).await, both.person(ANA_D).await), own);
        assert_eq!(both.private(side, Intent::Unlink).await, en(&Msg::UnlinkNothing));
    }
}

#[tokio::test]
async fn the_language_is_the_persons() {
    let mut both = Both::new();
    for (who, language) in [(ANA, Language::Bg), (ANA_D, Language::En)] {
        both.press(who, alone(who), &Token::new(None, 0, Verb::choose(Scope::Person, Setting::Language(language))))
            .await;
    }
    let hint = async |both: &mut Both| both.private(ANA_D, Intent::Hint).await;
    let spoken = |locale| Answer::Alert(say(locale, &Msg::NoHandHere));
    assert_eq!(hint(&mut both).await, spoken(Locale::EN));
    both.link(ANA, ANA_D).await;
    assert_eq!(hint(&mut both).await, spoken(Locale::BG));
    both.private(ANA_D, Intent::Unlink).await;
    assert_eq!(hint(&mut both).await, spoken(Locale::EN));
}

#[tokio::test]
async fn a_hand_comes_where_its_table_is() {
    let mut both = Both::new();
    both.link(ANA, ANA_D).await;
    let table = both.match_of(ANA, BOB).await;
    assert!(!both.telegram.messages(ANA.1).is_empty(), "the hand of the table on Telegram");
    assert_eq!(both.discord.messages(ANA_D.1), []);
    let seat = both.press(ANA_D, alone(ANA_D), &Token::new(Some(table), 1, Verb::House(HouseVerb::Join))).await;
    assert_eq!(seat, en(&Msg::AlreadySeated), "one person has one seat");

    both.telegram.forget_requests();
    both.match_of(ANA_D, BOB_D).await;
    assert!(!both.discord.messages(ANA_D.1).is_empty(), "the hand of the table on Discord");
    let to_ana = both.telegram.requests().into_iter().filter(|request| request.place.chat == ANA.1).count();
    assert_eq!(to_ana, 0);
    let table_page = both.discord.messages("-100").pop().expect("a board").page.text();
    assert!(
        table_page.contains("ana.cards") && !table_page.contains("\u{2068}Ana\u{2069}"),
        "the name of the platform: {table_page}"
    );
}

#[tokio::test]
async fn what_was_played_before_keeps_its_names() {
    let mut both = Both::new();
    let table = both.match_of(ANA_D, BOB_D).await;
    both.at_table(ANA_D, table, Verb::Table(TableVerb::ResignYes)).await;
    both.at_table(ANA_D, table, Verb::Table(TableVerb::Leave)).await;
    both.link(ANA, ANA_D).await;
    assert!(both.are_one(ANA, ANA_D).await);
    let sheet = words(&both.ask(BOB_D, group(BOB_D), Intent::Score).await).unwrap();
    assert!(sheet.contains("ana.cards"), "{sheet}");
    let result = both.discord.messages("-100").pop().expect("a result").page.text();
    assert!(result.contains("ana.cards"), "{result}");
}

#[tokio::test]
async fn a_question_and_a_link_survive_restarts() {
    let mut both = Both::new();
    let (_, yes, _) = both.asked_to_confirm(ANA, ANA_D).await;
    both.restart();
    both.press(ANA_D, alone(ANA_D), &yes).await;
    both.restart();
    assert!(both.are_one(ANA, ANA_D).await);
}

#[tokio::test]
async fn whatever_breaks_down_a_link_comes_about_and_a_guess_counts_once() {
    for seed in 0..40 {
        let mut both = Both::with(seed);
        both.store.shake(60);
        let code = code_on(&both.insist_on_a_page(ANA, Intent::Link { code: None }).await);
        let question = both.insist_on_a_page(ANA_D, Intent::Link { code: Some(code) }).await;
        let yes = tokens(&question).remove(0);
        let answer = both.insist(ANA_D, Intent::Press(yes.to_string())).await;
        assert!(matches!(answer, Answer::Page { .. } | Answer::Toast(_)), "seed {seed}: {:?}", words(&answer));
        for number in 0..5 {
            let answer = both.insist(EVE_D, Intent::Link { code: Some(format!("0000-{number:04}")) }).await;
            let once = answer == bad_code() || answer == Answer::Toast(say(Locale::EN, &Msg::StaleDone));
            assert!(once, "seed {seed}: {:?}", words(&answer));
        }
        let sixth = both.insist(EVE_D, Intent::Link { code: Some("0000-0006".to_owned()) }).await;
        assert_eq!(sixth, en(&Msg::LinkGuesses { wait: minutes(60) }), "seed {seed}");
        both.store.shake(0);
        assert!(both.are_one(ANA, ANA_D).await, "seed {seed}");
    }
}
