import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: ReactNode | undefined;
  /** While the act runs: its name ("Signing in..."). The width stays, further clicks do nothing. */
  busy?: string | false | undefined;
  /** Fills the row it stands in. */
  block?: boolean | undefined;
}

/** A button says the act. It is `type="button"` unless told otherwise. */
export function Button({ variant, compact, icon, busy, block, className, children, ...rest }: ButtonProps) {
  const { onClick, ...native } = rest;
  return (
    <button
      type="button"
      {...native}
      aria-busy={busy ? true : undefined}
      // Not `disabled`: focus would be lost while the act runs.
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        buttonClass({ variant, compact }, "text"),
        block && "w-full",
        busy && "cursor-progress",
        className,
      )}
    >
      <ButtonText icon={icon} busy={busy} text={children} />
    </button>
  );
}

interface ButtonTextProps {
  icon: ReactNode;
  busy: string | false | undefined;
  text: ReactNode;
}

/** Both wordings share one grid cell, so the wider one sets the width and nothing moves. */
function ButtonText({ icon, busy, text }: ButtonTextProps) {
  if (busy === undefined) {
    return (
      <>
        {icon}
        {text}
      </>
    );
  }
  const cell = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid">
      <span className={classNames(cell, busy && "invisible")}>
        {icon}
        {text}
      </span>
      {busy && <span className={cell}>{busy}</span>}
    </span>
  );
}
