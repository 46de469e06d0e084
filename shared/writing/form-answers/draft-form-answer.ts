import { familyOf } from "#shared/domain/autofill/question-families.ts";
import { bindingLimits } from "#shared/domain/criteria/limit.ts";
import { bankSources } from "../bank/bank-sources.ts";
import { type AnswerFault, checkAnswer } from "../criteria/check-answer.ts";
import { coverCriteria, gapQuestion, type KeptStory } from "../criteria/coverage.ts";
import { fewestLikeness, fitOf, mostDeeds, papersTold, poolOf, storyTold, within } from "../criteria/told.ts";
import { tenseOf } from "../realise/letter/deeds/verbs.ts";
import { type LetterMaterial, readMaterial } from "../realise/letter/letter-material.ts";
import type { Proof } from "../realise/letter/letter-proofs.ts";
import { familySigns } from "./family-signs.ts";
import type { FormAnswerDraft, FormAnswerInput } from "./form-answer.ts";
import {
  deedsOf,
  familyTellers,
  fewDeeds,
  fromDeeds,
  type Making,
  storyAsked,
  type Telling,
} from "./tell-family.ts";

const mostTried = 4;

/** What a deed tells of a result: a change or what came of it, then money and shares, then any figure. */
function figureOf({ deed: { kind, text, tail } }: Proof): number {
  const all = text + tail;
  if (!/\d/.test(all)) return 0;
  const isResult = kind === "event" || /\d/.test(tail) || tenseOf(text, true) === "past";
  return 1 + (isResult ? 3 : 0) + (/\d ?(?:%|per cent)|\$\d/.test(all) ? 1 : 0);
}

const asTime = /\b(?:time|example|situation|instance|occasion|tell us about an?|describe an?)\b/i;

/** A line fits a family by what it shows, another question by the words that they share. */
function fittingLines(making: Making): Proof[] {
  const { input, material, family } = making;
  const shown = family === null ? undefined : familySigns[family]?.shown;
  const pool = poolOf(material);
  if (family === "proud") return strongest(pool, making);
  if (shown === null && family !== "experience") return [];
  if (shown)
    return pool
      .filter(({ deed }) => deed.kind !== "matter" && shown.test(deed.text + deed.tail))
      .slice(0, fewDeeds);
  return pool
    .map((proof) => ({ proof, fit: fitOf(input.question, proof) }))
    .filter(({ fit }) => fit >= fewestLikeness)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, mostDeeds)
    .map(({ proof }) => proof);
}

/** The person's story where one fits; else the lines of their resume that do. */
function tellStory(making: Making): Telling {
  const { input, material, family } = making;
  const { question, bank } = input;
  const [cover] = coverCriteria([{ id: "q", label: "", text: question, level: null }], bank.stories);
  const story = bank.stories.find(({ id }) => id === cover?.story);
  if (story !== undefined) return { told: storyTold(story), from: "story", ask: null };
  const told = [...papersTold(question, material), ...deedsOf(fittingLines(making), making)];
  const asked = (family === null ? undefined : familySigns[family]?.ask) ?? gapQuestion(question);
  if (told.length === 0) return { told, from: "nothing", ask: asked };
  return fromDeeds(told, asTime.test(question) || family === "proud" ? storyAsked : null);
}

/** The deed with the most telling result, of those that the fact check lets stand. */
function strongest(pool: readonly Proof[], making: Making): Proof[] {
  const best = pool
    .filter((one) => one.deed.kind !== "matter" && figureOf(one) > 0)
    .sort((a, b) => figureOf(b) - figureOf(a) || a.work - b.work)
    .slice(0, mostTried)
    .find((one) => deedsOf([one], making).length > 0);
  return best === undefined ? [] : [best];
}

const materialOf = ({ resumeText, resumeEdits, bank, ad, asOf }: FormAnswerInput): LetterMaterial =>
  readMaterial({ resumeText, resumeEdits, ad, asOf, sources: bankSources(bank) });

/**
 * An answer to a form's question from the person's own facts, within its limits: their story as they told it, else
 * deeds of their resume, each sentence let stand by the fact check. Private questions are the caller's to refuse.
 * Pure, deterministic; never throws. decision: D-88.
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

/** The sentences of an answer that the person's own facts do not hold. Their reason is their own word. */
export function checkFormAnswer({ answer, ...input }: FormAnswerInput & { answer: string }): AnswerFault[] {
  const reason: KeptStory = {
    ...{ id: "reason", title: "", situation: input.reason, task: "", action: "", result: "" },
    ...{ role: null, terms: [] },
  };
  return checkAnswer(answer, [...input.bank.stories, reason], materialOf(input));
}
