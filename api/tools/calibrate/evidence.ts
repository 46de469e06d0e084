import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { adUnits } from "#shared/engine/ad/ad-units.ts";
import { partsOfLine } from "#shared/engine/ad/line-parts.ts";
import { lineRequirements } from "#shared/engine/ad/line-requirements.ts";
import { indexAdCopy } from "#shared/engine/ad/pasted-text.ts";
import type { AdInput, Importance, Span } from "#shared/engine/analysis.ts";
import { findRequirements } from "#shared/engine/evidence/classify-lines.ts";
import { evidenceBase } from "#shared/engine/evidence/evidence-base.ts";
import { creditOf, isQuotable, isTouched, probabilitiesOf } from "#shared/engine/evidence/line-credit.ts";
import { kindNames, type LineFeatures, supportingNames } from "#shared/engine/evidence/line-features.ts";
import { readEvidenceLines } from "#shared/engine/evidence/resume-lines.ts";
import { roleFamily } from "#shared/engine/roles/role-family.ts";
import { resumeStems } from "#shared/engine/score/resume-stems.ts";
import { languageRatio, readAdLanguage, shareLanguage } from "#shared/engine/score/shared-language.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { placeGolds, readGoldSet } from "../evaluate/reading/gold.ts";
import { readLabelledPairs } from "../train/labelled-pair.ts";
import { isSetAside } from "../train/labelled-resume.ts";
import { fitOrdinal } from "./fit-ordinal.ts";

const asOf = "2026-11-01";
const file = "shared/engine/evidence/generated/evidence-weights.ts";
const judgedSets = [
  "api/tools/evaluate/reading/own-ads",
  "api/tools/evaluate/reading/strange-ads",
  "api/tools/evaluate/reading/rough-ads",
  "../shared/data/judgement/reading",
];

/** A person's verdict on one line of a pair. */
interface Judged {
  span: Span;
  importance: Importance;
  verdict: 0 | 1 | 2;
}

interface Pair {
  adId: string;
  ad: AdInput;
  resumeText: string;
  judged: readonly Judged[];
}

/** A line with its features and a person's verdict. */
interface Case {
  adId: string;
  features: LineFeatures;
  verdict: 0 | 1 | 2;
}

const verdicts = { yes: 2, partly: 1, no: 0 } as const;
const conditionGates = new Set(["work_rights", "clearance", "check", "availability"]);
const importances = { essential: "must", desirable: "preferred", duty: "duty" } as const;

function pairsOfFolder(folder: string): Pair[] {
  const set = readGoldSet(folder);
  const name = folder.split("/").at(-1);
  return set.pairs.flatMap(({ ad: id, resume, proofs }): Pair[] => {
    const ad = set.ads.find((one) => one.id === id);
    const gold = set.golds.get(id);
    if (ad === undefined || gold === undefined) return [];
    const judged = placeGolds(ad.text, gold).flatMap(({ id: own, spans: [span], level, gate }) => {
      const verdict = proofs[own];
      const isCondition = gate !== null && conditionGates.has(gate);
      if (span === undefined || verdict === undefined || isCondition) return [];
      return [{ span, importance: level, verdict: verdicts[verdict] }];
    });
    const resumeText = set.resumes.get(resume.replace(/\.txt$/, "")) ?? "";
    return [{ adId: `${name}/${id}`, ad, resumeText, judged }];
  });
}

function writtenPairs(): Pair[] {
  return readLabelledPairs("api/tools/train/pairs").map(({ ad, resumeText, lines }) => ({
    adId: ad.id,
    ad,
    resumeText,
    judged: lines.flatMap(({ span, isCondition, verdict }) => {
      const label = ad.spans.find(({ start }) => start === span.start)?.label;
      if (isCondition || !(label === "essential" || label === "desirable" || label === "duty")) return [];
      return [{ span, importance: importances[label], verdict: verdicts[verdict] }];
    }),
  }));
}

const labels = { must: "essential", preferred: "desirable", duty: "duty" } as const;

/** The lines that people labelled, as the engine reads them if it is given which lines are requirements. */
function casesOf({ adId, ad, resumeText, judged }: Pair): Case[] {
  const words = tokenise(ad.text);
  const touching = (span: Span) =>
    judged.filter((one) => one.span.start < span.end && span.start < one.span.end);
  const units = adUnits(ad.text, words).map((unit) => {
    const [first] = touching(unit);
    return {
      ...unit,
      label: first === undefined ? ("other" as const) : labels[first.importance],
      probabilities: new Float64Array(),
    };
  });
  const requirements = lineRequirements(ad, units);
  const model = readResume(resumeText);
  const lines = readEvidenceLines(model, indexAdCopy(words), asOf);
  const language = languageRatio(shareLanguage(readAdLanguage(words, ad.company), resumeStems(model, lines)));
  const nearness = { family: roleFamily(model, ad, asOf)?.ratio ?? null, language };
  const parts = requirements.flatMap((one) => partsOfLine(one, ad.text));
  const base = evidenceBase({ lines, requirements: parts, model, ad, asOf, nearness });
  return findRequirements(requirements, base, ad).flatMap(({ requirement, found }): Case[] => {
    const own = touching(requirement.span).map(({ verdict }) => verdict);
    if (own.length === 0) return [];
    const verdict = own.every((one) => one === 2) ? 2 : own.every((one) => one === 0) ? 0 : 1;
    return [{ adId, features: found.features, verdict }];
  });
}

