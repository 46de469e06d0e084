import type { JobSourcesConfig } from "../../config.ts";
import { adzuna } from "./adzuna.ts";
import { australianEmployers } from "./australian-employers.ts";
import type { JobSource } from "./job-source.ts";
import { schemaOrgFeed } from "./schema-org-feed.ts";
import { createSourceFetch, type SourceFetch } from "./source-fetch.ts";

/** Where the job board's ads come from, behind one door. */
export interface JobSources {
  list: readonly JobSource[];
  fetch: SourceFetch;
}

/** The sources that the configuration names. decision: D-25. */
export function openJobSources(config: JobSourcesConfig): JobSources {
  return {
    list: [
      ...(config.boards ? australianEmployers() : []),
      ...config.feeds.map(schemaOrgFeed),
      ...(config.adzuna ? [adzuna(config.adzuna)] : []),
    ],
    fetch: createSourceFetch(),
  };
}
