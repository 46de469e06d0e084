import { letterWords } from "../lexicon/small-words.ts";
import type { Word } from "./word.ts";

/** The sentence is about the letter, the application or the person's hopes. */
const aim =
  /\b(?:appl(?:y|ying|ication|icant)|advertis\w+|vacancy|interested|interest in|keen|welcome|look(?:ing)? forward|hope|would (?:like|love|be|welcome|value|enjoy|appreciate)|thank|thanks|discuss|ready to|interview|my list|(?:my|this) (?:resume|letter|cv)|please|reach me|contact me|(?:call|phone|ring|text|e-?mail|write to) me|get hold of me|enclosed|attached|pleased to|glad|put my name forward|excited|happy to|consider(?:ing|ation))\b/i;

export const isAim = (text: string) => aim.test(text);

/** "so do I", "which I do every day": the person claims what was said about the reader. */
const proForm =
  /\b(?:so|as) (?:do|have|am|can) I\b|\b(?:as|which|what) I (?:do|have done|did|am|know)\b|\blike me\b|\bI (?:do|have) too\b/i;
const hereIs = /\bhere is what I have done\b/i;

export const claimsAlike = (text: string) => proForm.test(text.replace(hereIs, ""));

const reader = /^(?:you|your|yours|advertisement|advert|ad)$/;
const self = /^(?:i|my|me|mine|myself|we|our)$/;

/** True for a clause about the reader or the ad: it is checked against the ad, not the resume. */
export function isAboutReader(words: readonly Word[], isFirst: boolean): boolean {
  const own = words.findIndex((word) => self.test(word.low));
  const their = words.findIndex((word) => reader.test(word.low));
  if (own !== -1) return false;
  if (their !== -1) return true;
  // "Then there is X.", "A further point in your advertisement": says nothing about the person.
  return (
    isFirst &&
    /^(?:there|then)$/.test(words[0]?.low ?? "") &&
    words.some((word) => /^(?:is|are)$/.test(word.low))
  );
}

const connective =
  /\b(?:on top of that|at the moment|as well|behind all this|for (?:example|instance)|in addition|at present|to date|so far|day to day|at the same time|along the way|above all|in particular|in short|in total)\b/gi;

/** "On top of that", "at the moment": words that only connect sentences. */
export function connectives(words: readonly Word[], text: string): Set<Word> {
  const found = [...text.matchAll(connective)].map(
    ({ index, 0: phrase }) => [index, index + phrase.length] as const,
  );
  return new Set(
    words.filter((word) => found.some(([start, end]) => word.start >= start && word.end <= end)),
  );
}

/** Words that need no proof in a clause about the letter: words about the letter itself, and about the reader. */
export function talkWords(words: readonly Word[], text: string): Set<Word> {
  const given = new Set<Word>();
  const isTalk = isAim(text) || claimsAlike(text);
  let isTheirs = false;
  for (const word of words) {
    if (reader.test(word.low)) isTheirs = true;
    else if (word.isSmall || (word.gap & ~(512 | 256)) !== 0) isTheirs = false;
    if (isTheirs || (isTalk && word.low.split(" ").every((low) => letterWords.has(low)))) given.add(word);
  }
  return given;
}

const greeting = /^(?:dear|hi|hello|good (?:morning|afternoon)|to whom it may concern|attention|attn)\b/i;
const signOff =
  /^(?:(?:yours (?:sincerely|faithfully|truly))|(?:kind|warm|best|many)?\s?(?:regards|wishes|thanks)|sincerely|faithfully)[,.]?$/i;
const reference = /^(?:re|ref|reference|subject|job (?:no|number|reference|ref)|vacancy)\b[^.!?]{0,120}$/i;

/** True for a greeting, sign-off or reference line. */
export function isSlotLine(text: string): boolean {
  const line = text.trim();
  if (greeting.test(line))
    return (
      line.split(/\s+/).length <= 9 && !/[.!?]\s+\S/.test(line.replace(/\b(?:Mr|Ms|Mrs|Dr|Prof)\./g, ""))
    );
  return signOff.test(line) || reference.test(line);
}

/** "(reference AP-2291)", "ref. 4471", "job number 12/88". */
export const referencePattern =
  /\b(?:reference|ref\.?|job|vacancy|position)(?: (?:number|no\.?|id|code))?:? ?#?([A-Z]{0,6}[-/ ]?\d[\w/-]*)/gi;
