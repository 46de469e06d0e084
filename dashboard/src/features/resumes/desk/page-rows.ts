import { type DiffPart, wordDiff } from "#shared/ui/blocks/diff/word-diff.ts";
import { rowOrder } from "#shared/writing/changes/apply-changes.ts";
import { type Decisions, decidedText, isUsed, type Proposals } from "#shared/writing/changes/decisions.ts";
import type { Change, Insertion, Proposal } from "#shared/writing/changes/edit-line.ts";
import { factsOf, type RowFacts, type RowKind } from "./row-facts.ts";

export type PageView = "changes" | "clean" | "before";

/** Words of a line; a ghost's are only thought of. */
export type PagePart = Omit<DiffPart, "kind"> & { kind: DiffPart["kind"] | "ghost" };

/** One line of the page: its words as parts, and what may be decided about it. */
export interface PageRow {
  key: string;
  kind: RowKind;
  parts: PagePart[];
  /** Ids of the proposals that change or move it. */
  proposals: string[];
  isMoved: boolean;
  /** Its words as decided, to find a proof in. */
  words: string;
}

const same = (text: string): DiffPart[] => (text === "" ? [] : [{ text, kind: "same" }]);

/** The parts of a row with one change in it: both wordings where it is open, one of them where it is decided. */
function withChange(parts: readonly DiffPart[], before: string, change: DiffPart[]): DiffPart[] {
  const at = parts.findIndex((part) => part.kind === "same" && part.text.includes(before));
  const hit = parts[at];
  if (!hit || before === "") return [...parts];
  const from = hit.text.indexOf(before);
  return [
    ...parts.slice(0, at),
    ...same(hit.text.slice(0, from)),
    ...change,
    ...same(hit.text.slice(from + before.length)),
    ...parts.slice(at + 1),
  ];
}

/** Word by word, with the spaces between the parts in them. */
function openParts({ before, after }: Change): DiffPart[] {
  const parts = wordDiff(before, after);
  return parts.map((part, at) => (at < parts.length - 1 ? { ...part, text: `${part.text} ` } : part));
}

function changedParts(
  row: string,
  changes: readonly Change[],
  view: PageView,
  decisions: Decisions,
): DiffPart[] {
  let parts = same(row);
  for (const change of changes) {
    const decision = decisions[change.id];
    const words = decision?.kind === "edited" ? decision.text : change.after;
    if (view === "before" || decision?.kind === "refused") continue;
    const open = view === "changes" && decision === undefined;
    parts = withChange(parts, change.before, open ? openParts(change) : same(words));
  }
  return parts;
}

const wordsOf = (parts: readonly PagePart[]) =>
  parts
    .filter((part) => part.kind === "same" || part.kind === "added")
    .map((part) => part.text)
    .join("");

/** The rows of a text that the person wrote over by hand: nothing in it can be told apart any more. */
function plainRows(text: string): PageRow[] {
  const rows = text.split(/\r\n|[\n\r]/);
  const facts = factsOf(rows);
  return rows.flatMap((row, at) => {
    const { kind, lead } = facts[at] ?? { kind: "text", lead: 0 };
    const words = row.slice(lead).trimEnd();
    if (words === "") return [];
    return [{ key: `r${at}`, kind, parts: same(words), proposals: [], isMoved: false, words }];
  });
}

interface Drawn {
  proposals: Proposals;
  decisions: Decisions;
  view: PageView;
  /** Lines that the person may still add, where they would be. */
  ghosts?: readonly Insertion[];
}

function insertedRow(one: Insertion, kind: RowKind, { decisions, view }: Drawn): PageRow {
  const decision = decisions[one.id];
  const words = decision?.kind === "edited" ? decision.text : one.after;
  const part: DiffPart = { text: words, kind: view === "changes" ? "added" : "same" };
  return { key: one.id, kind, parts: [part], proposals: [], isMoved: false, words };
}

/** The page of a resume: what is proposed is in it as a tracked edit, until it is decided. */
export function pageRows(drawn: Drawn, text: string): PageRow[] {
  const { proposals, decisions, view } = drawn;
  if (view === "before") return plainRows(proposals.source);
  if (decidedText(proposals, decisions) !== text) return plainRows(text);
  const rows = proposals.source.split(/\r\n|[\n\r]/);
  const facts = factsOf(rows);
  const used = proposals.all.filter((one) => isUsed(one, decisions[one.id]));
  return rowOrder(rows.length, used).flatMap((row) => {
    const { kind, lead } = facts[row] ?? { kind: "text", lead: 0 };
    return rowAt({ row, text: rows[row] ?? "", kind, lead }, used, drawn);
  });
}

interface SourceRow extends RowFacts {
  row: number;
  text: string;
}

function rowAt({ row, text, kind, lead }: SourceRow, used: readonly Proposal[], drawn: Drawn): PageRow[] {
  const { proposals, decisions, view } = drawn;
  const changes = proposals.all.filter((one): one is Change => one.kind === "rewrite" && one.row === row);
  const moves = proposals.all.filter((one) => one.kind === "move" && one.row === row);
  const added = used.filter((one): one is Insertion => one.kind === "insert" && one.row === row);
  const parts: PagePart[] = changedParts(text.slice(lead).trimEnd(), changes, view, decisions);
  for (const one of added.filter(({ place }) => place === "list")) {
    const [inserted] = insertedRow(one, kind, drawn).parts;
    if (inserted) parts.push({ ...inserted, text: one.lead + inserted.text });
  }
  const below = added.filter(({ place }) => place === "row").map((one) => insertedRow(one, "bullet", drawn));
  for (const ghost of drawn.ghosts?.filter((one) => one.row === row) ?? []) {
    const part = { text: ghost.after, kind: "ghost" } as const;
    if (ghost.place === "list") parts.push({ ...part, text: ghost.lead + ghost.after });
    else
      below.push({
        key: `ghost ${ghost.id}`,
        kind: "bullet",
        parts: [part],
        proposals: [],
        isMoved: false,
        words: "",
      });
  }
  const words = wordsOf(parts);
  if (parts.length === 0) return below;
  const ids = [...changes, ...moves].map((one) => one.id);
  const isMoved = moves.some((one) => isUsed(one, decisions[one.id]));
  return [{ key: `r${row}`, kind, parts, proposals: ids, isMoved, words }, ...below];
}
