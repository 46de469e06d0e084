import { useId, useState } from "react";
import { proofBody } from "#shared/contract/two-step.ts";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { CodeField } from "../../platform/forms/code-field.tsx";
import { CurrentPasswordField } from "../../platform/forms/current-password-field.tsx";
import { type Errors, errorsOf } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { proofTexts as texts } from "./two-step-texts.ts";
import { twoStepApi } from "./use-two-step.ts";

const empty = { currentPassword: "", code: "" };
type Proof = typeof empty;

function proofFaults(proof: Proof): Errors<Proof> {
  const faults = errorsOf<Proof>(proofBody.safeParse(proof));
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
    errorsOf: proofFaults,
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
        <CurrentPasswordField
          label={texts.password}
          error={faults.currentPassword}
          value={fields.currentPassword}
          onChange={(currentPassword) => set({ currentPassword })}
        />
        <CodeField
          label={texts.code}
          hint={texts.codeHint}
          error={faults.code}
          value={fields.code}
          onChange={(code) => set({ code })}
        />
      </form>
    </Dialog>
  );
}
