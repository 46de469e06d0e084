/**
 * The evidence bank: what a person states in addition to their resume. Besides the resume it is the only source of
 * every writer. Source: docs/engine.md, The evidence bank. decision: D-76.
 */

/** What a fact is about: a skill, a tool, a way of working, or a credential. */
export const factSubjects = ["skill", "tool", "quality", "paper"] as const;
export type FactSubject = (typeof factSubjects)[number];

/** The state of a fact; `not` is a no, stored so that nobody is asked twice. */
export const factStates = ["held", "in progress", "basic", "expired", "not"] as const;
export type FactState = (typeof factStates)[number];

/** The possible states of an answer about each subject, besides a no. */
export const statesOf: Record<FactSubject, readonly Exclude<FactState, "not">[]> = {
  skill: ["held", "basic", "in progress"],
  tool: ["held", "basic", "in progress"],
  quality: ["held"],
  paper: ["held", "in progress", "expired"],
};

/** The app in which it was stated; only the account's own person can do so. */
export const bankApps = ["dashboard", "panel"] as const;
export type BankApp = (typeof bankApps)[number];

/** A role with the resume's names; one of the two may be empty. */
export interface RoleName {
  position: string;
  employer: string;
}

/** Something that an ad may require, and the person's answer. */
export interface FactAnswer {
  /** What it is about, in the ad's or the person's words. */
  term: string;
  subject: FactSubject;
  /** Null if only the words answer it. */
  state: FactState | null;
  /** The role it belongs to; null for elsewhere or an unknown place. */
  role: RoleName | null;
  /** `YYYY` or `YYYY-MM`. */
  since: string | null;
  /** `YYYY` or `YYYY-MM`; for an expired credential, when it expired. Null if there is no end. */
  until: string | null;
  /** The person's own words; may be empty if there is a state. */
  words: string;
}

/** Something the person experienced, in four parts. */
export interface Story {
  title: string;
  situation: string;
  task: string;
  action: string;
  result: string;
  role: RoleName | null;
  /** What the story shows, in the words of ads. */
  terms: string[];
}

export const storyParts = ["situation", "task", "action", "result"] as const;
export type StoryPart = (typeof storyParts)[number];

/** Limits of an account's bank; lengths in UTF-16 units. */
export const bankLimits = {
  facts: 300,
  stories: 60,
  term: 120,
  words: 500,
  roleName: 160,
  title: 120,
  part: 800,
  terms: 12,
} as const;

/** "Site Supervisor, Derwent Builders". */
export function roleLabel({ position, employer }: RoleName): string {
  return [position, employer].filter(Boolean).join(", ");
}

/** True for the same term, whatever its capitals and spaces. */
export function isSameTerm(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
  return plain(one) === plain(other);
}

const tidyLine = (text: string) => text.replace(/\s+/g, " ").trim();

function tidyRole(role: RoleName | null): RoleName | null {
  if (role === null) return null;
  const tidy = { position: tidyLine(role.position), employer: tidyLine(role.employer) };
  return tidy.position || tidy.employer ? tidy : null;
}

/** The fact as it is stored: trimmed, and for a no only its subject. */
export function tidyFact(fact: FactAnswer): FactAnswer {
  const { subject, state } = fact;
  const term = tidyLine(fact.term);
  if (state === "not") return { term, subject, state, role: null, since: null, until: null, words: "" };
  const dates = { since: fact.since || null, until: fact.until || null };
  return { term, subject, state, role: tidyRole(fact.role), ...dates, words: fact.words.trim() };
}

/** The story as it is stored: trimmed, with each term once. */
export function tidyStory(story: Story): Story {
  const terms = story.terms.map(tidyLine).filter((term) => term !== "");
  return {
    title: tidyLine(story.title),
    situation: story.situation.trim(),
    task: story.task.trim(),
    action: story.action.trim(),
    result: story.result.trim(),
    role: tidyRole(story.role),
    terms: terms.filter((term, at) => terms.findIndex((one) => isSameTerm(one, term)) === at),
  };
}

/** A role that an answer may belong to, with its dates from the resume. */
export interface HeldRole extends RoleName {
  /** `YYYY` or `YYYY-MM`. */
  from?: string;
  /** Absent for a current role. */
  to?: string;
}

/** A fact about a term, without an answer yet. */
export function emptyFact(term: string, subject: FactSubject): FactAnswer {
  return { term, subject, state: null, role: null, since: null, until: null, words: "" };
}

/** When and in which app an entry was added, and its id. */
interface Said {
  id: string;
  saidThrough: BankApp | null;
  saidAt: string;
  changedAt: string;
}

/** The entry without its id, dates and app. */
export function entryContent<Entry extends Said>({ id, saidThrough, saidAt, changedAt, ...entry }: Entry) {
  return entry;
}
