import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import { hashOf } from "../words/hash.ts";
import type { Ask } from "./ask-context.ts";

/** What an answer is kept under has to fit the contract's longest id. */
const longest = 80;
const digits = 8;

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const sentenceOf = (ask: Ask) => slugOf(ask.text);
const rungOf = (ask: Ask) => (ask.level === undefined || ask.level <= 1 ? "" : String(ask.level));
const stateOf = (ask: Ask) => slugOf(ask.state ?? "");
/** What stands behind the colon of the label: a swing, a share of travel, days in the office, the age of a check. */
const detailOf = (ask: Ask) => slugOf(ask.label.split(": ")[1] ?? "");

/** The rung of `rightsLevel` that most ads ask for. */
const fullRights = 3;

/** Questions of one kind that ask for another thing in every ad, and what that thing is called. */
const substances: Partial<Record<KnockOutKind, (ask: Ask, title: string) => string>> = {
  // "In a similar role" is another role under another title.
  years: (ask, title) => `${ask.level ?? 0}-${slugOf(title).slice(0, 24)}-${sentenceOf(ask)}`,
  qualification: (ask, title) => `${ask.level ?? 0}-${slugOf(title).slice(0, 24)}-${sentenceOf(ask)}`,
  // Full rights are what most ads ask for; residency is more, and any right is less.
  "work-rights": ({ level = fullRights }) => (level === fullRights ? "" : String(level)),
  "driver-licence": rungOf,
  "security-clearance": (ask) => (ask.level === undefined ? "" : String(ask.level)),
  "children-check": stateOf,
  rsa: stateOf,
  rcg: stateOf,
  salary: (ask) => slugOf(ask.label),
  roster: (ask) => (ask.id === "roster:hours" ? sentenceOf(ask) : detailOf(ask)),
  travel: detailOf,
  "police-check": detailOf,
  // A place that is not named is that of the sentence.
  location: (ask) =>
    detailOf(ask) ||
    (ask.id === "location:relocate" || ask.id === "location:based-in" ? sentenceOf(ask) : ""),
};

/**
 * Under which the person's yes or no to a question is kept and found again: its id, and behind it what is asked for
 * where that differs from ad to ad. Who would move to Perth has said nothing of Darwin, and a yes to three years in
 * payroll is none to ten in mining.
 * @param title the ad's title, at most 300 characters of it are read.
 * @returns at most 80 characters, as `knockOutId` of the contract takes them.
 */
export function answerIdOf(ask: Ask, title = ""): string {
  const substance = substances[ask.kind]?.(ask, title.slice(0, 300)) ?? "";
  if (substance === "") return ask.id;
  const whole = `${ask.id}:${substance}`;
  // The place to move to may stand at the end of a long sentence.
  return whole.length <= longest ? whole : `${whole.slice(0, longest - digits - 1)}-${hashOf([whole])}`;
}
