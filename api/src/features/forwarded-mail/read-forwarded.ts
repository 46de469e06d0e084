import { applicationOfMail } from "#shared/domain/applications/mail/application-of-mail.ts";
import {
  type MailStatus,
  type MailWords,
  readMailStatus,
} from "#shared/domain/applications/mail/read-mail-status.ts";
import { readMailSource } from "../../adapters/read-mail.ts";
import type { OutsideBytes } from "../../bytes/outside.ts";

export interface ForwardedReading {
  subject: string;
  reading: MailStatus | null;
  applicationId: string | null;
}

/** Some programs quote what they forward. What stands plain is asked first: it is the employer's, or the person's own. */
function statusOf(words: MailWords, asOf: string): MailStatus | null {
  return (
    readMailStatus(words, asOf) ?? readMailStatus({ ...words, text: words.text.replace(/^> ?/gm, "") }, asOf)
  );
}

/** Reads one forwarded message; runs on a thread. A source that cannot be parsed says nothing. */
export async function readForwarded({
  source,
  applications,
  asOf,
}: {
  source: OutsideBytes;
  applications: readonly { id: string; jobTitle: string; company: string }[];
  asOf: string;
}): Promise<ForwardedReading> {
  const words = await readMailSource(source).catch((): MailWords => ({ subject: "", text: "" }));
  return {
    subject: words.subject,
    reading: statusOf(words, asOf),
    applicationId: applicationOfMail(words, applications),
  };
}
