import { useQuery } from "@tanstack/react-query";
import { LoaderCircle, Plug } from "lucide-react";
import { useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieDrawing } from "#shared/ui/blocks/kelpie-drawing.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { SignInForm, signInFormId } from "../../../features/auth/sign-in-form.tsx";
import { type Connecting, useConnect } from "../../../features/auth/use-connect.ts";
import { WhatItReads } from "../../../features/auth/what-it-reads.tsx";
import { openDashboard } from "../../../platform/browser.ts";
import { readQueue } from "../../../platform/queue.ts";
import { readStored } from "../../../platform/storage.ts";
import { PanelHeader } from "../panel-header.tsx";
import { Screen } from "../screen.tsx";

interface ConnectCardProps {
  connecting: Connecting;
  onCancel: () => void;
}

/** The code to compare while our own page asks the person to confirm. */
function ConnectCard({ connecting, onCancel }: ConnectCardProps) {
  if (connecting.status === "ran-out")
    return <Notice tone="warn">Nobody agreed within five minutes. Press Connect again.</Notice>;
  if (connecting.status !== "waiting") return null;
  return (
    <Card as="section" className="grid gap-3 p-4">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-2 font-medium">
          <LoaderCircle aria-hidden="true" className="size-4 text-muted" />
          Press Connect on the page that opened
        </p>
        <p className="text-muted">It must show this code:</p>
      </div>
      <p className="fc-border rounded-control border border-line bg-sunken py-2 text-center text-22 font-bold tracking-wider tabular-nums">
        {connecting.code}
      </p>
      <Button compact variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}

const lostKey = ["session", "lost-account"];

/** True if the server ended the last connection: revoked in Settings, or unused for 90 days. */
function useLostAccount(): boolean {
  const { data } = useQuery({
    queryKey: lostKey,
    queryFn: async () => (await readStored("lostAccount")) ?? null,
    staleTime: 0,
  });
  return data !== undefined && data !== null;
}

/** Says why, and that nothing was lost. */
function ConnectAgain() {
  const { data } = useQuery({ queryKey: [...lostKey, "waiting"], queryFn: countWaiting, staleTime: 0 });
  const waiting = data === 1 ? "1 change waits" : `${data} changes wait`;
  return (
    <p>
      This browser's connection was ended.{" "}
      {data ? `${waiting} on this computer and will be sent once that account is connected.` : ""}
    </p>
  );
}

async function countWaiting(): Promise<number> {
  const lost = await readStored("lostAccount");
  return (await readQueue()).filter(({ accountId }) => accountId === lost?.id).length;
}

/** Connect with one click on our own page, or sign in here with e-mail and password (D-22). */
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
