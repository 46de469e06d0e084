import { w } from "../writing/thing.ts"; // expect: stack-resume
export const g = w;
