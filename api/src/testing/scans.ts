import { deflateSync } from "node:zlib";
import { linesPdf, picturePdf, type ScannedPage } from "#shared/testing/picture-pdf.ts";
import { openPdf } from "../adapters/read-document/read-pdf.ts";
import { drawPage } from "../adapters/read-document/recognise/page-picture.ts";
import { drawingOptions } from "../adapters/read-document/recognise/recognise-pdf.ts";

export interface ScanLine {
  text: string;
  x?: number;
  y?: number;
  size?: number;
}

const size = 11;

/**
 * A page of text as a scanner gives it: drawn, and only the picture is left.
 * @param lines one below the other where no place is given.
 * @param options.turned degrees clockwise by which the picture lies on the scanner, put right by the page's own rotation
 *   unless `isUnmarked`.
 */
export async function scannedPage(
  lines: readonly (string | ScanLine)[],
  options: { page?: readonly [number, number]; turned?: number; isUnmarked?: boolean } = {},
): Promise<ScannedPage> {
  const { page = [420, 300], turned = 0, isUnmarked = false } = options;
  const placed = lines.map((line, at) => ({
    ...{ x: 30, y: 36 + at * 1.5 * size, size },
    ...(typeof line === "string" ? { text: line } : line),
  }));
  const document = await openPdf(linesPdf(placed, page), drawingOptions);
  const { width, height, pixels, scale } = await drawPage(document, await document.getPage(1), turned);
  const rotate = isUnmarked ? 0 : (360 - turned) % 360;
  return { width, height, data: deflateSync(pixels), packing: "grey", rotate, scale };
}

/** A scan of the given pages. */
export async function scanOf(...pages: readonly (readonly (string | ScanLine)[])[]): Promise<Uint8Array> {
  const scanned: ScannedPage[] = [];
  for (const lines of pages) scanned.push(await scannedPage(lines));
  return picturePdf(scanned);
}
