//! Three seconds for the first answer, a quarter of an hour for the rest.

use std::time::Duration;

use serde_json::{Value, json};
use talon_loopback::discord::{AnswerKind, Audience, Cost, DeedError, LoopbackDiscord, Options, Person, Place, Which};

use crate::{Api, assert_clean, assert_refused, command, free, id, row, start, start_with};

async fn table() -> (LoopbackDiscord, Api, Person, Person, Place) {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let boris = discord.person("Boris", "en-US");
    let general = Place::from(&discord.guild("Friday", &[&ana, &boris]).channel("general"));
    api.register(json!([command("play")])).await;
    (discord, api, ana, boris, general)
}

fn private(words: &str) -> Value {
    json!({"type": 4, "data": {"content": words, "flags": 64}})
}

#[tokio::test]
async fn an_answer_is_a_message() {
    let (discord, api, ana, boris, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    assert_eq!(asked.answer(), None);
    let answer = json!({"type": 4, "data": {"content": "a table", "components": [row(&[("Join", "j")])]}});
    assert_eq!(api.answer(&asked, answer.clone()).await.status, 204);
    let answered = asked.answered().await.unwrap();
    assert_eq!((answered.kind, answered.ephemeral), (AnswerKind::Message, false));
    let seen = boris.reads(general, "a table").await.unwrap();
    assert_eq!(answered.message, Some(seen.clone()));
    assert_refused(&api.answer(&asked, answer).await, 400, 40_060);
    let original = api.get(&api.webhook(&asked, "/messages/@original")).await;
    assert_eq!(id(&original.body["id"]), seen.id);
    assert_eq!(original.body["interaction_metadata"]["user"]["id"], json!(ana.id().to_string()));
    assert_eq!(original.body["type"], 20);
    let path = format!("/channels/{}/messages/{}", general.channel, seen.id);
    assert_eq!(api.patch(&path, json!({"content": "by the channel's route"})).await.status, 200);
    assert_eq!(discord.spent(Cost::Answer), 1);
    assert_clean(&discord);
}

#[tokio::test]
async fn an_ephemeral_answer_is_seen_by_one_and_known_to_one_token() {
    let (discord, api, ana, boris, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    api.answer(&asked, private("your hand")).await;
    let seen = asked.shown().await.unwrap();
    assert_eq!(seen.only_for, Some(ana.id()));
    assert_eq!(boris.visible(general), []);
    let path = format!("/channels/{}/messages/{}", general.channel, seen.id);
    assert_refused(&api.get(&path).await, 404, 10_008);
    assert_refused(&api.patch(&path, json!({"content": "x"})).await, 404, 10_008);
    assert_refused(&api.delete(&path).await, 404, 10_008);
    let edit = api.patch(&api.webhook(&asked, "/messages/@original"), json!({"content": "a newer hand"})).await;
    assert_eq!(edit.status, 200, "{}", edit.body);
    ana.reads(general, "a newer hand").await.unwrap();
    assert_eq!(discord.shown_to(Audience::Person(ana.id())).len(), 2);
    assert_eq!(discord.shown_to(Audience::Channel(general.channel)).len(), 0, "the refused edit showed nothing");
    ana.reload();
    assert_eq!(ana.visible(general), []);
    assert_refused(&api.get(&api.webhook(&asked, "/messages/@original")).await, 404, 10_008);
    assert_clean(&discord);
}

#[tokio::test]
async fn thinking_is_replaced_by_the_first_followup_or_edit() {
    let (discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    api.answer(&asked, json!({"type": 5, "data": {"flags": 64}})).await;
    let waiting = asked.answered().await.unwrap();
    assert_eq!((waiting.kind, waiting.ephemeral), (AnswerKind::Deferred, true));
    assert!(waiting.message.unwrap().loading);
    let followed = api.post(&api.webhook(&asked, ""), json!({"content": "done"})).await;
    let shown = asked.shown().await.unwrap();
    assert_eq!((shown.text.as_str(), shown.edits), ("done", 0));
    assert_eq!(id(&followed.body["id"]), shown.id);
    assert!(shown.is_ephemeral());
    let second = api.post(&api.webhook(&asked, ""), json!({"content": "and more", "flags": 64})).await;
    assert_ne!(second.body["id"], followed.body["id"]);
    let path = api.webhook(&asked, &format!("/messages/{}", id(&second.body["id"])));
    assert_eq!(api.patch(&path, json!({"content": "and less"})).await.body["content"], "and less");
    assert_eq!(api.delete(&path).await.status, 204);
    assert_refused(&api.get(&path).await, 404, 10_008);
    assert_clean(&discord);
}

#[tokio::test]
async fn a_press_updates_its_message() {
    let (discord, api, ana, boris, general) = table().await;
    let first = ana.command(general, "play", &[]).unwrap();
    let page = json!({"content": "page 1", "components": [row(&[("Next", "next")])]});
    api.answer(&first, json!({"type": 4, "data": page})).await;
    let seen = boris.reads(general, "page 1").await.unwrap();
    let pressed = boris.press_quietly(&seen, "Next").unwrap();
    assert_eq!(api.answer(&pressed, json!({"type": 7, "data": {"content": "page 2"}})).await.status, 204);
    let answer = pressed.answered().await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Update);
    assert_eq!(answer.message.unwrap().text, "page 2");
    let later = ana.press_quietly(&seen, Which::Id("next")).unwrap();
    api.answer(&later, json!({"type": 6})).await;
    assert_eq!(later.answered().await.unwrap().kind, AnswerKind::DeferredUpdate);
    api.patch(&api.webhook(&later, "/messages/@original"), json!({"content": "page 3"})).await;
    ana.becomes(&seen, "page 3", |message| message.text == "page 3").await.unwrap();
    let asked: Vec<_> = discord.interactions().into_iter().map(|asked| (asked.command, asked.component)).collect();
    let next = (None, Some("next".to_owned()));
    assert_eq!(asked, [(Some("play".to_owned()), None), next.clone(), next]);
    assert_clean(&discord);
}

#[tokio::test]
async fn a_press_on_an_ephemeral_message_is_its_reader_s_only() {
    let (discord, api, ana, boris, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    let data = json!({"content": "hand", "flags": 64, "components": [row(&[("A", "play:A")])]});
    api.answer(&asked, json!({"type": 4, "data": data})).await;
    let hand = asked.shown().await.unwrap();
    assert_eq!(boris.press_quietly(&hand, "A").unwrap_err(), DeedError::NoMessage(hand.id));
    let forged = boris.press_forged(&hand, "play:A").unwrap();
    assert_eq!(discord.interactions().last().unwrap().by, boris.id());
    assert_eq!(api.answer(&forged, private("that is not yours")).await.status, 204);
    let pressed = ana.press_quietly(&hand, "A").unwrap();
    api.answer(&pressed, json!({"type": 7, "data": {"content": "played"}})).await;
    assert_eq!(discord.shown_to(Audience::Person(ana.id())).len(), 2);
    assert_eq!(discord.shown_to(Audience::Person(boris.id())).len(), 1);
}

#[tokio::test]
async fn three_seconds_are_on_the_wall_and_a_quarter_of_an_hour_is_virtual() {
    let (discord, api) = start_with(Options { answer_within: Duration::ZERO, ..free() }).await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    api.register(json!([command("play")])).await;
    let asked = ana.command(&general, "play", &[]).unwrap();
    assert_refused(&api.answer(&asked, private("too late")).await, 404, 10_062);

    let (discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    let unanswered = api.post(&api.webhook(&asked, ""), json!({"content": "x"})).await;
    assert_refused(&unanswered, 404, 10_015);
    api.answer(&asked, private("in time")).await;
    discord.skip(Duration::from_secs(14 * 60));
    assert_eq!(api.post(&api.webhook(&asked, ""), json!({"content": "x"})).await.status, 200);
    discord.skip(Duration::from_secs(120));
    assert_refused(&api.post(&api.webhook(&asked, ""), json!({"content": "x"})).await, 401, 50_027);
    let edit = api.patch(&api.webhook(&asked, "/messages/@original"), json!({"content": "x"})).await;
    assert_refused(&edit, 401, 50_027);
}

#[tokio::test]
async fn foreign_ids_and_tokens_are_unknown() {
    let (_discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    let wrong = api.post(&format!("/interactions/{}/nonsense/callback", asked.id()), private("x")).await;
    assert_refused(&wrong, 404, 10_062);
    let wrong = api.post(&format!("/webhooks/{}/nonsense", api.application), json!({"content": "x"})).await;
    assert_refused(&wrong, 404, 10_015);
    let other = ana.command(general, "play", &[]).unwrap();
    api.answer(&asked, private("one")).await;
    api.answer(&other, private("two")).await;
    let message = asked.shown().await.unwrap().id;
    assert_refused(&api.get(&api.webhook(&other, &format!("/messages/{message}"))).await, 404, 10_008);
}

#[tokio::test]
async fn an_answer_fits_its_question() {
    let (_discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    for kind in [1, 6, 7, 8, 99] {
        let data = json!({"content": "x", "choices": []});
        let response = api.answer(&asked, json!({"type": kind, "data": data})).await;
        assert_eq!(response.status, 400, "{kind}: {}", response.body);
    }
    assert_refused(&api.answer(&asked, json!({"type": 4, "data": {"content": ""}})).await, 400, 50_006);
    assert_eq!(api.answer(&asked, private("still open")).await.status, 204);
}

#[tokio::test]
async fn a_form_is_filled_in() {
    let (discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    let input = json!({"type": 4, "custom_id": "stake", "label": "Stake", "style": 1});
    let form = json!({"title": "New game", "custom_id": "new", "components": [{"type": 1, "components": [input]}]});
    assert_eq!(api.answer(&asked, json!({"type": 9, "data": form})).await.status, 204);
    let opened = asked.answered().await.unwrap().form.unwrap();
    assert_eq!(opened.title, "New game");
    assert!(asked.fill_in(&[]).await.is_err(), "the stake is required");
    let sent = asked.fill_in(&[("stake", "7")]).await.unwrap();
    assert_eq!(discord.interactions().last().unwrap().component.as_deref(), Some("new"));
    assert_eq!(api.answer(&sent, private("seven")).await.status, 204);
    ana.reads(general, "seven").await.unwrap();
    assert_clean(&discord);
}

#[tokio::test]
async fn a_full_answer_shows_its_message() {
    let (discord, api, ana, _, general) = table().await;
    let asked = ana.command(general, "play", &[]).unwrap();
    let path = format!("/interactions/{}/{}/callback?with_response=true", asked.id(), asked.token());
    let full = api.post(&path, private("hand")).await;
    assert_eq!(full.status, 200);
    assert_eq!(full.body["resource"]["message"]["content"], "hand");
    assert_eq!(full.body["interaction"]["response_message_ephemeral"], true);
    assert_clean(&discord);
}

#[tokio::test]
async fn the_app_works_where_a_person_takes_it() {
    let (discord, api, ana, boris, _) = table().await;
    let elsewhere = discord.guild("Elsewhere", &[&ana]);
    elsewhere.remove_bot();
    let there = elsewhere.channel("general");
    let chat = discord.private_chat(&ana, &boris);
    assert_eq!(ana.menu(&there), Vec::<String>::new());
    assert_eq!(ana.menu(chat), Vec::<String>::new());
    assert_eq!(ana.menu(ana.direct()), ["play"]);
    ana.install_app(true);
    for place in [Place::from(&there), chat, ana.direct()] {
        let asked = ana.command(place, "play", &[]).unwrap();
        assert_eq!(api.answer(&asked, json!({"type": 4, "data": {"content": "here"}})).await.status, 204);
        ana.reads(place, "here").await.unwrap();
    }
    boris.reads(chat, "here").await.unwrap();
    let path = format!("/channels/{}/messages", chat.channel);
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 403, 50_001);
    assert_clean(&discord);
}
