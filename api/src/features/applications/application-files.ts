import type { ApplicationFile } from "#shared/contract/applications/application.ts";
import {
  mediaTypes,
  mostFilesOfApplication as most,
} from "#shared/domain/applications/application-file-types.ts";
import { DocumentError } from "../../adapters/read-document/parsed-document.ts";
import { sniffType } from "../../adapters/read-document/sniff-type.ts";
import { bytesOf, headOf, type OutsideBytes } from "../../bytes/outside.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, notFound, savedFile } from "../../http/app-error.ts";
import type { OriginalFile } from "../../http/handler.ts";
import type { UploadedFile } from "../../http/upload.ts";
import type { Services } from "../../services.ts";
import * as store from "./application-files.store.ts";
import { addEvent, getApplication } from "./applications.store.ts";

const imageMarks = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff] };

/**
 * Keeps a file with an application. It is recognised by its content, never opened, and only ever handed back as a download.
 * @throws AppError for a type that we do not keep, and past the limits.
 */
export async function addFile(
  services: Services,
  userId: Owner,
  applicationId: string,
  file: UploadedFile,
): Promise<ApplicationFile> {
  if (!(await getApplication(services.db, userId, applicationId))) throw notFound("application");
  const content = await bytesOf(file.path);
  const type = typeOf(content, file.name);
  const at = services.now();
  const told = { name: file.name, type, content, createdAt: at };
  const row = savedFile(await store.insertFile(services, userId, told, { applicationId, most }));
  await addEvent(services.db, userId, applicationId, {
    kind: "file",
    detail: `Added the file ${file.name}`,
    at,
  });
  return row;
}

function typeOf(content: OutsideBytes, name: string): keyof typeof mediaTypes {
  if (content.byteLength === 0) throw new AppError("invalid", "This file is empty.");
  const head = headOf(content);
  const ending = /\.(png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending) {
    const image = ending === "png" ? "png" : "jpg";
    if (imageMarks[image].every((byte, at) => head[at] === byte)) return image;
    throw wrongType();
  }
  try {
    return sniffType(head, name);
  } catch (error) {
    throw error instanceof DocumentError ? wrongType() : error;
  }
}

const wrongType = () =>
  new AppError(
    "unsupported",
    "Please choose a PDF, Word, text, PNG or JPEG file whose content is what its name says.",
    { details: { reason: "wrong_type" } },
  );

/** @throws AppError `not_found` for another account's file too. */
export async function downloadFile(services: Services, userId: Owner, id: string): Promise<OriginalFile> {
  const row = await store.getFile(services.db, userId, id);
  const bytes = row && (await services.files.read(row.id));
  if (!row || !bytes) throw notFound("file");
  return { bytes, name: row.name, type: mediaTypes[row.type as keyof typeof mediaTypes] };
}

export async function forgetFile(services: Services, userId: Owner, id: string): Promise<{ success: true }> {
  const row = await store.getFile(services.db, userId, id);
  if (!row || !(await store.removeFile(services.db, userId, id))) throw notFound("file");
  const detail = `Removed the file ${row.name}`;
  await addEvent(services.db, userId, row.applicationId, { kind: "file", detail, at: services.now() });
  return { success: true };
}
