//! Owns the chi-square test, for the tests of everything random.

/// How far counts are from the shares that they should have, as a number that is normally distributed if they are
/// right (Wilson and Hilferty, 1931): above 4 in one of 30,000 cases. Rare kinds are counted together.
pub fn surprise(counts: &[u64], shares: &[f64]) -> f64 {
    const RARE: f64 = 8.0;
    let n: u64 = counts.iter().sum();
    let mut kinds: Vec<(f64, f64)> =
        counts.iter().zip(shares).map(|(&count, share)| (n as f64 * share, count as f64)).collect();
    kinds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut chi_square, mut n_kinds) = (0.0, 0.0);
    let (mut expected, mut count) = (0.0, 0.0);
    for kind in kinds {
        expected += kind.0;
        count += kind.1;
        if expected >= RARE {
            chi_square += (count - expected).powi(2) / expected;
            n_kinds += 1.0;
            (expected, count) = (0.0, 0.0);
        }
    }
    let freedom: f64 = n_kinds - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[test]
fn tables_of_chi_square_agree() {
    // The upper 5 % begin at 18.307 with 10 degrees of freedom: at 1.645 of a normal distribution.
    let shares = [1.0 / 11.0; 11];
    let mut counts = [100; 11];
    let off = (18.307f64 * 100.0 / 2.0).sqrt();
    counts[0] += off.round() as u64;
    counts[1] -= off.round() as u64;
    assert!((surprise(&counts, &shares) - 1.645).abs() < 0.05);
}
