import { CircleAlert } from "lucide-react";
import { ApiError } from "#shared/client/api-error.ts";
import { loginPath, pages } from "#shared/domain/pages.ts";
import { redirectDelayMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { EmailField, PasswordField } from "./auth-fields.tsx";
import { type SignUpFields, signUpErrors } from "./auth-rules.ts";
import { signInTexts, signUpTexts as texts } from "./auth-texts.ts";
import { GoogleButton } from "./google-button.tsx";
import type { AuthFormProps } from "./login-form.tsx";
import { refreshUser, signUp } from "./sign-in.ts";

const initial: SignUpFields = {
  fullName: "",
  email: "",
  password: "",
  confirmPassword: "",
  acceptTerms: false,
};

function failure(error: unknown) {
  const isAnswer = error instanceof ApiError && error.body !== undefined;
  return { title: texts.failed, description: isAnswer ? error.message : signInTexts.unexpected };
}

export function SignupForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { toast } = useToast();
  const send = async ({ fullName, email, password }: SignUpFields) => {
    await signUp({ fullName, email, password, phone: "" });
    toast(texts.done);
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs.afterSignup));
    await refreshUser();
    await onSignedIn();
  };
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial,
    errorsOf: signUpErrors,
    send,
    failure,
  });
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <Field required label="Full name" error={faults.fullName}>
        <Input
          name="fullName"
          autoComplete="name"
          value={fields.fullName}
          onChange={(event) => set({ fullName: event.currentTarget.value })}
        />
      </Field>
      <EmailField value={fields.email} error={faults.email} onChange={(email) => set({ email })} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters."
        value={fields.password}
        error={faults.password}
        onChange={(password) => set({ password })}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        error={faults.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
      />
      <TermsBox
        checked={fields.acceptTerms}
        error={faults.acceptTerms}
        onChange={(acceptTerms) => set({ acceptTerms })}
      />
      <Button block type="submit" variant="primary" disabled={isBusy} busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
      <GoogleButton failure={texts.googleFailed} returnTo={returnTo} />
      <p className="mt-2 text-14 text-muted">
        {texts.haveAccount} <TextLink href={loginPath(returnTo ?? undefined)}>Sign in</TextLink>
      </p>
    </form>
  );
}

interface TermsBoxProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

function TermsBox({ checked, error, onChange }: TermsBoxProps) {
  return (
    <div className="grid gap-1">
      <Checkbox
        required
        name="acceptTerms"
        label={texts.terms}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "terms-error" : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className="pl-7 text-13 text-muted">
        Read the{" "}
        <TextLink href={pages.terms} target="_blank">
          terms and conditions
        </TextLink>{" "}
        and the{" "}
        <TextLink href={pages.privacy} target="_blank">
          privacy policy
        </TextLink>
        .
      </p>
      {error && (
        <p id="terms-error" role="alert" className="flex gap-1 text-13 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
