//! Ears: what a screen reader is told, by the browser's own accessibility tree.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, interval};

use super::chromium_alone;
use super::page::{PATIENCE, Page};

/// One thing that can be heard.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Heard {
    /// Its role, such as `button`.
    pub(crate) role: String,
    /// Its name.
    pub(crate) name: String,
    /// What a field or list holds.
    pub(crate) value: String,
    /// Whether it has the keyboard's focus.
    pub(crate) has_focus: bool,
    /// What its states are: `checked`, `expanded`, `modal` and others.
    states: HashMap<String, Value>,
    parent: Option<String>,
    id: String,
}

impl Heard {
    /// The value of a state; `null` without it.
    pub(crate) fn state(&self, name: &str) -> Value {
        self.states.get(name).cloned().unwrap_or_default()
    }
}

/// All that can be heard on the page, in reading order.
#[derive(Debug)]
pub(crate) struct Tree(Vec<Heard>);

impl Tree {
    /// The names of everything of a role.
    pub(crate) fn names<'a>(&'a self, role: &'a str) -> Vec<&'a str> {
        self.of(role).map(|heard| heard.name.as_str()).collect()
    }

    /// Everything of a role.
    pub(crate) fn of<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Heard> {
        self.0.iter().filter(move |heard| heard.role == role)
    }

    /// What has the focus.
    pub(crate) fn focus(&self) -> Option<&Heard> {
        self.0.iter().rfind(|heard| heard.has_focus && heard.role != "RootWebArea")
    }

    /// What was said last in the live region of that manner: `polite` or `assertive`.
    pub(crate) fn said(&self, manner: &str) -> String {
        let is_region = |heard: &Heard| heard.state("live") == manner && heard.state("root").is_null();
        let within = |heard: &Heard| self.around(heard).any(is_region);
        let words = self.of("StaticText").filter(|heard| within(heard));
        words.map(|heard| heard.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// All text inside of the first thing with that role.
    pub(crate) fn text_in(&self, role: &str) -> String {
        let within = |heard: &Heard| self.around(heard).any(|outer| outer.role == role);
        let words = self.of("StaticText").filter(|heard| within(heard));
        words.map(|heard| heard.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// What a thing lies in, from the inside out.
    fn around<'a>(&'a self, heard: &'a Heard) -> impl Iterator<Item = &'a Heard> {
        std::iter::successors(Some(heard), |inner| {
            let parent = inner.parent.as_ref()?;
            self.0.iter().find(|outer| outer.id == *parent)
        })
    }
}

impl Page {
    /// Listens to the whole page.
    pub(crate) async fn listen(&self) -> Tree {
        chromium_alone("the tree that screen readers read");
        let answer = self.debug("Accessibility.getFullAXTree", json!({})).await;
        let nodes = answer["nodes"].as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_string();
        let heard = |node: &Value| {
            let properties = node["properties"].as_array().cloned().unwrap_or_default();
            let states = properties.iter().filter_map(|property| {
                Some((property["name"].as_str()?.to_string(), property["value"]["value"].clone()))
            });
            let states: HashMap<String, Value> = states.collect();
            Heard {
                role: if node["ignored"] == true { String::new() } else { text(&node["role"]) },
                name: text(&node["name"]),
                value: text(&node["value"]),
                has_focus: states.get("focused") == Some(&json!(true)),
                states,
                parent: node["parentId"].as_str().map(str::to_string),
                id: node["nodeId"].as_str().unwrap_or_default().to_string(),
            }
        };
        Tree(nodes.iter().map(heard).collect())
    }

    /// Listens until `is_so`.
    pub(crate) async fn hear(&self, what: &str, is_so: impl Fn(&Tree) -> bool) -> Tree {
        let end = Instant::now() + PATIENCE;
        let mut tick = interval(Duration::from_millis(50));
        loop {
            tick.tick().await;
            let tree = self.listen().await;
            if is_so(&tree) {
                return tree;
            }
            assert!(
                Instant::now() < end,
                "{what} is never heard: {:?} {}",
                tree.focus(),
                tree.said("polite")
            );
        }
    }
}
