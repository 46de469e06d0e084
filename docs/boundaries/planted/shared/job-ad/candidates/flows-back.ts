import { step } from "../ad/step.ts"; // expect: job-ad-flows-from-candidates
export const s = step;
