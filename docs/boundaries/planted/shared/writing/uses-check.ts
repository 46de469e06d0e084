import { c } from "./verify/check-thing.ts"; // expect: fact-check-door
export const w = c;
