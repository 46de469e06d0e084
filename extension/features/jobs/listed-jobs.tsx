import { useState } from "react";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { counted } from "#shared/domain/text.ts";
import type { ListedAd } from "#shared/job-ad/sections/listed-ads.ts";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { SavedJob } from "../../platform/storage.ts";

interface ListedJobsProps {
  ads: readonly ListedAd[];
  jobOf: (identityKey: string | null) => SavedJob | undefined;
  onOpen: (url: string) => void;
}

const mostShown = 8;

/** The jobs that a page lists: a click opens one, and saved ones are marked. */
export function ListedJobs({ ads, jobOf, onOpen }: ListedJobsProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = ads.map((ad) => ({ ...ad, job: jobOf(jobIdentity(ad.url).identityKey) }));
  const saved = rows.filter(({ job }) => job !== undefined).length;
  return (
    <Card as="section" aria-label="Jobs on this page">
      <h2 className="flex justify-between gap-3 px-4 pt-4 pb-2 font-bold">
        On this page
        <span className="text-13 font-normal text-muted tabular-nums">
          {counted(ads.length, "job")}, {saved} saved
        </span>
      </h2>
      <ul className="divide-y divide-line">
        {rows.slice(0, isWhole ? undefined : mostShown).map(({ title, url, job }) => (
          <li key={url} className="flex items-start gap-3 px-4 py-2">
            <button
              type="button"
              onClick={() => onOpen(url)}
              className="min-h-6 min-w-0 flex-1 rounded-paper text-left font-medium wrap-anywhere text-primary"
            >
              {title}
            </button>
            {job && <StatusBadge status={job.status} />}
          </li>
        ))}
      </ul>
      {!isWhole && ads.length > mostShown && (
        <Button variant="ghost" className="mx-2 mb-2" onClick={() => setWhole(true)}>
          Show all {ads.length}
        </Button>
      )}
    </Card>
  );
}
