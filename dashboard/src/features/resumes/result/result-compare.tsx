import { lazy, Suspense } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { type ComparedLine, compareLines } from "./result-facts.ts";

const ComparePages = lazy(async () => ({
  default: (await import("../pages/compare-pages.tsx")).ComparePages,
}));

export interface ResultCompareProps {
  original: string;
  optimised: string;
  /** Of the pages; the remembered one where the screen offers none. */
  design?: DocumentDesign;
}

/** Original beside optimised; changed lines are set off and named for a screen reader. */
export function ResultCompare({ original, optimised, design }: ResultCompareProps) {
  const before = compareLines(original, optimised);
  const after = compareLines(optimised, original);
  const [remembered] = useDesign();
  const changed = after.filter((line) => line.isChanged).length;
  const texts = (
    <div className="mt-4 grid gap-4 @xl:grid-cols-2">
      <Sheet title="Original" lines={before} look="bg-danger-soft" word="Before: " />
      <Sheet title="Optimized" lines={after} look="bg-success-soft" word="After: " />
    </div>
  );
  return (
    <div className="px-4 py-6 @md:px-6">
      <p className="text-14 text-muted">
        {changed === 0 ? "No line was changed." : `${changed} ${changed === 1 ? "line" : "lines"} changed.`}
      </p>
      <Suspense fallback={texts}>
        <ComparePages
          original={original}
          optimised={optimised}
          design={design ?? remembered}
          fallback={texts}
        />
      </Suspense>
    </div>
  );
}

interface SheetProps {
  title: string;
  lines: readonly ComparedLine[];
  look: string;
  word: string;
}

function Sheet({ title, lines, look, word }: SheetProps) {
  return (
    <section className="@container min-w-0">
      <h3 className="mb-2 text-16 font-medium">{title}</h3>
      <Paper>
        {lines.map(({ number, text, isChanged }) => (
          <p key={number} className="min-h-5 whitespace-pre-wrap wrap-anywhere">
            {isChanged ? (
              <span className={`fc-border rounded-paper ${look}`}>
                <span className="sr-only">{word}</span>
                {text}
              </span>
            ) : (
              text
            )}
          </p>
        ))}
      </Paper>
    </section>
  );
}
