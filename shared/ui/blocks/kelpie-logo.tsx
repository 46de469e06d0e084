import { classNames } from "../primitives/class-names.ts";

export interface KelpieMarkProps {
  /** 20 in the panel, 24 in the shell, 32 on sign-in. */
  size?: 20 | 24 | 32 | undefined;
  className?: string | undefined;
}

/** The mark alone: two ears over a rounded K. Hidden from screen readers, because a word or label names it. */
export function KelpieMark({ size = 24, className }: KelpieMarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className={classNames("shrink-0", className)}
    >
      <path
        className="fill-primary"
        d="M3 21 4.5 3.2C4.7.8 7.6-.2 9.4 1.4L19 10h10l9.6-8.6c1.8-1.6 4.7-.6 4.9 1.8L45 21c.3 4-.6 8-2.7 11.4l-6.4 10.5A10.5 10.5 0 0 1 27 48h-6a10.5 10.5 0 0 1-8.9-5.1L5.7 32.4A19 19 0 0 1 3 21z"
      />
      <path
        className="fill-none stroke-on-primary"
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M18 18v19M31 18 18.5 29.5M24 26l7.5 11"
      />
    </svg>
  );
}

/** Mark and name. */
export function KelpieLogo({ size = 24, className }: KelpieMarkProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 text-18 leading-6 font-bold tracking-tight text-ink",
        className,
      )}
    >
      <KelpieMark size={size} />
      Kelpie
    </span>
  );
}
