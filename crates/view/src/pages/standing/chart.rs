//! Charts in words and signs.

use std::ops::RangeInclusive;

use crate::words::{Phrase, Standing};
use crate::{Locale, say};

/// A course of values, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Chart {
    /// The values.
    pub(crate) values: Vec<i32>,
}

/// The signs of which a course is drawn in a line of text, the lowest first.
const SIGNS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// How many signs stand in a line of a phone.
const WIDTH: usize = 24;

impl Chart {
    /// The course as a line of text. If there are more values than room, each sign stands for the mean of several.
    pub(crate) fn line(&self) -> String {
        let means = self.means();
        let (low, high) = (means.iter().min().copied().unwrap_or(0), means.iter().max().copied().unwrap_or(0));
        self.line_in(&(low..=high))
    }

    /// The same on a given scale, so that several courses can be compared.
    pub(crate) fn line_in(&self, scale: &RangeInclusive<i64>) -> String {
        let (low, high) = (*scale.start(), *scale.end());
        let steps = (SIGNS.len() - 1) as i64;
        let sign = |value: i64| {
            let step = (value - low) * steps / (high - low).max(1);
            usize::try_from(step).ok().and_then(|step| SIGNS.get(step)).copied().unwrap_or(SIGNS[0])
        };
        self.means().into_iter().map(sign).collect()
    }

    /// The first and the last value, the lowest and the highest; none of an empty course.
    pub(crate) fn ends(&self) -> Option<(i32, i32, i32, i32)> {
        let values = &self.values;
        Some((*values.first()?, *values.last()?, *values.iter().min()?, *values.iter().max()?))
    }

    fn means(&self) -> Vec<i64> {
        let width = self.values.len().div_ceil(WIDTH).max(1);
        let mean = |part: &[i32]| part.iter().map(|value| i64::from(*value)).sum::<i64>() / part.len().max(1) as i64;
        self.values.chunks(width).map(mean).collect()
    }

    /// Those figures in words.
    pub(super) fn figures(&self, locale: Locale) -> Option<Phrase> {
        let (first, last, low, high) = self.ends()?;
        let count = u32::try_from(self.values.len()).unwrap_or(u32::MAX);
        Some(Phrase(say(locale, &Standing::CourseFigures { count, first, last, low, high })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(values: &[i32]) -> String {
        Chart { values: values.to_vec() }.line()
    }

    #[test]
    fn a_course_rises_and_falls_in_its_own_range() {
        assert_eq!(line(&[1500, 1570, 1535, 1500]), "▁█▄▁");
        assert_eq!(line(&[7, 7, 7]), "▁▁▁");
        assert_eq!(line(&[]), "");
        assert_eq!(line(&[i32::MIN, i32::MAX]), "▁█");
    }

    #[test]
    fn courses_that_are_compared_have_one_scale() {
        let of = |values: &[i32]| Chart { values: values.to_vec() }.line_in(&(0..=14));
        assert_eq!((of(&[0, 7, 14]), of(&[0, 2, 4])), ("▁▄█".to_owned(), "▁▂▃".to_owned()));
        assert_eq!(Chart { values: vec![0, -3, 5] }.ends(), Some((0, 5, -3, 5)));
    }

    #[test]
    fn many_values_have_room_in_a_line() {
        let many: Vec<i32> = (0..1000).collect();
        let drawn = line(&many);
        assert!((20..=WIDTH).contains(&drawn.chars().count()), "{drawn}");
        assert!(drawn.starts_with('▁') && drawn.ends_with('█'));
    }
}
