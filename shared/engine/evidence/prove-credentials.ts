import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { Credit, Requirement } from "../analysis.ts";
import { checkCondition } from "../knock-outs/check-condition.ts";
import { holds, obtainWords, type RequiredCondition } from "../knock-outs/condition-context.ts";
import { findKnockOuts } from "../knock-outs/find-knock-outs.ts";
import type { KnockOutHit } from "../knock-outs/knock-out-term.ts";
import { readWords } from "../knock-outs/knock-out-term.ts";
import { type Person, readResumeFacts } from "../knock-outs/resume-facts.ts";
import { rightsLevel } from "../knock-outs/rights-terms.ts";
import { stateIn } from "../knock-outs/states.ts";
import { phraseEnd } from "../words/count-words.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** What a person holds on paper or by law; everything else is shown by work. */
const paperKinds: ReadonlySet<KnockOutKind> = new Set([
  "work-rights",
  "citizenship",
  "security-clearance",
  "ahpra",
  "children-check",
  "ndis-check",
  "police-check",
  "driver-licence",
  "own-vehicle",
  "white-card",
  "high-risk-work",
  "rsa",
  "rcg",
  "first-aid",
  "cpr",
  "ticket",
]);

/** Languages have a score of their own (prove-language.ts). */
const languageIds = "ticket:language-";

/** Ways to ask for the right to work and for checks that the ad's own list has only in longer forms. */
const moreAsks: readonly (readonly [KnockOutKind, string, ReturnType<typeof readWords>, number?])[] = [
  ["work-rights", "work-rights", readWords("pr|permanent residency"), rightsLevel.permanent],
  [
    "work-rights",
    "work-rights",
    readWords("visa with full work rights|unrestricted work"),
    rightsLevel.unrestricted,
  ],
  [
    "work-rights",
    "work-rights",
    readWords(
      "right to work|rights to work|working rights|work rights|eligible to work|permission to work|legally work|visa that lets you work|visa that allows you to work|visa with work rights|work visa",
    ),
  ],
  [
    "police-check",
    "police-check",
    readWords(
      "criminal history|criminal record check|criminal history check|police record|police records|police records check|police certificate|background check|national police certificate|probity check",
    ),
  ],
  [
    "citizenship",
    "citizenship",
    readWords("australian citizen|australian citizenship|citizenship|citizen|citizens"),
  ],
  [
    "driver-licence",
    "driver-licence",
    readWords(
      "open licence|open driver licence|full licence|driving licence|car licence|manual licence|c class licence|c class|licence and own car|open drivers licence",
    ),
  ],
  ["own-vehicle", "own-vehicle", readWords("own car|own vehicle|own ute|own reliable vehicle")],
];

function hitIn(text: string): KnockOutHit | undefined {
  const tokens = tokenise(text);
  const all = findKnockOuts(text, tokens).filter(
    ({ id, kind }) => paperKinds.has(kind) && !id.startsWith(languageIds),
  );
  // "Australian citizen, permanent resident or a visa with work rights": the least of them is enough.
  const [least] = all
    .filter(({ kind }) => kind === "work-rights")
    .sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const found = all[0]?.kind === "citizenship" && least !== undefined ? least : all[0];
  if (found !== undefined) return found;
  for (const [kind, id, phrases, level] of moreAsks) {
    const first = tokens.findIndex((_, at) => phraseEnd(tokens, at, phrases) !== -1);
    if (first === -1) continue;
    const hit = { id, kind, label: text, first, last: phraseEnd(tokens, first, phrases) };
    return level === undefined ? hit : { ...hit, level };
  }
  return undefined;
}

const monthsAsked = /\b(\d{1,2}|three|six|twelve) months\b/i;
const yearNamed = /\b(?:19|20)\d{2}\b/g;
/** A check from before last year is too old for most employers. */
const freshYears = 1;

/** A police check goes out of date: what counts is the year beside it. */
function isStale(term: string, line: EvidenceLine, person: Person): boolean {
  const at = line.line.text.search(/police|criminal|history check/i);
  const near = line.line.text.slice(Math.max(0, at - 12), at + 60);
  const years = [...near.matchAll(yearNamed)].map(([year]) => Number(year));
  if (years.length === 0) return false;
  const age = Number(person.asOf.slice(0, 4)) - Math.max(...years);
  return age > freshYears || monthsAsked.test(term);
}

function isOtherState(condition: RequiredCondition, line: EvidenceLine): boolean {
  if (condition.kind !== "children-check" || condition.state === undefined) return false;
  const state = stateIn(line.line.text);
  return state !== undefined && state !== condition.state;
}

/** Facts are read once for all criteria. */
export function personOf(
  model: Person["model"],
  lines: readonly EvidenceLine[],
  adTitle: string | undefined,
  asOf: string,
): Person {
  return { model, lines, facts: readResumeFacts(lines), answers: {}, adTitle, asOf };
}

/** Credentials that were read, with the ad that they were read in. */
const readPapers = new WeakMap<Requirement, { ad: string; paper: RequiredCondition | undefined }>();

/** The credential that a phrase asks for by name, if it asks for one; read once for all the resumes of an ad. */
export function readCredential(requirement: Requirement, ad: string): RequiredCondition | undefined {
  const known = readPapers.get(requirement);
  if (known?.ad === ad) return known.paper;
  const paper = paperIn(requirement, ad);
  readPapers.set(requirement, { ad, paper });
  return paper;
}

function paperIn(requirement: Requirement, ad: string): RequiredCondition | undefined {
  const hit = hitIn(requirement.term);
  if (hit === undefined) return undefined;
  const { span, sentence } = requirement;
  const own = ad.slice(sentence.start, sentence.end);
  const state = stateIn(requirement.term) ?? stateIn(own);
  return {
    id: hit.id,
    kind: hit.kind,
    label: hit.label,
    text: requirement.term,
    sentence,
    span,
    mandatory: true,
    obtain: holds(tokenise(requirement.term), obtainWords),
    ...(hit.level === undefined ? {} : { level: hit.level }),
    ...(state === undefined ? {} : { state }),
  };
}

/** A car licence is no part of a truck licence; the class just below is. */
function isFarBelow(condition: RequiredCondition, person: Person): boolean {
  if (condition.kind !== "driver-licence" || condition.level === undefined) return false;
  const held = (person.facts.get("driver-licence") ?? []).map(({ hit }) => hit.level ?? 1);
  return condition.level - Math.max(...held) > 1;
}

/** How far the person holds a credential: held 1; too old, of another state or class, still being earned half. */
export function proveCredential(condition: RequiredCondition, person: Person): Proof {
  const { have, result } = checkCondition(condition, person);
  const line = have?.lineId === undefined ? undefined : person.lines.find((l) => l.line.id === have.lineId);
  // A contrary statement: its line is stored, so that nothing else is taken for a proof.
  if (line === undefined) return { credit: 0 };
  if (result === "fail" || isFarBelow(condition, person)) return { credit: 0, line };
  const isWeak =
    result !== "pass" ||
    (condition.kind === "police-check" && isStale(condition.text, line, person)) ||
    isOtherState(condition, line);
  const credit: Credit = isWeak ? 0.5 : 1;
  return { credit, line };
}
