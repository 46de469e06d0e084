import { Check, Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";

export interface RowProps {
  /** The first line: what it is called. */
  title: string;
  /** The second line. */
  text?: string | undefined;
  /** At the end: its dates. */
  aside?: string | undefined;
  lines: readonly number[];
  onPoint: PointAt | undefined;
  /** Something to look at: a question mark instead of the tick. */
  isDoubt?: boolean | undefined;
  /** Open from the start. */
  isOpen?: boolean | undefined;
  /** Answers beside a doubt. */
  answers?: ReactNode | undefined;
  /** The fields, when it is open. */
  children?: ReactNode | undefined;
}

/** One entry of the list: a row of 48 px that opens to its fields. */
export function ReviewRow(props: RowProps) {
  const { title, text, aside, lines, onPoint, isDoubt = false, answers, children } = props;
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <PointArea as="li" lines={lines} onPoint={onPoint}>
      <div
        className={classNames(
          "border-b border-line text-14",
          isDoubt && isOpen && "shadow-[inset_3px_0_0_var(--accent-fill)]",
        )}
      >
        <div className="flex min-h-12 items-center gap-2.5 px-4 py-1.5 @md:px-5">
          {isDoubt ? <QuestionMark /> : <Tick />}
          <div className="min-w-0 flex-1">
            <p className={classNames("font-medium", isDoubt ? "wrap-anywhere" : "truncate")}>{title}</p>
            {text && (
              <p className={classNames("text-13 text-muted", isDoubt ? "wrap-anywhere" : "truncate")}>
                {text}
              </p>
            )}
          </div>
          {aside && <span className="text-13 whitespace-nowrap text-muted tabular-nums">{aside}</span>}
          {!isOpen && answers}
          {children && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? "Close" : "Edit"} ${title}`}
              onClick={() => setOpen(!isOpen)}
              className="-mr-2 grid size-8 shrink-0 place-items-center rounded-small text-muted hover:bg-sunken pointer-coarse:size-11"
            >
              <Ellipsis aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
        {isOpen && children && <div className="px-4 pb-3 @md:pr-5 @md:pl-12">{children}</div>}
      </div>
    </PointArea>
  );
}

function Tick() {
  return (
    <span className="grid size-[1.125rem] shrink-0 place-items-center rounded-full bg-success-soft text-success">
      <Check aria-hidden="true" strokeWidth={2.5} className="size-3" />
    </span>
  );
}

function QuestionMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-[1.125rem] shrink-0 place-items-center rounded-full border-2 border-accent text-13 leading-none font-bold text-accent"
    >
      ?
    </span>
  );
}

export interface GroupHeadProps {
  title: string;
  count: number;
  isWarning?: boolean | undefined;
  icon?: ReactNode | undefined;
  action?: ReactNode | undefined;
}

/** The head of a group of rows: its name and how many there are. */
export function GroupHead({ title, count, isWarning = false, icon, action }: GroupHeadProps) {
  return (
    <h2
      className={classNames(
        "flex min-h-9 items-center gap-2 border-b px-4 text-14 font-medium @md:px-5 [&>svg]:size-4",
        isWarning ? "border-accent-fill/40 bg-accent-soft text-accent" : "border-line bg-canvas",
      )}
    >
      {icon}
      {title}
      <span className={classNames("font-normal", !isWarning && "text-muted")}>{count}</span>
      {action && <span className="ml-auto">{action}</span>}
    </h2>
  );
}
