import { useRef } from "react";
import { useSearchParams } from "react-router";
import { secretShape } from "#shared/domain/auth/matching-code.ts";
import { pages } from "#shared/domain/pages.ts";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { ConnectExtension } from "../../features/auth/connect-extension.tsx";
import { useUser } from "../../features/auth/use-user.ts";
import { useArrival } from "../../platform/page-head.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

const title = "Connect the Kelpie extension";

/** Where the panel sends one to agree (D-22, D-54). */
export function ConnectPage() {
  const { user } = useUser();
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(title, heading);
  const challenge = search.get("challenge") ?? "";
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-[26rem]">
        <KelpieLogo size={32} />
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-22 font-bold outline-none md:text-28">
          {title}
        </h1>
        {user && secretShape.test(challenge) ? (
          <ConnectExtension challenge={challenge} email={user.email} />
        ) : (
          <div className="mt-2 grid justify-items-start gap-4">
            <p className="text-14 text-muted">
              This link is not whole. Press Connect in the Kelpie panel, and this page opens with a code.
            </p>
            <ButtonLink href={pages.overview} onNavigate={onNavigate}>
              Go to the dashboard
            </ButtonLink>
          </div>
        )}
      </div>
    </main>
  );
}
