//! `docs/AUDIT.md` lists every check as it is: id, name, severity, articles.

use jadoube_audit::Check;
use laws::Edition;

#[test]
fn the_page_lists_every_check_as_it_is() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/AUDIT.md");
    let page = std::fs::read_to_string(page).expect("docs/AUDIT.md");
    for check in Check::ALL {
        let mut articles: Vec<String> = Vec::new();
        for provision in check.provisions() {
            let article = provision.article(Edition::Fide2023).map(|it| it.to_string());
            articles.extend(article.filter(|it| !articles.contains(it)));
        }
        let articles = if articles.is_empty() { "–".to_owned() } else { articles.join(", ") };
        let start = format!("| {} | `{check}` | {} | {articles} | ", check.id(), check.severity());
        let lines = page.lines().filter(|line| line.starts_with(&start)).count();
        assert_eq!(lines, 1, "{start}");
    }
    let listed = page.lines().filter(|line| line.starts_with("| AUD-")).count();
    assert_eq!(listed, Check::ALL.len());
}
