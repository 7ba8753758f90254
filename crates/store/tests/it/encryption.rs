//! Encrypted connections to PostgreSQL: what is demanded is kept, or there is no connection.

use std::fs;
use std::sync::Arc;

use jadoube_store::{CannotOpen, NotAStoreUrl, Seq, Store, StoreUrl};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::ground::{Ground, game, numbered};
use crate::proxy::Proxy;

/// A certificate for this machine by name, and a server that has it.
fn certificate() -> (String, TlsAcceptor) {
    let made = generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let CertifiedKey { cert, signing_key } = made;
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .expect("a server");
    (cert.pem(), TlsAcceptor::from(Arc::new(config)))
}

async fn opens(address: &str) -> Result<(), CannotOpen> {
    let store = Store::open(&address.parse().expect("an address")).await?;
    let seen = store.read(&game("g"), Seq::START).await.expect("read").len() as u64;
    store.append(&game("g"), Seq(seen), vec![numbered(seen)]).await.expect("written");
    store.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_as_the_address_says() {
    let Some(ground) = Ground::postgres().await else { return };
    let (roots, tls) = certificate();
    let (trusted, others) = (ground.file("trusted 1.pem"), ground.file("others.pem"));
    fs::write(&trusted, roots).expect("a file");
    fs::write(&others, certificate().0).expect("a file");
    let shown = |path: &std::path::Path| path.display().to_string().replace(' ', "%20");
    let (trusted, others) = (shown(&trusted), shown(&others));
    let (encrypted, plain) =
        (Proxy::to(ground.socket(), Some(tls)).await, Proxy::to(ground.socket(), None).await);
    for options in [
        "".to_owned(),
        "sslmode=prefer".to_owned(),
        "sslmode=require".to_owned(),
        format!("sslmode=verify-full&sslrootcert={trusted}"),
        format!("sslrootcert={trusted}"),
    ] {
        let before = encrypted.encrypted();
        opens(&ground.through(&encrypted, &options)).await.expect(&options);
        assert!(encrypted.encrypted() > before, "{options}");
    }
    let before = encrypted.encrypted();
    opens(&ground.through(&encrypted, "sslmode=disable")).await.expect("in the open");
    assert_eq!(encrypted.encrypted(), before);
    opens(&ground.through(&plain, "sslmode=prefer")).await.expect("in the open");
    let by_number = ground.through(&encrypted, &format!("sslrootcert={trusted}"));
    for (what, address) in [
        ("another certificate", ground.through(&encrypted, &format!("sslrootcert={others}"))),
        ("another name", by_number.replace("localhost", "127.0.0.1")),
        ("a server that cannot", ground.through(&plain, "sslmode=require")),
        ("no such file", ground.through(&encrypted, "sslrootcert=/no/such/file")),
    ] {
        assert!(opens(&address).await.is_err(), "{what}");
    }
    ground.end().await;
}

#[test]
fn options_of_an_address_are_read_with_care() {
    let read = |options: &str| format!("postgres://anna@host/desk?{options}").parse::<StoreUrl>();
    for right in ["timeout=10", "timeout=2s&sslmode=require", "timeout=500ms&application_name=x"] {
        let url = read(right).expect(right);
        assert_eq!(url.to_string(), "postgres://host/desk");
    }
    for wrong in
        ["timeout=", "timeout=0", "timeout=-1s", "timeout=1h", "timeout=9999999999999999999"]
    {
        assert!(matches!(read(wrong), Err(NotAStoreUrl::Timeout(_))), "{wrong}");
    }
    for wrong in ["sslmode=", "sslmode=allow", "sslmode=verify-ca"] {
        assert!(matches!(read(wrong), Err(NotAStoreUrl::SslMode(_))), "{wrong}");
    }
    assert_eq!(read("sslmode=verify-full"), Err(NotAStoreUrl::NoRoots));
}
