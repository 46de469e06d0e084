import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label">,
    ButtonLook {
  /** What it does, for screen readers. Wrap it in a Tooltip for everybody else. */
  label: string;
  icon: ReactNode;
}

/** A square button with only an icon; `ghost` by default. */
export function IconButton({ label, icon, variant = "ghost", compact, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(buttonClass({ variant, compact }, "icon"), className)}
    >
      {icon}
    </button>
  );
}
