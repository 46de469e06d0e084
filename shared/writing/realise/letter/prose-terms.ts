import type { Requirement } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/keep-requirements.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { isActionHere } from "#shared/engine/words/action-verbs.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { isEveryday } from "../../verify/everyday-words.ts";
import { pastOfGerund } from "../resume/plain-verbs.ts";
import { lowered } from "./deeds/deed.ts";
import { gerundOf, tenseOf } from "./deeds/verbs.ts";
import { article } from "./letter-phrases.ts";

const filler =
  /^(?:(?:strong|excellent|(?:high[- ])?level|proven|demonstrated|good|solid|sound|high|great|exceptional|outstanding|relevant|comparable|similar|particular|hands-on|previous|prior) )+|^(?:(?:ability|capacity) to|experience (?:with|in|of)|knowledge of|understanding of|background in|using|working with) /i;
const ends =
  /(?<!\b(?:candidate|customer|user|guest|employee|patient|learner|visitor|client|developer)) (?:skills?|experience|knowledge|abilit(?:y|ies)|background|expertise|proficiency)$/i;
/** Qualities and persons: "trustworthy", "communicator". */
const noThing = /(?:ed|ly|ive|able|ful|ous|ent|ant|or|er|ist|worthy|minded)$/i;
const quality = /(?:tion|sion|ship|ment|ing|work|ness|ity|ety|cy|service|care)$/i;
/** Kinds of work that the last word of a demand names: what the ad's reader found by its words alone must end in one. */
const field =
  /(?:management|statements?|reports?|reporting|systems?|classes|planning|analysis|design|development|control|assurance|adjustments?|accounting|acquittals?|administration|funding|claims?|contracts?|databases?|reviews?|audits?|programs?|programmes?|maintenance|safety|compliance|procurement|logistics|merchandising|service|services|training|teaching|testing|research|engineering|construction|nursing|care|policy|law|finance|payroll|rostering|sales|marketing|recruitment|operations|procedures?|processes|standards?|clients|customers|industry|curriculum|phonics|literacy|picking|pipelines?|tools?)$/i;
const manner =
  /^(?:passion|love|commitment|willingness|enthusiasm|interest|confidence|respect)\b|^(?:confidentiality|discretion|honesty|integrity|initiative|flexibility|reliability|empathy|patience|adaptability|resilience|punctuality)$/i;
const mostWords = 4;
const mostNamed = 3;

/** A demand without its trimmings, and what is known of it. */
interface Demand {
  bare: string;
  words: readonly string[];
  requirement: Requirement;
  /** The vocabulary knows it as a whole. */
  isTerm: boolean;
}

function demandOf(requirement: Requirement): Demand {
  const bare = requirement.term.replace(filler, "").replace(ends, "").trim();
  return {
    bare,
    words: bare.split(/\s+/),
    requirement,
    isTerm: findTerms(bare).some(({ start, end }) => start === 0 && end === bare.length),
  };
}

const isPaperDemand = ({ kind }: Requirement) => kind === "licence" || kind === "qualification";

