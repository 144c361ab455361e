//! What `talon --help` shows: the commands by purpose, and examples.

use std::fmt::Write as _;

/// Every command, once.
const GROUPS: [(&str, &[&str]); 4] = [
    ("Play", &["play"]),
    ("Run a bot", &["setup", "check", "serve", "status", "health"]),
    ("Look after it", &["backup", "restore", "migrate", "export", "import", "tables", "standings", "verify"]),
    ("For developers", &["referee", "engine", "arena", "bench", "battery", "simulate", "gallery", "demo-data"]),
];

/// Examples of commands.
const EXAMPLES: &str = "
  talon play                     a match in this terminal
  talon setup && talon           a bot, from its token to its first table
  talon backup                   a copy of its database, while it serves
  talon verify aaaaaaaaaaaaa     whether a table's matches were fair";

/// The command line with that help.
pub(super) fn grouped(command: clap::Command) -> clap::Command {
    let header = *command.get_styles().get_header();
    let literal = *command.get_styles().get_literal();
    let mut groups = String::new();
    for (title, names) in GROUPS {
        // Writing to a string can't fail.
        let _ = writeln!(groups, "\n{header}{title}:{header:#}");
        for name in names {
            let about = command.find_subcommand(name).and_then(clap::Command::get_about);
            let _ = writeln!(groups, "  {literal}{name:<10}{literal:#} {}", about.cloned().unwrap_or_default());
        }
    }
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n{groups}\n{header}Options:{header:#}\n{{options}}\n\n\
         {header}Examples:{header:#}{EXAMPLES}\n"
    );
    command.help_template(template)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn every_command_stands_in_one_group_and_fits_on_a_line() {
        let command = Cli::command();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut known: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        grouped.sort_unstable();
        known.sort_unstable();
        assert_eq!(grouped, known);
        for command in command.get_subcommands() {
            let about = command.get_about().expect("a sentence").to_string();
            assert!(about.chars().count() <= 66, "{about}");
        }
    }

    #[test]
    fn the_short_help_fits_on_a_screen() {
        let help = grouped(Cli::command()).render_help().to_string();
        let lines: Vec<&str> = help.lines().collect();
        assert!(lines.len() <= 54, "{} lines:\n{help}", lines.len());
        assert!(lines.iter().all(|line| line.chars().count() <= 88), "{help}");
        assert!(help.contains("\nLook after it:\n  backup "), "{help}");
    }
}
