//! A defeat counts for the player who suffered it, and accounts that resign at once count for nobody. All of that is up to the house, so it
//! is tested only on Telegram.

use talon_games::GameKind;
use talon_loopback::Person;
use talon_stage::telegram::{Room, Sitting, page_with};
use talon_stage::{Plan, Player as _, Screen as _, World, press_verb};
use talon_view::{HouseVerb, Locale, Msg, Standings, TableVerb, Verb};

use super::{POLICY, all_read, en, people, press_on_panel};

/// Two people of a group, some decisions into a match; the first of the group owns it.
async fn playing(room: &Room, group: &[&Person], players: [&Person; 2], decisions: usize) -> Sitting {
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(GameKind::Santase), &players, room.group(group)).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
    sitting
}

/// The people on the group's leaderboard in order, with matches won and played.
async fn standing(person: &Person, sitting: &Sitting) -> Vec<(String, String)> {
    person.say(sitting.home, "/leaderboard santase").unwrap();
    let is_board = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Leaderboard(_)));
    let text =
        page_with(person, sitting.home, "leaderboard", is_board).await.text.replace(['\u{2068}', '\u{2069}'], "");
    let told = |line: &str| {
        let cells: Vec<&str> = line.trim_start_matches('›').split_whitespace().collect();
        let [place, name, _rating, won, _points] = cells.as_slice() else { return None };
        place.parse::<u32>().ok().map(|_| ((*name).to_owned(), (*won).to_owned()))
    };
    text.lines().filter_map(told).collect()
}

fn told(lines: &[(&str, &str)]) -> Vec<(String, String)> {
    lines.iter().map(|(name, won)| ((*name).to_owned(), (*won).to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_rid_of_a_defeat_and_nobody_wins_by_accounts_that_run() {
    let room = <Room as World>::open().await;
    let friend = async |name| World::friend(&room, name, Locale::EN).await;
    let [ana, boris, vera] = [friend("Ana").await, friend("Boris").await, friend("Vera").await];
    let [georgi, dora] = [friend("Georgi").await, friend("Dora").await];
    let resigned = Some(en(&Msg::Resigned));

    // The loser's second account takes the seat and resigns.
    let sitting = playing(&room, &[&vera, &ana, &boris, &georgi], [&ana, &boris], 24).await;
    press_on_panel(&boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    let taken = press_on_panel(&georgi, &sitting, |verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)))).await;
    assert_eq!(taken, Some(en(&Msg::TookOver)));
    assert_eq!(sitting.resign(&georgi).await, resigned);
    all_read(&sitting, "gave up their seat").await;
    assert_eq!(standing(&ana, &sitting).await, told(&[("Ana", "1/1"), ("Boris", "0/1")]));

    // An admin who plays stops the match.
    let sitting = playing(&room, &[&vera, &ana], [&vera, &ana], 24).await;
    press_verb(&vera, &people(&vera, &sitting).await, |verb| *verb == Verb::House(HouseVerb::Stop)).await;
    let asks = |message: &talon_loopback::Message| message.words().contains("counts as resigning");
    let question = vera.awaits(vera.private(), "the question", asks).await.unwrap();
    let answer = press_verb(&vera, &question, |verb| *verb == Verb::Table(TableVerb::ResignYes)).await;
    assert_eq!(answer, resigned);
    assert_eq!(standing(&ana, &sitting).await, told(&[("Ana", "1/1"), ("Vera", "0/1")]));

    // A new account resigns without a decision.
    let sitting = playing(&room, &[&vera, &ana, &dora], [&ana, &dora], 0).await;
    assert_eq!(sitting.resign(&dora).await, resigned);
    assert_eq!(standing(&ana, &sitting).await, told(&[("Dora", "0/1")]));
    room.nothing_went_wrong();
}
