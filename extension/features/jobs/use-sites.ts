import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Site } from "#shared/sites/site.ts";
import { allowedSites, askForSite, leaveSite, watchSites } from "../../platform/sites.ts";

const sitesKey = ["kept", "sites"];

interface Sites {
  /** Undefined until the browser has answered. */
  allowed: Site[] | undefined;
  /** Must be called first in a click. */
  allow: (site: Site) => void;
  giveBack: (site: Site) => void;
}

/** The sites whose ads may be read when they are opened. */
export function useSites(): Sites {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: sitesKey, queryFn: allowedSites });
  useEffect(() => watchSites(() => void client.invalidateQueries({ queryKey: sitesKey })), [client]);
  const look = () => client.invalidateQueries({ queryKey: sitesKey });
  return {
    allowed: data,
    // Allowed or refused: the browser knows, so ask it again.
    allow: (site) => void askForSite(site).then(look, look),
    giveBack: (site) => void leaveSite(site).then(look, look),
  };
}
