//! The figures and labels along the edges of a chart.

use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};

use super::data::{Line, Places};
use super::figures::signed;

/// The part of the height that stays free above the highest value and below the lowest.
const AIR: i64 = 20;

/// The values of a chart from the lowest to the highest, with round figures beside them. plotters could choose them too, but its search
/// does not end if there is no room for any.
pub(super) struct Up(Range<i64>);

/// How many figures there are from the lowest to the highest value at most.
const FIGURES: i64 = 7;

impl Up {
    /// The vertical scale of these lines.
    pub(super) fn new(lines: &[Line]) -> Self {
        Self(reach(lines))
    }

    fn figures(&self) -> Vec<i64> {
        let Range { start, end } = self.0;
        let step = round_steps().find(|step| (end - start) / step < FIGURES).unwrap_or(end - start);
        let first = start.div_euclid(step) + i64::from(start.rem_euclid(step) > 0);
        (first..=end.div_euclid(step)).map(|figure| figure * step).collect()
    }

    /// How wide the widest figure is.
    pub(super) fn width(&self, width: impl Fn(&str) -> f32) -> f32 {
        self.figures().into_iter().map(|figure| width(&signed(figure))).fold(0.0, f32::max)
    }
}

impl Ranged for Up {
    type FormatOption = NoDefaultFormatting;
    type ValueType = i64;

    fn map(&self, value: &i64, (bottom, top): (i32, i32)) -> i32 {
        let share = (value - self.0.start) as f64 / (self.0.end - self.0.start) as f64;
        bottom + (f64::from(top - bottom) * share).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<i64> {
        self.figures()
    }

    fn range(&self) -> Range<i64> {
        self.0.clone()
    }
}

impl ValueFormatter<i64> for Up {
    fn format_ext(&self, value: &i64) -> String {
        signed(*value)
    }
}

/// 1, 2, 5, 10, 20, 50 and so on.
fn round_steps() -> impl Iterator<Item = i64> {
    (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
}

/// The range of the values, with their uncertainty. It is never empty.
fn reach(lines: &[Line]) -> Range<i64> {
    let ends = |line: &Line| {
        let spread = line.spread.clone().into_iter().map(i64::from).chain(std::iter::repeat(0));
        let ends = line.values.iter().zip(spread);
        ends.flat_map(|(value, spread)| [i64::from(*value) - spread, i64::from(*value) + spread]).collect::<Vec<_>>()
    };
    let all: Vec<i64> = lines.iter().flat_map(ends).collect();
    let (low, high) = (all.iter().min().copied().unwrap_or(0), all.iter().max().copied().unwrap_or(0));
    let air = ((high - low) / AIR).max(1);
    low - air..high + air
}

/// The places of a chart from left to right, with what is written below some of them.
pub(super) struct Across {
    count: usize,
    ticks: Vec<(usize, String)>,
}

/// The room before the first place and after the last, as a part of the room between them.
const ASIDE: f64 = 0.03;

impl Across {
    /// A scale of `count` places in the given number of pixels; `width` measures a text.
    pub(super) fn new(places: &Places, count: usize, width: impl Fn(&str) -> f32, room: f32) -> Self {
        Self { count, ticks: ticks(places, count, width, room) }
    }
}

impl Ranged for Across {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, place: &f64, (left, right): (i32, i32)) -> i32 {
        let Range { start, end } = self.range();
        left + (f64::from(right - left) * (place - start) / (end - start)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.ticks.iter().map(|(place, _)| *place as f64).collect()
    }

    /// One place has as much room as two.
    fn range(&self) -> Range<f64> {
        let last = self.count.max(2) as f64 - 1.0;
        -ASIDE * last..last + ASIDE * last
    }
}

impl ValueFormatter<f64> for Across {
    fn format_ext(&self, place: &f64) -> String {
        self.ticks.iter().find(|(at, _)| *at as f64 == *place).map_or_else(String::new, |(_, text)| text.clone())
    }
}

/// The labels below, with their places, chosen so that the texts do not overlap.
fn ticks(places: &Places, count: usize, width: impl Fn(&str) -> f32, room: f32) -> Vec<(usize, String)> {
    let step = room / count.saturating_sub(1).max(1) as f32;
    match places {
        Places::Counted { first } => counted(*first, count, width, step),
        Places::Named(names) => named(names.get(..count).unwrap_or(names), width, step),
    }
}

/// Every, every second, fifth, tenth … number.
fn counted(first: u32, count: usize, width: impl Fn(&str) -> f32, step: f32) -> Vec<(usize, String)> {
    let number = |place: usize| i64::from(first) + place as i64;
    let widest = width(&number(count).to_string()) * 1.6;
    let every = round_steps().find(|every| *every as f32 * step >= widest).unwrap_or(i64::MAX);
    (0..count).filter(|place| number(*place) % every == 0).map(|place| (place, number(place).to_string())).collect()
}

/// The first place of each name, as long as the one before it has ended.
fn named(names: &[String], width: impl Fn(&str) -> f32, step: f32) -> Vec<(usize, String)> {
    let mut ticks: Vec<(usize, String)> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let fits = ticks.last().is_none_or(|(last, before)| {
            let apart = (place - last) as f32 * step;
            name != before && apart >= (width(name) + width(before)) * 0.6
        });
        // A text stands in the middle of its place, and may not leave the picture.
        let after = names.len().saturating_sub(place + 1) as f32 * step;
        if fits && (place == 0 || after + MARGIN >= width(name) / 2.0) {
            ticks.push((place, name.clone()));
        }
    }
    ticks
}

/// How far a text below may reach beyond the last place, in pixels.
const MARGIN: f32 = 36.0;

#[cfg(test)]
mod tests {
    use super::*;

