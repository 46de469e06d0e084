import type { LetterInput } from "#shared/writing/realise/letter/letter-material.ts";
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import { letterSchema } from "./letter-sentences.ts";
import type { ProvenLetter } from "./letter-work.ts";
import { stepper } from "./stepper.ts";
import { identityOf, type WritingAccount } from "./tailor-for-account.ts";

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
): Promise<LetterBy<ProvenLetter>> {
  const step = stepper(onStep);
  step(1);
  const { letter, fallback } = await modelLetter(services, account, { input, step });
  step(3);
  const written = letter ?? (await services.workers.run("write-letter", input, { payer: account.id }));
  step(4);
  if (letter) return { letter, writer: "model" };
  return { letter: written, writer: "built-in", ...(fallback && { fallback }) };
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
): Promise<{ letter?: ProvenLetter; fallback?: string }> {
  if (!(await mayAskModel(services, account.id))) return {};
  const payer = account.id;
  const order = { input, identity: identityOf(account) };
  const material = await services.workers.run("prepare-letter", order, { payer });
  step(2);
  const outcome = await askModel(services, {
    userId: account.id,
    task: task(input.style),
    material,
    answer: letterSchema,
    onFirstWords: () => step(3),
  });
  if (!outcome.answered) return { fallback: outcome.reason };
  const finished = { ...order, value: outcome.value };
  const result = await services.workers.run("finish-letter", finished, { payer });
  return "letter" in result ? result : { fallback: reasonText(result.failure) };
}
