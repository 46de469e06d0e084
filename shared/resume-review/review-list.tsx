import { CircleQuestionMark, Plus } from "lucide-react";
import { useState } from "react";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { reviewDoubts } from "#shared/resume/review-doubts.ts";
import { AddEntry } from "./add-entry.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { DoubtRow } from "./doubt-row.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { type EntryCard, entryCards } from "./entry-texts.ts";
import { JobForm } from "./job-form.tsx";
import type { PointAt } from "./pointed.ts";
import { PressChip } from "./press-chip.tsx";
import { GroupHead, ReviewRow } from "./review-rows.tsx";
import { entryDates, entryText, entryTitle, jobDates } from "./review-words.ts";

export interface ReviewListProps {
  model: ResumeModel;
  onEdit: (edit: ResumeEdit) => void;
  /** Where the file is beside it: told where the person points. */
  onPoint?: PointAt | undefined;
  /** Jobs, qualifications and licences alone, with the lines quoted: where there is no file beside it. */
  isShort?: boolean | undefined;
}

/** What was read of a resume, doubtful entries first, each open to correction. decision: D-122. */
export function ReviewList({ model, onEdit, onPoint, isShort = false }: ReviewListProps) {
  const doubts = reviewDoubts(model);
  const asked = new Set(
    doubts.map((doubt) => (doubt.kind === "points" ? "" : `${doubt.kind} ${doubt.index}`)),
  );
  const shared = { model, onEdit, onPoint };
  const cards = entryCards.filter(({ isFolded }) => !isFolded);
  return (
    <div className="@container">
      {doubts.length > 0 && (
        <section aria-label="Check these">
          <GroupHead
            isWarning
            title="Check these"
            count={doubts.length}
            icon={<CircleQuestionMark aria-hidden="true" />}
          />
          <ul>
            {doubts.map((doubt, at) => (
              <DoubtRow
                key={doubt.kind === "points" ? `points ${doubt.lines[0]}` : `${doubt.kind} ${doubt.index}`}
                doubt={doubt}
                isFirst={at === 0}
                isQuoted={isShort}
                {...shared}
              />
            ))}
          </ul>
        </section>
      )}
      <JobRows {...shared} asked={asked} />
      {cards.map((card) => (
        <EntryRows key={card.list} card={card} asked={asked} {...shared} />
      ))}
      {!isShort && <FoldedParts {...shared} asked={asked} />}
    </div>
  );
}

interface RowsProps extends Pick<ReviewListProps, "model" | "onEdit" | "onPoint"> {
  /** "job 1", "qualification 0": entries with a question above. */
  asked: ReadonlySet<string>;
}

function JobRows({ model, onEdit, onPoint, asked }: RowsProps) {
  return (
    <section aria-label="Jobs">
      <GroupHead
        title="Jobs"
        count={model.work.filter((_, index) => !asked.has(`job ${index}`)).length}
        action={
          <PressChip
            quiet
            label="Add a job"
            icon={<Plus aria-hidden="true" />}
            onClick={() => onEdit({ edit: "add-work", index: model.work.length, entry: {} })}
          >
            Add
          </PressChip>
        }
      />
      {model.work.length === 0 && <p className="px-4 py-3 text-14 text-muted @md:px-5">No job found.</p>}
      <ul>
        {model.work.map((entry, index) =>
          asked.has(`job ${index}`) ? null : (
            <ReviewRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a job has no name of its own; an edit means its place.
              key={`${index} ${model.work.length}`}
              title={entry.position ?? entry.name ?? "A job"}
              text={entry.position === undefined ? undefined : entry.name}
              aside={jobDates(entry)}
              lines={entry.lines}
              onPoint={onPoint}
            >
              <JobForm model={model} index={index} onEdit={onEdit} onPoint={onPoint} />
            </ReviewRow>
          ),
        )}
      </ul>
    </section>
  );
}

function EntryRows({ card, model, onEdit, onPoint, asked }: RowsProps & { card: EntryCard }) {
  const { list, title, none, one } = card;
  const entries = model[list];
  const [isAdding, setAdding] = useState(false);
  const isAsked = (index: number) => list === "education" && asked.has(`qualification ${index}`);
  return (
    <section aria-label={title}>
      <GroupHead
        title={title}
        count={entries.filter((_: object, index: number) => !isAsked(index)).length}
        action={
          <PressChip
            quiet
            label={`Add a ${one}`}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setAdding(!isAdding)}
          >
            Add
          </PressChip>
        }
      />
      {isAdding && <AddEntry card={card} onEdit={onEdit} onDone={() => setAdding(false)} />}
      {entries.length === 0 && <p className="px-4 py-3 text-14 text-muted @md:px-5">{none}</p>}
      <ul>
        {entries.map((entry, index) =>
          isAsked(index) ? null : (
            <ReviewRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own; an edit means its place.
              key={`${index} ${entries.length}`}
              title={entryTitle(card, entry)}
              text={entryText(entry)}
              aside={entryDates(entry)}
              lines={entry.lines}
              onPoint={onPoint}
            >
              <div className="grid gap-2.5">
                <EntryFields card={card} entry={entry} index={index} onEdit={onEdit} onPoint={onPoint} />
                <PressChip quiet onClick={() => onEdit({ edit: "remove-entry", list, index })}>
                  Remove this {one}
                </PressChip>
              </div>
            </ReviewRow>
          ),
        )}
      </ul>
    </section>
  );
}

function FoldedParts(props: RowsProps) {
  const { model, onEdit, onPoint } = props;
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 text-14 font-medium text-primary @md:px-5">
        Contact, summary, skills, referees
      </summary>
      <div className="border-y border-line px-4 py-3 @md:px-5">
        <ContactFields basics={model.basics} lines={model.meta.lines} onEdit={onEdit} onPoint={onPoint} />
      </div>
      {entryCards
        .filter(({ isFolded }) => isFolded)
        .map((card) => (
          <EntryRows key={card.list} card={card} {...props} />
        ))}
    </details>
  );
}
