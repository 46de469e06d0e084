import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";

/** The dates of an entry. `current` is ours: the standard has no word for "present" and none for "not known". */
interface JsonSpan {
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

/**
 * A resume in the JSON Resume standard (jsonresume.org, schema 1.0.0), as far as the model fills it. Australian
 * extras are where the standard allows more fields: licences and checks in `certificates` (with `expires`),
 * referees in `references` (with `position` and `contact`), work rights in `meta`.
 */
export interface JsonResume {
  $schema?: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { address: string };
    profiles: { url: string }[];
  };
  work: (JsonSpan & { name?: string; position?: string; location?: string; highlights: string[] })[];
  education: (JsonSpan & { institution?: string; area?: string; studyType?: string; inProgress?: boolean })[];
  skills: { name?: string; keywords: string[] }[];
  certificates: { name: string; issuer?: string; date?: string; expires?: string }[];
  references: { name: string; position?: string; contact?: string }[];
  meta: { workRights?: string };
}

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

function withoutLines<Entry extends { lines: number[] }>({ lines: _, ...rest }: Entry): Omit<Entry, "lines"> {
  return rest;
}

/** Says of an entry without an end whether it goes on. */
function endOf(startDate: string | undefined, endDate: string | undefined): JsonSpan {
  if (endDate === "present") return { current: true };
  if (endDate !== undefined) return { endDate };
  return startDate === undefined ? {} : { current: false };
}

/** The model as JSON Resume: only what was read, absent fields stay absent. The source lines stay behind. */
export function toJsonResume(model: ResumeModel): JsonResume {
  const { location, profiles, workRights, ...basics } = model.basics;
  return {
    $schema: schema,
    basics: {
      ...basics,
      ...(location === undefined ? {} : { location: { address: location } }),
      profiles: profiles.map((url) => ({ url })),
    },
    work: model.work.map(({ lines: _, endDate, ...rest }) => ({
      ...rest,
      ...endOf(rest.startDate, endDate),
    })),
    education: model.education.map(({ lines: _, endDate, ...rest }) => ({
      ...rest,
      ...endOf(rest.startDate, endDate),
    })),
    skills: model.skills.map(withoutLines),
    certificates: model.certificates.map(withoutLines),
    references: model.referees.map(withoutLines),
    meta: workRights === undefined ? {} : { workRights },
  };
}
