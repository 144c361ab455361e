//! Long polling: nothing is lost, nothing blocks, and every outage passes.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::support::{Bot, Scripted, assert_lawful, polling, server, settings, shown};
use talon_adapter::ConnectError;
use talon_house::{Answer, Intent, Notice};
use talon_loopback::{Entry, Failure, LoopbackTelegram, MenuEntry};
use talon_store::PlatformKind;
use talon_telegram::{RunError, Telegram};
use talon_view::{Locale, about_bot, about_bot_shortly};
use tokio::sync::{Notify, Semaphore};

#[tokio::test]
async fn a_command_is_answered_where_it_was_given() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("the lobby"));
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana <&> 🂡", "bg");
    let forum = server.forum("Cards", &[&ana]);
    let topic = forum.topic("Santase");
    let command = ana.say(topic, "/play santase").unwrap();
    let lobby = ana.reads(topic, "the lobby").await.unwrap();
    assert_eq!(lobby.reply_to, Some(command));
    assert_eq!(lobby.labels(), ["Help"]);
    let heard = house.hears("the command", |heard| heard.inputs.len() == 1).await;
    let incoming = &heard.inputs[0];
    assert_eq!(incoming.intent, Intent::Play { game: Some("santase".into()) });
    assert_eq!(incoming.from.name, "Ana <&> 🂡");
    assert_eq!(incoming.from.language.as_deref(), Some("bg"));
    assert_eq!(incoming.place.chat, forum.id().to_string());
    assert_eq!(incoming.place.thread, topic.thread.map(|thread| thread.to_string()));
    assert_eq!(incoming.now_message, Some(command));
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn one_process_asks_and_the_others_stand_by() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("taken over"));
    house.others().ask.store(true, Ordering::SeqCst);
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    let mut looks = house.others().looks.subscribe();
    looks.wait_for(|looks| *looks > 3).await.unwrap();
    assert_eq!((server.polls(), house.heard().inputs.len()), (0, 0));
    house.others().ask.store(false, Ordering::SeqCst);
    ana.reads(ana.private(), "taken over").await.unwrap();
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn while_nobody_can_say_who_asks_the_last_one_goes_on_until_another_does() {
    let server = server().await;
    let (house, other) = (Scripted::answering(|_| shown("hello")), Scripted::answering(|_| shown("hello")));
    for away in [&house, &other] {
        away.others().unknown.store(true, Ordering::SeqCst);
    }
    let bot = Bot::polling(&server, &house).await;
    let mut looks = house.others().looks.subscribe();
    looks.wait_for(|looks| *looks > 3).await.unwrap();
    assert_eq!(server.polls(), 0, "who has never asked does not begin then");

    house.others().unknown.store(false, Ordering::SeqCst);
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    house.hears("the first", |heard| heard.inputs.len() == 1).await;
    house.others().unknown.store(true, Ordering::SeqCst);
    for said in 2..5 {
        ana.say(ana.private(), "and now?").unwrap();
        house.hears("the next", |heard| heard.inputs.len() == said).await;
    }

    other.others().unknown.store(false, Ordering::SeqCst);
    let successor = Bot::polling(&server, &other).await;
    let looked = *looks.borrow_and_update();
    looks.wait_for(|looks| *looks > looked + 20).await.unwrap();
    let before = house.heard().inputs.len();
    ana.say(ana.private(), "and now?").unwrap();
    other.hears("the last", |heard| !heard.inputs.is_empty()).await;
    assert_eq!(house.heard().inputs.len(), before, "another one asks");
    successor.stop().await;
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_notice_that_waits_for_the_database_keeps_nobody_in_its_chat_waiting() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("hello"));
    house.others().unnoted.store(true, Ordering::SeqCst);
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    ana.reads(ana.private(), "hello").await.unwrap();
    ana.block();
    ana.unblock();
    house.hears("the first notice", |heard| heard.notices.len() == 1).await;
    ana.say(ana.private(), "and now?").unwrap();
    house.hears("the question", |heard| heard.inputs.len() == 2).await;
    bot.kill().await;

    let house = Scripted::answering(|_| shown("hello"));
    let bot = Bot::polling(&server, &house).await;
    house.hears("what was never noted", |heard| heard.notices.len() == 2).await;
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_killed_process_is_asked_again() {
    let server = server().await;
    let never = Scripted::working(|_| std::future::pending());
    let bot = Bot::polling(&server, &never).await;
    let ana = server.person("Ana", "en");
    ana.start(Some("jabc")).unwrap();
    let first = never.hears("the start", |heard| heard.inputs.len() == 1).await.inputs.remove(0);
    bot.kill().await;

    let house = Scripted::answering(|_| shown("welcome"));
    let bot = Bot::polling(&server, &house).await;
    ana.reads(ana.private(), "welcome").await.unwrap();
    let again = house.heard().inputs.remove(0);
    assert_eq!(again.key, first.key, "the key recognises what is delivered twice");
    assert_eq!(again.intent, Intent::StartPrivate { payload: Some("jabc".into()) });
    bot.stop().await;

    let idle = Scripted::answering(|_| shown("again?"));
    let bot = Bot::polling(&server, &idle).await;
    server.bot_listens().await.unwrap();
    server.updates_taken().await.unwrap();
    assert!(idle.heard().inputs.is_empty(), "what was answered before the stop is confirmed");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_slow_chat_keeps_nobody_else_waiting() {
    let server = server().await;
    let gate = Arc::new(Notify::new());
    let slow = server.person("Slow", "en");
    let quick = server.person("Quick", "en");
    let slow_chat = slow.id().to_string();
    let hold = Arc::clone(&gate);
    let house = Scripted::working(move |incoming| {
        let held = (incoming.place.chat == slow_chat).then(|| Arc::clone(&hold));
        async move {
            if let Some(gate) = held {
                gate.notified().await;
            }
            let Intent::Said(words) = incoming.intent else { return Answer::Silent };
            shown(&words)
        }
    });
    let bot = Bot::polling(&server, &house).await;
    slow.say(slow.private(), "slow 1").unwrap();
    slow.say(slow.private(), "slow 2").unwrap();
    house.hears("the slow one", |heard| heard.inputs.len() == 1).await;
    for words in ["quick 1", "quick 2", "quick 3"] {
        quick.say(quick.private(), words).unwrap();
        quick.reads(quick.private(), words).await.unwrap();
    }
    assert!(!house.intents().contains(&Intent::Said("slow 2".into())), "one chat keeps its order");
    gate.notify_one();
    slow.reads(slow.private(), "slow 1").await.unwrap();
    gate.notify_one();
    slow.reads(slow.private(), "slow 2").await.unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(house.heard().inputs.len(), 5, "nothing was handled twice meanwhile");
    bot.stop().await;
    assert_lawful(&server);
}

/// Each chat has its own lane, and here no lane yields within an hour.
#[tokio::test]
async fn chats_do_not_take_turns_with_each_other() {
    let server = server().await;
    let (slow, quick) = (server.person("Slow", "en"), server.person("Quick", "en"));
    let house = stuck_for(&slow);
    let mut settings = settings(&server, polling());
    settings.lane_patience = Duration::from_secs(3600);
    let bot = Bot::start(settings, &house).await;
    slow.start(None).unwrap();
    house.hears("the slow one", |heard| heard.inputs.len() == 1).await;
    quick.start(None).unwrap();
    quick.reads(quick.private(), "at once").await.unwrap();
    bot.kill().await;
    assert_lawful(&server);
}

/// A house that never answers this person, but answers others at once.
fn stuck_for(person: &talon_loopback::Person) -> Arc<Scripted> {
    let chat = person.id().to_string();
    Scripted::working(move |incoming| {
        let stuck = incoming.place.chat == chat;
        async move {
            if stuck {
                std::future::pending::<()>().await;
            }
            shown("at once")
        }
    })
}

#[tokio::test]
async fn a_flood_of_one_keeps_nobody_out() {
    let server = server().await;
    let (flooder, ana) = (server.person("Flooder", "bg"), server.person("Ana", "en"));
    let house = stuck_for(&flooder);
    let bot = Bot::polling(&server, &house).await;
    // Far more than Telegram delivers at a time.
    for number in 0..350 {
        flooder.say(flooder.private(), &format!("flood {number}")).unwrap();
    }
    ana.start(None).unwrap();
    ana.reads(ana.private(), "at once").await.unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(house.heard().inputs.iter().filter(|incoming| incoming.from.name == "Flooder").count(), 1);
    let told = flooder.sees(flooder.private(), "the word about it", |_| true).await.unwrap();
    assert!(told.text.starts_with("Питаш повече"), "{}", told.text);
    assert_eq!(flooder.visible(flooder.private()).iter().filter(|message| message.is_from_bot()).count(), 1);
    bot.kill().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_flood_that_is_worked_off_keeps_nobody_out_either() {
    let server = server().await;
    let (flooder, ana) = (server.person("Flooder", "en"), server.person("Ana", "en"));
    let chat = flooder.id().to_string();
    let allowed = Arc::new(Semaphore::new(0));
    let gate = Arc::clone(&allowed);
    let house = Scripted::working(move |incoming| {
        let gate = (incoming.place.chat == chat).then(|| Arc::clone(&gate));
        async move {
            if let Some(gate) = gate {
                gate.acquire().await.expect("nobody closes it").forget();
            }
            shown("here")
        }
    });
    let bot = Bot::polling(&server, &house).await;
    for _ in 0..3 {
        for _ in 0..150 {
            flooder.say(flooder.private(), "/help").unwrap();
        }
        allowed.add_permits(10);
        let asked = ana.say(ana.private(), "/help").unwrap();
        let answered = ana.sees(ana.private(), "an answer", |message| message.reply_to == Some(asked)).await;
        answered.unwrap();
        let handled = house.heard().inputs.iter().filter(|incoming| incoming.from.name == "Flooder").count();
        assert!(handled < 60, "nobody waited for the flood: {handled}");
    }
    bot.kill().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_double_tap_outlives_a_crash_also_in_a_crowd() {
    let server = server().await;
    let (flooder, ana) = (server.person("Flooder", "en"), server.person("Ana", "en"));
    for number in 0..60 {
        flooder.say(flooder.private(), &format!("flood {number}")).unwrap();
    }
    for words in ["tap", "tap again"] {
        ana.say(ana.private(), words).unwrap();
    }
    let never = Scripted::working(|_| std::future::pending());
    let bot = Bot::polling(&server, &never).await;
    never.hears("both", |heard| heard.inputs.len() == 2).await;
    // The request after the next one has confirmed all it can.
    let polls = server.polls();
    server.until("polls", |server| (server.polls() > polls + 2).then_some(())).await.unwrap();
    bot.kill().await;

    let house = Scripted::answering(|_| Answer::Silent);
    let bot = Bot::polling(&server, &house).await;
    server.updates_taken().await.unwrap();
    let taps = ["tap", "tap again"].map(|words| Intent::Said(words.to_owned()));
    assert_eq!(house.intents(), taps, "and of the flood nothing comes again");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn in_a_group_a_flooder_delays_only_himself() {
    let server = server().await;
    let (flooder, ana) = (server.person("Flooder", "en"), server.person("Ana", "en"));
    let group = server.supergroup("Cards", &[&ana, &flooder]);
    let gate = Arc::new(Notify::new());
    let hold = Arc::clone(&gate);
    let house = Scripted::working(move |incoming| {
        let held = (incoming.from.name == "Flooder").then(|| Arc::clone(&hold));
        async move {
            if let Some(gate) = held {
                gate.notified().await;
            }
            shown(&incoming.from.name)
        }
    });
    let bot = Bot::polling(&server, &house).await;
    for _ in 0..20 {
        flooder.say(group.id(), "/help").unwrap();
    }
    house.hears("the first of them", |heard| heard.inputs.len() == 1).await;
    ana.say(group.id(), "/help").unwrap();
    ana.reads(group.id(), "Ana").await.unwrap();
    assert_eq!(house.heard().inputs.len(), 2, "the others of the flood wait for the first");
    for _ in 0..20 {
        gate.notify_one();
        tokio::task::yield_now().await;
    }
    bot.kill().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn what_arrives_twice_carries_the_same_key() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    server.duplicate_next(1);
    let ana = server.person("Ana", "en");
    ana.say(ana.private(), "once").unwrap();
    let bot = Bot::polling(&server, &house).await;
    server.updates_taken().await.unwrap();
    let heard = house.hears("the words", |heard| !heard.inputs.is_empty()).await;
    assert!(heard.inputs.iter().all(|incoming| incoming.intent == Intent::Said("once".into())));
    bot.stop().await;
}

#[tokio::test]
async fn trouble_passes() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("here"));
    let conflict = Failure::Refused {
        code: 409,
        description:
            "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
                .to_owned(),
    };
    let webhook = Failure::Refused {
        code: 409,
        description: "Conflict: can't use getUpdates method while webhook is active".to_owned(),
    };
    for failure in [
        Failure::ServerError,
        Failure::Dropped,
        Failure::AnswerLost,
        Failure::TooManyRequests(0),
        Failure::Timeout(Duration::from_millis(20)),
        conflict,
        webhook,
    ] {
        server.fail_next_of("getUpdates", 2, &failure);
    }
    server.fail_next_of("deleteWebhook", 2, &Failure::ServerError);
    server.fail_next_of("getMyCommands", 2, &Failure::Dropped);
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    ana.reads(ana.private(), "here").await.unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(house.heard().inputs.len(), 1);
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_server_error_costs_milliseconds() {
    let server = server().await;
    let house = Scripted::answering(|_| shown("here"));
    server.fail_next_of("sendMessage", 2, &Failure::ServerError);
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    // The server gives up before a library's two ten-second sleeps would be over.
    ana.reads(ana.private(), "here").await.unwrap();
    bot.stop().await;
}

#[tokio::test]
async fn a_stop_lets_accepted_inputs_end() {
    let server = server().await;
    let gate = Arc::new(Notify::new());
    let hold = Arc::clone(&gate);
    let house = Scripted::working(move |_| {
        let hold = Arc::clone(&hold);
        async move {
            hold.notified().await;
            shown("still answered")
        }
    });
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    house.hears("the start", |heard| heard.inputs.len() == 1).await;
    let stopped = tokio::spawn(bot.stop());
    gate.notify_one();
    stopped.await.unwrap();
    assert_eq!(ana.newest(ana.private()).unwrap().text, "still answered");
    server.updates_taken().await.unwrap();
}

#[tokio::test]
async fn a_revoked_token_ends_the_run() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let revoked = Failure::Refused { code: 401, description: "Unauthorized".to_owned() };
    server.fail_next_of("getUpdates", 1, &revoked);
    let bot = Bot::polling(&server, &house).await;
    assert!(matches!(bot.fails().await, RunError::BadToken));
}

#[tokio::test]
async fn connecting_says_what_is_wrong() {
    let server = server().await;
    let good = settings(&server, polling());
    let telegram = Telegram::connect(good.clone()).await.unwrap();
    assert_eq!(telegram.username(), server.username());
    assert_eq!(telegram.link(), format!("https://t.me/{}", server.username()));

    let mut wrong = good.clone();
    wrong.token = "1:wrong-key_of_more_than_thirty_characters".parse().unwrap();
    assert_eq!(Telegram::connect(wrong).await.unwrap_err(), ConnectError::BadToken { platform: "Telegram" });

    let mut nowhere = good.clone();
    nowhere.api_url = "http://127.0.0.1:1/".parse().unwrap();
    let error = Telegram::connect(nowhere).await.unwrap_err();
    assert!(matches!(error, ConnectError::Unreachable { .. }), "{error:?}");

    server.fail_next_of("getMe", 1, &Failure::ServerError);
    let error = Telegram::connect(good.clone()).await.unwrap_err();
    assert!(matches!(error, ConnectError::Unreachable { .. }), "{error:?}");

    let mut no_links = good;
    no_links.link_url = "t.me".to_owned();
    assert_eq!(Telegram::connect(no_links).await.unwrap_err(), ConnectError::LinkAddress("t.me".into()));
}

#[tokio::test]
async fn what_happens_to_the_bot_is_told() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let ana = server.person("Ana", "en");
    let group = server.group("Cards", &[&ana]);
    let bot = Bot::polling(&server, &house).await;
    let platform = PlatformKind::Telegram;
    let chat = group.id().to_string();
    let greets = |notice: &Notice| match notice {
        Notice::BotAdded { chat: at, greet: Some(greet), .. } => *at == chat && greet.place.chat == chat,
        _ => false,
    };
    house.hears("its arrival", |heard| heard.notices.iter().any(greets)).await;

    let supergroup = group.migrate().unwrap();
    let moved = Notice::ChatMoved { platform, from: chat, to: supergroup.id().to_string() };
    house.hears("the move", |heard| heard.notices.contains(&moved)).await;

    supergroup.kick_bot();
    let removed = Notice::BotRemoved { platform, chat: supergroup.id().to_string() };
    house.hears("its removal", |heard| heard.notices.contains(&removed)).await;

    ana.start(None).unwrap();
    ana.block();
    let is_ana = |notice: &Notice, blocked: bool| match notice {
        Notice::Blocked { account } => blocked && account.id == ana.id().to_string(),
        Notice::Unblocked { account } => !blocked && account.id == ana.id().to_string(),
        _ => false,
    };
    house.hears("the block", |heard| heard.notices.iter().any(|notice| is_ana(notice, true))).await;
    ana.unblock();
    house.hears("the return", |heard| heard.notices.iter().any(|notice| is_ana(notice, false))).await;
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_panic_in_the_house_is_not_asked_again_for_ever() {
    let server = server().await;
    let first = AtomicBool::new(true);
    let house = Scripted::answering(move |_| {
        assert!(!first.swap(false, Ordering::Relaxed), "a fault of our own, on purpose");
        shown("on we go")
    });
    let bot = Bot::polling(&server, &house).await;
    let ana = server.person("Ana", "en");
    ana.say(ana.private(), "poison").unwrap();
    ana.say(ana.private(), "next").unwrap();
    ana.reads(ana.private(), "on we go").await.unwrap();
    server.updates_taken().await.unwrap();
    assert_eq!(house.heard().inputs.len(), 2);
    bot.stop().await;
}

/// Waits until a method was called this often.
async fn made(server: &LoopbackTelegram, method: &str, count: usize) {
    let mut numbers = BTreeSet::new();
    let counted = |entry: &Entry| {
        if entry.method == method && entry.succeeded() {
            numbers.insert(entry.number);
        }
        numbers.len() == count
    };
    server.request(method, counted).await.unwrap();
}

#[tokio::test]
async fn menus_are_set_once_in_each_language() {
    let server = server().await;
    let house = Scripted::answering(|_| Answer::Silent);
    let ana = server.person("Ana", "bg");
    let ben = server.person("Ben", "sv");
    let group = server.supergroup("Cards", &[&ana, &ben]);
    let bot = Bot::polling(&server, &house).await;
    let languages = Locale::ALL.len();
    made(&server, "setMyCommands", 2 * languages).await;
    made(&server, "setMyShortDescription", languages).await;
    bot.stop().await;
    let names = |menu: Vec<MenuEntry>| -> Vec<String> { menu.into_iter().map(|entry| entry.command).collect() };
    assert!(names(ana.menu(group.id())).contains(&"play".to_owned()));
    assert_eq!(names(ana.menu(group.id())), names(ben.menu(group.id())));
    assert_ne!(ana.menu(group.id()), ben.menu(group.id()), "each in its own language");
    assert_ne!(names(ana.menu(ana.id())), names(ana.menu(group.id())));
    assert_eq!(ana.about_bot(), (about_bot(Locale::BG), about_bot_shortly(Locale::BG)));
    assert_eq!(ben.about_bot(), (about_bot(Locale::EN), about_bot_shortly(Locale::EN)));

    let bot = Bot::polling(&server, &house).await;
    made(&server, "getMyCommands", 4 * languages).await;
    made(&server, "getMyShortDescription", 2 * languages).await;
    bot.stop().await;
    assert_eq!(server.requests("setMyCommands").len(), 2 * languages, "what is there already is left alone");
    assert_eq!(server.requests("setMyDescription").len(), languages);
    assert_eq!(server.requests("setMyShortDescription").len(), languages);
    assert_lawful(&server);
}
