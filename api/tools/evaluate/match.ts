import { aucOf, type LabelledScore } from "./auc.ts";
import { type LabelledPair, pairMatcher, readPairSet } from "./pair-set.ts";
import { tfidf } from "./tfidf.ts";

interface Scored extends LabelledPair {
  value: number | null;
}

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

/**
 * The share of pairs of ads of one resume, with different labels, that are in the right order (a tie of label 1
 * counts).
 */
function orderOf(scored: readonly Scored[], high: number, low: number) {
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

function orders(scored: readonly Scored[]): number {
  return share([orderOf(scored, 2, 0), orderOf(scored, 2, 1), orderOf(scored, 1, 0)]);
}

/**
 * For ads with exactly one resume labelled 1 and one labelled 0 (the same person without what the ad requires): the
 * share in which the first ranks strictly higher; null if no ad has such a pair.
 */
function pairedOrder(scored: readonly Scored[]): number | null {
  const byAd = Map.groupBy(scored, ({ ad }) => ad);
  const compared = [...byAd.values()].flatMap((rows) => {
    const [wanted, unwanted] = [1, 0].map((label) => rows.filter((row) => row.label === label));
    const [above, below] = [wanted?.[0], unwanted?.[0]];
    if (rows.length !== 2 || above === undefined || below === undefined) return [];
    return [(above.value ?? 0) > (below.value ?? 0)];
  });
  return compared.length === 0 ? null : compared.filter((isRight) => isRight).length / compared.length;
}

/**
 * Measures MATCH on labelled pairs (task `match`; ../shared/data/README.md, sections 8 and 9). An ad that is too
 * short for a score is not counted in order and area, but listed as a miss. AUC is over the pairs labelled 0 and 1,
 * the same for both measures; null without both labels. `pairedOrder`: for ads with one resume of each label, how
 * often the matched one ranks higher.
 * @param dir contains ads.jsonl and pairs.jsonl; the resumes are next to it in `resumes`.
 */
export async function evaluateMatch(dir: string): Promise<object> {
  const set = await readPairSet(dir);
  const matchOf = pairMatcher(set);
  const scored = set.pairs.map((pair): Scored => ({ ...pair, value: matchOf(pair).value }));
  const cosine = tfidf([...set.resumes.values(), ...[...set.ads.values()].map((ad) => ad.text)]);
  const reference = set.pairs.map((pair) => ({
    ...pair,
    value: cosine(set.resumes.get(pair.resume) ?? "", set.ads.get(pair.ad)?.text ?? ""),
  }));
  const judged = scored.flatMap(({ label, value }): LabelledScore[] =>
    value === null ? [] : [{ label, value }],
  );
  const same = reference.filter((_, at) => scored[at]?.value !== null);
  const misses: Miss[] = scored
    .filter((s) => s.value === null)
    .map((s) => ({ id: `${s.resume} x ${s.ad}`, field: "value", expected: "a score", got: "ad too short" }));
  return {
    task: "match",
    n: set.pairs.length,
    order: { accuracy: orders(scored) },
    twoOverZero: { accuracy: share([orderOf(scored, 2, 0)]) },
    unrelatedMax: Math.max(0, ...scored.filter((s) => s.label === 0).map((s) => s.value ?? 0)),
    auc: aucOf(judged),
    pairedOrder: pairedOrder(scored),
    tfidf: {
      order: orders(reference),
      auc: aucOf(same)?.value ?? null,
      pairedOrder: pairedOrder(reference),
    },
    misses,
  };
}
