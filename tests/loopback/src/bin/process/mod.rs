//! What the loopback servers have in common as processes: they say what happens in lines of JSON, stop when their input
//! ends, and exit with 0 when the bot broke no rule.

use std::error::Error;
use std::process::ExitCode;

use serde_json::{Value, json};
use tokio::io::AsyncReadExt;

pub(crate) type Outcome = Result<(), Box<dyn Error>>;

/// Runs a server to its end.
pub(crate) fn run(server: impl Future<Output = Outcome>) -> ExitCode {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let outcome = runtime.map_err(Into::into).and_then(|runtime| {
        let outcome = runtime.block_on(server);
        // The thread that reads the input can't be stopped, and nobody waits for it.
        runtime.shutdown_background();
        outcome
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            say(&json!({"failed": why.to_string()}));
            ExitCode::FAILURE
        }
    }
}

/// Returns when nobody will write to the process any more.
pub(crate) async fn input_ends() {
    let mut input = tokio::io::stdin();
    let mut buffer = [0; 256];
    while let Ok(count) = input.read(&mut buffer).await {
        if count == 0 {
            return;
        }
    }
}

/// An error that lists what was broken, if anything was.
pub(crate) fn verdict(violations: &[String]) -> Outcome {
    if violations.is_empty() { Ok(()) } else { Err(violations.join("\n").into()) }
}

#[expect(clippy::print_stdout, reason = "a line of output is how the process speaks to who started it")]
pub(crate) fn say(line: &Value) {
    println!("{line}");
}
