import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children" | "aria-label">,
    ButtonLook {
  /** What it does, for those who do not see the icon. Wrap it in a Tooltip for those who do. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon only; ghost unless told otherwise. */
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
