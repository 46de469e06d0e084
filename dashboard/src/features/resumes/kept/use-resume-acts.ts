import type { Resume, ResumeEdit } from "#shared/contract/kept-resumes.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { keptToasts } from "./kept-texts.ts";
import { type ResumeChange, useUpdateResume } from "./use-kept-resumes.ts";
import { withResumeEdit } from "./with-resume-edit.ts";

/** What a screen changes of one resume; a change that could not be kept is told in a toast. */
export function useResumeActs(resume: Resume) {
  const { toast } = useToast();
  const update = useUpdateResume(resume.id);
  const onError = () => toast(keptToasts.changeFailed);
  /** Resolves once it is kept. */
  const save = (part: ResumeChange) => {
    const saved = update.mutateAsync(part);
    saved.catch(onError);
    return saved;
  };
  const change = (part: ResumeChange) => update.mutate(part, { onError });
  const withEdit = (edit: ResumeEdit) => ({ edits: withResumeEdit(resume.edits, edit) });
  return {
    onError,
    save,
    change,
    correct: (edit: ResumeEdit) => change(withEdit(edit)),
    confirm: () => save(withEdit({ edit: "confirm-structure" })),
    isSaving: update.isPending,
  };
}
