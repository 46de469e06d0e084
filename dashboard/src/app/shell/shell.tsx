import { lazy, Suspense, useState } from "react";
import { Outlet } from "react-router";
import { usePlan } from "../../features/account/use-plan.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { OwedBanner } from "../../features/billing/owed-banner.tsx";
import { useLiveNotifications } from "../../features/notifications/use-live-notifications.ts";
import { useTheme } from "../../platform/theme/use-theme.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { PageWait } from "../page-wait.tsx";
import { DroppedFile } from "./dropped-file.tsx";
import { ShellKeys } from "./shell-keys.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** After the first screen: nobody reads offline what has not been drawn yet. */
const OfflineBar = lazy(async () => ({
  default: (await import("./offline/offline-bar.tsx")).OfflineBar,
}));

/** Only narrow screens need it, and only once it is opened. */
const MobileMenu = lazy(async () => ({ default: (await import("./mobile-menu.tsx")).MobileMenu }));

const BottomBar = lazy(async () => ({ default: (await import("./bottom-bar.tsx")).BottomBar }));

/** Loaded when somebody wants it. */
const UpgradeDialog = lazy(async () => ({
  default: (await import("../../features/billing/upgrade-dialog.tsx")).UpgradeDialog,
}));

/** Sidebar, top bar and the screen inside; only drawn behind the sign-in gate. */
export function Shell() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const { isOpen, isSheetOpen, setIsSheetOpen, toggle } = useSidebar();
  const onNavigate = useNavigateTo();
  const [theme, onTheme] = useTheme();
  useLiveNotifications(user?.id ?? "");
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isUpgrading, setIsUpgrading] = useState(false);
  if (!user) return null;
  const name = user.fullName || user.email;
  const account = {
    name,
    fullName: user.fullName,
    imageUrl: user.profileImageUrl,
    tier,
    onUpgrade: () => setIsUpgrading(true),
  };
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-16 rounded-control bg-ink px-4 py-2 text-14 font-medium text-canvas focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar {...account} isOpen={isOpen} onToggle={toggle} onNavigate={onNavigate} />
      {isSheetOpen && (
        <Suspense>
          <MobileMenu
            {...account}
            open
            onOpenChange={setIsSheetOpen}
            theme={theme}
            onTheme={onTheme}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
      {isUpgrading && (
        <Suspense>
          <UpgradeDialog open onOpenChange={setIsUpgrading} onNavigate={onNavigate} />
        </Suspense>
      )}
      <DroppedFile onNavigate={onNavigate} />
      <ShellKeys
        tier={tier}
        theme={theme}
        onTheme={onTheme}
        onNavigate={onNavigate}
        isPaletteOpen={isPaletteOpen}
        onPaletteOpenChange={setIsPaletteOpen}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          user={user}
          theme={theme}
          onTheme={onTheme}
          onMenu={() => setIsSheetOpen(true)}
          onSearch={() => setIsPaletteOpen(true)}
          onNavigate={onNavigate}
        />
        <Suspense>
          <OfflineBar user={user} />
        </Suspense>
        <OwedBanner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[76rem] flex-1 has-data-desk:max-w-[104rem] px-4 pt-6 pb-12 outline-none has-data-desk:pt-3 md:px-6 md:pt-8 md:has-data-desk:pt-4 lg:px-8 has-data-job-page:pt-0 md:has-data-job-page:pt-0"
        >
          <Suspense fallback={<PageWait />}>
            <Outlet />
          </Suspense>
        </main>
        <Suspense>
          <BottomBar onMore={() => setIsSheetOpen(true)} onNavigate={onNavigate} />
        </Suspense>
      </div>
    </div>
  );
}
