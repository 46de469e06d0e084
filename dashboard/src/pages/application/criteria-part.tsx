import { criteriaTexts as texts } from "../../features/criteria/criteria-texts.ts";
import { useDeskQuery } from "../../features/criteria/use-desk.ts";
import { LoadFailed } from "../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { CriteriaDesk } from "../criteria/criteria-desk.tsx";

/** What the ad wants in writing, and the answers. */
export function CriteriaPart({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = useDeskQuery(applicationId);
  if (data) return <CriteriaDesk key={applicationId} desk={data} onStory={() => void refetch()} />;
  if (!error) return <SkeletonCard />;
  return (
    <LoadFailed title={texts.loadFailed} text={texts.loadFailedText} {...{ error, isFetching, refetch }} />
  );
}
