//! Owns how the rows or columns of a rectangle lie over the bands or stacks of the board.

/// How many lines of a rectangle lie in each of the three bands, the most first.
pub type Pattern = [usize; 3];

/// The patterns that this many adjacent lines can have.
pub fn patterns(n_lines: usize) -> Vec<Pattern> {
    let mut patterns: Vec<Pattern> = (0..=9 - n_lines)
        .map(|first| {
            let mut pattern = [0; 3];
            (first..first + n_lines).for_each(|line| pattern[line / 3] += 1);
            pattern.sort_unstable_by(|a, b| b.cmp(a));
            pattern
        })
        .collect();
    patterns.sort_unstable();
    patterns.dedup();
    patterns
}

/// Lines with the number of the band that each lies in, those of the band with the most lines first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The band or stack of each line, as an index into the pattern.
    pub groups: Vec<u8>,
    pattern: Pattern,
}

impl Lines {
    /// Lines of a pattern.
    pub fn new(pattern: Pattern) -> Lines {
        let groups = (0..3).flat_map(|group| std::iter::repeat_n(group as u8, pattern[group])).collect();
        Lines { groups, pattern }
    }

    /// Adjacent lines of the board with this pattern, in the order of `groups`.
    pub fn places(&self) -> Vec<usize> {
        let [most, second, third] = self.pattern;
        match third {
            0 => (3 - most..3).chain(3..3 + second).collect(),
            // The band with the most lies between the others.
            _ => (3..3 + most).chain(3 - second..3).chain(6..6 + third).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_adjacent_and_lie_in_their_bands() {
        assert_eq!(patterns(5), [[3, 1, 1], [3, 2, 0]]);
        assert_eq!(patterns(4), [[2, 2, 0], [3, 1, 0]]);
        for n_lines in 1..=9 {
            for pattern in patterns(n_lines) {
                let lines = Lines::new(pattern);
                let places = lines.places();
                let mut sorted = places.clone();
                sorted.sort_unstable();
                assert!(sorted.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{pattern:?}");
                for (a, group_a) in places.iter().zip(&lines.groups) {
                    for (b, group_b) in places.iter().zip(&lines.groups) {
                        assert_eq!(a / 3 == b / 3, group_a == group_b, "{pattern:?}");
                    }
                }
            }
        }
    }
}
