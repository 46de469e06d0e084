import { builtInWriter } from "#shared/writing/built-in-writer.ts";
import type { Identity } from "#shared/writing/model/redaction.ts";
import { modelWriter } from "#shared/writing/model-writer.ts";
import type { AskModel, ModelOutcome } from "#shared/writing/prompt.ts";
import type { Writer, WritingWorks } from "#shared/writing/writer.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { askerFor, mayAskModel } from "./ask-model.ts";

export interface WritingAccount extends Identity {
  id: Owner;
}

/** The writing of one account, on threads. */
function worksFor({ workers }: Services, payer: Owner): WritingWorks {
  const paid = { payer };
  return {
    tailor: (input, onStep) => workers.run("tailor", input, { payer, ...(onStep && { onStep }) }),
    writeLetter: (input) => workers.run("write-letter", input, paid),
    improveLetter: (input) => workers.run("improve-letter", input, paid),
    prepareTailoring: (order) => workers.run("prepare-tailoring", order, paid),
    prepareLetter: (order) => workers.run("prepare-letter", order, paid),
    prepareImproving: (order) => workers.run("prepare-improving", order, paid),
    finishTailoring: (order) => workers.run("finish-tailoring", order, paid),
    finishLetter: (order) => workers.run("finish-letter", order, paid),
    finishImproving: (order) => workers.run("finish-improving", order, paid),
  };
}

interface Asked {
  /** Aborts, for a caller who has left. */
  signal?: AbortSignal;
  /** What the model in the person's own browser has written, in the form of a model's answer. */
  written?: unknown;
}

/** A writer, and what tells it from another one: a second model is another writer. */
interface ChosenWriter {
  writer: Writer;
  who: string;
}

/** The browser's model has answered before; it cannot be asked again from here. */
const hasAnswered = (value: unknown): AskModel => {
  let outcome: ModelOutcome = { answered: true, value };
  return async () => {
    const now = outcome;
    outcome = { answered: false, reason: "", isFailure: false };
    return now;
  };
};

/**
 * Who writes for this account now: the person's own browser where it has written, the configured model where they have
 * agreed that it may, else the built-in writer.
 */
export async function writerFor(
  services: Services,
  { id }: WritingAccount,
  { signal, written }: Asked = {},
): Promise<ChosenWriter> {
  const works = worksFor(services, id);
  if (written !== undefined)
    return { writer: modelWriter({ name: "device", ask: hasAnswered(written), works }), who: "device" };
  const model = services.languageModel;
  if (model === undefined || !(await mayAskModel(services, id)))
    return { writer: builtInWriter(works), who: "built-in" };
  const ask = askerFor(services, id, signal);
  return { writer: modelWriter({ name: "model", ask, works }), who: `${model.host} ${model.name}` };
}

/** An account has more to it than a name and an address; a thread gets no more than these. */
export function identityOf({ fullName, email }: Identity): Identity {
  return { fullName, email };
}
