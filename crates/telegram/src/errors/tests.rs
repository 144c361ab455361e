use talon_house::ShowError;

use super::*;

fn rejected(code: u16, description: &str) -> CallError {
    let body = format!(r#"{{"ok":false,"error_code":{code},"description":{description:?}}}"#);
    serde_json::from_str::<RejectionBody>(&body).unwrap().into_error(code)
}

/// The table of refusals in `docs/telegram.md`: the words, what they concern, and what the bot does.
const TABLE: &str = include_str!("../../../../docs/telegram.md");

/// Every known refusal: its code and words, what it concerns, what it means, and the house's error.
fn rows() -> Vec<(u16, &'static str, &'static str, Meaning, ShowError)> {
    use Meaning as M;
    let refused = |words: &str| ShowError::Refused(words.to_owned());
    let (topic_closed, no_right) = (ShowError::Barred(Bar::TopicClosed), ShowError::Barred(Bar::NoRight));
    vec![
        (400, "Bad Request: message to edit not found", "message", M::MessageAbsent, ShowError::Gone),
        (400, "Bad Request: message to delete not found", "message", M::MessageAbsent, ShowError::Gone),
        (400, "Bad Request: MESSAGE_ID_INVALID", "message", M::MessageAbsent, ShowError::Gone),
        (400, "Bad Request: message identifier is not specified", "message", M::MessageAbsent, ShowError::Gone),
        (400, "Bad Request: message can't be edited", "message", M::MessageFixed, ShowError::Gone),
        (400, "Bad Request: message can't be deleted for everyone", "message", M::MessageFixed, ShowError::Gone),
        (400, "Bad Request: MESSAGE_AUTHOR_REQUIRED", "message", M::MessageFixed, ShowError::Gone),
        (400, "Bad Request: MESSAGE_EDIT_TIME_EXPIRED", "message", M::MessageFixed, ShowError::Gone),
        (400, "Bad Request: MESSAGE_DELETE_FORBIDDEN", "message", M::MessageFixed, ShowError::Gone),
        (400, "Bad Request: message thread not found", "topic", M::TopicGone, ShowError::ThreadGone),
        (400, "Bad Request: TOPIC_DELETED", "topic", M::TopicGone, ShowError::ThreadGone),
        (400, "Bad Request: TOPIC_ID_INVALID", "topic", M::TopicGone, ShowError::ThreadGone),
        (400, "Bad Request: TOPIC_CLOSED", "topic", M::TopicClosed, topic_closed.clone()),
        (403, "Forbidden: TOPIC_CLOSED", "topic", M::TopicClosed, topic_closed),
        (
            400,
            "Bad Request: not enough rights to send text messages to the chat",
            "right",
            M::NoRight,
            no_right.clone(),
        ),
        (400, "Bad Request: have no rights to send a message", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: need administrator rights in the channel chat", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: CHAT_WRITE_FORBIDDEN", "right", M::NoRight, no_right.clone()),
        (403, "Forbidden: CHAT_WRITE_FORBIDDEN", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: CHAT_RESTRICTED", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: CHAT_ADMIN_REQUIRED", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: CHAT_SEND_PLAIN_FORBIDDEN", "right", M::NoRight, no_right.clone()),
        (400, "Bad Request: USER_BANNED_IN_CHANNEL", "right", M::NoRight, no_right.clone()),
        (403, "a sentence of tomorrow", "right", M::NoRight, no_right),
        (403, "Forbidden: bot was kicked from the supergroup chat", "chat", M::ChatShut, ShowError::Forbidden),
        (401, "Unauthorized: bot was kicked from a chat", "chat", M::ChatShut, ShowError::Forbidden),
        (403, "Forbidden: bot is not a member of the supergroup chat", "chat", M::ChatShut, ShowError::Forbidden),
        (403, "Forbidden: the group chat was deleted", "chat", M::ChatShut, ShowError::Forbidden),
        (403, "Forbidden: the group chat was deactivated", "chat", M::ChatShut, ShowError::Forbidden),
        (400, "Bad Request: group is deactivated", "chat", M::ChatShut, ShowError::Forbidden),
        (400, "Bad Request: chat not found", "chat", M::ChatShut, ShowError::Forbidden),
        (400, "Bad Request: CHANNEL_PRIVATE", "chat", M::ChatShut, ShowError::Forbidden),
        (400, "Bad Request: CHANNEL_INVALID", "chat", M::ChatShut, ShowError::Forbidden),
        (403, "Forbidden: bot was blocked by the user", "person", M::PersonShut, ShowError::Forbidden),
        (403, "Forbidden: bot can't initiate conversation with a user", "person", M::PersonShut, ShowError::Forbidden),
        (403, "Forbidden: bot can't send messages to bots", "person", M::PersonShut, ShowError::Forbidden),
        (403, "Forbidden: user is deactivated", "person", M::PersonShut, ShowError::Forbidden),
        (400, "Bad Request: INPUT_USER_DEACTIVATED", "person", M::PersonShut, ShowError::Forbidden),
        (400, "Bad Request: USER_IS_BLOCKED", "person", M::PersonShut, ShowError::Forbidden),
        (400, "Bad Request: PEER_ID_INVALID", "person", M::PersonShut, ShowError::Forbidden),
        (400, "Bad Request: user not found", "person", M::Stranger, ShowError::Forbidden),
        (401, "Unauthorized", "bot", M::BadToken, ShowError::Unreachable("Unauthorized".into())),
        (404, "Not Found", "bot", M::BadToken, ShowError::Unreachable("Not Found".into())),
        (
            409,
            "Conflict: terminated by other getUpdates request",
            "bot",
            M::Conflict,
            ShowError::Unreachable("Conflict: terminated by other getUpdates request".into()),
        ),
        (400, "Bad Request: BUTTON_DATA_INVALID", "request", M::Other, refused("Bad Request: BUTTON_DATA_INVALID")),
        (404, "Not Found: method not found", "request", M::NoMethod, refused("Not Found: method not found")),
    ]
}

#[test]
fn telegrams_refusals_as_the_house_sees_them() {
    for (code, description, _, meaning, expected) in rows() {
        let error = rejected(code, description);
        assert_eq!(error.meaning(), Some(meaning), "{code} {description}");
        assert_eq!(ShowError::from(error), expected, "{code} {description}");
    }
    assert_eq!(rejected(429, "Too Many Requests"), CallError::Limited(UNSAID_PAUSE));
    let error = ShowError::from(rejected(500, "Internal Server Error"));
    assert_eq!(error, ShowError::Unreachable("the server answered HTTP 500".into()));
}

#[test]
fn the_table_for_people_has_every_refusal_under_what_it_concerns() {
    for (_, description, concern, _, _) in rows().into_iter().filter(|row| row.1 != "a sentence of tomorrow") {
        let words = description.split_once(": ").map_or(description, |(_, words)| words);
        let tells = |line: &str| line.split('`').skip(1).step_by(2).any(|phrase| words.contains(phrase));
        let row = TABLE.lines().find(|line| line.starts_with(&format!("| {concern}")) && tells(line));
        assert!(row.is_some(), "no row for {concern}: {words}");
    }
}

#[test]
fn refusals_of_images_are_not_taken_for_closed_doors() {
    for (code, description, expected) in [
        (400, "Bad Request: not enough rights to send photos to the chat", Meaning::NoImages),
        (400, "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN", Meaning::NoImages),
        (403, "Forbidden: CHAT_SEND_PHOTOS_FORBIDDEN", Meaning::NoImages),
        (400, "Bad Request: there is no text in the message to edit", Meaning::OtherContent),
        (400, "Bad Request: there is no caption in the message to edit", Meaning::OtherContent),
        (400, "Bad Request: there is no media in the message to edit", Meaning::OtherContent),
        (404, "Not Found: method not found", Meaning::NoMethod),
        (404, "Not Found", Meaning::BadToken),
        (400, "Bad Request: wrong file identifier/HTTP URL specified", Meaning::FileUnknown),
        (400, "Bad Request: FILE_REFERENCE_0_EXPIRED", Meaning::FileUnknown),
        (400, "Bad Request: PHOTO_INVALID_DIMENSIONS", Meaning::Other),
        (400, "Bad Request: not enough rights to send text messages to the chat", Meaning::NoRight),
    ] {
        assert_eq!(rejected(code, description).meaning(), Some(expected), "{code} {description}");
    }
    assert_eq!(ShowError::from(taken_away()), ShowError::Gone);
}

#[test]
fn parameters_say_how_long_and_where_to() {
    for (body, expected) in [
        (
            r#"{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 9","parameters":{"retry_after":9}}"#,
            ShowError::RetryAfter(Duration::from_secs(9)),
        ),
        (
            r#"{"ok":false,"error_code":400,"description":"Bad Request: group chat was upgraded to a supergroup chat","parameters":{"migrate_to_chat_id":-1001234567890}}"#,
            ShowError::Moved("-1001234567890".into()),
        ),
        ("{}", ShowError::Refused("HTTP 400".into())),
    ] {
        let body: RejectionBody = serde_json::from_str(body).unwrap();
        assert_eq!(ShowError::from(body.into_error(400)), expected);
    }
}

#[test]
fn what_we_sent_is_not_repeated_in_the_log() {
    let error = rejected(400, "Bad Request: can't parse entities: unsupported start tag \"♠A\" at byte offset 7");
    assert_eq!(ShowError::from(error), ShowError::Refused("Bad Request: can't parse entities".into()));
}

#[test]
fn meanings_that_are_no_failures() {
    let not_modified = "Bad Request: message is not modified: specified new message content and reply markup are \
                        exactly the same as a current content and reply markup of the message";
    assert_eq!(rejected(400, not_modified).meaning(), Some(Meaning::NotModified));
    let too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    assert_eq!(rejected(400, too_old).meaning(), Some(Meaning::QueryTooOld));
    assert_eq!(rejected(409, "Conflict: terminated by other getUpdates request").meaning(), Some(Meaning::Conflict));
    assert_eq!(rejected(404, "Not Found").meaning(), Some(Meaning::BadToken));
    assert_eq!(rejected(502, "Bad Gateway").meaning(), None);
}

#[test]
fn somebody_who_was_never_in_a_chat_is_known_by_what_telegram_says() {
    for words in [
        "user not found",
        "member not found",
        "PARTICIPANT_ID_INVALID",
        "USER_NOT_PARTICIPANT",
        "invalid user_id specified",
    ] {
        assert_eq!(rejected(400, &format!("Bad Request: {words}")).meaning(), Some(Meaning::Stranger), "{words}");
    }
}
