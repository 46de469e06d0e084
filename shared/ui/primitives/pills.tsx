import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface PillOption<Value extends string> {
  value: Value;
  label: string;
  /** The full name of a short label, for screen readers and on hover. */
  title?: string | undefined;
}

export interface PillsProps<Value extends string> {
  /** What is being chosen. */
  label: ReactNode;
  options: readonly PillOption<Value>[];
  /** Null if nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** The error text, shown below. */
  error?: string | undefined;
  /** Shown at the end of the row, such as a button to cancel. */
  after?: ReactNode | undefined;
}

/** A few answers to a closed question; the row wraps, and each answer is one click. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { label, options, value, onValueChange, error, after } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            aria-label={option.title}
            title={option.title}
            onClick={() => onValueChange(option.value)}
            className={classNames(
              "min-h-9 max-w-full rounded-full border px-3 text-14 transition-colors wrap-anywhere pointer-coarse:min-h-11",
              option.value === value
                ? "fc-selected border-primary bg-primary-soft font-medium text-primary"
                : "border-control bg-surface text-ink hover:bg-sunken",
            )}
          >
            {option.label}
          </button>
        ))}
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
