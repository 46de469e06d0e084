import { isKnownWord } from "#shared/engine/score/word-weights.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { isEveryday } from "../../../verify/everyday-words.ts";
import { article } from "../letter-phrases.ts";
import { withArticle, withArticleFirst } from "./bare-nouns.ts";
import { plainLine, splitHead } from "./deed-head.ts";
import { tailOf } from "./deed-tail.ts";
import { changeClause } from "./measured-change.ts";
import { inPast, isDoubtful, tenseOf } from "./verbs.ts";

/** A line of a role as a sentence can say it. */
export interface Deed {
  /** `act` is said with "I", `matter` with "my work includes", `event` is a clause of its own. */
  kind: "act" | "matter" | "event";
  /** "reduced errors by 18%"; "time studies and line balance"; "changeover went from 74 to 41 minutes". */
  text: string;
  /** What came of it: ", with rejected rolls down 38 per cent"; empty where the line tells nothing more. */
  tail: string;
}

/** What is known of the role that the line stands in. */
export interface DeedPlace {
  isCurrent: boolean;
  /** The role's lines mostly begin with a verb. */
  verbLed: boolean;
}

/** Done to the person, not by them: "Promoted to team leader". */
const passive =
  /^(?:promoted|nominated|awarded|selected|recognised|recognized|appointed|invited|tasked|chosen|named|elected|seconded) (?:to|for|as|with|by|among)\b/i;
const passiveAlone =
  /^(?:promoted|nominated|awarded|selected|recognised|recognized|appointed|invited|tasked|elected|seconded)\b/i;
const judged = /^(?:rated|ranked|voted|graded)\b.* by \p{L}/iu;

/** "Preceptor for six nurses": what the person is. */
const person =
  /^(?:[\p{L}-]+ ){0,3}(?:preceptor|mentor|supervisor|coordinator|trainer|member|chair|secretary|treasurer|captain|warden|head|officer|assistant|representative|champion|instructor|tutor|facilitator|author|editor|organiser|owner|reader|holder|buddy|lead|leader|delegate|responder|user|auditor|commander|hand|seller|referee|receptionist|first aider)(?=,| (?:of|for|to|in|on|at|and)\b| \d{4}\b|$)/iu;
/** What one stands in: "in charge of", "on call one week in five". */
const standing =
  /^(?:(?:second |third )?in[- ]charge\b|on (?:a|the) (?:team|crew|committee|panel|board|roster) of\b|first on scene (?=at |to )|on[- ]call (?=one |every |for |each |during |after |at |\d))/i;
/** One of its kind: said without an article, or with "the". */
const only = /(?:lead|leader|secretary|treasurer|chair|captain|coordinator|owner|head|seller)$/i;

/** There are more of these: "a member of the committee". */
const oneOfMany = /(?:member|user|holder|reader|delegate|seller|responder|auditor)$/i;

/** Endings of plain English words, which hardly a name has. */
const plainEnd = /(?:ions?|ments?|overs?|ings?|ers|ity|ness|al|ic|ive|[^su]s)$/;

/** Goes on with what was said before, and is no further thing. */
const modifier =
  /^(?:all|most|many|both|also|including|with|without|from|each|one|some|always|later|now|mostly|tested|signed|up|plus|about \d|around \d|up to \d|over \d|and|or|so|then|as|in|on|for|to|by|at|under|over|while|where|which|who|no|not|after|before|(?:every|first|second|third|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]+ed (?:with|by|in|on|at|for|from|to|as))\b/i;

