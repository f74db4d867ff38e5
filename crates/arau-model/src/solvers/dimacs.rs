//! Owns the language that solvers of satisfiability share in their competitions: a line `s` with the result, and lines
//! `v` with literals.

use super::model::Values;
use super::outside::ParsedOutput;

/// What such a solver has printed.
pub fn read(printed: &str) -> ParsedOutput {
    match printed.lines().find_map(|line| line.strip_prefix("s ")).map(str::trim) {
        Some("SATISFIABLE" | "OPTIMUM FOUND") => {
            ParsedOutput::Solution(Values::Numbered(last_trues(printed)))
        }
        Some("UNSATISFIABLE") => ParsedOutput::NoSolution,
        _ => ParsedOutput::Unclear,
    }
}

/// The variables that are true. With an objective, better values follow worse ones: those after the last line `o` count.
fn last_trues(printed: &str) -> Vec<usize> {
    let start = printed.rfind("\no ").unwrap_or(0);
    let lines = printed[start..].lines().filter_map(|line| line.strip_prefix("v "));
    trues(lines.flat_map(str::split_whitespace))
}

/// The numbers of literals that are not denied: `12`, or `x12` where variables are written so.
pub fn trues<'a>(literals: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let number = |literal: &str| literal.strip_prefix('x').unwrap_or(literal).parse::<usize>().ok();
    literals.filter_map(number).filter(|number| *number > 0).collect()
}
