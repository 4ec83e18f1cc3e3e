//! The sounds as samples, computed: bars of fired clay that are struck, and clay that slides on clay.

use crate::store::effect::Sound;

/// Longest sound in seconds.
pub const LONGEST_S: f32 = 1.2;
/// No sample is louder than this.
const CEILING: f32 = 0.7;

/// A bar's partials: ratio to the lowest, share of loudness, share of its ringing time.
const PARTIALS: [(f32, f32, f32); 3] = [(1.0, 1.0, 1.0), (2.76, 0.35, 0.45), (5.4, 0.15, 0.2)];

/// Mono samples of `sound` at `rate` per second, each within −0.7 to 0.7; it begins and ends in
/// silence. The same sound is always the same samples.
#[must_use]
pub fn wave(sound: Sound, rate: f32) -> Vec<f32> {
    let mut mix = Mix::new(rate);
    match sound {
        Sound::Slide(length) => slide(&mut mix, f32::from(length)),
        Sound::Capture(count) => capture(&mut mix, count),
        Sound::Crossing => chime(&mut mix, &[(0.0, 440.0), (0.09, 659.3)], 0.45),
        Sound::Win => chime(&mut mix, &[(0.0, 392.0), (0.11, 493.9), (0.22, 587.3), (0.34, 784.0)], 0.5),
        Sound::Loss => chime(&mut mix, &[(0.0, 392.0), (0.16, 329.6), (0.32, 261.6)], 0.5),
        Sound::Draw => chime(&mut mix, &[(0.0, 392.0), (0.16, 392.0)], 0.45),
        Sound::TimeLow => chime(&mut mix, &[(0.0, 587.3), (0.14, 587.3)], 0.24),
        Sound::Refusal => {
            mix.strike(0.0, 262.0, 0.11, 0.52);
            mix.strike(0.08, 247.0, 0.11, 0.45);
        }
    }
    mix.finished()
}

/// The more pieces, the longer and the lower; it ends with the phalanx setting down.
fn slide(mix: &mut Mix, length: f32) {
    let length = length.min(10.0);
    let seconds = 0.09 + 0.012 * length;
    mix.hush(0.0, seconds, 0.4);
    mix.strike(seconds * 0.8, 400.0 - 14.0 * length, 0.08, 0.48 + 0.015 * length);
}

/// One knock for each piece, quicker the more there are.
fn capture(mix: &mut Mix, count: u8) {
    let count = count.clamp(1, 9);
    let step = 0.06 / f32::from(count).sqrt();
    for nth in 0..count {
        let nth = f32::from(nth);
        mix.strike(nth * step, 560.0 - 24.0 * nth, 0.07, 0.5);
    }
    mix.strike(f32::from(count) * step, 247.0, 0.14, 0.55);
}

fn chime(mix: &mut Mix, notes: &[(f32, f32)], ring_s: f32) {
    for (at_s, pitch) in notes {
        mix.strike(*at_s, *pitch, ring_s, 0.34);
    }
}

/// The sine of so many turns (0 and more), as near as an ear can tell: within 0.001.
/// The library's own, for every angle there is, is 2 KB of the download.
fn sine(turns: f32) -> f32 {
    let part = turns - turns.floor();
    // A parabola through 0, ½ and 1, bent towards the sine (weights by least error).
    let near = if part < 0.5 { 16.0 * part * (0.5 - part) } else { -16.0 * (part - 0.5) * (1.0 - part) };
    near * (0.775 + 0.225 * near.abs())
}

/// Near e to the −`x`, for `x` from 0: begins at 1 and fades, which is all a struck bar needs.
fn fading(x: f32) -> f32 {
    (1.0 - x / 64.0).max(0.0).powi(64)
}

struct Mix {
    rate: f32,
    samples: Vec<f32>,
    noise: u32,
}

impl Mix {
    fn new(rate: f32) -> Mix {
        Mix { rate, samples: Vec::new(), noise: 0x9E37_79B9 }
    }

