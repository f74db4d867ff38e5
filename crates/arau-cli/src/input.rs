//! Owns where puzzles come from: files, standard input and the command line, one after the other.

use crate::args::InputArgs;
use arau::format::{ClassicLines, Format, PuzzleReader, PuzzleText, detect};
use std::fs::File;
use std::io::{Cursor, IsTerminal, Read, stdin};
use std::sync::Arc;

/// A piece of input and where it came from.
pub struct Piece {
    /// The name of the file, or what stands for it in messages.
    pub file: Arc<str>,
    /// What it is.
    pub content: Content,
}

/// What a piece of input is.
pub enum Content {
    /// The text of a puzzle.
    Puzzle(PuzzleText),
    /// Classic puzzles, a line each.
    Lines(ClassicLines),
    /// A source that could not be opened, and why.
    Unreadable(String),
}

impl Piece {
    /// How many puzzles it stands for.
    pub fn n_puzzles(&self) -> usize {
        match &self.content {
            Content::Lines(lines) => lines.puzzles.len(),
            _ => 1,
        }
    }
}

/// Every puzzle text of the input, in order. Files are opened when their turn comes. Classic lines come together, at
/// most this many if that is more than one, where the input is such that nothing but the line decides what it means.
pub fn pieces(args: &InputArgs, lines_at_once: usize) -> impl Iterator<Item = Piece> + Send + use<> {
    let has_usual_boxes = args.box_size.is_none_or(|size| size == (3, 3));
    let lines_at_once = if has_usual_boxes { lines_at_once } else { 1 };
    let mut sources: Vec<Source> = args.files.iter().map(|file| Source::of_argument(file)).collect();
    sources.extend(args.texts.iter().map(|text| Source::Text { name: "-e", text: text.clone() }));
    if sources.is_empty() {
        sources.push(Source::StandardInput);
    }
    let how = How { forced: args.forced_format(), lines_at_once, is_alone: sources.len() == 1 };
    sources.into_iter().flat_map(move |source| source.pieces(how))
}

enum Source {
    StandardInput,
    File(String),
    Text { name: &'static str, text: String },
}

/// How sources are read.
#[derive(Clone, Copy)]
struct How {
    forced: Option<&'static dyn Format>,
    lines_at_once: usize,
    /// Whether there is no other source.
    is_alone: bool,
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

    fn pieces(self, how: How) -> Pieces {
        match self {
            Source::StandardInput => {
                if stdin().is_terminal() {
                    eprintln!("arau: reading puzzles from the terminal; end with Ctrl-D");
                }
                read("stdin", stdin(), how)
            }
            Source::Text { name, text } => read(name, Cursor::new(text.into_bytes()), how),
            Source::File(name) => match open(&name) {
                Ok(file) => read(&name, file, how),
                Err(reason) => {
                    let content = Content::Unreadable(reason);
                    Box::new(std::iter::once(Piece { file: name.into(), content }))
                }
            },
        }
    }
}

fn open(name: &str) -> Result<File, String> {
    let file = File::open(name).map_err(|error| format!("cannot be opened: {error}"))?;
    match file.metadata().is_ok_and(|data| data.is_dir()) {
        true => Err("this is a folder, not a file".into()),
        false => Ok(file),
    }
}

fn read(name: &str, input: impl Read + Send + 'static, how: How) -> Pieces {
    let file: Arc<str> = name.into();
    let mut reader = PuzzleReader::new(input, how.forced);
    // Where there is one source, the run says at its end that there was no puzzle.
    let mut may_be_empty = !how.is_alone;
    Box::new(std::iter::from_fn(move || {
        let lines = match how.lines_at_once {
            0 | 1 => None,
            at_most => reader.next_classic_lines(at_most),
        };
        let content = match lines {
            Some(lines) => Content::Lines(lines),
            None => match reader.next() {
                Some(text) => Content::Puzzle(text),
                None if may_be_empty => Content::Unreadable("contains no puzzle".into()),
                None => return None,
            },
        };
        may_be_empty = false;
        Some(Piece { file: file.clone(), content })
    }))
}
