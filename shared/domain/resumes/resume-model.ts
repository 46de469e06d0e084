/**
 * The resume as the product knows it: JSON Resume's shape plus the lines every value came from.
 * Dates are `YYYY` or `YYYY-MM`; `endDate: "present"` means the role is current. A value that was
 * not read is absent, never guessed. `lines` are ids into `meta.lines`: grounding and proof need them.
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
  /** Index into `work` when the line belongs to a work entry. */
  work?: number;
  /** True for a heading line such as "Experience". */
  heading?: boolean;
  /** The list mark that was before it. */
  mark?: string;
  /** An empty line was before it. */
  gapBefore?: boolean;
  /** How many printed lines it was, where a wrap broke it. */
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
  /** What was read and is not sure: the field itself is absent until the person confirms or corrects it. */
  unsure?: { [Field in WorkField]?: string };
  /** The person looked at this entry and said that it is right. */
  isChecked?: true;
}

export interface EducationEntry {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
  /** "studying", "in progress", "expected": a qualification not yet held. */
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
    /** True when some date could not be read or formats are mixed (F8). */
    mixedDates: boolean;
    /** Ids of points that belong to no entry. */
    unplaced?: number[];
    /** The person looked at what was read and said that it is right. */
    isConfirmed?: true;
  };
}
