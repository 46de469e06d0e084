import { jobSites } from "#shared/domain/jobs/job-sites.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { useSites } from "./use-sites.ts";

/** One switch for each site. Off is how all of them start. */
export function SitesList() {
  const { allowed, allow, giveBack } = useSites();
  if (allowed === undefined) return null;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        On a site that is on, Kelpie reads each page as you open it, shows the score on its icon, and this
        panel follows along. Nothing is sent. Everywhere else it reads a page only when you click its icon.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {jobSites.map((site) => (
            <li key={site.id}>
              <Switch
                atEnd
                className="w-full px-4 py-3"
                label={site.name}
                hint={site.hosts.join(", ")}
                checked={allowed.some(({ id }) => id === site.id)}
                onChange={(event) => (event.currentTarget.checked ? allow(site) : giveBack(site))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
