import { step } from "../sections/step.ts"; // expect: job-ad-flows-from-words
export const s = step;
