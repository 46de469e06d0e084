import { type BoardKind, employerBoards } from "#shared/domain/jobs/employer-boards.ts";
import type { JobSourcesConfig } from "../../config.ts";
import { adzuna } from "./adzuna.ts";
import { ashbyBoard } from "./ashby.ts";
import { greenhouseBoard } from "./greenhouse.ts";
import type { JobSource } from "./job-source.ts";
import { leverBoard } from "./lever.ts";
import { schemaOrgFeed } from "./schema-org-feed.ts";
import { smartRecruitersBoard } from "./smartrecruiters.ts";
import { createSourceFetch, type SourceFetch } from "./source-fetch.ts";
import { workableBoard } from "./workable.ts";
import { workdayBoard } from "./workday.ts";

const openBoard = {
  greenhouse: greenhouseBoard,
  lever: leverBoard,
  ashby: ashbyBoard,
  smartrecruiters: smartRecruitersBoard,
  workable: workableBoard,
  workday: workdayBoard,
} satisfies Record<BoardKind, (name: string, employer: string) => JobSource>;

/** The boards of the list (shared/domain/jobs/employer-boards.ts). decision: D-25. */
function australianEmployers(): JobSource[] {
  return employerBoards.map(({ kind, name, employer }) => openBoard[kind](name, employer));
}

/** Where the job board's ads come from, as one adapter. */
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
