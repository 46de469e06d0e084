import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdInput } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { aucOf, type Judged } from "./auc.ts";
import { documentReader } from "./document-reader.ts";

interface Pair {
  resume: string;
  ad: string;
  label: number;
}

interface Scored extends Pair {
  value: number | null;
}

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

/** The day the figures are for: recency must not drift with the calendar. */
const asOf = "2026-11-01";

function rows<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

const fillers = new Set(
  "the and of to with for you your our we will is are or be have as by at a an in on".split(" "),
);

function counts(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)) {
    if (word !== "" && !fillers.has(word)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** TF-IDF cosine over all texts of the set: the reference the engine has to beat. */
function tfidf(texts: readonly string[]): (a: string, b: string) => number {
  const documents = new Map<string, number>();
  for (const text of texts)
    for (const word of counts(text).keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  const vector = (text: string) => {
    const all = [...counts(text)].map(([w, n]): [string, number] => [
      w,
      n * Math.log((1 + texts.length) / (1 + (documents.get(w) ?? 0))),
    ]);
    const norm = Math.sqrt(all.reduce((sum, [, x]) => sum + x * x, 0)) || 1;
    return new Map(all.map(([w, x]) => [w, x / norm]));
  };
  return (a, b) => {
    const left = vector(a);
    return [...vector(b)].reduce((sum, [w, x]) => sum + x * (left.get(w) ?? 0), 0);
  };
}

/** Of all pairs of ads of one resume with different labels: how many stand in the right order (ties of 1 count). */
function orderOf(
  scored: readonly { resume: string; label: number; value: number | null }[],
  high: number,
  low: number,
) {
  let right = 0;
  let all = 0;
  for (const a of scored.filter((s) => s.label === high && s.value !== null)) {
    for (const b of scored.filter((s) => s.label === low && s.resume === a.resume && s.value !== null)) {
      all += 1;
      const isStrict = high === 2 && low === 0;
      const difference = (a.value ?? 0) - (b.value ?? 0);
      if (isStrict ? difference > 0 : difference >= 0) right += 1;
    }
  }
  return { right, all };
}

function share(parts: readonly { right: number; all: number }[]): number {
  const all = parts.reduce((sum, p) => sum + p.all, 0);
  return all === 0 ? 0 : parts.reduce((sum, p) => sum + p.right, 0) / all;
}

function orders(scored: readonly { resume: string; label: number; value: number | null }[]): number {
  return share([orderOf(scored, 2, 0), orderOf(scored, 2, 1), orderOf(scored, 1, 0)]);
}

async function resumeTexts(directory: string, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const reader = documentReader;
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, (await reader.read({ path: join(directory, name), name })).text);
  return texts;
}

/**
 * Measures MATCH on the invented pairs (task `match`). An ad too thin for a
 * score takes no part in the order or the area and is listed as a miss. AUC is over the pairs labelled 0
 * and 1, both measures over the same ones; null without both labels.
 * @param dir the directory that holds ads.jsonl and pairs.jsonl; the resumes lie beside it in `resumes`.
 */
export async function evaluateMatch(dir: string): Promise<object> {
  const ads = new Map(rows<AdInput & { id: string }>(join(dir, "ads.jsonl")).map((ad) => [ad.id, ad]));
  const pairs = rows<Pair>(join(dir, "pairs.jsonl"));
  const texts = await resumeTexts(join(dir, "../resumes"), new Set(pairs.map((p) => p.resume)));
  const textOf = (p: Pair) => texts.get(p.resume) ?? "";
  const adOf = (p: Pair): AdInput => ads.get(p.ad) ?? { text: "" };
  const scored = pairs.map(
    (p): Scored => ({ ...p, value: analyseResume({ resumeText: textOf(p), ad: adOf(p), asOf }).match.value }),
  );
  const cosine = tfidf([...texts.values(), ...[...ads.values()].map((ad) => ad.text)]);
  const reference = pairs.map((p) => ({ ...p, value: cosine(textOf(p), adOf(p).text) }));
  const judged = scored.flatMap(({ label, value }): Judged[] => (value === null ? [] : [{ label, value }]));
  const same = reference.filter((_, at) => scored[at]?.value !== null);
  const misses: Miss[] = scored
    .filter((s) => s.value === null)
    .map((s) => ({ id: `${s.resume} x ${s.ad}`, field: "value", expected: "a score", got: "ad too short" }));
  return {
    task: "match",
    n: pairs.length,
    order: { accuracy: orders(scored) },
    twoOverZero: { accuracy: share([orderOf(scored, 2, 0)]) },
    unrelatedMax: Math.max(0, ...scored.filter((s) => s.label === 0).map((s) => s.value ?? 0)),
    auc: aucOf(judged),
    tfidf: { order: orders(reference), auc: aucOf(same)?.value ?? null },
    misses,
  };
}
