import type { z } from "zod/mini";
import type { letterBody, WrittenLetter } from "#shared/contract/cover-letters.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { storeLetter } from "./cover-letters.store.ts";
import { type LetterCall, letterOrder } from "./letter-order.ts";

/**
 * A letter from the default resume for one ad, kept in the account.
 * @throws AppError as `letterOrder`.
 */
export async function generateLetter(call: LetterCall<z.output<typeof letterBody>>): Promise<WrittenLetter> {
  const { user, body, services, step } = call;
  const { jobTitle, company, jobDescription = "", style = "professional", applicationId } = body;
  const asked = { jobTitle, company, adText: jobDescription, style, applicationId };
  const { input, row } = await letterOrder(services, user.id, asked);
  await call.countCall();
  const writer = await writerFor(services, user);
  const written = await writer.letter({ input, identity: identityOf(user) }, step);
  const { result: letter, mayCount: _, ...by } = written;
  const { text, sentences: _sentences, evidence, ...measured } = letter;
  const result = {
    content: text,
    coverLetter: text,
    ...measured,
    ...by,
    evidence,
  };
  const kept = { ...row, kind: "generated", draftText: "", result } as const;
  return { id: await storeLetter(services.db, user.id, kept), ...result };
}
