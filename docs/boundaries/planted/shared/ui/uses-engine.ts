import { m } from "../engine/thing.ts"; // expect: types-only-from-engine
export const o = m;
