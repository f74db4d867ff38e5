//! Long streams: order, memory, pipes that close, runs that are interrupted.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Child;
#[cfg(unix)]
use support::signal;
use support::{ETANA, ETANA_SOLVED, run_with, spawn};

/// Puzzles of all kinds, good and bad, so that answers take different times.
fn mixed_lines(n: usize) -> String {
    let kinds =
        ["1..4....2......3", "11..............", "................", "bad line", ETANA, "1..4....2......x"];
    (0..n).map(|i| format!("{}\n", kinds[(i * 7 + i / 13) % kinds.len()])).collect()
}

#[test]
fn threads_change_neither_output_nor_order() {
    let input = mixed_lines(2000);
    for command in [&["solve"][..], &["solve", "--json"], &["count", "--limit", "5"], &["check"]] {
        let alone = run_with(&[command, &["--threads", "1"]].concat(), input.as_bytes());
        assert_eq!(alone.code, Some(2));
        assert!(alone.stdout.lines().count() > 1000 && alone.stderr.lines().count() > 500, "{command:?}");
        for threads in ["2", "7"] {
            let many = run_with(&[command, &["--threads", threads]].concat(), input.as_bytes());
            assert_eq!(
                (many.stdout == alone.stdout, many.stderr == alone.stderr),
                (true, true),
                "{command:?}"
            );
        }
    }
}

/// What arau draws it reads: grids, pencil marks, and regions of any form.
#[test]
fn drawings_are_read_back() {
    let several = ETANA.replace('7', ".");
    let jigsaw = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/jigsaw-5.toml");
    for drawing in [
        &["candidates", "--pretty", "-e", "12.............."][..],
        &["candidates", "--pretty", "-e", &several],
        &["candidates", "--pretty", "-e", "12..............", "-e", "1..............."],
        &["candidates", "--pretty", "--box", "3x2", "-e", "12.................................."],
        &["solve", "--pretty", "-e", ETANA, "-e", "1..4....2......3"],
        &["solve", "--pretty", jigsaw],
    ] {
        let drawn = support::run(drawing);
        assert_eq!(drawn.code, Some(0), "{}", drawn.stderr);
        let again = run_with(&drawing[..2], drawn.stdout.as_bytes());
        assert_eq!((again.stdout, again.stderr.as_str()), (drawn.stdout, ""), "{drawing:?}");
    }
    // The position before the next step, without the words about it.
    let hint = support::run(&["hint", "--pretty", "--level", "3", "-e", ETANA]).stdout;
    let board: String =
        hint.lines().filter(|line| line.starts_with(['+', '|'])).map(|line| format!("{line}\n")).collect();
    let solved = run_with(&["solve"], board.as_bytes());
    assert_eq!(solved.stdout.trim_end(), ETANA_SOLVED, "{board}{}", solved.stderr);
}

/// A list in XML is as many puzzles as it has games, however its lines run.
#[test]
fn lists_of_games_are_streams() {
    let game = format!("<game data=\"{}\"/>", ETANA.replace('.', "0"));
    let list = format!("<opensudoku>{game}{game}\n\n{}\n</opensudoku>", game.replace("<game ", "<game\n"));
    let solved = run_with(&["solve"], list.as_bytes());
    assert_eq!(
        (solved.stdout, solved.code),
        (format!("{ETANA_SOLVED}\n").repeat(3), Some(0)),
        "{}",
        solved.stderr
    );
    let bad = run_with(&["solve"], list.replacen("data=\"1", "data=\"x", 1).as_bytes());
    assert_eq!((bad.stdout, bad.code), (format!("{ETANA_SOLVED}\n").repeat(2), Some(2)));
    assert!(bad.stderr.starts_with("stdin:1:25: `x` is not a digit"), "{}", bad.stderr);
}

