import PostalMime from "postal-mime";
import type { MailWords } from "#shared/domain/applications/mail/read-mail-status.ts";
import { htmlText } from "#shared/job-ad/page/html-text.ts";
import { openBytes } from "../bytes/open-outside.ts";
import type { OutsideBytes } from "../bytes/outside.ts";

/** Letters of a message that are read; more is a newsletter. */
const mostText = 60_000;

/**
 * The words of a message's source, pictures and attachments left aside: nothing is loaded or run.
 * @throws what the parser says of a source that is none.
 */
export async function readMailSource(source: OutsideBytes): Promise<MailWords> {
  const {
    subject = "",
    text = "",
    html = "",
  } = await PostalMime.parse(openBytes(source), { maxNestingDepth: 20 });
  const words = text.trim() === "" ? htmlText(html.slice(0, 1_000_000)) : text;
  return { subject: subject.trim().slice(0, 300), text: words.slice(0, mostText) };
}
