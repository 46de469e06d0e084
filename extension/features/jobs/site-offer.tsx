import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Eye } from "lucide-react";
import { jobSiteOf } from "#shared/domain/jobs/job-sites.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { readStored, writeStored } from "../../platform/storage.ts";
import { useSites } from "./use-sites.ts";

const refusedKey = ["kept", "refused-sites"];

/** On an ad of a site that is not allowed yet: says what allowing does, until the person has answered. */
export function SiteOffer({ url }: { url: string }) {
  const client = useQueryClient();
  const { allowed, allow } = useSites();
  const { data: refused } = useQuery({
    queryKey: refusedKey,
    queryFn: async () => (await readStored("refusedSites")) ?? [],
  });
  const site = jobSiteOf(url);
  if (site === undefined || allowed === undefined || refused === undefined) return null;
  if (refused.includes(site.id) || allowed.some(({ id }) => id === site.id)) return null;
  const refuse = () =>
    void writeStored("refusedSites", [...refused, site.id]).then(() =>
      client.invalidateQueries({ queryKey: refusedKey }),
    );
  return (
    <Card as="section" aria-label={`Ads on ${site.name}`}>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-card px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
          <Eye aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="flex-1">Show the score on every {site.name} ad</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-2 px-4 pb-4">
          <p className="text-13 text-muted">
            Kelpie then reads each page of {site.name} as you open it: this panel follows along, and the icon
            shows the score or that you saved the job. It is worked out on this computer and nothing is sent.
            You can take it back under Sites in the menu.
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button compact onClick={() => allow(site)}>
              Allow on {site.name}
            </Button>
            <Button compact variant="ghost" onClick={refuse}>
              Not now
            </Button>
          </div>
        </div>
      </details>
    </Card>
  );
}
