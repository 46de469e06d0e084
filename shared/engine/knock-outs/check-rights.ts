import type { EvidenceLine } from "../evidence/resume-lines.ts";
import type { RequiredCondition } from "./condition-context.ts";
import { type Person, personalLines } from "./resume-facts.ts";
import { rightsLevel } from "./rights-terms.ts";
import {
  answerTo,
  factVerdict,
  fromLine,
  fromProfile,
  plainAnswer,
  unknown,
  type Verdict,
} from "./verdict.ts";

const answerLevels: Readonly<Record<string, readonly [number, string]>> = {
  citizen: [rightsLevel.citizen, "Australian citizen"],
  "permanent-resident": [rightsLevel.permanent, "Permanent resident"],
  "nz-citizen": [rightsLevel.permanent, "New Zealand citizen"],
  unrestricted: [rightsLevel.unrestricted, "Visa with full working rights"],
  "limited-hours": [rightsLevel.limited, "Visa with limited hours"],
  none: [rightsLevel.none, "No right to work in Australia"],
};

/** Who was born here may work, and hardly ever is no citizen: it answers for full rights and leaves citizenship to be asked. */
const bornHere = rightsLevel.unrestricted + 0.5;

/** Statements about the person's own rights; the first that fits a line counts. */
const statements: readonly (readonly [RegExp, number])[] = [
  [
    /\bstudent visa\b|\bvisa\D{0,12}\b500\b|\b\d{2} hours (?:a|per|each) (?:week|fortnight)\b|working holiday|\bvisa\D{0,12}\b(?:417|462)\b|\blimited (?:work|working) (?:rights|hours)\b/i,
    rightsLevel.limited,
  ],
  [
    /(?:require|need|seeking|requires)\w{0,8} (?:visa )?sponsorship|\b(?:subclass|visa)\D{0,12}\b482\b|sponsored visa/i,
    rightsLevel.sponsored,
  ],
  [/\b(?:not|non)[ -](?:an )?australian citizen/i, rightsLevel.limited],
  [
    /\b(?:australian|aussie)(?: and \w+)? (?:citizen|passport)|\bcitizen of australia|citizenship\W{1,3}australian|dual citizen\b.{0,40}\baustrali|\bcitizen (?:by birth|since \d{4}|\d{4})|(?:^|[.,;:|(])\s?citizen(?=$|[.,;|)])/i,
    rightsLevel.citizen,
  ],
  [
    /\bpermanent residen|\bnew zealand citizen|\bnz citizen|\bkiwi citizen|\bspecial category visa|\b(?:subclass|visa)\D{0,12}\b(?:444|186|189|190)\b|\bpr holder\b|australian pr\b/i,
    rightsLevel.permanent,
  ],
  [
    /\b(?:full|unrestricted|unlimited)\b.{0,20}\b(?:work|working) rights|\b(?:full|unrestricted) rights? to work|\b(?:subclass|visa)\D{0,12}\b(?:485|491|494|820|801|309)\b|partner visa|unrestricted.{0,12}visa|\bcan work (?:here |in australia )?freely\b|\bno (?:visa|work) restrictions\b/i,
    rightsLevel.unrestricted,
  ],
  [/\bborn (?:here|in australia)\b/i, bornHere],
  [
    /\b(?:working|work) rights\b|\brights? to (?:live and )?work\b|\beligible to work in australia/i,
    rightsLevel.limited + 0.5,
  ],
];

interface Rights {
  level: number;
  line: EvidenceLine;
}

function readRights(lines: readonly EvidenceLine[]): Rights | undefined {
  for (const line of personalLines(lines)) {
    const text = line.line.text.slice(0, 400);
    const found = statements.find(([pattern]) => pattern.test(text));
    if (found !== undefined) return { level: found[1], line };
  }
  return undefined;
}

/** "working rights" without a word on their extent: enough for any right to work, no proof of full ones. */
const vague = rightsLevel.limited + 0.5;

/** Work rights: citizen > permanent or NZ > unrestricted > limited hours > sponsored > none. */
export function checkWorkRights(condition: RequiredCondition, person: Person): Verdict {
  if (condition.id === "work-rights:sponsorship") return { have: null, result: "pass" };
  const needed = condition.level ?? rightsLevel.limited;
  const answer = answerTo(condition, person);
  const known = answer === undefined ? undefined : answerLevels[answer];
  if (known !== undefined) return fromProfile(known[1], known[0] >= needed ? "pass" : "fail");
  const plain = plainAnswer(condition, answer);
  if (plain !== null) return plain;
  const rights = readRights(person.lines);
  if (rights === undefined) return unknown;
  if (rights.level >= needed) return fromLine(rights.line, "pass");
  return fromLine(rights.line, rights.level === vague || rights.level === bornHere ? "unknown" : "fail");
}

/** Citizenship: only a citizen passes; a stated visa or permanent residency is a contrary statement. */
export function checkCitizenship(condition: RequiredCondition, person: Person): Verdict {
  const rights =
    answerTo(condition, person) ??
    (Object.hasOwn(person.answers, "work-rights") ? person.answers["work-rights"] : undefined);
  const known = rights === undefined ? undefined : answerLevels[rights];
  if (known !== undefined) return fromProfile(known[1], known[0] === rightsLevel.citizen ? "pass" : "fail");
  // "yes" to work rights says nothing about citizenship.
  const plain = Object.hasOwn(person.answers, "citizenship") ? plainAnswer(condition, rights) : null;
  if (plain !== null) return plain;
  const found = readRights(person.lines);
  if (found === undefined) return unknown;
  if (found.level === rightsLevel.citizen) return fromLine(found.line, "pass");
  return fromLine(
    found.line,
    found.level === rightsLevel.unrestricted || found.level === vague || found.level === bornHere
      ? "unknown"
      : "fail",
  );
}

const clearances: Readonly<Record<string, readonly [number, string]>> = {
  none: [0, "No clearance"],
  baseline: [1, "Baseline"],
  nv1: [2, "NV1"],
  nv2: [3, "NV2"],
  pv: [4, "Positive vetting"],
};

/** Clearance ladder; "able to obtain" is enough with citizenship. */
export function checkClearance(condition: RequiredCondition, person: Person): Verdict {
  const needed = condition.level ?? 1;
  const answer = answerTo(condition, person);
  const known = answer === undefined ? undefined : clearances[answer];
  if (known !== undefined && (known[0] >= needed || !condition.obtain))
    return fromProfile(known[1], known[0] >= needed ? "pass" : "fail");
  if (known === undefined) {
    const plain = plainAnswer(condition, answer);
    if (plain !== null && plain.result !== "unknown") return plain;
  }
  const facts = person.facts.get("security-clearance") ?? [];
  const enough = facts.filter((f) => f.standing !== "held" || (f.hit.level ?? 1) >= needed);
  const verdict = factVerdict(condition, enough);
  if (verdict.result !== "unknown") return verdict;
  if (condition.obtain) {
    return checkCitizenship({ ...condition, id: "citizenship", kind: "citizenship" }, person);
  }
  // A lower clearance is shown, but does not say that the higher one is missing.
  const lower = facts.find((f) => f.standing === "held");
  return lower === undefined ? verdict : fromLine(lower.line, "unknown");
}
