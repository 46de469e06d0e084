import { useQuery } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { jobSites } from "#shared/contract/job-sites.ts";
import { fieldNames } from "#shared/domain/job-sites/site-report.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { ownOrigin } from "../../platform/api.ts";
import { stateWords, jobSitesTexts as texts } from "./job-sites-texts.ts";

const api = createApiClient({ jobSites }, ownOrigin);

type JobSites = Awaited<ReturnType<typeof api.jobSites.health>>;

/** How well each job site is read. */
export function useJobSites() {
  return useQuery({ queryKey: queryKey(jobSites.health), queryFn: () => api.jobSites.health() });
}

type Site = JobSites["sites"][number];

/** The sites that were reported, the worst first; then the names of those about which little is known. */
export function JobSitesList({ jobSites }: { jobSites: JobSites }) {
  const told = jobSites.sites.filter(({ reports }) => reports !== null);
  const quiet = jobSites.sites.filter(({ reports }) => reports === null);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="reported-sites" className="grid gap-3">
        <h2 id="reported-sites" className="text-18 font-bold">
          {texts.reported}
        </h2>
        <Card>
          {told.length === 0 ? (
            <EmptyState title={texts.noneTitle} text={texts.noneText} />
          ) : (
            <ul className="divide-y divide-line">
              {told.map((site) => (
                <SiteLine key={site.site} site={site} rules={jobSites.rules} />
              ))}
            </ul>
          )}
        </Card>
        <p className="text-13 text-muted">
          From the last {jobSites.days} days. Sites with fewer than {jobSites.fewest} reports aren't rated.
          “Good” means every report came before our latest update.
        </p>
      </section>
      <section aria-labelledby="quiet-sites" className="grid gap-3">
        <h2 id="quiet-sites" className="text-18 font-bold">
          {texts.quiet}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {quiet.map(({ site, name }) => (
            <li key={site}>
              <Badge plain>{name}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SiteLine({ site, rules }: { site: Site; rules: number }) {
  const { label, tone } = stateWords[site.state];
  const absent = site.absent.map(({ field, n }) => `${fieldNames[field]} (${n})`).join(", ");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-4 md:px-6">
      <h3 className="text-16 font-medium wrap-anywhere">{site.name}</h3>
      <Badge tone={tone}>{label}</Badge>
      <p className="col-span-full text-14 text-muted">
        {site.reports} reports, since reading rules {site.since ?? rules}.{" "}
        {absent === "" ? "No field was absent." : `Absent most: ${absent}.`}
      </p>
    </li>
  );
}
