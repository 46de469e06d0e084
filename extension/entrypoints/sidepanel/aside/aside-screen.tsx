import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Kbd } from "#shared/ui/primitives/kbd.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { SentList } from "../../../features/account/sent-list.tsx";
import { QueueList } from "../../../features/applications/queue-list.tsx";
import { RecentList } from "../../../features/jobs/recent-list.tsx";
import { SitesList } from "../../../features/jobs/sites-list.tsx";
import { writeStored } from "../../../platform/storage.ts";
import { Screen } from "../screen.tsx";
import { areKeysOff, keysOffKey, shortcuts } from "../use-shortcuts.ts";
import type { Aside } from "./aside.tsx";
import { ReviewAside } from "./review-aside.tsx";

/** Shortcuts that work everywhere in the browser; changed in the browser's own list. */
const everywhere = [
  ["Alt+Shift+K", "Open Kelpie and read the page"],
  ["Alt+Shift+S", "Save the job on the page"],
] as const;

/** All shortcuts of the panel, and the switch for single keys. */
function KeysList() {
  const client = useQueryClient();
  const { data: isOff } = useQuery({ queryKey: keysOffKey, queryFn: areKeysOff });
  return (
    <div className="grid gap-4">
      <Keys
        title="In this panel"
        keys={Object.entries(shortcuts).map(([key, text]) => [key.toUpperCase(), text])}
      />
      <Switch
        atEnd
        label="Single keys"
        hint="They do nothing while you type. Switch them off if you press them by accident."
        checked={isOff === false}
        onChange={(event) => {
          const next = !event.currentTarget.checked;
          client.setQueryData(keysOffKey, next);
          void writeStored("areKeysOff", next);
        }}
      />
      <Keys title="On any page" keys={everywhere} />
    </div>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-medium">{title}</h2>
      <Card>
        <dl className="divide-y divide-line">
          {keys.map(([key, text]) => (
            <div key={key} className="flex items-center justify-between gap-4 px-4 py-2.5">
              <dt className="order-2">
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

interface AsideScreenProps {
  aside: Aside;
  header: ReactNode;
  onClose: () => void;
}

type Listed = Exclude<Aside, "review">;

const titles: Record<Listed, string> = {
  queue: "Waiting to send",
  sent: "Sent to Kelpie",
  sites: "Sites",
  recent: "Recent jobs",
  keys: "Keyboard shortcuts",
};

const bodies: Record<Listed, () => ReactNode> = {
  queue: () => <QueueList />,
  sent: () => <SentList />,
  sites: () => <SitesList />,
  recent: () => <RecentList />,
  keys: () => <KeysList />,
};

/** Each screen announces itself by focusing its new heading. */
const announce = (heading: HTMLHeadingElement | null) => heading?.focus();

/** A screen of the menu. Escape and the button return to where the person was. */
export function AsideScreen({ aside, header, onClose }: AsideScreenProps) {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [onClose]);
  if (aside === "review") return <ReviewAside header={header} onClose={onClose} />;
  return (
    <Screen
      header={header}
      scrollKey={aside}
      bar={
        <Button className="flex-1" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          Back
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h1 key={aside} ref={announce} tabIndex={-1} className="text-22 font-bold outline-none">
          {titles[aside]}
        </h1>
        {bodies[aside]()}
      </div>
    </Screen>
  );
}
