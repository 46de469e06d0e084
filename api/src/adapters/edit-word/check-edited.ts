import { main, readDocxLines } from "../read-document/read-docx.ts";
import { fileLines } from "./file-lines.ts";
import type { OpenedWord } from "./open-word.ts";
import type { Splice } from "./splice.ts";
import { isWellFormed } from "./well-formed.ts";
import { openWordFile } from "./word-archive.ts";
import { placeOf, readWordBody, within } from "./word-body.ts";

/** What was asked of a file and what came of it. */
export interface Edited {
  opened: OpenedWord;
  changed: Uint8Array;
  /** Of the new body. */
  source: string;
  splices: readonly Splice[];
  /** The lines that it must read as. */
  expected: readonly string[];
}

/** What a file that is handed over must satisfy (docs/architecture.md, Documents). */
export const editGates = ["text", "parts", "opens", "readback"] as const;
export type EditGate = (typeof editGates)[number];

/** The first gate that a changed file does not pass, read anew from its bytes. */
export function checkEdited(edited: Edited): EditGate | undefined {
  return editGates.find((gate) => !stands[gate](edited));
}

const stands: Record<EditGate, (edited: Edited) => boolean> = {
  text: isUntouchedSame,
  parts: ({ opened, changed }) => hasSameParts(opened.file.parts, openWordFile(changed).parts),
  opens: ({ opened, source }) => isWellFormed(source) && marksIn(source) === marksIn(opened.body.source),
  readback: ({ changed, expected }) => {
    const body = readWordBody(openWordFile(changed).parts[main] ?? new Uint8Array());
    const lines = fileLines(readDocxLines(changed, body.root)).map(({ text }) => text);
    return lines.length === expected.length && lines.every((line, at) => line === expected[at]);
  },
};

/** Paragraphs that no change touches are in the new body, in their order, byte for byte. */
export function isUntouchedSame({
  opened: { body },
  source,
  splices,
}: Pick<Edited, "opened" | "source" | "splices">): boolean {
  let at = 0;
  for (const one of within(body.root)) {
    if (one.name !== "w:p") continue;
    const { from, to } = placeOf(one);
    if (splices.some((splice) => splice.from < to && splice.to > from)) continue;
    const own = body.source.slice(from, to);
    const found = source.indexOf(own, at);
    if (found === -1) return false;
    // Paragraphs of a text box lie in another one.
    at = found + 1;
  }
  return true;
}

/** Every part but the body is the same, byte for byte, and in its place. */
export function hasSameParts(before: Record<string, Uint8Array>, after: Record<string, Uint8Array>): boolean {
  const names = Object.keys(before);
  if (names.join("\n") !== Object.keys(after).join("\n")) return false;
  return names.every((name) => {
    const [own, other] = [before[name], after[name]];
    return name === main || (own !== undefined && other !== undefined && Buffer.compare(own, other) === 0);
  });
}

/** Pictures, links, fields, notes, comments, sections, tables and controls. */
const marks =
  /<(?:w:(?:drawing|pict|object|hyperlink|fldChar|fldSimple|footnoteReference|endnoteReference|commentRangeStart|commentReference|sectPr|headerReference|footerReference|sdt|tbl|tr|tc)|v:shape|wps:wsp)[\s>/]/g;

/** How many there are of each. */
function marksIn(source: string): string {
  const all = source.match(marks) ?? [];
  return all
    .map((one) => one.slice(0, -1))
    .sort()
    .join();
}
