import { ChevronRight, CircleQuestionMark } from "lucide-react";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { reviewDoubts } from "#shared/resume/review-doubts.ts";

/**
 * A line above the score while something in the resume is uncertain: it is not used until the person has checked it.
 */
export function ReviewLine({ model, onOpen }: { model: ResumeModel; onOpen: () => void }) {
  const { length } = reviewDoubts(model);
  if (length === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fc-border flex min-h-11 w-full items-center gap-2 rounded-card border border-accent-fill/40 bg-accent-soft px-4 text-left text-14 font-medium text-accent"
    >
      <CircleQuestionMark aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">
        {length === 1 ? "1 thing" : `${length} things`} in your resume to check
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
