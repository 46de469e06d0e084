import { m } from "../match/thing.ts"; // expect: stack-autofill
export const f = m;
