import type { z } from "zod/mini";
import type { letterDraftBody, OptimisedLetter } from "#shared/contract/cover-letters.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { storeLetter } from "./cover-letters.store.ts";
import { type LetterCall, letterOrder } from "./letter-order.ts";

/**
 * The person's draft, improved for one ad and kept in the account.
 * @throws AppError as `letterOrder`.
 */
export async function optimiseLetter(
  call: LetterCall<z.output<typeof letterDraftBody>>,
): Promise<OptimisedLetter> {
  const { user, body, services, step } = call;
  const { coverLetterText, jobDescription, options = {}, applicationId } = body;
  const { tone = "professional", jobTitle = "", company = "" } = options;
  const asked = { jobTitle, company, adText: jobDescription, style: tone, applicationId };
  const { input, row } = await letterOrder(services, user.id, asked);
  await call.countCall();
  const draft = { ...input, letterText: coverLetterText, tone };
  const writer = await writerFor(services, user);
  const written = await writer.improve({ input: draft, identity: identityOf(user) }, step);
  const { result: letter, mayCount: _, ...by } = written;
  const { text, sentences: _sentences, flagged, evidence, ...measured } = letter;
  const result = {
    optimizedText: text,
    ...measured,
    ...by,
    flagged: flagged.map(({ sentence, claim }) => ({
      line: sentence,
      claim: claim.claim,
      reason: claim.reason,
    })),
    evidence,
  };
  const kept = { ...row, kind: "optimised", draftText: coverLetterText, result } as const;
  return { id: await storeLetter(services.db, user.id, kept), ...result };
}
