import { Trash2 } from "lucide-react";
import type { CriteriaSet } from "#shared/contract/criteria-sets.ts";
import { criteriaLimits } from "#shared/domain/criteria/criterion.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { criteriaPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import type { Errors } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { criteriaTexts as texts } from "./criteria-texts.ts";
import { openDesk, useSets } from "./use-sets.ts";

interface NewDeskViewProps {
  onOpened: (id: string) => void;
  onNavigate: (href: string) => void;
}

interface Pasted {
  jobTitle: string;
  company: string;
  text: string;
  is: "ad" | "list";
}

const nothing: Pasted = { jobTitle: "", company: "", text: "", is: "list" };

function errorsOf({ jobTitle, text }: Pasted): Errors<Pasted> {
  return {
    ...(jobTitle.trim() === "" && { jobTitle: "Please enter the job title" }),
    ...(text.trim() === "" && { text: "Please paste the ad or the criteria" }),
  };
}

/** A desk for a job that is not saved: paste what the ad asks for; those opened before are below. */
export function NewDeskView({ onOpened, onNavigate }: NewDeskViewProps) {
  const { sets, remove } = useSets();
  const { fields, faults, isBusy, element, set, submit } = useForm<Pasted>({
    ...{ initial: nothing, errorsOf },
    send: (pasted) => openDesk(pasted).then(onOpened),
    failure: () => ({ title: texts.failed }),
  });
  return (
    <div className="grid gap-4 md:gap-6">
      <Card>
        <CardBody>
          <form ref={element} noValidate onSubmit={submit} aria-label={texts.newTitle} className="grid gap-4">
            <div className="grid gap-4 md:grid-cols-2">
              <Field label="Job title" error={faults.jobTitle}>
                <Input
                  name="jobTitle"
                  maxLength={200}
                  value={fields.jobTitle}
                  onChange={(event) => set({ jobTitle: event.currentTarget.value })}
                />
              </Field>
              <Field label="Employer">
                <Input
                  name="company"
                  maxLength={200}
                  value={fields.company}
                  onChange={(event) => set({ company: event.currentTarget.value })}
                />
              </Field>
            </div>
            <Field label="What you paste">
              <Select<Pasted["is"]>
                options={[
                  { value: "list", label: texts.isList },
                  { value: "ad", label: texts.isAd },
                ]}
                value={fields.is}
                onValueChange={(is) => set({ is })}
              />
            </Field>
            <Field label={texts.pasteHere} error={faults.text}>
              <Textarea
                name="text"
                rows={10}
                maxLength={criteriaLimits.pasted}
                value={fields.text}
                onChange={(event) => set({ text: event.currentTarget.value })}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              className="justify-self-end"
              busy={isBusy}
              busyLabel={texts.opening}
            >
              {texts.open}
            </Button>
          </form>
        </CardBody>
      </Card>
      {sets.length > 0 && (
        <Card as="section" inset={16}>
          <CardHeader title={texts.before} />
          <CardBody>
            <ul className="grid gap-3">
              {sets.map((one) => (
                <SetLine key={one.id} set={one} onNavigate={onNavigate} onRemove={remove} />
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
    </div>
  );
}

interface SetLineProps {
  set: CriteriaSet;
  onNavigate: (href: string) => void;
  onRemove: (id: string) => Promise<unknown>;
}

function SetLine({ set: { id, jobTitle, company, changedAt }, onNavigate, onRemove }: SetLineProps) {
  const { toast } = useToast();
  const name = [jobTitle, company].filter(Boolean).join(", ") || "Job without a name";
  const drop = () =>
    onRemove(id).then(
      () => toast(texts.deleted),
      () => toast({ variant: "destructive", title: texts.failed }),
    );
  return (
    <li className="flex items-center justify-between gap-3 text-14">
      <span className="min-w-0">
        <TextLink href={criteriaPath(id)} onNavigate={onNavigate} className="break-words">
          {name}
        </TextLink>
        <span className="block text-13 text-muted">Changed {plainDay(changedAt.slice(0, 10))}</span>
      </span>
      <IconButton label={texts.deleteSet(name)} icon={<Trash2 />} onClick={() => void drop()} />
    </li>
  );
}
