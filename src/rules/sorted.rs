//! Putting few things in order.

/// `items` by `key`, equal ones in the order they came.
///
/// By insertion: a few hundred at most are sorted anywhere, and each of the library's own sorts
/// is 2 KB more for the page to download.
pub fn sorted_by_key<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for item in items {
        let place = sorted.partition_point(|other| key(other) <= key(&item));
        sorted.insert(place, item);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_sorted_and_equals_keep_their_order() {
        let sorted = sorted_by_key([31, 12, 35, 2, 11, 30], |number| number / 10);
        assert_eq!(sorted, [2, 12, 11, 31, 35, 30]);
    }
}
