//! The house's port, against every refusal that Telegram knows.

use std::time::Duration;

use crate::support::{assert_lawful, page, polling, server, settings};
use talon_house::{Bar, Document, Onto, Platform, ShowError};
use talon_loopback::{Failure, LoopbackTelegram, Person};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_telegram::Telegram;
use talon_view::{Block, Line, Page, Style, Text};

async fn connected() -> (LoopbackTelegram, Telegram) {
    let server = server().await;
    let telegram = Telegram::connect(settings(&server, polling())).await.unwrap();
    (server, telegram)
}

fn account(person: &Person) -> AccountRef {
    AccountRef { platform: PlatformKind::Telegram, id: person.id().to_string() }
}

fn place(chat: i64, thread: Option<i64>) -> Place {
    Place {
        platform: PlatformKind::Telegram,
        chat: chat.to_string(),
        thread: thread.map(|thread| thread.to_string()),
        private: chat > 0,
    }
}

#[tokio::test]
async fn files_are_sent_whole_or_refused() {
    let (server, telegram) = connected().await;
    let (ana, boris) = (server.person("Ana", "en"), server.person("Boris", "bg"));
    ana.start(None).unwrap();
    let bytes = "{\"name\": \"Ана\"}".as_bytes().to_vec();
    let document = Document { name: "person.json".to_owned(), mime: "application/json", bytes: bytes.clone() };
    assert_eq!(format!("{document:?}"), format!("Document(person.json, {} bytes)", bytes.len()), "not what is in it");
    telegram.send_document(&place(ana.id(), None), &document).await.unwrap();
    let message = ana.newest(ana.private()).unwrap();
    assert_eq!(message.document, Some(("person.json".to_owned(), bytes)));
    let refused = telegram.send_document(&place(boris.id(), None), &document).await;
    assert_eq!(refused, Err(ShowError::Forbidden), "the private chat was never opened");
    server.fail_next_of("sendDocument", 1, &Failure::ServerError);
    let failed = telegram.send_document(&place(ana.id(), None), &document).await;
    assert!(matches!(failed, Err(ShowError::Unreachable(_))), "{failed:?}");
    assert_lawful(&server);
}

#[tokio::test]
async fn pages_are_sent_edited_and_deleted() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let group = server.supergroup("Cards", &[&ana]);
    let here = place(group.id(), None);
    let at = telegram.show(&here, &page("<one> & two"), Onto::first(false)).await.unwrap();
    let message = ana.newest(&group).unwrap();
    assert_eq!((message.text.as_str(), message.silent), ("<one> & two", true));
    assert_eq!(at, MessageRef(message.id.to_string()));
    assert_eq!(at.number(), Some(message.id));
    let address = format!("https://t.me/c/{}/{}", group.id().to_string().trim_start_matches("-100"), message.id);
    assert_eq!(telegram.address(&here, Some(&at)), Some(address));
    assert_eq!(telegram.address(&place(ana.id(), None), Some(&at)), None, "a private chat has none");

    assert_eq!(telegram.show(&here, &page("two"), Onto::Known(&at)).await.unwrap(), at);
    assert_eq!(ana.again(&message).unwrap().text, "two");
    assert_eq!(telegram.show(&here, &page("two"), Onto::Known(&at)).await.unwrap(), at, "unchanged is a success");

    telegram.show(&here, &page("ring"), Onto::first(true)).await.unwrap();
    assert!(!ana.newest(&group).unwrap().silent);

    telegram.delete(&here, &at).await.unwrap();
    assert!(ana.again(&message).is_none());
    telegram.delete(&here, &at).await.unwrap();
    assert_eq!(telegram.show(&here, &page("three"), Onto::Known(&at)).await, Err(ShowError::Gone));
    assert_lawful(&server);
}

#[tokio::test]
async fn previews_are_off_and_html_is_ours_alone() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let group = server.supergroup("Cards", &[&ana]);
    let evil = "\u{2068}<a href=\"https://evil.example\">x</a> \u{202e}@ana https://evil.example\u{2069}";
    let mut named = page("");
    named.blocks = vec![Block::Line(Line { style: Style::Body, text: Text::marked(evil) })];
    telegram.show(&place(group.id(), None), &named, Onto::first(false)).await.unwrap();
    let message = ana.newest(&group).unwrap();
    assert_eq!(message.text.replace('\u{2060}', ""), evil);
    assert!(!message.text.contains("@ana") && !message.text.contains("evil.example"), "{}", message.text);
    assert!(message.entities.is_empty(), "{:?}", message.entities);
    let request = server.requests("sendMessage").pop().unwrap();
    assert_eq!(request.params["link_preview_options"]["is_disabled"], true);
    assert_lawful(&server);
}

