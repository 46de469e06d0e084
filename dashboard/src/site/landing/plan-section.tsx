import { pages } from "#shared/domain/pages.ts";
import { freeFeatures, premiumFeatures, prices } from "#shared/domain/plans.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TickList } from "../../features/templates/tick-list.tsx";
import { SplitSection } from "./section.tsx";

/** Prices and limits as the server has them. decision: D-04, D-06. */
export function Plans() {
  return (
    <SplitSection
      id="plans"
      title="Start free. Upgrade when you need more."
      text="Scores cost nothing on any plan. Failed drafts are never counted."
      raised
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4 rounded-card border border-line bg-canvas p-5 md:p-6">
          <h3 className="text-16 font-medium">Free</h3>
          <Price dollars={0} unit="forever" />
          <TickList items={freeFeatures} />
          <ButtonLink href={pages.signup} className="mt-auto">
            Create a free account
          </ButtonLink>
        </div>
        <div className="flex flex-col gap-4 rounded-card border border-primary p-5 ring-1 ring-primary ring-inset md:p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-16 font-medium">Premium</h3>
            <Badge plain tone="accent">
              SAVE {prices.savingPercent}% a year
            </Badge>
          </div>
          <Price dollars={prices.monthly} unit={`a month, or $${prices.annual} a year`} />
          <TickList items={premiumFeatures} />
          <ButtonLink variant="primary" href={pages.subscription} data-gated className="mt-auto">
            Choose Premium
          </ButtonLink>
        </div>
      </div>
    </SplitSection>
  );
}

function Price({ dollars, unit }: { dollars: number; unit: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-36 font-bold tabular-nums">${dollars}</span>
      <span className="text-14 text-muted">{unit}</span>
    </p>
  );
}
