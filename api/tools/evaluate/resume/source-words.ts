import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";

/** Only letters and digits, because spaces, marks and ligatures are drawn in many ways. */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** A shorter word may be found anywhere by accident. */
const leastLetters = 4;

/** Every piece of text that a PDF draws, according to pdf.js alone, not the reader that is measured. */
async function pdfPieces(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: bytes, isEvalSupported: false, verbosity: 0 });
  const document = await loading.promise;
  const pieces: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pieces.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
  }
  await loading.destroy();
  return pieces;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/** The words of a Word file's paragraphs in its XML; those of text boxes occur twice. */
function wordPieces(bytes: Uint8Array): string[] {
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name),
  });
  return Object.values(parts).flatMap((part) =>
    strFromU8(part)
      .replace(/<w:del [\s\S]*?<\/w:del>/g, "")
      .split("</w:p>")
      .map((paragraph) =>
        [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
          .map(([, words = ""]) => words.replace(/&\w+;/g, (name) => entities[name] ?? name))
          .join(""),
      ),
  );
}

/** The text of a file piece by piece, read independently; undefined for kinds that only our reader opens. */
export async function sourcePieces(path: string): Promise<string[] | undefined> {
  const bytes = new Uint8Array(readFileSync(path));
  if (path.endsWith(".pdf")) return pdfPieces(bytes);
  if (path.endsWith(".docx")) return wordPieces(bytes);
  return path.endsWith(".txt") ? strFromU8(bytes).split("\n") : undefined;
}

export interface SourceLoss {
  words: number;
  lost: string[];
  /** Text at the top or foot of several pages, which is read once or, like a page number, never. */
  furniture: string[];
}

/** Each piece takes its own place in the letters of a text: words that occur twice must be found twice. */
class Letters {
  private readonly letters: string;
  private readonly taken: Uint8Array;

  constructor(text: string) {
    this.letters = lettersOf(text);
    this.taken = new Uint8Array(this.letters.length);
  }

  take(piece: string): boolean {
    const wanted = lettersOf(piece);
    if (wanted === "") return true;
    for (let at = this.letters.indexOf(wanted); at >= 0; at = this.letters.indexOf(wanted, at + 1)) {
      if (this.taken.subarray(at, at + wanted.length).includes(1)) continue;
      this.taken.fill(1, at, at + wanted.length);
      return true;
    }
    return false;
  }
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => lettersOf(word).length >= leastLetters);
const withoutNumbers = (piece: string) => lettersOf(piece).replace(/\d+/g, "");

/** Words of the file that another text does not contain, in any place. @param hidden text that people cannot see. */
export function findSourceLoss(
  pieces: readonly string[],
  text: string,
  hidden: readonly string[],
): SourceLoss {
  const letters = new Letters(`${text} ${hidden.join(" ")}`);
  // Longest first: a single letter, drawn alone, must not take the place of another piece.
  const left = pieces
    .toSorted((a, b) => b.length - a.length)
    .filter((piece) => !letters.take(piece))
    .map((piece) => ({ piece, lost: wordsIn(piece).filter((word) => !letters.take(word)) }));
  const isRepeated = ({ piece }: { piece: string }) =>
    pieces.filter((one) => withoutNumbers(one) === withoutNumbers(piece)).length > 1;
  return {
    words: pieces.flatMap(wordsIn).length,
    lost: left.filter((one) => !isRepeated(one)).flatMap(({ lost }) => lost),
    furniture: left.filter(isRepeated).flatMap(({ lost }) => lost),
  };
}
