import { type ReactNode, useState } from "react";
import type { Subscription } from "#shared/contract/billing.ts";
import { freeFeatures, premiumFeatures } from "#shared/domain/plans.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { dialogTexts, planPrices, billingTexts as texts } from "./billing-texts.ts";
import { FeatureList } from "./feature-list.tsx";
import { usePageCheckout } from "./use-checkout.ts";

/** Free and Premium side by side; the tabs change the period and with it the price. */
export function PlanChooser({ subscription }: { subscription: Subscription }) {
  const [plan, setPlan] = useState<PlanType>("monthly");
  const { isBusy, start } = usePageCheckout(subscription.priceIds);
  const cards = (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <FreeCard />
      <PremiumCard plan={plan} isBusy={isBusy} onUpgrade={() => start(plan)} />
    </div>
  );
  return (
    <>
      <Tabs
        label={texts.tabs}
        value={plan}
        onValueChange={setPlan}
        panelClassName="mt-4 md:mt-6"
        items={[
          { value: "monthly", label: "Monthly", content: cards },
          {
            value: "annual",
            label: "Annual",
            content: cards,
            badge: (
              <Badge plain tone="accent">
                {texts.tabBadge}
              </Badge>
            ),
          },
        ]}
      />
      <p className="max-w-[68ch] text-13 text-muted">{texts.note}</p>
    </>
  );
}

function FreeCard() {
  return (
    <Card as="section" className="bg-transparent shadow-none">
      <CardBody className="grid gap-6">
        <PlanHead
          title="Free"
          badge={<Badge plain>Current plan</Badge>}
          price="$0"
          period="forever"
          line="For finding out where you stand."
        />
        <FeatureList features={freeFeatures} />
      </CardBody>
    </Card>
  );
}

function PremiumCard(props: { plan: PlanType; isBusy: boolean; onUpgrade: () => void }) {
  const { amount, period } = planPrices[props.plan];
  return (
    <Card as="section" className="border-primary ring-1 ring-primary ring-inset">
      <CardBody className="grid gap-6">
        <PlanHead
          title="Premium"
          badge={
            <Badge plain tone="primary">
              {dialogTexts.popular}
            </Badge>
          }
          price={amount}
          period={period}
          line={
            props.plan === "annual" ? (
              <span className="font-medium text-accent">{texts.saving}</span>
            ) : (
              "For a serious job search."
            )
          }
        />
        <Button
          variant="primary"
          block
          busy={props.isBusy}
          busyLabel={dialogTexts.busy}
          onClick={props.onUpgrade}
        >
          {texts.upgrade}
        </Button>
        <FeatureList features={premiumFeatures} />
      </CardBody>
    </Card>
  );
}

interface PlanHeadProps {
  title: string;
  badge: ReactNode;
  price: string;
  period: string;
  line: ReactNode;
}

function PlanHead({ title, badge, price, period, line }: PlanHeadProps) {
  return (
    <div>
      <div className="flex min-h-6 items-center justify-between gap-4">
        <h2 className="text-18 font-bold">{title}</h2>
        {badge}
      </div>
      <p className="mt-3 flex items-baseline gap-2 text-14 text-muted">
        <span className="text-36 font-bold text-ink tabular-nums">{price}</span>
        {period}
      </p>
      <p className="mt-1 text-14 text-muted">{line}</p>
    </div>
  );
}
