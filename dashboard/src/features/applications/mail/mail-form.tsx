import { useState } from "react";
import type { MessageReading } from "#shared/domain/applications/message-kinds.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { ForwardHint } from "./forward-hint.tsx";
import { Proposal } from "./proposal.tsx";

const mostLength = 200_000;

/** Reads a pasted message or an `.eml` file here in the browser, and proposes; nothing changes without a yes. */
export function MailForm({ application }: { application: ApplicationDetail }) {
  const [text, setText] = useState("");
  const [read, setRead] = useState<MessageReading | "nothing" | "failed" | null>(null);
  const look = async (message: string | File) => {
    try {
      const [{ readMail }, { readMessage }] = await Promise.all([
        import("./read-mail.ts"),
        import("#shared/messages/read-message.ts"),
      ]);
      const words = await readMail(message);
      setText(words.text.slice(0, mostLength));
      setRead(readMessage(words, calendarDay(new Date())) ?? "nothing");
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
      <ForwardHint />
      <div role="status">
        {read === "nothing" && (
          <Notice>We couldn't find a status in this message. Your text is still above.</Notice>
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
