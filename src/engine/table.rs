//! The transposition table: what earlier visits of a position found.

use super::score::{LOST, PROVED, Value, is_proved};
use crate::rules::Move;

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing.
    None,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// It is this.
    Exact,
}

impl Bound {
    const ALL: [Bound; 4] = [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact];
}

/// One visit's findings, 16 bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The lower half of the hash.
    key: u32,
    /// The bits of the upper half that follow the lowest [`FIRST_BITS`].
    key_high: u16,
    value: i16,
    step: u32,
    estimate: i16,
    depth: i8,
    /// The bound in two bits, the search that wrote it in six: 0 for none.
    tag: u8,
}

impl Entry {
    fn is(&self, key: (u32, u16)) -> bool {
        (self.key, self.key_high) == key && self.generation() != 0
    }

    fn generation(&self) -> u8 {
        self.tag >> 2
    }
}

/// Entries that share a place; together one cache line.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub(super) step: Option<Move>,
    pub(super) value: Value,
    pub(super) estimate: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// A table begins with two to the power of this many buckets, a quarter of a megabyte, if it may
/// have so many.
const FIRST_BITS: u32 = 12;

/// Entries found by hash.
///
/// A table of few entries stays in the processor's caches, so a search begins with a small one,
/// which doubles when three quarters of it are filled.
pub(super) struct Table {
    /// A power of two of them. The lowest bits of the hash's upper half say which.
    buckets: Vec<Bucket>,
    /// The most buckets that there may be, a power of two.
    most: usize,
    /// Entries that the running search filled.
    filled: usize,
    generation: u8,
}

impl Table {
    /// A table of at most `bytes` bytes, but at least one bucket.
    pub(super) fn new(bytes: usize) -> Table {
        let most = 1 << (bytes / size_of::<Bucket>()).max(1).ilog2();
        let mut table = Table { buckets: Vec::with_capacity(most), most, filled: 0, generation: 1 };
        table.forget();
        table
    }

    /// Begins a new search: what is older gives way first.
    pub(super) fn age(&mut self) {
        self.generation = self.generation % 63 + 1;
        self.filled = 0;
    }

    /// Empties the table.
    pub(super) fn forget(&mut self) {
        self.buckets.clear();
        self.buckets.resize(self.most.min(1 << FIRST_BITS), Bucket::default());
        self.generation = 1;
        self.filled = 0;
    }

    #[inline]
    fn place(&self, hash: u64) -> (usize, (u32, u16)) {
        let index = (hash >> 32) as usize & (self.buckets.len() - 1);
        (index, (hash as u32, (hash >> (32 + FIRST_BITS)) as u16))
    }

    /// Doubles the table. Of each bucket's entries, those whose hash has the next bit set go to the
    /// bucket's other half.
    #[cold]
    fn grow(&mut self) {
        let count = self.buckets.len();
        let bit = count.ilog2() - FIRST_BITS;
        self.buckets.resize(2 * count, Bucket::default());
        let (low, high) = self.buckets.split_at_mut(count);
        for (entry, other) in
            low.iter_mut().flat_map(|b| &mut b.0).zip(high.iter_mut().flat_map(|b| &mut b.0))
        {
            if entry.key_high >> bit & 1 == 1 {
                *other = core::mem::take(entry);
            }
        }
    }

    /// What is known of the position of `hash`, `ply` plies from the root.
    #[inline]
    pub(super) fn find(&self, hash: u64, ply: usize) -> Option<Hit> {
        let (index, key) = self.place(hash);
        let entry = self.buckets[index].0.iter().find(|e| e.is(key))?;
        Some(Hit {
            step: (entry.step != 0).then(|| Move::from_packed(entry.step)),
            value: from_here(Value::from(entry.value), ply),
            estimate: Value::from(entry.estimate),
            depth: i32::from(entry.depth),
            bound: Bound::ALL[usize::from(entry.tag & 3)],
        })
    }

