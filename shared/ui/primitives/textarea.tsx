import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlClass, useFieldControl } from "./field-control.ts";

/** Text of several lines; the person can make it taller. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...control}
      className={classNames(controlClass, "block min-h-20 resize-y px-3 py-2.5", className)}
    />
  );
}
