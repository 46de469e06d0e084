import path from "node:path";
import { splitName } from "./split-name.ts";
import type { TextPiece } from "./text-piece.ts";

function allFolders(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = path.posix.dirname(file); folder !== "."; folder = path.posix.dirname(folder))
      folders.add(folder);
  return [...folders].sort();
}

/** The names of files and of the folders above them, as words; a folder counts once, however many files it holds. */
export function readFiles(files: readonly string[]): TextPiece[] {
  const named = (file: string, name: string): TextPiece => ({
    place: "files",
    file,
    line: 1,
    text: splitName(name),
  });
  return [
    ...files.map((file) => named(file, path.posix.basename(file).replace(/\.\w+$/, ""))),
    ...allFolders(files).map((folder) => named(`${folder}/`, path.posix.basename(folder))),
  ];
}
