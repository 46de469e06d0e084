/**
 * The parser's own process: `node parse-document.ts TYPE FILE` prints one JSON object, {text} or {fault}.
 * Whatever it dies of, the server lives on.
 */
import { readFile } from "node:fs/promises";

const maxPages = 100;
const maxText = 200_000;
/** Fewer characters a page mean that there is no text layer (match-engine.md section 2). */
const leastCharacters = 25;

type Result =
  | { text: string }
  | { fault: "empty" | "no_text" | "password_protected" | "corrupt" | "too_long" };

async function parse(type: string, file: string): Promise<Result> {
  const bytes = await readFile(file);
  if (type === "pdf") return parsePdf(bytes);
  const text = normalise(type === "docx" ? await docxText(bytes) : decodeText(bytes));
  if (letters(text) === 0) return { fault: type === "txt" ? "empty" : "no_text" };
  return checkLength(text);
}

async function parsePdf(bytes: Buffer): Promise<Result> {
  // Each parser is loaded only for its own files: a process lives for one document.
  const { PDFParse } = await import("pdf-parse");
  const pdf = new PDFParse({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 });
  try {
    const { total, text: raw } = await pdf.getText({ pageJoiner: "", first: maxPages });
    if (total > maxPages) return { fault: "too_long" };
    const text = normalise(raw);
    if (letters(text) < leastCharacters * Math.max(1, total)) return { fault: "no_text" };
    return checkLength(text);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { fault: isLocked ? "password_protected" : "corrupt" };
  }
}

/** Raw text only: links that run script survive the library's HTML (security.md section 2). */
async function docxText(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  // The library sets an empty line after every paragraph.
  return value.replaceAll("\n\n", "\n");
}

function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

function normalise(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\uFB00-\uFB06]/g, (one) => ligatures[one] ?? one)
    .replace(/\u00ad|\u200b|\ufeff|\ufffd/g, "")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .split("\n")
    .map((line) =>
      [...line]
        .filter((char) => char >= " " || char === "\t")
        .join("")
        .trimEnd(),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function letters(text: string): number {
  return text.replace(/\s/g, "").length;
}

function checkLength(text: string): Result {
  return text.length > maxText ? { fault: "too_long" } : { text };
}

const [type = "", file = ""] = process.argv.slice(2);
const result = await parse(type, file).catch((): Result => ({ fault: "corrupt" }));
process.stdout.write(JSON.stringify(result), () => process.exit(0));
