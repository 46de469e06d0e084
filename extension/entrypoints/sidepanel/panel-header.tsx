import {
  Ellipsis,
  Globe,
  History,
  Keyboard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Route,
  Send,
} from "lucide-react";
import { useId } from "react";
import type { User } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { planLabel } from "#shared/domain/plans.ts";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { themes } from "#shared/ui/blocks/themes.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { useQueue } from "../../features/applications/use-queue.ts";
import { signOut } from "../../features/auth/use-session.ts";
import { useTheme } from "../../features/auth/use-theme.ts";
import { openDashboard } from "../../platform/browser.ts";
import { type Aside, useAsides } from "./aside/aside.tsx";

// Without the icons of the wide screens, so that all three fit into 320 px.
const themeOptions = themes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

interface PanelHeaderProps {
  user?: User | undefined;
  isSignedIn: boolean;
}

/** Mark, plan and menu. The menu is a native popover: Escape and a click outside close it. */
export function PanelHeader({ user, isSignedIn }: PanelHeaderProps) {
  const [theme, setTheme] = useTheme();
  const menuId = useId();
  const asides = useAsides();
  const { calls } = useQueue();
  const plan = user ? planLabel(user.subscriptionTier) : "";
  return (
    <>
      <KelpieLogo size={20} className="text-16" />
      <span className="flex-1" />
      <span className="text-13 text-muted">{isSignedIn ? plan : "Not connected"}</span>
      <button
        type="button"
        aria-label="Menu"
        popoverTarget={menuId}
        className="-mr-2 grid size-9 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="fc-border fixed inset-auto top-12 right-3 m-0 w-64 rounded-card border border-line bg-surface p-2 text-ink shadow-2"
      >
        {user && <p className="truncate px-2 py-1 text-13 text-muted">{user.email}</p>}
        <div className="px-2 py-2">
          <Segmented block label="Theme" options={themeOptions} value={theme} onValueChange={setTheme} />
        </div>
        <div className="grid gap-0.5">
          <Item menu={menuId} icon={LayoutDashboard} onClick={() => void openDashboard(pages.overview)}>
            Open dashboard
          </Item>
          {isSignedIn && (
            <>
              {asideItems.map(({ aside, icon, name }) => (
                <Item key={aside} menu={menuId} icon={icon} onClick={() => asides.open(aside)}>
                  {name}
                </Item>
              ))}
              <Item menu={menuId} icon={Route} onClick={() => asides.tour?.go(0)}>
                Take the tour
              </Item>
              <Item menu={menuId} icon={LogOut} onClick={() => void signOut()}>
                {calls.length === 0 ? "Sign out" : `Sign out and discard ${calls.length} unsent`}
              </Item>
            </>
          )}
        </div>
      </div>
    </>
  );
}

const asideItems: readonly { aside: Aside; icon: LucideIcon; name: string }[] = [
  { aside: "recent", icon: History, name: "Recent jobs" },
  { aside: "sites", icon: Globe, name: "Sites" },
  { aside: "sent", icon: Send, name: "Sent to Kelpie" },
  { aside: "keys", icon: Keyboard, name: "Keyboard shortcuts" },
];

interface ItemProps {
  /** Id of the menu to close. */
  menu: string;
  icon: LucideIcon;
  onClick: () => void;
  children: string;
}

function Item({ menu, icon: Icon, onClick, children }: ItemProps) {
  return (
    <Button
      popoverTarget={menu}
      popoverTargetAction="hide"
      variant="ghost"
      className="justify-start"
      icon={<Icon aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
