//! Owns the search for all symmetries of a shape.
//!
//! One point after the other gets a colour of its own until all differ: the base. A symmetry is known by where it takes
//! the base. From the last point of the base to the first, keeping those before it, the search asks for each point of
//! the same colour whether some symmetry takes the base point there. What symmetries that were found take there
//! already is not asked, and where one point fails, so do all that such symmetries turn it into. So the symmetries found
//! generate all, and the order of the group is the product of the numbers of places for each base point.

use super::incidence::Incidence;
use super::permutations::{Group, Level};
use super::refine::Colours;

/// All symmetries of the cells. What else there is may move along; that alone makes no symmetry different.
pub fn automorphisms(incidence: &Incidence) -> Group {
    let path = path(incidence);
    let search = Search { incidence, path: &path };
    let n_cells = incidence.n_cells();
    let mut found: Vec<Vec<u32>> = Vec::new();
    let mut levels = Vec::new();
    for (depth, step) in path.steps.iter().enumerate().rev() {
        let mut orbit = orbit(step.base, &found, incidence.n_points());
        let mut is_hopeless = vec![false; incidence.n_points()];
        for point in step.colours.points(step.colours.of(step.base)) {
            if orbit[point] || is_hopeless[point] {
                continue;
            }
            match search.goes(depth, &step.colours, point) {
                Some(symmetry) => {
                    found.push(symmetry);
                    orbit = self::orbit(step.base, &found, incidence.n_points());
                }
                None => {
                    let alike = self::orbit(point, &found, incidence.n_points());
                    is_hopeless.iter_mut().zip(alike).for_each(|(hopeless, alike)| *hopeless |= alike);
                }
            }
        }
        // Other points come last into the base: what moves them alone makes no difference to the cells.
        if step.base < n_cells {
            let places = (0..n_cells).filter(|&cell| orbit[cell]).count();
            levels.push(Level { base: step.base, n_places: places, n_generators: found.len() });
        }
    }
    levels.reverse();
    let on_cells = |map: &Vec<u32>| map[..n_cells].iter().map(|&cell| cell as u16).collect();
    Group::new(n_cells, found.iter().map(on_cells).collect(), levels)
}

/// A point of the base, and the colours before it got its own.
struct Step {
    base: usize,
    colours: Colours,
}

struct Path {
    steps: Vec<Step>,
    last: Colours,
}

/// Cells come first into the base, from a colour with few of them.
fn path(incidence: &Incidence) -> Path {
    let mut colours = incidence.colours().refined(incidence);
    let mut steps = Vec::new();
    while !colours.all_differ() {
        let mut n_of = vec![0; incidence.n_points()];
        (0..incidence.n_points()).for_each(|point| n_of[colours.of(point) as usize] += 1);
        let rank = |&point: &usize| (point >= incidence.n_cells(), n_of[colours.of(point) as usize]);
        let open = (0..incidence.n_points()).filter(|&point| n_of[colours.of(point) as usize] > 1);
        let base = open.min_by_key(rank).expect("some points have the same colour");
        let next = colours.with_own(base, incidence);
        steps.push(Step { base, colours: std::mem::replace(&mut colours, next) });
    }
    Path { steps, last: colours }
}

struct Search<'a> {
    incidence: &'a Incidence,
    path: &'a Path,
}

impl Search<'_> {
    /// A symmetry that takes the base point at this depth to this point, and those before to where they were taken.
    fn goes(&self, depth: usize, colours: &Colours, point: usize) -> Option<Vec<u32>> {
        let colours = colours.with_own(point, self.incidence);
        let next = self.path.steps.get(depth + 1);
        let expected = next.map_or(&self.path.last, |step| &step.colours);
        if colours.trace() != expected.trace() {
            return None;
        }
        let Some(next) = next else { return self.symmetry(&colours) };
        let colour = expected.of(next.base);
        colours.points(colour).find_map(|point| self.goes(depth + 1, &colours, point))
    }

    /// The map that colours tell, if it is a symmetry.
    fn symmetry(&self, colours: &Colours) -> Option<Vec<u32>> {
        let n = self.incidence.n_points();
        let mut with_colour = vec![u32::MAX; n];
        (0..n).for_each(|point| with_colour[colours.of(point) as usize] = point as u32);
        let map: Vec<u32> = (0..n).map(|point| with_colour[self.path.last.of(point) as usize]).collect();
        (!map.contains(&u32::MAX) && self.incidence.is_symmetry(&map)).then_some(map)
    }
}

/// Where a point can be taken by maps one after the other.
fn orbit(point: usize, maps: &[Vec<u32>], n_points: usize) -> Vec<bool> {
    let mut is_reached = vec![false; n_points];
    let mut open = vec![point];
    is_reached[point] = true;
    while let Some(point) = open.pop() {
        for map in maps {
            let image = map[point] as usize;
            if !std::mem::replace(&mut is_reached[image], true) {
                open.push(image);
            }
        }
    }
    is_reached
}
