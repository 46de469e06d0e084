import { classNames } from "./class-names.ts";

/**
 * One still bone. Give it the size of what will come (`className="h-5 w-40"`) and put `aria-busy` and a word for
 * screen readers on the block around it. Show it after 150 ms, not before.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames("fc-border block rounded-small bg-line/70", className)} />
  );
}
