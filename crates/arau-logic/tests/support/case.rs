//! Owns [`Case`]: a puzzle and a position in it, whose steps of one technique are found, proved and told in every language.

use super::{all_steps, fault_of};
use arau_core::{Candidate, Puzzle, PuzzleSpec};
use arau_format::{ReadOptions, format};
use arau_logic::{
    All, Language, Layout, Names, Options, Position, Reasoner, Registry, SMALL, Speaker, Step, Technique,
};
use std::sync::Arc;

pub struct Case {
    pub puzzle: Puzzle,
    pub position: Position<SMALL>,
}

impl Case {
    pub fn new(document: &str) -> Case {
        let read = format("arau").expect("documents are a format").read(document, &ReadOptions::default());
        let puzzle = read.and_then(PuzzleSpec::build).unwrap_or_else(|faults| panic!("{document}: {faults}"));
        let position = Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
        Case { puzzle, position }
    }

    /// Cages of a 9×9 grid with boxes.
    pub fn killer(cages: &[(&str, i64)]) -> Case {
        let cage =
            |(cells, sum): &(&str, i64)| format!("[[killer-cage]]\ncells = \"{cells}\"\nsum = {sum}\n");
        Case::new(&format!("variant = \"killer\"\n{}", cages.iter().map(cage).collect::<String>()))
    }

    /// The same with these digits only in a cell.
    pub fn only(mut self, label: &str, digits: &str) -> Case {
        let cell = self.puzzle.geometry().find(label).expect("a cell");
        let wanted = |glyph: &str| digits.contains(glyph);
        for symbol in self.position.candidates(cell).iter() {
            if !wanted(self.puzzle.symbols().glyph(symbol)) {
                self.position.eliminate(Candidate { cell, symbol });
            }
        }
        self
    }

    pub fn candidate(&self, label: &str, digit: &str) -> Candidate {
        let cell = self.puzzle.geometry().find(label).expect("a cell");
        let symbols = self.puzzle.symbols();
        Candidate { cell, symbol: symbols.iter().find(|&s| symbols.glyph(s) == digit).expect("a symbol") }
    }

    /// A row has this digit in these columns only.
    pub fn row_only(mut self, row: usize, digit: &str, columns: &[usize]) -> Case {
        for column in (1..=9).filter(|column| !columns.contains(column)) {
            let gone = self.candidate(&format!("r{row}c{column}"), digit);
            self.position.eliminate(gone);
        }
        self
    }

    pub fn place(mut self, label: &str, digit: &str) -> Case {
        let placed = self.candidate(label, digit);
        self.position.place(placed);
        self
    }

    /// Every step of a technique, proved.
    pub fn steps(&self, id: &str) -> Vec<Step> {
        let searches = <All as Registry<SMALL>>::techniques();
        let has_id = |search: &&dyn Technique<SMALL>| search.infos().iter().any(|info| info.id == id);
        let search = searches.into_iter().find(has_id).unwrap_or_else(|| panic!("no technique {id}"));
        let steps = all_steps(search, &self.position, &Options::default());
        for step in &steps {
            assert_eq!(fault_of(&self.puzzle, &self.position, step), None, "{}", self.sentence(step));
        }
        steps
    }

    pub fn sentence(&self, step: &Step) -> String {
        let reasoner = Reasoner::new(&self.puzzle).expect("a small board");
        let names = Names { puzzle: &self.puzzle, reasoner: &reasoner };
        for language in Language::ALL {
            let text = Speaker::new(language).sentence(step, names);
            assert!(!text.contains(['{', '}']) && !text.contains("  ") && text.ends_with('.'), "{text}");
        }
        Speaker::new(Language::English).sentence(step, names)
    }

    pub fn sentences(&self, id: &str) -> Vec<String> {
        self.steps(id).iter().map(|step| self.sentence(step)).collect()
    }

    #[track_caller]
    pub fn says(&self, id: &str, sentence: &str) {
        let told = self.sentences(id);
        assert!(told.iter().any(|told| told == sentence), "{told:#?}");
    }

    #[track_caller]
    pub fn says_nothing(&self, id: &str) {
        let told = self.sentences(id);
        assert!(told.is_empty(), "{told:#?}");
    }
}
