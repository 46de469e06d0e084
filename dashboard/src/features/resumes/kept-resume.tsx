import { longDate } from "#shared/domain/dates.ts";
import { resumePath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import type { OptimizerDraft } from "./optimizer-draft.ts";
import { useDefaultResume, useKeepResume } from "./use-default-resume.ts";

const purpose = "The extension compares job ads with this resume.";

/** Says which resume the account keeps and what for; offers to keep the one on the screen instead. */
export function KeptResume({ draft }: { draft: OptimizerDraft }) {
  const { resumeText: text, resumeName: name, resumeFile } = draft;
  const { resume, isPending } = useDefaultResume();
  const keep = useKeepResume();
  const onNavigate = useNavigateTo();
  const { toast } = useToast();
  if (isPending) return null;
  const isSame = resume?.text === text;
  const canKeep = text.trim() !== "" && !isSame;
  const onKeep = () =>
    keep.mutate(
      { name: name || "My resume", text, ...(resumeFile && { fileId: resumeFile.id }) },
      {
        onError: () =>
          toast({
            title: "Your resume was not kept",
            description: "The text is still here. Please try again.",
            variant: "destructive",
          }),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-13 text-muted">
      <p className="min-w-48 flex-1">
        {resume ? (
          <>
            Kept as your resume:{" "}
            <TextLink href={resumePath(resume.id)} onNavigate={onNavigate} className="wrap-anywhere">
              {resume.name}
            </TextLink>
            , {longDate(resume.contentAt)}. {purpose}
          </>
        ) : (
          `No resume is kept yet. ${purpose.replace("this resume", "the resume you keep")}`
        )}
      </p>
      {canKeep && (
        <Button compact busy={keep.isPending} busyLabel="Keeping..." onClick={onKeep}>
          Keep as my resume
        </Button>
      )}
    </div>
  );
}
