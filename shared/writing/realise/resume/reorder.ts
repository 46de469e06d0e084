import type { MatchResult, Requirement } from "#shared/engine/analysis.ts";
import type { DraftLine, LineMove } from "../../changes/edit-line.ts";
import { firstThird, isBlank, provenBy, type Rows, relevance, type Unit, worthOf } from "./worth-of-rows.ts";

const isBullet = (line: DraftLine | undefined) =>
  line?.read !== undefined && line.lead.trim() !== "" && line.text !== "";

/** True for bullets of a role and of a list of skills, which may be reordered. */
const mayMove = ({ read }: DraftLine) =>
  read?.heading !== true &&
  ((read?.section === "work" && read.work !== undefined) || read?.section === "skills");

/** An indented row below a bullet continues it. */
const goesOn = (line: DraftLine) => line.read?.heading !== true && /^\s/.test(line.lead) && !isBlank(line);

/** Groups of adjacent bullets in one role or one list of skills. */
function bulletGroups(
  draft: readonly DraftLine[],
  match: MatchResult,
  terms: readonly Requirement[],
): Unit[][] {
  const groups: Unit[][] = [];
  const proven = provenBy(match);
  let open: Rows[] = [];
  let place = "";
  const close = () => {
    if (open.length > 1) groups.push(open.map((unit) => worthOf(unit, terms, proven)));
    open = [];
  };
  draft.forEach((line, row) => {
    const { read } = line;
    const here = read && `${read.section}:${read.work}`;
    const last = open.at(-1);
    if (isBullet(line) && read !== undefined && mayMove(line)) {
      if (here !== place) close();
      place = here ?? "";
      const isTask = read.section === "work";
      open.push({ row, rows: 1, line: read.id, text: line.text, lines: [read.id], isTask });
    } else if (last !== undefined && here === place && goesOn(line)) {
      last.rows += 1;
      if (read !== undefined) last.lines.push(read.id);
      last.text += ` ${line.text}`;
    } else close();
  });
  close();
  return groups;
}

/** The first index in rising `tails` whose number is not below `one`. */
function placeIn(order: readonly number[], tails: readonly number[], one: number): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[tails[middle] ?? 0] ?? 0) < one) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Positions of a longest increasing subsequence: these rows need not move. Patience sorting, n log n, because a list
 * may be a whole resume.
 */
function staying(order: readonly number[]): Set<number> {
  /** The last index of the best run of each length, and the index before each number in its run. */
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, one] of order.entries()) {
    const length = placeIn(order, tails, one);
    before.push(tails[length - 1]);
    tails[length] = at;
  }
  const stays = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before[at]) stays.add(order[at] ?? 0);
  return stays;
}

/** At most this many tasks of a role move to the top; the order of the others is the person's own emphasis. */
const mostRaised = 2;

function inWantedOrder(group: readonly Unit[]): { unit: Unit; at: number }[] {
  const own = group.map((unit, at) => ({ unit, at }));
  const byWeight = own.toSorted((a, b) => b.unit.weight - a.unit.weight || a.at - b.at);
  if (group[0]?.isTask !== true) return byWeight;
  const raised = byWeight.slice(0, mostRaised).filter(({ unit }) => unit.weight > 0);
  return [...raised, ...own.filter((one) => !raised.includes(one))];
}

function movesWithin(group: readonly Unit[]): LineMove[] {
  const wanted = inWantedOrder(group);
  const stays = staying(wanted.map((one) => one.at));
  const last = group.at(-1);
  const end = last === undefined ? 0 : last.row + last.rows;
  /** The row before which each moved row is inserted: the next one that does not move. */
  const anchors: number[] = [];
  wanted.reduceRight((anchor, { unit, at }, position) => {
    anchors[position] = anchor;
    return stays.has(at) ? unit.row : anchor;
  }, end);
  return wanted.flatMap(({ unit, at }, position) => {
    if (stays.has(at)) return [];
    return [
      {
        id: `move-${unit.row}`,
        kind: "move" as const,
        line: unit.line,
        row: unit.row,
        rows: unit.rows,
        to: anchors[position] ?? end,
        text: unit.text,
        reason: reasonOf(unit),
        evidenceLines: [unit.line],
      },
    ];
  });
}

