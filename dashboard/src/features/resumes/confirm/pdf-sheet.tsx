import { useEffect, useRef, useState } from "react";
import type { Place } from "./find-places.ts";
import type { FilePage } from "./open-pdf.ts";

/** The page begins to be drawn so far before it comes into view. */
const ahead = "400px";

export interface PdfSheetProps {
  page: FilePage;
  /** "Page 1 of 2". */
  label: string;
  /** Where the page's words begin among the file's. */
  firstPiece: number;
  marked: readonly Place[];
}

function share(part: number): string {
  return `${part * 100}%`;
}

/** A page of the person's own PDF, drawn where it is looked at. */
export function PdfSheet({ page, label, firstPiece, marked }: PdfSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let drawnWidth = 0;
    const draw = () => {
      if (place.clientWidth === 0 || Math.abs(place.clientWidth - drawnWidth) < 8) return;
      drawnWidth = place.clientWidth;
      page.draw(place).catch((error: unknown) => {
        // Drawn anew at another width: the drawing before it ends, and that is no error.
        const isEnded = error instanceof Error && error.name === "RenderingCancelledException";
        if (!isEnded) setHasFailed(true);
      });
    };
    const widths = new ResizeObserver(draw);
    const views = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        views.disconnect();
        widths.observe(place);
      },
      { rootMargin: ahead },
    );
    views.observe(place);
    return () => {
      views.disconnect();
      widths.disconnect();
    };
  }, [page]);
  return (
    <figure className="paper relative overflow-hidden rounded-paper border border-line shadow-1">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{ aspectRatio: `1 / ${page.ratio}` }}
        className="block w-full"
      />
      {hasFailed && <p className="absolute inset-x-4 top-4 text-14">This page could not be drawn.</p>}
      {marked.map(({ piece, from, to }) => {
        const words = page.words[piece - firstPiece];
        if (!words) return null;
        return (
          <span
            key={`${piece} ${from}`}
            data-marked=""
            style={{
              left: share(words.left + words.width * from - 0.003),
              top: share(words.top),
              width: share(words.width * (to - from) + 0.006),
              height: share(words.height),
            }}
            className="absolute rounded-small bg-warn-soft mix-blend-multiply outline-2 outline-accent"
          />
        );
      })}
    </figure>
  );
}
