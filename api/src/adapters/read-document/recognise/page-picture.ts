import type { PdfDocument, PdfPage } from "../read-pdf.ts";

/** A page as shades of grey, one byte a pixel, row by row from the top. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels a point of the page. */
  scale: number;
}

/** An A4 page at 200 dots an inch has 3.9 million: what the recogniser reads well, in a few seconds. */
const mostPixels = 4_000_000;
/** Beyond 300 dots an inch letters only take longer. */
const mostScale = 300 / 72;
/** No side of a page that is a strip may take all pixels. */
const mostSide = 8_000;

/** What pdf.js makes in Node; its types call it an object. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  destroy(drawn: { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }): void;
}

/**
 * Draws a page upright on white, as pdf.js shows it.
 * @param turn degrees, a multiple of 90, by which it is turned further than the file says.
 * @throws where no canvas is installed for this system: the package that draws is an optional one of pdf.js.
 */
export async function drawPage(document: PdfDocument, page: PdfPage, turn = 0): Promise<PagePicture> {
  const rotation = (page.rotate + turn) % 360;
  const full = page.getViewport({ scale: 1, rotation });
  const scale = scaleOf(full.width, full.height);
  const viewport = page.getViewport({ scale, rotation });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const factory = document.canvasFactory as CanvasFactory;
  const drawn = factory.create(width, height);
  try {
    const { canvas, context: canvasContext } = drawn;
    await page.render({ canvas, canvasContext, viewport, background: "#ffffff" }).promise;
    const { data } = canvasContext.getImageData(0, 0, width, height);
    return { width, height, pixels: asGrey(data), scale };
  } finally {
    factory.destroy(drawn);
  }
}

function scaleOf(width: number, height: number): number {
  const byArea = Math.sqrt(mostPixels / (width * height));
  return Math.min(mostScale, byArea, mostSide / Math.max(width, height));
}

/** Weights of the eye, in 256ths. */
function asGrey(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let from = 0, to = 0; to < grey.length; from += 4, to++)
    grey[to] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
  return grey;
}

/** The picture as a file of the simplest kind that the recogniser reads: a portable grey map. */
export function asGreyMap({ width, height, pixels }: PagePicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels]);
}
