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

const openBoard = {
  greenhouse: greenhouseBoard,
  lever: leverBoard,
  ashby: ashbyBoard,
  smartrecruiters: smartRecruitersBoard,
  workable: workableBoard,
} satisfies Record<string, (name: string, employer: string) => JobSource>;

/**
 * Public boards of employers with jobs in Australia: where, under which name, whose. A board that moves away answers 404
 * and shows in `sources:health`; then change its row. decision: D-25.
 */
const employers: readonly (readonly [keyof typeof openBoard, string, string])[] = [
  ["greenhouse", "cultureamp", "Culture Amp"],
  ["greenhouse", "easygo", "Easygo"],
  ["greenhouse", "safetyculture", "SafetyCulture"],
  ["greenhouse", "employmenthero", "Employment Hero"],
  ["greenhouse", "thetradedesk", "The Trade Desk"],
  ["greenhouse", "optiver", "Optiver"],
  ["greenhouse", "imc", "IMC Trading"],
  ["lever", "deputy", "Deputy"],
  ["lever", "brighte", "Brighte"],
  ["lever", "immutable", "Immutable"],
  ["lever", "xero", "Xero"],
  ["ashby", "relevanceai", "Relevance AI"],
  ["ashby", "airwallex", "Airwallex"],
  ["smartrecruiters", "Canva", "Canva"],
];

/** The boards of the list. */
function australianEmployers(): JobSource[] {
  return employers.map(([kind, name, employer]) => openBoard[kind](name, employer));
}

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