/** "HACCP team member" begins with its name. */
const lowerFirst = (text: string) =>
  /^\p{Lu}(?:[\p{Ll}'\u2019-]|\s)/u.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;

/** A line without what only stands beside it: "mentor for two juniors, interview panel". */
function untilAside(text: string): string {
  const [first = "", ...more] = text.split(/, /);
  // "Buddy for one engineer, review his code": what was done goes on in another form.
  if (tenseOf(more[0] ?? "", true) !== undefined) return first;
  return more.length === 0 ||
    more.some((item) => modifier.test(item)) ||
    / (?:and|or) /.test(more.at(-1) ?? "")
    ? text
    : first;
}

/** Lands, cities and who lives there. */
const proper =
  /^(?:Austral(?:ia|asia)n?|Victorian?|Queensland|Tasmanian?|Aboriginal|Indigenous|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|European?|Asian?|American?|British|Commonwealth|Māori|Pacific)$/u;

/** The first letter small unless it begins a name, an acronym or a tool. */
export function lowered(text: string): string {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? "";
  const low = first.toLowerCase();
  const isPlain =
    /^\p{Lu}[\p{Ll}'\u2019-]*$/u.test(first) &&
    (isEveryday(low) || isDoubtful(low) || isKnownWord(stem(low)) || plainEnd.test(low));
  const isTool = findTerms(first).some(({ term }) => term.kind === "tool");
  // "Dynamics 365 Customer Service" is a name; "Flour, fruit and packaging" goes on in small letters.
  const isName = /^\S+ [\p{Lu}\d]/u.test(text);
  const isListed = /^\p{Lu}[\p{Ll}-]+(?:, | and | or )\p{Ll}/u.test(text);
  // "Australian employment law"
  const isProper = proper.test(first.replace(/['\u2019]s$/, ""));
  return (isListed || (isPlain && !isName)) && !isTool && !isProper ? low + text.slice(first.length) : text;
}

/** "a, b, c" as "a, b and c"; persons among things are left out. */
function asList(text: string): string {
  const items = text.split(/, /);
  if (items.length < 2 || items.slice(1).some((item) => modifier.test(item))) return text;
  const things = items.filter((item, at) => at === 0 || !person.test(item));
  const last = things.at(-1) ?? "";
  if (things.length === 1 || / (?:and|or) /.test(last)) return things.join(", ");
  const isLong = things.some((item) => / and /.test(item));
  return `${things.slice(0, -1).join(", ")}${isLong ? "," : ""} and ${last}`;
}

const placed = / (?:for|with|in|on|at|to|across|from|against|through|into|by|during|between) /;

/**
 * An act without the things that only stand beside it: "talked with clients each week, estimates and bug reports" is
 * the talk. Objects of one verb become a list, a second verb is joined.
 */
function asAct(text: string): string {
  const [first = "", ...more] = text.split(/, /);
  const isSeries = more.length > 1 && more.every((item) => tenseOf(item, false) === "past");
  if (isSeries && tenseOf(first, true) === "past")
    return `${[first, ...more.slice(0, -1)].join(", ")} and ${more.at(-1)}`;
  if (more.length === 0 || more.some((item) => modifier.test(item))) return text;
  const at = more.findIndex((item) => tenseOf(item, false) !== undefined);
  if (at === 0) return / and /.test(first) ? `${first}, and ${more[0]}` : `${first} and ${more[0]}`;
  // "for film, cartons and shippers" is one list, whatever stands before it; "with clients each week, estimates" is none.
  const last = first.split(placed).at(-1) ?? first;
  const isOneList = !placed.test(`${first} `) || last.split(" ").length < 3;
  if (isOneList && / (?:and|or) /.test(more.at(-1) ?? "")) return text;
  if (placed.test(`${first} `) || more.length === 1) return first;
  return asList(text);
}

/** What some persons do is a verb: "mentor for two juniors" mentors them. */
const doer = /^(mentor|tutor|coach) (?:of|for|to) (?=\p{L}|\d)/iu;

function personPhrase(head: string, isCurrent: boolean): string | undefined {
  const does = doer.exec(head);
  if (does?.[1] !== undefined) {
    const act = `${does[1].toLowerCase()} ${untilAside(head.slice(does[0].length))}`;
    return isCurrent ? act : inPast(act);
  }
  const be = isCurrent ? "am" : "was";
  if (standing.test(head)) return `${be} ${lowerFirst(untilAside(head))}`;
  const found = person.exec(head)?.[0];
  if (found === undefined) return undefined;
  const rest = head.slice(found.length);
  // Of a list that goes on with other things only what the person was is said.
  const whole = lowerFirst(rest.startsWith(",") ? found : untilAside(head)).replace(
    /(?<! (?:in|since|of|from|to)) (?=\d{4}\b)/,
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
const stateOf = (head: string, isCurrent: boolean) =>
  personPhrase(head, isCurrent) ?? entrustedPhrase(head, isCurrent);

const change = /^(.{3,60}?) ((?:up |down )?from [^$\s]*\d.* to [^$\s]*\d.*|(?:up|down)(?: by)? \S*\d.*)$/i;

/** "Changeover on the can line from 74 to 41 minutes" as a clause. */
function eventClause(head: string): string | undefined {
  const [, before, how] = change.exec(head) ?? [];
  if (before === undefined || how === undefined) return undefined;
  // "Pipelines for 30 repositories, builds from 25 minutes to 9": what changed stands behind the last comma.
  const what = before.split(/, /).at(-1) ?? before;
  return `${lowered(what)} ${changeClause(how)}`;
}

/** "Take 5s, JSAs and handover tags" are forms of a building site, "Worked examples" a way to teach. */
const isName =
  /^(?:take (?:5|five)s?|work (?:products?|orders?|instructions?|packages?|permits?)|worked examples?|balance sheets?|refrigerated|mixed (?:media|methods)|set (?:menus?|pieces?))\b/i;

function actPhrase(head: string, { isCurrent, verbLed }: DeedPlace): string | undefined {
  if (/^(?:responsible|accountable) for\b/i.test(head))
    return `${isCurrent ? "am" : "was"} ${lowerFirst(head)}`;
  if (passive.test(head) || judged.test(head)) return `was ${lowerFirst(head)}`;
  if (/^(?:no|zero|nil) /i.test(head))
    return `${isCurrent && / since \d/.test(head) ? "have had" : "had"} ${lowerFirst(head).replace(/ (on|in) last (?=\d)/, " $1 the last ")}`;
  const tense = isName.test(head) ? undefined : tenseOf(head, verbLed);
  if (tense === undefined) return undefined;
  const said = asAct(lowerFirst(head));
  return withArticle(tense === "present" && !isCurrent ? inPast(said) : said);
}

/** Fewer characters name no matter of the work. */
const leastMatter = 8;

/** "Weekend rosters and wrote the handbook": behind "my work includes" only the first can stand. */
function withoutAct(head: string): string {
  const at = head.indexOf(" and ", leastMatter);
  const act = head.slice(at + " and ".length);
  if (at < 0 || !/^\p{Ll}+ [\p{L}\d]/u.test(act) || tenseOf(act, false) !== "past") return head;
  return head.slice(0, at).replace(/,$/, "");
}

const cutOff =
  /(?:[,&/+-]|\b(?:and|or|the|a|an|of|in|on|to|by|for|with|using|through|across|from|at|as|into|via|between|including))$/i;
const most = 30;
/** Longer ones are no line of a role, and keep every pattern here to a short text. */
const longestLine = 600;

function isStatement(head: string): boolean {
  const words = head.split(/\s+/).length;
  if (words < 2 || words > most || /^\W|\bI\b|@/.test(head) || cutOff.test(head)) return false;
  return passive.test(head) || !passiveAlone.test(head);
}

/** "First eighteen months as BA", "MAYBO trained": when or what somebody was, and nothing that the work consists of. */
const isNoThing =
  /\b(?:ran out|expired|lapsed|we|they)\b|^\p{Lu}\p{Ll}+s \d+ to \d|^(?:when|whenever|if|while|where|once|because|since|until|although)\b|^(?:first|last|next|previous|another) \S+(?: \S+)? (?:weeks?|months?|years?)\b|^\S+ (?:trained|certified|qualified|accredited|licensed)\b/iu;

/** "Lessons follow a daily review", "About 65% comes from my calls": a clause with a subject of its own. */
const isClause =
  /^[\p{L}\d%' -]{3,50} (?:is|are|was|were|has|have|had|comes?|came|goes|went|follows?|gets?|got|means?|meant)\b/iu;
/** "Various Administrative Roles", "Major Achievement": a heading, with all its words in capitals. */
function isHeading(head: string): boolean {
  const words = head.split(/\s+/).filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
  return words.length > 1 && words.every((word) => /^[^\p{Ll}]*\p{Lu}/u.test(word)) && !/\d|,/.test(head);
}
/** "Salesforce, San Francisco, CA": where one worked. */
const isAddress = /^(?:\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)*, ){1,3}[A-Z]{2,3}$/u;

/** "Try every prac before class, set out trolleys": things done, of which no noun came first. */
function isVerbalLater(head: string): boolean {
  const [, ...later] = head.split(/, (?:and |now |then )?| and /);
  return later.some((part) => part.split(" ").length > 2 && tenseOf(part, false) === "present");
}

/**
 * A resume line as what one says of oneself, by its morphology: "Reduced errors by 18%" is an act, "Fault finding on
 * conveyors" a matter of the work, "Changeover from 74 to 41 minutes" an event; "Rolled out CUPED; test time 28 per
 * cent shorter" an act and what came of it. Details after a colon or a semicolon that fit no sentence are left out.
 * @returns undefined for a line that is no statement of work.
 */
export function readDeed(line: string, place: DeedPlace): Deed | undefined {
  if (line.length > longestLine) return undefined;
  const { head, detail, more } = splitHead(plainLine(line));
  // "Sorted on the first call: 82 per cent" is the name of a figure.
  if (!isStatement(head) || /^\d/.test(detail ?? "")) return undefined;
  const event = eventClause(head);
  // "Pick rate up from 142 to 168" picks nothing.
  if (event !== undefined && !/^(?:past|any)$/.test(tenseOf(head, false) ?? ""))
    return { kind: "event", text: event, tail: "" };
  const act = actPhrase(head, place);
  const tense =
    act === undefined ? undefined : (tenseOf(head, place.verbLed) ?? (place.isCurrent ? "present" : "past"));
  const tail = tailOf({ detail, more, tense });
  if (act !== undefined) return { kind: "act", text: act, tail };
  const was = stateOf(head, place.isCurrent);
  if (was !== undefined) return { kind: "act", text: was, tail };
  // "Store at 106 per cent" is a result without its verb.
  if (/^\S+(?: \S+)? at \d|^\W*\d/.test(head)) return undefined;
  if (isNoThing.test(head) || isVerbalLater(head)) return undefined;
  if (isClause.test(head) || isHeading(head) || isAddress.test(head)) return undefined;
  // "Day surgery refurbishment, $24 million" is a project and its price.
  if (/, [$\d]|^(?:often|sometimes|usually|mostly|always|never) /i.test(head)) return undefined;
  return { kind: "matter", text: withArticleFirst(asList(lowered(withoutAct(head)))), tail };
}