/// Classic puzzles with none, one and many solutions, with all ways to end a line, and bad lines among them.
fn classic_lines(n: usize) -> String {
    let empty = ".".repeat(81);
    let contradictory = format!("11{}", ".".repeat(79));
    let zeros = ETANA.replace('.', "0");
    let kinds = [
        format!("{ETANA}\n"),
        format!("{zeros}\r\n"),
        format!("{ETANA_SOLVED}, a full grid\n"),
        format!("{ETANA}\tnamed é\n"),
        format!("{empty}\n"),
        format!("{contradictory}; none\n"),
        format!("{}\n", ETANA.replace('7', ".")),
    ];
    let bad = ["# a comment\n".to_string(), "\n".into(), format!("{ETANA}x\n"), "1..4....2......3\n".into()];
    let line = |i: usize| {
        if i % 97 == 5 { &bad[i / 97 % bad.len()] } else { &kinds[(i * 5 + i / 11) % kinds.len()] }
    };
    (0..n).map(|i| line(i).as_str()).collect()
}

#[test]
fn lists_of_classic_lines_are_answered_like_single_puzzles() {
    let input = classic_lines(2000);
    // The general engine gets every line by itself.
    for command in [&["solve"][..], &["count", "--limit", "3"], &["check"], &["check", "--json"]] {
        let alone = run_with(&[command, &["--engine", "csp"]].concat(), input.as_bytes());
        assert_eq!(alone.code, Some(2), "{command:?}");
        assert!(alone.stdout.lines().count() > 1900 && alone.stderr.lines().count() == 5, "{command:?}");
        for threads in ["1", "3"] {
            let together = run_with(&[command, &["--threads", threads]].concat(), input.as_bytes());
            assert!(together.stdout == alone.stdout, "{command:?}");
            assert_eq!(together.stderr, alone.stderr, "{command:?}");
            assert_eq!(together.code, alone.code, "{command:?}");
        }
    }
    let limited = run_with(&["solve", "--node-limit", "3"], input.as_bytes());
    assert!(limited.stdout.lines().filter(|line| line.starts_with("incomplete")).count() > 250);
    // With other boxes the same lines are other puzzles.
    let other_boxes = run_with(&["count", "--limit", "2", "--box", "9x1"], input.as_bytes());
    assert!(other_boxes.stdout != run_with(&["count", "--limit", "2"], input.as_bytes()).stdout);
}

#[test]
fn solutions_of_the_lines_of_a_list_do_not_mix() {
    let two = ETANA_SOLVED.replace(['1', '2'], ".");
    let input = format!("{ETANA}\n{two}\n{ETANA}\n{ETANA}\n");
    for limit in ["--all", "--limit=20000", "--limit=5"] {
        let ran = run_with(&["solve", limit], input.as_bytes());
        let n_lines: Vec<usize> =
            ran.stdout.trim_end().split("\n\n").map(|part| part.lines().count()).collect();
        assert_eq!(n_lines[0], 1, "{limit}");
        assert!(n_lines.len() == 4 && n_lines[1] >= 2 && n_lines[2..] == [1, 1], "{limit}: {n_lines:?}");
        let ran = run_with(&["solve", limit, "--json"], input.as_bytes());
        assert_eq!(ran.stdout.lines().count(), 4, "{limit}");
        for line in ran.stdout.lines() {
            assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{limit}: {line}");
        }
    }
}

