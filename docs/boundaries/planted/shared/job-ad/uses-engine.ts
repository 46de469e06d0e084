import { m } from "../engine/thing.ts"; // expect: stack-job-ad
export const h = m;
