import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Request, Response } from "express";
import multer from "multer";
import { uploadLimit } from "#shared/contract/resumes.ts";
import { AppError } from "./app-error.ts";

/** An upload on disk, cut at the limit while it streamed in. */
export interface UploadedFile {
  /** Absolute path of the temporary file. */
  path: string;
  /** The name as given; shown, never used as a path. */
  name: string;
  bytes: number;
}

/** Reads one multipart field called `file` to a temporary file. */
export function createUpload(dataDir: string) {
  const folder = path.join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true });
  const receive = multer({
    dest: folder,
    limits: { fileSize: uploadLimit, files: 1, fields: 0, parts: 1 },
    defParamCharset: "utf8",
  }).single("file");

  return async (req: Request, res: Response): Promise<UploadedFile> => {
    await new Promise<void>((resolve, reject) => {
      receive(req, res, (error: unknown) => (error ? reject(asUploadError(error)) : resolve()));
    });
    const { file } = req;
    if (!file) throw new AppError("invalid", "Please choose a file to upload.");
    return { path: file.path, name: path.basename(file.originalname).slice(0, 200), bytes: file.size };
  };
}

export async function removeUpload(file: UploadedFile | undefined): Promise<void> {
  if (file) await rm(file.path, { force: true });
}

function asUploadError(error: unknown): unknown {
  if (error instanceof multer.MulterError) {
    return error.code === "LIMIT_FILE_SIZE"
      ? new AppError("too_large", "File too large. Please upload a file smaller than 10MB.", {
          details: { reason: "too_large" },
        })
      : new AppError("invalid", "Please send one file in the field 'file'.");
  }
  // busboy reports a broken multipart body with a plain Error.
  return new AppError("invalid", "The upload did not arrive whole. Please try again.");
}
