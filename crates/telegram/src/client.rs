//! The HTTP client: typed Bot API methods in, typed results or a [`CallError`] out.
//!
//! The methods and the types are teloxide's, but not the requests: its own network layer sleeps ten seconds on every server error, forgets
//! the error code, and puts the token into network errors. It also rejects a whole answer if Telegram adds something unknown, so that a
//! message that was sent would count as failed and be sent again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use reqwest::RequestBuilder;
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use talon_adapter::{ConnectError, http_client};
use talon_house::Contact;
use teloxide::requests::Payload;
use tokio::time::Instant;
use url::Url;

use crate::errors::{CallError, RejectionBody};
use crate::newer::Call;
use crate::settings::{BotToken, TelegramSettings};

/// Sends requests to one Bot API server on behalf of one bot. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    api_url: Arc<Url>,
    token: BotToken,
    timeout: Duration,
    contact: Arc<Contact>,
    failures: Arc<AtomicU64>,
}

/// The envelope of every answer.
#[derive(serde::Deserialize)]
struct Envelope<'a> {
    ok: bool,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
}

impl Client {
    /// Prepares the client without making a request.
    ///
    /// # Errors
    /// [`ConnectError::Client`] when the TLS library can't start.
    pub(crate) fn new(settings: &TelegramSettings) -> Result<Self, ConnectError> {
        Ok(Self {
            http: http_client(settings.connect_timeout, Some(&settings.api_url))?,
            api_url: Arc::new(settings.api_url.clone()),
            token: settings.token.clone(),
            timeout: settings.request_timeout,
            contact: Arc::default(),
            failures: Arc::default(),
        })
    }

    /// The state of the connection, as its requests show it.
    pub(crate) fn contact(&self) -> &Contact {
        &self.contact
    }

    /// How many requests got no answer from the Bot API server. While this stays the same, we are talking to the same server.
    pub(crate) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// Calls a method and reads its result as teloxide's type.
    pub(crate) async fn call<P>(&self, payload: &P) -> Result<P::Output, CallError>
    where
        P: Payload + Serialize + Sync,
        P::Output: DeserializeOwned,
    {
        self.call_as(payload).await
    }

    /// Calls a method and reads only the fields of `T` from its result.
    pub(crate) async fn call_as<P, T>(&self, payload: &P) -> Result<T, CallError>
    where
        P: Payload + Serialize + Sync,
        T: DeserializeOwned,
    {
        let timeout = self.timeout + payload.timeout_hint().unwrap_or_default();
        self.post(P::NAME, timeout, payload).await
    }

    async fn post<T>(&self, name: &str, timeout: Duration, params: &(impl Serialize + Sync)) -> Result<T, CallError>
    where
        T: DeserializeOwned,
    {
        let body = serde_json::to_vec(params).map_err(|error| CallError::Unintelligible(error.to_string()))?;
        let request = self.http.post(self.address(name)?).timeout(timeout);
        self.exchange(request.header(reqwest::header::CONTENT_TYPE, "application/json").body(body)).await
    }

    /// Makes a request that shows something; a multipart form if it uploads an image, otherwise JSON.
    pub(crate) async fn show<T: DeserializeOwned>(&self, call: &Call) -> Result<T, CallError> {
        let Some(image) = &call.image else {
            return self.post(call.name, self.timeout, &call.params).await;
        };
        let file = Part::bytes(image.png.clone()).file_name("image.png").mime_str("image/png");
        let file = file.map_err(|error| CallError::Unintelligible(error.to_string()))?;
        let form = call.fields().fold(Form::new(), |form, (name, value)| form.text(name, value));
        self.upload(call.name, form.part(Call::image_field(), file)).await
    }

    /// Calls a method with an upload.
    pub(crate) async fn upload<T: DeserializeOwned>(&self, name: &str, form: Form) -> Result<T, CallError> {
        self.exchange(self.http.post(self.address(name)?).timeout(self.timeout).multipart(form)).await
    }

    async fn exchange<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, CallError> {
        let answer = self.answer_to(request).await;
        match &answer {
            Err(CallError::Unanswered { .. }) => {
                self.failures.fetch_add(1, Ordering::Relaxed);
                self.contact.failed(Instant::now());
            }
            Ok(_) | Err(_) => self.contact.answered(),
        }
        answer
    }