    /// Keeps a finding, at the cost of the least useful one.
    #[inline]
    pub(super) fn keep(&mut self, hash: u64, ply: usize, hit: &Hit) {
        let (index, key) = self.place(hash);
        let generation = self.generation;
        let bucket = &mut self.buckets[index].0;
        let same = bucket.iter().position(|e| e.is(key));
        let worth = |e: &Entry| if e.generation() == generation { i32::from(e.depth) } else { -1000 };
        let slot = same.unwrap_or_else(|| {
            (0..bucket.len()).min_by_key(|slot| worth(&bucket[*slot])).unwrap_or_default()
        });
        let old = bucket[slot];
        let is_deeper = same.is_some() && worth(&old) > hit.depth + 4;
        if is_deeper && hit.bound != Bound::Exact {
            return;
        }
        let known = if same.is_some() { old.step } else { 0 };
        let is_filled = old.generation() != generation;
        bucket[slot] = Entry {
            key: key.0,
            key_high: key.1,
            step: hit.step.map_or(known, Move::packed),
            value: to_root(hit.value, ply) as i16,
            estimate: hit.estimate as i16,
            depth: hit.depth as i8,
            tag: generation << 2 | hit.bound as u8,
        };
        self.filled += usize::from(is_filled);
        if self.filled > 3 * self.buckets.len() && self.buckets.len() < self.most {
            self.grow();
        }
    }
}

/// Distances to the end are stored from the position, not from the root.
fn to_root(value: Value, ply: usize) -> Value {
    match value {
        PROVED.. => value + ply as Value,
        ..=LOST => value - ply as Value,
        _ => value,
    }
}

fn from_here(value: Value, ply: usize) -> Value {
    match value {
        PROVED.. => value - ply as Value,
        ..=LOST => value + ply as Value,
        _ => value,
    }
}

impl Hit {
    /// The estimate that this value is better than, or that value.
    pub(super) fn sharpened(&self, estimate: Value) -> Value {
        let is_closer = match self.bound {
            Bound::Lower => self.value > estimate,
            Bound::Upper => self.value < estimate,
            Bound::Exact => true,
            Bound::None => false,
        };
        if is_closer && !is_proved(self.value) { self.value } else { estimate }
    }

    /// The value this entry settles for this window.
    pub(super) fn cutoff(&self, depth: i32, alpha: Value, beta: Value) -> Option<Value> {
        let is_proof = match self.bound {
            Bound::Lower => self.value >= PROVED,
            Bound::Upper => self.value <= -PROVED,
            Bound::Exact => is_proved(self.value),
            Bound::None => false,
        };
        if self.depth < depth && !is_proof {
            return None;
        }
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
            Bound::None => false,
        };
        settles.then_some(self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::WON;

    fn hit(value: Value, depth: i32) -> Hit {
        Hit { step: None, value, estimate: 0, depth, bound: Bound::Exact }
    }

    #[test]
    fn an_entry_is_sixteen_bytes_and_a_bucket_one_cache_line() {
        assert_eq!((size_of::<Entry>(), size_of::<Bucket>()), (16, 64));
    }

    #[test]
    fn a_win_is_told_from_where_it_is_asked() {
        let mut table = Table::new(1 << 10);
        table.keep(5, 4, &hit(WON - 10, 3));
        assert_eq!(table.find(5, 2).map(|h| h.value), Some(WON - 8));
    }

    #[test]
    fn forgetting_hides_everything() {
        let mut table = Table::new(1 << 10);
        table.keep(5, 0, &hit(12, 3));
        table.forget();
        assert!(table.find(5, 0).is_none());
    }

    #[test]
    fn growing_loses_nothing_and_forgetting_makes_it_small_again() {
        let mut table = Table::new(1 << 20);
        let first = table.buckets.len();
        let hashes = || (1..).map(crate::engine::level::mix);
        let held = |table: &Table, most| -> Vec<u64> {
            hashes().take(most).filter(|hash| table.find(*hash, 0).is_some()).collect()
        };
        for (count, hash) in hashes().enumerate() {
            let before = held_if_full(&table, || held(&table, count));
            table.keep(hash, 0, &hit(0, 3));
            if table.buckets.len() > first {
                assert!(before.len() > 2 * first, "{}", before.len());
                assert!(before.iter().filter(|hash| table.find(**hash, 0).is_none()).count() <= 1);
                break;
            }
        }
        assert_eq!(table.buckets.len(), 2 * first);
        table.forget();
        assert_eq!(table.buckets.len(), first);
    }

    /// What is held, where the next entry may make the table grow: looking each time takes long.
    fn held_if_full(table: &Table, held: impl FnOnce() -> Vec<u64>) -> Vec<u64> {
        if table.filled >= 3 * table.buckets.len() { held() } else { Vec::new() }
    }

    #[test]
    fn the_shallowest_gives_way() {
        let mut table = Table::new(1);
        for (hash, depth) in [(1_u64, 5), (2, 1), (3, 7), (4, 6), (5, 3)] {
            table.keep(hash, 0, &hit(0, depth));
        }
        let known: Vec<bool> = (1..=5).map(|hash| table.find(hash, 0).is_some()).collect();
        assert_eq!(known, [true, false, true, true, true]);
    }
}
