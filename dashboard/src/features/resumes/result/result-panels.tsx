import { Check } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { KeywordList } from "#shared/ui/blocks/requirements/keyword-list.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import { BlockedLines } from "./blocked-lines.tsx";
import { keyAchievements } from "./result-facts.ts";

interface ResultOverviewProps {
  result: Optimisation;
  /** How many of the person's own statements are in it. */
  stated: number;
}

/** Key achievements and next steps, side by side. */
export function ResultOverview({ result, stated }: ResultOverviewProps) {
  const { suggestions } = result;
  return (
    <div className="grid gap-px bg-line @2xl:grid-cols-2">
      <section className="bg-surface px-4 py-6 @md:px-6">
        <h3 className="text-16 font-medium">Key achievements</h3>
        <ul className="mt-3 grid gap-3 text-14">
          {keyAchievements(result, stated).map((fact) => (
            <li key={fact} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 text-success" />
              {fact}
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-surface px-4 py-6 @md:px-6">
        <h3 className="text-16 font-medium">Next steps</h3>
        {suggestions.length === 0 ? (
          <p className="mt-3 text-14 text-muted">
            {result.scoreBasis === "read"
              ? "Add a job ad to see what it asks for and what is missing."
              : "Nothing is left that the ad asks for and can be measured."}
          </p>
        ) : (
          <div className="mt-3">
            <NumberedSteps steps={suggestions} />
          </div>
        )}
      </section>
    </div>
  );
}

export function ResultKeywords({ result }: { result: Optimisation }) {
  const { addedKeywords, missingKeywords, foundKeywords, scoreBasis } = result;
  const none = scoreBasis === "read" ? "No ad was compared." : "None";
  return (
    <div className="grid gap-6 px-4 py-6 @md:px-6">
      <KeywordList title="Missing" state="out" keywords={missingKeywords} empty={none} />
      <KeywordList title="Added" state="in" keywords={addedKeywords} empty={none} />
      <KeywordList title="Found" state="in" keywords={foundKeywords} empty={none} />
    </div>
  );
}

/** What was changed, and what the fact check refused; the desk and the preview have it line by line. */
export function ResultImprovements({ result }: { result: Optimisation }) {
  const { improvements, blocked } = result;
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
      {blocked.length > 0 && <BlockedLines blocked={blocked} />}
    </div>
  );
}
