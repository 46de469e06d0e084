import { m } from "../engine/thing.ts"; // expect: stack-autofill
export const f = m;
