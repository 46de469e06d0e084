import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { nextInList, nounPhraseAt, type PhraseRange } from "../words/noun-phrases.ts";
import { gap, type Token } from "../words/tokenise.ts";

const levels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "1",
    ii: "2",
    iii: "3",
    iv: "4",
    "1": "1",
    "2": "2",
    "3": "3",
    "4": "4",
  }),
);
const romans: Record<string, string> = { "1": "I", "2": "II", "3": "III", "4": "IV" };
const certificate = new Set(["certificate", "cert", "certificates"]);
const degree = new Set(["bachelor", "bachelors", "degree", "degrees", "masters", "master", "undergraduate"]);
const mostFields = 6;
const tertiary = new Set(["qualification", "qualifications"]);

/** Every written form of one certificate level, so that "Cert III" and "Certificate 3" agree. */
export function certificateForms(level: string, field: string): string[] {
  const roman = romans[level] ?? level;
  const tail = field === "" ? "" : ` in ${field}`;
  return [
    `Certificate ${roman}${tail}`,
    `Cert ${roman}${tail}`,
    `Certificate ${level}${tail}`,
    `Cert ${level}${tail}`,
  ];
}

/** Written forms of a degree in a field: an ad says "degree in nursing", a resume "Bachelor of Nursing". */
export function degreeForms(field: string, withDiploma: boolean): string[] {
  const forms = [
    `Bachelor of ${field}`,
    `Bachelor ${field}`,
    `Bachelor's degree in ${field}`,
    `${field} degree`,
  ];
  forms.push(
    `Degree in ${field}`,
    `Master of ${field}`,
    `Masters in ${field}`,
    `Master's degree in ${field}`,
  );
  if (withDiploma) forms.push(`Diploma of ${field}`, `Diploma in ${field}`, `Advanced Diploma of ${field}`);
  return forms;
}

/** In the name of a course a capitalised word never ends the name. */
function capitalised(text: string): (token: Token) => boolean {
  return (token) => /\p{Lu}/u.test(text[token.start] ?? "");
}

function slice(text: string, tokens: readonly Token[], range: PhraseRange): string {
  return text.slice(tokens[range.first]?.start ?? 0, tokens[range.last - 1]?.end ?? 0);
}

function make(tokens: readonly Token[], range: PhraseRange, aliases: string[]): Candidate {
  return {
    ...range,
    start: tokens[range.first]?.start ?? 0,
    end: tokens[range.last - 1]?.end ?? 0,
    kind: "qualification",
    aliases,
    origin: "pattern",
  };
}

/** "Certificate III or IV in X", "Cert III/IV": either level satisfies. */
function secondLevel(tokens: readonly Token[], at: number): { level: string; next: number } | undefined {
  const isOr = tokens[at]?.low === "or";
  const isSlash = ((tokens[at]?.gap ?? 0) & gap.slash) !== 0;
  if (!isOr && !isSlash) return undefined;
  let next = isOr ? at + 1 : at;
  if (certificate.has(tokens[next]?.low ?? "")) next += 1;
  const level = levels.get(tokens[next]?.low ?? "");
  return level === undefined ? undefined : { level, next: next + 1 };
}

function certificateAt(text: string, tokens: readonly Token[], at: number): Candidate | undefined {
  if (!certificate.has(tokens[at]?.low ?? "")) return undefined;
  const level = levels.get(tokens[at + 1]?.low ?? "");
  if (level === undefined) return undefined;
  const other = secondLevel(tokens, at + 2);
  const next = other?.next ?? at + 2;
  const joint = tokens[next]?.low;
  const phrase =
    joint === "in" || joint === "of" ? nounPhraseAt(tokens, next + 1, capitalised(text)) : undefined;
  const field = phrase === undefined ? "" : slice(text, tokens, phrase);
  const asked = other === undefined ? [level] : [level, other.level];
  const forms = asked.flatMap((one) => certificateForms(one, field));
  return make(tokens, { first: at, last: phrase?.last ?? next }, forms);
}

/** Where the field begins in "degree in X", "Bachelor of X"; undefined when this is no qualification. */
function fieldAt(text: string, tokens: readonly Token[], at: number): number | undefined {
  const low = tokens[at]?.low ?? "";
  if (!degree.has(low) && !tertiary.has(low)) return undefined;
  const joint = tokens[at + 1];
  if (joint === undefined || joint.gap !== 0) return undefined;
  const names = joint.low === "in" || (joint.low === "of" && namesCourse(text, tokens, at));
  return names ? at + 2 : undefined;
}

/** "degree in Accounting, Finance or Commerce": one candidate a field, each satisfied by a degree of that field. */
function degreesAt(text: string, tokens: readonly Token[], at: number): Candidate[] {
  const withDiploma = tertiary.has(tokens[at]?.low ?? "");
  const found: Candidate[] = [];
  let next = fieldAt(text, tokens, at);
  let closed = 1;
  while (next !== undefined && found.length < mostFields) {
    const phrase = nounPhraseAt(tokens, next, capitalised(text));
    if (phrase === undefined) break;
    if (isAlternative(tokens, next)) closed = found.length + 1;
    const first = found.length === 0 ? at : phrase.first;
    const forms = degreeForms(slice(text, tokens, phrase), withDiploma);
    found.push(make(tokens, { first, last: phrase.last }, forms));
    next = nextInList(tokens, phrase.last);
  }
  return found.slice(0, closed);
}

/** "a high degree of accuracy" is no course; "Bachelor of nursing" and "degree of Nursing" are. */
function namesCourse(text: string, tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (low.startsWith("bachelor") || low.startsWith("master")) return true;
  const field = tokens[at + 2];
  return field !== undefined && /\p{Lu}/u.test(text[field.start] ?? "");
}

/** Only "or" and "/" carry the degree on to the next field: after a comma or "and" a new requirement may begin. */
function isAlternative(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.low === "or" || ((tokens[at]?.gap ?? 0) & gap.slash) !== 0;
}

/** Qualifications by pattern: "Certificate III in X", "degree in X or Y", "Bachelor of X". */
export function findQualifications(text: string, tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (((tokens[at]?.gap ?? 0) & gap.joined) !== 0 && at > 0) continue;
    const single = certificateAt(text, tokens, at);
    const all = single === undefined ? degreesAt(text, tokens, at) : [single];
    found.push(...all);
    const last = all.at(-1);
    if (last !== undefined) at = last.last - 1;
  }
  return found;
}
