import { Chip } from "../../primitives/chip.tsx";
import { classNames } from "../../primitives/class-names.ts";

export interface KeywordListProps {
  title: string;
  keywords: readonly string[];
  /** Found (ticks), missing (dashed) or neither. */
  state?: "plain" | "in" | "out" | undefined;
  /** Maximum number of chips; the rest folds into "+3 more". */
  limit?: number | undefined;
  /** Shown if there are no chips. */
  empty?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
  /** Hides the title, except from screen readers. */
  hideTitle?: boolean | undefined;
  className?: string | undefined;
}

/** Keywords or skills under a heading with their count. */
export function KeywordList(props: KeywordListProps) {
  const { title, keywords, state = "plain", limit, empty = "None", level = 3, hideTitle, className } = props;
  const Heading = `h${level}` as const;
  const shown = limit === undefined ? keywords : keywords.slice(0, limit);
  const rest = keywords.length - shown.length;
  return (
    <section className={classNames("min-w-0", className)}>
      <Heading className={hideTitle ? "sr-only" : "mb-2 text-14 font-medium"}>
        {title}
        <span className="ml-2 font-normal text-muted tabular-nums">{keywords.length}</span>
      </Heading>
      {keywords.length === 0 ? (
        <p className="text-14 text-muted">{empty}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {shown.map((keyword) => (
            <li key={keyword} className="flex max-w-full">
              <Chip state={state}>{keyword}</Chip>
            </li>
          ))}
          {rest > 0 && (
            <li className="flex">
              <Chip state="more">+{rest} more</Chip>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
