import { writeFileSync } from "node:fs";
import type { WorkField } from "#shared/domain/resumes/resume-model.ts";
import { readerModels } from "#shared/resume/reader/reader-models.ts";
import type { ReadField, RoleDraft } from "#shared/resume/reader/role-drafts.ts";
import { tagResume } from "#shared/resume/reader/tag-resume.ts";
import { fieldsOf, readRoles } from "#shared/resume/reader/work-entries.ts";
import { isRightField, matchJobs, type TrueJob } from "../evaluate/jobs/job-score.ts";
import { isSetAside, type LabelledResume, plainText, readLabelledResumes } from "../train/labelled-resume.ts";
import { type FieldReading, fitThresholds, shareWrong } from "./fit-thresholds.ts";

const directory = "api/tools/train/resumes";
const file = "shared/resume/reader/field-thresholds.ts";
/** Most wrong ones among the fields that are claimed as sure. */
const mostWrong = 0.06;

type Field = Exclude<WorkField, "location">;
const compared = {
  position: { kind: "title", truth: ({ title }: TrueJob) => title },
  name: { kind: "employer", truth: ({ employer }: TrueJob) => employer },
  startDate: { kind: "date", truth: ({ start }: TrueJob) => start },
  endDate: { kind: "date", truth: ({ end }: TrueJob) => end },
} as const satisfies Record<Field, object>;

const valuesOf = (draft: RoleDraft): Partial<Record<WorkField, ReadField>> =>
  Object.fromEntries(fieldsOf(draft).filter(([, read]) => read !== undefined));

/** Every field that the reader finds for a job that the resume states, with what is right about it. */
function readingsOf(resume: LabelledResume): FieldReading<Field>[] {
  const read = readRoles(tagResume(readerModels(), plainText(resume).text)).roles.map(valuesOf);
  const claims = read.map((one) => ({
    title: one.position?.text,
    employer: one.name?.text,
    start: one.startDate?.text,
    end: one.endDate?.text,
  }));
  const matched = matchJobs(resume.jobs, [], claims);
  return resume.jobs.flatMap((job, at) => {
    const own = read[matched.claims[at] ?? -1];
    if (own === undefined) return [];
    return (Object.keys(compared) as Field[]).flatMap((field) => {
      const { kind, truth } = compared[field];
      const { text, probability } = own[field] ?? {};
      if (text === undefined || probability === undefined) return [];
      return [{ field, probability, isRight: isRightField(kind, truth(job), text) }];
    });
  });
}

/**
 * `npm run -s calibrate -- resume-fields`: fits the probability from which a field of a role is claimed, on the
 * labelled resumes that the models have not seen, writes the table, and prints what it does there.
 */
export function calibrateResumeFields(): void {
  const readings = readLabelledResumes(directory)
    .filter(({ id }) => isSetAside(id))
    .flatMap(readingsOf);
  const thresholds = fitThresholds(readings, mostWrong);
  // A place is compared with nothing: it is claimed where an employer would be.
  const rows = { ...thresholds, location: thresholds.name ?? 0 };
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
  const claimed = readings.filter(({ field, probability }) => probability >= thresholds[field]);
  const unsure = readings.filter(({ field, probability }) => probability < thresholds[field]);
  process.stdout.write(
    `${JSON.stringify({
      task: "calibrate resume-fields",
      n: readings.length,
      thresholds: rows,
      wrongBefore: shareWrong(readings),
      wrong: shareWrong(claimed),
      unsureAndRight: unsure.filter(({ isRight }) => isRight).length,
      unsureAndWrong: unsure.filter(({ isRight }) => !isRight).length,
    })}\n`,
  );
}
