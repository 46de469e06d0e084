import { useEffect, useState } from "react";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { sightings } from "#shared/contract/sightings.ts";
import { type AdIndicator, adIndicators } from "#shared/domain/jobs/ad-indicators.ts";
import { AdIndicators } from "#shared/ui/blocks/ad-indicators.tsx";
import { sendWithToken } from "../../platform/send-with-token.ts";

const { sightings: api } = createApiClient({ sightings }, { baseUrl: __API_ORIGIN__, send: sendWithToken });

/** Indicators that a saved job's ad may no longer lead to a job. Shows nothing while the account cannot be reached. */
export function SavedAdIndicators({ applicationId: id }: { applicationId: string }) {
  const [signs, setSigns] = useState<readonly AdIndicator[]>([]);
  useEffect(() => {
    let isOver = false;
    api.get({ params: { id } }).then(
      (days) => !isOver && setSigns(adIndicators(days)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id]);
  return <AdIndicators signs={signs} />;
}
