import { readDate } from "#shared/language/dates.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const isDate = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** "2021-03" as "Mar 2021", "present" as "Present". */
export function dateWords(date: string | undefined): string {
  if (date === undefined) return "";
  if (date === "present") return "Present";
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`.trim();
}

/** "March 2021", "03/2021", "2021", "now" as the model's date; or a sentence. */
export function typedDate(typed: string, isEnd: boolean): { date: string } | { fault: string } {
  if (isEnd && /^(?:present|current|now|ongoing|today)$/i.test(typed)) return { date: "present" };
  const date = isDate.test(typed) ? typed : readDate(typed);
  if (date !== undefined && isDate.test(date)) return { date };
  return { fault: isEnd ? "Write it like Mar 2021, 2021 or Present" : "Write it like Mar 2021 or 2021" };
}

/** A typed date in the words it is shown in, or a sentence why it is none. */
export const checkDate = (isEnd: boolean) => (typed: string) => {
  const read = typedDate(typed, isEnd);
  return "fault" in read ? read : { value: dateWords(read.date) };
};

/** Shown as words, stored as the model's date. */
export function dateOf(words: string, isEnd: boolean): string {
  const read = typedDate(words, isEnd);
  return "date" in read ? read.date : words;
}