    async fn answer_to<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, CallError> {
        let network = |error| CallError::network(error, self.token.reveal());
        let response = request.send().await.map_err(network)?;
        let status = response.status().as_u16();
        let body = response.bytes().await.map_err(network)?;
        read(status, &body)
    }

    /// `<api>/bot<token>/<method>`, the method in the documentation's spelling.
    fn address(&self, name: &str) -> Result<Url, CallError> {
        let mut address = (*self.api_url).clone();
        address
            .path_segments_mut()
            .map_err(|()| CallError::Unintelligible("the API address can't have a path".to_owned()))?
            .pop_if_empty()
            .push(&format!("bot{}", self.token.reveal()))
            .push(&method(name));
        Ok(address)
    }
}

/// `GetMe` → `getMe`.
fn method(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Reads an answer.
fn read<T: DeserializeOwned>(status: u16, body: &[u8]) -> Result<T, CallError> {
    let Ok(envelope) = serde_json::from_slice::<Envelope<'_>>(body) else {
        // A proxy's page, or nothing: only the status is known.
        return Err(CallError::server(status, false));
    };
    match envelope.result {
        Some(result) if envelope.ok => serde_json::from_str(result.get())
            // Serde's message may quote a private value.
            .map_err(|error| CallError::Unintelligible(format!("{:?} error in a result", error.classify()))),
        _ if envelope.ok => Err(CallError::Unintelligible("a result is missing".to_owned())),
        _ => {
            let rejection: RejectionBody = serde_json::from_slice(body).unwrap_or_default();
            Err(rejection.into_error(status))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Mode;

    fn settings(api: &str) -> TelegramSettings {
        let mode = Mode::LongPolling { timeout: Duration::ZERO };
        TelegramSettings::new(
            "77:very-secret_key_of_forty_characters_0123".parse().unwrap(),
            Url::parse(api).unwrap(),
            mode,
        )
    }

    #[test]
    fn addresses_keep_the_servers_path() {
        for (api, expected) in [
            (
                "https://api.telegram.org",
                "https://api.telegram.org/bot77:very-secret_key_of_forty_characters_0123/getMe",
            ),
            (
                "http://localhost:8081/tg/",
                "http://localhost:8081/tg/bot77:very-secret_key_of_forty_characters_0123/getMe",
            ),
        ] {
            let client = Client::new(&settings(api)).unwrap();
            assert_eq!(client.address("GetMe").unwrap().as_str(), expected);
        }
    }

    #[test]
    fn answers_are_read_by_what_they_say() {
        assert_eq!(read::<bool>(200, br#"{"ok":true,"result":true}"#), Ok(true));
        assert_eq!(read::<bool>(502, b"<html>Bad gateway</html>"), Err(CallError::server(502, false)));
        assert_eq!(
            read::<bool>(500, br#"{"ok":false,"error_code":500,"description":"Internal Server Error"}"#),
            Err(CallError::server(500, false))
        );
        assert!(matches!(read::<bool>(200, br#"{"ok":true}"#), Err(CallError::Unintelligible(_))));
        assert!(matches!(read::<bool>(200, br#"{"ok":true,"result":"x"}"#), Err(CallError::Unintelligible(_))));
        let limited = read::<bool>(
            429,
            br#"{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 7","parameters":{"retry_after":7}}"#,
        );
        assert_eq!(limited, Err(CallError::Limited(Duration::from_secs(7))));
    }

    #[test]
    fn a_result_with_unknown_fields_is_still_a_result() {
        #[derive(Debug, PartialEq, serde::Deserialize)]
        struct Sent {
            message_id: i64,
        }
        let body = br#"{"ok":true,"result":{"message_id":5,"a field of tomorrow":{"x":[1]}}}"#;
        assert_eq!(read::<Sent>(200, body), Ok(Sent { message_id: 5 }));
    }

    #[tokio::test]
    async fn network_errors_hide_the_token() {
        // Nobody listens on port 1 of the loopback interface.
        let client = Client::new(&settings("http://127.0.0.1:1/")).unwrap();
        let error = client.call(&teloxide::payloads::GetMe::new()).await.unwrap_err();
        assert!(matches!(error, CallError::Unanswered { sent: false, .. }), "{error:?}");
        for text in [format!("{error}"), format!("{error:?}")] {
            assert!(!text.contains("secret_key"), "{text}");
        }
    }
}
