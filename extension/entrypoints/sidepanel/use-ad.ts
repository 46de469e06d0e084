import { useState } from "react";
import { useSaveJob } from "../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../features/applications/use-saved-jobs.ts";
import { type EditableField, type JobAd, jobAdOf } from "../../features/jobs/job-ad.ts";
import { useAnalysis } from "../../features/resumes/use-analysis.ts";
import { useResume } from "../../features/resumes/use-resume.ts";
import { useTailor } from "../../features/resumes/use-tailor.ts";
import type { PageRead } from "../../platform/read-page.ts";
import type { Draft } from "../../platform/storage.ts";

/** Everything the ad's screen knows and does: the features side by side, joined by the ad. */
export function useAd(page: PageRead, draft: Draft | undefined, onDraft: (key: string, part: Draft) => void) {
  const ad = jobAdOf(page, draft);
  const resume = useResume();
  const resumeText = resume.status === "ready" ? resume.resume.text : undefined;
  const adInput = { text: ad.text, title: ad.fields.title.value, company: ad.fields.company.value };
  const analysis = useAnalysis(resumeText, adInput);
  const saved = useSavedJobs();
  const saving = useSaveJob((application) => {
    saved.remember(application);
    onDraft(ad.key, { note: undefined, isApplied: undefined });
  });
  const tailor = useTailor();
  const [editing, setEditing] = useState<EditableField | null>(null);
  const [missing, setMissing] = useState<readonly EditableField[]>([]);

  const save = () => {
    const empty = emptyFields(ad);
    setMissing(empty);
    setEditing(empty[0] ?? null);
    if (empty.length === 0) saving.save(jobToSave(ad, draft));
  };
  const canTailor = resumeText !== undefined && analysis?.match.value != null;
  const startTailoring = canTailor ? () => tailor.start(resumeText, adInput) : undefined;

  return {
    ad,
    adInput,
    analysis,
    resume,
    saved,
    saving,
    tailor,
    save,
    startTailoring,
    editing,
    setEditing,
    missing,
    /** Saved before this opening, or now. */
    known: saved.jobOf(ad.identityKey),
    savedNow: saving.state.status === "saved" ? saving.state.application : undefined,
  };
}

/** The tracker needs both (part 2, section 4); an ad may hide its company. */
function emptyFields(ad: JobAd): EditableField[] {
  return (["title", "company"] as const).filter((name) => ad.fields[name].value.trim() === "");
}

function jobToSave(ad: JobAd, draft: Draft | undefined) {
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
  };
}
