import { isBaseForm, isSame, isWorkVerb, keyOf, shownWords } from "../lexicon/shows.ts";
import { limiting } from "../lexicon/small-words.ts";
import { sameNumber } from "../read-numbers.ts";
import type { Bound, Figure } from "./read-figures.ts";
import type { Statement } from "./statement.ts";
import type { Word } from "./word.ts";

/** The bounds that a claim may use for a figure of the source; they never claim more. */
const allowed: Readonly<Record<Bound, readonly Bound[]>> = {
  exact: ["exact", "about"],
  over: ["over", "at least", "exact", "about"],
  "at least": ["at least", "over", "exact", "about"],
  "up to": ["up to"],
  under: ["under", "up to"],
  nearly: ["nearly", "under", "about", "up to"],
  about: ["about"],
  "range start": ["range start", "exact", "at least"],
  "range end": ["range end", "up to"],
};

/** Words before a counted noun that may be dropped, because they do not say which ones. */
const neutral = new Set(
  "new different individual separate total full whole own busy other key main various major strong talented dedicated experienced"
    .split(" ")
    .map(keyOf),
);
const peopleHeads = new Set("team person people staff member".split(" ").map(keyOf));

/** "a team of seven" for "a crew of seven", if nothing else is counted and nobody's rank is dropped. */
function isSameGroup(claim: Figure, source: Figure, claimed: Statement): boolean {
  if (claim.group === undefined || source.group === undefined || !isNamed(claim.group, source.group))
    return false;
  if (source.counted.some((word) => limiting.has(word.low) && !says(claimed.words, word))) return false;
  return source.counted.length === 0 || claim.counted.length === 0;
}

/** "30 branch managers use": a verb in its base form is not the head of the noun phrase. */
function beforeVerb(counted: readonly Word[]): Word[] {
  const [last, before] = [counted.at(-1), counted.at(-2)];
  return last !== undefined && before !== undefined && isWorkVerb(last.key) && isBaseForm(last.low)
    ? [before]
    : [];
}

/** True if both figures count the same noun, or the group that the nouns refer to. */
function hasSameHead(claim: Figure, source: Figure, head: Word, claimed: Statement): boolean {
  const sourceHead = source.counted.at(-1);
  const isCrew = source.group !== undefined && peopleHeads.has(source.group.key);
  const heads = [sourceHead, isCrew ? source.group : undefined].filter((one) => one !== undefined);
  // "a 12-person crew": the head says nothing, but a word before it names the people.
  const named = peopleHeads.has(head.key) ? claim.counted : [head, ...beforeVerb(claim.counted)];
  if (named.some((word) => heads.some((one) => isNamed(word, one)))) return true;
  const isTeam = source.group !== undefined && peopleHeads.has(head.key);
  return isTeam && (sourceHead === undefined || says(claimed.words, sourceHead));
}

/** True if the phrase counts the same things: the same head, and no word before it was dropped. */
function countsSame(claim: Figure, source: Figure, claimed: Statement, used: ReadonlySet<Word>): boolean {
  const head = claim.counted.at(-1);
  if (head === undefined)
    return claim.group === undefined || claim.group.isSmall || !isVaguer(source, claimed);
  if (claim.unit !== "" || (source.counted.length === 0 && source.group === undefined)) return true;
  if (isSameGroup(claim, source, claimed)) return true;
  if (!hasSameHead(claim, source, head, claimed)) return false;
  const beside = claimed.words.filter((one) => one.part === claim.part);
  return source.counted
    .slice(0, -1)
    .every((word) => neutral.has(word.key) || used.has(word) || says(beside, word));
}

/** "a team of three" for "a team of three graduate engineers": the claim drops who they were. */
function isVaguer(source: Figure, claimed: Statement): boolean {
  return source.counted.some((word) => limiting.has(word.low) && !says(claimed.words, word));
}

/** A count of one class may not become a count of a wider class: "nurses" may not become "staff". */
function isNamed(claim: Word, source: Word): boolean {
  return claim.key === source.key || isSame(claim.key, source.key);
}

function says(words: readonly Word[], wanted: Word): boolean {
  const shown = shownWords(wanted.key);
  return words.some((word) => word.key === wanted.key || shown.includes(word.key));
}

const near = (value: number, wanted: number) =>
  Math.abs(value - wanted) < 1e-9 ||
  Math.round(wanted) === value ||
  Math.floor(wanted) === value ||
  Math.round(wanted * 10) / 10 === value;

