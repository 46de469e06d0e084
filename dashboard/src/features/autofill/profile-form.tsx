import type { ReactNode } from "react";
import type { Profile } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { useForm } from "../../platform/use-form.ts";
import { autofillTexts as texts } from "./autofill-texts.ts";
import { draftFaults, draftOf, type ProfileDraft, profileOf } from "./profile-draft.ts";
import { ProfileField } from "./profile-field.tsx";
import { profileParts } from "./profile-fields.ts";
import { TermsFields } from "./terms-fields.tsx";
import { useKeepProfile } from "./use-autofill.ts";
import { WorkRightsFields } from "./work-rights-fields.tsx";

export interface ProfileFormProps {
  profile: Profile;
  /** What the default resume says of empty lines. */
  suggested: Record<string, string>;
}

/** The whole profile. Proposals of the resume stand in it and are kept by saving. */
export function ProfileForm({ profile, suggested }: ProfileFormProps) {
  const keep = useKeepProfile();
  const { toast } = useToast();
  const { fields, faults, isBusy, element, set, submit } = useForm<ProfileDraft>({
    initial: draftOf(profile, suggested),
    faultsOf: draftFaults,
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
