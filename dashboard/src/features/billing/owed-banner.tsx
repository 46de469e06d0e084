import { useQuery } from "@tanstack/react-query";
import { plainDate } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { tierQuery } from "../../platform/first-screen.ts";
import { owedSum, billingTexts as texts } from "./billing-texts.ts";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

/** On every screen while a failed payment has its days of grace; after them the subscription screen says it. decision: D-58. */
export function OwedBanner() {
  const { data } = useQuery(tierQuery);
  const acts = useSubscriptionActs();
  const owed = data?.owed;
  if (!owed || new Date(owed.until) <= new Date()) return null;
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
