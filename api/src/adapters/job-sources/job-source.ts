import type { SourceFetch, SourceMark } from "./source-fetch.ts";

/** An ad as its source tells it, in our words. */
export interface SourceJob {
  sourceId: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  url: string;
  /** Plain text. */
  description: string;
  /** Dollars a year; 0 is none. */
  salaryMin: number;
  salaryMax: number;
  /** Pay of another period in words; the sums are then for sorting. */
  payText?: string;
  jobType: string;
  experience: string;
  postedAt: Date | null;
  closesAt: Date | null;
}

export type SourceAnswer =
  | { isUnchanged: true }
  | ({
      isUnchanged: false;
      /** Ads in Australia. */
      jobs: SourceJob[];
      /** Ids of all ads that are open there, those included that are not sent again. */
      openIds: string[];
      /** Entries that could not be read. */
      skipped: number;
    } & SourceMark);

export interface ReadRequest {
  fetch: SourceFetch;
  mark: SourceMark;
  /** Ids that we hold already: their details need no second call. */
  knownIds: ReadonlySet<string>;
}

/** One board of one source. */
export interface JobSource {
  /** "greenhouse:cultureamp". */
  board: string;
  source: string;
  /** The lower, the nearer to the employer. */
  rank: number;
  /** Its answer lists all open ads: what is missing has closed. */
  isComplete: boolean;
  /** Least time between two visits. */
  pauseMs: number;
  /** @throws SourceError, one plain sentence. */
  read(request: ReadRequest): Promise<SourceAnswer>;
}

export const minute = 60_000;
