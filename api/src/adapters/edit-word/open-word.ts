import { main, readDocxLines } from "../read-document/read-docx.ts";
import { type FileLine, fileLines } from "./file-lines.ts";
import { openWordFile, type WordFile } from "./word-archive.ts";
import { readWordBody, Unchangeable, type WordBody } from "./word-body.ts";

/** Beyond it a file is no resume, and comparing its lines would take too long. */
export const mostLines = 3000;

/** A stored Word file, read once. */
export interface OpenedWord {
  bytes: Uint8Array;
  file: WordFile;
  body: WordBody;
  lines: FileLine[];
}

/** @throws Unchangeable when the file cannot be changed at all; ParseError when it cannot be read. */
export function openWord(bytes: Uint8Array): OpenedWord {
  const file = openWordFile(bytes);
  const body = readWordBody(file.parts[main] ?? new Uint8Array());
  const lines = fileLines(readDocxLines(bytes, body.root));
  if (lines.length > mostLines) throw new Unchangeable("too-long");
  return { bytes, file, body, lines };
}
