//! How a deal and how a match ended.

use maud::{Markup, html};
use talon_scene::{Course, DealEnd, DealRow, MatchEnd, Scene};

use super::parts::{disc, medal, mini};
use super::pen::Pen;
use super::text::symbols;

/// How wide and high the drawing of a match's course is, in its own units.
const COURSE: (i32, i32) = (600, 160);

/// How wide a bar of points is, in its own units.
const BAR: i32 = 100;

/// The end that a scene shows; nothing for any other scene.
pub(super) fn ends(pen: Pen, scene: &Scene) -> Markup {
    match scene {
        Scene::DealEnd(end) => deal(pen, end),
        Scene::MatchEnd(end) => whole(pen, end),
        Scene::Table(_) | Scene::Hand(_) => Markup::default(),
    }
}

fn deal(pen: Pen, end: &DealEnd) -> Markup {
    html! {
        header { strong { (end.header.game) } " · " (symbols(pen, &end.header.about)) }
        div.end {
            @if let Some(contract) = &end.contract { (medal(pen, &contract.sign)) } @else { span.star aria-hidden="true" { "✦" } }
            h2 { (symbols(pen, &end.title)) }
            p { (symbols(pen, &end.reason)) }
        }
        @for row in &end.rows { (deal_row(pen, row, end.target)) }
        @if let Some(last) = &end.last {
            div.last {
                @for (seat, card) in &last.trick.cards {
                    span.taken.won[*seat == last.trick.winner] { (mini(pen, *card)) }
                }
                (disc(&last.person))
                span.caption { (symbols(pen, &last.trick.caption)) }
            }
        }
    }
}

fn deal_row(pen: Pen, row: &DealRow, target: Option<i32>) -> Markup {
    html! {
        div.plate.won[row.won] {
            (disc(&row.person))
            div.who {
                strong { bdi { (row.person.name) } }
                @if let Some(note) = &row.note { p.second { (symbols(pen, note)) } }
                @if !row.cards.is_empty() { p.second { @for card in &row.cards { (mini(pen, *card)) } } }
                @if let Some(target) = target { (bar(row, target)) }
                p.second { (row.total) }
            }
            span.score { (row.gained) }
        }
    }
}

/// The points of the match: those before the deal, and those that it brought.
fn bar(row: &DealRow, target: i32) -> Markup {
    let wide = |points: i32| if target > 0 { (points.clamp(0, target) * BAR) / target } else { 0 };
    let seat = format!("seat-{}", row.person.seat.index());
    html! {
        svg.bar viewBox={ "0 0 " (BAR) " 4" } preserveAspectRatio="none" aria-hidden="true" {
            rect.new width=(wide(row.after.max(row.before))) height="4" {}
            rect class=(seat) width=(wide(row.before.min(row.after))) height="4" {}
        }
    }
}

fn whole(pen: Pen, end: &MatchEnd) -> Markup {
    html! {
        header { strong { (end.header.game) } " · " (symbols(pen, &end.header.about)) }
        div.end.match-end {
            h2 { (symbols(pen, &end.title)) }
            p.result {
                strong { (end.score) }
                @if let Some(other) = &end.other_score { " : " (other) }
            }
            p { (symbols(pen, &end.others)) }
            (course(end))
            @if let Some(note) = &end.note { p.dim { (note) } }
        }
    }
}

/// The points of everybody after each deal.
fn course(end: &MatchEnd) -> Markup {
    let points = || end.courses.iter().flat_map(|course| course.points.iter().copied()).chain(end.target);
    let (low, high) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(1).max(1));
    let deals = end.courses.iter().map(|course| course.points.len()).max().unwrap_or(0).saturating_sub(1).max(1);
    let down = |points: i32| COURSE.1 - (points - low) * COURSE.1 / (high - low).max(1);
    let across = |deal: usize| COURSE.0 * i32::try_from(deal).unwrap_or(0) / i32::try_from(deals).unwrap_or(1);
    let line = |course: &Course| {
        let at = |(deal, points): (usize, &i32)| format!("{},{}", across(deal), down(*points));
        course.points.iter().enumerate().map(at).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.course viewBox={ "-8 -8 " (COURSE.0 + 16) " " (COURSE.1 + 16) } aria-hidden="true" {
            @if let Some(target) = end.target { path.target d={ "M0 " (down(target)) "H" (COURSE.0) } {} }
            @for each in end.courses.iter().rev() {
                polyline class={ "seat-" (each.person.seat.index()) } points=(line(each)) {}
            }
        }
    }
}
