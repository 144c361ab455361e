//! One request from its path to its answer.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};

use crate::discord::error::{ApiError, ApiResult, Limited, Reply, Scope, seconds};
use crate::discord::faults::Failure;
use crate::discord::forms;
use crate::discord::gateway;
use crate::discord::server::Shared;
use crate::discord::server::buckets::Standing;
use crate::discord::server::call::{self, Call};
use crate::discord::server::routes::{Miss, PathParams, Route};
use crate::discord::transcript::{Audience, Entry};

/// The version of the API that is modelled.
const ROOT: &str = "/api/v10";

/// Answers any request to the server.
pub(crate) async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    if request.headers().contains_key(header::UPGRADE) {
        return gateway::upgrade(shared, request);
    }
    let way = shared.read(|world| world.options.round_trip) / 2;
    if way.is_zero() {
        // A timer takes a moment even then, and a response that was due before the server ended would come after it.
        return respond_to(shared, request).await;
    }
    tokio::time::sleep(way).await;
    let response = respond_to(shared, request).await;
    tokio::time::sleep(way).await;
    response
}

async fn respond_to(shared: Arc<Shared>, request: Request) -> Response {
    let (route, path) = match route(&shared, &request) {
        Ok(found) => found,
        Err(error) => return refusal(&error, None),
    };
    if let Err(error) = admit(&shared, route, request.headers()) {
        return refusal(&error, None);
    }
    let query = call::query(request.uri());
    let mut call = Call { route, path, query, body: Value::Null, files: Vec::new() };
    match call::body(request).await {
        Ok((body, files)) => (call.body, call.files) = (body, files),
        Err(error) => {
            record(&shared, &call, Audience::Nobody, &Err(error.clone()), None);
            return refusal(&error, None);
        }
    }
    let failure = shared.next_failure(route);
    let mut standing = None;
    let answer = match &failure {
        None | Some(Failure::AnswerLost) => carry_out(&shared, &call, &mut standing, failure.as_ref()),
        Some(wanted) => {
            let answer = Err(wanted.error());
            record(&shared, &call, Audience::Nobody, &answer, failure.as_ref());
            answer
        }
    };
    if let Some(Failure::Timeout(hold)) = failure {
        tokio::select! {
            () = tokio::time::sleep(hold) => {}
            () = shared.bell.until_stopped() => {}
        }
        return broken();
    }
    match (failure, answer) {
        (Some(Failure::Dropped | Failure::AnswerLost), _) => broken(),
        (_, Ok(reply)) => respond(&shared, reply.status, reply.body.as_ref(), standing.as_ref()),
        (_, Err(error)) => refusal(&error, standing.map(|standing| (shared.wall_unix(), standing))),
    }
}

fn route(shared: &Shared, request: &Request) -> Result<(Route, PathParams), ApiError> {
    let path = request.uri().path();
    let found = match path.strip_prefix(ROOT) {
        Some(rest) => Route::find(request.method(), rest.trim_end_matches('/')),
        None => Err(Miss::Path),
    };
    found.map_err(|miss| {
        shared.violation(format!("{} {path}: not modelled by the loopback server", request.method()));
        match miss {
            Miss::Path => ApiError::not_found(),
            Miss::Method => ApiError::method_not_allowed(),
        }
    })
}

/// # Errors
/// 401 without the bot's token if it is required, 500 after the test's limit of requests.
fn admit(shared: &Shared, route: Route, headers: &HeaderMap) -> Result<(), ApiError> {
    let (token, limit) = shared.read(|world| (world.options.token.clone(), world.options.max_requests));
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if !route.open() && given != Some(format!("Bot {token}").as_str()) {
        return Err(ApiError::unauthorized());
    }
    let requests = shared.ledger(|ledger| {
        ledger.requests += 1;
        ledger.requests
    });
    if requests == limit + 1 {
        shared.violation(format!("more than {limit} requests"));
    }
    if requests <= limit { Ok(()) } else { Err(ApiError::internal()) }
}

