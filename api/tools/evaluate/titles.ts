import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJobTitle, titleSimilarity } from "#shared/engine/roles/job-titles.ts";
import { readRows } from "./read-rows.ts";
import { tfidf } from "./tfidf.ts";

interface Query {
  title: string;
  /** Ids of the titles of the corpus that experts call relevant. */
  relevant: string[];
}

interface Ranked {
  value: number;
  relevant: boolean;
}

/** Share of pairs of a relevant and another title in the right order; ties count half. */
function areaOf(ranked: readonly Ranked[]): number {
  const wanted = ranked.filter(({ relevant }) => relevant);
  const others = ranked.filter(({ relevant }) => !relevant).map(({ value }) => value);
  others.sort((a, b) => a - b);
  const countBelow = (limit: (value: number) => boolean) => {
    let [low, high] = [0, others.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (limit(others[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let right = 0;
  for (const { value } of wanted)
    right += (countBelow((other) => other < value) + countBelow((other) => other <= value)) / 2;
  return right / (wanted.length * others.length);
}

/** Average precision; among equal values the relevant ones come last. */
function precisionOf(ranked: readonly Ranked[]): number {
  const order = ranked.toSorted((a, b) => b.value - a.value || Number(a.relevant) - Number(b.relevant));
  let [found, sum] = [0, 0];
  order.forEach(({ relevant }, at) => {
    if (!relevant) return;
    found += 1;
    sum += found / (at + 1);
  });
  return sum / found;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/**
 * Measures the similarity of titles (task `titles`; ../shared/data/README.md, section 9): the mean over the queries
 * of the area under the curve and of average precision, compared with TF-IDF in the same run.
 * @param directory contains queries.jsonl and corpus.tsv (id, title).
 */
export async function evaluateTitles(directory: string): Promise<object> {
  const corpus = readFileSync(join(directory, "corpus.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [id = "", title = ""] = row.split("\t");
      return { id, title, read: readJobTitle(title) };
    });
  const queries = readRows<Query>(join(directory, "queries.jsonl"));
  const cosine = tfidf(corpus.map(({ title }) => title));
  const figures = (likeness: (query: Query, at: number) => number) => {
    const perQuery = queries.map((query) => {
      const relevant = new Set(query.relevant);
      const ranked = corpus.flatMap(({ id, title }, at) =>
        title === query.title ? [] : [{ value: likeness(query, at), relevant: relevant.has(id) }],
      );
      return { auc: areaOf(ranked), precision: precisionOf(ranked) };
    });
    return {
      auc: mean(perQuery.map(({ auc }) => auc)),
      map: mean(perQuery.map(({ precision }) => precision)),
    };
  };
  const read = new Map(queries.map(({ title }) => [title, readJobTitle(title)]));
  const own = figures(({ title }, at) => {
    const [asked, held] = [read.get(title), corpus[at]?.read];
    return asked === undefined || held === undefined ? 0 : titleSimilarity(asked, held);
  });
  return {
    task: "titles",
    n: queries.length,
    ...own,
    tfidf: figures(({ title }, at) => cosine(title, corpus[at]?.title ?? "")),
  };
}
