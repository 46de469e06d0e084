import { useEffect, useState } from "react";
import type { FillItem, LeftItem } from "#shared/autofill/fill-plan.ts";
import { nowIso } from "../../platform/clock.ts";
import { fillFrame, undoFrame } from "../../platform/form-page.ts";
import { autofillApi } from "./autofill-api.ts";
import { documentNames, type FormDocuments, fileOf, letterOf } from "./form-documents.ts";
import { findForms, type PageForms } from "./use-forms.ts";

/** A control of one of the page's frames, with what is to happen to it. */
export type Planned<Item> = Item & { key: string; frameId: number; accept: string };
export interface FormPlan {
  fill: Planned<FillItem>[];
  left: Planned<LeftItem>[];
}

export type FillState =
  | { status: "planning" }
  | { status: "unreachable" }
  | { status: "planned" | "filling"; plan: FormPlan; documents: FormDocuments }
  | { status: "filled"; plan: FormPlan; documents: FormDocuments; done: ReadonlySet<string> };

export interface FillJob {
  tabId: number;
  applicationId: string | undefined;
  country: string | null;
  resume: FormDocuments["resume"];
}

async function planForms({ frames }: PageForms, { applicationId, country, resume }: FillJob) {
  const [kept, letter, { planFill }] = await Promise.all([
    autofillApi.autofill.get(),
    letterOf(applicationId),
    import("#shared/autofill/plan-fill.ts"),
  ]);
  const documents = { resume, letter };
  const job = {
    country,
    // Where the ad was found is the person's to say.
    source: null,
    letter: letter?.text ?? null,
    documents: documentNames(documents),
    today: nowIso().slice(0, 10),
  };
  const plans = frames.map(({ frameId, snapshot }) => {
    const plan = planFill(snapshot, { profile: kept.profile, answers: kept.answers, job });
    const place = <Item extends { ref: number }>(item: Item): Planned<Item> => {
      const accept = snapshot.controls.find(({ ref }) => ref === item.ref)?.accept ?? "";
      return { ...item, frameId, accept, key: `${frameId}:${item.ref}` };
    };
    return { fill: plan.fill.map(place), left: plan.left.map(place) };
  });
  const plan = { fill: plans.flatMap(({ fill }) => fill), left: plans.flatMap(({ left }) => left) };
  return { plan, documents };
}

/** Writes the chosen items, frame by frame. Answers the keys of those that took. */
async function fillItems(
  tabId: number,
  items: readonly Planned<FillItem>[],
  documents: FormDocuments,
): Promise<Set<string>> {
  const done = new Set<string>();
  for (const frameId of new Set(items.map((item) => item.frameId))) {
    const steps = await Promise.all(
      items
        .filter((item) => item.frameId === frameId)
        .map(async ({ ref, action, accept }) => {
          if (action.kind !== "file") return { ref, action };
          const file = await fileOf(action.document, accept, documents).catch(() => undefined);
          return file === undefined ? { ref, action } : { ref, action, file };
        }),
    );
    for (const { ref, done: isDone } of await fillFrame(tabId, frameId, steps))
      if (isDone) done.add(`${frameId}:${ref}`);
  }
  return done;
}

/** Plans, fills and takes back. Nothing is written before `fill` is called by a click. */
export function useFill(job: FillJob) {
  const [state, setState] = useState<FillState>({ status: "planning" });
  const [attempt, setAttempt] = useState(0);
  const { tabId } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: planned anew when asked, not whenever a name changes
  useEffect(() => {
    let isOver = false;
    setState({ status: "planning" });
    void findForms(tabId)
      .then((forms) => planForms(forms, job))
      .then(
        (planned) => !isOver && setState({ status: "planned", ...planned }),
        () => !isOver && setState({ status: "unreachable" }),
      );
    return () => {
      isOver = true;
    };
  }, [tabId, attempt]);

  const fill = async (confirmed: ReadonlySet<string>): Promise<Planned<FillItem>[]> => {
    if (state.status !== "planned") return [];
    const { plan, documents } = state;
    setState({ status: "filling", plan, documents });
    const chosen = plan.fill.filter(({ needsConsent, key }) => !needsConsent || confirmed.has(key));
    const done = await fillItems(tabId, chosen, documents);
    setState({ status: "filled", plan, documents, done });
    return chosen.filter(({ key }) => done.has(key));
  };
  const undo = async (): Promise<void> => {
    if (state.status !== "filled") return;
    const frames = new Set(state.plan.fill.map(({ frameId }) => frameId));
    for (const frameId of frames) await undoFrame(tabId, frameId);
    setState({ status: "planned", plan: state.plan, documents: state.documents });
  };
  return { state, fill, undo, planAgain: () => setAttempt((before) => before + 1) };
}
