//! What the bot sees and may do in private chats, groups, supergroups and forums.

use serde_json::{Value, json};
use talon_loopback::{FollowError, Options, PressError, SayError, Which};

use crate::{Api, assert_clean, start, start_with};

async fn updates(api: &Api) -> Vec<Value> {
    let updates = api.ok("getUpdates", json!({})).await;
    if let Some(last) = updates.as_array().unwrap().last() {
        api.ok("getUpdates", json!({"offset": last["update_id"].as_i64().unwrap() + 1})).await;
    }
    updates.as_array().unwrap().clone()
}

async fn texts(api: &Api) -> Vec<String> {
    let texts = updates(api).await;
    texts.iter().filter_map(|update| update["message"]["text"].as_str().map(ToOwned::to_owned)).collect()
}

#[tokio::test]
async fn privacy_mode_hides_what_is_not_meant_for_the_bot() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.supergroup("Friday", &[&ana]);
    api.say(group.id(), "board").await;
    let board = ana.newest(&group).unwrap();
    for text in ["hello", "/play", "/play@talon_test_bot now", "/play@other_bot", "@talon_test_bot hi", "/"] {
        ana.say(&group, text).unwrap();
    }
    ana.reply(&board, "an answer").unwrap();
    assert_eq!(texts(&api).await, ["/play", "/play@talon_test_bot now", "an answer"]);
    let ids: Vec<i64> = ana.visible(&group).iter().map(|message| message.id).collect();
    assert!(ids.is_sorted_by(|a, b| b - a == 1), "a supergroup counts every message: {ids:?}");
    group.promote_bot();
    ana.say(&group, "hello again").unwrap();
    assert_eq!(texts(&api).await, ["hello again"]);

    let (telegram, api) = start_with(Options { privacy_mode: false, ..Options::default() }).await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    ana.say(&group, "hello").unwrap();
    assert_eq!(texts(&api).await, ["hello"]);
    assert_eq!(api.ok("getMe", json!({})).await["can_read_all_group_messages"], json!(true));
}

#[tokio::test]
async fn a_basic_group_shares_the_bots_message_box() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    ana.start(None).unwrap();
    let first = api.say(group.id(), "a").await;
    let second = api.say(ana.id(), "b").await;
    assert_eq!(second, first + 1);
    assert_eq!(ana.say(&group, "unseen").unwrap(), 0);
    assert_eq!(api.say(group.id(), "c").await, second + 1);
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_group_moves_to_a_supergroup() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    let board = api.say(group.id(), "board").await;
    updates(&api).await;
    let moved = group.migrate().unwrap();
    assert!(moved.migrate().is_none(), "once is enough");
    let told = updates(&api).await;
    assert_eq!(told[0]["message"]["migrate_to_chat_id"], json!(moved.id()));
    assert_eq!(told[0]["message"]["chat"]["id"], json!(group.id()));
    assert_eq!(told[1]["message"]["migrate_from_chat_id"], json!(group.id()));
    for (method, params) in [
        ("sendMessage", json!({"chat_id": group.id(), "text": "x"})),
        ("editMessageText", json!({"chat_id": group.id(), "message_id": board, "text": "x"})),
        ("deleteMessage", json!({"chat_id": group.id(), "message_id": board})),
    ] {
        let body = api.call(method, params).await;
        assert_eq!(body["description"], "Bad Request: group chat was upgraded to a supergroup chat", "{method}");
        assert_eq!(body["parameters"]["migrate_to_chat_id"], json!(moved.id()), "{method}");
    }
    assert_eq!(ana.say(&group, "/play"), Err(SayError::Moved(moved.id())));
    ana.say(&moved, "/play").unwrap();
    api.say(moved.id(), "here").await;
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_removed_bot_is_told_once_and_refused_then() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    let supergroup = telegram.supergroup("Club", &[&ana]);
    updates(&api).await;
    let send = |chat: i64| json!({"chat_id": chat, "text": "x"});
    group.mute_bot(true);
    let why = api.refused("sendMessage", send(group.id())).await;
    assert_eq!(why, "Bad Request: not enough rights to send text messages to the chat");
    group.kick_bot();
    supergroup.kick_bot();
    let statuses: Vec<Value> = updates(&api)
        .await
        .iter()
        .filter(|update| update["my_chat_member"].is_object())
        .map(|update| update["my_chat_member"]["new_chat_member"]["status"].clone())
        .collect();
    assert_eq!(statuses, ["kicked", "kicked"]);
    let why = api.refused("sendMessage", send(group.id())).await;
    assert_eq!(why, "Forbidden: bot was kicked from the group chat");
    let why = api.refused("sendMessage", send(supergroup.id())).await;
    assert_eq!(why, "Forbidden: bot was kicked from the supergroup chat");
    ana.say(&group, "/play").unwrap();
    assert_eq!(updates(&api).await, Vec::<Value>::new());
    supergroup.add_bot();
    api.say(supergroup.id(), "back").await;
    api.ok("leaveChat", json!({"chat_id": supergroup.id()})).await;
    let why = api.refused("sendMessage", send(supergroup.id())).await;
    assert_eq!(why, "Forbidden: bot is not a member of the supergroup chat");
    assert_clean(&telegram);
}

