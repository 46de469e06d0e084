/**
 * The resume in the shape of JSON Resume, plus the lines that every value came from. Dates are `YYYY` or `YYYY-MM`;
 * `endDate: "present"` means a current role. A value that was not read is absent, never guessed. `lines` are ids into
 * `meta.lines`, which the fact check and the proof need.
 */

export type ResumeSection =
  | "header"
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "certificates"
  | "referees"
  | "other";

/** One visible line of the resume text. `id` is its index in `ResumeModel.meta.lines`. */
export interface ResumeLine {
  id: number;
  text: string;
  section: ResumeSection;
  /** Index into `work` if the line belongs to a work entry. */
  work?: number;
  /** True for a heading line such as "Experience". */
  heading?: boolean;
  /** The list mark before it. */
  mark?: string;
  /** True if an empty line was before it. */
  gapBefore?: boolean;
  /** Number of printed lines, if it was wrapped. */
  printed?: number;
}

export interface ResumeBasics {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  location?: string;
  profiles: string[];
  summary?: string;
  workRights?: string;
}

/** Fields of a role that a person can correct. */
export type WorkField = "name" | "position" | "location" | "startDate" | "endDate";

export interface WorkEntry {
  name?: string;
  position?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  highlights: string[];
  lines: number[];
  /** Values that were read with doubt: the field itself is absent until the person confirms or corrects it. */
  unsure?: { [Field in WorkField]?: string };
  /** True if the person checked this entry and confirmed it. */
  isChecked?: true;
}

export interface EducationEntry {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
  /** "studying", "in progress", "expected": true for a qualification that is not finished. */
  inProgress?: boolean;
  lines: number[];
  isChecked?: true;
}

export interface SkillGroup {
  name?: string;
  keywords: string[];
  lines: number[];
}

export interface Certificate {
  name: string;
  issuer?: string;
  date?: string;
  expires?: string;
  lines: number[];
}

export interface Referee {
  name: string;
  position?: string;
  contact?: string;
  lines: number[];
}

export interface ResumeModel {
  basics: ResumeBasics;
  work: WorkEntry[];
  education: EducationEntry[];
  skills: SkillGroup[];
  certificates: Certificate[];
  referees: Referee[];
  meta: {
    lines: ResumeLine[];
    /** Headings the reader did not recognise (READ issue F7). */
    unknownHeadings: string[];
    /** True if a date could not be read or formats are mixed (F8). */
    mixedDates: boolean;
    /** Ids of bullets that belong to no entry. */
    unplaced?: number[];
    /** True if the person checked what was read and confirmed it. */
    isConfirmed?: true;
  };
}
