//! Somebody damages one row of one table's log. The next table plays on, the damaged table's players read a sentence, and the operator
//! finds and closes it. Also, a deal that an earlier program began is dealt again.

use std::path::Path;
use std::process::Command;

use talon_stage::telegram::{Room, Sitting};
use talon_stage::{Policy, Program, has, log_of, say, telegram};
use talon_table::{Event, TableId};
use talon_view::{Locale, MenuVerb, Msg, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };

/// Changes rows of a SQLite database, as anybody who has the file can do.
fn by_hand(database: &Path, statement: &str, table: TableId) {
    let script = "import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1])\nchanged = db.execute(sys.argv[2], (int(sys.argv[3]),)).rowcount\n\
                  db.commit()\nassert changed == 1, changed\n";
    let id = table.0.cast_signed().to_string();
    let output = Command::new("python3").arg("-c").arg(script).arg(database).arg(statement).arg(id).output();
    let output = output.expect("python3 is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A subcommand's output, and whether it found nothing wrong.
fn said(program: &Program, arguments: &[&str]) -> (bool, String) {
    let output = program.talon(arguments);
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), text)
}

/// Two partly played matches in one group.
async fn two_tables(room: &Room) -> [Sitting; 2] {
    let mut people = Vec::new();
    for name in ["Ana", "Boris", "Vera", "Ivan"] {
        people.push(room.friend(name, "en").await);
    }
    let group = room.telegram.group("Friday", &people.iter().collect::<Vec<_>>());
    let (mut one, lobby) = Sitting::open([&people[0], &people[1]], &group).await;
    one.begin(&lobby).await;
    assert!(one.play_some(POLICY, 3).await.is_none(), "the match goes on");
    let (mut other, lobby) = Sitting::open([&people[2], &people[3]], &group).await;
    other.begin(&lobby).await;
    assert!(other.play_some(POLICY, 3).await.is_none(), "the match goes on");
    [one, other]
}

#[tokio::test(flavor = "multi_thread")]
async fn one_bad_table_is_one_bad_table() {
    let mut room = Room::open(telegram::fast(), &[]).await;
    let [bad, mut good] = two_tables(&room).await;
    let (ana, turn) = (bad.players[0].clone(), bad.turn().await);
    assert_eq!(room.stop().await, Some(0));
    by_hand(
        &room.database(),
        "UPDATE event SET body = '{\"type\":\"no-such-event\"}' WHERE table_id = ? AND seq = 7",
        bad.table,
    );
    let id = bad.table.to_string();
    let (code, checked) = room.check();
    assert!(code == Some(1) && checked.contains("to do tables: 1 of 2 open ones"), "{checked}");
    assert!(checked.contains(&format!("to do table {id}: ")), "{checked}");

    room.start().await;
    let sentence = say(Locale::EN, &Msg::TableSetAside);
    let (player, turn) = turn;
    let player = &bad.players[player];
    let answer = telegram::press_verb(player, &turn.message, |verb| matches!(verb, Verb::Act(_))).await.unwrap();
    assert_eq!(answer.text.as_deref(), Some(&*sentence));
    let page = ana.sees(bad.home, "the sentence", |message| message.text == sentence).await.unwrap();
    assert_eq!(page.all_buttons().count(), 0);
    player.sees(player.private(), "the sentence", |message| message.text == sentence).await.unwrap();
    assert!(player.again(&turn.message).is_none_or(|message| !has(&message, |verb| matches!(verb, Verb::Act(_)))));
    ana.say(bad.home, "/play").unwrap();
    telegram::page_with(&ana, bad.home, "menu of games", |verb| matches!(verb, Verb::Menu(MenuVerb::NewGame(_)))).await;
    assert!(good.play_some(POLICY, 3).await.is_none(), "the other match goes on");

    let (fine, listed) = said(&room, &["tables", "list"]);
    assert!(fine && listed.starts_with(&format!("{id}  set aside  ")), "{listed}");
    assert!(
        listed.lines().any(|line| line.starts_with(&good.table.to_string()) && line.contains("playing")),
        "{listed}"
    );
    for (table, told) in [(bad.table, "set aside: "), (good.table, "playing match 1")] {
        let (fine, shown) = said(&room, &["tables", "show", &table.to_string()]);
        assert!(fine && shown.contains(told), "{shown}");
        let log = if table == good.table { log_of(&room, table).await } else { Vec::new() };
        for recorded in &log {
            let Event::Dealt { deck, .. } = &recorded.event else { continue };
            let card = deck.cards().iter().find(|card| shown.split_whitespace().any(|word| word == card.to_string()));
            assert_eq!(card, None, "no card is shown: {shown}");
        }
    }
    let (fine, refused) = said(&room, &["tables", "close", &id]);
    assert!(!fine && refused.contains("in use"), "the file belongs to the bot: {refused}");
    assert_eq!(room.stop().await, Some(0));
    let complaints = room.said().iter().filter(|line| line.contains("a table is set aside")).count();
    assert_eq!(complaints, 1, "it is in the log once");
    let (fine, closed) = said(&room, &["tables", "close", &id]);
    assert!(fine && closed.contains("its log cannot be read"), "{closed}");
    let (_, checked) = room.check();
    assert!(checked.contains("ok    tables: 1 open, all can be read"), "{checked}");
    room.start().await;
    let gone = say(Locale::EN, &Msg::TableTakenAway);
    ana.sees(bad.home, "the end", |message| message.text == gone).await.unwrap();
    assert!(good.play_some(POLICY, 2).await.is_none(), "the other match goes on");
    assert_eq!(room.stop().await, Some(0));
}

