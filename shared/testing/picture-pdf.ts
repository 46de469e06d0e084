/** A page that is a single picture, like a scan. */
export interface ScannedPage {
  /** Pixels. */
  width: number;
  height: number;
  data: Uint8Array;
  /** Encoding of the pixels: deflated grey bytes, or a JPEG. */
  packing: "grey" | "jpeg";
  /** Clockwise rotation in degrees; by default 0. */
  rotate?: number;
  /** Pixels per point; by default 200 dots per inch. */
  scale?: number;
}

const packings = {
  grey: "/ColorSpace/DeviceGray/Filter/FlateDecode",
  jpeg: "/ColorSpace/DeviceRGB/Filter/DCTDecode",
} as const;

/** A PDF whose pages are pictures without text. */
export function picturePdf(pages: readonly ScannedPage[]): Uint8Array {
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(" ");
  const objects = [
    object("<</Type/Catalog/Pages 2 0 R>>"),
    object(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    ...pages.flatMap((page, at) => pageObjects(page, 3 + at * 3)),
  ];
  return fileOf(objects);
}

function pageObjects(page: ScannedPage, number: number): Uint8Array[] {
  const { width, height, data, packing, rotate = 0, scale = 200 / 72 } = page;
  const [w, h] = [width / scale, height / scale];
  const box = `/MediaBox[0 0 ${w} ${h}]/Rotate ${rotate}`;
  const drawn = new TextEncoder().encode(`q ${w} 0 0 ${h} 0 0 cm /I Do Q`);
  return [
    object(
      `<</Type/Page/Parent 2 0 R${box}/Contents ${number + 1} 0 R/Resources<</XObject<</I ${number + 2} 0 R>>>>>>`,
    ),
    stream("", drawn),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8${packings[packing]}`,
      data,
    ),
  ];
}

/** A PDF of one page with lines in Helvetica; `x` and `y` in points from its top left corner. */
export function linesPdf(
  lines: readonly { x: number; y: number; size: number; text: string }[],
  [width, height]: readonly [number, number],
): Uint8Array {
  const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const drawn = lines
    .map(({ x, y, size, text }) => `BT /F ${size} Tf ${x} ${height - y} Td (${escaped(text)}) Tj ET`)
    .join("\n");
  return fileOf([
    object("<</Type/Catalog/Pages 2 0 R>>"),
    object("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    ),
    stream("", new TextEncoder().encode(drawn)),
    object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
  ]);
}

const object = (dictionary: string) => new TextEncoder().encode(dictionary);

function stream(entries: string, data: Uint8Array): Uint8Array {
  const encoder = new TextEncoder();
  return joined([
    encoder.encode(`<<${entries}/Length ${data.length}>>stream\n`),
    data,
    encoder.encode("\nendstream"),
  ]);
}

function fileOf(objects: readonly Uint8Array[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [encoder.encode("%PDF-1.4\n")];
  const places = objects.map((one, at) => {
    const place = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(encoder.encode(`${at + 1} 0 obj`), one, encoder.encode("endobj\n"));
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${start}\n%%EOF`;
  return joined([...parts, encoder.encode(table + trailer)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
