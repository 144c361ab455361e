//! A person's stored data, on both platforms: a copy of it, and its deletion in the middle of a match.

use serde_json::Value;
use talon_stage::{Policy, Program, data_of, discord, log_of, say, telegram};
use talon_table::{Event, TableId};
use talon_view::{Locale, Msg, PrivacyVerb, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };

/// The file names the person who asked, and no card that the person can't see.
fn is_lawful(file: &[u8], name: &str) {
    let file: Value = serde_json::from_slice(file).expect("a JSON file");
    assert_eq!((&file["talon"], &file["version"]), (&Value::from("person"), &Value::from(1)));
    assert_eq!(file["accounts"][0]["name"], name);
    let tables = file["tables"].as_array().expect("tables");
    assert!(tables.iter().any(|table| table["page"].is_string()), "the hand as it is shown");
    let events: Vec<&Value> = tables.iter().flat_map(|table| table["events"].as_array().unwrap()).collect();
    assert!(events.iter().any(|event| event["type"] == "dealt"));
    assert!(events.iter().all(|event| event.get("deck").is_none() && event.get("secret").is_none()));
    let hidden = events.iter().filter(|event| event["type"] == "acted" && event.get("action").is_none());
    assert!(hidden.count() > 0, "only the pages show the other player's decisions");
}

/// Nothing in the database, and nothing in the program's output, names this person.
async fn is_forgotten(program: &Program, table: TableId, traces: &[&str]) {
    let output = program.talon(&["export", "--everything"]);
    assert!(output.status.success());
    let archive = String::from_utf8(output.stdout).unwrap();
    let said = program.said().join("\n");
    for trace in traces {
        // A page in progress records when it was written; that is deleted with the old inputs.
        let line = archive.lines().find(|line| line.contains(trace) && !line.contains("\"row\":\"pace\""));
        assert_eq!(line, None, "{trace} is still stored");
        assert!(!said.contains(trace), "{trace} is in the log");
    }
    let log = log_of(program, table).await;
    assert!(log.iter().any(|recorded| matches!(recorded.event, Event::StoodIn { .. })), "an AI player took over");
    assert!(!log.iter().any(|recorded| matches!(recorded.event, Event::MatchEnded { .. })), "nobody lost by it");
    let verified = program.talon(&["verify", &table.to_string()]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

#[tokio::test(flavor = "multi_thread")]
async fn on_telegram() {
    let room = telegram::Room::open(telegram::fast(), &[]).await;
    let (ana, boris) = (room.friend("Анастасия", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = telegram::Sitting::open([&ana, &boris], &group).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 4).await.is_none(), "the match goes on");

    ana.say(ana.private(), "/privacy export").unwrap();
    let message = ana.sees(ana.private(), "the file", |message| message.document.is_some()).await.unwrap();
    let (name, file) = message.document.unwrap();
    assert_eq!(name, "talon-person.json");
    is_lawful(&file, "Анастасия");
    assert!(boris.visible(boris.private()).iter().all(|message| message.document.is_none()));

    ana.say(ana.private(), "/privacy delete").unwrap();
    let question =
        telegram::page_with(&ana, ana.private(), "question", |verb| *verb == Verb::Privacy(PrivacyVerb::ForgetYes))
            .await;
    assert!(question.text.contains("You leave your open table"), "{}", question.text);
    telegram::press_verb(&ana, &question, |verb| *verb == Verb::Privacy(PrivacyVerb::ForgetYes)).await.unwrap();
    ana.reads(ana.private(), "I have forgotten you").await.unwrap();
    boris.reads(sitting.home, "a former player").await.unwrap();
    is_forgotten(&room, sitting.table, &["Анастасия", &format!("\"{}\"", ana.id())]).await;
    telegram::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_discord() {
    let room = discord::Room::open(discord::fast(), &[]).await;
    let (ana, boris) = (room.person("Anastasia", "en-US"), room.person("Boris", "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = discord::Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 4).await.is_none(), "the match goes on");

    let answer = discord::command(&ana, sitting.home, "privacy", &[("what", "export")]).await;
    assert_eq!(discord::sentence(&answer), Some(say(Locale::EN, &Msg::CopySent)));
    let message = ana.sees(ana.direct(), "the file", |message| !message.files.is_empty()).await.unwrap();
    assert_eq!(message.files, ["talon-person.json"]);

    let question = discord::command(&ana, sitting.home, "privacy", &[("what", "delete")]).await;
    let question = question.message.expect("a page");
    assert!(
        data_of(&question, |verb| *verb == Verb::Privacy(PrivacyVerb::ForgetYes)).is_some() && question.is_ephemeral()
    );
    discord::press_verb(&ana, &question, |verb| *verb == Verb::Privacy(PrivacyVerb::ForgetYes)).await;
    let done = ana.again(&question).expect("the page turned");
    assert!(done.words().contains("I have forgotten you"), "{}", done.words());
    boris.reads(sitting.room, "a former player").await.unwrap();
    is_forgotten(&room, sitting.table, &["Anastasia", &format!("\"{}\"", ana.id())]).await;
    discord::nothing_went_wrong(&room);
}
