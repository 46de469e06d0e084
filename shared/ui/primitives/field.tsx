import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext } from "./field-control.ts";

export interface FieldProps {
  label: ReactNode;
  /** One Input, Textarea or Select, which gets id, description and error from here. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown below, announced, and linked by aria-describedby; the border turns red. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shows "optional" next to the label; mark whichever is rarer. */
  optional?: boolean | undefined;
  /** Shown at the end of the label's line ("Forgot password?"). */
  aside?: ReactNode | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A labelled control with its hint and its error. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, optional, aside, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId) || undefined;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
          {optional && <span className="font-normal text-muted"> optional</span>}
        </label>
        {aside && <span className="text-14">{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired: required }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="text-13 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex gap-1 text-13 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
