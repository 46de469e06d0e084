import { ExternalLink, Pencil } from "lucide-react";
import { useState } from "react";
import { updateApplicationBody } from "#shared/contract/applications/applications.ts";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { lineFieldNames, lineFields } from "#shared/domain/applications/line-fields.ts";
import { longDate } from "#shared/domain/dates.ts";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { webLink } from "../application-actions.ts";
import type { ApplicationDetail } from "../application-cache.ts";
import { Fact } from "../fact.tsx";
import type { SharedName } from "../shared-values.ts";
import { useSharedFields } from "../use-shared-fields.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

const inputs = [
  { name: "jobTitle", label: "Job title", field: "job title" },
  { name: "company", label: "Company", field: "company" },
  ...lineFieldNames.map((name) => ({ name, label: lineFields[name].label, field: lineFields[name].logName })),
  { name: "jobUrl", label: "Job URL", field: "link" },
] as const satisfies { name: SharedName; label: string; field: string }[];
type Name = (typeof inputs)[number]["name"];
const names = inputs.map(({ name }) => name);

/** What the ad says of the job, corrected where it was read or typed wrongly. */
function DetailsForm({ application }: { application: ApplicationDetail }) {
  const { values, conflicts, state, set, saveNow, keepMine, takeTheirs } = useSharedFields(
    application,
    names,
  );
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const faultOf = (name: Name, text: string) =>
    updateApplicationBody.safeParse({ [name]: text }).error?.issues[0]?.message;
  return (
    <div className="grid gap-4">
      {inputs.map(({ name, label, field }) => (
        <div key={name} className="grid gap-2">
          <Field label={label} error={left.has(name) ? faultOf(name, values[name]) : undefined}>
            <Input
              name={name}
              type={name === "jobUrl" ? "url" : "text"}
              autoComplete="off"
              value={values[name]}
              onChange={(event) => {
                const text = event.currentTarget.value;
                set(name, text, faultOf(name, text) === undefined);
              }}
              onBlur={() => {
                setLeft((before) => new Set([...before, name]));
                saveNow();
              }}
            />
          </Field>
          {conflicts[name] !== undefined && (
            <ConflictNotice
              field={field}
              theirs={conflicts[name]}
              mine={values[name]}
              onTakeTheirs={() => takeTheirs(name)}
              onKeepMine={() => keepMine(name)}
            />
          )}
        </div>
      ))}
      {Object.keys(conflicts).length === 0 && <SaveNote state={state} onRetry={saveNow} />}
    </div>
  );
}

interface FactsCardProps {
  application: ApplicationDetail;
  /** Opened from the menu. */
  startsEditing: boolean;
}

/** The facts of the ad, and where they are corrected. */
export function FactsCard({ application, startsEditing }: FactsCardProps) {
  const [isEditing, setIsEditing] = useState(startsEditing);
  const { createdAt, jobUrl } = application;
  const lines = lineFieldNames.flatMap((name) => {
    const { label, emptyText } = lineFields[name];
    const text = application[name] || emptyText;
    return text ? [{ name, label, text }] : [];
  });
  const ad = webLink(jobUrl);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Details" />
      <CardBody className="grid gap-4">
        <dl className="grid gap-2 text-14">
          <Fact label="Applied">{appliedDay(application) ?? "Not applied yet"}</Fact>
          <Fact label="Saved">{longDate(createdAt)}</Fact>
          {lines.map(({ name, label, text }) => (
            <Fact key={name} label={label}>
              {text}
            </Fact>
          ))}
          {ad && (
            <Fact label="Ad">
              <a
                href={ad}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-paper text-primary underline decoration-1 decoration-primary/40 underline-offset-3 pointer-coarse:min-h-11"
              >
                <span className="truncate">{new URL(ad).hostname.replace(/^www\./, "")}</span>
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="sr-only">, opens in a new tab</span>
              </a>
            </Fact>
          )}
        </dl>
        {isEditing && <DetailsForm application={application} />}
      </CardBody>
      <CardFooter>
        <Button
          compact
          variant="ghost"
          className="-ml-3"
          icon={<Pencil aria-hidden="true" />}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          {isEditing ? "Done" : "Edit details"}
        </Button>
      </CardFooter>
    </Card>
  );
}
