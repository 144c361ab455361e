//! Tests that measure: the runner starts them one after another, at the end.

mod bench_house;
