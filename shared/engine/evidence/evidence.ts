import type { Credit, Requirement, RequirementKind } from "../analysis.ts";
import type { Ask } from "../knock-outs/ask-context.ts";
import { relations } from "../vocabulary/relations.ts";
import { shownBy, strangerUpTo } from "./bars.ts";
import type { EvidenceBase, Reading } from "./evidence-base.ts";
import { isOtherLaw, isOtherStandard } from "./named-laws.ts";
import { isMerePaperWork } from "./paper-words.ts";
import { isHollow } from "./phrase-proof.ts";
import { modestKey } from "./placed-phrase.ts";
import type { Proof } from "./proof.ts";
import { proveCondition } from "./prove-condition.ts";
import { proveLanguage } from "./prove-language.ts";
import { proveLeading } from "./prove-leading.ts";
import { provePaper } from "./prove-papers.ts";
import { levelRoots } from "./prove-qualification.ts";
import { proveAge, readAge } from "./prove-years.ts";
import { isBelow, qualificationProof } from "./qualification-proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";
import { yearsAskedOf, yearsProof } from "./years-proof.ts";

/** The best proof of one requirement in the resume. */
export interface Support {
  credit: Credit;
  /** Full credit stands in a role that counts as recent. */
  recent: boolean;
  /** The proof is the term itself, an alias, or an entailment; false for a close term. */
  own: boolean;
  line?: EvidenceLine;
}

const none: Support = { credit: 0, recent: false, own: false };

/** Credit by the place of the term (docs/engine.md, Proof and credit). */
function creditOf(kind: RequirementKind, line: EvidenceLine): Credit {
  if (kind === "qualification" || kind === "licence") return line.unfinished ? 0.5 : 1;
  if (line.line.section === "work") return 1;
  return line.unfinished ? 0.5 : 0.8;
}

function isRecent(line: EvidenceLine, { recentRoles, model }: EvidenceBase): boolean {
  if (line.line.section !== "work") return false;
  return line.line.work === undefined ? model.work.length === 0 : recentRoles.has(line.line.work);
}

function better(a: Support, b: Support): boolean {
  if (a.credit !== b.credit) return a.credit > b.credit;
  return a.recent && !b.recent;
}

function supportOfLines(requirement: Requirement, base: EvidenceBase): Support {
  const id = requirement.canonicalId ?? requirement.id;
  let best = none;
  const sources = [id, ...(relations().entailedBy.get(id) ?? [])];
  for (const source of sources) {
    for (const line of base.index.get(source) ?? []) {
      const credit = creditOf(requirement.kind, line);
      const support = { credit, recent: credit === 1 && isRecent(line, base), own: true, line };
      if (better(support, best)) best = support;
    }
  }
  const modest = sources.map((source) => base.index.get(modestKey(source))?.[0]).find((l) => l !== undefined);
  return best.credit === 0 && modest !== undefined
    ? { credit: 0.5, recent: false, own: true, line: modest }
    : best;
}

/** Whoever works with the whole has its parts at hand. */
const suites: ReadonlySet<string> = new Set(["microsoft-office"]);

/** The vocabulary's own answer: the term or an entailment by place, else half for a close term. */
function supportOfTerm(requirement: Requirement, base: EvidenceBase): Support {
  const best = supportOfLines(requirement, base);
  if (best.credit > 0) return best;
  for (const source of relations().closeTo.get(requirement.canonicalId ?? requirement.id)) {
    // Of several alternatives each is asked for by its own name: what is only close to one is no part of it.
    if (requirement.groupId !== undefined && !suites.has(source)) continue;
    const line = base.index.get(source)?.[0];
    if (line !== undefined) return { credit: 0.5, recent: false, own: false, line };
  }
  return best;
}

/** From this fit on interests and goals are taken as a part of the person's field. */
const kindred = 0.68;

/** Where nothing but the standard is asked for, another one shows nothing; beside other words of the demand it is a part. */
function asOtherStandard(proof: Proof, { criterion }: Reading): Proof {
  const isAlone = criterion.units.filter(({ weight }) => weight >= 1).length <= 1;
  return isAlone ? { credit: 0 } : inPart(proof);
}

/** At most a part of the way. */
function inPart(proof: Proof): Proof {
  return proof.credit > 0.5 ? { ...proof, credit: 0.5 } : proof;
}

function phraseProof(reading: Reading, base: EvidenceBase, term = ""): Proof {
  const proof = proofOfPhrase(reading, base);
  if (proof.line !== undefined && isOtherStandard(reading.criterion, proof.line.tokens))
    return asOtherStandard(proof, reading);
  const isOther =
    proof.line !== undefined &&
    isOtherLaw(term, reading.criterion, base.lineIndex, base.lineIndex.numberOf.get(proof.line));
  if (isOther && proof.credit > 0.5) return { ...proof, credit: 0.5 };
  const isHint =
    proof.credit > 0.5 && proof.line !== undefined && isMerePaperWork(reading.criterion, proof.line);
  return isHint ? { ...proof, credit: 0.5 } : proof;
}

