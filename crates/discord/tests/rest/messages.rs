use std::time::Duration;

use talon_house::{Bar, Document, Onto, Platform, ShowError};
use talon_loopback::discord::{Failure, Permissions, Scope};
use talon_store::MessageRef;
use talon_table::Timestamp;

use crate::setting::{Friday, bot, checked, page, place, private, refused, server};

const SEND: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

#[tokio::test]
async fn a_page_is_sent_edited_and_deleted() {
    let Friday { server, channel, bot, here, .. } = Friday::begins().await;
    let quiet = bot.show(&here, &page("Who *plays*?"), Onto::first(false)).await.unwrap();
    let loud = bot.show(&here, &page("Your turn"), Onto::first(true)).await.unwrap();
    let messages = channel.messages();
    // One sends no notification and is made of components; phones would show no text of those.
    assert_eq!(messages.iter().map(|message| message.flags).collect::<Vec<_>>(), [1 << 15 | 1 << 12, 0]);
    assert_eq!((messages[0].embeds.len(), messages[1].embeds.len()), (0, 1));
    assert!(messages[0].words().contains("Who \\*plays\\*?"), "{:?}", messages[0]);
    assert_eq!(messages[0].labels(), ["Help"]);

    assert_eq!(bot.show(&here, &page("Two play"), Onto::Known(&quiet)).await.unwrap(), quiet);
    assert_eq!(bot.show(&here, &page("Two play"), Onto::Known(&quiet)).await.unwrap(), quiet, "the same once more");
    assert!(channel.messages()[0].words().contains("Two play"));
    bot.show(&here, &page("Two play"), Onto::Known(&loud)).await.unwrap();
    let rung = &channel.messages()[1];
    assert_eq!((rung.flags, rung.framed().as_deref()), (1 << 15, Some("Two play")), "it is a container from now on");
    for _ in 0..2 {
        bot.delete(&here, &quiet).await.unwrap();
    }
    assert_eq!(channel.messages().len(), 1);
    assert_eq!(bot.conversation(&here), channel.id().to_string());
    assert_eq!(bot.show(&here, &page("gone"), Onto::Known(&quiet)).await, Err(ShowError::Gone));
    bot.delete(&here, &loud).await.unwrap();
    checked(server);
}

#[tokio::test]
async fn files_go_to_direct_messages() {
    let server = server().await;
    let (ana, boris) = (server.person("Ana", "en-US"), server.person("Boris", "bg"));
    let _ = server.guild("Friday", &[&ana, &boris]);
    let bot = bot(&server).await;
    let document = Document { name: "person.json".to_owned(), mime: "application/json", bytes: b"{}".to_vec() };
    bot.send_document(&private(ana.id()), &document).await.unwrap();
    let message = ana.newest(ana.direct()).unwrap();
    assert_eq!(message.files, ["person.json"]);
    boris.refuse_dms(true);
    assert_eq!(bot.send_document(&private(boris.id()), &document).await, Err(ShowError::Forbidden));
    checked(server);
}

#[tokio::test]
async fn hands_go_to_direct_messages() {
    let server = server().await;
    let ana = server.person("Ana", "en-US");
    let _ = server.guild("Friday", &[&ana]);
    let bot = bot(&server).await;
    let there = private(ana.id());
    let hand = bot.show(&there, &page("your hand"), Onto::first(true)).await.unwrap();
    bot.show(&there, &page("your other hand"), Onto::Known(&hand)).await.unwrap();
    assert!(ana.newest(ana.direct()).unwrap().words().contains("your other hand"));
    assert_eq!(server.requests("POST /users/@me/channels").len(), 1, "the channel is remembered");

    let boris = server.person("Boris", "bg");
    let _ = server.guild("Saturday", &[&boris]);
    boris.refuse_dms(true);
    assert_eq!(bot.show(&private(boris.id()), &page("x"), Onto::first(true)).await, Err(ShowError::Forbidden));
    checked(server);
}

#[tokio::test]
async fn a_message_whose_answer_was_lost_is_not_sent_twice() {
    let Friday { server, channel, bot, here, .. } = Friday::begins().await;
    server.fail_next_of(SEND, 1, &Failure::AnswerLost);
    let lost = bot.show(&here, &page("once"), Onto::first(true)).await;
    assert!(matches!(lost, Err(ShowError::Unreachable(_))), "{lost:?}");
    let first = bot.show(&here, &page("once"), Onto::first(true)).await.unwrap();
    assert_eq!(channel.messages().len(), 1);
    let second = bot.show(&here, &page("once"), Onto::first(true)).await.unwrap();
    assert_ne!(first, second, "what is sent again on purpose is another message");
    assert_eq!(channel.messages().len(), 2);
    checked(server);
}

