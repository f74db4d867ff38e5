//! Solves, explains, rates, checks and makes Sudoku and every puzzle like it.
