#![allow(clippy::needless_pass_by_value, reason = "updates are built where they are passed")]

use proptest::prelude::*;
use serde_json::json;

use super::*;

const BOT: &str = "talon_bot";

fn arrival(update: Value) -> Arrival {
    Received::new(update).unwrap().arrival(&Directory::new(BOT.to_owned()))
}

fn ana() -> Value {
    json!({"id": 42, "is_bot": false, "first_name": "Ana", "last_name": "<b>", "language_code": "bg"})
}

fn supergroup() -> Value {
    json!({"id": -1_001_234, "type": "supergroup", "title": "Cards", "is_forum": true})
}

fn private() -> Value {
    json!({"id": 42, "type": "private", "first_name": "Ana"})
}

fn message(chat: Value, text: &str, more: Value) -> Value {
    let mut message = json!({"message_id": 7, "date": 1_700_000_000, "chat": chat, "from": ana(), "text": text});
    message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({"update_id": 900, "message": message})
}

fn pressed(message: Value, more: Value) -> Value {
    let mut query = json!({"id": "q1", "from": ana(), "chat_instance": "ci", "message": message});
    query.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({"update_id": 901, "callback_query": query})
}

fn asked(update: Value) -> (Incoming, ReplyTo) {
    match arrival(update) {
        Arrival::Ask(ask) => (ask.incoming, ask.to),
        other => panic!("{other:?}"),
    }
}

fn place(chat: &str, thread: Option<&str>, private: bool) -> Place {
    Place { platform: PlatformKind::Telegram, chat: chat.to_owned(), thread: thread.map(str::to_owned), private }
}

#[test]
fn a_command_in_a_group() {
    let (incoming, to) = asked(message(supergroup(), "/play santase", json!({})));
    assert_eq!(
        incoming,
        Incoming {
            key: "900".into(),
            from: Sender { account: account("42".into()), name: "Ana <b>".into(), language: Some("bg".into()) },
            place: place("-1001234", None, false),
            message: None,
            intent: Intent::Play { game: Some("santase".into()) },
            panel: None,
            now_message: Some(7),
        }
    );
    assert_eq!(to, ReplyTo::Message { place: place("-1001234", None, false), message: MessageRef("7".into()) });
}

#[test]
fn topics_are_places_and_reply_threads_are_not() {
    let topic = json!({"message_thread_id": 55, "is_topic_message": true});
    assert_eq!(asked(message(supergroup(), "/table", topic.clone())).0.place.thread.as_deref(), Some("55"));
    let reply = json!({"message_thread_id": 55});
    assert_eq!(asked(message(supergroup(), "/table", reply)).0.place.thread, None);
    assert_eq!(asked(message(private(), "/table", topic)).0.place, place("42", None, true));
}

#[test]
fn private_words_are_for_us_and_group_talk_is_not() {
    let (incoming, _) = asked(message(private(), "hello", json!({})));
    assert_eq!(incoming.intent, Intent::Said("hello".into()));
    assert!(incoming.place.private);
    assert_eq!(arrival(message(supergroup(), "hello", json!({}))), Arrival::Nothing);
    assert_eq!(arrival(message(supergroup(), "/play@other_bot", json!({}))), Arrival::Nothing);
}

#[test]
fn a_deep_link_brings_its_payload() {
    let (incoming, _) = asked(message(private(), "/start jabc", json!({})));
    assert_eq!(incoming.intent, Intent::StartPrivate { payload: Some("jabc".into()) });
}

#[test]
fn a_link_code_arrives_with_where_it_was_written() {
    let link = Intent::Link { code: Some("7QXM-03KZ".into()) };
    let (alone, _) = asked(message(private(), "/link 7QXM-03KZ", json!({})));
    assert_eq!((alone.intent, alone.place.private), (link.clone(), true));
    let (read_along, _) = asked(message(supergroup(), "/link@talon_bot 7QXM-03KZ", json!({})));
    assert_eq!((read_along.intent, read_along.place.private), (link, false));
    let (unlink, _) = asked(message(private(), "/unlink", json!({})));
    assert_eq!(unlink.intent, Intent::Unlink);
}

#[test]
fn content_of_tomorrow_does_not_hide_the_text() {
    let entity = json!({"entities": [{"type": "hologram", "offset": 0, "length": 5, "depth": 3}]});
    let (incoming, _) = asked(message(supergroup(), "/table", entity));
    assert_eq!(incoming.intent, Intent::Table);
}

