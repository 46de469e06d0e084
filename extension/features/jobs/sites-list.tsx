import { useQuery, useQueryClient } from "@tanstack/react-query";
import { jobSites } from "#shared/domain/jobs/job-sites.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { readJson, writeJson } from "../../platform/kept-json.ts";
import { useSites } from "./use-sites.ts";

const cardsOffKey = ["kept", "cards-off"];

/** One switch for each site. Off is how all of them start. */
export function SitesList() {
  const { allowed, allow, giveBack } = useSites();
  const client = useQueryClient();
  const { data: isOff } = useQuery({
    queryKey: cardsOffKey,
    queryFn: async () => (await readJson("local", "areCardsOff")) === true,
  });
  if (allowed === undefined) return null;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        On a site that is on, Kelpie reads each page as you open it, shows the score on its icon, and this
        panel follows along. Nothing is sent. Everywhere else it reads a page only when you click its icon.
      </p>
      {allowed.length > 0 && (
        <Switch
          atEnd
          label="Scores on search pages"
          hint="On the cards of sites that are on: the score of each ad you have opened, and what you saved. Takes effect when the page is loaded again."
          checked={isOff === false}
          onChange={(event) => {
            const next = !event.currentTarget.checked;
            client.setQueryData(cardsOffKey, next);
            void writeJson("local", "areCardsOff", next);
          }}
        />
      )}
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
