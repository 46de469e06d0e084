import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import { zip } from "fflate";
import { AppError } from "../http/app-error.ts";
import { sendError } from "../http/error-response.ts";

const missing = "The extension is not built on this server. Write to us, and you get it as a zip.";

/** All files of a folder, below one folder of the zip: what is unpacked is then one thing to drop. */
async function pack(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, Uint8Array> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[`kelpie/${path.relative(folder, file).replaceAll("\\", "/")}`] = await readFile(file);
  }
  return new Promise((resolve, reject) => {
    // On threads of its own; the same files give the same bytes.
    zip(files, { mtime: new Date("2026-01-01") }, (error, bytes) =>
      error ? reject(error) : resolve(Buffer.from(bytes)),
    );
  });
}

/**
 * The built extension as a zip, packed once for each build; 404 in words where none was built, 204 to who only
 * asks whether it is there.
 */
export function extensionPackage(folder: string): RequestHandler {
  let packed: { of: string; bytes: Promise<Buffer> } | undefined;
  return async (req, res, next) => {
    try {
      const facts = path.join(folder, "build.json");
      if (!existsSync(facts) && req.method === "HEAD") return void res.status(204).end();
      if (!existsSync(facts)) return sendError(req, res, new AppError("not_found", missing));
      const of = await readFile(facts, "utf8");
      if (packed?.of !== of) packed = { of, bytes: pack(folder) };
      const bytes = await packed.bytes;
      res.setHeader("Cache-Control", "no-cache");
      res.attachment("kelpie-extension.zip").type("application/zip").send(bytes);
    } catch (error) {
      packed = undefined;
      next(error);
    }
  };
}
