//! The table's end: a program that plays a seat.

use std::borrow::Cow;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread::spawn;
use std::time::Duration;

use talon_games::{AnyAction, AnyGameEvent, AnyOutcome, AnyView, GameKind};
use talon_players::arena::{self, Contestant, Fault, Opening};
use wait_timeout::ChildExt as _;

use crate::lines::{BadLine, Lines};
use crate::messages::{Asked, Dealt, PROTOCOL, Reply, Request, SeedText};
use crate::plain::{Ending, plain};
use crate::serve::MAX_LINE;

/// How long a program may take to end after it was asked to, or after it closed its output.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long a program may take for an answer before it counts as hanging, and its budget for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// By the wall clock.
    pub answer: Duration,
    /// The budget of a decision; `None` for the program's own.
    pub nodes: Option<u64>,
}

/// What a program did wrong.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It is missing, or may not be run.
    #[error("cannot be started: {0}")]
    NotStarted(io::Error),
    /// The message to it has no JSON form.
    #[error("cannot be told: {0}")]
    NotTold(#[from] serde_json::Error),
    /// It did not answer in time.
    #[error("hangs: no answer within {:?}", .0)]
    Hangs(Duration),
    /// It exited, or closed its output.
    #[error("ended in the middle ({0})")]
    Ended(String),
    /// It answered something else.
    #[error("was asked for {expected}, and said {said}")]
    Nonsense {
        /// What was expected.
        expected: &'static str,
        /// The line, shortened.
        said: String,
    },
    /// It uses another version of the protocol.
    #[error("speaks protocol {0}; it must be {PROTOCOL}")]
    Protocol(u32),
    /// It chose something that is not in the view's `legal`.
    #[error("chose {action:?}, which is illegal; it had {legal}")]
    Illegal {
        /// What it said.
        action: String,
        /// What was legal.
        legal: String,
    },
}

/// A program that plays a seat. It ends when this value is dropped.
#[derive(Debug)]
pub struct Program {
    name: String,
    process: Child,
    /// A separate thread writes, because a program that does not read must not hold up the table.
    to: Option<Sender<String>>,
    from: Receiver<Result<String, BadLine>>,
    patience: Patience,
    /// The number of the current deal, from 1.
    deal: u64,
}

