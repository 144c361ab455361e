//! How a match ended, to be shared: the score, and the course of the match.

use resvg::tiny_skia::{PathBuilder, Rect};
use talon_scene::{Course, MatchEnd, Person, Style};

use super::canvas::{Area, Pen};
use super::fonts::Fonts;
use super::kit::{Kit, Lamp};
use super::names::Names;
use super::people::Disc;
use super::stitches;
use super::tokens::{LABEL, Rgb, SHARE, Type, Weight};
use crate::PictureError;

/// How high the border is, and its stitches.
const BORDER: f32 = 70.0;
const STITCH: f32 = 12.0;
/// Where words begin, and how wide they may be.
const LEFT: f32 = 56.0;
const ROOM: f32 = 560.0;
/// How wide the score with its star may be.
const SCORE_ROOM: f32 = 604.0;
const LINE: f32 = 44.0;
const SECOND: f32 = 50.0;
const SMALLEST: f32 = 40.0;
/// Sizes in which the title is tried before it is condensed, and those of the score.
const TITLES: [f32; 4] = [112.0, 96.0, 80.0, 68.0];
const SCORES: [f32; 4] = [210.0, 180.0, 150.0, 120.0];
/// The course: its left and right end, its base line and its top.
const COURSE: (f32, f32) = (660.0, 1034.0);
const BASE: f32 = 478.0;
const TOP: f32 = 146.0;
/// Where the base line ends.
const BASE_END: f32 = 1150.0;
/// How far the discs are from the ends of the lines, and between which heights they stay.
const DISCS: f32 = 64.0;
const DISCS_TOP: f32 = 122.0;
const DISCS_BOTTOM: f32 = 500.0;
/// Up to how many deals the lines are thick, and up to how many there is a stitch on each gain.
const FEW: usize = 14;
const STITCHED: usize = 20;

/// The picture of a match's end.
pub(super) fn draw(end: &MatchEnd, style: Style) -> Result<Vec<u8>, PictureError> {
    let names = Names::of(end.courses.iter().map(|course| &course.person), Fonts::load(style.letters.cyrillic)?);
    let mut kit = Kit::new(SHARE, style, names)?;
    kit.canvas.flood(kit.colors.cloth);
    kit.lamp(Lamp { at: (330.0, 330.0), reach: (640.0, 420.0), inner: 0.7025 });
    kit.borders();
    kit.heading(end);
    kit.final_score(end);
    kit.course(end);
    if let Some(note) = &end.note {
        let ink = kit.ink(Type(SMALLEST, Weight::Text)).color(kit.colors.quiet).within(BASE_END - COURSE.0);
        kit.write((COURSE.0, 536.0), note, ink);
    }
    kit.sewn_label();
    kit.finish()
}

/// A line of the course.
struct Line<'a> {
    person: &'a Person,
    points: &'a [i32],
    /// Whether it is the winner's.
    first: bool,
    /// The middle of the disc at its end, and its radius.
    end: f32,
    radius: f32,
}

/// From deals and points to the picture.
struct Plane {
    deals: usize,
    least: f32,
    most: f32,
}

impl Plane {
    fn new(end: &MatchEnd) -> Self {
        let points = || end.courses.iter().flat_map(|course| &course.points).copied();
        let deals = end.courses.iter().map(|course| course.points.len()).max().unwrap_or(0).saturating_sub(1);
        let least = points().min().unwrap_or(0).min(0) as f32;
        let most = points().chain(end.target).max().unwrap_or(0) as f32;
        Self { deals, least, most: most.max(least + 1.0) }
    }

    fn x(&self, deal: usize) -> f32 {
        COURSE.0 + (COURSE.1 - COURSE.0) * deal as f32 / self.deals.max(1) as f32
    }

    fn y(&self, points: i32) -> f32 {
        BASE - (BASE - TOP) * (points as f32 - self.least) / (self.most - self.least)
    }

    /// How thick a line is.
    fn thick(&self, first: bool) -> f32 {
        match (self.deals <= FEW, first) {
            (true, true) => 12.0,
            (true, false) => 8.0,
            (false, true) => 10.0,
            (false, false) => 6.0,
        }
    }
}

