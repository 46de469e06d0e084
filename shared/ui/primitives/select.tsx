import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlClass, useFieldControl } from "./field-control.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<"select">, "value" | "defaultValue" | "children" | "size" | "multiple"> {
  options: readonly SelectOption<Value>[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  /** The chosen value with its type. `onChange` stays the native event, for form libraries. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  compact?: boolean | undefined;
}

/** The system's own select, which works best on a phone and with a keyboard. `className` is for the frame around it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onValueChange, onChange, placeholder, compact, className, ...rest } = props;
  const control = useFieldControl(rest);
  return (
    <span className={classNames("relative block min-w-0", className)}>
      <select
        {...rest}
        {...control}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
        className={classNames(
          controlClass,
          "appearance-none pr-9 pl-3 text-ellipsis",
          compact ? "min-h-9 py-1.5" : "min-h-10 py-2",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