#[tokio::test]
async fn blocking_is_told_and_enforced() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let sent = api.say(ana.id(), "hello").await;
    updates(&api).await;
    ana.block();
    ana.block();
    assert_eq!(ana.start(None), Err(SayError::Blocked));
    for (method, params) in [
        ("sendMessage", json!({"chat_id": ana.id(), "text": "x"})),
        ("editMessageText", json!({"chat_id": ana.id(), "message_id": sent, "text": "x"})),
    ] {
        assert_eq!(api.refused(method, params).await, "Forbidden: bot was blocked by the user", "{method}");
    }
    ana.unblock();
    api.say(ana.id(), "x").await;
    let statuses: Vec<Value> =
        updates(&api).await.iter().map(|u| u["my_chat_member"]["new_chat_member"]["status"].clone()).collect();
    assert_eq!(statuses, ["kicked", "member"]);
    assert_clean(&telegram);
}

#[tokio::test]
async fn topics_open_and_close() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let forum = telegram.forum("Club", &[&ana]);
    let (cards, talk) = (forum.topic("Cards"), forum.topic("Talk"));
    ana.say(cards, "/play").unwrap();
    let told = updates(&api).await;
    let message = &told.last().unwrap()["message"];
    assert_eq!(message["message_thread_id"], json!(cards.thread));
    assert_eq!(message["is_topic_message"], json!(true));
    assert_eq!(message["reply_to_message"]["forum_topic_created"]["name"], "Cards");
    assert_eq!(message["chat"]["is_forum"], json!(true));
    let send = |thread: Option<i64>| json!({"chat_id": forum.id(), "text": "x", "message_thread_id": thread});
    api.ok("sendMessage", send(cards.thread)).await;
    assert!(ana.newest(talk).is_none());
    assert_eq!(ana.newest(cards).unwrap().thread, cards.thread);
    assert_eq!(api.refused("sendMessage", send(Some(1))).await, "Bad Request: message thread not found");
    forum.close(cards);
    assert_eq!(api.refused("sendMessage", send(cards.thread)).await, "Bad Request: TOPIC_CLOSED");
    forum.reopen(cards);
    let sent = api.ok("sendMessage", send(cards.thread)).await;
    forum.delete_topic(cards);
    assert_eq!(api.refused("sendMessage", send(cards.thread)).await, "Bad Request: message thread not found");
    let edit = json!({"chat_id": forum.id(), "message_id": sent["message_id"], "text": "y"});
    assert_eq!(api.refused("editMessageText", edit).await, "Bad Request: message to edit not found");
    api.ok("sendMessage", send(None)).await;
    assert_clean(&telegram);
}

