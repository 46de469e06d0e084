import type { z } from "zod/mini";
import type { letterBody } from "#shared/contract/cover-letters/cover-letters.ts";
import type { WrittenLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { inputsKey } from "../../writing/inputs-key.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { storeLetter } from "./cover-letters.store.ts";
import { type LetterCall, letterOrder } from "./letter-order.ts";
import { openKeptLetter } from "./open-kept-letter.ts";

/**
 * A letter from the default resume for one ad, kept in the account.
 * @throws AppError as `letterOrder`.
 */
export async function generateLetter(call: LetterCall<z.output<typeof letterBody>>): Promise<WrittenLetter> {
  const { user, body, services, step } = call;
  const { jobTitle, company, jobDescription = "", style = "professional", applicationId } = body;
  const { length = "full", reason = "", variant = 0 } = body;
  const choice = { length, reason, variant };
  const about = { jobTitle, company, adText: jobDescription, style, applicationId, choice };
  const { input, row } = await letterOrder(services, user.id, about);
  const written = body.deviceLetter && {
    paragraphs: body.deviceLetter.map((sentences) => ({ sentences })),
  };
  const { writer, who } = await writerFor(services, user, { written });
  const { asOf: _, ...asked } = input;
  const inputs = inputsKey(["letter", who, asked, row.applicationId]);
  const kept = await openKeptLetter(call, inputs);
  if (kept?.generated) return { ...kept.generated, keptFrom: kept.keptFrom };
  await call.countCall();
  const order = { input, identity: identityOf(user) };
  const { result: letter, mayCount: __, accepted: ___, ...by } = await writer.letter(order, step);
  const { text, sentences: _sentences, evidence, ...measured } = letter;
  const result = {
    content: text,
    coverLetter: text,
    variant,
    length,
    ...measured,
    ...by,
    evidence,
  };
  const run = { ...row, kind: "generated", draftText: "", result, inputs } as const;
  return { id: await storeLetter(services.db, user.id, run), ...result };
}
