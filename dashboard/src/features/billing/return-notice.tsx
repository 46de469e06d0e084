import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { api } from "../../platform/api.ts";
import { billingTexts as texts } from "./billing-texts.ts";
import { isCheckoutTab } from "./checkout-tab.ts";
import { refetchPlan } from "./use-subscription.ts";

type Outcome = "success" | "canceled";

/** What checkout came back with; the address forgets it at once, and the plan is read from the provider anew. */
export function ReturnNotice({ isPremium }: { isPremium: boolean }) {
  const [params, setParams] = useSearchParams();
  const [outcome] = useState<Outcome | null>(() =>
    params.get("success") === "true" ? "success" : params.get("canceled") === "true" ? "canceled" : null,
  );
  const { isReading, read } = useReadPlan();
  const isArrival = useRef(outcome !== null);
  useEffect(() => {
    if (!isArrival.current) return;
    isArrival.current = false;
    setParams({}, { replace: true });
    if (outcome === "success") read();
  }, [outcome, read, setParams]);

  if (outcome === "canceled")
    return (
      <Notice role="status" className="mb-4 md:mb-6" title={texts.canceled}>
        Nothing was charged. Your plan is as it was.
      </Notice>
    );
  if (outcome === "success")
    return (
      <Notice
        role="status"
        tone="success"
        className="mb-4 md:mb-6"
        title={texts.success}
        action={
          isPremium ? (
            isCheckoutTab() && (
              <Button compact onClick={() => window.close()}>
                Back to my other tab
              </Button>
            )
          ) : (
            <Button compact busy={isReading} busyLabel="Checking..." onClick={read}>
              Check again
            </Button>
          )
        }
      >
        {isPremium
          ? "You're on Premium."
          : "Premium begins when the payment provider confirms it. This takes a moment."}
      </Notice>
    );
  return null;
}

function useReadPlan() {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [read] = useState(() => () => {
    setIsReading(true);
    // A provider that is away changes nothing: the screen keeps what it shows, and the button stays.
    void api.billing
      .refresh()
      .catch(() => undefined)
      .then(() => refetchPlan(client))
      .finally(() => setIsReading(false));
  });
  return { isReading, read };
}
