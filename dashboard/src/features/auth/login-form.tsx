import { ApiError } from "#shared/client/api-error.ts";
import { loginPath, pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useForm } from "../../platform/use-form.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import { signInFaults } from "./auth-rules.ts";
import { missingFields, signInTexts as texts } from "./auth-texts.ts";
import { GoogleButton } from "./google-button.tsx";
import { signIn } from "./sign-in.ts";

const initial = { email: "", password: "", rememberMe: false };

/** The returned error, else the two fixed sentences (part 1, section 8). */
export function signInFailure(error: unknown) {
  const isRefusal = error instanceof ApiError && error.status > 0;
  const description = isRefusal ? (error.body?.message ?? texts.refused) : texts.unexpected;
  return { title: texts.failed, description };
}

/** @param returnTo kept when one changes to sign-up. */
export function LoginForm({ returnTo }: { returnTo: string | null }) {
  const onNavigate = useNavigateTo();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial,
    faultsOf: signInFaults,
    complaint: ({ email, password }) => (email.trim() === "" || password === "" ? missingFields : undefined),
    send: signIn,
    failure: signInFailure,
  });
  const signupPath = loginPath(returnTo ?? undefined).replace(pages.login, pages.signup);
  return (
    <form ref={element} noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <EmailField value={fields.email} error={faults.email} onChange={(email) => set({ email })} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        aside={
          <TextLink href={pages.forgotPassword} onNavigate={onNavigate}>
            Forgot password?
          </TextLink>
        }
        value={fields.password}
        error={faults.password}
        onChange={(password) => set({ password })}
      />
      <Checkbox
        name="rememberMe"
        label={texts.remember}
        checked={fields.rememberMe}
        onChange={(event) => set({ rememberMe: event.currentTarget.checked })}
      />
      <Button block type="submit" variant="primary" disabled={isBusy} busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
      <GoogleButton failure={texts.googleFailed} returnTo={returnTo} />
      <p className="mt-2 text-14">
        <TextLink look="quiet" href={signupPath} onNavigate={onNavigate}>
          {texts.noAccount} <span className="text-primary underline underline-offset-3">Sign up</span>
        </TextLink>
      </p>
    </form>
  );
}
