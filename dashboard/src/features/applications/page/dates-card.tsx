import { BellRing, CalendarPlus } from "lucide-react";
import { useState } from "react";
import { updateApplicationBody } from "#shared/contract/applications/applications.ts";
import { nextDate } from "#shared/domain/applications/next-date.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { calendarDay, longDate } from "#shared/domain/dates.ts";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Tip } from "../../../platform/tip.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { filesApi } from "../files-api.ts";
import { inTurn } from "../in-turn.ts";
import { useFileDownload } from "../use-file-download.ts";
import { useFollowUp } from "../use-follow-up.ts";
import { useSharedFields } from "../use-shared-fields.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

const names = ["closingDate", "followUpDate", "interviewDate", "interviewTime"] as const;
type Name = (typeof names)[number];

const inputs: readonly { name: Name; label: string; field: string; type: string }[] = [
  { name: "closingDate", label: "Closing date", field: "closing date", type: "date" },
  { name: "followUpDate", label: "Follow-up date", field: "follow-up date", type: "date" },
  { name: "interviewDate", label: "Interview date", field: "interview date", type: "date" },
  { name: "interviewTime", label: "Interview time", field: "interview time", type: "time" },
];

/** What comes next, by its dates: saved as they are typed, reminded of in time, and there for the calendar. */
export function DatesCard({ application }: { application: ApplicationDetail }) {
  const { values, conflicts, state, set, saveNow, keepMine, takeTheirs } = useSharedFields(
    application,
    names,
  );
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const faultOf = (name: Name, text: string) =>
    updateApplicationBody.safeParse({ [name]: text }).error?.issues[0]?.message;
  const change = (name: Name, text: string) => {
    const fault = faultOf(name, text);
    // Nothing is called wrong while it is being typed: the error shows on leaving the field.
    if (!fault) setFaults((before) => ({ ...before, [name]: undefined }));
    set(name, text, !fault);
  };
  const isUnsent = !statusFacts[application.status].isSent;
  // Each only while it means something.
  const shown = inputs.filter(
    ({ name }) =>
      (name !== "interviewTime" || values.interviewDate) &&
      (name !== "closingDate" || isUnsent || values.closingDate),
  );
  const isConflicted = Object.keys(conflicts).length > 0;
  const next = nextDate(application, calendarDay(new Date()));
  return (
    <Card as="section">
      <CardHeader
        title={next?.title ?? "Next step"}
        text={next?.note}
        action={!isConflicted && <SaveNote state={state} onRetry={saveNow} />}
      />
      <CardBody className="grid gap-4 @md:grid-cols-3">
        {shown.map(({ name, label, field, type }) => (
          <div key={name} className="grid gap-2">
            <Field label={label} error={faults[name]}>
              <Input
                name={name}
                type={type}
                autoComplete="off"
                value={values[name]}
                onChange={(event) => change(name, event.currentTarget.value)}
                onBlur={() => {
                  setFaults((before) => ({ ...before, [name]: faultOf(name, values[name]) }));
                  saveNow();
                }}
              />
            </Field>
            {conflicts[name] !== undefined && (
              <ConflictNotice
                field={field}
                theirs={dateText(type, conflicts[name])}
                mine={dateText(type, values[name])}
                onTakeTheirs={() => takeTheirs(name)}
                onKeepMine={() => keepMine(name)}
              />
            )}
          </div>
        ))}
        {!next && (
          <p className="text-13 text-muted @md:col-span-3">
            Reminders come at 9 am: on the day of a follow-up, the day before an interview, two days before a
            saved job closes.
          </p>
        )}
      </CardBody>
      <CardFooter className="flex flex-wrap justify-start gap-2">
        <DateActions
          application={application}
          hasDates={Boolean(values.followUpDate || values.interviewDate || (isUnsent && values.closingDate))}
        />
      </CardFooter>
    </Card>
  );
}

function dateText(type: string, value: string): string {
  return type === "date" && value ? longDate(`${value}T12:00:00`) : value;
}

function DateActions({ application, hasDates }: { application: ApplicationDetail; hasDates: boolean }) {
  const { id } = application;
  const followUp = useFollowUp();
  const { busy, download } = useFileDownload();
  return (
    <>
      <Tip content={texts.followUpTip}>
        <Button compact icon={<BellRing aria-hidden="true" />} onClick={() => followUp(id)}>
          {texts.followUp}
        </Button>
      </Tip>
      {hasDates && (
        <Button
          compact
          icon={<CalendarPlus aria-hidden="true" />}
          busy={busy === "calendar"}
          busyLabel="Making it..."
          onClick={() =>
            void download(
              "calendar",
              // After what was just typed is stored.
              () => inTurn(id, () => filesApi.calendar({ params: { id } })),
              `kelpie-${application.company}.ics`,
            )
          }
        >
          Add to calendar
        </Button>
      )}
    </>
  );
}
