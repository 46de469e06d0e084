import { mostRecognisedPages } from "./document-facts.ts";

/** The note about text that was recognised in pictures. */
export const recognisedSentence = "Read from a picture of the page: check names, dates and numbers.";

/** "Pages 11 and 12 were not read: ..."; it names the limit if that is the reason. */
export function unreadSentence(unread: readonly number[]): string {
  const last = unread.at(-1);
  const pages =
    unread.length === 1 ? `Page ${last} was` : `Pages ${unread.slice(0, -1).join(", ")} and ${last} were`;
  const isOverLimit = unread.some((page) => page > mostRecognisedPages);
  const reason = isOverLimit
    ? `only ${mostRecognisedPages} pages of a scan are read`
    : "no words could be made out";
  return `${pages} not read: ${reason}.`;
}