#[tokio::test]
async fn members_are_known_as_far_as_the_bot_may_know() {
    let (telegram, api) = start().await;
    let [ana, boris, stranger] = ["Ana", "Boris", "Stranger"].map(|name| telegram.person(name, ""));
    let group = telegram.supergroup("Friday", &[&ana, &boris]);
    let of = |person: &talon_loopback::Person| json!({"chat_id": group.id(), "user_id": person.id()});
    assert_eq!(api.ok("getChatMember", of(&ana)).await["status"], "creator");
    assert_eq!(api.ok("getChatMember", of(&boris)).await["status"], "member");
    assert_eq!(api.refused("getChatMember", of(&stranger)).await, "Bad Request: PARTICIPANT_ID_INVALID");
    stranger.start(None).unwrap();
    assert_eq!(api.ok("getChatMember", of(&stranger)).await["status"], "left");
    group.kick(&boris);
    assert_eq!(api.ok("getChatMember", of(&boris)).await["status"], "kicked");
    assert!(boris.visible(&group).is_empty());
    let nobody = json!({"chat_id": group.id(), "user_id": 5});
    assert_eq!(api.refused("getChatMember", nobody).await, "Bad Request: user not found");
    assert_eq!(api.ok("getChatMemberCount", json!({"chat_id": group.id()})).await, json!(2));
    group.hide_members(true);
    assert_eq!(api.refused("getChatMember", of(&ana)).await, "Bad Request: CHAT_ADMIN_REQUIRED");
    group.promote_bot();
    assert_eq!(api.ok("getChatMember", of(&ana)).await["status"], "creator");
    assert_clean(&telegram);
}

#[tokio::test]
async fn people_press_what_they_see_and_forge_what_they_do_not() {
    let (telegram, api) = start().await;
    let (ana, boris) = (telegram.person("Ana", ""), telegram.person("Boris", ""));
    let group = telegram.group("Friday", &[&ana]);
    let link = format!("https://t.me/{}?start=jabc", telegram.username());
    let rows = json!([
        [{"text": "♠J", "callback_data": "1.a.0.JS"}, {"text": "Join", "url": link}],
        [{"text": "Manual", "url": "https://example.org"}],
    ]);
    let params = json!({"chat_id": group.id(), "text": "lobby", "reply_markup": {"inline_keyboard": rows}});
    api.ok("sendMessage", params).await;
    updates(&api).await;
    let lobby = ana.newest(&group).unwrap();
    assert_eq!(lobby.button(Which::Data("1.a.0.JS")), lobby.button("♠J"));
    assert_eq!(lobby.button(Which::Containing("oin")), lobby.button(Which::At(0, 1)));
    assert_eq!(ana.press_quietly(&lobby, "Join"), Err(PressError::NoCallback("Join".to_owned())));
    assert_eq!(boris.press_quietly(&lobby, "♠J"), Err(PressError::NotThere(group.id())));
    assert_eq!(ana.follow(&lobby, "♠J"), Err(FollowError::NoLink("♠J".to_owned())));
    let elsewhere = FollowError::NoDeepLink("https://example.org".to_owned());
    assert_eq!(ana.follow(&lobby, "Manual"), Err(elsewhere));
    assert_eq!(ana.follow(&lobby, "Join"), Ok("jabc".to_owned()));
    assert_eq!(texts(&api).await, ["/start jabc"]);

    let forged = tokio::spawn({
        let (ana, group) = (ana.clone(), group.id());
        async move { ana.forge_press(group, 77_777, "garbage \u{202e}").await }
    });
    let told = api.ok("getUpdates", json!({"timeout": 50})).await;
    let query = &told[0]["callback_query"];
    assert_eq!(query["message"]["date"], json!(0), "a message that is not there");
    assert_eq!(query["data"], "garbage \u{202e}");
    api.ok("answerCallbackQuery", json!({"callback_query_id": query["id"], "url": link})).await;
    assert_eq!(forged.await.unwrap().unwrap().url, Some(link));
    assert_eq!(
        api.refused("answerCallbackQuery", json!({"callback_query_id": "1", "url": "https://example.org"})).await,
        "Bad Request: URL_INVALID"
    );
    assert!(ana.visible(&group).iter().all(|message| message.chat == group.id()));
    assert!(boris.visible(&group).is_empty());
    assert!(!telegram.requests_about(group.id()).iter().any(|entry| entry.mentions("JC")));
    assert!(telegram.requests_about(group.id()).iter().any(|entry| entry.mentions("1.a.0.JS")));
    assert_clean(&telegram);
}

#[tokio::test]
async fn waiting_in_vain_shows_what_there_was() {
    let options = Options { patience: std::time::Duration::from_millis(20), ..Options::default() };
    let (telegram, api) = start_with(options).await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    api.say(ana.id(), "something else").await;
    let error = ana.reads(ana.private(), "what was hoped for").await.unwrap_err().to_string();
    assert!(error.contains("what was hoped for") && error.contains("something else"), "{error}");
    let error = telegram.request("an edit", |entry| entry.method == "editMessageText").await.unwrap_err();
    assert!(error.seen.contains("sendMessage"), "{error}");
    assert!(matches!(ana.forge_press(ana.id(), 1, "x").await, Err(PressError::Unanswered(_))));
}

