import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { LineStyle } from "./document-style.ts";
import { unpackWoff } from "./woff-font.ts";

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