/// Limits, form, published schema, world: in this order.
fn carry_out(shared: &Shared, call: &Call, standing: &mut Option<Standing>, failure: Option<&Failure>) -> ApiResult {
    let taken = shared.take(call);
    *standing = taken.standing;
    if let Some(error) = taken.refused.or_else(|| check(shared, call).err()) {
        let answer = Err(error);
        record(shared, call, Audience::Nobody, &answer, failure);
        return answer;
    }
    let answer = match call.route {
        Route::GetGateway | Route::GetGatewayBot => {
            let answer = Ok(Reply::ok(gateway_json(shared, call.route)));
            record(shared, call, Audience::Nobody, &answer, failure);
            answer
        }
        _ => shared.change(|world| {
            let answer = world.call(call);
            let audience = if answer.is_ok() { world.audience(call, &answer) } else { Audience::Nobody };
            // A test that sees a change finds the request that made it.
            write_down(shared, world.now(), call, audience, &answer, failure);
            answer
        }),
    };
    if let Some(schema) = shared.schema {
        let status = answer.as_ref().map_or_else(|error| error.status, |reply| reply.status);
        let body = match &answer {
            Ok(reply) => reply.body.clone(),
            Err(error) => Some(error.body()),
        };
        if let Err(why) = schema.check_answer(call.route, status, body.as_ref()) {
            shared.violation(format!("the server's own answer to {}: {why}", call.route.name()));
        }
    }
    answer
}

/// The gateway's address; for a bot, also how it should connect.
fn gateway_json(shared: &Shared, route: Route) -> Value {
    let mut json = json!({"url": shared.gateway_url()});
    if route == Route::GetGatewayBot {
        json["shards"] = json!(shared.gateway.options().shards);
        json["session_start_limit"] = shared.gateway.session_start_limit(shared.read(|world| world.now()));
    }
    json
}

fn check(shared: &Shared, call: &Call) -> Result<(), ApiError> {
    forms::check(call)?;
    let Some(schema) = shared.schema else { return Ok(()) };
    schema.check_request(call.route, &call.body).map_err(|why| {
        shared.violation(format!("request {}: {why}", call.route.name()));
        ApiError::invalid_form(json!({"_errors": [{"code": "SCHEMA_VIOLATED", "message": why}]}))
    })
}

fn record(shared: &Shared, call: &Call, audience: Audience, answer: &ApiResult, failure: Option<&Failure>) {
    let at = shared.read(|world| world.now());
    write_down(shared, at, call, audience, answer, failure);
    shared.bell.wake();
}

fn write_down(
    shared: &Shared,
    at: Duration,
    call: &Call,
    audience: Audience,
    answer: &ApiResult,
    failure: Option<&Failure>,
) {
    shared.ledger(|ledger| {
        ledger.entries.push(Entry {
            number: ledger.entries.len() + 1,
            at,
            route: call.route.name().to_owned(),
            path: call.path.clone(),
            query: call.query.clone(),
            body: call.body.clone(),
            files: call.files.iter().map(|file| file.name.clone()).collect(),
            audience,
            status: answer.as_ref().map_or_else(|error| error.status, |reply| reply.status),
            answer: match answer {
                Ok(reply) => Ok(reply.body.clone().unwrap_or_default()),
                Err(error) => Err(error.body()),
            },
            failed: failure.map(|failure| format!("{failure:?}")),
            kind: call.route,
        });
    });
}

fn respond(shared: &Shared, status: u16, body: Option<&Value>, standing: Option<&Standing>) -> Response {
    let mut response = bare(status, body);
    if let Some(standing) = standing {
        limits(response.headers_mut(), standing, shared.wall_unix());
    }
    response
}

fn bare(status: u16, body: Option<&Value>) -> Response {
    let mut response = Response::new(body.map_or_else(Body::empty, |body| Body::from(body.to_string())));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if body.is_some() {
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
    }
    response
}

fn refusal(error: &ApiError, standing: Option<(f64, Standing)>) -> Response {
    let mut response = bare(error.status, Some(&error.body()));
    if let Some((now, standing)) = standing {
        limits(response.headers_mut(), &standing, now);
    }
    if let Some(Limited { retry_after, scope }) = error.limited {
        let headers = response.headers_mut();
        put(headers, "x-ratelimit-scope", scope.name());
        put(headers, "retry-after", &retry_after.as_secs_f64().ceil().to_string());
        if scope == Scope::Global {
            put(headers, "x-ratelimit-global", "true");
        }
    }
    response
}

fn limits(headers: &mut HeaderMap, standing: &Standing, now: f64) {
    let reset_after = seconds(standing.reset_after);
    put(headers, "x-ratelimit-limit", &standing.limit.to_string());
    put(headers, "x-ratelimit-remaining", &standing.remaining.to_string());
    put(headers, "x-ratelimit-reset", &format!("{:.3}", now + reset_after));
    put(headers, "x-ratelimit-reset-after", &format!("{reset_after:.3}"));
    put(headers, "x-ratelimit-bucket", &standing.bucket);
}

fn put(headers: &mut HeaderMap, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

/// A response that breaks off: the client sees a network error.
fn broken() -> Response {
    let torn = futures_util::stream::once(async { Err::<Bytes, _>(io::Error::from(io::ErrorKind::ConnectionReset)) });
    Response::new(Body::from_stream(torn))
}
