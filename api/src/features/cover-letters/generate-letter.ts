import type { z } from "zod/mini";
import type { letterBody } from "#shared/contract/cover-letters/cover-letters.ts";
import type { WrittenLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { arrangedWords, typedSentences } from "#shared/domain/cover-letters/own-words.ts";
import type { LetterInput } from "#shared/writing/built-in/letter/write-letter.ts";
import { notFound, unreadable } from "../../http/app-error.ts";
import { inputsKey } from "../../writing/inputs-key.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { getLetter, storeLetter } from "./cover-letters.store.ts";
import { type LetterCall, letterOrder } from "./letter-order.ts";
import { storedAnswer, writtenLetter, writtenText } from "./letter-rows.store.ts";
import { openSavedLetter } from "./open-saved-letter.ts";

type Call = LetterCall<z.output<typeof letterBody>>;

/**
 * A letter from the default resume for one ad, stored in the account. The person's own words of the letter that it follows
 * are in it.
 * @throws AppError as `letterOrder`; `unreadable` where too few requirements were found and it is not asked for anyway.
 */
export async function generateLetter(call: Call): Promise<WrittenLetter> {
  const { user, body, services, step } = call;
  const { jobTitle, company, jobDescription = "", style = "professional", applicationId } = body;
  const { length = "full", variant = 0 } = body;
  const before = await wordsBefore(call);
  const reason = body.reason ?? before.reason ?? "";
  const { fullName: name, email } = identityOf(user);
  const choice = { length, variant, ...before, reason, account: { name, email } };
  const about = { jobTitle, company, adText: jobDescription, style, applicationId, choice };
  const { input, row } = await letterOrder(services, user.id, about);
  const written = body.deviceLetter && {
    paragraphs: body.deviceLetter.map((sentences) => ({ sentences })),
  };
  const { writer, who } = await writerFor(services, user, { written });
  const { asOf: _, ...asked } = input;
  const inputs = inputsKey(["letter", who, asked, row.applicationId]);
  const kept = await openSavedLetter(call, inputs);
  if (kept?.generated) return { ...kept.generated, keptFrom: kept.keptFrom };
  await call.countCall();
  const order = { input, identity: identityOf(user) };
  const { result: letter, mayCount: __, accepted: ___, ...by } = await writer.letter(order, step);
  const { text, notFound: missing, ...measured } = letter;
  // Who has a letter for this job already was asked before.
  if (missing && body.anyway !== true && body.from === undefined) throw withheld(missing);
  const result = { content: text, coverLetter: text, variant, length, reason, ...measured, ...by };
  const run = { ...row, kind: "generated", draftText: "", result, inputs } as const;
  return { id: await storeLetter(services.db, user.id, run), ...result };
}

/** What the person wrote for the letter before, and the lines that they took out of it. */
async function wordsBefore({
  user,
  body,
  services,
}: Call): Promise<Pick<LetterInput, "reason" | "ownLines" | "unwanted">> {
  if (body.from === undefined) return {};
  const row = await getLetter(services.db, user.id, body.from);
  if (!row) throw notFound("letter");
  const answer = storedAnswer(row);
  const letter = writtenLetter(row);
  const reason = answer.edited?.quoted?.reason ?? ("content" in answer ? answer.reason : undefined);
  const said = reason === undefined ? {} : { reason };
  if (letter && answer.edited?.quoted) return { ...said, ...arrangedWords(letter, answer.edited.quoted) };
  const already = letter?.own.filter(({ id }) => id.startsWith("own:")).map(({ text }) => text) ?? [];
  const typed = row.editedText === null ? [] : typedSentences(writtenText(row), row.editedText);
  return { ...said, ownLines: [...already, ...typed] };
}

function withheld(missing: readonly string[]) {
  const names = missing.length === 0 ? "" : ` We looked for: ${missing.join("; ")}.`;
  return unreadable(
    "letter_withheld",
    `We could not find enough of what this ad asks for in your resume.${names} It may be there in other words.`,
    { notFound: missing },
  );
}
