import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "soft" | "ghost" | "danger";

/** The looks of a button, shared by Button, ButtonLink and IconButton. */
export interface ButtonLook {
  /** One primary per block; secondary is the default. */
  variant?: ButtonVariant | undefined;
  /** 36 px instead of 40 (on touch both are 44). */
  compact?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover",
  secondary: "border-edge bg-surface text-ink shadow-1 not-disabled:hover:bg-sunken",
  soft: "border-transparent bg-primary-soft text-primary not-disabled:hover:bg-primary not-disabled:hover:text-on-primary",
  ghost: "border-transparent text-muted not-disabled:hover:bg-sunken not-disabled:hover:text-ink",
  danger: "border-danger/40 bg-surface text-danger not-disabled:hover:bg-danger-soft",
};

export function buttonClass({ variant = "secondary", compact = false }: ButtonLook, shape: "text" | "icon") {
  return classNames(
    "fc-border inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-14 font-medium",
    "whitespace-nowrap no-underline transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50",
    "[&_svg]:size-4 [&_svg]:shrink-0",
    compact ? "min-h-9" : "min-h-10",
    "pointer-coarse:min-h-11",
    shape === "text" && (compact ? "px-3" : "px-4"),
    shape === "icon" && (compact ? "w-9" : "w-10"),
    shape === "icon" && "pointer-coarse:w-11",
    variants[variant],
  );
}
