import { Ellipsis, Globe, LayoutDashboard, LogOut, Send } from "lucide-react";
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
import { useAsides } from "./aside.tsx";

// Without the icons of the wide screens: all three fit a panel of 320 px.
const themeOptions = themes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

interface PanelHeaderProps {
  user?: User | undefined;
  isSignedIn: boolean;
}

/** Mark, plan and the menu. The menu is the browser's own popover: Escape and a click beside it close it. */
export function PanelHeader({ user, isSignedIn }: PanelHeaderProps) {
  const [theme, setTheme] = useTheme();
  const menuId = useId();
  const asides = useAsides();
  const { calls } = useQueue();
  const plan = user ? planLabel(user.subscriptionTier) : "";
  const hide = { popoverTarget: menuId, popoverTargetAction: "hide" } as const;
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
          <Button
            {...hide}
            variant="ghost"
            className="justify-start"
            icon={<LayoutDashboard aria-hidden="true" />}
            onClick={() => void openDashboard(pages.overview)}
          >
            Open dashboard
          </Button>
          {isSignedIn && (
            <>
              <Button
                {...hide}
                variant="ghost"
                className="justify-start"
                icon={<Globe aria-hidden="true" />}
                onClick={() => asides.open("sites")}
              >
                Sites
              </Button>
              <Button
                {...hide}
                variant="ghost"
                className="justify-start"
                icon={<Send aria-hidden="true" />}
                onClick={() => asides.open("sent")}
              >
                Sent to Kelpie
              </Button>
              <Button
                {...hide}
                variant="ghost"
                className="justify-start"
                icon={<LogOut aria-hidden="true" />}
                onClick={() => void signOut()}
              >
                {calls.length === 0 ? "Sign out" : `Sign out and discard ${calls.length} unsent`}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  );
}
