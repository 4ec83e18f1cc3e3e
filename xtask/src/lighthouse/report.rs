//! What Lighthouse writes down about one visit.

use std::io;

use serde_json::Value;

/// Categories, and the least each may get of 100.
pub(super) const SCORES: [(&str, f64); 4] =
    [("performance", 98.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Audits that measure, their names in the table with their units, and decimals worth printing.
pub(super) const METRICS: [(&str, &str, usize); 6] = [
    ("first-contentful-paint", "FCP, ms", 0),
    ("largest-contentful-paint", "LCP, ms", 0),
    ("total-blocking-time", "TBT, ms", 0),
    ("cumulative-layout-shift", "CLS", 3),
    ("speed-index", "SI, ms", 0),
    ("interactive", "TTI, ms", 0),
];

/// One run.
#[derive(Debug, PartialEq)]
pub(super) struct Report {
    /// In the order of [`SCORES`], of 100.
    pub(super) scores: [f64; 4],
    /// In the order of [`METRICS`].
    pub(super) metrics: [f64; 6],
    /// What costs points and isn't a speed, one line each.
    pub(super) faults: Vec<String>,
}

impl Report {
    /// Reads Lighthouse's JSON.
    ///
    /// # Errors
    /// When it isn't JSON, or a score or a metric is missing.
    pub(super) fn read(text: &str) -> io::Result<Report> {
        let all: Value = serde_json::from_str(text)?;
        let number = |value: &Value, what: &str| {
            value.as_f64().ok_or_else(|| io::Error::other(format!("it gives no {what}")))
        };
        let (mut scores, mut metrics) = ([0.0; 4], [0.0; 6]);
        for (score, (name, _)) in scores.iter_mut().zip(SCORES) {
            *score = (number(&all["categories"][name]["score"], name)? * 100.0).round();
        }
        for (metric, (name, ..)) in metrics.iter_mut().zip(METRICS) {
            *metric = number(&all["audits"][name]["numericValue"], name)?;
        }
        Ok(Report { scores, metrics, faults: faults(&all) })
    }
}

/// Audits with a weight that didn't pass, speeds left out.
fn faults(all: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for (category, _) in SCORES.iter().filter(|(name, _)| *name != "performance") {
        let audits = all["categories"][category]["auditRefs"].as_array();
        for audit in audits.into_iter().flatten().filter(|audit| audit["weight"].as_f64() > Some(0.0)) {
            let found = &all["audits"][audit["id"].as_str().unwrap_or_default()];
            if found["score"].as_f64().is_some_and(|score| score < 1.0) {
                faults.push(format!("{category}: {}", found["title"].as_str().unwrap_or_default()));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(seo: f64) -> String {
        let categories: Vec<String> = SCORES
            .iter()
            .map(|(name, _)| {
                let score = if *name == "seo" { seo } else { 1.0 };
                let audits = r#"[{"id":"title","weight":1},{"id":"hint","weight":0}]"#;
                format!(r#""{name}":{{"score":{score},"auditRefs":{audits}}}"#)
            })
            .collect();
        let audits: Vec<String> =
            METRICS.iter().map(|(name, ..)| format!(r#""{name}":{{"numericValue":7.5}}"#)).collect();
        format!(
            r#"{{"categories":{{{}}},"audits":{{{},"title":{{"score":{seo},"title":"No title"}},"hint":{{"score":0}}}}}}"#,
            categories.join(","),
            audits.join(",")
        )
    }

    #[test]
    fn a_report_is_read_with_its_faults() {
        let good = Report::read(&written(1.0)).expect("a report");
        assert_eq!((good.scores, good.metrics[0], good.faults.len()), ([100.0; 4], 7.5, 0));
        let bad = Report::read(&written(0.92)).expect("a report");
        assert_eq!(bad.scores[3], 92.0);
        assert!(bad.faults.contains(&"seo: No title".to_string()), "{:?}", bad.faults);
    }

    #[test]
    fn a_report_without_a_score_is_refused() {
        assert!(Report::read("{}").is_err());
    }
}
