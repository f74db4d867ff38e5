//! Owns the options that commands share.

use arau::format::{FORMATS, Format, ReadOptions, format};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueHint};
use std::time::Duration;

/// The options of every command that processes puzzles.
#[derive(Args, Clone, Debug)]
pub struct PuzzleArgs {
    /// Input options.
    #[command(flatten)]
    pub input: InputArgs,

    /// Run options.
    #[command(flatten)]
    pub run: RunArgs,
}

/// Where puzzles come from.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Input")]
pub struct InputArgs {
    /// Files with puzzles; `-` is standard input, which is also the default
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub files: Vec<String>,

    /// A puzzle on the command line; may be repeated
    #[arg(short = 'e', long = "text", value_name = "TEXT", allow_hyphen_values = true)]
    pub texts: Vec<String>,

    /// The input format, instead of detecting it (see `arau list formats`)
    #[arg(long, value_name = "ID", value_parser = format_ids(), hide_possible_values = true)]
    pub from: Option<String>,

    /// Box size as ROWSxCOLUMNS, such as 2x3, for formats that do not state it
    #[arg(long = "box", value_name = "RxC", value_parser = parse_box)]
    pub box_size: Option<(usize, usize)>,

    /// Ignore drawings whose meaning the format does not define
    #[arg(long)]
    pub ignore_drawings: bool,

    /// Whether the command keeps the text that follows a puzzle on its line.
    #[arg(skip)]
    pub keep_trailing_text: bool,
}

/// How a run goes.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Run")]
pub struct RunArgs {
    /// Print one JSON object per puzzle
    #[arg(long)]
    pub json: bool,

    /// Number of threads; the output is the same for any number [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,

    /// Random seed, so that a run can be repeated
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Time limit per puzzle in seconds; a result that was cut short is marked incomplete
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,

    /// Limit of search nodes per puzzle; a result that was cut short is marked incomplete
    #[arg(long, value_name = "N")]
    pub node_limit: Option<u64>,
}

impl InputArgs {
    /// The format that is forced, if any.
    pub fn forced_format(&self) -> Option<&'static dyn Format> {
        self.from.as_deref().and_then(format)
    }

    /// The options for readers.
    pub fn read_options(&self) -> ReadOptions {
        ReadOptions {
            box_size: self.box_size,
            ignore_drawings: self.ignore_drawings,
            keep_trailing_text: self.keep_trailing_text,
        }
    }
}

impl RunArgs {
    /// The number of threads.
    pub fn n_threads(&self) -> usize {
        let all_cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all_cores, |n| n as usize)
    }
}

/// The ids of all formats.
pub fn format_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.info().id))
}

/// The value of an option was not understood; says what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotParsed(&'static str);

impl std::fmt::Display for NotParsed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NotParsed {}

/// Rows and columns of a box.
pub fn parse_box(text: &str) -> Result<(usize, usize), NotParsed> {
    let sides = text.to_lowercase().replace('×', "x");
    let parsed =
        sides.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
    match parsed {
        Some((rows @ 1..=128, cols @ 1..=128)) => Ok((rows, cols)),
        Some(_) => Err(NotParsed("rows and columns must be between 1 and 128")),
        None => Err(NotParsed("expected rows and columns, such as 2x3")),
    }
}

/// A time as people write it.
pub fn parse_seconds(text: &str) -> Result<Duration, NotParsed> {
    let seconds: f64 = text.parse().map_err(|_| {
        NotParsed(
            "expected a number of seconds, such as 10 or \
         0.5",
        )
    })?;
    Duration::try_from_secs_f64(seconds).map_err(|_| NotParsed("the time is out of range"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_and_seconds_are_read() {
        assert_eq!(parse_box("2x3"), Ok((2, 3)));
        assert_eq!(parse_box("3X4"), Ok((3, 4)));
        assert!(parse_box("0x3").is_err() && parse_box("3").is_err() && parse_box("-1x3").is_err());
        assert_eq!(parse_seconds("0.5"), Ok(Duration::from_millis(500)));
        assert!(
            parse_seconds("-1").is_err() && parse_seconds("nan").is_err() && parse_seconds("1e99").is_err()
        );
    }
}
