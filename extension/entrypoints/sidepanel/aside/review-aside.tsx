import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { resumePath } from "#shared/domain/pages.ts";
import { confirmingEdits } from "#shared/resume/review-doubts.ts";
import { ReviewList } from "#shared/resume-review/review-list.tsx";
import { reviewSummary } from "#shared/resume-review/review-words.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { useResume } from "../../../features/resumes/use-resume.ts";
import { useReview } from "../../../features/resumes/use-review.ts";
import { openDashboard } from "../../../platform/browser.ts";
import { Screen } from "../screen.tsx";

const announce = (heading: HTMLHeadingElement | null) => heading?.focus();

/** "Is this right?" in the panel: quotes the lines, uncertain entries first. The dashboard also shows the file. */
export function ReviewAside({ header, onClose }: { header: ReactNode; onClose: () => void }) {
  const state = useResume();
  const resume = state.status === "ready" ? state.resume : undefined;
  const { model, correct, confirm, hasFailed, isKeeping } = useReview(resume);
  // On failure a notice says what was not saved, and the screen stays open.
  const confirmAll = () => model && confirm(confirmingEdits(model)).then(onClose, () => undefined);
  return (
    <Screen
      header={header}
      scrollKey="review"
      bar={
        <>
          <Button
            variant="primary"
            className="flex-1"
            icon={<Check aria-hidden="true" />}
            busy={isKeeping}
            busyLabel="Saving..."
            onClick={() => void confirmAll()}
          >
            This is all right
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Later
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h1 ref={announce} tabIndex={-1} className="text-22 font-bold outline-none">
            Is this right?
          </h1>
          {model && resume && (
            <p className="text-14 text-muted wrap-anywhere">
              {resume.name}: {reviewSummary(model)}
            </p>
          )}
        </div>
        {hasFailed && (
          <Notice role="alert" tone="danger" title="Not saved">
            Kelpie could not be reached. Nothing is lost in the resume itself; try again.
          </Notice>
        )}
        {model && (
          <Card className="overflow-clip">
            <ReviewList isShort model={model} onEdit={correct} />
          </Card>
        )}
        {resume && (
          <Button variant="ghost" onClick={() => void openDashboard(`${resumePath(resume.id)}?view=file`)}>
            Open beside your file
          </Button>
        )}
      </div>
    </Screen>
  );
}