/** The reason for a unit's move, for the person. */
function reasonOf({ shown, weight }: Unit): string {
  if (shown.length > 0) return `Stands earlier: this ad asks for ${shown.slice(0, 3).join(", ")}`;
  return weight > 0 ? "Stands earlier: it answers a line of this ad" : "Less relevant here";
}

/** The rows after some of them have moved. */
function rowsAfter(draft: readonly DraftLine[], moves: readonly LineMove[]): DraftLine[] {
  const gone = new Set(moves.flatMap(({ row, rows }) => Array.from({ length: rows }, (_, n) => row + n)));
  const arriving = (at: number) =>
    moves.filter(({ to }) => to === at).flatMap(({ row, rows }) => draft.slice(row, row + rows));
  return [...draft, undefined].flatMap((line, at) => [
    ...arriving(at),
    ...(line === undefined || gone.has(at) ? [] : [line]),
  ]);
}

/** Moves skills above the roles if this ad requires three or more of them and no stronger proof leaves the top. */
function skillsFirst(
  draft: readonly DraftLine[],
  match: MatchResult,
  terms: readonly Requirement[],
  bullets: readonly LineMove[],
): LineMove[] {
  const headings = draft.flatMap(({ read }, row) => (read?.heading === true ? [{ row, read }] : []));
  const work = headings.find((one) => one.read.section === "work");
  const skills = headings.filter((one) => one.read.section === "skills");
  const own = skills[0];
  if (work === undefined || own === undefined || skills.length !== 1 || own.row < work.row) return [];
  const next = headings.find((one) => one.row > own.row)?.row ?? draft.length;
  let end = next;
  while (isBlank(draft[end - 1])) end -= 1;
  const whole = draft.slice(own.row, end);
  const { shown } = relevance(whole.map((line) => line.text).join("\n"), terms);
  // With a ruling under a heading, or lines of another section in between, the block is unclear.
  const isClear = whole.every((line) => isBlank(line) || line.read?.section === "skills");
  if (shown.length < 3 || !isClear) return [];
  const start = aboveBlank(draft, own.row);
  const to = aboveBlank(draft, work.row);
  // Section moves are worked out on the text with the bullets moved, as the person will see it.
  const ordered = rowsAfter(draft, bullets);
  const from = ordered.indexOf(draft[start] as DraftLine);
  const place = ordered.indexOf(draft[to] as DraftLine);
  const block = ordered.slice(from, from + end - start);
  const others = [...ordered.slice(place, from), ...ordered.slice(from + end - start)];
  const proven = provenBy(match);
  const moved = firstThird([...ordered.slice(0, place), ...block, ...others], proven);
  if (moved < firstThird(ordered, proven)) return [];
  return [
    {
      id: `section-${own.row}`,
      kind: "move",
      line: own.read.id,
      row: start,
      rows: end - start,
      to,
      text: draft[own.row]?.text ?? "",
      reason: `Stands before the roles: this ad asks for ${shown.slice(0, 3).join(", ")}`,
      evidenceLines: [own.read.id],
    },
  ];
}

/** Empty rows above a heading belong to it and move with it. */
function aboveBlank(draft: readonly DraftLine[], row: number): number {
  let start = row;
  while (start > 1 && isBlank(draft[start - 1])) start -= 1;
  return start;
}

/**
 * Moves that put the ad's requirements first: bullets within their role, items within a list of skills, and the
 * skills section before the roles. No word changes, and nothing leaves its role (docs/engine.md, Writing, "may
 * reorder").
 */
export function proposeMoves(
  draft: readonly DraftLine[],
  match: MatchResult,
  terms: readonly Requirement[],
): LineMove[] {
  if (match.requirements.length === 0) return [];
  const bullets = bulletGroups(draft, match, terms).flatMap(movesWithin);
  return [...bullets, ...skillsFirst(draft, match, terms, bullets)];
}
