import { familyOf } from "#shared/domain/autofill/question-families.ts";
import { bindingLimits } from "#shared/domain/criteria/limit.ts";
import { bankSources } from "../bank/bank-sources.ts";
import type { RankedLine } from "../built-in/letter/rank-lines.ts";
import {
  type AnswerMaterial,
  credentialLines,
  fewestLikeness,
  fitOf,
  mostLines,
  poolOf,
  quotedLines,
  readAnswerMaterial,
  storySentences,
  within,
} from "../criteria/answer-parts.ts";
import { type AnswerError, checkAnswer } from "../criteria/check-answer.ts";
import { coverCriteria, gapQuestion, type StoredStory } from "../criteria/coverage.ts";
import { familyPatterns } from "./family-patterns.ts";
import type { FormAnswerDraft, FormAnswerInput } from "./form-answer.ts";
import {
  familyTellers,
  fewLines,
  fromLines,
  type Making,
  storyQuestion,
  type Telling,
} from "./tell-family.ts";

const asTime = /\b(?:time|example|situation|instance|occasion|tell us about an?|describe an?)\b/i;

/** For a question family, a line fits by what it shows; for another question, by shared words. */
function fittingLines(making: Making): RankedLine[] {
  const { input, material, family } = making;
  const shown = family === null ? undefined : familyPatterns[family]?.shown;
  const pool = poolOf(material);
  if (family === "proud") return pool.filter(({ isResult }) => isResult).slice(0, 1);
  if (shown === null && family !== "experience") return [];
  if (shown) return pool.filter(({ text }) => shown.test(text)).slice(0, fewLines);
  return pool
    .map((line) => ({ line, fit: fitOf(input.question, line) }))
    .filter(({ fit }) => fit >= fewestLikeness)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, mostLines)
    .map(({ line }) => line);
}

/** The person's story if one fits, else the resume lines that fit. */
function tellStory(making: Making): Telling {
  const { input, material, family } = making;
  const { question, bank } = input;
  const [cover] = coverCriteria([{ id: "q", label: "", text: question, level: null }], bank.stories);
  const story = bank.stories.find(({ id }) => id === cover?.story);
  if (story !== undefined) return { told: storySentences(story), from: "story", ask: null };
  const told = [...credentialLines(question, material), ...quotedLines(fittingLines(making), material)];
  const asked = (family === null ? undefined : familyPatterns[family]?.ask) ?? gapQuestion(question);
  if (told.length === 0) return { told, from: "nothing", ask: asked };
  return fromLines(told, asTime.test(question) || family === "proud" ? storyQuestion : null);
}

const materialOf = ({ resumeText, resumeEdits, bank, ad, asOf }: FormAnswerInput): AnswerMaterial =>
  readAnswerMaterial({ resumeText, resumeEdits, ad, asOf, sources: bankSources(bank) });

/**
 * An answer to a form's question from the person's own facts, within its limits: their story in their words, else
 * resume lines word for word. The caller refuses private questions. Pure, deterministic; never throws. decision:
 * D-88.
 */
export function draftFormAnswer(input: FormAnswerInput): FormAnswerDraft {
  const family = familyOf(input.question);
  const making: Making = { input, material: materialOf(input), family };
  const teller = family === null ? undefined : familyTellers[family];
  const { told, from, ask } = (teller ?? tellStory)(making);
  const limits = bindingLimits(input.limits);
  const text = within(told, limits);
  return text === ""
    ? { text, from: "nothing", ask: ask ?? gapQuestion(input.question) }
    : { text, from, ask };
}

/** The sentences of an answer that the person's facts do not support. The reason they give needs no support. */
export function checkFormAnswer({ answer, ...input }: FormAnswerInput & { answer: string }): AnswerError[] {
  const reason: StoredStory = {
    ...{ id: "reason", title: "", situation: input.reason, task: "", action: "", result: "" },
    ...{ role: null, terms: [] },
  };
  return checkAnswer(answer, [...input.bank.stories, reason], materialOf(input));
}
