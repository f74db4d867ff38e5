//! XY-Wings and XYZ-Wings: a hinge with two cells of two candidates each.

use super::grid::{BOARD, Grid};
use super::hint::Hint;
use arau_core::bits::ones;

pub(super) fn first_wing(grid: &Grid, with_z: bool) -> Option<Hint> {
    let size = if with_z { 3 } else { 2 };
    for hinge in 0..81 {
        let xy = grid.cands[hinge];
        if xy.count_ones() != size {
            continue;
        }
        // Peers with two candidates that share one with the hinge, or two if it has three.
        let mut ends = [(0, 0u16); 20];
        let mut count = 0;
        for &peer in &BOARD.peers[hinge] {
            let mask = grid.cands[peer as usize];
            if mask.count_ones() == 2 && (xy & !mask).count_ones() == 1 {
                ends[count] = (peer as usize, mask);
                count += 1;
            }
        }
        for &(a, xz) in &ends[..count] {
            for &(b, yz) in &ends[..count] {
                if (xy | xz | yz).count_ones() != 3 || (xy & xz & yz).count_ones() != size - 2 {
                    continue;
                }
                let Some(z) = Some(xz & yz).filter(|&m| m != 0).map(u16::trailing_zeros) else { continue };
                let mut seen = BOARD.peer_set[a] & BOARD.peer_set[b] & !(1 << hinge | 1 << a | 1 << b);
                if with_z {
                    seen &= BOARD.peer_set[hinge];
                }
                let removals: Vec<_> =
                    ones(seen).filter(|&c| grid.has(c, z as usize)).map(|c| (c as u8, 1 << z)).collect();
                if !removals.is_empty() {
                    let (name, rating) = if with_z { ("XYZ-Wing", 4.4) } else { ("XY-Wing", 4.2) };
                    return Some(Hint::removing(name, rating, removals));
                }
            }
        }
    }
    None
}
