import type { ReactNode } from "react";
import { classNames } from "../primitives/class-names.ts";
import { KelpieDrawing } from "./kelpie-drawing.tsx";

export interface EmptyStateProps {
  title: string;
  /** One sentence that explains why. */
  text?: ReactNode | undefined;
  /** One primary Button, or "Clear" when a filter emptied the list. */
  action?: ReactNode | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Without the dog, for a second empty block on the same screen. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, action, level = 3, plain, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("flex flex-col items-center gap-2 px-4 py-12 text-center", className)}>
      {!plain && <KelpieDrawing className="mb-2" />}
      <Heading className={level === 1 ? "text-28 font-bold" : "text-16 font-medium"}>{title}</Heading>
      {text && <p className="max-w-[44ch] text-14 text-balance text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
