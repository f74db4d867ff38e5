//! What `arau explain` says of ten classic puzzles, from easy to hard, word by word: each file of `tests/explained` is a
//! puzzle and its explanation as people read it. Whoever changes a sentence reads these again.

mod support;

use std::path::Path;
use support::run;

#[test]
fn explanations_read_as_they_were_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explained");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len(), 10);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let (puzzle, expected) = text.split_once('\n').expect("a puzzle and its explanation");
        let ran = run(&["explain", "-e", puzzle]);
        assert_eq!(ran.code, Some(0), "{}", file.display());
        for (line, expected) in ran.stdout.lines().zip(expected.lines()) {
            assert_eq!(line, expected, "{}", file.display());
        }
        assert_eq!(ran.stdout.trim_end(), expected.trim_end(), "{}", file.display());
    }
}
