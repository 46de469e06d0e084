import type { QuestionFamily } from "#shared/domain/autofill/question-families.ts";
import { oneLine } from "#shared/domain/text.ts";
import type { RankedLine } from "../built-in/letter/rank-lines.ts";
import { answerLeads } from "../built-in/letter/sentences.ts";
import {
  type AnswerMaterial,
  type AnswerPart,
  heldLines,
  mostLines,
  poolOf,
  quotedLines,
  selfSentences,
} from "../criteria/answer-parts.ts";
import { splitSentences } from "../verify/claim.ts";
import { familyPatterns } from "./family-patterns.ts";
import type { AnswerSource, FormAnswerInput } from "./form-answer.ts";

export interface Making {
  input: FormAnswerInput;
  material: AnswerMaterial;
  family: QuestionFamily | null;
}

/** AnswerPart, and what is still the person's to say. */
export interface Telling {
  told: AnswerPart[];
  from: AnswerSource;
  ask: string | null;
}

export const fewLines = 2;
const reasonQuestion = "Why this employer? One plain sentence of your own goes first.";
const strengthQuestion = "Which strength does this show? Your own word for it goes first.";
export const storyQuestion = "This is your resume's own line. What was the situation, and what came of it?";
const mostCredentials = 5;

export const fromLines = (told: AnswerPart[], ask: string | null): Telling => ({
  told,
  from: told.length === 0 ? "nothing" : "resume",
  ask,
});

/** The lines that answer the ad best; without an ad those that say most. */
const bestLines = ({ material }: Making, most: number): RankedLine[] => poolOf(material).slice(0, most);

/** Lines that go before the sentences above them when a limit is reached. */
const linesAfter = (lines: readonly RankedLine[], { material }: Making): AnswerPart[] =>
  quotedLines(lines, material).map((one) => ({ ...one, goes: one.goes + 1 }));

function tellSelf(making: Making): Telling {
  const self = selfSentences(making.material).map((text): AnswerPart => ({ text, goes: 0 }));
  return fromLines([...self, ...linesAfter(bestLines(making, fewLines), making)], null);
}

/** What is shown says more than what is claimed: the word for it is the person's. */
function tellStrengths(making: Making): Telling {
  return fromLines(quotedLines(bestLines(making, mostLines), making.material), strengthQuestion);
}

function tellReason(making: Making): Telling {
  const own = splitSentences(oneLine(making.input.reason)).map((text): AnswerPart => ({ text, goes: 0 }));
  const told = [...own, ...linesAfter(bestLines(making, fewLines), making)];
  return fromLines(told, own.length === 0 ? reasonQuestion : null);
}

/** Only what the person said they are learning: a weakness is theirs to name. */
function tellGrowing({ input }: Making): Telling {
  const learning = input.bank.facts.filter(({ state }) => state === "in progress").slice(0, fewLines);
  const told = learning.map(
    ({ term }): AnswerPart => ({ text: `I am currently learning ${term}.`, goes: 1 }),
  );
  return fromLines(told, "What do you find hard, and what do you do about it? Only you can say this.");
}

/** What is learnt and held, whether or not the ad asks for it. */
function tellCredentials({ material }: Making): Telling {
  const told = heldLines(material)
    .slice(0, mostCredentials)
    .map((text, at): AnswerPart => ({ text, goes: at, lead: answerLeads.credentials }));
  return fromLines(told, told.length === 0 ? (familyPatterns.papers?.ask ?? null) : null);
}

export const familyTellers: Partial<Record<QuestionFamily, (making: Making) => Telling>> = {
  why: tellReason,
  you: tellSelf,
  strengths: tellStrengths,
  growing: tellGrowing,
  papers: tellCredentials,
};