/// Only the row about the table's state is damaged, not its log.
#[tokio::test(flavor = "multi_thread")]
async fn a_bad_row_in_the_directory_is_one_bad_table() {
    let mut room = Room::open(telegram::fast(), &[]).await;
    let [bad, mut good] = two_tables(&room).await;
    let (player, turn) = bad.turn().await;
    assert_eq!(room.stop().await, Some(0));
    by_hand(&room.database(), "UPDATE card_table SET room = 'no room' WHERE id = ?", bad.table);
    let (code, checked) = room.check();
    assert!(code == Some(1) && checked.contains(&format!("to do table {}: ", bad.table)), "{checked}");
    room.start().await;
    let player = &bad.players[player];
    let answer = telegram::press_verb(player, &turn.message, |verb| matches!(verb, Verb::Act(_))).await.unwrap();
    assert_eq!(answer.text, Some(say(Locale::EN, &Msg::TableSetAside)));
    assert!(good.play_some(POLICY, 3).await.is_none(), "the other match goes on");
    assert_eq!(room.stop().await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_of_an_earlier_program_is_dealt_anew() {
    let mut room = Room::open(telegram::fast(), &[]).await;
    let [mut early, mut other] = two_tables(&room).await;
    assert_eq!(room.stop().await, Some(0));
    by_hand(
        &room.database(),
        "UPDATE event SET body = json_set(body, '$.rules_rev', 0) WHERE table_id = ? AND body ->> 'type' = 'started'",
        early.table,
    );
    by_hand(&room.database(), "UPDATE card_table SET read_by = 77 WHERE id = ?", early.table);
    room.start().await;
    early.players[0].reads(early.home, "was dealt again").await.unwrap();
    for player in &early.players {
        player.reads(player.private(), "was dealt again").await.unwrap();
    }
    early.play_out(POLICY).await;
    assert!(other.play_some(POLICY, 2).await.is_none(), "the other match goes on");
    let (fine, verified) = said(&room, &["verify", &early.table.to_string()]);
    assert!(fine && verified.contains("deal 1 was dealt again"), "{verified}");
    telegram::nothing_went_wrong(&room);
}
