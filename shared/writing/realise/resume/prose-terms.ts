import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { isActionHere } from "#shared/engine/words/action-verbs.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { isEveryday } from "../../verify/everyday-words.ts";
import { lowered } from "./lowered.ts";

const filler =
  /^(?:(?:strong|excellent|(?:high[- ])?level|proven|demonstrated|good|solid|sound|high|great|exceptional|outstanding|relevant|comparable|similar|particular|hands-on|previous|prior) )+|^(?:(?:ability|capacity) to|experience (?:with|in|of)|knowledge of|understanding of|background in|using|working with) /i;
const ends =
  /(?<!\b(?:candidate|customer|user|guest|employee|patient|learner|visitor|client|developer)) (?:skills?|experience|knowledge|abilit(?:y|ies)|background|expertise|proficiency)$/i;
/** Qualities and persons: "trustworthy", "communicator". */
const noThing = /(?:ed|ly|ive|able|ful|ous|ent|ant|or|er|ist|worthy|minded)$/i;
const quality = /(?:tion|sion|ship|ment|ing|work|ness|ity|ety|cy|service|care)$/i;
/** Kinds of work that the last word of a requirement names: what the ad's reader found by its words alone must end in one. */
const field =
  /(?:management|statements?|reports?|reporting|systems?|classes|planning|analysis|design|development|control|assurance|adjustments?|accounting|acquittals?|administration|funding|claims?|contracts?|databases?|reviews?|audits?|programs?|programmes?|maintenance|safety|compliance|procurement|logistics|merchandising|service|services|training|teaching|testing|research|engineering|construction|nursing|care|policy|law|finance|payroll|rostering|sales|marketing|recruitment|operations|procedures?|processes|standards?|clients|customers|industry|curriculum|phonics|literacy|picking|pipelines?|tools?)$/i;
const manner =
  /^(?:passion|love|commitment|willingness|enthusiasm|interest|confidence|respect)\b|^(?:confidentiality|discretion|honesty|integrity|initiative|flexibility|reliability|empathy|patience|adaptability|resilience|punctuality)$/i;
const mostWords = 4;
const mostNamed = 3;

/** A requirement without its trimmings, and what is known of it. */
interface Wanted {
  bare: string;
  words: readonly string[];
  requirement: Requirement;
  /** The vocabulary knows it as a whole. */
  isTerm: boolean;
}

function wantedOf(requirement: Requirement): Wanted {
  const bare = requirement.term.replace(filler, "").replace(ends, "").trim();
  return {
    bare,
    words: bare.split(/\s+/),
    requirement,
    isTerm: findTerms(bare).some(({ start, end }) => start === 0 && end === bare.length),
  };
}

const isCredential = ({ kind }: Requirement) => kind === "licence" || kind === "qualification";

/** Why a requirement is no name of a thing. */
const noThings: readonly ((wanted: Wanted) => boolean)[] = [
  ({ bare, requirement }) => isCredential(requirement) || bare.length < 2,
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

/** A requirement as a noun behind "experience in"; undefined for what is no name of a thing. */
function asThing(requirement: Requirement): string | undefined {
  const wanted = wantedOf(requirement);
  if (noThings.some((isNone) => isNone(wanted))) return undefined;
  // "reconcile accounts" is something one does, and "an acute setting" takes an article.
  if (wanted.words.length > 1 && isActionHere(tokenise(wanted.bare)[0])) return undefined;
  return place.test(wanted.bare) ? undefined : inSentence(asNamed(wanted.bare));
}

const place = /\b(?:setting|environment|context|workplace)$/i;

/** "python" in an ad without capitals is Python. */
function asNamed(bare: string): string {
  const whole = findTerms(bare).find(({ start, end }) => start === 0 && end === bare.length)?.term;
  const isSame = whole?.kind === "tool" && whole.canonical.toLowerCase() === bare.toLowerCase();
  return isSame && bare === bare.toLowerCase() ? whole.canonical : bare;
}

/** As a sentence writes it: names of tools and acronyms keep their capitals. */
function inSentence(item: string): string {
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

/** How much the ad leans on a requirement; of equals a field of work before a tool, and an everyday tool last. */
function heaviness({ importance, core, kind, term }: Requirement): number {
  const asked = weightOf(importance) * (core ? 2 : 1);
  return asked - (kind === "tool" ? 0.01 : 0) - (isCommonTool(term) ? asked * 0.6 : 0);
}

interface TermChoice {
  isSayable?: ((term: string) => boolean) | undefined;
  most?: number;
}

/**
 * Requirements as a sentence can name them behind "experience in": things in the ad's words, the heaviest first; neither
 * the job's own title nor a bare quality.
 */
export function proseTerms(
  answers: readonly Requirement[],
  title: string,
  { isSayable = () => true, most = mostNamed }: TermChoice = {},
): string[] {
  const inTitle = new Set(tokenise(title).map(({ low }) => low));
  const isTitle = (term: string) => tokenise(term).every(({ low }) => inTitle.has(low));
  const heaviest = [...answers].sort((a, b) => heaviness(b) - heaviness(a));
  const named = heaviest.flatMap((one) => asThing(one) ?? []);
  const terms = [...new Set(named)].filter((term) => !isTitle(term) && isSayable(term));
  const low = terms.map((term) => term.toLowerCase());
  // "payroll" beside "payroll processing" says one thing twice.
  const different = terms.filter(
    (_, at) =>
      !low.some((other, n) => n < at && (other.includes(low[at] ?? "") || (low[at] ?? "").includes(other))),
  );
  return different.slice(0, most);
}
