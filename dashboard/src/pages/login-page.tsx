import { useSearchParams } from "react-router";
import { AuthLayout } from "../features/auth/auth-layout.tsx";
import { signInTexts as texts } from "../features/auth/auth-texts.ts";
import { LoginForm } from "../features/auth/login-form.tsx";

export function LoginPage() {
  const [search] = useSearchParams();
  return (
    <AuthLayout title={texts.title} text={texts.text}>
      <LoginForm returnTo={search.get("returnTo")} />
    </AuthLayout>
  );
}
