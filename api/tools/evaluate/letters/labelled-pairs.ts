import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { type LabelledPair, readLabelledPairs, type Verdict } from "../../train/labelled-pair.ts";
import { isSetAside } from "../../train/labelled-resume.ts";
import { orderOf, verdictOf } from "../reading/pair-figures.ts";
import { type LabelledLetter, letterFigures, letterMisses, type Measured, measurePair } from "./letters.ts";

const asOf = "2026-11-28";
const fits = { strong: 85, possible: 60, weak: 30, none: 5 } as const;

interface Compared {
  pair: LabelledPair;
  isAside: boolean;
  value: number;
  /** The listed requirements that are more than a condition: the person's verdict and the engine's. */
  lines: { wanted: Verdict; got: Verdict }[];
  /** Number of lines that are requirements, listed or not. */
  asked: number;
  letter: Measured;
}

function compare(pair: LabelledPair): Compared {
  const { id, resumeText, fit, proofs } = pair;
  const ad = { text: pair.ad.text, title: pair.ad.title ?? "", company: pair.ad.company ?? "" };
  const { match } = analyseResume({ resumeText, ad, asOf });
  const credits = new Map(match.evidence.map(({ requirementId, credit }) => [requirementId, credit]));
  const asked = pair.lines.filter(({ isCondition }) => !isCondition);
  const lines = asked.flatMap(({ span, verdict }) => {
    const listed = match.requirements.filter((one) => one.span.start < span.end && span.start < one.span.end);
    if (listed.length === 0) return [];
    const best = Math.max(...listed.map((one) => credits.get(one.id) ?? 0));
    return [{ wanted: verdict, got: verdictOf(best) }];
  });
  const label: LabelledLetter["label"] = fit === "none" ? "weak" : fit;
  return {
    pair,
    isAside: isSetAside(`ads/${pair.ad.id.split("/").at(-1)}`),
    value: match.value ?? 0,
    lines,
    asked: asked.length,
    letter: measurePair(id, resumeText, ad, { label, fit: fits[fit], proofs: proofs.map((row) => [...row]) }),
  };
}

function figuresOf(all: readonly Compared[]) {
  const lines = all.flatMap((one) => one.lines);
  const share = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toFixed(3)));
  const of = (wanted: Verdict) => lines.filter((line) => line.wanted === wanted);
  const mistaken = (wanted: Verdict, got: Verdict) =>
    share(of(wanted).filter((line) => line.got === got).length, of(wanted).length);
  return {
    pairs: all.length,
    lines: {
      n: lines.length,
      listed: share(
        lines.length,
        all.reduce((sum, { asked }) => sum + asked, 0),
      ),
      agreement: share(lines.filter(({ wanted, got }) => wanted === got).length, lines.length),
      falseNo: mistaken("yes", "no"),
      falseYes: mistaken("no", "yes"),
    },
    order: Number(orderOf(all.map(({ pair, value }) => ({ fit: pair.fit, value }))).toFixed(3)),
    letters: letterFigures(all.map(({ letter }) => letter)),
  };
}

/**
 * Compares the engine's verdicts on lines of ads, its order of people, and the built-in letters with people's labels
 * for the project's labelled pairs (task `labelled-pairs`). Pairs of ads that are set aside have separate figures and
 * no misses.
 */
export async function evaluateLabelledPairs(directory: string): Promise<object> {
  const all = readLabelledPairs(directory).map(compare);
  const own = all.filter(({ isAside }) => !isAside);
  return {
    task: "labelled-pairs",
    own: figuresOf(own),
    setAside: figuresOf(all.filter(({ isAside }) => isAside)),
    misses: own.flatMap(({ letter }) => letterMisses(letter)),
  };
}
