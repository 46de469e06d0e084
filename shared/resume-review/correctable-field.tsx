import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

export interface CorrectableFieldProps {
  label: string;
  /** As read or corrected; "" when nothing was found. */
  value: string;
  /** The value to save, or a sentence why not. */
  check?: (typed: string) => { value: string } | { fault: string };
  onCorrect: (value: string | null) => void;
  /** The placeholder of an empty field. */
  asks?: string | undefined;
}

/** A value that was read, open to correction: saved on Enter and on leaving the field, put back on Escape. */
export function CorrectableField(props: CorrectableFieldProps) {
  const { label, value, check, onCorrect, asks = "Not found" } = props;
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    setTyped(value);
    setFault(undefined);
  }, [value]);

  const keep = () => {
    const trimmed = typed.trim();
    const checked = trimmed === "" ? { value: "" } : (check?.(trimmed) ?? { value: trimmed });
    if ("fault" in checked) return setFault(checked.fault);
    setFault(undefined);
    setTyped(checked.value);
    if (checked.value !== value) onCorrect(checked.value === "" ? null : checked.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep();
    if (event.key !== "Escape") return;
    setTyped(value);
    setFault(undefined);
  };
  return (
    <Field label={label} error={fault}>
      <Input
        compact
        value={typed}
        placeholder={asks}
        autoComplete="off"
        maxLength={500}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
