use super::*;

fn rejected(code: u16, description: &str) -> CallError {
    let body = format!(r#"{{"ok":false,"error_code":{code},"description":{description:?}}}"#);
    serde_json::from_str::<RejectionBody>(&body).unwrap().into_error(code)
}

#[test]
fn telegrams_refusals_as_the_house_sees_them() {
    for (code, description, expected) in [
        (400, "Bad Request: message to edit not found", ShowError::Gone),
        (400, "Bad Request: MESSAGE_ID_INVALID", ShowError::Gone),
        (400, "Bad Request: message can't be edited", ShowError::Gone),
        (400, "Bad Request: message can't be deleted for everyone", ShowError::Gone),
        (403, "Forbidden: bot was blocked by the user", ShowError::Forbidden),
        (403, "Forbidden: bot was kicked from the supergroup chat", ShowError::Forbidden),
        (403, "Forbidden: bot can't initiate conversation with a user", ShowError::Forbidden),
        (403, "Forbidden: user is deactivated", ShowError::Forbidden),
        (403, "Forbidden: the group chat was deleted", ShowError::Forbidden),
        (403, "a sentence of tomorrow", ShowError::Forbidden),
        (401, "Unauthorized: bot was kicked from a chat", ShowError::Forbidden),
        (400, "Bad Request: chat not found", ShowError::Forbidden),
        (400, "Bad Request: not enough rights to send text messages to the chat", ShowError::Forbidden),
        (400, "Bad Request: have no rights to send a message", ShowError::Forbidden),
        (400, "Bad Request: TOPIC_CLOSED", ShowError::Forbidden),
        (400, "Bad Request: message thread not found", ShowError::Forbidden),
        (400, "Bad Request: CHAT_WRITE_FORBIDDEN", ShowError::Forbidden),
        (429, "Too Many Requests", ShowError::RetryAfter(UNSAID_PAUSE)),
        (401, "Unauthorized", ShowError::Unreachable("Unauthorized".into())),
        (400, "Bad Request: BUTTON_DATA_INVALID", ShowError::Refused("Bad Request: BUTTON_DATA_INVALID".into())),
        (500, "Internal Server Error", ShowError::Unreachable("the server answered HTTP 500".into())),
    ] {
        assert_eq!(ShowError::from(rejected(code, description)), expected, "{code} {description}");
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
    ] {
        assert_eq!(rejected(code, description).meaning(), Some(expected), "{code} {description}");
    }
    assert_eq!(ShowError::from(CallError::TakenAway), ShowError::Gone);
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
fn only_what_surely_did_not_happen_is_sent_again() {
    assert!(CallError::Network { why: String::new(), sent: false }.surely_not_done());
    assert!(!CallError::Network { why: String::new(), sent: true }.surely_not_done());
    assert!(!CallError::Unintelligible(String::new()).surely_not_done());
}
