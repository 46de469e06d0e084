import { Fragment, type ReactNode } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { a4, TypesetPage } from "../pages/typeset-page.tsx";
import { useDocumentPages, useSettledText } from "../pages/use-document-pages.ts";
import { layoutOf } from "../pages/use-layout.ts";
import type { Criterion } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";
import { type ProvedParagraph, provedParagraphs } from "./typeset-proofs.ts";
import type { Picks } from "./use-picks.ts";

export interface TypesetCleanProps {
  /** The text as decided. */
  text: string;
  design: DocumentDesign;
  /** Whose layout was chosen. */
  resultId: string | undefined;
  criteria: readonly Criterion[];
  picks: Picks;
  /** The text as it is, until its pages are there and where it has none. */
  fallback: ReactNode;
}

/** The pages as the file has them, with the criteria in their margin. */
export function TypesetClean({ text, design, resultId, criteria, picks, fallback }: TypesetCleanProps) {
  const { data } = useDocumentPages({ text: useSettledText(text), design, ...layoutOf(resultId) });
  if (!data) return fallback;
  const proved = provedParagraphs(data.pages, criteria);
  return (
    <div className="grid gap-3">
      {data.pages.map((page, at) => (
        <div key={proved[at]?.[0]?.paragraph ?? at} className="relative">
          <TypesetPage page={page} label={`Page ${at + 1} of ${data.pages.length}`} />
          {proved[at] && <Margin proved={proved[at]} picks={picks} />}
        </div>
      ))}
    </div>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
/** Around what is marked, in points. */
const air = 3;

/** A disc's height and a little air, on any screen: lines of small type are closer than that. */
const discStep = "1.6rem";

/** Where each row of discs begins: beside its paragraph, or below the row before it. */
function discTops(proved: readonly ProvedParagraph[]): string[] {
  let before = "";
  return proved.map(({ box }) => {
    const own = share(box.top - air, a4.height);
    before = before ? `max(${own}, ${before} + ${discStep})` : own;
    return before;
  });
}

/** The discs at the sheet's edge, and a frame around the paragraph of the active one. */
function Margin({ proved, picks }: { proved: readonly ProvedParagraph[]; picks: Picks }) {
  const tops = discTops(proved);
  return proved.map(({ paragraph, box, criteria }, at) => (
    <Fragment key={paragraph}>
      {criteria.some(({ entry }) => entry.id === picks.active) && (
        <span
          aria-hidden="true"
          data-picked
          style={{
            top: share(box.top - air, a4.height),
            left: share(box.left - air, a4.width),
            height: share(box.bottom - box.top + 2 * air, a4.height),
          }}
          // As far as the discs, so that the thread to the list runs over no line beside it.
          className="pointer-events-none absolute right-0.5 rounded-paper outline-2 outline-success"
        />
      )}
      <span style={{ top: tops[at] }} className="paper absolute right-1 flex gap-0.5 bg-transparent">
        {criteria.map((one) => (
          <CriterionDisc key={one.entry.id} criterion={one} picks={picks} />
        ))}
      </span>
    </Fragment>
  ));
}
