import type { FormSnapshot } from "#shared/autofill/form-snapshot.ts";
import type { HistoryItem } from "#shared/autofill/history/history-items.ts";
import type { HistoryKind } from "#shared/autofill/history/history-words.ts";
import type { FillResult, FillStep } from "#shared/autofill/page/fill-form.ts";

/** The functions of one frame that the lists need. */
export interface FrameOfLists {
  read: () => Promise<FormSnapshot | undefined>;
  /** Presses a button that adds an entry. */
  add: (ref: number) => Promise<boolean>;
  fill: (steps: FillStep[]) => Promise<FillResult[]>;
}

/** The entries of one list that the person has ticked, in the resume's order. */
export interface ChosenList {
  kind: HistoryKind;
  items: readonly HistoryItem[];
}

/** An entry that was written: how many fields the page shows, of those the resume had values for. */
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
  // If the page opened anything but one entry, it is not understood: nothing more is written to this list.
  return after !== undefined && countSlots(after, kind) === at + 1 ? after : undefined;
}

/**
 * Writes entries into a form's lists, one after the other, each into the current page. A list ends if the page has no
 * more room; the result contains only the entries that were written.
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
