import { m } from "../match/thing.ts"; // expect: stack-job-ad
export const h = m;
