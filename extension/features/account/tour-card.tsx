import { useId } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { Tour } from "./use-tour.ts";

const steps = [
  {
    title: "The score is made here",
    text: "Open a job ad and click the Kelpie icon, or press Alt+Shift+K. The ad is read and scored on this computer; nothing is sent.",
  },
  {
    title: "Read, Match, Knock-outs",
    text: "Read: how much of your resume a program finds. Match: how it compares with this ad. Knock-outs: questions that could rule you out. Each point opens to its own line.",
  },
  {
    title: "Save, Tailor, Letter",
    text: "Save keeps the ad in your tracker. Tailor and Letter write from your own facts, and you decide on every line.",
  },
  {
    title: "You press Submit",
    text: "Kelpie never does. In the menu: sites to follow, recent jobs, what was sent. Press ? for the keys.",
  },
] as const;

/** Four short cards above the ad, which does not wait for them. */
export function TourCard({ tour, step }: { tour: Tour; step: number }) {
  const title = useId();
  const shown = steps[step];
  if (!shown) return null;
  const isLast = step === steps.length - 1;
  return (
    <Card as="section" aria-labelledby={title} className="mb-3 grid gap-3 p-4">
      <div aria-live="polite" className="grid gap-1">
        <p id={title} className="font-bold">
          {shown.title}
        </p>
        <p className="text-muted">{shown.text}</p>
      </div>
      <div className="flex items-center gap-2">
        <Button compact variant="soft" onClick={() => (isLast ? tour.end() : tour.go(step + 1))}>
          {isLast ? "Done" : "Next"}
        </Button>
        {!isLast && (
          <Button compact variant="ghost" onClick={tour.end}>
            Skip the tour
          </Button>
        )}
        <span className="flex-1 text-right text-13 text-muted tabular-nums">
          {step + 1} of {steps.length}
        </span>
      </div>
    </Card>
  );
}
