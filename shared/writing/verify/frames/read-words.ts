import { gap, phraseBreaks, type Token } from "#shared/engine/words/tokenise.ts";
import { isBaseForm, isWorkVerb, keyOf } from "../lexicon/shows.ts";
import { functionWords, negators, nounLike } from "../lexicon/small-words.ts";
import { verbPhrases } from "../lexicon/verb-groups.ts";

/** One word of a statement, or several that are one verb ("carried out"). */
export interface Word {
  low: string;
  /** What is compared (see `keyOf`). */
  key: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Token positions, end exclusive. */
  first: number;
  last: number;
  /** What stands before it (`gap` of the tokeniser). */
  gap: number;
  isSmall: boolean;
  /** It has the form of a verb that says what was done. */
  isVerb: boolean;
  /** Behind a "no", "never" or "without" of its clause. */
  isDenied: boolean;
  /** Behind "as": what one was, not what one worked with. */
  isAs: boolean;
  /** "drawings prepared by two drafters": what others did. */
  isOthers: boolean;
  /** Number of the clause part that it stands in. */
  part: number;
}

interface VerbPhrase {
  words: readonly string[];
  key: string;
  isVerb: boolean;
}

function readPhrases(): Map<string, VerbPhrase[]> {
  const byFirst = new Map<string, VerbPhrase[]>();
  for (const line of verbPhrases.trim().split("\n")) {
    const [name = "", forms = ""] = line.split(": ");
    for (const form of forms.split("|")) {
      const words = form.split(/[ -]/);
      const list = byFirst.get(words[0] ?? "") ?? [];
      list.push({ words, key: keyOf(name.replace("~", "")), isVerb: !name.startsWith("~") });
      byFirst.set(
        words[0] ?? "",
        list.sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
  return byFirst;
}

let phrases: Map<string, VerbPhrase[]> | undefined;

function phraseAt(tokens: readonly Token[], at: number): VerbPhrase | undefined {
  phrases ??= readPhrases();
  return phrases
    .get(tokens[at]?.low ?? "")
    ?.find(({ words }) => words.every((word, n) => tokens[at + n]?.low === word));
}

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

/** "led", "planned", "cutting": by form; the base form ("plan") needs its place, see `markVerbs`. */
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

/** A base form is a verb where one is expected: first of all, or behind a subject or another verb's "and". */
function markVerbs(words: Word[]): void {
  const isBase = (word: Word) => isWorkVerb(word.key) && isBaseForm(word.low);
  let isBaseStyle = words[0] !== undefined && isBase(words[0]) && words[0].low !== "key";
  for (const [at, word] of words.entries()) {
    if (word.isVerb) continue;
    if (isVerbForm(word.low)) word.isVerb = !/^(?:when|as|if|where)$/.test(words[at - 1]?.low ?? "");
    else if (!isBase(word)) continue;
    else if (at === 0) word.isVerb = true;
    else {
      const before = words[at - 1]?.low ?? "";
      const isAfterVerb = before === "and" && words[at - 2]?.isVerb === true;
      const isListed = isBaseStyle && subjects.has(before) && words[at + 1]?.isSmall !== true;
      if (before === "i") isBaseStyle = true;
      word.isVerb = before === "i" || before === "to" || isAfterVerb || isListed;
    }
  }
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
  if (
    isComma &&
    /^(?:not|no|never|without|mostly|mainly|partly|with|which|where|who|as|while|under|on|when|if|since|from)$/.test(
      word.low,
    )
  )
    return true;
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
  if (isComma && one?.isVerb === true) return true;
  const isSmallLead = joiners.has(one?.low ?? "") || one?.low === "i";
  if (!isSmallLead) return false;
  return two?.isVerb === true || (two?.isSmall === true && three?.isVerb === true);
}

function markParts(words: Word[]): void {
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
  // "injury-free": the word in front is what there was none of.
  for (const [at, word] of words.entries()) {
    if (word.low !== "free" || (word.gap & gap.joined) === 0) continue;
    for (let back = at - 1; back >= 0 && ((words[back + 1]?.gap ?? 0) & gap.joined) !== 0; back -= 1) {
      const before = words[back];
      if (before !== undefined) before.isDenied = true;
    }
  }
}

const article = new Set(["a", "an", "the", "their", "our", "my"]);

/** "as an engineer" says what one was; "as many as", "as part of" and "as needed" do not. */
function markAs(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (
      word.low !== "as" ||
      (words[at - 2]?.low === "as" && /^(?:many|much|well)$/.test(words[at - 1]?.low ?? ""))
    )
      continue;
    let next = at + 1;
    if (article.has(words[next]?.low ?? "")) next += 1;
    if (/^(?:many|much|well|part|needed|required|soon|far|long)$/.test(words[next]?.low ?? "")) continue;
    for (; next < words.length; next += 1) {
      const one = words[next];
      if (one === undefined || one.isVerb || (one.gap & phraseBreaks) !== 0) break;
      // "in-charge nurse" is one name.
      if (one.isSmall && ((words[next + 1]?.gap ?? 0) & gap.joined) === 0) break;
      one.isAs = true;
    }
  }
}

/** A participle with "by" behind its noun tells what others did; so does a noun behind "under". */
function markOthers(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isPassive = /(?:ed|en|wn)$/.test(word.low) && words[at + 1]?.low === "by";
    const isBehindNoun = before !== undefined && !before.isSmall && before.part === word.part;
    if (isPassive && isBehindNoun) word.isOthers = true;
  }
  const under = words.findIndex((word) => word.low === "under");
  if (under === -1 || /^\d|^\$/.test(words[under + 1]?.low ?? "1")) return;
  for (const word of words.slice(under + 1, under + 6)) if (!word.isVerb) word.isOthers = true;
}

/** The words of a statement with what their form and place say. Linear. */
export function readWords(text: string, tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const phrase = phraseAt(tokens, at);
    const last = at + (phrase?.words.length ?? 1);
    const end = tokens[last - 1]?.end ?? token.end;
    const low = phrase === undefined ? token.low : phrase.words.join(" ");
    words.push({
      low,
      key: phrase?.key ?? keyOf(token.low),
      start: token.start,
      end,
      first: at,
      last,
      gap: token.gap,
      isSmall: phrase === undefined && (functionWords.has(low) || negators.has(low)),
      isVerb: phrase?.isVerb === true,
      isDenied: false,
      isAs: false,
      isOthers: false,
      part: 0,
    });
    at = last;
  }
  markVerbs(words);
  markParts(words);
  markAs(words);
  markOthers(words);
  return words;
}

/** A verb that opens its part is no adjective. */
function leads(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before === undefined ||
    before.part !== words[at]?.part ||
    /^(?:i|and|to|also|was|were|been)$/.test(before.low)
  );
}

/** The words of one noun phrase that ends at `at`: those in front without a break, small word or verb between. */
export function modifiersOf(words: readonly Word[], at: number): Word[] {
  const found: Word[] = [];
  for (let back = at - 1; back >= 0 && found.length < 4; back -= 1) {
    const [word, next] = [words[back], words[back + 1]];
    if (word === undefined || next === undefined || (next.gap & phraseBreaks) !== 0) break;
    if (word.isSmall ? !nounLike.has(word.low) : word.isVerb && (!/ed$/.test(word.low) || leads(words, back)))
      break;
    if (/^\d/.test(word.low)) break;
    found.unshift(word);
  }
  return found;
}
