import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../primitives/class-names.ts";

export interface NoticeProps {
  tone?: "neutral" | "success" | "danger" | "warn" | "offline" | undefined;
  /** A short bold line; the text then explains it. */
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Shown at the end: one TextLink or compact Button. */
  action?: ReactNode | undefined;
  /**
   * Announced when it appears: `status` politely, `alert` at once. Leave out for a notice that is there from the
   * start.
   */
  role?: "status" | "alert" | undefined;
  className?: string | undefined;
}

const tones: Record<NonNullable<NoticeProps["tone"]>, { icon: LucideIcon; ground: string; ink: string }> = {
  neutral: { icon: Info, ground: "bg-sunken", ink: "text-muted" },
  success: { icon: CircleCheck, ground: "bg-success-soft", ink: "text-success" },
  danger: { icon: CircleAlert, ground: "bg-danger-soft", ink: "text-danger" },
  warn: { icon: Clock, ground: "bg-warn-soft", ink: "text-warn" },
  offline: { icon: WifiOff, ground: "bg-info-soft", ink: "text-info" },
};

/** One message, placed below what it is about. */
export function Notice({ tone = "neutral", title, children, action, role, className }: NoticeProps) {
  const { icon: Icon, ground, ink } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        "fc-border flex items-start gap-3 rounded-control px-4 py-3 text-14 text-ink",
        ground,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classNames("mt-px size-4.5 shrink-0", ink)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          {title && <p className="font-medium">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
