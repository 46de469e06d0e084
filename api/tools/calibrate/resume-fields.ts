import { writeFileSync } from "node:fs";
import type { WorkField } from "#shared/domain/resumes/resume-model.ts";
import { readerModels } from "#shared/resume/reader/reader-models.ts";
import type { ReadField, RoleDraft } from "#shared/resume/reader/role-drafts.ts";
import { tagResume } from "#shared/resume/reader/tag-resume.ts";
import { fieldsOf, readRoles } from "#shared/resume/reader/work-entries.ts";
import { type ClaimedJob, compareJob, matchJobs } from "../evaluate/jobs/job-score.ts";
import { isSetAside, type LabelledResume, plainText, readLabelledResumes } from "../train/labelled-resume.ts";
import { type FieldReading, fitThresholds, shareWrong } from "./fit-thresholds.ts";

const directory = "api/tools/train/resumes";
const file = "shared/resume/reader/field-thresholds.ts";
/**
 * The most wrong fields among those claimed: a point below the goal of .06, because other resumes have other formats.
 */
const mostWrong = 0.05;

/** Start and end are written together and are right or wrong together. */
type Field = "position" | "name" | "dates";

const valuesOf = (draft: RoleDraft): Partial<Record<WorkField, ReadField>> =>
  Object.fromEntries(fieldsOf(draft).filter(([, read]) => read !== undefined));

const toClaim = (read: Partial<Record<WorkField, ReadField>>): ClaimedJob => ({
  title: read.position?.text,
  employer: read.name?.text,
  start: read.startDate?.text,
  end: read.endDate?.text,
});

const fieldsRead = {
  position: ["position"],
  name: ["name"],
  dates: ["startDate", "endDate"],
} as const satisfies Record<Field, readonly WorkField[]>;

/** Every field that the parser finds for a job in the resume, and what is right about it. */
function readingsOf(resume: LabelledResume): FieldReading<Field>[] {
  const read = readRoles(tagResume(readerModels(), plainText(resume).text)).roles.map(valuesOf);
  const matched = matchJobs(resume.jobs, [], read.map(toClaim));
  return resume.jobs.flatMap((job, at) => {
    const own = read[matched.claims[at] ?? -1];
    if (own === undefined) return [];
    const { title: position, employer: name, dates } = compareJob(job, toClaim(own));
    const verdicts = { position, name, dates };
    return (Object.keys(fieldsRead) as Field[]).flatMap((field) => {
      const found = fieldsRead[field].flatMap((one) => own[one]?.probability ?? []);
      if (found.length === 0) return [];
      return [{ field, probability: Math.min(...found), isRight: verdicts[field] !== "wrong" }];
    });
  });
}

/**
 * `npm run -s calibrate -- resume-fields`: fits the probability from which a field of a role is claimed, on the
 * labelled resumes that the models have not seen, writes the table, and prints its effect on them.
 */
export function calibrateResumeFields(): void {
  const readings = readLabelledResumes(directory)
    .filter(({ id }) => isSetAside(id))
    .flatMap(readingsOf);
  const thresholds = fitThresholds(readings, mostWrong);
  // There is no label for places, so a place has the employer's threshold.
  const rows: Record<WorkField, number> = {
    position: thresholds.position,
    name: thresholds.name,
    location: thresholds.name,
    startDate: thresholds.dates,
    endDate: thresholds.dates,
  };
  const lines = Object.entries(rows).map(([field, least]) => `  ${field}: ${least},`);
  writeFileSync(
    file,
    `import type { WorkField } from "#shared/domain/resumes/resume-model.ts";

/** A field that was read with less probability is not claimed. Made by \`npm run calibrate -- resume-fields\`. */
export const leastProbability: Readonly<Record<WorkField, number>> = {
${lines.join("\n")}
};
`,
  );
  const figures = (Object.keys(thresholds) as Field[]).map((field) => {
    const own = readings.filter((one) => one.field === field);
    const claimed = own.filter(({ probability }) => probability >= thresholds[field]);
    const rightOf = (of: typeof own) => of.filter(({ isRight }) => isRight).length;
    return {
      field,
      n: own.length,
      least: thresholds[field],
      wrongBefore: shareWrong(own),
      wrong: shareWrong(claimed),
      unsureAndRight: rightOf(own) - rightOf(claimed),
      unsureAndWrong: own.length - claimed.length - rightOf(own) + rightOf(claimed),
    };
  });
  process.stdout.write(
    `${JSON.stringify({ task: "calibrate resume-fields", mostWrong, figures }, null, 1)}\n`,
  );
}