impl Program {
    /// Starts the program and greets it. It inherits standard error.
    ///
    /// # Errors
    /// [`Trouble`] if it can't be started, or does not greet properly.
    pub fn start(command: &[String], patience: Patience) -> Result<Self, Trouble> {
        let nothing = || Trouble::NotStarted(io::ErrorKind::InvalidInput.into());
        let (program, arguments) = command.split_first().ok_or_else(nothing)?;
        let started = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = started.map_err(Trouble::NotStarted)?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else { return Err(nothing()) };
        let (to, lines) = channel();
        spawn(move || write(input, &lines));
        // The program is stopped by back pressure if it says too much.
        let (heard, from) = sync_channel(1);
        spawn(move || {
            for line in Lines::new(BufReader::new(output), MAX_LINE).map_while(Result::ok) {
                if heard.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Self { name: shell_words::join(command), process, to: Some(to), from, patience, deal: 0 };
        program.greet()?;
        Ok(program)
    }

    fn greet(&mut self) -> Result<(), Trouble> {
        const EXPECTED: &str = "{\"hello\": {…}}";
        self.say(&Request::Hello { protocol: PROTOCOL })?;
        let said = self.listen()?;
        match serde_json::from_str(&said) {
            Ok(Reply::Hello { protocol: PROTOCOL, name, .. }) => {
                if !name.trim().is_empty() {
                    self.name = shortened(name.trim());
                }
                Ok(())
            }
            Ok(Reply::Hello { protocol, .. }) => Err(Trouble::Protocol(protocol)),
            _ => Err(nonsense(EXPECTED, &said)),
        }
    }

    fn say(&mut self, request: &Request<'_>) -> Result<(), Trouble> {
        let line = serde_json::to_string(request)?;
        let sent = self.to.as_ref().is_some_and(|to| to.send(line).is_ok());
        if sent { Ok(()) } else { Err(self.ended()) }
    }

    fn listen(&mut self) -> Result<String, Trouble> {
        match self.from.recv_timeout(self.patience.answer) {
            Ok(Ok(text)) => Ok(text),
            Ok(Err(BadLine::TooLong(_))) => Err(nonsense("a line", "one that has no end")),
            Ok(Err(BadLine::NotText)) => Err(nonsense("a line", "something that is not UTF-8")),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Hangs(self.patience.answer)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// The fault of a program that no longer reads or writes.
    fn ended(&mut self) -> Trouble {
        let status = self.process.wait_timeout(FAREWELL).ok().flatten();
        Trouble::Ended(status.map_or_else(|| "it closed its output".to_owned(), |status| status.to_string()))
    }

    fn decide(&mut self, view: &AnyView, n: u32, seed: u64) -> Result<AnyAction, Trouble> {
        const EXPECTED: &str = "{\"move\": {…}} with its id, its n and an action";
        let asked = Asked { id: self.deal, n, seed: SeedText(seed), view: Cow::Borrowed(view) };
        self.say(&Request::Move(Box::new(asked)))?;
        let said = self.listen()?;
        match serde_json::from_str(&said) {
            Ok(Reply::Move { id, n: told, action }) if (id, told) == (self.deal, n) => chosen(view, &action),
            _ => Err(nonsense(EXPECTED, &said)),
        }
    }
}

/// Writes lines until there are no more, or nobody reads them.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            break;
        }
    }
}

/// The legal action of this notation.
fn chosen(view: &AnyView, action: &str) -> Result<AnyAction, Trouble> {
    let legal = view.legal();
    let kind: GameKind = view.kind();
    let meant = kind.parse_action(action).ok().filter(|meant| legal.contains(meant));
    meant.ok_or_else(|| Trouble::Illegal {
        action: shortened(action),
        legal: legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    })
}

fn nonsense(expected: &'static str, said: &str) -> Trouble {
    Trouble::Nonsense { expected, said: shortened(said) }
}

/// As much of a line as fits into a sentence.
fn shortened(text: &str) -> String {
    const MOST: usize = 100;
    let mut short: String = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
    if text.chars().count() > MOST {
        short.push('…');
    }
    short
}

impl Contestant for Program {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, opening: &Opening<'_>) -> Result<(), Fault> {
        self.deal += 1;
        let dealt = Dealt {
            id: self.deal,
            rules: Cow::Borrowed(opening.rules),
            seats: opening.seats,
            dealer: opening.dealer,
            seat: opening.seat,
            score: Cow::Borrowed(&opening.standing.points),
            target: opening.standing.target,
            nodes: self.patience.nodes,
            view: Cow::Borrowed(&opening.view),
        };
        Ok(self.say(&Request::Deal(Box::new(dealt)))?)
    }

    fn see(&mut self, event: &AnyGameEvent) -> Result<(), Fault> {
        Ok(self.say(&Request::Event { id: self.deal, event: plain(event)? })?)
    }

    fn choose(&mut self, asked: &arena::Asked<'_>) -> Result<AnyAction, Fault> {
        Ok(self.decide(asked.view, asked.ply, asked.seed)?)
    }

    fn end(&mut self, outcome: &AnyOutcome) -> Result<(), Fault> {
        Ok(self.say(&Request::End { id: self.deal, outcome: Ending::of(outcome)? })?)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // If the program does not listen, nothing can be done.
        if let (Some(to), Ok(line)) = (self.to.take(), serde_json::to_string(&Request::Quit {})) {
            let _ = to.send(line);
        }
        if let Ok(Some(_)) = self.process.wait_timeout(FAREWELL) {
            return;
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
