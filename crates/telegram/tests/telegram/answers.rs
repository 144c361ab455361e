//! The one answer to each input.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::support::{Bot, Scripted, assert_lawful, page, replaced, server, shown};
use talon_house::{Answer, Intent, Onto, Pending, Platform};
use talon_loopback::{Failure, LoopbackTelegram, Message, Person};
use talon_store::MessageRef;
use talon_view::{Locale, Msg, say};

/// A house that answers a press by its token, and a message by its text.
fn house() -> Arc<Scripted> {
    Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) => answer_named(token),
        Intent::Said(words) => answer_named(words),
        _ => shown("a page"),
    })
}

fn answer_named(name: &str) -> Answer {
    match name {
        "silent" => Answer::Silent,
        "toast" => Answer::Toast("a <toast> & more".into()),
        "alert" => Answer::Alert("an alert".into()),
        "long" => Answer::Alert("ж".repeat(300).into()),
        "replace" => replaced("replaced"),
        "same" => replaced("a page"),
        "so far" => Answer::Pending { page: page("so far"), replace_pressed: true, pending: Pending(7) },
        "mine so far" => Answer::Pending { page: page("mine so far"), replace_pressed: false, pending: Pending(8) },
        _ => shown("for you alone"),
    }
}

/// A person in the private chat, with a page of the bot to press on.
async fn with_page(server: &LoopbackTelegram) -> (Person, Message) {
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    let message = ana.reads(ana.private(), "a page").await.unwrap();
    (ana, message)
}

fn answers(server: &LoopbackTelegram) -> usize {
    server.requests("answerCallbackQuery").iter().filter(|entry| entry.succeeded()).count()
}

#[tokio::test]
async fn presses_get_exactly_what_the_house_says() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let (ana, message) = with_page(&server).await;
    let press = async |data: &str| ana.forge_press(message.chat, message.id, data).await.unwrap();

    let silent = press("silent").await;
    assert_eq!((silent.text, silent.alert, silent.url), (None, false, None));
    let toast = press("toast").await;
    assert_eq!((toast.text.as_deref(), toast.alert), (Some("a <toast> & more"), false));
    let alert = press("alert").await;
    assert_eq!((alert.text.as_deref(), alert.alert), (Some("an alert"), true));
    let long = press("long").await.text.unwrap();
    assert!(long.ends_with('…') && long.encode_utf16().count() == 200);

    press("replace").await;
    let replaced = ana.again(&message).unwrap();
    assert_eq!((replaced.text.as_str(), replaced.edits), ("replaced", 1));
    press("replace").await;
    assert_eq!(ana.again(&message).unwrap().edits, 1, "an edit that changes nothing is a success");
    press("private").await;
    assert_eq!(ana.newest(ana.private()).unwrap().text, "for you alone");
    bot.stop().await;
    assert_eq!(answers(&server), 7, "one answer for each press");
    assert_lawful(&server);
}

