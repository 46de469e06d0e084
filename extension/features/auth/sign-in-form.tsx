import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { signIn } from "./use-session.ts";

export const signInFormId = "sign-in";

interface SignInFormProps {
  /** The button stands in the bar, outside the form. */
  onBusyChange: (busy: boolean) => void;
}

/** E-mail and password of the Kelpie account; the password goes to our API and is not kept. */
export function SignInForm({ onBusyChange }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState("");
  const send = () => {
    onBusyChange(true);
    setProblem("");
    signIn(email, password)
      .catch((error: unknown) => setProblem(signInProblem(error)))
      .finally(() => onBusyChange(false));
  };
  const emailError =
    isTried && !/^\S+@\S+\.\S+$/.test(email.trim()) ? "Enter your e-mail address" : undefined;
  const passwordError = isTried && password === "" ? "Enter your password" : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const invalid = !/^\S+@\S+\.\S+$/.test(email.trim()) ? "email" : password === "" ? "password" : null;
    if (invalid === null) send();
    else form.current?.querySelector<HTMLInputElement>(`[name=${invalid}]`)?.focus();
  };
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
    </form>
  );
}

function signInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return "Signing in did not work. Try again.";
  if (error.code === "offline") return "Kelpie could not be reached. Check your connection and try again.";
  if (error.code === "rate_limited") return "Too many tries. Wait a few minutes, then try again.";
  if (error.code === "unauthenticated") return "The e-mail or the password is not right.";
  return error.message;
}
