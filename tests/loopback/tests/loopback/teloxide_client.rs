//! Drives the server with the client that the bot itself uses.

use std::time::Duration;

use talon_loopback::{Failure, LoopbackTelegram, Options, PressError};
use teloxide::prelude::*;
use teloxide::types::{
    AllowedUpdate, BotCommand, BotCommandScope, ChatKind, InlineKeyboardButton, InlineKeyboardMarkup, ParseMode,
    UpdateKind,
};
use teloxide::{ApiError, RequestError};

use crate::assert_clean;

async fn start() -> (LoopbackTelegram, Bot) {
    let telegram = LoopbackTelegram::start(Options::default().scaled(100)).await.unwrap();
    let bot = Bot::new(telegram.token()).set_api_url(telegram.url().parse().unwrap());
    (telegram, bot)
}

fn keyboard(buttons: &[(&str, &str)]) -> InlineKeyboardMarkup {
    let row: Vec<_> = buttons.iter().map(|(label, data)| InlineKeyboardButton::callback(*label, *data)).collect();
    InlineKeyboardMarkup::new([row])
}

#[tokio::test]
async fn a_round_of_sending_pressing_editing_and_answering() {
    let (telegram, bot) = start().await;
    let me = bot.get_me().await.unwrap();
    assert_eq!(me.username(), "talon_test_bot");

    let ana = telegram.person("Ана", "bg");
    ana.start(Some("j42")).unwrap();
    let updates = bot.get_updates().timeout(10).await.unwrap();
    let [update] = updates.as_slice() else { panic!("one update, not {updates:?}") };
    let UpdateKind::Message(message) = &update.kind else { panic!("a message, not {update:?}") };
    assert_eq!(message.text(), Some("/start j42"));
    assert_eq!(message.from.as_ref().unwrap().language_code.as_deref(), Some("bg"));
    let chat = message.chat.id;
    assert_eq!(chat.0, ana.id());

    let sent = bot
        .send_message(chat, "<b>♠J</b> &amp; more")
        .parse_mode(ParseMode::Html)
        .reply_markup(keyboard(&[("Yes", "y"), ("No", "n")]))
        .await
        .unwrap();
    let seen = ana.reads(ana.private(), "♠J & more").await.unwrap();
    assert_eq!(seen.labels(), ["Yes", "No"]);

    let pressing = tokio::spawn({
        let (ana, seen) = (ana.clone(), seen.clone());
        async move { ana.press(&seen, "Yes").await }
    });
    let updates = bot.get_updates().offset((update.id.0 + 1).cast_signed()).timeout(10).await.unwrap();
    let [update] = updates.as_slice() else { panic!("one update, not {updates:?}") };
    let UpdateKind::CallbackQuery(query) = &update.kind else { panic!("a press, not {update:?}") };
    assert_eq!(query.data.as_deref(), Some("y"));
    assert_eq!(query.regular_message().unwrap().id, sent.id);
    bot.answer_callback_query(query.id.clone()).text("Done").show_alert(true).await.unwrap();
    let answer = pressing.await.unwrap().unwrap();
    assert_eq!((answer.text.as_deref(), answer.alert), (Some("Done"), true));

    bot.edit_message_text(chat, sent.id, "over").await.unwrap();
    let after = ana.becomes(&seen, "the end", |message| message.text == "over").await.unwrap();
    assert!(after.buttons.is_empty(), "an edit without a keyboard takes it away");
    let again = bot.edit_message_text(chat, sent.id, "over").await;
    assert!(matches!(again, Err(RequestError::Api(ApiError::MessageNotModified))), "{again:?}");
    bot.delete_message(chat, sent.id).await.unwrap();
    ana.vanishes(&seen).await.unwrap();
    assert_clean(&telegram);
}

