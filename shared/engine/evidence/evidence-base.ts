import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Requirement } from "../analysis.ts";
import type { Ask } from "../knock-outs/ask-context.ts";
import type { Person } from "../knock-outs/resume-facts.ts";
import { namesJob } from "../roles/job-titles.ts";
import { recentRoles, relevantRoles } from "../roles/roles.ts";
import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { questionText } from "./award-field.ts";
import { type Criterion, readCriterion } from "./criterion.ts";
import { indexEvidence } from "./evidence-index.ts";
import { indexLines, type LineIndex } from "./line-index.ts";
import { asksCertification, mayHoldPaper } from "./paper-words.ts";
import { type PhraseProof, provePhrase } from "./phrase-proof.ts";
import { type EvidenceIndex, type PlacedPhrase, placePhrase } from "./placed-phrase.ts";
import { readCondition } from "./prove-condition.ts";
import { isSpoken, type LanguageAsk, readLanguage } from "./prove-language.ts";
import { readLeading } from "./prove-leading.ts";
import { personOf, readPaper } from "./prove-papers.ts";
import { type QualificationAsk, readQualification } from "./prove-qualification.ts";
import { readYears } from "./prove-years.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** What a requirement asks for, taken apart once. At most one of the special kinds is set, the first that fits. */
export interface Reading {
  criterion: Criterion;
  phrase: PlacedPhrase;
  proof: PhraseProof | undefined;
  paper?: Ask;
  language?: LanguageAsk;
  condition?: number;
  qualification?: QualificationAsk;
  years?: number;
  /** The roles of the kind of work whose years are asked for by a title: "as an ETL tester". */
  titled?: ReadonlySet<number>;
  /** People to lead. */
  leading?: number;
  /** The person says that they have not what its weighty word names, and no line shows it. */
  denied: boolean;
}

/** Everything the credit of a requirement depends on, besides the requirement. */
export interface EvidenceBase {
  index: EvidenceIndex;
  lineIndex: LineIndex;
  all: readonly EvidenceLine[];
  model: ResumeModel;
  asOf: string;
  /** Indexes into `model.work` of the roles that count as recent. */
  recentRoles: ReadonlySet<number>;
  /** Roles of the family of the ad's title. */
  ownRoles: ReadonlySet<number>;
  person: Person;
  readings: ReadonlyMap<Requirement, Reading>;
  /** How close the resume is to what the ad asks for as a whole, 0 to 1: the benefit of the doubt. */
  affinity: number;
  nearness: EvidenceInput["nearness"];
}

export interface EvidenceInput {
  lines: readonly EvidenceLine[];
  requirements: readonly Requirement[];
  model: ResumeModel;
  ad: AdInput;
  asOf: string;
  /** How near the person's work and the whole of their words are to the ad's, 0 to 1 each. */
  nearness: { family: number | null; language: number | null };
}

/** What this many requirements of middling proof weigh: a short list says little about a person. */
const priorCount = 3;
/** Counting the best of alternatives lifts the mean by about this; the bars were fitted without. */
const alternativesLift = 0.04;
const priorCoverage = 0.4;

/** The mean coverage of what is asked. Alternatives count as their best one: showing a second makes nobody fitter. */
function affinityOf(readings: Iterable<readonly [Requirement, Reading]>): number {
  const groups = new Map<string, { best: number; size: number }>();
  for (const [{ id, groupId }, { proof, paper, language, condition }] of readings) {
    if (paper !== undefined || language !== undefined || condition !== undefined) continue;
    const key = groupId ?? `one:${id}`;
    const { best, size } = groups.get(key) ?? { best: 0, size: 0 };
    groups.set(key, { best: Math.max(best, proof?.coverage ?? 0), size: size + 1 });
  }
  let [sum, count] = [priorCoverage * priorCount, priorCount];
  for (const { best, size } of groups.values()) {
    const weight = Math.sqrt(size);
    sum += best * weight;
    count += weight;
  }
  return sum / count - alternativesLift;
}

/** What the criteria, the occupation and the language of a pair weigh. */
interface Signs {
  coverage: number;
  family: number;
  language: number;
  base: number;
}

/** Fitted on judged pairs: the share of an ad that people find shown. */
const expected: Signs = { coverage: 0.87, family: 0.256, language: 0.344, base: -0.144 };
/** And whether they call the person a strong one: a logistic sum, each set of pairs left out in turn (docs/score.md). */
const strong: Signs = { coverage: 5.64, family: 3.9, language: 6.06, base: -7.11 };
/** What it adds to the expected share where that is sure, and takes from it where it is sure of the contrary. */
const doubt = { given: 0.15, taken: 0.05 };
const unknownNearness = 0.4;

/**
 * Criteria alone say little where the ad was read badly: who is of its occupation and speaks its language fits it too.
 * Of who most likely is a strong one what is shown in part is mostly shown.
 */
