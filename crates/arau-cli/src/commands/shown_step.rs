//! Owns how the candidates around a step are drawn on a terminal.

use arau::Progress;
use arau::core::{Board, Candidate, Puzzle};
use arau::logic::Step;
use console::style;

/// The candidates of a board as characters of a drawing. A digit that is given or placed stands alone, and the last candidate
/// of an open cell in parentheses. On a terminal, what a step is about has colours: green for what
/// it places, red for what it takes away, blue for what it sees.
pub fn drawn_board(puzzle: &Puzzle, board: &Board, known: &Progress, step: &Step) -> String {
    let separator = if puzzle.symbols().one_char_each() { "" } else { "," };
    let drawn = |candidate: Candidate| {
        let glyph = style(puzzle.symbols().glyph(candidate.symbol));
        let is_shown = || step.reason.shown.iter().any(|(_, shown)| *shown == candidate);
        let styled = match candidate {
            _ if step.placements().any(|placed| placed == candidate) => glyph.green().bold(),
            _ if step.eliminations().any(|gone| gone == candidate) => glyph.red(),
            _ if is_shown() => glyph.blue(),
            _ => glyph,
        };
        styled.to_string()
    };
    crate::pretty::draw(puzzle.geometry(), |cell| {
        let candidates = board.candidates(cell).iter().map(|symbol| Candidate { cell, symbol });
        let glyphs: Vec<String> = candidates.map(drawn).collect();
        let is_open = || {
            let is_placed = known.placed.iter().any(|placed| placed.cell == cell);
            !is_placed && puzzle.spec().givens[cell.idx()].is_none()
        };
        match &glyphs[..] {
            [] => "-".to_string(),
            [only] if is_open() => format!("({only})"),
            _ => glyphs.join(separator),
        }
    })
}
