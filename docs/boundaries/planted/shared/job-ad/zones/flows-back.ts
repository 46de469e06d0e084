import { step } from "../candidates/step.ts"; // expect: job-ad-flows-from-zones
export const s = step;
