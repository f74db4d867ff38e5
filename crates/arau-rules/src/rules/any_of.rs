//! Any of: at least one of several lists of rules holds.

use super::prelude::*;

/// A choice between rules.
pub struct AnyOf;

const INFO: RuleInfo = RuleInfo {
    id: "any-of",
    title: "Any of",
    summary: "at least one of the options holds, that is, all of its rules do",
    params: &[Param::required("options", ParamKind::Options, "the options, each a list of rules")],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[any-of]]\noptions = [[{ rule = 'sum', cells = 'r1c1 r2c2', sum = 3 }], [{ rule = 'even', cells = 'r4c4' }]]\n",
            n_solutions: 168,
        },
        Sample {
            document: "size = 4\n[[any-of]]\noptions = [[{ rule = 'even', cells = 'r1c1' }, { rule = 'odd', cells = 'r2c3' }], [{ rule = 'equal', cells = 'r1c1 r4c4' }]]\n",
            n_solutions: 120,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-3'\nhouses = false\n[[any-of]]\noptions = [[{ rule = 'equal', cells = 'r1c1-r1c3' }], [{ rule = 'extra-region', cells = 'r1c1-r1c3' }], []]\n",
            n_solutions: 27,
        },
    ],
};

impl Rule for AnyOf {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        match args.options("options").is_empty() {
            true => vec![Fault::missing("`options` must list at least one option").of("options")],
            false => faults::of_options(args, "options", spec),
        }
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let fill = |option: &Vec<RuleUse>| {
            let option = option.clone();
            move |inner: &mut Lowering<'_>| {
                for rule in &option {
                    rule.rule.lower(&rule.args, inner);
                }
            }
        };
        to.post_any_of(args.options("options").iter().map(fill));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.options("options").iter().any(|option| option.iter().all(|rule| rule.holds(grid)))
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let options = args.options("options");
        let marks = options.iter().flatten().flat_map(|rule| rule.rule.draw(&rule.args, spec));
        let note = Mark::Note(format!("At least one of {} options is true.", options.len()));
        marks.chain([note]).collect()
    }
}
