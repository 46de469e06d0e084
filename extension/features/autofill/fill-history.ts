import type { FormSnapshot } from "#shared/autofill/form-snapshot.ts";
import type { HistoryItem } from "#shared/autofill/history/history-items.ts";
import type { HistoryKind } from "#shared/autofill/history/history-words.ts";
import type { FillResult, FillStep } from "#shared/autofill/page/fill-form.ts";

/** One frame of the page, as far as its lists are concerned. */
export interface FrameOfLists {
  read: () => Promise<FormSnapshot | undefined>;
  /** Presses a button that adds an entry. */
  add: (ref: number) => Promise<boolean>;
  fill: (steps: FillStep[]) => Promise<FillResult[]>;
}

/** What the person has ticked of one list, in the resume's order. */
export interface ChosenList {
  kind: HistoryKind;
  items: readonly HistoryItem[];
}

/** An entry that was written: how many of its fields the page shows, of those the resume had words for. */
export interface FilledEntry {
  kind: HistoryKind;
  title: string;
  detail: string;
  done: number;
  of: number;
}

/** The page once it has room for the entry; undefined if it offers none. */
async function withRoom(
  frame: FrameOfLists,
  kind: HistoryKind,
  at: number,
): Promise<FormSnapshot | undefined> {
  const { adderOf, countSlots } = await import("#shared/autofill/history/plan-history.ts");
  const before = await frame.read();
  if (before === undefined || countSlots(before, kind) > at) return before;
  const adder = adderOf(before, kind);
  if (adder === null || !(await frame.add(adder.ref))) return undefined;
  const after = await frame.read();
  // A page that opened anything but one entry is not understood: nothing more is written to this list.
  return after !== undefined && countSlots(after, kind) === at + 1 ? after : undefined;
}

/**
 * Writes entries into a form's lists, one after the other, each into the page as it is then. A list ends where the page
 * gives no room; what was not written is not in the answer.
 */
export async function fillHistory(frame: FrameOfLists, lists: readonly ChosenList[]): Promise<FilledEntry[]> {
  const { fillsOfEntry } = await import("#shared/autofill/history/plan-history.ts");
  const filled: FilledEntry[] = [];
  for (const { kind, items } of lists)
    for (const [at, item] of items.entries()) {
      const snapshot = await withRoom(frame, kind, at);
      if (snapshot === undefined) break;
      const fills = fillsOfEntry(snapshot, kind, at, item);
      const results = await frame.fill(fills.map(({ ref, action }) => ({ ref, action })));
      const { title, detail } = item;
      filled.push({
        kind,
        title,
        detail,
        done: results.filter(({ done }) => done).length,
        of: fills.length,
      });
    }
  return filled;
}
