import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { streamZip, type ZipEntry } from "./stream-zip.ts";

async function* given(...entries: ZipEntry[]) {
  yield* entries;
}

async function zipped(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of streamZip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("streamZip", () => {
  it("an entry in pieces, an empty one and a packed one, come out as they were", async () => {
    const photo = crypto.getRandomValues(new Uint8Array(60_000));
    const bytes = await zipped(
      given(
        { name: "data/a.json", pieces: [strToU8("[1,"), strToU8("2]\n")] },
        { name: "empty.txt", pieces: [] },
        { name: "files/Zoë.jpg", pieces: [photo], isPacked: true },
      ),
    );
    const entries = unzipSync(bytes);
    expect(Object.keys(entries)).toEqual(["data/a.json", "empty.txt", "files/Zoë.jpg"]);
    expect(strFromU8(entries["data/a.json"] ?? photo)).toBe("[1,2]\n");
    expect(entries["empty.txt"]).toHaveLength(0);
    expect(entries["files/Zoë.jpg"]).toEqual(photo);
  });

  it("no entry at all, is an empty zip", async () => {
    expect(unzipSync(await zipped(given()))).toEqual({});
  });

  it("the first pieces are out, before the next entry is asked for", async () => {
    let isAsked = false;
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: "a", pieces: [strToU8("a")] };
      isAsked = true;
      yield { name: "b", pieces: [strToU8("b")] };
    }
    for await (const piece of streamZip(entries())) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(isAsked).toBe(false);
  });

  it("a piece that cannot be read, throws and leaves no zip that opens", async () => {
    const pieces: Uint8Array[] = [];
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield strToU8("half");
      throw new Error("the disk is away");
    }
    const reading = async () => {
      for await (const piece of streamZip(given({ name: "a", pieces: broken() }))) pieces.push(piece);
    };
    await expect(reading()).rejects.toThrow("the disk is away");
    expect(() => unzipSync(Buffer.concat(pieces))).toThrow("invalid zip data");
  });
});
