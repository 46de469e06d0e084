export interface JobFilter {
  /** In title, company or location. */
  search?: string | undefined;
  /** 'all' or empty is no filter, here and below. */
  location?: string | undefined;
  jobType?: string | undefined;
  experience?: string | undefined;
}

interface Filtered {
  title: string;
  company: string;
  location: string;
  jobType: string;
  experience: string;
  isRemote: boolean;
}

/** The words of the search box: each must stand in title, company or location. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
}

/** The filter's value, or undefined where it filters nothing. */
export function chosen(value: string | undefined): string | undefined {
  return value === undefined || value === "" || value.toLowerCase() === "all" ? undefined : value;
}

/**
 * Search and filters of the board (part 1, section 5): case-insensitive, location by substring, type and experience
 * exactly. 'Remote' as a place or as a type also finds ads read as remote. decision: D-42.
 */
export function filterJobs<J extends Filtered>(all: readonly J[], filter: JobFilter): J[] {
  const words = searchWords(filter.search);
  const location = chosen(filter.location)?.toLowerCase();
  const jobType = chosen(filter.jobType);
  const experience = chosen(filter.experience);
  return all.filter((job) => {
    const text = `${job.title}\n${job.company}\n${job.location}`.toLowerCase();
    const isRemote = job.isRemote;
    return (
      words.every((word) => text.includes(word)) &&
      (!location || job.location.toLowerCase().includes(location) || (location === "remote" && isRemote)) &&
      (!jobType || job.jobType === jobType || (jobType === "Remote" && isRemote)) &&
      (!experience || job.experience === experience)
    );
  });
}
