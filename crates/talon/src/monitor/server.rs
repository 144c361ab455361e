//! The HTTP server of health and metrics.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::paths;
use super::vitals::Vitals;
use crate::config::LoopbackAddress;
use crate::failure::Failure;

/// The type of what Prometheus reads.
const METRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Begins to listen. People are served whether or not anybody looks.
///
/// # Errors
/// The address cannot be listened on.
pub(crate) async fn listen(
    address: LoopbackAddress,
    vitals: Vitals,
    stop: CancellationToken,
) -> Result<SocketAddr, Failure> {
    let unusable = |error: std::io::Error| {
        Failure::Usage(format!(
            "monitor.listen: {} cannot be listened on ({error}); a valid example is monitor.listen = \"127.0.0.1:9188\"",
            address.get()
        ))
    };
    let listener = TcpListener::bind(address.get()).await.map_err(unusable)?;
    let listens_on = listener.local_addr().map_err(unusable)?;
    let serving = axum::serve(listener, routes(Arc::new(vitals)));
    tokio::spawn(async move {
        tokio::select! {
            () = stop.cancelled() => {}
            ended = serving => {
                if let Err(error) = ended {
                    tracing::error!(%error, "health and metrics are not told any more");
                }
            }
        }
    });
    tracing::info!(address = %listens_on, "health and metrics are told");
    Ok(listens_on)
}

fn routes(vitals: Arc<Vitals>) -> Router {
    Router::new()
        .route(paths::ALIVE, get(|| async { "the process answers\n" }))
        .route(paths::READY, get(readiness))
        .route(paths::METRICS, get(metrics))
        .with_state(vitals)
}

async fn readiness(State(vitals): State<Arc<Vitals>>) -> Response {
    let (ready, lines) = vitals.readiness().await;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, lines).into_response()
}

async fn metrics(State(vitals): State<Arc<Vitals>>) -> Response {
    match vitals.metrics().await {
        Ok(text) => ([(CONTENT_TYPE, METRICS_TYPE)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
