import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import type { NotificationChoice, NotificationSwitch } from "#shared/contract/account.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { api } from "../../platform/api.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { noticeLabels, noticeTexts as texts } from "./settings-texts.ts";
import { useNotices } from "./use-settings.ts";

const how = ["email", "sms", "app"] as const;
const what = ["jobMatch", "resumeOptimization", "followUp", "interview", "applicationUpdate"] as const;

/** Eight switches, each stored as it is moved. decision: D-44. */
export function NoticesSections({ notices }: { notices: NotificationChoice }) {
  const keep = useNotices();
  const onChange = (name: NotificationSwitch, isOn: boolean) => keep({ ...notices, [name]: isOn });
  return (
    <>
      <SettingsSection title={texts.how} text={texts.howText}>
        <SwitchCard names={how} notices={notices} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title={texts.what} text={texts.whatText}>
        <SwitchCard names={what} notices={notices} onChange={onChange} />
      </SettingsSection>
    </>
  );
}

/** The eighth switch, for the screen of notifications: the same setting as in Settings. decision: D-60. */
export function UpdatesCard({ notices }: { notices: NotificationChoice }) {
  const keep = useNotices();
  return (
    <SwitchCard
      names={["applicationUpdate"]}
      notices={notices}
      onChange={(name, isOn) => keep({ ...notices, [name]: isOn })}
    />
  );
}

interface SwitchCardProps {
  names: readonly NotificationSwitch[];
  notices: NotificationChoice;
  onChange: (name: NotificationSwitch, isOn: boolean) => void;
}

/** A channel that the server cannot use is shown and not offered. */
function useWaiting(): Partial<Record<NotificationSwitch, string>> {
  const { data } = useQuery({
    queryKey: queryKey(contract.notifications.channels),
    queryFn: () => api.notifications.channels(),
  });
  return data?.waitsFor.sms === "not-configured" && !data.channels.sms ? { sms: texts.notSetUp } : {};
}

function SwitchCard({ names, notices, onChange }: SwitchCardProps) {
  const waiting = useWaiting();
  return (
    <Card>
      <div className="divide-y divide-line">
        {names.map((name) => (
          <Switch
            atEnd
            key={name}
            name={name}
            label={<span className="font-medium">{noticeLabels[name].label}</span>}
            hint={waiting[name] ?? noticeLabels[name].hint}
            disabled={waiting[name] !== undefined}
            checked={notices[name]}
            onChange={(event) => onChange(name, event.currentTarget.checked)}
            className="flex w-full px-4 py-3 @md:px-6"
          />
        ))}
      </div>
    </Card>
  );
}
