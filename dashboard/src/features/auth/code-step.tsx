import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { twoStep } from "#shared/contract/two-step.ts";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { ownOrigin, storeToken } from "../../platform/api.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { codeTexts as texts } from "./auth-texts.ts";
import { signInFailure } from "./sign-in-failure.ts";

const { twoStep: api } = createApiClient({ twoStep: { secondStep: twoStep.secondStep } }, ownOrigin);

export interface CodeStepProps {
  /** The code was right and the session is there. */
  onCode: () => Promise<void>;
  onBack: () => void;
}

type Way = "app" | "recovery";

/** No sign-in waits for a code any more: one begins again with the password. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.body?.details?.reason === "sign_in_over";
}

/** The second step of sign-in: the app's six digits, or a recovery code. decision: D-105. */
export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const [way, setWay] = useState<Way>("app");
  const { fields, faults, isBusy, element, set, reset, submit } = useForm({
    initial: { code: "" },
    errorsOf: ({ code }): { code?: string } =>
      readCode(code)?.kind === way ? {} : { code: texts.noCode[way] },
    send: async (body) => {
      const { token } = await api.secondStep({ body });
      storeToken(token);
      await onCode();
    },
    failure: (error) => {
      if (isOver(error)) onBack();
      return signInFailure(error);
    },
  });
  // The code is what one came for, at first and with each change of its kind.
  useEffect(() => {
    if (way) element.current?.querySelector("input")?.focus();
  }, [way, element]);
  const change = () => {
    reset();
    setWay(way === "app" ? "recovery" : "app");
  };
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h2 className="text-18 font-bold">{texts.title}</h2>
        <p className="text-14 text-muted">{texts[way]}</p>
      </div>
      <CodeField way={way} value={fields.code} error={faults.code} onChange={(code) => set({ code })} />
      <Button block type="submit" variant="primary" disabled={isBusy} busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-2">
        <Button compact variant="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {texts.back}
        </Button>
        <Button compact variant="ghost" onClick={change}>
          {way === "app" ? texts.toRecovery : texts.toApp}
        </Button>
      </div>
      <p className="border-t border-line pt-4 text-13 text-muted">
        {texts.lost} <TextLink href={pages.support}>{texts.write}</TextLink> {texts.lostText}
      </p>
    </form>
  );
}

interface CodeFieldProps {
  way: Way;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CodeField({ way, value, error, onChange }: CodeFieldProps) {
  const isApp = way === "app";
  return (
    <Field required label={isApp ? texts.appLabel : texts.recoveryLabel} error={error}>
      <Input
        key={way}
        name="code"
        autoComplete={isApp ? "one-time-code" : "off"}
        inputMode={isApp ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={isApp ? "[&_input]:text-22 [&_input]:tracking-[0.3em] [&_input]:tabular-nums" : undefined}
      />
    </Field>
  );
}
