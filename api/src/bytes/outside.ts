import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

declare const closed: unique symbol;

/**
 * Bytes that somebody outside sent. They are no `Uint8Array`, so that a route cannot parse them: a thread, a document's
 * process and the store open them (`open-outside.ts`, the import rule `outside-bytes-stay-closed`).
 */
export interface OutsideBytes {
  readonly [closed]: "bytes";
  readonly byteLength: number;
}

/** A file that somebody outside sent, by its place on disk. */
export interface OutsideFile {
  readonly [closed]: "file";
}

export function closeBytes(bytes: Uint8Array): OutsideBytes {
  return bytes as unknown as OutsideBytes;
}

/** @param path of a file that nobody has read. */
export function closeFile(path: string): OutsideFile {
  return path as unknown as OutsideFile;
}

/** The whole file, still closed. */
export async function bytesOf(file: OutsideFile): Promise<OutsideBytes> {
  return closeBytes(await readFile(file as unknown as string));
}

/** The first bytes, by which its type is told. */
export function headOf(bytes: OutsideBytes): Buffer {
  return Buffer.from((bytes as unknown as Uint8Array).subarray(0, headBytes));
}

const headBytes = 4096;

/** SHA-256 in hex: tells the same bytes when they come again. */
export function hashOf(bytes: OutsideBytes): string {
  return createHash("sha256")
    .update(bytes as unknown as Uint8Array)
    .digest("hex");
}
