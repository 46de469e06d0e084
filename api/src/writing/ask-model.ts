import { reasonText } from "#shared/writing/model-writer.ts";
import {
  type AskModel,
  framePrompt,
  type ModelOutcome,
  type PromptSecrets,
  repeatsInstructions,
} from "#shared/writing/prompt.ts";
import { ModelError, type ModelErrorReason } from "../adapters/language-model.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { getModelConsent, takeModelCall } from "./model-use.store.ts";

const became: Record<ModelErrorReason, string> = {
  unreachable: "The language model could not be reached",
  busy: "The language model is busy",
  slow: "The language model did not answer in time",
  refused: "The language model refused the request",
  unusable: "The language model's answer could not be used",
  resting: "The language model has failed several times and is left alone for half a minute",
  left: "You left before the language model answered",
};

/** True when a model is configured and the person has agreed that it may write; asked anew for every run. */
export async function mayAskModel(services: Services, userId: Owner): Promise<boolean> {
  return services.languageModel !== undefined && (await getModelConsent(services.db, userId)) !== null;
}

const notAsked: ModelOutcome = { answered: false, reason: "", isFailure: false };

/**
 * Asks the configured model for one use: every call is taken from the account's budget of the day, and one time limit
 * covers all of them. The caller has made sure of the consent (`mayAskModel`).
 * @param signal aborts, for a caller who has left.
 */
export function askerFor(services: Services, userId: Owner, signal?: AbortSignal): AskModel {
  const model = services.languageModel;
  if (model === undefined) return async () => notAsked;
  let deadline: AbortSignal | undefined;
  return async (assignment, onFirstWords) => {
    const day = services.now().toISOString().slice(0, 10);
    if (!(await takeModelCall(services.db, userId, day, model.dailyCalls))) {
      const reason = reasonText("Today's calls to the language model are used up");
      return { answered: false, reason, isFailure: false };
    }
    // The time begins with the first call.
    deadline ??= AbortSignal.timeout(model.timeoutMs);
    const secrets: PromptSecrets = { canary: services.randomToken(12), boundary: services.randomToken(12) };
    const { answer } = assignment;
    const prompt = framePrompt(assignment, secrets);
    try {
      const value = await model.ask({ ...prompt, answer, deadline, signal, onFirstWords });
      if (repeatsInstructions(value, secrets)) throw new ModelError("unusable");
      return { answered: true, value };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      services.log.warn({ reason: error.reason }, "the language model did not write");
      return { answered: false, reason: reasonText(became[error.reason]), isFailure: true };
    }
  };
}
