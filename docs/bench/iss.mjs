// Runs the Interactive Sudoku Solver (github.com/sigh/Interactive-Sudoku-Solver) under node, outside its page.
//
//   node iss.mjs CHECKOUT lists FOLDER FPUZZLES.jsonl   writes its collections as lists, a puzzle and its name per line
//   node iss.mjs CHECKOUT solve LIST...                 proves uniqueness; the compiler is warmed up by one pass before
//
// A row per puzzle: list, name, solutions found (at most 2), CPU ms, elapsed ms, ms to build the solver, guesses.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout, command, ...rest] = process.argv.slice(2);
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM = '';
const load = (path) => import(pathToFileURL(resolve(checkout, path)).href);

const KILLERS = ['TAREK_ALL', 'EXTREME_KILLERS', 'HS_KILLERS', 'HARD_THERMOS', 'HARD_RENBAN', 'MATHEMAGIC_KILLERS'];
const SIXTEEN = ['16x16', '16x16: Jigsaw', '16x16: Sudoku X', '16x16: Sudoku X, hard', '16x16: Sudoku X, very hard',
  '16x16: Windoku'];
const oneLine = (text) => String(text ?? '').replace(/\s+/g, ' ').trim();

async function writeLists(folder, fpuzzles) {
  const collections = await load('data/collections.js');
  const { resolvePuzzleConfig } = await load('data/example_puzzles.js');
  const { SudokuParser } = await load('js/sudoku_parser.js');
  // Its collections come in several notations; its own writer brings them into one.
  const line = ({ input, extraConstraints = '', name }, label) =>
    `${oneLine(SudokuParser.parseText(input + extraConstraints))}\t${oneLine(name === input ? '' : name) || label}\n`;
  const write = (set, puzzles) => writeFileSync(join(folder, `${set}.txt`),
    puzzles.map((puzzle, i) => line(puzzle, `${set}#${i}`)).join(''));
  for (const set of KILLERS) {
    const list = collections[set];
    const config = (entry) => typeof list.configFor === 'function' ? list.configFor(entry) : resolvePuzzleConfig(entry);
    write(set, [...list].map(config));
  }
  write('SIXTEEN', SIXTEEN.map((name) => resolvePuzzleConfig(name)));
  const rows = readFileSync(fpuzzles, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
  write('fpuzzles', rows.map(({ iss, id }) => ({ input: iss, name: id })));
}

async function solveLists(lists) {
  const { SudokuParser } = await load('js/sudoku_parser.js');
  const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');
  const prove = (input) => {
    const start = performance.now();
    const constraint = SudokuBuilder.resolveConstraint(SudokuParser.parseText(input));
    const solver = SudokuBuilder.build(constraint)._internalSolver;
    const built = performance.now();
    const cpu = process.cpuUsage();
    solver.run({ maxSolutions: 2 }, () => {});
    const spent = process.cpuUsage(cpu);
    return [solver.counters.solutions, ((spent.user + spent.system) / 1e3).toFixed(2),
      (performance.now() - built).toFixed(2), (built - start).toFixed(2), solver.counters.guesses];
  };
  for (const list of lists) {
    const set = basename(list, '.txt');
    const puzzles = readFileSync(list, 'utf8').split('\n').filter(Boolean).map((line) => line.split('\t'));
    for (const [input] of puzzles) prove(input);
    for (const [input, name] of puzzles) console.log([set, name, ...prove(input)].join('\t'));
  }
}

if (command === 'lists') await writeLists(...rest);
else if (command === 'solve') await solveLists(rest);
else throw new Error('lists or solve?');
