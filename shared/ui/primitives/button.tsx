import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: ReactNode | undefined;
  /** True while the action is running: further clicks do nothing, and the focus stays. */
  busy?: boolean | undefined;
  /** Names the running action ("Signing in..."). Set it from the start: the button is as wide as the longer text. */
  busyLabel?: string | undefined;
  /** Fills the row that contains it. */
  block?: boolean | undefined;
}

/** A button that names its action. It is `type="button"` by default. */
export function Button({ variant, compact, icon, busy, busyLabel, block, className, ...rest }: ButtonProps) {
  const { onClick, children, ...native } = rest;
  return (
    <button
      type="button"
      {...native}
      data-primary={variant === "primary" || undefined}
      aria-busy={busy ? true : undefined}
      // Not `disabled`, because the focus would be lost while the action runs.
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        buttonClass({ variant, compact }, "text"),
        block && "w-full",
        busy && "cursor-progress",
        className,
      )}
    >
      {busyLabel ? (
        <TwoWordings icon={icon} busy={busy === true} busyLabel={busyLabel} text={children} />
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
}

interface ButtonTextProps {
  icon: ReactNode;
  busy: boolean;
  busyLabel: string;
  text: ReactNode;
}

/** Both texts share one grid cell, so the wider one sets the width and nothing moves. */
function TwoWordings({ icon, busy, busyLabel, text }: ButtonTextProps) {
  const cell = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid">
      <span aria-hidden={busy} className={classNames(cell, busy && "invisible")}>
        {icon}
        {text}
      </span>
      <span aria-hidden={!busy} className={classNames(cell, !busy && "invisible")}>
        {busyLabel}
      </span>
    </span>
  );
}
