import type { AnalysedApplication } from "#shared/domain/applications/analytics.ts";
import type { HistoryEvent } from "#shared/domain/applications/application-history.ts";
import { longDate } from "#shared/domain/dates.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { storedStatus } from "./application-rows.store.ts";

/** What the analytics look at: no texts, and of the log only what moved an application. */
export async function listAnalysed(db: Db, userId: Owner): Promise<AnalysedApplication[]> {
  const rows = await rowsOf(db, userId).application.findMany({
    where: { userId },
    select: { id: true, status: true, appliedDate: true, createdAt: true, jobUrl: true, matchScore: true },
  });
  const events = await rowsOf(db, userId).applicationEvent.findMany({
    where: { application: { userId }, kind: { in: ["added", "status"] } },
    select: { applicationId: true, at: true, kind: true, detail: true },
  });
  const sent = await rowsOf(db, userId).sentDocument.findMany({
    where: { application: { userId }, kind: "resume" },
    select: { applicationId: true, source: true, name: true, contentAt: true },
  });
  const logs = new Map<string, HistoryEvent[]>();
  for (const { applicationId, at, kind, detail } of events) {
    const log = logs.get(applicationId) ?? [];
    log.push({ at: at.toISOString(), kind, detail });
    logs.set(applicationId, log);
  }
  const resumes = new Map(sent.map((one) => [one.applicationId, resumeOf(one)]));
  return rows.map(({ id, status, appliedDate, createdAt, ...row }) => ({
    ...row,
    status: storedStatus(status),
    appliedDate: appliedDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    events: logs.get(id) ?? [],
    resume: resumes.get(id) ?? null,
  }));
}

/** What was tailored for each job is one group: none of them was sent twice. */
function resumeOf({ source, name, contentAt }: { source: string; name: string; contentAt: Date }) {
  if (source.startsWith("optimisation:")) return { key: "tailored", label: "Tailored for the job" };
  return { key: `${source} ${contentAt.toISOString()}`, label: `${name}, ${longDate(contentAt)}` };
}
