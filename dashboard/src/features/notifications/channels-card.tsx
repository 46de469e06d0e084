import type { ChannelSettings } from "#shared/contract/notifications.ts";
import { type Channel, channels } from "#shared/domain/notifications/notification-types.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { channelLabels, notificationsTexts as texts, waitingTexts } from "./notifications-texts.ts";
import { PushRow } from "./push-row.tsx";

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