#[tokio::test]
async fn every_kind_of_chat_parses() {
    let (telegram, bot) = start().await;
    let (ana, boris) = (telegram.person("Ana", "bg"), telegram.person("Boris", ""));
    let group = telegram.group("Friday", &[&ana, &boris]);
    let forum = telegram.forum("Club", &[&boris, &ana]);
    let topic = forum.topic("Cards");
    ana.say(&group, "/play@talon_test_bot").unwrap();
    ana.say(topic, "/play").unwrap();
    boris.start(None).unwrap();
    let moved = group.migrate().unwrap();
    group.kick_bot();
    moved.promote_bot();
    moved.kick_bot();
    boris.block();
    boris.unblock();
    let updates = bot.get_updates().await.unwrap();
    assert!(updates.len() >= 12, "{}", updates.len());
    for update in &updates {
        assert!(!matches!(update.kind, UpdateKind::Error(_)), "{update:?}");
    }
    let in_topic = updates.iter().find_map(|update| match &update.kind {
        UpdateKind::Message(message) if message.text() == Some("/play") => Some(message.clone()),
        _ => None,
    });
    let in_topic = in_topic.unwrap();
    assert!(in_topic.is_topic_message);
    bot.send_message(in_topic.chat.id, "here").message_thread_id(in_topic.thread_id.unwrap()).await.unwrap();
    assert_eq!(ana.newest(topic).unwrap().text, "here");

    let full = bot.get_chat(ChatId(boris.id())).await.unwrap();
    assert!(matches!(full.kind, teloxide::types::ChatFullInfoKind::Private(_)));
    let full = bot.get_chat(ChatId(forum.id())).await.unwrap();
    assert!(matches!(full.kind, teloxide::types::ChatFullInfoKind::Public(_)));
    let admins = bot.get_chat_administrators(ChatId(forum.id())).await.unwrap();
    assert_eq!(admins.len(), 1);
    assert!(admins[0].is_owner());
    let user = |id: i64| UserId(id.unsigned_abs());
    forum.promote(&ana);
    assert!(bot.get_chat_member(ChatId(forum.id()), user(ana.id())).await.unwrap().is_administrator());
    ana.leave(forum.id());
    assert!(bot.get_chat_member(ChatId(forum.id()), user(ana.id())).await.unwrap().is_left());
    assert!(matches!(in_topic.chat.kind, ChatKind::Public(_)));
    assert_clean(&telegram);
}

#[tokio::test]
async fn refusals_are_the_ones_that_the_client_knows() {
    let (telegram, bot) = start().await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    let private = ChatId(ana.id());

    let unknown = telegram.person("Nobody", "");
    let refused = bot.send_message(ChatId(unknown.id()), "x").await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::ChatNotFound)), "{refused:?}");
    let refused = bot.send_message(private, "x").await.unwrap_err();
    assert_eq!(description(&refused), "Forbidden: bot can't initiate conversation with a user");
    ana.start(None).unwrap();
    bot.send_message(private, "x").await.unwrap();
    ana.block();
    let refused = bot.send_message(private, "x").await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::BotBlocked)), "{refused:?}");

    let refused = bot.send_message(ChatId(group.id()), "<b>x").parse_mode(ParseMode::Html).await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::CantParseEntities(_))), "{refused:?}");
    let refused = bot.send_message(ChatId(group.id()), "x".repeat(4097)).await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::MessageIsTooLong)), "{refused:?}");
    let board = bot.send_message(ChatId(group.id()), "x").await.unwrap();
    let refused = bot.edit_message_text(board.chat.id, board.id, "x".repeat(4097)).await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::EditedMessageIsTooLong)), "{refused:?}");
    let long = keyboard(&[("x", &"d".repeat(65))]);
    let refused = bot.send_message(board.chat.id, "x").reply_markup(long).await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::ButtonDataInvalid)), "{refused:?}");

    telegram.skip(Duration::from_secs(49 * 3600));
    let refused = bot.delete_message(board.chat.id, board.id).await.unwrap_err();
    assert_eq!(description(&refused), "Bad Request: message can't be deleted for everyone");
    let moved = group.migrate().unwrap();
    let refused = bot.send_message(board.chat.id, "x").await.unwrap_err();
    assert!(matches!(refused, RequestError::MigrateToChatId(to) if to.0 == moved.id()), "{refused:?}");
    moved.kick_bot();
    let refused = bot.send_message(ChatId(moved.id()), "x").await.unwrap_err();
    assert!(matches!(refused, RequestError::Api(ApiError::BotKickedFromSupergroup)), "{refused:?}");
    assert_clean(&telegram);
}

fn description(error: &RequestError) -> String {
    match error {
        RequestError::Api(error) => match error {
            ApiError::Unknown(text) => text.clone(),
            other => other.to_string(),
        },
        other => panic!("an answer of the API, not {other:?}"),
    }
}

