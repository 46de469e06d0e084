import { step } from "../words/step.ts"; // expect: job-ad-flows-from-page
export const s = step;
