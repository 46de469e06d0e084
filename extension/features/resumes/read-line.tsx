import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronRight, FileCheck } from "lucide-react";
import { useState } from "react";
import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { scoreBand, scoreBandLabels } from "#shared/domain/resumes/score-bands.ts";
import type { ReadResult } from "#shared/engine/analysis.ts";
import { MachineText } from "#shared/ui/blocks/machine-text.tsx";
import { ReadCheck } from "#shared/ui/blocks/read-check.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { api } from "../../platform/api.ts";
import { removeStored, writeStored } from "../../platform/storage.ts";
import { currentResumeKey } from "./use-resume.ts";

/** Chooses which saved resume is compared; hidden if there is only one. */
function ResumeChoice({ resumeId }: { resumeId: string }) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ["/api/resumes"], queryFn: () => api.resumes.list() });
  if (data === undefined || data.length < 2) return null;
  const choose = async (id: string) => {
    if (data.find((one) => one.id === id)?.isDefault) await removeStored("chosenResume");
    else await writeStored("chosenResume", id);
    await client.invalidateQueries({ queryKey: currentResumeKey });
  };
  return (
    <Field
      label="Compare with"
      hint="The score and Tailor follow. Letters are written from your default resume."
    >
      <Select
        value={resumeId}
        options={data.map(({ id, name, isDefault }) => ({
          value: id,
          label: isDefault ? `${name} (default)` : name,
        }))}
        onValueChange={(id) => void choose(id)}
      />
    </Field>
  );
}

interface ReadLineProps {
  resumeId: string;
  name: string;
  read: ReadResult;
  /** The parsed resume, line by line. */
  lines: readonly ResumeLine[];
  hidden: readonly string[] | undefined;
  /** Address of the screen that edits the resume. */
  href: string;
  onNavigate: (href: string) => void;
}

/** READ in one line, with the name of the compared resume; opens to what was hard to read. */
export function ReadLine({ resumeId, name, read, lines, hidden, href, onNavigate }: ReadLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-label="Resume compared">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 [&::-webkit-details-marker]:hidden">
          <FileCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="whitespace-nowrap text-muted">
            Read <b className="font-bold text-ink tabular-nums">{read.value}</b>{" "}
            {scoreBandLabels[scoreBand(read.value)]}
          </span>
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
        </summary>
        <div className="grid gap-3 border-t border-line px-4 py-3 text-13">
          {isOpen && <ResumeChoice resumeId={resumeId} />}
          <p className="text-muted">
            How much of your resume a reading program finds. It says nothing about this ad.
          </p>
          <ReadCheck read={read} />
          <details>
            <summary className="inline-block min-h-6 rounded-paper text-muted">
              The text software sees
            </summary>
            <div className="mt-2">
              <MachineText lines={lines} hidden={hidden} />
            </div>
          </details>
          <p>
            <TextLink href={href} onNavigate={onNavigate}>
              Change or correct this resume
            </TextLink>
          </p>
        </div>
      </details>
    </Card>
  );
}
