/** Search and filters of the board. decision: D-42. */
export interface JobFilter {
  /** In title, company, location or skills. */
  search?: string | undefined;
  /** 'all' or empty is no filter, here and below. */
  location?: string | undefined;
  jobType?: string | undefined;
  experience?: string | undefined;
}

/** The words of the search box: each must be in title, company, location or skills. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
}

/** The filter's value, or undefined where it filters nothing. */
export function chosen(value: string | undefined): string | undefined {
  return value === undefined || value === "" || value.toLowerCase() === "all" ? undefined : value;
}
