import type { OwnWordPlan } from "#shared/contract/resumes/own-word.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { unchangeableReasons } from "#shared/domain/resumes/unplaced-words.ts";
import type { OutsideBytes } from "../../../bytes/outside.ts";
import type { Owner } from "../../../db/owner.ts";
import { AppError, notFound } from "../../../http/app-error.ts";
import type { Services } from "../../../services.ts";
import { listWaitingWordFiles, wordFilesOfText } from "./own-word.store.ts";

interface Asked {
  /** The text that was tailored. */
  sourceText: string;
  text: string;
}

interface KeptWord {
  name: string;
  bytes: OutsideBytes;
}

/** The stored Word file that a text came from: of a resume or its versions, else an upload that reads as the text. */
async function findKeptWord(services: Services, userId: Owner, text: string): Promise<KeptWord | null> {
  const { db, files, workers } = services;
  for (const file of await wordFilesOfText(db, userId, text)) {
    const bytes = await files.read(file.id);
    if (bytes) return { name: file.name, bytes };
  }
  for (const file of await listWaitingWordFiles(db, userId)) {
    const bytes = await files.read(file.id);
    if (bytes && (await workers.run("reads-as", { bytes, text }, { payer: userId })))
      return { name: file.name, bytes };
  }
  return null;
}

const edit = (services: Services, userId: Owner, { bytes }: KeptWord, text: string) =>
  services.workers.run("edit-own-word", { bytes, text }, { payer: userId });

/** What the person's own Word file would hold of a text. The file is made and proven, and thrown away. */
export async function planOwnWord(
  services: Services,
  userId: Owner,
  { sourceText, text }: Asked,
): Promise<OwnWordPlan> {
  const kept = await findKeptWord(services, userId, sourceText);
  if (!kept) return { file: null, unchangeable: null, placed: 0, unplaced: [] };
  const file = { name: kept.name };
  const edited = await edit(services, userId, kept, text);
  if ("unchangeable" in edited) return { file, unchangeable: edited.unchangeable, placed: 0, unplaced: [] };
  return { file, unchangeable: null, placed: edited.placed, unplaced: edited.unplaced };
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * The person's own Word file with the changes in their place; the stored original is never touched.
 * @throws AppError `not_found` without one, `unsupported` where it cannot be changed.
 */
export async function downloadOwnWord(
  services: Services,
  userId: Owner,
  { sourceText, text }: Asked,
): Promise<FileAnswer> {
  const kept = await findKeptWord(services, userId, sourceText);
  if (!kept) throw notFound("file");
  const edited = await edit(services, userId, kept, text);
  if ("unchangeable" in edited) {
    services.log.warn({ detail: edited.detail }, "a Word file could not be changed");
    const words = `${unchangeableReasons[edited.unchangeable]} Please take one of our designs.`;
    throw new AppError("unsupported", words, { details: { reason: edited.unchangeable } });
  }
  const name = kept.name.replace(/\.docx$/i, "");
  return { bytes: edited.bytes, name: `${name} - tailored.docx`, type: wordType };
}
