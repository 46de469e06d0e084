import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * The plain font inside a WOFF 1.0 file: the same tables, inflated once. The font library would inflate the
 * outlines again for every glyph, which is half of the time a document takes. Source: W3C WOFF 1.0, section 4.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  // The three numbers of the header that help a binary search over the tables.
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * 16, 10);
  let end = fontHeader + count * fontEntry;
  for (let n = 0; n < count; n += 1) {
    const entry = woffHeader + n * woffEntry;
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const to = fontHeader + n * fontEntry;
    woff.copy(font, to, entry, entry + 4);
    font.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4);
    font.writeUInt32BE(end, to + 8);
    font.writeUInt32BE(length, to + 12);
    table.copy(font, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
