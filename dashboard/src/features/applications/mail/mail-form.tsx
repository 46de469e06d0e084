import { useState } from "react";
import { type MailStatus, readMailStatus } from "#shared/domain/applications/mail/read-mail-status.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { calendarDay, plainDay } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { type ApplicationChange, useUpdateApplication } from "../use-update-application.ts";

const kindNames: Record<MailStatus["kind"], string> = {
  confirmation: "They have your application",
  invitation: "An invitation to interview",
  rejection: "A rejection",
  offer: "An offer",
  request: "They ask you for something",
};

const mostLength = 200_000;

/** Reads a pasted message or an `.eml` file here in the browser, and proposes; nothing changes without a yes. */
export function MailForm({ application }: { application: ApplicationDetail }) {
  const [text, setText] = useState("");
  const [read, setRead] = useState<MailStatus | "nothing" | "failed" | null>(null);
  const look = async (message: string | File) => {
    try {
      const { readMail } = await import("./read-mail.ts");
      const words = await readMail(message);
      setText(words.text.slice(0, mostLength));
      setRead(readMailStatus(words, calendarDay(new Date())) ?? "nothing");
    } catch {
      // Without a connection the reader's own file does not come.
      setRead("failed");
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label="Message" hint="Read in this browser only. Nothing in it is loaded or kept.">
        <Textarea
          name="mail"
          rows={5}
          maxLength={mostLength}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRead(null);
          }}
        />
      </Field>
      <Field label="Or a saved message (.eml)">
        <Input
          type="file"
          name="mail-file"
          accept=".eml,message/rfc822"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void look(file);
          }}
        />
      </Field>
      <Button disabled={text.trim() === ""} onClick={() => void look(text)}>
        Read the message
      </Button>
      <div role="status">
        {read === "nothing" && (
          <Notice>Nothing in it says how the application stands. Your text is still above.</Notice>
        )}
        {read === "failed" && (
          <Notice tone="danger">The message could not be read. Check your connection and try again.</Notice>
        )}
        {read !== null && read !== "nothing" && read !== "failed" && (
          <Proposal key={read.sentence} read={read} application={application} onDone={() => setRead(null)} />
        )}
      </div>
    </div>
  );
}

interface ProposalProps {
  read: MailStatus;
  application: ApplicationDetail;
  onDone: () => void;
}

function changeOf({ status, date, time }: MailStatus, application: ApplicationDetail): ApplicationChange {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    ...(status !== null && status !== application.status && { status }),
    ...(date !== null && { interviewDate: date, timeZone, ...(time !== "" && { interviewTime: time }) }),
  };
}

/** What the message says, in its own sentence, and what a yes would change. */
function Proposal({ read, application, onDone }: ProposalProps) {
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
        <p>It changes nothing here: the application stands so already.</p>
      ) : (
        <>
          <p>Change {changes}?</p>
          <span className="flex flex-wrap gap-2">
            <Button variant="primary" busy={isPending} onClick={() => mutate(change)}>
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
