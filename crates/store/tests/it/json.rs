//! Any JSON is kept as it was, and its hash does not depend on the order in which it was written.

use jadoube_store::{Seq, Store, StoreUrl, Verified};
use proptest::prelude::*;
use serde_json::{Map, Value};

use crate::ground::{entry, game};

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((".{0,6}", inner), 0..6)
                .prop_map(|it| Value::Object(it.into_iter().collect())),
        ]
    })
}

/// The same with the names of every object in the other order.
fn turned(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(turned).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().rev().map(|(name, it)| (name.clone(), turned(it)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
        plain => plain.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_json_is_kept(bodies in prop::collection::vec(any_json(), 1..4)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let store = Store::open(&StoreUrl::Memory).await.expect("a store");
            let entries = |of: fn(&Value) -> Value| bodies.iter().map(|it| entry(of(it))).collect();
            let written = store.append(&game("g"), Seq::START, entries(Value::clone)).await;
            let written = written.expect("written");
            let read = store.read(&game("g"), Seq::START).await.expect("read");
            assert_eq!(read, written);
            let kept: Vec<Value> = read.into_iter().map(|it| it.body).collect();
            assert_eq!(kept, bodies);
            let whole = store.verify(&game("g")).await.expect("verified");
            assert!(matches!(whole, Verified::Whole(_)));
            store.close().await;
            let other = Store::open(&StoreUrl::Memory).await.expect("a store");
            let again = other.append(&game("g"), Seq::START, entries(turned)).await;
            let again = again.expect("written");
            assert_eq!(again.last().map(|it| it.hash), written.last().map(|it| it.hash));
            other.close().await;
        });
    }
}
