import { useId, useRef } from "react";
import { addPasskeyBody, beginPasskeyBody } from "#shared/contract/passkeys.ts";
import { deviceName } from "#shared/domain/account/device-name.ts";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { makePasskey } from "../../platform/browser/passkey-browser.ts";
import { hasPasskeys, isGivenUp } from "../../platform/browser/passkey-error.ts";
import { CodeField } from "../../platform/forms/code-field.tsx";
import { CurrentPasswordField } from "../../platform/forms/current-password-field.tsx";
import { type Errors, errorsOf } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { addPasskeyTexts as texts } from "./passkeys-texts.ts";
import { passkeysApi } from "./use-passkeys.ts";

interface PasskeyFields {
  name: string;
  currentPassword: string;
  code: string;
}

function faultsIn(
  { name, currentPassword, code }: PasskeyFields,
  hasTwoSteps: boolean,
): Errors<PasskeyFields> {
  const named = errorsOf<PasskeyFields>(addPasskeyBody.safeParse({ name, credential: null }));
  const faults = errorsOf<PasskeyFields>(beginPasskeyBody.safeParse({ currentPassword }));
  if (named.name) faults.name = named.name;
  if (hasTwoSteps && !readCode(code)) faults.code = texts.noCode;
  return faults;
}

function failureOf(error: unknown) {
  if (error instanceof Error && error.name === "InvalidStateError") return texts.known;
  return isGivenUp(error) ? texts.givenUp : { title: texts.failed, description: refusalText(error) };
}

export interface AddPasskeyDialogProps {
  hasTwoSteps: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Who is there, then the device's own question. */
export function AddPasskeyDialog({ hasTwoSteps, onClose, onAdded }: AddPasskeyDialogProps) {
  const formId = useId();
  const { toast } = useToast();
  /** What a device that said no once is asked again: a code works once. */
  const begun = useRef<{ challenge: string } | null>(null);
  const form = useForm<PasskeyFields>({
    initial: { name: deviceName(navigator.userAgent), currentPassword: "", code: "" },
    errorsOf: (fields) => faultsIn(fields, hasTwoSteps),
    send: async ({ name, currentPassword, code }) => {
      const proof = { currentPassword, ...(hasTwoSteps && { code }) };
      begun.current ??= (await passkeysApi.begin({ body: proof })).options;
      const credential = await makePasskey(begun.current);
      begun.current = null;
      await passkeysApi.add({ body: { name, credential } });
      toast(texts.done);
      onAdded();
      onClose();
    },
    failure: failureOf,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          {hasPasskeys() && (
            <Button type="submit" form={formId} variant="primary" busy={form.isBusy} busyLabel={texts.busy}>
              {texts.button}
            </Button>
          )}
        </>
      }
    >
      {hasPasskeys() ? (
        <PasskeyForm id={formId} form={form} hasTwoSteps={hasTwoSteps} />
      ) : (
        <Notice>{texts.cannot}</Notice>
      )}
    </Dialog>
  );
}

interface PasskeyFormProps {
  id: string;
  form: ReturnType<typeof useForm<PasskeyFields>>;
  hasTwoSteps: boolean;
}

function PasskeyForm({ id, form, hasTwoSteps }: PasskeyFormProps) {
  const { fields, faults, element, set, submit } = form;
  return (
    <form id={id} ref={element} noValidate onSubmit={submit} className="grid gap-4">
      <Field required label={texts.name} hint={texts.nameHint} error={faults.name}>
        <Input
          name="name"
          autoComplete="off"
          value={fields.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <CurrentPasswordField
        label={texts.password}
        error={faults.currentPassword}
        value={fields.currentPassword}
        onChange={(currentPassword) => set({ currentPassword })}
      />
      {hasTwoSteps && (
        <CodeField
          label={texts.code}
          hint={texts.codeHint}
          error={faults.code}
          value={fields.code}
          onChange={(code) => set({ code })}
        />
      )}
    </form>
  );
}
