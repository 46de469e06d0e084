import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../primitives/button.tsx";
import { classNames } from "../primitives/class-names.ts";

export interface ErrorStateProps {
  /** What happened, in plain words. */
  title: string;
  /** What is safe, and what to do next. */
  text?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** True while a retry is running. */
  busy?: boolean | undefined;
  /** "Loading..." */
  busyLabel?: string | undefined;
  /** For support; shown when "Details" is opened. */
  requestId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Another action besides Retry. */
  action?: ReactNode | undefined;
  className?: string | undefined;
}

/** Says that something failed, and offers a retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retryLabel = "Retry", requestId, level = 3, action } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className={classNames("flex flex-col items-center gap-2 px-4 py-12 text-center", props.className)}
    >
      <Heading className={level === 1 ? "text-28 font-bold" : "text-16 font-medium"}>{title}</Heading>
      {text && <p className="max-w-[48ch] text-14 text-balance text-muted">{text}</p>}
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button
              icon={<RotateCcw aria-hidden="true" />}
              busy={props.busy}
              busyLabel={props.busyLabel}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <details className="mt-2 text-13 text-muted">
          <summary className="inline-block rounded-paper px-1 py-1">Details</summary>
          <p className="wrap-anywhere">Request {requestId}</p>
        </details>
      )}
    </div>
  );
}
