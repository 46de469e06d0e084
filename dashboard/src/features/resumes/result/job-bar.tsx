import { Bookmark, MailOpen } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { applicationPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";

export interface JobBarProps {
  /** "" where the ad did not say. */
  jobTitle: string;
  company: string;
  /** The tracked job, once it is one. */
  applicationId: string | null;
  isBusy: boolean;
  onName: (name: { jobTitle: string; company: string }) => void;
  onSave: () => void;
  /** null where the plan writes no letters. */
  onLetter: (() => void) | null;
}

/** A pasted ad without a name is asked for it once, before anything else. */
export function isNameless({ applicationId, jobTitle, company }: JobBarProps): boolean {
  return applicationId === null && (jobTitle === "" || company === "");
}

/** How the file looks, what the result is for and the two ways on, the tracker and the letter; at the foot of the screen. */
export function JobBar(props: JobBarProps & { designs: ReactNode; download: ReactNode }) {
  const { jobTitle, applicationId, isBusy, onSave, onLetter, designs, download } = props;
  const onNavigate = useNavigateTo();
  return (
    <Card
      as="section"
      aria-label="This job"
      data-foot-bar
      className="z-20 mt-4 md:sticky md:bottom-0 md:mt-6 md:rounded-b-none md:shadow-bar"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-2.5 text-14 md:min-h-[var(--bar,0px)]">
        {designs}
        <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
          {applicationId === null ? "Not in your tracker yet." : "In your tracker: "}
          {applicationId !== null && (
            <TextLink href={applicationPath(applicationId)} onNavigate={onNavigate}>
              {jobTitle || "the saved job"}
            </TextLink>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {applicationId === null && (
            <Button
              compact
              icon={<Bookmark aria-hidden="true" />}
              busy={isBusy}
              busyLabel="Saving..."
              onClick={onSave}
              className="max-sm:flex-1"
            >
              Save this job
            </Button>
          )}
          {onLetter && (
            <Button
              compact
              icon={<MailOpen aria-hidden="true" />}
              onClick={onLetter}
              className="max-sm:flex-1"
            >
              Write the letter
            </Button>
          )}
          {download}
        </div>
      </div>
    </Card>
  );
}

/** What a pasted ad is called, where its first lines do not say. */
export function NameForm(props: Pick<JobBarProps, "jobTitle" | "company" | "isBusy" | "onName">) {
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
