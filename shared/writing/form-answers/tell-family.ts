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

/** The parts of an answer, and what the person still has to add. */
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

/** The lines that fit the ad best; without an ad the strongest ones. */
const bestLines = ({ material }: Making, most: number): RankedLine[] => poolOf(material).slice(0, most);

/** Lines that are removed before the sentences above them if a limit is exceeded. */
const linesAfter = (lines: readonly RankedLine[], { material }: Making): AnswerPart[] =>
  quotedLines(lines, material).map((one) => ({ ...one, goes: one.goes + 1 }));

function tellSelf(making: Making): Telling {
  const self = selfSentences(making.material).map((text): AnswerPart => ({ text, goes: 0 }));
  return fromLines([...self, ...linesAfter(bestLines(making, fewLines), making)], null);
}

/** Shows lines instead of claims; the person names the strength. */
function tellStrengths(making: Making): Telling {
  return fromLines(quotedLines(bestLines(making, mostLines), making.material), strengthQuestion);
}

function tellReason(making: Making): Telling {
  const own = splitSentences(oneLine(making.input.reason)).map((text): AnswerPart => ({ text, goes: 0 }));
  const told = [...own, ...linesAfter(bestLines(making, fewLines), making)];
  return fromLines(told, own.length === 0 ? reasonQuestion : null);
}

/** Uses only what the person says they are learning, because only the person can name a weakness. */
function tellGrowing({ input }: Making): Telling {
  const learning = input.bank.facts.filter(({ state }) => state === "in progress").slice(0, fewLines);
  const told = learning.map(
    ({ term }): AnswerPart => ({ text: `I am currently learning ${term}.`, goes: 1 }),
  );
  return fromLines(told, "What do you find hard, and what do you do about it? Only you can say this.");
}

/** Education and credentials, whether or not the ad requires them. */
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
