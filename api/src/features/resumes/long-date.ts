const format = new Intl.DateTimeFormat("en-AU", {
  day: "2-digit",
  month: "long",
  year: "numeric",
  timeZone: "Australia/Sydney",
});

/** "05 March 2026": the date our own documents carry, as the day is in Sydney. */
export function longDate(date: Date): string {
  return format.format(date);
}
