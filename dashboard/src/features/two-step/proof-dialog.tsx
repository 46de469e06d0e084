import { useId, useState } from "react";
import { proofBody } from "#shared/contract/two-step.ts";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { type Faults, faultsOf } from "../../platform/forms/form-faults.ts";
import { PasswordInput } from "../../platform/forms/password-input.tsx";
import { useForm } from "../../platform/forms/use-form.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { proofTexts as texts } from "./two-step-texts.ts";
import { twoStepApi } from "./use-two-step.ts";

const empty = { currentPassword: "", code: "" };
type Proof = typeof empty;

function proofFaults(proof: Proof): Faults<Proof> {
  const faults = faultsOf<Proof>(proofBody.safeParse(proof));
  if (!readCode(proof.code)) faults.code = texts.noCode;
  return faults;
}

export interface ProofDialogProps {
  act: "end" | "renewCodes";
  onClose: () => void;
  onChanged: () => void;
}

/** Password and code, before it is turned off or gets new recovery codes. */
export function ProofDialog({ act, onClose, onChanged }: ProofDialogProps) {
  const said = texts[act];
  const formId = useId();
  const { toast } = useToast();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { fields, faults, isBusy, element, set, submit } = useForm<Proof>({
    initial: empty,
    faultsOf: proofFaults,
    send: async (body) => {
      if (act === "end") {
        await twoStepApi.end({ body });
        toast(texts.end.done);
        onClose();
      } else setCodes((await twoStepApi.renewCodes({ body })).recoveryCodes);
      onChanged();
    },
    failure: (error) => ({ title: said.failed, description: refusalText(error) }),
  });
  if (codes) return <RecoveryDialog codes={codes} onDone={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={said.title}
      description={said.text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={act === "end" ? "danger" : "primary"}
            busy={isBusy}
            busyLabel={said.busy}
          >
            {said.button}
          </Button>
        </>
      }
    >
      <form id={formId} ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <Field required label={texts.password} error={faults.currentPassword}>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={fields.currentPassword}
            onChange={(event) => set({ currentPassword: event.currentTarget.value })}
          />
        </Field>
        <Field required label={texts.code} hint={texts.codeHint} error={faults.code}>
          <Input
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.code}
            onChange={(event) => set({ code: event.currentTarget.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
