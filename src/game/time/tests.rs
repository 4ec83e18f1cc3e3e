//! Each control's arithmetic, and its words.

use super::*;

const FISCHER: TimeControl = TimeControl::Fischer { base_s: 300, increment_s: 3 };
const SUDDEN: TimeControl = TimeControl::SuddenDeath { base_s: 300 };
const PER_MOVE: TimeControl = TimeControl::PerMove { seconds: 60 };
const BYO_YOMI: TimeControl = TimeControl::ByoYomi { base_s: 600, periods: 3, period_s: 30 };

/// What a clock shows after a move that took so long.
fn played(control: TimeControl, left_ms: u64, elapsed_ms: u64) -> Option<u64> {
    control.run(left_ms, elapsed_ms).map(|left| control.after_move(left))
}

#[test]
fn fischer_adds_the_increment_after_the_move() {
    assert_eq!(FISCHER.whole_ms(), 300_000);
    assert_eq!(FISCHER.run(300_000, 10_000), Some(290_000));
    assert_eq!(played(FISCHER, 300_000, 10_000), Some(293_000));
    assert_eq!(played(FISCHER, 2_000, 1_999), Some(3_001));
}

#[test]
fn sudden_death_only_runs_down() {
    assert_eq!(played(SUDDEN, 300_000, 10_000), Some(290_000));
}

#[test]
fn a_move_with_its_own_time_leaves_the_next_one_all_of_it() {
    assert_eq!(PER_MOVE.whole_ms(), 60_000);
    assert_eq!(played(PER_MOVE, 60_000, 59_000), Some(60_000));
}

#[test]
fn the_flag_falls_when_nothing_is_left() {
    for control in [FISCHER, SUDDEN, PER_MOVE, BYO_YOMI] {
        assert_eq!(control.run(1_000, 999), Some(1), "{control}");
        assert_eq!((control.run(1_000, 1_000), control.run(1_000, 5_000)), (None, None), "{control}");
    }
}

#[test]
fn without_a_clock_no_flag_falls() {
    assert_eq!(TimeControl::None.run(0, u64::MAX), Some(0));
    assert!(!TimeControl::None.is_low(0));
}

#[test]
fn byo_yomi_begins_with_the_main_time() {
    assert_eq!(BYO_YOMI.whole_ms(), 690_000);
    assert_eq!(BYO_YOMI.face(690_000), Face { ms: 600_000, periods: 0 });
    assert_eq!(played(BYO_YOMI, 690_000, 20_000), Some(670_000));
}

#[test]
fn byo_yomi_keeps_a_period_in_which_the_move_was_made() {
    assert_eq!(BYO_YOMI.face(90_000), Face { ms: 30_000, periods: 3 });
    assert_eq!(BYO_YOMI.face(61_000), Face { ms: 1_000, periods: 3 });
    assert_eq!(played(BYO_YOMI, 90_000, 29_000), Some(90_000));
}

#[test]
fn byo_yomi_loses_a_period_that_runs_out() {
    assert_eq!(BYO_YOMI.face(60_000), Face { ms: 30_000, periods: 2 });
    assert_eq!(played(BYO_YOMI, 90_000, 31_000), Some(60_000));
    assert_eq!(played(BYO_YOMI, 90_000, 61_000), Some(30_000));
    assert_eq!(played(BYO_YOMI, 90_000, 90_000), None);
}

#[test]
fn byo_yomi_takes_what_is_over_the_main_time_from_the_first_period() {
    assert_eq!(played(BYO_YOMI, 95_000, 10_000), Some(90_000));
    assert_eq!(played(BYO_YOMI, 95_000, 5_000), Some(90_000));
}

#[test]
fn time_is_low_below_a_tenth_but_never_above_twenty_seconds() {
    assert_eq!((FISCHER.is_low(20_000), FISCHER.is_low(19_999)), (false, true));
    assert_eq!((PER_MOVE.is_low(6_000), PER_MOVE.is_low(5_999)), (false, true));
    let short = TimeControl::PerMove { seconds: 10 };
    assert_eq!((short.is_low(5_000), short.is_low(4_999)), (false, true));
}

#[test]
fn in_byo_yomi_time_is_low_at_the_end_of_a_period() {
    assert!(!BYO_YOMI.is_low(91_000), "three periods are to come");
    assert_eq!((BYO_YOMI.is_low(65_000), BYO_YOMI.is_low(64_999)), (false, true));
    assert!(!BYO_YOMI.is_low(60_000), "a new period has begun");
}

#[test]
fn a_control_is_read_as_written() {
    let all = [TimeControl::None, FISCHER, SUDDEN, PER_MOVE, BYO_YOMI];
    assert_eq!(all.map(|control| control.to_string()), ["-", "300+3", "300", "1/60", "600+3x30"]);
    for control in all {
        assert_eq!(TimeControl::from_word(&control.to_string()), Some(control));
    }
}

#[test]
fn what_is_no_control_is_none() {
    for word in ["", "x", "+", "300+", "1/", "-1", "86401", "300+3x", "300+101x30", "99999999999"] {
        assert_eq!(TimeControl::from_word(word), None, "{word}");
    }
    assert_eq!(TimeControl::from_word("0"), Some(TimeControl::None), "no time is no clock");
}

#[test]
fn every_number_left_has_a_face() {
    for control in [TimeControl::None, FISCHER, SUDDEN, PER_MOVE, BYO_YOMI] {
        for left_ms in (0..700_000).step_by(777) {
            let face = control.face(left_ms);
            assert!(face.ms <= left_ms, "{control}: {face:?} of {left_ms}");
        }
    }
}
