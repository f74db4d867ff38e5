//! Owns [`Incidence`]: which cells stand in which constraints, and as what. It is a graph: points are cells and
//! constraints, each of a kind; links have a role. A symmetry of the shape is a map of the points onto themselves that
//! keeps kinds, links and roles.

use super::refine::Colours;

/// A graph of cells and of what is demanded of them.
#[derive(Clone, Debug)]
pub struct Incidence {
    /// The points that count as cells come first; the others only hold them together.
    n_cells: usize,
    kinds: Vec<u32>,
    /// For each point its links: the role in which, and to which point. Each link stands at both ends.
    links: Vec<Vec<(u32, u32)>>,
}

impl Incidence {
    /// Cells of one kind, without links.
    pub fn new(n_cells: usize) -> Incidence {
        Incidence { n_cells, kinds: vec![0; n_cells], links: vec![Vec::new(); n_cells] }
    }

    /// Cells, and houses of which none is like a cell.
    pub fn of_houses<House>(n_cells: usize, houses: impl IntoIterator<Item = House>) -> Incidence
    where
        House: IntoIterator<Item = usize>,
    {
        let mut incidence = Incidence::new(n_cells);
        for house in houses {
            let point = incidence.add(1);
            house.into_iter().for_each(|cell| incidence.link(point, cell, 0));
        }
        incidence
    }

    /// Another point, which is no cell.
    pub fn add(&mut self, kind: u32) -> usize {
        self.kinds.push(kind);
        self.links.push(Vec::new());
        self.kinds.len() - 1
    }

    /// Says what kind a point is of.
    pub fn set_kind(&mut self, point: usize, kind: u32) {
        self.kinds[point] = kind;
    }

    /// Links two points. The role is the same seen from both, and a point may have several links to another.
    pub fn link(&mut self, a: usize, b: usize, role: u32) {
        self.links[a].push((role, b as u32));
        self.links[b].push((role, a as u32));
    }

    /// How many points are cells.
    pub fn n_cells(&self) -> usize {
        self.n_cells
    }

    /// How many points there are.
    pub fn n_points(&self) -> usize {
        self.kinds.len()
    }

    /// The roles and ends of a point's links.
    pub fn links(&self, point: usize) -> &[(u32, u32)] {
        &self.links[point]
    }

    /// The points told apart by their kinds alone.
    pub fn colours(&self) -> Colours {
        Colours::new(self.kinds.clone())
    }

    /// Whether a map of the points, one to one, keeps kinds, links and roles.
    pub fn is_symmetry(&self, map: &[u32]) -> bool {
        (0..self.n_points()).all(|point| {
            let image = map[point] as usize;
            let mut expected: Vec<_> =
                self.links[point].iter().map(|&(role, end)| (role, map[end as usize])).collect();
            let mut links = self.links[image].clone();
            expected.sort_unstable();
            links.sort_unstable();
            self.kinds[point] == self.kinds[image] && expected == links
        })
    }
}
