//! Spreadsheets, opened and solved by LibreOffice itself.

use arau_model::Form;
use arau_model::files::{How, file};
use std::fs;
use std::path::Path;

fn puzzle(example: &str) -> arau_core::Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(example);
    let text = fs::read_to_string(path).unwrap();
    let format = arau_format::detect(&text).unwrap();
    format.read(&text, &Default::default()).unwrap().build().unwrap()
}

#[test]
fn dump() {
    let Ok(dir) = std::env::var("ODS_DUMP") else { return };
    for (name, example) in
        [("Sudoku", "etana.txt"), ("DSudoku", "x.toml"), ("13BSudoku", "windoku.toml"), ("D13BSudoku", "windoku-x.toml"),
         ("killer", "killer.toml"), ("samurai", "samurai.toml"), ("thermo", "thermo.toml"), ("clock", "clock.toml"), ("giant", "giant.toml"), ("letters", "letters.toml"), ("evenodd", "even-odd.toml")]
    {
        for (id, form) in Form::ALL {
            let mut bytes = Vec::new();
            file("ods").unwrap().write(&puzzle(example), &How { form, without: vec![] }, &mut bytes).unwrap();
            fs::write(format!("{dir}/{name}-{id}.ods"), bytes).unwrap();
        }
    }
}