const names = [...supportingNames, ...kindNames];

function fit(cases: readonly Case[]) {
  const { weights, ...from } = fitOrdinal(
    cases.map(({ features, verdict }) => ({ features: names.map((name) => features[name]), verdict })),
    supportingNames.length,
  );
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    weights: Object.fromEntries(names.map((name, at) => [name, round(weights[at] ?? 0)])) as LineFeatures,
    partFrom: round(from.partFrom),
    shownFrom: round(from.shownFrom),
  };
}

type Model = ReturnType<typeof fit>;
type Answer = { chances: { part: number; shown: number }; case: Case };

function answerOf({ chances, case: { features } }: Answer, leastPart: number, leastShown: number): 0 | 1 | 2 {
  if (features.isJudged === 1) {
    const credit = creditOf(features);
    return credit >= 0.8 ? 2 : credit > 0 ? 1 : 0;
  }
  if (!isTouched(features)) return 0;
  if (chances.shown >= leastShown && isQuotable(features)) return 2;
  return chances.part >= leastPart ? 1 : 0;
}

function figures(answers: readonly Answer[], leastPart: number, leastShown: number) {
  let [right, yes, falseNo, no, falseYes] = [0, 0, 0, 0, 0];
  for (const one of answers) {
    const got = answerOf(one, leastPart, leastShown);
    const { verdict } = one.case;
    if (got === verdict) right += 1;
    if (verdict === 2) yes += 1;
    if (verdict === 0) no += 1;
    if (verdict === 2 && got === 0) falseNo += 1;
    if (verdict === 0 && got === 2) falseYes += 1;
  }
  const share = (part: number, all: number) => Math.round((1000 * part) / Math.max(1, all)) / 1000;
  return {
    n: answers.length,
    right: share(right, answers.length),
    falseNo: share(falseNo, yes),
    falseYes: share(falseYes, no),
  };
}

const mostFalseYes = 0.035;
const mostFalseNo = 0.14;

/** The thresholds with the most right answers, of those with at most one false positive in twenty cases. */
function thresholds(answers: readonly Answer[]) {
  let best = { worth: -1, leastPart: 0.6, leastShown: 0.5 };
  for (let leastPart = 0.4; leastPart < 0.9; leastPart += 0.02)
    for (let leastShown = 0.3; leastShown < 0.8; leastShown += 0.02) {
      const { right, falseNo, falseYes } = figures(answers, leastPart, leastShown);
      const worth = right - 0.3 * Math.max(0, falseNo - mostFalseNo);
      if (falseYes <= mostFalseYes && worth > best.worth) best = { worth, leastPart, leastShown };
    }
  return {
    leastPart: Math.round(best.leastPart * 100) / 100,
    leastShown: Math.round(best.leastShown * 100) / 100,
  };
}

const folds = 5;
const foldOf = (id: string) => createHash("sha256").update(id).digest()[0] ?? 0;
const answersOf = (cases: readonly Case[], model: Model) =>
  cases.map((one): Answer => ({ chances: probabilitiesOf(one.features, model), case: one }));

/**
 * `npm run -s calibrate -- evidence`: fits the verdict on a line on two thirds of the labelled pairs, writes it, and
 * prints its figures: with each fifth of the ads left out in turn, and on the third that is set aside.
 */
export function calibrateEvidence(): object {
  const cases = [...judgedSets.flatMap(pairsOfFolder), ...writtenPairs()].flatMap(casesOf);
  const own = cases.filter(({ adId }) => !isSetAside(adId));
  const aside = cases.filter(({ adId }) => isSetAside(adId));
  const leftOut = Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ adId }: Case) => foldOf(adId) % folds === fold;
    return answersOf(own.filter(isOut), fit(own.filter((one) => !isOut(one))));
  }).flat();
  const model = { ...fit(own), ...thresholds(leftOut) };
  const body = JSON.stringify(model, null, 2).replace(/"(\w+)":/g, "$1:");
  writeFileSync(
    file,
    `/** The verdict on a line, fitted on judged pairs. Generated by \`npm run calibrate -- evidence\`. */\nexport const evidenceWeights = ${body};\n`,
  );
  const of = (answers: readonly Answer[]) => figures(answers, model.leastPart, model.leastShown);
  const bySet = (all: readonly Answer[]) =>
    Object.fromEntries(
      [...new Set(all.map((one) => one.case.adId.split("/")[0] ?? ""))].map((set) => [
        set,
        of(all.filter((one) => one.case.adId.startsWith(`${set}/`))),
      ]),
    );
  const asideAnswers = answersOf(aside, model);
  return {
    task: "calibrate evidence",
    leftOut: { ...of(leftOut), bySet: bySet(leftOut) },
    setAside: { ...of(asideAnswers), bySet: bySet(asideAnswers) },
    model,
  };
}
