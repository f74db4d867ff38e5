//! Merino, section 4.1: equivalent grids (M11).

use super::counts::counted;
use crate::puzzles::grouped;
use crate::{Claim, Cost, Outcome, Run};
use arau::maths::counting::factors::factorial;
use arau::maths::symmetry::{Boxes, Census};

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "M11.order",
        source: "Merino, section 4.1",
        statement: "Reordering bands, rows, stacks and columns, and transposing, gives a group of 3!⁸ · 2 = \
             3359232.",
        cost: Cost::Quick,
        run: order,
    },
    Claim {
        id: "M11.relabelling",
        source: "Merino, section 4.1",
        statement: "Together with renaming the digits there are 1218998108160 symmetries.",
        cost: Cost::Quick,
        run: relabelling,
    },
    Claim {
        id: "M11.burnside",
        source: "Merino, section 4.1, after Russell and Jarvis",
        statement: "By Burnside's lemma 5472730538 grids are essentially different.",
        cost: Cost::Quick,
        run: essentially_different,
    },
    Claim {
        id: "M11.years",
        source: "Merino, section 4.1",
        statement: "To find them all takes 14993782 years at one a day, 10412 at one a minute, 174 at one a second.",
        cost: Cost::Quick,
        run: years,
    },
];

const CLASSIC: Boxes = Boxes { rows: 3, columns: 3 };

/// The classes of the group are listed from its generators, each with its size.
fn group() -> (u64, usize) {
    let classes = CLASSIC.classes();
    (classes.iter().map(|class| class.size).sum(), classes.len())
}

fn order(_: &Run<'_>) -> Outcome {
    let (order, n_classes) = group();
    Outcome::judged(
        order == 3_359_232,
        format!("The {n_classes} conjugacy classes of the group have {order} members together."),
    )
}

fn relabelling(_: &Run<'_>) -> Outcome {
    let all = factorial(9) * group().0;
    Outcome::judged(all == 1_218_998_108_160_u64.into(), format!("{} · 9! = {}.", group().0, grouped(all)))
}

fn essentially_different(run: &Run<'_>) -> Outcome {
    let Some(grids) = counted(run, "3x3") else { return Outcome::incomplete() };
    let census = Census::of("3x3").expect("classic grids are a kind");
    let (plan, kept) = census.count();
    plan.count();
    let found = census.counted_classes(&kept, &grids).expect("names divide the number of grids");
    let number = found.n_different();
    Outcome::judged(
        number == Some(5_472_730_538),
        format!(
            "{} of {} classes of symmetries fix grids up to renaming; the mean over the group is {}.",
            found.n_with_grids(),
            found.classes.len(),
            number.map_or("no whole number".into(), grouped)
        ),
    )
}

fn years(_: &Run<'_>) -> Outcome {
    let years = |a_day: f64| (5_472_730_538.0 / a_day / 365.0_f64).round() as u64;
    let [daily, by_minute, by_second] = [1.0, 1440.0, 86_400.0].map(years);
    Outcome::judged(
        (daily, by_minute, by_second) == (14_993_782, 10_412, 174),
        format!("With years of 365 days: {daily}, {by_minute} and {by_second}."),
    )
}
