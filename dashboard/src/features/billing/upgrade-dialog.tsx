import { type ReactNode, useId, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { prices } from "#shared/domain/plans.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { dialogTexts as texts } from "./billing-texts.ts";
import { FeatureList } from "./feature-list.tsx";
import { useShellCheckout } from "./use-checkout.ts";

export interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNavigate: (href: string) => void;
}

/** 'Upgrade to Premium'. */
export function UpgradeDialog({ open, onOpenChange, onNavigate }: UpgradeDialogProps) {
  const [plan, setPlan] = useState<PlanType>("monthly");
  const close = () => onOpenChange(false);
  const { isBusy, start } = useShellCheckout({
    onOpened: close,
    onNoUrl: () => {
      onNavigate(pages.subscription);
      close();
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title}>
      <div className="grid gap-4">
        <PlanChoice plan={plan} onPlan={setPlan} />
        <FeatureList features={texts.features} />
        <p className="text-13 text-muted">{texts.note}</p>
        <div className="grid gap-2">
          <Button variant="primary" disabled={isBusy} onClick={() => start(plan)}>
            {isBusy ? texts.busy : texts.confirm}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={close}>
            {texts.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function PlanChoice({ plan, onPlan }: { plan: PlanType; onPlan: (plan: PlanType) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Plan</legend>
      <Choice name={name} checked={plan === "monthly"} onChoose={() => onPlan("monthly")} title="Premium">
        <Badge plain tone="primary">
          {texts.popular}
        </Badge>
        <span className="w-full text-14 text-muted">
          <b className="text-28 text-ink tabular-nums">${prices.monthly}</b>/month
        </span>
      </Choice>
      <Choice name={name} checked={plan === "annual"} onChoose={() => onPlan("annual")} title={texts.annual}>
        <Badge plain tone="accent">
          {texts.annualBadge}
        </Badge>
        <span className="w-full text-14 tabular-nums">
          <b>${prices.annual}</b>/year <span className="text-muted">(save ${prices.savingDollars})</span>
        </span>
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  /** Shared by the choices, so that the arrow keys move between them. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
}

function Choice({ name, checked, onChoose, title, children }: ChoiceProps) {
  return (
    <label className="fc-border flex cursor-pointer items-start gap-3 rounded-card border border-line px-4 py-3 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 accent-primary outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{title}</span>
        {children}
      </span>
    </label>
  );
}
