import type { State } from "#shared/domain/australia.ts";
import { proveLanguage } from "../evidence/prove-language.ts";
import type { RequiredCondition } from "./condition-context.ts";
import { driverLevels } from "./driver-licence.ts";
import { coveredClasses } from "./high-risk-work.ts";
import type { Person, ResumeFact } from "./resume-facts.ts";
import { stateIn } from "./states.ts";
import {
  answerTo,
  factVerdict,
  fromLine,
  fromProfile,
  lacking,
  plainAnswer,
  strongestFact,
  unknown,
  type Verdict,
} from "./verdict.ts";

function factsOf(person: Person, id: string): readonly ResumeFact[] {
  return person.facts.get(id) ?? [];
}

/** Yes or no: white card, police check, tickets, first aid, roster and the like. */
export function checkHeld(condition: RequiredCondition, person: Person): Verdict {
  return (
    plainAnswer(condition, answerTo(condition, person)) ??
    factVerdict(condition, factsOf(person, condition.id))
  );
}

const languageId = "ticket:language-";

/** A ticket by its name; a language as the score reads it, where its name alone shows nobody who speaks it. */
export function checkTicket(condition: RequiredCondition, person: Person): Verdict {
  const plain = plainAnswer(condition, answerTo(condition, person));
  if (plain !== null) return plain;
  const named = factVerdict(condition, factsOf(person, condition.id));
  const language = condition.id.startsWith(languageId) ? condition.id.slice(languageId.length) : "english";
  // A resume in English shows English; no line of it says so.
  if (language === "english" || named.result === "fail") return named;
  const asked = { language: language === "second" ? "other" : language, modest: false };
  const { credit, line } = proveLanguage(asked, person.lines);
  return line === undefined ? unknown : fromLine(line, credit === 1 ? "pass" : "unknown");
}

/** Conditions of the work: only the person can say whether they suit; a resume line is no answer. */
export function checkNamedCondition(condition: RequiredCondition, person: Person): Verdict {
  return plainAnswer(condition, answerTo(condition, person)) ?? { have: null, result: "unknown" };
}

/** Cards of a state: another state's card is neither a pass nor a fail. */
export function checkStateCard(condition: RequiredCondition, person: Person): Verdict {
  const answer = answerTo(condition, person);
  const plain = plainAnswer(condition, answer);
  if (plain !== null) return plain;
  const fits = (state: State | undefined) =>
    condition.state === undefined || state === undefined || state === condition.state;
  if (answer !== undefined) {
    const state = stateIn(answer);
    if (state !== undefined)
      return fromProfile(`${condition.label.split(" (")[0]} (${state})`, fits(state) ? "pass" : "unknown");
  }
  const facts = factsOf(person, condition.id);
  const fitting = facts.filter((f) => fits(stateIn(f.line.line.text)));
  const other = facts.find((f) => f.standing === "held");
  if (fitting.length === 0 && other !== undefined) return fromLine(other.line, "unknown");
  return factVerdict(condition, fitting);
}

/** Licence ladder: MC > HC > HR > MR > LR > C. A lower class in a resume may not be all the person holds. */
export function checkDriverLicence(condition: RequiredCondition, person: Person): Verdict {
  const needed = condition.level ?? 1;
  const answer = answerTo(condition, person);
  const level = answer === undefined ? undefined : driverLevels[answer.toUpperCase()];
  if (level !== undefined)
    return fromProfile(`${answer?.toUpperCase()} licence`, level >= needed ? "pass" : lacking(condition));
  const plain = plainAnswer(condition, answer);
  if (plain !== null) return plain;
  const facts = factsOf(person, "driver-licence");
  const enough = facts.filter((f) => f.standing !== "held" || (f.hit.level ?? 1) >= needed);
  const lower = facts.find((f) => f.standing === "held");
  if (lower !== undefined && !enough.some((f) => f.standing === "held"))
    return fromLine(lower.line, "unknown");
  return factVerdict(condition, enough);
}

/** High risk work: the class itself, or one that covers it. */
export function checkHighRiskWork(condition: RequiredCondition, person: Person): Verdict {
  const plain = plainAnswer(condition, answerTo(condition, person));
  if (plain !== null) return plain;
  const code = condition.id.split(":")[1];
  const facts = [...person.facts.entries()]
    .filter(([id]) => {
      if (!id.startsWith("high-risk-work")) return false;
      const held = id.split(":")[1];
      return (
        code === undefined ||
        held === code ||
        (held !== undefined && (coveredClasses[held]?.includes(code) ?? false))
      );
    })
    .flatMap(([, list]) => list);
  return factVerdict(condition, facts);
}

const professions =
  /\b(?:registered nurse|enrolled nurse|nurse practitioner|midwi(?:fe|ves)|physiotherapist|occupational therapist|psychologist|pharmacist|medical practitioner|doctor|dentist|podiatrist|radiographer|paramedic|optometrist|chiropractor|osteopath)s?\b/gi;

function professionsIn(text: string): Set<string> {
  const all = new Set<string>();
  for (const [name] of text.slice(0, 600).matchAll(professions))
    all.add(name.toLowerCase().replace(/ves$/, "fe").replace(/s$/, ""));
  if (/\bRNs?\b/.test(text)) all.add("registered nurse");
  if (/\bEE?Ns?\b/.test(text)) all.add("enrolled nurse");
  return all;
}

/** AHPRA: a registration of another profession is shown, but no pass. */
export function checkAhpra(condition: RequiredCondition, person: Person): Verdict {
  const plain = plainAnswer(condition, answerTo(condition, person));
  if (plain !== null) return plain;
  const facts = factsOf(person, "ahpra");
  const fact = strongestFact(facts);
  const verdict = factVerdict(condition, facts);
  if (fact === undefined || verdict.result !== "pass") return verdict;
  const asked = professionsIn(condition.text);
  const titles = person.model.work.map((w) => w.position ?? "");
  const own = professionsIn(fact.line.line.text);
  const held = own.size > 0 ? own : professionsIn([person.model.basics.label ?? "", ...titles].join(" | "));
  const isOther = asked.size > 0 && held.size > 0 && ![...asked].some((p) => held.has(p));
  return isOther ? { ...verdict, result: "unknown" } : verdict;
}

/** First aid covers itself; the childcare and CPR units are asked for by their own names. */
export function checkCpr(condition: RequiredCondition, person: Person): Verdict {
  const verdict = checkHeld(condition, person);
  if (verdict.have !== null) return verdict;
  const firstAid = strongestFact(factsOf(person, "first-aid"));
  // A first aid certificate includes CPR, whose yearly refresh it does not show.
  return firstAid?.standing === "held" ? fromLine(firstAid.line, "unknown") : verdict;
}
