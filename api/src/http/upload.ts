import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
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
    if (Number(req.headers["content-length"] ?? 0) > mostBytes + mostAround) throw tooLarge(mostBytes);
    const receive = multer({
      dest: folder,
      limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 1 },
      defParamCharset: "utf8",
    }).single("file");
    const body = cutAt(req, mostBytes);
    await new Promise<void>((resolve, reject) => {
      receive(body, res, (error: unknown) => (error ? reject(asUploadError(error, mostBytes)) : resolve()));
    });
    const { file } = body;
    if (!file) throw new AppError("invalid", "Please choose a file to upload.");
    return {
      path: closeFile(file.path),
      name: storableText(path.basename(file.originalname).slice(0, 200)),
      bytes: file.size,
    };
  };
}

/** Bytes of the lines around a file. */
const mostAround = 16 * 1024;

/** The request as the parser of parts sees it: that one would read what is too large to its end before it says so. */
function cutAt(req: Request, mostBytes: number): Request {
  let taken = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      done(taken > mostBytes + mostAround ? tooLarge(mostBytes) : null, chunk);
    },
  });
  req.once("close", () => {
    if (!req.readableEnded) body.destroy();
  });
  return Object.assign(req.pipe(body), { headers: req.headers }) as unknown as Request;
}

export async function removeUpload(file: UploadedFile | undefined): Promise<void> {
  if (file) await rm(openFile(file.path), { force: true });
}

function tooLarge(mostBytes: number): AppError {
  const message = `File too large. Please upload a file smaller than ${mostBytes / 1024 / 1024}MB.`;
  return new AppError("too_large", message, { details: { reason: "too_large" } });
}

function asUploadError(error: unknown, mostBytes: number): unknown {
  if (error instanceof multer.MulterError) {
    return error.code === "LIMIT_FILE_SIZE"
      ? tooLarge(mostBytes)
      : new AppError("invalid", "Please send one file in the field 'file'.");
  }
  if (error instanceof AppError || isDiskFull(error)) return error;
  // busboy reports a broken multipart body with a plain Error.
  return new AppError("invalid", "The upload did not arrive whole. Please try again.");
}
