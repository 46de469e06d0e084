import { Check } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { resumePath } from "#shared/domain/pages.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { anchored } from "#shared/resume/resume-edits.ts";
import { confirmingEdits } from "#shared/resume/review-doubts.ts";
import type { PointAt, Pointed } from "#shared/resume-review/pointed.ts";
import { ReviewList } from "#shared/resume-review/review-list.tsx";
import { reviewSummary } from "#shared/resume-review/review-words.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { useArrival } from "../../../platform/page-head.tsx";
import { useRoomWanted } from "../../../platform/room.ts";
import { OwnFile } from "./own-file.tsx";
import { useOwnFile } from "./use-own-file.ts";

const views = [
  { value: "page", label: "Page" },
  { value: "text", label: "Text" },
] as const;
type View = (typeof views)[number]["value"];

export interface ReviewScreenProps {
  resume: Resume;
  read: Pick<ResumeAnalysis, "model" | "read">;
  onCorrect: (edit: ResumeEdit) => void;
  /** Saves that what is shown is right; resolves once that is saved. */
  onConfirm: (edits: readonly ResumeEdit[]) => Promise<unknown>;
}

/** Two boxes that scroll by themselves where there is room; else the file above, never out of sight. */
const sideBySide =
  "lg:grid lg:h-[calc(100dvh-8.5rem)] lg:grid-cols-[minmax(0,1fr)_29rem] lg:grid-rows-[minmax(0,1fr)]";

/** "Is this right?": the person's own file beside what was read of it. decision: D-97. */
export function ReviewScreen({ resume, read, onCorrect, onConfirm }: ReviewScreenProps) {
  const { model } = read;
  const file = useOwnFile(resume.file);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [view, setView] = useState<View>("page");
  const point: PointAt = useCallback((next) => setPointed(next), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival("Is this right?", heading);
  useRoomWanted();
  const structure = read.read.issues.find(({ id }) => id === "F14");
  const hasPages = file !== undefined && file.kind !== "text";
  const shown = view === "text" && hasPages ? ({ kind: "text", reason: null } as const) : file;
  return (
    <div
      className={`overflow-clip rounded-card border border-line bg-surface max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 ${sideBySide}`}
    >
      <section
        aria-label="Your file"
        className="flex min-h-0 flex-col bg-sunken max-lg:sticky max-lg:top-14 max-lg:z-1 max-lg:h-[34dvh] max-lg:shadow-2 lg:border-r lg:border-line"
      >
        <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-canvas px-4">
          <p className="min-w-0 flex-1 truncate text-14 font-medium">{resume.file?.name ?? resume.name}</p>
          {hasPages && <Segmented label="View" options={views} value={view} onValueChange={setView} />}
        </div>
        <div
          data-file-box=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached with keys.
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto p-3 md:p-5"
        >
          <OwnFile file={shown} lines={model.meta.lines} pointed={pointed} />
        </div>
      </section>
      <div className="flex min-h-0 flex-col">
        <header className="border-b border-line px-4 py-3 md:px-5">
          <h1 ref={heading} tabIndex={-1} className="text-22 font-bold outline-none">
            Is this right?
          </h1>
          <p className="text-14 text-muted">{reviewSummary(model)}</p>
          {structure && <p className="mt-1 text-13 text-accent">{structure.text}</p>}
        </header>
        <div className="min-h-0 flex-1 lg:overflow-y-auto">
          <ReviewList model={model} onEdit={(edit) => onCorrect(anchored(model, edit))} onPoint={point} />
        </div>
        <ReviewBar id={resume.id} onConfirm={() => onConfirm(confirmingEdits(model))} />
      </div>
    </div>
  );
}

/** Saved first, and then the resume's own screen. */
function ReviewBar({ id, onConfirm }: { id: string; onConfirm: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    onConfirm().then(
      () => navigate(resumePath(id)),
      // The toast says why not.
      () => setIsBusy(false),
    );
  };
  return (
    <footer className="flex items-center justify-between gap-2 border-t border-line bg-surface px-4 py-3 max-lg:sticky max-lg:bottom-[var(--foot,0px)] max-lg:z-1 md:px-5">
      <Button variant="ghost" onClick={() => void navigate(resumePath(id))}>
        Later
      </Button>
      <Button
        variant="primary"
        icon={<Check aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Saving..."
        onClick={confirm}
        className="max-md:flex-1"
      >
        This is all right
      </Button>
    </footer>
  );
}
