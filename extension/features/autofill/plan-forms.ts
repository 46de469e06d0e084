import type { FillItem, LeftItem } from "#shared/autofill/fill-plan.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { nowIso } from "../../platform/clock.ts";
import { autofillApi, documentsOf, type FormDocuments, fileNameOf } from "./form-documents.ts";
import { modelOf, type PlannedList, plannedLists } from "./planned-lists.ts";
import type { PageForms } from "./use-forms.ts";

/** A control of one of the page's frames, with what is to happen to it. */
/**
 * The key contains the question, so that a tick does not apply to another question in the same place in the next
 * step.
 */
export type Planned<Item> = Item & {
  key: string;
  frameId: number;
  accept: string;
  /** Maximum number of characters; null if the control has none. */
  most: number | null;
};
export interface FormPlan {
  fill: Planned<FillItem>[];
  left: Planned<LeftItem>[];
  /** Jobs, courses, licences and referees: entries of the form's lists. */
  lists: PlannedList[];
}

export interface PlannedForm {
  plan: FormPlan;
  documents: FormDocuments;
  /** The resume to attach, as its index in the documents. */
  resumeAt: number;
  /** How many choices remained on the page when the rest was undone. */
  stayed?: number;
}

export interface FillJob {
  tabId: number;
  applicationId: string | undefined;
  country: string | null;
  resume: Resume | null;
  /** True if earlier steps were filled. */
  isNext: boolean;
}

export async function planForms(
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
    // Only the person can say where they found the ad.
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

/** The plan with the file names that its file controls will show. */
export function withResume({ plan, documents }: PlannedForm, resumeAt: number): PlannedForm {
  const fill = plan.fill.map((item) => {
    if (item.action.kind !== "file") return item;
    const name = fileNameOf(item.action.document, item.accept, documents, resumeAt);
    return { ...item, shown: name ?? item.shown };
  });
  return { plan: { ...plan, fill }, documents, resumeAt };
}

export function nameOf({ action, asked, shown }: Planned<FillItem>): string {
  return action.kind === "file" ? `${asked}: ${shown}` : asked;
}
