import { Banknote, BriefcaseBusiness, Clock, MapPin, SignalHigh } from "lucide-react";
import { postedAge } from "#shared/domain/dates.ts";
import { workplaceLabels } from "#shared/domain/jobs/job-posting.ts";
import { jobPayText } from "#shared/domain/jobs/posting-pay.ts";
import type { ListedJob } from "./job-queries.ts";

export type Facts = Pick<
  ListedJob,
  | "location"
  | "isRemote"
  | "workplace"
  | "postedDate"
  | "jobType"
  | "experience"
  | "salaryMin"
  | "salaryMax"
  | "pay"
>;

/** Place, age, type, experience and pay of an ad; what it does not say is left out, pay is always said. */
export function JobFacts({ job, now }: { job: Facts; now: Date }) {
  const { workplace } = job;
  const said = workplace ? ` (${workplaceLabels[workplace].toLowerCase()})` : job.isRemote ? " (remote)" : "";
  const remote = /remote/i.test(job.location) ? "" : said;
  const facts = [
    { icon: MapPin, name: "Location", text: job.location && job.location + remote },
    { icon: Clock, name: "Posted", text: postedAge(job.postedDate, now) },
    { icon: BriefcaseBusiness, name: "Job type", text: job.jobType },
    { icon: SignalHigh, name: "Experience", text: job.experience },
    { icon: Banknote, name: "Salary", text: jobPayText(job) },
  ].filter(({ text }) => text !== "");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted tabular-nums">
      {facts.map(({ icon: Icon, name, text }) => (
        <li key={name} className="flex min-w-0 items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{name}: </span>
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
