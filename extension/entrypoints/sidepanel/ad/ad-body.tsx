import { Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import { applicationPath } from "#shared/domain/pages.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { SaveNotice } from "../../../features/applications/save-notice.tsx";
import type { SaveState } from "../../../features/applications/use-save-job.ts";
import type { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import type { EditableField, JobAd } from "../../../features/jobs/job-ad.ts";
import { JobHeading } from "../../../features/jobs/job-heading.tsx";
import type { Corrections } from "../../../features/resumes/requirement-folds.tsx";
import type { useKnockOutAnswers } from "../../../features/resumes/use-knock-out-answers.ts";
import type { ResumeState } from "../../../features/resumes/use-resume.ts";
import { nowIso } from "../../../platform/clock.ts";
import type { Draft, SavedJob } from "../../../platform/storage.ts";
import { openApplication } from "../open-application.ts";

const SavedJobCards = lazy(() =>
  import("./saved-job.tsx").then((loaded) => ({ default: loaded.SavedJobCards })),
);
const NoteFold = lazy(() => import("./note-fold.tsx").then((loaded) => ({ default: loaded.NoteFold })));
const JobForm = lazy(() =>
  import("../../../features/jobs/job-form.tsx").then((loaded) => ({ default: loaded.JobForm })),
);
const AfterAd = lazy(() => import("./after-ad.tsx").then((loaded) => ({ default: loaded.AfterAd })));
const Comparison = lazy(() => import("./comparison.tsx").then((loaded) => ({ default: loaded.Comparison })));

interface AdBodyProps {
  ad: JobAd;
  draft: Draft | undefined;
  analysis: ResumeAnalysis | undefined;
  resume: ResumeState;
  saveState: SaveState;
  /** The save is stored here until it can be sent. */
  isWaiting: boolean;
  /** The saved job, from before or just now. */
  known: SavedJob | undefined;
  isFree: boolean;
  saved: ReturnType<typeof useSavedJobs>;
  /** The address where the ad was read. */
  pageUrl: string;
  editing: EditableField | null;
  missing: readonly EditableField[];
  onEdit: (field: EditableField | null) => void;
  onReadAgain: (() => void) | undefined;
  onDraft: (part: Draft) => void;
  gateAnswers: ReturnType<typeof useKnockOutAnswers>;
  corrections: Corrections;
}

/** The job, its save, the ring, the gaps and the conditions; everything else is folded. */
export function AdBody(props: AdBodyProps) {
  const { ad, draft, analysis, resume, saveState, known, saved, editing, onEdit, onDraft } = props;
  const isSaved = known !== undefined || props.isWaiting || saveState.status === "saved";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {editing ? (
        <Suspense fallback={<JobHeading ad={ad} onEdit={onEdit} onReadAgain={props.onReadAgain} />}>
          <JobForm
            ad={ad}
            focus={editing}
            missing={props.missing}
            onChange={(field, value) => onDraft({ [field]: value })}
            onDone={() => onEdit(null)}
          />
        </Suspense>
      ) : (
        <JobHeading ad={ad} onEdit={onEdit} onReadAgain={props.onReadAgain} />
      )}
      <SaveNotice
        state={saveState}
        isWaiting={props.isWaiting}
        usedJobs={props.isFree && saved.count !== null ? saved.count : undefined}
        link={saveState.status === "saved" && <OpenLink id={saveState.application.id} />}
      />
      <Suspense>
        {known && (
          <SavedJobCards identityKey={ad.identityKey} job={known} now={nowIso()} onChanged={saved.remember} />
        )}
      </Suspense>
      {/* The proof comes with the engine, after the first paint. */}
      <Suspense>
        <Comparison
          ad={ad}
          analysis={analysis}
          resume={resume}
          draft={draft}
          onDraft={onDraft}
          gateAnswers={props.gateAnswers}
          corrections={props.corrections}
        />
      </Suspense>
      <Suspense>
        {!isSaved && (
          <NoteFold
            isApplied={draft?.isApplied ?? false}
            note={draft?.note ?? ""}
            followUpDate={draft?.followUpDate ?? ""}
            onChange={onDraft}
          />
        )}
        <AfterAd ad={ad} applicationId={known?.id} url={props.pageUrl} onEdit={onEdit} />
      </Suspense>
      {!isSaved && <PrivacyLine />}
    </div>
  );
}

function OpenLink({ id }: { id: string }) {
  return (
    <TextLink href={__DASHBOARD_ORIGIN__ + applicationPath(id)} onNavigate={() => openApplication(id)}>
      Open in dashboard
    </TextLink>
  );
}

function PrivacyLine() {
  return (
    <p className="flex items-start gap-2 text-13 text-muted">
      <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      Nothing leaves this page until you press Save, Tailor or Letter
    </p>
  );
}
