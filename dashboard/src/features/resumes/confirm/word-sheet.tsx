import { Paper } from "#shared/ui/blocks/paper.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { WordBlock, WordParagraph } from "./open-word.ts";

export interface WordSheetProps {
  blocks: readonly WordBlock[];
  /** Numbers of the marked paragraphs, counted through the whole file. */
  marked: ReadonlySet<number>;
}

const columns = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"];

/** A Word file's paragraphs in their order; cells of a table's row are beside each other. */
export function WordSheet({ blocks, marked }: WordSheetProps) {
  let count = 0;
  return (
    <Paper className="grid gap-1.5">
      {blocks.map(({ cells, isEdge }) => {
        const first = count;
        return (
          <div
            key={first}
            className={classNames("grid gap-x-4", columns[Math.min(4, cells.length)], isEdge && "text-muted")}
          >
            {cells.map((cell) => {
              const start = count;
              count += cell.length;
              return (
                <div key={start} className="min-w-0">
                  {cell.map((paragraph, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place.
                    <Paragraph key={start + at} paragraph={paragraph} isMarked={marked.has(start + at)} />
                  ))}
                </div>
              );
            })}
          </div>
        );
      })}
    </Paper>
  );
}

function Paragraph({ paragraph, isMarked }: { paragraph: WordParagraph; isMarked: boolean }) {
  const { text, isBold, isHeading, isListed } = paragraph;
  return (
    <p
      data-marked={isMarked ? "" : undefined}
      className={classNames(
        "rounded-small whitespace-pre-wrap wrap-anywhere",
        isHeading && "mt-2 text-16",
        (isBold || isHeading) && "font-bold",
        isListed && "flex gap-2",
        isMarked && markLook,
      )}
    >
      {isListed && <span aria-hidden="true">•</span>}
      <span>{text}</span>
    </p>
  );
}

const markLook = "bg-warn-soft outline-2 outline-accent";

/** Lines of a text that came from no file that can be drawn. */
export function TextSheet({ lines, marked }: { lines: readonly string[]; marked: ReadonlySet<number> }) {
  return (
    <Paper>
      {lines.map((line, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
          key={at}
          data-marked={marked.has(at) ? "" : undefined}
          className={classNames(
            "rounded-small whitespace-pre-wrap wrap-anywhere",
            marked.has(at) && markLook,
          )}
        >
          {line}
        </p>
      ))}
    </Paper>
  );
}
