import { ApiError } from "#shared/client/api-error.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";

export interface LoadFailedProps {
  title: string;
  text: string;
  /** As the query tells them. */
  error: Error;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** In place of a page's content that could not be loaded: what failed, the request's id, and another try. */
export function LoadFailed({ title, text, error, isFetching, refetch }: LoadFailedProps) {
  return (
    <ErrorState
      level={2}
      title={title}
      text={text}
      busy={isFetching}
      busyLabel="Loading..."
      onRetry={() => void refetch()}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}
