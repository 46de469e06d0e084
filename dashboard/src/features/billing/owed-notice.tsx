import type { Owed } from "#shared/contract/billing.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { owedSum, billingTexts as texts } from "./billing-texts.ts";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

/** What a failed payment owes, until when Premium goes on, and the way to pay. decision: D-58. */
export function OwedNotice({ owed }: { owed: Owed }) {
  const acts = useSubscriptionActs();
  return (
    <Notice
      role="status"
      tone="warn"
      className="mx-4 mt-4 flex-wrap md:mx-6 lg:mx-8"
      title={`Your payment${owedSum(owed)} failed`}
      action={
        <Button
          compact
          variant="primary"
          busy={acts.running === "portal"}
          onClick={acts.openPortal}
          className="max-sm:w-full"
        >
          {texts.payOwed}
        </Button>
      }
    >
      {`Premium goes on until ${plainDate(owed.until)}. Pay by then and nothing changes.`}
    </Notice>
  );
}
