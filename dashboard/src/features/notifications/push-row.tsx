import { useEffect, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { type PushState, pushState, startPush, stopPush } from "../../platform/push-browser.ts";
import { notificationsToasts as toasts } from "./notifications-texts.ts";

const sentences: Record<PushState, string> = {
  unsupported: "This browser has no push notifications.",
  denied: "This browser blocks notifications of Kelpie. Allow them in its site settings.",
  on: "This browser shows them, also while Kelpie is closed.",
  off: "This browser can show them while Kelpie is closed.",
};

/** Web push is a matter of each browser: its own permission, asked for only by this button. */
export function PushRow({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  useEffect(() => void pushState().then(setState), []);
  if (state === null) return null;
  const change = async () => {
    if (state === "on") {
      const endpoint = await stopPush();
      if (endpoint) await api.notifications.unsubscribePush({ body: { endpoint } });
    } else {
      const address = await startPush(pushKey);
      if (address) await api.notifications.subscribePush({ body: address });
    }
    setState(await pushState());
  };
  const press = () => {
    setIsBusy(true);
    change()
      .catch(() => toast(toasts.updateFailed))
      .finally(() => setIsBusy(false));
  };
  const canChange = state === "on" || state === "off";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 @md:px-6">
      <p className="text-13 text-muted">{sentences[state]}</p>
      {canChange && (
        <Button compact busy={isBusy} busyLabel="One moment..." onClick={press}>
          {state === "on" ? "Stop in this browser" : "Allow in this browser"}
        </Button>
      )}
    </div>
  );
}