impl Kit {
    fn borders(&mut self) {
        let colors = [self.colors.stitch, self.colors.core, self.colors.between];
        for top in [0.0, SHARE.1 - BORDER] {
            self.canvas.rect(Area::new(0.0, top, SHARE.0, BORDER), 0.0, self.colors.deep);
            stitches::border(&mut self.canvas, top + 5.0, STITCH, colors);
        }
    }

    /// Game, winner, and the others.
    fn heading(&mut self, end: &MatchEnd) {
        let ink = self.ink(Type(LINE, Weight::Strong)).color(self.colors.soft).within(ROOM * 0.6);
        let wide = self.write((LEFT, 138.0), &end.header.game, ink);
        if !end.header.about.is_empty() {
            let ink = self.ink(Type(LINE, Weight::Text)).color(self.colors.quiet).within(ROOM - wide - 14.0);
            self.write((LEFT + wide + 14.0, 138.0), &format!("· {}", end.header.about), ink);
        }
        self.title((LEFT - 4.0, 250.0), &end.title, &TITLES, ROOM);
        self.others(&end.others);
    }

    /// The others, in two smaller lines if one has no room for them.
    fn others(&mut self, words: &str) {
        let ink = |kit: &Self, size| kit.ink(Type(size, Weight::Text)).color(kit.colors.soft).within(ROOM);
        if self.has_room(words, Type(SECOND, Weight::Text), ROOM) {
            self.write((LEFT, 528.0), words, ink(self, SECOND));
            return;
        }
        for (line, y) in self.wrap_list(words, Type(SMALLEST, Weight::Text), ROOM, 2).iter().zip([502.0, 548.0]) {
            self.write((LEFT, y), line, ink(self, SMALLEST));
        }
    }

    /// The score, and the winner's star after it.
    fn final_score(&mut self, end: &MatchEnd) {
        let colors = self.colors;
        let star = stitches::star_width(8.5);
        let other = |kit: &Self, size: f32| {
            end.other_score.as_ref().map_or(0.0, |other| size * 0.47 + kit.width(other, Type(size, Weight::Text)))
        };
        let wide = |size: &f32| self.width(&end.score, Type(*size, Weight::Hero)) + other(self, *size);
        let size =
            SCORES.into_iter().find(|size| wide(size) + star + 30.0 <= SCORE_ROOM).unwrap_or(SCORES[SCORES.len() - 1]);
        let mut x = LEFT - 10.0;
        x += self.write((x, 446.0), &end.score, self.ink(Type(size, Weight::Hero)).within(ROOM));
        if let Some(other) = &end.other_score {
            let colon = self.ink(Type(size * 0.71, Weight::Strong)).color(colors.quiet);
            self.write((x + size * 0.16, 446.0 - size * 0.076), ":", colon);
            x += size * 0.47;
            let ink = self.ink(Type(size, Weight::Text)).color(colors.soft).within(ROOM);
            x += self.write((x, 446.0), other, ink);
        }
        let middle = (x + 84.0).min(COURSE.0 - 24.0 - star / 2.0);
        if middle - star / 2.0 > x {
            stitches::star(&mut self.canvas, (middle, 446.0 - size * 0.35), 8.5, [colors.stitch, colors.core]);
        }
    }

    /// The course of the match: the points of everybody after each deal.
    fn course(&mut self, end: &MatchEnd) {
        let plane = Plane::new(end);
        let last = plane.x(plane.deals);
        if let Some(points) = end.target {
            let target = plane.y(points);
            let pen = Pen::new(4.0).dashed(16.0, 11.0);
            self.canvas.line(&[(COURSE.0, target), (last + 10.0, target)], pen, self.colors.stitch);
            let ink = self.ink(Type(42.0, Weight::Strong)).color(self.colors.soft);
            self.write((COURSE.0, target - 14.0), &points.to_string(), ink);
        }
        self.canvas.line(&[(COURSE.0, BASE), (BASE_END, BASE)], Pen::new(4.0), self.colors.line);
        let lines = lines(&end.courses, &plane);
        for line in lines.iter().rev() {
            self.course_line(line, &plane);
        }
        for line in &lines {
            let disc = Disc::parted(line.radius, self.colors.cloth, 6.0);
            self.who((last + DISCS, line.end), line.person, disc);
        }
    }

