import type { ReactNode } from "react";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { PasswordInput } from "../../platform/forms/password-input.tsx";

interface AuthFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The address one signs in with; password managers fill it together with the password. */
export function EmailField({ value, error, onChange }: AuthFieldProps) {
  return (
    <Field required label="Email" error={error}>
      <Input
        type="email"
        name="email"
        autoComplete="username"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

const passwordLabels = {
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
} as const;

interface PasswordFieldProps extends AuthFieldProps {
  name: keyof typeof passwordLabels;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

export function PasswordField({
  name,
  autoComplete,
  hint,
  aside,
  value,
  error,
  onChange,
}: PasswordFieldProps) {
  return (
    <Field required label={passwordLabels[name]} hint={hint} error={error} aside={aside}>
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
