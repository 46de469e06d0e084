import { shortened } from "#shared/domain/text.ts";
import {
  type ImprovedLetter,
  type ImproveInput,
  improveLetter,
  type LetterImprovement,
} from "../built-in/draft/improve-letter.ts";
import { measureLetter } from "../built-in/letter/measure-letter.ts";
import { planFor } from "../plan/plan.ts";
import type { AnswerReview, Answers, Assignment } from "../prompt.ts";
import type { Blocked } from "../realise/resume/tailor-resume.ts";
import { type GroundedLine, splitParagraphs } from "../verify/claim.ts";
import { groundLetter } from "../verify/ground-letter.ts";
import { readMaterial, type WritingMaterial } from "../verify/writing-material.ts";
import { adMaterial, factLines, numbered, statedLines } from "./fact-lines.ts";
import { letterEvidence } from "./letter-answer.ts";
import { planMaterial } from "./plan-material.ts";
import { createRedaction, type Identity } from "./redaction.ts";
import { repairOf } from "./repair.ts";
import { editsSchema, readEdits } from "./resume-answer.ts";
import { placeOf, type Replaced, replaceSentences, type SentenceCheck } from "./sentence-edits.ts";

/** An improved draft, its sentences with their facts, and the model's proposals that the check refused. */
export interface CheckedLetter extends ImprovedLetter {
  sentences: GroundedLine[];
  blocked: Blocked[];
  evidence: { sentence: string; facts: string[] }[];
}

/** A draft to improve, and the person's identity, which the model never sees. */
export interface ImproveOrder {
  input: ImproveInput;
  identity: Identity;
}

const task = (tone: string) =>
  [
    `You improve single sentences of a person's cover letter in a ${tone} style, so that the ad's reader finds what the person really did.`,
    "Each sentence of the letter has a number. The plan says what the ad asks for, which numbered lines of the resume prove it, and what is not shown and never claimed. Rewrite a sentence only where that helps: correct grammar, same meaning, same strength, nothing left out, the ad's wording where the person's facts are the same under another name.",
    "For each edit give lineId (the sentence's number), the new sentence, factIds (numbers of the resume's lines that state its facts; an empty list for a sentence without facts) and a short reason.",
  ].join("\n");

function checked(
  input: ImproveInput,
  letter: ImprovedLetter & { blocked: Blocked[] },
  material: WritingMaterial,
): CheckedLetter {
  const sentences = groundLetter(letter.text, material.facts, placeOf(input, material));
  return { ...letter, sentences, evidence: letterEvidence(input, sentences) };
}

/** The built-in writer's version of a draft. Pure. */
export function improveChecked(input: ImproveInput): CheckedLetter {
  return checked(input, { ...improveLetter(input), blocked: [] }, readMaterial(input));
}

function readOrder({ input, identity }: ImproveOrder) {
  const material = readMaterial(input);
  const { model, analysis, target } = material;
  const base = improveLetter(input);
  const redaction = createRedaction(input, identity);
  const lines = [...factLines(model), ...statedLines(model, input.sources ?? [])];
  const open = openSentences(base.text, input, material);
  const plan = planMaterial(planFor({ model, analysis }), target);
  const assignment: Assignment = {
    task: task(input.tone),
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      { name: "letter", text: open.map((one, n) => `${n} | ${redaction.hide(one)}`).join("\n") },
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
      { name: plan.name, text: redaction.hide(plan.text) },
    ],
    answer: editsSchema,
  };
  const factIds = new Set(lines.map((line) => line.id));
  return { material, base, redaction, open, assignment, factIds };
}

/** The built-in writer's version, and the assignment for a model to improve it. Pure. */
export function prepareImproving(order: ImproveOrder): { base: CheckedLetter; assignment: Assignment } {
  const { base, material, assignment } = readOrder(order);
  return { base: checked(order.input, { ...base, blocked: [] }, material), assignment };
}

/**
 * Sentences that a model may rewrite: complete, and stating only what the resume supports. Names, addresses and
 * unsupported claims are left out.
 */
function openSentences(text: string, input: ImproveInput, material: WritingMaterial): string[] {
  return splitParagraphs(text)
    .filter((paragraph) => paragraph.split(" ").length > 6)
    .flatMap((paragraph) => groundLetter(paragraph, material.facts, placeOf(input, material)))
    .flatMap((one) => (one.supported && /[.!?]$/.test(one.line) ? [one.line] : []));
}

/**
 * Puts the model's sentences in place of the built-in writer's if they pass the fact check and do not lower the
 * match. Refused sentences are worth one more request. Pure.
 * @param order.answers the model's answers, unparsed.
 */
export function finishImproving(order: ImproveOrder & Answers): AnswerReview<CheckedLetter> {
  const { input, answers } = order;
  const proposed = readEdits(answers[0]);
  if (proposed === undefined) return { failure: "The language model's answer could not be used" };
  const { material, base, redaction, open, assignment, factIds } = readOrder(order);
  const check: SentenceCheck = { input, material, factIds, open, show: redaction.show };
  const first = replaceSentences(base.text, proposed, check);
  const refusedIds = new Set(first.refused.map(({ id }) => id));
  const again = (readEdits(answers[1]) ?? []).filter(({ lineId }) => refusedIds.has(lineId));
  const second = replaceSentences(first.text, again, check);
  const done = [...first.done, ...second.done];
  const mended = new Set(second.done.map(({ id }) => id));
  const refused = first.refused.filter(({ id }) => !mended.has(id));
  const repair =
    answers.length > 1 ? {} : repairOf(refused, assignment, { answer: editsSchema, hide: redaction.hide });
  const failure =
    refused.length > 0
      ? "None of the language model's changes passed the fact check"
      : "The language model changed nothing";
  if (done.length === 0) return { failure, ...repair };
  const result = improved(order.input, base, done);
  if (result === undefined)
    return { failure: "The language model's wording would have scored lower", ...repair };
  const blocked = refused.map(({ text: line, claim, reason }) => ({ line, claim, reason }));
  const edits = result.kept.map(({ id, after, factIds: facts }) => ({
    lineId: id,
    text: after,
    factIds: facts,
  }));
  return {
    result: checked(input, { ...result.letter, blocked }, material),
    ...{ accepted: { edits }, ...repair },
  };
}

/** The draft with the sentences that do not lower the match; undefined if none is left. */
function improved(
  { ad, asOf, requirementEdits }: ImproveInput,
  base: ImprovedLetter,
  done: readonly Replaced[],
): { letter: ImprovedLetter; kept: Replaced[] } | undefined {
  const measure = (text: string) => measureLetter(text, ad, asOf, requirementEdits);
  const isLower = (text: string) => (measure(text).matchScore ?? 0) < (base.matchScore ?? 0);
  const withOne = (text: string, { before, after }: Replaced) => text.replace(before, () => after);
  const isFine = !isLower(done.reduce(withOne, base.text));
  let text = base.text;
  const kept = done.filter((one) => {
    const next = withOne(text, one);
    if (!isFine && isLower(next)) return false;
    text = next;
    return true;
  });
  if (kept.length === 0) return undefined;
  const told = kept.map(({ before }): LetterImprovement => {
    return { section: "Body", impact: "Medium", reason: `Rewrites "${shortened(before, 60)}"` };
  });
  const improvements = [...base.improvements, ...told];
  return { letter: { ...base, ...measure(text), text, improvements }, kept };
}
