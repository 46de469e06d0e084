import { classNames } from "./class-names.ts";

export interface ProgressProps {
  /** What is progressing or measured; the number should also be in the text next to it. */
  label: string;
  /** 0 to 100. */
  value: number;
  tone?: "primary" | "success" | "good" | "danger" | undefined;
  className?: string | undefined;
}

const tones = {
  primary: "[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-primary",
  success: "[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success",
  good: "[&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-value]:bg-accent-fill",
  danger: "[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger",
};

/** A bar of 6 px: the native element, so it needs no inline style. It never shows more than is done. */
export function Progress({ label, value, tone = "primary", className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.min(100, Math.max(0, value))}
      className={classNames(
        "block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line forced-colors:appearance-auto",
        "[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full",
        "[&::-webkit-progress-value]:transition-[inline-size]",
        tones[tone],
        className,
      )}
    />
  );
}
