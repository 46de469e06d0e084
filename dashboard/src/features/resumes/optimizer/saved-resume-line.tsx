import { longDate } from "#shared/domain/dates.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { reviewPath } from "../confirm/review-path.ts";
import { useCreateResume, useSavedResumes } from "../saved/use-saved-resumes.ts";
import type { OptimizerDraft } from "./optimizer-draft.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import type { SavedResume } from "./use-saved-resume.ts";

export interface SavedResumeLineProps {
  draft: OptimizerDraft;
  saved: SavedResume;
  /** What the person's plan includes. */
  tier: Parameters<typeof may>[0];
}

/** Whether the resume on the screen is the account's, with the way back, or the choice where there is another one. */
export function SavedResumeLine({ draft, saved, tier }: SavedResumeLineProps) {
  const onNavigate = useNavigateTo();
  const { resume, isPending, isSame, isNew, isSaving } = saved;
  const hasText = draft.resumeText.trim() !== "";
  return (
    <div className="flex min-h-19 flex-wrap content-start items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-13 text-muted">
      {!isPending && (
        <>
          <p className="min-w-48 flex-1">
            {resume ? (
              <>
                {isNew ? "Saved as your resume: " : "Your saved resume: "}
                <TextLink href={reviewPath(resume.id)} onNavigate={onNavigate} className="wrap-anywhere">
                  {resume.name}
                </TextLink>
                {isNew ? ". It's on every screen from now on." : `, ${longDate(resume.contentAt)}.`}
              </>
            ) : (
              "You have no saved resume."
            )}
          </p>
          {isNew && (
            <Button compact onClick={saved.undo}>
              Undo
            </Button>
          )}
          {hasText && !isSame && (
            <span className="flex flex-wrap gap-2">
              {resume && <AddAnother draft={draft} tier={tier} />}
              <Button compact busy={isSaving} busyLabel="Saving..." onClick={saved.replace}>
                {resume ? "Replace it" : "Save as my resume"}
              </Button>
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** Keeps both; left out where the plan has room for one. */
function AddAnother({ draft, tier }: Pick<SavedResumeLineProps, "draft" | "tier">) {
  const { resumeText: text, resumeName: name, resumeFile } = draft;
  const { data } = useSavedResumes();
  const { toast } = useToast();
  const create = useCreateResume();
  if (create.data && create.variables.text === text) return <span role="status">Saved as another.</span>;
  if (!data || (!may(tier, "keep-many-resumes") && data.length >= freeLimits.resumes)) return null;
  const onAdd = () =>
    create.mutate(
      {
        name: name || "My resume",
        text,
        ...(resumeFile
          ? { origin: "uploaded" as const, fileId: resumeFile.id }
          : { origin: "pasted" as const }),
      },
      { onError: () => toast(optimizerToasts.notSaved) },
    );
  return (
    <Button compact busy={create.isPending} busyLabel="Saving..." onClick={onAdd}>
      Save as another
    </Button>
  );
}
