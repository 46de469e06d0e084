import { Bookmark } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useTour } from "../../features/account/use-tour.ts";
import { useSession } from "../../features/auth/use-session.ts";
import { adKey } from "../../features/jobs/job-ad.ts";
import { NeedsClick } from "../../features/jobs/needs-click.tsx";
import { pastedPage } from "../../features/jobs/pasted-page.ts";
import { ReadingSkeleton } from "../../features/jobs/reading-skeleton.tsx";
import { useDrafts } from "../../features/jobs/use-drafts.ts";
import { type PageState, usePage } from "../../features/jobs/use-page.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { sendQueue } from "../../platform/queue.ts";
import { NeedsClickBar } from "./ad/needs-click-bar.tsx";
import { type Aside, AsideContext, useAsides } from "./aside/aside.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { ReadPage } from "./read-page.tsx";
import { Screen } from "./screen.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

// Seen once, or after a page that is no ad: they need not be there for the first paint of an ad.
const SignInScreen = lazy(() =>
  import("./sign-in/sign-in-screen.tsx").then((file) => ({ default: file.SignInScreen })),
);
const AsideScreen = lazy(() =>
  import("./aside/aside-screen.tsx").then((file) => ({ default: file.AsideScreen })),
);

/** Holds the place of the bar to come, so that nothing moves when the ad is there. */
function ReadingBar() {
  return (
    <Button variant="primary" disabled className="flex-1" icon={<Bookmark aria-hidden="true" />}>
      Save
    </Button>
  );
}

/** Which screen the panel shows. */
export function Panel() {
  const session = useSession();
  if (session.status === "loading") return null;
  if (session.status === "signed-out")
    return (
      <Suspense>
        <SignInScreen />
      </Suspense>
    );
  return <SignedIn user={session.user} />;
}

/** The page's screen, and a screen of the menu over it; what lies under stays as it was. */
function SignedIn({ user }: { user: User | undefined }) {
  const [aside, setAside] = useState<Aside | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const open = useCallback((wanted: Aside) => {
    cameFrom.current = document.activeElement;
    setAside(wanted);
  }, []);
  const tour = useTour();
  const close = useCallback(() => setAside(null), []);
  useEffect(() => {
    // Back in reach: nobody has to press anything.
    const send = () => void sendQueue();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, []);
  // Once it is drawn again: what is hidden takes no focus.
  useEffect(() => {
    if (aside === null && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [aside]);
  return (
    <AsideContext value={{ open, shown: aside, tour }}>
      <div hidden={aside !== null} className="h-full">
        <CurrentPage user={user} />
      </div>
      {aside && (
        <Suspense>
          <AsideScreen
            key={aside}
            aside={aside}
            header={<PanelHeader isSignedIn user={user} />}
            onClose={close}
          />
        </Suspense>
      )}
    </AsideContext>
  );
}

function CurrentPage({ user }: { user: User | undefined }) {
  const { state, isChanged, readAgain } = usePage();
  const asides = useAsides();
  useShortcuts({ "?": () => asides.open("keys") });
  const drafts = useDrafts();
  // A pasted ad belongs to the moment it was asked for: a new page or click ends it.
  const [pasted, setPasted] = useState<{ during: PageState; page: PageRead } | null>(null);
  const header = <PanelHeader isSignedIn user={user} />;
  const isPasting = pasted !== null && pasted.during === state;

  if ((state.status === "reading" && !isPasting) || !drafts.isReady)
    return (
      <Screen header={header} bar={<ReadingBar />}>
        <ReadingSkeleton />
      </Screen>
    );
  if (state.status !== "read" && !isPasting)
    return (
      <Screen
        header={header}
        bar={
          <NeedsClickBar
            onReadAgain={readAgain}
            onPaste={() => setPasted({ during: state, page: pastedPage() })}
          />
        }
      >
        <NeedsClick />
      </Screen>
    );

  const page = isPasting ? pasted.page : state.status === "read" ? state.page : pastedPage();
  const key = adKey(page);
  // A page that is read again is another one: its form is planned anew.
  return (
    <ReadPage
      key={key}
      page={page}
      isChanged={isChanged && !isPasting}
      draft={drafts.draftOf(key)}
      header={header}
      user={user}
      onDraft={drafts.change}
      onReadAgain={readAgain}
    />
  );
}
