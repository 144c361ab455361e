use talon_house::ShowError;

use super::*;

/// A refusal in Discord's form.
fn refused(status: u16, code: i64) -> CallError {
    let body = serde_json::json!({ "message": "some words", "code": code });
    refusal(status, None, body.to_string().as_bytes())
}

fn shown(status: u16, code: i64) -> ShowError {
    refused(status, code).into()
}

/// The table of refusals in `docs/discord.md`: the codes, what they concern, and what the bot does.
const TABLE: &str = include_str!("../../../../docs/discord.md");

/// Every known refusal: its status and code, what it concerns, what it means, and the house's error.
fn rows() -> Vec<(u16, i64, &'static str, Meaning, ShowError)> {
    use Meaning as M;
    let refused = |status: u16, code: i64| ShowError::Refused(format!("HTTP {status}, code {code}"));
    let no_right = ShowError::Barred(Bar::NoRight);
    vec![
        (404, 10_008, "message", M::MessageAbsent, ShowError::Gone),
        (403, 50_005, "message", M::MessageFixed, ShowError::Gone),
        (403, 50_021, "message", M::MessageFixed, ShowError::Gone),
        (400, 30_046, "message", M::EditsExhausted, ShowError::Gone),
        (429, 30_046, "message", M::EditsExhausted, ShowError::Gone),
        (400, 160_004, "message", M::HasThread, refused(400, 160_004)),
        (404, 10_003, "thread", M::ChannelAbsent, ShowError::ThreadGone),
        (400, 50_083, "thread", M::Archived, ShowError::ThreadGone),
        (400, 160_005, "thread", M::Locked, ShowError::ThreadGone),
        (400, 50_024, "thread", M::NoThreadHere, refused(400, 50_024)),
        (400, 50_068, "thread", M::NoThreadHere, refused(400, 50_068)),
        (400, 160_006, "thread", M::NoThreadHere, refused(400, 160_006)),
        (400, 160_007, "thread", M::NoThreadHere, refused(400, 160_007)),
        (403, 50_001, "right", M::NoAccess, no_right.clone()),
        (403, 50_013, "right", M::NoPermission, no_right.clone()),
        (403, 50_009, "right", M::NoPermission, no_right),
        (404, 10_004, "server", M::GuildAbsent, ShowError::Forbidden),
        (403, 50_007, "person", M::PersonRefuses, ShowError::Forbidden),
        (403, 50_278, "person", M::PersonRefuses, ShowError::Forbidden),
        (404, 10_007, "person", M::MemberAbsent, refused(404, 10_007)),
        (404, 10_013, "person", M::MemberAbsent, refused(404, 10_013)),
        (404, 10_062, "input", M::InputUnknown, ShowError::Gone),
        (404, 10_015, "input", M::InputExpired, ShowError::Gone),
        (401, 50_027, "input", M::InputExpired, ShowError::Gone),
        (400, 40_060, "input", M::InputAnswered, refused(400, 40_060)),
        (401, 0, "bot", M::BadToken, ShowError::Unreachable("HTTP 401, code 0".to_owned())),
        (400, 50_240, "bot", M::EntryPointMissing, refused(400, 50_240)),
        (400, 50_035, "request", M::Other, refused(400, 50_035)),
    ]
}

#[test]
fn discords_refusals_as_the_house_sees_them() {
    for (status, code, _, meaning, expected) in rows() {
        assert_eq!(refused(status, code).meaning(), Some(meaning), "{code}");
        assert_eq!(shown(status, code), expected, "{code}");
    }
    let body = br#"{"message":"Maximum number of edits","code":30046,"retry_after":1800,"global":false}"#;
    assert_eq!(refusal(429, None, body).meaning(), Some(Meaning::EditsExhausted), "nobody waits for that");
}

#[test]
fn the_table_for_people_has_every_refusal_under_what_it_concerns() {
    for (_, code, concern, _, _) in rows() {
        let words = if code == 0 { "401".to_owned() } else { code.to_string() };
        let tells = |line: &str| line.split('`').skip(1).step_by(2).any(|phrase| phrase == words);
        let row = TABLE.lines().find(|line| line.starts_with(&format!("| {concern}")) && tells(line));
        assert!(row.is_some(), "no row for {concern}: {words}");
    }
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
        assert_eq!(refusal(status, None, body), CallError::server(status, true));
    }
    assert!(matches!(shown(502, 0), ShowError::Unreachable(_)));
    assert!(!refused(502, 0).surely_not_done());
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
    assert_eq!(refusal(400, None, body.as_bytes()).to_string().matches("BAD").count(), FIELDS_NAMED);
}
