import type { LineEdit, ModelSentence } from "../prompt.ts";
import type { LetterInput, LetterLength, LetterMaterial } from "../realise/letter/letter-material.ts";
import { type LetterStyle, phrases } from "../realise/letter/letter-phrases.ts";
import { nameRole } from "../realise/letter/letter-target.ts";
import { countLetterWords } from "../realise/letter/measure-letter.ts";
import type { GroundedLine } from "../verify/claim.ts";
import { namePhrase } from "../verify/entities.ts";
import type { Refusal } from "./refuse-edit.ts";
import type { Refused } from "./repair.ts";
import { noLineNamed } from "./resume-answer.ts";

export interface LetterJudge {
  material: LetterMaterial;
  /** Ids that were sent; a sentence that leans on anything else is refused. */
  factIds: ReadonlySet<number>;
  /** Puts the person's own data back in place of the placeholders. */
  show: (text: string) => string;
}

/** A sentence that stands, with the numbers of the person's lines behind it. */
export interface KeptSentence {
  text: string;
  lines: readonly number[];
  isModel: boolean;
}

const textsOf = (kept: readonly KeptSentence[]) => kept.map(({ text }) => text);

function refusalOf(
  before: readonly KeptSentence[],
  { text, factIds }: ModelSentence,
  { material, factIds: known }: LetterJudge,
): Refusal | undefined {
  if (factIds.some((id) => !known.has(id))) return { claim: text.slice(0, 80), reason: noLineNamed };
  if (material.stands(textsOf(before), text)) return undefined;
  const { claim = text.slice(0, 80), reason = noLineNamed } =
    material.blocked.findLast((one) => one.line === text) ?? {};
  return { claim, reason };
}

/** Sentences of the built-in writer, to stand where a model's was refused. */
export interface StandIns {
  /** The first unused one about one of these lines that stands behind the others. */
  about(lines: readonly number[], before: readonly KeptSentence[]): KeptSentence | undefined;
  /** All unused ones that state a fact, in their order. */
  rest(): KeptSentence[];
}

/** The lines that say what was done; a role's head and the lists say where and with what. */
function pointsOf({ model }: LetterMaterial): (facts: readonly string[]) => number[] {
  const points = new Map<string, number>(
    model.meta.lines
      .filter(({ work, text }) => model.work[work ?? -1]?.highlights.some((one) => one.includes(text)))
      .map(({ id }) => [`line:${id}`, id]),
  );
  return (facts) => facts.flatMap((fact) => points.get(fact) ?? []);
}

/** A sentence in which the person tells what they did; one that says what the ad asks for is no proof. */
const tellsDeed = (line: string) => /\b(?:I|my)\b/.test(line) && !/^You\b/.test(line) && /[.!?]$/.test(line);

/** @param sentences of the built-in letter; made at the first need, since most letters have none. */
export function standIns(sentences: () => readonly GroundedLine[], { material }: LetterJudge): StandIns {
  const used = new Set<string>();
  let known: KeptSentence[] | undefined;
  const all = () => {
    const points = pointsOf(material);
    known ??= sentences()
      .filter(({ line }) => tellsDeed(line))
      .map(({ line, facts }) => ({ text: line, lines: points(facts), isModel: false }))
      .filter(({ lines }) => lines.length > 0);
    return known.filter(({ text }) => !used.has(text));
  };
  return {
    about(lines, before) {
      const told = new Set(before.flatMap((one) => one.lines));
      const isNew = (one: KeptSentence) => one.lines.some((id) => lines.includes(id) && !told.has(id));
      const found = all().find((one) => isNew(one) && material.stands(textsOf(before), one.text));
      if (found !== undefined) used.add(found.text);
      return found;
    },
    rest: all,
  };
}

interface Body {
  paragraphs: KeptSentence[][];
  refused: Refused[];
}

/**
 * The model's paragraphs with the sentences that stand, those of the second answer in their places; where both are
 * refused, a sentence of the built-in writer about the same line. A sentence is numbered by its place in the body.
 */
