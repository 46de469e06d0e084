/** The only reader of the real clock in the panel, and how the panel writes days: day first, month in words. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** Today in the reader's own time zone, `YYYY-MM-DD`: what scores are reckoned from. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const long = { day: "numeric", month: "long", year: "numeric" } as const;

/** '3 March 2026', from an instant. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat("en-AU", long).format(new Date(moment));
}

/** '3 March 2026', from a calendar day `YYYY-MM-DD`, the same in every time zone. */
export function calendarDayText(day: string): string {
  return new Intl.DateTimeFormat("en-AU", { ...long, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** '3 March 2026, 2:05 pm', from an instant. */
export function momentText(moment: string): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-AU", { ...long, ...time }).format(new Date(moment));
}

/** 'today', '1 day ago', up to two weeks; then the day itself. */
export function agoText(moment: string, now: string): string {
  const midnight = (text: string) => new Date(text).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (days <= 0) return "today";
  if (days === 1) return "1 day ago";
  return days < 14 ? `${days} days ago` : `on ${dayText(moment)}`;
}

/** The zone that the person's dates are meant in. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