    /// A struck bar of `pitch` hertz that rings for about `ring_s`.
    fn strike(&mut self, at_s: f32, pitch: f32, ring_s: f32, loudness: f32) {
        self.add(at_s, ring_s, |t| {
            let attack = (t / 0.002).min(1.0);
            let tone: f32 = PARTIALS
                .iter()
                .map(|(ratio, share, ring)| {
                    share * fading(6.0 * t / (ring_s * ring)) * sine(pitch * ratio * t)
                })
                .sum();
            loudness * attack * tone
        });
    }

    /// Soft noise that swells and fades within `length_s`.
    fn hush(&mut self, at_s: f32, length_s: f32, loudness: f32) {
        let (mut noise, mut low) = (self.noise, 0.0);
        self.add(at_s, length_s, |t| {
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            let white = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
            low += 0.18 * (white - low);
            let swell = sine(0.5 * t / length_s);
            loudness * swell * low
        });
        self.noise = noise;
    }

    fn add(&mut self, at_s: f32, length_s: f32, mut sample: impl FnMut(f32) -> f32) {
        let length_s = length_s.min(LONGEST_S - at_s);
        let (from, count) = ((at_s * self.rate) as usize, (length_s * self.rate).max(0.0) as usize);
        if self.samples.len() < from + count {
            self.samples.resize(from + count, 0.0);
        }
        let fade = self.rate * 0.004;
        for nth in 0..count {
            let out = ((count - nth - 1) as f32 / fade).min(1.0);
            self.samples[from + nth] += out * sample(nth as f32 / self.rate);
        }
    }

    fn finished(mut self) -> Vec<f32> {
        let loudest = self.samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let scale = CEILING / loudest.max(CEILING);
        self.samples.iter_mut().for_each(|sample| *sample *= scale);
        self.samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: f32 = 44_100.0;

    fn all() -> Vec<Sound> {
        let counted = (0..=40).flat_map(|n| [Sound::Slide(n), Sound::Capture(n)]);
        counted
            .chain([Sound::Crossing, Sound::Win, Sound::Loss, Sound::Draw, Sound::TimeLow, Sound::Refusal])
            .collect()
    }

    #[test]
    fn every_sound_is_short_audible_and_never_too_loud() {
        for sound in all() {
            let samples = wave(sound, RATE);
            let loudest = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
            assert!(samples.len() as f32 <= LONGEST_S * RATE, "{sound:?} is too long");
            assert!((0.05..=CEILING + 1e-3).contains(&loudest), "{sound:?} peaks at {loudest}");
        }
    }

    #[test]
    fn every_sound_begins_and_ends_in_silence() {
        for sound in all() {
            let samples = wave(sound, RATE);
            let ends = [samples[0], samples[samples.len() - 1]];
            assert!(ends.iter().all(|sample| sample.abs() < 0.01), "{sound:?} clicks: {ends:?}");
        }
    }

    #[test]
    fn the_sine_is_one_and_fading_fades() {
        for turns in (0..3000).map(|n| n as f32 / 1000.0) {
            let exact = (turns * std::f32::consts::TAU).sin();
            assert!((sine(turns) - exact).abs() < 0.0015, "{turns}: {} {exact}", sine(turns));
        }
        assert_eq!(fading(0.0), 1.0);
        assert!((fading(1.0) - (-1.0_f32).exp()).abs() < 0.01 && fading(6.0) < 0.003);
    }

    #[test]
    fn no_kind_of_sound_drowns_another() {
        // The loudest tenth of a second, in decibels below a full square wave.
        let level = |sound: &Sound| {
            let samples = wave(*sound, RATE);
            let energy = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>();
            let most = samples.chunks((RATE * 0.05) as usize).map(energy).collect::<Vec<_>>();
            let pairs = most.windows(2).map(|pair| pair[0] + pair[1]).chain(most.first().copied());
            10.0 * (pairs.fold(0.0, f32::max) / (RATE * 0.1)).log10()
        };
        let levels: Vec<f32> = all().iter().filter(|sound| **sound != Sound::Slide(0)).map(level).collect();
        let [least, most] = [f32::min, f32::max].map(|of| levels.iter().copied().fold(levels[0], of));
        assert!(most - least < 10.0, "{levels:?}");
    }

    #[test]
    fn a_longer_phalanx_slides_longer() {
        let length = |n| wave(Sound::Slide(n), RATE).len();
        assert!(length(1) < length(4) && length(4) < length(9));
    }
}
