//! Owns good texts in every format, from which tests and fuzz targets make bad ones.

use arau_rules::{RULES, VARIANTS};

/// Good texts of every format: documents from the registries, and a few of each other format.
pub fn texts() -> Vec<String> {
    let samples = RULES.iter().flat_map(|rule| rule.info().samples).map(|s| s.document.to_string());
    let variants = VARIANTS.iter().map(|variant| format!("variant = '{}'\n", variant.id));
    samples.chain(variants).chain(OTHERS.iter().map(|text| text.to_string())).collect()
}

const OTHERS: &[&str] = &[
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "12|34\n34|12\n--+--\n21|43\n4.|..\n",
    "[[cell]]\nlabel = 'a'\ncoords = [1, 1]\n[[cell]]\nlabel = 'b'\noutline = [[0, 0], [1, 0], [1, 1.5]]\n[[group]]\nkind = 'row'\nname = 'row 1'\ncells = 'a b'\n[[part]]\nrows = 1\ncolumns = 2\ncells = 'a b'\n",
    "2x2k:p,_25,3_7_3_7_3_7_3_7_1_2_3_4_1_2_3_4",
    "4j:a1b2k,a_a_a_a_a_a_a_a_",
    "4de:_a_c_a_a_6ba,d2d2a11m6m4s1s1",
    "4ade:0R,0L,0R,0L,0RD,0DL,0RD,0DL,0UR,0UL,0UR,0UL,0R,0L,2R,0L,",
    "4dh:/2///2/1/2////3//3///,a1b2k",
    ":0300:5:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..:512 613:714::",
    "{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 1], [2, 3]], \"neq\": [[0, 2]], \"givens\": {\"0\": 1}, \"solution\": [1, 2, 2, 1], \"dims\": [2, 2, 1], \"orig_cell_ids\": [0, 1, 2, 3]}",
    "# 3\\ 4\\\n\\3 . .\n\\4 1 .\n",
    "aab\ncab\ncdd\na 6+\nb 2-\nc 3/\nd 5*\n",
    "[{\"op\": \"add\", \"target\": 3, \"cells\": [[0, 0], [0, 1]]}, {\"op\": \"eq\", \"target\": 1, \"cells\": [[1, 1]]}]",
    "{\"size\": 4, \"cages\": [{\"sum\": 3, \"cells\": [[0, 0], [0, 1]]}], \"givens\": [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}",
    "[[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, null, 0, 0]]",
    "{\"gridSize\": 4, \"fixedNumbers\": [{\"position\": {\"row\": 0, \"col\": 1}, \"value\": 2}], \"thermos\": [[[0, 0], [0, 1]]], \"kropkiDots\": [{\"dotType\": \"Double\", \"cell1\": [0, 0], \"cell2\": [0, 1]}], \"antiKing\": true}",
    "{\"cells\": [1, null, null, 2], \"constraint\": {\"c1\": null, \"c2\": [{\"group\": [[0, 0], [1, 0]], \"sum\": 3}]}}",
    "{\"puzzle\": [\"# 3\\\\ 4\\\\\", \"\\\\3 . .\", \"\\\\4 . .\"], \"variant\": \"kakuro\", \"solution\": [1, 2, 3, 4]}",
    "{\"gameid\": \"2x2:p\", \"game\": \"solo\", \"size\": 4, \"name\": \"x\", \"author\": \"y\"}",
    "{\"size\": 4, \"grid\": [[{}, {}, {}, {\"value\": 1, \"given\": true}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]], \"killercage\": [{\"cells\": [\"R1C1\", \"R1C2\"], \"value\": \"3\"}], \"arrow\": [{\"cells\": [\"R1C1\"], \"lines\": [[\"R1C1\", \"R1C2\"]]}]}",
    ".Shape~6x6.~R1C1_5.Thermo~R1C1~R1C2.Cage~7~R2C1~R2C2.Or.Sum~3~R1C1~R1C2.X~R1C1~R1C2.End",
    "#AOwn\n#DA grid\n12..\n..21\n..1.\n....\n",
    "[Puzzle]\n1...\n..2.\n.3..\n...4\n[State]\n12..\n..2.\n.3..\n...4\n",
    " *-----*\n |1.|..|\n |..|.2|\n |--+--|\n |..|..|\n |3.|..|\n *-----*\n",
    "+-------+---+\n| 1   . | . |\n|   +---+   |\n| . | .   2 |\n+---+-------+\n| .   .   . |\n+-----------+\n",
    "+---------+---------+\n| 1   23  | 23  4   |\n| 34  234 | 123 12  |\n+---------+---------+\n| 2   134 | 14  1   |\n| 4   14  | 124 3   |\n+---------+---------+\n",
    "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>x</name>\n<game data=\"100007090030020008009600500005300900010080002600004000300000010040000007007000300\"/>\n</opensudoku>\n",
    "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape%7E4x4.%7ER1C1_3.Thermo%7ER1C2%7ER2C2",
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=bZA/a8MwEMV3fYpw86PoJLvWaSulGZuh2YSHkLrExG0gjik4+Lv3ZA3tUJ3+3PvpeOg0Tu+X84RKwwdYcA6x6wpVnqw0x76/DV3c7L6/8DTdTpdr3Hx2wNtq8IDddouPwzB2JpV62xpzn1/jnThQTMSkVrq3C2ZW6sVlXCvO6EVRUyN4ig4UPITXTBgiJROwbcq1QGyB9m+hK5mDZBt13ceUWOBs22L2KpyKANdk/ajaa+cui+fyJHipKLJdFmMSh/IfqP8/tcPfkeg4HMaxPxLo3A9Dd6XW/AA=",
    "{\"formatVersion\":\"1.5.0\",\"puzzle\":{\"size\":4,\"cells\":[{\"given\":true,\"value\":1}],\"constraints\":[{\"type\":1,\"regions\":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]},{\"type\":404,\"lines\":[[0,1,2]]},{\"type\":201,\"clues\":[{\"edge\":5}],\"negative\":[2]},{\"type\":500,\"clues\":[{\"outerCell\":1,\"diagonal\":-1,\"value\":6}]}]}}",
    "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArgF7MA2KBoOcMnhAeQDueOlmb8ALHQDGKNm3QEA2qADmmAG4o8+BFEYo6muG0MEiAXwC6s3On1xMOBEvyqQCAJ71+lSzSg3r4WdFAoGvYqlDQxRDTxMXEJNABMaTQAzFkZ6dmZ1gFBPvyZlDGeABZoMBB8CGhuysrxAASp1oWBniUEqeWyZihNoCgAJmr8RNkgJkMWNnQ4EYha-MpdxSH4ZfEgMnCTI-vyiipE6dO2s6bm+ADsNk+WQA",
];
