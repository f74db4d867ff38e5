//! Nested forcing: every step is proved and so in the solution, and short stories are told in full.

mod support;

use arau_logic::{All, Language, Names, Options, Reasoner, Registry, SMALL, Speaker};
use arau_nine::{SearchOptions, solve_many};
use support::{ClassicBoard, all_steps, contradicts, fault_of};

/// Puzzles in whose first position one supposition is not enough, from the list of hardest puzzles that is kept at
/// <http://forum.enjoysudoku.com/the-hardest-sudokus-new-thread-t6539.html>.
const HARD: [&str; 4] = [
    "98.76....7....59....49.....6..5..3...2...3.8...7.9..1.2...5.7....62....1........4",
    "98.76.5....4..3.9.........78...9...5.3.4.......21.....6...7..5..2....7.......16.8",
    "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
];

#[test]
fn every_nested_story_is_proved_and_told() {
    let technique = <All as Registry<SMALL>>::techniques()
        .into_iter()
        .find(|technique| technique.infos().iter().any(|info| info.id == "nested-forcing"))
        .expect("a technique");
    let classic = ClassicBoard::new();
    let reasoner = Reasoner::new(&classic.empty).expect("a small board");
    for (nth, line) in HARD.into_iter().enumerate() {
        let puzzle = classic.puzzle(line);
        let position = classic.start(&puzzle);
        let steps = all_steps(technique, &position, &Options::default());
        assert_eq!(steps.len(), 1, "{line}");
        let solution = solve_many(&[line.parse().expect("81 cells")], &SearchOptions::unique())[0].solution;
        assert_eq!(fault_of(&puzzle, &position, &steps[0]), None, "{:?}", steps[0]);
        assert_eq!(contradicts(&solution, &steps[0]), None, "{:?}", steps[0]);
        assert!(steps[0].reason.story.iter().any(|inference| inference.level > 1), "{:?}", steps[0]);
        for language in Language::ALL {
            let names = Names { puzzle: &puzzle, reasoner: &reasoner };
            let sentence = Speaker::new(language).sentence(&steps[0], names);
            assert!(!sentence.contains("{$") && sentence.contains("(3) "), "{sentence}");
            // The first two are short.
            assert!(nth > 1 || !sentence.contains("(7) "), "{sentence}");
        }
    }
}
