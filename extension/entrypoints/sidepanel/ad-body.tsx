import { Lock } from "lucide-react";
import { applicationPath } from "#shared/domain/pages.ts";
import type { Move } from "#shared/match/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { ApplyNote } from "../../features/applications/apply-note.tsx";
import { SaveNotice } from "../../features/applications/save-notice.tsx";
import { SavedCard } from "../../features/applications/saved-card.tsx";
import type { SaveState } from "../../features/applications/use-save-job.ts";
import type { useSavedJobs } from "../../features/applications/use-saved-jobs.ts";
import type { EditableField, JobAd } from "../../features/jobs/job-ad.ts";
import { JobForm } from "../../features/jobs/job-form.tsx";
import { JobHeading } from "../../features/jobs/job-heading.tsx";
import type { ResumeState } from "../../features/resumes/use-resume.ts";
import { nowIso } from "../../platform/clock.ts";
import type { Draft, SavedJob } from "../../platform/storage.ts";
import { Comparison } from "./comparison.tsx";
import { openApplication } from "./open-application.ts";

interface AdBodyProps {
  ad: JobAd;
  draft: Draft | undefined;
  analysis: ResumeAnalysis | undefined;
  resume: ResumeState;
  saveState: SaveState;
  /** Saved before this opening. */
  known: SavedJob | undefined;
  isFree: boolean;
  saved: ReturnType<typeof useSavedJobs>;
  editing: EditableField | null;
  missing: readonly EditableField[];
  onEdit: (field: EditableField | null) => void;
  onReadAgain: (() => void) | undefined;
  onDraft: (part: Draft) => void;
}

/** Job, privacy line, READ, MATCH, what would move it, the person's own notes: always in this order. */
export function AdBody(props: AdBodyProps) {
  const { ad, draft, analysis, resume, saveState, known, saved, editing, onEdit, onDraft } = props;
  const isSaved = known !== undefined || saveState.status === "saved";
  const moves = movesOf(analysis);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {editing ? (
        <JobForm
          ad={ad}
          focus={editing}
          missing={props.missing}
          onChange={(field, value) => onDraft({ [field]: value })}
          onDone={() => onEdit(null)}
        />
      ) : (
        <JobHeading ad={ad} onEdit={onEdit} onReadAgain={props.onReadAgain} />
      )}
      <SaveNotice
        state={saveState}
        usedJobs={props.isFree && saved.count !== null ? saved.count : undefined}
        link={saveState.status === "saved" && <OpenLink id={saveState.application.id} />}
      />
      {known && <SavedCard job={known} now={nowIso()} onChanged={saved.remember} />}
      {!isSaved && <PrivacyLine />}
      <Comparison ad={ad} analysis={analysis} resume={resume} draft={draft} onDraft={onDraft} />
      {moves.length > 0 && (
        <Card as="section" className="p-4">
          <h2 className="mb-3 font-bold">What would move it</h2>
          <MoveList moves={moves} />
        </Card>
      )}
      {!isSaved && (
        <ApplyNote isApplied={draft?.isApplied ?? false} note={draft?.note ?? ""} onChange={onDraft} />
      )}
    </div>
  );
}

/** The best of both kinds: what the resume holds already must not drown in the gaps. */
function movesOf(analysis: ResumeAnalysis | undefined): Move[] {
  if (analysis?.match.value == null) return [];
  const best = (basis: Move["basis"]) =>
    analysis.match.moves.filter((move) => move.basis === basis).slice(0, 3);
  return [...best("supported"), ...best("gap")];
}

function OpenLink({ id }: { id: string }) {
  return (
    <TextLink href={__API_ORIGIN__ + applicationPath(id)} onNavigate={() => openApplication(id)}>
      Open in dashboard
    </TextLink>
  );
}

function PrivacyLine() {
  return (
    <p className="flex items-start gap-2 text-13 text-muted">
      <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      Nothing leaves this page until you press Save or Tailor
    </p>
  );
}
