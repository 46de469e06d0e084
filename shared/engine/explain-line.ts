import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { type AdLabel, adLabels } from "./ad/ad-labels.ts";
import type { LabelledUnit } from "./ad/label-units.ts";
import { adUnitModel, readAdUnits } from "./ad/read-ad-units.ts";
import { readRequirements } from "./ad/read-requirements.ts";
import { unitFeatures } from "./ad/unit-features.ts";
import { analyse } from "./analyse.ts";
import type { AdInput, Analysis, KnockOut, Requirement, Span } from "./analysis.ts";
import type { FoundRequirement } from "./evidence/classify-lines.ts";
import { evidenceWeights } from "./evidence/generated/evidence-weights.ts";
import { probabilitiesOf } from "./evidence/line-credit.ts";
import type { LineFeatures } from "./evidence/line-features.ts";
import { readPair } from "./read-pair.ts";
import { tokenise } from "./words/tokenise.ts";

/** Something that spoke for an answer, or against it where it is below 0. */
export interface Reason {
  name: string;
  weight: number;
}

/** Why a resume has its credit for a requirement. */
export interface VerdictReasons {
  credit: number;
  /** How likely a person would say that it is shown in part, and that it is shown. */
  chances: { part: number; shown: number };
  /** Value of each feature times its weight, the largest first. */
  reasons: Reason[];
  /** The line that is quoted. */
  quote: string | null;
  /** Parts of the line with their own credit. */
  parts: { text: string; credit: number }[];
}

/** Why a unit of an ad is what the engine says it is. */
export interface UnitReasons {
  text: string;
  label: AdLabel;
  /** The likeliest labels. */
  chances: { label: AdLabel; chance: number }[];
  /** What spoke most for the label and against the next likeliest, by trained weight. */
  reasons: Reason[];
  requirement?: Pick<Requirement, "importance" | "kind" | "core"> & { terms: string[] };
  conditions: { id: string; ask: string; result: KnockOut["result"] }[];
  verdict?: VerdictReasons;
}

/** The person's side of a pair. */
export interface ExplainedResume {
  model: ResumeModel;
  text: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

const most = { labels: 3, reasons: 8 } as const;
const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const round = (value: number) => Math.round(value * 1000) / 1000;

function chancesOf({ probabilities }: LabelledUnit): { label: AdLabel; chance: number }[] {
  return adLabels
    .map((label, at) => ({ label, chance: round(probabilities[at] ?? 0) }))
    .sort((a, b) => b.chance - a.chance);
}

/** Weights of the unit's features for its label, less those for the likeliest other one. */
function labelReasons(features: readonly string[], label: AdLabel, other: AdLabel | undefined): Reason[] {
  const { rows, weights, labels } = adUnitModel();
  const weightOf = (name: string, of: AdLabel | undefined) => {
    const row = rows.get(name);
    return row === undefined || of === undefined
      ? 0
      : (weights[row * labels.length + labels.indexOf(of)] ?? 0);
  };
  return features
    .map((name) => ({ name, weight: round(weightOf(name, label) - weightOf(name, other)) }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, most.reasons);
}

type Compared = { ad: AdInput; found: readonly FoundRequirement[] } & Pick<Analysis, "match" | "knockOuts">;

function compare(ad: AdInput, { model, text, asOf }: ExplainedResume): Compared {
  const input = { ad, resume: model, resumeText: text, asOf };
  return { ad, found: readPair(input).found, ...analyse(input) };
}

function verdictReasons(features: LineFeatures): Reason[] {
  return (Object.keys(evidenceWeights.weights) as (keyof LineFeatures)[])
    .map((name) => ({ name, weight: round(features[name] * evidenceWeights.weights[name]) }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, most.reasons);
}

/** The verdict of a pair on one of its requirements. */
function verdictOf({ ad, found: all, match }: Compared, { id }: Requirement): VerdictReasons | undefined {
  const found = all.find(({ requirement }) => requirement.id === id);
  const evidence = match.evidence.find(({ requirementId }) => requirementId === id);
  if (found === undefined || evidence === undefined) return undefined;
  const { part, shown } = probabilitiesOf(found.found.features, evidenceWeights);
  return {
    credit: evidence.credit,
    chances: { part: round(part), shown: round(shown) },
    reasons: verdictReasons(found.found.features),
    quote: evidence.resumeLine ?? null,
    parts: (evidence.parts ?? []).map(({ span, credit }) => ({
      text: ad.text.slice(span.start, span.end),
      credit,
    })),
  };
}

/**
 * Why the engine reads a stretch of an ad as it does: what each unit in it is and which features of the trained weights
 * said so, what it asks for, and, beside a resume, why the verdict is what it is. Pure.
 * @param span offsets in the ad's text: of a line, say.
 */
export function explainLine(ad: AdInput, span: Span, person?: ExplainedResume): UnitReasons[] {
  const units = readAdUnits(ad.text, tokenise(ad.text));
  const features = unitFeatures(ad.text, units);
  const requirements = readRequirements(ad, units);
  const compared = person === undefined ? undefined : compare(ad, person);
  return units.flatMap((unit, at): UnitReasons[] => {
    if (!overlaps(unit, span)) return [];
    const chances = chancesOf(unit);
    const other = chances.find(({ label }) => label !== unit.label)?.label;
    const requirement = requirements.find((one) => overlaps(one.span, unit));
    const verdict =
      requirement === undefined || compared === undefined ? undefined : verdictOf(compared, requirement);
    return [
      {
        text: ad.text.slice(unit.start, unit.end),
        label: unit.label,
        chances: chances.slice(0, most.labels),
        reasons: labelReasons(features[at] ?? [], unit.label, other),
        ...(requirement === undefined
          ? {}
          : {
              requirement: {
                importance: requirement.importance,
                kind: requirement.kind,
                core: requirement.core,
                terms: (requirement.terms ?? []).map(({ text }) => text),
              },
            }),
        conditions: (compared?.knockOuts ?? [])
          .filter(({ ask }) => overlaps(ask.span, unit))
          .map(({ id, ask, result }) => ({ id, ask: ask.value, result })),
        ...(verdict === undefined ? {} : { verdict }),
      },
    ];
  });
}
