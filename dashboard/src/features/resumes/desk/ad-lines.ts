import { shownLine } from "#shared/domain/shown-line.ts";
import type { Criterion } from "./criteria.ts";

/** A stretch of the ad's line; marked where it asks for something. */
export interface AdPiece {
  /** Where it starts in the ad. */
  at: number;
  text: string;
  asked: Criterion[];
}

export interface AdLine {
  at: number;
  kind: "heading" | "bullet" | "text";
  pieces: AdPiece[];
}

interface Mark {
  start: number;
  end: number;
  asked: Criterion[];
}

const longestHeading = 60;
const bullet = /^[\s•▪●◦‣➢✓*–—-]*/u;

/** Where the ad names a criterion. A span that no longer slices to its words is looked for, once. */
function marksOf(ad: string, criteria: readonly Criterion[]): Mark[] {
  const found = criteria.flatMap((criterion) =>
    criterion.entry.members.flatMap(({ requirement: { span, term } }) => {
      if (shownLine(ad.slice(span.start, span.end)).toLowerCase() === term.toLowerCase())
        return [{ ...span, asked: [criterion] }];
      const words = term.replace(/\u2026$/, "");
      const start = ad.toLowerCase().indexOf(words.toLowerCase());
      return start === -1 ? [] : [{ start, end: start + words.length, asked: [criterion] }];
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Mark[] = [];
  for (const one of found) {
    const last = marks.at(-1);
    if (last && one.start < last.end) last.asked.push(...one.asked);
    else marks.push({ ...one, asked: [...one.asked] });
  }
  return marks;
}

function kindOf(line: string, isMarked: boolean): AdLine["kind"] {
  const lead = bullet.exec(line)?.[0] ?? "";
  if (lead.trim() !== "") return "bullet";
  const words = line.trim();
  return !isMarked && words.length <= longestHeading && !/[.!?,;]$/.test(words) ? "heading" : "text";
}

function piecesOf(ad: string, from: number, to: number, marks: readonly Mark[]): AdPiece[] {
  const pieces: AdPiece[] = [];
  let at = from;
  const push = (end: number, asked: Criterion[]) => {
    if (end > at) pieces.push({ at, text: ad.slice(at, end), asked });
    at = Math.max(at, end);
  };
  for (const { start, end, asked } of marks) {
    if (start < at || start >= to) continue;
    push(start, []);
    push(Math.min(end, to), asked);
  }
  push(to, []);
  return pieces;
}

/** The ad as it was saved, line by line, with its criteria marked where it names them; empty lines are left out. */
export function adLines(ad: string, criteria: readonly Criterion[]): AdLine[] {
  const marks = marksOf(ad, criteria);
  const lines: AdLine[] = [];
  let at = 0;
  for (const row of ad.split("\n")) {
    // Also without the other half of a line end.
    const end = at + row.trimEnd().length;
    if (row.trim() !== "") {
      const isMarked = marks.some((one) => one.start >= at && one.start < end);
      const kind = kindOf(row, isMarked);
      const lead =
        kind === "bullet" ? (bullet.exec(row)?.[0].length ?? 0) : row.length - row.trimStart().length;
      lines.push({ at, kind, pieces: piecesOf(ad, at + lead, end, marks) });
    }
    at += row.length + 1;
  }
  return lines;
}