const secondsOf: Readonly<Record<string, number>> = {
  second: 1,
  sec: 1,
  minute: 60,
  min: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};

/** The value in seconds, if the figure counts time. */
function inSeconds({ value, counted }: Figure): number {
  const unit = (counted[0]?.low ?? "").replace(/s$/, "");
  return value * (secondsOf[unit] ?? 1);
}

const hasTime = ({ counted }: Figure) => secondsOf[(counted[0]?.low ?? "").replace(/s$/, "")] !== undefined;

/** "from 4 hours to 65 minutes", "down to 1.1 seconds from 4.2": two values of one thing. */
function changes(between: string): boolean {
  const words = between.replace(/\$/, "").trim().split(/\s+/);
  const last = words.pop() ?? "";
  return /^(?:to|from)$/i.test(last) && words.length < 3 && words.every((word) => /^[\p{L}%]+$/u.test(word));
}

/**
 * What two values of one thing prove: "from 4 hours to 65 minutes" proves 73 per cent, "from 34% to 29%" five points.
 */
function isShownBy(claim: Figure, first: Figure, second: Figure): boolean {
  const isTime = hasTime(first) && hasTime(second);
  const [a, b] = isTime ? [inSeconds(first), inSeconds(second)] : [first.value, second.value];
  if (claim.unit === "%") return a > 0 && near(claim.value, (Math.abs(a - b) / a) * 100);
  const isPoint = first.unit === "%" && /^points?$|^percentage$/.test(claim.counted[0]?.low ?? "");
  const head = claim.counted.at(-1);
  const ownHead = second.counted.at(-1) ?? first.counted.at(-1);
  const isSameUnit =
    first.unit === claim.unit && (head === undefined || ownHead === undefined || isNamed(head, ownHead));
  return (isPoint || isSameUnit) && near(claim.value, Math.abs(first.value - second.value));
}

function isComputed(claim: Figure, { figures, text }: Statement): boolean {
  if (claim.bound !== "exact" && claim.bound !== "about") return false;
  return figures.some((first, n) => {
    const second = figures[n + 1];
    if (second === undefined || first.unit !== second.unit) return false;
    return changes(text.slice(first.end, second.start)) && isShownBy(claim, first, second);
  });
}

/** How many words a part of the claim shares with a part of the source. */
function overlap(claim: Figure, claimed: Statement, source: Figure, own: Statement): number {
  const keys = new Set(
    own.words
      .filter((word) => word.part === source.part && !word.isSmall)
      .flatMap((word) => shownWords(word.key)),
  );
  return claimed.words.filter((word) => word.part === claim.part && !word.isSmall && keys.has(word.key))
    .length;
}

/**
 * True if another figure of the same kind is closer, in the source, to the words that the claim connects with this
 * one.
 */
function isMoved(claim: Figure, claimed: Statement, source: Figure, own: Statement): boolean {
  if (claimed.figures.length > 1 || claim.unit === "") return false;
  const here = overlap(claim, claimed, source, own);
  return own.figures.some(
    (other) =>
      other.unit === source.unit &&
      other.part !== source.part &&
      other.value !== source.value &&
      overlap(claim, claimed, other, own) > here,
  );
}

/** "by 27%" where the line says "to 27%", and the other way round. */
function isTurned(claim: Figure, source: Figure): boolean {
  if (claim.lead === "by") return source.lead === "to" || source.lead === "from";
  return claim.lead === "to" && source.lead === "by";
}

/** What is wrong with a figure of the claim compared with one line; undefined if the line states it. */
export function figureError(
  claim: Figure,
  claimed: Statement,
  own: Statement,
  used: ReadonlySet<Word> = new Set(),
): "value" | "bound" | "counted" | "rate" | undefined {
  const same = own.figures.filter((one) => sameNumber(claim, one));
  if (same.length === 0) return isComputed(claim, own) ? undefined : "value";
  const led = same.filter((one) => !isTurned(claim, one));
  if (led.length === 0) return isComputed(claim, own) ? undefined : "value";
  const counted = led.filter((one) => countsSame(claim, one, claimed, used));
  if (counted.length === 0) return isComputed(claim, own) ? undefined : "counted";
  const bounded = counted.filter((one) => allowed[one.bound].includes(claim.bound));
  if (bounded.length === 0) return "bound";
  const rated = bounded.filter(
    (one) => claim.rate === undefined || one.rate === undefined || one.rate === claim.rate,
  );
  if (rated.length === 0) return "rate";
  return rated.some((one) => !isMoved(claim, claimed, one, own)) ? undefined : "value";
}