#[tokio::test]
async fn failures_reach_the_client_as_what_they_are() {
    let (telegram, bot) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let chat = ChatId(ana.id());
    telegram.fail_next(1, &Failure::TooManyRequests(7));
    let refused = bot.send_message(chat, "a").await.unwrap_err();
    assert!(matches!(refused, RequestError::RetryAfter(seconds) if seconds.seconds() == 7), "{refused:?}");
    telegram.fail_next(1, &Failure::Dropped);
    let refused = bot.send_message(chat, "b").await.unwrap_err();
    assert!(matches!(refused, RequestError::Network(_)), "{refused:?}");
    assert_eq!(ana.visible(ana.private()).len(), 1, "only the /start");
    telegram.fail_next_of("sendMessage", 1, &Failure::AnswerLost);
    let refused = bot.send_message(chat, "c").await.unwrap_err();
    assert!(matches!(refused, RequestError::Network(_)), "{refused:?}");
    assert_eq!(ana.newest(ana.private()).unwrap().text, "c", "it was carried out all the same");
    assert_eq!(telegram.failures(), 3);
    bot.send_message(chat, "d").await.unwrap();
    assert_eq!(telegram.requests("sendMessage").len(), 4);
}

#[tokio::test]
async fn commands_are_kept_per_scope_and_language() {
    let (telegram, bot) = start().await;
    let (ana, bob) = (telegram.person("Ana", "bg"), telegram.person("Bob", "de"));
    let group = telegram.group("Friday", &[&ana, &bob]);
    bot.set_my_commands([BotCommand::new("play", "Play")]).await.unwrap();
    bot.set_my_commands([BotCommand::new("play", "Игра")]).language_code("bg").await.unwrap();
    let groups = BotCommandScope::AllGroupChats;
    bot.set_my_commands([BotCommand::new("table", "Table")]).scope(groups.clone()).await.unwrap();
    assert_eq!(ana.menu(ana.id())[0].description, "Игра");
    assert_eq!(bob.menu(bob.id())[0].description, "Play");
    assert_eq!(ana.menu(group.id())[0].command, "table");
    bot.delete_my_commands().scope(groups).await.unwrap();
    assert_eq!(bob.menu(group.id())[0].command, "play");
    assert_eq!(bot.get_my_commands().language_code("bg").await.unwrap()[0].description, "Игра");
    assert_clean(&telegram);
}

#[tokio::test]
async fn queries_are_answered_once_and_in_time() {
    let (telegram, bot) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let sent = bot.send_message(ChatId(ana.id()), "x").reply_markup(keyboard(&[("A", "a")])).await.unwrap();
    let seen = ana.newest(ana.private()).unwrap();
    assert!(matches!(ana.press_quietly(&seen, "B"), Err(PressError::NoButton { .. })));
    let first = ana.press_quietly(&seen, "A").unwrap();
    let second = ana.press_quietly(&seen, "A").unwrap();
    let id = |query: &str| teloxide::types::CallbackQueryId(query.to_owned());
    bot.answer_callback_query(id(&first)).await.unwrap();
    let refused = bot.answer_callback_query(id(&first)).await.unwrap_err();
    let too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    assert_eq!(description(&refused), too_old);
    telegram.skip(Duration::from_secs(3600));
    assert_eq!(description(&bot.answer_callback_query(id(&second)).await.unwrap_err()), too_old);
    let third = ana.press_quietly(&seen, "A").unwrap();
    let refused = bot.answer_callback_query(id(&third)).text("я".repeat(201)).await.unwrap_err();
    assert_eq!(description(&refused), ApiError::EditedMessageIsTooLong.to_string());
    bot.answer_callback_query(id(&third)).text("я".repeat(200)).await.unwrap();

    bot.delete_message(sent.chat.id, sent.id).await.unwrap();
    let _ = ana.press_quietly(&seen, "A").unwrap();
    let updates = bot.get_updates().allowed_updates([AllowedUpdate::CallbackQuery]).await.unwrap();
    let UpdateKind::CallbackQuery(query) = &updates.last().unwrap().kind else { panic!("a press") };
    assert!(query.regular_message().is_none(), "the message is gone");
    assert_clean(&telegram);
}
