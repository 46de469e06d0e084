import { m } from "../match/thing.ts"; // expect: types-only-from-match
export const o = m;
