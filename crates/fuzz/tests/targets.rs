//! Every fuzz target over a bounded number of inputs, always the same ones; what fails is made as short as it can be.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngSeed, TestRunner};

fn feed(target: talon_fuzz::Target, cases: u32, longest: usize) {
    let config = Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(20), ..Config::default() };
    let mut runner = TestRunner::new(config);
    let run = runner.run(&vec(any::<u8>(), 0..=longest), |input| {
        target(&input);
        Ok(())
    });
    run.unwrap_or_else(|failed| panic!("{failed}"));
}

#[test]
fn notation() {
    feed(talon_fuzz::notation, 20_000, 12);
}

#[test]
fn token() {
    feed(talon_fuzz::token, 20_000, 64);
}

#[test]
fn log() {
    feed(talon_fuzz::log, 1_000, 64);
}

#[test]
fn transcript() {
    feed(talon_fuzz::transcript, 1_000, 64);
}

#[test]
fn apply() {
    feed(talon_fuzz::apply, 1_000, 600);
}

/// The inputs that people would try first.
#[test]
fn plain_inputs() {
    for (_, target) in talon_fuzz::TARGETS {
        for input in [&b""[..], b"QS", b"\xff\xfe", b"1.-.0.help", b"{}", b"null", &[0; 700], &[255; 700]] {
            target(input);
        }
    }
}
