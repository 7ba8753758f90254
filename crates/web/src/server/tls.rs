//! Encrypted lines to browsers: with certificates that others have given, or with one of our own for the network of a hall.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clock::Phrase;
use rcgen::{CertificateParams, DnType, KeyPair};
use ring::digest::{SHA256, digest};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// Where the certificate comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tls {
    /// Files in the PEM form: the certificates, the server's own first, and its key.
    Files {
        /// The certificates.
        certificates: PathBuf,
        /// The key.
        key: PathBuf,
    },
    /// One that the server makes and signs itself.
    Own {
        /// Where it is kept, so that the next start has the same; without it each start makes one.
        kept: Option<PathBuf>,
    },
}

/// Why there are no encrypted lines.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoTls {
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    #[error("{0}: no certificate")]
    NoCertificate(PathBuf),
    #[error("{0}: no key")]
    NoKey(PathBuf),
    #[error("{0}")]
    NotUsable(String),
}

impl NoTls {
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            NoTls::File(path, why) => {
                Phrase::new("server-tls-file").text("file", path.display()).text("said", why)
            }
            NoTls::NoCertificate(path) => {
                Phrase::new("server-tls-no-certificate").text("file", path.display())
            }
            NoTls::NoKey(path) => Phrase::new("server-tls-no-key").text("file", path.display()),
            NoTls::NotUsable(said) => Phrase::new("server-tls-not-usable").text("said", said),
        }
    }
}

/// How lines are encrypted, and how people tell that it is this server.
pub(super) struct Secured {
    pub(super) acceptor: TlsAcceptor,
    /// SHA-256 of the certificate, as browsers show it.
    pub(super) fingerprint: String,
}

impl Tls {
    /// For a server that has these names.
    pub(super) fn ready(&self, names: &[String]) -> Result<Secured, NoTls> {
        match self {
            Tls::Files { certificates, key } => {
                let chain = chain(certificates, &read(certificates)?)?;
                secured(chain, private(key, &read(key)?)?)
            }
            Tls::Own { kept: None } => own(Path::new(""), &make(names)?),
            Tls::Own { kept: Some(path) } => {
                let text = match fs::read(path) {
                    Ok(text) if still_good(&text) => text,
                    Ok(_) => renewed(path, names)?,
                    Err(why) if why.kind() == io::ErrorKind::NotFound => renewed(path, names)?,
                    Err(why) => return Err(NoTls::File(path.clone(), why)),
                };
                own(path, &text)
            }
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, NoTls> {
    fs::read(path).map_err(|why| NoTls::File(path.to_owned(), why))
}

fn chain(path: &Path, text: &[u8]) -> Result<Vec<CertificateDer<'static>>, NoTls> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(text).collect();
    let chain = found.ok().filter(|it| !it.is_empty());
    chain.ok_or_else(|| NoTls::NoCertificate(path.to_owned()))
}

fn private(path: &Path, text: &[u8]) -> Result<PrivateKeyDer<'static>, NoTls> {
    PrivateKeyDer::from_pem_slice(text).map_err(|_| NoTls::NoKey(path.to_owned()))
}

fn own(path: &Path, text: &[u8]) -> Result<Secured, NoTls> {
    secured(chain(path, text)?, private(path, text)?)
}

fn secured(
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
) -> Result<Secured, NoTls> {
    let not_usable = |why: tokio_rustls::rustls::Error| NoTls::NotUsable(why.to_string());
    let first = chain.first().map(|it| digest(&SHA256, it));
    let pairs = first.iter().flat_map(|it| it.as_ref()).map(|it| format!("{it:02X}"));
    let fingerprint = pairs.collect::<Vec<_>>().join(":");
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(not_usable)?
        .with_no_client_auth();
    let mut config = config.with_single_cert(chain, key).map_err(not_usable)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Secured { acceptor: TlsAcceptor::from(Arc::new(config)), fingerprint })
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Browsers take no certificate that is good for longer.
const GOOD_DAYS: u32 = 825;
/// One that is good for less than this is made anew.
const RENEWED_DAYS: u32 = 30;
/// What stands before the certificate: until when it is good, in milliseconds since 1970.
const UNTIL: &str = "jadoube-good-until ";

/// The time of day, by which browsers judge a certificate.
fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A certificate of our own and its key, as they are kept.
fn make(names: &[String]) -> Result<Vec<u8>, NoTls> {
    let not_made = |why: rcgen::Error| NoTls::NotUsable(why.to_string());
    let now = Duration::from_millis(u64::try_from(now_ms()).unwrap_or(0));
    let until = now + DAY * GOOD_DAYS;
    let mut wanted = CertificateParams::new(names).map_err(not_made)?;
    wanted.distinguished_name.push(DnType::CommonName, "jadoube");
    // Clocks of devices may be slow.
    wanted.not_before = rcgen::date_time_ymd(1970, 1, 1) + now.saturating_sub(DAY);
    wanted.not_after = rcgen::date_time_ymd(1970, 1, 1) + until;
    let key = KeyPair::generate().map_err(not_made)?;
    let made = wanted.self_signed(&key).map_err(not_made)?;
    let (until, made, key) = (until.as_millis(), made.pem(), key.serialize_pem());
    Ok(format!("{UNTIL}{until}\n{made}{key}").into_bytes())
}

fn still_good(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let until = text.lines().next().and_then(|it| it.strip_prefix(UNTIL)?.parse::<i64>().ok());
    let needed = i64::try_from((DAY * RENEWED_DAYS).as_millis()).unwrap_or(i64::MAX);
    // What somebody else has put there is taken as it is.
    until.is_none_or(|it| it.saturating_sub(now_ms()) > needed)
}

/// A new one, in a file that only its owner can read.
fn renewed(path: &Path, names: &[String]) -> Result<Vec<u8>, NoTls> {
    let text = make(names)?;
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}", std::process::id()));
    let draft = PathBuf::from(draft);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let written = options.open(&draft).and_then(|mut file| {
        file.write_all(&text)?;
        file.sync_all()?;
        fs::rename(&draft, path)
    });
    written.map_err(|why| {
        let _ = fs::remove_file(&draft);
        NoTls::File(path.to_owned(), why)
    })?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_of_ours_stays_until_it_is_nearly_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("desk.pem");
        let own = Tls::Own { kept: Some(path.clone()) };
        let names = ["localhost".to_owned(), "192.168.1.20".to_owned()];
        let print = || own.ready(&names).expect("a certificate").fingerprint;
        let first = print();
        assert_eq!(first.len(), 95, "{first}");
        assert_eq!(print(), first, "after a restart");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let kept = fs::read_to_string(&path).expect("a file");
        let (_, rest) = kept.split_once('\n').expect("lines");
        fs::write(&path, format!("{UNTIL}{}\n{rest}", now_ms())).expect("written");
        assert_ne!(print(), first, "it would soon have been over");
        fs::write(&path, "nothing of the kind").expect("written");
        assert!(matches!(own.ready(&names), Err(NoTls::NoCertificate(_))), "nothing is lost");
    }
}
