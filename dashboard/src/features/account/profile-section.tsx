import { profileBody, type Settings } from "#shared/contract/account.ts";
import { longDate } from "#shared/domain/dates.ts";
import { planLabel, type Tier } from "#shared/domain/plans.ts";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { CurrentPasswordField } from "../../platform/forms/current-password-field.tsx";
import { errorsOf } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { AddressLine } from "./address-line.tsx";
import { PictureButtons } from "./picture-buttons.tsx";
import { profileTexts as texts } from "./settings-texts.ts";
import { useSettingsCache } from "./use-settings.ts";

export interface ProfileSectionProps {
  user: { fullName: string; email: string; profileImageUrl: string | null };
  tier: Tier;
  settings: Settings;
  /** Loads the current user anew: the shell shows the name. */
  onSaved: () => Promise<void>;
}

/** Name, address and phone. Another address asks for the password. */
export function ProfileSection({ user, tier, settings, onSaved }: ProfileSectionProps) {
  const cache = useSettingsCache();
  const { toast } = useToast();
  const kept = { fullName: user.fullName, email: user.email, phone: settings.phone, currentPassword: "" };
  const isMoved = (email: string) => email.trim().toLowerCase() !== user.email;
  const { fields, faults, isBusy, element, set, reset, submit } = useForm({
    initial: kept,
    errorsOf: (one) => errorsOf<typeof kept>(profileBody.safeParse(one)),
    send: async ({ currentPassword, ...profile }) => {
      const body = isMoved(profile.email) ? { ...profile, currentPassword } : profile;
      const stored = await api.account.updateProfile({ body });
      const { linkSentTo, ...shown } = stored;
      cache.put({ phone: stored.phone, linkSentTo });
      await onSaved();
      reset({ ...shown, currentPassword: "" });
      toast(texts.saved);
    },
    failure: () => texts.failed,
  });
  const isChanged =
    fields.fullName !== kept.fullName || fields.email !== kept.email || fields.phone !== kept.phone;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        <form ref={element} noValidate onSubmit={submit} aria-label={texts.title}>
          <CardBody className="grid gap-4">
            <PersonLine user={user} tier={tier} since={settings.createdAt} onSaved={onSaved} />
            <Field required label={texts.fullName} error={faults.fullName}>
              <Input
                name="fullName"
                autoComplete="name"
                value={fields.fullName}
                onChange={(event) => set({ fullName: event.currentTarget.value })}
              />
            </Field>
            <Field
              required
              label={texts.email}
              error={faults.email}
              hint={settings.hasPassword ? undefined : texts.googleHint}
            >
              <Input
                type="email"
                name="email"
                autoComplete="email"
                readOnly={!settings.hasPassword}
                value={fields.email}
                onChange={(event) => set({ email: event.currentTarget.value })}
              />
            </Field>
            <AddressLine email={user.email} settings={settings} />
            {isMoved(fields.email) && (
              <CurrentPasswordField
                label={texts.currentPassword}
                hint={texts.currentPasswordHint}
                error={faults.currentPassword}
                value={fields.currentPassword}
                onChange={(currentPassword) => set({ currentPassword })}
              />
            )}
            <Field optional label={texts.phone} hint={texts.phoneHint} error={faults.phone}>
              <Input
                type="tel"
                name="phone"
                autoComplete="tel"
                value={fields.phone}
                onChange={(event) => set({ phone: event.currentTarget.value })}
              />
            </Field>
          </CardBody>
          <CardFooter>
            <p className="text-13 text-muted">{isChanged ? texts.unsaved : ""}</p>
            <div className="ml-auto flex flex-wrap gap-2">
              {isChanged && (
                <Button variant="ghost" onClick={() => reset(kept)}>
                  {texts.discard}
                </Button>
              )}
              <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
                {texts.save}
              </Button>
            </div>
          </CardFooter>
        </form>
      </Card>
    </SettingsSection>
  );
}

type PersonLineProps = Pick<ProfileSectionProps, "user" | "tier" | "onSaved"> & { since: string };

function PersonLine({ user, tier, since, onSaved }: PersonLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-b border-line pb-4">
      <Avatar name={user.fullName} src={user.profileImageUrl ?? undefined} className="size-14 text-22!" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="truncate font-medium">{user.fullName}</p>
        <p className="text-14 text-muted">
          {planLabel(tier)}, here since {longDate(since)}
        </p>
      </div>
      <PictureButtons hasPicture={user.profileImageUrl !== null} onChanged={onSaved} />
    </div>
  );
}
