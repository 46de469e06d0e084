import { readCalendarPart } from "./calendar-part.ts";
import type { MessageWords } from "./message-words.ts";

/** A parsed e-mail, as `postal-mime` gives it. */
export interface ParsedEmail {
  subject?: string | undefined;
  text?: string | undefined;
  html?: string | undefined;
  date?: string | undefined;
  attachments: readonly { mimeType: string; content: ArrayBuffer | Uint8Array | string }[];
}

export interface EmailReaders {
  /** The words of a page, without its markup. */
  htmlText: (html: string) => string;
  parse: (source: Uint8Array) => Promise<ParsedEmail>;
  /** For times of UTC. */
  timeZone: string;
}

const mostHtml = 1_000_000;
const mostText = 60_000;
/** A forwarded message within a forwarded message, and no deeper. */
const mostNested = 2;

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

/** `YYYY-MM-DD` as it is written in the header, in the sender's own zone. */
function sentDay(date: string | undefined): string | undefined {
  const match = date === undefined ? null : /^(\d{4}-\d\d-\d\d)T/.exec(date);
  return match?.[1];
}

/**
 * The words of an e-mail: its plain text, or its page's; those of a message attached to it below; the meeting of its
 * calendar part. Nothing is loaded or run.
 */
export async function wordsOfEmail(
  email: ParsedEmail,
  readers: EmailReaders,
  depth = 0,
): Promise<MessageWords> {
  const { subject = "", text = "", html = "", attachments } = email;
  const own = text.trim() === "" ? readers.htmlText(html.slice(0, mostHtml)) : text;
  const calendar = attachments.find(({ mimeType }) => /^text\/calendar\b/i.test(mimeType));
  const attached = attachments.find(({ mimeType }) => /^message\/rfc822\b/i.test(mimeType));
  const inner =
    attached === undefined || depth >= mostNested
      ? undefined
      : await wordsOfEmail(await readers.parse(bytesOf(attached.content)), readers, depth + 1);
  const meeting =
    (calendar && readCalendarPart(new TextDecoder().decode(bytesOf(calendar.content)), readers.timeZone)) ??
    inner?.meeting;
  const sentOn = inner?.sentOn ?? sentDay(email.date);
  return {
    subject: (inner?.subject || subject).trim().slice(0, 300),
    text: [own, inner?.text ?? ""].join("\n\n").trim().slice(0, mostText),
    ...(sentOn === undefined ? {} : { sentOn }),
    ...(meeting === undefined ? {} : { meeting }),
  };
}
