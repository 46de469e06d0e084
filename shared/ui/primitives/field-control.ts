import { createContext, useContext } from "react";

/** What a Field passes to the control inside it, so that label, hint and error belong together. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** The props that a control takes from its Field; the control's own props win. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    required: own.required ?? (field?.isRequired || undefined),
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.isInvalid ? true : undefined),
  };
}

/** The frame of text input, textarea and select; 16 px on touch screens, so that a phone does not zoom. */
export const controlClass =
  "w-full rounded-control border border-control bg-surface text-14 text-ink transition-colors " +
  "focus-visible:outline-offset-1 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50 " +
  "pointer-coarse:min-h-11 pointer-coarse:text-16";
