import { GlobalWorkerOptions, getDocument, type PDFPageProxy, type RenderTask, Util } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** A part of the text on a page; shares of the page's width and height. */
export interface PageWords {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FilePage {
  /** Height for a width of 1. */
  ratio: number;
  words: PageWords[];
  /** Draws the page as wide as the canvas is there; ends early where it is called again. */
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

export interface OpenedPdf {
  pages: FilePage[];
  pageCount: number;
  close: () => void;
}

/** More pages than these are no resume to compare line by line. */
const mostPages = 20;
/** A finer picture than this costs memory and shows nothing more. */
const finest = 2;

async function wordsOf(page: PDFPageProxy): Promise<PageWords[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    // Type that runs up the margin has its length along the page's side.
    const isUpright = Math.abs(a) < Math.abs(b);
    const [width, height] = isUpright ? [size, item.width] : [item.width, size];
    return {
      text: item.str,
      left: (isUpright ? x - size : x) / viewport.width,
      top: (y - height) / viewport.height,
      width: width / viewport.width,
      height: (height * 1.2) / viewport.height,
    };
  });
}

async function openPage(page: PDFPageProxy): Promise<FilePage> {
  const { width, height } = page.getViewport({ scale: 1 });
  let task: RenderTask | undefined;
  return {
    ratio: height / width,
    words: await wordsOf(page),
    draw: async (canvas) => {
      task?.cancel();
      const wide = canvas.clientWidth * Math.min(finest, window.devicePixelRatio);
      const viewport = page.getViewport({ scale: wide / width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      task = page.render({ canvas, viewport });
      await task.promise;
    },
  };
}

/**
 * A PDF's pages, to be drawn here: nothing of it leaves the computer again.
 * @throws what pdf.js says of a file that it cannot open.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  // Its worker takes the bytes away; they are stored for the next visit of this screen.
  const loading = getDocument({ data: bytes.slice(), isEvalSupported: false, useWasm: false });
  const document = await loading.promise;
  const pages: FilePage[] = [];
  for (let number = 1; number <= Math.min(mostPages, document.numPages); number++)
    pages.push(await openPage(await document.getPage(number)));
  return { pages, pageCount: document.numPages, close: () => void loading.destroy() };
}
