import { type ReactNode, useState } from "react";
import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { TypesetPage } from "./typeset-page.tsx";
import { useDocumentPages, useSettledText } from "./use-document-pages.ts";

export interface ComparePagesProps {
  original: string;
  optimised: string;
  design: DocumentDesign;
  /** Both as text, until their pages are there and where one has none. */
  fallback: ReactNode;
}

const views = [
  { value: "pages", label: "Pages" },
  { value: "text", label: "Text" },
] as const;

/** The paragraphs of pages by their number. */
function paragraphsOf({ pages }: DocumentPages): Map<number, string> {
  const found = new Map<number, string>();
  for (const { paragraph, text } of pages.flatMap((page) => page.lines))
    found.set(paragraph, `${found.get(paragraph) ?? ""} ${text}`.replace(/\s+/g, " "));
  return found;
}

/** Paragraphs that the other document does not hold. */
function changedIn(drawn: DocumentPages, other: DocumentPages): Set<number> {
  const known = new Set(paragraphsOf(other).values());
  return new Set(
    [...paragraphsOf(drawn)].filter(([, text]) => !known.has(text)).map(([paragraph]) => paragraph),
  );
}

/** Original beside optimised as pages of one design; what differs is set off, and named for a screen reader. */
export function ComparePages({ original, optimised, design, fallback }: ComparePagesProps) {
  const rested = useSettledText(optimised);
  const before = useDocumentPages({ text: original, design }).data;
  const after = useDocumentPages({ text: rested, design }).data;
  const [view, setView] = useState<"pages" | "text">("pages");
  if (!before || !after) return fallback;
  const removed = { paragraphs: changedIn(before, after), look: "bg-danger-soft", word: "Before: " };
  const added = { paragraphs: changedIn(after, before), look: "bg-success-soft", word: "After: " };
  return (
    <>
      <Segmented label="Compare as" options={views} value={view} onValueChange={setView} className="mt-4" />
      {view === "text" ? (
        fallback
      ) : (
        <div className="mt-4 grid gap-4 @xl:grid-cols-2">
          <Sheets title="Original" drawn={before} marked={removed} />
          <Sheets title="Optimized" drawn={after} marked={added} />
        </div>
      )}
    </>
  );
}

interface SheetsProps {
  title: string;
  drawn: DocumentPages;
  marked: { paragraphs: ReadonlySet<number>; look: string; word: string };
}

function Sheets({ title, drawn, marked }: SheetsProps) {
  const { pages } = drawn;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 flex items-baseline justify-between text-16 font-medium">
        {title}
        <span className="text-13 font-normal text-muted tabular-nums">
          {pages.length === 1 ? "1 page" : `${pages.length} pages`}
        </span>
      </h3>
      <div className="grid gap-3">
        {pages.map((page, at) => {
          const label = `${title}, page ${at + 1} of ${pages.length}`;
          return <TypesetPage key={label} cropped page={page} label={label} marked={marked} />;
        })}
      </div>
    </section>
  );
}
