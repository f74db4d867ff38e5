//! All of: every rule of every list holds. Of use inside the options of another rule.

use super::prelude::*;

/// Rules that hold together.
pub struct AllOf;

const INFO: RuleInfo = RuleInfo {
    id: "all-of",
    title: "All of",
    summary: "every rule of every option holds",
    params: &[Param::required("options", ParamKind::Options, "lists of rules")],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[all-of]]\noptions = [[{ rule = 'even', cells = 'r1c1' }], [{ rule = 'odd', cells = 'r2c3' }]]\n",
            n_solutions: 48,
        },
        Sample {
            document: "size = 4\n[[any-of]]\noptions = [[{ rule = 'all-of', options = [[{ rule = 'even', cells = 'r1c1' }, { rule = 'even', cells = 'r2c3' }]] }], [{ rule = 'odd', cells = 'r4c4' }]]\n",
            n_solutions: 204,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-3'\nhouses = false\n[[all-of]]\noptions = [[{ rule = 'greater-than', cells = 'r1c1 r1c2' }, { rule = 'sum', cells = 'r1c2 r1c3', sum = 4 }]]\n",
            n_solutions: 3,
        },
    ],
};

impl Rule for AllOf {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::of_options(args, "options", spec)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for rule in args.options("options").iter().flatten() {
            rule.rule.lower(&rule.args, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.options("options").iter().all(|option| option.iter().all(|rule| rule.holds(grid)))
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        args.options("options").iter().flatten().flat_map(|rule| rule.rule.draw(&rule.args, spec)).collect()
    }
}
