import type { ReactNode } from "react";
import { classNames } from "#shared/ui/primitives/class-names.ts";

export interface PressChipProps {
  children: ReactNode;
  icon?: ReactNode | undefined;
  /** Without a frame: the answer that changes nothing. */
  quiet?: boolean | undefined;
  /** Where the words alone do not say of what: begins with them. */
  label?: string | undefined;
  onClick: () => void;
}

/** A short answer to a question in a list: a small round button. */
export function PressChip({ children, icon, quiet = false, label, onClick }: PressChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        "fc-border inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border text-13 font-medium whitespace-nowrap",
        "pointer-coarse:min-h-9 [&_svg]:size-3.5 [&_svg]:shrink-0",
        quiet
          ? "border-transparent px-2 text-muted hover:text-ink"
          : "border-edge bg-surface px-3 text-ink hover:bg-sunken",
      )}
    >
      {icon}
      {children}
    </button>
  );
}
