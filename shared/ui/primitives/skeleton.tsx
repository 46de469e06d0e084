import { classNames } from "./class-names.ts";

/**
 * A static placeholder. Give it the size of the content (`className="h-5 w-40"`), and put `aria-busy` and a text for
 * screen readers on the block around it. Show it after 150 ms, not before.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames("fc-border block rounded-small bg-line/70", className)} />
  );
}
