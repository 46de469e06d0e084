import { type FormEvent, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

interface NameFormProps {
  /** "" where the ad did not say. */
  jobTitle: string;
  company: string;
  isBusy: boolean;
  onName: (name: { jobTitle: string; company: string }) => void;
}

/** What a pasted ad is called, where its first lines do not say. */
export function NameForm(props: NameFormProps) {
  const [jobTitle, setJobTitle] = useState(props.jobTitle);
  const [company, setCompany] = useState(props.company);
  const isWhole = jobTitle.trim() !== "" && company.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) props.onName({ jobTitle: jobTitle.trim(), company: company.trim() });
  };
  return (
    <Card as="section" aria-label="This job">
      <CardBody>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label="What is this job called?" className="min-w-48 flex-1">
            <Input
              name="jobTitle"
              autoComplete="off"
              maxLength={300}
              value={jobTitle}
              onChange={(event) => setJobTitle(event.currentTarget.value)}
            />
          </Field>
          <Field label="Company" className="min-w-48 flex-1">
            <Input
              name="company"
              autoComplete="off"
              maxLength={300}
              value={company}
              onChange={(event) => setCompany(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" disabled={!isWhole} busy={props.isBusy} busyLabel="Saving...">
            Name it
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
