import { classNames } from "./class-names.ts";

export interface ProgressProps {
  /** What is progressing; the number should also stand in text beside it. */
  label: string;
  /** 0 to 100. */
  value: number;
  tone?: "primary" | "success" | "good" | "danger" | undefined;
  className?: string | undefined;
}

const tones = { primary: "bg-primary", success: "bg-success", good: "bg-accent-fill", danger: "bg-danger" };

/** A bar of 6 px. It moves by transform only; with reduced motion it jumps. */
export function Progress({ label, value, tone = "primary", className }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className={classNames("fc-border h-1.5 w-full overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className={classNames("fc-fill h-full rounded-full transition-transform duration-180", tones[tone])}
        style={{ transform: `translateX(${shown - 100}%)` }}
      />
    </div>
  );
}
