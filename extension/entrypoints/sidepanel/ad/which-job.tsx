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
  /** -1 before the person has said which. */
  chosen: number;
  onChoose: (at: number) => void;
}

export function WhichJob({ jobs, chosen, onChoose }: WhichJobProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">Which job was it?</legend>
      {jobs.map((job, at) => (
        <label key={job.url} className="flex min-h-6 items-start gap-2">
          <input
            type="radio"
            name="applied-job"
            checked={chosen === at}
            onChange={() => onChoose(at)}
            className="mt-1 size-4 accent-primary"
          />
          <JobLine job={job} />
        </label>
      ))}
    </fieldset>
  );
}
