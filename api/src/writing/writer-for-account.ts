import { builtInWriter } from "#shared/writing/built-in-writer.ts";
import type { Identity } from "#shared/writing/model/redaction.ts";
import { modelWriter } from "#shared/writing/model-writer.ts";
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

/**
 * Who writes for this account now: the configured model where the person has agreed that it may, else the built-in
 * writer.
 */
export async function writerFor(
  services: Services,
  { id }: WritingAccount,
  signal?: AbortSignal,
): Promise<Writer> {
  const works = worksFor(services, id);
  if (!(await mayAskModel(services, id))) return builtInWriter(works);
  return modelWriter({ name: "model", ask: askerFor(services, id, signal), works });
}

/** An account has more to it than a name and an address; a thread gets no more than these. */
export function identityOf({ fullName, email }: Identity): Identity {
  return { fullName, email };
}
