//! Tests that measure: the runner starts them at the end.

mod bench_house;
