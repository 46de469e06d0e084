import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { PasswordInput } from "./password-input.tsx";

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

interface PasswordFieldProps extends AuthFieldProps {
  name: "password" | "confirmPassword";
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

export function PasswordField({ name, autoComplete, hint, value, error, onChange }: PasswordFieldProps) {
  return (
    <Field required label={name === "password" ? "Password" : "Confirm password"} hint={hint} error={error}>
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
