import { lazy, Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { loginPath, pages } from "#shared/domain/pages.ts";
import { redirectDelayMs } from "#shared/domain/ui-constants.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { OverviewSkeleton } from "../features/overview/overview-skeleton.tsx";
import { hasToken, tokenKey } from "../platform/api.ts";
import { holdScreen, useSessionOver } from "../platform/session-end.ts";
import { PageWait } from "./page-wait.tsx";
import { checkSession } from "./session/check-session.ts";

/** Keeps the screen of a person when the session ends, and looks again when another tab signs in or out. */
function useSessionWatch(userId: string | undefined): boolean {
  useEffect(() => {
    if (!userId) return;
    const letGo = holdScreen();
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key: all was emptied, as the server does at sign-out.
      if (key === tokenKey || key === null) void checkSession();
    };
    // A tab that heard nothing, because it slept or its storage is its own, looks when it is seen again.
    const onSeen = () => {
      if (document.visibilityState === "visible" && !hasToken()) void checkSession();
    };
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onSeen);
      letGo();
    };
  }, [userId]);
  return useSessionOver();
}

/** Rarely needed, so not on the way to the first screen. */
const SignedOutDialog = lazy(async () => ({
  default: (await import("./session/signed-out-dialog.tsx")).SignedOutDialog,
}));

const texts = {
  errorTitle: "Authentication Error",
  errorText: "There was an issue loading your account. Please try logging in again.",
  toLogin: "Go to Login",
  redirecting: "Redirecting to login...",
} as const;

/** In front of every screen of the account. */
export function SignInGate() {
  const { user, isPending, error } = useUser();
  const { pathname, search, hash } = useLocation();
  const isOver = useSessionWatch(user?.id);
  if (user)
    return (
      <>
        {/* Still there, but not shown: whoever signed out may have left the computer to others. */}
        <div className={isOver ? "invisible contents" : "contents"}>
          <Outlet />
        </div>
        {isOver && (
          <Suspense>
            <SignedOutDialog email={user.email} />
          </Suspense>
        )}
      </>
    );
  if (isPending) return pathname === pages.overview ? <OverviewWait /> : <PageWait />;
  // The dashboard says what is wrong; elsewhere who cannot be asked for counts as signed out.
  if (pathname === pages.overview) return error ? <AccountError /> : <Redirecting />;
  return <ToSignIn address={loginPath(pathname + search + hash)} />;
}

/** A page of the public site: one step, so that its address never comes before the page itself. */
function ToSignIn({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return <PageWait />;
}

/** The dashboard has a skeleton of its own. */
function OverviewWait() {
  return (
    <main className="mx-auto w-full max-w-[76rem] px-4 py-14 md:px-6 lg:px-8">
      <OverviewSkeleton />
    </main>
  );
}

function AccountError() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        level={1}
        title={texts.errorTitle}
        text={texts.errorText}
        action={
          <ButtonLink variant="primary" href={pages.login}>
            {texts.toLogin}
          </ButtonLink>
        }
      />
    </main>
  );
}

/** The dashboard says where it sends one and waits 100 ms. */
function Redirecting() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(pages.login), redirectDelayMs.unsignedDashboard);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="text-14 text-muted">{texts.redirecting}</h1>
    </main>
  );
}
