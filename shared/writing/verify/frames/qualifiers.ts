import { gap, phraseBreaks } from "#shared/engine/words/tokenise.ts";
import { isLightHead, shownWords } from "../lexicon/shows.ts";
import { limiting, nounLike, partWords, timeUnits } from "../lexicon/small-words.ts";
import { isInFigure, isTail, leadOf, modifiersOf, phrasesOf } from "./noun-phrases.ts";
import type { SourceFrame } from "./source-frame.ts";
import { isWeakHere, weakClass } from "./weak-words.ts";
import type { Word } from "./word.ts";

/** The words of the claim and the words of the source that support them. */
export interface Match {
  claim: readonly Word[];
  /** All words of the sentence that the claim is part of. */
  sentence: readonly Word[];
  used: ReadonlySet<Word>;
  /** The words of the source that support only one word of the claim. */
  sure: ReadonlySet<Word>;
  hasMoney: boolean;
  /** True if the claim repeats no figure of the source: then it may drop "on average" too. */
  isComputed: boolean;
}

const shownIn = (claim: readonly Word[], source: Word) => {
  const shown = shownWords(source.key);
  return claim.some((word) => shown.includes(word.key));
};

/**
 * Words that reduce the person's part ("assisted", "occasionally", "under supervision") and are missing in the claim.
 */
function droppedWeakener(frame: SourceFrame, { claim, sentence, sure, isComputed }: Match): Word | undefined {
  const parts = new Set([...sure].map((word) => word.part));
  for (const [at, word] of frame.words.entries()) {
    if (!parts.has(word.part)) continue;
    const group = weakClass(word);
    if (group === undefined || !isWeakHere(frame, word, at, group.name)) continue;
    if (group.name === "average" && isComputed) continue;
    // "Certificate III in Dental Assisting": the sentence contains the word, even if only in a name.
    const isSaid = sentence.some((one) => one.low === word.low);
    if (!isSaid && !claim.some((one) => weakClass(one) === group)) return word;
  }
  return undefined;
}

const beside =
  /^(?:partner|colleagues?|deputy|principal|mechanic|manager|supervisor|leader|engineers?|others|another|developers?|chef|teachers?|doctor|director|owner|coordinator|electrician|fitter)$/;
const company =
  /^(?:with|alongside|together|helped|help|assisted|assist|supported|support|joint|jointly|co)$/;

/** "with the managing partner": shared work may not become the person's alone. */
function droppedCompany(frame: SourceFrame, { sentence, sure }: Match): Word | undefined {
  for (const [at, word] of frame.words.entries()) {
    if (word.low !== "with" || at === 0) continue;
    const isTalk =
      /^(?:work|liais|collaborat|deal|communicat|meet|consult|talk|spok|contact|relationship)/.test(
        frame.words[at - 1]?.low ?? "",
      );
    const behind = frame.words
      .slice(at + 1, at + 5)
      .find((one) => beside.test(one.low) && one.part === word.part);
    if (isTalk || behind === undefined || ![...sure].some((one) => one.first < word.first)) continue;
    if (!sentence.some((one) => company.test(one.low))) return behind;
  }
  return undefined;
}

/** "most of the tests": limits the content words that follow it. */
function droppedPart(frame: SourceFrame, { claim, used }: Match): Word | undefined {
  for (const [at, word] of frame.words.entries()) {
    if (!partWords.has(word.low) || isInFigure(frame, word)) continue;
    const next = frame.words.slice(at + 1, at + 5).find((one) => !one.isSmall);
    if (next === undefined || !used.has(next)) continue;
    if (!claim.some((one) => partWords.has(one.low) || (word.low === "part" && one.key === word.key)))
      return word;
  }
  return undefined;
}

/** "payroll queries" may become "queries", never "payroll": the head of a phrase stays. */
function droppedHead(frame: SourceFrame, match: Match): Word | undefined {
  const phrases = phrasesOf(frame);
  for (const [n, whole] of phrases.entries()) {
    const phrase = [...whole];
    while (phrase.length > 1 && isTail(phrase.at(-1) as Word)) phrase.pop();
    const head = phrase.at(-1);
    if (head === undefined || isStored(head, match)) continue;
    if (phrase.slice(0, -1).some((word) => match.sure.has(word) && !isName(frame, word))) return head;
    const before = sharesHead(frame, phrases[n - 1], whole);
    if (phrase.length > 1 && before !== undefined && match.sure.has(before)) return head;
  }
  return undefined;
}

/** "award and leave queries": "award" shares the head of the phrase that follows. */
function sharesHead(
  frame: SourceFrame,
  [before, ...more]: readonly Word[] = [],
  [first]: readonly Word[],
): Word | undefined {
  if (before === undefined || first === undefined || more.length > 0 || before.low.endsWith("s"))
    return undefined;
  if (((before.gap | first.gap) & gap.comma) !== 0) return undefined;
  return frame.words[frame.words.indexOf(before) + 1]?.low === "and" ? before : undefined;
}

function isStored(head: Word, { used, sentence, hasMoney }: Match): boolean {
  return (
    used.has(head) || isLightHead(head.key) || shownIn(sentence, head) || (hasMoney && head.low === "budget")
  );
}

