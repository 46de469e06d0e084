import { useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieDrawing } from "#shared/ui/blocks/kelpie-drawing.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { SignInForm, signInFormId } from "../../features/auth/sign-in-form.tsx";
import { WhatItReads } from "../../features/auth/what-it-reads.tsx";
import { openDashboard } from "../../platform/browser.ts";
import { PanelHeader } from "./panel-header.tsx";
import { Screen } from "./screen.tsx";

export function SignInScreen() {
  const [isBusy, setBusy] = useState(false);
  const bar = (
    <Button block variant="primary" type="submit" form={signInFormId} busy={isBusy} busyLabel="Signing in...">
      Sign in
    </Button>
  );
  return (
    <Screen header={<PanelHeader isSignedIn={false} />} bar={bar}>
      <div className="grid gap-4 pt-4">
        <div className="grid gap-1">
          <KelpieDrawing className="mb-2 -ml-1" />
          <h1 className="text-22 font-bold">Connect Kelpie to your account</h1>
          <p className="text-muted">
            Sign in here once. No account yet?{" "}
            <TextLink
              href={__API_ORIGIN__ + pages.signup}
              onNavigate={() => void openDashboard(pages.signup)}
            >
              Create one
            </TextLink>
          </p>
        </div>
        <SignInForm onBusyChange={setBusy} />
        <WhatItReads />
      </div>
    </Screen>
  );
}
