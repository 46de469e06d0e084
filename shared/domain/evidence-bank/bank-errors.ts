import { hasHidden } from "../hidden-characters.ts";
import {
  bankLimits,
  type FactAnswer,
  type FactSubject,
  type RoleName,
  type Story,
  statesOf,
  storyParts,
} from "./bank-entry.ts";

/** The errors by field, each a sentence for the person; empty for a valid entry. */
export type BankErrors<Entry> = Partial<Record<keyof Entry, string>>;

const denial =
  /^\s*(?:(?:no|nope|nah|never|not|none|nothing|n\/a)\b|(?:i|we)\s+(?:have\s+not|haven[’']?t|have\s+never|had\s+not|did\s+not|didn[’']?t|do\s+not|don[’']?t|cannot|can[’']?t|am\s+not|never)\b|i[’']m\s+not\b|i[’']ve\s+(?:not|never)\b)/i;

/** An unpaired surrogate, which no database stores. */
const halfCharacter = /\p{Cs}/u;

/** Checks a text that may be empty. */
function textError(text: string, max: number): string | undefined {
  if (text.trim().length > max) return `Please keep it to ${max} characters.`;
  if (hasHidden(text) || halfCharacter.test(text))
    return "This holds characters that cannot be seen. Please type it.";
  return undefined;
}

function requiredTextError(text: string, max: number, ask: string): string | undefined {
  return text.trim() === "" ? ask : textError(text, max);
}

function roleFault(role: RoleName | null): string | undefined {
  if (role === null) return undefined;
  return textError(role.position, bankLimits.roleName) ?? textError(role.employer, bankLimits.roleName);
}

const written = /^(?:19[4-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/;

function dateFault(date: string | null, today: string): string | undefined {
  if (date === null || date === "") return undefined;
  if (!written.test(date)) return "Please give a year, or a month and a year.";
  return date > today.slice(0, date.length) ? "This date has not come yet." : undefined;
}

function untilFault({ state, since, until }: FactAnswer, today: string): string | undefined {
  const fault = dateFault(until, today);
  if (fault || !until) return fault;
  if (state === "in progress") return "It is still in progress, so it has no end yet.";
  const shared = Math.min(until.length, since?.length ?? 0);
  if (since && until.slice(0, shared) < since.slice(0, shared)) return "This is before it began.";
  return undefined;
}

function wordsFault({ subject, state, words }: FactAnswer): string | undefined {
  if (state === null && words.trim() === "") return "Please say it in a sentence of your own.";
  // "Communication" without words proves nothing.
  if (subject === "quality" && words.trim() === "") return "Please say where you showed it, and how.";
  return (
    textError(words, bankLimits.words) ??
    (denial.test(words) ? "This reads like a no, so it stays out of your resume." : undefined)
  );
}

const statesSaid: Record<FactSubject, string> = {
  skill: "A skill does not expire.",
  tool: "A skill does not expire.",
  quality: "Please say whether you showed it.",
  paper: "A qualification is held, in progress or expired.",
};

function stateFault({ subject, state }: FactAnswer): string | undefined {
  const isFit = state === null || state === "not" || statesOf[subject].includes(state);
  return isFit ? undefined : statesSaid[subject];
}

/** Only the fields with an error. */
function found<Entry>(faults: { [Field in keyof Entry]?: string | undefined }): BankErrors<Entry> {
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined),
  ) as BankErrors<Entry>;
}

/** @param today `YYYY-MM-DD`: a start date cannot be later. */
export function factErrors(fact: FactAnswer, today: string): BankErrors<FactAnswer> {
  const term = requiredTextError(fact.term, bankLimits.term, "Please name what it is about.");
  if (fact.state === "not") return found<FactAnswer>({ term });
  return found<FactAnswer>({
    term,
    state: stateFault(fact),
    role: roleFault(fact.role),
    since: dateFault(fact.since, today),
    until: untilFault(fact, today),
    words: wordsFault(fact),
  });
}

function termsFault(terms: readonly string[]): string | undefined {
  if (terms.length > bankLimits.terms) return `Please name up to ${bankLimits.terms} things.`;
  return terms
    .map((term) => textError(term, bankLimits.term))
    .find((fault): fault is string => fault !== undefined);
}

/** A story needs a name and the person's action; the other parts are optional. */
export function storyErrors(story: Story): BankErrors<Story> {
  const parts = storyParts.map((part) => [part, textError(story[part], bankLimits.part)] as const);
  return found<Story>({
    title: requiredTextError(story.title, bankLimits.title, "Please give it a name."),
    ...Object.fromEntries(parts),
    action: requiredTextError(story.action, bankLimits.part, "Please say what you did."),
    role: roleFault(story.role),
    terms: termsFault(story.terms),
  });
}
