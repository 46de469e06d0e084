import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { SentList } from "../../features/account/sent-list.tsx";
import { QueueList } from "../../features/applications/queue-list.tsx";
import { RecentList } from "../../features/jobs/recent-list.tsx";
import { SitesList } from "../../features/jobs/sites-list.tsx";
import type { Aside } from "./aside.tsx";
import { KeysList } from "./keys-list.tsx";
import { Screen } from "./screen.tsx";

interface AsideScreenProps {
  aside: Aside;
  header: ReactNode;
  onClose: () => void;
}

const titles: Record<Aside, string> = {
  queue: "Waiting to send",
  sent: "Sent to Kelpie",
  sites: "Sites",
  recent: "Recent jobs",
  keys: "Keyboard shortcuts",
};

const bodies: Record<Aside, () => ReactNode> = {
  queue: () => <QueueList />,
  sent: () => <SentList />,
  sites: () => <SitesList />,
  recent: () => <RecentList />,
  keys: () => <KeysList />,
};

/** A screen of the menu. Escape and the button lead back to where the person was. */
export function AsideScreen({ aside, header, onClose }: AsideScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen announces itself
  useEffect(() => heading.current?.focus(), [aside]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [onClose]);
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
        <h1 ref={heading} tabIndex={-1} className="text-22 font-bold outline-none">
          {titles[aside]}
        </h1>
        {bodies[aside]()}
      </div>
    </Screen>
  );
}
