import type { MessageReading } from "#shared/domain/applications/message-kinds.ts";
import { applicationOfMessage } from "#shared/messages/application-of-message.ts";
import type { MessageWords } from "#shared/messages/message-words.ts";
import { readMessage } from "#shared/messages/read-message.ts";
import { readMailSource } from "../../adapters/read-mail.ts";
import type { OutsideBytes } from "../../bytes/outside.ts";

export interface ForwardedReading {
  subject: string;
  reading: MessageReading | null;
  applicationId: string | null;
}

/** Some programs quote what they forward. What is not quoted is read first: it is the employer's, or the person's own. */
function statusOf(words: MessageWords, asOf: string): MessageReading | null {
  return readMessage(words, asOf) ?? readMessage({ ...words, text: words.text.replace(/^> ?/gm, "") }, asOf);
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
  const words = await readMailSource(source).catch((): MessageWords => ({ subject: "", text: "" }));
  return {
    subject: words.subject,
    reading: statusOf(words, asOf),
    applicationId: applicationOfMessage(words, applications),
  };
}
