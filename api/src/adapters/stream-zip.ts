import { Zip, ZipDeflate } from "fflate";

export interface ZipEntry {
  name: string;
  /** What the entry holds, piece by piece: only the piece at hand is in memory. */
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Already packed by its own format: packing it again costs time and saves nothing. */
  isPacked?: boolean;
}

/**
 * A zip as it is made, entry after entry, piece after piece. Packed files are in it as deflate blocks of level 0, since
 * some programs cannot open a stored entry whose size is behind it.
 *
 * @throws what an entry's pieces throw; the zip made so far has no end then, and no program takes it for whole.
 */
export async function* streamZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, pieces, isPacked } of entries) {
    const entry = new ZipDeflate(name, { level: isPacked ? 0 : 6 });
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(piece);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
