import { useSearchParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { AuthLayout } from "../features/auth/auth-layout.tsx";
import { signInTexts as texts } from "../features/auth/auth-texts.ts";
import { LoginForm } from "../features/auth/login-form.tsx";
import { useGoogleRefusal } from "../features/auth/use-google-refusal.ts";

export function LoginPage() {
  const [search] = useSearchParams();
  useGoogleRefusal();
  return (
    <AuthLayout title={texts.title} text={texts.text} backTo={pages.home}>
      <LoginForm returnTo={search.get("returnTo")} />
    </AuthLayout>
  );
}
