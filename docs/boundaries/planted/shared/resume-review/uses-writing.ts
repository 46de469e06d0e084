import { m } from "../writing/thing.ts"; // expect: stack-resume-review
export const r = m;