/** A tool may be named without its noun: "React pages" shows React. */
function isName(frame: SourceFrame, word: Word): boolean {
  return frame.named.has(word);
}

/** The words that a limiting word applies to, which follow it. */
function limitedBy({ words }: SourceFrame, at: number): Word[] {
  const behind = words.slice(at + 1, at + 4);
  const end = behind.findIndex(
    (one) =>
      (one.gap & phraseBreaks) !== 0 ||
      (one.isSmall && !nounLike.has(one.low) && !/^(?:knowledge|of)$/.test(one.low)),
  );
  return end === -1 ? behind : behind.slice(0, end);
}

/** "junior", "draft", "proposed" before a word that the claim keeps. */
function droppedLimit(frame: SourceFrame, { sentence, sure }: Match): Word | undefined {
  for (const [at, word] of frame.words.entries()) {
    if (!limiting.has(word.low) || sentence.some((one) => one.key === word.key || one.low === word.low))
      continue;
    if (limitedBy(frame, at).some((one) => sure.has(one))) return word;
  }
  return undefined;
}

const places =
  /^(?:resident|patient|client|customer|student|site|store|hospital|ward|terminal|school|branch|team|department|project|city|state|country|region|office|plant|warehouse|tender|contract|crew)$/;

/** "one resident" may not become "residents". */
function droppedOne(frame: SourceFrame, { claim, used }: Match): Word | undefined {
  for (const [at, word] of frame.words.entries()) {
    if (!/^(?:one|a|an)$/.test(word.low) || timeUnits.has(frame.words[at + 1]?.low ?? "")) continue;
    const head = frame.words
      .slice(at + 1, at + 4)
      .find((one) => used.has(one) && (word.low === "one" || places.test(one.low)));
    if (head === undefined || head.low.endsWith("s")) continue;
    if (claim.some((one) => one.low === `${head.low}s` && one.key === head.key)) return word;
  }
  return undefined;
}

const indirect = /^(?:to|with|for|about|under|of|on|in|at|from)$/;

const beforeObject =
  /^(?:the|a|an|my|our|its|their|\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/;

/** "Provided input to the model" may not become "Provided the model": the object of the action stays the same. */
function droppedObject(frame: SourceFrame, { claim, used }: Match): Word | undefined {
  for (const [n, verb] of claim.entries()) {
    if (!verb.isVerb) continue;
    const at = frame.words.findIndex((one) => one.isVerb && shownWords(one.key).includes(verb.key));
    const object = claim.slice(n + 1, n + 7).find((one) => !beforeObject.test(one.low));
    if (at === -1 || object === undefined || object.isSmall) continue;
    const own = frame.words.findIndex((one, m) => m > at && used.has(one) && one.key === object.key);
    if (own === -1 || !indirect.test(leadOf(frame, own))) continue;
    const between = frame.words
      .slice(at + 1, own)
      .filter(
        (one) =>
          !one.isSmall && one.part === verb.part && !beforeObject.test(one.low) && !timeUnits.has(one.low),
      );
    const lost = between.find(
      (one) =>
        !used.has(one) &&
        !/^(?:team|crew|group|number|range)$/.test(one.low) &&
        !modifiersOf(frame.words, own).includes(one),
    );
    if (lost !== undefined && between.every((one) => !used.has(one))) return lost;
  }
  return undefined;
}

/**
 * If the line states that nothing happened, a share or a change, its subject may not become wider: "lost-time
 * injuries".
 */
function droppedNarrowing(frame: SourceFrame, { sentence, used, isComputed }: Match): Word | undefined {
  for (const word of used) {
    const at = frame.words.indexOf(word);
    const isCounted = frame.figures.some(
      (one) => one.part === word.part && (one.unit === "%" || isChange(frame, one.part)),
    );
    const isAll = frame.words.some((one) => one.part === word.part && /^(?:all|every|any)$/.test(one.low));
    if (!word.isDenied && !isCounted && !isAll) continue;
    if (/^(?:with|by|using|through|after|from|to|in|at|on|for)$/.test(leadOf(frame, at))) continue;
    const lost = modifiersOf(frame.words, at).find(
      (one) =>
        !used.has(one) &&
        !shownIn(sentence, one) &&
        !isTail(one) &&
        !(isComputed && weakClass(one)?.name === "average"),
    );
    if (lost !== undefined) return lost;
  }
  return undefined;
}

const isChange = (frame: SourceFrame, part: number) =>
  frame.figures.filter((one) => one.part === part).length > 1 && /\bfrom\b/i.test(frame.text);

/** The first word of the source that the claim drops although it limits what the source says. */
export function droppedQualifier(frame: SourceFrame, match: Match): Word | undefined {
  return (
    droppedWeakener(frame, match) ??
    droppedCompany(frame, match) ??
    droppedPart(frame, match) ??
    droppedLimit(frame, match) ??
    droppedNarrowing(frame, match) ??
    droppedOne(frame, match) ??
    droppedObject(frame, match) ??
    droppedHead(frame, match)
  );
}
