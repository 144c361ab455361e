//! The protocol's page in the docs is true.
use talon_engine::{BuiltIn, serve};
use talon_players::Level;

#[test]
fn the_example_of_the_documentation_is_true() {
    let page = include_str!("../../../../docs/engine.md");
    let example = page.split("```talk").nth(1).unwrap().split("```").next().unwrap();
    let lines = |sign: &str| -> String {
        example.lines().filter_map(|line| line.strip_prefix(sign)).map(|line| format!("{line}\n")).collect()
    };
    let mut said = Vec::new();
    serve(BuiltIn::Level(Level::Thumb), lines("→ ").as_bytes(), &mut said).unwrap();
    assert_eq!(String::from_utf8(said).unwrap(), lines("← "));
}
