import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useForm } from "../../platform/forms/use-form.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { PasswordField } from "./auth-fields.tsx";
import { resetErrors } from "./auth-rules.ts";
import { AuthScreen } from "./auth-screen.tsx";
import { resetTexts as texts } from "./auth-texts.ts";
import { resetPassword } from "./sign-in.ts";

/** The form of a mailed link, then the way to sign-in. */
export function ResetPassword({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const onNavigate = useNavigateTo();
  if (!isDone) {
    return (
      <AuthScreen title={texts.title} text={texts.text}>
        <ResetForm token={token} onDone={() => setIsDone(true)} />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={texts.done} text={texts.doneText}>
      <div className="mt-6 grid">
        <ButtonLink variant="primary" href={pages.login} onNavigate={onNavigate}>
          {texts.toLogin}
        </ButtonLink>
      </div>
    </AuthScreen>
  );
}

function failure(error: unknown) {
  const isAnswer = error instanceof ApiError && error.status > 0;
  const description = isAnswer ? (error.body?.message ?? texts.refusedText) : texts.failedText;
  return { title: texts.failed, description };
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial: { newPassword: "", confirmPassword: "" },
    errorsOf: resetErrors,
    send: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      onDone();
    },
    failure,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        hint={texts.rules}
        value={fields.newPassword}
        error={faults.newPassword}
        onChange={(newPassword) => set({ newPassword })}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        error={faults.confirmPassword}
        onChange={(confirmPassword) => set({ confirmPassword })}
      />
      <Button block type="submit" variant="primary" disabled={isBusy} busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
    </form>
  );
}
