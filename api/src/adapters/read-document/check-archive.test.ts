import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { checkArchive } from "./check-archive.ts";

const folder = mkdtempSync(path.join(tmpdir(), "kelpie-archive-"));
afterAll(() => rmSync(folder, { recursive: true }));

const word = { "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8("<w:document/>") };
const mega = 1024 * 1024;

/** What the list of contents alone says, before a byte is unpacked: the parser behind it has caps of its own. */
async function check(parts: Record<string, Uint8Array>, change: (bytes: Uint8Array) => void = () => {}) {
  const bytes = zipSync(parts);
  change(bytes);
  const file = path.join(folder, "one.docx");
  writeFileSync(file, bytes);
  return checkArchive(file).then(
    () => "fine",
    (error: { reason?: string }) => error.reason,
  );
}

/** Sets the bit of every entry that says that it is locked. */
function lock(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < view.length - 4; at += 1)
    if (view.readUInt32LE(at) === 0x02014b50) view.writeUInt16LE(view.readUInt16LE(at + 8) | 1, at + 8);
}

describe("an archive is checked before it is unpacked", () => {
  it("a Word file is let through", async () => {
    expect(await check(word)).toBe("fine");
  });

  it.each([
    [
      "a part of 60 MB from a few kB",
      { ...word, "word/document.xml": new Uint8Array(60 * mega) },
      "too_large",
    ],
    ["a part that packs 300 to 1", { ...word, "word/media/a.emf": new Uint8Array(2 * mega) }, "too_large"],
    ["a name that climbs out", { ...word, "../../out.txt": strToU8("x") }, "corrupt"],
    ["a name from the root", { ...word, "/etc/x": strToU8("x") }, "corrupt"],
    ["a name with a backslash", { ...word, "a\\b": strToU8("x") }, "corrupt"],
    ["no Word document in it", { "a.txt": strToU8("x") }, "mismatch"],
  ])("%s is refused", async (_, parts, reason) => {
    expect(await check(parts as Record<string, Uint8Array>)).toBe(reason);
  });

  it("a locked one is named as such", async () => {
    expect(await check(word, lock)).toBe("password_protected");
  });
});