#[test]
fn an_empty_stream_is_an_error_that_says_so() {
    for text in ["", "\n\n", "# a comment alone\n"] {
        let ran = run_with(&["solve"], text.as_bytes());
        assert_eq!((ran.stdout.as_str(), ran.code), ("", Some(2)), "{text:?}");
        assert_eq!(ran.stderr, "arau: the input contains no puzzle\n", "{text:?}");
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    for args in [&["solve", "--threads", "2"][..], &["solve", "--all"], &["list", "rules"]] {
        let mut child = spawn(args);
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let writer = std::thread::spawn(move || {
            let lines = format!("{ETANA}\n{}\n", ".".repeat(36)).repeat(2000);
            drop(stdin.write_all(lines.as_bytes()));
        });
        let mut line = String::new();
        stdout.read_line(&mut line).expect("a line");
        assert!(!line.is_empty());
        drop(stdout);
        let mut stderr = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("text");
        let status = child.wait().expect("arau ends");
        writer.join().expect("the input is written");
        assert_eq!((status.code(), stderr.as_str()), (Some(0), ""), "{args:?}");
    }
}

/// The most memory that a process has had, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(child: &Child) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Feeds a text of a thousand lines so often through a run, and returns the number of answers of the length of a puzzle
/// and the peak of its memory.
#[cfg(target_os = "linux")]
fn stream(thousand_lines: &str, n_times: usize, n_cells: usize) -> (usize, u64) {
    let mut child = spawn(&["solve", "--threads", "2"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let answers = stdout.lines().map_while(Result::ok);
    let reader = std::thread::spawn(move || answers.filter(|answer| answer.len() == n_cells).count());
    for _ in 0..n_times {
        stdin.write_all(thousand_lines.as_bytes()).expect("arau reads");
    }
    // All but what fits into the pipes and the window has been through by now.
    let peak = peak_memory(&child).expect("the system tells");
    drop(stdin);
    assert!(child.wait().expect("arau ends").success());
    (reader.join().expect("the answers"), peak)
}

#[test]
#[cfg(target_os = "linux")]
fn long_streams_take_constant_memory() {
    // Both are more than pipes and the window hold.
    let lines = "1..4....2......3\n".repeat(1000);
    let (n_few, peak_few) = stream(&lines, 200, 16);
    let (n_many, peak_many) = stream(&lines, 800, 16);
    assert_eq!((n_few, n_many), (200_000, 800_000));
    assert!(peak_many < peak_few + 4 * 1024, "{peak_few} KiB for 200,000 lines, {peak_many} for 800,000");
}

#[test]
#[cfg(target_os = "linux")]
fn long_lists_of_classic_lines_take_little_memory() {
    let usual = format!("{ETANA_SOLVED}\r\n").repeat(999);
    for odd in ["\r\n", "\n", " a name\n"] {
        let (n_answers, peak) = stream(&format!("{usual}{ETANA_SOLVED}{odd}"), 1600, 81);
        assert_eq!(n_answers, 1_600_000, "{odd:?}");
        assert!(peak < 64 * 1024, "{peak} KiB, {odd:?}");
    }
}

/// A puzzle with other names of the digits, so that every answer of a list can be told from those around it.
fn renamed(puzzle: &str, turn: usize) -> String {
    let rename = |c: char| match c.to_digit(10) {
        Some(digit) => char::from_digit((digit + turn as u32) % 9 + 1, 10).expect("a digit"),
        None => c,
    };
    puzzle.chars().map(rename).collect()
}

#[test]
fn long_lists_come_out_alike_whatever_ends_their_lines() {
    const N: usize = 30_000;
    let puzzles: Vec<String> = (0..9).map(|turn| renamed(ETANA, turn)).collect();
    let solutions: Vec<String> = (0..9).map(|turn| renamed(ETANA_SOLVED, turn)).collect();
    let (empty, contradictory) = (".".repeat(81), format!("11{}", ".".repeat(79)));
    // Mostly puzzles that take no time, and long stretches without any other answer than a solution.
    let (lines, answers): (Vec<&str>, Vec<&str>) = (0..N)
        .map(|i| match i {
            20_000 | 20_001 | 23_456 => (empty.as_str(), "multiple"),
            20_063 | 29_999 => (contradictory.as_str(), "none"),
            _ if i % 100 == 0 => (puzzles[i / 100 % 9].as_str(), solutions[i / 100 % 9].as_str()),
            _ => (solutions[i % 7].as_str(), solutions[i % 7].as_str()),
        })
        .unzip();
    let answers = answers.join("\n") + "\n";
    let ends: [(&str, &dyn Fn(usize) -> &'static str); 5] = [
        ("one byte", &|_| "\n"),
        ("two bytes", &|_| "\r\n"),
        ("two bytes, sometimes one", &|i| if i % 7777 == 5000 { "\n" } else { "\r\n" }),
        ("one byte, sometimes two", &|i| if i % 7777 == 5000 { "\r\n" } else { "\n" }),
        ("names", &|i| if i % 2 == 0 { " a name\n" } else { ";\r\n" }),
    ];
    for (kind, end) in ends {
        let input: String = lines.iter().enumerate().flat_map(|(i, &line)| [line, end(i)]).collect();
        for threads in ["1", "3"] {
            let ran = run_with(&["solve", "--threads", threads], input.as_bytes());
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{kind}");
            assert!(ran.stdout == answers, "{kind}, {threads} threads");
        }
    }
}

/// Interrupts a run after this many lines; everything that it printed, with exit code 1.
#[cfg(unix)]
fn read_and_interrupt(child: &mut Child, stdout: &mut impl BufRead, n_lines: usize) -> String {
    let mut text = String::new();
    for _ in 0..n_lines {
        stdout.read_line(&mut text).expect("an answer");
    }
    signal(child, "-INT");
    stdout.read_to_string(&mut text).expect("the rest");
    assert_eq!(child.wait().expect("arau ends").code(), Some(1));
    text
}

#[test]
#[cfg(unix)]
fn an_interrupted_list_has_no_holes() {
    // Three puzzles in turn, told apart by the names of their digits.
    let renamed = |text: &str, other: char| {
        let exchange = |c| {
            if c == '1' {
                other
            } else if c == other {
                '1'
            } else {
                c
            }
        };
        text.chars().map(exchange).collect::<String>()
    };
    let others = ['1', '2', '3'];
    let puzzles = others.map(|other| renamed(ETANA, other));
    check_interrupted(&["solve"], &puzzles, &others.map(|other| renamed(ETANA_SOLVED, other)));
    // Without its first given it has more solutions, and with another one none.
    let puzzles = [ETANA.to_string(), ETANA.replacen('1', ".", 1), ETANA.replacen('1', "7", 1)];
    check_interrupted(&["count", "--limit", "2"], &puzzles, &["1", ">=2", "0"].map(String::from));
}

/// Asks three puzzles in turn, very often, and interrupts: the answers so far must be theirs, without a hole.
fn check_interrupted(args: &[&str], puzzles: &[String; 3], expected: &[String; 3]) {
    for threads in ["1", "2", "5"] {
        let mut child = spawn(&[args, &["--threads", threads]].concat());
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let lines = (puzzles.join("\n") + "\n").repeat(300_000);
        let writer = std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
        let text = read_and_interrupt(&mut child, &mut stdout, 10_000);
        writer.join().expect("the input is closed");
        let mut stderr = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("text");
        let answers: Vec<&str> = text.lines().collect();
        assert!((10_000..900_000).contains(&answers.len()), "{args:?}: {}", answers.len());
        for (i, answer) in answers.iter().enumerate() {
            let is_right = *answer == expected[i % 3] || answer.contains("incomplete");
            assert!(is_right, "{args:?}, line {}: {answer}", i + 1);
        }
        assert_eq!(stderr, format!("arau: interrupted after {} puzzles\n", answers.len()));
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_run_prints_what_was_done() {
    for last in [format!("{}\n", ".".repeat(81)), String::new()] {
        // The last puzzle never ends by itself; without it, the run waits for more input.
        let mut child = spawn(&["count"]);
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        // More than the reader wants to see before it decides what it reads.
        let lines = format!("{ETANA}\n").repeat(1000) + &last;
        stdin.write_all(lines.as_bytes()).expect("arau reads");
        let text = read_and_interrupt(&mut child, &mut stdout, 1000);
        let answers: Vec<&str> = text.lines().collect();
        assert_eq!(answers[..1000], ["1"; 1000]);
        match last.is_empty() {
            true => assert_eq!(answers.len(), 1000),
            false => assert!(answers[1000].ends_with(" incomplete"), "{}", answers[1000]),
        }
    }
}

#[test]
fn puzzles_are_answered_after_bad_ones() {
    let input = format!("{ETANA}\nnonsense\n{ETANA}\n12\n{ETANA}\n");
    let ran = run_with(&["solve"], input.as_bytes());
    assert_eq!((ran.stdout, ran.code), (format!("{ETANA_SOLVED}\n").repeat(3), Some(2)));
    let places: Vec<&str> = ran.stderr.lines().map(|line| line.split(": ").next().unwrap_or("")).collect();
    assert_eq!(places, ["stdin:2:9", "stdin:4:3"]);
}

#[test]
fn an_answer_comes_before_the_next_question() {
    for threads in ["1", "2"] {
        let mut child = spawn(&["solve", "--threads", threads]);
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        for _ in 0..3 {
            writeln!(stdin, "{ETANA}").expect("arau reads");
            let mut answer = String::new();
            stdout.read_line(&mut answer).expect("an answer");
            assert_eq!(answer.trim_end(), ETANA_SOLVED);
        }
        drop(stdin);
        assert!(child.wait().expect("arau ends").success());
    }
}
