import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { hasPasskeys, isGivenUp } from "../../platform/browser/passkey-error.ts";
import { passkeyTexts as texts } from "./auth-texts.ts";
import { signInFailure } from "./sign-in-failure.ts";

export interface PasskeyButtonProps {
  rememberMe: boolean;
  onSignedIn: () => Promise<void>;
}

/** In place of password and code. What it needs is loaded with the press. decision: D-105. */
export function PasskeyButton({ rememberMe, onSignedIn }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const enter = async () => {
    if (!hasPasskeys()) return void toast({ ...texts.cannot, variant: "destructive" });
    setIsBusy(true);
    try {
      const { signInWithPasskey } = await import("./sign-in-with-passkey.ts");
      await signInWithPasskey(rememberMe);
      await onSignedIn();
    } catch (error) {
      toast({ ...(isGivenUp(error) ? texts.none : signInFailure(error)), variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      block
      icon={<KeyRound aria-hidden="true" />}
      busy={isBusy}
      busyLabel={texts.busy}
      onClick={() => void enter()}
    >
      {texts.button}
    </Button>
  );
}
