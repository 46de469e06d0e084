import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import type { ReadJob } from "../../../platform/storage.ts";

export function JobLine({ job }: { job: ReadJob | undefined }) {
  if (job === undefined) return null;
  return (
    <p className="wrap-anywhere">
      {job.title}
      {job.company && <span className="text-muted">, {job.company}</span>}
    </p>
  );
}

interface WhichJobProps {
  jobs: readonly ReadJob[];
  /** Undefined until the person has chosen. */
  chosen: ReadJob | undefined;
  onChoose: (job: ReadJob) => void;
}

export function WhichJob({ jobs, chosen, onChoose }: WhichJobProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">Which job was it?</legend>
      {jobs.map((job) => (
        <label key={job.identityKey ?? job.url} className="flex min-h-6 items-start gap-2">
          <input
            type="radio"
            name="applied-job"
            checked={chosen === job}
            onChange={() => onChoose(job)}
            className="mt-1 size-4 accent-primary"
          />
          <JobLine job={job} />
        </label>
      ))}
    </fieldset>
  );
}

interface NameJobProps {
  /** True if there is no other job to choose. */
  isOpen: boolean;
  isBusy: boolean;
  onName: (job: Pick<ReadJob, "title" | "company">) => void;
}

/** For a job that Kelpie has not read: the person names it. */
export function NameJob({ isOpen, isBusy, onName }: NameJobProps) {
  const [title, setTitle] = useState("");
  const [company, setCompany] = useState("");
  const form = (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onName({ title: title.trim(), company: company.trim() });
      }}
    >
      <Field label="Job title">
        <Input required value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      </Field>
      <Field label="Employer">
        <Input required value={company} onChange={(event) => setCompany(event.currentTarget.value)} />
      </Field>
      <Button
        type="submit"
        variant="soft"
        className="justify-self-start"
        disabled={title.trim() === "" || company.trim() === ""}
        busy={isBusy}
        busyLabel="Saving..."
      >
        Record as applied
      </Button>
    </form>
  );
  if (isOpen) return form;
  return (
    <details>
      <summary className="inline-block min-h-6 rounded-paper text-13 text-primary">
        It was another job
      </summary>
      <div className="mt-3">{form}</div>
    </details>
  );
}
