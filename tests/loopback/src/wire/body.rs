//! Reads the parameters from a query, a JSON body, a urlencoded form or a multipart form, as the real server does:
//! all of them count, the body last.

use axum::extract::{FromRequest, Multipart, Query, RawForm, Request};
use axum::http::{Method, header};
use serde_json::{Map, Value};

use crate::error::ApiError;
use crate::wire::params::{Params, Upload};

const MAX_BODY: usize = 50 * 1024 * 1024;

/// # Errors
/// 400 for a body that can't be read, 413 for one that is too large.
pub(crate) async fn read(request: Request) -> Result<Params, ApiError> {
    let mut params = Params::default();
    if let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::try_from_uri(request.uri()) {
        extend(&mut params, pairs);
    }
    if request.method() == Method::GET {
        return Ok(params);
    }
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_ascii_lowercase();
    if kind.starts_with("application/json") {
        let bytes = axum::body::to_bytes(request.into_body(), MAX_BODY).await.map_err(|_| ApiError::too_large())?;
        params.values.extend(json_object(&bytes)?);
    } else if kind.starts_with("multipart/form-data") {
        multipart(&mut params, request).await?;
    } else if kind.starts_with("application/x-www-form-urlencoded") {
        let RawForm(bytes) =
            RawForm::from_request(request, &()).await.map_err(|_| ApiError::bad("can't parse the form"))?;
        let uri = std::str::from_utf8(&bytes)
            .ok()
            .and_then(|text| format!("/?{text}").parse().ok())
            .ok_or_else(|| ApiError::bad("can't parse the form"))?;
        let Query(pairs) =
            Query::<Vec<(String, String)>>::try_from_uri(&uri).map_err(|_| ApiError::bad("can't parse the form"))?;
        extend(&mut params, pairs);
    }
    Ok(params)
}

fn extend(params: &mut Params, pairs: Vec<(String, String)>) {
    params.values.extend(pairs.into_iter().map(|(name, value)| (name, Value::String(value))));
}

fn json_object(bytes: &[u8]) -> Result<Map<String, Value>, ApiError> {
    if bytes.is_empty() {
        return Ok(Map::new());
    }
    match serde_json::from_slice(bytes) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(Value::Null) => Ok(Map::new()),
        _ => Err(ApiError::bad("can't parse request body as JSON object")),
    }
}

async fn multipart(params: &mut Params, request: Request) -> Result<(), ApiError> {
    let broken = |_| ApiError::bad("can't parse the multipart form");
    let mut form =
        Multipart::from_request(request, &()).await.map_err(|_| ApiError::bad("can't parse the multipart form"))?;
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().map(ToOwned::to_owned);
        let mime = field.content_type().map(ToOwned::to_owned);
        let bytes = field.bytes().await.map_err(broken)?;
        if let Some(file) = file {
            params.files.insert(name, Upload { name: file, mime, bytes: bytes.to_vec() });
        } else {
            let text =
                String::from_utf8(bytes.to_vec()).map_err(|_| ApiError::bad("strings must be encoded in UTF-8"))?;
            params.values.insert(name, Value::String(text));
        }
    }
    Ok(())
}
