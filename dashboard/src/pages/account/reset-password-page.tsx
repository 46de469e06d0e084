import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { resetTexts as texts } from "../../features/auth/auth-texts.ts";
import { ResetPassword } from "../../features/auth/reset-password.tsx";

/**
 * Without a token there is nothing to reset: a toast, and the way to a new link. Our mails have the token behind the #;
 * in the query, as the specification has it, it works too. Once read it leaves the address and the history.
 */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const given = new URLSearchParams(hash.slice(1)).get("token") ?? new URLSearchParams(search).get("token");
  const [token, setToken] = useState(given);
  // The link of a newer mail, opened in the same tab.
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, "", pages.resetPassword);
  }, [token]);
  return token ? <ResetPassword token={token} /> : <NoToken />;
}

function NoToken() {
  const { toast } = useToast();
  useEffect(() => {
    toast({ ...texts.noToken, variant: "destructive" });
  }, [toast]);
  return <Navigate replace to={pages.forgotPassword} />;
}
