import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Request, Response } from "express";
import multer from "multer";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import { openFile } from "../bytes/open-outside.ts";
import { closeFile, type OutsideFile } from "../bytes/outside.ts";
import { storableText } from "../bytes/storable.ts";
import { isDiskFull } from "../db/database-away.ts";
import { AppError } from "./app-error.ts";

/** An upload on disk, cut at the limit while it streamed in. */
export interface UploadedFile {
  /** The temporary file. */
  path: OutsideFile;
  /** The name as given; shown, never used as a path. */
  name: string;
  bytes: number;
}

/** Reads one multipart field called `file` to a temporary file, of a document's size unless the row says more. */
export function createUpload(dataDir: string) {
  const folder = path.join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true });

  return async (req: Request, res: Response, mostBytes: number = uploadLimit): Promise<UploadedFile> => {
    const receive = multer({
      dest: folder,
      limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 1 },
      defParamCharset: "utf8",
    }).single("file");
    await new Promise<void>((resolve, reject) => {
      receive(req, res, (error: unknown) => (error ? reject(asUploadError(error, mostBytes)) : resolve()));
    });
    const { file } = req;
    if (!file) throw new AppError("invalid", "Please choose a file to upload.");
    return {
      path: closeFile(file.path),
      name: storableText(path.basename(file.originalname).slice(0, 200)),
      bytes: file.size,
    };
  };
}

export async function removeUpload(file: UploadedFile | undefined): Promise<void> {
  if (file) await rm(openFile(file.path), { force: true });
}

function asUploadError(error: unknown, mostBytes: number): unknown {
  const size = `${mostBytes / 1024 / 1024}MB`;
  if (error instanceof multer.MulterError) {
    return error.code === "LIMIT_FILE_SIZE"
      ? new AppError("too_large", `File too large. Please upload a file smaller than ${size}.`, {
          details: { reason: "too_large" },
        })
      : new AppError("invalid", "Please send one file in the field 'file'.");
  }
  if (isDiskFull(error)) return error;
  // busboy reports a broken multipart body with a plain Error.
  return new AppError("invalid", "The upload did not arrive whole. Please try again.");
}
