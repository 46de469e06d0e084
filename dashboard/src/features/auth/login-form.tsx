import { loginPath, pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useForm } from "../../platform/forms/use-form.ts";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import { signInErrors } from "./auth-rules.ts";
import { missingFields, signInTexts as texts } from "./auth-texts.ts";
import { GoogleButton } from "./google-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { refreshUser, signIn } from "./sign-in.ts";
import { signInFailure } from "./sign-in-failure.ts";
import { useCodeStep } from "./use-code-step.ts";

const initial = { email: "", password: "", rememberMe: false };

export interface AuthFormProps {
  /** Stays when one changes between sign-in and sign-up. */
  returnTo: string | null;
  /** Leaves the page; the form stays busy till then. */
  onSignedIn: () => Promise<void>;
}

export function LoginForm({ returnTo, onSignedIn }: AuthFormProps) {
  const codeStep = useCodeStep();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial,
    errorsOf: signInErrors,
    complaint: ({ email, password }) => (email.trim() === "" || password === "" ? missingFields : undefined),
    send: async (given) => {
      const isIn = await codeStep.orCode(() => signIn(given));
      if (isIn) await onSignedIn();
    },
    failure: signInFailure,
  });
  if (codeStep.Form) {
    const enter = async () => {
      await refreshUser();
      await onSignedIn();
    };
    return (
      <div className="mt-6">
        <codeStep.Form onCode={enter} onBack={codeStep.close} />
      </div>
    );
  }
  const signupPath = loginPath(returnTo ?? undefined).replace(pages.login, pages.signup);
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <EmailField value={fields.email} error={faults.email} onChange={(email) => set({ email })} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        aside={<TextLink href={pages.forgotPassword}>Forgot password?</TextLink>}
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
      <PasskeyButton rememberMe={fields.rememberMe} onSignedIn={onSignedIn} />
      <p className="mt-2 text-14">
        <TextLink look="quiet" href={signupPath}>
          {texts.noAccount} <span className="text-primary underline underline-offset-3">Sign up</span>
        </TextLink>
      </p>
    </form>
  );
}
