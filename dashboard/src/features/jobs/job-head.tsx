import type { Ref } from "react";
import { AdHead } from "./ad-parts.tsx";
import { type Facts, JobFacts } from "./job-facts.tsx";
import { SkillChips } from "./skill-chips.tsx";

const skillsShown = 30;

export interface JobHeadProps {
  job: Facts & { title: string; company: string; skills: readonly string[] };
  /** Of the page's own heading; in a preview it is none. */
  heading?: Ref<HTMLHeadingElement>;
}

/** Who, where, pay: the head of a job's page, and of its preview. */
export function JobHead({ job, heading }: JobHeadProps) {
  const Title = heading ? "h1" : "h2";
  return (
    <div className="grid gap-3">
      <AdHead company={job.company}>
        <Title
          ref={heading}
          tabIndex={heading ? -1 : undefined}
          className="text-22 font-bold wrap-anywhere outline-none md:text-28"
        >
          {job.title}
        </Title>
        <p className="text-16 text-muted wrap-anywhere">{job.company}</p>
      </AdHead>
      <JobFacts job={job} now={new Date()} />
      <SkillChips skills={job.skills} most={skillsShown} />
    </div>
  );
}
