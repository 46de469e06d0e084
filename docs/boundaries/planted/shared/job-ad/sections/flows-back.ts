import { step } from "../candidates/step.ts"; // expect: job-ad-flows-from-sections
export const s = step;