#[test]
fn a_sender_who_writes_as_a_group_or_a_channel_has_no_face() {
    let anonymous = json!({
        "from": {"id": 1_087_968_824, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot"},
        "sender_chat": supergroup(),
    });
    let faceless = arrival(message(supergroup(), "/play", anonymous.clone()));
    assert!(matches!(faceless, Arrival::Faceless { .. }), "{faceless:?}");
    assert_eq!(faceless.lane(), "-1001234");
    assert_eq!(arrival(message(supergroup(), "good morning", anonymous)), Arrival::Nothing);
    let linked_channel = json!({
        "from": {"id": 777_000, "is_bot": false, "first_name": "Telegram"},
        "sender_chat": {"id": -1_009, "type": "channel", "title": "News"},
        "is_automatic_forward": true,
    });
    assert_eq!(arrival(message(supergroup(), "/play", linked_channel)), Arrival::Nothing);
}

#[test]
fn other_bots_are_left_alone() {
    let bot = json!({"from": {"id": 9, "is_bot": true, "first_name": "Other", "username": "other_bot"}});
    assert_eq!(arrival(message(supergroup(), "/play", bot)), Arrival::Nothing);
}

#[test]
fn a_press_names_its_message() {
    let table_page = json!({
        "message_id": 31, "date": 1_700_000_000, "chat": supergroup(), "text": "board",
        "message_thread_id": 55, "is_topic_message": true,
    });
    let (incoming, to) = asked(pressed(table_page, json!({"data": "1.-.0.help"})));
    assert_eq!(incoming.intent, Intent::Press("1.-.0.help".into()));
    assert_eq!(incoming.message, Some(MessageRef("31".into())));
    assert_eq!(incoming.place, place("-1001234", Some("55"), false));
    assert_eq!(incoming.now_message, None);
    assert_eq!(
        to,
        ReplyTo::Press {
            query: "q1".into(),
            place: incoming.place,
            message: incoming.message,
            from: account("42".into()),
            language: incoming.from.language,
        }
    );
}

#[test]
fn a_press_on_a_message_that_lies_too_far_back() {
    let old = json!({"message_id": 31, "date": 0, "chat": supergroup()});
    let (incoming, _) = asked(pressed(old, json!({"data": "x"})));
    assert_eq!(incoming.message, Some(MessageRef("31".into())));
    assert_eq!(incoming.place, place("-1001234", None, false));
    let (incoming, _) = asked(pressed(Value::Null, json!({"data": "x", "inline_message_id": "i"})));
    assert_eq!(incoming.message, None);
    assert_eq!(incoming.place, place("42", None, true));
}

#[test]
fn a_press_in_a_group_can_be_answered_alone_and_one_in_private_is() {
    let chat = |chat: Value| json!({"message_id": 31, "date": 1_700_000_000, "chat": chat, "text": "page"});
    let (incoming, _) = asked(pressed(chat(supergroup()), json!({"data": "x"})));
    let panel = incoming.panel.unwrap();
    assert!(!panel.pressed && Ephemeral::named(&panel.at).is_none(), "it is not sent yet");
    let private = json!({"id": 42, "type": "private", "first_name": "Ana"});
    let (incoming, _) = asked(pressed(chat(private), json!({"data": "x"})));
    assert_eq!(incoming.panel, None);
}

#[test]
fn a_press_on_what_one_person_alone_sees_is_that_persons() {
    let alone = |receiver: Value| {
        json!({
            "message_id": 0, "date": 1_700_000_000, "chat": supergroup(), "text": "hand", "ephemeral_message_id": 3,
            "receiver_user": receiver,
        })
    };
    let at = MessageRef("alone:-1001234:42:3".into());
    let (incoming, to) = asked(pressed(alone(ana()), json!({"data": "1.-.0.help"})));
    assert_eq!(incoming.panel, Some(Panel { at: at.clone(), pressed: true }));
    assert_eq!((incoming.message.as_ref(), &incoming.place), (Some(&at), &place("-1001234", None, false)));
    assert!(matches!(to, ReplyTo::Press { message: Some(message), .. } if message == at));

    let ben = json!({"id": 43, "is_bot": false, "first_name": "Ben"});
    let (incoming, _) = asked(pressed(alone(ben), json!({"data": "1.-.0.help"})));
    assert_eq!((incoming.panel, incoming.message), (None, None), "another's message is not to be touched");
    assert_eq!(incoming.place, place("-1001234", None, false));
}

#[test]
fn presses_that_cannot_be_read_are_still_acknowledged() {
    let dismissed = |by: &str| Arrival::Dismiss { query: "q1".into(), by: by.into() };
    assert_eq!(arrival(pressed(Value::Null, json!({}))), dismissed("42"));
    let mangled = |from: Value| json!({"update_id": 3, "callback_query": {"id": "q1", "from": from}});
    assert_eq!(arrival(mangled(json!({"id": 43}))), dismissed("43"));
    assert_eq!(arrival(mangled(json!("nobody"))), dismissed(""));
}

#[test]
fn both_words_of_a_move_say_the_same() {
    let notice = Arrival::Tell(Notice::ChatMoved {
        platform: PlatformKind::Telegram,
        from: "-77".into(),
        to: "-1001234".into(),
    });
    let group = json!({"id": -77, "type": "group", "title": "Cards"});
    let service = |chat: Value, more: Value| {
        let mut message = json!({"message_id": 7, "date": 1_700_000_000, "chat": chat, "from": ana()});
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"update_id": 900, "message": message})
    };
    let to = arrival(service(group, json!({"migrate_to_chat_id": -1_001_234})));
    let from = arrival(service(supergroup(), json!({"migrate_from_chat_id": -77})));
    assert_eq!(to, notice);
    assert_eq!(from, notice);
    assert_eq!(to.lane(), from.lane());
}

