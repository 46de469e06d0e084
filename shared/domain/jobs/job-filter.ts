/** Search and filters of the board. decision: D-42. */
export interface JobFilter {
  /** Searches title, company, location and skills. */
  search?: string | undefined;
  /** 'all' or empty does not filter, here and below. */
  location?: string | undefined;
  jobType?: string | undefined;
  experience?: string | undefined;
}

/** The words of the search box; title, company, location or skills must contain each. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
}

/** The filter's value, or undefined if it does not filter. */
export function chosen(value: string | undefined): string | undefined {
  return value === undefined || value === "" || value.toLowerCase() === "all" ? undefined : value;
}