    fn line(values: &[i32], spread: &[u32]) -> Line {
        Line { values: values.to_vec(), spread: spread.to_vec(), ..Line::default() }
    }

    fn wide(text: &str) -> f32 {
        text.chars().count() as f32 * 10.0
    }

    #[test]
    fn values_and_their_uncertainty_have_room() {
        assert_eq!(reach(&[line(&[100, 300], &[]), line(&[200], &[])]), 90..310);
        assert_eq!(reach(&[line(&[1500, 1500], &[200, 100])]), 1280..1720);
        assert_eq!(reach(&[line(&[7], &[])]), 6..8);
        assert_eq!(reach(&[]), -1..1);
        let all = reach(&[line(&[i32::MIN, i32::MAX], &[u32::MAX, u32::MAX])]);
        assert!(all.start < i64::from(i32::MIN) && all.end > i64::from(i32::MAX));
    }

    #[test]
    fn round_figures_stand_beside_the_values() {
        assert_eq!(Up(1280..1720).figures(), [1300, 1400, 1500, 1600, 1700]);
        assert_eq!(Up(-1..8).figures(), [0, 2, 4, 6, 8]);
        assert_eq!(Up(-13..-6).figures(), [-12, -10, -8, -6]);
        assert_eq!(Up(6..8).figures(), [6, 7, 8]);
        let all = Up::new(&[line(&[i32::MIN, i32::MAX], &[])]).figures();
        assert!((3..=7).contains(&all.len()), "{all:?}");
    }

    #[test]
    fn the_highest_value_is_at_the_top_and_the_last_place_on_the_right() {
        let up = Up(0..10);
        assert_eq!([0, 5, 10].map(|value| up.map(&value, (400, 0))), [400, 200, 0]);
        let across = Across::new(&Places::default(), 3, wide, 240.0);
        assert_eq!([0.0, 1.0, 2.0].map(|place| across.map(&place, (0, 240))), [7, 120, 233]);
    }

    #[test]
    fn numbers_stand_at_round_places() {
        let at = |first, count, room| {
            let ticks = ticks(&Places::Counted { first }, count, wide, room);
            ticks.into_iter().map(|(_, text)| text).collect::<Vec<_>>()
        };
        assert_eq!(at(0, 4, 800.0), ["0", "1", "2", "3"]);
        assert_eq!(at(1, 60, 300.0), ["10", "20", "30", "40", "50", "60"]);
        assert_eq!(at(0, 1, 800.0), ["0"]);
        assert_eq!(at(0, 0, 800.0), Vec::<String>::new());
    }

    #[test]
    fn a_name_stands_where_it_begins_and_never_over_another() {
        let names: Vec<String> = ["22.11.", "22.11.", "22.11.", "23.11.", "24.11."].map(str::to_owned).to_vec();
        let at = |room| ticks(&Places::Named(names.clone()), names.len(), wide, room);
        let (first, second) = ((0, "22.11.".to_owned()), (3, "23.11.".to_owned()));
        assert_eq!(at(400.0), [first.clone(), second.clone(), (4, "24.11.".to_owned())]);
        assert_eq!(at(200.0), [first.clone(), second]);
        assert_eq!(at(40.0), [first]);
    }
}
