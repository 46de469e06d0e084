import { useMutation } from "@tanstack/react-query";
import type { Settings } from "#shared/contract/account.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { addressTexts as texts } from "./settings-texts.ts";
import { useSettingsCache } from "./use-settings.ts";

export interface AddressLineProps {
  email: string;
  settings: Pick<Settings, "isEmailVerified" | "linkSentTo">;
}

/** Nothing once the address is proven; until then where the link went, and the way to another. decision: D-74. */
export function AddressLine({ email, settings: { isEmailVerified, linkSentTo } }: AddressLineProps) {
  const cache = useSettingsCache();
  const { toast } = useToast();
  const again = useMutation({
    mutationFn: () => api.account.sendVerification(),
    onSuccess: ({ linkSentTo }) => {
      cache.put({ linkSentTo });
      if (linkSentTo) toast(texts.sent(linkSentTo));
    },
    onError: (error) =>
      void toast({ title: texts.failed, description: refusalText(error), variant: "destructive" }),
  });
  if (isEmailVerified && !linkSentTo) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 text-14">
      <p className="min-w-0 break-words">{linkSentTo ? texts.waits(linkSentTo, email) : texts.unproven}</p>
      <Button compact busy={again.isPending} busyLabel={texts.busy} onClick={() => again.mutate()}>
        {linkSentTo ? texts.again : texts.send}
      </Button>
    </div>
  );
}
