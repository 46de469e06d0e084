/** The log entry for a filled form: how many fields, and the form's labels of the first ones. */
export function filledText(asked: readonly string[]): string {
  const count = counted(asked.length, "field");
  const named = asked.slice(0, 6).map((words) => (words.length > 60 ? `${words.slice(0, 57)}...` : words));
  const more = asked.length > named.length ? ` and ${asked.length - named.length} more` : "";
  return `${count} (${named.join(", ")}${more})`;
}

import { counted } from "../text.ts";
