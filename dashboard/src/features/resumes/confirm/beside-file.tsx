import { Check } from "lucide-react";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { Resume } from "#shared/contract/resumes/kept-resume.ts";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import { resumePath } from "#shared/domain/pages.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { BasicsCard } from "../kept/basics-card.tsx";
import { RolesCard } from "../kept/roles-card.tsx";
import { StructureNotice } from "../structure-notice.tsx";
import { OwnFile } from "./own-file.tsx";
import { PointArea } from "./point-area.tsx";
import type { PointAt, Pointed } from "./pointed.ts";
import { ReadEntries } from "./read-entries.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useOwnFile } from "./use-own-file.ts";

const views = [
  { value: "both", label: "Both" },
  { value: "file", label: "Your file" },
  { value: "read", label: "What was read" },
] as const;
type View = (typeof views)[number]["value"];

export interface BesideFileProps {
  resume: Resume;
  read: Pick<ResumeAnalysis, "model" | "read">;
  onCorrect: (edit: ResumeEdit) => void;
  /** Keeps that it was read right; resolves once that is kept. */
  onConfirm: () => Promise<unknown>;
}

/** The person's own file beside what was read of it, to be corrected and confirmed. decision: D-97. */
export function BesideFile({ resume, read, onCorrect, onConfirm }: BesideFileProps) {
  const { model } = read;
  const file = useOwnFile(resume.file);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [view, setView] = useState<View>("both");
  const point: PointAt = useCallback((next, isAsked) => {
    setPointed(next);
    // Where the two stand one above the other, what was asked for must come into view.
    if (isAsked) setView((now) => (now === "read" ? "both" : now));
  }, []);
  const onNavigate = useNavigateTo();
  const isDoubted = read.read.issues.some(({ id }) => id === "F14");
  const ofSection = (section: "summary") =>
    model.meta.lines.filter((line) => line.section === section && !line.heading).map(({ id }) => id);
  return (
    <>
      <PageHead
        title="Your file and what was read"
        text={
          <TextLink href={resumePath(resume.id)} onNavigate={onNavigate}>
            {resume.name}
          </TextLink>
        }
        actions={
          isDoubted ? (
            <ConfirmButton id={resume.id} onConfirm={onConfirm} />
          ) : (
            <Button onClick={() => onNavigate(resumePath(resume.id))}>Done</Button>
          )
        }
      />
      <StructureNotice read={read.read} className="mb-4 md:mb-6">
        <p className="text-muted">
          Point at a field or stand in it, and its place in your file is marked. Correct what is wrong, then
          say that it was read right.
        </p>
      </StructureNotice>
      <Segmented
        block
        label="What is shown"
        options={views}
        value={view}
        onValueChange={setView}
        className="mb-4 lg:hidden"
      />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <section
          data-file-box=""
          aria-label="Your file"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached with keys.
          tabIndex={0}
          className={classNames(
            "min-w-0 overflow-y-auto rounded-card lg:sticky lg:top-20 lg:block lg:h-[calc(100dvh-6rem)]",
            view === "both" &&
              "sticky top-16 z-1 h-[38dvh] border border-line bg-canvas shadow-2 lg:border-0 lg:shadow-none",
            view === "read" && "hidden",
          )}
        >
          <OwnFile file={file} lines={model.meta.lines} pointed={pointed} />
        </section>
        <div className={classNames("grid min-w-0 gap-4 md:gap-6 lg:grid", view === "file" && "hidden")}>
          <BasicsCard basics={model.basics} lines={model.meta.lines} onEdit={onCorrect} onPoint={point} />
          <PointArea lines={ofSection("summary")} onPoint={point}>
            <SummaryCard summary={model.basics.summary ?? ""} onEdit={onCorrect} />
          </PointArea>
          <RolesCard work={model.work} onEdit={onCorrect} onPoint={point} />
          <ReadEntries model={model} onEdit={onCorrect} onPoint={point} />
        </div>
      </div>
    </>
  );
}

/** Kept first, and then the resume's own screen. */
function ConfirmButton({ id, onConfirm }: { id: string; onConfirm: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    onConfirm().then(
      () => navigate(resumePath(id)),
      // Why not is told where it was kept.
      () => setIsBusy(false),
    );
  };
  return (
    <Button
      variant="primary"
      icon={<Check aria-hidden="true" />}
      busy={isBusy}
      busyLabel="Saving..."
      onClick={confirm}
      className="max-md:flex-1"
    >
      It was read right
    </Button>
  );
}
