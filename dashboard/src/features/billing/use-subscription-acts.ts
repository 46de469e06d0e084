import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { SwitchPreview } from "#shared/contract/billing.ts";
import type { ToastContent } from "#shared/ui/primitives/toast/toast-queue.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { billingToasts as toasts } from "./billing-texts.ts";

export type SubscriptionAct = "cancel" | "renew" | "update" | "portal" | "refund";

/** What a subscriber does; one act at a time, and each leaves the page. */
export function useSubscriptionActs() {
  const [running, setRunning] = useState<SubscriptionAct | null>(null);
  const { toast } = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (act: SubscriptionAct, work: () => Promise<void>, failed: ToastContent) => {
    if (running) return;
    setRunning(act);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === "conflict";
      if (isRefused && act === "update") setRefusal(error.message);
      else toast(isRefused && act === "refund" ? { ...failed, description: error.message } : failed);
      setRunning(null);
    }
  };
  const reload = () => window.location.reload();
  return {
    running,
    /** Why the server refused a switch, in its own words: a declined card, a sum that has changed. */
    refusal,
    clearRefusal: () => setRefusal(null),
    cancel: () =>
      void run("cancel", () => api.billing.cancel({ body: {} }).then(reload), toasts.cancelFailed),
    renew: () => void run("renew", () => api.billing.renew().then(reload), toasts.updateFailed),
    /** With the sum that was shown. */
    update: ({ plan, dueNow, at }: SwitchPreview) =>
      void run(
        "update",
        () => api.billing.update({ body: { plan, agreed: { dueNow, at } } }).then(reload),
        toasts.updateFailed,
      ),
    refund: (amount: number) =>
      void run("refund", () => api.billing.refund({ body: { amount } }).then(reload), toasts.refundFailed),
    openPortal: () =>
      void run(
        "portal",
        () => api.billing.customerPortal({ body: {} }).then(({ url }) => window.location.assign(url)),
        toasts.portalFailed,
      ),
  };
}
