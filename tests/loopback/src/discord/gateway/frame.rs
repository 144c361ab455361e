//! The payloads of a connection, and the codes that close it.

use serde::Deserialize;
use serde_json::{Value, json};

/// The limit of a client's payload, in bytes.
const LONGEST: usize = 4096;

/// Why the server closes a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closing {
    UnknownOpcode,
    DecodeError,
    NotAuthenticated,
    AuthenticationFailed,
    AlreadyAuthenticated,
    InvalidSeq,
    RateLimited,
    SessionTimedOut,
    InvalidShard,
    ShardingRequired,
    InvalidApiVersion,
    InvalidIntents,
    DisallowedIntents,
}

impl Closing {
    pub(crate) fn code(self) -> u16 {
        match self {
            Self::UnknownOpcode => 4001,
            Self::DecodeError => 4002,
            Self::NotAuthenticated => 4003,
            Self::AuthenticationFailed => 4004,
            Self::AlreadyAuthenticated => 4005,
            Self::InvalidSeq => 4007,
            Self::RateLimited => 4008,
            Self::SessionTimedOut => 4009,
            Self::InvalidShard => 4010,
            Self::ShardingRequired => 4011,
            Self::InvalidApiVersion => 4012,
            Self::InvalidIntents => 4013,
            Self::DisallowedIntents => 4014,
        }
    }

    pub(crate) fn reason(self) -> &'static str {
        match self {
            Self::UnknownOpcode => "Unknown opcode.",
            Self::DecodeError => "Error while decoding payload.",
            Self::NotAuthenticated => "Not authenticated.",
            Self::AuthenticationFailed => "Authentication failed.",
            Self::AlreadyAuthenticated => "Already authenticated.",
            Self::InvalidSeq => "Invalid seq.",
            Self::RateLimited => "Rate limited.",
            Self::SessionTimedOut => "Session timed out.",
            Self::InvalidShard => "Invalid shard.",
            Self::ShardingRequired => "Sharding required.",
            Self::InvalidApiVersion => "Invalid API version.",
            Self::InvalidIntents => "Invalid intent(s).",
            Self::DisallowedIntents => "Disallowed intent(s).",
        }
    }

    /// True if the client violated the protocol; false if an account or a setting is wrong.
    pub(crate) fn is_violation(self) -> bool {
        matches!(
            self,
            Self::UnknownOpcode
                | Self::DecodeError
                | Self::NotAuthenticated
                | Self::AlreadyAuthenticated
                | Self::RateLimited
                | Self::SessionTimedOut
        )
    }
}

/// An identify, as far as it matters here.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Identify {
    pub(crate) token: String,
    pub(crate) intents: u64,
    /// Which shard of how many.
    pub(crate) shard: Option<(u32, u32)>,
    /// Required, with any value.
    #[serde(rename = "properties")]
    _properties: Properties,
}

#[derive(Debug, Clone, Deserialize)]
struct Properties {
    #[serde(rename = "os")]
    _os: String,
    #[serde(rename = "browser")]
    _browser: String,
    #[serde(rename = "device")]
    _device: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Resume {
    pub(crate) token: String,
    pub(crate) session_id: String,
    pub(crate) seq: u64,
}

/// What a client says.
#[derive(Debug, Clone)]
pub(crate) enum Said {
    Heartbeat,
    Identify(Identify),
    Resume(Resume),
    /// A presence: nobody here looks at it.
    Presence,
    /// Voice, or requests for members and sounds, by its opcode.
    NotModelled(u64),
}

#[derive(Deserialize)]
struct Payload {
    op: u64,
    #[serde(default)]
    d: Value,
}

fn data<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, Closing> {
    serde_json::from_value(value).map_err(|_| Closing::DecodeError)
}

/// # Errors
/// With the code that closes the connection of a client that says such a thing.
pub(crate) fn parse(text: &str) -> Result<Said, Closing> {
    if text.len() > LONGEST {
        return Err(Closing::DecodeError);
    }
    let payload: Payload = serde_json::from_str(text).map_err(|_| Closing::DecodeError)?;
    match payload.op {
        // The number of the last event that it has seen, if any.
        1 => data::<Option<u64>>(payload.d).map(|_| Said::Heartbeat),
        2 => data(payload.d).map(Said::Identify),
        3 => Ok(Said::Presence),
        6 => data(payload.d).map(Said::Resume),
        4 | 8 | 31 => Ok(Said::NotModelled(payload.op)),
        _ => Err(Closing::UnknownOpcode),
    }
}

fn control(op: u8, data: &Value) -> String {
    json!({"op": op, "d": data, "s": null, "t": null}).to_string()
}

pub(crate) fn hello(interval: std::time::Duration) -> String {
    let interval = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
    control(10, &json!({"heartbeat_interval": interval, "_trace": ["loopback"]}))
}

pub(crate) fn heartbeat_request() -> String {
    control(1, &Value::Null)
}

pub(crate) fn heartbeat_ack() -> String {
    control(11, &Value::Null)
}

pub(crate) fn reconnect() -> String {
    control(7, &Value::Null)
}

pub(crate) fn invalid_session(resumable: bool) -> String {
    control(9, &json!(resumable))
}

pub(crate) fn event(seq: u64, name: &str, data: &Value) -> String {
    json!({"op": 0, "d": data, "s": seq, "t": name}).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_t_be_read_closes_with_its_code() {
        let long = format!(r#"{{"op":3,"d":"{}"}}"#, "x".repeat(LONGEST));
        let cases = [
            (r#"{"op":1,"d":"x"}"#, Closing::DecodeError),
            ("{", Closing::DecodeError),
            (r#"{"d":1}"#, Closing::DecodeError),
            (r#"{"op":2,"d":{"token":"x","intents":1}}"#, Closing::DecodeError),
            (r#"{"op":6,"d":{"token":"x"}}"#, Closing::DecodeError),
            (&long, Closing::DecodeError),
            (r#"{"op":99,"d":null}"#, Closing::UnknownOpcode),
        ];
        for (text, closing) in cases {
            assert_eq!(parse(text).err(), Some(closing), "{text}");
        }
    }

    #[test]
    fn a_heartbeat_may_come_before_any_event() {
        assert!(matches!(parse(r#"{"op":1,"d":null}"#), Ok(Said::Heartbeat)));
        assert!(matches!(parse(r#"{"op":1,"d":7}"#), Ok(Said::Heartbeat)));
    }
}
