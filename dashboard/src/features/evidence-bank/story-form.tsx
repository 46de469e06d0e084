import {
  bankLimits,
  type HeldRole,
  type RoleName,
  roleLabel,
  type Story,
  type StoryPart,
  storyParts,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import { storyErrors } from "#shared/domain/evidence-bank/bank-errors.ts";
import { chosenRole, elsewhere, roleChoices } from "#shared/ui/blocks/bank/answer-words.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { storyHint } from "#shared/writing/bank/story-hints.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { bankFailure } from "../../platform/use-evidence-bank.ts";
import { storyTexts as texts } from "./bank-texts.ts";
import { FormButtons } from "./form-buttons.tsx";

export interface StoryFormProps {
  initial: Story;
  roles: readonly HeldRole[];
  onKeep: (story: Story) => Promise<void>;
  onCancel: () => void;
}

/** A story as it is typed: what it shows is in one line. */
type Draft = Omit<Story, "terms"> & { terms: string };

const storyOf = ({ terms, ...story }: Draft): Story => ({
  ...story,
  terms: terms.split(",").filter((term) => term.trim() !== ""),
});

const rows: Record<StoryPart, number> = { situation: 2, task: 2, action: 4, result: 2 };

/** A story of the bank, new or changed, with a hint for each part while it is told. */
export function StoryForm({ initial, roles, onKeep, onCancel }: StoryFormProps) {
  const { fields, faults, isBusy, element, set, submit } = useForm<Draft>({
    initial: { ...initial, terms: initial.terms.join(", ") },
    errorsOf: (draft) => storyErrors(storyOf(draft)),
    send: (draft) => onKeep(storyOf(draft)),
    failure: (error) => ({ title: bankFailure(error) }),
  });
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={texts.form}
      className="@container grid max-w-2xl gap-4"
    >
      <Field label={texts.title} hint={texts.titleHint} error={faults.title}>
        <Input
          name="title"
          autoComplete="off"
          // It was opened to be filled in.
          autoFocus
          maxLength={bankLimits.title}
          value={fields.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      </Field>
      {storyParts.map((part) => (
        <Field
          key={part}
          label={texts.parts[part]}
          optional={part !== "action"}
          hint={storyHint(part, fields)}
          error={faults[part]}
        >
          <Textarea
            name={part}
            rows={rows[part]}
            maxLength={bankLimits.part}
            value={fields[part]}
            onChange={(event) => set({ [part]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <RoleSelect role={fields.role} roles={roles} onChange={(role) => set({ role })} />
      <Field label={texts.terms} optional hint={texts.termsHint} error={faults.terms}>
        <Input
          name="terms"
          autoComplete="off"
          value={fields.terms}
          onChange={(event) => set({ terms: event.currentTarget.value })}
        />
      </Field>
      <FormButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

interface RoleSelectProps {
  role: RoleName | null;
  roles: readonly HeldRole[];
  onChange: (role: RoleName | null) => void;
}

const kept = "kept";

/** The role a story is from; one that the resume no longer names stays a choice. */
function RoleSelect({ role, roles, onChange }: RoleSelectProps) {
  const chosen = chosenRole(roles, { role });
  const isOther = role !== null && chosen === null;
  const options = roleChoices(roles).map(({ value, label, title }) => ({
    value,
    label: value === elsewhere ? texts.noRole : (title ?? label),
  }));
  return (
    <Field label={texts.where}>
      <Select
        options={[...(isOther ? [{ value: kept, label: roleLabel(role) }] : []), ...options]}
        value={chosen ?? (isOther ? kept : elsewhere)}
        onValueChange={(value) => {
          if (value === kept) return;
          const next = roles[Number(value)];
          onChange(next ? { position: next.position, employer: next.employer } : null);
        }}
      />
    </Field>
  );
}
