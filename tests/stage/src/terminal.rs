//! The program at a pseudo-terminal, as a person who types sees it.

use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::program::{executable, settings_around};

/// Far longer than any answer takes, unless the program hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// The screen is read after it has not changed for this long.
const SETTLED: Duration = Duration::from_millis(60);

/// Ctrl-C.
const INTERRUPT: &str = "\x03";

/// The program at its own terminal.
pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn std::io::Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    written: Vec<u8>,
    /// How much of the output [`Self::hears`] has already consumed.
    heard: usize,
    master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Starts the program in a window of this size, without the settings of the tests' own environment.
    ///
    /// # Panics
    /// If there is no pseudo-terminal, or the program does not start.
    pub fn start(
        (columns, rows): (u16, u16),
        directory: &Path,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(executable());
        for name in settings_around() {
            command.env_remove(name);
        }
        command.env_remove("NO_COLOR");
        command.env("TERM", "xterm-256color");
        for (name, value) in environment {
            command.env(name, value);
        }
        command.args(arguments);
        command.cwd(directory);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("its keyboard");
        let [columns, rows] = [columns, rows].map(|length| NonZero::new(length).expect("not zero"));
        let screen = vt100::Parser::new(rows, columns, 0);
        Self { child, keys, output, screen, written: Vec::new(), heard: 0, master: pair.master }
    }

    /// Presses keys, one after the other.
    ///
    /// # Panics
    /// If the program has closed its terminal.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the keys are taken");
    }

    /// Resizes the window.
    ///
    /// # Panics
    /// If a length is zero.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.master.resize(size(columns, rows)).expect("another size");
        let [columns, rows] = [columns, rows].map(|length| NonZero::new(length).expect("not zero"));
        self.screen.screen_mut().set_size(rows, columns);
    }

    /// The content of the screen.
    #[must_use]
    pub fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    /// The whole output so far, with its control sequences.
    #[must_use]
    pub fn written(&self) -> String {
        String::from_utf8_lossy(&self.written).into_owned()
    }

    /// Waits until the screen matches and has stopped changing.
    ///
    /// # Panics
    /// If that does not happen, or the program ends.
    pub fn wait(&mut self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        self.settles(what, PATIENCE, fits).unwrap_or_else(|| panic!("{what}: not seen on\n{}", self.contents()))
    }

    fn settles(&mut self, what: &str, within: Duration, fits: impl Fn(&str) -> bool) -> Option<String> {
        let mut quiet = Duration::ZERO;
        while quiet < within {
            match self.output.recv_timeout(SETTLED) {
                Ok(bytes) => {
                    self.take_in(&bytes);
                    quiet = Duration::ZERO;
                }
                Err(RecvTimeoutError::Timeout) => {
                    quiet += SETTLED;
                    let contents = self.contents();
                    if fits(&contents) {
                        return Some(contents);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => panic!("{what}: the program ended\n{}", self.contents()),
            }
        }
        None
    }

    /// Waits for this output, after what earlier calls waited for.
    ///
    /// # Panics
    /// If it does not come, or the program ends.
    pub fn hears(&mut self, wanted: &str) {
        loop {
            let found = self.written[self.heard..].windows(wanted.len()).position(|part| part == wanted.as_bytes());
            if let Some(at) = found {
                self.heard += at + wanted.len();
                return;
            }
            let Ok(bytes) = self.output.recv_timeout(PATIENCE) else {
                panic!("no “{wanted}” in:\n{}", self.written());
            };
            self.take_in(&bytes);
        }
    }

    /// Ends the program at once (SIGKILL).
    ///
    /// # Panics
    /// If it can't be killed.
    pub fn kill(&mut self) {
        self.child.kill().expect("it is killed");
    }

    /// Ends the program with Ctrl-C and returns its exit code.
    #[must_use]
    pub fn leave(mut self) -> u32 {
        self.press(INTERRUPT);
        self.ends().0
    }

    /// Waits for the program to end. Returns its exit code and its whole output.
    ///
    /// # Panics
    /// If waiting fails.
    #[must_use]
    pub fn ends(mut self) -> (u32, String) {
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.take_in(&bytes);
        }
        let code = self.child.wait().expect("it ends").exit_code();
        (code, self.written())
    }

    fn take_in(&mut self, bytes: &[u8]) {
        self.screen.process(bytes);
        self.written.extend(bytes);
    }
}

const fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}
