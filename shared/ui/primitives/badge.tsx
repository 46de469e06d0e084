import type { ReactNode } from "react";
import type { BadgeTone as StatusTone } from "#shared/domain/applications/status.ts";
import { classNames } from "./class-names.ts";

/** The status tones, plus accent and primary for labels that are not a status (SAVE 26%, MOST POPULAR). */
export type BadgeTone = StatusTone | "accent" | "primary";

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** Without the dot: a label, not a status. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

export const badgeTones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted",
  info: "bg-info-soft text-info",
  warn: "bg-warn-soft text-warn",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  violet: "bg-violet-soft text-violet",
  accent: "bg-accent-soft text-accent",
  primary: "bg-primary-soft text-primary",
};

/** A word with a colour, never a colour alone. */
export function Badge({ children, tone = "neutral", plain, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "fc-border inline-flex min-h-6 items-center gap-1.5 rounded-full text-13 font-medium whitespace-nowrap",
        plain ? "px-2.5" : "pr-2.5 pl-2",
        badgeTones[tone],
        className,
      )}
    >
      {!plain && <span aria-hidden="true" className="fc-fill size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
