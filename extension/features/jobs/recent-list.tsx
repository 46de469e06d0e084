import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { agoText } from "#shared/domain/dates.ts";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openPage } from "../../platform/browser.ts";
import { nowIso } from "../../platform/clock.ts";
import { type ReadJob, readStored, removeStored } from "../../platform/storage.ts";

const recentKey = ["kept", "recent-jobs"];

interface Recent extends ReadJob {
  status: ApplicationStatus | undefined;
}

async function loadRecent(): Promise<Recent[]> {
  const [jobs, saved] = [(await readStored("recentJobs")) ?? [], (await readStored("savedJobs")) ?? {}];
  return jobs.map((job) => ({
    ...job,
    status: job.identityKey === null ? undefined : saved[job.identityKey]?.status,
  }));
}

/** The ads read last, each with its status. */
export function RecentList() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: recentKey, queryFn: loadRecent, staleTime: 0 });
  if (data === undefined) return null;
  if (data.length === 0)
    return <p className="text-muted">No ad was read yet. Open one and click the Kelpie icon.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        The last {data.length === 1 ? "ad" : `${data.length} ads`} you read, kept on this computer only.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {data.map((job) => (
            <li key={job.url} className="flex items-start gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  onClick={() => void openPage(job.url)}
                  className="min-h-6 rounded-paper text-left font-medium wrap-anywhere text-primary"
                >
                  {job.title} <ExternalLink aria-hidden="true" className="inline size-3.5 align-[-2px]" />
                </button>
                <p className="wrap-anywhere text-muted">
                  {[job.company, job.location].filter(Boolean).join(", ")}
                </p>
                <p className="text-13 text-muted">Read {agoText(job.at, nowIso())}</p>
              </div>
              {job.status && <StatusBadge status={job.status} />}
            </li>
          ))}
        </ul>
      </Card>
      <Button
        className="justify-self-start"
        onClick={() =>
          void removeStored("recentJobs").then(() => client.invalidateQueries({ queryKey: recentKey }))
        }
      >
        Clear this list
      </Button>
    </div>
  );
}
