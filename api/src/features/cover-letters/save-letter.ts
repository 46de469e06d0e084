import type { z } from "zod/mini";
import type { letterEditBody } from "#shared/contract/cover-letters/cover-letters.ts";
import type { SavedLetter } from "#shared/contract/cover-letters/written-letters.ts";
import {
  arrangeLetter,
  isOwnLine,
  letterText,
  type QuotedLetter,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import type { Owner } from "../../db/owner.ts";
import { invalid, notFound } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import { listBankSources } from "../../writing/evidence-bank.store.ts";
import { type EditedLetter, findApplication, getLetter, saveLetterEdit } from "./cover-letters.store.ts";
import { toSavedLetterDto, writtenLetter, writtenText } from "./letter-rows.store.ts";

interface KeepLetterCall {
  user: Caller;
  services: Services;
  params: { id: string };
  body: z.output<typeof letterEditBody>;
}

type Row = NonNullable<Awaited<ReturnType<typeof getLetter>>>;

/**
 * The person's own version of a letter, measured anew. The text as written is stored beside it and comes back
 * when it is sent.
 * @throws AppError `not_found` for a letter the account does not have.
 */
export async function saveLetter({ user, services, params, body }: KeepLetterCall): Promise<SavedLetter> {
  const row = await getLetter(services.db, user.id, params.id);
  if (!row) throw notFound("letter");
  const { text, quoted } = editedLetter(row, body);
  const isAsWritten = text === writtenText(row);
  const edit = isAsWritten
    ? null
    : {
        text,
        at: services.now(),
        measured: {
          ...(await measured(services, user.id, row, { text, quoted })),
          ...(quoted && { quoted }),
        },
      };
  const kept = await saveLetterEdit(services.db, user.id, row, edit);
  if (!kept) throw notFound("letter");
  return toSavedLetterDto(kept);
}

/** @throws AppError `invalid` for lines of a letter that has none. */
function editedLetter(row: Row, body: KeepLetterCall["body"]): { text: string; quoted?: QuotedLetter } {
  const { text, arrangement } = body;
  if (text !== undefined) return { text };
  const base = writtenLetter(row);
  if (base === undefined || arrangement === undefined) throw invalid("This letter has no lines to arrange.");
  const quoted = arrangeLetter(base, arrangement);
  return { text: letterText(quoted), quoted };
}

/** The sentences that are Kelpie's: of an arranged letter all but the added lines, of an optimised draft none. */
function kelpiesWords(row: Row, quoted: QuotedLetter | undefined): string {
  if (row.kind !== "generated") return "";
  if (quoted === undefined) return writtenText(row);
  const withoutOwn = (lines: QuotedLetter["own"]) => lines.filter((line) => !isOwnLine(line));
  const jobs = quoted.jobs.map((job) => ({ ...job, lines: withoutOwn(job.lines) }));
  return letterText({ ...quoted, jobs, own: withoutOwn(quoted.own), reason: "" });
}

async function measured(
  services: Services,
  userId: Owner,
  row: Row,
  { text, quoted }: { text: string; quoted?: QuotedLetter | undefined },
): Promise<EditedLetter> {
  const { adText, jobTitle, company, applicationId } = row;
  const application = applicationId && (await findApplication(services.db, userId, applicationId));
  const requirementEdits = application ? application.requirementEdits : [];
  const resume = await findDefaultResume(services.db, userId);
  const ad = { text: adText, ...(jobTitle && { title: jobTitle }), ...(company && { company }) };
  const asOf = services.now().toISOString().slice(0, 10);
  const sources = await listBankSources(services.db, userId);
  const written = kelpiesWords(row, quoted);
  const order = { text, written, resume, sources, ad, requirementEdits, asOf };
  return services.workers.run("measure-own-letter", order, { payer: userId });
}