#[tokio::test]
async fn editing_and_deleting_have_their_limits() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let theirs = ana.say(ana.private(), "mine").unwrap();
    let group = telegram.group("Friday", &[&ana]);
    let command = ana.say(&group, "/play").unwrap();
    let edit = |id: i64| json!({"chat_id": ana.id(), "message_id": id, "text": "x"});
    assert_eq!(api.refused("editMessageText", edit(theirs)).await, "Bad Request: message can't be edited");
    assert_eq!(api.refused("editMessageText", edit(9)).await, "Bad Request: message to edit not found");
    let nowhere = json!({"text": "x"});
    assert_eq!(api.refused("editMessageText", nowhere).await, "Bad Request: message identifier is not specified");
    let delete = |chat: i64, id: i64| json!({"chat_id": chat, "message_id": id});
    let why = api.refused("deleteMessage", delete(group.id(), command)).await;
    assert_eq!(why, "Bad Request: message can't be deleted");
    api.ok("deleteMessage", delete(ana.id(), theirs)).await;
    let why = api.refused("deleteMessage", delete(ana.id(), theirs)).await;
    assert_eq!(why, "Bad Request: message to delete not found");
    group.promote_bot();
    api.ok("deleteMessage", delete(group.id(), command)).await;
    let one = api.say(ana.id(), "one").await;
    api.ok("deleteMessages", json!({"chat_id": ana.id(), "message_ids": [one, 9]})).await;
    assert_eq!(ana.visible(ana.private()).len(), 1, "only the /start");

    let sent = api.say(ana.id(), "buttons").await;
    let markup = json!({"inline_keyboard": [[{"text": "A", "callback_data": "a"}]]});
    let edit = json!({"chat_id": ana.id(), "message_id": sent, "reply_markup": markup});
    api.ok("editMessageReplyMarkup", edit.clone()).await;
    let why = api.refused("editMessageReplyMarkup", edit).await;
    assert!(why.starts_with("Bad Request: message is not modified"), "{why}");
    let seen = ana.newest(ana.private()).unwrap();
    assert_eq!((seen.text.as_str(), seen.labels(), seen.edits), ("buttons", vec!["A"], 1));
    assert!(ana.delete(&seen));
    assert!(!ana.delete(&seen));
    assert_eq!(telegram.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn people_send_more_than_text_and_change_their_minds() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.supergroup("Friday", &[&ana]);
    updates(&api).await;
    ana.send(ana.private(), "dice", json!({"emoji": "🎲", "value": 3})).unwrap();
    ana.send(&group, "dice", json!({"emoji": "🎲", "value": 4})).unwrap();
    let said = ana.say(ana.private(), "/plya").unwrap();
    assert!(ana.edit(ana.id(), said, "/play"));
    assert!(!ana.edit(ana.id(), said + 1, "/play"));
    let unseen = ana.say(&group, "hello").unwrap();
    assert!(ana.edit(group.id(), unseen, "hello there"));
    ana.rename("Аня");
    ana.say(&group, "/table").unwrap();
    let told = updates(&api).await;
    assert_eq!(told.len(), 4);
    assert_eq!(told[0]["message"]["dice"]["value"], json!(3));
    assert_eq!(told[2]["edited_message"]["text"], "/play");
    assert_eq!(told[3]["message"]["from"]["first_name"], "Аня");
    assert_eq!(ana.name(), "Аня");
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_bot_that_is_gone_hears_no_presses() {
    let options = Options { patience: std::time::Duration::from_millis(20), ..Options::default() };
    let (telegram, api) = start_with(options).await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    let markup = json!({"inline_keyboard": [[{"text": "A", "callback_data": "a"}]]});
    api.ok("sendMessage", json!({"chat_id": group.id(), "text": "x", "reply_markup": markup})).await;
    let board = ana.newest(&group).unwrap();
    group.kick_bot();
    updates(&api).await;
    assert!(matches!(ana.press(&board, "A").await, Err(PressError::Unanswered(_))));
    assert_eq!(updates(&api).await, Vec::<Value>::new());
    assert_clean(&telegram);
}
