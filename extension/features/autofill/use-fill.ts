import { useEffect, useRef, useState } from "react";
import type { FillItem, LeftItem } from "#shared/autofill/fill-plan.ts";
import type { Resume } from "#shared/contract/resumes/kept-resume.ts";
import { nowIso } from "../../platform/clock.ts";
import { fillFrame, undoFrame } from "../../platform/page/form-page.ts";
import { countFilled, type FilledCount } from "./after-fill.ts";
import { autofillApi, documentsOf, type FormDocuments, fileNameOf, fileOf } from "./form-documents.ts";
import {
  type FilledList,
  fillLists,
  listTitles,
  modelOf,
  type PlannedList,
  plannedLists,
} from "./planned-lists.ts";
import { findForms, type PageForms } from "./use-forms.ts";

/** A control of one of the page's frames, with what is to happen to it. */
/** Its key holds the question too: a tick is for what was asked, not for a place that the next step reuses. */
export type Planned<Item> = Item & {
  key: string;
  frameId: number;
  accept: string;
  /** Letters that the control takes; null where it does not say. */
  most: number | null;
};
export interface FormPlan {
  fill: Planned<FillItem>[];
  left: Planned<LeftItem>[];
  /** Jobs, courses, licences and referees: entries of the form's lists. */
  lists: PlannedList[];
}

export type FillState =
  | { status: "planning" }
  | { status: "unreachable" }
  | ({ status: "planned" | "filling" } & PlannedForm)
  | ({ status: "filled"; done: ReadonlySet<string>; count: FilledCount; lists: FilledList[] } & PlannedForm);

interface PlannedForm {
  plan: FormPlan;
  documents: FormDocuments;
  /** The resume that goes in, as its place in the documents. */
  resumeAt: number;
  /** How many picks the page kept when the rest was taken back. */
  stayed?: number;
}

export interface FillJob {
  tabId: number;
  applicationId: string | undefined;
  country: string | null;
  resume: Resume | null;
  /** Steps before this one were filled. */
  isNext: boolean;
}

async function planForms(
  { frames }: PageForms,
  { applicationId, country, resume }: FillJob,
): Promise<PlannedForm> {
  const [kept, documents, model, { planFill }] = await Promise.all([
    autofillApi.autofill.get(),
    documentsOf(applicationId, resume),
    modelOf(resume),
    import("#shared/autofill/plan-fill.ts"),
  ]);
  const { answersFor } = await import("#shared/autofill/similar-question.ts");
  const answers = answersFor(kept.answers, applicationId);
  const nameOf = (document: "resume" | "cover-letter") => fileNameOf(document, "", documents, 0);
  const [resumeName, letterName] = [nameOf("resume"), nameOf("cover-letter")];
  const job = {
    country,
    // Where the ad was found is the person's to say.
    source: null,
    letter: documents.letter?.text ?? null,
    documents: {
      ...(resumeName !== undefined && { resume: resumeName }),
      ...(letterName !== undefined && { "cover-letter": letterName }),
    },
    today: nowIso().slice(0, 10),
  };
  const plans = await Promise.all(
    frames.map(async ({ frameId, snapshot }) => {
      const { sections, lists } = await plannedLists({ frameId, snapshot }, model);
      const plan = planFill(snapshot, { profile: kept.profile, answers, job }, sections);
      const place = <Item extends { ref: number; asked: string }>(item: Item): Planned<Item> => {
        const control = snapshot.controls.find(({ ref }) => ref === item.ref);
        const [accept, most] = [control?.accept ?? "", control?.maxLength ?? null];
        return { ...item, frameId, accept, most, key: `${frameId}:${item.ref}:${item.asked}` };
      };
      return { fill: plan.fill.map(place), left: plan.left.map(place), lists };
    }),
  );
  const plan = {
    fill: plans.flatMap(({ fill }) => fill),
    left: plans.flatMap(({ left }) => left),
    lists: plans.flatMap(({ lists }) => lists),
  };
  return withResume({ plan, documents, resumeAt: 0 }, 0);
}

/** The plan with the names that its file controls will show. */
function withResume({ plan, documents }: PlannedForm, resumeAt: number): PlannedForm {
  const fill = plan.fill.map((item) => {
    if (item.action.kind !== "file") return item;
    const name = fileNameOf(item.action.document, item.accept, documents, resumeAt);
    return { ...item, shown: name ?? item.shown };
  });
  return { plan: { ...plan, fill }, documents, resumeAt };
}

/** Writes the chosen items, frame by frame. Answers the keys of those that took. */
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

function nameOf({ action, asked, shown }: Planned<FillItem>): string {
  return action.kind === "file" ? `${asked}: ${shown}` : asked;
}

/** The record holds no values, and no referee's name: only how many entries there were. */
function namesOf({ kind, entries }: FilledList): string[] {
  const taken = entries.filter(({ done }) => done > 0).length;
  return taken === 0 ? [] : [`${listTitles[kind]}: ${taken}`];
}

/** Plans, fills and takes back. Nothing is written before `fill` is called by a click. */
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

  /** @returns what the page took, as the record of the application names it. */
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
