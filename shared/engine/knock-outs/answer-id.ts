import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import { hashOf } from "../words/hash.ts";
import type { RequiredCondition } from "./condition-context.ts";

/** What an answer is stored under has to fit the contract's longest id. */
const longest = 80;
const digits = 8;

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const sentenceOf = (condition: RequiredCondition) => slugOf(condition.text);
const rungOf = (condition: RequiredCondition) =>
  condition.level === undefined || condition.level <= 1 ? "" : String(condition.level);
const stateOf = (condition: RequiredCondition) => slugOf(condition.state ?? "");
/** What comes after the colon of the label: a swing, a share of travel, days in the office, the age of a check. */
const detailOf = (condition: RequiredCondition) => slugOf(condition.label.split(": ")[1] ?? "");

/** The rung of `rightsLevel` that most ads ask for. */
const fullRights = 3;

/** Questions of one kind that ask for another thing in every ad, and what that thing is called. */
const substances: Partial<Record<KnockOutKind, (condition: RequiredCondition, title: string) => string>> = {
  // "In a similar role" is another role under another title.
  years: (condition, title) =>
    `${condition.level ?? 0}-${slugOf(title).slice(0, 24)}-${sentenceOf(condition)}`,
  qualification: (condition, title) =>
    `${condition.level ?? 0}-${slugOf(title).slice(0, 24)}-${sentenceOf(condition)}`,
  // Full rights are what most ads ask for; residency is more, and any right is less.
  "work-rights": ({ level = fullRights }) => (level === fullRights ? "" : String(level)),
  "driver-licence": rungOf,
  "security-clearance": (condition) => (condition.level === undefined ? "" : String(condition.level)),
  "children-check": stateOf,
  rsa: stateOf,
  rcg: stateOf,
  salary: (condition) => slugOf(condition.label),
  roster: (condition) => (condition.id === "roster:hours" ? sentenceOf(condition) : detailOf(condition)),
  travel: detailOf,
  "police-check": detailOf,
  // A place that is not named is that of the sentence.
  location: (condition) =>
    detailOf(condition) ||
    (condition.id === "location:relocate" || condition.id === "location:based-in"
      ? sentenceOf(condition)
      : ""),
};

/**
 * Under which the person's yes or no to a question is stored and found again: its id, then what the ad asks for
 * where that differs from ad to ad. Who would move to Perth has said nothing of Darwin, and a yes to three years in
 * payroll is none to ten in mining.
 * @param title the ad's title, at most 300 characters of it are read.
 * @returns at most 80 characters, as `knockOutId` of the contract takes them.
 */
export function answerIdOf(condition: RequiredCondition, title = ""): string {
  const substance = substances[condition.kind]?.(condition, title.slice(0, 300)) ?? "";
  if (substance === "") return condition.id;
  const whole = `${condition.id}:${substance}`;
  // The place to move to may be at the end of a long sentence.
  return whole.length <= longest ? whole : `${whole.slice(0, longest - digits - 1)}-${hashOf([whole])}`;
}
