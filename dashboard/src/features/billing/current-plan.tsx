import { CreditCard } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Subscription } from "#shared/contract/billing.ts";
import { longDate } from "#shared/domain/dates.ts";
import { premiumFeatures, prices } from "#shared/domain/plans.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { owedSum, planBadges, planPrices, billingTexts as texts } from "./billing-texts.ts";
import { FeatureList } from "./feature-list.tsx";
import { RefundRow } from "./refund-row.tsx";
import { SwitchDialog } from "./switch-dialog.tsx";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

type Acts = ReturnType<typeof useSubscriptionActs>;

/** A subscriber's plan: state, dates, what it holds, and what can be done about it. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const acts = useSubscriptionActs();
  const { label, tone } = planBadges[subscription.status];
  return (
    <Card as="section">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-line">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-22 font-bold">Premium Plan</h2>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-1 text-14 text-muted tabular-nums">{stateLine(subscription)}</p>
        </div>
        <PlanActs subscription={subscription} acts={acts} />
      </CardBody>
      {subscription.status === "canceled" && subscription.currentPeriodEnd && (
        <div className="px-4 pt-4 @md:px-6 @md:pt-6">
          <Notice
            tone="warn"
            title={`Your subscription expires on ${longDate(subscription.currentPeriodEnd)}`}
          >
            Until then everything in Premium is yours. Nothing more is charged.
          </Notice>
        </div>
      )}
      <CardBody>
        <h3 className="text-14 font-medium">What is included</h3>
        <FeatureList features={premiumFeatures} className="mt-4 @2xl:grid-cols-2" />
      </CardBody>
      <RefundRow subscription={subscription} acts={acts} />
      {subscription.plan && <SwitchPlan subscription={subscription} plan={subscription.plan} acts={acts} />}
    </Card>
  );
}

function stateLine({ plan, status, currentPeriodEnd, owed }: Subscription): string {
  const price = plan ? `${planPrices[plan].amount} ${planPrices[plan].period}. ` : "";
  if (status === "active" && currentPeriodEnd) return `${price}Renews on ${longDate(currentPeriodEnd)}`;
  if (status === "canceled" && currentPeriodEnd) return `${price}Expires on ${longDate(currentPeriodEnd)}`;
  if (status === "past_due" && owed)
    return `Your payment${owedSum(owed)} failed on ${longDate(owed.since)}. Premium goes on until ${longDate(owed.until)}.`;
  return status === "active" ? "Given to your account. Nothing is charged." : "There is no running payment.";
}

function PlanActs({ subscription, acts }: { subscription: Subscription; acts: Acts }) {
  const [isAsking, setIsAsking] = useState(false);
  const { status, currentPeriodEnd } = subscription;
  if (!currentPeriodEnd) return null;
  return (
    <div className="flex w-full flex-wrap gap-2 @xl:w-auto">
      {(status === "active" || status === "past_due") && (
        <Wide>
          <Button
            variant="danger"
            block
            busy={acts.running === "cancel"}
            busyLabel="Cancelling..."
            onClick={() => setIsAsking(true)}
          >
            {texts.cancel}
          </Button>
        </Wide>
      )}
      {status === "canceled" && (
        <Wide>
          <Button
            variant="primary"
            block
            busy={acts.running === "renew"}
            busyLabel="Renewing..."
            onClick={acts.renew}
          >
            {texts.renew}
          </Button>
        </Wide>
      )}
      <Wide>
        <Button
          block
          variant={status === "past_due" ? "primary" : "secondary"}
          icon={<CreditCard aria-hidden="true" />}
          busy={acts.running === "portal"}
          onClick={acts.openPortal}
        >
          {status === "past_due" ? texts.payOwed : texts.portal}
        </Button>
      </Wide>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel your subscription?"
        description={
          status === "past_due"
            ? "Premium ends at once, and nothing more is charged. Everything you made stays here."
            : `You keep Premium until ${longDate(currentPeriodEnd)}, and everything you saved after that.`
        }
        confirmLabel={texts.cancel}
        cancelLabel="Keep Premium"
        destructive
        onConfirm={acts.cancel}
      />
    </div>
  );
}

/** On a phone the buttons are under each other. */
function Wide({ children }: { children: ReactNode }) {
  return <div className="w-full @xl:w-auto">{children}</div>;
}

/** decision: D-06: the switch names the same 26% as every other place. */
function SwitchPlan(props: { subscription: Subscription; plan: "monthly" | "annual"; acts: Acts }) {
  const isMonthly = props.plan === "monthly";
  const other = isMonthly ? "annual" : "monthly";
  const { amount, period } = planPrices[other];
  const { status } = props.subscription;
  const isActive = status === "active";
  const [asked, setAsked] = useState<"monthly" | "annual" | null>(null);
  const close = () => {
    setAsked(null);
    props.acts.clearRefusal();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-b-card bg-accent-soft px-4 py-4 text-14 @md:px-6">
      <p>
        <b>{isMonthly ? `Pay by the year and save $${prices.savingDollars}.` : "Pay by the month."}</b>{" "}
        {amount} {period}.{" "}
        {isActive
          ? "We'll credit the days you've paid for."
          : status === "past_due"
            ? "Pay now to change your plan."
            : "Renew your subscription to change its plan."}
      </p>
      <Button disabled={!isActive} onClick={() => setAsked(other)} className="max-sm:w-full">
        {isMonthly ? (
          <>
            Switch to Annual <span className="text-accent">{texts.tabBadge}</span>
          </>
        ) : (
          "Switch to Monthly"
        )}
      </Button>
      <SwitchDialog plan={asked} onClose={close} acts={props.acts} />
    </div>
  );
}
