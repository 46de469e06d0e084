import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.mjs?worker&url";
import { browser } from "../browser.ts";
import { type PageFile, pageBytes } from "./page-bytes.ts";
import { pageText } from "./pdf-text.ts";

/** The text of a PDF, or the error. */
export type PdfRead =
  | { text: string }
  | { error: "too-large" | "gone" | "locked" | "pictures" | "unreadable" };

/** Maximum number of pages: an ad or a position description is shorter, and a handbook is not an ad. */
const mostPages = 30;
/** Number of characters: the contract's limit of an ad. */
const mostText = 100_000;
/** A PDF with fewer characters is a scan with a stamp on it. */
const fewest = 40;

/**
 * Reads the PDF in the tab on this computer, at the person's request. The packaged pdf.js reads it in its own worker;
 * no script of the file runs.
 */
export async function readPdf(tabId: number): Promise<PdfRead> {
  const file = await fileOf(tabId);
  if ("error" in file) return file;
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: bytes, isEvalSupported: false, useWasm: false, disableFontFace: true });
  try {
    const text = await textOf(await loading.promise);
    return text.replace(/\s/g, "").length < fewest ? { error: "pictures" } : { text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { error: isLocked ? "locked" : "unreadable" };
  } finally {
    void loading.destroy();
  }
}

async function fileOf(tabId: number): Promise<PageFile> {
  try {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, func: pageBytes });
    return (await answer?.result) ?? { error: "gone" };
  } catch {
    return { error: "gone" };
  }
}

type Loaded = Awaited<ReturnType<typeof getDocument>["promise"]>;

async function textOf(document: Loaded): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(mostPages, document.numPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      pageText(
        items.flatMap((item) => {
          if (!("str" in item)) return [];
          const [, , , , x = 0, y = 0] = item.transform;
          return { text: item.str, x, y, height: item.height, width: item.width };
        }),
      ),
    );
  }
  return pages.join("\n\n").trim().slice(0, mostText);
}
