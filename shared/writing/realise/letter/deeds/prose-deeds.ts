import { isActionHere } from "#shared/engine/words/action-verbs.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { splitSentences } from "../../../verify/claim.ts";
import { type Deed, type DeedPlace, readDeed } from "./deed.ts";
import { inPast, tenseOf } from "./verbs.ts";

/** A description of this many sentences is prose: each says something of its own. */
const leastSentences = 2;

/** A role told as a paragraph, as its sentences; undefined for a point of a list. */
export function proseSentences(point: string): string[] | undefined {
  const sentences = splitSentences(point);
  return sentences.length >= leastSentences ? sentences : undefined;
}

const thirdPerson = /^(\p{Lu}\p{Ll}{2,}?)(ies|(?<=s|x|z|ch|sh|o)es|s)\b(?= )/u;
/** Things as often as deeds, and deeds here: "Keys income", "Rings the valuers". */
const spoken = new Set("key ring phone email text bill price".split(" "));
const prepositions = "for|of|in|on|at|to|with|and|or|from|by|per";
const next = new RegExp(
  `(, and |, | and )(\\p{Ll}{3,}?)(ies|(?<=s|x|z|ch|sh|o)es|s) (?!(?:${prepositions})\\b)`,
  "gu",
);

const baseOf = (head: string, ending: string) => (ending === "ies" ? `${head}y` : head);

const things = new Set("note service tablet trade order function form card".split(" "));
const behindThings = /^ (?:after|before|on|in|for|from|to|with|at|of|by|during)\b/;

/** "Keys income into the model", "Rings the valuers": what the person does, told as of somebody else. */
function asOwn(sentence: string): string {
  const [whole = "", head = "", ending = ""] = thirdPerson.exec(sentence) ?? [];
  if (whole === "") return sentence;
  const base = baseOf(head, ending);
  const rest = sentence.slice(whole.length);
  // "Notes after each shift", "Services 250 hours": things, told without a verb.
  if (things.has(base.toLowerCase()) && (/^ \d/.test(rest) || behindThings.test(rest))) return sentence;
  const said = base + rest;
  const isDone = spoken.has(base.toLowerCase()) || tenseOf(said, true) === "present";
  return isDone ? said.replace(next, goesOn) : sentence;
}

/** "…, and tells the lender": what goes on does so in the same form. */
function goesOn(all: string, joint: string, head: string, ending: string): string {
  const base = baseOf(head, ending);
  return isActionHere(tokenise(base)[0]) || tenseOf(`${base} the`, true) === "present"
    ? `${joint}${base} `
    : all;
}

/** "I help with showers, and I do it at their speed": what one says of oneself, up to the next "I". */
function ofOneself(sentence: string): string {
  const [first = sentence] = sentence.split(/,? (?:and|but|so|because) I /, 1);
  if (/^I \p{Ll}/u.test(first)) return first;
  // "Rewrote the export, the senior made me read about it and I liked it": what was done is said first.
  const at = sentence.search(/, (?=[^,]*\b(?:I|me|my)\b)/);
  return at === -1 ? sentence : sentence.slice(0, at);
}

const ofOthers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|some|many|most|they|he|she|it|we|this|these|that|there|our|his|her|its|my)\b/i;

/** "I was also on two calls with the customer"; "I was on leave" and "I was made redundant" are for no letter. */
const toldState =
  /^I (was (?:also )?(?:on (?:\d+|one|two|three|four|five|six|the|every|each) (?!.*\bleave\b)|part of|in charge of|responsible for|trusted (?:to|with)|promoted to|chosen (?:to|for|as)|asked to (?!leave|go|resign)|one of the)\b.*?)[.!]?$/u;

/** One sentence of a paragraph as a deed: only what the person does or did, since the rest tells of other things. */
export function readProseDeed(sentence: string, place: DeedPlace): Deed | undefined {
  if (ofOthers.test(sentence)) return undefined;
  const own = asOwn(ofOneself(sentence));
  const isSpoken = own !== sentence && spoken.has(tokenise(own)[0]?.low ?? "");
  if (isSpoken) return spokenDeed(own, place);
  const state = toldState.exec(own)?.[1];
  if (state !== undefined && state.split(" ").length <= longest && !/[;:]|\bI\b/.test(state))
    return { kind: "act", text: state.replace(/^was also /, "was "), tail: "" };
  const deed = readDeed(own, { ...place, verbLed: true });
  return deed?.kind === "act" ? deed : undefined;
}

const longest = 24;

function spokenDeed(sentence: string, { isCurrent }: DeedPlace): Deed | undefined {
  const plain = sentence.replace(/[.!]$/, "");
  if (plain.split(" ").length > longest || /[;:]/.test(plain)) return undefined;
  const text = (plain[0] ?? "").toLowerCase() + plain.slice(1);
  return { kind: "act", text: isCurrent ? text : inPast(text), tail: "" };
}

const stemsOf = (text: string) =>
  new Set(
    tokenise(text)
      .filter(({ low }) => low.length > 2)
      .map(({ low }) => stem(low)),
  );

/** The sentence of a paragraph that speaks of what is asked; undefined where none does in its words. */
export function sentenceAbout(sentences: readonly string[], names: readonly string[]): string | undefined {
  const asked = stemsOf(names.join(" "));
  const shared = (sentence: string) => [...stemsOf(sentence)].filter((one) => asked.has(one)).length;
  const best = sentences.reduce<{ sentence?: string; count: number }>(
    (top, sentence) => (shared(sentence) > top.count ? { sentence, count: shared(sentence) } : top),
    { count: 0 },
  );
  return best.sentence;
}
