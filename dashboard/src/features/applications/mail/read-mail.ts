import PostalMime from "postal-mime";
import { wordsOfEmail } from "#shared/messages/email-words.ts";
import type { MessageWords } from "#shared/messages/message-words.ts";

/** More is no message to one person. */
const mostLength = 5_000_000;
const header = /^[A-Za-z][A-Za-z-]{0,60}:/;

/** A message's source begins with headers: two at least, each perhaps folded over several lines. */
function isSource(raw: string): boolean {
  const lines = raw.slice(0, 8000).split("\n");
  const [first, second] = lines.filter((line) => !/^[ \t]/.test(line));
  return [first, second].every((line) => line !== undefined && header.test(line));
}

const blocks = "br, p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote";

/** The words of an HTML message. A parsed document without a window loads no picture and runs nothing. */
function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const one of body.querySelectorAll("script, style, noscript, template")) one.remove();
  for (const one of body.querySelectorAll(blocks)) one.append("\n");
  for (const one of body.querySelectorAll("br")) one.replaceWith("\n");
  return body.textContent;
}

const tidy = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const parse = (source: ArrayBuffer | Uint8Array | string) =>
  PostalMime.parse(source, { maxNestingDepth: 20, forceRfc822Attachments: true });

/**
 * The words of a saved message (`.eml`), of a message's pasted source, or of a text as it was pasted. Read here in the
 * browser; nothing is loaded, run or stored. Never rejects: what cannot be parsed is read as it is.
 */
export async function readMail(given: string | File): Promise<MessageWords> {
  const bytes = typeof given === "string" ? null : await given.slice(0, mostLength).arrayBuffer();
  const raw = typeof given === "string" ? given.slice(0, mostLength).trimStart() : "";
  if (bytes === null && !isSource(raw)) return { subject: "", text: tidy(raw) };
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const words = await wordsOfEmail(await parse(bytes ?? raw), { htmlText: wordsOfHtml, parse, timeZone });
    return { ...words, subject: tidy(words.subject), text: tidy(words.text) };
  } catch {
    return { subject: "", text: tidy(bytes === null ? raw : new TextDecoder().decode(bytes)) };
  }
}
