import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  /** A muted line under the label. */
  hint?: ReactNode | undefined;
}

/** A native checkbox; its whole label is clickable. `className` is for the label. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const control = useFieldControl(rest);
  return (
    <label
      className={classNames(
        "inline-flex min-h-6 items-start gap-2 py-0.5 text-14 pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="relative mt-px flex size-4.5 shrink-0">
        <input
          type="checkbox"
          {...rest}
          {...control}
          className="peer size-full appearance-none rounded-small border border-control bg-surface transition-colors checked:border-primary checked:bg-primary disabled:opacity-50"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-3.5 text-on-primary peer-checked:block"
        />
      </span>
      <span>
        {label}
        {hint && <span className="block text-13 text-muted">{hint}</span>}
      </span>
    </label>
  );
}
