//! `talon`: the command line. The commands are implemented in `talon_steward` and `talon_workshop`.

mod cli;

use std::io::{self, Write as _};
use std::process::ExitCode;

use cli::{Cli, Command, Standings, Tables};
use talon_engine::BuiltIn;
use talon_steward::config::{Config, Sources, load};
use talon_steward::monitor::status;
use talon_steward::records::{matches, standings, tables};
use talon_steward::run::{self, Built};
use talon_steward::text::{Printer, this_program};
use talon_steward::upkeep::{archive, copies, migrate, moved_logs};
use talon_steward::{Failure, check, referee, setup, terminal};
use talon_workshop::bench::{self, Bench};
use talon_workshop::{arena, battery, demo, gallery, simulate, vectors};

/// What this program was built from (`build.rs`).
const BUILT: Built = Built { version: env!("BUILT_VERSION"), commit: env!("BUILT_COMMIT") };

fn main() -> ExitCode {
    let cli = Cli::of_this_process();
    match begin(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            tell(&failure);
            failure.code()
        }
    }
}

/// The only place where the program reports its own failure.
fn tell(failure: &Failure) {
    let sentence = failure.to_string();
    if !sentence.is_empty() {
        // If standard error is closed, there is nobody to tell.
        drop(writeln!(Printer::new(io::stderr()), "talon: {sentence}"));
    }
}

fn out() -> Printer<io::Stdout> {
    Printer::new(io::stdout())
}

fn begin(cli: Cli) -> Result<(), Failure> {
    match &cli.command {
        Some(Command::Referee { vectors: Some(path), .. }) => return vectors::run(path, out()),
        Some(Command::Referee { match_text: Some(path), .. }) => return referee::judge_match(path),
        Some(Command::Referee { vectors: None, match_text: None }) => return referee(),
        Some(Command::Bench { what: Bench::Playouts(flags) }) => return bench::playouts(flags, out()),
        Some(Command::Battery(flags)) => return battery::run(flags, out()),
        Some(Command::Simulate(flags)) => return simulate::run(flags, out()),
        Some(Command::Arena(flags)) => return arena::run(flags, out()),
        Some(Command::Engine { level }) => return engine(*level),
        _ => {}
    }
    // Playing in a terminal uses a table of one's own, even if a bot is installed.
    let plays = matches!(cli.command, None | Some(Command::Play { .. }));
    let sources = match &cli.command {
        Some(Command::Setup(_)) => cli.settings.sources_to_set_up()?,
        _ => cli.settings.sources(!plays)?,
    };
    let config = load(&sources)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Fault(format!("the runtime cannot start: {error}")))?;
    let ended = runtime.block_on(dispatch(cli.command, config, &sources));
    // A read from the keyboard may still be waiting; it must not delay the exit.
    runtime.shutdown_background();
    ended
}

async fn dispatch(command: Option<Command>, config: Config, sources: &Sources) -> Result<(), Failure> {
    match command {
        None if config.serves_a_platform() => run::serve(&config, BUILT).await,
        None if terminal::is_here() => run::play(&config, None, true).await,
        None => Err(Failure::Usage(format!(
            "there is no terminal to play in, and no bot token is set: set one with “{}”",
            this_program::command("setup")
        ))),
        Some(Command::Serve) if config.serves_a_platform() => run::serve(&config, BUILT).await,
        Some(Command::Serve) => Err(Failure::Usage(format!(
            "no bot token is set{}: “{}” asks for one and checks it",
            sources.mistaken_tokens().iter().map(|mistaken| format!(" ({mistaken})")).collect::<String>(),
            this_program::command("setup")
        ))),
        Some(Command::Play { game, web: true }) => run::play_in_browser(&config, game).await,
        Some(Command::Play { game, web: false }) if terminal::is_here() => run::play(&config, game, false).await,
        Some(Command::Play { .. }) => Err(Failure::Usage(
            "there is no terminal to play in: run “talon play” in one, or “talon play --web”".to_owned(),
        )),
        Some(Command::Setup(flags)) => setup::run(&config, sources, &flags).await,
        Some(Command::Check) => check::check(&config, sources).await,
        Some(Command::Health) => status::health(&config).await,
        Some(Command::Status { once }) => status::show(&config, once).await,
        Some(Command::Verify { target, seen }) => matches::verify(&config, &target, &seen).await,
        Some(Command::Migrate(flags)) => migrate::run(&config, &flags).await,
        Some(Command::Import { archive }) => archive::import(&config, &archive).await,
        Some(Command::Export { everything: true, out, .. }) => archive::export(&config, out.as_deref()).await,
        Some(Command::Export { match_of: Some(named), out, .. }) => {
            matches::export_match(&config, &named, out.as_deref()).await
        }
        Some(Command::Export { table: None, .. }) => matches::list(&config).await,
        Some(Command::Export { table: Some(table), out, .. }) => matches::export(&config, &table, out.as_deref()).await,
        Some(Command::Tables { what: Tables::List { all } }) => tables::list(&config, all).await,
        Some(Command::Tables { what: Tables::Show { table } }) => tables::show(&config, &table).await,
        Some(Command::Tables { what: Tables::Close { table } }) => tables::close(&config, &table).await,
        Some(Command::Tables { what: Tables::MoveLogs { older_than } }) => {
            moved_logs::move_now(&config, older_than).await
        }
        Some(Command::Standings { what: Standings::Leaderboard(flags) }) => {
            standings::leaderboards(&config, &flags, out()).await
        }
        Some(Command::Standings { what: Standings::Rebuild(flags) }) => {
            standings::rebuild(&config, &flags, out()).await
        }
        Some(Command::DemoData(flags)) => demo::run(&config, &flags, out()).await,
        Some(Command::Gallery(flags)) => gallery::run(&flags, out()).await,
        Some(Command::Backup { to }) => copies::backup(&config, to.as_deref()).await,
        Some(Command::Restore { backup }) => copies::restore(&config, &backup).await,
        Some(Command::Bench { what: Bench::House(flags) }) => bench::house::run(&flags, out()).await,
        Some(Command::Bench { what: Bench::Leaderboard(flags) }) => bench::leaderboard::run(&flags, out()).await,
        Some(Command::Bench { what: Bench::Picture(flags) }) => bench::picture::run(&flags, out()).await,
        Some(Command::Bench { what: Bench::Prepare(flags) }) => bench::house::prepare(&config, &flags, out()).await,
        // These need no settings and no runtime; `begin` has run them.
        Some(
            Command::Referee { .. }
            | Command::Bench { what: Bench::Playouts(_) }
            | Command::Battery(_)
            | Command::Simulate(_)
            | Command::Arena(_)
            | Command::Engine { .. },
        ) => Ok(()),
    }
}

fn engine(player: BuiltIn) -> Result<(), Failure> {
    talon_engine::serve(player, io::stdin().lock(), out())
        .map_err(|error| Failure::Fault(format!("the connection to the table broke: {error}")))
}

fn referee() -> Result<(), Failure> {
    referee::run(io::stdin().lock(), out())
        .map_err(|error| Failure::Fault(format!("the referee's connection broke: {error}")))
}
