//! Owns [`Colours`]: points told apart by what is around them. Points have the same colour as long as nothing tells them
//! apart; their colours are told apart again and again by the colours that they are linked to, until nothing changes.
//!
//! Colours do not depend on how points are numbered, so a symmetry maps every point to one of its colour.

use super::incidence::Incidence;

/// A colour for every point.
#[derive(Clone, Debug)]
pub struct Colours {
    /// A colour is the number of points with smaller ones, once refined.
    of: Vec<u32>,
    n_colours: usize,
    /// What was seen on the way: the same wherever a symmetry leads.
    trace: u64,
}

impl Colours {
    /// Colours that are given.
    pub fn new(of: Vec<u32>) -> Colours {
        Colours { of, n_colours: 0, trace: 0 }
    }

    /// The colour of a point.
    pub fn of(&self, point: usize) -> u32 {
        self.of[point]
    }

    /// Everything that was seen while colours were told apart, in one number.
    pub fn trace(&self) -> u64 {
        self.trace
    }

    /// Whether every point has its own colour.
    pub fn all_differ(&self) -> bool {
        self.n_colours == self.of.len()
    }

    /// The points of a colour, in order.
    pub fn points(&self, colour: u32) -> impl Iterator<Item = usize> + '_ {
        (0..self.of.len()).filter(move |&point| self.of[point] == colour)
    }

    /// One point gets a colour of its own, and others by what that tells of them.
    pub fn with_own(&self, point: usize, incidence: &Incidence) -> Colours {
        let mut colours = self.clone();
        colours.of[point] = OWN;
        colours.refined(incidence)
    }

    /// Tells points apart until nothing changes.
    pub fn refined(mut self, incidence: &Incidence) -> Colours {
        loop {
            let n_before = self.n_colours;
            self.tell_apart(incidence);
            if self.n_colours == n_before {
                return self;
            }
        }
    }

    fn tell_apart(&mut self, incidence: &Incidence) {
        // Around a point no order matters, so what is there is added up.
        let around = |point: usize| {
            let seen = incidence.links(point).iter().map(|&(role, end)| mixed(role, self.of[end as usize]));
            seen.fold(0u64, u64::wrapping_add)
        };
        let mut keys: Vec<(u32, u64, u32)> =
            (0..self.of.len()).map(|point| (self.of[point], around(point), point as u32)).collect();
        keys.sort_unstable();
        self.n_colours = 0;
        let mut colour = 0;
        for (i, &(old, around, point)) in keys.iter().enumerate() {
            if i == 0 || (keys[i - 1].0, keys[i - 1].1) != (old, around) {
                colour = i as u32;
                self.n_colours += 1;
                self.trace = (self.trace ^ around).wrapping_mul(ODD).rotate_left(29) ^ u64::from(colour);
            }
            self.of[point as usize] = colour;
        }
    }
}

/// Larger than any other colour.
const OWN: u32 = u32::MAX;

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A number that looks random, from a role and a colour.
fn mixed(role: u32, colour: u32) -> u64 {
    let mut x = (u64::from(role) << 32 | u64::from(colour)).wrapping_add(1).wrapping_mul(ODD);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
