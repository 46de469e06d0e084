import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { openBytes } from "../bytes/open-outside.ts";
import type { SentFile } from "./handler.ts";

/**
 * Sends a produced file, as a whole or while it is made. What goes wrong before the first piece is thrown before any
 * header, so that it is answered as everywhere; later, the connection is cut, which is how a browser learns that the
 * rest is missing.
 *
 * @throws what the pieces throw; a caller who hangs up is not an error.
 */
export async function sendFile(res: Response, file: SentFile): Promise<void> {
  const pieces = "pieces" in file ? await begun(file.pieces) : null;
  // Express would guess the type from the name.
  res.attachment(file.name);
  res.setHeader("Content-Type", file.type);
  if ("bytes" in file) res.send(Buffer.from(openBytes(file.bytes)));
  else if (pieces) await pipeline(Readable.from(pieces), res).catch(unlessHungUp);
}

function unlessHungUp(thrown: NodeJS.ErrnoException): void {
  if (thrown.code !== "ERR_STREAM_PREMATURE_CLOSE") throw thrown;
}

async function begun(pieces: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}
