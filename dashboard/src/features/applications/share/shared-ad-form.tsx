import { Bookmark } from "lucide-react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApplicationBody } from "#shared/contract/applications/applications.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { errorsOf } from "../../../platform/forms/form-errors.ts";
import { useForm } from "../../../platform/forms/use-form.ts";
import { type SharedAdFields, useSaveSharedAd } from "./use-shared-ad.ts";

export interface SharedAdFormProps {
  initial: SharedAdFields;
  /** Why the ad could not be read. */
  reason: string | null;
  onNavigate: (href: string) => void;
}

/** What was read of the ad, to correct and to save. Nothing is stored before Save: any page may link here. */
export function SharedAdForm({ initial, reason, onNavigate }: SharedAdFormProps) {
  const keep = useSaveSharedAd();
  const { toast } = useToast();
  const { fields, faults, isBusy, element, set, submit } = useForm<SharedAdFields>({
    initial,
    errorsOf: (given) => errorsOf(createApplicationBody.safeParse(given)),
    send: async (given) => {
      const { id, alreadySaved } = await keep(given);
      toast({ title: alreadySaved ? "You saved this job before" : "Job saved" });
      onNavigate(applicationPath(id));
    },
    failure: (error) => ({
      title: "Error",
      description:
        error instanceof ApiError && error.requiresUpgrade ? error.message : "Failed to save the job",
    }),
  });
  const line = (name: "jobTitle" | "company" | "location", label: string, required = false) => (
    <Field label={label} error={faults[name]} required={required}>
      <Input
        name={name}
        autoComplete="off"
        required={required}
        value={fields[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-4 shadow-1 md:p-6"
    >
      {reason && (
        <Notice tone="warn" title="The ad could not be read">
          {reason}
        </Notice>
      )}
      <p className="truncate text-14 text-muted">{fields.jobUrl}</p>
      {line("jobTitle", "Job title", true)}
      {line("company", "Company", true)}
      {line("location", "Location")}
      <Field label="Job description" error={faults.jobDescription}>
        <Textarea
          name="jobDescription"
          rows={8}
          value={fields.jobDescription}
          onChange={(event) => set({ jobDescription: event.currentTarget.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        icon={<Bookmark aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Saving..."
        className="justify-self-start max-sm:w-full"
      >
        Save job
      </Button>
    </form>
  );
}