#[tokio::test]
async fn places_where_the_bot_may_not_write() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let never_opened = telegram.private_place(&account(&ana));
    let show = async |place: &Place| telegram.show(place, &page("x"), Onto::first(true)).await;
    assert_eq!(show(&never_opened).await, Err(ShowError::Forbidden));
    ana.start(None).unwrap();
    assert!(show(&never_opened).await.is_ok());
    ana.block();
    assert_eq!(show(&never_opened).await, Err(ShowError::Forbidden));

    let forum = server.forum("Cards", &[&ana]);
    let topic = forum.topic("Santase");
    let there = place(topic.chat, topic.thread);
    assert!(show(&there).await.is_ok());
    assert_eq!(ana.newest(topic).unwrap().thread, topic.thread);
    forum.close(topic);
    assert_eq!(show(&there).await, Err(ShowError::Barred(Bar::TopicClosed)));
    forum.reopen(topic);
    forum.mute_bot(true);
    assert_eq!(show(&there).await, Err(ShowError::Barred(Bar::NoRight)));
    forum.mute_bot(false);
    assert!(show(&there).await.is_ok());
    forum.delete_topic(topic);
    assert_eq!(show(&there).await, Err(ShowError::ThreadGone));
    forum.kick_bot();
    assert_eq!(show(&there).await, Err(ShowError::Forbidden));
    assert_eq!(show(&place(-100_999_999_999, None)).await, Err(ShowError::Forbidden));
}

#[tokio::test]
async fn a_group_that_moved_says_where_to() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let group = server.group("Cards", &[&ana]);
    let old = place(group.id(), None);
    let at = telegram.show(&old, &page("x"), Onto::first(true)).await.unwrap();
    let new = group.migrate().unwrap();
    let moved = ShowError::Moved(new.id().to_string());
    assert_eq!(telegram.show(&old, &page("x"), Onto::first(true)).await, Err(moved.clone()));
    assert_eq!(telegram.show(&old, &page("y"), Onto::Known(&at)).await, Err(moved));
    assert!(telegram.show(&place(new.id(), None), &page("x"), Onto::first(true)).await.is_ok());
}

#[tokio::test]
async fn outages_are_told_from_faults_of_our_own() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let group = server.supergroup("Cards", &[&ana]);
    let here = place(group.id(), None);
    let show = async || telegram.show(&here, &page("x"), Onto::first(true)).await;

    server.fail_next_of("sendMessage", 1, &Failure::TooManyRequests(7));
    assert_eq!(show().await, Err(ShowError::RetryAfter(Duration::from_secs(7))));
    for failure in [Failure::ServerError, Failure::Dropped, Failure::AnswerLost] {
        server.fail_next_of("sendMessage", 1, &failure);
        let error = show().await.unwrap_err();
        assert!(matches!(error, ShowError::Unreachable(_)), "{failure:?}: {error:?}");
    }
    let empty = telegram.show(&here, &Page::default(), Onto::first(true)).await;
    assert!(matches!(empty, Err(ShowError::Refused(_))), "{empty:?}");
    let elsewhere = Place { chat: "a terminal".into(), ..here.clone() };
    let refused = telegram.show(&elsewhere, &page("x"), Onto::first(true)).await;
    assert!(matches!(refused, Err(ShowError::Refused(_))), "{refused:?}");
}

#[tokio::test]
async fn old_messages_can_no_longer_be_deleted() {
    let (server, telegram) = connected().await;
    let ana = server.person("Ana", "en");
    let group = server.supergroup("Cards", &[&ana]);
    let here = place(group.id(), None);
    let at = telegram.show(&here, &page("x"), Onto::first(true)).await.unwrap();
    server.skip(Duration::from_secs(49 * 3600));
    assert_eq!(telegram.delete(&here, &at).await, Err(ShowError::Gone));
    assert!(telegram.show(&here, &page("y"), Onto::Known(&at)).await.is_ok(), "but edited they can be");
}

#[tokio::test]
async fn who_is_who() {
    let (server, telegram) = connected().await;
    let [owner, admin, member, gone, stranger] =
        ["Owner", "Admin", "Member", "Gone", "Stranger"].map(|name| server.person(name, "en"));
    let group = server.supergroup("Cards", &[&owner, &admin, &member, &gone]);
    group.promote(&admin);
    gone.leave(group.id());
    let here = place(group.id(), None);
    for (person, is_admin, is_member) in [
        (&owner, true, true),
        (&admin, true, true),
        (&member, false, true),
        (&gone, false, false),
        (&stranger, false, false),
    ] {
        let account = account(person);
        assert_eq!(telegram.is_admin(&here, &account).await, Ok(is_admin), "{}", person.name());
        assert_eq!(telegram.is_member(&here, &account).await, Ok(is_member), "{}", person.name());
    }
    let requests = server.requests("getChatMember").len();
    let own = telegram.private_place(&account(&member));
    assert_eq!(telegram.is_admin(&own, &account(&member)).await, Ok(true));
    assert_eq!(telegram.is_member(&own, &account(&owner)).await, Ok(false));
    assert_eq!(server.requests("getChatMember").len(), requests, "a private chat needs no question");
    group.hide_members(true);
    let untold = telegram.is_member(&here, &account(&member)).await;
    assert!(untold.is_err(), "unknown is neither yes nor no: {untold:?}");
    group.hide_members(false);
    group.kick_bot();
    assert_eq!(telegram.is_member(&here, &account(&member)).await, Err(ShowError::Forbidden));
    assert_lawful(&server);
}
