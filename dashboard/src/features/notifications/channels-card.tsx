import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import type { ChannelSettings } from "#shared/contract/notifications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { type Channel, channels } from "#shared/domain/notifications/notification-types.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { type PushState, pushState, startPush, stopPush } from "../../platform/browser/push-browser.ts";
import {
  channelLabels,
  notificationsTexts as texts,
  notificationsToasts as toasts,
  waitingTexts,
} from "./notifications-texts.ts";

const key = queryKey(contract.notifications.channels);

type Channels = ChannelSettings["channels"];

/** Stored as they are moved; a refused one goes back. */
export function useChannels() {
  const client = useQueryClient();
  const { toast } = useToast();
  const query = useQuery({ queryKey: key, queryFn: () => api.notifications.channels() });
  const set = (channels: Channels) =>
    client.setQueryData<ChannelSettings>(key, (now) => now && { ...now, channels });
  const { mutate } = useMutation({
    mutationFn: (channels: Channels) => api.notifications.storeChannels({ body: { channels } }),
    // One after the other: the last move wins.
    scope: { id: "channels" },
    onMutate: (channels) => {
      const before = query.data?.channels;
      set(channels);
      return before;
    },
    onError: (_error, _channels, before) => {
      if (before) set(before);
      toast(toasts.updateFailed);
    },
    onSuccess: () => {
      toast(toasts.updated);
      // Settings shows two of the four switches; stored once (D-44).
      return client.invalidateQueries({ queryKey: queryKey(contract.account.settings) });
    },
  });
  return { ...query, keep: mutate };
}

const sentences: Record<PushState, string> = {
  unsupported: "This browser has no push notifications.",
  denied: "This browser blocks notifications of Kelpie. Allow them in its site settings.",
  on: "This browser shows them, also while Kelpie is closed.",
  off: "This browser can show them while Kelpie is closed.",
};

/** Web push is a matter of each browser: its own permission, asked for only by this button. */
function PushRow({ pushKey }: { pushKey: string }) {
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

export interface ChannelsCardProps {
  settings: ChannelSettings;
  onChange: (channels: ChannelSettings["channels"]) => void;
}

/** Four channels, each stored as it is moved. */
export function ChannelsCard({ settings, onChange }: ChannelsCardProps) {
  const hintOf = (channel: Channel) => {
    const waits = channel === "sms" || channel === "whatsapp" ? settings.waitsFor[channel] : null;
    return waits ? waitingTexts[waits] : channelLabels[channel].hint;
  };
  /** Shown, and not offered, where the server cannot use it; one that is on can be switched off. */
  const isMissing = (channel: Channel) =>
    (channel === "sms" || channel === "whatsapp") && settings.waitsFor[channel] === "not-configured";
  return (
    <Card as="section">
      <CardHeader title={texts.channels} />
      <div className="divide-y divide-line">
        {channels.map((channel) => (
          <Switch
            atEnd
            key={channel}
            name={channel}
            label={<span className="font-medium">{channelLabels[channel].label}</span>}
            hint={hintOf(channel)}
            disabled={isMissing(channel) && !settings.channels[channel]}
            checked={settings.channels[channel]}
            onChange={(event) => onChange({ ...settings.channels, [channel]: event.currentTarget.checked })}
            className="flex w-full px-4 py-3 @md:px-6"
          />
        ))}
        <PushRow pushKey={settings.pushKey} />
      </div>
    </Card>
  );
}
