//! Sets of squares and maps from squares, column by column from a1: the order of text forms.
//!
//! Sorted lists: they hold a few dozen entries at most, and take a fraction of the room that the
//! standard library's trees take in a downloaded program.

use super::geometry::Square;

/// Values by square, column by column from a1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SquareMap<V>(Vec<(Square, V)>);

/// A set of squares, column by column from a1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(SquareMap<()>);

impl<V> Default for SquareMap<V> {
    fn default() -> SquareMap<V> {
        SquareMap(Vec::new())
    }
}

impl<V> SquareMap<V> {
    /// An empty map.
    #[must_use]
    pub const fn new() -> SquareMap<V> {
        SquareMap(Vec::new())
    }

    fn find(&self, square: Square) -> Result<usize, usize> {
        self.0.binary_search_by_key(&square, |(at, _)| *at)
    }

    /// Puts `value` on `square`; gives back what stood there.
    pub fn insert(&mut self, square: Square, value: V) -> Option<V> {
        match self.find(square) {
            Ok(index) => Some(core::mem::replace(&mut self.0[index].1, value)),
            Err(index) => {
                self.0.insert(index, (square, value));
                None
            }
        }
    }

    /// Takes away what stands on `square`.
    pub fn remove(&mut self, square: &Square) -> Option<V> {
        self.find(*square).ok().map(|index| self.0.remove(index).1)
    }

    /// What stands on `square`.
    #[must_use]
    pub fn get(&self, square: &Square) -> Option<&V> {
        self.find(*square).ok().map(|index| &self.0[index].1)
    }

    /// Does anything stand on `square`?
    #[must_use]
    pub fn contains_key(&self, square: &Square) -> bool {
        self.find(*square).is_ok()
    }

    /// Number of entries.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there no entry?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes every entry.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The entries, column by column from a1.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Square, &V)> {
        self.0.iter().map(|(square, value)| (square, value))
    }

    /// The squares, column by column from a1.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Square> {
        self.0.iter().map(|(square, _)| square)
    }

    /// The values, column by column from a1.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// The values themselves, column by column from a1.
    pub fn into_values(self) -> impl DoubleEndedIterator<Item = V> {
        self.0.into_iter().map(|(_, value)| value)
    }
}

impl<V> FromIterator<(Square, V)> for SquareMap<V> {
    /// The last value of a square counts.
    fn from_iter<I: IntoIterator<Item = (Square, V)>>(entries: I) -> SquareMap<V> {
        let mut map = SquareMap::new();
        entries.into_iter().for_each(|(square, value)| {
            map.insert(square, value);
        });
        map
    }
}

impl<V> IntoIterator for SquareMap<V> {
    type Item = (Square, V);
    type IntoIter = std::vec::IntoIter<(Square, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl SquareSet {
    /// An empty set.
    #[must_use]
    pub const fn new() -> SquareSet {
        SquareSet(SquareMap::new())
    }

    /// Adds `square`; false if it was there.
    pub fn insert(&mut self, square: Square) -> bool {
        self.0.insert(square, ()).is_none()
    }

    /// Removes `square`; false if it wasn't there.
    pub fn remove(&mut self, square: &Square) -> bool {
        self.0.remove(square).is_some()
    }

    /// Is `square` in the set?
    #[must_use]
    pub fn contains(&self, square: &Square) -> bool {
        self.0.contains_key(square)
    }

    /// Number of squares.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is the set empty?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes every square.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The squares, column by column from a1.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Square> {
        self.0.keys()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        SquareSet(squares.into_iter().map(|square| (square, ())).collect())
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        squares.into_iter().for_each(|square| {
            self.insert(square);
        });
    }
}

impl<const N: usize> From<[Square; N]> for SquareSet {
    fn from(squares: [Square; N]) -> SquareSet {
        squares.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_come_column_by_column_and_once() {
        let [a1, b1, a2] = [(0, 0), (1, 0), (0, 1)].map(|(column, row)| Square::new(column, row));
        let mut set = SquareSet::from([a2, b1, a1, b1]);
        assert_eq!(set.iter().copied().collect::<Vec<_>>(), [a1, a2, b1]);
        assert!(set.remove(&b1) && !set.contains(&b1) && !set.remove(&b1));
        assert!(set.insert(b1) && !set.insert(b1));
        assert_eq!(set.len(), 3);
    }
}
