//! Numbers with decimals, as each language writes them.

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::GroupingStrategy;

use crate::Locale;

/// A quotient with so many decimals at most, and no zeros at their end; halves are rounded away from zero. A divisor below one counts
/// as one.
pub(crate) fn quotient(sum: i64, parts: i64, decimals: u8, locale: Locale) -> String {
    signed(rounded(sum, parts, decimals), decimals, "", locale)
}

/// The same with a plus sign if it is positive.
pub(crate) fn signed_quotient(sum: i64, parts: i64, decimals: u8, locale: Locale) -> String {
    signed(rounded(sum, parts, decimals), decimals, "+", locale)
}

/// A mean of points as people read it, with a decimal and a sign.
pub(crate) fn points(mean: f32, locale: Locale) -> String {
    const TENTHS: f32 = 10.0;
    signed_quotient((mean * TENTHS).round() as i64, TENTHS as i64, 1, locale)
}

/// Points as people read them, with their sign.
pub(crate) fn whole(points: i32, locale: Locale) -> String {
    signed_quotient(points.into(), 1, 0, locale)
}

/// The quotient in units of its last decimal.
fn rounded(sum: i64, parts: i64, decimals: u8) -> i128 {
    let parts = i128::from(parts.max(1));
    let size = (i128::from(sum).abs() * 10_i128.pow(decimals.into()) + parts / 2) / parts;
    size * i128::from(sum.signum())
}

/// The minus is longer than a hyphen in every language, as card players set their sheets.
fn signed(units: i128, decimals: u8, plus: &str, locale: Locale) -> String {
    let sign = match units {
        0 => "",
        1.. => plus,
        _ => "−",
    };
    let mut size = Decimal::from(units.unsigned_abs());
    size.multiply_pow10(-i16::from(decimals));
    size.absolute.trim_end();
    format!("{sign}{}", written(&size, locale))
}

fn written(size: &Decimal, locale: Locale) -> String {
    match DecimalFormatter::try_new(locale.language.conventions().into(), GroupingStrategy::Never.into()) {
        Ok(formatter) => formatter.format(size).to_string(),
        // Never so, as the data of all languages are compiled in.
        Err(_) => size.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn quotients_are_rounded_and_written_as_the_reader_writes_them() {
        let twelfths = |sum, locale| signed_quotient(sum, 12, 1, locale);
        for (sum, english, bulgarian) in [
            (0, "0", "0"),
            (12, "+1", "+1"),
            (18, "+1.5", "+1,5"),
            (-18, "−1.5", "−1,5"),
            (-1, "−0.1", "−0,1"),
            (1, "+0.1", "+0,1"),
            (11, "+0.9", "+0,9"),
            (1207, "+100.6", "+100,6"),
            (12_000 * 12, "+12000", "+12000"),
        ] {
            assert_eq!(
                (twelfths(sum, Locale::EN), twelfths(sum, Locale::BG)),
                (english.to_owned(), bulgarian.to_owned())
            );
        }
        assert_eq!(signed_quotient(1, 100, 1, Locale::EN), "0", "too little to be told");
        assert_eq!(quotient(7, 0, 1, Locale::EN), "7");
        assert!(Locale::ALL.into_iter().all(|locale| locale == Locale::EN || quotient(3, 2, 1, locale) == "1,5"));
    }

    #[test]
    fn two_decimals_are_written_where_they_are_needed() {
        let written = |parts| quotient(parts, 24, 2, Locale::EN);
        assert_eq!([0, 12, 24, 16, 8, 61].map(written), ["0", "0.5", "1", "0.67", "0.33", "2.54"]);
        assert_eq!(quotient(25, 24, 2, Locale::BG), "1,04");
        assert_eq!([-18, 0, 24].map(|sum| signed_quotient(sum, 12, 2, Locale::of(Language::Fi))), ["−1,5", "0", "+2"]);
        assert_eq!(quotient(i64::MIN, 1, 2, Locale::EN), "−9223372036854775808");
    }
}
