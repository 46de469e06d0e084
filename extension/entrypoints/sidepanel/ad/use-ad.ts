import { useState } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import { applyEdit } from "#shared/engine/ad/apply-edit.ts";
import type { RequirementEdit } from "#shared/engine/analysis.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import type { JobToSave } from "../../../features/applications/save-call.ts";
import { useQueue } from "../../../features/applications/use-queue.ts";
import { useSaveJob } from "../../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { type EditableField, type JobAd, jobAdOf } from "../../../features/jobs/job-ad.ts";
import { useAnalysis } from "../../../features/resumes/use-analysis.ts";
import { useKnockOutAnswers } from "../../../features/resumes/use-knock-out-answers.ts";
import { useResume } from "../../../features/resumes/use-resume.ts";
import { useTailor } from "../../../features/resumes/use-tailor.ts";
import { api } from "../../../platform/api.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import type { Draft } from "../../../platform/storage.ts";

const noEdits: RequirementEdit[] = [];

/** Sends corrections of a saved job to the server; those that did not arrive stay in the draft and count locally. */
async function keepEdits(
  id: string,
  requirementEdits: RequirementEdit[],
  remember: (application: Application) => void,
): Promise<void> {
  await api.applications
    .update({ params: { id }, body: { requirementEdits } })
    .then(remember, () => undefined);
}

/** The state and actions of the ad's screen: the features combined for one ad. */
export function useAd(page: PageRead, draft: Draft | undefined, onDraft: (key: string, part: Draft) => void) {
  const ad = jobAdOf(page, draft);
  const resume = useResume();
  const measured = resume.status === "ready" ? measuredResume(resume.resume) : undefined;
  const adInput = { text: ad.text, title: ad.fields.title.value, company: ad.fields.company.value };
  const saved = useSavedJobs();
  const gateAnswers = useKnockOutAnswers();
  const known = saved.jobOf(ad.identityKey);
  const requirementEdits = draft?.requirementEdits ?? known?.requirementEdits ?? noEdits;
  const compared = { ad: adInput, requirementEdits, profile: gateAnswers.profile };
  const analysis = useAnalysis(measured, compared);
  const saving = useSaveJob((application) => {
    saved.remember(application);
    onDraft(ad.key, { note: undefined, isApplied: undefined, followUpDate: undefined });
    // The edits are saved with the job now. A draft that remained would hide later corrections made in the dashboard.
    if (application.requirementEdits.length === requirementEdits.length)
      onDraft(ad.key, { requirementEdits: undefined });
  });
  const queue = useQueue();
  const tailor = useTailor(ad.key);
  const correct = (edits: RequirementEdit[]) => {
    onDraft(ad.key, { requirementEdits: edits });
    if (known) void keepEdits(known.id, edits, saved.remember);
  };
  const [editing, setEditing] = useState<EditableField | null>(null);
  const [missing, setMissing] = useState<readonly EditableField[]>([]);

  const askForNames = () => {
    const empty = emptyFields(ad);
    setMissing(empty);
    setEditing(empty[0] ?? null);
    return empty.length === 0;
  };
  const save = () => {
    if (askForNames()) saving.save(jobToSave(ad, draft, requirementEdits));
  };
  const canTailor = measured !== undefined && analysis?.match.value != null;
  const startTailoring = canTailor ? () => tailor.start(measured, compared, known?.id) : undefined;

  return {
    ad,
    compared,
    analysis,
    resume,
    saved,
    saving,
    /** The save is stored here and not sent yet, from now or from an earlier opening. */
    isWaiting: queue.calls.some(
      (call) =>
        call.refusal === undefined &&
        ((saving.state.status === "queued" && saving.state.key === call.key) ||
          (ad.identityKey === call.identityKey && call.act !== "change")),
    ),
    tailor,
    save,
    /** True if title and company are filled; otherwise the form asks for the empty one. */
    askForNames,
    startTailoring,
    editing,
    setEditing,
    missing,
    /** Saved before the panel opened, or now. */
    known,
    gateAnswers,
    corrections: {
      count: requirementEdits.length,
      onEdit: (edit: RequirementEdit) => correct(applyEdit(requirementEdits, edit)),
      onUndo: () => correct([]),
    },
    savedNow: saving.state.status === "saved" ? saving.state.application : undefined,
  };
}

/** The tracker needs both; an ad may hide its company. */
function emptyFields(ad: JobAd): EditableField[] {
  return (["title", "company"] as const).filter((name) => ad.fields[name].value.trim() === "");
}

function jobToSave(
  ad: JobAd,
  draft: Draft | undefined,
  requirementEdits: readonly RequirementEdit[],
): JobToSave {
  const { title, company, location, salary } = ad.fields;
  return {
    identityKey: ad.identityKey,
    title: title.value,
    company: company.value,
    location: location.value,
    salary: salary.value,
    url: ad.url,
    text: ad.text,
    isApplied: draft?.isApplied ?? false,
    note: draft?.note ?? "",
    followUpDate: draft?.followUpDate ?? "",
    closingDate: ad.closingDate,
    requirementEdits,
  };
}
