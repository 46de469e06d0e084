import { article } from "../letter-phrases.ts";
import { lowerFirst, untilAside } from "./asides.ts";
import { inPast } from "./verbs.ts";

/** "Year 9 home group teacher". */
const instructor = /^(?:[\p{L}\d-]+ ){0,4}(?:teacher|coach)(?=$| (?:of|for) )/iu;
/** "Preceptor for six nurses": what the person is. */
export const person =
  /^(?:[\p{L}-]+ ){0,3}(?:preceptor|mentor|supervisor|coordinator|trainer|member|chair|secretary|treasurer|captain|warden|head|officer|assistant|representative|champion|instructor|tutor|facilitator|author|editor|organiser|owner|reader|holder|buddy|lead|leader|delegate|responder|user|auditor|commander|hand|seller|referee|manager|driver|worker|receptionist|first aider)(?=,| (?:of|for|to|in|on|at|and)\b| \d{4}\b|$)/iu;
/** What one stands in: "in charge of", "on call one week in five". */
const standing =
  /^(?:(?:second |third )?in[- ]charge\b|on (?:a|the) (?:team|crew|committee|panel|board|roster) of\b|first on scene (?=at |to )|on[- ]call (?=one |every |for |each |during |after |at |\d))/i;
/** One of its kind: said without an article, or with "the". */
const only = /(?:lead|leader|secretary|treasurer|chair|captain|coordinator|owner|head|seller)$/i;

/** There are more of these: "a member of the committee". */
const oneOfMany = /(?:member|user|holder|reader|delegate|seller|responder|auditor)$/i;

/** What some persons do is a verb: "mentor for two juniors" mentors them. */
const doer = /^(mentor|tutor|coach) (?:of|for|to) (?=\p{L}|\d)/iu;

function personPhrase(head: string, isCurrent: boolean): string | undefined {
  const does = doer.exec(head);
  if (does?.[1] !== undefined) {
    const act = `${does[1].toLowerCase()} ${untilAside(head.slice(does[0].length))}`;
    return isCurrent ? act : inPast(act);
  }
  const lasts = / since \S/.test(head) ? "have been" : "am";
  const be = isCurrent ? lasts : "was";
  if (standing.test(head)) return `${be} ${lowerFirst(untilAside(head))}`;
  const found = (person.exec(head) ?? instructor.exec(head))?.[0];
  // "Phone the plan coordinator": done to one, and nobody one is.
  if (found === undefined || /^\S+ (?:the|an?|my|our|their|each|every) /i.test(found)) return undefined;
  const rest = head.slice(found.length);
  // Of a list that goes on with other things only what the person was is said.
  const whole = lowerFirst(rest.startsWith(",") ? found : untilAside(head)).replace(
    /(?<! (?:in|since|of|from|to|the|a|an|our|by|until|for)) (?=\d{4}\b)/,
    " in ",
  );
  if (/^ of\b/.test(rest) && !oneOfMany.test(found)) return `${be} the ${whole}`;
  return `${be} ${only.test(found) ? whole : article(whole)}`;
}

/** What one is given to look after, with its amount: "Budget of $420,000 fees". Said of an amount alone it claims no lead. */
const entrusted =
  /^(?:annual |monthly |yearly |combined )?(?:budget|caseload|portfolio|ledger|quota|territory|workload) of (?=\$?\d)/i;

/** "have a budget of $420,000 in fees"; a result that stands beside it is another matter. */
function entrustedPhrase(head: string, isCurrent: boolean): string | undefined {
  if (!entrusted.test(head)) return undefined;
  const [first = ""] = head.split(/, /);
  const amount = first.replace(/(\$\d[\d,.]*(?: (?:million|billion)|[kmb]\b)?) (?=\p{Ll}+$)/iu, "$1 in ");
  return `${isCurrent ? "have" : "had"} ${article(lowerFirst(amount))}`;
}

/** What the person is, or what is theirs to look after. */
export const stateOf = (head: string, isCurrent: boolean) =>
  personPhrase(head, isCurrent) ?? entrustedPhrase(head, isCurrent);
