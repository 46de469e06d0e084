import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { readComments } from "./read-comments.ts";
import { readDocs } from "./read-docs.ts";
import { readFiles } from "./read-files.ts";
import { readNames } from "./read-names.ts";
import { readScreens } from "./read-screens.ts";
import { listCodeFiles, listDocFiles } from "./source-files.ts";
import type { TextPiece } from "./text-piece.ts";

/** The names, comments and UI strings of one module. */
export function readCode(file: string, text: string): TextPiece[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return [...readNames(file, tree), ...readComments(file, tree), ...readScreens(file, tree)];
}

/** The texts of one file: of a page of the docs, or of a module. */
export function readPieces(file: string, text: string): TextPiece[] {
  return file.endsWith(".md") ? readDocs(file, text) : readCode(file, text);
}

/**
 * All texts in a folder that are checked for terms.
 * @param top folder that contains `api`, `docs` and the others
 * @param quoted files, from the top, whose texts are quotes: only their names are read
 */
export function collectPieces(top: string, quoted: readonly string[]): TextPiece[] {
  const read = (file: string) => readFileSync(path.join(top, file), "utf8");
  const isQuoted = new Set(quoted);
  const code = listCodeFiles(top);
  return [
    ...readFiles(code),
    ...[...code, ...listDocFiles(top)]
      .filter((file) => !isQuoted.has(file))
      .flatMap((file) => readPieces(file, read(file))),
  ];
}
