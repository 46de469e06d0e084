import type { Tailored, TailorInput } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import type { Identity } from "./redaction.ts";
import { resumeEditsSchema } from "./resume-edits.ts";
import { stepper } from "./stepper.ts";

export interface WritingAccount extends Identity {
  id: Owner;
}

/** A tailored resume and who wrote it. decision: D-29. */
export interface TailoredBy {
  tailored: Tailored;
  writer: "built-in" | "model";
  /** Why the built-in writer did what a model was asked for. */
  fallback?: string;
  /** False for a run that may not cost a use: the model failed. */
  counts: boolean;
}

const task = [
  "You tailor single lines of a resume to a job ad, so that the ad's reader finds what the person really did.",
  "Each line of the resume has a number. Rewrite only lines of the numbers listed as open: same meaning, same strength, nothing left out, the ad's wording where the line already says the same under another name.",
  "For each edit give lineId, the new text on one line, factIds (numbers of the lines that state its facts) and a short reason. Leave a line out when it is fine.",
].join("\n");

/**
 * Tailors with the language model where one is configured and the person has agreed, on top of what the
 * built-in writer does; else, and whenever the model fails, with the built-in writer alone. Every line of the
 * model passes the fact check or falls; the score is the engine's, of the final text (docs/engine.md, Writing).
 */
export async function tailorForAccount(
  services: Services,
  account: WritingAccount,
  { onStep, ...input }: TailorInput,
  signal: AbortSignal,
): Promise<TailoredBy> {
  const payer = account.id;
  if (!(await mayAskModel(services, account.id))) {
    const tailored = await services.workers.run("tailor", input, { payer, ...(onStep && { onStep }) });
    return { tailored, writer: "built-in", counts: true };
  }
  const step = stepper(onStep);
  step(0);
  const order = { input, identity: identityOf(account) };
  const { base, open, material } = await services.workers.run("prepare-tailoring", order, { payer });
  step(1);
  const outcome = await askModel(services, {
    task: `${task}\nOpen lines: ${open.join(", ")}.`,
    material,
    answer: resumeEditsSchema,
    userId: account.id,
    signal,
    onFirstWords: () => step(2),
  });
  step(3);
  const built = { tailored: base, writer: "built-in" } as const;
  if (!outcome.answered) {
    step(4);
    return { ...built, fallback: outcome.reason, counts: !outcome.isFailure };
  }
  const judged = { ...order, base, value: outcome.value };
  const result = await services.workers.run("finish-tailoring", judged, { payer });
  step(4);
  if ("tailored" in result) return { ...result, writer: "model", counts: true };
  return { ...built, fallback: reasonText(result.failure), counts: false };
}

/** An account has more to it than a name and an address; a thread gets no more than these. */
export function identityOf({ fullName, email }: Identity): Identity {
  return { fullName, email };
}
