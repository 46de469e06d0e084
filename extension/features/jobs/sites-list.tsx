import { useQuery, useQueryClient } from "@tanstack/react-query";
import { jobSites } from "#shared/domain/jobs/job-sites.ts";
import type { Site } from "#shared/sites/site.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { showScoresOn, sitesWithScores } from "../../platform/cards/card-scores.ts";
import { useSites } from "./use-sites.ts";

const scoredKey = ["kept", "scored-sites"];

/** A switch for each site and, below an allowed one, another for its search pages. All are off at first. */
export function SitesList() {
  const { allowed, allow, giveBack } = useSites();
  const client = useQueryClient();
  const { data: scored } = useQuery({ queryKey: scoredKey, queryFn: sitesWithScores });
  if (allowed === undefined || scored === undefined) return null;
  const show = ({ id }: Site, isOn: boolean) =>
    void showScoresOn(id, isOn).then(() => client.invalidateQueries({ queryKey: scoredKey }));
  const change = (site: Site, isOn: boolean) => {
    if (isOn) return allow(site);
    giveBack(site);
    show(site, false);
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        On a site that is on, Kelpie reads each page as you open it, shows the score on its icon, and this
        panel follows along. Nothing is sent. Everywhere else it reads a page only when you click its icon.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {jobSites.map((site) => {
            const isOn = allowed.some(({ id }) => id === site.id);
            return (
              <li key={site.id}>
                <Switch
                  atEnd
                  className="w-full px-4 py-3"
                  label={site.name}
                  hint={site.hosts.join(", ")}
                  checked={isOn}
                  onChange={(event) => change(site, event.currentTarget.checked)}
                />
                {isOn && (
                  <Switch
                    atEnd
                    className="w-full px-4 pb-3"
                    label={`Scores on ${site.name} search pages`}
                    hint="On its cards: the score of each ad you have opened, and what you saved. Takes effect when the page is loaded again."
                    checked={scored.includes(site.id)}
                    onChange={(event) => show(site, event.currentTarget.checked)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}
