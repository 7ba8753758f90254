//! What is in common, counted for each edition or language, each file and each entry.

use std::cmp::Reverse;
use std::fmt::Write;

use super::passages::{OurFile, Passage};
use super::references::References;
use super::set_phrases::SetPhrases;
use super::words::words;

pub(super) struct Report<'a> {
    references: &'a References,
    groups: Vec<Group>,
    runs: Vec<Counted>,
}

struct Group {
    name: String,
    files: Vec<FileCounts>,
}

struct FileCounts {
    name: String,
    entries: Vec<(String, Count)>,
}

/// A run that is too long to be chance.
struct Counted {
    /// Its words, set phrases not counted.
    length: usize,
    place: String,
    reference: usize,
    excerpt: String,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    words: usize,
    shared: usize,
    longest: usize,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.words += other.words;
        self.shared += other.shared;
        self.longest = self.longest.max(other.longest);
    }

    fn sum(counts: impl Iterator<Item = Count>) -> Count {
        let mut sum = Count::default();
        counts.for_each(|it| sum.add(it));
        sum
    }

    fn line(self, indent: usize, name: &str) -> String {
        let share = 100.0 * self.shared as f64 / self.words.max(1) as f64;
        let Count { words, shared, longest } = self;
        format!("{share:5.1} %{shared:7}{words:8}{longest:9}  {:indent$}{name}\n", "")
    }
}

impl<'a> Report<'a> {
    pub(super) fn new(references: &'a References) -> Report<'a> {
        Report { references, groups: Vec::new(), runs: Vec::new() }
    }

    /// FileCounts of one group follow each other.
    pub(super) fn compare(&mut self, file: &OurFile, set_phrases: &SetPhrases) {
        let mut entries: Vec<(String, Count)> = Vec::new();
        for passage in &file.passages {
            let place = format!("{}/{} {}", file.group, file.name, passage.entry);
            let count = self.compare_passage(passage, place, set_phrases);
            match entries.last_mut().filter(|(entry, _)| *entry == passage.entry) {
                Some((_, sum)) => sum.add(count),
                None => entries.push((passage.entry.clone(), count)),
            }
        }
        if self.groups.last().is_none_or(|group| group.name != file.group) {
            self.groups.push(Group { name: file.group.clone(), files: Vec::new() });
        }
        if let Some(group) = self.groups.last_mut() {
            group.files.push(FileCounts { name: file.name.clone(), entries });
        }
    }

    fn compare_passage(
        &mut self,
        passage: &Passage,
        place: String,
        set_phrases: &SetPhrases,
    ) -> Count {
        let words = words(&passage.text);
        let fixed = set_phrases.mark(&words);
        let mut shared = vec![false; words.len()];
        let mut longest = 0;
        for run in self.references.runs(&words) {
            let own: Vec<usize> = run.words.clone().filter(|word| !fixed[*word]).collect();
            if own.len() < self.references.least() {
                continue;
            }
            own.iter().for_each(|word| shared[*word] = true);
            longest = longest.max(own.len());
            let text = words[run.words.start].place.start..words[run.words.end - 1].place.end;
            let excerpt = passage.text[text].split_whitespace().collect::<Vec<_>>().join(" ");
            let (length, reference) = (own.len(), run.reference);
            self.runs.push(Counted { length, place: place.clone(), reference, excerpt });
        }
        let shared = shared.into_iter().filter(|it| *it).count();
        Count { words: words.len(), shared, longest }
    }

    /// Every group, the files and entries that have something in common, and the longest runs.
    pub(super) fn lines(mut self, entries: bool, longest: usize) -> String {
        let mut lines = format!(
            "words in runs of {} or more that a reference has too\n\n  share shared   words  longest\n",
            self.references.least()
        );
        for group in &self.groups {
            let counts = group.files.iter().flat_map(|file| &file.entries);
            lines.push_str(&Count::sum(counts.map(|(_, count)| *count)).line(0, &group.name));
            for file in &group.files {
                lines.push_str(&file.lines(entries));
            }
        }
        self.runs.sort_by_key(|run| Reverse(run.length));
        let _ = write!(lines, "\n{} runs; the longest:\n", self.runs.len());
        for run in self.runs.iter().take(longest) {
            let name = self.references.name(run.reference);
            let _ = writeln!(lines, "{:4}  {} ({name}): {}", run.length, run.place, run.excerpt);
        }
        lines
    }
}

impl FileCounts {
    fn lines(&self, entries: bool) -> String {
        let all = Count::sum(self.entries.iter().map(|(_, count)| *count));
        if all.shared == 0 {
            return String::new();
        }
        let mut lines = all.line(2, &self.name);
        let listed = self.entries.iter().filter(|(_, count)| entries && count.shared > 0);
        listed.for_each(|(entry, count)| lines.push_str(&count.line(4, entry)));
        lines
    }
}
