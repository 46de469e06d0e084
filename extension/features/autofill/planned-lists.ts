import type { FormSnapshot } from "#shared/autofill/form-snapshot.ts";
import type { HistoryItem } from "#shared/autofill/history/history-items.ts";
import type { HistorySection } from "#shared/autofill/history/plan-history.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { today } from "../../platform/clock.ts";
import { addToForm, fillFrame, readForms } from "../../platform/page/form-page.ts";
import { type FilledEntry, fillHistory } from "./fill-history.ts";

export const listTitles: Record<HistorySection["kind"], string> = {
  work: "Work history",
  education: "Education",
  licences: "Licences",
  referees: "Referees",
};

/** A list of the form, with the resume entries that could be filled in. */
export interface PlannedList {
  kind: HistorySection["kind"];
  frameId: number;
  slots: number;
  /** The label of the page's button for another entry. */
  adder: string | null;
  items: (HistoryItem & { key: string; isProposed: boolean })[];
  /** True if the person has confirmed how the resume was read. */
  isConfirmed: boolean;
}

export type FilledList = Pick<PlannedList, "kind"> & { entries: FilledEntry[] };

/** The resume as read and corrected. */
export async function modelOf(resume: Resume | null): Promise<ResumeModel | undefined> {
  if (resume === null) return undefined;
  // The chunk that scores ads also reads resumes and is already loaded, so it is used here.
  const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
  const ad = { text: "", title: "", company: "" };
  const nothing = { ad, asOf: today(), requirementEdits: [], profile: { answers: {} } };
  return analyseResume({ ...measuredResume(resume), ...nothing }).model;
}

/**
 * The lists of one frame as the panel shows them. An entry is proposed if the page has room for it and the person has
 * confirmed the resume; others wait for a tick.
 */
export async function plannedLists(
  frame: { frameId: number; snapshot: FormSnapshot },
  model: ResumeModel | undefined,
): Promise<{ sections: HistorySection[]; lists: PlannedList[] }> {
  if (model === undefined) return { sections: [], lists: [] };
  const { planHistory } = await import("#shared/autofill/history/plan-history.ts");
  const sections = planHistory(frame.snapshot, model);
  const isConfirmed = model.meta.isConfirmed === true;
  const lists = sections.map(({ kind, slots, items, adder }) => ({
    kind,
    slots,
    isConfirmed,
    frameId: frame.frameId,
    adder: adder?.text ?? null,
    items: items.map((item, at) => ({
      ...item,
      key: `${frame.frameId}:${kind}:${at}`,
      // The person decides for each form which referees to name.
      isProposed: isConfirmed && at < slots && kind !== "referees",
    })),
  }));
  return { sections, lists };
}

/** The entries to fill. @param turned the keys whose tick the person has changed. */
export function tickedItems({ items }: PlannedList, turned: ReadonlySet<string>): PlannedList["items"] {
  return items.filter(({ key, isProposed }) => isProposed !== turned.has(key));
}

/** Writes the ticked entries of all lists. Returns those that the page accepted. */
export async function fillLists(
  tabId: number,
  lists: readonly PlannedList[],
  turned: ReadonlySet<string>,
): Promise<FilledList[]> {
  const filled: FilledList[] = [];
  for (const list of lists) {
    const { frameId, kind } = list;
    const items = tickedItems(list, turned);
    if (items.length === 0) continue;
    const frame = {
      read: async () => (await readForms(tabId)).find((one) => one.frameId === frameId)?.snapshot,
      add: (ref: number) => addToForm(tabId, frameId, ref),
      fill: (steps: Parameters<typeof fillFrame>[2]) => fillFrame(tabId, frameId, steps),
    };
    filled.push({ kind, entries: await fillHistory(frame, [{ kind, items }]) });
  }
  return filled;
}
