import type { ComponentProps } from "react";
import { classNames } from "../primitives/class-names.ts";

/**
 * A white page in both themes, only for the text of a resume or a letter. Its margins depend on the block around it.
 */
export function Paper({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "paper rounded-paper border border-line p-[clamp(1rem,5cqi,2rem)] text-13 leading-5 shadow-1",
        className,
      )}
    />
  );
}
