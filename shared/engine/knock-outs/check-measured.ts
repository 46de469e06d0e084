import { capitalCities, stateCodePattern } from "#shared/domain/australia.ts";
import { readPay } from "#shared/domain/pay/read-pay.ts";
import { mergedYears, relevantRoles } from "../roles/roles.ts";
import type { RequiredCondition } from "./condition-context.ts";
import { findQualificationLevels, levelName, schoolLevel, tellsSchool } from "./qualification-level.ts";
import type { Person } from "./resume-facts.ts";
import {
  answerTo,
  factVerdict,
  fromLine,
  fromProfile,
  lacking,
  plainAnswer,
  unknown,
  type Verdict,
} from "./verdict.ts";

function numberOf(answer: string | undefined): number | null {
  if (answer === undefined || !/^\d{1,7}(?:\.\d{1,2})?$/.test(answer)) return null;
  return Number(answer);
}

/** Years in roles of the asked family, overlaps counted once, or the roles that MATCH accepts for them. Fewer is unknown: the resume may leave roles out. */
export function checkExperienceYears(condition: RequiredCondition, person: Person): Verdict {
  const answer = answerTo(condition, person);
  const own = numberOf(answer);
  const needed = condition.level ?? 0;
  if (own !== null) return fromProfile(`${own} years`, own >= needed ? "pass" : "fail");
  const plain = plainAnswer(condition, answer);
  if (plain !== null) return plain;
  const { model, adTitle, asOf } = person;
  const roles = relevantRoles(model, adTitle, new Set());
  const years = Math.floor(mergedYears(model, roles, asOf) * 10) / 10;
  if (years < needed) {
    // MATCH counts roles by what they show, not by their titles alone.
    // The question's span reaches over all that was done in those years; its number is the criterion of the years.
    const line = person.provenAt?.({ start: condition.span.start, end: condition.span.start + 1 });
    if (line !== undefined) return fromLine(line, "pass");
  }
  if (years === 0) return unknown;
  const lineId = model.work[Math.min(...roles)]?.lines[0];
  const value = `${years} ${years === 1 ? "year" : "years"} in such roles`;
  return {
    have: { value, source: "resume", ...(lineId === undefined ? {} : { lineId }) },
    result: years >= needed ? "pass" : "unknown",
  };
}

/** AQF level: an equal or higher finished award passes; a lower one is shown and stays unknown. */
export function checkQualification(condition: RequiredCondition, person: Person): Verdict {
  const answer = answerTo(condition, person);
  const needed = condition.level ?? 1;
  const own = numberOf(answer);
  if (own !== null) return fromProfile(levelName(own), own >= needed ? "pass" : lacking(condition));
  const plain = plainAnswer(condition, answer);
  if (plain !== null) return plain;
  const found = person.lines
    .filter(
      (l) =>
        ["education", "certificates", "other", "summary", "header"].includes(l.line.section) &&
        l.line.heading !== true,
    )
    .filter((l) => !l.pasted && !l.expired)
    .flatMap((line) => {
      const levels = findQualificationLevels(line.tokens).map((hit) => hit.level ?? schoolLevel);
      const ofSchool = needed === schoolLevel && tellsSchool(line.tokens) ? [schoolLevel] : [];
      return [...levels, ...ofSchool].map((level) => ({ line, level }));
    });
  const best = found.sort(
    (a, b) => Number(a.line.unfinished) - Number(b.line.unfinished) || b.level - a.level,
  )[0];
  if (best === undefined) return factVerdict(condition, []);
  return fromLine(best.line, best.level >= needed && !best.line.unfinished ? "pass" : "unknown");
}

const payAnswer = /^(\d{1,7}(?:\.\d{1,2})?) (year|day|hour)( incl)?$/;

/** Like with like only: the same period, and super inside on both sides or on neither. */
export function checkSalary(condition: RequiredCondition, person: Person): Verdict {
  const answer = answerTo(condition, person);
  const parts = payAnswer.exec(answer ?? "");
  if (parts === null) return plainAnswer(condition, answer) ?? unknown;
  const least = Number(parts[1]);
  const period = parts[2];
  const withSuper = parts[3] !== undefined;
  const value = `At least $${parts[1]} a ${period}${withSuper ? ", super included" : ""}`;
  const pay = readPay(condition.text);
  const isAlike = pay !== null && pay.period === period && (pay.withSuper ?? withSuper) === withSuper;
  if (!isAlike) return fromProfile(value, "unknown");
  // "From $80,000" has no upper end: it may be more.
  if (pay.high === null) return fromProfile(value, (pay.low ?? 0) >= least ? "pass" : "unknown");
  return fromProfile(value, pay.high >= least ? "pass" : "fail");
}

const australian = new RegExp(
  String.raw`\b(?:${stateCodePattern}|Australia|${capitalCities.join("|")})\b`,
  "i",
);

/** "Remote within Australia" passes with an Australian place or phone number in the resume. */
export function checkInAustralia(condition: RequiredCondition, person: Person): Verdict {
  const plain = plainAnswer(condition, answerTo(condition, person));
  if (plain !== null) return plain;
  const { location } = person.model.basics;
  if (location === undefined || !australian.test(location.slice(0, 200))) return unknown;
  return { have: { value: location.slice(0, 160), source: "resume" }, result: "pass" };
}
