import type { Requirement } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/keep-requirements.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { isActionHere } from "#shared/engine/words/action-verbs.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { isEveryday } from "../../verify/everyday-words.ts";
import { pastOfGerund } from "../resume/plain-verbs.ts";
import { lowered } from "./deed.ts";
import { gerundOf, tenseOf } from "./verbs.ts";

const filler =
  /^(?:(?:strong|excellent|proven|demonstrated|good|solid|sound|high|great|exceptional|outstanding|relevant|hands-on|previous|prior) )+|^(?:(?:ability|capacity) to|experience (?:with|in|of)|knowledge of|understanding of|background in) /i;
const ends = / (?:skills?|experience|knowledge|abilit(?:y|ies)|background|expertise|proficiency)$/i;
/** Qualities and persons: "trustworthy", "communicator". */
const noThing = /(?:ed|ly|ive|able|ful|ous|ent|ant|or|er|ist|worthy|minded)$/i;
const quality = /(?:tion|sion|ship|ment|ing|work|ness|ity|ety|cy|service|care)$/i;
const mostWords = 4;
const mostNamed = 3;

/** A demand as it may stand behind "experience in"; undefined for what is no name of a thing. */
function asThing({ term, kind, canonicalId }: Requirement): string | undefined {
  const bare = term.replace(filler, "").replace(ends, "").trim();
  const words = bare.split(/\s+/);
  if (kind === "licence" || kind === "qualification" || bare.length < 2) return undefined;
  if (
    words.length > mostWords ||
    /[\d():;,."“”]|\b(?:and|or|your|our|you|we|with|to)\b|['\u2019]s\b/i.test(bare)
  )
    return undefined;
  const isTerm = findTerms(bare).some(({ start, end }) => start === 0 && end === bare.length);
  const [first] = tokenise(bare);
  // "Dependable" and "communicate" are no things, whatever the vocabulary knows of them.
  if (kind === "soft" && !quality.test(words.at(-1) ?? "")) return undefined;
  // "Government" and "features" alone say nothing of the person.
  if (words.length === 1 && kind !== "tool" && isEveryday(bare.toLowerCase())) return undefined;
  if (!isTerm && isActionHere(first)) return undefined;
  if (!isTerm && words.length === 1 && canonicalId === undefined) return undefined;
  if (!isTerm && noThing.test(words.at(-1) ?? "")) return undefined;
  return inSentence(bare);
}

const pointing =
  /\b(?:it|them|that|this|these|those|us|what|how|when|your|our|you|we|their|with)\b|[\d():;,."“”/+]/i;
const mostOfDeed = 5;

/** A duty as it may stand behind "experience in": "build the weekly roster" is "building the weekly roster". */
function asDoing({ term, kind }: Requirement): string | undefined {
  const words = term.replace(filler, "").trim().split(/\s+/);
  const [first = "", ...rest] = words;
  if (kind === "licence" || kind === "qualification" || kind === "soft") return undefined;
  if (words.length < 2 || words.length > mostOfDeed || pointing.test(words.join(" "))) return undefined;
  const low = first.toLowerCase();
  if (
    /^(?:act|take|have|be|get|become|ensure|assist|help|support|able|willing|grow|sleep|hold|obtain)/.test(
      low,
    )
  )
    return undefined;
  if (/[a-z]{2}ing$/.test(low) && pastOfGerund(low) !== undefined) return [low, ...rest].join(" ");
  return tenseOf(`${low} ${rest.join(" ")}`, true) === "present"
    ? [gerundOf(low), ...rest].join(" ")
    : undefined;
}

/** As a sentence writes it: names of tools and acronyms keep their capitals. */
export function inSentence(item: string): string {
  const [first = "", second] = item.split(" ");
  const isName = !/^\p{Lu}[\p{Ll}-]+$/u.test(first) || (second !== undefined && /^[\p{Lu}\d]/u.test(second));
  const isTool = findTerms(item).some(({ term }) => term.kind === "tool");
  return isName || isTool || (second === undefined && findTerms(item).length === 0) ? item : lowered(item);
}

/**
 * The demands of some proofs as a sentence can name them behind "experience in": things in the ad's words, the heaviest
 * first, then duties as what one does, three at most; neither the job's own title nor a bare quality. `isSayable` may refuse more.
 */
export function proseTerms(
  answers: readonly Requirement[],
  title: string,
  isSayable: (term: string) => boolean = () => true,
): string[] {
  const inTitle = new Set(tokenise(title).map(({ low }) => low));
  const isTitle = (term: string) => tokenise(term).every(({ low }) => inTitle.has(low));
  const heaviest = [...answers].sort(
    (a, b) => weightOf(b.importance) * (b.core ? 2 : 1) - weightOf(a.importance) * (a.core ? 2 : 1),
  );
  const terms = heaviest
    .flatMap((one) => asThing(one) ?? [])
    .filter((term) => !isTitle(term) && isSayable(term));
  const low = terms.map((term) => term.toLowerCase());
  // "payroll" beside "payroll processing" says one thing twice.
  const different = terms.filter(
    (_, at) =>
      !low.some((other, n) => n < at && (other.includes(low[at] ?? "") || (low[at] ?? "").includes(other))),
  );
  return different.slice(0, mostNamed);
}