function affinityTo(
  readings: Iterable<readonly [Requirement, Reading]>,
  { nearness }: EvidenceInput,
): number {
  const coverage = affinityOf(readings);
  const family = nearness.family ?? unknownNearness;
  const language = nearness.language ?? unknownNearness;
  const sumOf = (signs: Signs) =>
    signs.base + signs.coverage * coverage + signs.family * family + signs.language * language;
  const likely = 2 / (1 + Math.exp(-sumOf(strong))) - 1;
  return sumOf(expected) + likely * (likely > 0 ? doubt.given : doubt.taken);
}

/** The longest phrase that is a condition, a language or a paper; in longer ones these words stand by the way. */
const longestSpecial = 16;

const longestSpoken = 4;

/** "English teaching" is a skill, no language. */
function isInName({ tokens, units }: Criterion, { language }: LanguageAsk): boolean {
  if (tokens.length <= longestSpoken && isSpoken(tokens)) return false;
  const root = rootOf(stem(language));
  return units.some(({ roots, terms }) => roots.length > 1 && terms.length > 0 && roots.includes(root));
}

/** "Tertiary teaching" and "IB Diploma Programme" are skills, no award. */
function isKnownSkill({ kind, canonicalId }: Requirement, { units: [unit, ...more] }: Criterion): boolean {
  if (kind === "qualification" || canonicalId === undefined || more.length > 0) return false;
  return unit?.terms.includes(canonicalId) === true;
}

/** "three years as a property manager", "experience as an ETL tester": what stands behind is a title. */
const asTitle = /\bas (?:an? )?(?=\p{L})/iu;
const longestTitle = 60;

function titledRoles(term: string, model: ResumeModel): Pick<Reading, "titled"> {
  const [, title] = term.split(asTitle);
  if (title === undefined || title.length > longestTitle || !namesJob(title)) return {};
  return { titled: relevantRoles(model, title, new Set()) };
}

function specialOf(requirement: Requirement, criterion: Criterion, input: EvidenceInput): Partial<Reading> {
  const { tokens } = criterion;
  const { ad, model } = input;
  if (tokens.length > longestSpecial) return {};
  const paper = readPaper(requirement, ad.text);
  if (paper !== undefined) return { paper };
  const language = readLanguage(tokens);
  if (language !== undefined && !isInName(criterion, language)) return { language };
  const condition = readCondition(tokens);
  if (condition !== undefined) return { condition };
  const qualification = isKnownSkill(requirement, criterion) ? undefined : readQualification(criterion);
  if (qualification !== undefined) return { qualification };
  const leading = readLeading(requirement.term, tokens);
  if (leading !== undefined) return { leading };
  const years = readYears(tokens);
  return years === undefined ? {} : { years, ...titledRoles(requirement.term, model) };
}

/** The words of what the person says they have not. */
function deniedRoots(lines: readonly EvidenceLine[]): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const { tokens, denied } of lines)
    denied.forEach((isDenied, at) => {
      const root = tokens[at]?.root;
      if (isDenied && root !== undefined) roots.add(root);
    });
  return roots;
}

const hardlyShown = 0.5;

function isDenied({ units }: Criterion, phrase: PlacedPhrase, denied: ReadonlySet<string>): boolean {
  return units.some(
    ({ weight, roots }, at) =>
      weight >= 1 && (phrase.units[at]?.best ?? 0) < hardlyShown && roots.every((root) => denied.has(root)),
  );
}

/** Reads a resume against what an ad asks for, once for all its requirements. Linear in both texts. */
export function evidenceBase(input: EvidenceInput): EvidenceBase {
  const { lines, requirements, model, ad, asOf } = input;
  const index = indexEvidence(lines, requirements);
  const lineIndex = indexLines(lines);
  const notHeld = deniedRoots(lines);
  const readings = new Map<Requirement, Reading>();
  for (const requirement of requirements) {
    const criterion = readCriterion(questionText(requirement, ad.text));
    const phrase = placePhrase(criterion, lineIndex, index, requirement.groupId === undefined);
    const proof = provePhrase(phrase, lineIndex, asksCertification(criterion) ? mayHoldPaper : undefined);
    const denied = notHeld.size > 0 && isDenied(criterion, phrase, notHeld);
    readings.set(requirement, {
      criterion,
      phrase,
      proof,
      denied,
      ...specialOf(requirement, criterion, input),
    });
  }
  return {
    index,
    lineIndex,
    all: lines,
    model,
    asOf,
    recentRoles: recentRoles(model, asOf),
    ownRoles: relevantRoles(model, ad.title, new Set()),
    person: personOf(model, lines, ad.title, asOf),
    readings,
    affinity: affinityTo(readings, input),
    nearness: input.nearness,
  };
}
