import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { LineStyle } from "./document-style.ts";

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * The plain font inside a WOFF 1.0 file: the same tables, inflated once. The font library would inflate the
 * outlines again for every glyph, which is half of the time a document takes. Source: W3C WOFF 1.0, section 4.
 */
function unpackWoff(woff: Buffer): Buffer {
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

/** One font file, and which code points it is asked for. */
export interface Face {
  key: string;
  load: () => Buffer;
  covers: (codePoint: number) => boolean;
}

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Buffer>();

function load(file: string): Buffer {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const packed = readFileSync(resolve(file));
  const bytes = file.endsWith(".woff") ? unpackWoff(packed) : packed;
  loaded.set(file, bytes);
  return bytes;
}

const families = {
  sans: { name: "source-sans-3", bold: 600, rest: ["DejaVuSans"] },
  serif: { name: "source-serif-4", bold: 600, rest: ["DejaVuSerif", "DejaVuSans"] },
} as const;

/** Subsets in the order they are asked: most resumes need the first alone. */
const subsets = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

type Ranges = [from: number, to: number][];

/** Which code points a subset was cut for, from the package's own list ("U+0000-00FF,U+0131,..."). */
function readRanges(name: string): Record<string, Ranges> {
  const list = JSON.parse(load(`@fontsource/${name}/unicode.json`).toString("utf8")) as Record<
    string,
    string
  >;
  return Object.fromEntries(
    Object.entries(list).map(([subset, text]) => [
      subset,
      text.split(",").map((range): Ranges[number] => {
        const [from = "", to = from] = range.replace("U+", "").split("-");
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    ]),
  );
}

const knownFaces = new Map<string, Face[]>();

/** The faces of one weight, best first; the last ones hold the scripts and signs that the design's own type lacks. */
export function facesOf(family: keyof typeof families, isBold: LineStyle["isBold"]): Face[] {
  const id = `${family}-${isBold}`;
  const known = knownFaces.get(id);
  if (known !== undefined) return known;
  const { name, bold, rest } = families[family];
  const ranges = readRanges(name);
  const weight = isBold ? bold : 400;
  const own = subsets.flatMap((subset): Face[] => {
    const inside = ranges[subset];
    if (inside === undefined) return [];
    const covers = (code: number) => inside.some(([from, to]) => code >= from && code <= to);
    const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
    return [{ key: `${name}-${subset}-${weight}`, load: () => load(file), covers }];
  });
  const others = rest.map((one): Face => {
    const file = `${one}${isBold ? "-Bold" : ""}`;
    return { key: file, load: () => load(`dejavu-fonts-ttf/ttf/${file}.ttf`), covers: () => true };
  });
  const faces = [...own, ...others];
  knownFaces.set(id, faces);
  return faces;
}
