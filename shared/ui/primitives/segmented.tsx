import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** For screen readers: what is being chosen. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  /** Null if none is chosen, because something else is shown. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Equal parts over the full width. */
  block?: boolean | undefined;
  /** Shows only the icons on a narrow screen; screen readers still get the words. */
  iconsOnPhone?: boolean | undefined;
  className?: string | undefined;
}

/** Two or three views or periods, one of them active. Native radio buttons: arrow keys move. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, block, iconsOnPhone, className } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames(
        "min-w-0 gap-0.5 rounded-control border border-line bg-sunken p-0.5",
        block ? "flex w-full" : "inline-flex",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "relative inline-flex min-h-8.5 items-center justify-center gap-2 rounded-small px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink pointer-coarse:min-h-10",
            "has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-checked:inset-ring-1 has-checked:inset-ring-control",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring [&_svg]:size-4",
            option.value === value && "fc-selected",
            block && "flex-1",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.icon}
          <span className={classNames(iconsOnPhone && "max-md:sr-only")}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
