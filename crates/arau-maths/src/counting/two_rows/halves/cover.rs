//! Owns a choice of few things that do for all: every user has some options, each of which needs two things, and a thing costs
//! the same however many use it. Users pay equal shares of what they use and take in turn what is cheapest for them,
//! until nobody moves. That need not be the best choice, but it is a fair one, and few steps lead there.

/// What a user may take.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The things that it needs.
    pub things: [u32; 2],
    /// What it costs besides.
    pub cost: u64,
}

/// Which option each user takes, by its place, given what things cost.
pub fn choose(options: &[Vec<Choice>], cost: &[u64]) -> Vec<usize> {
    // At first everything seems to be used by all who could.
    let mut n_users = vec![0u64; cost.len()];
    for options in options {
        let mut things: Vec<u32> = options.iter().flat_map(|option| option.things).collect();
        things.sort_unstable();
        things.dedup();
        things.iter().for_each(|&thing| n_users[thing as usize] += 1);
    }
    let cheapest = |options: &[Choice], n_users: &[u64], n_more: u64| {
        let share = |thing: u32| cost[thing as usize] / (n_users[thing as usize] + n_more);
        let price = |option: &Choice| option.cost + option.things.map(share).iter().sum::<u64>();
        let prices = options.iter().enumerate().map(|(i, option)| (price(option), i));
        prices.min().expect("everybody has an option").1
    };
    let mut chosen: Vec<usize> = options.iter().map(|options| cheapest(options, &n_users, 0)).collect();
    n_users.fill(0);
    for (options, &i) in options.iter().zip(&chosen) {
        options[i].things.iter().for_each(|&thing| n_users[thing as usize] += 1);
    }
    for _ in 0..MOST_ROUNDS {
        let mut has_moved = false;
        for (options, chosen) in options.iter().zip(&mut chosen) {
            options[*chosen].things.iter().for_each(|&thing| n_users[thing as usize] -= 1);
            let i = cheapest(options, &n_users, 1);
            has_moved |= i != *chosen;
            *chosen = i;
            options[i].things.iter().for_each(|&thing| n_users[thing as usize] += 1);
        }
        if !has_moved {
            break;
        }
    }
    chosen
}

/// Later rounds gain little.
const MOST_ROUNDS: usize = 30;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_serves_many_is_taken_if_it_is_not_too_dear() {
        let choice = |things| Choice { things, cost: 1 };
        let options = [vec![choice([0, 1]), choice([2, 3])], vec![choice([4, 5]), choice([0, 1])]];
        assert_eq!(choose(&options, &[100, 100, 80, 80, 80, 80]), [0, 1]);
        assert_eq!(choose(&options, &[1000, 1000, 80, 80, 80, 80]), [1, 0]);
    }
}
