import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** The label first and the switch at the end of the line, as in settings. */
  atEnd?: boolean | undefined;
}

/** Changes at once, without a Save. A native checkbox with the role of a switch. */
export function Switch({ label, hint, atEnd, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames(
        "inline-flex min-h-6 items-start gap-2 text-14 pointer-coarse:min-h-11",
        atEnd && "flex-row-reverse justify-between gap-6",
        className,
      )}
    >
      <span className="relative flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its own checked state
          role="switch"
          {...rest}
          className="peer size-full appearance-none rounded-full border border-control bg-surface transition-colors checked:border-primary checked:bg-primary disabled:opacity-50"
        />
        <span className="fc-fill pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control transition-transform peer-checked:translate-x-4 peer-checked:bg-on-primary" />
      </span>
      <span className="pt-0.5">
        {label}
        {hint && <span className="block text-13 text-muted">{hint}</span>}
      </span>
    </label>
  );
}
