import { useState } from "react";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { ReviewDoubt } from "#shared/resume/review-doubts.ts";
import { pointLength } from "#shared/resume/work-edits.ts";
import { Select } from "#shared/ui/primitives/select.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { entryCards } from "./entry-texts.ts";
import { JobForm } from "./job-form.tsx";
import type { PointAt } from "./pointed.ts";
import { PressChip } from "./press-chip.tsx";
import { ReviewRow } from "./review-rows.tsx";

export interface DoubtRowProps {
  doubt: ReviewDoubt;
  model: ResumeModel;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt | undefined;
  /** The first one is open. */
  isFirst: boolean;
  /** Shows the lines of the resume: there is no file beside it. */
  isQuoted: boolean;
}

/** One thing to look at, with its answers. */
export function DoubtRow(props: DoubtRowProps) {
  const { doubt } = props;
  if (doubt.kind === "job") return <JobDoubt {...props} doubt={doubt} />;
  if (doubt.kind === "qualification") return <QualificationDoubt {...props} doubt={doubt} />;
  return <PointsDoubt {...props} doubt={doubt} />;
}

type Of<Kind extends ReviewDoubt["kind"]> = Omit<DoubtRowProps, "doubt"> & {
  doubt: Extract<ReviewDoubt, { kind: Kind }>;
};

function JobDoubt({ doubt, model, onEdit, onPoint, isFirst, isQuoted }: Of<"job">) {
  const { index, question, detail, isTwoJobs } = doubt;
  const entry = model.work[index];
  if (entry === undefined) return null;
  const accept = () => onEdit({ edit: "accept-entry", list: "work", index });
  const yes = isTwoJobs ? "It\u2019s one job" : "That\u2019s right";
  const points = new Set(entry.highlights);
  const head = entry.lines.map((id) => model.meta.lines[id]?.text ?? "").filter((text) => !points.has(text));
  return (
    <ReviewRow
      isDoubt
      isOpen={isFirst}
      title={question}
      text={detail}
      lines={entry.lines}
      onPoint={onPoint}
      answers={<PressChip onClick={accept}>{yes}</PressChip>}
    >
      {isQuoted && head.length > 0 && (
        <blockquote className="mb-2 rounded-small bg-canvas px-2.5 py-2 text-13 wrap-anywhere">
          “{head.slice(0, 4).join(" ")}”
        </blockquote>
      )}
      <JobForm model={model} index={index} onEdit={onEdit} onPoint={onPoint} onYes={accept} yes={yes} />
    </ReviewRow>
  );
}

const educationCard = entryCards.find(({ list }) => list === "education");

function QualificationDoubt({ doubt, model, onEdit, onPoint, isFirst }: Of<"qualification">) {
  const { index, question, detail } = doubt;
  const entry = model.education[index];
  if (entry === undefined || educationCard === undefined) return null;
  return (
    <ReviewRow
      isDoubt
      isOpen={isFirst}
      title={question}
      text={detail}
      lines={entry.lines}
      onPoint={onPoint}
      answers={
        <PressChip onClick={() => onEdit({ edit: "accept-entry", list: "education", index })}>
          Leave it
        </PressChip>
      }
    >
      <div className="grid gap-2.5">
        <EntryFields card={educationCard} entry={entry} index={index} onEdit={onEdit} onPoint={onPoint} />
        <div className="flex flex-wrap gap-1.5">
          <PressChip onClick={() => onEdit({ edit: "accept-entry", list: "education", index })}>
            Leave it
          </PressChip>
          <PressChip quiet onClick={() => onEdit({ edit: "remove-entry", list: "education", index })}>
            Not a qualification
          </PressChip>
        </div>
      </div>
    </ReviewRow>
  );
}

/** Of one correction. */
const mostPoints = 50;

function PointsDoubt({ doubt, model, onEdit, onPoint }: Of<"points">) {
  const [job, setJob] = useState("");
  const { lines, texts } = doubt;
  const jobs = model.work.map((entry, at) => ({
    value: String(at),
    label: [entry.position, entry.name].filter(Boolean).join(", ") || `Job ${at + 1}`,
  }));
  const place = (value: string) => {
    setJob(value);
    if (value === "") return;
    const points = texts.map((text) => text.slice(0, pointLength));
    for (let at = 0; at < points.length; at += mostPoints)
      onEdit({ edit: "place-points", index: Number(value), points: points.slice(at, at + mostPoints) });
  };
  return (
    <ReviewRow
      isDoubt
      isOpen
      title={
        texts.length === 1 ? "Which job is this line of?" : `Which job are these ${texts.length} lines of?`
      }
      lines={lines}
      onPoint={onPoint}
    >
      <div className="grid gap-2">
        <blockquote className="text-13 text-muted wrap-anywhere">
          “{texts[0]}”{texts.length > 1 && ` and ${texts.length - 1} more`}
        </blockquote>
        {jobs.length > 0 && (
          <Select
            compact
            aria-label="Job of these lines"
            placeholder="No job"
            value={job}
            options={jobs}
            onChange={(event) => place(event.currentTarget.value)}
          />
        )}
      </div>
    </ReviewRow>
  );
}
