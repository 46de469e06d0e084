import { r } from "../resume/thing.ts"; // expect: stack-engine
export const f = r;
