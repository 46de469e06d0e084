import type { ReactNode } from "react";
import type { Profile } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { autofillTexts as texts } from "./autofill-texts.ts";
import { draftErrors, draftOf, type ProfileDraft, profileOf } from "./profile-draft.ts";
import { type ProfileField as FieldOf, profileParts } from "./profile-fields.ts";
import { TermsFields } from "./terms-fields.tsx";
import { useSaveProfile } from "./use-autofill.ts";
import { WorkRightsFields } from "./work-rights-fields.tsx";

interface ProfileFieldProps {
  field: FieldOf;
  value: string;
  error: string | undefined;
  /** The value is the resume's, and not stored yet. */
  isProposed: boolean;
  onChange: (value: string) => void;
}

/** One line of the profile. A value from elsewhere than the choices stays among them. */
function ProfileField({ field, value, error, isProposed, onChange }: ProfileFieldProps) {
  const { line, label, type, choices, autoComplete, hint, isWide } = field;
  return (
    <Field
      label={label}
      error={error}
      hint={isProposed ? texts.fromResume : hint}
      className={isWide ? "@md:col-span-2" : undefined}
    >
      {choices ? (
        <Select
          name={line}
          placeholder={texts.notSaid}
          options={
            choices.some((one) => one.value === value) || value === ""
              ? choices
              : [...choices, { value, label: value }]
          }
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : type === "long" ? (
        <Textarea name={line} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <Input
          name={line}
          type={type ?? "text"}
          autoComplete={autoComplete ?? "off"}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export interface ProfileFormProps {
  profile: Profile;
  /** What the default resume says of empty lines. */
  suggested: Record<string, string>;
}

/** The whole profile. Proposals of the resume are in it and are stored by saving. */
export function ProfileForm({ profile, suggested }: ProfileFormProps) {
  const keep = useSaveProfile();
  const { toast } = useToast();
  const { fields, faults, isBusy, element, set, submit } = useForm<ProfileDraft>({
    initial: draftOf(profile, suggested),
    errorsOf: draftErrors,
    send: async (draft) => {
      await keep(profileOf(draft));
      toast(texts.saved);
    },
    failure: () => texts.failed,
  });
  const count = Object.keys(suggested).length;
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={texts.formLabel} className="grid gap-8">
      {profileParts.map((part) => (
        <Part key={part.title} title={part.title} text={part.text}>
          <div className="grid gap-4 @md:grid-cols-2">
            {part.fields.map((field) => (
              <ProfileField
                key={field.line}
                field={field}
                value={fields[field.line]}
                error={faults[field.line]}
                isProposed={
                  suggested[field.line] !== undefined && suggested[field.line] === fields[field.line]
                }
                onChange={(value) => set({ [field.line]: value })}
              />
            ))}
          </div>
        </Part>
      ))}
      <Part
        title="Work rights"
        text="Asked by nearly every form. For a country that is not here, the question is left to you."
      >
        <WorkRightsFields
          rights={fields.workRights}
          error={faults.workRights}
          onChange={(workRights) => set({ workRights })}
        />
      </Part>
      <Part title="Start and pay" text="Written only where a form asks.">
        <TermsFields draft={fields} faults={faults} set={set} />
      </Part>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {count > 0 && <p className="text-13 text-muted">{texts.proposed(count)}</p>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <SettingsSection title={title} text={text}>
      <Card>
        <CardBody>{children}</CardBody>
      </Card>
    </SettingsSection>
  );
}
