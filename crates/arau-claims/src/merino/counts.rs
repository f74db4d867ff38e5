//! Merino, tables 2 and 3: how many grids there are (M9, M10).

use crate::puzzles::grouped;
use crate::{Claim, Cost, Outcome, Patience, Run};
use arau::maths::counting::kind;
use arau::maths::counting::plan::Watcher;
use arau::maths::estimates::{Estimator, Large};
use arau::maths::symmetry::Boxes;
use num_bigint::BigUint;

macro_rules! exact {
    ($id:literal, $source:literal, $kind:literal, $cost:expr, $printed:literal, $what:literal) => {
        Claim {
            id: $id,
            source: $source,
            statement: concat!("There are ", $printed, " ", $what, "."),
            cost: $cost,
            run: |run| exact(run, $kind, $printed),
        }
    };
}

/// Counts of hours: samples, unless somebody is patient.
macro_rules! patient {
    ($id:literal, $rows:literal, $columns:literal, $cost:expr, $printed:literal, $n:literal) => {
        Claim {
            id: $id,
            source: "Merino, table 2",
            statement: concat!(
                "There are ",
                $printed,
                " grids with boxes of this size (marked: not confirmed)."
            ),
            cost: $cost,
            run: |run| match run.patience {
                Patience::Minutes => sampled(run, Boxes { rows: $rows, columns: $columns }, $printed, $n),
                Patience::Hours => {
                    exact(run, concat!(stringify!($rows), "x", stringify!($columns)), $printed)
                }
            },
        }
    };
}

macro_rules! estimated {
    ($id:literal, $rows:literal, $columns:literal, $printed:literal) => {
        Claim {
            id: $id,
            source: "Merino, table 2",
            statement: concat!("About ", $printed, " grids have boxes of this size, by Silver's estimate."),
            cost: Cost::Quick,
            run: |_| estimated(Boxes { rows: $rows, columns: $columns }, $printed),
        }
    };
}

pub const CLAIMS: &[Claim] = &[
    exact!("M9.2x2", "Merino, table 2", "2x2", Cost::Quick, "288", "grids with boxes of 2×2"),
    exact!("M9.2x3", "Merino, table 2", "2x3", Cost::Quick, "28200960", "grids with boxes of 2×3"),
    exact!("M9.2x4", "Merino, table 2", "2x4", Cost::Quick, "29136487207403520", "grids with boxes of 2×4"),
    exact!(
        "M9.2x5",
        "Merino, table 2",
        "2x5",
        Cost::Long,
        "1903816047972624930994913280000",
        "grids with boxes of 2×5"
    ),
    patient!("M9.2x6", 2, 6, Cost::Quick, "38296278920738107863746324732012492486187417600000", 20_000),
    exact!("M9.3x3", "Merino, section 4.1", "3x3", Cost::Quick, "6670903752021072936960", "classic grids"),
    Claim {
        id: "M9.factors",
        source: "Merino, section 4.1",
        statement: "The number of classic grids is 9! · 72² · 2⁷ · 27704267971, and the last factor is prime.",
        cost: Cost::Quick,
        run: factors,
    },
    patient!("M9.3x4", 3, 4, Cost::Long, "81171437193104932746936103027318645818654720000", 1_000_000),
    estimated!("M9.3x5", 3, 5, "3.5086e84"),
    estimated!("M9.4x4", 4, 4, "5.9584e98"),
    estimated!("M9.4x5", 4, 5, "3.1764e175"),
    estimated!("M9.5x5", 5, 5, "4.3648e308"),
    exact!("M10.magic", "Merino, table 3", "magic", Cost::Quick, "5971968", "magic grids"),
    exact!("M10.hypercube", "Merino, table 3", "hypercube", Cost::Quick, "37739520", "hypercube grids"),
    exact!("M10.nrc", "Merino, table 3", "nrc", Cost::Quick, "6337174388428800", "NRC grids"),
    exact!("M10.x", "Merino, table 3", "x", Cost::Long, "55613393399531520", "X grids"),
    exact!("M10.dg", "Merino, table 3", "dg", Cost::Long, "201105135151764480", "DG grids"),
];

struct Stopped<'a>(&'a Run<'a>);

impl Watcher for Stopped<'_> {
    fn wants_stop(&self) -> bool {
        self.0.is_stopped()
    }
}

/// The number of grids of a kind, counted anew.
pub fn counted(run: &Run<'_>, id: &str) -> Option<BigUint> {
    let plan = kind(id).expect("arau counts it").plan();
    plan.run(plan.start(), &Stopped(run))
}

fn exact(run: &Run<'_>, id: &str, printed: &str) -> Outcome {
    let plan = kind(id).expect("arau counts it").plan();
    let Some(number) = plan.run(plan.start(), &Stopped(run)) else { return Outcome::incomplete() };
    Outcome::judged(
        number.to_string() == printed,
        format!("Recounted as a sum of {} parts: {}.", plan.n_parts(), grouped(number)),
    )
}

fn sampled(run: &Run<'_>, boxes: Boxes, printed: &str, n_samples: u64) -> Outcome {
    let estimator = Estimator::new(boxes);
    let estimate = estimator.run(1, n_samples, |_| !run.is_stopped());
    if run.is_stopped() {
        return Outcome::incomplete();
    }
    let claimed = Large::from(&printed.parse::<BigUint>().expect("a number"));
    let [from, to] = estimate.interval(1.96);
    let is_inside = from.over(claimed) <= 1.0 && to.over(claimed) >= 1.0;
    let n_errors = (estimate.ratio() - claimed.over(estimator.closed_form())) / estimate.error();
    Outcome::beyond_reach(format!(
        "Not counted, since that takes hours. {} samples give {from} to {to} with 95 % confidence; the printed number, {claimed}, lies {} that interval, \
         {:.1} standard errors from its middle.",
        estimate.n_samples(),
        if is_inside { "within" } else { "outside" },
        n_errors.abs()
    ))
}

fn estimated(boxes: Boxes, printed: &str) -> Outcome {
    let closed_form = Estimator::new(boxes).closed_form().to_string();
    Outcome::judged(
        closed_form == printed,
        format!("The closed form of Kilfoyle and Silver gives {closed_form}. The exact number is unknown."),
    )
}

fn factors(run: &Run<'_>) -> Outcome {
    let Some(number) = counted(run, "3x3") else { return Outcome::incomplete() };
    let rest = 27_704_267_971_u64;
    let product = BigUint::from(362_880_u32) * 72_u32 * 72_u32 * 128_u32 * rest;
    let divisor = least_divisor(rest);
    Outcome::judged(
        product == number && divisor == rest,
        format!(
            "The product is {}, the count {}; the least divisor of {rest} above 1 is {divisor}.",
            grouped(product),
            grouped(number)
        ),
    )
}

/// The least divisor above 1.
pub fn least_divisor(number: u64) -> u64 {
    (2..)
        .take_while(|divisor| divisor * divisor <= number)
        .find(|divisor| number.is_multiple_of(*divisor))
        .unwrap_or(number)
}
