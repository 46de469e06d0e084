import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { signIn } from "./use-session.ts";

export const signInFormId = "sign-in";

interface SignInFormProps {
  /** The button is in the bar, outside the form. */
  onBusyChange: (busy: boolean) => void;
}

/** E-mail and password of the Kelpie account. The password goes to our API and is not stored. */
export function SignInForm({ onBusyChange }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState("");
  const send = () => {
    onBusyChange(true);
    setProblem("");
    signIn(email, password, code?.trim())
      .catch((error: unknown) => {
        if (isCodeNeeded(error)) askForCode();
        else setProblem(signInProblem(error));
      })
      .finally(() => onBusyChange(false));
  };
  const askForCode = () => {
    setCode("");
    setTried(false);
  };
  const emailError =
    isTried && !/^\S+@\S+\.\S+$/.test(email.trim()) ? "Enter your e-mail address" : undefined;
  const passwordError = isTried && password === "" ? "Enter your password" : undefined;
  const isCodeMissing = code !== null && readCode(code) === null;
  const codeError = isTried && isCodeMissing ? "Enter the six digits of your app" : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = {
      email: !/^\S+@\S+\.\S+$/.test(email.trim()),
      password: password === "",
      code: isCodeMissing,
    };
    const first = Object.entries(wrong).find(([, isWrong]) => isWrong)?.[0];
    if (first === undefined) send();
    else form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const isCodeAsked = code !== null;
  useEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus();
  }, [isCodeAsked]);
  return (
    <form id={signInFormId} ref={form} noValidate onSubmit={submit} className="grid gap-3">
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Field label="E-mail" error={emailError}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field label="Password" error={passwordError}>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {code !== null && <CodeField code={code} error={codeError} onChange={setCode} />}
    </form>
  );
}

interface CodeFieldProps {
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CodeField({ code, error, onChange }: CodeFieldProps) {
  return (
    <Field
      label="Code"
      hint="Your account asks for a code too: the six digits of your authenticator app, or a recovery code."
      error={error}
    >
      <Input
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** True if the password was right and the account also requires a code. decision: D-105. */
function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.body?.details?.reason === "code_needed";
}

function signInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return "Signing in did not work. Try again.";
  if (error.code === "offline") return "Kelpie could not be reached. Check your connection and try again.";
  if (error.code === "rate_limited") return "Too many tries. Wait a few minutes, then try again.";
  // A wrong code has its own message.
  if (error.body?.details?.fields) return error.message;
  if (error.code === "unauthenticated") return "The e-mail or the password is not right.";
  return error.message;
}
