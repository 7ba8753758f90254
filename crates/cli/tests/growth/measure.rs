//! How much work a run of the program was. No clock is asked: every branch of our own crates is counted by the compiler's
//! instrumentation for coverage, and every byte that is asked of the allocator by `allocator.c`. Both are the same on every
//! machine. A loop that allocates nothing shows in the first, a copy made by the standard library in the second.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// Work that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Work {
    /// Branches of our own crates that were run.
    pub(crate) steps: u64,
    /// Bytes asked of the allocator, in all and at most at once.
    pub(crate) bytes: u64,
    pub(crate) peak: u64,
}

/// The allocator that counts, built by the C compiler that Rust links with.
static ALLOCATOR: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/growth/allocator.c");
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("allocator.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O2", "-o"])
        .args([library.as_path(), Path::new(source)])
        .status();
    assert!(built.is_ok_and(|it| it.success()), "{source} cannot be built by cc");
    library
});

/// The program; another one of the same kind can be measured to see what the test would have said about it.
pub(crate) fn program() -> PathBuf {
    std::env::var_os("JADOUBE_BIN")
        .map_or_else(|| env!("CARGO_BIN_EXE_jadoube").into(), PathBuf::from)
}

/// The program, told to count into a folder.
pub(crate) fn counted(folder: &Path) -> Command {
    let mut command = Command::new(program());
    command
        .env_clear()
        .env("HOME", folder)
        .env("LLVM_PROFILE_FILE", folder.join("steps.profraw"))
        .env("LD_PRELOAD", &*ALLOCATOR)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// What was counted, when the program has ended. One that was ended by a signal has counted nothing.
pub(crate) fn work(folder: &Path, ended: &Output) -> Work {
    let said = String::from_utf8_lossy(&ended.stderr);
    let status = ended.status;
    let profile = folder.join("steps.profraw");
    let steps = std::fs::read(&profile).unwrap_or_else(|_| {
        panic!("nothing was counted; is the program built by `make growth`? {status}:\n{said}")
    });
    let _ = std::fs::remove_file(&profile);
    let (bytes, peak) =
        memory(&said).unwrap_or_else(|| panic!("the program did not end well, {status}:\n{said}"));
    Work { steps: sum_of_counters(&steps), bytes, peak }
}

/// `heap total: 15983275, heap peak: 13323946`
fn memory(said: &str) -> Option<(u64, u64)> {
    let number = |name: &str| {
        let after = said.rsplit_once(name)?.1;
        after[..after.find(',')?].trim().parse().ok()
    };
    Some((number("heap total:")?, number("heap peak:")?))
}

/// The sum of the counters in a raw profile of LLVM: a header of numbers, the functions, the counters.
fn sum_of_counters(profile: &[u8]) -> u64 {
    const HEADER: u64 = 16 * 8;
    const FUNCTION: u64 = 64;
    let number = |at: u64| {
        let at = usize::try_from(at).expect("a place");
        u64::from_le_bytes(profile[at..at + 8].try_into().expect("eight bytes"))
    };
    assert_eq!(
        number(8) & 0xffff_ffff,
        10,
        "the form of profiles has changed: see InstrProfData.inc of LLVM"
    );
    let [ids, functions, padding, counters] = [2, 3, 4, 5].map(|it| number(8 * it));
    let start = HEADER + ids + functions * FUNCTION + padding;
    (0..counters).map(|it| number(start + 8 * it)).sum()
}

/// The work for a text, for one twice and for one four times as long.
pub(crate) type Series = [Work; 3];

/// More than this and a twice as long text took more than twice the work. What begins with a fixed amount, or doubles its
/// memory now and then, is not exactly linear; twice the square root of two lies between linear and quadratic.
const RATIO: f64 = 2.9;
/// Differences below these are the program itself.
const STEPS_FREE: u64 = 30_000;
const BYTES_FREE: u64 = 2_000_000;

/// What is wrong with a series, if anything is.
pub(crate) fn more_than_linear(series: Series) -> Option<String> {
    let kinds: [(&str, fn(Work) -> u64, u64); 2] =
        [("steps", |it| it.steps, STEPS_FREE), ("bytes", |it| it.bytes, BYTES_FREE)];
    let grows = |(name, of, free): (&str, fn(Work) -> u64, u64)| {
        let [one, two, four] = series.map(of);
        // Less work for more text: a limit was reached, and all of it counts.
        let first = two.checked_sub(one).unwrap_or(two);
        let second = four.saturating_sub(two);
        let most = (first as f64 * RATIO) + free as f64;
        (second as f64 > most).then(|| format!("{name}: {one}, {two}, {four}"))
    };
    let wrong: Vec<String> = kinds.into_iter().filter_map(grows).collect();
    (!wrong.is_empty()).then(|| wrong.join("; "))
}

#[cfg(test)]
mod tests {
    use super::{Work, more_than_linear};

    fn series(steps: impl Fn(u64) -> u64) -> Option<String> {
        let work = |length| Work { steps: 1_000_000 + steps(length), ..Work::default() };
        more_than_linear([1_000, 2_000, 4_000].map(work))
    }

    #[test]
    fn what_is_linear_passes_and_what_is_more_does_not() {
        assert_eq!(series(|_| 0), None);
        assert_eq!(series(|n| 100 * n), None);
        assert_eq!(series(|n| 20 * n * u64::from(n.ilog2())), None);
        assert!(series(|n| n * n / 10).is_some());
        assert!(series(|n| n * n * n / 100_000).is_some());
    }
}
