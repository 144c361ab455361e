use std::time::Duration;

use proptest::prelude::*;
use talon_table::{BadId, PersonId, TableId, Timestamp};

#[test]
fn ids_have_one_text() {
    assert_eq!(TableId(0).to_string(), "aaaaaaaaaaaaa");
    assert_eq!(TableId(u64::MAX).to_string(), "7777777777776");
    assert_eq!(PersonId(1).to_string(), "aaaaaaaaaaaac");
    // The last character carries one bit more than a number has; only its even values are names.
    assert_eq!("7777777777777".parse::<TableId>(), Err(BadId));
    assert_eq!("AAAAAAAAAAAAA".parse::<TableId>(), Err(BadId));
    assert_eq!("aaaaaaaaaaaa".parse::<TableId>(), Err(BadId));
    assert_eq!("aaaaaaaaaaaa1".parse::<TableId>(), Err(BadId));
    assert_eq!(serde_json::to_string(&PersonId(1)).unwrap(), "\"aaaaaaaaaaaac\"");
    assert!(serde_json::from_str::<PersonId>("1").is_err());
}

#[test]
fn moments_saturate() {
    assert_eq!(Timestamp(5).plus(Duration::from_secs(1)), Timestamp(1005));
    assert_eq!(Timestamp(i64::MAX).plus(Duration::MAX), Timestamp(i64::MAX));
    assert_eq!(Timestamp(1500).since(Timestamp(500)), Duration::from_secs(1));
    assert_eq!(Timestamp(500).since(Timestamp(1500)), Duration::ZERO);
    assert_eq!(Timestamp(i64::MIN).since(Timestamp(i64::MAX)), Duration::ZERO);
}

proptest! {
    #[test]
    fn ids_round_trip(number: u64) {
        let id = TableId(number);
        prop_assert_eq!(id.to_string().len(), 13);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
        let json = serde_json::to_string(&id).unwrap();
        prop_assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), id);
    }

    #[test]
    fn a_text_is_an_id_or_refused(text in "\\PC{0,16}|[a-z2-7]{13}") {
        if let Ok(id) = text.parse::<PersonId>() {
            prop_assert_eq!(id.to_string(), text);
        }
    }
}
