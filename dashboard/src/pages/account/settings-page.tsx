import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Settings } from "#shared/contract/account.ts";
import { pages } from "#shared/domain/pages.ts";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import {
  DeleteSection,
  ExportSection,
  PauseSection,
  WritingSection,
} from "../../features/account/account-sections.tsx";
import { AppearanceSection } from "../../features/account/appearance-section.tsx";
import { DeleteAccountDialog } from "../../features/account/delete-account-dialog.tsx";
import { GoogleSection } from "../../features/account/google-section.tsx";
import { useMailedLink } from "../../features/account/mailed-link.ts";
import { NoticesSections } from "../../features/account/notices-section.tsx";
import { PasswordSection } from "../../features/account/password-section.tsx";
import { ProfileSection } from "../../features/account/profile-section.tsx";
import {
  SecurityActivitySection,
  useSecurityEvents,
} from "../../features/account/security-activity-section.tsx";
import { ExtensionsSection, SessionsSection } from "../../features/account/sessions-section.tsx";
import { settingsTexts as texts } from "../../features/account/settings-texts.ts";
import { usePlan } from "../../features/account/use-plan.ts";
import { useExtensions, useSessions } from "../../features/account/use-sessions.ts";
import { useSettings } from "../../features/account/use-settings.ts";
import { forgetAccount, refreshUser } from "../../features/auth/sign-in.ts";
import { useGoogleRefusal } from "../../features/auth/use-google-refusal.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { AutofillLink } from "../../features/autofill/autofill-link.tsx";
import { JobSitesLink } from "../../features/job-sites/job-sites-link.tsx";
import { PasskeysSection } from "../../features/passkeys/passkeys-section.tsx";
import { TwoStepSection } from "../../features/two-step/two-step-section.tsx";
import { useTwoStep } from "../../features/two-step/use-two-step.ts";
import { LoadFailed } from "../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { applyTheme, storedTheme } from "../../platform/theme/theme.ts";

const tabs = ["profile", "security", "notifications", "account"] as const;
type Tab = (typeof tabs)[number];

/** Four tabs; the open one is in the address, so that links lead to it. */
export function SettingsPage() {
  const { data, error, isPending, isFetching, refetch } = useSettings();
  const [search, setSearch] = useSearchParams();
  useGoogleRefusal();
  useMailedLink(refreshUser);
  const tab = tabs.find((one) => one === search.get("tab")) ?? "profile";
  const choose = (chosen: Tab) => setSearch(chosen === "profile" ? {} : { tab: chosen }, { replace: true });
  return (
    <>
      <PageHead title={texts.title} />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {data && <SettingsTabs settings={data} tab={tab} onTab={choose} />}
    </>
  );
}

function SettingsTabs({ settings, tab, onTab }: { settings: Settings; tab: Tab; onTab: (tab: Tab) => void }) {
  const panel = "grid gap-8 pt-8";
  const items = [
    { value: "profile", label: "Profile", content: <ProfileTab settings={settings} /> },
    { value: "security", label: "Security", content: <SecurityTab settings={settings} /> },
    {
      value: "notifications",
      label: "Notifications",
      content: <NoticesSections notices={settings.notifications} />,
    },
    { value: "account", label: "Account", content: <AccountTab settings={settings} /> },
  ] as const;
  return <Tabs label={texts.title} items={items} value={tab} onValueChange={onTab} panelClassName={panel} />;
}

function ProfileTab({ settings }: { settings: Settings }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  if (!user) return null;
  return (
    <>
      {/* Another address, by its mailed link, starts the form anew. */}
      <ProfileSection key={user.email} user={user} tier={tier} settings={settings} onSaved={refreshUser} />
      <AutofillLink onNavigate={navigate} />
      <JobSitesLink onNavigate={navigate} />
      <AppearanceSection />
    </>
  );
}

function SecurityTab({ settings }: { settings: Settings }) {
  const sessions = useSessions();
  const extensions = useExtensions();
  const events = useSecurityEvents();
  const twoStep = useTwoStep();
  const reload = () => void Promise.all([sessions.refetch(), extensions.refetch(), events.refetch()]);
  return (
    <>
      <PasswordSection hasPassword={settings.hasPassword} onChanged={reload} />
      <TwoStepSection {...settings} onChanged={reload} />
      <PasskeysSection
        hasPassword={settings.hasPassword}
        hasTwoSteps={twoStep.data?.isOn === true}
        onChanged={reload}
      />
      <GoogleSection isConnected={settings.hasGoogle} />
      <SessionsSection />
      <ExtensionsSection />
      <SecurityActivitySection />
    </>
  );
}

function AccountTab({ settings }: { settings: Settings }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const leave = () => {
    const theme = storedTheme();
    forgetAccount();
    applyTheme(theme);
    // Loaded anew, so that nothing of the account stays in memory.
    window.location.assign(pages.home);
  };
  return (
    <>
      <PauseSection isPaused={settings.applicationsPaused} />
      <WritingSection />
      <ExportSection />
      <DeleteSection onDelete={() => setIsDeleting(true)} />
      <DeleteAccountDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        hasPassword={settings.hasPassword}
        onDeleted={leave}
      />
    </>
  );
}
