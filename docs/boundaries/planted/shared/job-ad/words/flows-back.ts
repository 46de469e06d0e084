import { step } from "../zones/step.ts"; // expect: job-ad-flows-from-words
export const s = step;