fn membership(chat: Value, old: Value, new: Value) -> Arrival {
    let me = json!({"id": 5, "is_bot": true, "first_name": "Talon", "username": BOT});
    let with_user = |mut member: Value| {
        member["user"] = me.clone();
        member
    };
    arrival(json!({"update_id": 1, "my_chat_member": {
        "chat": chat, "from": ana(), "date": 1_700_000_000,
        "old_chat_member": with_user(old), "new_chat_member": with_user(new),
    }}))
}

#[test]
fn the_bots_own_membership() {
    let member = || json!({"status": "member"});
    let left = || json!({"status": "left"});
    let kicked = || json!({"status": "kicked", "until_date": 0});
    let platform = PlatformKind::Telegram;
    let chat = || "-1001234".to_owned();
    let ana = || account("42".to_owned());
    let greet = || {
        let place = Place { platform, chat: chat(), thread: None, private: false };
        Some(Greet {
            place,
            since: Duration::from_secs(1_700_000_000),
            language: Some("bg".to_owned()),
            by: Some(ana()),
        })
    };
    for (place, old, new, expected) in [
        (private(), member(), kicked(), Arrival::Tell(Notice::Blocked { account: ana() })),
        (private(), kicked(), member(), Arrival::Tell(Notice::Unblocked { account: ana() })),
        (supergroup(), left(), member(), Arrival::Tell(Notice::BotAdded { platform, chat: chat(), greet: greet() })),
        (supergroup(), member(), kicked(), Arrival::Tell(Notice::BotRemoved { platform, chat: chat() })),
        (supergroup(), member(), left(), Arrival::Tell(Notice::BotRemoved { platform, chat: chat() })),
        (supergroup(), left(), kicked(), Arrival::Nothing),
        (supergroup(), member(), member(), Arrival::Nothing),
        (json!({"id": -1_009, "type": "channel", "title": "News"}), left(), member(), Arrival::Nothing),
    ] {
        assert_eq!(membership(place.clone(), old.clone(), new.clone()), expected, "{place} {old} {new}");
    }
}

#[test]
fn a_muted_bot_is_still_there_and_is_heard_of_when_it_may_write_again() {
    let mut muted = json!({"status": "restricted", "is_member": true, "until_date": 0});
    for right in [
        "can_send_messages",
        "can_send_audios",
        "can_send_documents",
        "can_send_photos",
        "can_send_videos",
        "can_send_video_notes",
        "can_send_voice_notes",
        "can_send_polls",
        "can_send_other_messages",
        "can_add_web_page_previews",
        "can_change_info",
        "can_invite_users",
        "can_pin_messages",
        "can_manage_topics",
    ] {
        muted[right] = json!(false);
    }
    let (platform, chat) = (PlatformKind::Telegram, || "-1001234".to_owned());
    let member = || json!({"status": "member"});
    assert_eq!(membership(supergroup(), member(), muted.clone()), Arrival::Nothing);
    let back = Arrival::Tell(Notice::BotAdded { platform, chat: chat(), greet: None });
    assert_eq!(membership(supergroup(), muted.clone(), member()), back);
    let mut outside = muted.clone();
    outside["is_member"] = json!(false);
    let removed = Arrival::Tell(Notice::BotRemoved { platform, chat: chat() });
    assert_eq!(membership(supergroup(), muted, outside), removed);
}

#[test]
fn everything_else_is_ignored() {
    for update in [
        json!({"update_id": 1}),
        json!({"update_id": 1, "something of tomorrow": {"a": [1, 2]}}),
        json!({"update_id": 1, "message": {"message_id": "seven"}}),
        json!({"update_id": 1, "message": null}),
        json!({"update_id": 1, "edited_message": {"message_id": 7, "date": 1, "chat": private(), "text": "/play"}}),
    ] {
        assert_eq!(arrival(update.clone()), Arrival::Nothing, "{update}");
    }
    assert!(Received::new(json!({"message": {}})).is_none());
    assert!(Received::new(json!({"update_id": -4})).is_none());
    assert!(Received::new(json!([])).is_none());
}

/// Any JSON, some of it where Telegram's own would be.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z/@ ]{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 48, 8, |inner| {
        let key = prop_oneof![
            Just("message".to_owned()),
            Just("callback_query".to_owned()),
            Just("my_chat_member".to_owned()),
            Just("chat".to_owned()),
            Just("from".to_owned()),
            Just("text".to_owned()),
            Just("id".to_owned()),
            Just("type".to_owned()),
            Just("data".to_owned()),
            Just("date".to_owned()),
            "[a-z_]{1,12}",
        ];
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::vec((key, inner), 0..6).prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn no_update_panics(body in any_json(), kind in 0usize..3) {
        let name = ["message", "callback_query", "my_chat_member"][kind];
        let _ = arrival(json!({"update_id": 1, name: body})).lane();
    }
}
