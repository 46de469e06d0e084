import { type ReactNode, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import { useSaveJob } from "../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../features/applications/use-saved-jobs.ts";
import { type EditableField, type JobAd, jobAdOf } from "../../features/jobs/job-ad.ts";
import { useAnalysis } from "../../features/resumes/use-analysis.ts";
import { useResume } from "../../features/resumes/use-resume.ts";
import { useTailor } from "../../features/resumes/use-tailor.ts";
import type { PageRead } from "../../platform/read-page.ts";
import type { Draft } from "../../platform/storage.ts";
import { AdBar } from "./ad-bar.tsx";
import { AdBody } from "./ad-body.tsx";
import { LimitScreen } from "./limit-screen.tsx";
import { Screen } from "./screen.tsx";
import { TailorScreen } from "./tailor-screen.tsx";

interface AdScreenProps {
  page: PageRead;
  draft: Draft | undefined;
  user: User | undefined;
  header: ReactNode;
  onDraft: (key: string, part: Draft) => void;
  onReadAgain: () => void;
}

/** One ad: what it says, how the resume compares, and the next step. */
export function AdScreen({ page, draft, user, header, onDraft, onReadAgain }: AdScreenProps) {
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
  const known = saved.jobOf(ad.identityKey);
  const savedNow = saving.state.status === "saved" ? saving.state.application : undefined;

  const save = () => {
    const empty = emptyFields(ad);
    setMissing(empty);
    setEditing(empty[0] ?? null);
    if (empty.length === 0) saving.save(jobToSave(ad, draft));
  };
  const startTailoring =
    resumeText !== undefined && analysis?.match.value != null
      ? () => tailor.start(resumeText, ad.text)
      : undefined;

  if (saving.state.status === "limit" || tailor.state.status === "limit")
    return (
      <LimitScreen
        header={header}
        what={tailor.state.status === "limit" ? "optimise" : "save"}
        ad={ad}
        match={analysis?.match}
        savedCount={saved.count}
        onBack={() => {
          saving.reset();
          tailor.leave();
        }}
      />
    );
  if (tailor.state.status !== "idle")
    return (
      <TailorScreen
        header={header}
        state={tailor.state}
        ad={ad}
        adInput={adInput}
        before={analysis?.match}
        onLeave={tailor.leave}
        onRetry={startTailoring}
      />
    );
  return (
    <Screen
      header={header}
      scrollKey={ad.key}
      bar={
        <AdBar
          applicationId={savedNow?.id ?? known?.id}
          isSavedNow={savedNow !== undefined}
          saveStatus={saving.state.status}
          onSave={save}
          onTailor={startTailoring}
          onReadAgain={page.tabId === -1 ? undefined : onReadAgain}
        />
      }
    >
      <AdBody
        ad={ad}
        draft={draft}
        analysis={analysis}
        resume={resume}
        saveState={saving.state}
        known={savedNow ? undefined : known}
        isFree={user?.subscriptionTier === "free"}
        saved={saved}
        editing={editing}
        missing={missing}
        onEdit={setEditing}
        onDraft={(part) => onDraft(ad.key, part)}
      />
    </Screen>
  );
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
