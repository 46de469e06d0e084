import { changePasswordBody } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { errorsOf } from "../../platform/forms/form-errors.ts";
import { PasswordInput } from "../../platform/forms/password-input.tsx";
import { useForm } from "../../platform/forms/use-form.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { passwordTexts as texts } from "./settings-texts.ts";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };
type PasswordFields = typeof empty;

const inputs = [
  { name: "currentPassword", label: texts.current, autoComplete: "current-password", hint: undefined },
  { name: "newPassword", label: texts.next, autoComplete: "new-password", hint: texts.rules },
  { name: "confirmPassword", label: texts.confirm, autoComplete: "new-password", hint: undefined },
] as const;

/** @param onChanged other sessions and extensions are gone: their lists are loaded anew. */
export function PasswordSection({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {hasPassword ? <PasswordForm onChanged={onChanged} /> : <NoPassword />}
    </SettingsSection>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { toast } = useToast();
  const { fields, faults, isBusy, element, set, reset, submit } = useForm<PasswordFields>({
    initial: empty,
    errorsOf: (one) => errorsOf<PasswordFields>(changePasswordBody.safeParse(one)),
    send: async (body) => {
      await api.auth.changePassword({ body });
      reset();
      toast(texts.done);
      onChanged();
    },
    failure: () => texts.failed,
  });
  return (
    <Card>
      <form ref={element} noValidate onSubmit={submit} aria-label={texts.title}>
        <CardBody className="grid gap-4">
          {inputs.map(({ name, label, autoComplete, hint }) => (
            <Field required key={name} label={label} hint={hint} error={faults[name]}>
              <PasswordInput
                name={name}
                autoComplete={autoComplete}
                value={fields[name]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </CardBody>
        <CardFooter>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy} className="ml-auto">
            {texts.button}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}

function NoPassword() {
  const onNavigate = useNavigateTo();
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[48ch] text-14">{texts.none}</p>
        <ButtonLink href={pages.forgotPassword} onNavigate={onNavigate}>
          {texts.setOne}
        </ButtonLink>
      </CardBody>
    </Card>
  );
}
