import { useState } from "react";
import type { Subscription } from "#shared/contract/billing.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { dollars } from "#shared/domain/money.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { billingTexts as texts } from "./billing-texts.ts";
import type { useSubscriptionActs } from "./use-subscription-acts.ts";

export interface RefundRowProps {
  subscription: Subscription;
  acts: ReturnType<typeof useSubscriptionActs>;
}

/** The money back within 14 days, by a press and without a reason. decision: D-78. */
export function RefundRow({ subscription, acts }: RefundRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { refund } = subscription;
  if (!refund) return null;
  const sum = dollars(refund.amount);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-4 text-14 @md:px-6">
      <p className="min-w-0 text-muted">
        {`Not for you? Get ${sum} back until ${plainDate(refund.until)}, no questions asked.`}
      </p>
      <Button
        busy={acts.running === "refund"}
        busyLabel="Refunding..."
        onClick={() => setIsAsking(true)}
        className="max-sm:w-full"
      >
        {texts.refund}
      </Button>
      <AlertDialog
        destructive
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Get ${sum} back?`}
        description={`Premium ends at once. The ${sum} goes back to the card that paid; banks take 5 to 10 days. ${texts.stillThere}`}
        confirmLabel={`Refund ${sum}`}
        cancelLabel="Keep Premium"
        onConfirm={() => acts.refund(refund.amount)}
      />
    </div>
  );
}
