import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { forgetAccount, signOut as leave } from "../../features/auth/sign-in.ts";
import { setLeaving } from "../../platform/session-end.ts";
import { applyTheme, storedTheme } from "../../platform/theme/theme.ts";

/**
 * Signs out and loads the sign-in page anew, so that nothing of the account stays in memory. The server also
 * empties this site's storage; the chosen theme is no secret and is put back.
 */
export function useSignOut() {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const signOut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setLeaving(true);
    const theme = storedTheme();
    try {
      await leave();
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      if (!isOver) {
        toast({
          title: "Logout failed",
          description: "You are still signed in. Please try again.",
          variant: "destructive",
        });
        setIsBusy(false);
        setLeaving(false);
        return;
      }
    }
    forgetAccount();
    applyTheme(theme);
    window.location.assign(pages.login);
  };
  return { signOut: () => void signOut(), isBusy };
}
