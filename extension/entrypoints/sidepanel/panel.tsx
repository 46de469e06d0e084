import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useSession } from "../../features/auth/use-session.ts";
import { adKey } from "../../features/jobs/job-ad.ts";
import { NeedsClick } from "../../features/jobs/needs-click.tsx";
import { pastedPage } from "../../features/jobs/pasted-page.ts";
import { ReadingSkeleton } from "../../features/jobs/reading-skeleton.tsx";
import { useDrafts } from "../../features/jobs/use-drafts.ts";
import { type PageState, usePage } from "../../features/jobs/use-page.ts";
import type { PageRead } from "../../platform/read-page.ts";
import { AdScreen } from "./ad-screen.tsx";
import { NeedsClickBar } from "./needs-click-bar.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { Screen } from "./screen.tsx";

// Seen once, or after a page that is no ad: they need not be there for the first paint of an ad.
const SignInScreen = lazy(() =>
  import("./sign-in-screen.tsx").then((file) => ({ default: file.SignInScreen })),
);
const NoAdScreen = lazy(() => import("./no-ad-screen.tsx").then((file) => ({ default: file.NoAdScreen })));

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

function SignedIn({ user }: { user: User | undefined }) {
  const { state, readAgain } = usePage();
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
  const draft = drafts.draftOf(key);
  const props = { page, draft, header, onDraft: drafts.change, onReadAgain: readAgain };
  if (page.capture.isAd || draft?.adText) return <AdScreen key={key} {...props} user={user} />;
  return (
    <Suspense>
      <NoAdScreen key={key} {...props} />
    </Suspense>
  );
}
