import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Credit, Requirement, RequirementKind } from "../analysis.ts";
import { levelOfAward, relations } from "../vocabulary/relations.ts";
import { findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "../vocabulary/terms/licence-classes.ts";
import { addPhrase, findPhrases, type PhraseIndex } from "../words/phrase-index.ts";
import type { EvidenceLine } from "./resume-lines.ts";

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
const qualificationWords =
  /certif|diploma|degree|bachelor|master|licen|ticket|card|check|qualif|regist|\d{4}/i;

/** Where each term stands: vocabulary id, or requirement id for terms outside the vocabulary. */
export type EvidenceIndex = Map<string, EvidenceLine[]>;

function note(index: EvidenceIndex, id: string, line: EvidenceLine): void {
  const list = index.get(id);
  if (list === undefined) index.set(id, [line]);
  else if (list.at(-1) !== line) list.push(line);
}

/** Written forms of the requirements that the vocabulary does not know. */
function ownPhrases(requirements: readonly Requirement[]): PhraseIndex<string> {
  const index: PhraseIndex<string> = new Map();
  for (const r of requirements) {
    if (r.canonicalId !== undefined) {
      for (const alias of r.aliases) addPhrase(index, alias, r.canonicalId);
      continue;
    }
    const isBareField =
      r.kind === "qualification" && r.aliases.length > 0 && !qualificationWords.test(r.term);
    if (!isBareField) addPhrase(index, r.term, r.id);
    for (const alias of r.aliases) addPhrase(index, alias, r.id);
  }
  return index;
}

/** Notes the terms of one line: of the vocabulary, and of this ad alone. */
function indexLine(index: EvidenceIndex, line: EvidenceLine, phrases: PhraseIndex<string>): void {
  const isDead = (first: number, last: number) => line.dead.slice(first, last).includes(true);
  for (const found of findTermsIn(line.line.text, line.tokens)) {
    if (isDead(found.first, found.last)) continue;
    note(index, found.term.id, line);
    const level = levelOfAward(found.term.id);
    if (level !== undefined) note(index, level, line);
  }
  for (const { id, first, last } of findLicenceClasses(line.line.text, line.tokens))
    if (!isDead(first, last)) note(index, id, line);
  if (phrases.size === 0) return;
  for (const hit of findPhrases(line.tokens, phrases)) {
    if (!isDead(hit.first, hit.last)) note(index, hit.phrase.value, line);
  }
}

/** Finds every term of the vocabulary and of this ad in the living words of the resume. */
export function indexEvidence(
  lines: readonly EvidenceLine[],
  requirements: readonly Requirement[],
): EvidenceIndex {
  const index: EvidenceIndex = new Map();
  const phrases = ownPhrases(requirements);
  for (const line of lines) if (line.line.heading !== true) indexLine(index, line, phrases);
  return index;
}

/** Credit by the place of the term (docs/engine.md, Proof and credit). */
function creditOf(kind: RequirementKind, line: EvidenceLine): Credit {
  if (kind === "qualification" || kind === "licence") return line.unfinished ? 0.7 : 1;
  return line.line.section === "work" ? 1 : 0.7;
}

function isRecent(line: EvidenceLine, recentRoles: ReadonlySet<number>, hasRoles: boolean): boolean {
  if (line.line.section !== "work") return false;
  return line.line.work === undefined ? !hasRoles : recentRoles.has(line.line.work);
}

function better(a: Support, b: Support): boolean {
  if (a.credit !== b.credit) return a.credit > b.credit;
  return a.recent && !b.recent;
}

/** Everything the credit of a requirement depends on, besides the requirement. */
export interface EvidenceBase {
  index: EvidenceIndex;
  model: ResumeModel;
  /** Indexes into `model.work` of the roles that count as recent. */
  recentRoles: ReadonlySet<number>;
}

/** The best proof of one requirement: its own term or an entailment by place, else half for a close term. */
export function supportOf(requirement: Requirement, base: EvidenceBase): Support {
  const { entailedBy, closeTo } = relations();
  const id = requirement.canonicalId ?? requirement.id;
  let best = none;
  for (const source of [id, ...(entailedBy.get(id) ?? [])]) {
    for (const line of base.index.get(source) ?? []) {
      const credit = creditOf(requirement.kind, line);
      const recent = credit === 1 && isRecent(line, base.recentRoles, base.model.work.length > 0);
      const support = { credit, recent, own: true, line };
      if (better(support, best)) best = support;
    }
  }
  if (best.credit > 0) return best;
  for (const source of closeTo.get(id) ?? []) {
    const line = base.index.get(source)?.[0];
    if (line !== undefined) return { credit: 0.5, recent: false, own: false, line };
  }
  return best;
}
