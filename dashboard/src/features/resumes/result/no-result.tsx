import { useRef } from "react";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { LoadFailed } from "../../../platform/load-failed.tsx";
import { PageHead, useArrival } from "../../../platform/page-head.tsx";
import { SkeletonCard } from "../../../platform/skeleton-card.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import type { useResult } from "./use-result.ts";

/** In the place of a result that is still on its way, was deleted, or could not be fetched. */
export function NoResult(state: Omit<ReturnType<typeof useResult>, "result">) {
  const { isPending, isMissing, error, isFetching, refetch } = state;
  if (isMissing) return <Missing />;
  return (
    <>
      <PageHead title={texts.resultTitle} />
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

function Missing() {
  const place = useRef<HTMLDivElement>(null);
  const onNavigate = useNavigateTo();
  useArrival(texts.missingTitle, place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <ButtonLink variant="primary" href={pages.resumes} onNavigate={onNavigate}>
            {texts.missingLink}
          </ButtonLink>
        }
      />
    </div>
  );
}
