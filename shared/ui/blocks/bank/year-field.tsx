import { monthNames } from "#shared/domain/dates.ts";
import { Field } from "../../primitives/field.tsx";
import { Select } from "../../primitives/select.tsx";

export interface YearFieldProps {
  label: string;
  /** `YYYY`, `YYYY-MM` or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  years: readonly string[];
  /** Shown while no year is chosen. */
  none: string;
  /** Asks for the month as well. */
  months?: boolean | undefined;
  error?: string | undefined;
}

const monthOptions = monthNames.map((label, at) => ({ value: String(at + 1).padStart(2, "0"), label }));

/** Short on screen; screen readers get the whole word. */
function MonthLabel({ of }: { of: string }) {
  return (
    <>
      <span className="sr-only">{of}: month</span>
      <span aria-hidden="true">Month</span>
    </>
  );
}

/** A year, and its month if required. */
export function YearField({ label, value, onChange, years, none, months, error }: YearFieldProps) {
  const [year = "", month = ""] = (value ?? "").split("-");
  const known = year === "" || years.includes(year) ? years : [year, ...years];
  return (
    <div className="flex min-w-0 gap-2">
      <Field label={label} error={error} className="min-w-0 flex-1">
        <Select
          compact
          options={[{ value: "", label: none }, ...known.map((one) => ({ value: one, label: one }))]}
          value={year}
          onValueChange={(next) => onChange(next === "" ? null : next)}
        />
      </Field>
      {months && year !== "" && (
        <Field label={<MonthLabel of={label} />} className="w-28">
          <Select
            compact
            options={[{ value: "", label: "Not said" }, ...monthOptions]}
            value={month}
            onValueChange={(next) => onChange(next === "" ? year : `${year}-${next}`)}
          />
        </Field>
      )}
    </div>
  );
}
