import { useLocation } from "react-router";
import { loginPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { EmailField, PasswordField } from "../../features/auth/auth-fields.tsx";
import { signInErrors } from "../../features/auth/auth-rules.ts";
import { missingFields, signInTexts as texts } from "../../features/auth/auth-texts.ts";
import { signInFailure } from "../../features/auth/sign-in-failure.ts";
import { useCodeStep } from "../../features/auth/use-code-step.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { checkSession, signInAgain } from "./check-session.ts";

/** Over a screen whose session ended: the same form as /login, and what was typed below it stays. */
export function SignedOutDialog({ email }: { email: string }) {
  const { pathname, search, hash } = useLocation();
  const codeStep = useCodeStep();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial: { email, password: "", rememberMe: false },
    errorsOf: signInErrors,
    complaint: (given) => (given.email.trim() === "" || given.password === "" ? missingFields : undefined),
    send: async (given) => void (await codeStep.orCode(() => signInAgain(given))),
    failure: signInFailure,
  });
  return (
    <Dialog
      open
      title="You are signed out"
      description="Sign in again to go on. What you typed on this page is still here."
    >
      {codeStep.Form ? (
        <codeStep.Form onCode={checkSession} onBack={codeStep.close} />
      ) : (
        <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
          <EmailField value={fields.email} error={faults.email} onChange={(next) => set({ email: next })} />
          <PasswordField
            name="password"
            autoComplete="current-password"
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
          <Button
            block
            type="submit"
            variant="primary"
            disabled={isBusy}
            busy={isBusy}
            busyLabel={texts.busy}
          >
            {texts.button}
          </Button>
          {/* A full load: what belongs to the account goes with the page. */}
          <p className="text-muted">
            No password, or another account?{" "}
            <TextLink href={loginPath(pathname + search + hash)}>Leave this page</TextLink>
          </p>
        </form>
      )}
    </Dialog>
  );
}
