import { m } from "../engine/thing.ts"; // expect: stack-language
export const f = m;
