import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

export interface CodeFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Only the app's six digits are asked for; else a recovery code, which has letters, does as well. */
  onlyDigits?: boolean;
}

/** The code of an authenticator app. */
export function CodeField({ label, hint, error, value, onChange, onlyDigits = false }: CodeFieldProps) {
  const keys = onlyDigits
    ? ({ inputMode: "numeric" } as const)
    : ({ autoCapitalize: "none", spellCheck: false } as const);
  return (
    <Field required label={label} hint={hint} error={error}>
      <Input
        name="code"
        autoComplete="one-time-code"
        {...keys}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
