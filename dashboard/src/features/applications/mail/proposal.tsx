import type { Application } from "#shared/contract/applications/application.ts";
import type { MessageReading } from "#shared/domain/applications/message-kinds.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { type ApplicationChange, useUpdateApplication } from "../use-update-application.ts";

const kindNames: Record<MessageReading["kind"], string> = {
  confirmation: "They have your application",
  invitation: "An invitation to interview",
  changed: "A change to an interview",
  rejection: "A rejection",
  offer: "An offer",
  request: "They ask you for something",
};

export interface ProposalProps {
  read: MessageReading;
  application: Pick<Application, "id" | "status">;
  /** No was pressed. */
  onDone: () => void;
  onChanged?: () => void;
}

function changeOf(
  { status, date, time }: MessageReading,
  application: Pick<Application, "status">,
): ApplicationChange {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    ...(status !== null && status !== application.status && { status }),
    ...(date !== null && { interviewDate: date, timeZone, ...(time !== "" && { interviewTime: time }) }),
  };
}

/** What the message says, in its own sentence, and what a yes would change. */
export function Proposal({ read, application, onDone, onChanged }: ProposalProps) {
  const { mutate, isPending, isSuccess, isError } = useUpdateApplication(application.id);
  const change = changeOf(read, application);
  const day = read.date === null ? "" : [plainDay(read.date), read.time].filter(Boolean).join(", ");
  const changes = [
    ...(change.status ? [`status to ${statusLabel(change.status)}`] : []),
    ...(change.interviewDate ? [`interview date to ${day}`] : []),
  ].join(", ");
  return (
    <div className="grid gap-3 rounded-control bg-sunken px-4 py-3 text-14">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{kindNames[read.kind]}</span>
        <Badge plain tone={read.isClear ? "success" : "accent"}>
          {read.isClear ? "Clear" : "Likely"}
        </Badge>
      </p>
      <blockquote className="border-l-2 border-line pl-3 text-muted">“{read.sentence}”</blockquote>
      {isSuccess ? (
        <p>Changed.{read.date === null ? "" : " The interview is in your calendar file, too."}</p>
      ) : changes === "" ? (
        <p>
          {read.isClear
            ? "Nothing to change: the application says so already."
            : "We\u2019re not sure enough to propose a change. You can set the status yourself."}
        </p>
      ) : (
        <>
          <p>Change {changes}?</p>
          <span className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => mutate(change, { onSuccess: () => onChanged?.() })}
            >
              Yes, change it
            </Button>
            <Button onClick={onDone}>No</Button>
          </span>
        </>
      )}
      {isError && <p className="text-danger">This did not work. Nothing was changed; please try again.</p>}
    </div>
  );
}
