import type { Letterhead } from "#shared/contract/resumes/letterhead.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { unchangeableReasons } from "#shared/domain/resumes/unplaced-words.ts";
import { DocumentError } from "../../../adapters/read-document/parsed-document.ts";
import { bytesOf, type OutsideBytes } from "../../../bytes/outside.ts";
import type { Owner } from "../../../db/owner.ts";
import { AppError, notFound, savedFile, unreadable } from "../../../http/app-error.ts";
import type { OriginalFile } from "../../../http/handler.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import type { Services } from "../../../services.ts";
import { refuseDocument } from "../original-files.ts";
import * as store from "./letterhead.store.ts";
import type { LetterheadLook, LetterheadRefusal } from "./letterhead-work.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const refusals: Readonly<Record<LetterheadRefusal, string>> = {
  ...unchangeableReasons,
  "no-place":
    "We found no place for a letter in this file: it has no date, no line that begins with Dear, and no empty page below its head. Put the word Dear where a letter shall begin, and upload it again.",
  boxed:
    "The letter in this file stands in a table or a text box, where we cannot set another one safely. Put its text into ordinary paragraphs, and upload it again.",
  held: "A picture, a note or a section break hangs on the letter's own lines in this file. Move it into the header or above the date, and upload it again.",
  "tracked-changes":
    "This Word file has tracked changes that are not settled yet. Accept or reject them in Word, and upload it again.",
};

/** What is stored, with its place read anew from the bytes; null where there is none. */
export async function getLetterhead(services: Services, userId: Owner): Promise<Letterhead | null> {
  const row = await store.findLetterhead(services.db, userId);
  const bytes = row && (await services.files.read(row.id));
  if (!row || !bytes) return null;
  const look = await lookAt(services, userId, bytes);
  return "refused" in look ? wire(row, { stays: [], from: null, replaced: 0 }) : wire(row, look);
}

interface KeptRow {
  name: string;
  bytes: number;
  createdAt: Date;
}

const wire = ({ name, bytes, createdAt }: KeptRow, look: LetterheadLook) => ({
  name,
  bytes,
  createdAt: createdAt.toISOString(),
  ...look,
});

const lookAt = (services: Services, userId: Owner, bytes: OutsideBytes) =>
  services.workers.run("read-letterhead", { bytes, today: services.now() }, { payer: userId });

/**
 * Keeps a Word file as the letterhead of the account; the one before goes.
 * @throws AppError with words for a file that is none; then nothing is stored and nothing goes.
 */
export async function saveLetterhead(
  services: Services,
  userId: Owner,
  file: UploadedFile,
): Promise<Letterhead> {
  services.workers.admit(userId);
  await checkDocument(services, userId, file);
  const bytes = await bytesOf(file.path);
  const look = await lookAt(services, userId, bytes);
  if ("refused" in look) throw unreadable(look.refused, refusals[look.refused]);
  const told = { name: file.name, content: bytes, createdAt: services.now() };
  return wire(savedFile(await store.insertLetterhead(services, userId, told)), look);
}

/** @throws AppError for what no upload may be; a page without words may be a letterhead. */
async function checkDocument(services: Services, userId: Owner, file: UploadedFile): Promise<void> {
  const notWord = "Please choose a Word file (.docx) with your letterhead.";
  if (!/\.docx$/i.test(file.name))
    throw new AppError("unsupported", notWord, { details: { reason: "wrong_type" } });
  const onSpent = (ms: number) => services.workers.spend(userId, ms);
  await services.documents.read({ ...file, onSpent }).catch((error: unknown) => {
    if (error instanceof DocumentError && error.reason === "no_text") return;
    if (error instanceof DocumentError && error.reason === "too_long")
      throw unreadable(
        "too_long",
        "This file has more text than a letterhead can have. Please upload a shorter one.",
      );
    refuseDocument(error);
  });
}

/** The stored file as it was uploaded. @throws AppError `not_found` without one. */
export async function downloadLetterhead(services: Services, userId: Owner): Promise<OriginalFile> {
  const row = await store.findLetterhead(services.db, userId);
  const bytes = row && (await services.files.read(row.id));
  if (!row || !bytes) throw notFound("file");
  return { bytes, name: row.name, type: wordType };
}

/**
 * A letter as Word in the letterhead that the account keeps; null without one.
 * @throws AppError `unsupported`, reason "letterhead", where this letter cannot go into it.
 */
export async function exportInLetterhead(
  services: Services,
  userId: Owner,
  { text, name }: { text: string; name: string },
): Promise<FileAnswer | null> {
  const row = await store.findLetterhead(services.db, userId);
  const bytes = row && (await services.files.read(row.id));
  if (!bytes) return null;
  const order = { bytes, text, today: services.now() };
  const filled = await services.workers.run("fill-letterhead", order, { payer: userId });
  if ("bytes" in filled) return { bytes: filled.bytes, name: `${name}.docx`, type: wordType };
  throw new AppError("unsupported", `${refusals[filled.refused]} Or take our design.`, {
    details: { reason: "letterhead" },
  });
}
