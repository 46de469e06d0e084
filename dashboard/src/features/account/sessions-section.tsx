import { Monitor, PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { SettingsWait } from "../../platform/loading/settings-wait.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { sessionTexts as texts } from "./settings-texts.ts";
import { useEnd, useExtensions, useSessions } from "./use-sessions.ts";

interface SignInRow {
  id: string;
  name: string;
  text: string;
  icon: ReactNode;
  /** In place of the button: this one cannot be ended here. */
  badge?: ReactNode;
}

interface SignInRowsProps {
  rows: readonly SignInRow[];
  act: string;
  busyId: string | undefined;
  onEnd: (id: string) => void;
}

/** Things that are signed in, each with the way to end it. */
function SignInRows({ rows, act, busyId, onEnd }: SignInRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, name, text, icon, badge }) => (
        <li
          key={id}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 @md:grid-cols-[1.25rem_minmax(0,1fr)_auto] @md:px-6"
        >
          <span className="text-muted [&_svg]:size-5">{icon}</span>
          <div className="min-w-0">
            <p className="truncate text-14 font-medium">{name}</p>
            <p className="text-13 text-muted">{text}</p>
          </div>
          <div className="col-start-2 @md:col-start-3">
            {badge ?? (
              <Button compact busy={busyId === id} aria-label={`${act}: ${name}`} onClick={() => onEnd(id)}>
                {act}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const lastSeen = (moment: string) => `Last seen ${longDate(moment)}, ${clockTime(moment)}`;

/** Browsers and extensions that are signed in, each revocable. decision: D-22. */
export function SessionsSection() {
  const sessions = useSessions();
  const end = useEnd("session");
  const rows = sessions.data?.map(({ id, device, lastSeenAt, isCurrent }) => ({
    id,
    name: device,
    text: lastSeen(lastSeenAt),
    icon: <Monitor aria-hidden="true" />,
    badge: isCurrent ? <Badge tone="success">{texts.current}</Badge> : undefined,
  }));
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        {rows ? (
          <SignInRows
            rows={rows}
            act={texts.signOut}
            busyId={end.isPending ? end.variables : undefined}
            onEnd={end.mutate}
          />
        ) : (
          <SettingsWait failure={sessions.isError ? texts.loadFailed : null} />
        )}
      </Card>
    </SettingsSection>
  );
}

export function ExtensionsSection() {
  const extensions = useExtensions();
  const end = useEnd("extension");
  const rows = extensions.data?.map(({ id, name, lastUsedAt }) => ({
    id,
    name,
    text: lastUsedAt ? lastSeen(lastUsedAt) : texts.neverUsed,
    icon: <PanelRight aria-hidden="true" />,
  }));
  return (
    <SettingsSection title={texts.extensions} text={texts.extensionsText}>
      <Card>
        {!rows && <SettingsWait failure={extensions.isError ? texts.loadFailed : null} />}
        {rows?.length === 0 && (
          <CardBody>
            <p className="text-14 text-muted">{texts.noExtension}</p>
          </CardBody>
        )}
        {rows && rows.length > 0 && (
          <SignInRows
            rows={rows}
            act={texts.disconnect}
            busyId={end.isPending ? end.variables : undefined}
            onEnd={end.mutate}
          />
        )}
      </Card>
    </SettingsSection>
  );
}
