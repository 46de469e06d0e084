import type { Token } from "#shared/engine/words/tokenise.ts";
import { keyOf } from "../lexicon/shows.ts";
import { functionWords, negators } from "../lexicon/small-words.ts";
import { verbPhrases } from "../lexicon/verb-groups.ts";
import { markWords } from "./mark-words.ts";
import type { Word } from "./word.ts";

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

/** The words of a statement, marked by form and position. Linear. */
export function readWords(tokens: readonly Token[]): Word[] {
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
  markWords(words);
  return words;
}
