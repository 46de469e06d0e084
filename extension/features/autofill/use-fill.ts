import { useEffect, useRef, useState } from "react";
import type { FillItem } from "#shared/autofill/fill-plan.ts";
import { fillFrame, undoFrame } from "../../platform/page/form-page.ts";
import { countFilled, type FilledCount } from "./after-fill.ts";
import { fileOf } from "./form-documents.ts";
import { type FillJob, nameOf, type Planned, type PlannedForm, planForms, withResume } from "./plan-forms.ts";
import { type FilledList, fillLists, listTitles } from "./planned-lists.ts";
import { findForms } from "./use-forms.ts";

export type FillState =
  | { status: "planning" }
  | { status: "unreachable" }
  | ({ status: "planned" | "filling" } & PlannedForm)
  | ({ status: "filled"; done: ReadonlySet<string>; count: FilledCount; lists: FilledList[] } & PlannedForm);

/** Writes the chosen items, frame by frame. Returns the keys of those that were accepted. */
async function fillItems(
  tabId: number,
  items: readonly Planned<FillItem>[],
  { documents, resumeAt }: PlannedForm,
): Promise<Set<string>> {
  const done = new Set<string>();
  for (const frameId of new Set(items.map((item) => item.frameId))) {
    const own = items.filter((item) => item.frameId === frameId);
    const steps = await Promise.all(
      own.map(async ({ ref, action, accept }) => {
        if (action.kind !== "file") return { ref, action };
        const file = await fileOf(action.document, accept, documents, resumeAt).catch(() => undefined);
        return file === undefined ? { ref, action } : { ref, action, file };
      }),
    );
    const taken = (await fillFrame(tabId, frameId, steps)).filter((one) => one.done).map(({ ref }) => ref);
    for (const { ref, key } of own) if (taken.includes(ref)) done.add(key);
  }
  return done;
}

/** The record contains no values and no referee's name, only the number of entries. */
function namesOf({ kind, entries }: FilledList): string[] {
  const taken = entries.filter(({ done }) => done > 0).length;
  return taken === 0 ? [] : [`${listTitles[kind]}: ${taken}`];
}

/** Plans, fills and undoes. Nothing is written before a click calls `fill`. */
export function useFill(job: FillJob) {
  const [state, setState] = useState<FillState>({ status: "planning" });
  const [attempt, setAttempt] = useState(0);
  const hasFilled = useRef(job.isNext);
  const { tabId } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: planned anew when asked, not whenever a name changes
  useEffect(() => {
    let isOver = false;
    setState({ status: "planning" });
    void findForms(tabId, hasFilled.current)
      .then((forms) => planForms(forms, job))
      .then(
        (planned) => !isOver && setState({ status: "planned", ...planned }),
        () => !isOver && setState({ status: "unreachable" }),
      );
    return () => {
      isOver = true;
    };
  }, [tabId, attempt]);

  /** @returns what the page accepted, as the application's record names it. */
  const fill = async (confirmed: ReadonlySet<string>): Promise<string[]> => {
    if (state.status !== "planned") return [];
    const chosen = state.plan.fill.filter(({ needsConsent, key }) => !needsConsent || confirmed.has(key));
    setState({ ...state, status: "filling" });
    const done = await fillItems(tabId, chosen, state);
    const lists = await fillLists(tabId, state.plan.lists, confirmed);
    hasFilled.current ||= done.size > 0 || lists.length > 0;
    const { frames } = await findForms(tabId, true);
    const count = await countFilled(frames, state.plan, done);
    setState({ ...state, status: "filled", done, count, lists });
    return [...chosen.filter(({ key }) => done.has(key)).map(nameOf), ...lists.flatMap(namesOf)];
  };
  const undo = async (): Promise<void> => {
    if (state.status !== "filled") return;
    const { plan, documents, resumeAt, done, lists } = state;
    const frames = new Set([...plan.fill, ...plan.lists].map(({ frameId }) => frameId));
    let taken = 0;
    for (const frameId of frames) taken += await undoFrame(tabId, frameId);
    const written = lists
      .flatMap(({ entries }) => entries)
      .reduce((sum, entry) => sum + entry.done, done.size);
    setState({ status: "planned", plan, documents, resumeAt, stayed: Math.max(0, written - taken) });
  };
  const chooseResume = (resumeAt: number): void => {
    if (state.status === "planned") setState({ status: "planned", ...withResume(state, resumeAt) });
  };
  return { state, fill, undo, chooseResume, planAgain: () => setAttempt((before) => before + 1) };
}
