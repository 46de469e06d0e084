import { type ReactNode, useEffect, useId, useState } from "react";
import { beginBody } from "#shared/contract/two-step.ts";
import { inFours, readCode } from "#shared/domain/auth/two-step.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { CopyButton } from "../../platform/copy-button.tsx";
import { CodeField } from "../../platform/forms/code-field.tsx";
import { CurrentPasswordField } from "../../platform/forms/current-password-field.tsx";
import { errorsOf } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { refusalText } from "../../platform/refusal-text.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { turnOnTexts as texts } from "./two-step-texts.ts";
import { twoStepApi } from "./use-two-step.ts";

interface AppKey {
  secret: string;
  uri: string;
}

export interface TurnOnDialogProps {
  onClose: () => void;
  onChanged: () => void;
}

/** Three steps: the password, the app with its first code, the recovery codes. */
export function TurnOnDialog({ onClose, onChanged }: TurnOnDialogProps) {
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { toast } = useToast();
  const finish = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  const leave = () => {
    toast(texts.done);
    onClose();
  };
  if (codes) return <RecoveryDialog codes={codes} onDone={leave} />;
  if (key) return <AppStep appKey={key} onClose={onClose} onOn={finish} />;
  return <PasswordStep onClose={onClose} onKey={setKey} />;
}

interface FrameProps {
  text: string;
  button: string;
  formId: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ text, button, formId, isBusy, onClose, children }: FrameProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={texts.busy}>
            {button}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

function PasswordStep({ onClose, onKey }: { onClose: () => void; onKey: (key: AppKey) => void }) {
  const formId = useId();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial: { currentPassword: "" },
    errorsOf: (fields) => errorsOf<typeof fields>(beginBody.safeParse(fields)),
    send: async (body) => onKey(await twoStepApi.begin({ body })),
    failure: (error) => ({ title: texts.failed, description: refusalText(error) }),
  });
  return (
    <Frame text={texts.password} button={texts.next} {...{ formId, isBusy, onClose }}>
      <form id={formId} ref={element} noValidate onSubmit={submit}>
        <CurrentPasswordField
          label={texts.passwordLabel}
          error={faults.currentPassword}
          value={fields.currentPassword}
          onChange={(currentPassword) => set({ currentPassword })}
        />
      </form>
    </Frame>
  );
}

interface AppStepProps {
  appKey: AppKey;
  onClose: () => void;
  onOn: (recoveryCodes: readonly string[]) => void;
}

function AppStep({ appKey, onClose, onOn }: AppStepProps) {
  const formId = useId();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial: { code: "" },
    errorsOf: ({ code }): { code?: string } =>
      readCode(code)?.kind === "app" ? {} : { code: "The code has six digits" },
    send: async (body) => onOn((await twoStepApi.confirm({ body })).recoveryCodes),
    failure: (error) => ({ title: texts.failed, description: refusalText(error) }),
  });
  useEffect(() => {
    // On a telephone the keyboard would hide what is to be opened or copied first.
    if (!matchMedia("(pointer: coarse)").matches) element.current?.querySelector("input")?.focus();
  }, [element]);
  return (
    <Frame text={texts.scan} button={texts.confirm} {...{ formId, isBusy, onClose }}>
      <form id={formId} ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <AppKeyView {...appKey} />
        <CodeField
          onlyDigits
          label={texts.code}
          hint={texts.codeHint}
          error={faults.code}
          value={fields.code}
          onChange={(code) => set({ code })}
        />
        <p className="text-13 text-muted">{texts.others}</p>
      </form>
    </Frame>
  );
}

/** The same secret three ways: to scan, to open on this very phone, to type. */
function AppKeyView({ secret, uri }: AppKey) {
  return (
    <div className="grid justify-items-center gap-3">
      <QrCode text={uri} label={texts.qr} />
      <ButtonLink href={uri} className="not-pointer-coarse:hidden">
        {texts.open}
      </ButtonLink>
      <div className="grid w-full justify-items-center gap-1 text-center">
        <p className="text-13 text-muted">{texts.typed}</p>
        <p
          data-app-key
          className="flex flex-wrap justify-center gap-x-2 text-16 font-medium tracking-wide tabular-nums"
        >
          {inFours(secret).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name, and never move.
            <span key={at}>{group}</span>
          ))}
        </p>
        <CopyButton text={secret} label={texts.copy} />
      </div>
    </div>
  );
}