#[tokio::test]
async fn a_page_that_another_process_sends_anew_is_another_message() {
    let server = server().await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("cards");
    let (one, other) = (bot(&server).await, bot(&server).await);
    let here = place(guild.id(), channel.id());
    server.fail_next_of(SEND, 1, &Failure::AnswerLost);
    let lost = one.show(&here, &page("a hand"), Onto::first(true)).await;
    assert!(matches!(lost, Err(ShowError::Unreachable(_))), "{lost:?}");
    let first = other.show(&here, &page("a hand"), Onto::first(true)).await.unwrap();
    assert_eq!(channel.messages().len(), 1, "it had arrived");
    let fresh = Onto::New { loud: true, discreet: false, calls: &[], after: Timestamp(1) };
    let second = one.show(&here, &page("a hand"), fresh).await.unwrap();
    assert_ne!(first, second, "deleting the first one leaves the second one");
    assert_eq!(channel.messages().len(), 2);
    checked(server);
}

#[tokio::test]
async fn every_failure_has_its_meaning() {
    let Friday { server, bot, here, .. } = Friday::begins().await;
    let sent = bot.show(&here, &page("x"), Onto::first(true)).await.unwrap();
    let wait = Duration::from_millis(1500);
    for (failure, expected) in [
        (Failure::TooManyRequests { retry_after: wait, scope: Scope::User }, ShowError::RetryAfter(wait)),
        (Failure::ServerError(500), ShowError::Unreachable("the server answered HTTP 500".to_owned())),
        (refused(404, 10_008), ShowError::Gone),
        (refused(404, 10_003), ShowError::ThreadGone),
        (refused(400, 160_005), ShowError::ThreadGone),
        (refused(403, 50_013), ShowError::Barred(Bar::NoRight)),
        (refused(400, 50_035), ShowError::Refused("HTTP 400, code 50035".to_owned())),
    ] {
        server.fail_next_of(EDIT, 1, &failure);
        assert_eq!(bot.show(&here, &page("y"), Onto::Known(&sent)).await, Err(expected));
    }
    for failure in [Failure::Dropped, Failure::AnswerLost] {
        server.fail_next_of(EDIT, 1, &failure);
        let error = bot.show(&here, &page("y"), Onto::Known(&sent)).await.unwrap_err();
        assert!(matches!(error, ShowError::Unreachable(_)), "{error:?}");
    }
}

#[tokio::test]
async fn a_message_that_takes_no_more_edits_makes_room() {
    let Friday { server, channel, bot, here, .. } = Friday::begins().await;
    let long = Failure::TooManyRequests { retry_after: Duration::from_secs(1800), scope: Scope::Shared };
    for failure in [refused(400, 30_046), refused(429, 30_046), long] {
        let old = bot.show(&here, &page("x"), Onto::first(true)).await.unwrap();
        server.fail_next_of(EDIT, 1, &failure);
        assert_eq!(bot.show(&here, &page("y"), Onto::Known(&old)).await, Err(ShowError::Gone), "{failure:?}");
        assert_eq!(channel.messages(), [], "the old message does not stay beside the new one");
    }
}

#[tokio::test]
async fn a_channel_that_is_closed_to_us_is_no_lost_server() {
    let Friday { server, guild, channel, bot, here, .. } = Friday::begins().await;
    channel.deny_bot(Permissions::VIEW_CHANNEL);
    let closed = bot.show(&here, &page("x"), Onto::first(true)).await;
    assert_eq!(closed, Err(ShowError::Barred(Bar::NoRight)));
    guild.remove_bot();
    assert_eq!(bot.show(&here, &page("x"), Onto::first(true)).await, Err(ShowError::Forbidden));
    checked(server);
}

#[tokio::test]
async fn a_panel_that_cannot_be_reached_is_gone() {
    let Friday { server, bot, here, .. } = Friday::begins().await;
    let panel = MessageRef(format!("panel:{}::no-such-token", server.application_id()));
    assert_eq!(bot.show(&here, &page("x"), Onto::Known(&panel)).await, Err(ShowError::Gone));
    bot.delete(&here, &panel).await.unwrap();
    for (status, code) in [(401, 50_027), (404, 10_015), (404, 10_062), (404, 10_008)] {
        server.fail_next(1, &refused(status, code));
        assert_eq!(bot.show(&here, &page("x"), Onto::Known(&panel)).await, Err(ShowError::Gone), "{code}");
    }
}
