import { capitalised } from "#shared/domain/text.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { shownMissing } from "../missing-in-ad.ts";
import { previewTexts as texts } from "../preview/preview-texts.ts";
import { StatementOf } from "./statement-of.tsx";
import type { Reviewed } from "./use-review.ts";

/** What the ad asks for and the resume does not show: the person may say that it is true. */
export function StatementsCard({ reviewed }: { reviewed: Reviewed }) {
  const missing = reviewed.missing.slice(0, shownMissing);
  if (missing.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={texts.statements} text={texts.statementsText} />
      <ul>
        {missing.map((requirement) => (
          <li key={requirement.id} className="border-t border-line px-4 py-3 first:border-t-0 @md:px-6">
            <h3 className="mb-2 text-14 font-medium wrap-anywhere first-letter:uppercase">
              {capitalised(requirement.term)}
            </h3>
            <StatementOf requirement={requirement} reviewed={reviewed} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
