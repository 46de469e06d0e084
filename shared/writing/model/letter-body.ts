import { countWords } from "#shared/domain/text.ts";
import type { LetterLength } from "../built-in/letter/choose-lines.ts";
import { type LetterStyle, openingSentence } from "../built-in/letter/sentences.ts";
import type { LetterInput } from "../built-in/letter/write-letter.ts";
import type { LineEdit, ModelSentence } from "../prompt.ts";
import { namePhrase } from "../verify/entities.ts";
import type { WritingMaterial } from "../verify/writing-material.ts";
import type { Refusal } from "./refuse-edit.ts";
import type { Refused } from "./repair.ts";
import { noLineNamed } from "./resume-answer.ts";

export interface LetterCheck {
  material: WritingMaterial;
  /** Ids that were sent; a sentence that cites another id is refused. */
  factIds: ReadonlySet<number>;
  /** Puts the person's own data back in place of the placeholders. */
  show: (text: string) => string;
}

/** A sentence that passed the check, with the numbers of the person's lines that support it. */
export interface SupportedSentence {
  text: string;
  lines: readonly number[];
}

const textsOf = (kept: readonly SupportedSentence[]) => kept.map(({ text }) => text);

function refusalOf(
  before: readonly SupportedSentence[],
  { text, factIds }: ModelSentence,
  { material, factIds: known }: LetterCheck,
): Refusal | undefined {
  if (factIds.some((id) => !known.has(id))) return { claim: text.slice(0, 80), reason: noLineNamed };
  if (material.isSupported(textsOf(before), text)) return undefined;
  const { claim = text.slice(0, 80), reason = noLineNamed } =
    material.blocked.findLast((one) => one.line === text) ?? {};
  return { claim, reason };
}

interface Body {
  paragraphs: SupportedSentence[][];
  refused: Refused[];
}

/**
 * The supported sentences of the model's paragraphs. A sentence of the second answer replaces a refused one; if both
 * are refused, the sentence is left out. A sentence's number is its position in the body.
 */
export function checkSentences(
  body: readonly (readonly ModelSentence[])[],
  repairs: ReadonlyMap<number, LineEdit>,
  check: LetterCheck,
): Body {
  const refused: Refused[] = [];
  const said = new Set<string>();
  let id = -1;
  const supported = (
    sentence: ModelSentence,
    kept: readonly SupportedSentence[],
  ): SupportedSentence | undefined => {
    const first = { ...sentence, text: check.show(sentence.text) };
    if (first.text === "" || said.has(first.text)) return undefined;
    const refusal = refusalOf(kept, first, check);
    if (refusal === undefined) return { text: first.text, lines: first.factIds };
    const again = repairs.get(id);
    const second = again && { text: check.show(again.text), factIds: again.factIds };
    if (second && second.text !== "" && refusalOf(kept, second, check) === undefined)
      return { text: second.text, lines: second.factIds };
    refused.push({ id, text: first.text, ...refusal });
    return undefined;
  };
  const paragraphs = body.map((sentences) => {
    const kept: SupportedSentence[] = [];
    for (const sentence of sentences) {
      id += 1;
      const result = supported(sentence, kept);
      if (result === undefined) continue;
      said.add(result.text);
      kept.push(result);
    }
    return kept;
  });
  return { paragraphs: paragraphs.filter((one) => one.length > 0), refused };
}

/** Minimum words of a letter; at most it fills a page. */
const leastWords = 40;
const mostWords: Record<LetterLength, number> = { full: 420, short: 220 };

const wordsOf = (paragraphs: readonly SupportedSentence[][]) =>
  countWords(paragraphs.flatMap(textsOf).join(" "));

/** Shortens a long letter by the last sentences of its longest paragraphs; the opening and the close stay. */
function shortenedBody(paragraphs: readonly SupportedSentence[][], most: number): SupportedSentence[][] {
  const left = paragraphs.map((one) => [...one]);
  const middle = left.length > 2 ? left.slice(1, -1) : left;
  while (wordsOf(left) > most && middle.some((one) => one.length > 1))
    middle.reduce((a, b) => (wordsOf([b]) > wordsOf([a]) ? b : a)).pop();
  return left;
}

/** Adds the job and the employer, which every letter names, if the model's first sentence is missing them. */
function withTarget(paragraphs: SupportedSentence[][], style: LetterStyle, { target }: WritingMaterial) {
  const said = namePhrase(paragraphs.flatMap(textsOf).join(" "));
  const isNamed = [target.title, target.company].every((one) => !one || said.includes(namePhrase(one)));
  const opening = { text: openingSentence(style, target), lines: [] };
  return isNamed ? paragraphs : [[opening], ...paragraphs];
}

/** The body of a one-page letter; undefined if too little is left. Each sentence has the numbers of its lines. */
export function wholeBody(
  paragraphs: readonly SupportedSentence[][],
  { style, length = "full" }: Pick<LetterInput, "style" | "length">,
  check: LetterCheck,
): SupportedSentence[][] | undefined {
  const most = mostWords[length];
  const whole = shortenedBody(paragraphs, most);
  if (wordsOf(whole) < leastWords || wordsOf(whole) > most) return undefined;
  return withTarget(whole, style, check.material);
}
