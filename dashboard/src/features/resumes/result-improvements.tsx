import { Check } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { DiffLine } from "#shared/ui/blocks/diff-line.tsx";
import { BlockedLines } from "./blocked-lines.tsx";
import { optimizerTexts as texts } from "./optimizer-texts.ts";

/** What was changed line by line, and what the fact check refused. */
export function ResultImprovements({ result }: { result: Optimisation }) {
  const { improvements, lineByLineSuggestions, blocked } = result;
  return (
    <div className="grid gap-6 px-4 py-6 @md:px-6">
      {improvements.length === 0 ? (
        <p className="text-14">{texts.nothingToImprove}</p>
      ) : (
        <ul className="grid gap-3 text-14">
          {improvements.map((improvement) => (
            <li key={improvement} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 text-success" />
              {improvement}
            </li>
          ))}
        </ul>
      )}
      {lineByLineSuggestions.length > 0 && (
        <section>
          <h3 className="text-16 font-medium">Line by line</h3>
          <ul className="mt-3 grid gap-4">
            {lineByLineSuggestions.map(({ original, improved, reason }) => (
              <li key={original + improved}>
                <DiffLine before={original} after={improved} />
                <p className="mt-1 text-13 text-muted">{reason}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {blocked.length > 0 && <BlockedLines blocked={blocked} />}
    </div>
  );
}
