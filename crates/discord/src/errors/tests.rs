use super::*;

/// A refusal as Discord words it.
fn refused(status: u16, code: i64) -> CallError {
    let body = serde_json::json!({ "message": "some words", "code": code });
    refusal(status, None, body.to_string().as_bytes())
}

fn shown(status: u16, code: i64) -> ShowError {
    refused(status, code).into()
}

#[test]
fn what_is_gone_is_sent_anew() {
    for (status, code) in
        [(404, 10_008), (404, 10_003), (404, 10_062), (404, 10_015), (401, 50_027), (400, 30_046), (429, 30_046)]
    {
        assert_eq!(shown(status, code), ShowError::Gone, "{code}");
    }
    let body = br#"{"message":"Maximum number of edits","code":30046,"retry_after":1800,"global":false}"#;
    assert_eq!(refusal(429, None, body).meaning(), Some(Meaning::EditsExhausted), "nobody waits for that");
}

#[test]
fn the_bot_may_not_write_to_a_person_whom_it_cannot_reach() {
    assert_eq!(shown(403, 50_007), ShowError::Forbidden);
    assert_eq!(shown(403, 50_278), ShowError::Forbidden);
    assert_eq!(shown(404, 10_004), ShowError::Forbidden);
    let lacking = ShowError::Refused("missing permissions: HTTP 403, code 50013".to_owned());
    assert_eq!(shown(403, 50_013), lacking);
}

#[test]
fn an_answer_given_twice_or_too_late_is_told_apart() {
    assert_eq!(refused(404, 10_062).meaning(), Some(Meaning::InputUnknown));
    assert_eq!(refused(400, 40_060).meaning(), Some(Meaning::InputAnswered));
    assert_eq!(refused(401, 50_027).meaning(), Some(Meaning::InputExpired));
    assert_eq!(refused(401, 0).meaning(), Some(Meaning::BadToken));
    assert!(refused(404, 10_062).surely_not_done());
}

#[test]
fn limits_say_how_long_to_wait() {
    let body = br#"{"message":"You are being rate limited.","retry_after":0.35,"global":false}"#;
    assert_eq!(refusal(429, Some(7.0), body), CallError::Limited(Duration::from_millis(350)));
    assert_eq!(refusal(429, Some(7.0), b"<html>"), CallError::Limited(Duration::from_secs(7)));
    for nonsense in [&b""[..], br#"{"retry_after":-1}"#, br#"{"retry_after":1e300}"#] {
        assert_eq!(refusal(429, None, nonsense), CallError::Limited(UNSAID_PAUSE));
    }
}

#[test]
fn a_server_in_trouble_is_unreachable() {
    for (status, body) in [(502, &b"<html>Bad gateway</html>"[..]), (500, br#"{"message":"500","code":0}"#), (403, b"")]
    {
        assert_eq!(refusal(status, None, body), CallError::Server(status));
    }
    assert!(matches!(CallError::Server(502).into(), ShowError::Unreachable(_)));
    assert!(!CallError::Server(502).surely_not_done());
    assert!(matches!(shown(401, 0), ShowError::Unreachable(_)));
}

#[test]
fn an_invalid_body_is_named_by_paths_and_codes_alone() {
    let body = br#"{"code":50035,"message":"Invalid Form Body","errors":{
        "embeds":{"0":{"description":{"_errors":[{"code":"BASE_TYPE_MAX_LENGTH","message":"Must be 4096 or fewer: my secret hand"}]}}},
        "my secret \u2660A":{"_errors":[{"code":"X my secret","message":"x"}]}}}"#;
    let error = refusal(400, None, body);
    let text = ShowError::from(error.clone()).to_string();
    assert!(text.contains("code 50035") && text.contains("embeds.0.description: BASE_TYPE_MAX_LENGTH"), "{text}");
    for text in [text, format!("{error:?}")] {
        assert!(!text.contains("my secret") && !text.contains("Must be") && !text.contains('\u{2660}'), "{text}");
    }
}

#[test]
fn many_wrong_fields_are_a_short_text() {
    let wrong = |number: usize| (format!("field{number}"), serde_json::json!({ "_errors": [{ "code": "BAD" }] }));
    let fields: serde_json::Map<String, Value> = (0..50).map(wrong).collect();
    let body = serde_json::json!({ "code": 50_035, "errors": fields }).to_string();
    let CallError::Rejected(rejection) = refusal(400, None, body.as_bytes()) else { panic!("no refusal") };
    assert_eq!(rejection.fields.len(), FIELDS_NAMED);
}
