import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface ChipProps {
  children: ReactNode;
  /** `in` = found (a tick), `out` = missing (dashed), otherwise a plain skill. Say which in words nearby. */
  state?: "plain" | "in" | "out" | "more" | undefined;
  className?: string | undefined;
}

const states = {
  plain: "border-line px-2 text-muted",
  in: "border-transparent bg-success-soft px-2 font-medium text-success",
  out: "border-dashed border-control px-2 text-ink",
  more: "border-transparent px-1 text-muted",
};

/** A skill or a keyword. */
export function Chip({ children, state = "plain", className }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 max-w-full items-center gap-1 rounded-full border text-13",
        states[state],
        className,
      )}
    >
      {state === "in" && <Check aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
