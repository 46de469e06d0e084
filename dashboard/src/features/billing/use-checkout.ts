import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Subscription } from "#shared/contract/billing.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { pageCheckoutProblem, shellCheckoutProblem } from "./billing-rules.ts";
import { billingToasts as toasts } from "./billing-texts.ts";
import { openCheckoutTab } from "./checkout-tab.ts";
import { refetchPlan } from "./use-subscription.ts";

let isExpected = false;

/** Who pays in another tab comes back to this one: it asks again whenever it is looked at, until it is left. */
function expectReturn(client: QueryClient): void {
  if (isExpected) return;
  isExpected = true;
  window.addEventListener("focus", () => void refetchPlan(client));
}

/** The upgrade dialog's checkout; `onNoUrl` for an answer without an address. */
export function useShellCheckout({ onOpened, onNoUrl }: { onOpened: () => void; onNoUrl: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const client = useQueryClient();
  const start = async (plan: PlanType) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { url } = await api.billing.createCheckoutSession({ body: { plan } });
      if (!url) return onNoUrl();
      expectReturn(client);
      openCheckoutTab(url);
      onOpened();
    } catch (error) {
      toast(toasts.checkoutFailed(shellCheckoutProblem(error)));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, start: (plan: PlanType) => void start(plan) };
}

/** The subscription screen's checkout: an answer without an address is an error there. */
export function usePageCheckout(priceIds: Subscription["priceIds"]) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const client = useQueryClient();
  const start = async (planType: PlanType) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const body = { priceId: priceIds[planType], planType };
      const { url } = await api.billing.createCheckout({ body });
      if (!url) return void toast(toasts.payment("No checkout URL received from payment provider"));
      expectReturn(client);
      openCheckoutTab(url);
    } catch (error) {
      toast(toasts.payment(pageCheckoutProblem(error)));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, start: (plan: PlanType) => void start(plan) };
}
