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

// Seen once, or after a page that is not an ad, so not part of the first paint of an ad.
const SignInScreen = lazy(() =>
  import("./sign-in/sign-in-screen.tsx").then((file) => ({ default: file.SignInScreen })),
);
const AsideScreen = lazy(() =>
  import("./aside/aside-screen.tsx").then((file) => ({ default: file.AsideScreen })),
);

/** Reserves the space of the bar, so that nothing moves when the ad appears. */
function ReadingBar() {
  return (
    <Button variant="primary" disabled className="flex-1" icon={<Bookmark aria-hidden="true" />}>
      Save
    </Button>
  );
}

/** Chooses the panel's screen. */
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

/** The page's screen, and a menu screen over it; the one below does not change. */
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
    // Online again: send the queue without a click.
    const send = () => void sendQueue();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, []);
  // After it is drawn again, because hidden elements cannot take the focus.
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
  // A pasted ad belongs to the page where it was pasted: a new page or click ends it.
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
  // A page that is read again counts as another one, so its form is planned again.
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
