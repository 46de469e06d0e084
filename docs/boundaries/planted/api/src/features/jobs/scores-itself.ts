import { analyseResume } from "#shared/resume/analyse-resume.ts"; // expect: heavy-work-on-threads

export const read = analyseResume;