export function judgeSentences(
  body: readonly (readonly ModelSentence[])[],
  repairs: ReadonlyMap<number, LineEdit>,
  judge: LetterJudge,
  instead: StandIns,
): Body {
  const refused: Refused[] = [];
  const said = new Set<string>();
  let id = -1;
  const standing = (sentence: ModelSentence, kept: readonly KeptSentence[]): KeptSentence | undefined => {
    const first = { ...sentence, text: judge.show(sentence.text) };
    if (first.text === "" || said.has(first.text)) return undefined;
    const refusal = refusalOf(kept, first, judge);
    if (refusal === undefined) return { text: first.text, lines: first.factIds, isModel: true };
    const again = repairs.get(id);
    const second = again && { text: judge.show(again.text), factIds: again.factIds };
    if (second && second.text !== "" && refusalOf(kept, second, judge) === undefined)
      return { text: second.text, lines: second.factIds, isModel: true };
    refused.push({ id, text: first.text, ...refusal });
    return instead.about(first.factIds, kept);
  };
  const paragraphs = body.map((sentences) => {
    const kept: KeptSentence[] = [];
    for (const sentence of sentences) {
      id += 1;
      const stands = standing(sentence, kept);
      if (stands === undefined) continue;
      said.add(stands.text);
      kept.push(stands);
    }
    return kept;
  });
  return { paragraphs: paragraphs.filter((one) => one.length > 0), refused };
}

/** One page; a body of fewer words is filled up where there is more to tell, and with too few it is no letter. */
const wantedWords = 90;
const leastWords = 60;
const mostWords: Record<LetterLength, number> = { full: 420, short: 220 };

const wordsOf = (paragraphs: readonly KeptSentence[][]) =>
  countLetterWords(paragraphs.flatMap(textsOf).join(" "));

/** A short body gets the built-in writer's sentences about lines that it does not tell, before its last paragraph. */
function filled(paragraphs: readonly KeptSentence[][], judge: LetterJudge, instead: StandIns) {
  const told = new Set(paragraphs.flat().flatMap(({ lines }) => lines));
  const more: KeptSentence[] = [];
  for (const one of instead.rest()) {
    if (wordsOf([...paragraphs, more]) >= wantedWords) break;
    if (one.lines.some((id) => told.has(id)) || !judge.material.stands(textsOf(more), one.text)) continue;
    more.push(one);
  }
  const last = Math.max(1, paragraphs.length - 1);
  return more.length === 0 ? paragraphs : [...paragraphs.slice(0, last), more, ...paragraphs.slice(last)];
}

/** A long one loses the last sentences of its longest paragraphs; the opening and the close stay. */
function shortenedBody(paragraphs: readonly KeptSentence[][], most: number): KeptSentence[][] {
  const left = paragraphs.map((one) => [...one]);
  const middle = left.length > 2 ? left.slice(1, -1) : left;
  while (wordsOf(left) > most && middle.some((one) => one.length > 1))
    middle.reduce((a, b) => (wordsOf([b]) > wordsOf([a]) ? b : a)).pop();
  return left;
}

/** A letter names the job and the employer it goes to, whatever was left of the model's first sentence. */
function withTarget(paragraphs: KeptSentence[][], style: LetterStyle, { target }: LetterMaterial) {
  const said = namePhrase(paragraphs.flatMap(textsOf).join(" "));
  const isNamed = [target.title, target.company].every((one) => !one || said.includes(namePhrase(one)));
  const opening = { text: phrases[style].apply(nameRole(target)), lines: [], isModel: false };
  return isNamed ? paragraphs : [[opening], ...paragraphs];
}

/** The body of a letter of one page; undefined where too little is left to make one. Sentences know their lines. */
export function wholeBody(
  paragraphs: readonly KeptSentence[][],
  { style, length = "full" }: Pick<LetterInput, "style" | "length">,
  judge: LetterJudge,
  instead: StandIns,
): KeptSentence[][] | undefined {
  const most = mostWords[length];
  const whole = shortenedBody(filled(paragraphs, judge, instead), most);
  if (wordsOf(whole) < leastWords || wordsOf(whole) > most) return undefined;
  return withTarget(whole, style, judge.material);
}
