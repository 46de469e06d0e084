import { useRef } from "react";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { withResumeEdit } from "#shared/resume/with-resume-edit.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { savedToasts } from "./saved-texts.ts";
import { type ResumeChange, useUpdateResume } from "./use-saved-resumes.ts";

/** What a screen changes of one resume; a change that could not be stored is reported by a toast. */
export function useResumeActs(resume: Resume) {
  const { toast } = useToast();
  const update = useUpdateResume(resume.id);
  const onError = () => toast(savedToasts.changeFailed);
  const onItsWay = useRef<{ edits: ResumeEdit[] | null; count: number }>({ edits: null, count: 0 });
  /** Resolves once it is stored. */
  const save = (part: ResumeChange) => {
    const { current } = onItsWay;
    if (part.edits) current.edits = part.edits;
    current.count++;
    const saved = update.mutateAsync(part);
    saved
      .catch(() => {
        // What was built on it falls as well: the next one begins with what is stored.
        current.edits = null;
        onError();
      })
      .finally(() => {
        current.count--;
        if (current.count === 0) current.edits = null;
      });
    return saved;
  };
  const change = (part: ResumeChange) => {
    // A toast has reported it by then.
    save(part).catch(() => undefined);
  };
  /** A second correction may come before the first is stored; it must not take that one back. */
  const withEdits = (edits: readonly ResumeEdit[]) => ({
    edits: edits.reduce(withResumeEdit, onItsWay.current.edits ?? resume.edits),
  });
  return {
    onError,
    save,
    change,
    correct: (edit: ResumeEdit) => change(withEdits([edit])),
    confirm: (edits: readonly ResumeEdit[]) => save(withEdits(edits)),
    isSaving: update.isPending,
  };
}
