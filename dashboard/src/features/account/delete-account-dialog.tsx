import { useId } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { api } from "../../platform/api.ts";
import { PasswordInput } from "../../platform/forms/password-input.tsx";
import { useForm } from "../../platform/forms/use-form.ts";
import { accountTexts as texts } from "./settings-texts.ts";

export interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Without a password the e-mail address is asked for. */
  hasPassword: boolean;
  onDeleted: () => void;
}

/** Asks who is there before everything goes. decision: D-17. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
  hasPassword,
  onDeleted,
}: DeleteAccountDialogProps) {
  const formId = useId();
  const { fields, faults, isBusy, element, set, reset, submit } = useForm({
    initial: { confirmation: "" },
    errorsOf: ({ confirmation }): { confirmation?: string } =>
      confirmation ? {} : { confirmation: "Please fill in this field" },
    send: async (body) => {
      await api.account.remove({ body });
      onDeleted();
    },
    failure: () => texts.removeFailed,
  });
  const change = (isOpen: boolean) => {
    reset();
    onOpenChange(isOpen);
  };
  const input = {
    name: "confirmation",
    value: fields.confirmation,
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ confirmation: event.currentTarget.value }),
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={texts.removeTitle}
      description={texts.removeWarning}
      footer={
        <>
          <Button variant="ghost" onClick={() => change(false)}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy} busyLabel={texts.removing}>
            {texts.removeButton}
          </Button>
        </>
      }
    >
      <form id={formId} ref={element} noValidate onSubmit={submit}>
        <Field
          required
          label={hasPassword ? texts.removePassword : texts.removeEmail}
          error={faults.confirmation}
        >
          {hasPassword ? (
            <PasswordInput {...input} autoComplete="current-password" />
          ) : (
            <Input {...input} type="email" autoComplete="off" />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
