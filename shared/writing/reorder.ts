import type { MatchResult } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/requirements.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { DraftLine, LineMove } from "./edit-line.ts";

/** Rows that belong together and move as one: a bullet with its continuation lines. */
interface Unit {
  row: number;
  rows: number;
  line: number;
  text: string;
  weight: number;
  shown: string[];
}

const isBlank = (line: DraftLine | undefined) =>
  line === undefined || (line.text === "" && line.lead.trim() === "");
const isBullet = (line: DraftLine | undefined) =>
  line?.read !== undefined && line.lead.trim() !== "" && line.text !== "";

/** What a text shows of the ad's demands: their weights, and the ad's words for them. */
function relevance(text: string, match: MatchResult): { weight: number; shown: string[] } {
  const ids = new Set(findTerms(text).map((found) => found.term.id));
  const low = ` ${text.toLowerCase()} `;
  const shown = match.requirements.filter(
    (one) =>
      one.kind !== "soft" &&
      (one.canonicalId === undefined ? low.includes(one.term.toLowerCase()) : ids.has(one.canonicalId)),
  );
  return {
    weight: shown.reduce((sum, one) => sum + weightOf(one.importance), 0),
    shown: shown.map((one) => one.term),
  };
}

/** Runs of bullets that stand together in one role or one list of skills. */
function bulletGroups(draft: readonly DraftLine[], match: MatchResult): Unit[][] {
  const groups: Unit[][] = [];
  let open: Unit[] = [];
  let place = "";
  const close = () => {
    if (open.length > 1) groups.push(open);
    open = [];
  };
  draft.forEach((line, row) => {
    const { read } = line;
    const here = read && `${read.section}:${read.work}`;
    const isOpen = (read?.section === "work" && read.work !== undefined) || read?.section === "skills";
    const last = open.at(-1);
    if (isBullet(line) && read !== undefined && isOpen && read.heading !== true) {
      if (here !== place) close();
      place = here ?? "";
      open.push({ row, rows: 1, line: read.id, text: line.text, ...relevance(line.text, match) });
    } else if (
      last !== undefined &&
      here === place &&
      read?.heading !== true &&
      /^\s/.test(line.lead) &&
      !isBlank(line)
    ) {
      const whole = `${last.text} ${line.text}`;
      Object.assign(last, { rows: last.rows + 1, text: whole, ...relevance(whole, match) });
    } else close();
  });
  close();
  return groups;
}

/** Positions of a longest rising run: what may stay where it is. */
function staying(order: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const [at, one] of order.entries()) {
    const before = best.slice(0, at).filter((run) => (run.at(-1) ?? 0) < one);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, one]);
  }
  return new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}

function movesWithin(group: readonly Unit[]): LineMove[] {
  const wanted = group
    .map((unit, at) => ({ unit, at }))
    .sort((a, b) => b.unit.weight - a.unit.weight || a.at - b.at);
  const stays = staying(wanted.map((one) => one.at));
  const last = group.at(-1);
  const end = last === undefined ? 0 : last.row + last.rows;
  return wanted.flatMap(({ unit, at }, position) => {
    if (stays.has(at)) return [];
    const anchor = wanted.slice(position + 1).find((one) => stays.has(one.at));
    const shown = unit.shown.slice(0, 3).join(", ");
    return [
      {
        id: `move-${unit.row}`,
        kind: "move" as const,
        line: unit.line,
        row: unit.row,
        rows: unit.rows,
        to: anchor?.unit.row ?? end,
        text: unit.text,
        reason:
          shown === "" ? "Stands after what this ad asks for" : `Stands earlier: this ad asks for ${shown}`,
        evidenceLines: [unit.line],
      },
    ];
  });
}

/** Skills below the roles go above them when this ad asks for three of them or more. */
function skillsFirst(draft: readonly DraftLine[], match: MatchResult): LineMove[] {
  const headings = draft.flatMap(({ read }, row) => (read?.heading === true ? [{ row, read }] : []));
  const work = headings.find((one) => one.read.section === "work");
  const skills = headings.filter((one) => one.read.section === "skills");
  const own = skills[0];
  if (work === undefined || own === undefined || skills.length !== 1 || own.row < work.row) return [];
  const next = headings.find((one) => one.row > own.row)?.row ?? draft.length;
  let end = next;
  while (isBlank(draft[end - 1])) end -= 1;
  const whole = draft.slice(own.row, end);
  const { shown } = relevance(whole.map((line) => line.text).join("\n"), match);
  // A ruling under a heading, or lines of another section in between: the block is not clear.
  const isClear = whole.every((line) => isBlank(line) || line.read?.section === "skills");
  if (shown.length < 3 || !isClear) return [];
  const start = aboveBlank(draft, own.row);
  return [
    {
      id: `section-${own.row}`,
      kind: "move",
      line: own.read.id,
      row: start,
      rows: end - start,
      to: aboveBlank(draft, work.row),
      text: draft[own.row]?.text ?? "",
      reason: `Stands before the roles: this ad asks for ${shown.slice(0, 3).join(", ")}`,
      evidenceLines: [own.read.id],
    },
  ];
}

/** Empty rows above a heading belong to it: they go where it goes. */
function aboveBlank(draft: readonly DraftLine[], row: number): number {
  let start = row;
  while (start > 1 && isBlank(draft[start - 1])) start -= 1;
  return start;
}

/**
 * Moves that put what this ad asks for first: bullets within their role, items within a list of skills,
 * and the skills section before the roles. No word changes, nothing leaves its role
 * (docs/engine.md, Writing, "may reorder").
 */
export function proposeMoves(draft: readonly DraftLine[], match: MatchResult): LineMove[] {
  if (match.requirements.length === 0) return [];
  return [...bulletGroups(draft, match).flatMap(movesWithin), ...skillsFirst(draft, match)];
}
