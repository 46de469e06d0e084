import { keyOf } from "../lexicon/shows.ts";
import { weakeners } from "../lexicon/small-words.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Word } from "./word.ts";

const conditional = /^(?:needed|required|necessary|asked|possible)$/;
const helper = /^(?:assist|support|help|aid|shared|join|learn|stud|exposure)/;

const surelyOpen = /^(?:expected|enrolled|incomplete|studying|unfinished|deferred|halfway)$/;
const takingPart = keyOf("participate");

/** The class of words that reduce what the person did in the same way. */
export function weakClass(word: Word) {
  return weakeners.find(
    ({ name, words }) => words.has(word.low) || (name === "assist" && word.key === takingPart),
  );
}

type WeakRule = (word: Word, before: string, frame: SourceFrame, at: number) => boolean;

/** Classes whose words reduce the claim only in some positions. */
const rules: Readonly<Record<string, WeakRule>> = {
  seldom: ({ low }, before) => !conditional.test(low) || /^(?:when|as|if|where)$/.test(before),
  supervised: ({ isOthers }) => isOthers,
  applied: ({ low }, _, { text }) =>
    /\bapplication\b|\bpending\b|\bawaiting\b/i.test(text) &&
    /^(?:lodged|submitted|pending|awaiting)$/.test(low),
  joint: ({ low, isVerb }, before, _, at) =>
    !/^shar/.test(low) || (isVerb && (at === 0 || /^(?:and|i|also)$/.test(before))),
  unfinished: ({ low }, before, { line }) =>
    low === "progress" ? before === "in" : line.unfinished || surelyOpen.test(low),
  wish: ({ low }) => low !== "interested" && low !== "want",
  assist: ({ low, isVerb }, before, _, at) =>
    (!helper.test(low) || isVerb) && (low !== "support" || at === 0 || before === "i"),
};

/** True if a word of the source reduces what the person did here: "support" in "support worker" does not. */
export function isWeakHere(frame: SourceFrame, word: Word, at: number, name: string): boolean {
  return rules[name]?.(word, frame.words[at - 1]?.low ?? "", frame, at) ?? true;
}
