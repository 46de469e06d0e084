import { useEffect, useState } from "react";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { storeToken } from "../platform/api.ts";
import { clearSession } from "../platform/browser/browser-storage.ts";
import { queryClient } from "../platform/query-client.ts";
import { errorScreenText, isMissingPart, type PartError, partTexts } from "./error-screen-text.ts";

interface ErrorScreenProps {
  error: Error;
  onReset: () => void;
}

/** The page as the server has it now loads other files than the one that is open. */
async function findPartFault(): Promise<PartError> {
  const answer = await fetch(window.location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return "unreachable";
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const served = await answer.text().catch(() => "");
  const isSame = !entry || served.includes(new URL(entry.src).pathname);
  return isSame ? "unknown" : "updated";
}

/** What is said of a part that did not load: never that Kelpie was updated where it was not. */
function usePartFault(isMissing: boolean): PartError {
  const [fault, setFault] = useState<PartError>("unknown");
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    void findPartFault().then((found) => isHere && setFault(found));
    // A part that failed once is asked for again by a new page only.
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => {
      isHere = false;
      window.removeEventListener("online", reload);
    };
  }, [isMissing]);
  return fault;
}

/**
 * The global error screen. Try Again clears token, session storage and caches, then resets; the session itself lives
 * in a cookie and stays. Without a connection nothing is cleared: it could not be asked for again.
 */
export function ErrorScreen({ error, onReset }: ErrorScreenProps) {
  const isMissing = isMissingPart(error.message);
  const fault = usePartFault(isMissing);
  const { title, text } = isMissing ? partTexts[fault] : errorScreenText(error.message);
  const tryAgain = () => {
    if (isMissing) return window.location.reload();
    if (!navigator.onLine) return onReset();
    storeToken(null);
    clearSession();
    queryClient.clear();
    onReset();
  };
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <div role="alert" className="flex max-w-[30rem] flex-col items-center gap-2 text-center">
        <KelpieLogo size={32} className="mb-4" />
        <h1 className="text-28 font-bold">{title}</h1>
        <p className="text-14 text-muted">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={tryAgain}>
            Try Again
          </Button>
          <ButtonLink href="/">Go Home</ButtonLink>
          <Button variant="ghost" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
        <details className="mt-4 text-13 text-muted">
          <summary className="inline-block rounded-paper px-1 py-1">Details</summary>
          <p className="wrap-anywhere">{error.message}</p>
        </details>
      </div>
    </main>
  );
}
