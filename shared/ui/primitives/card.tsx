import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "section" | "article" | "li" | "form" | undefined;
  /** Inner padding of header, body and footer: 24 in a wide card, 16 in a narrow one, unless set here. */
  inset?: 16 | 24 | undefined;
}

const insets = { 16: "[--inset:1rem]", 24: "[--inset:1.5rem]" };
const pad = "px-[var(--inset,1rem)] @md:px-[var(--inset,1.5rem)]";

/**
 * A surface with a border. It fills its grid cell and is the container for its contents' container queries. Never
 * nested.
 */
export function Card({ as: Tag = "div", inset, className, ...rest }: CardProps) {
  // All tags share one set of props, because TypeScript cannot spread a union of five intrinsic elements.
  const Element = Tag as "div";
  return (
    <Element
      {...rest}
      className={classNames(
        "fc-border @container w-full min-w-0 rounded-card border border-line bg-surface shadow-1",
        inset && insets[inset],
        className,
      )}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** Muted, after the title on the same line ("6 found"). */
  count?: ReactNode | undefined;
  text?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** A lower header, for a card with many rows. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

/** Title and at most one action, above a thin line. */
export function CardHeader(props: CardHeaderProps) {
  const { title, level = 2, count, text, action, dense = false, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line",
        dense ? "min-h-12 py-2" : "min-h-14 py-3 @md:min-h-16 @md:py-4",
        pad,
        className,
      )}
    >
      <div className="min-w-0">
        <Heading className="text-18 font-bold">
          {title}
          {count !== undefined && <span className="ml-2 text-14 font-normal text-muted">{count}</span>}
        </Heading>
        {text && <p className="text-14 text-muted">{text}</p>}
      </div>
      {action}
    </div>
  );
}

/** The contents, padded. */
export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames("py-[var(--inset,1rem)] @md:py-[var(--inset,1.5rem)]", pad, className)}
    />
  );
}

/** Below a thin line: the card's final action. */
export function CardFooter({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-3 border-t border-line py-4",
        pad,
        className,
      )}
    />
  );
}
