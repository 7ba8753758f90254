// Which penalties an arbiter may choose from: the list of the edition to which the articles of a question lead.
import { get } from "./api";
import type { GameView, LawArticle, LawHeading, Penalty, Question } from "./types";

/** The list for a question; empty if its articles lead to none. */
export async function penaltiesFor(view: GameView, question: Question): Promise<Penalty[]> {
  const asking = view.entries.find((it) => it.seq === question.asked_seq)?.rulings.find((it) => it.ruling.startsWith(`asks ${question.question}`));
  const articles = [...new Set([...question.articles, ...(asking?.articles ?? [])])];
  const [{ articles: headings }, ...texts] = await Promise.all([
    get<{ articles: LawHeading[] }>(`/v1/law/${view.edition}`),
    ...articles.map((it) => get<LawArticle>(`/v1/law/${view.edition}/${encodeURIComponent(it)}`)),
  ]);
  return under([...articles, ...texts.flatMap((it) => mentioned(it.body))], headings);
}

/** The numbers of articles in a text, in their order. */
export function mentioned(body: string): string[] {
  return [...body.matchAll(/\b\d{1,2}(?:\.(?:\d{1,2}|[a-z]))+\b/g)].map((it) => it[0]);
}

/** The headings directly under the article that has the longest list of them. */
export function under(articles: readonly string[], headings: readonly LawHeading[]): Penalty[] {
  let longest: LawHeading[] = [];
  for (const article of articles) {
    const direct = headings.filter((it) => it.article.startsWith(`${article}.`) && !it.article.slice(article.length + 1).includes("."));
    if (direct.length > longest.length) longest = direct;
  }
  return longest.length < LEAST ? [] : longest.map((it) => ({ article: it.article, words: it.title }));
}

/** Fewer are the parts of a rule, not a list to choose from. */
const LEAST = 4;