/** Why a demand is no name of a thing. */
const noThings: readonly ((demand: Demand) => boolean)[] = [
  ({ bare, requirement }) => isPaperDemand(requirement) || bare.length < 2,
  // One has a passion or keeps a confidence, and has no experience in it.
  ({ bare }) => manner.test(bare),
  ({ words }) => words.length > mostWords,
  ({ bare }) => /[\d():;,."“”]|\b(?:and|or|your|our|you|we|with|to)\b|['\u2019]s\b/i.test(bare),
  ({ bare }) => /^(?:across|knack|live|under|within|through|incl|one|two|fast|hard)\b/i.test(bare),
  // "Dependable" and "communicate" are no things, whatever the vocabulary knows of them.
  ({ words, requirement }) => requirement.kind === "soft" && !quality.test(words.at(-1) ?? ""),
  // "Government" and "features" alone say nothing of the person.
  ({ bare, words, requirement }) =>
    words.length === 1 && requirement.kind !== "tool" && isEveryday(bare.toLowerCase()),
  ({ bare, words, requirement }) =>
    requirement.canonicalId === undefined &&
    requirement.kind !== "tool" &&
    (words.length === 1 || !field.test(bare)),
  ({ bare, words, isTerm }) =>
    !isTerm && (isActionHere(tokenise(bare)[0]) || noThing.test(words.at(-1) ?? "")),
];

/** A demand as it may stand behind "asks for"; undefined for what is no name of a thing. */
export function asThing(requirement: Requirement): string | undefined {
  const demand = demandOf(requirement);
  if (noThings.some((isNone) => isNone(demand))) return undefined;
  // "reconcile accounts", which the vocabulary knows, is asked for as what one does.
  const isDone = demand.words.length > 1 && /^(?:present|any)$/.test(tenseOf(demand.bare, false) ?? "");
  const said = inSentence(asNamed(isDone ? gerunds(demand.bare) : demand.bare));
  return place.test(said) ? article(said) : said;
}

/** One works in "an acute setting", not in "acute setting". */
const place = /\b(?:setting|environment|context|workplace)$/i;

/** "python" in an ad without capitals is Python. */
function asNamed(bare: string): string {
  const whole = findTerms(bare).find(({ start, end }) => start === 0 && end === bare.length)?.term;
  const isSame = whole?.kind === "tool" && whole.canonical.toLowerCase() === bare.toLowerCase();
  return isSame && bare === bare.toLowerCase() ? whole.canonical : bare;
}

const pointing =
  /\b(?:it|them|that|this|these|those|us|what|how|when|your|our|you|we|their|with)\b|[\d():;,."“”/+]/i;
const noDuty =
  /^(?:balance sheets?\b|act|take|have|be|get|become|ensure|assist|help|support|able|willing|grow|sleep|hold|obtain)/;
const leastOfDuty = 3;
const mostOfDuty = 5;

/** A duty as it may stand behind "experience in": "build the weekly roster" is "building the weekly roster". */
function asDoing(requirement: Requirement): string | undefined {
  const { bare, words } = demandOf(requirement);
  // What is wished of a person ("sleeping at night") is no duty.
  if (requirement.kind !== "hard") return undefined;
  if (words.length < leastOfDuty || words.length > mostOfDuty || pointing.test(bare)) return undefined;
  const [first = "", ...rest] = words;
  const low = first.toLowerCase();
  const all = [low, ...rest].join(" ");
  if (noDuty.test(all)) return undefined;
  if (/[a-z]{2}ing$/.test(low) && pastOfGerund(low) !== undefined) return inGeneral(all);
  return /^(?:present|any)$/.test(tenseOf(all, true) ?? "") ? inGeneral(gerunds(all)) : undefined;
}

/** "build and maintain dashboards" as what one does: "building and maintaining dashboards". */
const gerunds = (duty: string): string =>
  duty
    .split(/(?<= (?:and|or) )/)
    .map((part, at) =>
      at === 0 || tenseOf(part, false) === "present"
        ? part.replace(/^[\p{L}-]+/u, (verb) => gerundOf(verb))
        : part,
    )
    .join("");

/** "writing a progress note" as what one does all the time: "writing progress notes". */
function inGeneral(doing: string): string {
  const [, verb, thing] = /^(\S+) an? ([^,]*[a-z])$/.exec(doing) ?? [];
  if (verb === undefined || thing === undefined || / (?:of|for|in|on|to) |s$/.test(thing)) return doing;
  return `${verb} ${/[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`}`;
}

/** As a sentence writes it: names of tools and acronyms keep their capitals. */
export function inSentence(item: string): string {
  const [first = "", second] = item.split(" ");
  const isName = !/^\p{Lu}[\p{Ll}-]+$/u.test(first) || (second !== undefined && /^[\p{Lu}\d]/u.test(second));
  const isTool = findTerms(item).some(({ term }) => term.kind === "tool");
  // "Kronos" may be a name; "Planning" is none.
  const isUnknown = second === undefined && !/ing$/.test(first) && findTerms(item).length === 0;
  return isName || isTool || isUnknown ? item : lowered(item);
}

/** What everybody in an office uses says little of a person. */
const common =
  /^(?:(?:microsoft |ms |google )?(?:word|excel|outlook|powerpoint|office|teams|slack|zoom|workspace|suite|email|windows))$/i;

/** "Word", "Slack": no strength to name alone. */
export const isCommonTool = (term: string): boolean => common.test(term);

/** How much the ad leans on a demand; of equals a field of work before a tool, and an everyday tool last. */
function heaviness({ importance, core, kind, term }: Requirement): number {
  const asked = weightOf(importance) * (core ? 2 : 1);
  return asked - (kind === "tool" ? 0.01 : 0) - (isCommonTool(term) ? asked * 0.6 : 0);
}

interface ProseChoice {
  isSayable?: ((term: string) => boolean) | undefined;
  forms?: readonly ((requirement: Requirement) => string | undefined)[];
  most?: number;
}

/**
 * The demands of some proofs as a sentence can name them behind "experience in": things in the ad's words, the heaviest
 * first, then duties as what one does, three at most; neither the job's own title nor a bare quality. `isSayable` may refuse more, `forms` say less.
 */
export function proseTerms(
  answers: readonly Requirement[],
  title: string,
  { isSayable = () => true, forms = [asThing, asDoing], most = mostNamed }: ProseChoice = {},
): string[] {
  const inTitle = new Set(tokenise(title).map(({ low }) => low));
  const isTitle = (term: string) => tokenise(term).every(({ low }) => inTitle.has(low));
  const heaviest = [...answers].sort((a, b) => heaviness(b) - heaviness(a));
  const named = forms.flatMap((said) => heaviest.flatMap((one) => said(one) ?? []));
  const terms = [...new Set(named)].filter((term) => !isTitle(term) && isSayable(term));
  const low = terms.map((term) => term.toLowerCase());
  // "payroll" beside "payroll processing" says one thing twice.
  const different = terms.filter(
    (_, at) =>
      !low.some((other, n) => n < at && (other.includes(low[at] ?? "") || (low[at] ?? "").includes(other))),
  );
  return different.slice(0, most);
}
