//! What a count costs, from some of its parts: `cargo bench -p arau-maths --bench counting -- KIND PARTS`. Parts are taken at even
//! distances; one thread, CPU time.

use arau_maths::counting::kind;
use cpu_time::ThreadTime;

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let [id, n] = &arguments[..] else { return println!("which kind, and how many parts?") };
    let kind = kind(id).expect("a kind of grids");
    let start = ThreadTime::now();
    let plan = kind.plan();
    let prepared = start.elapsed().as_secs_f64();
    let n_tried = n.parse::<usize>().expect("a number of parts").clamp(1, plan.n_parts());
    let start = ThreadTime::now();
    for i in 0..n_tried {
        std::hint::black_box(plan.part(i * plan.n_parts() / n_tried));
    }
    let taken = start.elapsed().as_secs_f64();
    let all = taken * plan.n_parts() as f64 / n_tried as f64;
    println!(
        "{id}: plan {prepared:.2} s; {n_tried} of {} parts in {taken:.2} s, so all in about {all:.1} s",
        plan.n_parts()
    );
}
