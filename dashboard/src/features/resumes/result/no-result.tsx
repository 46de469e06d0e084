import { lazy, Suspense } from "react";
import { LoadFailed } from "../../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import type { useResult } from "./use-result.ts";

/** Few results are deleted: the others do not wait for it. */
const MissingResult = lazy(async () => ({ default: (await import("./missing-result.tsx")).MissingResult }));

interface NoResultProps extends Omit<ReturnType<typeof useResult>, "result"> {
  /** Below a heading that stays. */
  isInPage?: boolean | undefined;
}

/** In the place of a result that is still on its way, was deleted, or could not be fetched. */
export function NoResult(state: NoResultProps) {
  const { isPending, isMissing, error, isFetching, refetch, isInPage = false } = state;
  if (isMissing)
    return (
      <Suspense fallback={null}>
        <MissingResult />
      </Suspense>
    );
  return (
    <>
      {!isInPage && <PageHead title={texts.resultTitle} />}
      {isPending && <SkeletonCard />}
      {error && (
        <LoadFailed
          title="This result could not be loaded"
          text="It is safe. Please try again."
          {...{ error, isFetching, refetch }}
        />
      )}
    </>
  );
}
