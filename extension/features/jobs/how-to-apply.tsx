import { daysBetween, plainDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { type AdFacts, readAdFacts } from "#shared/engine/read-ad/facts/ad-facts.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { today } from "../../platform/clock.ts";
import type { JobAd } from "./job-ad.ts";

const askWords: Record<AdFacts["asks"][number]["kind"], string> = {
  letter: "Cover letter",
  selection_criteria: "Answers to the selection criteria",
  pitch: "Pitch",
  targeted_questions: "Answers to their questions",
  capabilities: "Answers to the capabilities",
};

/** The heading has the day where the site names one; here stands what only the text says. */
function closesText(day: string): string {
  const left = daysBetween(today(), day);
  if (left < 0) return plainDay(day);
  return left === 0 ? "Today" : `${plainDay(day)}, ${counted(left, "day")} left`;
}

/** What the ad's text says of applying: what must be sent, by when, and whom to ask. Nothing where it says nothing. */
export function HowToApply({ ad }: { ad: JobAd }) {
  const { asks, contact, closes } = readAdFacts(ad.text, {
    asOf: today(),
    location: ad.fields.location.value,
  });
  const isNews = closes !== null && ad.closes === "";
  if (asks.length === 0 && contact === null && !isNews) return null;
  return (
    <Card as="section" aria-label="How to apply" className="p-4">
      <h2 className="mb-3 font-bold">How to apply</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {asks.length > 0 && (
          <>
            <dt className="text-muted">Send</dt>
            <dd>
              <ul className="grid gap-1">
                {asks.map(({ kind, limit }) => (
                  <li key={kind} className="break-words">
                    {askWords[kind]}
                    {limit && <span className="text-muted">, {limit}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {isNews && (
          <>
            <dt className="text-muted">Closes</dt>
            <dd>{closesText(closes)}</dd>
          </>
        )}
        {contact && (
          <>
            <dt className="text-muted">Ask</dt>
            <dd className="wrap-anywhere">
              {[contact.name, contact.phone, contact.email].filter(Boolean).join(", ")}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
