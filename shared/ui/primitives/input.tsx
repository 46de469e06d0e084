import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { controlClass, useFieldControl } from "./field-control.ts";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  /** A muted icon before the text (search). */
  icon?: ReactNode | undefined;
  /** Inside at the end: one compact IconButton (show password, clear). */
  end?: ReactNode | undefined;
  compact?: boolean | undefined;
}

/** A one-line text input. `className` is for the frame around it. */
export function Input({ icon, end, compact, className, ...rest }: InputProps) {
  const control = useFieldControl(rest);
  return (
    <span className={classNames("relative block min-w-0", className)}>
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&_svg]:size-4">
          {icon}
        </span>
      )}
      <input
        {...rest}
        {...control}
        className={classNames(
          controlClass,
          compact ? "min-h-9 py-1.5" : "min-h-10 py-2",
          icon ? "pl-9" : "pl-3",
          end ? "pr-11" : "pr-3",
        )}
      />
      {end && <span className="absolute inset-y-0 right-0.5 flex items-center">{end}</span>}
    </span>
  );
}