    fn course_line(&mut self, line: &Line<'_>, plane: &Plane) {
        let color: Rgb = self.colors.seat(line.person.seat);
        let thick = plane.thick(line.first);
        let half = thick * if plane.deals <= FEW { 0.95 } else { 0.72 };
        let Some(begin) = line.points.first() else { return };
        let (mut path, mut stitches) = (PathBuilder::new(), PathBuilder::new());
        let mut level = plane.y(*begin);
        path.move_to(COURSE.0, level);
        for (deal, points) in line.points.iter().enumerate().skip(1) {
            let (x, y) = (plane.x(deal), plane.y(*points));
            if (y - level).abs() < f32::EPSILON {
                continue;
            }
            path.line_to(x, level);
            path.line_to(x, y);
            level = y;
            if let Some(stitch) =
                Rect::from_xywh(x - half, y - half, 2.0 * half, 2.0 * half).filter(|_| plane.deals <= STITCHED)
            {
                stitches.push_rect(stitch);
            }
        }
        let last = plane.x(plane.deals);
        path.line_to(last + 14.0, level);
        path.line_to(last + 50.0, line.end);
        self.canvas.stroke(path.finish(), Pen::new(thick), color);
        self.canvas.fill(stitches.finish(), color);
    }

    /// A sewn-on label: the only place where the bot's name stands.
    fn sewn_label(&mut self) {
        let height = 72.0;
        let style = Type(height * 0.62, Weight::Figure);
        let words = "Talon";
        let width = self.width(words, style) + height * 1.42;
        let area = Area::new(BASE_END - width, SHARE.1 - 80.0, width, height);
        self.canvas.rect(area, height * 0.12, LABEL.ground);
        let seam = Area::new(area.x + 5.0, area.y + 5.0, width - 10.0, height - 10.0);
        self.canvas.outline(seam, height * 0.08, Pen::new(3.0).dashed(9.0, 7.0), LABEL.stitch);
        let star = (area.x + height * 0.62, area.y + height / 2.0);
        stitches::star(&mut self.canvas, star, height * 0.05, [LABEL.stitch, LABEL.core]);
        let at = (area.x + height * 1.08, area.y + height / 2.0 + style.0 * 0.35);
        self.write(at, words, self.ink(style).color(LABEL.ink));
    }
}

/// The lines, the winner's first, their discs pushed apart.
fn lines<'a>(courses: &'a [Course], plane: &Plane) -> Vec<Line<'a>> {
    let room = (DISCS_BOTTOM - DISCS_TOP) / courses.len().max(1) as f32;
    let radius = |first: bool| (if first { 44.0_f32 } else { 36.0 }).min(room / 2.0 - if first { 2.0 } else { 4.0 });
    let line = |(number, course): (usize, &'a Course)| {
        let first = number == 0;
        let end = course.points.last().map_or(BASE, |points| plane.y(*points));
        Line { person: &course.person, points: &course.points, first, end, radius: radius(first).max(14.0) }
    };
    let mut lines: Vec<Line<'a>> = courses.iter().enumerate().map(line).collect();
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|one, other| lines[*one].end.total_cmp(&lines[*other].end).then(one.cmp(other)));
    let gap = |lines: &[Line<'_>], one: usize, other: usize| lines[one].radius + lines[other].radius + 8.0;
    for pair in order.windows(2) {
        let least = lines[pair[0]].end + gap(&lines, pair[0], pair[1]);
        lines[pair[1]].end = lines[pair[1]].end.max(least);
    }
    let mut lowest = DISCS_BOTTOM;
    let mut below: Option<usize> = None;
    for at in order.into_iter().rev() {
        if let Some(below) = below {
            lowest = lines[below].end - gap(&lines, at, below);
        }
        let limit = if below.is_none() { lowest - lines[at].radius + 36.0 } else { lowest };
        lines[at].end = lines[at].end.min(limit);
        below = Some(at);
    }
    lines
}
