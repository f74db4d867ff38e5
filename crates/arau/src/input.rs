//! Owns where puzzles come from: files, standard input and the command line, one after the other.

use crate::args::InputArgs;
use arau_format::{Format, PuzzleReader, PuzzleText, detect};
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, IsTerminal, stdin};
use std::sync::Arc;

/// A piece of input and where it came from.
pub struct Piece {
    /// The name of the file, or what stands for it in messages.
    pub file: Arc<str>,
    /// The text of a puzzle, or why the input could not be opened.
    pub text: Result<PuzzleText, String>,
}

/// Every puzzle text of the input, in order. Files are opened when their turn comes.
pub fn pieces(args: &InputArgs) -> impl Iterator<Item = Piece> + Send + use<> {
    let mut sources: Vec<Source> = args.files.iter().map(|file| Source::of_argument(file)).collect();
    sources.extend(args.texts.iter().map(|text| Source::Text { name: "-e", text: text.clone() }));
    if sources.is_empty() {
        sources.push(Source::StandardInput);
    }
    let forced = args.forced_format();
    sources.into_iter().flat_map(move |source| source.pieces(forced))
}

enum Source {
    StandardInput,
    File(String),
    Text { name: &'static str, text: String },
}

type Pieces = Box<dyn Iterator<Item = Piece> + Send>;

impl Source {
    /// A file, or a puzzle written where a file could stand: no such file exists, and it looks like a puzzle.
    fn of_argument(argument: &str) -> Source {
        let is_puzzle = || argument.len() >= 16 && detect(argument).is_some();
        match argument {
            "-" => Source::StandardInput,
            _ if !std::path::Path::new(argument).exists() && is_puzzle() => {
                Source::Text { name: "argument", text: argument.into() }
            }
            _ => Source::File(argument.into()),
        }
    }

    fn pieces(self, forced: Option<&'static dyn Format>) -> Pieces {
        match self {
            Source::StandardInput => {
                if stdin().is_terminal() {
                    eprintln!("arau: reading puzzles from the terminal; end with Ctrl-D");
                }
                read("stdin", BufReader::new(stdin()), forced)
            }
            Source::Text { name, text } => read(name, Cursor::new(text.into_bytes()), forced),
            Source::File(name) => match open(&name) {
                Ok(file) => read(&name, BufReader::new(file), forced),
                Err(reason) => Box::new(std::iter::once(Piece { file: name.into(), text: Err(reason) })),
            },
        }
    }
}

fn open(name: &str) -> Result<File, String> {
    let file = File::open(name).map_err(|error| format!("cannot be opened: {error}"))?;
    match file.metadata().is_ok_and(|data| data.is_dir()) {
        true => Err("is a folder, not a file".into()),
        false => Ok(file),
    }
}

fn read(name: &str, input: impl BufRead + Send + 'static, forced: Option<&'static dyn Format>) -> Pieces {
    let file: Arc<str> = name.into();
    Box::new(PuzzleReader::new(input, forced).map(move |text| Piece { file: file.clone(), text: Ok(text) }))
}
