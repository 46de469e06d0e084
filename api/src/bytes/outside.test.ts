import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openBytes } from "./open-outside.ts";
import { bytesOf, closeBytes, closeFile, hashOf, headOf, type OutsideBytes } from "./outside.ts";

/** What a route could try. The compiler refuses each; a line that begins to compile fails `npm run check`. */
const refused = {
  // @ts-expect-error closed bytes are no text
  json: (bytes: OutsideBytes): unknown => JSON.parse(bytes),
  // @ts-expect-error closed bytes are no bytes
  text: (bytes: OutsideBytes) => new TextDecoder().decode(bytes),
  // @ts-expect-error closed bytes are no bytes
  copied: (bytes: OutsideBytes) => Buffer.from(bytes),
  // @ts-expect-error a closed file is no path
  read: (file: ReturnType<typeof closeFile>) => readFile(file),
  // @ts-expect-error a closed file is no path
  stream: (file: ReturnType<typeof closeFile>) => createReadStream(file),
};

it("closed bytes tell their length, their first 4,096 bytes and their hash, and open as they were", async () => {
  expect(Object.keys(refused)).toHaveLength(5);
  const bytes = new Uint8Array(10_000).fill(7);
  const closed = closeBytes(bytes);
  expect(closed.byteLength).toBe(10_000);
  expect(headOf(closed)).toEqual(Buffer.alloc(4096, 7));
  expect(hashOf(closed)).toMatch(/^[0-9a-f]{64}$/);
  expect(openBytes(closed)).toBe(bytes);
  const own = import.meta.filename;
  expect(Buffer.from(openBytes(await bytesOf(closeFile(own))))).toEqual(await readFile(own));
});
