import { r } from "../resume/thing.ts"; // expect: stack-match
export const f = r;
