import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { postings } from "#shared/contract/postings.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";
import { OwnPosting } from "./own-posting.tsx";
import { editTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";

export interface EditPostingProps {
  /** Of the private link. It travels in bodies only. decision: D-26. */
  token: string;
  onNavigate: (href: string) => void;
}

/** What a private link opens. */
export function EditPosting({ token, onNavigate }: EditPostingProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(postings.getPosting, { body: { token } }),
    queryFn: () => postingsApi.getPosting({ body: { token } }),
    enabled: token !== "",
  });
  const code = error instanceof ApiError ? error.code : undefined;
  const isRemoved = code === "gone";
  if (data && !isRemoved) return <OwnPosting token={token} posting={data} />;
  if (token === "" || isRemoved || code === "not_found" || code === "invalid")
    return (
      <EmptyState
        level={2}
        title={isRemoved ? texts.removed : texts.badLink}
        text={isRemoved ? texts.removedText : texts.badLinkText}
        action={
          <ButtonLink href={pages.postJob} onNavigate={onNavigate}>
            Post a job
          </ButtonLink>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        level={2}
        title={texts.loadFailed}
        text={error.message}
        busy={isFetching}
        busyLabel="Loading..."
        onRetry={() => void refetch()}
      />
    );
  return <Wait />;
}

function Wait() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading your job</span>
      {isLong && <SkeletonCard className="h-160" />}
    </div>
  );
}
