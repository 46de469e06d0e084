import { Bookmark, MailOpen } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { applicationPath } from "#shared/domain/pages.ts";
import { Button, type ButtonProps } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
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
      className="sticky bottom-0 z-20 mt-4 rounded-b-none shadow-bar md:mt-6"
    >
      <div className="flex min-h-[var(--bar)] items-center gap-x-3 gap-y-2 px-3 py-2 text-14 md:flex-wrap md:justify-between md:px-4">
        <div className="max-md:hidden">{designs}</div>
        <p
          className={classNames(
            "min-w-0 truncate md:flex-1",
            applicationId === null ? "sr-only" : "md:basis-32 md:text-right",
          )}
        >
          {applicationId === null ? (
            "Not in your tracker yet."
          ) : (
            <span className="max-md:sr-only">In your tracker: </span>
          )}
          {applicationId !== null && (
            <TextLink href={applicationPath(applicationId)} onNavigate={onNavigate}>
              <span className="md:hidden">Tracker</span>
              <span className="max-md:hidden">{jobTitle || "the saved job"}</span>
            </TextLink>
          )}
        </p>
        <div className="flex items-center gap-2 max-md:flex-1">
          {applicationId === null && (
            <BarButton
              icon={<Bookmark aria-hidden="true" />}
              busy={isBusy}
              busyLabel="Saving..."
              onClick={onSave}
            >
              Save this job
            </BarButton>
          )}
          {onLetter && (
            <BarButton icon={<MailOpen aria-hidden="true" />} onClick={onLetter}>
              Write the letter
            </BarButton>
          )}
          {download}
        </div>
      </div>
    </Card>
  );
}

/** Its words stand beside the icon where there is room for them. */
function BarButton({ children, busyLabel, ...rest }: ButtonProps) {
  return (
    <>
      <Button {...rest} busyLabel={busyLabel} className="max-md:hidden">
        {children}
      </Button>
      <IconButton
        variant="secondary"
        label={String(children)}
        icon={rest.icon}
        aria-busy={rest.busy || undefined}
        onClick={rest.busy ? undefined : rest.onClick}
        className="md:hidden"
      />
    </>
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
