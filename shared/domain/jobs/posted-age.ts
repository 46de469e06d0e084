const day = 86_400_000;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** 'Today', '1 day ago', '3 days ago', '1 week ago', '2 months ago'; weeks are rounded up. decision: D-40. */
export function postedAge(postedDate: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(postedDate)) / day);
  if (!(days > 0)) return "Today";
  if (days < 7) return counted(days, "day");
  if (days < 30) return counted(Math.ceil(days / 7), "week");
  return counted(Math.floor(days / 30), "month");
}
