//! The same server under a name and with a certificate, for clients that insist on `https://discord.com`.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

use crate::discord::LoopbackDiscord;
use crate::discord::server::router;

/// The name that the certificate is for.
pub const HOST: &str = "discord.com";

/// How long a handshake may take (wall time): the next client waits for it.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// Why the server can't be reached under its name.
#[derive(Debug, thiserror::Error)]
pub enum SecureError {
    /// The certificate can't be made.
    #[error("can't make a certificate: {0}")]
    Certificate(#[from] rcgen::Error),
    /// The certificate can't be used.
    #[error("can't use the certificate: {0}")]
    Tls(#[from] rustls::Error),
    /// No port can be listened on.
    #[error("can't listen on 127.0.0.1: {0}")]
    Listen(#[from] io::Error),
}

/// Where the server answers with TLS as [`HOST`], and what a client must trust for that.
///
/// ```no_run
/// # async fn example(discord: talon_loopback::discord::LoopbackDiscord) -> Result<(), Box<dyn std::error::Error>> {
/// let secured = discord.secured().await?;
/// let client = reqwest::Client::builder()
///     .resolve(talon_loopback::discord::HOST, secured.address)
///     .add_root_certificate(reqwest::Certificate::from_der(&secured.certificate)?)
///     .build()?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secured {
    /// The address to use for the name.
    pub address: SocketAddr,
    /// The certificate, which signs itself, in DER.
    pub certificate: Vec<u8>,
}

impl LoopbackDiscord {
    /// Answers on another port of 127.0.0.1 too, with TLS and a certificate for [`HOST`], until the server stops. The
    /// address of the gateway remains the plain one.
    ///
    /// # Errors
    /// If there is no port or no certificate.
    pub async fn secured(&self) -> Result<Secured, SecureError> {
        let (acceptor, certificate) = acceptor()?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let service = router(Arc::clone(&self.shared));
        let stop = Arc::clone(&self.shared);
        tokio::spawn(async move {
            let served = axum::serve(TlsListener { listener, acceptor }, service);
            // The outcome does not matter: a test that needs the server notices that it is gone.
            let _ = served.with_graceful_shutdown(async move { stop.bell.until_stopped().await }).await;
        });
        Ok(Secured { address, certificate })
    }
}

/// What shakes hands in the name of [`HOST`], and its certificate in DER.
fn acceptor() -> Result<(TlsAcceptor, Vec<u8>), SecureError> {
    let own = rcgen::generate_simple_self_signed([HOST.to_owned()])?;
    let certificate = own.cert.der().clone();
    let key = PrivateKeyDer::Pkcs8(own.key_pair.serialize_der().into());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key)?;
    Ok((TlsAcceptor::from(Arc::new(config)), certificate.to_vec()))
}

struct TlsListener {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let handshake = tokio::time::timeout(HANDSHAKE, self.acceptor.accept(stream)).await;
            // A client that does not trust the certificate has noticed it itself.
            if let Ok(Ok(stream)) = handshake {
                return (stream, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::Options;

    #[tokio::test]
    async fn who_trusts_the_certificate_reaches_the_server_under_its_name() {
        let discord = LoopbackDiscord::start(Options::default()).await.unwrap();
        let secured = discord.secured().await.unwrap();
        let client = |trusting: bool| {
            let builder = reqwest::Client::builder().resolve(HOST, secured.address);
            let certificate = reqwest::Certificate::from_der(&secured.certificate).unwrap();
            if trusting { builder.add_root_certificate(certificate) } else { builder }.build().unwrap()
        };
        let plain = reqwest::get(format!("{}/api/v10/nothing", discord.url())).await.unwrap();
        let url = format!("https://{HOST}/api/v10/nothing");
        let answer = client(true).get(&url).send().await.unwrap();
        assert_eq!(answer.status(), plain.status());
        assert_eq!(answer.text().await.unwrap(), plain.text().await.unwrap());
        assert!(client(false).get(&url).send().await.unwrap_err().is_connect());
        assert!(client(true).get(&url).send().await.is_ok(), "a client that turned away does not stop the server");
    }
}
