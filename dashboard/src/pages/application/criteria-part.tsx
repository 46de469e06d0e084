import type { MatchResult } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { criteriaTexts as texts } from "../../features/criteria/criteria-texts.ts";
import { useDeskQuery } from "../../features/criteria/use-desk.ts";
import { LoadFailed } from "../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { CriteriaDesk } from "../criteria/criteria-desk.tsx";

interface CriteriaPartProps {
  applicationId: string;
  /** null while it is worked out, or when there is nothing to compare. */
  match: MatchResult | null;
}

/** What the ad wants in writing, and the answers. */
export function CriteriaPart({ applicationId, match }: CriteriaPartProps) {
  const { data, error, isFetching, refetch } = useDeskQuery(applicationId);
  if (data)
    return (
      <CriteriaDesk
        key={applicationId}
        desk={data}
        ledger={match ? ledgerOf(match) : []}
        onStory={() => void refetch()}
      />
    );
  if (!error) return <SkeletonCard />;
  return (
    <LoadFailed title={texts.loadFailed} text={texts.loadFailedText} {...{ error, isFetching, refetch }} />
  );
}
