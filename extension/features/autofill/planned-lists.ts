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

/** A list of the form, with the entries of the resume that could go into it. */
export interface PlannedList {
  kind: HistorySection["kind"];
  frameId: number;
  slots: number;
  /** The words of the page's button for one more entry. */
  adder: string | null;
  items: (HistoryItem & { key: string; isProposed: boolean })[];
  /** The person has confirmed how the resume was read. */
  isConfirmed: boolean;
}

export type FilledList = Pick<PlannedList, "kind"> & { entries: FilledEntry[] };

/** The resume as it was read and corrected. */
export async function modelOf(resume: Resume | null): Promise<ResumeModel | undefined> {
  if (resume === null) return undefined;
  // The part that scores ads reads resumes too: it is there already, and one part is smaller than two.
  const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
  const ad = { text: "", title: "", company: "" };
  const nothing = { ad, asOf: today(), requirementEdits: [], profile: { answers: {} } };
  return analyseResume({ ...measuredResume(resume), ...nothing }).model;
}

/**
 * The lists of one frame as the panel shows them. An entry is proposed where the page has room for it and the person
 * has confirmed the resume; every other one waits for a tick.
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
      // Whom to ask about the person is theirs to give, form by form.
      isProposed: isConfirmed && at < slots && kind !== "referees",
    })),
  }));
  return { sections, lists };
}

/** The entries that go in. @param turned the keys whose tick the person has changed. */
export function tickedItems({ items }: PlannedList, turned: ReadonlySet<string>): PlannedList["items"] {
  return items.filter(({ key, isProposed }) => isProposed !== turned.has(key));
}

/** Writes the ticked entries of all lists. Answers those that the page took. */
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
