import type { ImproveInput } from "#shared/writing/realise/letter/improve-letter.ts";
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import type { CheckedLetter } from "./improve-work.ts";
import type { LetterBy, Progress } from "./letter-for-account.ts";
import { resumeEditsSchema } from "./resume-edits.ts";
import { stepper } from "./stepper.ts";
import { identityOf, type WritingAccount } from "./tailor-for-account.ts";

const task = (tone: string) =>
  [
    `You improve single sentences of a person's cover letter in a ${tone} style, so that the ad's reader finds what the person really did.`,
    "Each sentence of the letter has a number. Rewrite a sentence only where that helps: same meaning, same strength, nothing left out, the ad's wording where the person's facts are the same under another name.",
    "For each edit give lineId (the sentence's number), the new sentence, factIds (numbers of the resume's lines that state its facts; an empty list for a sentence without facts) and a short reason.",
  ].join("\n");

/**
 * Improves a person's draft: the built-in writer first, then single sentences by the language model where one
 * is configured and the person has agreed. A sentence that the resume does not support is the person's own and
 * is never touched; one of the model that it does not support falls (docs/engine.md, Writing).
 */
export async function improveForAccount(
  services: Services,
  account: WritingAccount,
  input: ImproveInput,
  { onStep }: Progress,
): Promise<LetterBy<CheckedLetter>> {
  const step = stepper(onStep);
  step(1);
  const result = (await mayAskModel(services, account.id))
    ? await improveWithModel(services, account, { input, step })
    : await builtIn(services, account, input);
  step(4);
  return result;
}

async function builtIn(
  services: Services,
  { id: payer }: WritingAccount,
  input: ImproveInput,
): Promise<LetterBy<CheckedLetter>> {
  return { letter: await services.workers.run("improve-letter", input, { payer }), writer: "built-in" };
}

async function improveWithModel(
  services: Services,
  account: WritingAccount,
  { input, step }: { input: ImproveInput; step: (step: number) => void },
): Promise<LetterBy<CheckedLetter>> {
  const payer = account.id;
  const order = { input, identity: identityOf(account) };
  const { base, material } = await services.workers.run("prepare-improving", order, { payer });
  step(2);
  const outcome = await askModel(services, {
    userId: account.id,
    task: task(input.tone),
    material,
    answer: resumeEditsSchema,
    onFirstWords: () => step(3),
  });
  if (!outcome.answered)
    return { letter: base, writer: "built-in", ...(outcome.reason && { fallback: outcome.reason }) };
  const finished = { ...order, value: outcome.value };
  const result = await services.workers.run("finish-improving", finished, { payer });
  if ("letter" in result) return { letter: result.letter, writer: "model" };
  return { letter: base, writer: "built-in", fallback: reasonText(result.failure) };
}
