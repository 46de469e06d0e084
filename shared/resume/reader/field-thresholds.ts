import type { WorkField } from "#shared/domain/resumes/resume-model.ts";

/** A field that was read with less probability is not claimed. Made by `npm run calibrate -- resume-fields`. */
export const leastProbability: Readonly<Record<WorkField, number>> = {
  position: 0.25,
  name: 0.3,
  location: 0.3,
  startDate: 0.7,
  endDate: 0.7,
};
