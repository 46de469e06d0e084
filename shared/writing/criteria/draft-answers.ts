import {
  type Criterion,
  isOneText,
  type WrittenKind,
  wholeAnswer,
} from "#shared/domain/criteria/criterion.ts";
import { bindingLimits, isOver, type Limit } from "#shared/domain/criteria/limit.ts";
import type { RankedLine } from "../built-in/letter/rank-lines.ts";
import {
  type AnswerMaterial,
  type AnswerPart,
  answerText,
  credentialLines,
  fewestLikeness,
  fitOf,
  mostLines,
  openingOf,
  poolOf,
  quotedLines,
  storySentences,
  within,
} from "./answer-parts.ts";
import { isAboutCredential, isAboutReason } from "./behaviours.ts";
import type { Cover, StoredStory } from "./coverage.ts";

export interface DraftInput {
  kind: WrittenKind;
  criteria: readonly Criterion[];
  cover: readonly Cover[];
  stories: readonly StoredStory[];
  limits: readonly Limit[];
}

type Lines = ReadonlyMap<string, readonly RankedLine[]>;

/**
 * Assigns each resume line to the criterion it fits best. A line is used once, because the panel reads all answers. A
 * criterion that a story or a credential answers gets no line.
 */
function allocate(criteria: readonly Criterion[], pool: readonly RankedLine[]): Lines {
  const given = new Map<string, RankedLine[]>(criteria.map(({ id }) => [id, []]));
  const wishes = pool
    .flatMap((line) =>
      criteria.map(({ id, text }) => ({
        ...{ id, line },
        score: fitOf(text, line),
      })),
    )
    .filter(({ score }) => score >= fewestLikeness)
    .sort((a, b) => b.score - a.score);
  const told = new Set<RankedLine>();
  // First assign the best line to each criterion, then the rest.
  for (const most of [1, mostLines])
    for (const { id, line } of wishes) {
      const own = given.get(id);
      if (own === undefined || told.has(line) || own.length >= most) continue;
      told.add(line);
      own.push(line);
    }
  return given;
}

/** The share of each answer in a limit for all answers. */
function shareOf(limits: readonly Limit[], answers: number): Limit[] {
  return bindingLimits(limits).map((limit) =>
    limit.per === "answer"
      ? limit
      : { ...limit, amount: Math.max(0, Math.floor((limit.amount * 10) / answers) / 10) },
  );
}

/** Material that all answers share. */
interface Making {
  input: DraftInput;
  lines: Lines;
  material: AnswerMaterial;
}

const storyOf = ({ cover, stories }: DraftInput, criterion: Criterion) =>
  stories.find(({ id }) => id === cover.find((one) => one.id === criterion.id)?.story);

const hasMoreThanLetter = (text: string) =>
  /\b(?:experience|demonstrated|ability|proven|skills)\b/i.test(text);
const takesLines = (input: DraftInput) => (criterion: Criterion) =>
  !isAboutReason(criterion.text) &&
  storyOf(input, criterion) === undefined &&
  (!isAboutCredential(criterion.text) || hasMoreThanLetter(criterion.text));

function makingOf(input: DraftInput, material: AnswerMaterial): Making {
  const open = input.criteria.filter(takesLines(input));
  return { input, material, lines: allocate(open, poolOf(material)) };
}

function partsFor(criterion: Criterion, { input, lines, material }: Making): AnswerPart[] {
  const credentials = credentialLines(criterion.text, material);
  const story = storyOf(input, criterion);
  if (story !== undefined) return [...storySentences(story), ...credentials];
  return [...quotedLines(lines.get(criterion.id) ?? [], material), ...credentials];
}

/** A pitch or letter: who writes, then a paragraph for each scored criterion. */
function wholeText(input: DraftInput, material: AnswerMaterial): string {
  const making = makingOf(input, material);
  const opening = openingOf(material);
  // A line that an earlier answer used is not used again.
  const told = new Set(opening.map(({ text }) => text));
  const paragraphs = input.criteria.map((criterion) =>
    partsFor(criterion, making).filter(({ text }) => !told.has(text) && told.add(text)),
  );
  let kept = [opening, ...paragraphs].filter((one) => one.length > 0);
  const text = () => kept.map(answerText).join("\n\n");
  const limits = bindingLimits(input.limits);
  while (kept.length > 0 && limits.some((limit) => isOver(text(), limit))) {
    const longest = kept.reduce((most, one, at) => (one.length >= (kept[most]?.length ?? 0) ? at : most), 0);
    const part = kept[longest] ?? [];
    const worst = Math.max(...part.map(({ goes }) => goes));
    const drop = part.findLastIndex(({ goes }) => goes === worst);
    kept = kept
      .map((one, at) => (at === longest ? one.filter((_, n) => n !== drop) : one))
      .filter((one) => one.length > 0);
  }
  return text();
}

/**
 * Answers in the person's own words: their story, else resume lines word for word under their job, each within its
 * share of the limits. An answer without support is empty, and its question says what is missing. Deterministic;
 * never throws. Source: docs/australian-applications.md.
 * @returns texts by criterion id; for a pitch or a letter one text under {@link wholeAnswer}.
 */
export function draftAnswers(input: DraftInput, material: AnswerMaterial): Record<string, string> {
  if (isOneText(input.kind)) return { [wholeAnswer]: wholeText(input, material) };
  const making = makingOf(input, material);
  const limits = shareOf(input.limits, input.criteria.length);
  return Object.fromEntries(
    input.criteria.map((criterion) => [criterion.id, within(partsFor(criterion, making), limits)]),
  );
}