function proofOfPhrase(reading: Reading, base: EvidenceBase): Proof {
  const { proof } = reading;
  if (proof === undefined || reading.denied || isHollow(reading.phrase)) return { credit: 0 };
  const { line, inRole } = proof;
  if (inRole !== undefined && shownBy(reading, inRole, base.affinity) === 1)
    return { credit: 1, line: inRole.line };
  const share = shownBy(reading, proof, base.affinity);
  if (share === 0) return { credit: 0 };
  const isAside = line.line.section === "other" && base.affinity < kindred;
  if (share < 1 || line.unfinished || isAside) return { credit: 0.5, line };
  return { credit: line.line.section === "work" ? 1 : 0.8, line };
}

/** Papers that a related course or deed points to. */
const hintedPapers: ReadonlySet<string> = new Set(["first-aid", "cpr", "own-vehicle", "ticket"]);

const nothing: Proof = { credit: 0 };

/** A paper named in other words than the lists know. */
const sameWords = 0.8;

function paperProof(ask: Ask, reading: Reading, base: EvidenceBase): Proof {
  const held = provePaper(ask, base.person);
  if (held.credit > 0 || held.line !== undefined) return held;
  const { credit, line } = hintedPapers.has(ask.kind) ? phraseProof(reading, base) : nothing;
  if (credit > 0 && line !== undefined) return { credit: 0.5, line };
  const { proof } = reading;
  return proof !== undefined && proof.direct >= sameWords ? { credit: 0.5, line: proof.line } : held;
}

/** Who leads without saying how many is a part of the way. */
function leadingProof(people: number, reading: Reading, base: EvidenceBase): Proof {
  const counted = proveLeading(people, base.all, base.model);
  if (counted.credit > 0) return base.affinity < strangerUpTo ? { ...counted, credit: 0.5 } : counted;
  const { credit, line } = phraseProof(reading, base);
  return credit === 0 || line === undefined ? counted : { credit: 0.5, line };
}

/** What has a judge of its own; undefined for any other phrase. */
function specialProof(reading: Reading, base: EvidenceBase): Proof | undefined {
  const { paper, language, condition, qualification, leading, criterion } = reading;
  const age = readAge(criterion.tokens);
  if (age !== undefined) return proveAge(age, base.all, base);
  if (paper !== undefined) return paperProof(paper, reading, base);
  if (language !== undefined) return proveLanguage(language, base.all);
  if (condition !== undefined) return proveCondition(condition, criterion.tokens, base.all);
  if (qualification !== undefined) return qualificationProof(reading, base);
  return leading === undefined ? undefined : leadingProof(leading, reading, base);
}

function ofLevel(named: Support, reading: Reading | undefined): Support {
  return isBelow(reading?.qualification, named.line) ? none : named;
}

/** The thing by its name, wherever it stands: a part of having done it for years. */
function withoutYears(named: Support): Support {
  return named.credit > 0.5 ? { ...named, credit: 0.5, recent: false } : named;
}

/** The best proof of one requirement: by name, by law or paper, by time, or by what its words mean. */
export function supportOf(requirement: Requirement, base: EvidenceBase): Support {
  const reading = base.readings.get(requirement);
  const special = reading === undefined ? undefined : specialProof(reading, base);
  const named = ofLevel(supportOfTerm(requirement, base), reading);
  if (special !== undefined) {
    // Another name of the same condition met in a role points to it, too.
    if (reading?.condition !== undefined) return bestOf(special, asHint(named), base);
    return isStricter(reading) ? toSupport(special, base) : bestOf(special, named, base);
  }
  if (reading === undefined) return named;
  const years = yearsAskedOf(reading);
  if (years !== undefined) return bestOf(yearsProof(years, reading, base), withoutYears(named), base);
  return named.credit === 1 ? named : bestOf(phraseProof(reading, base, requirement.term), named, base);
}

/** Checks go out of date and languages have levels: there the name alone says too much. */
const datedPapers: ReadonlySet<string> = new Set([
  "police-check",
  "children-check",
  "work-rights",
  "citizenship",
]);

function isStricter(reading: Reading | undefined): boolean {
  if (reading?.paper !== undefined) return datedPapers.has(reading.paper.kind);
  if (reading?.qualification !== undefined) return namesField(reading);
  return reading?.language !== undefined;
}

/** A degree in planning: the name of any degree says too much. */
function namesField({ criterion }: Reading): boolean {
  return criterion.units.some(
    ({ weight, roots }) => weight >= 1 && !roots.every((root) => levelRoots.has(root)),
  );
}

function asHint(support: Support): Support {
  return support.credit === 0 ? support : { ...support, credit: 0.5 };
}

function bestOf(proof: Proof, named: Support, base: EvidenceBase): Support {
  return proof.credit <= named.credit ? named : toSupport(proof, base);
}

function toSupport({ credit, line }: Proof, base: EvidenceBase): Support {
  if (line === undefined || credit === 0) return none;
  return { credit, recent: credit === 1 && isRecent(line, base), own: true, line };
}
