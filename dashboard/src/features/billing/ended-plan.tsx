import type { Subscription } from "#shared/contract/billing.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { owedSum, planBadges, billingTexts as texts } from "./billing-texts.ts";
import { RefundRow } from "./refund-row.tsx";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

/** Who had Premium and has it no more: why, and the way back. decision: D-58. */
export function EndedPlan({ subscription }: { subscription: Subscription }) {
  const acts = useSubscriptionActs();
  const { owed } = subscription;
  return (
    <Card as="section">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-[68ch]">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-18 font-bold">Premium Plan</h2>
            <Badge tone={planBadges.inactive.tone}>{planBadges.inactive.label}</Badge>
          </div>
          <p className="mt-1 text-14 text-muted">
            {owed
              ? `Your payment${owedSum(owed)} failed on ${plainDate(owed.since)}, and Premium ended on ${plainDate(owed.until)}. ${texts.stillThere}`
              : `${texts.ended} ${texts.stillThere}`}
          </p>
        </div>
        {owed && (
          <Button
            variant="primary"
            busy={acts.running === "portal"}
            onClick={acts.openPortal}
            className="max-sm:w-full"
          >
            {texts.payOwed}
          </Button>
        )}
      </CardBody>
      <RefundRow subscription={subscription} acts={acts} />
    </Card>
  );
}
