import type { EntryList } from "#shared/domain/resumes/entry-lists.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";

/** A list of the model whose entries a person can correct. */
export type CorrectedList = EntryList | "work";

interface Entry {
  lines: readonly number[];
  highlights?: readonly string[];
  name?: string;
  position?: string;
  studyType?: string;
}

const mostAnchorLines = 4;
const longestAnchor = 1_000;

/** The lines that an entry was read from, without its points: how a correction finds it again. */
function headTexts({ meta }: ResumeModel, { lines, highlights = [] }: Entry): string[] {
  const points = new Set(highlights);
  return lines
    .map((id) => meta.lines[id]?.text ?? "")
    .filter((text) => text !== "" && !points.has(text))
    .slice(0, mostAnchorLines);
}

/** Before the words of an entry that a person added: it has no line in the text. */
export const addedMark = "+ ";

/**
 * What names an entry when a correction of it is stored: the text of its lines, a line each, or, for one that a person
 * added, its own words behind `addedMark`.
 */
export function anchorOf(model: ResumeModel, list: CorrectedList, index: number): string {
  const entry: Entry | undefined = model[list][index];
  if (entry === undefined) return "";
  const texts = headTexts(model, entry);
  if (texts.length > 0) return texts.join("\n").slice(0, longestAnchor);
  return `${addedMark}${entry.position ?? entry.studyType ?? ""}\n${entry.name ?? ""}`.slice(
    0,
    longestAnchor,
  );
}

const firstLine = (anchor: string) => anchor.split("\n")[0] ?? "";

/**
 * The place of the entry that a correction means: the one with the same first line, the nearest where several have
 * it. -1 where the text no longer has it, so that a correction never changes another entry. Without an anchor the
 * place itself counts.
 */
export function findEntry(model: ResumeModel, list: CorrectedList, index: number, was?: string): number {
  const { length } = model[list];
  if (was === undefined) return index < length ? index : -1;
  const wanted = firstLine(was);
  let nearest = -1;
  for (let at = 0; at < length; at += 1) {
    if (firstLine(anchorOf(model, list, at)) !== wanted) continue;
    if (nearest === -1 || Math.abs(at - index) < Math.abs(nearest - index)) nearest = at;
  }
  return nearest;
}
