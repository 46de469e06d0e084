import { Field } from "#shared/ui/primitives/field.tsx";
import { PasswordInput } from "./password-input.tsx";

export interface CurrentPasswordFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Asks who is there, before something that opens or closes the account. */
export function CurrentPasswordField({ label, hint, error, value, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field required label={label} {...(hint !== undefined && { hint })} error={error}>
      <PasswordInput
        name="currentPassword"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
