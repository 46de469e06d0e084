import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "#shared/ui/primitives/class-names.ts";

export interface PageHeadProps {
  title: string;
  /** In the window's title when it should say more than the heading. */
  windowTitle?: string | undefined;
  /** One muted line. */
  text?: ReactNode | undefined;
  /** Figures in the title's line. */
  figures?: ReactNode | undefined;
  /** Ghost, secondary, primary last. */
  actions?: ReactNode | undefined;
  /** One low line, above a screen that needs the height. */
  dense?: boolean | undefined;
}

/**
 * The page's h1. Names the window and takes the focus after a navigation, so that a screen reader says where one
 * is; on the first load the browser's own order stays.
 */
export function PageHead({ title, windowTitle, text, figures, actions, dense = false }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(windowTitle ?? title, heading);
  const isLow = dense || Boolean(figures);
  return (
    <div
      className={classNames(
        "flex justify-between gap-y-3",
        isLow ? "mb-3 gap-x-4" : "mb-4 gap-x-6 md:mb-6",
        figures ? "items-start md:items-center" : "flex-wrap",
        !figures && (text && !dense ? "items-end" : "items-center"),
      )}
    >
      <div className={classNames("min-w-0", isLow && "flex flex-wrap items-baseline gap-x-4 gap-y-1")}>
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames(
            "font-bold outline-none",
            dense ? "text-18" : isLow ? "text-22" : "text-22 md:text-28",
          )}
        >
          {title}
        </h1>
        {figures}
        {text && <p className="min-w-0 text-14 text-muted wrap-anywhere">{text}</p>}
      </div>
      {actions && (
        <div
          className={classNames(
            "flex flex-wrap gap-2",
            !figures && "w-full md:w-auto",
            Boolean(figures) && "shrink-0",
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}

/** For headings that are drawn elsewhere (an EmptyState of level 1): names the window and moves the focus. */
export function useArrival(title: string, target: { current: HTMLElement | null }): void {
  const { key } = useLocation();
  const isFirst = useRef(key === "default");
  useEffect(() => {
    document.title = `${title} - Kelpie`;
    if (!isFirst.current) target.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [title, target]);
}
