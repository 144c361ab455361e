//! Moments as Postgres stores them.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgTypeInfo, PgValueFormat, PgValueRef, Postgres};
use sqlx::{Decode, Encode, Type};
use talon_table::Timestamp;

/// The type id of `timestamptz`, which never changes.
const TIMESTAMPTZ: Oid = Oid(1184);

/// The milliseconds from the Unix epoch to 2000-01-01, where Postgres begins to count its microseconds.
const POSTGRES_EPOCH: i64 = 946_684_800_000;

/// The Julian day of the Unix epoch, and the milliseconds of a day.
const JULIAN_EPOCH: i64 = 2_440_588;
const DAY: i64 = 86_400_000;

/// The first moment that Postgres knows, and the first that is too late for it, in its own microseconds:
/// 4714-11-24 BC and 294277-01-01.
const FIRST: i64 = -211_813_488_000_000_000;
const END: i64 = 9_223_371_331_200_000_000;

/// A `timestamptz`. Moments beyond Postgres's range are its `-infinity` and `infinity`, which are read as the first and the last moment
/// there is: so `Timestamp(i64::MIN)`, the house's "never", is `-infinity`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment(pub(crate) Timestamp);

impl Moment {
    fn to_micros(self) -> i64 {
        let micros = self.0.0.checked_sub(POSTGRES_EPOCH).and_then(|millis| millis.checked_mul(1000));
        match micros {
            Some(micros) if (FIRST..END).contains(&micros) => micros,
            Some(_) | None if self.0.0 < 0 => i64::MIN,
            Some(_) | None => i64::MAX,
        }
    }

    /// Its form in a JSON list: a Julian day and the time of that day, which Postgres reads whatever its settings are.
    pub(crate) fn json(self) -> String {
        match self.to_micros() {
            i64::MIN => "-infinity".to_owned(),
            i64::MAX => "infinity".to_owned(),
            _ => {
                let (day, millis) = (self.0.0.div_euclid(DAY) + JULIAN_EPOCH, self.0.0.rem_euclid(DAY));
                let (minutes, millis) = (millis / 60_000, millis % 60_000);
                format!("J{day} {:02}:{:02}:{:02}.{:03}+00", minutes / 60, minutes % 60, millis / 1000, millis % 1000)
            }
        }
    }

    const fn from_micros(micros: i64) -> Self {
        Self(Timestamp(match micros {
            i64::MIN | i64::MAX => micros,
            // Only another program writes fractions of a millisecond.
            micros => micros.div_euclid(1000) + POSTGRES_EPOCH,
        }))
    }
}

impl Type<Postgres> for Moment {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(TIMESTAMPTZ)
    }
}

impl Encode<'_, Postgres> for Moment {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Postgres>::encode(self.to_micros(), buffer)
    }
}

impl Decode<'_, Postgres> for Moment {
    fn decode(value: PgValueRef<'_>) -> Result<Self, BoxDynError> {
        match value.format() {
            PgValueFormat::Binary => Ok(Self::from_micros(<i64 as Decode<Postgres>>::decode(value)?)),
            PgValueFormat::Text => Err("a moment in a text".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn there_and_back(millis: i64) -> i64 {
        Moment::from_micros(Moment(Timestamp(millis)).to_micros()).0.0
    }

    #[test]
    fn what_postgres_does_not_know_is_never_or_for_ever() {
        assert_eq!(Moment(Timestamp(POSTGRES_EPOCH)).to_micros(), 0);
        let (first, end) = (FIRST / 1000 + POSTGRES_EPOCH, END / 1000 + POSTGRES_EPOCH);
        assert_eq!(there_and_back(first), first);
        assert_eq!(there_and_back(end - 1), end - 1);
        assert_eq!(Moment(Timestamp(POSTGRES_EPOCH - 1)).json(), "J2451544 23:59:59.999+00");
        assert_eq!(Moment(Timestamp(first)).json(), "J0 00:00:00.000+00");
        assert_eq!(Moment(Timestamp(i64::MIN)).json(), "-infinity");
        for (beyond, read) in [(first - 1, i64::MIN), (i64::MIN, i64::MIN), (end, i64::MAX), (i64::MAX, i64::MAX)] {
            assert_eq!(there_and_back(beyond), read);
        }
    }

    proptest! {
        #[test]
        fn what_postgres_knows_reads_back(millis in FIRST / 1000 + POSTGRES_EPOCH..END / 1000 + POSTGRES_EPOCH) {
            prop_assert_eq!(there_and_back(millis), millis);
        }

        #[test]
        fn order_is_kept(one in any::<i64>(), other in any::<i64>()) {
            let (least, most) = (one.min(other), one.max(other));
            prop_assert!(Moment(Timestamp(least)).to_micros() <= Moment(Timestamp(most)).to_micros());
        }
    }
}
