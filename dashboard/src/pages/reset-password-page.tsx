import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { resetTexts as texts } from "../features/auth/auth-texts.ts";
import { ResetPassword } from "../features/auth/reset-password.tsx";

/** Without a token there is nothing to reset: a toast, and the way to a new link. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token ? <ResetPassword token={token} /> : <NoToken />;
}

function NoToken() {
  const { toast } = useToast();
  useEffect(() => {
    toast({ ...texts.noToken, variant: "destructive" });
  }, [toast]);
  return <Navigate replace to={pages.forgotPassword} />;
}
