import { Plug } from "lucide-react";
import { useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieDrawing } from "#shared/ui/blocks/kelpie-drawing.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { ConnectAgain, useLostAccount } from "../../features/auth/connect-again.tsx";
import { ConnectCard } from "../../features/auth/connect-card.tsx";
import { SignInForm, signInFormId } from "../../features/auth/sign-in-form.tsx";
import { useConnect } from "../../features/auth/use-connect.ts";
import { WhatItReads } from "../../features/auth/what-it-reads.tsx";
import { openDashboard } from "../../platform/browser.ts";
import { PanelHeader } from "./panel-header.tsx";
import { Screen } from "./screen.tsx";

/** One click on our own page, or e-mail and password here (D-22). */
export function SignInScreen() {
  const [isBusy, setBusy] = useState(false);
  const { connecting, connect, cancel } = useConnect();
  const isLost = useLostAccount();
  const isWaiting = connecting.status === "waiting";
  const bar = (
    <Button
      block
      variant="primary"
      icon={<Plug aria-hidden="true" />}
      disabled={isWaiting}
      onClick={() => void connect()}
    >
      Connect
    </Button>
  );
  return (
    <Screen header={<PanelHeader isSignedIn={false} />} bar={bar}>
      <div className="grid gap-4 pt-4">
        <div className="grid gap-1">
          <KelpieDrawing className="mb-2 -ml-1" />
          <h1 className="text-22 font-bold">{isLost ? "Connect again" : "Connect Kelpie to your account"}</h1>
          {isLost && <ConnectAgain />}
          <p className="text-muted">
            One click on our own page. There is no key to copy. No account yet?{" "}
            <TextLink
              href={__DASHBOARD_ORIGIN__ + pages.signup}
              onNavigate={() => void openDashboard(pages.signup)}
            >
              Create one
            </TextLink>
          </p>
        </div>
        <ConnectCard connecting={connecting} onCancel={() => void cancel()} />
        {!isWaiting && (
          <section aria-labelledby="with-email" className="grid gap-3">
            <h2 id="with-email" className="font-medium">
              Or sign in with e-mail
            </h2>
            <SignInForm onBusyChange={setBusy} />
            <Button block type="submit" form={signInFormId} busy={isBusy} busyLabel="Signing in...">
              Sign in
            </Button>
          </section>
        )}
        <WhatItReads />
      </div>
    </Screen>
  );
}
