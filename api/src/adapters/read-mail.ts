import PostalMime from "postal-mime";
import { htmlText } from "#shared/job-ad/page/html-text.ts";
import { wordsOfEmail } from "#shared/messages/email-words.ts";
import type { MessageWords } from "#shared/messages/message-words.ts";
import { openBytes } from "../bytes/open-outside.ts";
import type { OutsideBytes } from "../bytes/outside.ts";

/** Times of UTC are shown in it: the server does not know where the person is. */
const timeZone = "Australia/Sydney";

const parse = (source: Uint8Array) =>
  PostalMime.parse(source, { maxNestingDepth: 20, forceRfc822Attachments: true });

/**
 * The words of a message's source, with those of a message attached to it and the meeting of its calendar part.
 * Nothing is loaded or run.
 * @throws what the parser says of a source that is none.
 */
export async function readMailSource(source: OutsideBytes): Promise<MessageWords> {
  return wordsOfEmail(await parse(openBytes(source)), { htmlText, parse, timeZone });
}
