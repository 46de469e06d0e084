import { useQuery } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { sightings } from "#shared/contract/sightings.ts";
import { adIndicators } from "#shared/domain/jobs/ad-indicators.ts";
import { AdIndicators } from "#shared/ui/blocks/ad-indicators.tsx";
import { ownOrigin } from "../../platform/api.ts";

const { sightings: api } = createApiClient({ sightings }, ownOrigin);

/** On a job's page: signs that its ad may no longer lead to a job. Nothing while they are not known. */
export function AdWarningsNotice({ applicationId: id }: { applicationId: string }) {
  const params = { id };
  const { data } = useQuery({
    queryKey: queryKey(sightings.get, { params }),
    queryFn: () => api.get({ params }),
  });
  return data ? <AdIndicators signs={adIndicators(data)} /> : null;
}
