import { gap, phraseBreaks } from "#shared/engine/words/tokenise.ts";
import { isBaseForm, isWorkVerb } from "../lexicon/shows.ts";
import { negators } from "../lexicon/small-words.ts";
import type { Word } from "./word.ts";

const irregular = new Set(
  "led built wrote ran taught made gave took kept oversaw sold bought drove held met grew drew brought dealt fed did sent spent spoke won chose set cut put read rose fell saw sought swept laid paid began left found hit lent shut split fought broke came became stood spread threw overcame heard understood undertook rewrote rebuilt dug sewed sewn shown written driven given taken run known done".split(
    " ",
  ),
);
const noVerb = new Set(
  "advanced detailed skilled experienced qualified licensed registered certified related varied limited based dedicated need bed shed speed feed seed weed red hundred including during morning evening building being thing string spring nursing engineering clothing bedding wedding meeting training rating painting".split(
    " ",
  ),
);

/**
 * True for "led", "planned", "cutting", by their form. A base form ("plan") depends on its position: see `markVerbs`.
 */
function isVerbForm(low: string): boolean {
  if (noVerb.has(low)) return false;
  return irregular.has(low) || (low.length > 4 && /(?:ed|ing)$/.test(low));
}

const subjects = new Set([
  "i",
  "we",
  "to",
  "also",
  "and",
  "then",
  "or",
  "not",
  "usually",
  "regularly",
  "daily",
]);

/** Marks a base form as a verb at the start, after a subject, and after another verb with "and". */
function markVerbs(words: readonly Word[]): void {
  let isBaseStyle = words[0] !== undefined && isBase(words[0]) && words[0].low !== "key";
  for (const [at, word] of words.entries()) {
    if (word.isVerb) continue;
    if (isVerbForm(word.low)) word.isVerb = !/^(?:when|as|if|where)$/.test(words[at - 1]?.low ?? "");
    else if (isBase(word)) {
      word.isVerb = isVerbPlace(words, at, isBaseStyle);
      if (words[at - 1]?.low === "i") isBaseStyle = true;
    }
  }
}

const isBase = (word: Word) => isWorkVerb(word.key) && isBaseForm(word.low);

function isVerbPlace(words: readonly Word[], at: number, isBaseStyle: boolean): boolean {
  const before = words[at - 1]?.low;
  if (before === undefined || before === "i" || before === "to") return true;
  if (before === "and" && words[at - 2]?.isVerb === true) return true;
  return isBaseStyle && subjects.has(before) && words[at + 1]?.isSmall !== true;
}

const hardBreak = gap.semicolon | gap.stop | gap.colon | gap.newline | gap.open | gap.close;
const joiners = new Set(["and", "but", "then", "while", "where", "which", "who", "or", "so"]);

/** A part ends at a hard break, and before a comma or joining word that leads to another verb. */
function startsPart(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || at === 0) return false;
  if ((word.gap & hardBreak) !== 0 || word.low === "but") return true;
  const isComma = (word.gap & gap.comma) !== 0;
  if (!isComma && !joiners.has(word.low)) return false;
  if (isComma && (word.isVerb || adjunctLeads.test(word.low))) return true;
  const [two, three] = [words[at + 1], words[at + 2]];
  if (!joiners.has(word.low) && word.low !== "i") return false;
  return two?.isVerb === true || (two?.isSmall === true && three?.isVerb === true);
}

const adjunctLeads =
  /^(?:not|no|never|without|mostly|mainly|partly|with|which|where|who|as|while|under|on|when|if|since|from)$/;

function markParts(words: readonly Word[]): void {
  let part = 0;
  let isDenied = false;
  for (const [at, word] of words.entries()) {
    if (startsPart(words, at)) {
      part += 1;
      isDenied = false;
    }
    word.part = part;
    word.isDenied = isDenied;
    if (negators.has(word.low)) isDenied = true;
  }
}

/** "injury-free": marks the word in front as something that did not happen. */
function markFree(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.low !== "free" || (word.gap & gap.joined) === 0) continue;
    for (let back = at - 1; back >= 0 && ((words[back + 1]?.gap ?? 0) & gap.joined) !== 0; back -= 1) {
      const before = words[back];
      if (before !== undefined) before.isDenied = true;
    }
  }
}

const article = new Set(["a", "an", "the", "their", "our", "my"]);

/** "as an engineer" gives a role; "as many as", "as part of" and "as needed" do not. */
function markAs(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const isMeasure = words[at - 2]?.low === "as" && /^(?:many|much|well)$/.test(words[at - 1]?.low ?? "");
    if (word.low !== "as" || isMeasure) continue;
    const from = article.has(words[at + 1]?.low ?? "") ? at + 2 : at + 1;
    if (!/^(?:many|much|well|part|needed|required|soon|far|long)$/.test(words[from]?.low ?? ""))
      markTitle(words, from);
  }
}

function markTitle(words: readonly Word[], from: number): void {
  for (let next = from; next < words.length; next += 1) {
    const one = words[next];
    if (one === undefined || (one.gap & phraseBreaks) !== 0) return;
    // "Leading Hand" and "Registered Nurse" are names, "led" ends one.
    if (one.isVerb && !/(?:ing|ed)$/.test(one.low)) return;
    // "in-charge nurse" is one name.
    if (one.isSmall && ((words[next + 1]?.gap ?? 0) & gap.joined) === 0) return;
    one.isAs = true;
  }
}

/** A participle with "by" after its noun says what others did; so does a noun after "under". */
function markOthers(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isPassive = /(?:ed|en|wn)$/.test(word.low) && words[at + 1]?.low === "by";
    const isBehindNoun = before !== undefined && !before.isSmall && before.part === word.part;
    const isForOthers = before?.low === "for" && words[at + 1]?.low === "by";
    if ((isPassive && isBehindNoun) || isForOthers) word.isOthers = true;
  }
  const under = words.findIndex((word) => word.low === "under");
  if (under === -1 || /^\d|^\$/.test(words[under + 1]?.low ?? "1")) return;
  for (const word of words.slice(under + 1, under + 6)) if (!word.isVerb) word.isOthers = true;
}

/** Marks each word by form and position: verb, part, denial, title, and what others did. Linear. */
export function markWords(words: readonly Word[]): void {
  markVerbs(words);
  markParts(words);
  markFree(words);
  markAs(words);
  markOthers(words);
}
