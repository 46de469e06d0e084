import type { z } from "zod/mini";
import type { letterDraftBody } from "#shared/contract/cover-letters/cover-letters.ts";
import type { OptimisedLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { inputsKey } from "../../writing/inputs-key.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { storeLetter } from "./cover-letters.store.ts";
import { type LetterCall, letterOrder } from "./letter-order.ts";
import { openSavedLetter } from "./open-saved-letter.ts";

/**
 * The person's draft, improved for one ad and stored in the account.
 * @throws AppError as `letterOrder`.
 */
export async function optimiseLetter(
  call: LetterCall<z.output<typeof letterDraftBody>>,
): Promise<OptimisedLetter> {
  const { user, body, services, step } = call;
  const { coverLetterText, jobDescription, options = {}, applicationId } = body;
  const { tone = "professional", jobTitle = "", company = "" } = options;
  const about = { jobTitle, company, adText: jobDescription, style: tone, applicationId };
  const { input, row } = await letterOrder(services, user.id, about);
  const draft = { ...input, letterText: coverLetterText, tone };
  const written = body.deviceEdits && { edits: body.deviceEdits };
  const { writer, who } = await writerFor(services, user, { written });
  const { asOf: _, ...asked } = draft;
  const inputs = inputsKey(["draft", who, asked, row.applicationId]);
  const kept = await openSavedLetter(call, inputs);
  if (kept?.optimised) return { ...kept.optimised, keptFrom: kept.keptFrom };
  await call.countCall();
  const order = { input: draft, identity: identityOf(user) };
  const { result: letter, mayCount: __, accepted: ___, ...by } = await writer.improve(order, step);
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
  const run = { ...row, kind: "optimised", draftText: coverLetterText, result, inputs } as const;
  return { id: await storeLetter(services.db, user.id, run), ...result };
}
