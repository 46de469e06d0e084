/**
 * `npm run sources:health`: asks every source of the job board once, stores nothing, and prints a line for each: field, how its name is known, how many
 * ads it has in Australia, how long it took, or why it gave nothing. Exit code 1 when one gave nothing.
 */

import { boardName, employerBoards } from "#shared/domain/jobs/employer-boards.ts";
import type { JobSource } from "../src/adapters/job-sources/job-source.ts";
import { openJobSources } from "../src/adapters/job-sources/open-job-sources.ts";
import { SourceError } from "../src/adapters/job-sources/source-error.ts";
import { readConfig } from "../src/config.ts";

const sources = openJobSources(readConfig().jobSources);
const mark = { etag: null, lastModified: null };

/** Field of work, and how the board's name is known, by board. */
const aboutOf = new Map(
  employerBoards.map((one) => [boardName(one), { field: one.field, knownBy: one.knownBy }]),
);

async function line(source: JobSource): Promise<{ isWell: boolean; text: string }> {
  const start = performance.now();
  const { field = "", knownBy = "" } = aboutOf.get(source.board) ?? {};
  const told = (text: string) =>
    `${field}\t${knownBy}\t${source.board}\t${text}\t${Math.round(performance.now() - start)} ms`;
  try {
    const answer = await source.read({ fetch: sources.fetch, mark, knownIds: new Set() });
    if (answer.isUnchanged) return { isWell: true, text: told("ok\tunchanged") };
    const skipped = answer.skipped > 0 ? `, ${answer.skipped} not readable` : "";
    return {
      isWell: true,
      text: told(`ok\t${answer.jobs.length} of ${answer.openIds.length} ads${skipped}`),
    };
  } catch (error) {
    const reason = error instanceof SourceError ? error.message : String(error);
    return { isWell: false, text: told(`FAIL\t${reason}`) };
  }
}

let isWell = true;
if (sources.list.length === 0) process.stdout.write("No source is configured.\n");
await Promise.all(
  sources.list.map(async (source) => {
    const result = await line(source);
    isWell = isWell && result.isWell;
    process.stdout.write(`${result.text}\n`);
  }),
);
process.exit(isWell ? 0 : 1);
