import { m } from "../match/thing.ts"; // expect: stack-domain
export const e = m;
