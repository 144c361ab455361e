//! A request, read.

use std::collections::BTreeMap;
use std::fmt;

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{Uri, header};
use serde_json::{Map, Value, json};

use crate::discord::error::ApiError;
use crate::discord::server::routes::{PathParams, Route};
use crate::discord::world::ids::Id;

/// The largest body that is read, in bytes.
pub(crate) const MAX_BODY: usize = 25 * 1024 * 1024;

/// An attached file.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Upload {
    /// The number by which the body refers to it: `n` of a part `files[n]`.
    pub(crate) index: Option<usize>,
    pub(crate) name: String,
    pub(crate) mime: String,
    pub(crate) bytes: Bytes,
}

impl fmt::Debug for Upload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Upload({:?}, {} bytes)", self.name, self.bytes.len())
    }
}

/// A request to a route.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    pub(crate) route: Route,
    pub(crate) path: PathParams,
    pub(crate) query: BTreeMap<String, String>,
    /// Null when there is none.
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
}

impl Call {
    /// An id in the path.
    ///
    /// # Errors
    /// 50035 if it is not a number.
    pub(crate) fn id(&self, name: &str) -> Result<Id, ApiError> {
        let text = self.path.get(name).map(String::as_str).unwrap_or_default();
        text.parse().map_err(|_| {
            let message = format!("Value \"{text}\" is not snowflake.");
            ApiError::invalid_form(json!({name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]}}))
        })
    }

    /// A text in the path.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.path.get(name).map(String::as_str).unwrap_or_default()
    }

    /// A flag in the query.
    pub(crate) fn asks(&self, name: &str) -> bool {
        self.query.get(name).is_some_and(|value| matches!(value.as_str(), "true" | "True" | "1"))
    }
}

pub(crate) fn query(uri: &Uri) -> BTreeMap<String, String> {
    Query::try_from_uri(uri).map(|Query(pairs)| pairs).unwrap_or_default()
}

/// Reads a JSON body, or a multipart form with its files.
///
/// # Errors
/// 50109 for invalid JSON, 413 if it is too large, 50035 for another kind of body.
pub(crate) async fn body(request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.unwrap_or_default().to_ascii_lowercase();
    if kind.starts_with("multipart/form-data") {
        return multipart(request).await;
    }
    let bytes = axum::body::to_bytes(request.into_body(), MAX_BODY).await.map_err(|_| ApiError::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    if !kind.starts_with("application/json") {
        let message = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
        let errors = json!({"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": message}]});
        return Err(ApiError::invalid_form(errors));
    }
    serde_json::from_slice(&bytes).map(|value| (value, Vec::new())).map_err(|_| ApiError::invalid_json())
}

async fn multipart(request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::invalid_json())?;
    let mut fields = Map::new();
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| ApiError::invalid_json())? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().map(ToOwned::to_owned);
        let mime = field.content_type().unwrap_or("application/octet-stream").to_owned();
        let bytes = field.bytes().await.map_err(|_| ApiError::too_large())?;
        match file {
            Some(file) => {
                let index = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
                files.push(Upload { index, name: file, mime, bytes });
            }
            None if name == "payload_json" => {
                let payload = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
                if let Value::Object(payload) = payload {
                    fields.extend(payload);
                }
            }
            None => {
                fields.insert(name, json!(String::from_utf8_lossy(&bytes)));
            }
        }
    }
    Ok((Value::Object(fields), files))
}
