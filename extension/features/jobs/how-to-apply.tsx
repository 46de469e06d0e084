import { daysBetween, plainDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { today } from "../../platform/clock.ts";
import type { JobAd } from "./job-ad.ts";

/** The closing day with the days left, for a day that only the ad's text names. The heading shows a day from the site. */
function closesText(day: string): string {
  const left = daysBetween(today(), day);
  if (left < 0) return plainDay(day);
  return left === 0 ? "Today" : `${plainDay(day)}, ${counted(left, "day")} left`;
}

/**
 * What the ad's text says about applying: a letter, by when, and a contact. Nothing if it says nothing. Answers to
 * criteria have their own card, with a link to their screen.
 */
export function HowToApply({ ad }: { ad: JobAd }) {
  const { asks, contact, closes } = readAdFacts(ad.text, {
    asOf: today(),
    location: ad.fields.location.value,
  });
  const letter = asks.find(({ kind }) => kind === "letter");
  const isNews = closes !== null && ad.closes === "";
  if (letter === undefined && contact === null && !isNews) return null;
  return (
    <Card as="section" aria-label="How to apply" className="p-4">
      <h2 className="mb-3 font-bold">How to apply</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {letter && (
          <>
            <dt className="text-muted">Send</dt>
            <dd className="break-words">
              Cover letter
              {letter.limit && <span className="text-muted">, {letter.limit}</span>}
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
