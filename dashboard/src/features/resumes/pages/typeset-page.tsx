import { useMemo } from "react";
import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

/** A4 in points: what the places of lines are measured in. */
export const a4 = { width: 595.28, height: 841.89 } as const;
/** Points of paper that stay below the last line of a cropped page. */
const footMargin = 40;
type Page = DocumentPages["pages"][number];

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

function usePicture(svg: string): string {
  return useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
}

/** A page as small as a stamp, without its text. */
export function PageThumbnail({ svg }: { svg: string }) {
  return <img src={usePicture(svg)} alt="" className="block h-auto w-full" />;
}

export interface TypesetPageProps {
  page: Page;
  /** "Page 1 of 2". */
  label: string;
  /** Empty paper below the last line is left out. */
  cropped?: boolean | undefined;
  /** Paragraphs that are set off, and how. */
  marked?: { paragraphs: ReadonlySet<number>; look: string; word: string } | undefined;
}

/** A page as it is printed. Its words lie on it unseen, for screen readers, searching and copying. */
export function TypesetPage({ page, label, cropped, marked }: TypesetPageProps) {
  const picture = usePicture(page.svg);
  const foot = Math.max(...page.lines.map((line) => line.y + line.height)) + footMargin;
  const height = cropped ? Math.min(a4.height, foot) : a4.height;
  return (
    <figure
      aria-label={label}
      style={{ aspectRatio: `${a4.width} / ${height}` }}
      className="paper @container relative overflow-hidden rounded-paper border border-line shadow-1"
    >
      <img src={picture} alt="" width={a4.width} height={a4.height} className="block h-auto w-full" />
      {page.lines.map((line, at) => {
        const isMarked = marked?.paragraphs.has(line.paragraph) === true;
        const isFirst = page.lines[at - 1]?.paragraph !== line.paragraph;
        return (
          <p
            key={`${line.y} ${line.x}`}
            style={{
              left: share(line.x, a4.width),
              top: share(line.y, height),
              width: share(line.width, a4.width),
              height: share(line.height, height),
              fontSize: `${(line.height / a4.width) * 70}cqw`,
            }}
            className={classNames("absolute whitespace-pre", isMarked && `mix-blend-multiply ${marked.look}`)}
          >
            <span className="block size-full overflow-hidden opacity-0">
              {isMarked && isFirst && marked.word}
              {line.text}
            </span>
          </p>
        );
      })}
    </figure>
  );
}
