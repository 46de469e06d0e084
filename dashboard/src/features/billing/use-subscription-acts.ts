import { useState } from "react";
import type { PlanType } from "#shared/domain/subscription.ts";
import type { ToastContent } from "#shared/ui/primitives/toast/toast-queue.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { billingToasts as toasts } from "./billing-texts.ts";

export type SubscriptionAct = "cancel" | "renew" | "update" | "portal";

/** What a subscriber does; one act at a time, and each leaves the page. */
export function useSubscriptionActs() {
  const [running, setRunning] = useState<SubscriptionAct | null>(null);
  const { toast } = useToast();
  const run = async (act: SubscriptionAct, work: () => Promise<void>, failed: ToastContent) => {
    if (running) return;
    setRunning(act);
    try {
      await work();
    } catch {
      toast(failed);
      setRunning(null);
    }
  };
  const reload = () => window.location.reload();
  return {
    running,
    cancel: () =>
      void run("cancel", () => api.billing.cancel({ body: {} }).then(reload), toasts.cancelFailed),
    renew: () => void run("renew", () => api.billing.renew().then(reload), toasts.updateFailed),
    update: (plan: PlanType) =>
      void run("update", () => api.billing.update({ body: { plan } }).then(reload), toasts.updateFailed),
    openPortal: () =>
      void run(
        "portal",
        () => api.billing.customerPortal({ body: {} }).then(({ url }) => window.location.assign(url)),
        toasts.portalFailed,
      ),
  };
}
