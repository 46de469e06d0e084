import { open } from "node:fs/promises";
import { archiveCaps as caps } from "./archive-caps.ts";
import { DocumentError } from "./parsed-document.ts";

const mega = 1024 * 1024;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entryBytes = 46;
const endBytes = 22;
const commentBytes = 65_535;

/**
 * Refuses archives that are not a Word document or would unpack to too much.
 * @throws DocumentError `corrupt`, `mismatch`, `password_protected` or `too_large`.
 */
export async function checkArchive(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, endBytes + commentBytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const end = findEnd(tail);
    const entries = tail.readUInt16LE(end + 10);
    const length = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    if (entries > caps.entries || length > 4 * mega) throw new DocumentError("too_large");
    if (start + length > size) throw new DocumentError("corrupt");
    const directory = Buffer.alloc(length);
    await handle.read(directory, 0, length, start);
    checkEntries(directory);
  } finally {
    await handle.close();
  }
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at--) if (tail.readUInt32LE(at) === endMark) return at;
  throw new DocumentError("corrupt");
}

function checkEntries(directory: Buffer): void {
  const names = new Set<string>();
  let total = 0;
  for (const entry of readEntries(directory)) {
    if (entry.isEncrypted) throw new DocumentError("password_protected");
    if (leavesArchive(entry.name)) throw new DocumentError("corrupt");
    total += entry.unpacked;
    const isDense = entry.unpacked > mega && entry.unpacked > caps.ratio * Math.max(1, entry.packed);
    if (entry.unpacked > caps.part || total > caps.total || isDense) throw new DocumentError("too_large");
    names.add(entry.name);
  }
  if (!names.has("[Content_Types].xml") || !names.has("word/document.xml"))
    throw new DocumentError("mismatch");
}

function leavesArchive(name: string): boolean {
  return name.startsWith("/") || name.includes("\\") || name.split("/").includes("..");
}

function* readEntries(directory: Buffer) {
  for (let at = 0, count = 0; at + entryBytes <= directory.length; count++) {
    if (directory.readUInt32LE(at) !== entryMark) throw new DocumentError("corrupt");
    if (count > caps.entries) throw new DocumentError("too_large");
    const nameLength = directory.readUInt16LE(at + 28);
    yield {
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      name: directory.toString("utf8", at + entryBytes, at + entryBytes + nameLength),
    };
    at += entryBytes + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}
