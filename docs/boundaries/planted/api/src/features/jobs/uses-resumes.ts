import { q } from "../resumes/thing.ts"; // expect: features-apart
export const r = q;
