import { useSearchParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { AuthLayout } from "../features/auth/auth-layout.tsx";
import { signUpTexts as texts } from "../features/auth/auth-texts.ts";
import { SignupForm } from "../features/auth/signup-form.tsx";

export function SignupPage() {
  const [search] = useSearchParams();
  return (
    <AuthLayout title={texts.title} text={texts.text} backTo={pages.home}>
      <SignupForm returnTo={search.get("returnTo")} />
    </AuthLayout>
  );
}
