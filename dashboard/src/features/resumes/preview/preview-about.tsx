import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { benchmark, rating, recommendation } from "#shared/domain/resumes/quality-ratings.ts";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { KeywordList } from "#shared/ui/blocks/requirements/keyword-list.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { missingInAd, shownMissing } from "../missing-in-ad.ts";
import { optimizerTexts } from "../optimizer/optimizer-texts.ts";
import { improvementText, previewTexts as texts } from "./preview-texts.ts";

export interface PreviewAboutProps {
  before: number;
  current: Optimisation;
  /** The writer changed something, whether it is still in the text or not. */
  wasChanged: boolean;
}

/** What the result is worth, what was done, what is missing. */
export function PreviewAbout({ before, current, wasChanged }: PreviewAboutProps) {
  const { improvements, keywordIntegrationSuggestions, scoreBasis } = current;
  return (
    <Card as="section" inset={16} aria-label="About these results" className="divide-y divide-line">
      <HowGood before={before} after={current.atsScore} />
      <Part title={texts.improvements}>
        {improvements.length === 0 ? (
          <p className="text-14 text-muted">
            {wasChanged ? texts.noneUsed : optimizerTexts.nothingToImprove}
          </p>
        ) : (
          <ul className="grid gap-2 text-14">
            {improvements.map((improvement) => (
              <li key={improvement} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-4 text-success" />
                <span className="wrap-anywhere">{improvement}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Keywords current={current} />
      <Part title={texts.integration}>
        {keywordIntegrationSuggestions.length === 0 ? (
          <p className="text-14 text-muted">
            {scoreBasis === "read" ? "No ad was compared." : "Nothing left to add from your roles."}
          </p>
        ) : (
          <ul className="grid gap-3 text-14">
            {keywordIntegrationSuggestions.map((suggestion) => (
              <li key={suggestion} className="wrap-anywhere">
                {suggestion}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </Card>
  );
}

function HowGood({ before, after }: { before: number; after: number }) {
  const points = after - before;
  const facts = [
    ["Score improvement", improvementText(points, rating("scoreImprovement", points).word)],
    ["Benchmark", benchmark(after)],
    ["Recommendation", recommendation(after)],
  ] as const;
  return (
    <Part title={texts.howGood}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-muted">{texts.ownScale}</p>
    </Part>
  );
}

function Keywords({ current }: { current: Optimisation }) {
  const { addedKeywords, missingKeywords, scoreBasis } = current;
  const none = scoreBasis === "read" ? "No ad was compared." : "None";
  const sentences = missingInAd(current);
  return (
    <Part title={texts.keywords}>
      <div className="grid gap-4">
        <KeywordList
          title="Missing"
          state="out"
          keywords={missingKeywords}
          limit={shownMissing}
          empty={none}
        />
        <KeywordList title="Added" state="in" keywords={addedKeywords} empty={none} />
        {sentences.length > 0 && (
          <details className="text-14">
            <summary className="min-h-6 cursor-pointer rounded-paper font-medium text-primary">
              Where the ad asks for them
            </summary>
            <ul className="mt-2 grid gap-2 text-13">
              {sentences.map(({ term, sentence }) => (
                <li key={term} className="wrap-anywhere">
                  <MarkedText text={sentence} terms={[term]} tone="missing" />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="p-[var(--inset)]">
      <h2 className="mb-3 text-16 font-medium">{title}</h2>
      {children}
    </section>
  );
}
