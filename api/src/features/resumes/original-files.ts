import * as z from "zod/mini";
import { type DocumentType, documentTypes } from "#shared/domain/resumes/document-facts.ts";
import { DocumentError } from "../../adapters/read-document/parsed-document.ts";
import type { DocumentFile, ReadDocument } from "../../adapters/read-document/read-document.ts";
import { bytesOf } from "../../bytes/outside.ts";
import type { Owner } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import { AppError, notFound, savedFile, unreadable } from "../../http/app-error.ts";
import type { OriginalFile } from "../../http/handler.ts";
import type { UploadedFile } from "../../http/upload.ts";
import type { Services } from "../../services.ts";
import {
  getFile,
  insertFile,
  limitWaitingFiles,
  removeFile,
  removeForgottenUploads,
} from "./stored-files.store.ts";

const day = 24 * 60 * 60 * 1000;
/** Uploads of one account that wait for a resume. */
const mostWaiting = 3;

const mediaTypes: Record<DocumentType, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain; charset=utf-8",
};

/**
 * Reads an uploaded resume and keeps the original, for a day unless a resume is stored with it.
 * @param watch hears the pages of a scan as they are read, and ends its reading when the caller leaves.
 * @throws AppError with the status and reason of the error (D-53); then nothing is stored.
 */
export async function readUpload(
  services: Services,
  userId: Owner,
  file: UploadedFile,
  watch: Pick<DocumentFile, "onPage" | "signal"> = {},
): Promise<ReadDocument & { fileId: string }> {
  services.workers.admit(userId);
  const onSpent = (ms: number) => services.workers.spend(userId, ms);
  const read = await services.documents.read({ ...file, ...watch, onSpent }).catch(refuseDocument);
  const now = services.now();
  await removeForgottenUploads(services.db, new Date(now.getTime() - day));
  const content = await bytesOf(file.path);
  const told = { name: file.name, content, facts: read.facts, createdAt: now };
  const { id: fileId } = savedFile(await insertFile(services, userId, told));
  await limitWaitingFiles(services.db, userId, mostWaiting);
  return { ...read, fileId };
}

/** @throws AppError `not_found` for another account's file too. */
export async function downloadOriginal(services: Services, userId: Owner, id: string): Promise<OriginalFile> {
  const row = await getFile(services.db, userId, id);
  const bytes = row && (await services.files.read(row.id));
  if (!row || !bytes) throw notFound("file");
  return {
    bytes,
    name: row.name,
    type: mediaTypes[readJson(z.enum(documentTypes), row.type, "StoredFile.type")],
  };
}

export async function forgetOriginal(
  services: Services,
  userId: Owner,
  id: string,
): Promise<{ success: true }> {
  if (!(await removeFile(services.db, userId, id))) throw notFound("file");
  return { success: true };
}

const typeErrors = ["wrong_type", "pages_file", "picture", "mismatch"];

/** @throws AppError with the status and reason of the error. decision: D-53. */
export function refuseDocument(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error;
  const details = { reason: error.reason };
  if (error.reason === "busy") throw new AppError("unavailable", error.message, { details, retryAfter: 2 });
  if (typeErrors.includes(error.reason)) throw new AppError("unsupported", error.message, { details });
  if (error.reason === "too_large") throw new AppError("too_large", error.message, { details });
  throw unreadable(error.reason, error.message);
}
