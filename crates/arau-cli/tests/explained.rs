//! What `arau explain` says, word by word: each file of `tests/explained` is a command and the explanation as people read
//! it. Whoever changes a sentence reads these again; with `ARAU_BLESS` set they are written anew.

mod support;

use std::path::Path;

#[test]
fn explanations_read_as_they_were_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explained");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len(), 30, "ten classic puzzles and twenty variants");
    let mut faults = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let (command, expected) = text.split_once('\n').expect("a command and its explanation");
        let output = support::shell(root, command.strip_prefix("$ ").expect("a command"));
        assert!(output.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&output.stderr));
        let printed = String::from_utf8(output.stdout).expect("text");
        if printed == expected {
            continue;
        }
        if support::blessing() {
            std::fs::write(&file, format!("{command}\n{printed}")).expect("the file can be written");
            continue;
        }
        let differs = printed.lines().zip(expected.lines()).find(|(now, then)| now != then);
        faults.push(format!("{}: {differs:#?}", file.display()));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