#[tokio::test]
async fn a_press_whose_page_finds_no_room_is_told_so() {
    let (server, house) = (server().await, house());
    let bot = Bot::polling(&server, &house).await;
    let (ana, message) = with_page(&server).await;
    house.others().write.store(true, Ordering::SeqCst);
    let answer = ana.forge_press(message.chat, message.id, "replace").await.unwrap();
    assert_eq!(answer.text, Some(say(Locale::EN, &Msg::WriteLater).plain()));
    assert_eq!(ana.again(&message).unwrap().edits, 0);
    house.others().write.store(false, Ordering::SeqCst);
    ana.forge_press(message.chat, message.id, "replace").await.unwrap();
    assert_eq!(ana.again(&message).unwrap().text, "replaced");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_page_for_a_person_never_appears_in_the_group() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let ana = server.person("Ana", "en");
    let ben = server.person("Ben", "en");
    let group = server.supergroup("Cards", &[&ana, &ben]);
    ana.start(None).unwrap();
    ana.say(&group, "/table").unwrap();
    let table_page = ana.reads(&group, "a page").await.unwrap();

    let answer = ana.forge_press(table_page.chat, table_page.id, "mine").await.unwrap();
    assert_eq!(answer.url, None);
    assert_eq!(answer.text, Some(say(Locale::EN, &Msg::PageInPrivate).plain()), "the press is seen to do something");
    assert_eq!(ana.newest(ana.private()).unwrap().text, "for you alone");

    let answer = ben.forge_press(table_page.chat, table_page.id, "mine").await.unwrap();
    let link = answer.url.expect("a person whose private chat is not open gets the way there");
    ben.open_link(&link).unwrap();
    ben.reads(ben.private(), "a page").await.unwrap();
    assert!(server.messages(group.id()).iter().all(|message| message.text != "for you alone"));
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_deleted_page_is_replaced_by_a_new_one() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let (ana, message) = with_page(&server).await;
    assert!(ana.delete(&message));
    ana.forge_press(message.chat, message.id, "replace").await.unwrap();
    let newest = ana.newest(ana.private()).unwrap();
    assert_eq!(newest.text, "replaced");
    assert_ne!(newest.id, message.id);
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn the_house_hears_where_a_page_stands_that_is_not_complete() {
    let (server, house) = (server().await, house());
    let bot = Bot::polling(&server, &house).await;
    let (ana, message) = with_page(&server).await;
    ana.forge_press(message.chat, message.id, "so far").await.unwrap();
    ana.forge_press(message.chat, message.id, "mine so far").await.unwrap();
    let mine = ana.reads(ana.private(), "mine so far").await.unwrap();
    assert!(ana.delete(&message));
    ana.forge_press(message.chat, message.id, "so far").await.unwrap();
    let again = ana.newest(ana.private()).unwrap();
    ana.forge_press(message.chat, message.id, "same").await.unwrap();
    let heard = house.hears("where three pages are", |heard| heard.followed.len() == 3).await;
    let places: Vec<String> = heard.followed.iter().map(|(place, _)| place.chat.clone()).collect();
    assert_eq!(places, [ana.id().to_string(), ana.id().to_string(), ana.id().to_string()]);
    let numbers = [message.id, mine.id, again.id].map(|id| MessageRef(id.to_string()));
    assert_eq!(heard.followed.iter().map(|(_, at)| at.clone()).collect::<Vec<_>>(), numbers);
    let (place, at) = &heard.followed[1];
    bot.telegram.show(place, &page("complete"), Onto::Known(at)).await.unwrap();
    assert_eq!(ana.again(&mine).unwrap().text, "complete");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn words_after_a_command_are_a_reply() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    let asked = ana.say(ana.private(), "toast").unwrap();
    let reply = ana.reads(ana.private(), "toast").await.unwrap();
    assert_eq!((reply.text.as_str(), reply.reply_to), ("a <toast> & more", Some(asked)));
    assert!(reply.buttons.is_empty());
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn failures_are_overcome_without_doubling() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let (ana, message) = with_page(&server).await;

    for failure in [Failure::ServerError, Failure::Dropped, Failure::TooManyRequests(0)] {
        server.fail_next_of("answerCallbackQuery", 2, &failure);
        let toast = ana.forge_press(message.chat, message.id, "toast").await.unwrap();
        assert!(toast.text.is_some(), "{failure:?}");
    }
    server.fail_next_of("answerCallbackQuery", 1, &Failure::AnswerLost);
    ana.forge_press(message.chat, message.id, "toast").await.unwrap();

    server.fail_next_of("editMessageText", 2, &Failure::ServerError);
    ana.forge_press(message.chat, message.id, "replace").await.unwrap();
    assert_eq!(ana.again(&message).unwrap().text, "replaced");

    for failure in [Failure::ServerError, Failure::TooManyRequests(0), Failure::AnswerLost] {
        let before = server.messages(ana.id()).len();
        server.fail_next_of("sendMessage", 1, &failure);
        let asked = ana.say(ana.private(), "toast").unwrap();
        ana.sees(ana.private(), "the reply", |message| message.reply_to == Some(asked)).await.unwrap();
        server.updates_taken().await.unwrap();
        assert_eq!(server.messages(ana.id()).len(), before + 2, "{failure:?}: one question, one answer");
    }
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn an_answer_that_comes_too_late_is_no_trouble() {
    let server = server().await;
    let bot = Bot::polling(&server, &house()).await;
    let (ana, message) = with_page(&server).await;
    let too_old = Failure::Refused {
        code: 400,
        description: "Bad Request: query is too old and response timeout expired or query ID is invalid".to_owned(),
    };
    server.fail_next_of("answerCallbackQuery", 1, &too_old);
    let query = ana.press_quietly(&message, "Help").unwrap();
    server
        .request("the late answer", |entry| {
            entry.params.get("callback_query_id").is_some_and(|id| *id == query.as_str())
        })
        .await
        .unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(server.requests("answerCallbackQuery").len(), 1, "nobody asks again");
    bot.stop().await;
}

#[tokio::test]
async fn a_muted_or_removed_bot_goes_on_elsewhere() {
    let server = server().await;
    let house = house();
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    let group = server.supergroup("Cards", &[&ana]);
    group.mute_bot(true);
    ana.say(&group, "/table").unwrap();
    house.hears("the command", |heard| heard.inputs.len() == 1).await;
    ana.start(None).unwrap();
    ana.reads(ana.private(), "a page").await.unwrap();
    assert!(server.messages(group.id()).iter().all(|message| !message.is_from_bot()));
    let place = bot.telegram.private_place(&house.heard().inputs[0].from.account);
    bot.telegram.show(&place, &page("directly"), Onto::first(true)).await.unwrap();
    bot.stop().await;
}
