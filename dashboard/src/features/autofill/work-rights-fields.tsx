import { Plus, Trash2 } from "lucide-react";
import type { WorkRight } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { countryChoices, workRightChoices } from "./profile-fields.ts";

export interface WorkRightsFieldsProps {
  rights: readonly WorkRight[];
  error: string | undefined;
  onChange: (rights: WorkRight[]) => void;
}

/** The right to work, country by country. A country that is not here is left to the person on each form. */
export function WorkRightsFields({ rights, error, onChange }: WorkRightsFieldsProps) {
  const free = countryChoices.find(({ value }) => !rights.some(({ country }) => country === value));
  const placed = rights.map((right, index) => ({ place: `right ${index}`, right, index }));
  return (
    <div className="grid gap-4">
      {placed.map(({ place, right, index }) => (
        <RightFields
          key={place}
          right={right}
          onChange={(changed) => onChange(rights.with(index, changed))}
          onRemove={() => onChange(rights.filter((_, at) => at !== index))}
        />
      ))}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      {free && (
        <Button
          compact
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...rights, { country: free.value, standing: "citizen", note: "" }])}
        >
          Add work rights
        </Button>
      )}
    </div>
  );
}

interface RightFieldsProps {
  right: WorkRight;
  onChange: (right: WorkRight) => void;
  onRemove: () => void;
}

function RightFields({ right, onChange, onRemove }: RightFieldsProps) {
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3 @md:grid-cols-2">
      <legend className="sr-only">Work rights</legend>
      <Field label="Country of work">
        <Select
          name="rightCountry"
          options={countryChoices}
          value={right.country}
          onValueChange={(country) => onChange({ ...right, country })}
        />
      </Field>
      <Field label="You are">
        <Select
          name="rightStanding"
          options={workRightChoices}
          value={right.standing}
          onValueChange={(standing) => onChange({ ...right, standing })}
        />
      </Field>
      <Field
        optional
        label="Visa or permit"
        hint="By its own name, such as Subclass 485."
        className="@md:col-span-2"
      >
        <Input
          name="rightNote"
          value={right.note}
          onChange={(event) => onChange({ ...right, note: event.currentTarget.value })}
        />
      </Field>
      <Button
        compact
        variant="ghost"
        className="justify-self-start"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        Remove work rights
      </Button>
    </fieldset>
  );
}
