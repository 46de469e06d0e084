import {
  type LetterInput,
  type LetterMaterial,
  readMaterial,
} from "#shared/writing/realise/letter/letter-material.ts";
import { phrases } from "#shared/writing/realise/letter/letter-phrases.ts";
import { nameRole } from "#shared/writing/realise/letter/letter-target.ts";
import { countLetterWords, measureLetter } from "#shared/writing/realise/letter/measure-letter.ts";
import { type Letter, layOut, writeLetter } from "#shared/writing/realise/letter/write-letter.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import { judgeLetter, letterSchema } from "./letter-sentences.ts";
import { createRedaction } from "./redaction.ts";
import { adMaterial, factLines, numbered, statedLines } from "./resume-facts.ts";
import { stepper } from "./stepper.ts";
import type { WritingAccount } from "./tailor-for-account.ts";

/** A letter and who wrote it. decision: D-29. */
export interface LetterBy<L> {
  letter: L;
  writer: "built-in" | "model";
  fallback?: string;
}

/** How a call to write goes on. */
export interface Progress {
  onStep: (step: number) => void;
}

const task = (style: string) =>
  [
    `You write the body of an Australian cover letter in a ${style} style: three to five paragraphs, 230 to 350 words, in the first person.`,
    "The first sentence names the job and the employer of the ad. The next paragraphs answer the ad's most important demands, each with what a numbered line shows, naming its employer. The last asks for an interview.",
    "No greeting, no sign-off, no contact data, no praise of the employer, no motives, no sentence of the ad.",
    "For each sentence give factIds, the numbers of the lines that state its facts; an empty list for a sentence without facts.",
  ].join("\n");

/** Fewer words of a body are no letter. */
const leastWords = 90;
const mostWords = 420;

/**
 * Writes a letter with the language model where one is configured and the person has agreed; else, and
 * whenever it fails, with the built-in writer. Greeting, contacts and sign-off are never the model's; each of
 * its sentences passes the fact check or falls (docs/engine.md, Writing).
 */
export async function letterForAccount(
  services: Services,
  account: WritingAccount,
  input: LetterInput,
  { onStep }: Progress,
): Promise<LetterBy<Letter>> {
  const step = stepper(onStep);
  step(1);
  const outcome = await modelLetter(services, account, { input, step });
  step(3);
  const letter = outcome.letter ?? writeLetter(input);
  step(4);
  if (outcome.letter) return { letter, writer: "model" };
  return { letter, writer: "built-in", ...(outcome.fallback && { fallback: outcome.fallback }) };
}

interface ModelLetterCall {
  input: LetterInput;
  step: (step: number) => void;
}

/** The model's letter, or why there is none; neither when it may not be asked. */
async function modelLetter(
  services: Services,
  account: WritingAccount,
  { input, step }: ModelLetterCall,
): Promise<{ letter?: Letter; fallback?: string }> {
  if (!(await mayAskModel(services, account.id))) return {};
  const material = readMaterial(input);
  const redaction = createRedaction(input, account);
  const lines = [...factLines(material.model), ...statedLines(material.model, input.sources ?? [])];
  step(2);
  const outcome = await askModel(services, {
    userId: account.id,
    task: task(input.style),
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    ],
    answer: letterSchema,
    onFirstWords: () => step(3),
  });
  if (!outcome.answered) return { fallback: outcome.reason };
  const factIds = new Set(lines.map((line) => line.id));
  const paragraphs = judgeLetter(outcome.value, { material, factIds, show: redaction.show });
  if (paragraphs === undefined)
    return { fallback: reasonText("The language model's answer could not be used") };
  return finish(input, material, paragraphs);
}

function finish(
  input: LetterInput,
  material: LetterMaterial,
  paragraphs: string[][],
): { letter?: Letter; fallback?: string } {
  const words = countLetterWords(paragraphs.flat().join(" "));
  if (words < leastWords)
    return { fallback: reasonText("Too little of the language model's letter passed the fact check") };
  if (words > mostWords) return { fallback: reasonText("The language model's letter was too long") };
  const { facts, target, blocked } = material;
  const body = withTarget(paragraphs, input, material).map((one) => one.join(" "));
  const text = layOut(body, input.style, material);
  const sentences = groundLetter(text, facts, { target, asOf: input.asOf });
  if (sentences.some((one) => !one.supported))
    return { fallback: reasonText("The language model's letter did not pass the fact check") };
  return {
    letter: {
      text,
      sentences,
      blocked,
      ...measureLetter(text, input.ad, input.asOf, input.requirementEdits),
    },
  };
}

/** A letter names the job and the employer it goes to, whatever was left of the model's first sentence. */
function withTarget(paragraphs: string[][], { style }: LetterInput, { target }: LetterMaterial): string[][] {
  const said = paragraphs.flat().join(" ").toLowerCase();
  const isNamed = [target.title, target.company].every((one) => !one || said.includes(one.toLowerCase()));
  return isNamed ? paragraphs : [[phrases[style].apply(nameRole(target))], ...paragraphs];
}
